# La mesa: contadores, zonas, marcas, Enfrentamientos, turnos, puntos, resumen y consejos.

counter-points = PV
counter-equinox = Equinoccio
counter-resources = recursos
counter-base = base
counter-heap = generados
counter-locked = bloqueados
counter-in-play = en juego
counter-hand = mano
counter-deck = mazo
counter-underworld = Inframundo
counter-discard = Descarte

role-attack = Fuerza
role-endure = Resistencia
role-yield = Recursos que genera
role-points = Puntos de Victoria
role-siege = Puntos de Victoria al asediarla
role-slots = Espacios
role-resource = Recursos
role-poison = Contadores de veneno
number-attack = Fuerza { $value }
number-endure = Resistencia { $value }
number-yield = genera { $value }
number-points = { $value } PV
number-siege = { $value } PV al asediarla
number-slots = { $value } espacios
number-resource =
    { $value ->
        [one] 1 recurso encima
       *[other] { $value } recursos encima
    }
number-poison = { $value } de veneno
round-name = Turno { $round }

zone-military = Militar
zone-support = Soporte
zone-economic = Económica
zone-development = Desarrollo
zone-culture = Cultura
zone-hand = Mano
zone-deck = Mazo
zone-underworld = Inframundo
zone-discard = Descarte
zone-choice = De tu mazo
zone-chain = Cadena

track-turns = Turnos
period-sprout = Brote Precolombino
period-equinox = Equinoccio
period-encounter = Encuentro
period-sublimation = Sublimación Cósmica

symbol-points = Punto de Victoria
mark-token = Token de Turnos
mark-chosen = Elegida
mark-sending = Va a ser enviada
mark-exhausted = Girada
mark-tributed = Por Tributación
mark-locked = Recursos bloqueados
mark-attacked = Atacada
mark-attacking = Ataca
mark-defending = Defiende
mark-battlefield = En el Campo de Batalla
mark-poisoned = Envenenada
mark-undefendable = No puede ser defendida
mark-indestructible = No puede ser destruida
mark-cancelled = Anulada
mark-played = Se juega
mark-legacy = Legado
mark-ability = Habilidad usada
mark-trigger = Habilidad disparada
mark-returned = Ya usó Eterno Retorno este turno
mark-risen = Ya usó Resurgir este turno
mark-used = Ya usó su habilidad este turno
mark-condition-met = Condición cumplida
mark-equinox-on-time = Equinoccio declarado
mark-equinox-late = Equinoccio Tardío
mark-unlocked = Habilidades de Cultura activas
mark-in-exploration = Exploración
mark-in-abundance = Abundancia
mark-in-expansion = Expansión
mark-in-invasion = Invasión
mark-in-renewal = Renovación
mark-in-response = Respuesta

part-floor = nunca baja de 0
part-generated = generados
part-raided = tomados por Incursión
part-poison = contadores de veneno
part-siege = { $piece }, en Asedio

ledger-development = { $card }, en juego
ledger-siege = Asedio a { $card }
ledger-equinox = Equinoccio de { $card }
ledger-ability = { $card }
ledger-bonus = Más cartas en juego

outcome-win =
    { $who ->
        [me] Ganas: queda destruida.
        [rival] Gana tu rival: queda destruida.
        [south] Gana Sur: queda destruida.
       *[north] Gana Norte: queda destruida.
    }
outcome-siege =
    { $who ->
        [me] Ganas: queda destruida y obtienes { $points }.
        [rival] Gana tu rival: queda destruida y obtiene { $points }.
        [south] Gana Sur: queda destruida y obtiene { $points }.
       *[north] Gana Norte: queda destruida y obtiene { $points }.
    }
outcome-indestructible =
    { $who ->
        [me] Ganas, pero no puede ser destruida.
        [rival] Gana tu rival, pero no puede ser destruida.
        [south] Gana Sur, pero no puede ser destruida.
       *[north] Gana Norte, pero no puede ser destruida.
    }
outcome-tie = Empate: no se destruye nada.
outcome-lose =
    { $who ->
        [me] Pierdes: entregas { $count ->
            [one] tu única atacante.
           *[other] una de tus atacantes.
        }
        [rival] Pierde tu rival: entrega { $count ->
            [one] su única atacante.
           *[other] una de sus atacantes.
        }
        [south] Pierde Sur: entrega { $count ->
            [one] su única atacante.
           *[other] una de sus atacantes.
        }
       *[north] Pierde Norte: entrega { $count ->
            [one] su única atacante.
           *[other] una de sus atacantes.
        }
    }
outcome-void = No tiene efecto.

outlook-interlude =
    { $who ->
        [me] Cartas que robarías al acabar este turno: { $own }; tu rival, { $other }.
       *[other] Cartas que se robarían al acabar este turno: Sur { $own } y Norte { $other }.
    }
outlook-equinox =
    { $met ->
        [yes] Último turno para declarar tu Equinoccio con su Habilidad; desde el 5 solo da los 5 PV.
       *[no] Último turno para cumplir tu condición a tiempo; desde el 5 el Equinoccio solo da los 5 PV.
    }
outlook-encounter =
    { $who ->
        [me] Tras este turno perderías { $own ->
            [one] 1 unidad y 1 estructura
           *[other] { $own } unidades y { $own } estructuras
        }, y tu rival { $other ->
            [one] 1 y 1.
           *[other] { $other } y { $other }.
        }
       *[other] Tras este turno Sur perdería { $own ->
            [one] 1 unidad y 1 estructura
           *[other] { $own } unidades y { $own } estructuras
        }, y Norte { $other ->
            [one] 1 y 1.
           *[other] { $other } y { $other }.
        }
    }
outlook-final =
    { $who ->
        [me] Si acabara así, tendrías { $own } PV y tu rival { $other }
       *[other] Si acabara así, Sur tendría { $own } PV y Norte { $other }
    }{ $bonus ->
        [me] , con 3,5 para ti por tener más cartas en juego ({ $cards } a { $others }).
        [rival] , con 3,5 para tu rival por tener más cartas en juego ({ $others } a { $cards }).
        [south] , con 3,5 para Sur por tener más cartas en juego ({ $cards } a { $others }).
        [north] , con 3,5 para Norte por tener más cartas en juego ({ $others } a { $cards }).
        [both] , con 3,5 para cada uno por tener las mismas cartas en juego.
       *[nobody] , sin bono: los dos lados tienen las mismas cartas en juego ({ $cards }).
    }

preview-declaring = Si terminas de declarar y nadie defiende ni juega nada
preview-undefended = Si nadie defiende ni juega nada
preview-order = Si nadie juega nada más, en este orden
preview-chain = Si nadie responde

summary-title = Puntos de Victoria por turno y por fuente
summary-turn = Turno
summary-set-up = Set Up
summary-number =
    { $turn }, { $period ->
        [sprout] Brote
        [equinox] Equinoccio
        [encounter] Encuentro
       *[sublimation] Sublimación
    }
summary-development = Desarrollo
summary-siege = Asedios
summary-equinox = Equinoccio
summary-ability = Habilidades
summary-bonus = Bono final
summary-total = Total
summary-sum = Suma
summary-played = Cartas jugadas
summary-legacies = Legados usados
summary-confrontations = Enfrentamientos declarados
summary-destroyed = Cartas propias destruidas
summary-relieved = Cartas relevadas
summary-sent = Cartas perdidas en el Encuentro
summary-generated = Recursos obtenidos
summary-paid = Recursos pagados
summary-lost = Recursos perdidos sin gastar

# Consejos para la primera partida: cada uno se da cuando encaja con lo que se pregunta.

hint-set-up = Estas cartas empiezan en juego gratis: una Estructura Económica ya genera, y una de Desarrollo ya da sus Puntos de Victoria.
hint-mulligan = Cambia las cartas caras: en los primeros turnos tendrás entre 7 y 9 recursos. Robas otras tantas, pero solo una vez.
hint-economy = Una Estructura Económica genera al entrar y en cada Abundancia tuya, pero solo puedes jugar una por turno. Cuanto antes entra, más rinde.
hint-development = Una Estructura de Desarrollo da sus Puntos de Victoria al entrar, y los conservas aunque la destruyan.
hint-attack = Atacar gira tus unidades hasta la Renovación: así no pueden ser atacadas este turno, pero tampoco defienden.
hint-siege = Si destruyes una Estructura de Desarrollo en un Asedio, ganas sus Puntos de Victoria; tu rival conserva los suyos.
hint-defend = Quien defiende suma su Fuerza a la de la atacada y se gira. Si la suma supera al ataque, el atacante pierde una unidad.
hint-initiative = En la Iniciativa Bélica tu rival y tú jugáis efectos de Invasión por turnos; con dos pases seguidos se comparan los totales.
hint-response = Tienes algo con [Respuesta] que contesta a lo que acaba de hacer tu rival. Si prefieres guardarlo, pasa.
hint-relief = Una zona llena no impide jugar: relevas una carta tuya, que va al Inframundo sin ser destruida. Un Desarrollo relevado ya dio sus puntos.
hint-equinox = Cumples la condición de tu Cultura: declarar el Equinoccio da 5 PV, y en los turnos 3 y 4 también su Habilidad.
hint-sending = Nada de lo que envías cuenta como destruido. Envía lo que ya ha dado sus puntos o menos vaya a rendir.
