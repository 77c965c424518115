# Names of the sections of a deck list, the one that is written first and the others that are understood.

deck-sections-main = Deck, Cards, Main, Main deck, Creatures, Champions, Relics, Runes, Relics and Runes, Spells, Fast Spells
deck-sections-commander = Commander, Commanders

# Checking a deck.

deckcheck-unknown = The card "{ $id }" does not exist.
    .remedy = Use a card of the collection.
deckcheck-small =
    The deck has { $count ->
        [one] only one card
       *[other] { $count } cards
    } and the minimum is 40{ $apart }.
    .remedy =
    { $missing ->
        [one] Add one card.
       *[other] Add { $missing } cards.
    }
deckcheck-large = The deck has { $count } cards and the maximum is 60{ $apart }.
    .remedy =
    { $surplus ->
        [one] Remove one card.
       *[other] Remove { $surplus } cards.
    }
deckcheck-apart =
    { $count ->
        [0] {""}
       *[other] {""}, not counting the Commander ({ $clause })
    }
deckcheck-advised = The deck has { $count } cards.
    .remedy = 50 are recommended.
deckcheck-copies = There are { $count } copies of "{ $name }" and three are allowed.
    .remedy =
    { $surplus ->
        [one] Remove one.
       *[other] Remove { $surplus }.
    }
deckcheck-unique = "{ $name }" is Unique and there are { $count } copies.
    .remedy = Keep one.
deckcheck-commander-inside = "{ $name }" is a Commander and stands among the cards of the deck.
    .remedy = Put it into the section [Commander].
deckcheck-champion-outside = "{ $name }" is a Champion and stands as Commander.
    .remedy = Champions go inside the deck: put it into the section [Deck].
deckcheck-no-commander = "{ $name }" stands as Commander and is none.
    .remedy = Put the card into the section [Deck].
deckcheck-token = "{ $name }" is a token: only other cards create it.
    .remedy = Remove it from the list.
deckcheck-commanders = There are { $count } Commanders and each player brings one at most.
    .remedy = Keep one.
deckcheck-commander-barred = This game is played without Commanders.
    .remedy = Remove the Commander or change the option "commanders".
deckcheck-commander-missing = This game demands a Commander.
    .remedy = Add one in the section [Commander] or change the option "commanders".
deckcheck-champions = There are { $count } Champions in the deck.
    .remedy = At most three are recommended, because you can control only one at a time.
