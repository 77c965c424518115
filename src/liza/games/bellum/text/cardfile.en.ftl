# What must hold in a card file.

# Lists that the rulebook closes. $value: what is written. $guess: "Do you mean …?", or nothing. $known: the words there are.

cardfile-type =
    { $value ->
        [estrategia] There is no type “estrategia”: every action card is a Tactic.
       *[other] There is no type “{ $value }”.
    }
    .remedy =
    { $value ->
        [estrategia] Write “type: tactic” and its window in “window”.
       *[other] { $guess }The types are { $known }.
    }
cardfile-family = There is no family “{ $value }”.
    .remedy = { $guess }The families are { $known }.
cardfile-keyword = There is no keyword “{ $value }”.
    .remedy = { $guess }They are { $known }; anything else is written in “abilities”.

cardfile-ability = An ability begins with “when”, “use” or “always”.
    .remedy = Write “when:” and “do:” if something triggers it, “use:” and “do:” if it is activated, “always:” if it is continuous.
cardfile-who = It is not clear whom this affects.
    .remedy = Write self, that, “choose:” with a filter or “each:” with a filter.
cardfile-to = It is not clear whom this affects.
    .remedy = Write self or “each:” with a filter; a continuous ability chooses no target.
cardfile-twice = “{ $field }” says the same thing twice.
    .remedy = Keep it once.
cardfile-early = “early” must be an Age before the card's own.
    .remedy = Write a lower Age, or remove “early”.
cardfile-economy-age = There are no Economy cards of Age IV: on reaching it only a Wonder is picked.
    .remedy = Write an Age from I to III.
cardfile-trigger = The moment “{ $trigger }” never comes for a card of type { $type }.
    .remedy = Choose another moment.
cardfile-owed = A card of type { $type } needs “{ $field }”.
    .remedy = Add “{ $field }”.
cardfile-stage-foreign = Emblematic Units and Clerics have no stages: they are played directly.
    .remedy = Remove “stage” and “from”.
cardfile-from-missing = An upper stage says on which card it is placed.
    .remedy = Add “from” with the id of the previous stage.
cardfile-from-first = The first stage of a line is placed on no card.
    .remedy = Remove “from”, or write the stage it is.
cardfile-siege = The Siege family and the zone symbol disagree.
    .remedy = Change “zone” or “family”.
cardfile-tower = A Tower has ATK.
    .remedy = Add “attack”.
cardfile-wall = Of Structures only Towers have ATK.
    .remedy = Remove “attack”; if it is to respond, give it an ability “responds”.
cardfile-tactic-free = A Tactic costs at least 1 Supply.
    .remedy = Write “cost: 1” or more.
cardfile-event-missing = An event Tactic says which event it reacts to.
    .remedy = Add “event”.
cardfile-event-window = “event” only goes with the window event.
    .remedy = Add event to “window”, or remove “event”.
cardfile-only = “only” is for Duel Tactics alone.
    .remedy = Add duel to “window”, or remove “only”.
cardfile-self = A card of type { $type } can't affect itself like this.
    .remedy = Use “choose” or “each”.
cardfile-change-nothing = The change is +0/+0.
    .remedy = Write “attack”, “defence” or both.
cardfile-discount-family = “family” is for discounts of Units or Ascents alone.
    .remedy = Remove “family”, or change “cards”.
cardfile-circle = The ability would change what it depends on: “{ $field }”.
    .remedy = Remove the limit.
cardfile-out-of-window = “{ $verb }” can do nothing in that window.
    .remedy = Give it the window of the Duel.
cardfile-choices = An ability chooses two targets at most.
    .remedy = Use “that” or “each”, or split the text into two abilities.
cardfile-that = Before this instruction no card is chosen that it could refer to.
    .remedy = Put an instruction with “choose” before it.
cardfile-filter = “{ $field }” says nothing of cards of that kind.
    .remedy = Remove the field, or change “kind”.
cardfile-only-chosen = “{ $verb }” only goes with a chosen target.
    .remedy = Write “choose:” with a filter.
cardfile-kind = That can't be done to cards of that kind.
    .remedy = Change “kind”.
cardfile-annul = Only the attack of an attacking Unit is annulled.
    .remedy = Write “state: attacking”.
cardfile-own-relic = Your stored Relics are yours already.
    .remedy = Write “side: enemy”.
cardfile-other = A card of type { $type } is not among those the filter describes.
    .remedy = Remove “other”.
cardfile-from-unknown = There is no card “{ $value }” to be placed on.
    .remedy = { $guess }Write the previous stage, or correct the id.
cardfile-relics = There are five unique Relics; with this there would be more than { $most }.
    .remedy = Remove it: further sets bring no Relics.
cardfile-from-stage = The card is placed on “{ $name }”, which is not its previous stage ({ $stage }).
    .remedy = Name the stage just before it in its line.
cardfile-from-foreign = The card is placed on “{ $name }”, which is of another civilization.
    .remedy = A line is of one civilization.
cardfile-rules = The set says it is for version { $found } of the rules; version 10 is played.
    .remedy = Look the cards over and write “rules: 10”.

card-stage-veteran = Veteran
card-stage-elite = Elite
card-stage-royal = Royal
