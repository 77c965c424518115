# What a card says. Each message is a clause without capital or full stop.
#
# $who: who is meant, already in words. $number: one, many. $type: the type of the card that speaks. $kind: creature,
# champion, relic (relic or rune). $line: front, sanctuary, rear, here (the card's), bearer (its bearer's), any.

card-type-creature = Creature
card-type-champion = Champion
card-type-relic = Relic
card-type-rune = Rune
card-type-spell = Spell
card-type-fast = Fast Spell
card-type-commander = Commander
card-type-token = Token
card-mode-equip = equip
card-mode-table = table
card-unique = Unique

card-keyword-rush = Rush
card-keyword-guard = Guard
card-echo = Echo: { $attack }/{ $life }{ $extra }
card-with = with { $keywords }

card-equips = equip to { $who }
card-lies = goes on the table

# Who

card-one =
    { $other ->
        [yes] another
       *[no] { $state ->
            [exhausted] an
            [ready] a
            [wounded] a
           *[any] { $side ->
                [enemy] an
               *[any] a
            }
        }
    }{ card-state }{ $side ->
        [enemy] {" "}enemy
       *[any] {""}
    }{ $kind ->
        [champion] {" "}Champion
        [relic] {" "}relic or rune
       *[creature] {" "}creature
    }{ $side ->
        [yours] {" "}you control
       *[any] {""}
    }{ card-new }{ card-in-line }{ $limits }
card-all =
    { $form ->
        [all] all{" "}
       *[plain] {""}
    }{ $side ->
        [yours] your{" "}
       *[any] {""}
    }{ $other ->
        [yes] other{" "}
       *[no] {""}
    }{ $state ->
        [ready] ready{" "}
        [exhausted] exhausted{" "}
        [wounded] wounded{" "}
       *[any] {""}
    }{ $side ->
        [enemy] enemy{" "}
       *[any] {""}
    }{ $kind ->
        [champion] Champions
        [relic] relics and runes
       *[creature] creatures
    }{ card-new }{ card-in-line }{ $limits }
card-state =
    { $state ->
        [ready] {" "}ready
        [exhausted] {" "}exhausted
        [wounded] {" "}wounded
       *[any] {""}
    }
card-new =
    { $state ->
        [new] {" "}that entered this turn
       *[any] {""}
    }
card-in-line =
    { $line ->
        [front] {" "}in the Front
        [sanctuary] {" "}in the Sanctuary
        [rear] {" "}in the Rear
        [here] {" "}in this line
        [bearer] {" "}in the bearer's line
       *[any] {""}
    }
card-limit-attack = with Attack { $most } or less
card-limit-cost = of cost { $most } or less
card-self =
    { $type ->
        [champion] this Champion
        [relic] this relic
        [rune] this rune
       *[creature] this creature
    }
card-bearer = its bearer
card-that =
    { $kind ->
        [champion] that Champion
        [relic] that card
       *[creature] that creature
    }
card-to-nexus =
    { $whose ->
        [you] to your Nexus
        [rival] to the enemy Nexus
       *[both] to both Nexuses
    }
card-term =
    { $term ->
        [turn] {" "}until end of turn
       *[permanent] {" "}permanently
    }

# Verbs, addressed to whoever plays the card.

card-wounds =
    { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
card-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
card-verb-wound = deal { card-wounds } to { $who }
card-verb-wound-nexus = deal { card-wounds } { card-to-nexus }
card-verb-restore = restore { $amount } to { $who }
card-verb-restore-nexus = restore { $amount } { card-to-nexus }
card-verb-boost =
    { $who } { $number ->
        [many] get
       *[one] gets
    } { $change }{ card-term }
card-verb-grant =
    { $who } { $number ->
        [many] gain
       *[one] gains
    } { $keyword }{ card-term }
card-verb-silence = silence { $who }{ card-term }
card-verb-stun = stun { $who }
card-verb-ready = ready { $who }
card-verb-exhaust = exhaust { $who }
card-verb-destroy = destroy { $who }
card-verb-bounce =
    return { $who } to { $number ->
        [many] their owners' hands
       *[one] its owner's hand
    }
card-verb-control = take control of { $who }
card-verb-shift =
    shift { $who } { $to ->
        [front] to the Front
        [sanctuary] to the Sanctuary
        [rear] to the Rear
        [forward] one line towards the Front
       *[back] one line towards the Rear
    }
card-verb-draw =
    { $whose ->
        [you] draw
        [rival] your rival draws
       *[both] each player draws
    } { card-cards }
card-verb-discard =
    { $whose ->
        [you] discard
        [rival] your rival discards
       *[both] each player discards
    } { card-cards }{ $how ->
        [random] {" "}at random
       *[chosen] { $whose ->
            [you] {" "}of your choice
           *[both] {" "}of their choice
        }
    }
card-verb-ether =
    { $whose ->
        [you] gain
        [rival] your rival gains
       *[both] each player gains
    } { $amount } ether this turn
card-verb-limit =
    { $whose ->
        [you] your ether limit rises
        [rival] your rival's ether limit rises
       *[both] both ether limits rise
    } by { $amount }
card-verb-token =
    create { $count } { $name } { $count ->
        [one] token
       *[other] tokens
    }{ $details } { $line ->
        [front] in your Front
        [sanctuary] in your Sanctuary
        [rear] in your Rear
        [here] in this line
        [bearer] in the bearer's line
       *[choose] { $count ->
            [one] in a line of your choice
           *[other] in lines of your choice
        }
    }

# Conditions

card-if = { $query }, { $text }
card-query-that-lives = if it survives
card-query-you-control-champion = if you control a Champion
card-query-you-control-here =
    { $line ->
        [bearer] if you control the bearer's line
       *[here] if you control this line
    }
card-query-behind-on-life = if your Nexus has less life than your rival's
card-query-you-hold-mark = if you hold a Mark of Domination

# Moments

card-triggered = { $when }, { $text }
card-when-played = when you play it
card-when-enters = when it enters play
card-when-dies = when it is destroyed
card-when-ally-dies =
    { $type ->
        [creature] when another creature you control is destroyed
        [champion] when another creature you control is destroyed
        [token] when another creature you control is destroyed
       *[relic] when a creature you control is destroyed
    }
card-when-turn-starts = at the start of your turn
card-when-turn-ends = at the end of your turn
card-when-each-turn-starts = at the start of each turn
card-when-each-turn-ends = at the end of each turn
card-when-you-play =
    { $type ->
        [commander] when you play a card
        [token] when you play a card
       *[creature] when you play another card
    }
card-when-you-mark = when you earn a Mark of Domination
card-when-attacks = when it attacks
card-when-blocks = when it blocks

# Costs

card-used = { $cost }: { $text }
card-used-anytime = in any phase, { $cost }: { $text }
card-use-ether = { $cost } ether
card-use-exhaust = exhaust
card-use-free = once per turn

# Continuous abilities

card-always-bonus =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $change }{ $per ->
        [your-creatures] {" "}for each creature you control
        [your-others] {" "}for each other creature you control
       *[none] {""}
    }{ $while ->
        [front] {" "}while in the Front
        [sanctuary] {" "}while in the Sanctuary
        [rear] {" "}while in the Rear
       *[always] {""}
    }
card-always-grant =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $keyword }
card-always-pierce = { $who } may attack the Nexus without an open path
card-always-pacify = { $who } cannot attack
card-always-no-block = { $who } cannot block
card-always-discount =
    { $cards ->
        [creature] your creatures cost
        [spell] your spells and fast spells cost
        [relic] your relics and runes cost
       *[any] your cards cost
    } { $amount } ether less
card-always-free-moves =
    { $count ->
        [one] your first move each turn costs no ether
       *[other] your first { $count } moves each turn cost no ether
    }
card-always-opening-hand =
    your opening hand has { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    }
card-always-claims =
    you count as controlling { $line ->
        [front] the Front
        [sanctuary] the Sanctuary
       *[rear] the Rear
    } as well
card-always-ward =
    when an attacking creature is about to wound your Nexus, you may { $cost ->
        [0] prevent its wounds
       *[other] pay { $cost } ether to prevent its wounds
    }
