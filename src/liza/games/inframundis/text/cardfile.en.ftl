# Verbs, abilities, and whom they are about

cardfile-ability = An ability begins with "when", "use" or "always".
    .remedy = Write "when:" and "do:" if something triggers it, "use:" and "do:" if it is activated, "always:" if it is continuous.
cardfile-who = It is not clear who is affected.
    .remedy = Write self, bearer, that, "choose:" with a filter or "each:" with a filter.
cardfile-to = It is not clear who is affected.
    .remedy = Write self, bearer or "each:" with a filter; a continuous ability chooses no target.

# What must agree within a card

cardfile-stats-missing =
    A card of type { $type } needs { $field ->
        [attack] Attack
       *[life] Life
    }.
    .remedy = Add "{ $field }".
cardfile-echo-numbers =
    Echo does not say the { $field ->
        [attack] Attack
       *[life] Life
    } of the copy.
    .remedy = Add "{ $field }" inside "echo".
cardfile-mode-missing = A card of type { $type } has to say whether it is equipped or laid on the table.
    .remedy = Add "mode: equip" or "mode: table".
cardfile-bearer-table = A card that lies on the table has no bearer.
    .remedy = Remove "bearer", or write "mode: equip".
cardfile-cost-missing = The card does not say how much ether it costs.
    .remedy = Add "cost"; it may be 0.
cardfile-idle = A card of type { $type } without text does nothing.
    .remedy = Add "effects" to a spell, "abilities" to other cards.
cardfile-commander-active = A Commander has passive abilities only.
    .remedy = Use "when" or "always".
cardfile-trigger = The moment "{ $trigger }" never comes for a card of type { $type }.
    .remedy = Choose another moment.
cardfile-opening-hand = Only a Commander is in play before the opening draw.
    .remedy = Remove the rule, or give it to a Commander.
cardfile-who-self = A card of type { $type } stands in no line and cannot affect itself like that.
    .remedy = Use "choose", "each" or, if it is equipped, "bearer".
cardfile-who-bearer = The card has no bearer.
    .remedy = Write "mode: equip", or name somebody else.
cardfile-that = No creature to refer to is chosen before this instruction.
    .remedy = Put an instruction with "choose" before it.
cardfile-choices = An ability chooses two targets at most.
    .remedy = Use "that" or "each", or split the text into two abilities.
cardfile-here = A card of type { $type } that stands in no line cannot say "here".
    .remedy = Name a line, or remove the condition.
cardfile-other = A card of type { $type } is not among those that the filter describes.
    .remedy = Remove "other".
cardfile-relic-filter = A relic or rune cannot be described by "{ $field }".
    .remedy = Remove the field, or write "kind: creature".
cardfile-relic-creature = This works on creatures only.
    .remedy = Write "kind: creature" or "kind: champion"; relics and runes are only destroyed or returned to hand.
cardfile-change-nothing = The change is +0/+0.
    .remedy = Write "attack", "life" or both.
cardfile-attack-circle = A bonus to Attack cannot depend on Attack.
    .remedy = Remove "max_attack".

# What must agree between cards

cardfile-token-unknown = There is no token "{ $token }".
    .remedy = { $guess }Make a card of type token with that id, or correct the name.
cardfile-token-circle = The token "{ $token }" and this card would create each other without end.
    .remedy = Remove one of the two instructions.
