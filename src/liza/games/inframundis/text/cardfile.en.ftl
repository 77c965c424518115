# What is wrong with a card file. $guess: "Do you mean …? ", or nothing.

cardfile-folder-empty = The folder holds no .yaml file.
    .remedy = Save your cards in it, or name a file.
cardfile-top = A card file is made of "set" and "cards".
    .remedy = Write "set:" with the data of the set and "cards:" with the list of cards.
cardfile-no-cards = The list of cards is missing.
    .remedy = Write "cards:" and below it at least one card that begins with "- id:".

# Fields

cardfile-field-unknown = There is no field "{ $field }" here.
    .remedy = { $guess }Correct the name or remove the field.
cardfile-field-missing = The field "{ $field }" is missing.
    .remedy = Add it.
cardfile-field-foreign = The field "{ $field }" does not belong to a card of type { $type }.
    .remedy = Remove it, or change the type of the card.
cardfile-word = "{ $value }" is none of the possible words.
    .remedy =
    { $guess }{ $count ->
        [one] The only possible one is { $known }.
       *[other] The possible words are { $known }.
    }
cardfile-integer = A whole number belongs here, not "{ $value }".
    .remedy = Write the number without quotes or decimals.
cardfile-text = A text belongs here, not "{ $value }".
    .remedy = Write a text, in quotes if it looks like a number.
cardfile-flag = True or false belongs here, not "{ $value }".
    .remedy = Write true or false.
cardfile-list = A list belongs here, not "{ $value }".
    .remedy = Write each item on a line of its own after "- ", or all of them in square brackets.
cardfile-mapping = Fields with values belong here, not "{ $value }".
    .remedy = Write the fields in braces, or indented on the lines that follow.
cardfile-key = The name of a field is a text, not a number.
    .remedy = Write the name of the field.
cardfile-blank = The text is blank.
    .remedy = Write it.
cardfile-long = The text is too long.
    .remedy = Shorten it.
cardfile-empty = The list is empty.
    .remedy = Add at least one item.
cardfile-greater-than-equal = The number { $value } is too small.
    .remedy = The smallest possible is { $bound }.
cardfile-less-than-equal = The number { $value } is too large.
    .remedy = The largest possible is { $bound }.
cardfile-kebab = "{ $value }" does not look like an id.
    .remedy = Use small letters without accents, digits and hyphens, as in "umbral-wall".
cardfile-strange = The value will not do ({ $reason }).
    .remedy = Compare it with the sample cards.

# Verbs, abilities, and whom they are about

cardfile-verb-unknown = There is no verb "{ $value }".
    .remedy = { $guess }The verbs are { $known }.
cardfile-verb-missing = The verb is missing.
    .remedy = Write "verb: draw", say, with its fields.
cardfile-rule-unknown = There is no rule "{ $value }".
    .remedy = { $guess }The continuous rules are { $known }.
cardfile-rule-missing = The continuous rule is missing.
    .remedy = Write "rule: bonus", say, with its fields.
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
cardfile-keyword-twice = A keyword is repeated.
    .remedy = Write it once.
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

cardfile-id-taken = The id "{ $id }" belongs to another card already.
    .remedy = Choose another.
cardfile-number-taken = The number { $number } belongs to "{ $other }" already.
    .remedy = Choose a free number.
cardfile-name-taken = The name "{ $name }" belongs to "{ $other }" already.
    .remedy = Choose another: in a deck, same name is same card.
cardfile-token-unknown = There is no token "{ $token }".
    .remedy = { $guess }Make a card of type token with that id, or correct the name.
cardfile-token-circle = The token "{ $token }" and this card would create each other without end.
    .remedy = Remove one of the two instructions.

# Spreadsheets. The line is the row; the place names the column.

sheet-empty = The sheet has no rows.
    .remedy = Put the names of the columns in the first row and the cards below.
sheet-broken = The CSV cannot be understood ({ $reason }).
    .remedy = Export the sheet again as CSV in UTF-8.
sheet-column-missing = The column "{ $column }" is missing.
    .remedy = Add it to the first row.
sheet-column-unknown = There is no column "{ $column }".
    .remedy = { $guess }Correct the name or delete the column.
sheet-column-twice = The column "{ $column }" is repeated.
    .remedy = Keep one of them.
sheet-cells = The row has { $found } cells and the sheet { $wanted } columns.
    .remedy = Put texts that contain the separator in quotes.
sheet-json = The cell does not hold JSON ({ $reason }).
    .remedy = Write lists in square brackets, fields in braces and words in double quotes.
sheet-flag = "{ $value }" says neither yes nor no.
    .remedy = Write true, or leave the cell empty.
