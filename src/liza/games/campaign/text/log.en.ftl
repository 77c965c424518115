# The chronicle: one line for each event.
#
# $who: me (the reader) or other. $name: the country spoken of, to begin a sentence. $other, $captor: another, after a preposition.
# $known: no where the detail ($amount) is not the reader's to know.

seat-nobody = nobody
coins-of = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
points-of = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }

event-homes-drawn = { $who ->
        [me] You draw the homeland of { $region }.
       *[other] { $name } draws the homeland of { $region }.
    }
event-turn-began = Turn { $turn }
event-phase-began = { $phase }
event-calendar-sealed = The calendar is sealed and its digest published.
event-entry-said = { $name }: { points-of }.
event-treasure-found = { $who ->
        [me] You find a treasure in { $region }: { coins-of }.
       *[other] { $name } finds a treasure in { $region }: { coins-of }.
    }
event-dominion-changed = { $who ->
        [me] You now dominate { $region }.
       *[other] { $name } now dominates { $region }.
    }
event-dominion-changed-nobody = Nobody dominates { $region } any more.
event-annexed = { $who ->
        [me] You annex { $region }.
       *[other] { $name } annexes { $region }.
    }
event-annexed-from = { $who ->
        [me] You annex { $region }, which belonged to { $other }.
       *[other] { $name } annexes { $region }, which belonged to { $other }.
    }
event-capital-lost = { $who ->
        [me] You lose your capital, { $region }.
       *[other] { $name } loses its capital, { $region }.
    }
event-taxes-in = You collect { coins-of } in taxes.
event-granted = You receive { coins-of }.
event-wages-paid = You pay { coins-of } in wages{ $unpaid ->
        [0] .
       *[other] ; { $unpaid } are left unpaid.
    }
event-deserted = { $kind } leave unpaid: { $points } points fewer.
event-disbanded = You disband: { $kind } ({ $points } points).
event-contract-ended = { $company } leaves { $name }: its contract has ended.
event-renewed = { $who ->
        [me] You renew the contract: { $company }.
       *[other] { $name } renews the contract: { $company }.
    }
event-ransom-offered = { $who ->
        [me] You offer { $captor } a ransom for { $unit }{ $known ->
            [yes] : { coins-of }.
           *[no] .
        }
       *[other] { $name } offers { $captor } a ransom for { $unit }{ $known ->
            [yes] : { coins-of }.
           *[no] .
        }
    }
event-ransom-answered = { $amount ->
        [1] The ransom for { $unit } of { $name } is accepted.
       *[other] The ransom for { $unit } of { $name } is rejected.
    }
event-freed = { $unit } of { $name } is free.
event-freed-back = { $unit } of { $name } reappears in { $place }.
event-hired = { $who ->
        [me] You hire { $company }.
       *[other] { $name } hires { $company }.
    }
event-hired-roll = { $company }: { $name } rolls { $amount }.
event-recruited = You recruit in { $region }: { $kind } ({ $points } points).
event-restored = { $who ->
        [me] You restore { $region }.
       *[other] { $name } restores { $region }.
    }
event-presence = { $who ->
        [me] You have troops in { $region }.
       *[other] { $name } has troops in { $region }.
    }
event-presence-gone = { $who ->
        [me] You have no troops left in { $region }.
       *[other] { $name } has no troops left in { $region }.
    }
event-appointed = { $who ->
        [me] You appoint a leader in { $region }: { $unit }.
       *[other] { $name } appoints a leader in { $region }: { $unit }.
    }
event-crowned = { $who ->
        [me] You crown a new king: { $unit }.
       *[other] { $name } crowns a new king: { $unit }.
    }
event-abdicated = { $who ->
        [me] Your king abdicates: { $unit }.
       *[other] The king of { $name } abdicates: { $unit }.
    }
event-razed = { $who ->
        [me] You raze { $region }.
       *[other] { $name } razes { $region }.
    }
event-razed-event = { $region } is razed.
event-capital-moved = { $who ->
        [me] You move your capital to { $region }.
       *[other] { $name } moves its capital to { $region }.
    }
event-capital-moved-failed = Your capital can't move to { $region }.
event-ended-out = { $who ->
        [me] You are out of the game.
       *[other] { $name } is out of the game.
    }
event-ended-surrendered = { $who ->
        [me] You have surrendered: your troops leave and your regions are neutral.
       *[other] { $name } has surrendered: its troops leave and its regions are neutral.
    }
event-ended-won = { $who ->
        [me] You win the game.
       *[other] { $name } wins the game.
    }
event-ended-shared = { $who ->
        [me] You share the victory.
       *[other] { $name } shares the victory.
    }

event-orders-given = Order: { $unit } to { $region } with { points-of }.
event-orders-given-two = Order: { $unit } to { $region } and { $after } with { points-of }.
event-order-failed = { $unit }: the order is not carried out in { $region }. { $why }
event-rolled = { $unit } of { $name }: { $dice } + manoeuvre { $maneuver } = { $amount }.
event-rolled-troops = Troops of { $name } without a leader: { $dice } + { $maneuver } = { $amount }.
event-ranked = { $unit } of { $name } moves in place { $amount }.
event-moved = { $unit } of { $name }: from { $start } to { $region }{ $known ->
        [yes] , with { points-of }.
       *[no] .
    }
event-dropped = { $unit } stays in { $region }.
event-picked = { $unit } joins the march in { $region }.
event-met-avoid = { $name } and { $other } meet in { $region } and avoid each other.
event-met-fight = { $name } and { $other } meet in { $region } and both want to fight.
event-met-roll = { $name } and { $other } meet in { $region }: one provokes and one avoids.
event-avoided = { $who ->
        [me] You avoid combat with { $other } in { $region }.
       *[other] { $name } avoids combat with { $other } in { $region }.
    }
event-captured = { $unit } of { $name } falls into the hands of { $captor }.
event-battle-made = Battle in { $region }: { $who ->
        [me] you attack
       *[other] { $name } attacks
    }, { $other } holds.
event-mode-chosen = { $amount ->
        [1] The battle in { $region } is played on the table.
       *[other] The program resolves the battle in { $region }.
    }
event-report-sent = { $who ->
        [me] You send the report of the battle in { $region }.
       *[other] { $name } sends the report of the battle in { $region }.
    }
event-report-rejected = { $who ->
        [me] You refuse the report of { $region }.
       *[other] { $name } refuses the report of { $region }.
    }
event-report-confirmed = The report of { $region } is confirmed.
event-disputed = The battle in { $region } is disputed.
event-resolved = { $name }: the dice add up to { $dice }; the total is { $amount } thousand.
event-battle-ended = { $who ->
        [me] You win the battle in { $region }.
       *[other] { $name } wins the battle in { $region }.
    } { $attacker } loses { $lost } points and { $holder } { $held }.
event-battle-ended-draw = Nobody wins the battle in { $region }. { $attacker } loses { $lost } points and { $holder } { $held }.
event-unit-lost = { $unit } of { $name } loses { $amount ->
        [one] 1 model.
       *[other] { $amount } models.
    }
event-died = { $unit } of { $name } dies.
event-retreated = { $who ->
        [me] You retreat
       *[other] { $name } retreats
    } from { $start } to { $region }{ $known ->
        [yes] , with { points-of }.
       *[no] .
    }
event-stayed = { $who ->
        [me] Your beaten troops
       *[other] The beaten troops of { $name }
    } stay in { $region } beside the victor.
event-dispersed = { $who ->
        [me] Your beaten troops
       *[other] The beaten troops of { $name }
    } disperse in { $region }.
event-corrected-coins = The organiser corrects the treasury of { $name }{ $known ->
        [yes] : { $amount } coins.
       *[no] .
    }
event-corrected-models = The organiser corrects a unit of { $name }{ $known ->
        [yes] : { $amount } points.
       *[no] .
    }
event-corrected-owner = The organiser corrects the owner of { $region }: { $owner }.
event-corrected-razed = The organiser corrects { $region }: { $amount ->
        [1] it is razed.
       *[other] it is not razed.
    }
event-replaced = { $amount ->
        [1] The computer plays { $name } from now on.
       *[other] A person plays { $name } from now on.
    }
event-claimed = { $unit } of { $name } gets ahead and moves first.
event-claimed-lost = { $unit } of { $name } does not get ahead.
event-activated = { $unit } of { $name } sets out.
event-passed = { $who ->
        [me] You pass: you activate no more armies this turn.
       *[other] { $name } passes: it activates no more armies this turn.
    }
event-unsealed = All have confirmed: what was decided is revealed.
event-taken-back = { $who ->
        [me] You take your answer back.
       *[other] { $name } takes its answer back.
    }

entry-where = { $place ->
        [region] in { $region }
        [terrain] in regions of this terrain: { $terrain }
       *[all] in all regions
    }
entry-for = { $turns ->
        [one] this turn
       *[other] for { $turns } turns
    }
entry-tax_pct = Taxes { entry-where }, { entry-for }: { $amount }%.
entry-levy_pct = Levies { entry-where }, { entry-for }: { $amount }%.
entry-set_terrain = { $region } becomes { $terrain } { entry-for }.
entry-close_terrain = Regions of this terrain can't be entered { entry-for }: { $terrain }.
entry-treasure = There is a treasure of { coins-of } in { $region }, for the first to dominate it.
entry-grant = { coins-of } are granted.
entry-raze = { $region } is to be razed.
entry-mercenaries = Mercenaries are on offer: { $companies }.
entry-truce = Truce: everybody avoids combat { entry-for }.
entry-morale = Morale { $amount } { entry-for } for those who are paid up.
entry-reveal = A piece of information is revealed.

failed-movimiento-9 = It has fought and loses the rest of its movement.
failed-movimiento-10 = It was attacked before it moved and loses its movement.
failed-movimiento-11 = The unit has no movement left.
failed-movimiento-4 = It has already moved two regions.
failed-movimiento-6 = Rough ground isn't entered after having moved.
failed-movimiento-8 = The region is not adjacent.
failed-movimiento-1 = Nobody leads it.
failed-retirada-6 = It has retreated and does not move any more.
failed-regiones-5 = The region is flooded.
failed-acontecimientos-7 = An event has closed it.
failed-ordenes-6 = It can't be carried out any more.
failed-lideres-2 = The load is over his leadership.
failed-lideres-5 = The load is over his leadership, with the leaders who ride along.
failed-lideres-8 = In the column the load is over his own leadership.
failed-lideres-22 = No profile is free.
failed-nombramiento-1 = The king is not with the candidate.
failed-nombramiento-2 = The army is not worth another leader.
failed-nombramiento-3 = The army falls short: fractions are rounded down.
failed-nombramiento-4 = King, candidate and points are not in the capital.
failed-nombramiento-5 = Half plus one of the army is not there.
failed-nombramiento-10 = The candidate is no hero of the country.
failed-nombramiento-14 = There is no king at liberty.
failed-coronacion-1 = There is a king already.
failed-coronacion-2 = There is no king to abdicate.
failed-coronacion-3 = There are too few leaders.
failed-coronacion-4 = The army is below 2,000 points.
failed-coronacion-5 = The candidate is not in the capital.
failed-coronacion-6 = The king who abdicated is not there.
failed-coronacion-7 = The candidate is no leader.
failed-coronacion-8 = There are too few points in the capital.
failed-coronacion-9 = The capital is besieged.
failed-coronacion-12 = No profile is left for the king.
