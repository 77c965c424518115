# Three in a row.

title = Three in a row
pitch = Mark three cells in a line before the other does.
board = Board
seat-south = South
seat-north = North
seat-title =
    { $seat ->
        [south] South (crosses)
       *[north] North (noughts)
    }
cell-empty = empty
cell-cross = cross
cell-nought = nought

ask-cell = Which cell do you mark?
option-mark = Mark { $cell }

event-laid-out = The board is empty.
event-begun = { $who } begins.
event-marked = { $who } marks { $cell }.
event-won = { $who } wins with three in a row.
event-drawn = A draw: the board is full.

# Why something is not possible, and what it would take.

TTT-2-1 = It is the other player's turn.
TTT-2-2 = That cell is already marked.
    .remedy = Choose an empty cell.
    .tag = Taken
    .title = The cell is taken
TTT-3-3 = The game is over.

# The chapters of the rulebook

section-1 = The board
section-2 = Turns
section-3 = The end
