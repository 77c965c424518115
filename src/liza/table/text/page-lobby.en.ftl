# Everywhere.

lobby-close = Close
lobby-home = liza, to the entrance
lobby-settings = Settings
lobby-loading = Loading…
lobby-moment = a moment ago
lobby-since = { $ago }
lobby-retry = Try again
lobby-go-home = Go to the entrance
lobby-offline = No connection. The table is safe; it is being tried again.

# The entrance.

lobby-title = Game tables
lobby-mine = Your tables
lobby-yours = Waiting for you
lobby-yours-count =
    { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
lobby-others = Waiting for others
lobby-others-more =
    { $count ->
        [one] One more table is waiting for others
       *[other] { $count } more tables are waiting for others
    }
lobby-over = Finished
lobby-over-more =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
lobby-none = Your tables will be here: those that wait for your answer always come first.
lobby-enter = Enter
lobby-line = { $title } · { $when }
lobby-against = Against { $rivals }
lobby-new = New table
lobby-new-note = Against the computer, or with whoever gets your link. No registration.
lobby-seats =
    { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
lobby-facts = { $fewest ->
        [0] { lobby-seats }
       *[other] { $fewest } to { lobby-seats }
    } · { $minutes } min
lobby-play = Play
lobby-play-game = Play { $title }
lobby-rules = Rules
lobby-rules-game = Rules of { $title }
lobby-first = First time?
lobby-first-note = Begin with { $title }: hints on the table and a game of { $minutes } minutes against the computer.
lobby-first-start = Start with a guide
lobby-have-link = I have a link
lobby-link-field = Link of the table or of your seat
lobby-link-note = Paste it just as you got it.
lobby-link-wrong = This does not look like the link of a table. It begins with { $example } and goes on with a code.

# A new table.

lobby-create = New table
lobby-create-of = New table of { $title }
lobby-who = Who plays
lobby-who-note = "By link" is for whoever gets it. Two seats of yours make a game in turns on this device.
lobby-how-many = How many play
lobby-seat = Seat { $number }
lobby-side-me = Me
lobby-side-computer = Computer
lobby-side-open = By link
lobby-level = Level of the computer
lobby-name-here = Name in this seat
lobby-deck = Deck
lobby-deck-usual = The usual one
lobby-deck-guest = Chosen by whoever joins
lobby-deck-own = Paste a list
lobby-deck-text = List of cards
lobby-deck-hint = One card per line, such as "3 Name of the card".
lobby-deck-checking = Checking the list…
lobby-deck-lawful = The deck follows the rules.
lobby-deck-faulty =
    { $count ->
        [one] There is something to correct:
       *[other] There are { $count } things to correct:
    }
lobby-deck-advice = Advice
lobby-fault-line = Line { $line }
lobby-ruleset = Rules
lobby-preset = Variant
lobby-by-preset = As in "{ $label }"
lobby-options = Options of the rules
lobby-options-changed =
    { $count ->
        [0] All as usual
        [one] One changed
       *[other] { $count } changed
    }
lobby-default = { $label } (the usual)
lobby-undo = Taking back a move
lobby-undo-consent = With consent
lobby-undo-consent-note = Free until something is revealed or somebody else answers; later, if the others agree.
lobby-undo-free = Limited
lobby-undo-free-note = Until something is revealed or somebody else answers; not later.
lobby-undo-none = Never
lobby-undo-none-note = What is played is played.
lobby-guide = Hints for a first game
lobby-guide-note = Short, about what is on the table; you can switch them off at any time.
lobby-start = Start the game
lobby-open = Open the table
lobby-need-me = Keep at least one seat for yourself.
lobby-need-deck = Correct the list of seat { $number } first.

# What you are called.

lobby-name = What is your name?
lobby-name-note = It is the name that others will see. You can change it whenever you like.
lobby-name-wanted = Write a name, so that they know whom they play with.
lobby-name-save = Save the name

# Joining a table, and waiting.

lobby-join = { $name } invites you to play
lobby-join-nobody = You are invited to play
lobby-join-note = { $title }, for { $seats }.
lobby-join-rules = You can read the rules first
lobby-join-enter = Join the table
lobby-wait = Table of { $title }
lobby-wait-note = The game starts by itself as soon as everybody is here.
lobby-wait-link = Send this link to whoever will play
lobby-wait-link-note = It works once per free seat.
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-here = At the table
lobby-away = Away
lobby-free = Free seat
lobby-you = You
lobby-machine = Computer, { $level }
lobby-seats-title = Seats

# The private link of a seat.

lobby-own-link = Continue on another device
lobby-own-link-note = Open this link on the other device and you will have the same seat there. Whoever has it can play for you: do not share it.
lobby-own-link-field = Link of your seat

# Changing hands.

lobby-curtain = Pass the device to { $name }
lobby-curtain-note = The others should not look.
lobby-curtain-take = I am { $name }

# Settings.

lobby-language = Language
lobby-scheme = Colours
lobby-scheme-auto = Automatic
lobby-scheme-light = Light
lobby-scheme-dark = Dark
lobby-still = Less movement
lobby-still-note = Nothing travels; what changes is marked by an outline.
lobby-text-board = Table in text only
lobby-text-board-note = The whole game in lists and sentences, for screen readers or by taste.
lobby-characters = Single-key shortcuts
lobby-characters-note = Z, F, L, R and the figures act at the table. Switch them off if you dictate, or press them by accident.
lobby-safe = Safe colours
lobby-safe-note = Blue and orange for you and your rival, which can be told apart with any kind of colour blindness.
lobby-hints = Hints for a first game
lobby-hints-note = At tables that were opened with a guide.

# About.

lobby-about-title = About liza
lobby-about-text = A liza is the ground where knights joust; between the two runs a striped barrier. Here that barrier marks what waits for your answer.
lobby-about-licence = The program, the frames, the drawings of the board, the glyphs and the logo are liza's own, under the MIT licence.
lobby-about-icons = Icons
lobby-about-icons-text = From game-icons.net, by Lorc, Delapouite and contributors, under the licence CC BY 3.0.
lobby-about-fonts = Typefaces
lobby-about-fonts-text = All under the SIL Open Font License 1.1.
lobby-about-programs = Programs
lobby-about-programs-text = The page is made with Svelte (MIT) and Fluent (Apache 2.0).
lobby-about-by = { $what }, by { $who }
lobby-about-read = Licence of { $what }

# When something fails.

lobby-fail-nowhere = There is nothing here
    .note = This address leads to no table and to no rulebook.
lobby-fail-missing = There is no such table
    .note = The link may be incomplete. Ask for it to be sent again.
lobby-fail-full = The table is full
    .note = Somebody sits in every seat. If one is yours, come in with the browser in which you took it or with the link of your seat.
lobby-fail-stranger = You have no seat at this table
    .note = Come in with the browser in which you took it or with the link of your seat.
lobby-fail-seat = That link gives no seat
    .note = It may be incomplete. Make another one from the table's menu.
lobby-fail-flood = The server has cut the connection
    .note = Too many messages came in a row. Reload the page to go on; the game is safe.
lobby-fail-closed = The server has closed the table
    .note = Reload the page to go on; the game is saved.
lobby-fail-offline = The server does not answer
    .note = It may be restarting. The games are saved.
lobby-fail-game = There is no such game
    .note = Choose another one at the entrance.
lobby-fail-other = Something went wrong
    .note = Try again in a moment.
lobby-fields = The game
lobby-field-own = My own: written, pasted or uploaded
lobby-field-text = { $label }: the text
lobby-field-file = Upload a file ({ $files })
lobby-field-long = The file is too long: there is room for { $most } characters.
lobby-field-lawful = Good
lobby-field-example = Begin with the game's own
lobby-need-field = Correct this first: { $label }.
lobby-need-seat = Correct seat { $number } first.
