# plain: texts are made only when somebody reads them
"""Games for two who sit face to face: the seats' names, and how messages call a player."""

from __future__ import annotations

SEATS = ("south", "north")
SPECTATOR = -1


def reader_of(seat: int) -> int:
    """Return the seat of a reader, SPECTATOR for whoever sits at none."""
    return seat if 0 <= seat < len(SEATS) else SPECTATOR


def who(seat: int, reader: int) -> str:
    """Return the key by which messages call a player: me, rival, or for spectators the seat."""
    if reader_of(reader) == SPECTATOR:
        return SEATS[seat]
    return "me" if seat == reader else "rival"
