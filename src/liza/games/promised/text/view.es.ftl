# Lo que se lee en la mesa.

counter-titles = Títulos
counter-coins = Monedas
counter-settlements = Asentamientos
counter-generals = Generales
counter-hand = Cartas
counter-captives = Cautivos
counter-points = Puntos
counter-siege = Ronda de asedio
counter-bonus = Defensa
counter-bonus-next = Defensa en la próxima ronda

zone-board = Mapa
zone-cup = Copa de la Ira
zone-razed = Lugares arrasados
zone-deck = Mazo
zone-discard = Descarte
zone-hand = Mano
zone-looking = Cartas que miras
zone-roster = Generales por reclutar
zone-captives = Cautivos
piece-stack = Tropas sin mando

kind-village = Aldea
kind-city = Ciudad de juez
kind-general = General
kind-stack = Tropas sin mando
kind-invaders = Invasores
kind-battle-card = Carta de batalla
kind-card = Carta

mark-out = fuera del juego
mark-anointed = tiene la unción
mark-first-player = jugador inicial
mark-judged = tiene juez
mark-razed = arrasado
mark-besieged = asediado
mark-ark = Arca
mark-wall = muralla
mark-capital = { $who ->
        [me] tu capital
       *[other] capital de { $name }
    }
mark-capital-lost = ha perdido su capital
mark-market = Mercado
mark-barracks = Cuartel
mark-sword = Espada
mark-chariot = Carro de guerra
mark-squire = Escudero
mark-passage = entró por el Pasaje Secreto
mark-moved = ya se ha movido

role-strength = Fuerza
role-troops = Tropas
role-garrison = Guarnición
number-strength = Fuerza { $value }
number-troops = Tropas { $value }
number-garrison = Guarnición { $value }

track-rounds = Rondas
outlook =
    { $coins ->
        [one] Tus próximos Ingresos: 1 moneda.
       *[other] Tus próximos Ingresos: { $coins } monedas.
    } { $capitals ->
        [yes] Ganas como rey con { $titles } títulos, o si nadie más conserva su capital.
       *[no] Rey con { $titles } títulos.
    }

clash-open = { $place }: { $attacker } contra { $defender }
clash-confirmed = { $place }, ronda { $round }: ✓ Confirmada
situation-besieged = Estás bajo asedio.
situation-besieging = Estás asediando.
situation-coincided = Habéis coincidido en el mismo hexágono.
situation-attacked = Te atacan: tienes que responder.
stake-rule =
    { $who ->
        [me] Con el mismo total ganas tú.
       *[other] Tienes que superar su total: el empate es de { $name }.
    }
stake-cost =
    { $troops ->
        [0] Las tropas que comprometas se pierden aunque ganes.
        [one] Perderás la tropa comprometida aunque ganes.
       *[other] Perderás las { $troops } tropas comprometidas aunque ganes.
    }
stake-win-place = eliges entre conquistar { $place } o saquearlo.
stake-win-generals = tomas como cautivos a { $generals }.
stake-win-invaders = los invasores mueren; no hay botín.
stake-lose-captives =
    { $count ->
        [one] { $generals } cae en cautiverio: su rescate cuesta { $coins } monedas.
       *[other] { $generals } caen en cautiverio: su rescate cuesta { $coins } monedas.
    }
stake-lose-executed = los invasores ejecutan a { $generals }.
stake-lose-place = { $name } elige entre conquistar { $place } o saquearlo.
stake-lose-razed = los invasores arrasan { $place }.
line-troops = Tropas de { $general }
line-silenced = Tropas de { $general }, sin su general
line-dead = { $general }, caído
line-garrison = Guarnición
line-garrison-silenced = Guarnición, sin generales vivos
line-bonus = Muralla o ciudad
line-bonus-cancelled = Muralla o ciudad (+{ $bonus }), anulada: { $cause }
line-invader = Invasor
report = Vence { $winner }: { $attacker } { $attack }, { $defender } { $defence }. Cartas de { $attacker }: { $attacker_cards }; de { $defender }: { $defender_cards }.{ $killed }{ $taken } { $fate }
report-no-cards = ninguna
report-killed = {" "}Bajas: { $generals }.
report-captured = {" "}En cautiverio: { $generals }.
report-executed = {" "}A manos de los invasores: { $generals }.
fate-none = No había asentamiento en juego.
fate-held = El asentamiento resiste.
fate-conquered = El asentamiento es conquistado.
fate-sacked = El asentamiento es saqueado (+{ $coins } monedas).
fate-razed = Los invasores arrasan el asentamiento.
fate-undecided = Falta decidir el destino del asentamiento.

hint-city = Con dos asentamientos de un territorio puedes alzar uno a ciudad de juez y llevarte su título. Con { $titles } títulos serás rey si los conservas una ronda.
hint-found = Tu general está en un solar libre: una aldea te dará monedas cada ronda y cuenta para el título del territorio.
hint-move = Cada general avanza hasta dos hexágonos con todas sus tropas. Se detiene al encontrar a otros.
hint-siege =
    { $own ->
        [yes] Te asedian: tu muralla vale menos cada ronda. Si atacas tú, no cuenta en absoluto.
       *[no] Cada ronda que mantienes el asedio la muralla vale menos. Atacar ahora cuesta más tropas.
    }
hint-commit = Lo que comprometes lo pierdes, ganes o no. El atacante original necesita superar al defensor: el empate no le basta.
hint-fate = Conquistar da renta y puntos; saquear da monedas ya, pero enfurece la Copa y acerca el final.
hint-king =
    { $own ->
        [yes] Estás cerca de reinar: protege tus ciudades de juez.
       *[no] Alguien está cerca de reinar: quítale una ciudad de juez.
    }
hint-capital =
    { $own ->
        [yes] Solo quedan dos capitales en manos de su dueño, y una es la tuya: quien conserve la suya cuando caiga la otra gana.
       *[no] Solo quedan dos capitales en manos de su dueño. Si cae una, gana el dueño de la otra; si recuperas la tuya, no.
    }

summary-title = Cómo acabó la partida
summary-what = Qué
summary-by-seat = Cuánto
summary-judged = Títulos de juez
summary-titles = Puntos por títulos
summary-settlements = Puntos por asentamientos
summary-developments = Puntos por desarrollos
summary-captives = Puntos por cautivos
summary-ark = Puntos por el Arca
summary-points = Puntos
figure-battles-won = Batallas ganadas
figure-battles = Batallas
figure-held = Resistidos
figure-razed = Arrasados por invasores
figure-invasions = Invasiones
figure-founded = Aldeas fundadas
figure-conquered = Asentamientos conquistados
figure-sacked = Asentamientos saqueados

# Qué hace cada carta y cada pieza.

about-siege-weapons = En una batalla: deja sin efecto la muralla o la ciudad que defiende al otro bando. Solo para quien ataca la plaza.
about-ambush = En una batalla: mata a todos los generales del otro bando que estén en el hexágono. Las tropas que mandaban no luchan.
about-mercenaries = En una batalla: +4 de fuerza. La Copa de la Ira sube 1.
about-assassin = En una batalla: mata a todos los generales del otro bando que estén en el hexágono. La Copa de la Ira sube { $assassin }.
about-secret-passage = En Movimiento, cuando un general tuyo entra en una plaza ajena: en la batalla de este hexágono no cuenta su muralla.
about-ark = En Adquisiciones: queda en un asentamiento tuyo que no esté asediado. Da +3 a quien lo defiende, y nada lo anula.
about-levy =
    En Adquisiciones: { $levy ->
        [one] 1 tropa gratis
       *[other] { $levy } tropas gratis
    } en un asentamiento tuyo que no esté asediado, para su guarnición o para tus generales de allí.
about-harvest =
    En Adquisiciones: ganas { $harvest ->
        [one] 1 moneda
       *[other] { $harvest } monedas
    }.
about-forced-march =
    En Movimiento: un general avanza { $march ->
        [one] 1 hexágono
       *[other] { $march } hexágonos
    } más.
about-offering = En Adquisiciones: la Copa de la Ira baja { $offering }.
about-general = Primero su fuerza, que cuenta entera en cada batalla; después las tropas que lleva. Tantas como comprometa se pierden, gane o no.
about-stack = Se quedaron sin general: no se mueven ni luchan hasta que otro las tome.
about-invaders = Van en pareja hacia el asentamiento más cercano y atacan con toda su fuerza. No comprometen tropas ni juegan cartas.
about-village = Da monedas cada ronda y la defiende su guarnición. Con muralla aguanta mejor, aunque menos cada ronda de asedio.
about-city = Vale el título de juez de su territorio, da más monedas y su defensa aguanta más rondas de asedio.
