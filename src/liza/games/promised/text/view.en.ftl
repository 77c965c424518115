# What is read at the table.

counter-titles = Titles
counter-coins = Coins
counter-settlements = Settlements
counter-generals = Generals
counter-hand = Cards
counter-captives = Captives
counter-points = Points
counter-siege = Siege round
counter-bonus = Defence
counter-bonus-next = Defence next round

zone-board = Map
zone-cup = Cup of Wrath
zone-razed = Razed places
zone-deck = Deck
zone-discard = Discard
zone-hand = Hand
zone-looking = Cards you look at
zone-roster = Generals to recruit
zone-captives = Captives
piece-stack = Leaderless troops

kind-village = Village
kind-city = Judge's city
kind-general = General
kind-stack = Leaderless troops
kind-invaders = Invaders
kind-battle-card = Battle card
kind-card = Card

mark-out = out of the game
mark-anointed = anointed
mark-first-player = first player
mark-judged = has a judge
mark-razed = razed
mark-besieged = besieged
mark-ark = Ark
mark-wall = wall
mark-capital = { $who ->
        [me] your capital
       *[other] capital of { $name }
    }
mark-capital-lost = has lost the capital
mark-market = Market
mark-barracks = Barracks
mark-sword = Sword
mark-chariot = War Chariot
mark-squire = Squire
mark-passage = came by the Secret Passage
mark-moved = has moved

role-strength = Strength
role-troops = Troops
role-garrison = Garrison
number-strength = Strength { $value }
number-troops = Troops { $value }
number-garrison = Garrison { $value }

track-rounds = Rounds
outlook =
    { $coins ->
        [one] Your next Income: 1 coin.
       *[other] Your next Income: { $coins } coins.
    } { $capitals ->
        [yes] You win as king with { $titles } titles, or if nobody else holds their own capital.
       *[no] King with { $titles } titles.
    }

clash-open = { $place }: { $attacker } against { $defender }
clash-confirmed = { $place }, round { $round }: ✓ Confirmed
situation-besieged = You are besieged.
situation-besieging = You are besieging.
situation-coincided = You have met in the same hex.
situation-attacked = You are under attack: you have to respond.
stake-rule =
    { $who ->
        [me] With equal totals you win.
       *[other] You must exceed their total: a draw is { $name }’s.
    }
stake-cost =
    { $troops ->
        [0] The troops you commit are lost even if you win.
        [one] You will lose the troop committed even if you win.
       *[other] You will lose the { $troops } troops committed even if you win.
    }
stake-win-place = you choose whether to conquer { $place } or sack it.
stake-win-generals = you take { $generals } captive.
stake-win-invaders = the invaders die; there is no loot.
stake-lose-captives =
    { $count ->
        [one] { $generals } is taken captive: the ransom is { $coins } coins.
       *[other] { $generals } are taken captive: the ransom is { $coins } coins.
    }
stake-lose-executed = the invaders execute { $generals }.
stake-lose-place = { $name } chooses whether to conquer { $place } or sack it.
stake-lose-razed = the invaders raze { $place }.
line-troops = Troops of { $general }
line-silenced = Troops of { $general }, without their general
line-dead = { $general }, fallen
line-garrison = Garrison
line-garrison-silenced = Garrison, without living generals
line-bonus = Wall or city
line-bonus-cancelled = Wall or city (+{ $bonus }), cancelled: { $cause }
line-invader = Invader
report = { $winner } wins: { $attacker } { $attack }, { $defender } { $defence }. Cards of { $attacker }: { $attacker_cards }; of { $defender }: { $defender_cards }.{ $killed }{ $taken } { $fate }
report-no-cards = none
report-killed = {" "}Fallen: { $generals }.
report-captured = {" "}Captured: { $generals }.
report-executed = {" "}Executed by the invaders: { $generals }.
fate-none = No settlement was at stake.
fate-held = The settlement holds.
fate-conquered = The settlement is conquered.
fate-sacked = The settlement is sacked (+{ $coins } coins).
fate-razed = The invaders raze the settlement.
fate-undecided = The settlement's fate has yet to be chosen.

hint-city = With two settlements of a territory you can raise one to a judge's city and take its title. With { $titles } titles you will be king if you keep them for a round.
hint-found = Your general is on a free site: a village will give you coins each round and counts towards the territory's title.
hint-move = Each general advances up to two hexes with all his troops. He stops on meeting others.
hint-siege =
    { $own ->
        [yes] You are besieged: your wall is worth less each round. If you attack, it does not count at all.
       *[no] Each round that you keep up the siege the wall is worth less. Attacking now costs more troops.
    }
hint-commit = What you commit you lose, win or not. The original attacker has to exceed the defender: a tie is not enough.
hint-fate = Conquering gives income and points; sacking gives coins now, but it feeds the Cup and brings the end nearer.
hint-king =
    { $own ->
        [yes] You are close to kingship: protect your judge's cities.
       *[no] Somebody is close to kingship: take a judge's city from them.
    }
hint-capital =
    { $own ->
        [yes] Only two capitals are left to their players, and one is yours: whoever still holds theirs when the other falls wins.
       *[no] Only two capitals are left to their players. If one falls, the owner of the other wins; not if you win yours back.
    }

summary-title = How the game ended
summary-what = What
summary-by-seat = How much
summary-judged = Judge's titles
summary-titles = Points for titles
summary-settlements = Points for settlements
summary-developments = Points for developments
summary-captives = Points for captives
summary-ark = Points for the Ark
summary-points = Points
figure-battles-won = Battles won
figure-battles = Battles
figure-held = Held
figure-razed = Razed by invaders
figure-invasions = Invasions
figure-founded = Villages founded
figure-conquered = Settlements conquered
figure-sacked = Settlements sacked

# What every card and piece does.

about-siege-weapons = In a battle: the other side's wall or city counts for nothing. Only for whoever attacks the place.
about-ambush = In a battle: kills all generals of the other side in the hex. The troops that they led do not fight.
about-mercenaries = In a battle: +4 strength. The Cup of Wrath rises by 1.
about-assassin = In a battle: kills all generals of the other side in the hex. The Cup of Wrath rises by { $assassin }.
about-secret-passage = In Movement, when a general of yours enters somebody else's place: its wall does not count in the battle of this hex.
about-ark = In Acquisitions: lies in a settlement of yours that is not besieged. It gives +3 to whoever defends it, and nothing cancels that.
about-levy =
    In Acquisitions: { $levy ->
        [one] 1 troop
       *[other] { $levy } troops
    } for free in a settlement of yours that is not besieged, for its garrison or for your generals there.
about-harvest =
    In Acquisitions: you gain { $harvest ->
        [one] 1 coin
       *[other] { $harvest } coins
    }.
about-forced-march =
    In Movement: a general goes { $march ->
        [one] 1 hex
       *[other] { $march } hexes
    } farther.
about-offering = In Acquisitions: the Cup of Wrath falls by { $offering }.
about-general = First his strength, which counts in full in every battle; then the troops he leads. As many as he commits are lost, win or lose.
about-stack = They have lost their general: they neither move nor fight until another takes them.
about-invaders = They go in pairs to the nearest settlement and attack with all their strength. They commit no troops and play no cards.
about-village = Gives coins every round, and its garrison defends it. With a wall it holds better, though less with every round of a siege.
about-city = Is worth the title of judge of its territory, gives more coins, and holds out for more rounds of a siege.
