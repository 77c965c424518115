# How games end, for the laboratory's tables.

ending-nexus = Fall of the Nexus
ending-total = Total Domination
ending-marks = Domination, two Marks in a row
ending-limit = Tie-break (Round limit)
ending-deck = Empty deck
ending-conceded = Concession
ending-draw = Draw
ending-other = Another ending
