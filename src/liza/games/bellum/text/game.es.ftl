# Lo que se lee de una partida: preguntas, respuestas, crónica y final.
#
# $who: de quién se trata, visto por quien lee: me (tú), rival, south o north (para quien mira sin jugar).
# $card: el nombre de una carta. $piece: una carta en juego, ya nombrada con su dueño. $zone: vanguard, rearguard,
# structures, development. $left: lo que queda después.

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
its-objective =
    { $who ->
        [me] Tu Objetivo Principal
        [rival] El Objetivo Principal rival
        [south] El Objetivo Principal de Sur
       *[north] El Objetivo Principal de Norte
    }
the-objective =
    { $who ->
        [me] tu Objetivo Principal
        [rival] el Objetivo Principal rival
        [south] el Objetivo Principal de Sur
       *[north] el Objetivo Principal de Norte
    }
to-objective =
    { $who ->
        [me] a tu Objetivo Principal
        [rival] al Objetivo Principal rival
        [south] al Objetivo Principal de Sur
       *[north] al Objetivo Principal de Norte
    }
its-dominion =
    { $who ->
        [me] Tu Dominio
        [rival] El Dominio rival
        [south] El Dominio de Sur
       *[north] El Dominio de Norte
    }
in-its-zone =
    { $zone ->
        [vanguard] { $who ->
            [me] en tu Vanguardia
            [rival] en la Vanguardia rival
            [south] en la Vanguardia de Sur
           *[north] en la Vanguardia de Norte
        }
        [rearguard] { $who ->
            [me] en tu Retaguardia
            [rival] en la Retaguardia rival
            [south] en la Retaguardia de Sur
           *[north] en la Retaguardia de Norte
        }
        [structures] { $who ->
            [me] en tu Zona de Estructuras
            [rival] en la Zona de Estructuras rival
            [south] en la Zona de Estructuras de Sur
           *[north] en la Zona de Estructuras de Norte
        }
       *[development] { $who ->
            [me] en tu zona de desarrollo
            [rival] en la zona de desarrollo rival
            [south] en la zona de desarrollo de Sur
           *[north] en la zona de desarrollo de Norte
        }
    }
phase-supply = Abastecimiento
phase-development = Desarrollo
phase-combat = Combate
phase-vigil = Vigilia
some-supplies =
    { $amount ->
        [one] 1 Suministro
       *[other] { $amount } Suministros
    }
points-left = { $left } PV

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
        [vanguard] Vanguardia
        [rearguard] Retaguardia
        [structures] Estructuras
       *[development] desarrollo
    } { $slot }
relic-held = { $name }, en { $holder }

# Preguntas

ask-action = ¿Qué haces en tu Desarrollo?
ask-duel =
    { $passed ->
        [yes] Tu rival ha pasado: ¿juegas una Táctica o cierras el Duelo?
       *[no] { $attacking ->
            [yes] Duelo de tu ataque: ¿juegas una Táctica o pasas?
           *[no] Duelo del ataque rival: ¿juegas una Táctica o pasas?
        }
    }
ask-reply =
    { $who ->
        [me] Has jugado { $card }: ¿añades algo o pasas?
       *[other] Tu rival ha jugado { $card }: ¿respondes o pasas?
    }
ask-react = ¿Reaccionas a lo que acaba de ocurrir o pasas?
ask-target =
    { $card }: elige { $order ->
        [first] primero{" "}
        [second] ahora{" "}
       *[only] {""}
    }{ $target }.
ask-order = Tienes { $count } habilidades pendientes: ¿cuál resuelves ahora?
ask-vault =
    { $kind ->
        [economy] ¿Qué Económica de la Edad { $age } eliges?
       *[wonder] ¿Qué Maravilla de la Edad { $age } eliges?
    }
ask-relic = ¿Qué Reliquia reclama { $piece }?
ask-shrine = ¿Dónde almacenas { $card }?
ask-economy = ¿Con qué Económica de la Edad I empiezas?
ask-attackers =
    { $count ->
        [0] ¿Con qué atacas?
        [one] Tienes 1 atacante: ¿añades otro o cierras la declaración?
       *[other] Tienes { $count } atacantes: ¿añades otro o cierras la declaración?
    }
ask-fix =
    { $count ->
        [one] Te queda por fijar 1 ataque de Retaguardia o Flanqueo: ¿contra qué va?
       *[other] Te quedan por fijar { $count } ataques de Retaguardia o Flanqueo: ¿cuál fijas ahora?
    }
ask-structure =
    { $count ->
        [one] ¿Contra qué Estructura va tu ataque de Vanguardia?
       *[other] ¿Qué ataque de Vanguardia va contra una Estructura?
    }
ask-interceptor = { $piece } flanquea a { $target } con { $attack } de ATK: ¿lo interceptas?
ask-defender = { $piece } ataca a tu Objetivo Principal con { $attack } de ATK: ¿le opones una Unidad?
ask-discard =
    { $count ->
        [one] ¿Qué carta descartas?
       *[other] Te quedan { $count } cartas por descartar: ¿cuál ahora?
    }
ask-anytime = Puedes rendirte en cualquier momento.
ask-wait =
    { $who ->
        [me] Falta tu respuesta.
       *[other] Espera a que responda { seat-inner }.
    }

# Qué clase de respuesta se pide, en dos o tres palabras, y lo que queda por saber

ask-tag-action = Tu Desarrollo
ask-tag-duel = Duelo de Tácticas
ask-tag-reply = Puedes reaccionar
ask-tag-target = Elige objetivo
ask-tag-order = Ordena habilidades
ask-tag-vault = Avance de Edad
ask-tag-relic = Elige Reliquia
ask-tag-shrine = Elige dónde
ask-tag-economy = Tu Económica
ask-tag-attackers = Declara atacantes
ask-tag-fix = Fija objetivos
ask-tag-interceptor = Intercepción
ask-tag-defender = Defensa
ask-tag-discard = Descarta
ask-note-supplies =
    { $count ->
        [0] No te quedan Suministros libres.
        [one] Te queda 1 Suministro libre{ $temporary ->
            [0] .
           *[other] , y es temporal.
        }
       *[other] Te quedan { $count } Suministros libres{ $temporary ->
            [0] .
            [one] , 1 de ellos temporal.
           *[other] , { $temporary } de ellos temporales.
        }
    }
ask-note-text = «{ $text }».
ask-note-vault =
    { $cost ->
        [0] Avanzar no te cuesta Suministros.
        [one] Avanzar te cuesta 1 Suministro.
       *[other] Avanzar te cuesta { $cost } Suministros.
    } Lo que no elijas de esa Edad sale de la partida.
ask-note-relic =
    { $stored ->
        [yes] Quedará almacenada en tu Iglesia o Templo.
       *[no] La transportará tu Religioso: aún no controlas Iglesia ni Templo.
    }
ask-note-shrine = Para el Dominio cuentan todas tus Reliquias almacenadas.
ask-note-economy = Tu rival no lo sabrá hasta tu primer Desarrollo; las otras cuatro salen de la partida.
ask-note-economy-open = Entrará en tu primer Desarrollo; las otras cuatro salen de la partida.
ask-note-attackers = Nada se gira ni se ve hasta que cierres la declaración.
ask-note-fix = La Retaguardia y los Flanqueos se fijan antes que la Vanguardia, y toman primero las Estructuras.
ask-note-structure = Mientras quede una Estructura sin comprometer, la Vanguardia tiene que atacarla.
ask-note-interceptor = Interceptar gira a tu Unidad, que responde de todos modos.
ask-note-defender = Defender no gira a la Unidad, pero si ya está girada no responde.
ask-note-hand =
    { $count ->
        [one] Tienes 1 carta en la mano.
       *[other] Tienes { $count } cartas en la mano.
    }

# Respuestas

option-end-development = Termina el Desarrollo
option-no-attack = Termina sin atacar
option-confirm-attackers =
    { $count ->
        [one] Confirma 1 atacante
       *[other] Confirma { $count } atacantes
    }
option-pass = Pasa
option-play = Juega { $card } ({ $cost })
option-ascend = Asciende { $piece } a { $card } ({ $cost })
option-ascend-none = Asciende a { $card } ({ $cost })
option-use = Usa { $piece } ({ $price })
option-use-text = Usa { $piece }: «{ $text }»
option-price =
    { $count ->
        [one] 1 Suministro
       *[other] { $count } Suministros
    }
option-price-exhaust = girar
option-price-free = sin coste
option-advance = Avanza a la Edad { $age } ({ $cost })
option-advance-none = Avanza una Edad
option-claim = Reclama una Reliquia con { $piece } ({ $cost })
option-deposit = Almacena { $card }, de { $piece }
option-deposit-none = Almacena la Reliquia de { $piece }
option-place = Pon en juego { $card }
option-attack = Ataca con { $piece }
option-strike = Ataca a { $target } con { $piece }
option-strike-objective = Ataca al Objetivo Principal con { $piece }
option-bombard-objective = Bombardea el Objetivo Principal con { $piece }
option-flank = Flanquea a { $target } con { $piece }
option-flank-objective = Flanquea al Objetivo Principal con { $piece }
option-renounce = No flanquees con { $piece }
option-intercept = Intercepta con { $piece }
option-no-intercept = No interceptes
option-defend = Defiende con { $piece }
option-decline = Deja pasar el ataque
option-target = Elige { $piece }
option-choose = Elige { $card }
option-relic = Reclama { $piece }
option-shrine = Almacena en { $piece }
option-order = Resuelve { $card }: «{ $text }»
option-discard = Descarta { $card }
option-concede = Ríndete

# Crónica: preparar la partida y turnos

a-civilization = una civilización
event-remark-leads =
    { $who ->
        [me] Diriges { $civilization }.
       *[other] { seat-title } dirige { $civilization }.
    }
event-remark-objective = { its-objective } comienza con 20 PV.
event-remark-supplies =
    { $who ->
        [me] Barajas aparte tus doce Suministros.
       *[other] { seat-title } baraja aparte sus doce Suministros.
    }
event-remark-vault =
    { $who ->
        [me] Dispones tu Bóveda por Edades.
       *[other] { seat-title } dispone su Bóveda por Edades.
    }
event-remark-no-draw =
    { $who ->
        [me] Por empezar, no robas en tu primer turno.
       *[other] Por empezar, { seat-inner } no roba en su primer turno.
    }
event-remark-let-through = Nadie se opone a { $piece }.
event-shuffled =
    { $who ->
        [me] Barajas tu Castillo
       *[other] { seat-title } baraja su Castillo
    } de { $amount } cartas.
event-economy-chosen =
    { $who ->
        [me] Eliges { $card } para tu primer Desarrollo.
       *[other] { seat-title } elige { $card } para su primer Desarrollo.
    }
event-economy-chosen-secret = { seat-title } elige en secreto su Económica de la Edad I.
event-first-drawn =
    { $who ->
        [me] Empiezas tú.
       *[other] Empieza { seat-inner }.
    }
event-turn-began =
    { $who ->
        [me] Empieza tu turno { $amount }.
        [rival] Empieza el turno { $amount } de tu rival.
        [south] Empieza el turno { $amount } de Sur.
       *[north] Empieza el turno { $amount } de Norte.
    }
event-phase-began =
    { $who ->
        [me] Pasas
       *[other] { seat-title } pasa
    } { $phase ->
        [development] al Desarrollo.
        [combat] al Combate.
       *[vigil] a la Vigilia.
    }
event-readied-all =
    { $who ->
        [me] Liberas tus cartas.
       *[other] { seat-title } libera sus cartas.
    }
event-supplies-placed =
    { $who ->
        [me] Colocas { some-supplies }
       *[other] { seat-title } coloca { some-supplies }
    }{ $left ->
        [0] : el mazo de Suministros queda vacío.
        [one] : queda 1 en el mazo.
       *[other] : quedan { $left } en el mazo.
    }
event-expired = Acaban los efectos de este turno sobre { $piece }.

# Crónica: cartas y Suministros

event-card-drawn =
    { $who ->
        [me] Robas { $card }.
       *[other] { seat-title } roba { $card }.
    }
event-fatigued =
    { $who ->
        [me] Tu Castillo está vacío: tu Agotamiento
        [rival] El Castillo rival está vacío: su Agotamiento
        [south] El Castillo de Sur está vacío: su Agotamiento
       *[north] El Castillo de Norte está vacío: su Agotamiento
    } sube a { $amount }.
event-paid =
    { $who ->
        [me] Pagas { some-supplies }: { $left ->
            [0] no te queda ninguno.
            [one] te queda 1.
           *[other] te quedan { $left }.
        }
       *[other] { seat-title } paga { some-supplies }: { $left ->
            [0] no le queda ninguno.
            [one] le queda 1.
           *[other] le quedan { $left }.
        }
    }
event-supplies-gained =
    { $who ->
        [me] Obtienes { $amount ->
            [one] 1 Suministro temporal.
           *[other] { $amount } Suministros temporales.
        }
       *[other] { seat-title } obtiene { $amount ->
            [one] 1 Suministro temporal.
           *[other] { $amount } Suministros temporales.
        }
    }
event-supplies-gone =
    { $who ->
        [me] Pierdes
       *[other] { seat-title } pierde
    } { $amount ->
        [one] 1 Suministro temporal sin gastar.
       *[other] { $amount } Suministros temporales sin gastar.
    }
event-entered = { $card } entra { in-its-zone }.
event-ascended = { $below } asciende a { $card }.
event-tactic-played =
    { $who ->
        [me] Juegas { $card }.
       *[other] { seat-title } juega { $card }.
    }
event-tactic-played-at =
    { $who ->
        [me] Juegas { $card }
       *[other] { seat-title } juega { $card }
    } y señala { $targets }.
event-tactic-resolved = { $card } va al Cementerio.
event-tactic-failed = { $card } no hace nada: ya no tiene un objetivo válido.
event-tactic-cancelled = Se anula { $piece }.
event-ability-used =
    { $who ->
        [me] Usas { $card }
       *[other] { seat-title } usa { $card }
    }: «{ $text }».
event-ability-used-at =
    { $who ->
        [me] Usas { $card }
       *[other] { seat-title } usa { $card }
    } sobre { $targets }: «{ $text }».
event-ability-triggered = { $piece }: «{ $text }».
event-discarded =
    { $who ->
        [me] Descartas { $card }.
       *[other] { seat-title } descarta { $card }.
    }
event-sought =
    { $who ->
        [me] Buscas en tu Castillo, muestras { $card } y va a tu mano.
       *[other] { seat-title } busca en su Castillo, muestra { $card } y va a su mano.
    }
event-sought-none =
    { $who ->
        [me] Buscas en tu Castillo y no encuentras nada.
       *[other] { seat-title } busca en su Castillo y no encuentra nada.
    }
event-recovered =
    { $who ->
        [me] Recuperas { $card } de tu Cementerio.
       *[other] { seat-title } recupera { $card } de su Cementerio.
    }

# Crónica: Edades y Reliquias

event-advanced =
    { $who ->
        [me] Avanzas
       *[other] { seat-title } avanza
    } a la Edad { $age }.
event-left-vault =
    { $card } sale de la partida desde { $who ->
        [me] tu Bóveda.
        [rival] la Bóveda rival.
        [south] la Bóveda de Sur.
       *[north] la Bóveda de Norte.
    }
event-left-vault-secret =
    { $who ->
        [me] Una carta de tu Bóveda
        [rival] Una carta de la Bóveda rival
        [south] Una carta de la Bóveda de Sur
       *[north] Una carta de la Bóveda de Norte
    } sale de la partida.
event-claimed =
    { $who ->
        [me] Reclamas { $card }, que viaja con { $cleric }.
       *[other] { seat-title } reclama { $card }, que viaja con { $cleric }.
    }
event-claimed-stored =
    { $who ->
        [me] Reclamas { $card } con { $cleric } y queda en { $holder }.
       *[other] { seat-title } reclama { $card } con { $cleric } y queda en { $holder }.
    }
event-stored =
    { $who ->
        [me] Almacenas { $card }
       *[other] { seat-title } almacena { $card }
    } en { $holder }.
event-relic-freed = { $card } vuelve a ser neutral.
event-relic-freed-lost = Sin { $holder }, { $card } vuelve a ser neutral.
event-dominion-changed = { its-dominion } sube a { $amount } de { $most }.
event-dominion-changed-lost = { its-dominion } vuelve a 0.

# Crónica: lo que pasa en la mesa

event-readied = { $piece } se libera.
event-exhausted = { $piece } se gira.
event-exhausted-answer = { $piece } se gira por responder.
damage-left =
    { $left ->
        [0] no le queda DEF
        [one] le queda 1 de DEF
       *[other] le quedan { $left } de DEF
    }
event-damaged = { $amount } de daño a { $piece }: { damage-left }.
event-damaged-by = { $source } hace { $amount } de daño a { $piece }: { damage-left }.
event-prevented = Se previene { $amount } de daño a { $piece }.
event-prevented-objective = Se previene { $amount } de daño { to-objective }.
event-repaired = Se repara { $amount } de daño a { $piece }.
change-of =
    { $which ->
        [attack] { $attack } de ATK
        [defence] { $defence } de DEF
       *[both] { $attack } de ATK y { $defence } de DEF
    }{ $term ->
        [turn] {" "}hasta el final del turno
       *[permanent] {""}
    }
event-boosted = { $piece } obtiene { change-of }.
event-boosted-from = { $piece } obtiene { change-of } ({ $source }).
event-granted = { $piece } gana { $keyword }.
event-granted-from = { $piece } gana { $keyword } ({ $source }).
event-forbidden = { $piece } no puede atacar este turno.
event-shielded = Este turno se previene todo el daño a { $piece }.
event-shielded-objective = Este turno se previene el daño { to-objective }, salvo el del Agotamiento.
event-moved =
    { $piece } pasa { $zone ->
        [vanguard] a la Vanguardia.
       *[rearguard] a la Retaguardia.
    }
event-controlled =
    { $who ->
        [me] Tomas el control de { $card }.
       *[other] { seat-title } toma el control de { $card }.
    }
event-returned =
    { $piece } { $to ->
        [hand] vuelve a la mano de su propietario.
        [castle] se baraja en el Castillo de su propietario.
       *[out] sale de la partida.
    }
event-destroyed = Se destruye { $piece }.
event-nothing-happened = { $piece } no cambia de manos: no caben más de dos Estructuras.
event-nothing-happened-relic = { $card } no se mueve: no hay Iglesia ni Templo que la reciba.

# Crónica: combate

event-no-attack =
    { $who ->
        [me] No atacas.
       *[other] { seat-title } no ataca.
    }
event-attacked = { $piece } se declara atacante y se gira.
event-targeted = { $piece } ataca a { $target }.
event-targeted-flank = { $piece } flanquea a { $target }.
event-targeted-objective = { $piece } va { to-objective }.
event-targeted-bombard = { $piece } bombardea { the-objective }.
event-attack-lost = Se pierde el ataque de { $piece }.
event-attack-lost-no-target = Se pierde el ataque de { $piece }: no le queda ningún objetivo.
event-attack-lost-changed = Se pierde el ataque de { $piece }: una de las dos cartas ha cambiado de manos.
event-intercepted = { $piece } intercepta a { $target }.
event-defended = { $piece } se opone a { $target }.
event-duel-opened =
    Se abre el Duelo de Tácticas: { $who ->
        [me] empiezas tú.
       *[other] empieza { seat-inner }.
    }
event-passed =
    { $who ->
        [me] Pasas en el Duelo.
       *[other] { seat-title } pasa en el Duelo.
    }

# Crónica: los Objetivos Principales y el final

event-objective-hit = { its-objective } recibe { $amount } de daño y queda con { points-left }.
event-objective-hit-by = { $card } hace { $amount } de daño { to-objective }, que queda con { points-left }.
event-objective-hit-fatigue = { its-objective } recibe { $amount } de daño por Agotamiento y queda con { points-left }.
event-objective-healed = { its-objective } recupera { $amount } PV y queda con { points-left }.
event-objective-healed-full = { its-objective } ya tiene todos sus PV.
event-objective-healed-fallen = { its-objective } ha caído y ya no recupera PV.
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
won-BEL-1-3 =
    por la caída { $who ->
        [me] del Objetivo Principal rival
        [rival] de tu Objetivo Principal
        [south] del Objetivo Principal de Norte
       *[north] del Objetivo Principal de Sur
    }
won-BEL-1-12 =
    porque { $who ->
        [me] tu rival se rinde
        [rival] te rindes
        [south] Norte se rinde
       *[north] Sur se rinde
    }
won-BEL-1-16 = por Dominio: llega a 5
    .me = por Dominio: llegas a 5
drawn-BEL-1-9 = los dos Objetivos Principales caen a la vez

# Preparar una partida

setup-deck-form = Esto no es un mazo.
    .remedy = Da el nombre de un mazo de muestra, «text» con la lista escrita, o «castle» y «vault» con las cartas y sus copias.
setup-first = «{ $first }» no puede decir quién empieza.
    .remedy = Pon la opción «first_player» en fixed, y en «first» south o north.
