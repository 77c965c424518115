"""Bellum Imperia, rulebook v10: a duel of civilizations for two.

Units fight from the Vanguard or the Rearguard with Structures in front; all attacks are declared together, there is one
Duel of Tactics, and damage is simultaneous and lasting. Whoever brings the enemy Main Objective to 0, or holds three
stored Relics until Dominion is 5, wins.

Read it in this order: `printed` (cards), `pieces` and `state` (the table), `sequence` (the turn as a table), then the
chapters `setting_up`, `development`, `ages`, `relics`, `combat`, `chain`; `verbs` is what card text can say.
"""

from liza.games.bellum.game import Bellum

GAME = Bellum()

__all__ = ["GAME"]
