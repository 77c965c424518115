# Qué le pasa a un mapa de regiones, y qué podría mejorar. $guess: « ¿Quieres decir …? », o nada. $id, $other: una región.

cardfile-code = «{ $value }» no es un código.
    .remedy = Usa letras sin acentos y cifras, veinte como mucho, como en «A1».
cardfile-point = Aquí va un punto, no «{ $value }».
    .remedy = Escribe sus dos coordenadas entre corchetes: «[500, 156]».
cardfile-rim = Estas no son las medidas de un borde: «{ $value }».
    .remedy = Escribe «circle: [x, y, radio]» o «box: [izquierda, arriba, derecha, abajo]».
map-layout = El mapa es de otra clase («{ $layout }») que los de este juego.
    .remedy = Compáralo con los mapas que trae el juego.

# Nombres

regions-too-many = Hay { $count } regiones, y caben { $most }.
    .remedy = Une algunas o quítalas.
regions-id-taken = El código «{ $id }» está repetido.
    .remedy = Escoge otro.
regions-name-taken = El nombre «{ $name }» ya es de { $other }.
    .remedy = Escoge otro: en las órdenes y en el registro no se distinguirían.
regions-terrain-unknown = No hay ningún terreno «{ $value }».
    .remedy = { $guess }Los terrenos son { $known }.
regions-next-unknown = No hay ninguna región «{ $value }».
    .remedy = { $guess }Corrige el código o añade la región.
regions-home-unknown = Ninguna región es de la tierra de origen «{ $value }».
    .remedy =
    { $guess }{ $count ->
        [0] Escribe «home» en las regiones de cada tierra de origen.
       *[other] Las tierras de origen son { $known }.
    }

# Vecinas

regions-next-itself = { $id } se nombra a sí misma como vecina.
    .remedy = Quítala de su «next».
regions-next-twice = { $id } nombra dos veces a { $other } como vecina.
    .remedy = Quita una de las dos.
regions-one-sided = { $id } nombra a { $other } como vecina, pero { $other } no nombra a { $id }.
    .remedy = Añade { $id } al «next» de { $other }, o quita { $other } de este.
regions-apart =
    { $count ->
        [one] No hay camino desde { $ids } hasta el resto del mapa.
       *[other] No hay camino desde { $ids } hasta el resto del mapa ({ $count } regiones).
    }
    .remedy = Añade una vecindad en la que se pueda entrar, o cambia el terreno que lo corta.
regions-lonely = { $id } no tiene vecinas.
    .remedy = Escríbelas en su «next» y en el de ellas.

# El dibujo

regions-place-taken = { $id } está dibujada en el mismo punto que { $other }.
    .remedy = Separa los dos puntos.
regions-place-outside = El punto de { $id } queda fuera de su contorno.
    .remedy = Mueve «at» adentro o corrige «cell».
regions-place-off = El punto de { $id } queda fuera del borde del mapa.
    .remedy = Acércalo al centro o agranda «rim».
regions-cell-missing = { $id } no tiene contorno, y { $other } sí.
    .remedy = Da «cell» a todas las regiones o a ninguna.
regions-cell-flat = El contorno de { $id } no encierra nada.
    .remedy = Escribe al menos tres esquinas que no estén en línea.
regions-cell-crossed = El contorno de { $id } se cruza consigo mismo.
    .remedy = Escribe sus esquinas por orden, dando la vuelta.
regions-rim-missing = El mapa no dice dónde acaba, y las regiones no tienen contorno.
    .remedy = Escribe en «map» un borde, como «rim: { "{" }circle: [500, 500, 520]{ "}" }», o da «cell» a cada región.
regions-rim-which = El borde ha de ser un círculo o una caja: una de las dos cosas.
    .remedy = Deja solo «circle» o solo «box».
regions-rim-empty = El borde no encierra nada.
    .remedy = Da al círculo un radio mayor que cero, o a la caja ancho y alto.

# Tierras de origen

regions-homes-none = El mapa no dice dónde empieza cada cual.
    .remedy = Escribe en «homes» las tierras de origen según cuántos jueguen, como en «2: [A, D]».
regions-homes-seats = El juego no es para { $count }.
    .remedy = Puede ser para { $known }: corrige el número o quita la línea.
regions-homes-count =
    { $count ->
        [one] Hay una tierra de origen para { $wanted }.
       *[other] Hay { $count } tierras de origen para { $wanted }.
    }
    .remedy = Escribe una por jugador, por orden de asiento.
regions-homes-twice = La tierra de origen «{ $home }» es de dos asientos.
    .remedy = Da a cada asiento una distinta.
regions-home-size =
    { $count ->
        [one] La tierra de origen { $home } tiene una región, y debe tener { $wanted }.
       *[other] La tierra de origen { $home } tiene { $count } regiones, y debe tener { $wanted }.
    }
    .remedy = Escribe o borra «home: { $home }» en las regiones que haga falta.
regions-home-cities =
    { $count ->
        [0] La tierra de origen { $home } no tiene ciudad, y debe tener { $wanted }.
        [one] La tierra de origen { $home } tiene una ciudad, y debe tener { $wanted }.
       *[other] La tierra de origen { $home } tiene { $count } ciudades, y debe tener { $wanted }.
    }
    .remedy = Escribe «city: true» donde haga falta, y solo allí.
regions-home-closed = En { $id } no se puede entrar, y es de la tierra de origen { $home }.
    .remedy = Cambia su terreno o quítale «home».
regions-home-split = { $id } es de la tierra de origen { $home }, pero no toca al resto de ella.
    .remedy = Une los dos trozos o quítale «home».

# Consejos

regions-uneven = Con { $count } jugadores no empiezan todos igual: ninguna correspondencia entre las regiones lleva el mapa a sí mismo y cada tierra de origen a la de los demás.
    .remedy = Compara sus cifras; si quieres igualdad, haz las tierras y sus alrededores a semejanza unas de otras.
regions-unlike-taxes = La tierra de origen { $home } da { $value } de impuestos; lo habitual en este mapa es { $usual }.
    .remedy = Iguala las sumas si no es adrede.
regions-unlike-levies = La tierra de origen { $home } da { $value } de levas; lo habitual en este mapa es { $usual }.
    .remedy = Iguala las sumas si no es adrede.
regions-unlike-land = La tierra de origen { $home } no tiene los mismos terrenos que las demás.
    .remedy = Da a todas los mismos si no es adrede.
regions-unlike-gap =
    { $value ->
        [one] La ciudad de la tierra de origen { $home } está a un turno de la más cercana de otra; lo habitual es { $usual }.
        [99999] La ciudad de la tierra de origen { $home } no tiene camino a la de ninguna otra.
       *[other] La ciudad de la tierra de origen { $home } está a { $value } turnos de la más cercana de otra; lo habitual es { $usual }.
    }
    .remedy = Cambia vecindades o terrenos si no es adrede.
regions-poor = La tierra de origen { $home } da { $taxes } de impuestos, y el ejército inicial cuesta { $wages } cada turno.
    .remedy = Súbelos: sin conquistas habría deserciones desde el principio.
regions-rich = La tierra de origen { $home } da { $taxes } de impuestos, el doble o más de lo que cuesta el ejército inicial ({ $wages }).
    .remedy = Bájalos: con tanto en casa nadie necesita conquistar.
regions-unmanned = La tierra de origen { $home } no da levas: en casa no se podría reclutar.
    .remedy = Da levas a alguna de sus regiones.
regions-nothing-free = Con { $count } jugadores no queda nada neutral que dé impuestos.
    .remedy = Añade regiones sin «home» entre las tierras de origen.
regions-no-free-city = Con { $count } jugadores no queda ninguna ciudad neutral.
    .remedy = Pon «city: true» en alguna región sin «home».
regions-drawn-apart = { $id } y { $other } son vecinas, pero sus contornos no se tocan.
    .remedy = La mesa las une con una línea; si prefieres que se toquen, mueve sus puntos o sus contornos.
regions-drawn-touching = Los contornos de { $id } y { $other } se tocan, pero no son vecinas.
    .remedy = Hazlas vecinas o separa sus contornos: quien mire el mapa creerá que se puede pasar.
regions-narrow = Sin { $id } el mapa se parte: quien la tenga cierra el paso.
    .remedy = Añade otro camino si no es adrede.

# GeoJSON

geojson-broken = El archivo no es JSON (columna { $column }).
    .remedy = Expórtalo otra vez desde tu programa de dibujo, o corrige esa línea.
geojson-deep = El archivo anida demasiados corchetes.
    .remedy = Expórtalo otra vez desde tu programa de dibujo.
geojson-no-collection =
    { $kind ->
        [none] El archivo no es una colección de regiones de GeoJSON.
       *[other] El archivo es de tipo «{ $kind }», no una colección de regiones de GeoJSON.
    }
    .remedy = Expórtalo como «FeatureCollection», con una «Feature» por región.
geojson-empty = La colección no contiene ninguna región.
    .remedy = Pon en «features» una «Feature» por región.
geojson-no-feature = Esto no es una región: le falta «"type": "Feature"».
    .remedy = Quítalo o corrígelo.
geojson-nameless = La región no tiene código.
    .remedy = Escríbelo en su propiedad «id», como «A1».
geojson-no-polygon =
    { $kind ->
        [none] La región no tiene contorno.
       *[other] El contorno de la región es de tipo «{ $kind }».
    }
    .remedy = Dibújala como un solo «Polygon»; lo que está en varios trozos son varias regiones.
geojson-no-ring = El contorno no es una lista de puntos cerrada.
    .remedy = Escribe al menos cuatro puntos [x, y], el último igual que el primero.
geojson-holes =
    { $count ->
        [one] El contorno tiene un hueco.
       *[other] El contorno tiene { $count } huecos.
    }
    .remedy = Quítalos: una región de dentro se une a la de fuera con una vecindad, y ninguna se dibuja encima de otra.
