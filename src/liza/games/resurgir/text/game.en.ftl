# What is read of a game: questions, answers, log and ending.
#
# $who: who is meant, as the reader sees it: me (you), rival, south or north (for those who watch).
# $card: the name of a card. $piece: a card in play, already named with its owner. $zone: military, support, economic,
# development. $pile: hand, underworld, discard. $left: what is left afterwards.

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
in-its-zone =
    { $who ->
        [me] your
        [rival] your rival's
        [south] South's
       *[north] North's
    } { $zone ->
        [military] Military Zone
        [support] Support Zone
        [economic] Economic Zone
       *[development] Development Zone
    }
from-its-pile =
    { $who ->
        [me] from your
       *[other] from their
    } { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
phase-exploration = Exploración
phase-abundance = Abundancia
phase-expansion = Expansión
phase-invasion = Invasión
phase-renewal = Renovación
phase-inner =
    { $phase ->
        [exploration] Exploración
        [abundance] Abundancia
        [expansion] Expansión
        [invasion] Invasión
       *[renewal] Renovación
    }
in-exploration = in your Exploración
in-abundance = in your Abundancia
in-expansion = in your Expansión
in-invasion = in the Invasión
in-renewal = in your moment of Renovación
in-response = as a [Respuesta]
period-name =
    { $period ->
        [sprout] The Pre-Columbian Sprout
        [equinox] The Equinox
        [encounter] The Encounter of Two Worlds
       *[sublimation] The Cosmic Sublimation
    }
some-resources =
    { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }
points-number = { $whole }{ $half ->
        [0] {""}
       *[other] .5
    }
some-points = { points-number } VP

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
        [military] Military
        [support] Support
        [economic] Economic
       *[development] Development
    } { $slot }
fight =
    { $kind ->
        [siege] Siege of { $target }
       *[battle] Battle with { $target }
    }{ $number ->
        [0] {""}
       *[other] {" "}({ $number })
    }

keyword-vengeance = Venganza
ability-quoted = "{ $text }"
ability-equinox = Equinox Ability
ability-encounter = Encounter Ability
ability-effect = effect
ability-enters = entry ability
ability-leaves = leaving ability
ability-own = ability

# $kind and $side: which cards are asked for, and whose.
asked-for =
    { $side ->
        [yours] { $kind ->
            [unit] a unit of yours
            [military] a military unit of yours
            [support] a support unit of yours
            [structure] a structure of yours
            [economic] an Economic Structure of yours
            [development] a Development Structure of yours
            [card] a card of yours in play
            [play] a card or ability of yours in the chain
            [fallen] a card of your piles
            [legacy] a Legacy of yours
           *[any] a card of yours
        }
        [enemy] { $kind ->
            [unit] an opposing unit
            [military] an opposing military unit
            [support] an opposing support unit
            [structure] an opposing structure
            [economic] an opposing Economic Structure
            [development] an opposing Development Structure
            [card] an opposing card in play
            [play] an opposing card or ability in the chain
            [fallen] a card of your piles
            [legacy] an opposing Legacy
           *[any] an opposing card
        }
       *[any] { $kind ->
            [unit] a unit
            [military] a military unit
            [support] a support unit
            [structure] a structure
            [economic] an Economic Structure
            [development] a Development Structure
            [card] a card in play
            [play] a card or ability in the chain
            [fallen] a card of your piles
            [legacy] a Legacy
           *[any] a card
        }
    }

# Questions

ask-action =
    { $phase ->
        [expansion] What do you do in your Expansión?
       *[other] Do you use anything in your { phase-inner }?
    }
ask-attack =
    { $first ->
        [yes] Marcha Blanca: there are no Confrontations this turn. Do you use anything in your Invasión?
       *[no] { $count ->
            [0] Which opposing card do you attack?
            [one] You have 1 Confrontation: declare another or end?
           *[other] You have { $count } Confrontations: declare another or end?
        }
    }
ask-attackers =
    { $kind ->
        [siege] Siege of { $target }
       *[battle] Battle with { $target }
    }: { $count ->
        [0] what do you attack with?
        [one] you have 1 attacker, add another or close?
       *[other] you have { $count } attackers, add another or close?
    }
ask-defender = { $target } is attacked with { $attack } against { $defence }: do you defend it?
ask-defender-second = { $target } is attacked with { $attack } against { $defence }: does another unit defend it as well?
ask-next =
    { $count ->
        [0] Which Confrontation resolves first?
       *[other] Which Confrontation resolves next?
    }
ask-initiative =
    { $passed ->
        [yes] Your rival has passed: do you play an Invasión effect or close the occasion?
       *[no] Do you play an Invasión effect or pass?
    }
ask-response =
    { $who ->
        [me] You have played { $card }: do you add anything or pass?
       *[other] Your rival plays { $card }: do you respond or pass?
    }
ask-response-ability =
    { $who ->
        [me] You have used { $card } ({ $ability }): do you add anything or pass?
       *[other] Your rival uses { $card } ({ $ability }): do you respond or pass?
    }
ask-response-combat =
    { $who ->
        [me] Your rival has decided on the defences: do you respond or pass?
       *[other] Your rival has declared the attacks: do you respond or pass?
    }
ask-lost = You lose against { $target }: which attacker do you give up?
ask-target =
    { $card }: choose { $wanted }{ $most ->
        [one] .
       *[other] {" "}({ $done } of { $most }).
    }
ask-may = Do you use { $ability } of { $card }?
ask-order = { $count } abilities are waiting: which one is processed now?
ask-discarded =
    { $count ->
        [one] Which card do you discard to pay for { $card }?
       *[other] You have { $count } cards to discard to pay for { $card }: which one now?
    }
ask-given-up = Which card of yours do you give up to pay for { $card }?
ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] You have { $count } cards to discard: which one now?
    }
ask-sought = { $card }: which card do you search your deck for?
ask-source =
    { $count ->
        [one] You have 1 resource to pay: where does it come from?
       *[other] You have { $count } resources to pay: where does the next one come from?
    }
ask-set-up = Set Up, { $place } of { $count }: choose { $wanted } of your deck.
ask-exchange =
    { $count ->
        [0] Mulligan: which cards do you exchange?
        [one] You will exchange 1 card: any more?
       *[other] You will exchange { $count } cards: any more?
    }
ask-recovered =
    { $count ->
        [one] You have 1 card to recover: which one returns to your deck?
       *[other] You have { $count } cards to recover: which one returns to your deck?
    }
ask-sent =
    Destructive Effects: { $kind ->
        [structure] { $count ->
            [one] which structure do you send?
           *[other] you have { $count } structures to send, which one now?
        }
       *[unit] { $count ->
            [one] which unit do you send?
           *[other] you have { $count } units to send, which one now?
        }
    }
ask-compensation = Do you use the Encounter Ability of { $culture }?
ask-anytime = You may concede at any time.
ask-wait =
    { $who ->
        [me] Your answer is due.
       *[other] Wait for { seat-inner } to answer.
    }

# What kind of answer is asked for, in two or three words, and what else is worth knowing

ask-tag-action = Your moment
ask-tag-attack = Declare attacks
ask-tag-attackers = Choose attackers
ask-tag-defender = Defence
ask-tag-next = Order
ask-tag-initiative = War Initiative
ask-tag-lost = Attack lost
ask-tag-response = You may respond
ask-tag-target = Choose a target
ask-tag-may = Optional
ask-tag-order = Order abilities
ask-tag-discard = Discard
ask-tag-give-up = Give up
ask-tag-sought = Search
ask-tag-source = Pay
ask-tag-set-up = Your Set Up
ask-tag-exchange = Mulligan
ask-tag-recovered = Recover
ask-tag-sent = Destructive Effects
ask-tag-compensation = Compensation
ask-note-resources =
    { $count ->
        [0] You have no resources
        [one] You have 1 resource
       *[other] You have { $count } resources
    }{ $cards ->
        [0] {""}
       *[other] : { $base } base and { $cards } on cards
    }{ $locked ->
        [0] .
        [one] ; 1 more is locked on a turned structure.
       *[other] ; { $locked } more are locked on turned structures.
    }
ask-note-attackers = So far they add up to { $attack } against { $defence }. Nothing turns or shows until you close.
ask-note-defender = The defending unit turns and adds its Force to that of the attacked one.
ask-note-defender-siege = Only a unit with Baluarte defends a structure.
ask-note-next = The order is set and does not change afterwards.
ask-note-initiative = Two passes in a row close the occasion, and the Confrontations are resolved.
ask-note-text = "{ $text }".
ask-note-ability = This is for { $ability }.
ask-note-given-up = It goes to the Inframundo without being destroyed.
ask-note-sought = It is shown to your rival, and then your deck is shuffled.
ask-note-set-up = Your rival does not see your choice until you both have chosen.
ask-note-exchange = They go to the bottom of your deck in the order in which you name them, and you draw as many.
ask-note-recovered = They are shuffled into your deck; then you draw 2, never beyond 8 in hand.
ask-note-sent = Nothing leaves play until you both have chosen, and no ability is triggered.
ask-note-compensation = It is used now or never.
ask-note-hand =
    { $count ->
        [one] You have 1 card in hand.
       *[other] You have { $count } cards in hand.
    }

# Answers

option-end = End your { phase-inner }
option-end-attack =
    { $count ->
        [0] End without attacking
        [one] End with 1 Confrontation
       *[other] End with { $count } Confrontations
    }
option-exchange-end =
    { $count ->
        [0] Keep your hand
        [one] Exchange 1 card
       *[other] Exchange { $count } cards
    }
option-pass = Pass
option-legacy = Use { $card } ({ $cost })
option-play = Play { $card } ({ $cost })
option-play-relieving = Play { $card } ({ $cost }) and relieve { $piece }
option-rise =
    Play { $card } ({ $cost }) from your { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-rise-relieving =
    Play { $card } ({ $cost }) from your { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    } and relieve { $piece }
option-use-own = Use { $piece } ({ $price })
option-use-text = Use { $piece }: { $ability }
option-use = Use { $piece }: { $ability } ({ $price })
option-culture = Use the ability of { $culture } ({ $price })
price-turn = turn it
price-discard =
    { $count ->
        [one] discard 1 card
       *[other] discard { $count } cards
    }
price-give-up = give up { $wanted }
price-free = no cost
option-return =
    Return { $card } to your hand from your { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-equinox = Declare your Equinox
option-equinox-late = Declare your Late Equinox
option-equinox-lost = Declare your Equinox and lose its Ability
option-cure = Remove 1 poison counter from { $piece } (1 resource)
option-attack = Attack { $piece } ({ $strength })
option-attacker = Attack with { $piece } ({ $strength })
option-close =
    { $count ->
        [one] Close with 1 attacker
       *[other] Close with { $count } attackers
    }
option-defend = Defend with { $piece } ({ $strength })
option-no-defence = Don't defend it
option-no-use = Don't use it
option-accept = Use it
option-resolve = Resolve { $fight }
option-give-up = Give up { $piece }
option-target = Choose { $piece }
option-target-fallen =
    Choose { $card }, from your { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-enough = Choose no more
option-order = Process { $piece }: { $ability }
option-discard = Discard { $card }
option-exchange = Exchange { $card }
option-choose = Choose { $card }
option-send = Send { $piece }
option-recover =
    Recover { $card }, from your { $pile ->
        [underworld] Inframundo
       *[discard] Descarte
    }
option-pay-base = Pay with base resources
option-pay-heap = Pay with generated ones
option-pay-from = Pay with those on { $piece }
option-compensate = Use the Encounter Ability
option-no-compensation = Do without compensation
option-no-card = Choose none
option-concede = Concede

# Log: setting up, turns and Periods

event-shuffled =
    { $who ->
        [me] You shuffle your deck
       *[other] { seat-title } shuffles a deck
    } of { $amount ->
        [one] 1 card.
       *[other] { $amount } cards.
    }
event-first-drawn =
    { $who ->
        [me] You get the Turn Token and start.
       *[other] { seat-title } gets the Turn Token and starts.
    }
event-set-up =
    { $who ->
        [me] Your Set Up of { $culture } puts
       *[other] The Set Up of { seat-inner }, of { $culture }, puts
    } { $amount ->
        [one] 1 card into play.
       *[other] { $amount } cards into play.
    }
event-exchanged =
    { $who ->
        [me] You exchange
       *[other] { seat-title } exchanges
    } { $amount ->
        [one] 1 card in the mulligan.
       *[other] { $amount } cards in the mulligan.
    }
event-exchanged-none =
    { $who ->
        [me] You keep your opening hand.
       *[other] { seat-title } keeps the opening hand.
    }
event-turn-began =
    Turn { $amount } begins: { $who ->
        [me] you hold the Token.
       *[other] { seat-inner } holds the Token.
    }
event-period-began = { period-name } begins.
event-phase-began =
    { $who ->
        [me] Your
        [rival] Your rival's
        [south] South's
       *[north] North's
    } { phase-inner }.
event-phase-began-renewal = Renovación of both players.
event-readied-all = Cards are readied and the Battlefield empties.
event-token-passed = The Turn Token passes to { seat-inner }.
event-turn-ended = Turn { $amount } ends.
event-interlude-began =
    { $amount ->
        [1] Interlude I: each player draws up to 5 cards, never beyond 8 in hand.
        [2] Interlude II: each player draws up to 5 cards, never beyond 8 in hand.
       *[other] Final Interlude: each player recovers 3 cards and draws 2.
    }

# Log: resources and points

event-base-placed =
    { $who ->
        [me] You get
       *[other] { seat-title } gets
    } { $amount ->
        [one] 1 base resource.
       *[other] { $amount } base resources.
    }
event-base-lapsed =
    { $who ->
        [me] You lose
       *[other] { seat-title } loses
    } { $amount ->
        [one] 1 base resource unspent.
       *[other] { $amount } base resources unspent.
    }
event-generated = { $piece } generates { some-resources }.
event-generated-turned = { $piece } is turned and does not generate.
event-generated-tributed = { $piece } does not generate: Tributación turned it.
event-resources-lost = The resources on { $piece } are lost with it: { $amount }.
event-resources-lost-lapsed = The resources on { $piece } are not kept: { $amount }.
event-resources-lost-heap =
    { $who ->
        [me] You lose
       *[other] { seat-title } loses
    } { $amount ->
        [one] 1 generated resource that is not kept.
       *[other] { $amount } generated resources that are not kept.
    }
event-paid =
    { $who ->
        [me] You pay { some-resources }.
       *[other] { seat-title } pays { some-resources }.
    }
event-raided = { $piece } takes { some-resources } from the opposing Economic Zone.
event-scored-development =
    { $who ->
        [me] You score { $points } for { $card }.
       *[other] { seat-title } scores { $points } for { $card }.
    }
event-scored-siege =
    { $who ->
        [me] You score { $points } for the Siege of { $card }.
       *[other] { seat-title } scores { $points } for the Siege of { $card }.
    }
event-scored-equinox =
    { $who ->
        [me] You score { $points } for your Equinox.
       *[other] { seat-title } scores { $points } for the Equinox.
    }
event-scored-ability =
    { $who ->
        [me] You score { $points } with { $card }.
       *[other] { seat-title } scores { $points } with { $card }.
    }
event-scored-bonus =
    { $who ->
        [me] You score { $points } for having more cards in play.
       *[other] { seat-title } scores { $points } for having more cards in play.
    }
event-scored-tie =
    { $who ->
        [me] You score { $points }: you both have as many cards in play.
       *[other] { seat-title } scores { $points }: both sides have as many cards in play.
    }

# Log: hands, decks and piles

event-card-drawn =
    { $who ->
        [me] You draw { $card }.
       *[other] { seat-title } draws { $card }.
    }
event-no-card =
    { $who ->
        [me] Your deck is empty and you do not draw.
       *[other] { seat-title } has an empty deck and does not draw.
    }
event-milled =
    { $who ->
        [me] You mill { $card }.
       *[other] { seat-title } mills { $card }.
    }
event-discarded =
    { $who ->
        [me] You discard { $card }.
       *[other] { seat-title } discards { $card }.
    }
event-discarded-paid =
    { $who ->
        [me] You discard { $card } as a cost.
       *[other] { seat-title } discards { $card } as a cost.
    }
event-discarded-excess =
    { $who ->
        [me] You discard { $card } for having more than 8 in hand.
       *[other] { seat-title } discards { $card } for having more than 8 in hand.
    }
event-recovered =
    { $who ->
        [me] You return { $card } to your deck.
       *[other] { seat-title } returns { $card } to the deck.
    }
event-reclaimed =
    { $who ->
        [me] You take { $card } { from-its-pile }.
       *[other] { seat-title } takes { $card } { from-its-pile }.
    }
event-sought =
    { $who ->
        [me] You search your deck and show { $card }.
       *[other] { seat-title } searches the deck and shows { $card }.
    }

# Log: the chain

event-card-played =
    { $who ->
        [me] You play { $card }.
       *[other] { seat-title } plays { $card }.
    }
event-card-played-risen =
    { $who ->
        [me] You play { $card } { from-its-pile }.
       *[other] { seat-title } plays { $card } { from-its-pile }.
    }
event-legacy-used =
    { $who ->
        [me] You use the Legacy { $card }.
       *[other] { seat-title } uses the Legacy { $card }.
    }
event-ability-used =
    { $who ->
        [me] You use { $card }: { $ability }.
       *[other] { seat-title } uses { $card }: { $ability }.
    }
event-ability-triggered = { $piece } triggers: { $ability }.
event-ability-skipped = { $piece } is skipped: its { $ability } can't be carried out completely.
event-aimed =
    { $who ->
        [me] You choose { $target } for { $card }.
       *[other] { seat-title } chooses { $target } for { $card }.
    }
event-resolved = { $card } goes to the Descarte.
event-resolved-cancelled = { $card }, cancelled, goes to the Descarte.
event-failed = { $piece } has no effect: it can't be carried out completely any more.
event-failed-gone = { $piece } has no effect: the card is no longer in play.
event-failed-equinox = The Ability of { $card } can't be carried out and is lost.
event-cancelled = { $piece } is cancelled.

# Log: what happens on the table

event-entered = { $card } enters { in-its-zone }.
event-relieved = { $piece } is relieved and goes to the Inframundo.
event-destroyed = { $piece } is destroyed.
event-destroyed-poison = { $piece } dies of its third poison counter.
event-sent = { $piece } goes to the Inframundo by the Destructive Effects.
event-returned =
    { $piece } returns { $owner ->
        [me] to your hand.
       *[other] to its owner's hand.
    }
event-given-up =
    { $who ->
        [me] You give up { $card } as a cost.
       *[other] { seat-title } gives up { $card } as a cost.
    }
event-readied = { $piece } is readied.
event-readied-poisoned = { $piece } is readied and keeps its poison.
event-turned = { $piece } turns.
event-turned-attack = { $piece } attacks and turns.
event-turned-attacked = { $piece } turns for having been attacked.
event-turned-paid = { $piece } turns to pay for its ability.
event-turned-tributed = { $piece } is turned by Tributación and won't generate in its next Abundancia.
change-of =
    { $change } { $what ->
        [force] Force
       *[resistance] Resistance
    }{ for-term }
for-term =
    { $term ->
        [phase] {" "}for this phase
        [turn] {" "}until the end of the turn
       *[permanent] {""}
    }
event-boosted = { $piece } gets { change-of }.
event-boosted-from = { $piece } gets { change-of } ({ $source }).
event-granted = { $piece } gains { $keyword }{ for-term }.
event-granted-from = { $piece } gains { $keyword }{ for-term } ({ $source }).
event-granted-ability = { $piece } gains the ability that { $source } gives it{ for-term }.
event-granted-intimidated = { $piece } can't be defended in this phase ({ $source }).
event-poisoned =
    { $piece } gets { $amount ->
        [one] 1 poison counter
       *[other] { $amount } poison counters
    } and has { $left }.
event-cured =
    { $piece } loses 1 poison counter{ $left ->
        [0] {" "}and is healthy.
       *[other] {" "}and has { $left } left.
    }
event-expired = The effects that lasted on { $piece } end.

# Log: Confrontations

event-confronted =
    { $attacker ->
        [me] You declare
        [rival] Your rival declares
        [south] South declares
       *[north] North declares
    } { $kind ->
        [siege] a Siege of { $piece }
       *[battle] a Battle with { $piece }
    } (Confrontation { $number }) with { $amount ->
        [one] 1 attacker.
       *[other] { $amount } attackers.
    }
event-defended = { $piece } defends and turns.
event-defended-of = { $piece } defends { $target } and turns.
event-ordered =
    { $who ->
        [me] You put
       *[other] { seat-title } puts
    } Confrontation { $number } next.
event-compared =
    { $attack } against { $defence } over { $piece }: { $ahead ->
        [attack] the attack wins.
        [defence] the defence wins.
       *[nobody] it is a tie.
    }
event-void = { $piece } can't be destroyed.
event-void-target = Confrontation { $number } has no effect: its target is no longer in play.
event-void-attackers = Confrontation { $number } has no effect: no attacker is left in play.
event-passed =
    { $who ->
        [me] You pass in the War Initiative.
       *[other] { seat-title } passes in the War Initiative.
    }

# Log: the Equinox, the Destructive Effects and the end

event-equinox-declared =
    { $who ->
        [me] You declare your Equinox.
       *[other] { seat-title } declares the Equinox.
    }
event-equinox-declared-late =
    { $who ->
        [me] You declare your Late Equinox.
       *[other] { seat-title } declares the Late Equinox.
    }
event-sending =
    { $who ->
        [me] You choose
       *[other] { seat-title } chooses
    } { $amount ->
        [0] 0 cards: there is none to send.
        [one] 1 card for the Destructive Effects.
       *[other] { $amount } cards for the Destructive Effects.
    }
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
event-remark-leads =
    { $who ->
        [me] You lead { $culture }.
       *[other] { seat-title } leads { $culture }.
    }
event-remark-hands-dealt = The opening hands are dealt: the mulligan follows.
event-remark-missing =
    { $who ->
        [me] Your deck lacks
       *[other] The deck of { seat-inner } lacks
    } { $count ->
        [one] 1 card for the Set Up.
       *[other] { $count } cards for the Set Up.
    }
event-remark-counted =
    { $who ->
        [me] You have
       *[other] { seat-title } has
    } { $count ->
        [one] 1 card in play.
       *[other] { $count } cards in play.
    }
event-remark-no-bonus = Nobody gets the final bonus: both sides have as many cards in play.
event-remark-no-compensation =
    { $who ->
        [me] Your Culture can't make up for what was lost.
       *[other] { seat-title } can't make up for what was lost.
    }
event-remark-allowed =
    { $who ->
        [me] You may
       *[other] { seat-title } may
    } play another Economic Structure this turn.
event-remark-unlocked = The abilities of { $card } may be used from now on.
event-remark-lasting = The effect of { $card } lasts until the end of the game.
event-remark-no-confrontation =
    { $who ->
        [me] You do not attack.
       *[other] { seat-title } does not attack.
    }
event-remark-declined =
    { $who ->
        [me] You do not use
       *[other] { seat-title } does not use
    } the ability of { $card }.
event-remark-tied = A tie over { $piece }: nothing is destroyed.
event-remark-scoring =
    Final count: { $who ->
        [me] you have { $own } in play and your rival { $other }.
       *[other] South has { $own } in play and North { $other }.
    }
event-remark-kept =
    { $who ->
        [me] You keep
       *[other] { seat-title } keeps
    } the VP that { $card } gave.
event-remark-totals =
    Victory Points: { $who ->
        [me] you { $own } and your rival { $other }.
       *[other] South { $own } and North { $other }.
    }
event-remark-undefended =
    { $who ->
        [me] You do not defend.
       *[other] { seat-title } does not defend.
    }

# The end. $who is the winner.

result-won =
    { $who ->
        [me] You win
        [rival] Your rival wins
        [south] South wins
       *[north] North wins
    } { $how }.
result-won-any =
    { $who ->
        [me] You win
        [rival] Your rival wins
        [south] South wins
       *[north] North wins
    } the game.
result-drawn = A draw: { $how }.
result-drawn-any = The game ends in a draw.
won-RES-1-1 = on Victory Points
won-RES-1-2 =
    because { $who ->
        [me] your rival concedes
        [rival] you concede
        [south] North concedes
       *[north] South concedes
    }
won-RES-1-3 = by more cards in play, at equal Victory Points
drawn-RES-1-3 = both sides have the same Victory Points

# The game in the lobby.

pitch = Lead an Amerindian Culture through seven turns: build, besiege and fulfil your Equinox. Most Victory Points win.

preset-reglamento = Rulebook
    .note = The recommended reading of all rules.
preset-fluida = Fluent game
    .note = Resources lie in one common heap, and each action is responded to only once.
