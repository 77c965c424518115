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
    .remedy = Use small letters without accents, digits and hyphens, as in "stone-wall".
cardfile-strange = The value will not do ({ $reason }).
    .remedy = Compare it with the sample cards.

# Verbs and continuous rules

cardfile-verb-unknown = There is no verb "{ $value }".
    .remedy = { $guess }The verbs are { $known }.
cardfile-verb-missing = The verb is missing.
    .remedy = Write "verb: draw", say, with its fields.
cardfile-rule-unknown = There is no rule "{ $value }".
    .remedy = { $guess }The continuous rules are { $known }.
cardfile-rule-missing = The continuous rule is missing.
    .remedy = Write "rule: bonus", say, with its fields.

# What must agree within a card

cardfile-keyword-twice = A keyword is repeated.
    .remedy = Write it once.

# What must agree between cards

cardfile-id-taken = The id "{ $id }" belongs to another card already.
    .remedy = Choose another.
cardfile-number-taken = The number { $number } belongs to "{ $other }" already.
    .remedy = Choose a free number.
cardfile-name-taken = The name "{ $name }" belongs to "{ $other }" already.
    .remedy = Choose another: in a deck, same name is same card.

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
