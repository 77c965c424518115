# Preguntas y respuestas.
#
# $place: un lugar del tablero, ya nombrado. $general: un general, ya nombrado. $card: el nombre de una carta.
# $foe: el otro bando, ya nombrado.

ask-wait = { $name } tiene que responder.
ask-keep = ¿Con qué carta te quedas?
ask-discard = Tienes demasiadas cartas: ¿cuál descartas?
ask-buy = ¿Qué compras?
ask-levy = Leva en { $place }: ¿dónde va la próxima tropa?
ask-move = ¿A quién mueves?
ask-step = ¿Adónde sigue { $general }?
ask-passage = ¿Entra { $general } en { $place } por el Pasaje Secreto?
ask-encounter = ¿Declaras batalla o te mantienes?
ask-commit = ¿Cuántas tropas de { $general } comprometes en { $place }?
ask-garrison = ¿Cuántas tropas de la guarnición de { $place } comprometes?
ask-cards = Tu orden en { $place } contra { $foe }: ¿juegas cartas o la sellas?
ask-fate = { $place } es tuya: ¿la conquistas o la saqueas?
ask-anytime = ¿Qué quieres hacer?

ask-tag-keep = Robar
ask-tag-discard = Descartar
ask-tag-buy = Adquisiciones
ask-tag-levy = Leva
ask-tag-move = Movimiento
ask-tag-step = Movimiento
ask-tag-passage = Pasaje Secreto
ask-tag-encounter = Combate
ask-tag-order = Tu orden
ask-tag-answer = Te atacan
ask-tag-fate = Botín

ask-note-secret = Nadie más lo ve.
ask-note-coins =
    { $coins ->
        [one] Tienes 1 moneda.
       *[other] Tienes { $coins } monedas.
    }
ask-note-levy =
    { $left ->
        [one] Queda 1 tropa por colocar.
       *[other] Quedan { $left } tropas por colocar.
    }
ask-note-step =
    { $left ->
        [one] Le queda 1 hexágono.
       *[other] Le quedan { $left } hexágonos.
    }
ask-note-order = Las tropas comprometidas se pierden aunque ganes. Tu orden queda oculta hasta que los dos bandos hayan sellado la suya.
ask-note-answer = No puedes evitar la batalla: solo eliges con qué respondes. Las tropas comprometidas se pierden aunque ganes.
ask-note-encounter =
    { $situation ->
        [besieged] Estás asediado: puedes atacar para romper el cerco, sin tu muralla, o dejar que el asedio siga.
        [besieging] Estás asediando: puedes atacar, o mantener el asedio y dejar que la muralla se derrita.
        [mixed] Decide en cada encuentro; si terminas, te mantienes en los que queden.
       *[coincided] Habéis coincidido: puedes atacar o ignorar al vecino.
    }
ask-note-fate = Conquistada conserva muralla, desarrollos y título. Saqueada da { $coins } monedas y suma 3 de Ira, y el lugar queda arrasado para siempre.

# Respuestas

option-keep = Quédate con { $card }
option-discard = Descarta { $card }
option-pass = Termina
option-pass-move = Termina tu Movimiento
option-pass-fate = Renuncia a elegir
option-troop = Compra una tropa para { $place } ({ $cost })
option-troop-for = Compra una tropa para { $general } ({ $cost })
option-recruit = Recluta a { $general } en { $place } ({ $cost })
option-captain = Recluta a un capitán en { $place } ({ $cost })
option-wall = Amuralla { $place } ({ $cost })
option-market = Construye un Mercado en { $place } ({ $cost })
option-barracks = Construye un Cuartel en { $place } ({ $cost })
option-found = Funda una aldea en { $place } ({ $cost })
option-raise = Alza { $place } a ciudad de juez ({ $cost })
option-sword = Compra una Espada para { $general } ({ $cost })
option-chariot = Compra un Carro de guerra para { $general } ({ $cost })
option-squire = Compra un Escudero para { $general } ({ $cost })
option-ransom = Rescata a { $general } y llévalo a { $place } ({ $cost })
option-move-ark = Lleva el Arca a { $place }
option-play = Juega { $card }
option-play-at = Juega { $card } en { $place }
option-levy = A la guarnición de { $place }
option-levy-for = Con { $general }
option-move = Mueve a { $general } a { $place }
option-march = Marcha Forzada con { $general }
option-stop = Detente aquí
option-shift = Pasa una tropa de { $general } a { $other }
option-shift-garrison = Pasa una tropa de { $general } a la guarnición
option-draw-out = Pasa una tropa de la guarnición a { $general }
option-take = Pon con { $general } una tropa sin mando
option-passage = Entra con { $general } por el Pasaje Secreto
option-no-passage = Entra a la vista de todos
option-declare = Declara batalla a { $foe } en { $place }
option-declare-alone = Declara batalla en { $place }
option-hold =
    { $situation ->
        [besieging] Mantén el asedio de { $place }
        [besieged] Aguanta el asedio en { $place }
       *[other] Ignora a { $foe } en { $place }
    }
option-end = Termina y mantente en todo lo demás
option-commit =
    { $troops ->
        [one] 1 tropa de { $general }
       *[other] { $troops } tropas de { $general }
    }
option-garrison =
    { $troops ->
        [one] 1 tropa de la guarnición
       *[other] { $troops } tropas de la guarnición
    }
option-use = Juega { $card }
option-confirm = Sella la orden
option-conquer = Conquista
option-sack = Saquea y esclaviza ({ $coins } monedas, Ira +3)
option-change = Cambia tu orden en { $place }
option-give = Da algo a { $name }
option-concede = Ríndete
option-new-rules = Cambia las reglas
option-join = Une tus tropas a la batalla en { $place }
