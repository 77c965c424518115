# Lo que dice el programa de terminal. Las palabras del juego están en el texto de cada juego.

decimal-sign = ,
yes-words = s, si, sí, y, yes

# Ayuda: la forma.

help-usage = Uso:
help-command = ORDEN
help-options-word = opciones
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-examples = Ejemplos

metavar-game = JUEGO
metavar-file = ARCHIVO
metavar-path = RUTA
metavar-out = SALIDA
metavar-name = NOMBRE
metavar-text = TEXTO
metavar-seat = ASIENTO
metavar-player = JUGADOR
metavar-lang = IDIOMA
metavar-dir = CARPETA
metavar-id = ID
metavar-n = N
metavar-a-b = A,B
metavar-k-v = N=V
metavar-p-q = P,Q

# Ayuda: las órdenes. La primera línea sale en la lista.

help =
    Juegos de cartas y de tablero que saben qué puede pasar ahora y por qué lo demás no.

    Cada orden se explica con --help. Todo se dice también en inglés con --lang en.
    .examples =
        liza play
        liza simulate --games 1000
        liza clauses inframundis
help-play =
    Juega una partida, contra el ordenador o contra quien tengas al lado.

    La partida se guarda sola después de cada respuesta. Durante el juego, «ayuda» enseña lo que puedes escribir.
    .examples =
        liza play
        liza play promised --seats 3
        liza play inframundis --decks brasa,umbral --seat north
        liza play --decks mi-mazo.txt --against person
        liza play --resume
help-watch =
    Mira cómo juegan dos jugadores del ordenador.

    En una terminal va paso a paso: Intro sigue, «t» lo enseña todo de una vez, «salir» lo deja.
    .examples =
        liza watch --players greedy,random --seed 7
        liza watch --all
help-simulate =
    Enfrenta a jugadores del ordenador en muchas partidas y dice quién gana, cómo y con qué rapidez.

    Los asientos se alternan de una partida a otra. Con la misma semilla salen las mismas partidas, sean cuantos sean
    los procesos. Los intervalos son del 95 %.
    .examples =
        liza simulate --decks umbral,brasa --games 2000
        liza simulate --matrix --games 500 --json
        liza simulate --decks umbral,mi-mazo.txt --records partidas
        liza simulate promised --seats 4 --games 1000
help-replay =
    Comprueba una partida guardada y la vuelve a enseñar.

    Si el archivo está cortado o alterado, dice hasta dónde es bueno y enseña hasta ahí.
    .examples =
        liza replay partida.jsonl
        liza replay partida.jsonl --upto 40
        liza replay partida.jsonl --step --seat north
help-games = Enumera los juegos, con sus mazos y reglamentos.
help-clauses =
    Lee el reglamento, cláusula por cláusula, con nuestra lectura de lo dudoso.
    .examples =
        liza clauses inframundis
        liza clauses inframundis INF-10.2-1
        liza clauses --search éter
        liza clauses --matrix
help-cards = Consulta cartas, comprueba las tuyas y llévalas a una hoja de cálculo.
help-cards-list =
    Enumera las cartas, o las que tienen ciertas palabras en el nombre, el tipo o el texto.
    .examples =
        liza cards list
        liza cards list guardia
help-cards-show =
    Enseña una carta tal como está impresa.
    .examples =
        liza cards show "Muro de Umbral"
        liza cards show tide-warden --cards mis-cartas
help-cards-text = Escribe el texto de todas las cartas; con --cards, solo el de las tuyas.
help-cards-check =
    Comprueba archivos de cartas: lo que está mal sale con archivo, línea, campo y remedio.
    .examples =
        liza cards check mis-cartas.yaml
help-cards-schema =
    Escribe el esquema JSON de un archivo de cartas, para que tu editor lo complete y lo revise.
    .examples =
        liza cards schema > cartas.schema.json
help-cards-export =
    Escribe las cartas como hoja de cálculo (CSV); con --cards, solo las tuyas.
    .examples =
        liza cards export cartas.csv
help-cards-import =
    Convierte una hoja de cálculo (CSV) en un archivo de cartas.
    .examples =
        liza cards import cartas.csv --into mis-cartas.yaml
help-deck = Comprueba mazos.
help-deck-check =
    Comprueba listas de mazo: cada falta sale con su cláusula, y los consejos aparte.
    .examples =
        liza deck check mi-mazo.txt
        liza deck check mi-mazo.txt --cards mis-cartas
help-map = Comprueba mapas y los dibuja.
help-map-check =
    Comprueba archivos de mapa: cada falta, con su línea y su hexágono o región.

    De un mapa sin faltas dice además cómo de justo es: qué tiene cerca cada asiento y si todos empiezan igual. De uno de regiones, también si su economía se sostiene.
    .examples =
        liza map check mi-mapa.yaml
help-map-show =
    Dibuja un mapa con letras.
    .examples =
        liza map show mi-mapa.yaml
help-map-svg =
    Dibuja un mapa como imagen SVG: en un archivo o, si no se dice, en la salida.
    .examples =
        liza map svg mi-mapa.yaml mi-mapa.svg
help-map-export =
    Escribe un mapa de regiones como GeoJSON, para un programa de dibujo o de mapas: en un archivo o en la salida.
    .examples =
        liza map export mi-mapa.yaml mi-mapa.geojson
help-map-import =
    Convierte un GeoJSON en un archivo de mapa y dice qué le falta.

    Cada región es un polígono con sus propiedades: id, name_es, name_en, terrain, taxes, levies, city, home y adjacent; sin «adjacent», son vecinas las que comparten borde.
    .examples =
        liza map import mi-mapa.geojson mi-mapa.yaml --game JUEGO

# Ayuda: argumentos y opciones.

help-option-help = Enseña esta ayuda.
help-option-lang = Idioma de todo lo que se dice: es o en. También vale la variable LIZA_LANG.
help-option-version = Dice la versión y si el motor va compilado.
help-option-game = El juego; si no se dice, el primero que hay.
help-option-decks = Mazos separados por una coma: nombres de los que hay o archivos. El primero es el tuyo.
help-option-rules = Reglamento con nombre, de los que enumera «liza games».
help-option-option = Una opción del reglamento, como nombre=valor; se puede repetir. «liza clauses» dice cuáles hay.
help-option-cards = Archivo o carpeta con más cartas; se puede repetir.
help-option-seed = Semilla: con la misma sale lo mismo. Si no se da, es secreta y distinta cada vez.
help-option-seat = Asiento, por su nombre; «liza games» dice los de cada juego.
help-option-seats = Cuántos juegan, si el juego lo deja abierto; si no se dice, lo normal.
help-option-players = Jugadores separados por comas, uno por asiento; los hay { $players }. Si no se dice, todos greedy.
help-option-text = Palabras que tiene que tener la carta.
help-option-name = Nombre de la carta, en cualquier idioma, o su identificador.
help-option-file = Archivo.
help-option-files = Archivos.
help-play-option-against = Contra quién: { $players } son del ordenador; person es alguien a tu lado.
help-play-option-seat = Tu asiento, por su nombre; si no se dice, el primero. No decide quién empieza.
help-play-option-load = Sigue una partida guardada.
help-play-option-resume = Sigue la última partida que se guardó sola.
help-play-option-stops = Para también en las ventanas en las que solo puedes pasar.
help-watch-option-decks = Mazos separados por una coma: nombres de los que hay o archivos. El primero es el de south.
help-watch-option-seat = Asiento desde el que se mira; si no se dice, como espectador.
help-watch-option-at_once = Enseña la partida entera sin parar.
help-simulate-option-decks = Mazos separados por una coma: nombres de los que hay o archivos. Con --matrix, cuantos quieras.
help-simulate-option-games = Partidas; con --matrix, por cada pareja de mazos. Si no se dice, 200.
help-simulate-option-jobs = Procesos; si no se dice, uno por núcleo.
help-simulate-option-seed = Semilla: con la misma salen las mismas partidas. Si no se dice, 1.
help-simulate-option-each = Cada mazo contra cada otro; sin --decks, todos los que hay.
help-simulate-option-fair = Los jugadores no conocen la lista del rival.
help-simulate-option-as_json = Escribe el resultado como JSON y nada más.
help-simulate-option-records = Carpeta para guardar cada partida; se comprueba al escribirla.
help-replay-option-file = La partida guardada.
help-replay-option-upto = Enseña solo las primeras N respuestas.
help-replay-option-seat = Asiento desde el que se mira; si no se dice, el de quien jugó, o como espectador.
help-replay-option-step = Para después de cada respuesta.
help-clauses-option-clause = Una cláusula o un apartado.
help-clauses-option-search = Enseña las cláusulas que tienen todas estas palabras.
help-clauses-option-check = Dice qué código cumple cada cláusula y qué prueba la demuestra; falla si falta algo.
help-cards-export-option-file = Archivo que se escribe; si no se dice, sale por pantalla.
help-cards-import-option-file = La hoja de cálculo.
help-cards-import-option-into = Archivo que se escribe; si no se dice, sale por pantalla.
help-cards-import-option-force = Escribe encima de un archivo que ya existe.
help-cards-check-option-files = Archivos o carpetas de cartas.
help-deck-check-option-files = Listas de mazo.
help-map-check-option-files = Archivos de mapa.
help-map-check-option-game = De qué juego son; si no se dice, del que diga cada archivo.
help-map-svg-option-file = El archivo del mapa.
help-map-svg-option-into = Archivo SVG que se escribe.
help-map-svg-option-game = De qué juego es; si no se dice, del que diga el archivo.
help-map-export-option-file = El archivo del mapa.
help-map-export-option-into = Archivo GeoJSON que se escribe.
help-map-export-option-game = De qué juego es; si no se dice, del que diga el archivo.
help-map-import-option-file = El archivo GeoJSON.
help-map-import-option-into = Archivo de mapa que se escribe.
help-map-import-option-force = Sobrescribe el archivo si ya existe.
help-map-import-option-game = De qué juego es; si no se dice, del que diga el archivo.
help-map-show-option-file = El archivo del mapa.
help-map-show-option-game = De qué juego es; si no se dice, del que diga el archivo.

# Cómo se usa mal.

usage-command = No hay ninguna orden «{ $name }». { $guess }Las órdenes son { $known }.
usage-option = No hay ninguna opción { $name }. { $guess }
usage-missing = Falta { $name }.
usage-value = El valor de { $name } no vale: { $expected }.
usage-lacks = A la opción { $name } le falta su valor.
usage-extra = Sobra «{ $text }».
usage-other = No entiendo esos argumentos ({ $reason }).
usage-help = Mira «{ $command } --help».
expected-number = tiene que ser un número entero
expected-games = tiene que ser un número entero, 1 o más
expected-jobs = tiene que ser un número entero, 0 o más

lang-unknown = No hay ningún idioma «{ $name }». Los idiomas son { $known }.
unknown-game = No hay ningún juego «{ $id }». { $guess }Los juegos son { $known }.
unknown-player = No hay ningún jugador «{ $name }». { $guess }Puede ser { $known }.
broken-game = Un juego instalado no se puede usar ({ $reason }).
deck-unknown = No hay ningún mazo «{ $name }». { $guess }Los hay con estos nombres: { $known }. Si es un archivo, escribe su ruta.
seat-unknown = No hay ningún asiento «{ $name }». { $guess }Los asientos son { $known }.
option-form = La opción «{ $text }» no se entiende: escríbela como nombre=valor.
no-decks = El juego { $game } se juega sin mazos: quita --decks.
no-cards = El juego { $game } no tiene cartas.
no-maps = El juego { $game } no tiene mapas.
map-of-hexes = { $path }: es un mapa de hexágonos, y esto solo vale para los de regiones.
map-of-no-game = { $path }: no dice de qué juego es. Escribe «game» dentro de «map», o añade --game.
no-rulebook = El juego { $game } no tiene reglamento por cláusulas.
seats-count = A este juego no se juega entre { $count }: en --seats va un número de { $fewest } a { $most }.
players-count =
    { $count ->
        [one] Hay un jugador
       *[other] Hay { $count } jugadores
    } y hacen falta { $wanted }: escríbelos separados por una coma.
matrix-decks = Para enfrentar cada mazo con cada otro hacen falta al menos dos: escríbelos separados por comas.
matrix-records = Con --matrix no se guardan partidas: quita --records, o enfrenta dos mazos.
nothing-kept = No hay ninguna partida guardada en { $folder }. Empieza una con «liza play».

file-none = { $path }: no existe. Comprueba la ruta y el nombre.
file-exists = { $path }: ya existe. Elige otro nombre o añade --force.
file-trouble = { $path }: no se puede usar ({ $reason }). Comprueba la ruta, los permisos y el espacio libre.

record-text = El archivo no es un texto en UTF-8 o una línea no es JSON.
    .remedy = Restaura el archivo original.
record-header = La primera línea no es la cabecera de una partida de liza, o le falta algo.
    .remedy = Elige un archivo guardado por liza, o restaura su primera línea.
record-game = La partida es de otro juego.
    .remedy = Ábrela con el juego que nombra.
record-version = La partida se jugó con otra versión de las reglas.
    .remedy = Repásala con la versión de liza que las tenía; el archivo no se ha tocado.
record-cards = Las cartas no son las mismas con las que se jugó.
    .remedy = Usa los archivos de cartas de entonces; el archivo no se ha tocado.
record-answer = Hay una respuesta que no se puede dar ahí, o una línea que no es una respuesta.
    .remedy = El archivo se ha alterado o le faltan líneas: recupera el original.
record-hash = La partida no lleva a la posición que dice el archivo.
    .remedy = El archivo se ha alterado: recupera el original.
record-truncated = La partida se corta a mitad de una línea.
    .remedy = Borra esa línea para seguir desde ahí.

record-sound =
    { $intact ->
        [0] {""}
        [one] { " " }La primera respuesta es buena.
       *[other] { " " }Las { $intact } primeras respuestas son buenas.
    }
reason-ENOENT = no existe
reason-EACCES = sin permiso
reason-EPERM = sin permiso
reason-EISDIR = es una carpeta
reason-ENOTDIR = parte de la ruta no es una carpeta
reason-EEXIST = ya existe
reason-ENOSPC = no queda espacio
reason-EROFS = el disco es de solo lectura
reason-ENAMETOOLONG = el nombre es demasiado largo

# El tablero.

board-setting-up = Preparativos
board-round = Ronda { $round }
board-turn =
    { $side ->
        [me] tu turno
        [rival] turno rival
       *[other] turno de { $who }
    }
board-share =
    { $side ->
        [me] tu parte
        [rival] parte de tu rival
       *[other] parte de { $who }
    }
board-room = (hasta { $most })
board-ledger = Cuenta
board-known = Se le conoce
board-back = una carta
seat-name =
    { $seat ->
        [south] Sur
        [north] Norte
        [circle] Círculo
        [triangle] Triángulo
        [square] Cuadrado
        [diamond] Rombo
       *[other] { $seat }
    }
leader-me = tuya
leader-rival = del rival
leader-of = de { $who }
leader-none = neutral
thing-of-seat = { $thing } ({ $who })
link = { $source } → { $target }
link-attack = { $source } ataca a { $target }
link-block = { $source } bloquea a { $target }
link-flank = { $source } flanquea a { $target }
link-bombard = { $source } bombardea a { $target }
link-intercept = { $source } intercepta a { $target }
link-defend = { $source } defiende contra { $target }
link-aim = { $source } apunta a { $target }
link-draft = (sin confirmar)
role-cost = Coste
role-points = Puntos
role-resource = Recurso

# Durante la partida. Las palabras de cada orden se separan con comas; la primera es la que se enseña.

command-help = ayuda, help, h
command-why = por qué, porque, why
command-log = log, crónica
command-undo = deshacer, undo, z
command-save = guardar, save
command-load = cargar, load
command-card = carta, card
command-clause = cláusula, clause
command-board = tablero, board
command-stops = paradas, stops
command-concede = rendirse, concede
command-quit = salir, quit, q

play-welcome = Escribe el número de una opción, o «ayuda».
play-together = Se os pregunta en cada ventana, también cuando solo se puede pasar: así nada delata una mano. «paradas» lo cambia.
play-help =
    Escribe el número de una opción, o palabras que solo tenga una.
      ?               qué no es posible ahora, y por qué, con su cláusula («? muro»: solo eso)
      log             qué ha pasado («log 100»: las últimas cien líneas; «log 0»: todas)
      deshacer        retira tu última respuesta, mientras nada se haya revelado
      carta NOMBRE    una carta, y de dónde salen sus números en la mesa
      cláusula TEXTO  el reglamento
      tablero         vuelve a dibujar la mesa
      guardar FICHERO, cargar FICHERO
      paradas         que se te pregunte, o no, cuando solo puedes pasar
      rendirse        y perder la partida
      salir           la partida queda guardada
play-no-number = No hay ninguna opción { $number }: van del 1 al { $most }.
play-ambiguous = «{ $text }» vale para varias opciones: { $numbers }. Escribe el número.
play-unknown = No entiendo «{ $text }». Escribe el número de una opción, «?» o «ayuda».
play-possible = «{ $option }» es posible: escribe su número.
play-nothing-forbidden = Ahora no hay nada que se pudiera intentar y esté prohibido.
play-not-forbidden = No hay nada prohibido con «{ $text }».
play-note = ¿Por qué? (hace falta un motivo)
play-log-empty = Todavía no ha pasado nada.
play-log-more =
    { $count ->
        [one] … y una línea anterior; «log 0» las enseña todas.
       *[other] … y { $count } líneas anteriores; «log 0» las enseña todas.
    }
play-undone = Retirado.
play-save-where = ¿En qué archivo?
play-save-nowhere = No has dicho en qué archivo.
play-save-over = { $path } ya existe. ¿Escribo encima? (s/n)
play-save-trouble = { $path }: no se puede escribir ({ $reason }). Comprueba la ruta, los permisos y el espacio libre. La partida sigue.
play-saved = Guardada en { $path }.
play-load-which = ¿Qué archivo?
play-load-over = { $path }: esa partida ya ha terminado. Repásala con «liza replay».
play-loaded = Sigue la partida de { $path }. La anterior queda en { $kept }.
play-card-which = ¿Qué carta?
play-clause-which = ¿Qué cláusula o qué palabras?
play-stops-on = Se te preguntará también cuando solo puedas pasar.
play-stops-off = Se pasará por ti cuando no puedas hacer otra cosa.
play-no-concession = Este juego no tiene rendición: «salir» deja la partida.
play-concede = ¿Te rindes y pierdes la partida? (s/n)
play-kept = La partida queda en { $path }: «liza replay» la repasa.
play-left = La partida queda guardada. Síguela con: liza play --load { $path }
play-left-unsaved = La partida no se ha podido guardar.
autosave-trouble = La partida no se guarda sola: { $path } ({ $reason }). Sigue jugando y usa «guardar» con otra ruta.
hand-over = Pásale el teclado a { $who } y pulsa Intro.

# Mirar.

watch-prompt = (Intro: sigue · t: todo · salir)
watch-all = t, todo, a, all
replay-verified =
    { $count ->
        [one] Comprobada: una respuesta
       *[other] Comprobada: { $count } respuestas
    }, { $hashes ->
        [one] una posición
       *[other] { $hashes } posiciones
    } en regla.
replay-sound =
    { $count ->
        [one] Se enseña la única respuesta buena.
       *[other] Se enseñan las { $count } respuestas buenas.
    }
replay-here = Así estaba tras { $count } de { $of } respuestas.

# El laboratorio.

simulate-progress = Partidas
report-title =
    { $game }: { $count ->
        [one] una partida
       *[other] { $count } partidas
    }, semilla { $seed } · { $against }
cross-title =
    { $game }: cada mazo contra cada otro, { $count ->
        [one] una partida
       *[other] { $count } partidas
    }, semilla { $seed }
cross-table = Victorias de la fila contra la columna (intervalo del 95 %)
report-interrupted = Interrumpido: estaban previstas { $planned }.
report-deck = Por mazo
report-player = Por jugador
report-order = Por orden de juego
report-seat = Por asiento
report-draw = Sin ganador
report-ending = Finales
report-clause = Cláusula que acabó la partida
report-length = Duración
report-points = Puntos al final
report-all = Todas
report-rounds = Rondas por partida
report-decisions = Decisiones por partida
report-interval = { $low } a { $high }
report-speed = { $games } partidas/s, { $decisions } decisiones/s; { $jobs ->
        [one] un proceso
       *[other] { $jobs } procesos
    }, motor { $build }.
report-broken = La partida con la semilla { $seed } acaba en una posición imposible: { $what }. Es un fallo del juego: cuéntanoslo.
order-first = Empezó jugando
order-second = Jugó después
order-draw = Empate
column-mean = media
column-low = 5 %
column-high = 95 %
column-median = mediana
column-deviation = desv.
column-lowest = mín.
column-highest = máx.
build-compiled = compilado
build-interpreted = interpretado
why-asked = La variable LIZA_INTERPRETED pide que no se use el compilado.
why-stale = Las fuentes han cambiado desde que se compiló: «make compiled» lo pone al día.
why-absent = No está compilado: «make compiled», con un compilador de C, lo hace varias veces más rápido.

# Juegos, cartas y mazos.

games-tutorial = de ejemplo
games-line = { "  " }{ $id }, reglas { $version }, asientos { $seats }
games-decks = { "  " }mazos: { $names }
games-rules = { "  " }reglamentos: { $names }
cards-count =
    { $count ->
        [one] Una carta.
       *[other] { $count } cartas.
    }
cards-sound =
    { $count ->
        [one] Una carta, sin faltas.
       *[other] { $count } cartas, sin faltas.
    }
cards-exported =
    { $path }: { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
cards-imported = { $path }: escrito. Compruébalo con «liza cards check».
card-unknown = No hay ninguna carta «{ $name }». { $guess }Mira «liza cards list».
card-several = «{ $text }» vale para varias cartas: { $names }.
deck-lawful = { $path }: el mazo es legal.
deck-unlawful = { $path }: el mazo no es legal.
map-sound = { $path }: el mapa no tiene faltas.
map-unsound = { $path }: el mapa tiene faltas.
map-size =
    { $hexes ->
        [one] Un hexágono
       *[other] { $hexes } hexágonos
    }, { $territories ->
        [one] un territorio
       *[other] { $territories } territorios
    }, { $sites ->
        [one] un solar
       *[other] { $sites } solares
    } y { $gates ->
        [one] una entrada
       *[other] { $gates } entradas
    }. { $turns ->
        [one] Ningún giro ni reflejo lo deja igual.
       *[other] Queda igual de { $turns } maneras, contando giros, reflejos y dejarlo como está.
    }
map-written = { $path }: escrito.
map-regions-size =
    { $regions ->
        [one] Una región
       *[other] { $regions } regiones
    }, { $cities ->
        [0] ninguna ciudad
        [one] una ciudad
       *[other] { $cities } ciudades
    } y { $homes ->
        [one] una tierra de origen
       *[other] { $homes } tierras de origen
    }. En total, { $taxes } de impuestos y { $levies } de levas.
map-regions-seats = Con { $count } jugadores ({ $taxes } de impuestos por cabeza en todo el mapa; distancias en turnos):
map-column-taxes = impuestos
map-column-levies = levas
map-column-land = terreno
map-column-turns = al rival
map-taxes = impuestos { $value }
map-levies = levas { $value }
map-city = ciudad
map-seats =
    { $count ->
        [one] Con un jugador:
       *[other] Con { $count } jugadores (distancias en pasos):
    }
map-column-seat = asiento
map-column-home = partida
map-column-rivals = al rival
map-column-nearer = más suyos
map-column-shared = a medias
map-column-reach = a los libres
map-column-gate = entrada
map-key-named = *  { $names }
map-key-gates = !  entradas, cada una con su número
column-number = n.º
column-name = nombre
column-type = tipo
column-cost = coste
column-strength = fuerza
column-id = identificador

# El reglamento.

status-clear = el reglamento lo dice
status-ruled = interpretada
status-missing = no está en el reglamento
clause-ruling = Lo leemos así:
clause-option = Opción { $option }: { $first } si no se dice otra cosa; valores: { $values }.
clause-examples = Ejemplos:
clause-example = Dado: { $given }. Cuando: { $when }. Entonces: { $then }.
clause-not-mechanical = No la comprueba el programa: { $reason }
clause-section = Apartado { $section }
clause-hint = «liza clauses … { $first }» enseña una cláusula entera; --search busca.
clause-unknown = No hay ninguna cláusula ni apartado «{ $name }». { $guess }Prueba con --search.
clause-none = Ninguna cláusula tiene «{ $text }».
clause-more =
    { $count ->
        [one] … y otra cláusula.
       *[other] … y { $count } cláusulas más.
    }
clause-count =
    { $count ->
        [one] Una cláusula.
       *[other] { $count } cláusulas.
    }
matrix-summary =
    { $game }: { $count } cláusulas, { $mechanical } las cumple el código; { $holes ->
        [0] no falta nada.
        [one] falta una cosa.
       *[other] faltan { $holes } cosas.
    }
matrix-not-mechanical = sin código
matrix-no-source = La matriz compara el reglamento con el código y las pruebas, y aquí no hay pruebas: liza está instalado sin ellas. Úsala en el árbol de fuentes.
column-clause = cláusula
column-code = código
column-tests = pruebas
