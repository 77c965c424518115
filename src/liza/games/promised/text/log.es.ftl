# La crónica: una línea por suceso.
#
# $who: me (quien lee) u other. $name: el bando del que se habla, para empezar frase. $foe: el otro bando, tras preposición; $target: me si es quien lee.

event-first-drawn = { $who ->
        [me] El sorteo te hace jugador inicial.
       *[other] El sorteo hace jugador inicial a { $name }.
    }
event-round-began = Ronda { $round }
event-phase-began = Fase { $number }: { $phase }
event-income = { $amount ->
        [0] { $place } está asediada y no produce nada.
       *[other] { $place } { $who ->
            [me] te da { coins-of }
           *[other] da { coins-of } a { $name }
        }.
    }
coins-of = { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
event-barracks-filled =
    { $amount ->
        [0] En el Cuartel de { $place } no cabe nadie más.
        [one] El Cuartel de { $place } suma 1 tropa a la guarnición.
       *[other] El Cuartel de { $place } suma { $amount } tropas a la guarnición.
    }
event-cards-looked = { $who ->
        [me] Miras { $amount ->
            [0] el mazo, y no queda ninguna carta
            [one] 1 carta
           *[other] { $amount } cartas
        } del mazo.
       *[other] { $name } mira { $amount ->
            [0] el mazo, y no queda ninguna carta
            [one] 1 carta
           *[other] { $amount } cartas
        } del mazo.
    }
event-card-kept = { $who ->
        [me] Te quedas con { $card }.
       *[other] { $name } se queda con { $card }.
    }
event-card-discarded = { $who ->
        [me] Descartas { $card }.
       *[other] { $name } descarta { $card }.
    }
event-deck-shuffled = Se baraja el mazo: { $amount } cartas.
event-deck-shuffled-ark = El Arca vuelve al mazo, que se baraja.
event-troop-bought = { $who ->
        [me] Compras una tropa para la guarnición de { $place }: ya son { $amount }.
       *[other] { $name } compra una tropa para la guarnición de { $place }: ya son { $amount }.
    }
event-troop-bought-general = { $who ->
        [me] Compras una tropa para { $general }: ya manda { $amount }.
       *[other] { $name } compra una tropa para { $general }: ya manda { $amount }.
    }
event-general-recruited = { $who ->
        [me] { $general } entra en juego para ti en { $place }.
       *[other] { $general } entra en juego para { $name } en { $place }.
    }
event-wall-built = { $who ->
        [me] Amurallas { $place }.
       *[other] { $name } amuralla { $place }.
    }
event-development-built = { $who ->
        [me] Construyes { $what ->
            [market] un Mercado
           *[barracks] un Cuartel
        } en { $place }.
       *[other] { $name } construye { $what ->
            [market] un Mercado
           *[barracks] un Cuartel
        } en { $place }.
    }
event-founded = { $who ->
        [me] Fundas una aldea en { $place }.
       *[other] { $name } funda una aldea en { $place }.
    }
event-city-raised = { $who ->
        [me] Alzas { $place } a ciudad: eres juez de { $territory }.
       *[other] { $name } alza { $place } a ciudad: es juez de { $territory }.
    }
event-item-bought = { $who ->
        [me] Das a { $general } este objeto: { $item }.
       *[other] { $name } da a { $general } este objeto: { $item }.
    }
event-ransomed = { $who ->
        [me] Rescatas a { $general } por { $amount } monedas, que cobra { $captor }; vuelve en { $place }.
       *[other] { $name } rescata a { $general } por { $amount } monedas; vuelve en { $place }.
    }
event-ark-placed = { $who ->
        [me] Pones el Arca en { $place }.
       *[other] { $name } pone el Arca en { $place }.
    }
event-card-played = { $who ->
        [me] Juegas { $card }.
       *[other] { $name } juega { $card }.
    }
event-levied =
    { $amount ->
        [0] En { $place } no cabe nadie más: lo que queda de la Leva se pierde.
       *[other] La Leva pone 1 tropa en { $place }.
    }
event-coins-gained = { $who ->
        [me] Recibes { $amount ->
            [one] 1 moneda
           *[other] { $amount } monedas
        }.
       *[other] { $name } recibe { $amount ->
            [one] 1 moneda
           *[other] { $amount } monedas
        }.
    }
event-wrath-changed = Copa de la Ira: { $before } pasa a { $amount }.
event-pair-arrived = { $name } aparece en { $place } con fuerza { $amount }.
event-pair-moved =
    { $amount ->
        [0] { $name } no tiene adónde ir.
       *[other] { $name } avanza a { $place }.
    }
event-moved = { $who ->
        [me] { $general } va de { $from } a { $place }{ $halted ->
            [yes] {" "}y se detiene
           *[no] {""}
        }.
       *[other] { $general }, de { $name }, va de { $from } a { $place }{ $halted ->
            [yes] {" "}y se detiene
           *[no] {""}
        }.
    }
event-passage-used = { $general } ha entrado en { $place } por el Pasaje Secreto: su muralla no contará.
event-shifted = { $general } y { $other } reparten una tropa en { $place }.
event-shifted-garrison = { $general } deja una tropa en la guarnición de { $place }.
event-shifted-out = { $general } toma una tropa de la guarnición de { $place }.
event-taken = { $general } toma el mando de una tropa en { $place }.
event-siege-counted = { $place }: ronda de asedio { $amount }.
event-siege-lifted = Se levanta el asedio de { $place }.
event-encounter-made = { $name } y { $foe } se encuentran en { $place }.
event-held = { $who ->
        [me] Te mantienes en { $place }.
       *[other] { $name } se mantiene en { $place }.
    }
event-declared = { $who ->
        [me] Declaras batalla a { $foe } en { $place }.
       *[other] { $name } { $target ->
            [me] te declara batalla
           *[other] declara batalla a { $foe }
        } en { $place }.
    }
event-answered = { $who ->
        [me] Sellas tu respuesta en { $place }.
       *[other] { $name } sella su respuesta en { $place }.
    }
event-orders-revealed = { $who ->
        [me] Tu orden en { $place }: { $amount ->
            [one] 1 tropa comprometida
           *[other] { $amount } tropas comprometidas
        }.
       *[other] Orden de { $name } en { $place }: { $amount ->
            [one] 1 tropa comprometida
           *[other] { $amount } tropas comprometidas
        }.
    }
event-bonus-cancelled = La bonificación +{ $amount } de { $place } queda anulada: { $cause }.
cause-weapons = Armas de Asedio
cause-passage = Pasaje Secreto
cause-sortie = quien defiende ha salido de sus murallas
event-squire-died = El escudero de { $general } muere en su lugar.
event-general-killed = { $general } muere en { $place }.
event-strengths-compared = { $place }: { $name } { $attack }, { $foe } { $defence }.
event-battle-won = { $who ->
        [me] Vences a { $foe } en { $place }.
       *[other] { $name } { $target ->
            [me] te vence
           *[other] vence a { $foe }
        } en { $place }.
    }
event-troops-lost = { $who ->
        [me] Pierdes { $amount ->
            [one] 1 tropa
           *[other] { $amount } tropas
        } en { $place }.
       *[other] { $name } pierde { $amount ->
            [one] 1 tropa
           *[other] { $amount } tropas
        } en { $place }.
    }
event-captured = { $general } cae en manos de { $captor }.
event-executed = { $captor } ejecuta a { $general }.
event-troops-left =
    { $amount ->
        [one] 1 tropa queda en { $place } sin su general.
       *[other] { $amount } tropas quedan en { $place } sin su general.
    }
event-place-changed = { $who ->
        [me] Desde ahora defiendes { $place }.
       *[other] Desde ahora { $name } defiende { $place }.
    }
event-fate-asked = { $who ->
        [me] Tienes que elegir el destino de { $place }.
       *[other] { $name } tiene que elegir el destino de { $place }.
    }
event-conquered = { $who ->
        [me] Conquistas { $place }{ $city ->
            [yes] , y con ella el título de juez
           *[no] {""}
        }.
       *[other] { $name } conquista { $place }{ $city ->
            [yes] , y con ella el título de juez
           *[no] {""}
        }.
    }
event-sacked = { $who ->
        [me] Saqueas { $place } y te llevas { $amount } monedas.
       *[other] { $name } saquea { $place } y se lleva { $amount } monedas.
    }
event-razed =
    { $amount ->
        [one] { $place } queda arrasada para siempre: ya hay 1 lugar arrasado.
       *[other] { $place } queda arrasada para siempre: ya hay { $amount } lugares arrasados.
    }
event-pair-died = { $name } muere.
event-encounter-off = El encuentro de { $name } y { $foe } en { $place } se disuelve.
event-stack-gone =
    { $amount ->
        [one] 1 tropa sin mando desaparece de { $place }.
       *[other] { $amount } tropas sin mando desaparecen de { $place }.
    }
event-report-sent = Recibes el Informe de Batalla de { $place }.
event-anointed = { $who ->
        [me] Tienes { $amount } títulos: recibes la unción.
       *[other] { $name } tiene { $amount } títulos y recibe la unción.
    }
event-anointing-lost = { $who ->
        [me] Has perdido títulos y, con ellos, la unción.
       *[other] { $name } ha perdido títulos y, con ellos, la unción.
    }
event-eliminated = { $who ->
        [me] No te quedan asentamientos: sales del juego{ $amount ->
            [0] {""}
           *[other] , y tus generales contigo
        }.
       *[other] { $name } se queda sin asentamientos y sale del juego{ $amount ->
            [0] {""}
           *[other] {" "}con sus generales
        }.
    }
event-captives-returned = { $general } vuelve a la lista de su dueño.
event-points-counted = { $who ->
        [me] Tienes { $amount ->
            [one] 1 punto
           *[other] { $amount } puntos
        }.
       *[other] { $name } tiene { $amount ->
            [one] 1 punto
           *[other] { $amount } puntos
        }.
    }
event-encounters-expired = Los encuentros que quedaban caducan.
event-first-passed = { $who ->
        [me] La próxima ronda empiezas tú.
       *[other] La próxima ronda empieza { $name }.
    }
event-taken-back = { $who ->
        [me] Vuelves atrás.
       *[other] { $name } vuelve atrás.
    }

result-won = { $who ->
        [me] Ganas: { $how }.
       *[other] Gana { $name }: { $how }.
    }
result-shared = Victoria compartida entre { $names }: { $how }.
how-king = corona de rey
how-last = nadie más queda en pie
how-capital = nadie más conserva su capital
how-desolation = la tierra está desolada y deciden los puntos
how-limit = se acabaron las rondas y deciden los puntos
how-nobody = nadie queda en pie y deciden los puntos
how-conceded = se rinde el último rival
how-other = así acaba la partida

ending-king = Rey
ending-last = Último en pie
ending-desolation = Desolación
ending-limit = Puntos tras la última ronda
ending-nobody = Nadie en pie
ending-conceded = Rendición
ending-other = Otro final
