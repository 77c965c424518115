# La mesa: tablero, asientos, petición, fases. Los nombres de juego, cartas y zonas vienen del propio juego.

board-table = Mesa de juego
board-title = { $asked ->
        [yes] Te toca
       *[no] Mesa
    } · { $title } · liza
board-tools = Ayuda y ajustes
board-rail = Lectura y crónica
board-rulebook = Reglamento
board-log = Crónica
board-card = Carta
board-menu = Partida
board-computer = Máquina
board-away = fuera
board-strip = Asiento: { $name }

# Ronda y turno.

board-turn = Turno
board-before = Preparativos
board-round = Ronda { $round }{ $who ->
        [me] {" "}· tu turno
        [machine] {" "}· turno de la máquina
        [nobody] {""}
       *[other] {" "}· turno de { $name }
    }
board-round-own = { $round }{ $who ->
        [me] {" "}· juegas tú
        [machine] {" "}· juega la máquina
        [nobody] {""}
       *[other] {" "}· juega { $name }
    }
board-round-of = Ronda { $round } de { $last }
board-round-only = Ronda { $round }
board-turn-of =
    { $who ->
        [me] tu turno
        [machine] el turno de la máquina
        [nobody] los preparativos
       *[other] el turno de { $name }
    }
board-turn-short =
    { $who ->
        [me] tú
       *[other] { $name }
    }

# Fases y paradas.

board-phase = Fase
board-phases = Fases, { $whose }
board-phase-count = { $place } de { $count }
board-now = ahora
board-stops = Paradas
board-stops-here = con parada
board-stop-at = Parar en { $phase }{ $now ->
        [yes] {" "}(fase actual)
       *[no] {""}
    }
board-stop-side = Parar en { $phase }, { $side ->
        [own] en tu turno
       *[others] en turno ajeno
    }
board-stops-side =
    { $side ->
        [own] Tu turno
       *[others] Turno ajeno
    }
board-stops-note = El octágono lleno es una parada: ahí se te pregunta aunque no esté pasando nada. Estas valen en { $whose }. Pulsa para cambiarla.
board-stops-about = En una fase con parada se te pregunta siempre que puedas responder. En las demás pasas sin que se te pregunte.
board-stops-usual = Volver a las habituales
board-idle = Pasar si no puedo hacer nada
board-idle-note = Solo contra el ordenador: con personas, pasar tan deprisa diría que no tienes respuesta.

# La petición.

board-ask = Qué se te pide
board-waiting = Espera a { $who ->
        [machine] la máquina
       *[other] { $name }
    }, desde { $since }.
board-nothing = Ahora no se te pide nada.
board-over-agreed = Tablas, de común acuerdo.
board-result = Ver el resultado
board-offline = Sin conexión. Se vuelve a intentar.
board-soon = Aquí no tienes parada: pasas.
board-behind = Así se ha jugado mientras tanto.
board-hurry = Ver ya
board-picked = { $name }: elige dónde o a quién.
board-picked-how = { $name }: elige cómo.
board-unpick = Soltar
board-undo = Deshacer
board-undo-ask = Pedir deshacer
board-skip = { $room ->
        [little] Hasta fin de turno
       *[enough] Pasar hasta el fin del turno
    }
board-skip-stop = Dejar de pasar
board-skipping = { $phase ->
        [none] Pasas hasta el fin del turno.
       *[other] Pasas hasta { $phase }.
    }
board-key-space = Espacio
board-key-escape = Esc
board-dismiss = Quitar el aviso
board-wish = { $name } { $what ->
        [draw] ofrece tablas.
       *[undo] pide deshacer su última jugada.
    }
board-wish-mine = { $what ->
        [draw] Has ofrecido tablas.
       *[undo] Has pedido deshacer tu última jugada.
    }
board-wish-yes = Aceptar
board-wish-no = Rechazar
board-wish-withdraw = Retirar las tablas

# Por qué no, y de qué consta un número.

board-reason = Por qué no
board-open-clause = abrir el artículo
board-parts = De qué consta
board-printed = impreso en la carta
board-signed = { $sign ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }

# Cartas, dichas en voz alta.

board-hidden = Carta oculta
board-number = { $role ->
        [attack] ataque { $value }
        [endure] vida { $value }
        [points] puntos { $value }
        [cost] coste { $value }
       *[resource] recursos { $value }
    }
board-carries = lleva { $things }
board-lies = { $side ->
        [me] en tu zona { $zone }
        [rival] en la zona rival { $zone }
       *[shared] en { $zone }
    }
board-choose = Elegir
board-is-picked = Elegida; pulsa otra vez para soltarla.
board-is-target = Se puede elegir como objetivo.
board-is-playable = Se puede usar.
board-is-blocked = Ahora no:
board-dies = Muere

# Zonas, asientos y números.

board-zone = { $zone }, { $side ->
        [me] tuya
        [rival] rival
       *[shared] común
    }: { $count ->
        [0] vacía
        [one] 1 carta
       *[other] { $count } cartas
    }
board-lies-here = { $capacity ->
        [0] { $count ->
            [0] sin cartas
            [one] 1 carta
           *[other] { $count } cartas
        }
       *[other] { $count } de { $capacity }
    }
board-choose-zone = Elegir { $zone }
board-hand =
    { $count ->
        [0] Tu mano, vacía
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
board-counter = { $label }: { $value }{ $highest ->
        [0] {""}
       *[other] {" "}de { $highest }
    }
board-open-pile = { $counter }. Ver las cartas
board-forecast = { $zone }: tú { $mine }, rival { $theirs }. Si se juzgara ahora, { $leads ->
        [me] sería tuya
        [rival] sería del rival
       *[nobody] no sería de nadie
    }.
board-leads =
    { $leads ->
        [me] tuya
        [rival] suya
       *[nobody] neutral
    }

# Lo que espera a cumplirse, lo que hay por gastar y lo que se guarda.

board-track-order = De abajo arriba: la última se resuelve primero.
board-track-link = { $place }.ª, { $who ->
        [me] tuya
        [machine] de la máquina
       *[other] de { $name }
    }
board-track-own = Tu respuesta
board-track-own-note =
    { $count ->
        [0] Solo puedes pasar.
        [one] Puedes responder con 1 carta.
       *[other] Puedes responder con { $count } cartas.
    }
board-track-aims = A { $targets }
board-tokens = { $highest ->
        [0] { $value } para usar
       *[other] { $value } de { $highest } para usar
    }
board-tokens-left =
    { $left ->
        [one] 1 más por colocar
       *[other] { $left } más por colocar
    }
board-store-whose =
    { $side ->
        [me] Tuya
       *[rival] Rival
    }
board-store-of = { $zone }, { $side ->
        [me] tuya
       *[rival] rival
    }
board-store-empty = No queda nada.
board-shelf-rest = Otras
board-pages = Qué parte de la mesa se ve
board-page-field = Campo

# Lo que pasaría.

board-preview = Qué pasaría
board-pair = { $role ->
        [siege] { $source } asedia a { $target }
        [block] { $source } bloquea a { $target }
        [flank] { $source } flanquea a { $target }
        [bombard] { $source } bombardea a { $target }
        [intercept] { $source } intercepta a { $target }
        [defend] { $source } defiende contra { $target }
       *[attack] { $source } a { $target }
    }
board-gone = { $lost } de { $before }
board-becomes = pasa a
board-after = { $what } después
board-counter-of =
    { $who ->
        [me] Tu { $counter }
        [machine] { $counter } de la máquina
       *[other] { $counter } de { $name }
    }
board-remove = Quitar { $pair }

# Enfrentamientos, etapas y cuentas.

board-clashes = Enfrentamientos
board-in-fights = en el enfrentamiento { $numbers }
board-against = contra
board-clash-leads =
    { $leads ->
        [me] ganas
        [rival] pierdes
       *[nobody] empate
    }
board-stage = { $number }, { $state ->
        [past] ya jugado
        [now] ahora
       *[ahead] por jugar
    }
board-stage-active =
    { $who ->
        [me] juegas tú
        [machine] juega la máquina
       *[other] juega { $name }
    }
board-stage-first = empieza { $name }
board-ledger = Cuenta de los puntos
board-open-ledger = { $counter }. Ver de dónde salen
board-ledger-none = Nada todavía.
board-ledger-total = Total

# Consejos.

board-hint = Consejo { $place } de { $count }
board-hint-read = Entendido
board-hint-never = No mostrar más

# Menú de la partida.

board-menu-sure = { $deed }: no se puede deshacer. ¿Seguro?
board-menu-no = Seguir jugando
board-draw = Ofrecer tablas
board-other-device = Seguir en otro dispositivo
board-leave = A la entrada
board-leave-note = La mesa te espera: no pierdes nada por salir.

# Mapas.

board-map = { $name }. Las flechas van de casilla en casilla, Intro elige, + y − acercan y alejan.
board-hex = ({ $q }, { $r })
board-gate = entrada { $number }
board-site = solar libre
board-owned = tierra de { $name }
board-ruled = la domina { $name }
board-unruled = no la domina nadie
board-near = linda con { $names }
board-held = de { $name }
board-of = de { $name }
board-in-area = { $area }
board-in-area-ruled = { $area } (manda { $name })
board-ordinal = { $number }.ª
board-zoom = Acercar y alejar
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-all = Ver todo el mapa
board-limits = Lo que es de todos
board-desk = Qué hay que decidir y leer
board-tab =
    { $tab ->
        [matter] Decisión
        [space] Casilla
        [region] Región
        [accounts] Cuentas
        [seats] Jugadores
       *[chronicle] Crónica
    }
board-desk-quiet = Ahora no hay nada que decidir. Pulsa una casilla del mapa para leer qué hay en ella.
board-arrived = Por orden de llegada:
board-space-empty = No hay nadie.
board-space-none = Pulsa una casilla del mapa para leer qué hay en ella.
board-owes = tiene que responder
board-stepper = { $value } de { $most }
board-of-most = de { $most }

# Batallas con órdenes selladas.

board-side-me = Tú
board-side-nobody = Nadie
board-clash-side = { $role ->
        [attack] { $who ->
            [me] Tú atacas
           *[other] { $name } ataca
        }
       *[defend] { $who ->
            [me] Tú defiendes
           *[other] { $name } defiende
        }
    }
board-clash-nothing = Nada a la vista.
board-sealed = { $sealed ->
        [yes] { $who ->
            [me] Has sellado tu orden.
           *[other] { $name } ha sellado su orden.
        }
       *[no] { $who ->
            [me] Aún no has sellado tu orden.
           *[other] { $name } aún no ha sellado su orden.
        }
    }
board-clash-compared = Se comparan los totales.
board-clash-still = De 0 a { $most }
board-clash-if = { $role ->
    [win] Si ganas,
   *[lose] Si pierdes,
}
board-clash-lines = Línea por línea
board-reports = Informes

# Lo que se ordena a quienes conducen tropas, y lo que se entrega a la vez.
board-handed =
    { $handed ->
        [draft] tú, borrador
        [sealed] sellada
       *[awaited] espera
    }
board-books = Libro de cuentas
board-orders-used = { $used } de { $most }
board-orders-free = libre { $free }
board-orders-change = Cambiar la orden
board-orders-nobody = nadie a la vista
board-orders-to = hasta
board-orders-previous = La anterior
board-orders-next = La siguiente
board-orders-place = { $at } de { $of }
board-barred = { $what }: { $things }
board-orders-led = lleva { $used } de { $most }, libre { $free }
board-orders-points = { $used } puntos
