# Lo que dice una carta. Cada mensaje es una frase sin mayúscula inicial ni punto final.
#
# $who: de quién se trata, ya dicho. $number: one, many. $type: el tipo de la carta que habla. $kind: creature, champion,
# relic (Reliquia o Runa). $line: front, sanctuary, rear, here (la de la carta), bearer (la de su portadora), any (todas).

card-type-creature = Criatura
card-type-champion = Campeón
card-type-relic = Reliquia
card-type-rune = Runa
card-type-spell = Conjuro
card-type-fast = Conjuro Rápido
card-type-commander = Comandante
card-type-token = Ficha
card-mode-equip = equipo
card-mode-table = mesa
card-unique = Única

card-keyword-rush = Precipitación
card-keyword-guard = Guardia
card-echo = Eco: { $attack }/{ $life }{ $extra }
card-with = con { $keywords }

card-equips = se equipa a { $who }
card-lies = se coloca en la mesa

# Quién

card-one =
    { $kind ->
        [champion] { $other ->
            [yes] otro Campeón
           *[no] un Campeón
        }
        [relic] { $other ->
            [yes] otra Reliquia o Runa
           *[no] una Reliquia o Runa
        }
       *[creature] { $other ->
            [yes] otra Criatura
           *[no] una Criatura
        }
    }{ $side ->
        [yours] { $kind ->
            [champion] {" "}tuyo
           *[creature] {" "}tuya
        }
        [enemy] { $kind ->
            [champion] {" "}enemigo
           *[creature] {" "}enemiga
        }
       *[any] {""}
    }{ $state ->
        [ready] { $kind ->
            [champion] {" "}enderezado
           *[creature] {" "}enderezada
        }
        [exhausted] { $kind ->
            [champion] {" "}agotado
           *[creature] {" "}agotada
        }
        [wounded] { $kind ->
            [champion] {" "}herido
           *[creature] {" "}herida
        }
        [new] { $kind ->
            [champion] {" "}llegado este turno
           *[creature] {" "}llegada este turno
        }
       *[any] {""}
    }{ card-in-line }{ $limits }
card-all =
    { $form ->
        [all] { $kind ->
            [champion] todos{" "}
           *[creature] todas{" "}
        }
       *[plain] {""}
    }{ $side ->
        [yours] tus
       *[any] { $kind ->
            [champion] los
           *[creature] las
        }
    }{ $other ->
        [yes] {" "}demás
       *[no] {""}
    }{ $kind ->
        [champion] {" "}Campeones
        [relic] {" "}Reliquias y Runas
       *[creature] {" "}Criaturas
    }{ $side ->
        [enemy] { $kind ->
            [champion] {" "}enemigos
           *[creature] {" "}enemigas
        }
       *[any] {""}
    }{ $state ->
        [ready] { $kind ->
            [champion] {" "}enderezados
           *[creature] {" "}enderezadas
        }
        [exhausted] { $kind ->
            [champion] {" "}agotados
           *[creature] {" "}agotadas
        }
        [wounded] { $kind ->
            [champion] {" "}heridos
           *[creature] {" "}heridas
        }
        [new] { $kind ->
            [champion] {" "}llegados este turno
           *[creature] {" "}llegadas este turno
        }
       *[any] {""}
    }{ card-in-line }{ $limits }
card-in-line =
    { $line ->
        [front] {" "}en el Frente
        [sanctuary] {" "}en el Santuario
        [rear] {" "}en la Retaguardia
        [here] {" "}en esta línea
        [bearer] {" "}en la línea de la portadora
       *[any] {""}
    }
card-limit-attack = con Ataque { $most } o menos
card-limit-cost = de coste { $most } o menos
card-self =
    { $type ->
        [champion] este Campeón
        [relic] esta Reliquia
        [rune] esta Runa
       *[creature] esta Criatura
    }
card-bearer = su portadora
card-that =
    { $kind ->
        [champion] ese Campeón
        [relic] esa carta
       *[creature] esa Criatura
    }
card-to-nexus =
    { $whose ->
        [you] a tu Nexo
        [rival] al Nexo rival
       *[both] a ambos Nexos
    }
card-term =
    { $term ->
        [turn] {" "}hasta el final del turno
       *[permanent] {" "}de forma permanente
    }

# Verbos. El texto va en presente, dirigido a quien juega la carta.

card-wounds =
    { $amount ->
        [one] 1 herida
       *[other] { $amount } heridas
    }
card-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
card-verb-wound = inflige { card-wounds } a { $who }
card-verb-wound-nexus = inflige { card-wounds } { card-to-nexus }
card-verb-restore = restaura { $amount } a { $who }
card-verb-restore-nexus = restaura { $amount } { card-to-nexus }
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
card-verb-silence = silencia { $who }{ card-term }
card-verb-stun = aturde { $who }
card-verb-ready = endereza { $who }
card-verb-exhaust = agota { $who }
card-verb-destroy = destruye { $who }
card-verb-bounce =
    devuelve { $who } a la mano de { $number ->
        [many] sus propietarios
       *[one] su propietario
    }
card-verb-control = toma el control de { $who }
card-verb-shift =
    traslada { $who } { $to ->
        [front] al Frente
        [sanctuary] al Santuario
        [rear] a la Retaguardia
        [forward] una línea hacia el Frente
       *[back] una línea hacia la Retaguardia
    }
card-verb-draw =
    { $whose ->
        [you] roba
        [rival] tu rival roba
       *[both] cada jugador roba
    } { card-cards }
card-verb-discard =
    { $whose ->
        [you] descarta
        [rival] tu rival descarta
       *[both] cada jugador descarta
    } { card-cards }{ $how ->
        [random] {" "}al azar
       *[chosen] { $whose ->
            [you] {" "}a tu elección
           *[both] {" "}a su elección
        }
    }
card-verb-ether =
    { $whose ->
        [you] obtienes
        [rival] tu rival obtiene
       *[both] cada jugador obtiene
    } { $amount } de Éter este turno
card-verb-limit =
    { $whose ->
        [you] tu Límite de Éter aumenta
        [rival] el Límite de Éter rival aumenta
       *[both] ambos Límites de Éter aumentan
    } en { $amount }
card-verb-token =
    crea { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } de { $name }{ $details } { $line ->
        [front] en tu Frente
        [sanctuary] en tu Santuario
        [rear] en tu Retaguardia
        [here] en esta línea
        [bearer] en la línea de la portadora
       *[choose] { $count ->
            [one] en una línea a tu elección
           *[other] en líneas a tu elección
        }
    }

# Condiciones

card-if = { $query }, { $text }
card-query-that-lives = si sobrevive
card-query-you-control-champion = si controlas un Campeón
card-query-you-control-here =
    { $line ->
        [bearer] si controlas la línea de la portadora
       *[here] si controlas esta línea
    }
card-query-behind-on-life = si tu Nexo tiene menos vida que el rival
card-query-you-hold-mark = si tienes una Marca de Dominio

# Momentos

card-triggered = { $when }, { $text }
card-when-played =
    { $type ->
        [champion] cuando lo juegas
       *[creature] cuando la juegas
    }
card-when-enters = cuando entra en juego
card-when-dies =
    { $type ->
        [champion] cuando es destruido
       *[creature] cuando es destruida
    }
card-when-ally-dies =
    { $type ->
        [creature] cuando otra Criatura tuya es destruida
        [champion] cuando otra Criatura tuya es destruida
        [token] cuando otra Criatura tuya es destruida
       *[relic] cuando una Criatura tuya es destruida
    }
card-when-turn-starts = al inicio de tu turno
card-when-turn-ends = al final de tu turno
card-when-each-turn-starts = al inicio de cada turno
card-when-each-turn-ends = al final de cada turno
card-when-you-play =
    { $type ->
        [commander] cuando juegas una carta
        [token] cuando juegas una carta
       *[creature] cuando juegas otra carta
    }
card-when-you-mark = cuando obtienes una Marca de Dominio
card-when-attacks = cuando ataca
card-when-blocks = cuando bloquea

# Costes

card-used = { $cost }: { $text }
card-used-anytime = en cualquier fase, { $cost }: { $text }
card-use-ether = { $cost } de Éter
card-use-exhaust = agotar
card-use-free = una vez por turno

# Habilidades continuas

card-always-bonus =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $change }{ $per ->
        [your-creatures] {" "}por cada Criatura tuya
        [your-others] {" "}por cada otra Criatura tuya
       *[none] {""}
    }{ $while ->
        [always] {""}
       *[line] { $number ->
            [many] {" "}mientras estén
           *[one] {" "}mientras esté
        }{ $while ->
            [front] {" "}en el Frente
            [sanctuary] {" "}en el Santuario
           *[rear] {" "}en la Retaguardia
        }
    }
card-always-grant =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $keyword }
card-always-pierce = { $who } puede atacar al Nexo aunque no haya camino abierto
card-always-pacify = { $who } no puede atacar
card-always-no-block = { $who } no puede bloquear
card-always-discount =
    { $cards ->
        [creature] tus Criaturas
        [spell] tus Conjuros y Conjuros Rápidos
        [relic] tus Reliquias y Runas
       *[any] tus cartas
    } cuestan { $amount } de Éter menos
card-always-free-moves =
    { $count ->
        [one] tu primer movimiento de cada turno no cuesta Éter
       *[other] tus { $count } primeros movimientos de cada turno no cuestan Éter
    }
card-always-opening-hand = tu mano inicial tiene { card-cards } más
card-always-claims =
    se considera que controlas también { $line ->
        [front] el Frente
        [sanctuary] el Santuario
       *[rear] la Retaguardia
    }
card-always-ward =
    cuando una Criatura atacante vaya a herir a tu Nexo, puedes { $cost ->
        [0] impedir sus heridas
       *[other] pagar { $cost } de Éter para impedir sus heridas
    }
