"""Inframundis, rulebook v1.5: a duel of cards for two.

Creatures are summoned into three lines, Frente, Santuario and Retaguardia. Whoever controls two of them at the end of
two Rounds running, or all three at once, or brings the rival's Nexus to 0, wins.

Read it in this order: `printed` (cards), `pieces` and `state` (the table), `sequence` (the turn as a table), then the
chapters `setting_up`, `playing`, `windows`, `combat`, `domination`; `verbs` is what card text can say.
"""

from liza.games.inframundis.game import Inframundis

GAME = Inframundis()

__all__ = ["GAME"]
