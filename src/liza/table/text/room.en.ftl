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
