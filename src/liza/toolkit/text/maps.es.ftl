# Qué le pasa a un mapa. $guess: « ¿Quieres decir …? », o nada. $at, $other: un hexágono, como «(2, -1)».

map-top = Un mapa consta de «map», «territories», «homes» y «hexes».
    .remedy = Compáralo con los mapas que trae el juego.
map-game = El mapa es del juego «{ $game }», no de «{ $own }».
    .remedy = Corrige el juego en el archivo o indica otro con --game.
map-unknown = No hay ningún mapa llamado «{ $name }».
    .remedy = { $guess }Los mapas del juego son { $known }.
cardfile-place = Aquí va un hexágono, no «{ $value }».
    .remedy = Escribe sus dos coordenadas, de -99 a 99, entre corchetes: «[2, -1]».

# Nombres

map-id-taken = El identificador «{ $id }» está repetido.
    .remedy = Escoge otro.
map-name-taken = El nombre «{ $name }» ya es de { $other }.
    .remedy = Escoge otro: en las órdenes y en el registro no se distinguirían.
map-terrain-unknown = No hay ningún terreno «{ $value }».
    .remedy = { $guess }Los terrenos son { $known }.
map-region-unknown = No hay ninguna región «{ $value }».
    .remedy =
    { $guess }{ $count ->
        [0] Añádela a «regions».
       *[other] Corrígela o añádela a «regions»; están { $known }.
    }
map-territory-unknown = No hay ningún territorio «{ $value }».
    .remedy =
    { $guess }{ $count ->
        [0] Añádelo a «territories».
       *[other] Corrígelo o añádelo a «territories»; están { $known }.
    }

# El suelo

map-hex-twice = El hexágono { $at } está dos veces.
    .remedy = Deja una sola línea para él o corrige sus coordenadas.
map-hex-apart =
    { $count ->
        [one] El hexágono { $at } no toca a los demás.
       *[other] El hexágono { $at } y otros que están con él ({ $count } en total) no tocan a los demás.
    }
    .remedy = Corrige sus coordenadas o añade los hexágonos que faltan en medio.
map-territory-empty = { $name } no tiene ningún hexágono.
    .remedy = Dale alguno o quita el territorio.
map-territory-split = El hexágono { $at } es de { $name }, pero no toca al resto de ese territorio.
    .remedy = Ponlo en un territorio vecino o une los dos trozos.

# Solares

map-site-taken = El número de solar { $number } ya es de { $other }.
    .remedy = Escoge un número libre.
map-site-nameless = El solar { $number } no tiene nombre.
    .remedy = Añade «name» con el nombre en los dos idiomas.
map-site-wild = El solar { $number } no está en ningún territorio.
    .remedy = Pon el hexágono en un territorio o quítale el solar.
map-site-near = El solar { $number } está a distancia { $distance } del de { $other }, y lo menos es { $least }.
    .remedy = Aleja uno de los dos.
map-site-gap = Hay un solar { $number }, pero no un solar { $missing }.
    .remedy = Numera los solares del 1 en adelante, sin huecos.
map-site-count =
    { $count ->
        [0] { $name } no tiene solares, y debe tener { $wanted }.
        [one] { $name } tiene un solar, y debe tener { $wanted }.
       *[other] { $name } tiene { $count } solares, y debe tener { $wanted }.
    }
    .remedy = Añade o quita «site» en sus hexágonos.

# Entradas

map-gate-off = La entrada { $at } está fuera del mapa.
    .remedy = Ponla en un hexágono del borde.
map-gate-twice = La entrada { $at } está dos veces.
    .remedy = Cambia una de las dos.
map-gate-inside = La entrada { $at } no está en el borde: tiene seis vecinos.
    .remedy = Ponla en un hexágono con algún lado libre.
map-gate-site = La entrada { $at } está en un solar.
    .remedy = Ponla en un hexágono sin solar.
map-gate-count =
    { $count ->
        [0] No hay entradas, y debe haber { $wanted }.
        [one] Hay una entrada, y debe haber { $wanted }.
       *[other] Hay { $count } entradas, y debe haber { $wanted }.
    }
    .remedy = Escribe en «gates» los hexágonos por los que se entra, por orden.

# Territorios de partida

map-homes-none = El mapa no dice dónde empieza cada cual.
    .remedy = Escribe en «homes» los territorios de partida según cuántos jueguen, como en «2: [north, south]».
map-homes-seats = El juego no es para { $count }.
    .remedy = Puede ser para { $known }: corrige el número o quita la línea.
map-homes-count =
    { $count ->
        [one] Hay un territorio de partida para { $wanted }.
       *[other] Hay { $count } territorios de partida para { $wanted }.
    }
    .remedy = Escribe uno por jugador, por orden de asiento.
map-homes-twice = El territorio «{ $home }» es de partida para dos asientos.
    .remedy = Da a cada asiento uno distinto.
map-homes-sites = Los solares con los que se empieza en { $name } no son los suyos, cada uno una vez.
    .remedy = Escribe { $known } en el orden que convenga, o solo el territorio.
map-homes-bare = En { $name } no hay ningún solar, y alguien empieza allí.
    .remedy = Pon un solar en él o escoge otro territorio de partida.

# Consejos

map-uneven = Con { $count } jugadores no empiezan todos igual: ningún giro ni reflejo lleva cada territorio de partida y sus solares, por orden, al sitio de los demás.
    .remedy = Compara sus cifras; si quieres igualdad, coloca y numera los solares con simetría.
