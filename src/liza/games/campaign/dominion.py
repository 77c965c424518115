"""Dominion: once a turn it is written down who dominates what [CAM-dominio-13]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.pieces import NOBODY, SEEN_FOG
from liza.games.campaign.places import dominator, dominion_clause, levies_of
from liza.games.campaign.state import Campaign
from liza.kernel import Do


class ReadDominion(Do[Campaign]):
    """The dominion of a turn is read at its start, after the events, and stays as it is [CAM-dominio-14].

    In the first turn each country dominates exactly what it began with [CAM-partida-12].
    """

    clause: ClassVar[str] = "CAM-dominio-13"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-dominio-4",
        "CAM-dominio-5",
        "CAM-dominio-6",
        "CAM-dominio-7",
        "CAM-dominio-9",
        "CAM-regiones-7",
        "CAM-dominio-14",
        "CAM-partida-12",
    )

    def run(self, s: Campaign) -> None:
        """Write it down, with the levies of the regions each dominates [CAM-reclutamiento-3]."""
        size = s.board.size()
        now: list[i64] = [s.owner[r] if s.turn == 1 else dominator(s, r) for r in range(size)]
        s.dominion.append(tuple(now))
        before = s.dominion[s.turn - 1]
        for region in range(size):
            old = before[region] if s.turn > 1 else NOBODY
            if now[region] != old:
                clause = "CAM-partida-12" if s.turn == 1 else dominion_clause(s, region)
                s.emit(kinds.DOMINION_CHANGED, kinds.pack(NOBODY, region), now[region], clause, see=s.watchers(region))
        levies: list[i64] = [0 for _ in range(s.players)]
        for region in range(size):
            if now[region] != NOBODY:
                levies[now[region]] += levies_of(s, region)
        s.levied.append(tuple(levies))
        if s.rules.visibility == SEEN_FOG:
            s.sight.append(tuple([s.sees(seat) for seat in range(s.players)]))
