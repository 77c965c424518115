# Questions and answers.

ask-wait = { $name } has to answer.
ask-keep = Which card do you keep?
ask-discard = You hold too many cards: which one do you discard?
ask-buy = What do you buy?
ask-levy = Levy in { $place }: where does the next troop go?
ask-move = Whom do you move?
ask-step = Where does { $general } go on to?
ask-passage = Does { $general } enter { $place } by the Secret Passage?
ask-encounter = Do you declare battle or hold?
ask-commit = How many troops of { $general } do you commit in { $place }?
ask-garrison = How many troops of { $place }'s garrison do you commit?
ask-cards = Your order in { $place } against { $foe }: do you play cards or seal it?
ask-fate = { $place } is yours: do you conquer or sack it?
ask-anytime = What do you want to do?

ask-tag-keep = Draw
ask-tag-discard = Discard
ask-tag-buy = Acquisitions
ask-tag-levy = Levy
ask-tag-move = Movement
ask-tag-step = Movement
ask-tag-passage = Secret Passage
ask-tag-encounter = Combat
ask-tag-order = Your order
ask-tag-answer = Under attack
ask-tag-fate = Spoils

ask-note-secret = Nobody else sees it.
ask-note-coins =
    { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    }
ask-note-levy =
    { $left ->
        [one] 1 troop is left to place.
       *[other] { $left } troops are left to place.
    }
ask-note-step =
    { $left ->
        [one] 1 hex is left.
       *[other] { $left } hexes are left.
    }
ask-note-order = Committed troops are lost even if you win. Your order stays hidden until both sides have sealed theirs.
ask-note-answer = You can't avoid the battle: all you choose is what you answer with. Committed troops are lost even if you win.
ask-note-encounter =
    { $situation ->
        [besieged] You are besieged: you may attack to break the ring, without your wall, or let the siege go on.
        [besieging] You are besieging: you may attack, or keep up the siege and let the wall melt.
        [mixed] Decide in each encounter; if you end, you hold in those that are left.
       *[coincided] You have met: you may attack or ignore your neighbour.
    }
ask-note-fate = Conquered it keeps wall, developments and title. Sacked it gives { $coins } coins and adds 3 Wrath, and the place is razed for ever.

option-keep = Keep { $card }
option-discard = Discard { $card }
option-pass = Finish
option-pass-move = Finish your Movement
option-pass-fate = Decline to choose
option-troop = Buy a troop for { $place } ({ $cost })
option-troop-for = Buy a troop for { $general } ({ $cost })
option-recruit = Recruit { $general } in { $place } ({ $cost })
option-captain = Recruit a captain in { $place } ({ $cost })
option-wall = Wall { $place } ({ $cost })
option-market = Build a Market in { $place } ({ $cost })
option-barracks = Build Barracks in { $place } ({ $cost })
option-found = Found a village in { $place } ({ $cost })
option-raise = Raise { $place } to a judge's city ({ $cost })
option-sword = Buy a Sword for { $general } ({ $cost })
option-chariot = Buy a War Chariot for { $general } ({ $cost })
option-squire = Buy a Squire for { $general } ({ $cost })
option-ransom = Ransom { $general } and bring him to { $place } ({ $cost })
option-move-ark = Carry the Ark to { $place }
option-play = Play { $card }
option-play-at = Play { $card } in { $place }
option-levy = To { $place }'s garrison
option-levy-for = With { $general }
option-move = Move { $general } to { $place }
option-march = Forced March with { $general }
option-stop = Stop here
option-shift = Pass a troop from { $general } to { $other }
option-shift-garrison = Pass a troop from { $general } to the garrison
option-draw-out = Pass a troop from the garrison to { $general }
option-take = Put a leaderless troop with { $general }
option-passage = Enter with { $general } by the Secret Passage
option-no-passage = Enter for all to see
option-declare = Declare battle on { $foe } in { $place }
option-declare-alone = Declare battle in { $place }
option-hold =
    { $situation ->
        [besieging] Keep up the siege of { $place }
        [besieged] Endure the siege in { $place }
       *[other] Ignore { $foe } in { $place }
    }
option-end = End, and hold in all that is left
option-commit =
    { $troops ->
        [one] 1 troop of { $general }
       *[other] { $troops } troops of { $general }
    }
option-garrison =
    { $troops ->
        [one] 1 troop of the garrison
       *[other] { $troops } troops of the garrison
    }
option-use = Play { $card }
option-confirm = Seal the order
option-conquer = Conquer
option-sack = Sack and enslave ({ $coins } coins, Wrath +3)
option-change = Change your order in { $place }
option-give = Give something to { $name }
option-concede = Concede
option-new-rules = Change the rules
option-join = Join your troops to the battle in { $place }
