# What must hold in a card file.

card-type-military = Military Unit
card-type-support = Support Unit
card-type-economic = Economic Structure
card-type-development = Development Structure
card-type-legacy = Legacy
card-type-culture = Culture Card

# Lists that the rulebook closes. $value: what is written. $guess: "Did you mean …?", or nothing. $known: the words.

cardfile-type = There is no type "{ $value }".
    .remedy = { $guess }The types are { $known }.
cardfile-subcategory-unknown = There is no subcategory "{ $value }".
    .remedy = { $guess }The subcategories are { $known }.
cardfile-keyword = The glossary has no ability "{ $value }".
    .remedy = { $guess }There are { $known }; Venganza is written "when: vengeance".

cardfile-ability = An ability begins with "when", "use" or "always".
    .remedy = Write "when:" and "do:" if something triggers it, "use:" and "do:" if it is activated, "always:" if it is continuous.
cardfile-who = It can't be understood whom this is about.
    .remedy = Write self, that, "choose:" with a filter or "each:" with a filter.
cardfile-to = It can't be understood whom this is about.
    .remedy = Write self or "each:" with a filter; a continuous ability chooses no target.
cardfile-owed = A card of type { $type } needs "{ $field }".
    .remedy = Add "{ $field }".
cardfile-legacy-copies = A deck holds a single copy of each Legacy.
    .remedy = Write "copies: 1".
cardfile-legacy-empty = The Legacy does nothing.
    .remedy = Add "effects" or "keywords".
cardfile-subcategory = The subcategory "{ $value }" is not for a card of type { $type }.
    .remedy = Infantry, Cavalry, Ranged, Vessel and Superior Rank are for military units; Mystic and Civil for support units.
cardfile-keyword-number = "{ $keyword }" needs its X.
    .remedy = Add "x".
cardfile-keyword-plain = "{ $keyword }" has no X.
    .remedy = Take away "x".
cardfile-keyword-moment = "{ $keyword }" has its moment in the glossary.
    .remedy = Take away "at".
cardfile-keyword-foreign = "{ $keyword }" is not for a card of type { $type }.
    .remedy = Take the ability away or change "type".
cardfile-trigger = The moment "{ $trigger }" never comes for a card of type { $type }.
    .remedy = Choose another moment.
cardfile-self = A card of type { $type } can't affect itself like that.
    .remedy = Use "choose" or "each".
cardfile-give-up = Only own cards are given up as a cost.
    .remedy = Write "side: yours".
cardfile-need = "of" says which cards "controlled" counts, and only that has it.
    .remedy = Add "of" with a filter, or take it away.
cardfile-change-nothing = The change is 0.
    .remedy = Write another number.
cardfile-circle = The ability would change what it depends on: "{ $field }".
    .remedy = Take the limit away.
cardfile-kind = That can't be done to cards of this kind.
    .remedy = Change "kind".
cardfile-filter = "{ $field }" says nothing of cards of this kind.
    .remedy = Take the field away or change "kind".
cardfile-equinox-empty = The Equinox gives no Ability.
    .remedy = Add "do", "always" or "uses".
cardfile-cancel = Only a [Respuesta] cancels.
    .remedy = Add response to the phases.
cardfile-grant = That ability can't be given to another card.
    .remedy = Give one that a card simply has, or one that acts when it attacks.
cardfile-that = Before this instruction no card is chosen that it could mean.
    .remedy = Put an instruction with "choose" before it.
cardfile-raise = An effect puts a single unit or structure into play.
    .remedy = Write "count: 1", and in "of" the type of card.
cardfile-culture-twice = The Culture has a card already: "{ $other }".
    .remedy = Leave a single Culture Card.
