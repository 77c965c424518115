# What is read of a game: questions, answers, log and ending.
#
# $who: who is meant, as the reader sees it: me (you), rival, south or north (for those who watch).
# $card: the name of a card. $piece: a card in play, already named with its owner. $zone: vanguard, rearguard,
# structures, development. $left: what is left afterwards.

# Players, zones, phases

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
its-objective =
    { $who ->
        [me] Your Main Objective
        [rival] The enemy Main Objective
        [south] South's Main Objective
       *[north] North's Main Objective
    }
the-objective =
    { $who ->
        [me] your Main Objective
        [rival] the enemy Main Objective
        [south] South's Main Objective
       *[north] North's Main Objective
    }
to-objective = to { the-objective }
its-dominion =
    { $who ->
        [me] Your Dominion
        [rival] Your rival's Dominion
        [south] South's Dominion
       *[north] North's Dominion
    }
in-its-zone =
    { $who ->
        [me] your
        [rival] your rival's
        [south] South's
       *[north] North's
    } { $zone ->
        [vanguard] Vanguard
        [rearguard] Rearguard
        [structures] Structure zone
       *[development] development zone
    }
phase-supply = Supply
phase-development = Development
phase-combat = Combat
phase-vigil = Vigil
some-supplies =
    { $amount ->
        [one] 1 Supply
       *[other] { $amount } Supplies
    }
points-left =
    { $left ->
        [one] 1 point
       *[other] { $left } points
    }

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
place =
    { $zone ->
        [vanguard] Vanguard
        [rearguard] Rearguard
        [structures] Structures
       *[development] development
    } { $slot }
relic-held = { $name }, in { $holder }

# Questions

ask-action = What do you do in your Development?
ask-duel =
    { $passed ->
        [yes] Your rival has passed: do you play a Tactic or close the Duel?
       *[no] { $attacking ->
            [yes] Duel over your attack: do you play a Tactic or pass?
           *[no] Duel over your rival's attack: do you play a Tactic or pass?
        }
    }
ask-reply =
    { $who ->
        [me] You have played { $card }: do you add anything or pass?
       *[other] Your rival has played { $card }: do you respond or pass?
    }
ask-react = Do you react to what has just happened, or pass?
ask-target =
    { $card }{ $order ->
        [first] {", "}first choice:
        [second] {", "}second choice:
       *[only] : choose
    } { $target }.
ask-order = You have { $count } abilities waiting: which one resolves now?
ask-vault =
    { $kind ->
        [economy] Which Economy card of Age { $age } do you choose?
       *[wonder] Which Wonder of Age { $age } do you choose?
    }
ask-relic = Which Relic does { $piece } claim?
ask-shrine = Where do you store { $card }?
ask-economy = Which Age I Economy card do you start with?
ask-attackers =
    { $count ->
        [0] What do you attack with?
        [one] You have 1 attacker: add another or close the declaration?
       *[other] You have { $count } attackers: add another or close the declaration?
    }
ask-fix =
    { $count ->
        [one] You have 1 Rearguard or Flanking attack to fix: what does it attack?
       *[other] You have { $count } Rearguard or Flanking attacks to fix: which one now?
    }
ask-structure =
    { $count ->
        [one] Which Structure does your Vanguard attack?
       *[other] Which Vanguard attack goes against a Structure?
    }
ask-interceptor = { $piece } flanks { $target } with ATK { $attack }: do you intercept?
ask-defender = { $piece } attacks your Main Objective with ATK { $attack }: do you oppose a Unit?
ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] You have { $count } cards to discard: which one now?
    }
ask-anytime = You may concede at any time.
ask-wait =
    { $who ->
        [me] Your answer is due.
       *[other] Wait for { seat-inner } to answer.
    }

# What kind of answer is asked for, in two or three words, and what else is worth knowing

ask-tag-action = Your Development
ask-tag-duel = Duel of Tactics
ask-tag-reply = You may react
ask-tag-target = Choose a target
ask-tag-order = Order abilities
ask-tag-vault = New Age
ask-tag-relic = Choose a Relic
ask-tag-shrine = Choose where
ask-tag-economy = Your Economy card
ask-tag-attackers = Declare attackers
ask-tag-fix = Fix targets
ask-tag-interceptor = Interception
ask-tag-defender = Defence
ask-tag-discard = Discard
ask-note-supplies =
    { $count ->
        [0] You have no ready Supplies left.
        [one] You have 1 ready Supply{ $temporary ->
            [0] .
           *[other] , a temporary one.
        }
       *[other] You have { $count } ready Supplies{ $temporary ->
            [0] .
           *[other] , { $temporary } of them temporary.
        }
    }
ask-note-text = "{ $text }."
ask-note-vault =
    { $cost ->
        [0] Advancing costs you no Supplies.
        [one] Advancing costs you 1 Supply.
       *[other] Advancing costs you { $cost } Supplies.
    } What you don't choose of that Age leaves the game.
ask-note-relic =
    { $stored ->
        [yes] It will be stored in your Church or Temple.
       *[no] Your Cleric will carry it: you control no Church or Temple yet.
    }
ask-note-shrine = All your stored Relics count for Dominion.
ask-note-economy = Your rival won't know until your first Development; the other four leave the game.
ask-note-economy-open = It enters in your first Development; the other four leave the game.
ask-note-attackers = Nothing exhausts or shows until you close the declaration.
ask-note-fix = Rearguard and Flanking attacks are fixed before the Vanguard, and take the Structures first.
ask-note-structure = While a Structure is uncommitted, the Vanguard has to attack it.
ask-note-interceptor = Intercepting exhausts your Unit, which responds all the same.
ask-note-defender = Defending doesn't exhaust the Unit, but one already exhausted doesn't respond.
ask-note-hand =
    { $count ->
        [one] You have 1 card in hand.
       *[other] You have { $count } cards in hand.
    }

# Answers

option-end-development = End Development
option-no-attack = End without attacking
option-confirm-attackers =
    { $count ->
        [one] Confirm 1 attacker
       *[other] Confirm { $count } attackers
    }
option-pass = Pass
option-play = Play { $card } ({ $cost })
option-ascend = Raise { $piece } to { $card } ({ $cost })
option-ascend-none = Ascend to { $card } ({ $cost })
option-use = Use { $piece } ({ $price })
option-use-text = Use { $piece }: "{ $text }"
option-price =
    { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    }
option-price-exhaust = exhaust
option-price-free = no cost
option-advance = Advance to Age { $age } ({ $cost })
option-advance-none = Advance one Age
option-claim = Claim a Relic with { $piece } ({ $cost })
option-deposit = Store { $card }, carried by { $piece }
option-deposit-none = Store the Relic of { $piece }
option-place = Put { $card } into play
option-attack = Attack with { $piece }
option-strike = Attack { $target } with { $piece }
option-strike-objective = Attack the Main Objective with { $piece }
option-bombard-objective = Bombard the Main Objective with { $piece }
option-flank = Flank { $target } with { $piece }
option-flank-objective = Flank the Main Objective with { $piece }
option-renounce = Don't flank with { $piece }
option-intercept = Intercept with { $piece }
option-no-intercept = Don't intercept
option-defend = Defend with { $piece }
option-decline = Let the attack through
option-target = Choose { $piece }
option-choose = Choose { $card }
option-relic = Claim { $piece }
option-shrine = Store it in { $piece }
option-order = Resolve { $card }: "{ $text }"
option-discard = Discard { $card }
option-concede = Concede

# Log: setting up and turns

a-civilization = a civilization
event-remark-leads =
    { $who ->
        [me] You lead { $civilization }.
       *[other] { seat-title } leads { $civilization }.
    }
event-remark-objective = { its-objective } starts with 20 points.
event-remark-supplies =
    { $who ->
        [me] You shuffle your twelve Supplies apart.
       *[other] { seat-title } shuffles twelve Supplies apart.
    }
event-remark-vault =
    { $who ->
        [me] You lay out your Vault by Age.
       *[other] { seat-title } lays out the Vault by Age.
    }
event-remark-no-draw =
    { $who ->
        [me] As you start, you do not draw in your first turn.
       *[other] As the starting player, { seat-inner } does not draw in the first turn.
    }
event-remark-let-through = Nobody opposes { $piece }.
event-shuffled =
    { $who ->
        [me] You shuffle your Castle
       *[other] { seat-title } shuffles a Castle
    } of { $amount } cards.
event-economy-chosen =
    { $who ->
        [me] You choose { $card } for your first Development.
       *[other] { seat-title } chooses { $card } for the first Development.
    }
event-economy-chosen-secret = { seat-title } secretly chooses an Age I Economy card.
event-first-drawn =
    { $who ->
        [me] You start.
       *[other] { seat-title } starts.
    }
event-turn-began =
    { $who ->
        [me] Your turn { $amount } begins.
        [rival] Your rival's turn { $amount } begins.
        [south] South's turn { $amount } begins.
       *[north] North's turn { $amount } begins.
    }
event-phase-began =
    { $who ->
        [me] You move
       *[other] { seat-title } moves
    } to { $phase ->
        [development] Development.
        [combat] Combat.
       *[vigil] the Vigil.
    }
event-readied-all =
    { $who ->
        [me] You ready your cards.
       *[other] { seat-title } readies all cards.
    }
event-supplies-placed =
    { $who ->
        [me] You place { some-supplies }
       *[other] { seat-title } places { some-supplies }
    }{ $left ->
        [0] : the supply deck is empty.
       *[other] : { $left } left in the deck.
    }
event-expired = This turn's effects on { $piece } end.

# Log: cards and Supplies

event-card-drawn =
    { $who ->
        [me] You draw { $card }.
       *[other] { seat-title } draws { $card }.
    }
event-fatigued =
    { $who ->
        [me] Your Castle is empty: your fatigue
        [rival] Your rival's Castle is empty: their fatigue
        [south] South's Castle is empty: South's fatigue
       *[north] North's Castle is empty: North's fatigue
    } rises to { $amount }.
event-paid =
    { $who ->
        [me] You pay { some-supplies }: { $left ->
            [0] you have none left.
           *[other] you have { $left } left.
        }
       *[other] { seat-title } pays { some-supplies }: { $left ->
            [0] none left.
           *[other] { $left } left.
        }
    }
event-supplies-gained =
    { $who ->
        [me] You gain
       *[other] { seat-title } gains
    } { $amount ->
        [one] 1 temporary Supply.
       *[other] { $amount } temporary Supplies.
    }
event-supplies-gone =
    { $who ->
        [me] You lose
       *[other] { seat-title } loses
    } { $amount ->
        [one] 1 unspent temporary Supply.
       *[other] { $amount } unspent temporary Supplies.
    }
event-entered = { $card } enters { in-its-zone }.
event-ascended = { $below } ascends to { $card }.
event-tactic-played =
    { $who ->
        [me] You play { $card }.
       *[other] { seat-title } plays { $card }.
    }
event-tactic-played-at =
    { $who ->
        [me] You play { $card }
       *[other] { seat-title } plays { $card }
    } on { $targets }.
event-tactic-resolved = { $card } goes to the graveyard.
event-tactic-failed = { $card } does nothing: it has no valid target left.
event-tactic-cancelled = { $piece } is cancelled.
event-ability-used =
    { $who ->
        [me] You use { $card }
       *[other] { seat-title } uses { $card }
    }: "{ $text }."
event-ability-used-at =
    { $who ->
        [me] You use { $card }
       *[other] { seat-title } uses { $card }
    } on { $targets }: "{ $text }."
event-ability-triggered = { $piece }: "{ $text }."
event-discarded =
    { $who ->
        [me] You discard { $card }.
       *[other] { seat-title } discards { $card }.
    }
event-sought =
    { $who ->
        [me] You search your Castle, show { $card } and take it.
       *[other] { seat-title } searches the Castle, shows { $card } and takes it.
    }
event-sought-none =
    { $who ->
        [me] You search your Castle and find nothing.
       *[other] { seat-title } searches the Castle and finds nothing.
    }
event-recovered =
    { $who ->
        [me] You recover { $card } from your graveyard.
       *[other] { seat-title } recovers { $card } from the graveyard.
    }

# Log: Ages and Relics

event-advanced =
    { $who ->
        [me] You advance
       *[other] { seat-title } advances
    } to Age { $age }.
event-left-vault =
    { $card } leaves the game from { $who ->
        [me] your Vault.
        [rival] your rival's Vault.
        [south] South's Vault.
       *[north] North's Vault.
    }
event-left-vault-secret =
    A card { $who ->
        [me] of your Vault
        [rival] of your rival's Vault
        [south] of South's Vault
       *[north] of North's Vault
    } leaves the game.
event-claimed =
    { $who ->
        [me] You claim { $card }: { $cleric } carries it.
       *[other] { seat-title } claims { $card }: { $cleric } carries it.
    }
event-claimed-stored =
    { $who ->
        [me] You claim { $card } with { $cleric } and store it in { $holder }.
       *[other] { seat-title } claims { $card } with { $cleric } and stores it in { $holder }.
    }
event-stored =
    { $who ->
        [me] You store { $card }
       *[other] { seat-title } stores { $card }
    } in { $holder }.
event-relic-freed = { $card } is neutral again.
event-relic-freed-lost = Without { $holder }, { $card } is neutral again.
event-dominion-changed = { its-dominion } rises to { $amount } of { $most }.
event-dominion-changed-lost = { its-dominion } falls back to 0.

# Log: what happens on the table

event-readied = { $piece } is readied.
event-exhausted = { $piece } is exhausted.
event-exhausted-answer = { $piece } exhausts by responding.
damage-left =
    { $left ->
        [0] no DEF left
       *[other] { $left } DEF left
    }
event-damaged = { $amount } damage to { $piece }: { damage-left }.
event-damaged-by = { $source } deals { $amount } damage to { $piece }: { damage-left }.
event-prevented = { $amount } damage to { $piece } is prevented.
event-prevented-objective = { $amount } damage { to-objective } is prevented.
event-repaired = { $amount } damage on { $piece } is repaired.
change-of =
    { $which ->
        [attack] { $attack } ATK
        [defence] { $defence } DEF
       *[both] { $attack } ATK and { $defence } DEF
    }{ $term ->
        [turn] {" "}until end of turn
       *[permanent] {""}
    }
event-boosted = { $piece } gets { change-of }.
event-boosted-from = { $piece } gets { change-of } ({ $source }).
event-granted = { $piece } gains { $keyword }.
event-granted-from = { $piece } gains { $keyword } ({ $source }).
event-forbidden = { $piece } can't attack this turn.
event-shielded = All damage to { $piece } is prevented this turn.
event-shielded-objective = Damage { to-objective } is prevented this turn, fatigue aside.
event-moved =
    { $piece } moves to the { $zone ->
        [vanguard] Vanguard.
       *[rearguard] Rearguard.
    }
event-controlled =
    { $who ->
        [me] You gain control of { $card }.
       *[other] { seat-title } gains control of { $card }.
    }
event-returned =
    { $piece } { $to ->
        [hand] returns to its owner's hand.
        [castle] is shuffled into its owner's Castle.
       *[out] leaves the game.
    }
event-destroyed = { $piece } is destroyed.
event-nothing-happened = { $piece } doesn't change hands: there is no room for a third Structure.
event-nothing-happened-relic = { $card } doesn't move: there is no Church or Temple to receive it.

# Log: combat

event-no-attack =
    { $who ->
        [me] You don't attack.
       *[other] { seat-title } doesn't attack.
    }
event-attacked = { $piece } is declared as an attacker and exhausts.
event-targeted = { $piece } attacks { $target }.
event-targeted-flank = { $piece } flanks { $target }.
event-targeted-objective = { $piece } goes for { the-objective }.
event-targeted-bombard = { $piece } bombards { the-objective }.
event-attack-lost = The attack of { $piece } is lost.
event-attack-lost-no-target = The attack of { $piece } is lost: it has no target left.
event-attack-lost-changed = The attack of { $piece } is lost: one of the two cards has changed hands.
event-intercepted = { $piece } intercepts { $target }.
event-defended = { $piece } opposes { $target }.
event-duel-opened =
    The Duel of Tactics opens: { $who ->
        [me] you go first.
       *[other] { seat-inner } goes first.
    }
event-passed =
    { $who ->
        [me] You pass in the Duel.
       *[other] { seat-title } passes in the Duel.
    }

# Log: the Main Objectives and the end

event-objective-hit = { its-objective } takes { $amount } damage and has { points-left } left.
event-objective-hit-by = { $card } deals { $amount } damage { to-objective }, which has { points-left } left.
event-objective-hit-fatigue = { its-objective } takes { $amount } damage from fatigue and has { points-left } left.
event-objective-healed =
    { its-objective } recovers { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } and has { points-left }.
event-objective-healed-full = { its-objective } already has all its points.
event-objective-healed-fallen = { its-objective } has fallen and recovers no more points.
event-conceded =
    { $who ->
        [me] You concede.
       *[other] { seat-title } concedes.
    }
event-taken-back =
    { $who ->
        [me] You take back your last answer.
       *[other] { seat-title } takes back the last answer.
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
result-drawn = Draw: { $how }.
result-drawn-any = The game is a draw.
won-BEL-1-3 =
    by the fall of { $who ->
        [me] the enemy Main Objective
        [rival] your Main Objective
        [south] North's Main Objective
       *[north] South's Main Objective
    }
won-BEL-1-12 =
    because { $who ->
        [me] your rival concedes
        [rival] you concede
        [south] North concedes
       *[north] South concedes
    }
won-BEL-1-16 = by Dominion: it reaches 5
    .me = by Dominion: yours reaches 5
drawn-BEL-1-9 = both Main Objectives fall at once

# Setting up a match

setup-deck-form = This is not a deck.
    .remedy = Give the name of a sample deck, "text" with the written list, or "castle" and "vault" with the cards and their copies.
setup-first = "{ $first }" can't say who starts.
    .remedy = Set the option "first_player" to fixed, and "first" to south or north.
