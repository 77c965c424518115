# The table: board, seats, ask, phases. The names of game, cards and zones come from the game itself.

board-table = Game table
board-title = { $asked ->
        [yes] Your move
       *[no] Table
    } · { $title } · liza
board-tools = Help and settings
board-rail = Reading and chronicle
board-rulebook = Rulebook
board-log = Chronicle
board-card = Card
board-menu = Game
board-computer = Computer
board-away = away
board-strip = Seat: { $name }

# Round and turn.

board-turn = Turn
board-before = Setting up
board-round = Round { $round }{ $who ->
        [me] {" "}· your turn
        [machine] {" "}· the computer’s turn
        [nobody] {""}
       *[other] {" "}· { $name }’s turn
    }
board-round-own = { $round }{ $who ->
        [me] {" "}· you play
        [machine] {" "}· the computer plays
        [nobody] {""}
       *[other] {" "}· { $name } plays
    }
board-round-of = Round { $round } of { $last }
board-round-only = Round { $round }
board-turn-of =
    { $who ->
        [me] your turn
        [machine] the computer’s turn
        [nobody] the setting up
       *[other] { $name }’s turn
    }
board-turn-short =
    { $who ->
        [me] you
       *[other] { $name }
    }

# Phases and stops.

board-phase = Phase
board-phases = Phases, { $whose }
board-phase-count = { $place } of { $count }
board-now = now
board-stops = Stops
board-stops-here = with a stop
board-stop-at = Stop at { $phase }{ $now ->
        [yes] {" "}(current phase)
       *[no] {""}
    }
board-stop-side = Stop at { $phase }, { $side ->
        [own] in your turn
       *[others] in another’s turn
    }
board-stops-side =
    { $side ->
        [own] Your turn
       *[others] Others’ turns
    }
board-stops-note = A filled octagon is a stop: you are asked there even if nothing is going on. These hold for { $whose }. Press to change it.
board-stops-about = In a phase with a stop you are asked whenever you may respond. In the others you pass without being asked.
board-stops-usual = Back to the usual ones
board-idle = Pass when I can’t do anything
board-idle-note = Only against the computer: with people, passing that fast would tell that you have no answer.

# The ask.

board-ask = What is asked of you
board-waiting = Waiting for { $who ->
        [machine] the computer
       *[other] { $name }
    }; the last answer was { $since }.
board-nothing = Nothing is asked of you now.
board-over-agreed = A draw, by agreement.
board-result = See the result
board-offline = No connection. Trying again.
board-soon = You have no stop here: you pass.
board-behind = This is what was played meanwhile.
board-hurry = Show now
board-picked = { $name }: choose where or whom.
board-picked-how = { $name }: choose how.
board-unpick = Let go
board-undo = Undo
board-undo-ask = Ask to undo
board-skip = { $room ->
        [little] To end of turn
       *[enough] Pass until the end of the turn
    }
board-skip-stop = Stop passing
board-skipping = { $phase ->
        [none] You pass until the end of the turn.
       *[other] You pass until { $phase }.
    }
board-key-space = Space
board-key-escape = Esc
board-dismiss = Dismiss this note
board-wish = { $name } { $what ->
        [draw] offers a draw.
       *[undo] asks to undo their last move.
    }
board-wish-mine = { $what ->
        [draw] You have offered a draw.
       *[undo] You have asked to undo your last move.
    }
board-wish-yes = Accept
board-wish-no = Decline
board-wish-withdraw = Withdraw the draw offer

# Why not, and what a number is made of.

board-reason = Why not
board-open-clause = open the clause
board-parts = What it is made of
board-printed = printed on the card
board-signed = { $sign ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }

# Cards, said aloud.

board-hidden = Hidden card
board-number = { $role ->
        [attack] attack { $value }
        [endure] life { $value }
        [points] points { $value }
        [cost] cost { $value }
       *[resource] resources { $value }
    }
board-carries = carries { $things }
board-lies = { $side ->
        [me] in your { $zone }
        [rival] in the rival’s { $zone }
       *[shared] in { $zone }
    }
board-choose = Choose
board-is-picked = Picked; press again to let go.
board-is-target = Can be chosen as a target.
board-is-playable = Can be used.
board-is-blocked = Not now:
board-dies = Dies

# Zones, seats and numbers.

board-zone = { $zone }, { $side ->
        [me] yours
        [rival] the rival’s
       *[shared] shared
    }: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
board-lies-here = { $capacity ->
        [0] { $count ->
            [0] no cards
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $count } of { $capacity }
    }
board-choose-zone = Choose { $zone }
board-hand =
    { $count ->
        [0] Your hand, empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
board-counter = { $label }: { $value }{ $highest ->
        [0] {""}
       *[other] {" "}of { $highest }
    }
board-open-pile = { $counter }. See the cards
board-forecast = { $zone }: you { $mine }, rival { $theirs }. If it were judged now, { $leads ->
        [me] it would be yours
        [rival] it would be the rival’s
       *[nobody] it would be nobody’s
    }.
board-leads =
    { $leads ->
        [me] yours
        [rival] theirs
       *[nobody] neutral
    }

# What waits to be carried out, what there is to spend, and what is kept.

board-track-order = From bottom to top: the last resolves first.
board-track-link = No. { $place }, { $who ->
        [me] yours
        [machine] the computer’s
       *[other] { $name }’s
    }
board-track-own = Your reply
board-track-own-note =
    { $count ->
        [0] You can only pass.
        [one] You can reply with 1 card.
       *[other] You can reply with { $count } cards.
    }
board-track-aims = At { $targets }
board-tokens = { $highest ->
        [0] { $value } to use
       *[other] { $value } of { $highest } to use
    }
board-tokens-left =
    { $left ->
        [one] 1 more to place
       *[other] { $left } more to place
    }
board-store-whose =
    { $side ->
        [me] Yours
       *[rival] Rival’s
    }
board-store-of = { $zone }, { $side ->
        [me] yours
       *[rival] the rival’s
    }
board-store-empty = Nothing is left.
board-shelf-rest = Others
board-pages = Which part of the table is shown
board-page-field = Field

# What would come of it.

board-preview = What would happen
board-pair = { $role ->
        [siege] { $source } besieges { $target }
        [block] { $source } blocks { $target }
        [flank] { $source } flanks { $target }
        [bombard] { $source } bombards { $target }
        [intercept] { $source } intercepts { $target }
        [defend] { $source } defends against { $target }
       *[attack] { $source } at { $target }
    }
board-gone = { $lost } of { $before }
board-becomes = becomes
board-after = { $what } afterwards
board-counter-of =
    { $who ->
        [me] Your { $counter }
        [machine] { $counter } of the computer
       *[other] { $counter } of { $name }
    }
board-remove = Remove { $pair }

# Clashes, stages and accounts.

board-clashes = Confrontations
board-in-fights = in confrontation { $numbers }
board-against = against
board-clash-leads =
    { $leads ->
        [me] you win
        [rival] you lose
       *[nobody] tie
    }
board-stage = { $number }, { $state ->
        [past] played
        [now] now
       *[ahead] to come
    }
board-stage-active =
    { $who ->
        [me] you play
        [machine] the computer plays
       *[other] { $name } plays
    }
board-stage-first = { $name } begins
board-ledger = Where the points come from
board-open-ledger = { $counter }. See where they come from
board-ledger-none = Nothing yet.
board-ledger-total = Total

# Hints.

board-hint = Hint { $place } of { $count }
board-hint-read = Got it
board-hint-never = Show no more

# The game's menu.

board-menu-sure = { $deed }: this can’t be undone. Are you sure?
board-menu-no = Keep playing
board-draw = Offer a draw
board-other-device = Go on on another device
board-leave = To the lobby
board-leave-note = The table waits for you: leaving loses nothing.

# Maps.

board-map = { $name }. Arrows go from space to space, Enter picks, + and − zoom.
board-hex = ({ $q }, { $r })
board-gate = gate { $number }
board-site = free site
board-owned = land of { $name }
board-ruled = ruled by { $name }
board-unruled = ruled by nobody
board-near = next to { $names }
board-held = { $name }’s
board-of = { $name }’s
board-in-area = { $area }
board-in-area-ruled = { $area } (ruled by { $name })
board-ordinal = { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = See the whole map
board-limits = What is everybody’s
board-desk = What there is to decide and to read
board-tab =
    { $tab ->
        [matter] Decision
        [space] Space
        [region] Region
        [accounts] Accounts
        [seats] Players
       *[chronicle] Log
    }
board-desk-quiet = There is nothing to decide now. Press a space of the map to read what is there.
board-arrived = In the order of arrival:
board-space-empty = Nobody is there.
board-space-none = Press a space of the map to read what is there.
board-owes = has to answer
board-stepper = { $value } of { $most }
board-of-most = of { $most }

# Battles with sealed orders.

board-side-me = You
board-side-nobody = Nobody
board-clash-side = { $role ->
        [attack] { $who ->
            [me] You attack
           *[other] { $name } attacks
        }
       *[defend] { $who ->
            [me] You defend
           *[other] { $name } defends
        }
    }
board-clash-nothing = Nothing in sight.
board-sealed = { $sealed ->
        [yes] { $who ->
            [me] You have sealed your order.
           *[other] { $name } has sealed their order.
        }
       *[no] { $who ->
            [me] You have not sealed your order yet.
           *[other] { $name } has not sealed their order yet.
        }
    }
board-clash-compared = The totals are compared.
board-clash-still = From 0 to { $most }
board-clash-if = { $role ->
    [win] If you win,
   *[lose] If you lose,
}
board-clash-lines = Line by line
board-reports = Reports

# What is ordered of those who lead troops, and what is handed in at once.
board-handed =
    { $handed ->
        [draft] you, draft
        [sealed] sealed
       *[awaited] awaited
    }
board-books = Books
board-orders-used = { $used } of { $most }
board-orders-free = free { $free }
board-orders-change = Change the order
board-orders-nobody = nobody in sight
board-orders-to = to
board-orders-previous = Previous
board-orders-next = Next
board-orders-place = { $at } of { $of }
board-barred = { $what }: { $things }
board-orders-led = leads { $used } of { $most }, free { $free }
board-orders-points = { $used } points
