# What is read at the table.

phase-opening = Opening
phase-orders = Orders
phase-movement = Movement
phase-close = Close

counter-points = Points
counter-regions = Own regions
counter-cities = Cities
counter-leaders = Leaders
counter-coins = Coins
counter-army = Army
counter-wages = Wages
counter-levies = Levies
counter-taxes = Taxes

zone-board = Map
zone-companies = Mercenaries
zone-prisoners = Prisoners
zone-waiting = To be placed
piece-troops = Troops

kind-leader = Leader
kind-infantry = Infantry
kind-skirmishers = Skirmishers
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-monster = Monster
kind-hero = Hero
kind-troops = Troops
kind-company = Company

mark-organiser = organiser
mark-out = eliminated
mark-leaving = has surrendered
mark-throne-vacant = throne vacant
mark-king-captive = king captive
mark-no-capital = no capital
mark-city = city
mark-capital = capital
mark-razed = razed
mark-besieged = besieged
mark-contested = contested
mark-terrain-changed = terrain changed
mark-closed = closed
mark-owed-1 = owed 1 turn
mark-owed-2 = owed 2 turns
mark-owed-3 = owed 3 turns
mark-mercenary = mercenary
mark-spent = moves no more
mark-prisoner = prisoner

role-leadership = Leadership
role-maneuver = Manoeuvre
role-points = Points
role-models = Models
role-morale = Morale
role-until = Contract
number-leadership = Leadership { $value }
number-maneuver = Manoeuvre { $value }
number-points = Points { $value }
number-models = Models { $value }
number-morale = Morale { $value }
number-until = Until turn { $value }

about-troops = There are troops here; how many, their own country alone knows.
about-leader = Conducts troops on the map up to his leadership; his manoeuvre is added to contested rolls. Without troops he neither occupies nor threatens.
about-hero = A single model without rank: the king may make him a leader. Alone he neither occupies nor threatens.
about-infantry = Troops on foot.
about-skirmishers = In forest and mountain they fight 25% better.
about-cavalry = In forest and mountain they fight 25% worse.
about-artillery = Artillery.
about-monster = One big model: it comes out whole or falls.
about-company = Mercenaries: they use no levies and draw no wages, and leave when their contract ends.

morale-base = Base morale
morale-owed = Wages owed
morale-events = Events
morale-least = Minimum

track-turns = Turns
outlook-money = You take in { $income } and owe { $wages } in wages each turn.
outlook =
    { $saved ->
        [-1] You take in { $income } and owe { $wages } in wages each turn. Levies: { $levies }.
       *[other] You take in { $income } and owe { $wages } in wages each turn. Levies: the greater of { $levies } and { $saved } / 2 = { $half }: { $cap }.
    }

ledger-treasury = Starting treasury
ledger-compensation = Compensation for the map
ledger-taxes = Taxes of turn { $turn }
ledger-grant = Grant of the calendar
ledger-treasure = Treasure found
ledger-wage = Wage of a unit
ledger-wages = Wages of turn { $turn }
ledger-disbanded = Unit sent home ({ $points } points)
ledger-deserted = Desertion ({ $points } points)
ledger-ransom = Ransom offered
ledger-ransom-back = Ransom given back
ledger-ransom-got = Ransom received
ledger-contract-ended = End of contract ({ $points } points)
ledger-renewed = Contract renewed
ledger-hired = Mercenaries hired
ledger-recruited = Recruits ({ $points } points)
ledger-restored = Region restored
ledger-out = The treasury leaves the game
ledger-captured = Captured by the enemy ({ $points } points)
ledger-died = Died ({ $points } points)
ledger-dispersed = Dispersed ({ $points } points)
ledger-lost = Losses ({ $points } points)

summary-title = Points of each country
summary-what = What
summary-by-seat = By country
summary-points = Points
summary-taxes = Taxes of own regions
summary-coins = Treasury
summary-regions = Own regions
figure-battles = Battles
figure-annexed = Regions annexed
figure-short-early = Countries that leave wages unpaid before turn 4
figure-short = Countries that ever leave wages unpaid
figure-lost = Army points lost

ending-closed = Closed
ending-points = By points
ending-cities = By cities
ending-last = Last one standing
ending-other = Otherwise

how-victoria-1 = the game was declared over
how-victoria-3 = most points at the end
how-victoria-4 = equal points, decided by own taxes and treasury
how-victoria-5 = more than half of the cities
how-victoria-7 = last country standing
result-won =
    { $who ->
        [me] You have won: { $how }.
       *[other] { $name } wins: { $how }.
    }
result-shared = Victory shared by { $names }: { $how }.
result-nobody = Nobody wins: { $how }.

# Advice for the first game

hint-deploy = No army moves without a leader to conduct it: put troops where there is somebody to lead them.
hint-annex = Each region of your own is worth 2 points at the end, one that you only dominate 1. A city of your own adds 3 more.
hint-pay = Each wage that you owe takes 2 morale from a unit.
hint-recruit = What you recruit fights from this turn on, but it draws wages in all turns to come.
hint-hire = Mercenaries are paid in advance: they draw no wages and use no levies.
hint-orders = Each leader takes along, up to two regions further, whom his leadership allows. The regions that your troops occupy are those you dominate.
hint-sheet = Open a leader on the sheet of orders, or press him on the map, and choose his way. At its foot the dry run tells what you would dominate if nobody else moved.
hint-postures = Avoiding combat is for those who stand still, too.
hint-battle = The resolver decides by the forces of both sides and dice. At the table you play the battle yourselves and send the report.
hint-retreat = Only the troops that your surviving leaders can conduct retreat; the others stay behind.
hint-capital = You have no capital, which is worth 2 points. To found it in an annexed city, your king and 3,000 points of troops have to spend the whole turn there.

# The sheet of orders. $unit: a leader. $regions: regions.

commands = Orders
commands-note = Nobody sees them until all have sealed.
commands-note-given = This is how you gave them.
command-none = no order
command-rides = rides with { $unit }
command-column = in column with { $unit }
command-failed = order cancelled
command-garrison = Garrison of { $region } ({ $code })
trial = Dry run: if nobody else moves or fights
trial-count = You dominate { $count ->
        [one] 1 region
       *[other] { $count } regions
    }, { $change ->
        [0] as many as now
        [1] one more than now
        [-1] one fewer than now
       *[other] { $change } compared with now
    }.
trial-gained = You gain { $regions }.
trial-lost = You no longer dominate { $regions }.
trial-threatened = You threaten { $regions }: nobody dominates there any more.
trial-met = There will be contact in { $regions }: what comes of it is not tried here.
trial-failed = The order of { $unit } will not be carried out in full.

# The books.

account-in = In
account-in-total = Comes in
account-out = Out
account-out-total = Goes out
account-treasury = Treasury
account-had = There was
account-left = There remains
account-annexing = Annexations
income-own = { $count ->
        [one] 1 region of your own
       *[other] { $count } regions of your own
    }
income-foreign = another country's; you dominate it
income-neutral = nobody's; you dominate it
income-nobody = yours, but nobody dominates it
income-lost = yours, but { $country } dominates it
annexing-held = dominated for { $turns } of { $needed } turns
annexing-entered = other troops entered in turn { $turn }
annexing-turn = turn { $turn }
annexing-now = now
round-name = Turn { $round }{ $last ->
        [0] { "" }
       *[other] { " " }of { $last }
    }
