# plain: for scenes
"""The words in which a scene of Promised Land is laid out.

A seat: `generals`, `places`, `stacks` (`{"0,1": 3}`), `captives` (names of generals it holds), `dead` (own generals),
`hand`, and the numbers `coins`, `anointed`, `recruits`, `ark_moved`, `out`. Nobody's: `round`, `phase`, `cup`,
`invasions`, `first`, `active` (seat names), `ark` (a place), `razed` (places), `pairs` (`zora 4`: place and strength of
each), `deck` (in the order of drawing; by default all that lies nowhere else), `discard`, `arrivals` (`{"zora":
["triangle", "pair-1"]}`), `meet` (True: make the encounters of all hexes), `rules` (options by name).

A general is written as `otoniel zora 3` (name, place, troops), then his items `sword`, `chariot`, `squire`, and
`passage`, `moved`, `strength=4`. A place as `zora` and what is true of it: `city`, `wall`, `market`, `barracks`,
`garrison=2`, `siege=1`. Generals arrive in the order in which they are laid out, seat by seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from liza.games.promised.knowing import open_cards, whole_deck
from liza.games.promised.moving import CloseMovement
from liza.games.promised.notation import CARDS, GENERALS, SEATS, general_text
from liza.games.promised.numbers import in_play, points, titles
from liza.games.promised.pieces import (
    CAPTIVE,
    CHARIOT,
    CITY,
    COMBAT,
    DEAD,
    IN_PLAY,
    MOVED,
    NOBODY,
    PAIR,
    SQUIRE,
    SWORD,
    General,
    Invaders,
    Settlement,
    Side,
    Stack,
)
from liza.games.promised.places import enter, put
from liza.games.promised.ruleset import RULESET, rules
from liza.games.promised.setting_up import enlist
from liza.games.promised.state import Land

ITEMS = {"sword": SWORD, "chariot": CHARIOT, "squire": SQUIRE}
NUMBERS = ("coins", "anointed", "recruits", "ark_moved", "out")


def arrange(s: Land, seat: int, words: Mapping[str, Any]) -> None:
    """Lay out a seat's things, or with seat -1 nobody's."""
    for word, value in words.items():
        if seat < 0:
            _nobodys(s, word, value)
        else:
            _seats(s, seat, word, value)


def _empty(s: Land) -> None:
    s.agenda.clear()
    s.sides = [Side() for _ in range(s.seats)]
    s.arrivals = [()] * s.ground.size()
    s.generals.clear()
    for seat in range(s.seats):
        enlist(s, seat)
    s.round = 1
    s.first = s.active = 0
    s.phase = COMBAT


def _nobodys(s: Land, word: str, value: Any) -> None:
    if word == "empty":
        _empty(s)
    elif word == "ready":
        if not s.deck:
            s.deck = list((Counter(whole_deck(s)) - Counter(open_cards(s))).elements())
    elif word in ("first", "active"):
        setattr(s, word, SEATS.index(value) if value else NOBODY)
    elif word in ("round", "phase", "cup", "invasions"):
        setattr(s, word, value)
    elif word == "rules":
        s.rules = rules(RULESET.complete(value))
    elif word == "ark":
        s.ark = s.ground.number(value)
    elif word == "razed":
        s.razed = [s.ground.number(one) for one in value]
    elif word == "deck":
        s.deck = [CARDS.index(card) for card in reversed(value)]
    elif word == "discard":
        s.discard = [CARDS.index(card) for card in value]
    elif word == "pairs":
        for text in value:
            _pair(s, text)
    elif word == "arrivals":
        for name, sides in value.items():
            s.arrivals[s.ground.number(name)] = tuple(_side(one) for one in sides)
    elif word == "meet":
        for hex in range(s.ground.size()):
            CloseMovement().meet(s, hex)
    else:
        raise ValueError(f"nobody has {word!r}: see liza.games.promised.arranging")


def _side(name: str) -> int:
    return SEATS.index(name) if name in SEATS else PAIR + int(name.removeprefix("pair-")) - 1


def _pair(s: Land, text: str) -> None:
    name, each = text.split()
    pair = Invaders()
    pair.number, pair.each, pair.hex = s.invasions, int(each), s.ground.number(name)
    s.invasions += 1
    s.pairs.append(pair)
    enter(s, pair.hex, pair.number + PAIR)


def _seats(s: Land, seat: int, word: str, value: Any) -> None:
    side = s.sides[seat]
    if word in NUMBERS:
        setattr(side, word, value)
    elif word == "generals":
        for text in value:
            _general(s, seat, text)
    elif word == "places":
        for text in value:
            _place(s, seat, text)
    elif word == "stacks":
        for name, troops in value.items():
            stack = Stack()
            stack.hex, stack.owner, stack.troops = s.ground.number(name), seat, troops
            s.stacks.append(stack)
    elif word == "captives":
        for name in value:
            general = _named(s, name)
            general.status, general.captor = CAPTIVE, seat
    elif word == "dead":
        for name in value:
            _named(s, name).status = DEAD
    elif word == "hand":
        side.hand = sorted(CARDS.index(card) for card in value)
    else:
        raise ValueError(f"a seat has no {word!r}: see liza.games.promised.arranging")


def _named(s: Land, name: str) -> General:
    return next(one for one in s.generals if one.name == GENERALS.index(name))


def _general(s: Land, seat: int, text: str) -> None:
    name, place, troops, *marks = text.split()
    if name == "captain":
        general = General()
        general.number, general.owner, general.name = len(s.generals), seat, NOBODY
        general.strength = s.rules.captain_strength
        s.generals.append(general)
    else:
        general = _named(s, name)
        assert general.owner == seat, f"{name} is a general of {SEATS[general.owner]}"
    general.status = IN_PLAY
    general.troops = int(troops)
    put(s, general, s.ground.number(place))
    for mark in marks:
        key, _, value = mark.partition("=")
        if key in ITEMS:
            general.items |= ITEMS[key]
        elif key == "passage":
            general.passage = True
        elif key == "moved":
            general.moved = MOVED
        elif key == "strength":
            general.strength = int(value)
        else:
            raise ValueError(f"a general can't be {mark!r}: see liza.games.promised.arranging")


def _place(s: Land, seat: int, text: str) -> None:
    name, *marks = text.split()
    place = Settlement()
    place.hex, place.owner = s.ground.number(name), seat
    for mark in marks:
        key, _, value = mark.partition("=")
        if key == "city":
            place.kind = CITY
        elif key in ("wall", "market", "barracks"):
            setattr(place, key, True)
        elif key == "garrison":
            place.garrison = int(value)
        elif key == "siege":
            place.siege = int(value)
            place.sieges = (int(value),) * len(place.sieges)
        else:
            raise ValueError(f"a place can't be {mark!r}: see liza.games.promised.arranging")
    s.settlements.append(place)


class Part:
    """What a test reads of a seat: numbers, generals and places as the words that lay them out."""

    def __init__(self, s: Land, seat: int) -> None:
        self._s = s
        self._seat = seat
        self.side = s.sides[seat]

    def __getattr__(self, name: str) -> Any:
        if name in NUMBERS:
            return getattr(self.side, name)
        raise AttributeError(f"a seat has no {name!r}: see liza.games.promised.arranging")

    @property
    def generals(self) -> list[str]:
        """The generals in play, each as `otoniel zora 3 sword`."""
        return [self._general(one) for one in in_play(self._s, self._seat)]

    def _general(self, general: General) -> str:
        items = [name for name, item in ITEMS.items() if general.items & item]
        marks = [*items, *(["passage"] if general.passage else [])]
        name = general_text(self._s, general.number)
        return " ".join([name, self._s.ground.names[general.hex], str(int(general.troops)), *marks])

    @property
    def places(self) -> list[str]:
        """The settlements, each as `zora city wall market barracks garrison=2 siege=1`."""
        return [self._place(one) for one in self._s.settlements if one.owner == self._seat]

    def _place(self, place: Settlement) -> str:
        marks = ["city"] if place.kind == CITY else []
        marks += [name for name in ("wall", "market", "barracks") if getattr(place, name)]
        marks += [f"garrison={place.garrison}"] if place.garrison else []
        marks += [f"siege={place.siege}"] if place.siege else []
        return " ".join([self._s.ground.names[place.hex], *marks])

    @property
    def captives(self) -> list[str]:
        """The generals held."""
        held = [one for one in self._s.generals if one.status == CAPTIVE and one.captor == self._seat]
        return [general_text(self._s, one.number) for one in held]

    @property
    def dead(self) -> list[str]:
        """The own generals that are dead."""
        dead = [one for one in self._s.generals if one.status == DEAD and one.owner == self._seat]
        return [general_text(self._s, one.number) for one in dead]

    @property
    def roster(self) -> list[str]:
        """The own generals that can be recruited."""
        waiting = [one for one in self._s.generals if one.status == 0 and one.owner == self._seat]
        return [general_text(self._s, one.number) for one in waiting]

    @property
    def stacks(self) -> dict[str, int]:
        """Troops without a general, by place."""
        own = [one for one in self._s.stacks if one.owner == self._seat]
        return {self._s.ground.names[one.hex]: int(one.troops) for one in own}

    @property
    def hand(self) -> list[str]:
        """The cards in hand."""
        return [CARDS[card] for card in self.side.hand]

    @property
    def titles(self) -> int:
        """How many territories it judges."""
        return int(titles(self._s, self._seat))

    @property
    def points(self) -> int:
        """Its points."""
        return int(points(self._s, self._seat))
