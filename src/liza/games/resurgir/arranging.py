# plain: for scenes
"""The words in which a scene of Resurgir Amerindio is laid out.

A seat: `military`, `support`, `economic`, `development` (cards in play), `hand`, `deck` (in the order in which it will
be drawn), `underworld`, `discard` (card ids), `culture` (a card id), and the numbers and flags `vp` (Victory Points),
`base`, `heap`, `economics`, `allowed`, `equinox` (0 none, 1 on time, 2 late), `unlocked`, `destroyed`, `exchanged`,
`known`. Nobody's: `turn`, `first`, `token`, `active` (seat names, "" for nobody), `phase` (none, exploration,
abundance, expansion, invasion, renewal), `rules` (options by name).

A card outside play is written as its id, with `*r`, `*p`, `*u` for what it has done this turn (Eterno Retorno,
Resurgir, a free ability). A card in play is written as its id and then, separated by blanks, what is true of it:
`turned`, `battlefield`, `new` (entered this turn), `resources=2`, `poison=1`, `tributed`, `strength=+1` (this turn),
`phase=-2` (strength, this phase), `undefendable`, `owner=north`, `serial=9`. Cards are numbered from 1 in the order in
which they are laid out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from liza.games.resurgir.entering import hang_hooks, new_piece
from liza.games.resurgir.knowing import seen_cards
from liza.games.resurgir.notation import tag_text
from liza.games.resurgir.numbers import available, strength
from liza.games.resurgir.pieces import (
    MARK_RETURNED,
    MARK_RISEN,
    MARK_USED,
    NOBODY,
    THIS_PHASE,
    THIS_TURN,
    Boost,
    Piece,
    Side,
    number_of,
)
from liza.games.resurgir.printed import EXPANSION
from liza.games.resurgir.ruleset import RULESET, rules
from liza.games.resurgir.state import Res
from liza.toolkit.seats import SEATS

ZONES = ("military", "support", "economic", "development")
PHASES = {"none": 0, "exploration": 1, "abundance": 2, "expansion": 3, "invasion": 4, "renewal": 5}
NUMBERS = ("base", "heap", "economics", "allowed", "equinox", "destroyed", "exchanged", "known")
FLAGS = ("unlocked",)
LISTS = ("hand", "underworld", "discard")
MARKS = {"r": MARK_RETURNED, "p": MARK_RISEN, "u": MARK_USED}


def arrange(s: Res, seat: int, words: Mapping[str, Any]) -> None:
    """Lay out a seat's things, or with seat -1 nobody's."""
    for word, value in words.items():
        if seat < 0:
            _nobodys(s, word, value)
        else:
            _seats(s, seat, word, value)


def _nobodys(s: Res, word: str, value: Any) -> None:
    if word == "empty":
        s.agenda.clear()
        cultures = [side.culture for side in s.sides]
        s.sides = [Side(), Side()]
        for side, culture in zip(s.sides, cultures, strict=True):
            side.culture = culture
            side.exchanged = 0
        s.turn = 3
        s.first = s.token = s.active = 0
        s.phase = EXPANSION
    elif word == "ready":
        for owner, side in enumerate(s.sides):
            hidden = [number_of(tag) for tag in (*side.hand, *side.deck)]
            side.brought = sorted([*seen_cards(s, owner), *hidden])
    elif word in ("first", "token", "active"):
        setattr(s, word, SEATS.index(value) if value else NOBODY)
    elif word == "rules":
        s.rules = rules(RULESET.complete(value))
    elif word == "phase":
        s.phase = PHASES[value]
    elif word == "turn":
        s.turn = value
    else:
        raise ValueError(f"nobody has {word!r}: see liza.games.resurgir.arranging")


def _seats(s: Res, seat: int, word: str, value: Any) -> None:
    side = s.sides[seat]
    if word in NUMBERS or word in FLAGS:
        setattr(side, word, value)
    elif word == "vp":
        side.halves = round(2 * value)
    elif word == "culture":
        side.culture = s.pool.ids[value]
    elif word in ZONES:
        for text in value:
            _lay(s, seat, ZONES.index(word), text)
    elif word in LISTS:
        setattr(side, word, [_tag(s, text) for text in value])
    elif word == "deck":
        side.deck = [_tag(s, text) for text in value][::-1]
    else:
        raise ValueError(f"a seat has no {word!r}: see liza.games.resurgir.arranging")


def _tag(s: Res, text: str) -> int:
    id, *stars = text.split("*")
    tag = s.pool.ids[id]
    for star in stars:
        tag |= MARKS[star]
    return tag


def _lay(s: Res, seat: int, zone: int, text: str) -> Piece:
    id, *marks = text.split()
    p = new_piece(s, _tag(s, id), seat)
    assert p.zone == zone, f"{id} does not lie in the zone {ZONES[zone]}"
    s.sides[seat].zones[zone].append(p)
    p.since = s.turn - 1
    for mark in marks:
        _mark(s, p, mark)
    hang_hooks(s, p)
    return p


def _mark(s: Res, p: Piece, mark: str) -> None:
    name, _, value = mark.partition("=")
    if name == "turned":
        p.exhausted = True
    elif name in ("battlefield", "tributed"):
        setattr(p, name, True)
        p.exhausted = True
    elif name == "new":
        p.since = s.turn
    elif name == "owner":
        p.owner = SEATS.index(value)
    elif name in ("resources", "poison", "serial"):
        setattr(p, name, int(value))
    elif name == "strength":
        p.boosts = (*p.boosts, Boost(int(value), 0, -1, False, THIS_TURN, p.card))
    elif name == "phase":
        p.boosts = (*p.boosts, Boost(int(value), 0, -1, False, THIS_PHASE, p.card))
    elif name == "undefendable":
        p.boosts = (*p.boosts, Boost(0, 0, -1, True, THIS_PHASE, p.card))
    else:
        raise ValueError(f"a card can't be {mark!r}: see liza.games.resurgir.arranging")


class Part:
    """What a test reads of a seat: numbers, zones as texts, and cards by what they are called (`lancero#6`)."""

    def __init__(self, s: Res, seat: int) -> None:
        self._s = s
        self._seat = seat
        self.side = s.sides[seat]

    def __getattr__(self, name: str) -> Any:
        if name in NUMBERS or name in FLAGS:
            return getattr(self.side, name)
        if name in ZONES:
            return [self._name(p) for p in self.side.zones[ZONES.index(name)]]
        if name in LISTS:
            return self._ids(getattr(self.side, name))
        raise AttributeError(f"a seat has no {name!r}: see liza.games.resurgir.arranging")

    def _name(self, p: Piece) -> str:
        return f"{self._s.card(p.card).id}#{p.serial}"

    def _ids(self, tags: Sequence[int]) -> list[str]:
        return [tag_text(self._s, tag) for tag in tags]

    @property
    def vp(self) -> float:
        """Victory Points."""
        return int(self.side.halves) / 2

    @property
    def resources(self) -> int:
        """What can be spent now."""
        return int(available(self._s, self._seat))

    @property
    def deck(self) -> list[str]:
        """The deck in the order in which it will be drawn."""
        return self._ids(self.side.deck)[::-1]

    @property
    def cards_in_play(self) -> int:
        """Cards in play, as they are counted."""
        return int(self.side.in_play())

    @property
    def ledger(self) -> list[tuple[float, int]]:
        """Each time points were given: how many, and what for (a number of `pieces`)."""
        return [(int(entry & 0xFF) / 2, int(entry >> 8 & 0xF)) for entry in self.side.ledger]

    def piece(self, name: str) -> Piece:
        """Return a card in play of either side by its name; its fields are those of `pieces.Piece`."""
        p = self._s.find(int(name.rpartition("#")[2]))
        assert p is not None, f"{name} is not in play"
        assert name.startswith(self._s.card(p.card).id), f"#{p.serial} is {self._name(p)}"
        return p

    def strength(self, name: str) -> int:
        """Return the current Force or Resistance of a card in play."""
        return int(strength(self._s, self.piece(name)))

    def turned(self, name: str) -> bool:
        """Tell whether a card in play is turned."""
        return self.piece(name).exhausted
