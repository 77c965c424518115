# Lo que dice una carta. Cada mensaje es una frase sin mayúscula inicial ni punto final.
#
# $who: de quién se trata, ya dicho. $number: one, many. $kind: unit, structure, card (Unidad o Estructura), economy,
# wonder, vault (Económica o Maravilla), relic-stored, relic-neutral, tactic, fallen. $stage: veteran, elite, royal.

card-type-unit = Unidad
card-type-structure = Estructura
card-type-tactic = Táctica
card-type-economy = Económica
card-type-wonder = Maravilla
card-type-relic = Reliquia
card-shrine-church = Iglesia
card-shrine-temple = Templo
card-age = Edad { $age }
card-family-name =
    { $family ->
        [infantry] Infantería
        [cavalry] Caballería
        [archers] Arqueros
        [mounted-archers] Arqueros montados
        [vanguard-siege] Asedio de Vanguardia
        [rearguard-siege] Asedio de Retaguardia
        [emblematic] Emblemática
       *[cleric] Religioso
    }
card-family =
    { card-family-name }{ $stage ->
        [veteran] { $family ->
            [infantry] {" "}veterana
            [cavalry] {" "}veterana
            [archers] {" "}veteranos
            [mounted-archers] {" "}veteranos
           *[vanguard-siege] {" "}veterano
        }
        [elite] {" "}de élite
        [royal] { $family ->
            [archers] {" "}reales
            [mounted-archers] {" "}reales
           *[infantry] {" "}real
        }
       *[none] {""}
    }
card-structure =
    { $kind ->
        [tower] Torre
        [wall] Muralla
       *[building] Edificio
    }{ $stage ->
        [elite] {" "}de élite
        [royal] {" "}real
       *[veteran] {""}
    }
card-zone =
    { $zone ->
        [vanguard] Vanguardia
       *[rearguard] Retaguardia
    }
card-early = puede jugarse desde la Edad { $age }

card-keyword-courage = Coraje
card-keyword-flanking = Flanqueo
card-keyword-interception = Intercepción
card-keyword-demolish = Demoler
card-keyword-bombardment = Bombardeo

# Ventanas

card-window =
    { $window ->
        [development] tu Desarrollo
       *[duel] { $only ->
            [attacker] Duelo, solo si atacas
            [defender] Duelo, solo si defiendes
           *[both] Duelo
        }
    }
card-window-or = { $first } o { $next }
card-event-enemy-tactic = cuando el rival juega una Táctica
card-event-your-unit-destroyed = cuando una Unidad tuya es destruida
card-event-enemy-unit-destroyed = cuando una Unidad enemiga es destruida
card-event-enemy-claims = cuando el rival reclama una Reliquia
card-event-enemy-advances = cuando el rival avanza de Edad

# Quién

card-kind-one =
    { $kind ->
        [structure] Estructura
        [card] Unidad o Estructura
        [economy] Económica
        [wonder] Maravilla
        [vault] Económica o Maravilla
        [relic-stored] Reliquia
        [relic-neutral] Reliquia neutral
        [tactic] Táctica
        [fallen] { $of ->
            [unit] Unidad
            [structure] Estructura
            [tactic] Táctica
           *[any] carta
        }
       *[unit] { $family ->
            [infantry] Unidad de Infantería
            [cavalry] Unidad de Caballería
            [archers] Unidad de Arqueros
            [mounted-archers] Unidad de Arqueros montados
            [vanguard-siege] Unidad de Asedio de Vanguardia
            [rearguard-siege] Unidad de Asedio de Retaguardia
            [emblematic] Unidad Emblemática
            [cleric] Unidad Religiosa
           *[any] Unidad
        }
    }
card-kind-many =
    { $kind ->
        [structure] Estructuras
        [card] Unidades y Estructuras
        [economy] Económicas
        [wonder] Maravillas
        [vault] Económicas y Maravillas
        [relic-stored] Reliquias
        [relic-neutral] Reliquias neutrales
        [tactic] Tácticas
        [fallen] cartas
       *[unit] { $family ->
            [infantry] Unidades de Infantería
            [cavalry] Unidades de Caballería
            [archers] Unidades de Arqueros
            [mounted-archers] Unidades de Arqueros montados
            [vanguard-siege] Unidades de Asedio de Vanguardia
            [rearguard-siege] Unidades de Asedio de Retaguardia
            [emblematic] Unidades Emblemáticas
            [cleric] Unidades Religiosas
           *[any] Unidades
        }
    }
card-one =
    { $other ->
        [yes] otra
       *[no] una
    } { card-kind-one }{ $stage ->
        [veteran] {" "}Veterana
        [elite] {" "}de Élite
        [royal] {" "}Real
       *[any] {""}
    }{ $kind ->
        [fallen] {" "}de tu Cementerio
       *[other] { $side ->
            [yours] {" "}tuya
            [enemy] {" "}enemiga
           *[any] {""}
        }
    }{ $kind ->
        [relic-stored] {" "}almacenada
        [tactic] {" "}de la cadena
       *[other] {""}
    }{ $state ->
        [ready] {" "}libre
        [exhausted] {" "}girada
        [damaged] {" "}con daño
        [attacking] {" "}atacante
        [fighting] {" "}en un enfrentamiento
        [new] {" "}llegada este turno
       *[any] {""}
    }{ card-in-zone }{ $limits }
card-all =
    { $form ->
        [all] { $side ->
            [yours] todas tus
           *[any] todas las
        }
       *[plain] { $side ->
            [yours] tus
           *[any] las
        }
    }{ $other ->
        [yes] {" "}demás
       *[no] {""}
    } { card-kind-many }{ $stage ->
        [veteran] {" "}Veteranas
        [elite] {" "}de Élite
        [royal] {" "}Reales
       *[any] {""}
    }{ $side ->
        [enemy] {" "}enemigas
       *[any] {""}
    }{ $kind ->
        [relic-stored] {" "}almacenadas
        [tactic] {" "}de la cadena
       *[other] {""}
    }{ $state ->
        [ready] {" "}libres
        [exhausted] {" "}giradas
        [damaged] {" "}con daño
        [attacking] {" "}atacantes
        [fighting] {" "}en un enfrentamiento
        [new] {" "}llegadas este turno
       *[any] {""}
    }{ card-in-zone }{ $limits }
card-in-zone =
    { $zone ->
        [vanguard] {" "}en Vanguardia
        [rearguard] {" "}en Retaguardia
       *[any] {""}
    }
card-limits =
    { $limit ->
        [attack] {" "}con ATK { $most } o menos
        [left] {" "}con DEF restante { $most } o menos
        [cost] {" "}de coste { $most } o menos
       *[keyword] {" "}con { $keyword }
    }
card-self =
    { $kind ->
        [structure] esta Estructura
        [economy] esta Económica
        [wonder] esta Maravilla
        [relic] esta Reliquia
       *[unit] esta Unidad
    }
card-that =
    { $kind ->
        [structure] esa Estructura
        [card] esa carta
        [economy] esa Económica
        [wonder] esa Maravilla
        [vault] esa carta
        [relic-stored] esa Reliquia
        [relic-neutral] esa Reliquia
        [tactic] esa Táctica
        [fallen] esa carta
       *[unit] esa Unidad
    }
card-term =
    { $term ->
        [turn] {" "}hasta el final del turno
       *[permanent] {" "}de forma permanente
    }
card-points =
    { $amount ->
        [one] 1 PV
       *[other] { $amount } PV
    }

# Verbos. El texto va en presente, dirigido a quien juega la carta.

card-verb-damage = causa { $amount } de daño a { $who }
card-verb-repair =
    { $amount ->
        [0] retira todo el daño de { $who }
       *[other] retira { $amount } de daño de { $who }
    }
card-verb-boost =
    { $who } { $number ->
        [many] obtienen
       *[one] obtiene
    } { $change }{ card-term }
card-verb-grant =
    { $who } { $number ->
        [many] ganan
       *[one] gana
    } { $keyword }{ card-term }
card-verb-forbid =
    { $who } no { $number ->
        [many] pueden
       *[one] puede
    } atacar este turno
card-verb-prevent = previene este turno todo el daño a { $who }
card-verb-exhaust = gira { $who }
card-verb-ready = libera { $who }
card-verb-destroy = destruye { $who }
card-verb-bounce =
    devuelve { $who } a la mano de { $number ->
        [many] sus propietarios
       *[one] su propietario
    }
card-verb-tuck =
    baraja { $who } en el Castillo de { $number ->
        [many] sus propietarios
       *[one] su propietario
    }
card-verb-remove = retira { $who } de la partida
card-verb-control = toma el control de { $who }
card-verb-move =
    traslada { $who } a la { $zone ->
        [vanguard] Vanguardia
       *[rearguard] Retaguardia
    }
card-verb-annul = anula el ataque de { $who }
card-verb-cancel = cancela { $who }
card-verb-free-relic = { $who } queda neutral
card-verb-take-relic = lleva { $who } a una Iglesia o Templo que controles
card-verb-recover-card = devuelve { $who } a tu mano
card-verb-lose =
    { $whose ->
        [you] tu Objetivo Principal pierde { card-points }
        [rival] el Objetivo Principal enemigo pierde { card-points }
       *[both] ambos Objetivos Principales pierden { card-points }
    }
card-verb-heal =
    { $whose ->
        [you] tu Objetivo Principal recupera { card-points }
        [rival] el Objetivo Principal enemigo recupera { card-points }
       *[both] ambos Objetivos Principales recuperan { card-points }
    }
card-verb-shelter =
    previene este turno todo el daño { $whose ->
        [you] a tu Objetivo Principal
        [rival] al Objetivo Principal enemigo
       *[both] a ambos Objetivos Principales
    }
card-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
card-verb-draw =
    { $whose ->
        [you] roba { card-cards }
        [rival] el rival roba { card-cards }
       *[both] cada jugador roba { card-cards }
    }
card-verb-discard =
    { $whose ->
        [you] descarta { card-cards }
        [rival] el rival descarta { card-cards }
       *[both] cada jugador descarta { card-cards }
    }{ $how ->
        [random] {" "}al azar
       *[choose] {""}
    }
card-verb-supplies =
    { $whose ->
        [you] ganas
        [rival] el rival gana
       *[both] cada jugador gana
    } { $amount ->
        [one] 1 Suministro temporal
       *[other] { $amount } Suministros temporales
    }
card-verb-seek =
    revela cartas de tu Castillo hasta dar con { $of ->
        [structure] una Estructura
        [tactic] una Táctica
        [cleric] una Unidad Religiosa
       *[unit] una Unidad
    }{ $stage ->
        [veteran] {" "}Veterana
        [elite] {" "}de Élite
        [royal] {" "}Real
       *[any] {""}
    }; ponla en tu mano y baraja el resto

# Condiciones

card-if = si { $query }, { $text }
card-query-behind = tu Objetivo Principal tiene menos PV que el enemigo
card-query-have-relic = controlas alguna Reliquia
card-query-three-relics = controlas tres o más Reliquias
card-query-have-shrine = controlas una Iglesia o Templo
card-query-age-two = estás en la Edad II o posterior
card-query-age-three = estás en la Edad III o posterior
card-query-attacking = es tu turno
card-query-defending = es el turno del rival
card-query-that-lives = el objetivo sigue en juego

# Disparos y activaciones

card-triggered = { $when }, { $text }
card-once = { $when } por primera vez en el turno
card-when-enters = cuando entra en juego
card-when-destroyed = cuando es destruida
card-when-your-unit-destroyed = cuando otra Unidad tuya es destruida
card-when-enemy-unit-destroyed = cuando una Unidad enemiga es destruida
card-when-turn-starts = al comienzo de tu turno
card-when-turn-ends = al final de tu turno
card-when-you-play-unit = cuando juegas una Unidad
card-when-you-ascend = cuando asciendes una carta
card-when-you-play-tactic = cuando juegas una Táctica
card-when-you-claim = cuando reclamas una Reliquia
card-when-you-advance = cuando avanzas de Edad
card-when-attacks = cuando ataca
card-when-deals-damage = cuando daña a otra carta
card-when-hits-objective = cuando su ataque daña al Objetivo Principal
card-when-objective-attacked = cuando un ataque daña a tu Objetivo Principal
card-used =
    { $window ->
        [duel] Duelo, { $cost }: { $text }
       *[development] Desarrollo, { $cost }: { $text }
    }
card-use-cost =
    { $cost ->
        [one] 1 Suministro
       *[other] { $cost } Suministros
    }
card-use-exhaust = gira esta carta
card-use-free = una vez por turno

# Habilidades continuas

card-named = { $name }: { $text }
card-always-bonus =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $change }
card-always-grant =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $keyword }
card-always-pacify =
    { $who } no { $number ->
        [many] pueden
       *[one] puede
    } atacar
card-always-responds = responde con { $amount } al ser atacada estando libre
card-always-attacks-exhausted = puede atacar estando girada
card-always-discount =
    { $first ->
        [yes] { $cards ->
            [structure] tu primera Estructura de cada turno cuesta
            [tactic] tu primera Táctica de cada turno cuesta
            [ascent] tu primer Ascenso de cada turno cuesta
            [advance] tu primer avance de Edad de cada turno cuesta
            [claim] tu primera Reliquia reclamada en cada turno cuesta
            [any] lo primero que pagas en cada turno cuesta
           *[unit] tu primera { card-kind-discount } de cada turno cuesta
        }
       *[no] { $cards ->
            [structure] tus Estructuras cuestan
            [tactic] tus Tácticas cuestan
            [ascent] tus Ascensos cuestan
            [advance] tus avances de Edad cuestan
            [claim] reclamar una Reliquia te cuesta
            [any] todo lo que pagas cuesta
           *[unit] tus { card-kinds-discount } cuestan
        }
    } { $amount } menos{ $minimum ->
        [-1] {""}
       *[other] {" "}(mínimo { $minimum })
    }
card-kind-discount =
    { $family ->
        [infantry] Unidad de Infantería
        [cavalry] Unidad de Caballería
        [archers] Unidad de Arqueros
        [mounted-archers] Unidad de Arqueros montados
        [vanguard-siege] Unidad de Asedio de Vanguardia
        [rearguard-siege] Unidad de Asedio de Retaguardia
        [emblematic] Unidad Emblemática
        [cleric] Unidad Religiosa
       *[any] Unidad
    }
card-kinds-discount =
    { $family ->
        [infantry] Unidades de Infantería
        [cavalry] Unidades de Caballería
        [archers] Unidades de Arqueros
        [mounted-archers] Unidades de Arqueros montados
        [vanguard-siege] Unidades de Asedio de Vanguardia
        [rearguard-siege] Unidades de Asedio de Retaguardia
        [emblematic] Unidades Emblemáticas
        [cleric] Unidades Religiosas
       *[any] Unidades
    }
