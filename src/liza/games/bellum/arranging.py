# plain: for scenes
"""The words in which a scene of Bellum Imperia is laid out.

A seat: `vanguard`, `rearguard`, `structures`, `development` (cards in play), `hand`, `castle` (in the order in which it
will be drawn), `graveyard`, `vault`, `out`, `pick` (card ids), and the numbers and flags `points`, `fallen`,
`sheltered`, `fatigue`, `dominion`, `age`, `advanced`, `turns`, `ready` (also `supplies`), `exhausted`, `temporary`,
`chosen`, `revealed`; the Supply deck holds the rest of the twelve. Nobody's: `turn`, `first`, `active` (seat names, ""
for nobody), `phase` (supply, development, combat, vigil), `rules` (options by name), `relics` ({id: "#serial stored" or
"#serial carried"}, after the cards that hold them).

A card in play is written as its id and then, separated by blanks, what is true of it: `exhausted`, `damage=2`, `new`
(entered this turn), `controlled` (its control was gained this turn), `under=veteran+elite` (the stages below it),
`ascended` (its top came this turn, the rest before), `attack=+1` and `defence=-2` (this turn), `keyword=courage`,
`forbidden`, `prevented`, `committed`, `owner=north`, `serial=9`. Cards are numbered from 6 in the order in which they
are laid out; the Relics have 1 to 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from liza.games.bellum.entering import hang_hooks, new_piece, place_relic
from liza.games.bellum.knowing import seen_cards
from liza.games.bellum.numbers import attack, defence, has_keyword
from liza.games.bellum.pieces import COMBAT, DEVELOP, NOBODY, SUPPLY, SUPPLY_DECK, THIS_TURN, VIGIL, Boost, Piece, Side
from liza.games.bellum.pool import KEYWORDS
from liza.games.bellum.ruleset import RULESET, rules
from liza.games.bellum.state import Bel
from liza.toolkit.seats import SEATS

ZONES = ("vanguard", "rearguard", "structures", "development")
PHASES = {"supply": SUPPLY, "development": DEVELOP, "combat": COMBAT, "vigil": VIGIL}
NUMBERS = (
    "points", "fatigue", "dominion", "age", "turns", "ready", "exhausted", "temporary", "supply_deck",
)  # fmt: skip
FLAGS = ("fallen", "sheltered", "advanced", "chosen", "revealed")
LISTS = ("hand", "graveyard", "vault", "out")


def arrange(s: Bel, seat: int, words: Mapping[str, Any]) -> None:
    """Lay out a seat's things, or with seat -1 nobody's."""
    for word, value in words.items():
        if seat < 0:
            _nobodys(s, word, value)
        else:
            _seats(s, seat, word, value)


def _nobodys(s: Bel, word: str, value: Any) -> None:
    if word == "empty":
        s.agenda.clear()
        s.sides = [Side(), Side()]
        for side in s.sides:
            side.turns = 2
            side.chosen = side.revealed = True
        s.turn = 3
        s.first = s.active = 0
        s.phase = DEVELOP
    elif word == "ready":
        for owner, side in enumerate(s.sides):
            side.brought = sorted([*seen_cards(s, owner), *side.hand, *side.castle])
            side.supply_deck = max(0, SUPPLY_DECK - side.ready - side.exhausted)
    elif word in ("first", "active"):
        setattr(s, word, SEATS.index(value) if value else NOBODY)
    elif word == "rules":
        s.rules = rules(RULESET.complete(value), s.rules.first_seat)
    elif word == "phase":
        s.phase = PHASES[value]
    elif word == "turn":
        s.turn = value
    elif word == "relics":
        for id, text in value.items():
            _give_relic(s, id, text)
    else:
        raise ValueError(f"nobody has {word!r}: see liza.games.bellum.arranging")


def _give_relic(s: Bel, id: str, text: str) -> None:
    holder, how = text.split()
    piece = s.find(int(holder.rpartition("#")[2]))
    assert piece is not None, f"{holder} is not in play"
    place_relic(s, s.relics[s.pool.relics.index(s.pool.ids[id])], piece, how == "stored")


def _seats(s: Bel, seat: int, word: str, value: Any) -> None:
    side = s.sides[seat]
    ids = s.pool.ids
    if word in NUMBERS or word in FLAGS:
        setattr(side, word, value)
    elif word == "supplies":
        side.ready = value
    elif word in ZONES:
        for text in value:
            _lay(s, seat, ZONES.index(word), text)
    elif word in LISTS:
        setattr(side, word, [ids[id] for id in value])
    elif word == "castle":
        side.castle = [ids[id] for id in value][::-1]
    elif word == "pick":
        side.pick = ids[value]
        side.chosen, side.revealed = True, False
    else:
        raise ValueError(f"a seat has no {word!r}: see liza.games.bellum.arranging")


def _lay(s: Bel, seat: int, zone: int, text: str) -> Piece:
    id, *marks = text.split()
    p = new_piece(s, s.pool.ids[id], seat)
    p.zone = zone
    p.since = p.came = s.turn - 2
    s.sides[seat].zones[zone].append(p)
    for mark in marks:
        _mark(s, p, mark)
    hang_hooks(s, p)
    return p


def _mark(s: Bel, p: Piece, mark: str) -> None:
    name, _, value = mark.partition("=")
    if name in ("exhausted", "committed"):
        setattr(p, name, True)
    elif name == "new":
        p.since = p.came = s.turn
    elif name == "controlled":
        p.since = s.turn
    elif name == "ascended":
        p.under = p.came
        p.came = s.turn
    elif name == "under":
        p.covered = tuple(int(s.pool.ids[id]) for id in value.split("+"))
        p.under = p.came
    elif name == "owner":
        p.owner = SEATS.index(value)
    elif name in ("damage", "serial"):
        setattr(p, name, int(value))
    elif name in ("attack", "defence", "keyword", "forbidden", "prevented"):
        p.boosts = (*p.boosts, _boost(p, name, value))
    else:
        raise ValueError(f"a card can't be {mark!r}: see liza.games.bellum.arranging")


def _boost(p: Piece, name: str, value: str) -> Boost:
    return Boost(
        int(value) if name == "attack" else 0,
        int(value) if name == "defence" else 0,
        KEYWORDS[value] if name == "keyword" else 0,
        name == "forbidden",
        name == "prevented",
        THIS_TURN,
        p.card,
    )


class Part:
    """What a test reads of a seat: numbers, zones as texts, and cards by what they are called (`torre#6`)."""

    def __init__(self, s: Bel, seat: int) -> None:
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
        raise AttributeError(f"a seat has no {name!r}: see liza.games.bellum.arranging")

    def _name(self, p: Piece) -> str:
        return f"{self._s.card(p.card).id}#{p.serial}"

    def _ids(self, cards: Sequence[int]) -> list[str]:
        return [self._s.card(card).id for card in cards]

    @property
    def supplies(self) -> int:
        """What can be paid now."""
        return int(self.side.supplies())

    @property
    def castle(self) -> list[str]:
        """The Castle in the order in which it will be drawn."""
        return self._ids(self.side.castle)[::-1]

    @property
    def pick(self) -> str:
        """The Age I Economy card chosen, "" for none."""
        return self._s.card(self.side.pick).id

    @property
    def relics(self) -> dict[str, str]:
        """The Relics this seat controls, by id: "holder#serial stored" or "… carried"."""
        out: dict[str, str] = {}
        for relic in self._s.relics:
            holder = self._s.find(relic.holder) if relic.holder else None
            if holder is not None and relic.controller == self._seat:
                out[self._s.card(relic.card).id] = f"{self._name(holder)} {'stored' if relic.stored else 'carried'}"
        return out

    def piece(self, name: str) -> Piece:
        """Return a card in play of either side by its name; its fields are those of `pieces.Piece`."""
        p = self._s.find(int(name.rpartition("#")[2]))
        assert p is not None, f"{name} is not in play"
        assert name.startswith(self._s.card(p.card).id), f"#{p.serial} is {self._name(p)}"
        return p

    def stats(self, name: str) -> tuple[int, int]:
        """Return the current ATK and DEF of a card in play."""
        p = self.piece(name)
        return int(attack(self._s, p)), int(defence(self._s, p))

    def left(self, name: str) -> int:
        """Return the remaining DEF of a card in play."""
        p = self.piece(name)
        return int(defence(self._s, p) - p.damage)

    def keyword(self, name: str, keyword: str) -> bool:
        """Tell whether a card in play has a keyword now."""
        return has_keyword(self._s, self.piece(name), KEYWORDS[keyword])
