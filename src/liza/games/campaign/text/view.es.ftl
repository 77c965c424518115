# Lo que se lee en la mesa.

phase-opening = Apertura
phase-orders = Órdenes
phase-movement = Movimiento
phase-close = Cierre

counter-points = Puntos
counter-regions = Regiones propias
counter-cities = Ciudades
counter-leaders = Líderes
counter-coins = Pesoletos
counter-army = Ejército
counter-wages = Sueldos
counter-levies = Levas
counter-taxes = Impuestos

zone-board = Mapa
zone-companies = Mercenarios
zone-prisoners = Presos
zone-waiting = Por colocar
piece-troops = Tropas

kind-leader = Líder
kind-infantry = Infantería
kind-skirmishers = Hostigadores
kind-cavalry = Caballería
kind-artillery = Artillería
kind-monster = Monstruo
kind-hero = Héroe
kind-troops = Tropas
kind-company = Compañía

mark-organiser = árbitro
mark-out = eliminado
mark-leaving = se ha rendido
mark-throne-vacant = trono vacante
mark-king-captive = rey preso
mark-no-capital = sin capital
mark-city = ciudad
mark-capital = capital
mark-razed = arrasada
mark-besieged = sitiada
mark-contested = disputada
mark-terrain-changed = terreno cambiado
mark-closed = cerrada
mark-owed-1 = se le debe 1 turno
mark-owed-2 = se le deben 2 turnos
mark-owed-3 = se le deben 3 turnos
mark-mercenary = mercenaria
mark-spent = ya no se mueve
mark-prisoner = preso

role-leadership = Liderazgo
role-maneuver = Maniobra
role-points = Puntos
role-models = Figuras
role-morale = Moral
role-until = Contrato
number-leadership = Liderazgo { $value }
number-maneuver = Maniobra { $value }
number-points = Puntos { $value }
number-models = Figuras { $value }
number-morale = Moral { $value }
number-until = Hasta el turno { $value }

about-troops = Aquí hay tropas; cuántas, solo lo sabe su país.
about-leader = Conduce por el mapa tropas hasta su liderazgo; su maniobra se suma a las tiradas enfrentadas. Sin tropas no ocupa ni amenaza.
about-hero = Una sola figura sin rango: el rey puede nombrarlo líder. Solo, no ocupa ni amenaza.
about-infantry = Tropa de a pie.
about-skirmishers = En bosque y montaña lucha un 25 % mejor.
about-cavalry = En bosque y montaña lucha un 25 % peor.
about-artillery = Tropa de artillería.
about-monster = Una figura grande: o sale ilesa o cae.
about-company = Mercenarios: no gastan levas ni cobran sueldo, y se van cuando acaba su contrato.

morale-base = Moral base
morale-owed = Sueldos debidos
morale-events = Acontecimientos
morale-least = Mínimo

track-turns = Turnos
outlook-money = Ingresas { $income } y debes { $wages } en sueldos cada turno.
outlook =
    { $saved ->
        [-1] Ingresas { $income } y debes { $wages } en sueldos cada turno. Levas: { $levies }.
       *[other] Ingresas { $income } y debes { $wages } en sueldos cada turno. Levas: la mayor de { $levies } y { $saved } / 2 = { $half }: { $cap }.
    }

ledger-treasury = Tesoro inicial
ledger-compensation = Compensación por el mapa
ledger-taxes = Impuestos del turno { $turn }
ledger-grant = Concesión del calendario
ledger-treasure = Tesoro encontrado
ledger-wage = Sueldo de una unidad
ledger-wages = Sueldos del turno { $turn }
ledger-disbanded = Unidad licenciada ({ $points } puntos)
ledger-deserted = Deserción ({ $points } puntos)
ledger-ransom = Rescate ofrecido
ledger-ransom-back = Rescate devuelto
ledger-ransom-got = Rescate cobrado
ledger-contract-ended = Fin de contrato ({ $points } puntos)
ledger-renewed = Contrato renovado
ledger-hired = Mercenarios contratados
ledger-recruited = Reclutas ({ $points } puntos)
ledger-restored = Región restaurada
ledger-out = El tesoro sale del juego
ledger-captured = Preso del enemigo ({ $points } puntos)
ledger-died = Muerto ({ $points } puntos)
ledger-dispersed = Dispersados ({ $points } puntos)
ledger-lost = Bajas ({ $points } puntos)

summary-title = Puntos de cada país
summary-what = Qué
summary-by-seat = Por país
summary-points = Puntos
summary-taxes = Impuestos de las regiones propias
summary-coins = Tesoro
summary-regions = Regiones propias
figure-battles = Batallas
figure-annexed = Regiones anexionadas
figure-short-early = Países que dejan sueldos sin pagar antes del turno 4
figure-short = Países que alguna vez dejan sueldos sin pagar
figure-lost = Puntos de ejército perdidos

ending-closed = Cerrada
ending-points = Por puntos
ending-cities = Por ciudades
ending-last = Último en pie
ending-other = De otro modo

how-victoria-1 = la partida se ha dado por terminada
how-victoria-3 = más puntos al final
how-victoria-4 = empate a puntos, decidido por los impuestos propios y el tesoro
how-victoria-5 = más de la mitad de las ciudades
how-victoria-7 = último país en pie
result-won =
    { $who ->
        [me] Has ganado: { $how }.
       *[other] Gana { $name }: { $how }.
    }
result-shared = Victoria compartida entre { $names }: { $how }.
result-nobody = No gana nadie: { $how }.

# Consejos para la primera partida

hint-deploy = Sin un líder que lo conduzca, ningún ejército se mueve: pon las tropas donde haya quien las lleve.
hint-annex = Cada región propia vale 2 puntos al final; una que solo domines, 1. Una ciudad propia suma 3 más.
hint-pay = Cada sueldo que debes le quita 2 de moral a la tropa.
hint-recruit = Lo que reclutas lucha desde este turno, pero cobra sueldo en todos los siguientes.
hint-hire = Los mercenarios se pagan por adelantado: no cobran sueldo ni gastan levas.
hint-orders = Cada líder lleva consigo hasta dos regiones más allá a quienes su liderazgo alcanza. Las regiones que ocupan tus tropas son las que dominas.
hint-sheet = Abre un líder en la hoja de órdenes, o púlsalo en el mapa, y elige su camino. Al pie, el ensayo dice qué dominarías si nadie más se moviera.
hint-postures = Evitar el combate sirve también a quien se queda quieto.
hint-battle = El resolutor decide con las fuerzas de los dos bandos y dados. En la mesa jugáis vosotros la batalla y enviáis el parte.
hint-retreat = Solo se retiran las tropas que tus líderes supervivientes pueden conducir; las demás se quedan.
hint-capital = No tienes capital, que vale 2 puntos. Para fundarla en una ciudad anexionada, tu rey y 3.000 puntos de tropas han de pasar allí el turno entero.

# La hoja de órdenes. $unit: un líder. $regions: regiones.

commands = Órdenes
commands-note = Nadie las ve hasta que todos sellen.
commands-note-given = Así las diste.
command-none = sin orden
command-rides = va con { $unit }
command-column = en columna con { $unit }
command-failed = orden anulada
command-garrison = Guarnición de { $region } ({ $code })
trial = Ensayo: si nadie más se mueve ni combate
trial-count = Dominas { $count ->
        [one] 1 región
       *[other] { $count } regiones
    }, { $change ->
        [0] las mismas que ahora
        [1] una más que ahora
        [-1] una menos que ahora
       *[other] { $change } respecto a ahora
    }.
trial-gained = Ganas { $regions }.
trial-lost = Dejas de dominar { $regions }.
trial-threatened = Amenazas { $regions }: ya no domina ahí nadie.
trial-met = Habrá contacto en { $regions }: su resultado no se ensaya.
trial-failed = No se cumplirá del todo la orden de { $unit }.

# El libro de cuentas.

account-in = Haber
account-in-total = Entra
account-out = Debe
account-out-total = Sale
account-treasury = Tesoro
account-had = Había
account-left = Queda
account-annexing = Anexiones
income-own = { $count ->
        [one] 1 región propia
       *[other] { $count } regiones propias
    }
income-foreign = de otro país; la dominas
income-neutral = sin dueño; la dominas
income-nobody = tuya, pero no la domina nadie
income-lost = tuya, pero la domina { $country }
annexing-held = { $turns } de { $needed } turnos dominada
annexing-entered = entraron otras tropas en el turno { $turn }
annexing-turn = turno { $turn }
annexing-now = ya
round-name = Turno { $round }{ $last ->
        [0] { "" }
       *[other] { " " }de { $last }
    }
