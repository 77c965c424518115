# Nombres de las secciones de una lista de mazo, el que se escribe primero y los demás que se entienden.

deck-sections-castle = Castillo, Castle, Mazo, Cartas
deck-sections-vault = Bóveda, Vault

# Comprobación de un mazo.

deckcheck-unknown = La carta «{ $id }» no existe.
    .remedy = Usa una carta de la colección.
deckcheck-supplies = El mazo de Suministros tiene { $count } y han de ser { $wanted }.
    .remedy = Quita la línea de Suministros: son siempre doce.
deckcheck-foreign = «{ $name }» es de otra civilización.
    .remedy = Castillo y Bóveda son de una misma civilización: cámbiala por una de la tuya.
deckcheck-not-castle = «{ $name }» no va en el Castillo.
    .remedy = Las Económicas y Maravillas van en la sección [Bóveda]; las Reliquias no se traen.
deckcheck-not-vault = «{ $name }» no va en la Bóveda.
    .remedy = La Bóveda es de Económicas y Maravillas: ponla en la sección [Castillo].
deckcheck-kinds =
    { $kind ->
        [unit] Unidades
        [structure] Estructuras
        [tactic] Tácticas
        [economy] Económicas
       *[wonder] Maravillas
    }
deckcheck-table = { deckcheck-kinds }: hay { $count } y han de ser { $wanted }.
    .remedy = Ajusta el Castillo a las cantidades exactas de su tabla.
deckcheck-vault = { deckcheck-kinds } de la Edad { $age }: hay { $count } y han de ser { $wanted }.
    .remedy = Ajusta la Bóveda: Económicas de las Edades I, II y III (5, 2 y 2) y dos Maravillas por cada Edad a la que se avanza.
deckcheck-vault-twice = «{ $name }» está { $count } veces en la Bóveda.
    .remedy = Las cartas de la Bóveda son todas distintas: deja una.
deckcheck-copies = Hay { $count } copias de «{ $name }» y caben { $most }.
    .remedy = Quita las que sobran.
deckcheck-dear =
    { $count ->
        [one] Solo una carta se puede jugar en la Edad I por 2 Suministros o menos.
       *[other] Solo { $count } cartas se pueden jugar en la Edad I por 2 Suministros o menos.
    }
    .remedy = Se recomiendan { $wanted }: la mano inicial no se cambia.
deckcheck-no-previous = «{ $name }» asciende sobre una carta que no está en el Castillo.
    .remedy = Añade su etapa anterior.
deckcheck-no-cleric = El Castillo no tiene Religiosos.
    .remedy = Sin ellos no se reclaman Reliquias.
deckcheck-no-shrine = No hay Iglesia ni Templo en el Castillo ni en la Bóveda.
    .remedy = Sin ellos no hay Dominio.
