"""Sections 6 to 9: shuffling, who begins, the Set Up of both Cultures, opening hands, the mulligan [RES-7-3]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import RELEASE, ResAsk
from liza.games.resurgir.changes import draw_one, shuffle_deck, take_from_deck
from liza.games.resurgir.entering import enter_together
from liza.games.resurgir.numbers import suits
from liza.games.resurgir.pieces import OPENING_HAND
from liza.games.resurgir.sequence import BEGIN_TURN
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step, Together, first, option
from liza.toolkit.piles import distinct


class LayOut(Do[Res]):
    """Each leads one Culture, whose card lies apart from the deck [RES-7-6]; decks are shuffled [RES-4.1-2]."""

    clause: ClassVar[str] = "RES-4.1-2"

    def run(self, s: Res) -> None:
        """Tell it, and shuffle."""
        for seat in range(2):
            s.emit(kinds.REMARK, kinds.pack(seat, 0, s.sides[seat].culture), kinds.LEADS, "RES-1-9")
            shuffle_deck(s, seat, self.clause)


class DrawLots(Do[Res]):
    """The initial player is decided at random [RES-6-1] and holds the Token [RES-6-2]."""

    clause: ClassVar[str] = "RES-6-1"

    def run(self, s: Res) -> None:
        """Draw lots."""
        s.first = s.draw(2, self.clause)
        s.token = s.first
        s.emit(kinds.FIRST_DRAWN, s.first, 0, "RES-6-2")


class ChooseSetUps(Together[Res]):
    """Both choose the cards of their Set Up, neither knowing the other's choice [RES-8-5]."""

    clause: ClassVar[str] = "RES-8-5"

    def open(self, s: Res, seat: i64) -> list[Step]:
        """Ask for one card after the other."""
        s.sides[seat].draft = []
        return [ChooseSetUp(seat, i) for i in range(len(s.culture(seat).set_up))]

    def close(self, s: Res) -> None:
        """Let all of them enter at once, then process what that triggers."""
        s.then(ENTER_SET_UP, RELEASE)


def set_up_cards(s: Res, seat: i64, place: i64) -> list[i64]:
    """Return the cards of a deck that may be picked for one place of a Set Up.

    None is waived [RES-8-7], so none may be picked that would leave a later place without one needlessly.
    """
    draft = s.sides[seat].draft
    found = fitting(s, seat, place, draft)
    left = [most_picks(s, seat, place + 1, [*draft, n]) for n in found]
    most = max(left, default=0)
    return [found[i] for i in range(len(found)) if left[i] == most]


def most_picks(s: Res, seat: i64, place: i64, taken: list[i64]) -> i64:
    """Return how many cards the Set Up can still get, from this place on, after those taken."""
    left = len(s.culture(seat).set_up) - place
    if left <= 0:
        return 0
    found = fitting(s, seat, place, taken)
    if len(found) == 0:
        return most_picks(s, seat, place + 1, taken)
    best: i64 = 0
    for number in found:
        best = max(best, 1 + most_picks(s, seat, place + 1, [*taken, number]))
        if best == left:
            break
    return best


def fitting(s: Res, seat: i64, place: i64, taken: list[i64]) -> list[i64]:
    """Return the cards of a deck that suit one place of a Set Up, with room for them beside those taken [RES-8-4]."""
    f = s.culture(seat).set_up[place].filter
    left = s.sides[seat].brought.copy()
    slots: list[i64] = [0, 0, 0, 0]
    for number in taken:
        left.remove(number)
        card = s.pool.cards[number]
        slots[card.zone()] += card.slots
    out: list[i64] = []
    last: i64 = -1
    for number in left:
        if number == last:
            continue
        last = number
        card = s.pool.cards[number]
        if card.in_play() and suits(card, f):
            if slots[card.zone()] + card.slots <= s.rules.capacity(card.zone()):
                out.append(number)
    return out


class ChooseSetUp(ResAsk):
    """A player picks a card of the deck for the Set Up; it can't be waived [RES-8-7], but may be missing [RES-8-10]."""

    clause: ClassVar[str] = "RES-8-1"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def always_shown(self) -> bool:
        """How many different cards of a kind a deck holds is its owner's secret."""
        return True

    def owed(self, s: Res) -> bool:
        """Nothing is owed where the deck holds no such card."""
        return len(fitting(s, self.seat, self.place, s.sides[self.seat].draft)) != 0

    def candidates(self, s: Res) -> list[i64]:
        """Return every card of the deck."""
        left = s.sides[self.seat].brought.copy()
        for number in s.sides[self.seat].draft:
            left.remove(number)
        out = [option(notation.CHOOSE, number) for number in distinct(left)]
        out.append(notation.NOTHING)
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Forbid to choose none, what the Culture does not ask for, and what has no room."""
        if option == notation.NOTHING:
            return "RES-8-7"
        number = first(option)
        if number in set_up_cards(s, self.seat, self.place):
            return ""
        if number in fitting(s, self.seat, self.place, s.sides[self.seat].draft):
            return "RES-8-7"
        asked = suits(s.pool.cards[number], s.culture(self.seat).set_up[self.place].filter)
        return "RES-8-4" if asked else "RES-8-1"

    def options(self, s: Res) -> list[i64]:
        """Return what it asks for."""
        return [option(notation.CHOOSE, number) for number in set_up_cards(s, self.seat, self.place)]

    def take(self, s: Res, option: i64) -> None:
        """Note it in the draft."""
        s.sides[self.seat].draft.append(first(option))

    def binds(self, s: Res, option: i64) -> bool:
        """Until both have decided it may be taken back."""
        return False


class EnterSetUp(Do[Res]):
    """The cards of both Set Ups enter at once, without cost [RES-8-4, RES-8-8]."""

    clause: ClassVar[str] = "RES-8-8"

    def run(self, s: Res) -> None:
        """Take them out of the decks and put them into play, the initial player's first in every list."""
        tags: list[i64] = []
        seats: list[i64] = []
        for seat in (s.token, 1 - s.token):
            side = s.sides[seat]
            picked = side.draft
            side.draft = []
            for number in picked:
                tags.append(take_from_deck(s, seat, number))
                seats.append(seat)
            missing = len(s.culture(seat).set_up) - len(picked)
            s.emit(
                kinds.SET_UP,
                kinds.pack(seat, 0, side.culture),
                len(picked),
                "RES-7-2" if seat == s.token else "RES-11.1-2",
            )
            if missing > 0:
                s.emit(kinds.REMARK, kinds.pack(seat, 0, side.culture, missing), kinds.MISSING, "RES-8-10")
        enter_together(s, tags, seats, False, "RES-8-3")


class ShuffleAgain(Do[Res]):
    """Each deck is shuffled again: its player has looked through it [RES-8-6]."""

    clause: ClassVar[str] = "RES-8-6"

    def run(self, s: Res) -> None:
        """Shuffle both."""
        for seat in range(2):
            shuffle_deck(s, seat, self.clause)


class OpeningHands(Do[Res]):
    """The opening hand is 8 cards [RES-9-1], added to what the Set Up may have drawn [RES-8-2]."""

    clause: ClassVar[str] = "RES-9-1"

    def run(self, s: Res) -> None:
        """Draw, then ask for the mulligan, the initial player first [RES-9-5]."""
        for seat in (s.token, 1 - s.token):
            for _ in range(OPENING_HAND):
                draw_one(s, seat, self.clause)
        s.emit(kinds.REMARK, s.token, kinds.HANDS_DEALT, "RES-7-3")
        s.then(OpenMulligan(s.token), OpenMulligan(1 - s.token))


class OpenMulligan(Do[Res]):
    """A player may exchange any number of cards, once [RES-9-2, RES-9-4]."""

    clause: ClassVar[str] = "RES-9-5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Ask."""
        s.sides[self.seat].draft = []
        s.then(ChooseExchange(self.seat))


class ChooseExchange(ResAsk):
    """A player names the cards to exchange, one after the other: in this order they go to the bottom [RES-9-7]."""

    clause: ClassVar[str] = "RES-9-4"

    def always_shown(self) -> bool:
        """Ending it binds."""
        return True

    def candidates(self, s: Res) -> list[i64]:
        """Return the end, and the cards in hand that are not named yet."""
        left = s.sides[self.seat].hand.copy()
        for tag in s.sides[self.seat].draft:
            left.remove(tag)
        out: list[i64] = [notation.END]
        out.extend([option(notation.EXCHANGE, tag) for tag in distinct(left)])
        return out

    def take(self, s: Res, option: i64) -> None:
        """Note it, or exchange them."""
        if option == notation.END:
            s.then(Exchange(self.seat))
        else:
            s.sides[self.seat].draft.append(first(option))
            s.then(self)

    def binds(self, s: Res, option: i64) -> bool:
        """Nothing moves before the end."""
        return option == notation.END


class Exchange(Do[Res]):
    """The cards named go to the bottom, then as many are drawn [RES-9-3]; nothing is shuffled [RES-9-8]."""

    clause: ClassVar[str] = "RES-9-3"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Exchange them; the last one named is the last of the deck, and its owner knows where they are [RES-9-7]."""
        side = s.sides[self.seat]
        draft = side.draft
        side.draft = []
        for tag in draft:
            side.hand.remove(tag)
            side.deck.insert(0, tag)
        side.known = len(draft)
        side.exchanged = len(draft)
        s.emit(kinds.EXCHANGED, self.seat, len(draft), self.clause if len(draft) != 0 else "RES-9-2")
        for _ in range(len(draft)):
            draw_one(s, self.seat, "RES-9-8")


ENTER_SET_UP: Final = EnterSetUp()
SETTING_UP: Final[list[Step]] = [
    LayOut(),
    DrawLots(),
    ChooseSetUps(),
    ShuffleAgain(),
    OpeningHands(),
    BEGIN_TURN,
]
"""The set-up in the rulebook's order [RES-7-3]."""
