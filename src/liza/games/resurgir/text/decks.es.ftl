# Nombres de las secciones de una lista de mazo, el que se escribe primero y los demás que se entienden.

deck-sections-culture = Cultura, Culture
deck-sections-cards = Mazo, Deck, Cartas, Cards

# Comprobación de un mazo.

deckcheck-unknown = La carta «{ $id }» no existe.
    .remedy = Usa una carta de la colección.
deckcheck-culture =
    { $count ->
        [0] El mazo no dice qué Cultura lidera.
       *[other] El mazo nombra más de una Cultura.
    }
    .remedy = Pon una sola Carta de Cultura en la sección [Cultura].
deckcheck-size = El mazo tiene { $count } cartas y han de ser { $wanted }.
    .remedy = Añade o quita cartas; la Carta de Cultura no cuenta.
deckcheck-foreign = «{ $name }» no es de la Cultura { $culture }.
    .remedy = Cámbiala por una carta de tu Cultura o por una sin ícono de Cultura.
deckcheck-culture-inside = «{ $name }» es una Carta de Cultura y no va entre las 50.
    .remedy = Ponla en la sección [Cultura].
deckcheck-copies = Hay { $count } copias de «{ $name }» y caben { $most }.
    .remedy = Quita las que sobran.
setup-deck-form = Esto no es un mazo.
    .remedy = Escribe el nombre de un mazo de muestra o una lista de cartas.

# Mazos de muestra.

deck-mapuche = Mapuche
    .note = Caballería que baja la Fuerza del rival y guerreros que vuelven.
deck-maya = Maya
    .note = Unidades Místicas, ciudades amuralladas y veneno.
deck-mexica = Mexica
    .note = Órdenes militares, canoas y tributos: cada carta destruida cuenta.
deck-tawantinsuyu = Tawantinsuyu
    .note = Caminos, depósitos y obras que resisten.
