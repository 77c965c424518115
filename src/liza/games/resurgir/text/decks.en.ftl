# Names of the sections of a deck list, the one that is written first and the others that are understood.

deck-sections-culture = Culture, Cultura
deck-sections-cards = Deck, Mazo, Cards, Cartas

# Checking a deck.

deckcheck-unknown = There is no card "{ $id }".
    .remedy = Use a card of the collection.
deckcheck-culture =
    { $count ->
        [0] The deck does not say which Culture leads it.
       *[other] The deck names more than one Culture.
    }
    .remedy = Put a single Culture Card into the section [Culture].
deckcheck-size = The deck has { $count } cards and must have { $wanted }.
    .remedy = Add or take away cards; the Culture Card does not count.
deckcheck-foreign = "{ $name }" is not of the Culture { $culture }.
    .remedy = Exchange it for a card of your Culture or one without Culture icon.
deckcheck-culture-inside = "{ $name }" is a Culture Card and not one of the 50.
    .remedy = Put it into the section [Culture].
deckcheck-copies = There are { $count } copies of "{ $name }", and { $most } are allowed.
    .remedy = Take away the rest.
setup-deck-form = This is no deck.
    .remedy = Write the name of a sample deck or a list of cards.

# Sample decks.

deck-mapuche = Mapuche
    .note = Cavalry that weakens the rival and warriors who come back.
deck-maya = Maya
    .note = Mystic Units, walled cities and poison.
deck-mexica = Mexica
    .note = Military orders, canoes and tributes: every card destroyed counts.
deck-tawantinsuyu = Tawantinsuyu
    .note = Roads, stores and works that last.
