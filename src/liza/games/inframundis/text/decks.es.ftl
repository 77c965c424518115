# Nombres de las secciones de una lista de mazo, el que se escribe primero y los demás que se entienden.

deck-sections-main = Mazo, Cartas, Baraja, Criaturas, Campeones, Reliquias, Runas, Reliquias y Runas, Conjuros, Conjuros Rápidos
deck-sections-commander = Comandante, Comandantes

# Comprobación de un mazo.

deckcheck-unknown = La carta «{ $id }» no existe.
    .remedy = Usa una carta de la colección.
deckcheck-small =
    El mazo tiene { $count ->
        [one] una sola carta
       *[other] { $count } cartas
    } y el mínimo son 40{ $apart }.
    .remedy =
    { $missing ->
        [one] Añade una carta.
       *[other] Añade { $missing } cartas.
    }
deckcheck-large = El mazo tiene { $count } cartas y el máximo son 60{ $apart }.
    .remedy =
    { $surplus ->
        [one] Quita una carta.
       *[other] Quita { $surplus } cartas.
    }
deckcheck-apart =
    { $count ->
        [0] {""}
       *[other] {""}, sin contar el Comandante ({ $clause })
    }
deckcheck-advised = El mazo tiene { $count } cartas.
    .remedy = Se recomiendan 50.
deckcheck-copies = Hay { $count } copias de «{ $name }» y caben tres.
    .remedy =
    { $surplus ->
        [one] Quita una.
       *[other] Quita { $surplus }.
    }
deckcheck-unique = «{ $name }» es Única y hay { $count } copias.
    .remedy = Deja una.
deckcheck-commander-inside = «{ $name }» es un Comandante y está entre las cartas del mazo.
    .remedy = Ponlo en la sección [Comandante].
deckcheck-champion-outside = «{ $name }» es un Campeón y está como Comandante.
    .remedy = Los Campeones van dentro del mazo: ponlo en la sección [Mazo].
deckcheck-no-commander = «{ $name }» está como Comandante y no lo es.
    .remedy = Pon la carta en la sección [Mazo].
deckcheck-token = «{ $name }» es una ficha: solo la crean otras cartas.
    .remedy = Quítala de la lista.
deckcheck-commanders = Hay { $count } Comandantes y cada jugador lleva uno como máximo.
    .remedy = Deja uno.
deckcheck-commander-barred = Esta partida se juega sin Comandantes.
    .remedy = Quita el Comandante o cambia la opción «commanders».
deckcheck-commander-missing = Esta partida exige un Comandante.
    .remedy = Añade uno en la sección [Comandante] o cambia la opción «commanders».
deckcheck-champions = Hay { $count } Campeones en el mazo.
    .remedy = Se recomiendan tres como máximo, porque solo puedes controlar uno a la vez.
