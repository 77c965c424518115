# plain: texts are made only when somebody reads them
"""How a reader calls what is on the board: players, invaders, generals, places, cards."""

from __future__ import annotations

from functools import lru_cache

from liza.games.promised.notation import CARDS, GENERALS, SEATS
from liza.games.promised.pieces import CHARIOT, PAIR, SQUIRE, SWORD
from liza.games.promised.state import Land
from liza.toolkit.telling import label
from liza.toolkit.text import Argument, Phrase

PHASES = ("income", "draw", "acquisitions", "wrath", "movement", "combat", "victory")
SPECTATOR = -1
ITEMS = {SWORD: "sword", CHARIOT: "chariot", SQUIRE: "squire"}


def reader_of(seen: Land, seat: int) -> int:
    """Return the seat of a reader, SPECTATOR for whoever sits at none."""
    return seat if 0 <= seat < seen.seats else SPECTATOR


@lru_cache(maxsize=64)
def side_name(side: int) -> Phrase:
    """Return what a side is called at the start of a sentence: a seat, or a pair of invaders."""
    return Phrase("seat-name", seat=SEATS[side]) if side < PAIR else Phrase("pair-name", number=side - PAIR + 1)


@lru_cache(maxsize=256)
def side_inner(side: int, reader: int) -> Phrase:
    """Return what a side is called after a preposition; the reader is "you"."""
    if side == reader:
        return label("seat-you")
    return Phrase("seat-name", seat=SEATS[side]) if side < PAIR else Phrase("pair-inner", number=side - PAIR + 1)


def whose(side: int, reader: int) -> dict[str, Argument]:
    """Return the arguments that say who does something: `who` (me or other) and `name`."""
    return {"who": "me" if side == reader else "other", "name": side_name(side)}


def place_name(seen: Land, hex: int) -> Phrase:
    """Return a hex by its name, or by its coordinates."""
    return _place_name(seen.ground.board.names[hex], seen.ground.board.hexes[hex])


@lru_cache(maxsize=1024)
def _place_name(names: tuple[str, str], at: tuple[int, int]) -> Phrase:
    if names[0]:
        return Phrase("data-text", es=names[0], en=names[1])
    return Phrase("place-hex", q=_signed(at[0]), r=_signed(at[1]))


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def general_name(seen: Land, number: int) -> Phrase:
    """Return a general by his name; a captain by his number."""
    name = seen.generals[number].name
    return label(f"general-{GENERALS[name]}") if name >= 0 else Phrase("captain-name", number=number)


def card_name(card: int) -> Phrase:
    """Return the name of a kind of card; "a card" for a hidden one."""
    return label(f"card-{CARDS[card]}") if card > 0 else label("card-hidden")


def territory_name(seen: Land, territory: int) -> Phrase:
    """Return the name of a territory."""
    names = seen.ground.board.territory_names[territory]
    return Phrase("data-text", es=names[0], en=names[1])


def item_name(item: int) -> Phrase:
    """Return the name of an item."""
    return label(f"item-{ITEMS[item]}")
