# The table: what can't be done, and what the entrance says of each table.

trouble-no-table = There is no table here.
    .remedy = Check the link, or go back to the entrance and open another table.
trouble-full = There is no seat left at this table.
    .remedy = Ask them to open another one and to send you its link.
trouble-no-seat-link = This link leads to no seat.
    .remedy = Copy all of it again from the other device.
trouble-other-rules = This table was begun with another version of the rules or cards and can't go on here.
    .remedy = Start a new game.
trouble-seats = This game is for { $varies ->
        [yes] { $fewest } to { $count } players
       *[no] { $count ->
            [one] one player
           *[other] { $count } players
        }
    }.
    .remedy = Say who takes each seat.
trouble-no-seat-for-me = There is no seat for you at this table.
    .remedy = Take one of the seats.
trouble-level = There is no computer player of that name.
    .remedy = Choose one of these: { $known }.
trouble-rules = There is no variant of the rules of that name.
    .remedy = { $count ->
        [0] This game has no variants: choose none.
       *[other] Choose one of these: { $known }.
    }
trouble-option = The game has no option “{ $name }”.
    .remedy = { $count ->
        [0] This game has no options: choose none.
       *[other] Choose among these: { $known }.
    }
trouble-message = This message makes no sense here.
    .remedy = Reload the page: it may be of another version.
trouble-not-yours = That seat isn't yours.
    .remedy = Play from the seat that you hold.
trouble-waiting = The game hasn't begun yet.
    .remedy = Wait until every seat is taken.
trouble-not-over = The game isn't over yet.
    .remedy = Finish it first.
trouble-no-step = The game has { $answers ->
        [one] a single answer
       *[other] { $answers } answers
    }.
    .remedy = Choose a moment between its beginning and its end.
trouble-undo-none = Nothing is undone at this table.
    .remedy = Play on from here.
trouble-undo-nothing = You have no answer to undo.
    .remedy = Play on from here.
trouble-nothing-asked = Nobody has asked you for that, or they no longer do.
    .remedy = See how the table stands now.
trouble-draw-computer = The computer doesn't agree to draws.
    .remedy = Play on, or concede the game.
trouble-no-phase = The game has no such phase.
    .remedy = Choose one of those that the table shows.
trouble-idle = Here nothing can be passed by itself according to what you hold: your rivals would notice.
    .remedy = Choose in which phases you want to be asked.

room-agreed = A draw by agreement.
room-waiting = People are missing at the table.
room-open = Open seat
room-nameless = Somebody without a name
room-awaited = It's { $who }'s turn.

# Tables by correspondence

trouble-two-deadlines = A deadline can't be counted in hours and in days at once.
    .remedy = Keep only one of the two.
trouble-zone = There is no time zone “{ $zone }”.
    .remedy = Choose one such as “Europe/Madrid” or “America/Mexico_City”.
trouble-no-referee = { $title } has no referee.
    .remedy = Organise the table without taking that seat.
trouble-organiser-plays = Whoever organises this table may see what the others don't, and so can't play at it.
    .remedy = Leave your seat to somebody else, or choose another way to deal with who is absent.
trouble-two-seats = You have another seat at this table, and would know what both know.
    .remedy = Leave this one to somebody else.
trouble-no-post = This table is not played by correspondence.
    .remedy = Go on playing as usual.
trouble-not-organiser = Only the table's organiser can do that.
    .remedy = Ask them to.
trouble-no-seat = This table has no seat of that name.
    .remedy = Choose one that the table shows.
trouble-seat-open = That seat is free.
    .remedy = Send the table's link to whoever shall take it.
trouble-not-playing = The game is not under way.
    .remedy = Wait for it to begin, or look how it ended.
trouble-paused = The clock stands still already.
    .remedy = Start it when you want to go on.
trouble-not-paused = The clock is running.
    .remedy = Stop it first if need be.
trouble-no-deadline = There is no deadline to extend.
    .remedy = Wait until somebody is awaited.
trouble-no-report = There is no report of that turn.
    .remedy = Choose one of the turns that are over.
trouble-no-feed = There is no such calendar, or its seat has changed hands.
    .remedy = Copy its address from the table again.
trouble-mail-off = This server sends no mail.
    .remedy = Use the calendar, or ask whoever runs it to set mail up.
trouble-mail-address = That does not look like a mail address.
    .remedy = Write all of it, such as “ana@example.org”.
trouble-mail-enough = Too many codes have been sent to that address today.
    .remedy = Look for the last one among your mail, or wait until tomorrow.
trouble-mail-code = That is not the code that was sent.
    .remedy = Copy it from the mail again; after five tries ask for another one by changing the address.
trouble-hook-host = This server does not let messages go to that address.
    .remedy = { $count ->
        [0] Ask whoever runs it to allow its host.
       *[other] Use an address at: { $known }.
    }

post-default-note = Deadline passed: default answer.
mail-awaited-subject = { $title }: it is your turn
mail-awaited = It is your turn in { $title }{ $round ->
        [0] { "" }
       *[other] , turn { $round }
    }.{ $dated ->
        [yes] {" "}You have until { $due }.
       *[no] { "" }
    }
mail-code-subject = Your code for the table's messages
mail-code = Somebody wants the messages of a table of { $title } to go to this address.
    If that is you, type this code at the table: { $code }
    If not, do nothing: nothing more will be sent.
feed-deadline = { $title }: your deadline
trouble-field = The game asks for nothing called “{ $name }”.
    .remedy = { $count ->
        [0] Leave it out.
       *[other] Use one of these: { $known }.
    }
trouble-field-value = That can't be chosen for “{ $name }”.
    .remedy = { $count ->
        [0] Write a text.
       *[other] Choose one of these: { $known }.
    }
trouble-field-text = “{ $name }” takes no text of your own.
    .remedy = Choose one of its values.
trouble-field-long = The text for “{ $name }” is too long.
    .remedy = Keep it to { $most } characters at most.
mail-late-subject = { $title }: somebody has not answered in time
mail-late = At the table of { $title } that you organise, { $name } has not answered in time{ $round ->
        [0] { "" }
       *[other] {" "}(turn { $round })
    }.{ $dated ->
        [yes] {" "}The deadline was { $due }.
       *[no] { "" }
    } It is yours to decide: more time, somebody else for the seat, or your own answer if that was agreed on.
