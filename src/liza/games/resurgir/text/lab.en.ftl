# How games end, for the laboratory's tables.

ending-points = More Victory Points
ending-tie = Equal Victory Points
ending-conceded = Concession
ending-other = Another ending
