# Four in a row.

title = Four in a row
pitch = Drop your discs and get four in a line.
board = Board
seat-south = South
seat-north = North
cell-empty = empty
cell-south = South's disc
cell-north = North's disc

ask-column = Which column do you drop your disc into?
option-drop = Drop a disc into { $column }

event-laid-out = The board is empty.
event-begun = { $who } begins.
event-dropped = { $who } drops a disc into { $column }.
event-won = { $who } wins with four in a row.
event-drawn = A draw: the board is full.

# Why something is not possible, and what it would take.

C4-2-1 = It is the other player's turn.
C4-2-3 = That column is full.
    .remedy = Choose a column with room.
    .tag = Full
    .title = The column is full
C4-3-3 = The game is over.

# The chapters of the rulebook

section-1 = The board
section-2 = Turns
section-3 = The end
