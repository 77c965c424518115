# What a card says. Each message is a sentence without its first capital and full stop.

card-type-unit = Unit
card-type-structure = Structure
card-type-tactic = Tactic
card-type-economy = Economy
card-type-wonder = Wonder
card-type-relic = Relic
card-shrine-church = Church
card-shrine-temple = Temple
card-age = Age { $age }
card-family-name =
    { $family ->
        [infantry] Infantry
        [cavalry] Cavalry
        [archers] Archers
        [mounted-archers] Mounted Archers
        [vanguard-siege] Vanguard Siege
        [rearguard-siege] Rearguard Siege
        [emblematic] Emblematic
       *[cleric] Cleric
    }
card-family =
    { $stage ->
        [veteran] Veteran{" "}
        [elite] Elite{" "}
        [royal] Royal{" "}
       *[none] {""}
    }{ card-family-name }
card-structure =
    { $stage ->
        [elite] Elite{" "}
        [royal] Royal{" "}
       *[veteran] {""}
    }{ $kind ->
        [tower] Tower
        [wall] Wall
       *[building] Building
    }
card-zone =
    { $zone ->
        [vanguard] Vanguard
       *[rearguard] Rearguard
    }
card-early = may be played from Age { $age } on

card-keyword-courage = Courage
card-keyword-flanking = Flanking
card-keyword-interception = Interception
card-keyword-demolish = Demolish
card-keyword-bombardment = Bombardment

# Windows

card-window =
    { $window ->
        [development] your Development
       *[duel] { $only ->
            [attacker] Duel, only if you attack
            [defender] Duel, only if you defend
           *[both] Duel
        }
    }
card-window-or = { $first } or { $next }
card-event-enemy-tactic = when the rival plays a Tactic
card-event-your-unit-destroyed = when a Unit you control is destroyed
card-event-enemy-unit-destroyed = when an enemy Unit is destroyed
card-event-enemy-claims = when the rival claims a Relic
card-event-enemy-advances = when the rival advances an Age

# Whom

card-kind-one =
    { $kind ->
        [structure] Structure
        [card] Unit or Structure
        [economy] Economy card
        [wonder] Wonder
        [vault] Economy card or Wonder
        [relic-stored] stored Relic
        [relic-neutral] neutral Relic
        [tactic] Tactic in the chain
        [fallen] { $of ->
            [unit] Unit
            [structure] Structure
            [tactic] Tactic
           *[any] card
        }
       *[unit] { $family ->
            [infantry] Infantry Unit
            [cavalry] Cavalry Unit
            [archers] Archer Unit
            [mounted-archers] Mounted Archer Unit
            [vanguard-siege] Vanguard Siege Unit
            [rearguard-siege] Rearguard Siege Unit
            [emblematic] Emblematic Unit
            [cleric] Cleric
           *[any] Unit
        }
    }
card-kind-many =
    { $kind ->
        [structure] Structures
        [card] Units and Structures
        [economy] Economy cards
        [wonder] Wonders
        [vault] Economy cards and Wonders
        [relic-stored] stored Relics
        [relic-neutral] neutral Relics
        [tactic] Tactics in the chain
        [fallen] cards
       *[unit] { $family ->
            [infantry] Infantry Units
            [cavalry] Cavalry Units
            [archers] Archer Units
            [mounted-archers] Mounted Archer Units
            [vanguard-siege] Vanguard Siege Units
            [rearguard-siege] Rearguard Siege Units
            [emblematic] Emblematic Units
            [cleric] Clerics
           *[any] Units
        }
    }
card-state-before =
    { $state ->
        [ready] {" "}ready
        [exhausted] {" "}exhausted
        [damaged] {" "}damaged
        [attacking] {" "}attacking
       *[any] {""}
    }
card-state-after =
    { $state ->
        [fighting] {" "}in an engagement
        [new] {" "}that came this turn
       *[any] {""}
    }
card-stage-before =
    { $stage ->
        [veteran] {" "}Veteran
        [elite] {" "}Elite
        [royal] {" "}Royal
       *[any] {""}
    }
card-one =
    { $other ->
        [yes] another target
       *[no] target
    }{ card-state-before }{ $kind ->
        [fallen] {""}
       *[other] { $side ->
            [enemy] {" "}enemy
           *[any] {""}
        }
    }{ card-stage-before } { card-kind-one }{ $kind ->
        [fallen] {" "}in your graveyard
       *[other] { $side ->
            [yours] {" "}you control
           *[any] {""}
        }
    }{ card-state-after }{ card-in-zone }{ $limits }
card-all =
    { $form ->
        [all] all{" "}
       *[plain] { $side ->
            [any] all{" "}
           *[yours] {""}
        }
    }{ $side ->
        [yours] your{" "}
       *[any] {""}
    }{ $other ->
        [yes] other{" "}
       *[no] {""}
    }{ $state ->
        [ready] ready{" "}
        [exhausted] exhausted{" "}
        [damaged] damaged{" "}
        [attacking] attacking{" "}
       *[any] {""}
    }{ $side ->
        [enemy] enemy{" "}
       *[any] {""}
    }{ $stage ->
        [veteran] Veteran{" "}
        [elite] Elite{" "}
        [royal] Royal{" "}
       *[any] {""}
    }{ card-kind-many }{ card-state-after }{ card-in-zone }{ $limits }
card-in-zone =
    { $zone ->
        [vanguard] {" "}in the Vanguard
        [rearguard] {" "}in the Rearguard
       *[any] {""}
    }
card-limits =
    { $limit ->
        [attack] {" "}with ATK { $most } or less
        [left] {" "}with remaining DEF { $most } or less
        [cost] {" "}with cost { $most } or less
       *[keyword] {" "}with { $keyword }
    }
card-self =
    { $kind ->
        [structure] this Structure
        [economy] this Economy card
        [wonder] this Wonder
        [relic] this Relic
       *[unit] this Unit
    }
card-that =
    { $kind ->
        [structure] that Structure
        [card] that card
        [economy] that Economy card
        [wonder] that Wonder
        [vault] that card
        [relic-stored] that Relic
        [relic-neutral] that Relic
        [tactic] that Tactic
        [fallen] that card
       *[unit] that Unit
    }
card-term =
    { $term ->
        [turn] {" "}until end of turn
       *[permanent] {" "}permanently
    }
card-points =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }

# Verbs

card-verb-damage = deal { $amount } damage to { $who }
card-verb-repair =
    { $amount ->
        [0] remove all damage from { $who }
       *[other] remove { $amount } damage from { $who }
    }
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
card-verb-forbid = { $who } can't attack this turn
card-verb-prevent = prevent all damage to { $who } this turn
card-verb-exhaust = exhaust { $who }
card-verb-ready = ready { $who }
card-verb-destroy = destroy { $who }
card-verb-bounce =
    return { $who } to { $number ->
        [many] their owners' hands
       *[one] its owner's hand
    }
card-verb-tuck =
    shuffle { $who } into { $number ->
        [many] their owners' Castles
       *[one] its owner's Castle
    }
card-verb-remove = remove { $who } from the game
card-verb-control = gain control of { $who }
card-verb-move =
    move { $who } to the { $zone ->
        [vanguard] Vanguard
       *[rearguard] Rearguard
    }
card-verb-annul = annul the attack of { $who }
card-verb-cancel = cancel { $who }
card-verb-free-relic = { $who } becomes neutral
card-verb-take-relic = move { $who } to a Church or Temple you control
card-verb-recover-card = return { $who } to your hand
card-verb-lose =
    { $whose ->
        [you] your Main Objective loses { card-points }
        [rival] the enemy Main Objective loses { card-points }
       *[both] both Main Objectives lose { card-points }
    }
card-verb-heal =
    { $whose ->
        [you] your Main Objective recovers { card-points }
        [rival] the enemy Main Objective recovers { card-points }
       *[both] both Main Objectives recover { card-points }
    }
card-verb-shelter =
    prevent all damage to { $whose ->
        [you] your Main Objective
        [rival] the enemy Main Objective
       *[both] both Main Objectives
    } this turn
card-cards =
    { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
card-verb-draw =
    { $whose ->
        [you] draw { card-cards }
        [rival] the rival draws { card-cards }
       *[both] each player draws { card-cards }
    }
card-verb-discard =
    { $whose ->
        [you] discard { card-cards }
        [rival] the rival discards { card-cards }
       *[both] each player discards { card-cards }
    }{ $how ->
        [random] {" "}at random
       *[choose] {""}
    }
card-verb-supplies =
    { $whose ->
        [you] gain
        [rival] the rival gains
       *[both] each player gains
    } { $amount ->
        [one] a temporary Supply
       *[other] { $amount } temporary Supplies
    }
card-verb-seek =
    reveal cards of your Castle until you find { $stage ->
        [veteran] a Veteran
        [elite] an Elite
        [royal] a Royal
       *[any] a
    } { $of ->
        [structure] Structure
        [tactic] Tactic
        [cleric] Cleric
       *[unit] Unit
    }; put it into your hand and shuffle the rest

# Conditions

card-if = if { $query }, { $text }
card-query-behind = your Main Objective has fewer points than the enemy's
card-query-have-relic = you control a Relic
card-query-three-relics = you control three or more Relics
card-query-have-shrine = you control a Church or Temple
card-query-age-two = you are in Age II or later
card-query-age-three = you are in Age III or later
card-query-attacking = it is your turn
card-query-defending = it is the rival's turn
card-query-that-lives = the target is still in play

# Triggers and uses

card-triggered = { $when }, { $text }
card-once = { $when } for the first time each turn
card-when-enters = when it enters play
card-when-destroyed = when it is destroyed
card-when-your-unit-destroyed = when another Unit you control is destroyed
card-when-enemy-unit-destroyed = when an enemy Unit is destroyed
card-when-turn-starts = at the start of your turn
card-when-turn-ends = at the end of your turn
card-when-you-play-unit = when you play a Unit
card-when-you-ascend = when you ascend a card
card-when-you-play-tactic = when you play a Tactic
card-when-you-claim = when you claim a Relic
card-when-you-advance = when you advance an Age
card-when-attacks = when it attacks
card-when-deals-damage = when it damages another card
card-when-hits-objective = when its attack damages the Main Objective
card-when-objective-attacked = when an attack damages your Main Objective
card-used =
    { $window ->
        [duel] Duel, { $cost }: { $text }
       *[development] Development, { $cost }: { $text }
    }
card-use-cost =
    { $cost ->
        [one] 1 Supply
       *[other] { $cost } Supplies
    }
card-use-exhaust = exhaust this card
card-use-free = once per turn

# Continuous abilities

card-named = { $name }: { $text }
card-always-bonus =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $change }
card-always-grant =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $keyword }
card-always-pacify = { $who } can't attack
card-always-responds = responds with { $amount } when attacked while ready
card-always-attacks-exhausted = may attack while exhausted
card-always-discount =
    { $first ->
        [yes] { $cards ->
            [structure] your first Structure each turn costs
            [tactic] your first Tactic each turn costs
            [ascent] your first Ascent each turn costs
            [advance] your first Age advance each turn costs
            [claim] the first Relic you claim each turn costs
            [any] the first thing you pay each turn costs
           *[unit] your first { card-kind-discount } each turn costs
        }
       *[no] { $cards ->
            [structure] your Structures cost
            [tactic] your Tactics cost
            [ascent] your Ascents cost
            [advance] your Age advances cost
            [claim] claiming a Relic costs you
            [any] all you pay costs
           *[unit] your { card-kinds-discount } cost
        }
    } { $amount } less{ $minimum ->
        [-1] {""}
       *[other] {" "}(minimum { $minimum })
    }
card-kind-discount =
    { $family ->
        [infantry] Infantry Unit
        [cavalry] Cavalry Unit
        [archers] Archer Unit
        [mounted-archers] Mounted Archer Unit
        [vanguard-siege] Vanguard Siege Unit
        [rearguard-siege] Rearguard Siege Unit
        [emblematic] Emblematic Unit
        [cleric] Cleric
       *[any] Unit
    }
card-kinds-discount =
    { $family ->
        [infantry] Infantry Units
        [cavalry] Cavalry Units
        [archers] Archer Units
        [mounted-archers] Mounted Archer Units
        [vanguard-siege] Vanguard Siege Units
        [rearguard-siege] Rearguard Siege Units
        [emblematic] Emblematic Units
        [cleric] Clerics
       *[any] Units
    }
