"""Resurgir Amerindio: a duel of Amerindian Cultures for two, over seven shared turns.

Players build structures, attack the opponent's cards and fulfil their Culture's Equinox; whoever has most Victory
Points when turn 7 closes wins.

Read it in this order: `printed` (cards), `pieces` and `state` (the table), `sequence` (the turn as a table), then the
chapters `setting_up`, `playing`, `combat`, `equinox`, `periods`, and `chain` with `abilities`; `verbs` is what card
text can say.
"""

from liza.games.resurgir.game import Resurgir

GAME = Resurgir()

__all__ = ["GAME"]
