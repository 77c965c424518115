# What the terminal program says. The words of each game are in the texts of the game.

decimal-sign = .
yes-words = y, yes, s, si, sí

# Help: its form.

help-usage = Usage:
help-command = COMMAND
help-options-word = options
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

metavar-game = GAME
metavar-file = FILE
metavar-path = PATH
metavar-out = OUT
metavar-name = NAME
metavar-text = TEXT
metavar-seat = SEAT
metavar-player = PLAYER
metavar-lang = LANG
metavar-dir = DIR
metavar-id = ID
metavar-n = N
metavar-a-b = A,B
metavar-k-v = K=V
metavar-p-q = P,Q

# Help: the commands. The first line appears in the list.

help =
    Card and board games that know what may happen next, and why anything else may not.

    Every command explains itself with --help.
    .examples =
        liza play --lang en
        liza simulate --games 1000 --lang en
        liza clauses inframundis --lang en
help-play =
    Play a match, against the computer or whoever sits beside you.

    The match is kept after every answer. While you play, "help" shows what you may type.
    .examples =
        liza play --lang en
        liza play promised --seats 3
        liza play inframundis --decks brasa,umbral --seat north
        liza play --decks my-deck.txt --against person
        liza play --resume
help-watch =
    Watch two computer players play.

    In a terminal it goes step by step: Enter goes on, "a" shows all at once, "quit" leaves.
    .examples =
        liza watch --players greedy,random --seed 7
        liza watch --all
help-simulate =
    Let computer players meet many times; says who wins, how and how fast.

    Seats are swapped from one game to the next. The same seed gives the same games, however many processes play them.
    Intervals are of 95 %.
    .examples =
        liza simulate --decks umbral,brasa --games 2000
        liza simulate --matrix --games 500 --json
        liza simulate --decks umbral,my-deck.txt --records games
        liza simulate promised --seats 4 --games 1000
help-replay =
    Verify a record of a match and show it again.

    Where the file is cut or was changed, it says how far it is sound and shows that far.
    .examples =
        liza replay match.jsonl
        liza replay match.jsonl --upto 40
        liza replay match.jsonl --step --seat north
help-games = List the games, with their decks and rulesets.
help-clauses =
    Read the rulebook, clause by clause, with our readings of the doubtful ones.
    .examples =
        liza clauses inframundis
        liza clauses inframundis INF-10.2-1
        liza clauses --search ether
        liza clauses --matrix
help-cards = Look cards up, check your own, carry them to a spreadsheet.
help-cards-list =
    List the cards, or those with some words in name, type or text.
    .examples =
        liza cards list
        liza cards list guard
help-cards-show =
    Show a card as it is printed.
    .examples =
        liza cards show "Umbral Wall"
        liza cards show tide-warden --cards my-cards
help-cards-text = Print the text of all cards; with --cards only of yours.
help-cards-check =
    Check card files: what is wrong is told with file, line, field and remedy.
    .examples =
        liza cards check my-cards.yaml
help-cards-schema =
    Print the JSON Schema of a card file, so that your editor completes and checks it.
    .examples =
        liza cards schema > cards.schema.json
help-cards-export =
    Write the cards as a spreadsheet (CSV); with --cards only yours.
    .examples =
        liza cards export cards.csv
help-cards-import =
    Turn a spreadsheet (CSV) into a card file.
    .examples =
        liza cards import cards.csv --into my-cards.yaml
help-deck = Check decks.
help-deck-check =
    Check deck lists: every breach with its clause, advice apart.
    .examples =
        liza deck check my-deck.txt
        liza deck check my-deck.txt --cards my-cards
help-map = Check maps and draw them.
help-map-check =
    Check map files: every fault with its line and its hex or region.

    Of a sound map it also says how fair it is: what each seat has near, and whether all begin alike; of one of regions, whether one can live on it.
    .examples =
        liza map check my-map.yaml
help-map-show =
    Draw a map in letters.
    .examples =
        liza map show my-map.yaml
help-map-svg =
    Draw a map as an SVG image: into a file, or without one onto the output.
    .examples =
        liza map svg my-map.yaml my-map.svg
help-map-export =
    Write a map of regions as GeoJSON, for a drawing or mapping program: into a file or onto the output.
    .examples =
        liza map export my-map.yaml my-map.geojson
help-map-import =
    Turn GeoJSON into a map file, and say what it lacks.

    Each region is a polygon with its properties: id, name_es, name_en, terrain, taxes, levies, city, home and adjacent; without "adjacent" those that share a border are neighbours.
    .examples =
        liza map import my-map.geojson my-map.yaml --game GAME

# Help: arguments and options.

help-option-help = Show this help.
help-option-lang = Language of all that is said: es or en. The variable LIZA_LANG works too.
help-option-version = Say the version, and whether the engine runs compiled.
help-option-game = The game; the first there is unless you say which.
help-option-decks = Decks with a comma between: names of those that come with the game, or files. The first is yours.
help-option-rules = A ruleset by name, of those that "liza games" lists.
help-option-option = An option of the rules, like name=value; may be repeated. "liza clauses" says which there are.
help-option-cards = File or folder with more cards; may be repeated.
help-option-seed = Seed: the same one gives the same game. Without it, it is secret and different each time.
help-option-seat = Seat by its name; "liza games" says which a game has.
help-option-seats = How many play, where a game leaves it open; the usual number unless you say.
help-option-players = Players with commas between, one for each seat; there are { $players }. All greedy unless you say.
help-option-text = Words that the card must have.
help-option-name = Name of the card in any language, or its id.
help-option-file = File.
help-option-files = Files.
help-play-option-against = Whom you meet: { $players } are the computer's; person is somebody beside you.
help-play-option-seat = Your seat by its name; the first unless you say. It does not decide who begins.
help-play-option-load = Go on with a saved match.
help-play-option-resume = Go on with the last match that was kept.
help-play-option-stops = Stop also at windows in which you can only pass.
help-watch-option-decks = Decks with a comma between: names of those that come with the game, or files. The first is south's.
help-watch-option-seat = Seat to look from; a spectator's unless you say.
help-watch-option-at_once = Show the whole match without stopping.
help-simulate-option-decks = Decks with commas between: names of those that come with the game, or files. As many as you like with --matrix.
help-simulate-option-games = Games; with --matrix, for each pair of decks. 200 unless you say.
help-simulate-option-jobs = Processes; one per core unless you say.
help-simulate-option-seed = Seed: the same one gives the same games. 1 unless you say.
help-simulate-option-each = Each deck against each other; without --decks all there are.
help-simulate-option-fair = Players don't know each other's lists.
help-simulate-option-as_json = Print the result as JSON and nothing else.
help-simulate-option-records = Folder for a record of every game; it is verified when written.
help-replay-option-file = The record.
help-replay-option-upto = Show only the first N answers.
help-replay-option-seat = Seat to look from; unless you say, the one who played, or a spectator's.
help-replay-option-step = Stop after every answer.
help-clauses-option-clause = A clause or a section.
help-clauses-option-search = Show the clauses that have all these words.
help-clauses-option-check = Say which code fulfils each clause and which test proves it; fails where something is missing.
help-cards-export-option-file = File to write; without it the cards are printed.
help-cards-import-option-file = The spreadsheet.
help-cards-import-option-into = File to write; without it the cards are printed.
help-cards-import-option-force = Write over a file that exists.
help-cards-check-option-files = Card files or folders.
help-deck-check-option-files = Deck lists.
help-map-check-option-files = Map files.
help-map-check-option-game = Which game they are for; without it the one that each file names.
help-map-svg-option-file = The map file.
help-map-svg-option-into = The SVG file to write.
help-map-svg-option-game = Which game it is for; without it the one that the file names.
help-map-export-option-file = The map file.
help-map-export-option-into = The GeoJSON file to write.
help-map-export-option-game = Which game it is for; without it the one that the file names.
help-map-import-option-file = The GeoJSON file.
help-map-import-option-into = The map file to write.
help-map-import-option-force = Overwrite the file if it is there already.
help-map-import-option-game = Which game it is for; without it the one that the file names.
help-map-show-option-file = The map file.
help-map-show-option-game = Which game it is for; without it the one that the file names.

# Called wrongly.

usage-command = There is no command "{ $name }". { $guess }The commands are { $known }.
usage-option = There is no option { $name }. { $guess }
usage-missing = { $name } is missing.
usage-value = The value of { $name } won't do: { $expected }.
usage-lacks = The option { $name } lacks its value.
usage-extra = "{ $text }" is too much.
usage-other = These arguments can't be understood ({ $reason }).
usage-help = See "{ $command } --help".
expected-number = it has to be a whole number
expected-games = it has to be a whole number, 1 or more
expected-jobs = it has to be a whole number, 0 or more

lang-unknown = There is no language "{ $name }". The languages are { $known }.
unknown-game = There is no game "{ $id }". { $guess }The games are { $known }.
unknown-player = There is no player "{ $name }". { $guess }It may be { $known }.
broken-game = An installed game can't be used ({ $reason }).
deck-unknown = There is no deck "{ $name }". { $guess }There are { $known }. If it is a file, write its path.
seat-unknown = There is no seat "{ $name }". { $guess }The seats are { $known }.
option-form = The option "{ $text }" can't be understood: write it as name=value.
no-decks = The game { $game } is played without decks: leave out --decks.
no-cards = The game { $game } has no cards.
no-maps = The game { $game } has no maps.
map-of-hexes = { $path }: it is a map of hexes, and this is for those of regions alone.
map-of-no-game = { $path }: it does not say which game it is for. Write "game" inside "map", or add --game.
no-rulebook = The game { $game } has no rulebook in clauses.
seats-count = This game is not played by { $count }: at --seats goes a number from { $fewest } to { $most }.
players-count =
    { $count ->
        [one] There is one player
       *[other] There are { $count } players
    } and { $wanted } are needed: write them with a comma between.
matrix-decks = Each deck against each other takes at least two: write them with commas between.
matrix-records = With --matrix no records are kept: leave out --records, or let two decks meet.
nothing-kept = No match is kept in { $folder }. Begin one with "liza play".

file-none = { $path }: there is no such file. Check path and name.
file-exists = { $path }: it exists already. Choose another name, or add --force.
file-trouble = { $path }: it can't be used ({ $reason }). Check the path, its permissions and the free space.

record-text = The file is no UTF-8 text, or a line is no JSON.
    .remedy = Restore the original file.
record-header = The first line is not the header of a match of liza, or lacks something.
    .remedy = Choose a file that liza has saved, or restore its first line.
record-game = The match is of another game.
    .remedy = Open it with the game it names.
record-version = The match was played under another version of the rules.
    .remedy = Replay it with the release of liza that had them; the file is untouched.
record-cards = The cards are not those it was played with.
    .remedy = Use the card files of then; the file is untouched.
record-answer = There is an answer that can't be given there, or a line that is no answer.
    .remedy = The file was changed or lacks lines: find the original.
record-hash = The match does not lead to the position that the file says.
    .remedy = The file was changed: find the original.
record-truncated = The match breaks off in the middle of a line.
    .remedy = Delete that line to go on from there.

record-sound =
    { $intact ->
        [0] {""}
        [one] { " " }The first answer is sound.
       *[other] { " " }The first { $intact } answers are sound.
    }
reason-ENOENT = it does not exist
reason-EACCES = not permitted
reason-EPERM = not permitted
reason-EISDIR = it is a folder
reason-ENOTDIR = part of the path is no folder
reason-EEXIST = it exists
reason-ENOSPC = no space is left
reason-EROFS = the disk can only be read
reason-ENAMETOOLONG = the name is too long

# The board.

board-setting-up = Setting up
board-round = Round { $round }
board-turn =
    { $side ->
        [me] your turn
        [rival] rival's turn
       *[other] turn of { $who }
    }
board-share =
    { $side ->
        [me] your part
        [rival] rival's part
       *[other] part of { $who }
    }
board-room = (up to { $most })
board-ledger = Score
board-known = Known to be held
board-back = a card
seat-name =
    { $seat ->
        [south] South
        [north] North
        [circle] Circle
        [triangle] Triangle
        [square] Square
        [diamond] Diamond
       *[other] { $seat }
    }
leader-me = yours
leader-rival = the rival's
leader-of = { $who }'s
leader-none = neutral
thing-of-seat = { $thing } ({ $who })
link = { $source } → { $target }
link-attack = { $source } attacks { $target }
link-block = { $source } blocks { $target }
link-flank = { $source } flanks { $target }
link-bombard = { $source } bombards { $target }
link-intercept = { $source } intercepts { $target }
link-defend = { $source } defends against { $target }
link-aim = { $source } aims at { $target }
link-draft = (not confirmed)
role-cost = Cost
role-points = Points
role-resource = Resource

# While a match is played. The words of each command have commas between; the first is the one that is shown.

command-help = help, ayuda, h
command-why = why, por qué, porque
command-log = log, crónica
command-undo = undo, deshacer, z
command-save = save, guardar
command-load = load, cargar
command-card = card, carta
command-clause = clause, cláusula
command-board = board, tablero
command-stops = stops, paradas
command-concede = concede, rendirse
command-quit = quit, salir, q

play-welcome = Type the number of an option, or "help".
play-together = You are asked at every window, even where you can only pass, so that nothing betrays a hand. "stops" changes that.
play-help =
    Type the number of an option, or words that only one of them has.
      ?             what is not possible now, and why, with its clause ("? wall": only that)
      log           what has happened ("log 100": the last hundred lines; "log 0": all)
      undo          take your last answer back, as long as nothing was revealed
      card NAME     a card, and where its numbers on the table come from
      clause TEXT   the rulebook
      board         draw the table again
      save FILE, load FILE
      stops         whether you are asked when you can only pass
      concede       and lose the match
      quit          the match is kept
play-no-number = There is no option { $number }: they go from 1 to { $most }.
play-ambiguous = "{ $text }" may mean several options: { $numbers }. Type the number.
play-unknown = "{ $text }" can't be understood. Type the number of an option, "?" or "help".
play-possible = "{ $option }" is possible: type its number.
play-nothing-forbidden = There is nothing now that could be tried and is forbidden.
play-not-forbidden = Nothing with "{ $text }" is forbidden.
play-note = Why? (a reason is needed)
play-log-empty = Nothing has happened yet.
play-log-more =
    { $count ->
        [one] … and one earlier line; "log 0" shows all.
       *[other] … and { $count } earlier lines; "log 0" shows all.
    }
play-undone = Taken back.
play-save-where = To which file?
play-save-nowhere = You did not say to which file.
play-save-over = { $path } exists. Write over it? (y/n)
play-save-trouble = { $path }: it can't be written ({ $reason }). Check the path, its permissions and the free space. The match goes on.
play-saved = Saved to { $path }.
play-load-which = Which file?
play-load-over = { $path }: that match is over. "liza replay" shows it again.
play-loaded = The match of { $path } goes on. The one before is kept in { $kept }.
play-card-which = Which card?
play-clause-which = Which clause, or which words?
play-stops-on = You will be asked also when you can only pass.
play-stops-off = You will pass by yourself when there is nothing else to do.
play-no-concession = This game has no concession: "quit" leaves the match.
play-concede = Do you give up and lose the match? (y/n)
play-kept = The match is in { $path }: "liza replay" shows it again.
play-left = The match is kept. Go on with: liza play --load { $path }
play-left-unsaved = The match could not be kept.
autosave-trouble = The match is not kept by itself: { $path } ({ $reason }). Go on playing, and use "save" with another path.
hand-over = Give the keyboard to { $who } and press Enter.

# Watching.

watch-prompt = (Enter: go on · a: all · quit)
watch-all = a, all, t, todo
replay-verified =
    { $count ->
        [one] Verified: one answer
       *[other] Verified: { $count } answers
    }, { $hashes ->
        [one] one position
       *[other] { $hashes } positions
    } as recorded.
replay-sound =
    { $count ->
        [one] The only sound answer is shown.
       *[other] The { $count } sound answers are shown.
    }
replay-here = This is how it stood after { $count } of { $of } answers.

# The laboratory.

simulate-progress = Games
report-title =
    { $game }: { $count ->
        [one] one game
       *[other] { $count } games
    }, seed { $seed } · { $against }
cross-title =
    { $game }: each deck against each other, { $count ->
        [one] one game
       *[other] { $count } games
    }, seed { $seed }
cross-table = Wins of the row against the column (95 % interval)
report-interrupted = Interrupted: { $planned } were planned.
report-deck = By deck
report-player = By player
report-order = By order of play
report-seat = By seat
report-draw = Without a winner
report-ending = Endings
report-clause = Clause that ended the game
report-length = Length
report-points = Points at the end
report-all = All
report-rounds = Rounds per game
report-decisions = Decisions per game
report-interval = { $low } to { $high }
report-speed = { $games } games/s, { $decisions } decisions/s; { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }, engine { $build }.
report-broken = The game with seed { $seed } ends in an impossible position: { $what }. It is a fault of the game: tell us.
order-first = Played first
order-second = Played second
order-draw = Draw
column-mean = mean
column-low = 5 %
column-high = 95 %
column-median = median
column-deviation = dev.
column-lowest = min
column-highest = max
build-compiled = compiled
build-interpreted = interpreted
why-asked = The variable LIZA_INTERPRETED asks not to use the compiled engine.
why-stale = The sources have changed since it was compiled: "make compiled" brings it up to date.
why-absent = It is not compiled: "make compiled", with a C compiler, makes it several times faster.

# Games, cards and decks.

games-tutorial = tutorial
games-line = { "  " }{ $id }, rules { $version }, seats { $seats }
games-decks = { "  " }decks: { $names }
games-rules = { "  " }rulesets: { $names }
cards-count =
    { $count ->
        [one] One card.
       *[other] { $count } cards.
    }
cards-sound =
    { $count ->
        [one] One card, without faults.
       *[other] { $count } cards, without faults.
    }
cards-exported =
    { $path }: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
cards-imported = { $path }: written. Check it with "liza cards check".
card-unknown = There is no card "{ $name }". { $guess }See "liza cards list".
card-several = "{ $text }" may mean several cards: { $names }.
deck-lawful = { $path }: the deck is lawful.
deck-unlawful = { $path }: the deck is not lawful.
map-sound = { $path }: the map is sound.
map-unsound = { $path }: the map has faults.
map-size =
    { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    }, { $territories ->
        [one] one territory
       *[other] { $territories } territories
    }, { $sites ->
        [one] one site
       *[other] { $sites } sites
    } and { $gates ->
        [one] one gate
       *[other] { $gates } gates
    }. { $turns ->
        [one] No turn or reflection leaves it the same.
       *[other] It stays the same in { $turns } ways, counting turns, reflections and leaving it as it is.
    }
map-written = { $path }: written.
map-regions-size =
    { $regions ->
        [one] One region
       *[other] { $regions } regions
    }, { $cities ->
        [0] no city
        [one] one city
       *[other] { $cities } cities
    } and { $homes ->
        [one] one homeland
       *[other] { $homes } homelands
    }. { $taxes } of taxes and { $levies } of levies in all.
map-regions-seats = With { $count } players ({ $taxes } of taxes per head on the whole map; distances in turns):
map-column-taxes = taxes
map-column-levies = levies
map-column-land = land
map-column-turns = to rivals
map-taxes = taxes { $value }
map-levies = levies { $value }
map-city = city
map-seats =
    { $count ->
        [one] With one player:
       *[other] With { $count } players (distances in steps):
    }
map-column-seat = seat
map-column-home = home
map-column-rivals = to rivals
map-column-nearer = nearer
map-column-shared = shared
map-column-reach = to free sites
map-column-gate = gate
map-key-named = *  { $names }
map-key-gates = !  gates, each with its number
column-number = no.
column-name = name
column-type = type
column-cost = cost
column-strength = strength
column-id = id

# The rulebook.

status-clear = the rulebook says so
status-ruled = interpreted
status-missing = not in the rulebook
clause-ruling = We read it so:
clause-option = Option { $option }: { $first } unless you say otherwise; values: { $values }.
clause-examples = Examples:
clause-example = Given: { $given }. When: { $when }. Then: { $then }.
clause-not-mechanical = Not for the program to check: { $reason }
clause-section = Section { $section }
clause-hint = "liza clauses … { $first }" shows a whole clause; --search searches.
clause-unknown = There is no clause or section "{ $name }". { $guess }Try --search.
clause-none = No clause has "{ $text }".
clause-more =
    { $count ->
        [one] … and one more clause.
       *[other] … and { $count } more clauses.
    }
clause-count =
    { $count ->
        [one] One clause.
       *[other] { $count } clauses.
    }
matrix-summary =
    { $game }: { $count } clauses, { $mechanical } are for code to fulfil; { $holes ->
        [0] nothing is missing.
        [one] one thing is missing.
       *[other] { $holes } things are missing.
    }
matrix-not-mechanical = no code
matrix-no-source = The matrix holds the rulebook against code and tests, and there are no tests here: liza is installed without them. Use it in the source tree.
column-clause = clause
column-code = code
column-tests = tests
