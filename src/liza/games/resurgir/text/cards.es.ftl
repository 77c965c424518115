# Lo que dice una carta. Cada mensaje es una frase sin mayúscula inicial ni punto final.
#
# $who: de quién se trata, ya dicho. $number: one, many. $what: Fuerza, Resistencia. $kind: unit, military, support,
# structure, economic, development, card (Unidad o Estructura), legacy, thing (cualquier carta). Los tipos de carta
# están en cardfile.es.ftl.

card-subcategory-infantry = Infantería
card-subcategory-cavalry = Caballería
card-subcategory-ranged = Distancia
card-subcategory-vessel = Embarcación
card-subcategory-superior-rank = Rango Superior
card-subcategory-mystic = Mística
card-subcategory-civil = Civil

# Glosario

card-keyword-bulwark = Baluarte
card-keyword-charge = Carga
card-keyword-wrath = Cólera
card-keyword-guardian = Custodio
card-keyword-eternal-return = Eterno Retorno
card-keyword-frenzy = Frenesí
card-keyword-grandeur = Grandeza
card-keyword-momentum = Impulso
card-keyword-incursion = Incursión
card-keyword-intimidation = Intimidación
card-keyword-recover = Recuperar
card-keyword-rise-again = Resurgir
card-keyword-sanctuary = Santuario
card-keyword-tribute = Tributación
card-keyword-poison = Veneno
card-keyword-x =
    { $word ->
        [tribute] { $x ->
            [one] { $keyword } (1 estructura)
           *[other] { $keyword } ({ $x } estructuras)
        }
       *[other] { $keyword } { $x }
    }
card-keyword-at =
    { $kind ->
        [vengeance] Venganza: { $keyword }
        [label] { $when } { $keyword }
       *[moment] { $when }: { $keyword }
    }

card-label-exploration = [Exploración]
card-label-abundance = [Abundancia]
card-label-expansion = [Expansión]
card-label-invasion = [Invasión]
card-label-renewal = [Renovación]
card-label-response = [Respuesta]
card-labels = { $first } o { $next }

# Quién

card-noun =
    { $subcategory ->
        [infantry] { $number ->
            [many] Unidades de Infantería
           *[one] Unidad de Infantería
        }
        [cavalry] { $number ->
            [many] Unidades de Caballería
           *[one] Unidad de Caballería
        }
        [ranged] { $number ->
            [many] Unidades de Distancia
           *[one] Unidad de Distancia
        }
        [vessel] { $number ->
            [many] Embarcaciones
           *[one] Embarcación
        }
        [superior-rank] { $number ->
            [many] Unidades de Rango Superior
           *[one] Unidad de Rango Superior
        }
        [mystic] { $number ->
            [many] Unidades Místicas
           *[one] Unidad Mística
        }
        [civil] { $number ->
            [many] Unidades Civiles
           *[one] Unidad Civil
        }
       *[any] { $kind ->
            [military] { $number ->
                [many] Unidades Militares
               *[one] Unidad Militar
            }
            [support] { $number ->
                [many] Unidades de Soporte
               *[one] Unidad de Soporte
            }
            [structure] { $number ->
                [many] Estructuras
               *[one] Estructura
            }
            [economic] { $number ->
                [many] Estructuras Económicas
               *[one] Estructura Económica
            }
            [development] { $number ->
                [many] Estructuras de Desarrollo
               *[one] Estructura de Desarrollo
            }
            [card] { $number ->
                [many] Unidades o Estructuras
               *[one] Unidad o Estructura
            }
            [legacy] { $number ->
                [many] Legados
               *[one] Legado
            }
            [thing] { $number ->
                [many] cartas
               *[one] carta
            }
           *[unit] { $number ->
                [many] Unidades
               *[one] Unidad
            }
        }
    }
card-state =
    { $state ->
        [ready] { $number ->
            [many] {" "}enderezadas
           *[one] {" "}enderezada
        }
        [turned] { $number ->
            [many] {" "}giradas
           *[one] {" "}girada
        }
        [attacking] { $number ->
            [many] {" "}atacantes
           *[one] {" "}atacante
        }
        [poisoned] { $number ->
            [many] {" "}envenenadas
           *[one] {" "}envenenada
        }
       *[any] {""}
    }
card-fighting =
    { $state ->
        [fighting] {" "}en un Enfrentamiento
       *[any] {""}
    }
card-owned =
    { $where ->
        [nowhere] { $side ->
            [yours] { $number ->
                [many] {" "}tuyas
               *[one] {" "}tuya
            }
            [enemy] { $number ->
                [many] {" "}rivales
               *[one] {" "}rival
            }
           *[any] {""}
        }
       *[other] {""}
    }
card-place =
    { $where ->
        [underworld] {" "}de tu Inframundo
        [discard] {" "}de tu Descarte
        [both] {" "}de tu Inframundo o Descarte
        [sent] {" "}que acabas de enviar al Inframundo
       *[nowhere] {""}
    }
card-named-kind = { card-noun }{ card-owned }{ card-state }{ $limits }{ card-fighting }{ card-place }
card-article =
    { $other ->
        [yes] { $kind ->
            [legacy] otro
           *[other] otra
        }
       *[no] { $kind ->
            [legacy] un
           *[other] una
        }
    }
card-some =
    { $up ->
        [yes] hasta{" "}
       *[no] {""}
    }{ $number ->
        [many] { $other ->
            [yes] { $kind ->
                [legacy] otros{" "}
               *[other] otras{" "}
            }
           *[no] {""}
        }{ $count }
       *[one] { card-article }
    } { card-named-kind }
card-all =
    { $form ->
        [all] { $kind ->
            [legacy] todos{" "}
           *[other] todas{" "}
        }
       *[plain] {""}
    }{ $side ->
        [yours] tus
       *[any] { $kind ->
            [legacy] los
           *[other] las
        }
    }{ $other ->
        [yes] {" "}demás
       *[no] {""}
    } { card-noun }{ $side ->
        [enemy] {" "}rivales
       *[any] {""}
    }{ card-state }{ $limits }{ card-fighting }{ card-place }
card-limits =
    { $limit ->
        [strength] {" "}con { $what } { $most } o menos
        [cost] {" "}de coste { $most } o menos
        [resources] { $most ->
            [one] {" "}con 1 recurso o más encima
           *[other] {" "}con { $most } recursos o más encima
        }
       *[keyword] {" "}con { $what }
    }
card-strength =
    { $what ->
        [resistance] Resistencia
        [either] Fuerza o Resistencia
       *[force] Fuerza
    }
card-self =
    { $kind ->
        [economic] esta Estructura
        [development] esta Estructura
       *[military] esta Unidad
    }
card-that =
    { $kind ->
        [structure] { $number ->
            [many] esas Estructuras
           *[one] esa Estructura
        }
        [economic] { $number ->
            [many] esas Estructuras
           *[one] esa Estructura
        }
        [development] { $number ->
            [many] esas Estructuras
           *[one] esa Estructura
        }
        [card] { $number ->
            [many] esas cartas
           *[one] esa carta
        }
        [fallen] { $number ->
            [many] esas cartas
           *[one] esa carta
        }
       *[unit] { $number ->
            [many] esas Unidades
           *[one] esa Unidad
        }
    }
card-play-part =
    { $part ->
        [unit] una Unidad
        [structure] una Estructura
        [legacy] un Legado
        [ability] una habilidad activada
        [both-abilities] una habilidad activada o disparada
       *[trigger] una habilidad disparada
    }
card-or = { $first } o { $next }
card-play =
    { $things }{ $side ->
        [yours] {" "}de tu bando
        [enemy] {" "}del rival
       *[any] {""}
    } que espere en la cadena
card-term =
    { $term ->
        [phase] {" "}hasta el fin de la fase
        [turn] {" "}hasta el fin del turno
       *[permanent] { $number ->
            [many] {" "}mientras sigan en juego
           *[one] {" "}mientras siga en juego
        }
    }

# Figuras

card-points =
    { $half ->
        [yes] { $whole },5
       *[no] { $whole }
    }
card-victory-points =
    { $amount ->
        [one] 1 Punto de Victoria
       *[many] { $points } Puntos de Victoria
    }
card-half-points = otorga { $points } Puntos de Victoria al entrar en juego
card-siege-points = el Asedio que la destruye otorga { card-victory-points }
card-slots = ocupa { $slots } espacios
card-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
card-resources =
    { $amount ->
        [one] 1 recurso
       *[other] { $amount } recursos
    }
card-counters =
    { $counters ->
        [one] 1 contador de veneno
       *[other] { $counters } contadores de veneno
    }

# Verbos. El texto va en presente, dirigido a quien juega la carta.

card-verb-boost =
    { $who } { $number ->
        [many] obtienen
       *[one] obtiene
    } { $change } de { $what }{ card-term }
card-verb-grant =
    { $who } { $number ->
        [many] ganan
       *[one] gana
    } { $keyword }{ card-term }
card-verb-intimidate =
    { $who } no { $number ->
        [many] pueden ser defendidas
       *[one] puede ser defendida
    } en esta fase
card-verb-turn = gira { $who }
card-verb-ready = endereza { $who }
card-verb-tribute =
    gira { $who }, que no { $number ->
        [many] generarán
       *[one] generará
    } en su próxima [Abundancia]
card-verb-destroy = destruye { $who }
card-verb-bounce =
    devuelve { $who } a la mano de { $number ->
        [many] sus dueños
       *[one] su dueño
    }
card-verb-poison =
    { $who } { $number ->
        [many] reciben
       *[one] recibe
    } { card-counters }
card-verb-cancel = anula { $who }
card-verb-recover = baraja en tu mazo { $who }
card-verb-reclaim = sube a tu mano { $who }
card-verb-raise =
    pon en juego { $turned ->
        [yes] girada{" "}
       *[no] {""}
    }{ $who }
card-verb-search =
    busca en tu mazo { $who }, { $kind ->
        [legacy] ponlo
       *[unit] ponla
    } en tu mano y baraja el mazo
card-verb-fetch = busca en tu mazo { $who }, ponla en juego y baraja el mazo
card-verb-draw =
    { $whose ->
        [you] roba
        [rival] el rival roba
       *[both] cada jugador roba
    } { $up-to ->
        [yes] hasta{" "}
       *[no] {""}
    }{ card-cards }
card-verb-mill =
    { $whose ->
        [you] bota
        [rival] el rival bota
       *[both] cada jugador bota
    } { card-cards }
card-verb-discard =
    { $whose ->
        [you] descarta
        [rival] el rival descarta
       *[both] cada jugador descarta
    } { card-cards }{ $how ->
        [random] {" "}al azar
       *[choose] {""}
    }
card-verb-score =
    { $whose ->
        [you] suma
        [rival] el rival suma
       *[both] cada jugador suma
    } { card-victory-points }{ $counted ->
        [no] {""}
       *[yes] {" "}por cada { $each }
    }
card-verb-score-sent = suma { card-victory-points } por cada carta que acabas de enviar al Inframundo
card-verb-resources =
    { $whose ->
        [you] obtén
        [rival] el rival obtiene
       *[both] cada jugador obtiene
    } { card-resources }
card-verb-second-economic = puedes jugar otra Estructura Económica este turno

# Costes y condiciones

card-cost =
    { $cost ->
        [more] coste adicional: { $paid }
       *[only] coste: { $paid }
    }
card-pays-cost =
    { $cost ->
        [one] 1 recurso
       *[other] { $cost } recursos
    }
card-pays-turn = gira esta carta
card-pays-discard =
    descarta { card-cards }
card-pays-give-up = envía al Inframundo { $who }
card-pays-free = una vez por turno
card-only-if = solo si { $needs }: { $text }
card-if-you-wish = si quieres, { $text }
card-need-controlled =
    { $side ->
        [yours] controlas al menos { $amount } { $things }
        [enemy] el rival controla al menos { $amount } { $things }
       *[any] hay en juego al menos { $amount } { $things }
    }
card-need-more = al menos { $amount } { $things }
card-need-destroyed =
    { $amount ->
        [one] se ha destruido al menos 1 carta rival
       *[other] se han destruido al menos { $amount } cartas rivales
    }
card-need-subcategories =
    { $amount ->
        [one] controlas una Unidad Militar con subcategoría
       *[other] controlas Unidades Militares de al menos { $amount } subcategorías
    }
card-need-points =
    { $amount ->
        [one] tienes al menos 1 Punto de Victoria
       *[other] tienes al menos { $amount } Puntos de Victoria
    }

# Disparos y activaciones

card-triggered =
    { $kind ->
        [vengeance] Venganza: { $text }
       *[moment] { $when }, { $text }
    }
card-when-enters = cuando entra en juego
card-when-other-enters =
    { $filtered ->
        [no] cuando entra en juego otra carta tuya
       *[yes] cuando entra en juego { $of }
    }
card-when-attacks = cuando ataca
card-when-vengeance = Venganza
card-when-leaves = cuando sale del juego
card-when-any-destroyed = cuando se destruye otra carta
card-when-yours-destroyed = cuando se destruye otra carta tuya
card-when-enemy-destroyed = cuando se destruye una carta rival
card-when-readied = cuando se endereza
card-when-you-use-legacy = cuando usas un Legado
card-used = { $labels } { $paid }: { $text }

# Habilidades continuas

card-always-bonus =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $change } de { $what }
card-always-siege-bonus =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $change } de Fuerza al atacar en un Asedio
card-always-grant =
    { $who } { $number ->
        [many] tienen
       *[one] tiene
    } { $keyword }
card-always-attacks-turned = { $who } puede atacar cartas giradas
card-always-co-defends = { $who } puede defender junto a otra Unidad
card-always-indestructible = { $who } no puede ser destruida

# Cartas de Cultura

card-culture-set-up = Set Up: pon en juego { $cards }
card-culture-condition = Equinoccio: { $needs }
card-culture-equinox = Habilidad de Equinoccio: { $text }
card-culture-lasting = por el resto de la partida, { $text }
card-culture-unlocked = desde entonces: { $text }
card-culture-encounter =
    { $costs ->
        [no] Encuentro: { $text }
       *[yes] Encuentro, { $paid }: { $text }
    }
