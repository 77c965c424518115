# Advice for a first game: each hint is given when it fits what is asked.

hint-hand =
    You will have { $ether } ether in your first turn, and 1 more each turn. If nearly all your cards cost 4 or more, exchange the hand: you will get one card fewer.
hint-creature = Play a creature into a line: its Attack counts there as Force at once. It enters exhausted and, unless it has Rush, won't attack before your next turn.
hint-lines = A line belongs to whoever has more Force in it. Dominate two when the Round ends and you earn a Mark; two Marks in a row win the game.
hint-window = A fast spell can also be played outside your Preparation, even in your rival's turn. If you would rather keep it, pass.
hint-attack = Attacking exhausts your creature, but exhausted it still counts for its line and may block. In a fight both creatures wound each other at once.
# $what: total (all three lines), win (two lines and a Mark) or nexus. $who: who is about to win.
hint-finish =
    { $what ->
        [total] { $who ->
            [me] You control all three lines. If they are still yours when the Round ends, you win at once.
           *[rival] Your rival controls all three lines. Take at least one away before the Round ends, or they win at once.
        }
        [win] { $who ->
            [me] You hold a Mark and dominate two lines. Keep them until the Round ends and you win the game.
           *[rival] Your rival holds a Mark and dominates two lines. Take one away before the Round ends, or they win the game.
        }
       *[nexus] You can attack the enemy Nexus: nothing bars your creature's way. If that Nexus falls to 0, you win at once.
    }
