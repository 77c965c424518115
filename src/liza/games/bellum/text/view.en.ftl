# The table: counters, zones, marks, forecasts, summary and hints.

counter-points = Objective
counter-dominion = Dominion
counter-stored = Relics stored
counter-supplies = Supplies
counter-temporary = temporary
counter-age = Age
number-attack = ATK { $value }
number-endure = DEF { $value }
shelf-age = Age { $value }
role-attack = ATK
role-endure = DEF
role-age = Age
counter-hand = hand
counter-castle = Castle
counter-graveyard = graveyard
counter-fatigue = fatigue

zone-structures = Structures
zone-vanguard = Vanguard
zone-rearguard = Rearguard
zone-development = Development
zone-vault = Vault
zone-hand = Hand
zone-castle = Castle
zone-graveyard = Graveyard
zone-out = Out of the game
zone-relics = Neutral Relics
zone-chain = Chain of Tactics
zone-duel = Duel of Tactics

mark-exhausted = Exhausted
mark-forbidden = Can't attack
mark-prevented = Shielded from damage
mark-responds = Will respond
mark-silent = Won't respond
mark-committed = Committed
mark-wounded = Damaged
mark-new = New this turn
mark-courage = Courage
mark-flanking = Flanking
mark-interception = Interception
mark-demolish = Demolish
mark-bombardment = Bombardment
mark-shrine = Stores Relics
mark-church = Church
mark-temple = Temple
mark-veteran = Veteran
mark-elite = Elite
mark-royal = Royal
mark-neutral = Neutral
mark-stored = Stored
mark-carried = Carried
mark-chosen = Chosen
mark-cancelled = Cancelled

part-damage = damage
part-floor = ATK never falls below 0

outlook =
    { $what ->
        [win] { $who ->
            [me] If your turn ends like this, you reach Dominion 5 and win the game.
            [rival] If your rival's turn ends like this, they reach Dominion 5 and win the game.
            [south] If South's turn ends like this, South reaches Dominion 5 and wins the game.
           *[north] If North's turn ends like this, North reaches Dominion 5 and wins the game.
        }
        [rises] { $who ->
            [me] At the end of your turn your Dominion rises to { $dominion }.
            [rival] At the end of their turn your rival's Dominion rises to { $dominion }.
            [south] At the end of the turn South's Dominion rises to { $dominion }.
           *[north] At the end of the turn North's Dominion rises to { $dominion }.
        }
        [waits] { $who ->
            [me] Your Dominion is checked at the end of your own turn: until then you are { $missing ->
                [one] 1 stored Relic short.
               *[other] { $missing } stored Relics short.
            }
            [rival] Your rival's Dominion is checked at the end of their turn: until then they are { $missing ->
                [one] 1 stored Relic short.
               *[other] { $missing } stored Relics short.
            }
            [south] South's Dominion is checked at the end of South's turn: until then it is { $missing ->
                [one] 1 stored Relic short.
               *[other] { $missing } stored Relics short.
            }
           *[north] North's Dominion is checked at the end of North's turn: until then it is { $missing ->
                [one] 1 stored Relic short.
               *[other] { $missing } stored Relics short.
            }
        }
        [carried] { $who ->
            [me] You have three Relics, but carried ones do not count for Dominion: store { $missing ->
                [one] 1 more.
               *[other] { $missing } more.
            }
            [rival] Your rival has three Relics, but carried ones do not count for Dominion.
            [south] South has three Relics, but carried ones do not count for Dominion.
           *[north] North has three Relics, but carried ones do not count for Dominion.
        }
       *[lost] { $who ->
            [me] Without three stored Relics your Dominion falls back to 0 at the end of your turn.
            [rival] Without three stored Relics your rival's Dominion falls back to 0 at the end of their turn.
            [south] Without three stored Relics South's Dominion falls back to 0 at the end of the turn.
           *[north] Without three stored Relics North's Dominion falls back to 0 at the end of the turn.
        }
    }
preview-combat = If nobody plays Tactics
preview-chain = If nobody plays more Tactics
preview-undefended = If nobody defends or plays Tactics
preview-over = { $condition }, the game ends. { $result }

summary-title = Objectives and Dominion at the end of each round
summary-round = Round
summary-number = { $round }
summary-played = Cards put into play
summary-tactics = Tactics played
summary-destroyed = Cards destroyed
summary-claimed = Relics claimed
summary-unused = Supplies that came back unspent

hint-economy = Pick the Economy card that will help you all game: it enters free in your first Development and nobody can attack it. The other four leave the game.
hint-play = You pay by exhausting Supplies: next turn they are ready again and you have two more. A Unit enters the zone of its symbol and attacks from then on, or at once with Courage.
hint-ascend = An Ascent places the card on its previous stage: all damage goes and, if that stage was there before, it may attack this very turn.
hint-advance = On advancing to Age { $age } you pick cards of your Vault for free and may play the cards of that Age. You can only advance once a turn.
hint-claim = A ready Cleric claims a Relic for 2 Supplies. Its benefit is yours; with three stored in Churches or Temples your Dominion begins to rise.
hint-dominion =
    { $who ->
        [me] You have three Relics stored: at the end of each of your turns your Dominion rises by 1, and at 5 you win. Defend the building that keeps them.
       *[rival] Your rival has three Relics stored: at Dominion 5 they win. Destroy the building that keeps them, or take one away with a Tactic.
    }
hint-attack = Attacking exhausts your Unit, and exhausted it won't respond if it is attacked in the rival's turn. First of all, your attacks meet the Structures in front.
hint-rear = Attacks from the Rearguard and Flanking ones are fixed first: while a Structure is available, your Archer has to attack it.
hint-intercept = A Unit with Interception exhausts and takes the place of the one attacked; it responds as if ready.
hint-defend = You may oppose a Unit, or let the blow through to your Main Objective. Only a Unit that is ready and in the attacker's zone responds.
hint-duel = In the Duel you play Tactics in turns until both pass one after the other. They resolve from the last to the first, then all damage is applied at once.
hint-reply = You hold a Tactic that reacts to what has just happened. To keep it, pass.

pitch = A duel of civilizations: raise walls, ascend your warriors, advance through the Ages and claim the Relics. Bring down the enemy Main Objective or complete Dominion to win.
deck-castilla = Castile
    .note = Pikes and crossbows that hold, riders that flank, and bombards to finish.
deck-frontera = The Border
    .note = Castile on the attack: almogavars and rams from the first turn.
deck-tahuantinsuyo = Tahuantinsuyo
    .note = Two temples, cyclopean walls and priests: it holds, and looks for Dominion.
deck-aksum = Aksum
    .note = Archers, camel riders and elephants: a bit of everything.
deck-arca = The Ark
    .note = Aksum with two churches: claims early and defends its Relics.
preset-reglamento = Rulebook
    .note = The recommended reading of the base rules v10.
preset-abierta = In the open
    .note = The Age I Economy card is picked in sight of the rival, and each places it when they like.
