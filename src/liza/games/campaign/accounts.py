"""The ledger: every coin and every point lost, with turn, balance, reason and clause [CAM-informacion-6]."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.campaign.pieces import NOWHERE, Entry
from liza.games.campaign.state import Campaign


def book(s: Campaign, seat: i64, coins: i64, reason: str, clause: str, thing: i64 = NOWHERE, points: i64 = 0) -> None:
    """Add coins (or take them, if negative) and write a line; points are those that the army gains or loses.

    Nobody spends more than the treasury holds [CAM-reclutamiento-13]: whoever asks has checked it.
    """
    country = s.countries[seat]
    country.coins += coins
    assert country.coins >= 0
    country.ledger.append(Entry(s.turn, coins, points, country.coins, reason, thing, clause))
