# The chronicle.

read-log = Chronicle
read-log-empty = Nothing has happened yet.
read-log-before = Before the start
read-log-times = ({ $times } times)
read-log-newest = Go to the newest

# What is told to those who listen to the table.

read-live-turn = Your turn. { $ask }
read-live-over = The game is over. { $result }
read-live-offline = No connection. It keeps trying by itself.
read-live-online = Connected again.
read-live-step = Move { $at } of { $total }.

# A card from near.

read-card = Card
read-card-none = Point at a card to read it here.
read-card-hidden = Hidden card
read-card-failed = The card’s text could not be fetched.
read-card-again = Try again
read-card-attached = bears { $cards }
read-part-printed = { $amount } on the card
read-part-more = plus { $amount }: { $source }
read-part-less = minus { $amount }: { $source }

# Piles.

read-pile =
    { $count ->
        [0] { $pile }: no cards
        [one] { $pile }: 1 card
       *[other] { $pile }: { $count } cards
    }
read-pile-order = The top one first.

# The rulebook.

read-rules = Rulebook
read-rules-of = Rulebook of { $title }
read-rules-loading = Opening the rulebook…
read-rules-failed = The rulebook could not be opened.
read-rules-contents = Contents
read-rules-search = Search the rulebook
read-rules-clear-search = Clear the search
read-rules-found =
    { $count ->
        [0] No clause mentions it
        [one] 1 clause
       *[other] { $count } clauses
    }
read-rules-section = Section { $section }
read-rules-unknown = The rulebook has no clause { $clause }.
read-rules-choose = Choose a clause from the contents, or search for a word.
read-rules-before = Clause before
read-rules-after = Clause after
read-rules-back = Back
read-rules-status =
    { $status ->
        [clear] Clear
        [ruled] Interpreted
       *[missing] House rule
    }
read-rules-status-note =
    { $status ->
        [clear] The rulebook leaves no doubt.
        [ruled] The rulebook can be read in several ways; one has been chosen here.
       *[missing] The rulebook does not say; it has been filled in here.
    }
read-rules-copy = Copy link
read-rules-copied = Link copied
read-rules-copy-failed = Could not copy
read-rules-ruling = How this table reads it
read-rules-ruling-any = How it is read
read-rules-option = Table option
read-rules-option-any = Can be chosen
read-rules-in-force =
    { $table ->
        [yes] in force at this table
       *[no] the usual one
    }
read-rules-examples = Examples
read-rules-given = Given
read-rules-when = when
read-rules-then = then
read-rules-now = Right now
read-rules-past = In the chronicle
read-rules-past-line = { $round }: { $text }
read-rules-now-number = { $card }, { $number }. { $change }
read-rules-now-more = Plus { $amount }: { $source }.
read-rules-now-less = Minus { $amount }: { $source }.
read-rules-now-forecast = { $zone }: { $strengths }.

# The end.

read-end = The game is over
read-end-agreed = Draw by agreement
read-end-agreed-note = Nobody wins: you have agreed on it.
read-end-numbers = In figures
read-end-decided = deciding round
read-end-ahead = ahead, { $who }:
read-end-proved = Chance checked.
read-end-proved-note = The revealed seed fits the fingerprint that this page was given at the start.
read-end-told = Chance checked by the server.
read-end-told-note = This page does not have the fingerprint from the start, or can’t compute it.
read-end-broken = Chance does not add up.
read-end-broken-note = The revealed seed is not the promised one or, dealt again, the game ends otherwise.
read-end-proof = Show seed and fingerprint
read-end-seed = Seed
read-end-promise = Fingerprint
read-end-rematch = Rematch, swapping the order
read-end-rematch-accept = Accept the rematch
read-end-rematch-asked = Rematch asked for.
read-end-rematch-withdraw = Withdraw the request
read-end-rematch-wanted =
    { $count ->
        [one] { $who } wants a rematch.
       *[other] { $who } want a rematch.
    }
read-end-rematch-waiting =
    { $count ->
        [one] { $who } has yet to accept.
       *[other] { $who } have yet to accept.
    }
read-end-rematch-go = Go to the rematch
read-end-review = Review the game
read-end-review-failed = The game could not be fetched. Try again.
read-end-save = Save the record
read-end-back = Back
read-end-hide = Show the board
read-end-show = Show the result

# The review.

read-replay = Review of the game
read-replay-first = To the beginning
read-replay-back = One move back
read-replay-forward = One move forward
read-replay-last = To the end
read-replay-track = Moment of the game
read-replay-move = Move { $at } of { $total }
read-replay-value =
    { $round ->
        [0] Move { $at } of { $total }, before the first round
       *[other] Move { $at } of { $total }. { $when }
    }
read-replay-failed = This move could not be fetched.

# The board in words.

read-text-board = Board in words
read-text-ask = What is asked of you
read-text-wait = You have nothing to answer now.
read-text-waiting = Waiting for { $who }.
read-text-wish =
    { $what ->
        [draw] { $who } offers a draw.
       *[undo] { $who } asks to take their last answer back.
    }
read-text-agree = Agree
read-text-decline = Decline
read-text-options = What you can do
read-text-options-standing = At any time
read-text-options-none = There is nothing you can do now.
read-text-sure = { $what }: press again to confirm
read-text-undo-free = Take your last answer back
read-text-undo-ask = Ask to take your last answer back
read-text-blocked =
    { $count ->
        [one] What can’t be done now, and why (1 answer)
       *[other] What can’t be done now, and why ({ $count } answers)
    }
read-text-hand = Your hand
read-text-mine = Your side
read-text-rival = { $who }’s side
read-text-rival-machine = The computer’s side
read-text-empty = no cards
read-text-slots =
    { $free ->
        [one] 1 free place
       *[other] { $free } free places
    }
read-text-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
read-text-forecast = How it stands
read-text-forecast-line = { $zone }: { $strengths }. { $leader }
read-text-strength = { $who } { $strength }
read-text-leader =
    { $who ->
        [me] It is yours.
        [nobody] It is nobody’s.
        [machine] It is the computer’s.
       *[other] It is { $name }’s.
    }
read-text-stage = { $number }, { $group } ({ $state ->
        [past] played
        [now] now
       *[ahead] to come
    })
read-text-stage-first = { $told }: { $who } begins
read-text-clash = { $number }. { $clash }.
read-text-clash-draft = { $number }. { $clash }, not confirmed.
read-text-clash-side = { $who } adds up to { $total }: { $parts }.
read-text-clash-part = { $source } { $amount }
read-text-clash-still = { $source }, from 0 to { $most }
read-text-ledger = Points of { $who }: { $total }
read-text-ledger-line = { $source }: { $amount }
read-text-links = What is under way
read-text-link = { $source } against { $target }
read-text-link-draft = { $source } against { $target }, not confirmed
read-text-change = { $thing }: { $before }; it would be { $after }
read-text-counter-change = { $who }, { $label }: from { $before } to { $after }
read-text-gone = { $thing } would leave the table
read-text-counters = Counters
read-text-counter = { $label } { $value }
read-text-counter-of = { $label } { $value } of { $highest }
read-text-phases = Phases of the turn
read-text-phase-now = { $phase } (now)
read-text-skip = Pass until the end of the turn
read-text-skip-stop = Answer again
read-text-skipping = You are passing until the end of the turn.
read-text-skipping-to = You are passing until { $phase }.
read-text-stops-own = In your turn, you are asked in
read-text-stops-others = In the others’ turns, you are asked in
read-text-idle = Pass for me when I can do nothing else

# Keys.

read-keys = Keys
read-keys-note = The letters can be pressed from anywhere at the table.
read-keys-enter = Use what has the focus
read-keys-space = Pass, or what the main button says
read-keys-escape = One step back, or close
read-keys-undo = Take back
read-keys-skip = Pass until the end of the turn
read-keys-hand = Go to a card in your hand
read-keys-arrows = Move inside a zone
read-keys-tab = Go to the next zone
read-keys-log = Go to the chronicle
read-keys-rules = Open the rulebook
read-keys-help = This help
read-keys-replay = In the review, one move back or forward
read-keys-rounds = In the review, round before or after
read-keys-ends = In the review, beginning or end
read-key-enter = Enter
read-key-space = Space
read-key-escape = Esc
read-key-arrows = Arrows
read-key-tab = Tab
read-key-home = Home
read-key-end = End

# The map in words.

read-text-map = The map, and who is where
read-text-map-rest = The rest of the map
read-text-sealed = (has sealed their order)
