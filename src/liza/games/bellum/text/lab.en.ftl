# How games end, for the laboratory's tables.

ending-objective = Fall of the Main Objective
ending-dominion = Dominion
ending-both = Fall of both Main Objectives
ending-conceded = Concession
ending-other = Another ending
