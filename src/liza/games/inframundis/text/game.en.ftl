# What is read of a game: questions, answers, log and table.
#
# $who: who is meant, as the reader sees it: me (you), rival, south or north (for those who watch).
# $line: front, sanctuary, rear. $card: the name of a card. $piece: a card in play, already named with its owner.

# Players, lines, phases

seat-title =
    { $who ->
        [me] You
        [rival] Your rival
        [south] South
       *[north] North
    }
seat-inner =
    { $who ->
        [me] you
        [rival] your rival
        [south] South
       *[north] North
    }
its-nexus =
    { $who ->
        [me] Your Nexus
        [rival] The enemy Nexus
        [south] South's Nexus
       *[north] North's Nexus
    }
to-nexus =
    { $who ->
        [me] your Nexus
        [rival] the enemy Nexus
        [south] South's Nexus
       *[north] North's Nexus
    }
its-limit =
    { $who ->
        [me] Your ether limit
        [rival] Your rival's ether limit
        [south] South's ether limit
       *[north] North's ether limit
    }
line-name =
    { $line ->
        [front] Front
        [sanctuary] Sanctuary
       *[rear] Rear
    }
line-the = the { line-name }
line-opening = The { line-name }
line-to = to the { line-name }
in-its-line =
    { $who ->
        [me] your
        [rival] your rival's
        [south] South's
       *[north] North's
    } { line-name }
phase-awaken = Awaken
phase-flow = Flow
phase-preparation = Preparation
phase-conflict = Conflict
phase-closing = Closing

# Cards in play

a-card = a card
gone-card = a card that is gone
piece =
    { $who ->
        [me] { $name }
        [rival] { $name } (rival)
        [south] { $name } (South)
       *[north] { $name } (North)
    }
piece-at =
    { $who ->
        [me] { $name } ({ $place })
        [rival] { $name } (rival, { $place })
        [south] { $name } (South, { $place })
       *[north] { $name } (North, { $place })
    }
place-slot = { line-name } { $slot }
place-table = table { $slot }
place-on = on { $bearer }

# Questions

ask-action = What do you do in your Preparation?
ask-window =
    { $window ->
        [awaken] { $own ->
            [yes] Your Awaken ends
           *[no] Your rival's Awaken ends
        }
        [flow] { $own ->
            [yes] Your Flow ends
           *[no] Your rival's Flow ends
        }
        [action] Your rival has just acted
        [declared] { $own ->
            [yes] You have declared your attacks
           *[no] Your rival has declared attacks
        }
        [blocked] The blocks are settled
        [fought] { $own ->
            [yes] Your Conflict ends
           *[no] Your rival's Conflict ends
        }
        [closing] { $own ->
            [yes] Your turn is closing
           *[no] Your rival's turn is closing
        }
       *[prepared] Your rival is about to end Preparation
    }: { $own ->
        [yes] do you play something or pass?
       *[no] do you respond or pass?
    }
ask-line = Which line does { $card } enter?
ask-bearer = Which creature bears { $card }?
ask-target =
    { $card }: choose { $order ->
        [first] first{" "}
        [second] now{" "}
       *[only] {""}
    }{ $target }.
ask-attack =
    { $count ->
        [0] Which attacks do you declare?
        [one] You have 1 attack ready: add another or confirm?
       *[other] You have { $count } attacks ready: add another or confirm?
    }
ask-block = { $piece } attacks your Nexus with Attack { $attack }: who blocks it?
ask-confirm-blocks =
    { $count ->
        [0] You block no attack: confirm?
        [one] You block 1 attack: confirm?
       *[other] You block { $count } attacks: confirm?
    }
ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] You have { $count } cards to discard: which one now?
    }
ask-mulligan = Do you keep this hand or exchange it for { card-cards }?
ask-commander = Which Commander do you bring?
ask-order = You have { $count } effects waiting: which one resolves now?
ask-ward =
    { $piece } is about to deal { card-wounds } to your Nexus: { $cost ->
        [0] do you prevent that with { $card }?
       *[other] do you pay { $cost } ether to prevent that with { $card }?
    }
ask-champion = You may control only one Champion: which one stays?
ask-answer = Several creatures attack { $piece }: which one does it strike back at?
ask-anytime = You may concede at any time.
ask-wait =
    { $who ->
        [me] Your answer is due.
       *[other] Wait for { seat-inner } to answer.
    }

# Limits of a target

target-limit = {" "}{ $text }
target-limits = {" "}{ $first } and { $second }

# What kind of answer is asked for, in two or three words, and what else is worth knowing

ask-tag-action = Your Preparation
ask-tag-window = You may respond
ask-tag-line = Choose a line
ask-tag-bearer = Choose a bearer
ask-tag-target = Choose a target
ask-tag-attack = Declare attacks
ask-tag-block = Choose blocks
ask-tag-confirm-blocks = Confirm blocks
ask-tag-discard = Discard
ask-tag-mulligan = Opening hand
ask-tag-commander = Choose a Commander
ask-tag-order = Order effects
ask-tag-ward = Protect your Nexus
ask-tag-champion = Choose a Champion
ask-tag-answer = Strike back
ask-note-ether =
    { $ether ->
        [0] You have no ether left.
       *[other] You have { $ether } ether left.
    }
ask-note-window = You may play a fast spell or use an any-phase ability. { ask-note-ether }
ask-note-attack = Nothing exhausts or shows until you confirm.
ask-note-block = Nobody sees your blocks until you confirm.
ask-note-discard =
    { $cards ->
        [one] You have 1 card in hand.
       *[other] You have { $cards } cards in hand.
    }
ask-note-secret = Your rival won't know until they have decided too.
ask-note-text = "{ $text }."

# Answers

option-end-preparation = End Preparation
option-no-attack = End without attacking
option-confirm-attacks =
    { $count ->
        [one] Confirm 1 attack
       *[other] Confirm { $count } attacks
    }
option-pass = Pass
option-play = Play { $card } ({ $cost })
option-play-known = Play { $card } ({ $cost }, known to your rival)
option-move = Move { $piece } { line-to } ({ $cost })
option-use = Use { $piece } ({ $price })
option-use-text = Use { $piece }: "{ $text }"
option-price = { $cost } ether
option-price-exhaust = exhaust
option-price-free = no cost
option-equip = Equip { $piece } ({ $cost })
option-attack = Attack { $target } with { $piece }
option-attack-nexus = Attack the Nexus with { $piece }
option-block = Block with { $piece }
option-no-block = Let the attack through
option-confirm-blocks =
    { $count ->
        [0] Confirm no block
        [one] Confirm 1 block
       *[other] Confirm { $count } blocks
    }
option-target = Choose { $piece }
option-bearer = Equip { $piece } with it
option-line = Choose { line-the }
option-order = Resolve { $card }: "{ $text }"
option-order-echo = Resolve the Echo of { $card }
option-discard = Discard { $card }
option-discard-known = Discard { $card } (known to your rival)
option-keep = Keep the hand
option-mulligan = Exchange the hand for { card-cards }
option-mulligan-any = Take a mulligan
option-lead = Choose { $card }
option-no-leader = Play without a Commander
option-pay =
    { $cost ->
        [0] Prevent { card-wounds }
       *[other] Pay { $cost } ether and prevent { card-wounds }
    }
option-let = Let { card-wounds } through
option-keep-champion = Keep { $piece }
option-answer = Strike back at { $piece }
option-concede = Concede

# Log: setting up

event-shuffled =
    { $who ->
        [me] You shuffle your deck
       *[other] { seat-title } shuffles their deck
    } of { $amount } cards.
event-commander-shown =
    { $who ->
        [me] Your Commander is
        [rival] Your rival's Commander is
        [south] South's Commander is
       *[north] North's Commander is
    } { $card }.
event-commander-shown-none =
    { $who ->
        [me] You play without a Commander.
       *[other] { seat-title } plays without a Commander.
    }
event-mulligan-taken =
    { $who ->
        [me] You exchange your hand
       *[other] { seat-title } exchanges their hand
    } for { card-cards }.
event-mulligan-taken-none =
    { $who ->
        [me] You keep your hand.
       *[other] { seat-title } keeps their hand.
    }
event-first-drawn =
    By lot, { $who ->
        [me] you go first.
       *[other] { seat-inner } goes first.
    }

# Log: Rounds and phases

event-round-began = Round { $round } begins.
event-phase-began =
    { $phase ->
        [awaken] { $who ->
            [me] Your turn begins: Awaken.
            [rival] Your rival's turn begins: Awaken.
            [south] South's turn begins: Awaken.
           *[north] North's turn begins: Awaken.
        }
       *[other] { $who ->
            [me] You go on
           *[other] { seat-title } goes on
        } { $phase ->
            [flow] to Flow.
            [preparation] to Preparation.
            [conflict] to Conflict.
           *[closing] to Closing.
        }
    }
event-readied-all =
    { $who ->
        [me] You ready your cards.
       *[other] { seat-title } readies their cards.
    }

# Log: ether and cards

event-limit-changed = { its-limit } becomes { $amount }.
event-limit-changed-raised = { its-limit } rises from { $before } to { $amount }.
event-limit-changed-kept = { its-limit } does not rise in the first Flow: it stays at { $amount }.
event-ether-filled =
    { $who ->
        [me] You refill ether: you have { $amount }.
       *[other] { seat-title } refills ether: { $amount } now.
    }
event-ether-changed =
    { $who ->
        [me] You gain { $amount } ether: from { $before } to { $after }.
       *[other] { seat-title } gains { $amount } ether: from { $before } to { $after }.
    }
event-ether-changed-paid =
    { $who ->
        [me] You pay { $amount } ether: from { $before } to { $after }.
       *[other] { seat-title } pays { $amount } ether: from { $before } to { $after }.
    }
event-ether-lost =
    { $who ->
        [me] You lose { $amount } unspent ether.
       *[other] { seat-title } loses { $amount } unspent ether.
    }
event-card-drawn =
    { $who ->
        [me] You draw { $card }.
       *[other] { seat-title } draws { $card }.
    }
event-deck-empty =
    { $who ->
        [me] Your deck is empty: you draw nothing.
        [rival] Your rival's deck is empty: nothing is drawn.
        [south] South's deck is empty: nothing is drawn.
       *[north] North's deck is empty: nothing is drawn.
    }
event-card-played =
    { $who ->
        [me] You play { $card }
       *[other] { seat-title } plays { $card }
    }{ $amount ->
        [0] {" "}without spending ether.
       *[other] : ether from { $before } to { $after }.
    }
event-ability-used =
    { $who ->
        [me] You use { $card }
       *[other] { seat-title } uses { $card }
    }: "{ $text }".
event-ability-triggered = { $piece }: "{ $text }".
event-discarded =
    { $who ->
        [me] You discard { $card }.
       *[other] { seat-title } discards { $card }.
    }
event-returned = { $piece } returns to hand.

# Log: what happens on the table

event-entered =
    { $card } enters { in-its-line }{ $amount ->
        [0] {" "}and can't attack yet.
       *[other] {" "}with Rush.
    }
event-entered-echo = The Echo of { $card } leaves a copy in { in-its-line }.
event-entered-table =
    { $card } goes on { $who ->
        [me] your table.
        [rival] your rival's table.
        [south] South's table.
       *[north] North's table.
    }
event-equipped = { $card } is equipped to { $bearer }.
event-shifted = { $piece } is shifted { line-to }.
event-moved =
    { $who ->
        [me] You move { $card }
       *[other] { seat-title } moves { $card }
    } { line-to }{ $amount ->
        [0] {" "}without spending ether.
       *[other] {" "}for { $amount } ether.
    }
event-readied = { $piece } is readied.
event-exhausted = { $piece } is exhausted.
event-stunned = { $piece } is stunned: it won't be readied in its next Awaken.
event-stun-spent =
    { $amount ->
        [0] { $piece } is no longer stunned.
       *[other] Stunned, { $piece } is not readied this turn.
    }
event-silenced = { $piece } is silenced{ card-term }.
event-boosted = { $piece } gets { $change }{ card-term }.
event-boosted-from = { $piece } gets { $change }{ card-term } ({ $source }).
event-granted = { $piece } gains { $keyword }.
event-granted-from = { $piece } gains { $keyword } ({ $source }).
event-controlled =
    { $who ->
        [me] You take control of { $card }.
       *[other] { seat-title } takes control of { $card }.
    }
event-wounded = { $piece } takes { card-wounds } from { $source }.
event-restored = { $piece } recovers { $amount } Life.
event-died = { $card } dies in { in-its-line }.
event-gear-lost = { $piece } is destroyed.
event-gear-lost-bearer = { $piece } goes to the discard pile: its bearer is gone.
event-gear-lost-loose = { $piece } stays on the table: its bearer is gone.
event-gear-lost-champion = { $piece } goes to the discard pile: only one Champion may stay.
event-nothing-happened = There is no room for { $card }: the line is full.
event-nothing-happened-champion = There is no room for { $card }: there can be only one Champion.
event-expired = This turn's effects on { $piece } end.

# Log: combat

event-attacked = { $piece } attacks { $target }.
event-attacked-nexus = { $piece } attacks { to-nexus }.
event-no-attack =
    { $who ->
        [me] You declare no attack.
       *[other] { seat-title } declares no attack.
    }
event-blocked = { $piece } blocks { $target }.
event-unblocked =
    { $who ->
        [me] You don't block.
       *[other] { seat-title } doesn't block.
    }
event-fight-off = { $piece } has nobody left to fight.
event-fight-off-gone = An attack comes to nothing: the attacker is gone.
event-nexus-wounded =
    { its-nexus } takes { card-wounds }{ $source } { $after ->
        [0] and falls to 0.
       *[other] and goes from { $before } to { $after }.
    }
nexus-wounded-by = {" "}from { $card }
nexus-wounded-deck = {" "}for the empty deck
event-nexus-restored = { its-nexus } recovers { $amount } life and goes from { $before } to { $after }.
event-nexus-restored-set = { its-nexus } starts with { $after } life.
event-warded =
    { $cost ->
        [0] { $piece } prevents { card-wounds } to { to-nexus }.
       *[other] { $who ->
            [me] You pay { $cost } ether and { $card } prevents { card-wounds } to your Nexus.
           *[other] { seat-title } pays { $cost } ether and { $card } prevents { card-wounds } to their Nexus.
        }
    }
event-answer-chosen = { $piece } strikes back at { $target } alone.

# Log: domination and the end

event-line-judged =
    { $who ->
        [me] You control { line-the }: { $most } Force against { $least }.
       *[other] { seat-title } controls { line-the }: { $most } Force against { $least }.
    }
event-line-judged-neutral = { line-opening } is neutral: { $most } Force against { $least }.
event-mark-earned =
    { $who ->
        [me] You earn
       *[other] { seat-title } earns
    } { $amount ->
        [one] a Mark of Domination.
       *[other] the second Mark of Domination in a row.
    }
event-mark-lost =
    { $who ->
        [me] You lose your Mark of Domination.
       *[other] { seat-title } loses their Mark of Domination.
    }
event-tie-break =
    Tie-break by { $by ->
        [life] Nexus life
       *[force] total Force
    }: { $who ->
        [me] you { $mine }, your rival { $theirs }.
       *[south] South { $mine }, North { $theirs }.
    }
event-sudden-death = Sudden Death: one more Round is played, Round { $round }.
event-conceded =
    { $who ->
        [me] You concede.
       *[other] { seat-title } concedes.
    }
event-taken-back =
    { $who ->
        [me] You take back your last answer.
       *[other] { seat-title } takes back their last answer.
    }

# The end. $who is the winner.

result-won =
    { $who ->
        [me] You win
       *[other] { seat-title } wins
    } { $how }.
result-won-any =
    { $who ->
        [me] You win the game.
       *[other] { seat-title } wins the game.
    }
result-drawn = A draw: { $how }.
result-drawn-any = The game ends in a draw.
won-INF-1-4 =
    by the fall of { $who ->
        [me] the enemy Nexus
        [rival] your Nexus
        [south] North's Nexus
       *[north] South's Nexus
    }
won-INF-1-5 =
    by the fall of { $who ->
        [me] the enemy Nexus
        [rival] your Nexus
        [south] North's Nexus
       *[north] South's Nexus
    }, which outranks Domination
won-INF-1-6 = by total Force: both Nexuses fall at once
won-INF-7_2-4 =
    because { $who ->
        [me] your rival's deck is empty
        [rival] your deck is empty
        [south] North's deck is empty
       *[north] South's deck is empty
    }
won-INF-11_3-2 = by Domination: the second Mark in a row
won-INF-11_3-3 = by Total Domination, holding all three lines
    .me = by Total Domination: you hold all three lines
won-INF-11_4-2 = on the tie-break, with more Nexus life
    .me = on the tie-break: your Nexus has more life
won-INF-11_4-3 = on the tie-break, with more Force
    .me = on the tie-break: you have more Force
won-INF-15-2 =
    because { $who ->
        [me] your rival concedes
        [rival] you concede
        [south] North concedes
       *[north] South concedes
    }
drawn-INF-1-6 = both Nexuses fall at once
drawn-INF-11_4-5 = Sudden Death ends level

# The table

counter-nexus = Nexus
counter-ether = ether
counter-mark = Marks
counter-hand = hand
counter-deck = deck
counter-discard = discard
counter-fatigue = failed draws
role-attack = Attack
role-endure = Life
zone-front = Front
zone-sanctuary = Sanctuary
zone-rear = Rear
zone-table = Table
zone-commander = Commander
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
mark-stunned = Stunned
mark-silenced = Silenced
mark-exhausted = Exhausted
mark-new = Just arrived
mark-wounded = Wounded
mark-rush = Rush
mark-guard = Guard
mark-echo = Echo
mark-copy = Copy
mark-token = Token
mark-known = Known to your rival
part-wounds = wounds
part-floor = Attack is never below 0
outlook =
    If the Round ended now, { $what ->
        [total] { seat-inner } would win by Total Domination.
        [win] { seat-inner } would win by Domination.
        [mark] { seat-inner } would earn a Mark.
        [marks] each player would earn a Mark.
        [tie] there would be a tie-break.
       *[nothing] nobody would earn a Mark.
    }

# What a combat would bring, and the summary of the end

preview-combat = If nobody responds
preview-unblocked = If nobody responds or blocks
preview-over = { $condition }, the game ends. { $result }
summary-title = Force at the end of each Round
summary-round = Round
summary-number = { $round }
summary-mark = Mark
summary-both = { $names }
summary-played = Cards played
summary-fallen = Creatures fallen
summary-ether = Ether unspent

# Setting up a match

setup-deck-form = This is not a deck.
    .remedy = Give the name of a sample deck, "text" with a written list, or "cards" with the cards and their copies.
ruleset-endless = Without a Round limit and without a penalty for drawing from an empty deck a game might never end.
    .remedy = Set "round_limit" to 20, 30 or 50, or "empty_deck" to fatigue or lose.
