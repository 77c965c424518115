# A text that comes from the data, with all its languages.

data-text = { $en }

# Lists. $opening is of no use in English.

list-more = { $first }, { $next }
list-last =
    { $opening ->
       *[other] { $first } and { $last }
    }

# Problems: how they are shown.

problem-line = line { $line }
problem-advice = advice
problem-count =
    { $count ->
        [one] There is one problem:
       *[other] There are { $count } problems:
    }
problem-guess =
    { $count ->
        [0] {""}
       *[other] Do you mean { $names }?{" "}
    }
problem-quoted = "{ $text }"
problem-or =
    { $opening ->
       *[other] { $first } or { $last }
    }

# Text files.

file-missing = The file does not exist.
    .remedy = Check the path and the name.
file-folder = It is a folder, not a file.
    .remedy = Name a file inside it.
file-unreadable = The file cannot be read ({ $reason }).
    .remedy = Check its permissions.
file-not-utf8 = The text is not UTF-8: the byte { $byte } makes no sense.
    .remedy = Save the file as UTF-8.

# YAML.

yaml-empty = The file is empty.
    .remedy = Write the data into it or delete it.
yaml-tab = There is a tab where only spaces are allowed.
    .remedy = Indent with spaces, two for each level.
yaml-colon = There is a ":" that was not expected here.
    .remedy = Quote the texts that contain ":" and check the indentation of the line.
yaml-no-colon = A ":" is missing after this key.
    .remedy = Write it, followed by a space and the value.
yaml-sign = A value without quotes cannot begin with this sign.
    .remedy = Quote the value.
yaml-after-quote = Something follows a closing quote.
    .remedy = Quote the whole text.
yaml-indent = The indentation does not fit that of the lines above.
    .remedy = Align the keys of one level and the dashes of one list.
yaml-unclosed = What opens here (a quote, bracket or brace) is not closed properly.
    .remedy = Close it with the sign that belongs to it.
yaml-documents = The file holds several documents separated by "---".
    .remedy = Keep one for each file.
yaml-control = There is a control character that YAML does not allow.
    .remedy = Delete it.
yaml-broken = The YAML makes no sense ({ $reason }).
    .remedy = Check the indentation, quotes and signs of this line and of the one before.
yaml-duplicate = The key "{ $key }" is repeated; it already stands in line { $first }.
    .remedy = Keep only one of the two.
yaml-key = A key must be a text or a number.
    .remedy = Write a word as the key, in quotes if it contains signs.
yaml-tag = The tag "{ $tag }" is not supported.
    .remedy = Remove the tag and leave the value.
yaml-value = The value makes no sense ({ $reason }).
    .remedy = Quote the value if it is a text.
yaml-loop = An anchor contains itself.
    .remedy = Write the data without "*" and "&".
yaml-deep = The data are nested too deeply.
    .remedy = Use fewer levels.

# Clause catalogues.

toml-broken = The TOML makes no sense ({ $reason }).
    .remedy = Check the quotes and brackets of this line.
clauses-no-rulebook = The table [rulebook] is missing.
    .remedy = Add it with id, code, title and the rest.
clauses-empty = The catalogue has no clause.
    .remedy = Add at least one table [[clause]].
clauses-field-missing = The field "{ $field }" is missing.
    .remedy = Add it; it must be { $expected }.
clauses-field-unknown = The field "{ $field }" does not exist.
    .remedy = { $guess }The possible fields are { $known }.
clauses-field-type = The field "{ $field }" is not { $expected }.
    .remedy = Write { $expected } there.
clauses-field-blank = The field "{ $field }" is blank.
    .remedy = Fill it in.
clauses-id = The id "{ $id }" does not follow the form { $form }.
    .remedy = Write it with the code, the section and a number.
clauses-duplicate = The id "{ $id }" is repeated; it already stands in line { $first }.
    .remedy = Give one of the two another number.
clauses-section = The section "{ $section }" is split in two.
    .remedy = Put the clauses of one section together.
clauses-status = The status "{ $status }" does not exist.
    .remedy = { $guess }The possible ones are { $known }.
clauses-ruling = A clause with status "{ $status }" needs a ruling in both languages.
    .remedy = Fill in ruling_es and ruling_en.
clauses-ruling-clear = A clause with status "clear" takes no ruling.
    .remedy = Remove it or set the status to "ruled".
clauses-option = An option needs a name and at least two different values.
    .remedy = Write option and values, the default value first.
clauses-option-taken = The option "{ $option }" already belongs to { $clause }.
    .remedy = Rename one of the two.
clauses-examples = A mechanical clause needs at least one example.
    .remedy = Add one with given, when and then, or give it mechanical = false with its reason.
clauses-spanish = { $count ->
        [0] The clause has no examples in English, and can't have any here either.
        [one] The clause's only example is not there in Spanish, with given, when and then.
       *[other] The clause's { $count } examples are not there in Spanish, with given, when and then.
    }
    .remedy = Write them in the same order as in the catalogue.
clauses-reason = The field "reason" goes always with mechanical = false, and with nothing else.
    .remedy = Write both or neither.
clauses-reference = The clause "{ $id }" is named, but does not exist.
    .remedy = { $guess }Correct the reference.

clauses-type-text = a text
clauses-type-texts = a list of texts
clauses-type-values = a list of texts or numbers
clauses-type-numbers = a list of whole numbers
clauses-type-yes-no = true or false
clauses-type-examples = a list of examples with given, when and then

# Clause matrix.

matrix-no-code = No code cites the clause.
    .remedy = Cite it in the step, option or check that fulfils it, or mark it mechanical = false.
matrix-no-test = No test proves the clause.
    .remedy = Mark a test with @clause("{ $id }").
matrix-unknown-code = Code cites the clause "{ $id }", which does not exist.
    .remedy = { $guess }Correct the citation.
matrix-unknown-test = A test claims to prove the clause "{ $id }", which does not exist.
    .remedy = { $guess }Correct the mark.
matrix-unreadable = The mark @clause has no literal texts.
    .remedy = Write the ids into it, each as a text.
matrix-broken = This is not Python ({ $reason }).
    .remedy = Correct the file.

# Deck lists.

deck-name-missing = The name of the card is missing.
    .remedy = Write, for example, "3 Name of the card".
deck-name-unknown = There is no card called "{ $name }".
    .remedy = { $guess }Write the name in either language or the id.
deck-name-ambiguous = The name "{ $name }" fits several cards: { $ids }.
    .remedy = Write the id.
deck-section-unknown = There is no section called "{ $name }".
    .remedy = { $guess }The sections are { $known }.
deck-count-low = The count { $count } makes no sense.
    .remedy = Write 1 or more, or delete the line.
deck-count-high = The count { $count } is too big.
    .remedy = Write at most { $most }.
deck-many = There are too many problems; the rest of the list has not been read.
    .remedy = Correct these and try again.

# Answers that are named by what they are about.
answer-by-things = —
