# Lo que se lee de una partida: preguntas, respuestas, crónica y final.
#
# $who: de quién se trata, visto por quien lee: me (tú), rival, south o north (para quien mira sin jugar).
# $card: el nombre de una carta. $piece: una carta en juego, ya nombrada con su dueño. $zone: military, support,
# economic, development. $pile: hand, underworld, discard. $left: lo que queda después.

# Jugadores, zonas, fases

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
in-its-zone =
    { $zone ->
        [military] { $who ->
            [me] en tu Zona Militar
            [rival] en la Zona Militar rival
            [south] en la Zona Militar de Sur
           *[north] en la Zona Militar de Norte
        }
        [support] { $who ->
            [me] en tu Zona Soporte
            [rival] en la Zona Soporte rival
            [south] en la Zona Soporte de Sur
           *[north] en la Zona Soporte de Norte
        }
        [economic] { $who ->
            [me] en tu Zona Económica
            [rival] en la Zona Económica rival
            [south] en la Zona Económica de Sur
           *[north] en la Zona Económica de Norte
        }
       *[development] { $who ->
            [me] en tu Zona Desarrollo
            [rival] en la Zona Desarrollo rival
            [south] en la Zona Desarrollo de Sur
           *[north] en la Zona Desarrollo de Norte
        }
    }
from-its-pile =
    { $pile ->
        [underworld] { $who ->
            [me] desde tu Inframundo
           *[other] desde su Inframundo
        }
       *[discard] { $who ->
            [me] desde tu Descarte
           *[other] desde su Descarte
        }
    }
phase-exploration = Exploración
phase-abundance = Abundancia
phase-expansion = Expansión
phase-invasion = Invasión
phase-renewal = Renovación
phase-inner =
    { $phase ->
        [exploration] Exploración
        [abundance] Abundancia
        [expansion] Expansión
        [invasion] Invasión
       *[renewal] Renovación
    }
in-exploration = en tu Exploración
in-abundance = en tu Abundancia
in-expansion = en tu Expansión
in-invasion = en la Invasión
in-renewal = en tu momento de la Renovación
in-response = como [Respuesta]
period-name =
    { $period ->
        [sprout] el Brote Precolombino
        [equinox] el Equinoccio
        [encounter] el Encuentro entre dos Mundos
       *[sublimation] la Sublimación Cósmica
    }
some-resources =
    { $amount ->
        [one] 1 recurso
       *[other] { $amount } recursos
    }
points-number = { $whole }{ $half ->
        [0] {""}
       *[other] ,5
    }
some-points = { points-number } PV

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
place =
    { $zone ->
        [military] Militar
        [support] Soporte
        [economic] Económica
       *[development] Desarrollo
    } { $slot }
fight =
    { $kind ->
        [siege] Asedio a { $target }
       *[battle] Batalla contra { $target }
    }{ $number ->
        [0] {""}
       *[other] {" "}({ $number })
    }

keyword-vengeance = Venganza
ability-quoted = «{ $text }»
ability-equinox = Habilidad de Equinoccio
ability-encounter = Habilidad de Encuentro
ability-effect = efecto
ability-enters = habilidad de entrada
ability-leaves = habilidad de salida
ability-own = habilidad

# $kind y $side: qué cartas se piden y de quién.
asked-for =
    { $kind ->
        [unit] una unidad
        [military] una unidad militar
        [support] una unidad de soporte
        [structure] una estructura
        [economic] una Estructura Económica
        [development] una Estructura de Desarrollo
        [card] una carta en juego
        [play] una carta o habilidad de la cadena
        [fallen] una carta de tus pilas
        [legacy] un Legado
       *[any] una carta
    }{ $side ->
        [yours] { $kind ->
            [fallen] {""}
            [legacy] {" "}tuyo
           *[other] {" "}tuya
        }
        [enemy] {" "}rival
       *[any] {""}
    }

# Preguntas

ask-action =
    { $phase ->
        [expansion] ¿Qué haces en tu Expansión?
       *[other] ¿Usas algo en tu { phase-inner }?
    }
ask-attack =
    { $first ->
        [yes] Marcha Blanca: este turno no hay Enfrentamientos. ¿Usas algo en tu Invasión?
       *[no] { $count ->
            [0] ¿Qué carta rival atacas?
            [one] Tienes 1 Enfrentamiento: ¿declaras otro o terminas?
           *[other] Tienes { $count } Enfrentamientos: ¿declaras otro o terminas?
        }
    }
ask-attackers =
    { $kind ->
        [siege] Asedio a { $target }
       *[battle] Batalla contra { $target }
    }: { $count ->
        [0] ¿con qué atacas?
        [one] tienes 1 atacante, ¿añades otra o cierras?
       *[other] tienes { $count } atacantes, ¿añades otra o cierras?
    }
ask-defender = Atacan a { $target } con { $attack } contra { $defence }: ¿la defiendes?
ask-defender-second = Atacan a { $target } con { $attack } contra { $defence }: ¿la defiende también otra unidad?
ask-next =
    { $count ->
        [0] ¿Qué Enfrentamiento se resuelve primero?
       *[other] ¿Qué Enfrentamiento se resuelve después?
    }
ask-initiative =
    { $passed ->
        [yes] Tu rival ha pasado: ¿juegas un efecto de Invasión o cierras la ocasión?
       *[no] ¿Juegas un efecto de Invasión o pasas?
    }
ask-response =
    { $who ->
        [me] Has jugado { $card }: ¿añades algo o pasas?
       *[other] Tu rival juega { $card }: ¿respondes o pasas?
    }
ask-response-ability =
    { $who ->
        [me] Has usado { $card } ({ $ability }): ¿añades algo o pasas?
       *[other] Tu rival usa { $card } ({ $ability }): ¿respondes o pasas?
    }
ask-response-combat =
    { $who ->
        [me] Tu rival ha decidido sus defensas: ¿respondes o pasas?
       *[other] Tu rival ha declarado sus ataques: ¿respondes o pasas?
    }
ask-lost = Pierdes contra { $target }: ¿qué atacante entregas?
ask-target =
    { $card }: elige { $wanted }{ $most ->
        [one] .
       *[other] {" "}({ $done } de { $most }).
    }
ask-may = ¿Usas { $ability } de { $card }?
ask-order = Hay { $count } habilidades pendientes: ¿cuál se procesa ahora?
ask-discarded =
    { $count ->
        [one] ¿Qué carta descartas para pagar { $card }?
       *[other] Te quedan { $count } cartas por descartar para pagar { $card }: ¿cuál ahora?
    }
ask-given-up = ¿Qué carta tuya entregas para pagar { $card }?
ask-discard =
    { $count ->
        [one] ¿Qué carta descartas?
       *[other] Te quedan { $count } cartas por descartar: ¿cuál ahora?
    }
ask-sought = { $card }: ¿qué carta buscas en tu mazo?
ask-source =
    { $count ->
        [one] Te queda 1 recurso por pagar: ¿de dónde sale?
       *[other] Te quedan { $count } recursos por pagar: ¿de dónde sale el siguiente?
    }
ask-set-up = Set Up, { $place } de { $count }: elige { $wanted } de tu mazo.
ask-exchange =
    { $count ->
        [0] Mulligan: ¿qué cartas cambias?
        [one] Vas a cambiar 1 carta: ¿alguna más?
       *[other] Vas a cambiar { $count } cartas: ¿alguna más?
    }
ask-recovered =
    { $count ->
        [one] Te queda 1 carta por recuperar: ¿cuál vuelve a tu mazo?
       *[other] Te quedan { $count } cartas por recuperar: ¿cuál vuelve a tu mazo?
    }
ask-sent =
    Efectos Destructivos: { $kind ->
        [structure] { $count ->
            [one] ¿qué estructura envías?
           *[other] te quedan { $count } estructuras por enviar, ¿cuál ahora?
        }
       *[unit] { $count ->
            [one] ¿qué unidad envías?
           *[other] te quedan { $count } unidades por enviar, ¿cuál ahora?
        }
    }
ask-compensation = ¿Usas la Habilidad de Encuentro de { $culture }?
ask-anytime = Puedes rendirte en cualquier momento.
ask-wait =
    { $who ->
        [me] Falta tu respuesta.
       *[other] Espera a que responda { seat-inner }.
    }

# Qué clase de respuesta se pide, en dos o tres palabras, y lo que queda por saber

ask-tag-action = Tu momento
ask-tag-attack = Declara ataques
ask-tag-attackers = Elige atacantes
ask-tag-defender = Defensa
ask-tag-next = Orden
ask-tag-initiative = Iniciativa Bélica
ask-tag-lost = Ataque perdido
ask-tag-response = Puedes responder
ask-tag-target = Elige objetivo
ask-tag-may = Opcional
ask-tag-order = Ordena habilidades
ask-tag-discard = Descarta
ask-tag-give-up = Entrega
ask-tag-sought = Busca
ask-tag-source = Paga
ask-tag-set-up = Tu Set Up
ask-tag-exchange = Mulligan
ask-tag-recovered = Recupera
ask-tag-sent = Efectos Destructivos
ask-tag-compensation = Compensación
ask-note-resources =
    { $count ->
        [0] No tienes recursos
        [one] Tienes 1 recurso
       *[other] Tienes { $count } recursos
    }{ $cards ->
        [0] {""}
       *[other] : { $base } base y { $cards } sobre cartas
    }{ $locked ->
        [0] .
        [one] ; hay 1 más bloqueado en una estructura girada.
       *[other] ; hay { $locked } más bloqueados en estructuras giradas.
    }
ask-note-attackers = Por ahora suman { $attack } contra { $defence }. Nada se gira ni se ve hasta que cierres.
ask-note-defender = La unidad que defiende se gira y suma su Fuerza a la de la atacada.
ask-note-defender-siege = Solo una unidad con Baluarte defiende una estructura.
ask-note-next = El orden queda fijado y no cambia después.
ask-note-initiative = Dos pases seguidos cierran la ocasión, y se resuelven los Enfrentamientos.
ask-note-text = «{ $text }».
ask-note-ability = Es por { $ability }.
ask-note-given-up = Va al Inframundo sin ser destruida.
ask-note-sought = Se muestra al rival, y después se baraja tu mazo.
ask-note-set-up = Tu rival no ve tu elección hasta que los dos hayáis elegido.
ask-note-exchange = Van al fondo de tu mazo en el orden en que las nombras, y robas otras tantas.
ask-note-recovered = Se barajan en tu mazo; después robas 2 sin pasar de 8 en la mano.
ask-note-sent = Nada sale de juego hasta que los dos hayáis elegido, y no se dispara ninguna habilidad.
ask-note-compensation = Se usa ahora o nunca.
ask-note-hand =
    { $count ->
        [one] Tienes 1 carta en la mano.
       *[other] Tienes { $count } cartas en la mano.
    }

# Respuestas

option-end = Termina tu { phase-inner }
option-end-attack =
    { $count ->
        [0] Termina sin atacar
        [one] Termina con 1 Enfrentamiento
       *[other] Termina con { $count } Enfrentamientos
    }
option-exchange-end =
    { $count ->
        [0] Quédate con tu mano
        [one] Cambia 1 carta
       *[other] Cambia { $count } cartas
    }
option-pass = Pasa
option-legacy = Usa { $card } ({ $cost })
option-play = Juega { $card } ({ $cost })
option-play-relieving = Juega { $card } ({ $cost }) y releva { $piece }
option-rise =
    Juega { $card } ({ $cost }) desde tu { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-rise-relieving =
    Juega { $card } ({ $cost }) desde tu { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    } y releva { $piece }
option-use-own = Usa { $piece } ({ $price })
option-use-text = Usa { $piece }: { $ability }
option-use = Usa { $piece }: { $ability } ({ $price })
option-culture = Usa la habilidad de { $culture } ({ $price })
price-turn = girarla
price-discard =
    { $count ->
        [one] descartar 1 carta
       *[other] descartar { $count } cartas
    }
price-give-up = entregar { $wanted }
price-free = sin coste
option-return =
    Devuelve { $card } a tu mano desde tu { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-equinox = Declara tu Equinoccio
option-equinox-late = Declara tu Equinoccio Tardío
option-equinox-lost = Declara tu Equinoccio y pierde su Habilidad
option-cure = Quita 1 contador de veneno de { $piece } (1 recurso)
option-attack = Ataca a { $piece } ({ $strength })
option-attacker = Ataca con { $piece } ({ $strength })
option-close =
    { $count ->
        [one] Cierra con 1 atacante
       *[other] Cierra con { $count } atacantes
    }
option-defend = Defiende con { $piece } ({ $strength })
option-no-defence = No la defiendas
option-no-use = No la uses
option-accept = Úsala
option-resolve = Resuelve { $fight }
option-give-up = Entrega { $piece }
option-target = Elige { $piece }
option-target-fallen =
    Elige { $card }, de tu { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-enough = No elijas más
option-order = Procesa { $piece }: { $ability }
option-discard = Descarta { $card }
option-exchange = Cambia { $card }
option-choose = Elige { $card }
option-send = Envía { $piece }
option-recover =
    Recupera { $card }, de tu { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-pay-base = Paga con recursos base
option-pay-heap = Paga con los generados
option-pay-from = Paga con los de { $piece }
option-compensate = Usa la Habilidad de Encuentro
option-no-compensation = Renuncia a la compensación
option-no-card = No elijas ninguna
option-concede = Ríndete

# Crónica: preparar la partida, turnos y Períodos

event-shuffled =
    { $who ->
        [me] Barajas tu mazo
       *[other] { seat-title } baraja su mazo
    } de { $amount ->
        [one] 1 carta.
       *[other] { $amount } cartas.
    }
event-first-drawn =
    { $who ->
        [me] Recibes el Token de Turnos: empiezas tú.
       *[other] { seat-title } recibe el Token de Turnos y empieza.
    }
event-set-up =
    { $who ->
        [me] Tu Set Up de { $culture } pone en juego
       *[other] { seat-title } hace el Set Up de { $culture } y pone en juego
    } { $amount ->
        [one] 1 carta.
       *[other] { $amount } cartas.
    }
event-exchanged =
    { $who ->
        [me] Cambias
       *[other] { seat-title } cambia
    } { $amount ->
        [one] 1 carta en el mulligan.
       *[other] { $amount } cartas en el mulligan.
    }
event-exchanged-none =
    { $who ->
        [me] Te quedas con tu mano inicial.
       *[other] { seat-title } se queda con su mano inicial.
    }
event-turn-began =
    Empieza el turno { $amount }: { $who ->
        [me] tienes el Token.
       *[other] { seat-inner } tiene el Token.
    }
event-period-began = Comienza { period-name }.
event-phase-began =
    { $who ->
        [me] Tu { phase-inner }.
        [rival] { phase-inner } de tu rival.
        [south] { phase-inner } de Sur.
       *[north] { phase-inner } de Norte.
    }
event-phase-began-renewal = Renovación de los dos jugadores.
event-readied-all = Las cartas se enderezan y el Campo de Batalla queda vacío.
event-token-passed =
    El Token de Turnos pasa { $who ->
        [me] a ti.
        [rival] a tu rival.
        [south] a Sur.
       *[north] a Norte.
    }
event-turn-ended = Acaba el turno { $amount }.
event-interlude-began =
    { $amount ->
        [1] Entre Períodos I: cada jugador roba hasta 5 cartas, sin pasar de 8 en la mano.
        [2] Entre Períodos II: cada jugador roba hasta 5 cartas, sin pasar de 8 en la mano.
       *[other] Entre Períodos Final: cada jugador recupera 3 cartas y roba 2.
    }

# Crónica: recursos y puntos

event-base-placed =
    { $who ->
        [me] Obtienes { $amount ->
            [one] 1 recurso base.
           *[other] { $amount } recursos base.
        }
       *[other] { seat-title } obtiene { $amount ->
            [one] 1 recurso base.
           *[other] { $amount } recursos base.
        }
    }
event-base-lapsed =
    { $who ->
        [me] Pierdes
       *[other] { seat-title } pierde
    } { $amount ->
        [one] 1 recurso base sin gastar.
       *[other] { $amount } recursos base sin gastar.
    }
event-generated = { $piece } genera { some-resources }.
event-generated-turned = { $piece } está girada y no genera.
event-generated-tributed = { $piece } no genera: la giró Tributación.
event-resources-lost = Con { $piece } se pierden los recursos que tenía: { $amount }.
event-resources-lost-lapsed = No se guardan los recursos de { $piece }: { $amount }.
event-resources-lost-heap =
    { $who ->
        [me] Pierdes
       *[other] { seat-title } pierde
    } { $amount ->
        [one] 1 recurso generado que no se guarda.
       *[other] { $amount } recursos generados que no se guardan.
    }
event-paid =
    { $who ->
        [me] Pagas { some-resources }.
       *[other] { seat-title } paga { some-resources }.
    }
event-raided = { $piece } se lleva { some-resources } de la Zona Económica contraria.
event-scored-development =
    { $who ->
        [me] Ganas { $points } por { $card }.
       *[other] { seat-title } gana { $points } por { $card }.
    }
event-scored-siege =
    { $who ->
        [me] Ganas { $points } por el Asedio a { $card }.
       *[other] { seat-title } gana { $points } por el Asedio a { $card }.
    }
event-scored-equinox =
    { $who ->
        [me] Ganas { $points } por tu Equinoccio.
       *[other] { seat-title } gana { $points } por su Equinoccio.
    }
event-scored-ability =
    { $who ->
        [me] Ganas { $points } con { $card }.
       *[other] { seat-title } gana { $points } con { $card }.
    }
event-scored-bonus =
    { $who ->
        [me] Ganas { $points } por tener más cartas en juego.
       *[other] { seat-title } gana { $points } por tener más cartas en juego.
    }
event-scored-tie =
    { $who ->
        [me] Ganas { $points }: los dos tenéis las mismas cartas en juego.
       *[other] { seat-title } gana { $points }: hay las mismas cartas en juego en los dos lados.
    }

# Crónica: manos, mazos y pilas

event-card-drawn =
    { $who ->
        [me] Robas { $card }.
       *[other] { seat-title } roba { $card }.
    }
event-no-card =
    { $who ->
        [me] Tu mazo está vacío y no robas.
       *[other] { seat-title } tiene el mazo vacío y no roba.
    }
event-milled =
    { $who ->
        [me] { $card } va de tu mazo al Descarte.
       *[other] { seat-title } bota { $card } de su mazo.
    }
event-discarded =
    { $who ->
        [me] Descartas { $card }.
       *[other] { seat-title } descarta { $card }.
    }
event-discarded-paid =
    { $who ->
        [me] Descartas { $card } como coste.
       *[other] { seat-title } descarta { $card } como coste.
    }
event-discarded-excess =
    { $who ->
        [me] Descartas { $card } por tener más de 8 en la mano.
       *[other] { seat-title } descarta { $card } por tener más de 8 en la mano.
    }
event-recovered =
    { $who ->
        [me] Devuelves { $card } a tu mazo.
       *[other] { seat-title } devuelve { $card } a su mazo.
    }
event-reclaimed =
    { $who ->
        [me] Tomas { $card } { from-its-pile }.
       *[other] { seat-title } toma { $card } { from-its-pile }.
    }
event-sought =
    { $who ->
        [me] Buscas en tu mazo y muestras { $card }.
       *[other] { seat-title } busca en su mazo y muestra { $card }.
    }

# Crónica: la cadena

event-card-played =
    { $who ->
        [me] Juegas { $card }.
       *[other] { seat-title } juega { $card }.
    }
event-card-played-risen =
    { $who ->
        [me] Juegas { $card } { from-its-pile }.
       *[other] { seat-title } juega { $card } { from-its-pile }.
    }
event-legacy-used =
    { $who ->
        [me] Usas el Legado { $card }.
       *[other] { seat-title } usa el Legado { $card }.
    }
event-ability-used =
    { $who ->
        [me] Usas { $card }: { $ability }.
       *[other] { seat-title } usa { $card }: { $ability }.
    }
event-ability-triggered = Se dispara { $piece }: { $ability }.
event-ability-skipped = Se omite { $piece }: su { $ability } no puede cumplirse por completo.
event-aimed =
    { $who ->
        [me] Eliges { $target } para { $card }.
       *[other] { seat-title } elige { $target } para { $card }.
    }
event-resolved = { $card } va al Descarte.
event-resolved-cancelled = { $card }, anulada, va al Descarte.
event-failed = { $piece } no tiene efecto: ya no puede cumplirse por completo.
event-failed-gone = { $piece } no tiene efecto: la carta ya no está en juego.
event-failed-equinox = La Habilidad de { $card } no puede cumplirse y se pierde.
event-cancelled = Se anula { $piece }.

# Crónica: lo que pasa en la mesa

event-entered = { $card } entra { in-its-zone }.
event-relieved = { $piece } sale por relevo y va al Inframundo.
event-destroyed = Se destruye { $piece }.
event-destroyed-poison = { $piece } muere por su tercer contador de veneno.
event-sent = { $piece } va al Inframundo por los Efectos Destructivos.
event-returned =
    { $piece } vuelve { $owner ->
        [me] a tu mano.
       *[other] a la mano de su propietario.
    }
event-given-up =
    { $who ->
        [me] Entregas { $card } como coste.
       *[other] { seat-title } entrega { $card } como coste.
    }
event-readied = { $piece } se endereza.
event-readied-poisoned = { $piece } se endereza y conserva su veneno.
event-turned = { $piece } se gira.
event-turned-attack = { $piece } ataca y se gira.
event-turned-attacked = { $piece } se gira por haber sido atacada.
event-turned-paid = { $piece } se gira para pagar su habilidad.
event-turned-tributed = { $piece } se gira por Tributación y no generará en su próxima Abundancia.
change-of =
    { $change } { $what ->
        [force] de Fuerza
       *[resistance] de Resistencia
    }{ for-term }
event-boosted = { $piece } obtiene { change-of }.
event-boosted-from = { $piece } obtiene { change-of } ({ $source }).
for-term =
    { $term ->
        [phase] {" "}en esta fase
        [turn] {" "}hasta el final del turno
       *[permanent] {""}
    }
event-granted = { $piece } gana { $keyword }{ for-term }.
event-granted-from = { $piece } gana { $keyword }{ for-term } ({ $source }).
event-granted-ability = { $piece } gana la habilidad que le da { $source }{ for-term }.
event-granted-intimidated = { $piece } no puede ser defendida en esta fase ({ $source }).
event-poisoned =
    { $piece } recibe { $amount ->
        [one] 1 contador de veneno
       *[other] { $amount } contadores de veneno
    } y tiene { $left }.
event-cured =
    { $piece } pierde 1 contador de veneno{ $left ->
        [0] {" "}y queda sana.
        [one] {" "}y le queda 1.
       *[other] {" "}y le quedan { $left }.
    }
event-expired = Acaban los efectos que duraban sobre { $piece }.

# Crónica: Enfrentamientos

event-confronted =
    { $attacker ->
        [me] { $kind ->
            [siege] Declaras un Asedio a { $piece }
           *[battle] Declaras una Batalla contra { $piece }
        }
        [rival] { $kind ->
            [siege] Tu rival declara un Asedio a { $piece }
           *[battle] Tu rival declara una Batalla contra { $piece }
        }
        [south] { $kind ->
            [siege] Sur declara un Asedio a { $piece }
           *[battle] Sur declara una Batalla contra { $piece }
        }
       *[north] { $kind ->
            [siege] Norte declara un Asedio a { $piece }
           *[battle] Norte declara una Batalla contra { $piece }
        }
    } (Enfrentamiento { $number }) con { $amount ->
        [one] 1 atacante.
       *[other] { $amount } atacantes.
    }
event-defended = { $piece } defiende y se gira.
event-defended-of = { $piece } defiende a { $target } y se gira.
event-ordered =
    { $who ->
        [me] Pones a continuación
       *[other] { seat-title } pone a continuación
    } el Enfrentamiento { $number }.
event-compared =
    { $attack } contra { $defence } ante { $piece }: { $ahead ->
        [attack] gana el ataque.
        [defence] gana la defensa.
       *[nobody] hay empate.
    }
event-void = { $piece } no puede ser destruida.
event-void-target = El Enfrentamiento { $number } no tiene efecto: su objetivo ya no está en juego.
event-void-attackers = El Enfrentamiento { $number } no tiene efecto: no queda ninguna atacante en juego.
event-passed =
    { $who ->
        [me] Pasas en la Iniciativa Bélica.
       *[other] { seat-title } pasa en la Iniciativa Bélica.
    }

# Crónica: el Equinoccio, los Efectos Destructivos y el final

event-equinox-declared =
    { $who ->
        [me] Declaras tu Equinoccio.
       *[other] { seat-title } declara su Equinoccio.
    }
event-equinox-declared-late =
    { $who ->
        [me] Declaras tu Equinoccio Tardío.
       *[other] { seat-title } declara su Equinoccio Tardío.
    }
event-sending =
    { $who ->
        [me] Eliges
       *[other] { seat-title } elige
    } { $amount ->
        [0] 0 cartas: no hay ninguna que enviar.
        [one] 1 carta para los Efectos Destructivos.
       *[other] { $amount } cartas para los Efectos Destructivos.
    }
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
event-remark-leads =
    { $who ->
        [me] Lideras { $culture }.
       *[other] { seat-title } lidera { $culture }.
    }
event-remark-hands-dealt = Las manos iniciales están repartidas: llega el mulligan.
event-remark-missing =
    { $who ->
        [me] A tu mazo
       *[other] Al mazo de { seat-inner }
    } { $count ->
        [one] le falta 1 carta para el Set Up.
       *[other] le faltan { $count } cartas para el Set Up.
    }
event-remark-counted =
    { $who ->
        [me] Tienes
       *[other] { seat-title } tiene
    } { $count ->
        [one] 1 carta en juego.
       *[other] { $count } cartas en juego.
    }
event-remark-no-bonus = Nadie recibe el bono final: hay las mismas cartas en juego.
event-remark-no-compensation =
    { $who ->
        [me] Tu Cultura no puede compensar lo perdido.
       *[other] { seat-title } no puede compensar lo perdido.
    }
event-remark-allowed =
    { $who ->
        [me] Puedes
       *[other] { seat-title } puede
    } jugar otra Estructura Económica este turno.
event-remark-unlocked = Desde ahora pueden activarse las habilidades de { $card }.
event-remark-lasting = El efecto de { $card } dura hasta el final de la partida.
event-remark-no-confrontation =
    { $who ->
        [me] No atacas.
       *[other] { seat-title } no ataca.
    }
event-remark-declined =
    { $who ->
        [me] No usas
       *[other] { seat-title } no usa
    } la habilidad de { $card }.
event-remark-tied = Hay empate ante { $piece }: no se destruye nada.
event-remark-scoring =
    Recuento final: { $who ->
        [me] tienes { $own } en juego y tu rival { $other }.
       *[other] Sur tiene { $own } en juego y Norte { $other }.
    }
event-remark-kept =
    { $who ->
        [me] Conservas
       *[other] { seat-title } conserva
    } los PV que dio { $card }.
event-remark-totals =
    Puntos de Victoria: { $who ->
        [me] tú { $own } y tu rival { $other }.
       *[other] Sur { $own } y Norte { $other }.
    }
event-remark-undefended =
    { $who ->
        [me] No defiendes.
       *[other] { seat-title } no defiende.
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
won-RES-1-1 = por Puntos de Victoria
won-RES-1-2 =
    porque { $who ->
        [me] tu rival se rinde
        [rival] te rindes
        [south] Norte se rinde
       *[north] Sur se rinde
    }
won-RES-1-3 = por tener más cartas en juego a igualdad de Puntos de Victoria
drawn-RES-1-3 = hay los mismos Puntos de Victoria en los dos lados

# La partida en la sala.

pitch = Guía a una Cultura amerindia durante siete turnos: construye, asedia y cumple tu Equinoccio. Gana quien suma más Puntos de Victoria.

preset-reglamento = Reglamento
    .note = La lectura recomendada de todas las reglas.
preset-fluida = Partida fluida
    .note = Los recursos se juntan en un montón común y a cada acción se responde una sola vez.
