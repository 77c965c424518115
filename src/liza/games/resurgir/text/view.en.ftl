# The table: counters, zones, marks, Confrontations, turns, points, summary and hints.

counter-points = VP
counter-equinox = Equinox
counter-resources = resources
counter-base = base
counter-heap = generated
counter-locked = locked
counter-in-play = in play
counter-hand = hand
counter-deck = deck
counter-underworld = Inframundo
counter-discard = Descarte

role-attack = Force
role-endure = Resistance
role-yield = Resources it yields
role-points = Victory Points
role-siege = Victory Points when besieged
role-slots = Slots
role-resource = Resources
role-poison = Poison counters
number-attack = Force { $value }
number-endure = Resistance { $value }
number-yield = yields { $value }
number-points = { $value } VP
number-siege = { $value } VP when besieged
number-slots = { $value } slots
number-resource =
    { $value ->
        [one] 1 resource on it
       *[other] { $value } resources on it
    }
number-poison = poison { $value }
round-name = Turn { $round }

zone-military = Military
zone-support = Support
zone-economic = Economic
zone-development = Development
zone-culture = Culture
zone-hand = Hand
zone-deck = Deck
zone-underworld = Inframundo
zone-discard = Descarte
zone-choice = From your deck
zone-chain = Chain

track-turns = Turns
period-sprout = Pre-Columbian Sprout
period-equinox = Equinox
period-encounter = Encounter
period-sublimation = Cosmic Sublimation

symbol-points = Victory Point
mark-token = Turn Token
mark-chosen = Chosen
mark-sending = To be sent
mark-exhausted = Turned
mark-tributed = By Tributación
mark-locked = Resources locked
mark-attacked = Attacked
mark-attacking = Attacks
mark-defending = Defends
mark-battlefield = On the Battlefield
mark-poisoned = Poisoned
mark-undefendable = Can't be defended
mark-indestructible = Can't be destroyed
mark-cancelled = Cancelled
mark-played = Being played
mark-legacy = Legacy
mark-ability = Ability used
mark-trigger = Ability triggered
mark-returned = Has used Eterno Retorno this turn
mark-risen = Has used Resurgir this turn
mark-used = Has used its ability this turn
mark-condition-met = Condition met
mark-equinox-on-time = Equinox declared
mark-equinox-late = Late Equinox
mark-unlocked = Culture abilities active
mark-in-exploration = Exploración
mark-in-abundance = Abundancia
mark-in-expansion = Expansión
mark-in-invasion = Invasión
mark-in-renewal = Renovación
mark-in-response = Respuesta

part-floor = never falls below 0
part-generated = generated
part-raided = taken by Incursión
part-poison = poison counters
part-siege = { $piece }, in a Siege

ledger-development = { $card }, in play
ledger-siege = Siege of { $card }
ledger-equinox = Equinox of { $card }
ledger-ability = { $card }
ledger-bonus = More cards in play

outcome-win =
    { $who ->
        [me] You win: it is destroyed.
        [rival] Your rival wins: it is destroyed.
        [south] South wins: it is destroyed.
       *[north] North wins: it is destroyed.
    }
outcome-siege =
    { $who ->
        [me] You win: it is destroyed and you get { $points }.
        [rival] Your rival wins: it is destroyed and gives { $points }.
        [south] South wins: it is destroyed and gives { $points }.
       *[north] North wins: it is destroyed and gives { $points }.
    }
outcome-indestructible =
    { $who ->
        [me] You win, but it can't be destroyed.
        [rival] Your rival wins, but it can't be destroyed.
        [south] South wins, but it can't be destroyed.
       *[north] North wins, but it can't be destroyed.
    }
outcome-tie = A tie: nothing is destroyed.
outcome-lose =
    { $who ->
        [me] You lose and give up
        [rival] Your rival loses and gives up
        [south] South loses and gives up
       *[north] North loses and gives up
    } { $count ->
        [one] the only attacker.
       *[other] one of the attackers.
    }
outcome-void = It has no effect.

outlook-interlude =
    { $who ->
        [me] Cards you would draw at the end of this turn: { $own }; your rival, { $other }.
       *[other] Cards that would be drawn at the end of this turn: South { $own } and North { $other }.
    }
outlook-equinox =
    { $met ->
        [yes] The last turn to declare your Equinox with its Ability; from turn 5 on it only gives the 5 VP.
       *[no] The last turn to meet your condition in time; from turn 5 on the Equinox only gives the 5 VP.
    }
outlook-encounter =
    { $who ->
        [me] After this turn you would lose { $own ->
            [one] 1 unit and 1 structure
           *[other] { $own } units and { $own } structures
        }, and your rival { $other } and { $other }.
       *[other] After this turn South would lose { $own ->
            [one] 1 unit and 1 structure
           *[other] { $own } units and { $own } structures
        }, and North { $other } and { $other }.
    }
outlook-final =
    { $who ->
        [me] If it ended like this, you would have { $own } VP and your rival { $other }
       *[other] If it ended like this, South would have { $own } VP and North { $other }
    }{ $bonus ->
        [me] , with 3.5 for you for more cards in play ({ $cards } to { $others }).
        [rival] , with 3.5 for your rival for more cards in play ({ $others } to { $cards }).
        [south] , with 3.5 for South for more cards in play ({ $cards } to { $others }).
        [north] , with 3.5 for North for more cards in play ({ $others } to { $cards }).
        [both] , with 3.5 for each for as many cards in play.
       *[nobody] , without the bonus: both sides have as many cards in play ({ $cards }).
    }

preview-declaring = If you finish declaring and nobody defends or plays anything
preview-undefended = If nobody defends or plays anything
preview-order = If nobody plays anything more, in this order
preview-chain = If nobody responds

summary-title = Victory Points by turn and by source
summary-turn = Turn
summary-set-up = Set Up
summary-number =
    { $turn }, { $period ->
        [sprout] Sprout
        [equinox] Equinox
        [encounter] Encounter
       *[sublimation] Sublimation
    }
summary-development = Development
summary-siege = Sieges
summary-equinox = Equinox
summary-ability = Abilities
summary-bonus = Final bonus
summary-total = Total
summary-sum = Sum
summary-played = Cards played
summary-legacies = Legacies used
summary-confrontations = Confrontations declared
summary-destroyed = Own cards destroyed
summary-relieved = Cards relieved
summary-sent = Cards lost in the Encounter
summary-generated = Resources gained
summary-paid = Resources paid
summary-lost = Resources lost unspent

# Hints for a first game: each is given when it fits what is asked.

hint-set-up = These cards start in play for free: an Economic Structure generates at once, and a Development gives its Victory Points at once.
hint-mulligan = Exchange expensive cards: in the first turns you will have 7 to 9 resources. You draw as many, but only once.
hint-economy = An Economic Structure generates on entering and in each Abundancia of yours, but you may play only one per turn. The sooner it enters, the more it yields.
hint-development = A Development Structure gives its Victory Points on entering, and you keep them even if it is destroyed.
hint-attack = Attacking turns your units until the Renovación: they can't be attacked this turn, but they don't defend either.
hint-siege = If you destroy a Development Structure in a Siege you get its Victory Points; your rival keeps theirs.
hint-defend = The defending unit adds its Force to the attacked one's and turns. If the sum beats the attack, the attacker loses a unit.
hint-initiative = In the War Initiative you and your rival play Invasión effects in turns; two passes in a row, and the totals are compared.
hint-response = You have something with [Respuesta] that answers what your rival has just done. To keep it, pass.
hint-relief = A full zone does not keep you from playing: you relieve a card of yours, which goes to the Inframundo undestroyed. A relieved Development has given its points.
hint-equinox = You meet your Culture's condition: declaring the Equinox gives 5 VP, and in turns 3 and 4 its Ability as well.
hint-sending = Nothing you send counts as destroyed. Send what has given its points already or will yield least.
