# Setting up a game of cards: options of the rulebook, and decks.

setup-unknown = A match is not set up with "{ $key }".
    .remedy = Use { $known }.
setup-decks = It takes two decks, one for each player, and there are { $count }.
    .remedy = Give a list of two decks.
setup-deck-unknown = There is no sample deck called "{ $name }".
    .remedy = Use one of these: { $known }. Or give the list of cards.
setup-rules-unknown = There is no rule set called "{ $name }".
    .remedy = Use one of these: { $known }.
ruleset-option-unknown = There is no option "{ $option }".
    .remedy = { $guess }Correct the name or remove it.
ruleset-value-unknown = The option "{ $option }" does not take the value "{ $value }".
    .remedy = The possible values are { $values }.
ruleset-not-supported = The option "{ $option }" can't be played as "{ $value }" yet.
    .remedy = Leave it at its default.

# Telling a game

option-other = Answer "{ $text }"
reason-any = The rules don't allow it now.
    .tag = Not now
    .title = Not possible now
