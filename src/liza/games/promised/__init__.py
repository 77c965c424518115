"""Promised Land: settlements, generals and judges on a Canaan of 61 hexes, for two to four players.

Each round has seven phases; the sixth is Combat, whose page survives: troops are committed in secret and lost, win or
lose. Whoever has enough judge's titles is anointed, and king one round later; else points decide.

Read it in this order: `pieces` and `state` (the table), `places` and `numbers` (questions about it), `sequence` (the
round as a table), then the chapters `setting_up`, `income`, `drawing`, `acquiring`, `wrath`, `moving`, `encounters`,
`orders`, `combat`, `battle`, `victory`. A step's `clause` is the rule it carries out; `also` names the others.
"""

from liza.games.promised.game import PromisedLand

GAME = PromisedLand()

__all__ = ["GAME"]
