# The sections of a deck list: the name that is written first, and the others that are understood.

deck-sections-castle = Castle, Castillo, Deck, Cards
deck-sections-vault = Vault, Bóveda

# What is wrong with a deck.

deckcheck-unknown = There is no card “{ $id }”.
    .remedy = Use a card of the collection.
deckcheck-supplies = The Supply deck has { $count } and must have { $wanted }.
    .remedy = Remove the line of Supplies: there are always twelve.
deckcheck-foreign = “{ $name }” is of another civilization.
    .remedy = Castle and Vault are of one civilization: replace it with one of yours.
deckcheck-not-castle = “{ $name }” does not belong in the Castle.
    .remedy = Economy cards and Wonders go into the section [Vault]; Relics are not brought.
deckcheck-not-vault = “{ $name }” does not belong in the Vault.
    .remedy = The Vault is for Economy cards and Wonders: put it into the section [Castle].
deckcheck-kinds =
    { $kind ->
        [unit] Units
        [structure] Structures
        [tactic] Tactics
        [economy] Economy cards
       *[wonder] Wonders
    }
deckcheck-table = { deckcheck-kinds }: there are { $count } and there must be { $wanted }.
    .remedy = Fit the Castle to the exact quantities of its table.
deckcheck-vault = { deckcheck-kinds } of Age { $age }: there are { $count } and there must be { $wanted }.
    .remedy = Fit the Vault: Economy cards of Ages I, II and III (5, 2 and 2) and two Wonders for each Age one advances to.
deckcheck-vault-twice = “{ $name }” is in the Vault { $count } times.
    .remedy = All cards of a Vault are different: keep one.
deckcheck-copies = There are { $count } copies of “{ $name }” and at most { $most } are allowed.
    .remedy = Remove those beyond.
deckcheck-dear =
    { $count ->
        [one] Only one card can be played in Age I for 2 Supplies or less.
       *[other] Only { $count } cards can be played in Age I for 2 Supplies or less.
    }
    .remedy = { $wanted } are advised: the opening hand can't be exchanged.
deckcheck-no-previous = “{ $name }” is placed on a card that is not in the Castle.
    .remedy = Add its previous stage.
deckcheck-no-cleric = The Castle has no Clerics.
    .remedy = Without them no Relic is claimed.
deckcheck-no-shrine = There is no Church or Temple in Castle or Vault.
    .remedy = Without them there is no Dominion.
