# Why something is not possible: the sentence, the tag of two words (.tag), the title (.title), what it would take (.remedy).
#
# The id is the clause's, with "_" for the dot. After "--", the same clause with what is on the table now.

# The moment

reason-busy = It is your Preparation, but first you have to finish the choice you have begun.
    .tag = Not now
    .title = This choice first
    .remedy = Answer what you are asked or go back.
reason-wait = It is your Preparation, but your rival has to answer first.
    .tag = Not now
    .title = Your rival answers
    .remedy = Wait for the answer.

reason-INF-3-7 = A spell is played in your Preparation only.
    .tag = Not now
    .title = Only in your Preparation
    .remedy = You can play it in your next Preparation.
reason-INF-3-8 = A fast spell is played when the phase opens a window, and none is open to you now.
    .tag = Not now
    .title = No window is open
    .remedy = You can play it in the next window in which you are asked.
reason-INF-12-6 = An ability is used in your Preparation unless its text says otherwise; one that costs nothing, once per turn.
    .tag = Not now
    .title = Not its moment
    .remedy = You can use it when its text says so, or in your next Preparation.
reason-INF-12-6--moment = That ability is used in your Preparation only.
    .tag = Not now
    .title = Only in your Preparation
    .remedy = You can use it in your next Preparation.
reason-INF-12-6--used = That ability costs nothing, and you have used it this turn.
    .tag = Used
    .title = Once per turn
    .remedy = You can use it again next turn.
reason-INF-12-7 = Creatures, relics and runes are played in your Preparation only.
    .tag = Not now
    .title = Only in your Preparation
    .remedy = You can play it in your next Preparation.
reason-INF-7_3-2 = Relics and runes are equipped in your Preparation only.
    .tag = Not now
    .title = Only in your Preparation
    .remedy = You can equip it in your next Preparation.
reason-INF-7_4-1 = Attacks are declared all at once, in your Conflict.
    .tag = Not now
    .title = Only in your Conflict
    .remedy = You can attack when your Conflict begins.
reason-INF-7_4-2 = Blocks are chosen once your rival has declared an attack on your Nexus.
    .tag = Not now
    .title = Nothing to block
    .remedy = You can block when your Nexus is attacked.
reason-INF-12-3 = It is your rival's turn to answer.
    .tag = Not now
    .title = Your rival answers
    .remedy = Wait for the answer.

# The beginning of the game

reason-INF-2-4 = It is not what was agreed about Commanders in this game.
    .tag = Not agreed
    .title = Commanders as agreed
    .remedy = Choose one of the options you are offered.
reason-INF-2-4--none = This game is played without Commanders.
    .tag = No Commanders
    .title = A game without Commanders
    .remedy = Choose another option for Commanders when you set up the next game.
reason-INF-2-4--required = In this game each player has to bring a Commander.
    .tag = Required
    .title = A Commander is required
    .remedy = Choose one of yours.
reason-INF-3-13 = The Commander is chosen when the game begins and stays the same.
    .tag = Chosen
    .title = Only at the beginning
reason-INF-5-1 = The mulligan is decided right after the opening draw.
    .tag = Not now
    .title = Only at the beginning
reason-INF-5-4 = The Commander is chosen before the opening hand is drawn.
    .tag = Not now
    .title = Before the opening draw
reason-INF-5-7 = You have taken a mulligan, and only one is allowed.
    .tag = Done
    .title = One mulligan only

# The card

reason-INF-intro-1 = A card's text forbids it, and a prohibition prevails.
    .tag = Forbidden
    .title = A card forbids it
    .remedy = It may once that prohibition is no longer in force.
reason-INF-3-11 = There can be only one Champion on your side, and you control it already.
    .tag = Champion
    .title = You control a Champion
    .remedy = You can when your Champion leaves play.
reason-INF-3-14 = A Commander's ability works during the whole game: nothing interrupts it.
    .tag = Commander
    .title = Commanders are out of reach
    .remedy = Choose another target.
reason-INF-3-15 = A Commander can be neither attacked nor destroyed, and nothing takes it from its zone.
    .tag = Commander
    .title = Commanders are out of reach
    .remedy = Choose another target.
reason-INF-8-4 = It entered play this turn: it can't attack yet, nor use abilities that exhaust it.
    .tag = Just arrived
    .title = It has just arrived
    .remedy = It can in your next turn.
reason-INF-9-2 = It has moved this turn, and it may do so only once.
    .tag = Moved
    .title = One move per turn
    .remedy = You can move it again in your next turn.
reason-INF-10_1-1 = It is exhausted, and only ready creatures attack.
    .tag = Exhausted
    .title = It is exhausted
    .remedy = It can when it is readied, in your Awaken.
reason-INF-13-1 = It is exhausted, and that ability requires exhausting it.
    .tag = Exhausted
    .title = It is exhausted
    .remedy = You can use it when it is readied, in your Awaken.
reason-INF-13-4 = It is silenced: it has lost the abilities of its text.
    .tag = Silenced
    .title = It is silenced
    .remedy = You can use it when the silence ends, if it is for this turn only.

# The place and the target

reason-INF-0-3 = There is no such place: there are only Front, Sanctuary and Rear.
    .tag = No line
    .title = No such line
    .remedy = Choose one of the three lines.
reason-INF-3-1 = Your creatures enter your own lines, not your rival's.
    .tag = Other side
    .title = That line is your rival's
    .remedy = Choose one of your three lines.
reason-INF-4-3 = The Commander's zone is no line: creatures don't enter it.
    .tag = No line
    .title = That is no line
    .remedy = Choose one of your three lines.

reason-INF-9-1 = A creature moves in your Preparation, and to an adjacent line only.
    .tag = No way
    .title = Adjacent lines only
    .remedy = Choose an adjacent line, in your Preparation.
reason-INF-9-1--moment = Creatures move in your Preparation only.
    .tag = Not now
    .title = Only in your Preparation
    .remedy = You can move it in your next Preparation.
reason-INF-9-1--far = The Front and the Rear are not adjacent lines.
    .tag = Too far
    .title = Adjacent lines only
    .remedy = Move it to the Sanctuary this turn and go on in the next.
reason-INF-8-7 = There is no room: each line holds three of your creatures.
    .tag = Line full
    .title = There is no room
    .remedy = Choose another line or make room first.
reason-INF-8-7--line = You have three creatures in { in-its-line }, and no more fit in.
    .tag = Line full
    .title = { line-opening } has no room
    .remedy = Choose another line or make room first.
reason-INF-8-8 = There is no room for that creature: the line is full.
    .tag = Line full
    .title = There is no room
    .remedy = Choose a line with room.
reason-INF-3-3 = A creature of yours has to bear it, or the one that the card says.
    .tag = No bearer
    .title = It can't bear this
    .remedy = Choose a creature that can bear it or wait until there is one.
reason-INF-3-3--none = No creature can bear it now.
    .tag = No bearer
    .title = Nobody can bear it
    .remedy = Play a creature first.
reason-INF-3-6 = It takes a target like the one the card asks for.
    .tag = No target
    .title = Not a valid target
    .remedy = Choose a target that fits the card's text or wait until there is one.
reason-INF-3-6--none = There is no target now like the one the card asks for.
    .tag = No target
    .title = It has no target
    .remedy = You can when there is one.
reason-INF-10_1-3 = A creature attacks only enemies in its own line, or the Nexus.
    .tag = Other line
    .title = It is not opposite
    .remedy = Move it to that creature's line in your Preparation.
reason-INF-10_3-3 = Each attack is blocked by a creature of your most advanced line that still can, and none blocks twice.
    .tag = No block
    .title = It can't block this attack
    .remedy = Block with one that is offered or let the attack through.
reason-INF-10_3-3--used = It blocks another attack, and no creature blocks twice.
    .tag = Blocking
    .title = It blocks another attack
    .remedy = Block with another or take back the earlier block.
reason-INF-10_3-3--line = Your most advanced line blocks first, which is { line-the } now.
    .tag = Behind
    .title = Another line is in front
    .remedy = Block with a creature of that line or let the attack through.
reason-INF-10_3-3--single = In this game one attack is blocked per Conflict, and you have done so.
    .tag = Blocked
    .title = One block per Conflict
    .remedy = Let this attack through or take back the earlier block.

# The Nexus

reason-INF-10_2-1 = The path to the Nexus is closed: there are creatures in your rival's Front.
    .tag = Nexus closed
    .title = Creatures in their Front
    .remedy = You can when your rival's Front and Sanctuary are empty as attacks are declared.
reason-INF-10_2-2 = The path to the Nexus is closed: there are creatures in your rival's Sanctuary.
    .tag = Nexus closed
    .title = Creatures in their Sanctuary
    .remedy = You can when your rival's Sanctuary is empty as attacks are declared.
reason-INF-10_2-4 = From the Rear the Nexus is out of reach while there are creatures in your rival's Sanctuary.
    .tag = Nexus closed
    .title = Creatures in their Sanctuary
    .remedy = You can when your rival's Sanctuary is empty as attacks are declared.
reason-INF-13-7 = There is a creature with Guard in that line, and it is the one to be attacked.
    .tag = Guard
    .title = Guard bars the way
    .remedy = Attack the creature with Guard, or from another line.

# The ether

reason-INF-6-7 = You don't have the ether to pay the full cost.
    .tag = Ether
    .title = Not enough ether
    .remedy = You can when you have enough ether.
reason-INF-6-7--now =
    It costs { $cost } and { $ether ->
        [0] you have no ether left.
       *[other] you have { $ether } left.
    }
    .tag = Ether
    .title = { $missing } ether short
    .remedy = You can when you have enough ether.
