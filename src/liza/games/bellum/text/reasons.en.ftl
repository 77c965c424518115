# Why something is not possible: the sentence, a tag of two words (.tag), the title (.title), and what it takes (.remedy).
#
# The id is the clause's, with "_" for the dot. After "--", the same clause with what is on the table now.

# The moment

reason-busy = It is your Development, but first you have to finish the choice you began.
    .tag = Not now
    .title = First, this choice
    .remedy = Answer what you are asked or go back.
reason-wait = It is your Development, but first your rival has to answer.
    .tag = Not now
    .title = Your rival's move
    .remedy = Wait for the answer.
reason-BEL-6-1 = You attack in the Combat phase, and the phases of a turn don't change their order.
    .tag = Not now
    .title = Only in Combat
    .remedy = You can attack in your Combat.
reason-BEL-6_B-2 = Units and Structures are played only in your Development.
    .tag = Not now
    .title = Only in your Development
    .remedy = You can play it in your next Development.
reason-BEL-6_B-4 = An ability is used in your Development; one that costs nothing, once per turn.
    .tag = Not now
    .title = Not its moment
    .remedy = You can use it in your next Development.
reason-BEL-6_B-4--moment = That ability is used only in your Development.
    .tag = Not now
    .title = Only in your Development
    .remedy = You can use it in your next Development.
reason-BEL-6_B-4--used = That ability costs nothing, and you have already used it this turn.
    .tag = Used
    .title = Once per turn
    .remedy = You can use it again in your next turn.
reason-BEL-6_B-6 = You advance an Age only in your Development.
    .tag = Not now
    .title = Only in your Development
    .remedy = You can advance in your next Development.
reason-BEL-6_B-9 = Your rival is acting, and you can step in only in the Duel or with a Tactic that reacts to what they do.
    .tag = Not now
    .title = Your rival's move
    .remedy = Wait to be asked.
reason-BEL-6_B-10 = Your Development of this turn is over, and there is no way back to it.
    .tag = Not now
    .title = Your Development is over
    .remedy = You can play it in your next Development.
reason-BEL-6_C-1 = Attackers are declared by the active player, all at once, in their Combat.
    .tag = Not now
    .title = Only in your Combat
    .remedy = You can attack in your Combat.
reason-BEL-6_C-1--closed = Attackers are declared all at once, and this turn's declaration is closed.
    .tag = Not now
    .title = Declaration closed
    .remedy = You can attack in your next Combat.
reason-BEL-6_C-6 = Defences are assigned once all of your rival's attacks are fixed.
    .tag = Not now
    .title = Nothing to defend
    .remedy = You can defend when a Vanguard attack goes for your Main Objective.
reason-BEL-7_5-3 = The target that the attacker has chosen is neither refused nor exchanged.
    .tag = Not now
    .title = You cannot change the target
    .remedy = You can defend when a Vanguard attack heads for your Main Objective.
reason-BEL-7_6-10 = Only a Flanking attack is intercepted, at the moment you are asked.
    .tag = Not now
    .title = Only against Flanking
    .remedy = You can intercept when your rival flanks.
reason-BEL-7_6-13 = Interceptions are decided before defences, and they have been.
    .tag = Not now
    .title = No more Interceptions
    .remedy = You can intercept the next Flanking attack.
reason-BEL-7_8-1 = The Duel of Tactics opens once all attacks and defences are fixed.
    .tag = Not now
    .title = The Duel isn't open
    .remedy = You can play it when you are asked in the Duel.
reason-BEL-6_C-9 = In the Duel the first priority belongs to the defender.
    .tag = Not now
    .title = The defender begins
    .remedy = You can play it when you are asked in the Duel.
reason-BEL-7_8-8 = The Duel of this combat is over, and no other opens.
    .tag = Not now
    .title = The Duel is over
    .remedy = You can play it in another Duel.
reason-BEL-7_8-6 = The chain is resolving, and no Tactic is added meanwhile.
    .tag = Not now
    .title = The chain is resolving
    .remedy = You can play it in another Duel.
reason-BEL-7_8-7 = Once the Duel has begun, defences don't change.
    .tag = Not now
    .title = Defences are fixed
    .remedy = You can defend in your rival's next Combat.
reason-BEL-7_8-11 = In the Duel you can only use an ability whose text names it.
    .tag = Not now
    .title = Not for the Duel
    .remedy = You can use it in your next Development.
reason-BEL-7_8-11--duel = That ability is used in the Duel of Tactics.
    .tag = Not now
    .title = Only in the Duel
    .remedy = You can use it when you are asked in the Duel.
reason-BEL-11-7 = You ascend only in your Development.
    .tag = Not now
    .title = Only in your Development
    .remedy = You can ascend in your next Development.
reason-BEL-5-8 = Before your first Development ends, your Age I Economy card has to enter.
    .tag = Something missing
    .title = Your Economy card first
    .remedy = Put it into play, then end.

# Tactics

tactic-window-development = in your Development
tactic-window-duel = in the Duel of Tactics
reason-BEL-3-16 = The text of each Tactic says when it is played, and that isn't now.
    .tag = Not now
    .title = Not its window
    .remedy = You can play it at the moment its text says.
reason-BEL-3-16--now = That Tactic is played { $windows }.
    .tag = Not now
    .title = Not its window
    .remedy = You can play it at the moment its text says.
reason-BEL-3-17 = An event Tactic is played only when its event has just happened.
    .tag = No event
    .title = Its event hasn't happened
    .remedy = You can play it when that happens.
reason-BEL-3-17--now = That Tactic is played { $event }.
    .tag = No event
    .title = Its event hasn't happened
    .remedy = You can play it when that happens.
reason-BEL-9-4 = It isn't a target such as the text asks for.
    .tag = Not valid
    .title = Not a valid target
    .remedy = Choose one of those on offer.
reason-BEL-9-4--none = There is no target now such as its text asks for.
    .tag = No target
    .title = It has no target
    .remedy = You can when there is one.
reason-BEL-9-8 = Its text says who may play it in the Duel, and that isn't you.
    .tag = Other role
    .title = Not for you now
    .remedy = You can play it in another Duel.
reason-BEL-9-8--now =
    In the Duel, that Tactic is only for the player who { $attacking ->
        [yes] attacks.
       *[no] defends.
    }
    .tag = Other role
    .title =
    { $attacking ->
        [yes] Only when attacking
       *[no] Only when defending
    }
    .remedy =
    { $attacking ->
        [yes] You can play it when you attack.
       *[no] You can play it when you defend.
    }
reason-BEL-9-11 = That Tactic is of an Age you haven't reached yet.
    .tag = Age
    .title = Not your Age yet
    .remedy = Advance an Age.
reason-BEL-9-11--now = That Tactic is of Age { $needed }, and you are in Age { $age }.
    .tag = Age { $needed }
    .title = It takes Age { $needed }
    .remedy = Advance an Age.

# Cards and Ascents

reason-BEL-intro-2 = A card's text forbids it, and a prohibition prevails.
    .tag = Forbidden
    .title = A card forbids it
    .remedy = You can when that prohibition is no longer in force.
reason-BEL-3-15 = Economy cards and Wonders are neither attacked nor destroyed, unless the text says so.
    .tag = Safe
    .title = Out of reach
    .remedy = Choose another target.
reason-BEL-4-5 = You already control two Structures, and there is no room for more.
    .tag = No room
    .title = Two Structures at most
    .remedy = You can when you control fewer than two.
reason-BEL-4-5--now = You already control two Structures, and you may not destroy one of your own to make room ({ $clause }).
    .tag = No room
    .title = Two Structures at most
    .remedy = You can once you control fewer than two.
reason-BEL-10-17 = It is of an Age you haven't reached yet.
    .tag = Age
    .title = Not your Age yet
    .remedy = Advance an Age.
reason-BEL-10-17--now = It is of Age { $needed }, and you are in Age { $age }.
    .tag = Age { $needed }
    .title = It takes Age { $needed }
    .remedy = Advance an Age.
reason-BEL-11-2 = Each stage is placed only on the one before it in its line.
    .tag = Other line
    .title = Not the stage before
    .remedy = Choose the stage before.
reason-BEL-11-2--now = It is placed only on { $card }.
    .tag = Other line
    .title = Not the stage before
    .remedy = Choose { $card }.
reason-BEL-11-4 = That stage is of an Age you haven't reached yet.
    .tag = Age
    .title = Not your Age yet
    .remedy = Advance an Age.
reason-BEL-11-4--now = That stage is of Age { $needed }, and you are in Age { $age }.
    .tag = Age { $needed }
    .title = It takes Age { $needed }
    .remedy = Advance an Age.
reason-BEL-11-5 = To ascend, you need the stage before it in play.
    .tag = No base
    .title = The stage before is missing
    .remedy = Put the stage before into play first.
reason-BEL-11-5--now = It is placed on { $card }, and you control none.
    .tag = No base
    .title = The stage before is missing
    .remedy = Put { $card } into play first.
reason-BEL-11-6 = To ascend, the card has to be in your hand, and it is in your graveyard.
    .tag = Graveyard
    .title = Not in your hand
    .remedy = Recover it first.
reason-BEL-11-23 = Elite and Royal stages aren't played directly: they enter by Ascent.
    .tag = Ascent
    .title = It enters by Ascent
    .remedy = Place it on the stage before it.
reason-BEL-7_1-8 = It is exhausted, and that ability takes exhausting it.
    .tag = Exhausted
    .title = It is exhausted
    .remedy = You can use it once it readies, as your turn begins.

# Ages

reason-BEL-10-8 = Of this Age you choose one of its Economy cards.
    .tag = Other Age
    .title = Not one of those Economy cards
    .remedy = Choose one of those on offer.
reason-BEL-10-14 = You are already in the last Age.
    .tag = Last Age
    .title = There are no more Ages
reason-BEL-10-15 = You have already advanced an Age this turn, and that is allowed once.
    .tag = Advanced
    .title = One Age per turn
    .remedy = You can advance again in your next turn.
reason-BEL-10-16 = Of this Age you choose one of its Wonders.
    .tag = Other Age
    .title = Not one of those Wonders
    .remedy = Choose one of those on offer.

# Relics

reason-BEL-12-3 = Relics are claimed in your Development, by exhausting a ready Cleric.
    .tag = Not now
    .title = Only in your Development
    .remedy = You can claim one in your next Development.
reason-BEL-12-3--exhausted = It is exhausted, and claiming takes exhausting a ready Cleric.
    .tag = Exhausted
    .title = The Cleric is exhausted
    .remedy = You can once it readies, as your turn begins.
reason-BEL-12-4 = Somebody has that Relic, and only neutral ones are claimed.
    .tag = Not neutral
    .title = Somebody has it
    .remedy = Choose a neutral Relic.
reason-BEL-12-4--none = No Relic is neutral any more.
    .tag = None free
    .title = No neutral Relics left
    .remedy = You can when one becomes neutral again.
reason-BEL-12-5 = It already carries a Relic, and you control no Church or Temple to store another.
    .tag = Busy
    .title = It already carries a Relic
    .remedy = Use another Cleric, or put a Church or Temple into play.
reason-BEL-12-14 = A Relic is stored in your Development.
    .tag = Not now
    .title = Only in your Development
    .remedy = You can store it in your next Development.
reason-BEL-12-14--nothing = It carries no Relic.
    .tag = No Relic
    .title = It carries no Relic
    .remedy = Claim a Relic first.
reason-BEL-12-14--nowhere = You control no Church or Temple to store it in.
    .tag = No temple
    .title = Nowhere to store it
    .remedy = Put a Church or Temple into play.
reason-BEL-12-14--exhausted = In this game storing a Relic exhausts the Cleric, and it is exhausted already.
    .tag = Exhausted
    .title = The Cleric is exhausted
    .remedy = You can once it readies, as your turn begins.
reason-BEL-12-14--text = In this game a carried Relic is stored only by the text of a card.
    .tag = Not agreed
    .title = Only by a card

# Supplies

reason-BEL-6_B-8 = You don't have the Supplies to pay the full cost.
    .tag = Supplies
    .title = Not enough Supplies
    .remedy = You can when you have enough Supplies.
reason-BEL-6_B-8--now =
    It costs { $cost } and { $supplies ->
        [0] you have no Supplies left.
        [one] you have 1 Supply.
       *[other] you have { $supplies } Supplies.
    }
    .tag = Supplies
    .title =
    { $missing ->
        [one] 1 Supply short
       *[other] { $missing } Supplies short
    }
    .remedy = You can when you have enough Supplies.

reason-BEL-3-20 = Your ready Supplies do not suffice, and exhausted ones do not pay again this turn.
    .tag = Supplies
    .title = Exhausted Supplies
    .remedy = You can once they are readied, when your turn starts.
reason-BEL-3-20--now =
    It costs { $cost } and { $supplies ->
        [0] you have no ready Supplies left
        [one] you have 1 ready Supply
       *[other] you have { $supplies } ready Supplies
    }; exhausted ones do not pay again this turn.
    .tag = Supplies
    .title =
    { $missing ->
        [one] 1 ready Supply short
       *[other] { $missing } ready Supplies short
    }
    .remedy = You can once they are readied, when your turn starts.
reason-BEL-3-21 = Your ready Supplies do not suffice, and exhausted ones are readied when your turn starts, not earlier.
    .tag = Supplies
    .title = Exhausted Supplies
    .remedy = You can once they are readied, when your turn starts.
reason-BEL-3-21--now =
    It costs { $cost } and { $supplies ->
        [0] you have no ready Supplies left
        [one] you have 1 ready Supply
       *[other] you have { $supplies } ready Supplies
    }; exhausted ones are readied when your turn starts, not earlier.
    .tag = Supplies
    .title =
    { $missing ->
        [one] 1 ready Supply short
       *[other] { $missing } ready Supplies short
    }
    .remedy = You can once they are readied, when your turn starts.
# Attacking

reason-BEL-7_1-4 = It is exhausted, and only ready Units attack.
    .tag = Exhausted
    .title = It is exhausted
    .remedy = You can once it readies, as your turn begins.
reason-BEL-7_1-5 = Structures don't attack, not even Towers.
    .tag = Structure
    .title = Structures don't attack
reason-BEL-1-5 = The Main Objective never attacks.
    .tag = Objective
    .title = The Objective does not attack
reason-BEL-7_1-10 = It entered play this turn: it can't attack yet.
    .tag = New
    .title = It has just arrived
    .remedy = You can in your next turn, or with Courage.
reason-BEL-7_1-10--now = It entered play this turn: only Units with Courage, and those ascended on an earlier stage, attack at once ({ $clause }).
    .tag = Newcomer
    .title = It has just arrived
    .remedy = It can in your next turn, or with Courage.
reason-BEL-7_1-14 = You control it since this turn: it can't attack yet.
    .tag = New
    .title = It has just changed hands
    .remedy = You can in your next turn, or with Courage.
reason-BEL-11-18 = It ascended on a card that came this turn: it can't attack yet.
    .tag = New
    .title = Its base has just arrived
    .remedy = You can in your next turn, or with Courage.
reason-BEL-11-19 = In this game two Ascents in a row are read by the last stage, and the one below came this turn.
    .tag = New
    .title = Two Ascents this turn
    .remedy = You can in your next turn, or with Courage.
reason-BEL-7_2-12 = In this game no attack is declared that would leave an attacker without a target.
    .tag = No target
    .title = An attack would have no target
    .remedy = Declare fewer Rearguard attacks or choose another target.
reason-BEL-7_2-4 = It is already committed to another engagement of this Combat.
    .tag = Committed
    .title = It is already committed
    .remedy = Choose an uncommitted card.
reason-BEL-7_6-9 = A Pikeman takes its place, but it stays committed: it defends against no other attack.
    .tag = Committed
    .title = It stays committed
    .remedy = Choose an uncommitted card.
reason-BEL-15-2 = That Structure is committed already: it is not available for another attack.
    .tag = Committed
    .title = Structure not available
    .remedy = Choose another target.
reason-BEL-7_3-3 = That Structure already takes an attack, and each takes only one.
    .tag = Committed
    .title = It already takes an attack
    .remedy = Choose another target.
reason-BEL-7_3-1 = A Structure is still uncommitted, and normal attacks have to go against it first.
    .tag = Structure
    .title = First, the Structure
    .remedy = Attack the Structure.
reason-BEL-3-6 = The Structure Zone lies in front: a normal attack meets the uncommitted Structure first.
    .tag = Structure
    .title = The Structure first
    .remedy = Attack the Structure.
reason-BEL-7_3-8 = The first attacks to be fixed go to the uncommitted Structures, one each; the others go on afterwards.
    .tag = Structure
    .title = The Structures first
    .remedy = Fix an attack on each Structure first.
reason-BEL-7_3-6 = A Flanking attack only chooses Units of the Rearguard.
    .tag = Vanguard
    .title = Only against the Rearguard
    .remedy = Choose a Unit of the Rearguard.
reason-BEL-7_4-10 = A Vanguard attack doesn't choose a Unit: the defender opposes one.
    .tag = No choice
    .title = The defender decides
    .remedy = Attack a Structure.
reason-BEL-7_5-4 = The Rearguard doesn't reach the Main Objective while your rival controls Units or Structures.
    .tag = Out of reach
    .title = Main Objective under cover
    .remedy = Attack a Unit.
reason-BEL-7_5-8 = The Rearguard does not reach the Main Objective while the rival controls Units or Structures, even committed ones.
    .tag = Out of reach
    .title = Main Objective under cover
    .remedy = It can once the rival controls none.
reason-BEL-6_C-3 = That Vanguard attack is fixed after the Rearguard and Flanking ones.
    .tag = Later
    .title = First, the Rearguard
    .remedy = Fix the other attacks first, or flank.
reason-BEL-7_6-4 = Without a valid Rearguard there is no flanking: it attacks normally, with the Vanguard.
    .tag = Vanguard
    .title = No Rearguard to flank
    .remedy = Fix the other attacks first.
reason-BEL-6_C-3--renounced = That Unit already attacks with the Vanguard.
    .tag = Decided
    .title = It attacks with the Vanguard
    .remedy = Fix the attacks that are left.
reason-BEL-7_6-2 = That Unit is already committed, and only uncommitted ones are flanked.
    .tag = Committed
    .title = It is already committed
    .remedy = Choose another Unit of the Rearguard.
reason-BEL-7_6-3 = Flanking doesn't attack Structures or the Main Objective.
    .tag = Not flankable
    .title = Only against the Rearguard
    .remedy = Choose a Unit of the Rearguard.
reason-BEL-7_6-12 = You have decided that this Unit doesn't flank in this Combat.
    .tag = Decided
    .title = It has renounced Flanking
    .remedy = It attacks with the Vanguard.
reason-BEL-7_7-3 = Demolish only attacks Structures and the Main Objective.
    .tag = Demolish
    .title = It doesn't attack Units
    .remedy = Choose a Structure or the Main Objective.
reason-BEL-14-4 = A Unit with Demolish does not attack other Units.
    .tag = Demolish
    .title = It attacks no Units
    .remedy = Choose the Main Objective.
reason-BEL-7_7-4 = A Structure is still uncommitted, and Demolish has to attack it.
    .tag = Structure
    .title = First, the Structure
    .remedy = Attack the Structure.
reason-BEL-7_7-7 = Bombardment only attacks the Main Objective.
    .tag = Bombardment
    .title = Only the Main Objective
    .remedy = Choose the Main Objective.

reason-BEL-7_3-7 = Bombardment passes over Structures: it chooses the Main Objective only.
    .tag = Bombardment
    .title = The Main Objective only
    .remedy = Choose the Main Objective.
reason-BEL-14-5 = A Unit with Bombardment attacks the Main Objective only.
    .tag = Bombardment
    .title = The Main Objective only
    .remedy = Choose the Main Objective.
# Intercepting

reason-BEL-7_6-8 = Only a ready, uncommitted Unit with Interception intercepts.
    .tag = Not fit
    .title = It can't intercept
    .remedy = Choose a Unit that can.
reason-BEL-14-3 = It doesn't have Interception.
    .tag = Not fit
    .title = It doesn't have Interception
    .remedy = Choose a Unit that has it.
reason-BEL-7_6-8--committed = It is already committed to another engagement of this Combat.
    .tag = Committed
    .title = It is already committed
    .remedy = Choose another Unit.
reason-BEL-7_6-8--exhausted = It is exhausted, and intercepting takes exhausting it.
    .tag = Exhausted
    .title = It is exhausted
    .remedy = Choose another Unit.
