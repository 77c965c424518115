# Lo que se lee de una partida: preguntas, respuestas, crónica y mesa.
#
# $who: de quién se trata, visto por quien lee: me (tú), rival, south o north (para quien mira sin jugar).
# $line: front, sanctuary, rear. $card: el nombre de una carta. $piece: una carta en juego, ya nombrada con su dueño.

# Jugadores, líneas, fases

seat-title =
    { $who ->
        [me] Tú
        [rival] Tu rival
        [south] Sur
       *[north] Norte
    }
seat-inner =
    { $who ->
        [me] tú
        [rival] tu rival
        [south] Sur
       *[north] Norte
    }
its-nexus =
    { $who ->
        [me] Tu Nexo
        [rival] El Nexo rival
        [south] El Nexo de Sur
       *[north] El Nexo de Norte
    }
to-nexus =
    { $who ->
        [me] a tu Nexo
        [rival] al Nexo rival
        [south] al Nexo de Sur
       *[north] al Nexo de Norte
    }
its-limit =
    { $who ->
        [me] Tu Límite de Éter
        [rival] El Límite de Éter rival
        [south] El Límite de Éter de Sur
       *[north] El Límite de Éter de Norte
    }
line-name =
    { $line ->
        [front] Frente
        [sanctuary] Santuario
       *[rear] Retaguardia
    }
line-the =
    { $line ->
        [front] el Frente
        [sanctuary] el Santuario
       *[rear] la Retaguardia
    }
line-opening =
    { $line ->
        [front] El Frente
        [sanctuary] El Santuario
       *[rear] La Retaguardia
    }
line-to =
    { $line ->
        [front] al Frente
        [sanctuary] al Santuario
       *[rear] a la Retaguardia
    }
in-its-line =
    { $who ->
        [me] en tu { line-name }
        [rival] en { line-the } rival
        [south] en { line-the } de Sur
       *[north] en { line-the } de Norte
    }
phase-awaken = Despertar
phase-flow = Flujo
phase-preparation = Preparación
phase-conflict = Conflicto
phase-closing = Cierre

# Cartas en juego

a-card = una carta
gone-card = una carta que ya no está
piece =
    { $who ->
        [me] { $name }
        [rival] { $name } (rival)
        [south] { $name } (Sur)
       *[north] { $name } (Norte)
    }
piece-at =
    { $who ->
        [me] { $name } ({ $place })
        [rival] { $name } (rival, { $place })
        [south] { $name } (Sur, { $place })
       *[north] { $name } (Norte, { $place })
    }
place-slot = { line-name } { $slot }
place-table = mesa { $slot }
place-on = en { $bearer }

# Preguntas

ask-action = ¿Qué haces en tu Preparación?
ask-window =
    { $window ->
        [awaken] { $own ->
            [yes] Termina tu Despertar
           *[no] Termina el Despertar rival
        }
        [flow] { $own ->
            [yes] Termina tu Flujo
           *[no] Termina el Flujo rival
        }
        [action] Tu rival acaba de actuar
        [declared] { $own ->
            [yes] Has declarado tus ataques
           *[no] Tu rival ha declarado sus ataques
        }
        [blocked] Los bloqueos están decididos
        [fought] { $own ->
            [yes] Termina tu Conflicto
           *[no] Termina el Conflicto rival
        }
        [closing] { $own ->
            [yes] Tu turno se cierra
           *[no] El turno rival se cierra
        }
       *[prepared] Tu rival da por terminada su Preparación
    }: { $own ->
        [yes] ¿juegas algo o pasas?
       *[no] ¿respondes o pasas?
    }
ask-line = ¿En qué línea entra { $card }?
ask-bearer = ¿Qué Criatura llevará { $card }?
ask-target =
    { $card }: elige { $order ->
        [first] primero{" "}
        [second] ahora{" "}
       *[only] {""}
    }{ $target }.
ask-attack =
    { $count ->
        [0] ¿Qué ataques declaras?
        [one] Tienes 1 ataque preparado: ¿añades otro o confirmas?
       *[other] Tienes { $count } ataques preparados: ¿añades otro o confirmas?
    }
ask-block = { $piece } ataca a tu Nexo con { $attack } de Ataque: ¿con quién bloqueas?
ask-confirm-blocks =
    { $count ->
        [0] No bloqueas ningún ataque: ¿lo confirmas?
        [one] Bloqueas 1 ataque: ¿lo confirmas?
       *[other] Bloqueas { $count } ataques: ¿lo confirmas?
    }
ask-discard =
    { $count ->
        [one] ¿Qué carta descartas?
       *[other] Te quedan { $count } cartas por descartar: ¿cuál ahora?
    }
ask-mulligan = ¿Te quedas con esta mano o la cambias por { card-cards }?
ask-commander = ¿Qué Comandante llevas?
ask-order = Tienes { $count } efectos pendientes: ¿cuál resuelves ahora?
ask-ward =
    { $piece } va a infligir { card-wounds } a tu Nexo: { $cost ->
        [0] ¿las impides con { $card }?
       *[other] ¿pagas { $cost } de Éter para impedirlas con { $card }?
    }
ask-champion = Solo puedes controlar un Campeón: ¿cuál se queda?
ask-answer = Varias Criaturas atacan a { $piece }: ¿a cuál devuelve el golpe?
ask-anytime = Puedes rendirte en cualquier momento.
ask-wait =
    { $who ->
        [me] Falta tu respuesta.
       *[other] Espera a que responda { seat-inner }.
    }

# Limitaciones de un objetivo

target-limit = {" "}{ $text }
target-limits = {" "}{ $first } y { $second }

# Qué clase de respuesta se pide, en dos o tres palabras, y lo que queda por saber

ask-tag-action = Tu Preparación
ask-tag-window = Te toca responder
ask-tag-line = Elige línea
ask-tag-bearer = Elige portadora
ask-tag-target = Elige objetivo
ask-tag-attack = Declara ataques
ask-tag-block = Decide bloqueos
ask-tag-confirm-blocks = Confirma bloqueos
ask-tag-discard = Descarta
ask-tag-mulligan = Mano inicial
ask-tag-commander = Elige Comandante
ask-tag-order = Ordena efectos
ask-tag-ward = Protege tu Nexo
ask-tag-champion = Elige Campeón
ask-tag-answer = Devuelve el golpe
ask-note-ether =
    { $ether ->
        [0] No te queda Éter.
        [one] Te queda 1 de Éter.
       *[other] Te quedan { $ether } de Éter.
    }
ask-note-window = Puedes jugar un Conjuro Rápido o usar una habilidad de cualquier fase. { ask-note-ether }
ask-note-attack = Nada se agota ni se ve hasta que confirmes.
ask-note-block = Nadie ve tus bloqueos hasta que confirmes.
ask-note-discard =
    { $cards ->
        [one] Tienes 1 carta en la mano.
       *[other] Tienes { $cards } cartas en la mano.
    }
ask-note-secret = Tu rival no lo sabrá hasta que también haya decidido.
ask-note-text = «{ $text }».

# Respuestas

option-end-preparation = Termina la Preparación
option-no-attack = Termina sin atacar
option-confirm-attacks =
    { $count ->
        [one] Confirma 1 ataque
       *[other] Confirma { $count } ataques
    }
option-pass = Pasa
option-play = Juega { $card } ({ $cost })
option-play-known = Juega { $card } ({ $cost }, la conoce tu rival)
option-move = Mueve { $piece } { line-to } ({ $cost })
option-use = Usa { $piece } ({ $price })
option-use-text = Usa { $piece }: «{ $text }»
option-price = { $cost } de Éter
option-price-exhaust = agotar
option-price-free = sin coste
option-equip = Equipa { $piece } ({ $cost })
option-attack = Ataca a { $target } con { $piece }
option-attack-nexus = Ataca al Nexo con { $piece }
option-block = Bloquea con { $piece }
option-no-block = Deja pasar el ataque
option-confirm-blocks =
    { $count ->
        [0] Confirma que no bloqueas
        [one] Confirma 1 bloqueo
       *[other] Confirma { $count } bloqueos
    }
option-target = Elige { $piece }
option-bearer = Equipa a { $piece }
option-line = Elige { line-the }
option-order = Resuelve { $card }: «{ $text }»
option-order-echo = Resuelve el Eco de { $card }
option-discard = Descarta { $card }
option-discard-known = Descarta { $card } (la conoce tu rival)
option-keep = Quédate con la mano
option-mulligan = Cambia la mano por { card-cards }
option-mulligan-any = Haz mulligan
option-lead = Elige a { $card }
option-no-leader = Juega sin Comandante
option-pay =
    { $cost ->
        [0] Impide { card-wounds }
       *[other] Paga { $cost } de Éter e impide { card-wounds }
    }
option-let = Deja pasar { card-wounds }
option-keep-champion = Quédate con { $piece }
option-answer = Devuelve el golpe a { $piece }
option-concede = Ríndete

# Crónica: preparar la partida

event-shuffled =
    { $who ->
        [me] Barajas tu mazo
       *[other] { seat-title } baraja su mazo
    } de { $amount } cartas.
event-commander-shown =
    { $who ->
        [me] Tu Comandante es
        [rival] El Comandante rival es
        [south] El Comandante de Sur es
       *[north] El Comandante de Norte es
    } { $card }.
event-commander-shown-none =
    { $who ->
        [me] Juegas sin Comandante.
       *[other] { seat-title } juega sin Comandante.
    }
event-mulligan-taken =
    { $who ->
        [me] Cambias tu mano
       *[other] { seat-title } cambia su mano
    } por { card-cards }.
event-mulligan-taken-none =
    { $who ->
        [me] Te quedas con tu mano.
       *[other] { seat-title } se queda con su mano.
    }
event-first-drawn =
    Por sorteo, { $who ->
        [me] empiezas tú.
       *[other] empieza { seat-inner }.
    }

# Crónica: Rondas y fases

event-round-began = Empieza la Ronda { $round }.
event-phase-began =
    { $phase ->
        [awaken] { $who ->
            [me] Empieza tu turno: Despertar.
            [rival] Empieza el turno de tu rival: Despertar.
            [south] Empieza el turno de Sur: Despertar.
           *[north] Empieza el turno de Norte: Despertar.
        }
       *[other] { $who ->
            [me] Pasas
           *[other] { seat-title } pasa
        } { $phase ->
            [flow] al Flujo.
            [preparation] a la Preparación.
            [conflict] al Conflicto.
           *[closing] al Cierre.
        }
    }
event-readied-all =
    { $who ->
        [me] Enderezas tus cartas.
       *[other] { seat-title } endereza sus cartas.
    }

# Crónica: Éter y cartas

event-limit-changed = { its-limit } pasa a ser { $amount }.
event-limit-changed-raised = { its-limit } sube de { $before } a { $amount }.
event-limit-changed-kept = { its-limit } no sube en el primer Flujo: sigue en { $amount }.
event-ether-filled =
    { $who ->
        [me] Recargas Éter: tienes { $amount }.
       *[other] { seat-title } recarga Éter: tiene { $amount }.
    }
event-ether-changed =
    { $who ->
        [me] Obtienes { $amount } de Éter: pasas de { $before } a { $after }.
       *[other] { seat-title } obtiene { $amount } de Éter: pasa de { $before } a { $after }.
    }
event-ether-changed-paid =
    { $who ->
        [me] Pagas { $amount } de Éter: pasas de { $before } a { $after }.
       *[other] { seat-title } paga { $amount } de Éter: pasa de { $before } a { $after }.
    }
event-ether-lost =
    { $who ->
        [me] Pierdes { $amount } de Éter sin gastar.
       *[other] { seat-title } pierde { $amount } de Éter sin gastar.
    }
event-card-drawn =
    { $who ->
        [me] Robas { $card }.
       *[other] { seat-title } roba { $card }.
    }
event-deck-empty =
    { $who ->
        [me] Tu mazo está vacío: no robas.
        [rival] El mazo rival está vacío: no roba.
        [south] El mazo de Sur está vacío: no roba.
       *[north] El mazo de Norte está vacío: no roba.
    }
event-card-played =
    { $who ->
        [me] Juegas { $card }
       *[other] { seat-title } juega { $card }
    }{ $amount ->
        [0] {" "}sin gastar Éter.
       *[other] : { $who ->
            [me] tu Éter pasa
           *[other] su Éter pasa
        } de { $before } a { $after }.
    }
event-ability-used =
    { $who ->
        [me] Usas { $card }
       *[other] { seat-title } usa { $card }
    }: «{ $text }».
event-ability-triggered = { $piece }: «{ $text }».
event-discarded =
    { $who ->
        [me] Descartas { $card }.
       *[other] { seat-title } descarta { $card }.
    }
event-returned = { $piece } vuelve a la mano.

# Crónica: lo que pasa en la mesa

event-entered =
    { $card } entra { in-its-line }{ $amount ->
        [0] {" "}y aún no puede atacar.
       *[other] {" "}con Precipitación.
    }
event-entered-echo = El Eco de { $card } deja una copia { in-its-line }.
event-entered-table =
    { $card } queda { $who ->
        [me] en tu mesa.
        [rival] en la mesa rival.
        [south] en la mesa de Sur.
       *[north] en la mesa de Norte.
    }
event-equipped = { $card } se equipa a { $bearer }.
event-shifted = { $piece } pasa { line-to }.
event-moved =
    { $who ->
        [me] Mueves { $card }
       *[other] { seat-title } mueve { $card }
    } { line-to }{ $amount ->
        [0] {" "}sin gastar Éter.
       *[other] {" "}por { $amount } de Éter.
    }
event-readied = { $piece } se endereza.
event-exhausted = { $piece } se agota.
event-stunned = Se aturde a { $piece }: no se enderezará en su próximo Despertar.
event-stun-spent =
    { $amount ->
        [0] A { $piece } se le pasa el aturdimiento.
       *[other] Por el aturdimiento, { $piece } no se endereza este turno.
    }
event-silenced = Se silencia a { $piece }{ card-term }.
event-boosted = { $piece } obtiene { $change }{ card-term }.
event-boosted-from = { $piece } obtiene { $change }{ card-term } ({ $source }).
event-granted = { $piece } gana { $keyword }.
event-granted-from = { $piece } gana { $keyword } ({ $source }).
event-controlled =
    { $who ->
        [me] Tomas el control de { $card }.
       *[other] { seat-title } toma el control de { $card }.
    }
event-wounded = { $piece } recibe { card-wounds } de { $source }.
event-restored = { $piece } recupera { $amount } de Vida.
event-died = Muere { $card } { in-its-line }.
event-gear-lost = Se destruye { $piece }.
event-gear-lost-bearer = { $piece } va al Descarte: su portadora ya no está.
event-gear-lost-loose = { $piece } se queda en la mesa: su portadora ya no está.
event-gear-lost-champion = { $piece } va al Descarte: solo puede quedar un Campeón.
event-nothing-happened = No hay sitio para { $card }: la línea está llena.
event-nothing-happened-champion = No hay sitio para { $card }: solo puede haber un Campeón.
event-expired = Se acaban los efectos de este turno sobre { $piece }.

# Crónica: combate

event-attacked = { $piece } ataca a { $target }.
event-attacked-nexus = { $piece } ataca { to-nexus }.
event-no-attack =
    { $who ->
        [me] No declaras ataques.
       *[other] { seat-title } no declara ataques.
    }
event-blocked = { $piece } bloquea a { $target }.
event-unblocked =
    { $who ->
        [me] No bloqueas.
       *[other] { seat-title } no bloquea.
    }
event-fight-off = { $piece } se queda sin nadie contra quien combatir.
event-fight-off-gone = Un ataque queda en nada: quien atacaba ya no está.
event-nexus-wounded =
    { its-nexus } recibe { card-wounds }{ $source } { $after ->
        [0] y cae a 0.
       *[other] y pasa de { $before } a { $after }.
    }
nexus-wounded-by = {" "}de { $card }
nexus-wounded-deck = {" "}por el mazo vacío
event-nexus-restored = { its-nexus } recupera { $amount } de vida y pasa de { $before } a { $after }.
event-nexus-restored-set = { its-nexus } empieza con { $after } de vida.
event-warded =
    { $cost ->
        [0] { $piece } impide { card-wounds } { to-nexus }.
       *[other] { $who ->
            [me] Pagas { $cost } de Éter y { $card } impide { card-wounds } a tu Nexo.
           *[other] { seat-title } paga { $cost } de Éter y { $card } impide { card-wounds } a su Nexo.
        }
    }
event-answer-chosen = { $piece } devuelve el golpe solo a { $target }.

# Crónica: Dominio y final

event-line-judged =
    { $who ->
        [me] Controlas { line-the }: { $most } de Fuerza contra { $least }.
       *[other] { seat-title } controla { line-the }: { $most } de Fuerza contra { $least }.
    }
event-line-judged-neutral = { line-opening } queda neutral: { $most } de Fuerza contra { $least }.
event-mark-earned =
    { $who ->
        [me] Ganas
       *[other] { seat-title } gana
    } { $amount ->
        [one] una Marca de Dominio.
       *[other] la segunda Marca de Dominio seguida.
    }
event-mark-lost =
    { $who ->
        [me] Pierdes tu Marca de Dominio.
       *[other] { seat-title } pierde su Marca de Dominio.
    }
event-tie-break =
    Desempate por { $by ->
        [life] vida del Nexo
       *[force] Fuerza total
    }: { $who ->
        [me] tú { $mine }, tu rival { $theirs }.
       *[south] Sur { $mine }, Norte { $theirs }.
    }
event-sudden-death = Muerte Súbita: se juega una Ronda más, la { $round }.
event-conceded =
    { $who ->
        [me] Te rindes.
       *[other] { seat-title } se rinde.
    }
event-taken-back =
    { $who ->
        [me] Retiras tu última respuesta.
       *[other] { seat-title } retira su última respuesta.
    }

# El final. $who es quien gana.

result-won =
    { $who ->
        [me] Ganas
       *[other] Gana { seat-inner }
    } { $how }.
result-won-any =
    { $who ->
        [me] Ganas la partida.
       *[other] Gana la partida { seat-inner }.
    }
result-drawn = Empate: { $how }.
result-drawn-any = La partida acaba en empate.
won-INF-1-4 =
    por la caída { $who ->
        [me] del Nexo rival
        [rival] de tu Nexo
        [south] del Nexo de Norte
       *[north] del Nexo de Sur
    }
won-INF-1-5 =
    por la caída { $who ->
        [me] del Nexo rival
        [rival] de tu Nexo
        [south] del Nexo de Norte
       *[north] del Nexo de Sur
    }, que manda sobre el Dominio
won-INF-1-6 = por Fuerza total: los dos Nexos caen a la vez
won-INF-7_2-4 =
    porque { $who ->
        [me] el mazo rival está vacío
        [rival] tu mazo está vacío
        [south] el mazo de Norte está vacío
       *[north] el mazo de Sur está vacío
    }
won-INF-11_3-2 = por Dominio: segunda Marca seguida
won-INF-11_3-3 = por Dominio Total: controla las tres líneas
    .me = por Dominio Total: controlas las tres líneas
won-INF-11_4-2 = en el desempate: su Nexo tiene más vida
    .me = en el desempate: tu Nexo tiene más vida
won-INF-11_4-3 = en el desempate: suma más Fuerza
    .me = en el desempate: sumas más Fuerza
won-INF-15-2 =
    porque { $who ->
        [me] tu rival se rinde
        [rival] te rindes
        [south] Norte se rinde
       *[north] Sur se rinde
    }
drawn-INF-1-6 = los dos Nexos caen a la vez
drawn-INF-11_4-5 = la Muerte Súbita termina igualada

# La mesa

counter-nexus = Nexo
counter-ether = Éter
counter-mark = Marcas
counter-hand = mano
counter-deck = mazo
counter-discard = Descarte
counter-fatigue = robos fallidos
role-attack = Ataque
role-endure = Vida
zone-front = Frente
zone-sanctuary = Santuario
zone-rear = Retaguardia
zone-table = Mesa
zone-commander = Comandante
zone-hand = Mano
zone-deck = Mazo
zone-discard = Descarte
mark-stunned = Aturdida
mark-silenced = Silenciada
mark-exhausted = Agotada
mark-new = Recién llegada
mark-wounded = Herida
mark-rush = Precipitación
mark-guard = Guardia
mark-echo = Eco
mark-copy = Copia
mark-token = Ficha
mark-known = La conoce tu rival
part-wounds = heridas
part-floor = el Ataque nunca baja de 0
outlook =
    Si la Ronda acabara ahora, { $what ->
        [total] { $who ->
            [me] ganarías por Dominio Total.
           *[other] { seat-inner } ganaría por Dominio Total.
        }
        [win] { $who ->
            [me] ganarías por Dominio.
           *[other] { seat-inner } ganaría por Dominio.
        }
        [mark] { $who ->
            [me] ganarías una Marca.
           *[other] { seat-inner } ganaría una Marca.
        }
        [marks] cada jugador ganaría una Marca.
        [tie] habría desempate.
       *[nothing] nadie ganaría una Marca.
    }

# Lo que traería un combate, y el resumen del final

preview-combat = Si nadie responde
preview-unblocked = Si nadie responde ni bloquea
preview-over = { $condition }, la partida acaba. { $result }
summary-title = Fuerza al cierre de cada Ronda
summary-round = Ronda
summary-number = { $round }
summary-mark = Marca
summary-both = { $names }
summary-played = Cartas jugadas
summary-fallen = Criaturas caídas
summary-ether = Éter sin gastar

# Preparar una partida

setup-deck-form = Esto no es un mazo.
    .remedy = Da el nombre de un mazo de muestra, «text» con la lista escrita, o «cards» con las cartas y sus copias.
ruleset-endless = Sin límite de Rondas y sin castigo por robar de un mazo vacío, la partida podría no acabar nunca.
    .remedy = Pon «round_limit» en 20, 30 o 50, o «empty_deck» en fatigue o lose.
