# plain: for scenes
"""The words in which a scene of Inframundis is laid out.

A seat: `front`, `sanctuary`, `rear`, `table` (relics and runes), `commander`, `commanders` (to choose from),
`hand`, `deck` (in the order in which it will be drawn), `discard`, and the numbers `nexus`, `ether`, `limit`, `mark`,
`fatigue`, `flows`. Nobody's: `round`, `turn`, `first`, `active` (seat names, "" for nobody), `phase`, `sudden`, `rules`
(options by name).

A piece is written as its card's id and then, separated by blanks, what is true of it: `exhausted`, `stunned`,
`silenced`, `new` (entered this turn), `rushed`, `moved`, `token`, `wounds=2`, `gear=iron-crown+ash-veil`,
`owner=north`, `attack=+1` and `life=-2` (this turn), `serial=9`. Pieces are numbered from 1 in the order in which they
are laid out. A card in hand that the rival knows is written with `*`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from liza.games.inframundis.hooks import hang_hooks, new_piece
from liza.games.inframundis.knowing import seen_cards
from liza.games.inframundis.numbers import attack, has_keyword, life, line_strength
from liza.games.inframundis.pieces import KNOWN, NOBODY, NUMBER_MASK, PREPARATION, THIS_TURN, Boost, Piece, Side
from liza.games.inframundis.printed import LEADER, TABLE
from liza.games.inframundis.ruleset import RULESET, rules
from liza.games.inframundis.state import Inf

SEATS = ("south", "north")
LINES = ("front", "sanctuary", "rear")
NUMBERS = ("nexus", "ether", "limit", "mark", "fatigue", "flows", "moves")


def arrange(s: Inf, seat: int, words: Mapping[str, Any]) -> None:
    """Lay out a seat's things, or with seat -1 nobody's."""
    for word, value in words.items():
        if seat < 0:
            _nobodys(s, word, value)
        else:
            _seats(s, seat, word, value)


def _nobodys(s: Inf, word: str, value: Any) -> None:
    if word == "empty":
        s.agenda.clear()
        s.sides = [Side(), Side()]
        s.round = s.turn = 1
        s.first = s.active = 0
        s.phase = PREPARATION
    elif word == "ready":
        for owner in range(2):
            s.sides[owner].brought = sorted(Counter([*seen_cards(s, owner), *s.sides[owner].deck]).elements())
    elif word in ("first", "active"):
        setattr(s, word, SEATS.index(value) if value else NOBODY)
    elif word == "rules":
        s.rules = rules(RULESET.complete(value))
    elif word in ("round", "turn", "phase", "sudden"):
        setattr(s, word, value)
    else:
        raise ValueError(f"nobody has {word!r}: see liza.games.inframundis.arranging")


def _seats(s: Inf, seat: int, word: str, value: Any) -> None:
    side = s.sides[seat]
    if word in NUMBERS:
        setattr(side, word, value)
    elif word in LINES:
        for text in value:
            _lay(s, seat, LINES.index(word), text)
    elif word == "table":
        for text in value:
            _lay(s, seat, TABLE, text)
    elif word == "commander":
        _lay(s, seat, LEADER, value)
    elif word == "commanders":
        side.commanders = [s.pool.ids[id] for id in value]
    elif word == "hand":
        side.hand = [_hand(s, id) for id in value]
    elif word == "deck":
        side.deck = [s.pool.ids[id] for id in reversed(value)]
    elif word == "discard":
        side.discard = [s.pool.ids[id] for id in value]
    else:
        raise ValueError(f"a seat has no {word!r}: see liza.games.inframundis.arranging")


def _hand(s: Inf, id: str) -> int:
    return s.pool.ids[id.rstrip("*")] | (KNOWN if id.endswith("*") else 0)


def _lay(s: Inf, seat: int, place: int, text: str) -> Piece:
    id, *marks = text.split()
    p = new_piece(s, s.pool.ids[id], seat)
    p.serial = s.serial
    s.serial += 1
    p.controller = seat
    p.line = place
    side = s.sides[seat]
    if place == LEADER:
        side.leader = p
    elif place == TABLE:
        side.table.append(p)
    else:
        side.lines[place].append(p)
    hang_hooks(s, p)
    for mark in marks:
        _mark(s, seat, p, mark)
    return p


def _mark(s: Inf, seat: int, p: Piece, mark: str) -> None:
    name, _, value = mark.partition("=")
    if name in ("exhausted", "stunned", "token", "rushed"):
        setattr(p, name, True)
    elif name == "silenced":
        p.silenced = THIS_TURN if value == "turn" else 2
    elif name == "new":
        p.entered = s.turn
    elif name == "moved":
        p.moved = s.turn
    elif name == "owner":
        p.owner = SEATS.index(value)
    elif name in ("wounds", "serial"):
        setattr(p, name, int(value))
    elif name in ("attack", "life"):
        amount = int(value)
        boost = Boost(amount if name == "attack" else 0, amount if name == "life" else 0, 0, THIS_TURN, p.card)
        p.boosts = (*p.boosts, boost)
        s.dirty = True
    elif name == "gear":
        for id in value.split("+"):
            gear = _lay(s, seat, TABLE, id)
            s.sides[seat].table.remove(gear)
            gear.bearer = p.serial
            p.gear.append(gear)
    else:
        raise ValueError(f"a piece can't be {mark!r}: see liza.games.inframundis.arranging")


class Part:
    """What a test reads of a seat: numbers, zones as texts, and pieces by what they are called (`wolf#1`)."""

    def __init__(self, s: Inf, seat: int) -> None:
        self._s = s
        self._seat = seat
        self.side = s.sides[seat]

    def __getattr__(self, name: str) -> Any:
        if name in NUMBERS:
            return getattr(self.side, name)
        if name in LINES:
            return [self._name(p) for p in self.side.lines[LINES.index(name)]]
        raise AttributeError(f"a seat has no {name!r}: see liza.games.inframundis.arranging")

    def _name(self, p: Piece) -> str:
        return f"{self._s.card(p.card).id}#{p.serial}"

    def _ids(self, cards: Sequence[int]) -> list[str]:
        return [self._s.card(card & NUMBER_MASK).id + ("*" if card & KNOWN else "") for card in cards]

    @property
    def hand(self) -> list[str]:
        """The cards in hand, in the order of drawing."""
        return self._ids(self.side.hand)

    @property
    def deck(self) -> list[str]:
        """The deck in the order in which it will be drawn."""
        return self._ids(self.side.deck)[::-1]

    @property
    def discard(self) -> list[str]:
        """The discard pile, the newest last."""
        return self._ids(self.side.discard)

    @property
    def table(self) -> list[str]:
        """Relics and runes on the table."""
        return [self._name(p) for p in self.side.table]

    @property
    def commander(self) -> str:
        """The Commander's id, "" for none."""
        return "" if self.side.leader is None else self._s.card(self.side.leader.card).id

    @property
    def mulliganed(self) -> bool:
        """Whether this seat has taken a mulligan."""
        return self.side.mulliganed

    def piece(self, name: str) -> Piece:
        """Return a piece of either side by its name; its fields are those of `pieces.Piece`."""
        p = self._s.find(int(name.rpartition("#")[2]))
        assert p is not None, f"{name} is not in play"
        assert name.startswith(self._s.card(p.card).id), f"#{p.serial} is {self._name(p)}"
        return p

    def stats(self, name: str) -> tuple[int, int]:
        """Return a creature's current Attack and Life."""
        p = self.piece(name)
        return int(attack(self._s, p)), int(life(self._s, p))

    def keyword(self, name: str, keyword: int) -> bool:
        """Tell whether a creature has a keyword now."""
        return has_keyword(self._s, self.piece(name), keyword)

    def strength(self, line: str) -> int:
        """Return the Fuerza of a line."""
        return int(line_strength(self._s, self._seat, LINES.index(line)))
