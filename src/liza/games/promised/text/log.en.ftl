# The log: one line for each event.

event-first-drawn = { $who ->
        [me] The lot makes you first player.
       *[other] The lot makes { $name } first player.
    }
event-round-began = Round { $round }
event-phase-began = Phase { $number }: { $phase }
event-income = { $amount ->
        [0] { $place } is besieged and produces nothing.
       *[other] { $place } gives { $who ->
            [me] you
           *[other] { $name }
        } { coins-of }.
    }
coins-of = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
event-barracks-filled =
    { $amount ->
        [0] The Barracks of { $place } have no room left.
        [one] The Barracks of { $place } add 1 troop to the garrison.
       *[other] The Barracks of { $place } add { $amount } troops to the garrison.
    }
event-cards-looked = { $who ->
        [me] You look at { $amount ->
            [0] the deck, and no card is left
            [one] 1 card of the deck
           *[other] { $amount } cards of the deck
        }.
       *[other] { $name } looks at { $amount ->
            [0] the deck, and no card is left
            [one] 1 card of the deck
           *[other] { $amount } cards of the deck
        }.
    }
event-card-kept = { $who ->
        [me] You keep { $card }.
       *[other] { $name } keeps { $card }.
    }
event-card-discarded = { $who ->
        [me] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
event-deck-shuffled = The deck is shuffled: { $amount } cards.
event-deck-shuffled-ark = The Ark goes back into the deck, which is shuffled.
event-troop-bought = { $who ->
        [me] You buy a troop for { $place }'s garrison: { $amount } now.
       *[other] { $name } buys a troop for { $place }'s garrison: { $amount } now.
    }
event-troop-bought-general = { $who ->
        [me] You buy a troop for { $general }, who commands { $amount } now.
       *[other] { $name } buys a troop for { $general }, who commands { $amount } now.
    }
event-general-recruited = { $who ->
        [me] { $general } comes into play for you in { $place }.
       *[other] { $general } comes into play for { $name } in { $place }.
    }
event-wall-built = { $who ->
        [me] You wall { $place }.
       *[other] { $name } walls { $place }.
    }
event-development-built = { $who ->
        [me] You build { $what ->
            [market] a Market
           *[barracks] Barracks
        } in { $place }.
       *[other] { $name } builds { $what ->
            [market] a Market
           *[barracks] Barracks
        } in { $place }.
    }
event-founded = { $who ->
        [me] You found a village in { $place }.
       *[other] { $name } founds a village in { $place }.
    }
event-city-raised = { $who ->
        [me] You raise { $place } to a city: you are Judge of { $territory }.
       *[other] { $name } raises { $place } to a city and is Judge of { $territory }.
    }
event-item-bought = { $who ->
        [me] You give { $general } this item: { $item }.
       *[other] { $name } gives { $general } this item: { $item }.
    }
event-ransomed = { $who ->
        [me] You ransom { $general } for { $amount } coins, which go to { $captor }; back in { $place }.
       *[other] { $name } ransoms { $general } for { $amount } coins; back in { $place }.
    }
event-ark-placed = { $who ->
        [me] You put the Ark in { $place }.
       *[other] { $name } puts the Ark in { $place }.
    }
event-card-played = { $who ->
        [me] You play { $card }.
       *[other] { $name } plays { $card }.
    }
event-levied =
    { $amount ->
        [0] { $place } has no room left: the rest of the Levy is lost.
       *[other] The Levy puts 1 troop in { $place }.
    }
event-coins-gained = { $who ->
        [me] You get { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }.
       *[other] { $name } gets { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }.
    }
event-wrath-changed = Cup of Wrath: { $before } becomes { $amount }.
event-pair-arrived = { $name } appears in { $place } with strength { $amount }.
event-pair-moved =
    { $amount ->
        [0] { $name } has nowhere to go.
       *[other] { $name } advances to { $place }.
    }
event-moved = { $who ->
        [me] { $general } goes from { $from } to { $place }{ $halted ->
            [yes] {" "}and stops
           *[no] {""}
        }.
       *[other] { $general }, of { $name }, goes from { $from } to { $place }{ $halted ->
            [yes] {" "}and stops
           *[no] {""}
        }.
    }
event-passage-used = { $general } has entered { $place } by the Secret Passage: its wall will not count.
event-shifted = { $general } and { $other } share a troop in { $place }.
event-shifted-garrison = { $general } leaves a troop with { $place }'s garrison.
event-shifted-out = { $general } takes a troop from { $place }'s garrison.
event-taken = { $general } takes command of a troop in { $place }.
event-siege-counted = { $place }: siege round { $amount }.
event-siege-lifted = The siege of { $place } is lifted.
event-encounter-made = { $name } and { $foe } meet in { $place }.
event-held = { $who ->
        [me] You hold in { $place }.
       *[other] { $name } holds in { $place }.
    }
event-declared = { $who ->
        [me] You declare battle on { $foe } in { $place }.
       *[other] { $name } declares battle on { $foe } in { $place }.
    }
event-answered = { $who ->
        [me] You seal your answer in { $place }.
       *[other] { $name } seals an answer in { $place }.
    }
event-orders-revealed = { $who ->
        [me] Your order in { $place }: { $amount ->
            [one] 1 troop committed
           *[other] { $amount } troops committed
        }.
       *[other] Order of { $name } in { $place }: { $amount ->
            [one] 1 troop committed
           *[other] { $amount } troops committed
        }.
    }
event-bonus-cancelled = The bonus +{ $amount } of { $place } is cancelled: { $cause }.
cause-weapons = Siege Weapons
cause-passage = Secret Passage
cause-sortie = the defender has come out of the walls
event-squire-died = { $general }'s squire dies in his place.
event-general-killed = { $general } dies in { $place }.
event-strengths-compared = { $place }: { $name } { $attack }, { $foe } { $defence }.
event-battle-won = { $who ->
        [me] You beat { $foe } in { $place }.
       *[other] { $name } beats { $foe } in { $place }.
    }
event-troops-lost = { $who ->
        [me] You lose { $amount ->
            [one] 1 troop
           *[other] { $amount } troops
        } in { $place }.
       *[other] { $name } loses { $amount ->
            [one] 1 troop
           *[other] { $amount } troops
        } in { $place }.
    }
event-captured = { $general } falls into the hands of { $captor }.
event-executed = { $general } is executed by { $captor }.
event-troops-left =
    { $amount ->
        [one] 1 troop stays in { $place } without its general.
       *[other] { $amount } troops stay in { $place } without their general.
    }
event-place-changed = { $who ->
        [me] From now on you defend { $place }.
       *[other] From now on { $name } defends { $place }.
    }
event-fate-asked = { $who ->
        [me] You have to choose the fate of { $place }.
       *[other] { $name } has to choose the fate of { $place }.
    }
event-conquered = { $who ->
        [me] You conquer { $place }{ $city ->
            [yes] , and the judge's title with it
           *[no] {""}
        }.
       *[other] { $name } conquers { $place }{ $city ->
            [yes] , and the judge's title with it
           *[no] {""}
        }.
    }
event-sacked = { $who ->
        [me] You sack { $place } and take { $amount } coins.
       *[other] { $name } sacks { $place } and takes { $amount } coins.
    }
event-razed =
    { $amount ->
        [one] { $place } is razed for ever: 1 place is razed now.
       *[other] { $place } is razed for ever: { $amount } places are razed now.
    }
event-pair-died = { $name } dies.
event-encounter-off = The encounter of { $name } and { $foe } in { $place } dissolves.
event-stack-gone =
    { $amount ->
        [one] 1 leaderless troop vanishes from { $place }.
       *[other] { $amount } leaderless troops vanish from { $place }.
    }
event-report-sent = You get the Battle Report of { $place }.
event-anointed = { $who ->
        [me] You hold { $amount } titles: you are anointed.
       *[other] { $name } holds { $amount } titles and is anointed.
    }
event-anointing-lost = { $who ->
        [me] You have lost titles and are anointed no longer.
       *[other] { $name } has lost titles and is anointed no longer.
    }
event-eliminated = { $who ->
        [me] You have no settlements left: you are out{ $amount ->
            [0] {""}
           *[other] , and your generals with you
        }.
       *[other] { $name } has no settlements left and is out{ $amount ->
            [0] {""}
           *[other] {" "}with all generals
        }.
    }
event-captives-returned = { $general } returns to the owner's roster.
event-points-counted = { $who ->
        [me] You have { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }.
       *[other] { $name } has { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }.
    }
event-encounters-expired = The encounters that were left expire.
event-first-passed = { $who ->
        [me] You go first next round.
       *[other] { $name } goes first next round.
    }
event-taken-back = { $who ->
        [me] You take it back.
       *[other] { $name } takes it back.
    }

result-won = { $who ->
        [me] You win: { $how }.
       *[other] { $name } wins: { $how }.
    }
result-shared = { $names } share the victory: { $how }.
how-king = crowned king
how-last = nobody else is left standing
how-capital = nobody else holds their own capital
how-desolation = the land is desolate and points decide
how-limit = the rounds are over and points decide
how-nobody = nobody is left standing and points decide
how-conceded = the last rival concedes
how-other = so ends the game

ending-king = King
ending-last = Last one standing
ending-desolation = Desolation
ending-limit = Points after the last round
ending-nobody = Nobody left
ending-conceded = Concession
ending-other = Another ending
