"""Chapter 5: shuffling, Commanders, the opening hand, mulligans, and who plays first."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import InfAsk
from liza.games.inframundis.changes import draw_one
from liza.games.inframundis.deaths import told
from liza.games.inframundis.hooks import hang_hooks, new_piece, number
from liza.games.inframundis.numbers import player_rule
from liza.games.inframundis.pieces import NEXUS_LIFE, NUMBER_MASK
from liza.games.inframundis.printed import LEADER, OPENING_HAND
from liza.games.inframundis.sequence import BeginRound
from liza.games.inframundis.state import Inf
from liza.kernel import Do, Step, Together, first, kind_of, option

OPENING_CARDS: Final = 5


class ShuffleDecks(Do[Inf]):
    """Each player shuffles a deck of their own [INF-5-2, INF-2-1]."""

    clause: ClassVar[str] = "INF-5-2"

    def run(self, s: Inf) -> None:
        """Shuffle both."""
        for seat in range(2):
            s.shuffle(s.sides[seat].deck, self.clause)
            s.emit(kinds.SHUFFLED, seat, len(s.sides[seat].deck), self.clause)


class SetNexuses(Do[Inf]):
    """Each Nexus is set to 20 life [INF-5-3, INF-2-2]."""

    clause: ClassVar[str] = "INF-5-3"

    def run(self, s: Inf) -> None:
        """Set both."""
        for seat in range(2):
            s.sides[seat].nexus = NEXUS_LIFE
            s.emit(kinds.NEXUS_RESTORED, kinds.pack(seat, 0, 0, NEXUS_LIFE), 0, "INF-2-2")


class Commanders(Together[Inf]):
    """Both choose a Commander or none, secretly, and reveal together [INF-5-4]."""

    clause: ClassVar[str] = "INF-5-4"

    def open(self, s: Inf, seat: i64) -> list[Step]:
        """Ask whoever has one to choose from."""
        s.sides[seat].draft = []
        return [ChooseCommander(seat)] if s.rules.commanders != 0 else []

    def close(self, s: Inf) -> None:
        """Reveal them."""
        s.then(ShowCommander(0), ShowCommander(1))


def why_not_lead(s: Inf, seat: i64, card: i64) -> str:
    """Return the clause that forbids choosing this Commander, or "" (0: none)."""
    if s.rules.commanders == 0:
        return "INF-2-4"
    if s.turn > 0 or s.first >= 0 or len(s.sides[seat].hand) != 0:
        return "INF-3-13"
    return "INF-2-4" if card == 0 and s.rules.commanders == 2 else ""


class ChooseCommander(InfAsk):
    """A player picks a Commander or declines; each for themselves [INF-2-4]."""

    clause: ClassVar[str] = "INF-2-4"

    def candidates(self, s: Inf) -> list[i64]:
        """Return the Commanders brought, then none."""
        return lead_candidates(s, self.seat)

    def why_not(self, s: Inf, option: i64) -> str:
        """Refuse to decline where Commanders are required."""
        return why_not_lead(s, self.seat, first(option))

    def take(self, s: Inf, option: i64) -> None:
        """Note the choice in the draft."""
        s.sides[self.seat].draft = [first(option)]

    def always_shown(self) -> bool:
        """Ask also who has no choice, or the rival would learn it before choosing [INF-5-4]."""
        return True

    def binds(self, s: Inf, option: i64) -> bool:
        """Until both have decided it may be taken back."""
        return False


def lead_candidates(s: Inf, seat: i64) -> list[i64]:
    """Return the Commanders brought, then none."""
    out = [option(notation.LEAD, card) for card in s.sides[seat].commanders]
    out.append(notation.NO_LEADER)
    return out


class ShowCommander(Do[Inf]):
    """A chosen Commander lies face up in its own zone; its passive works from now on [INF-4-3, INF-3-14]."""

    clause: ClassVar[str] = "INF-4-3"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def mask(self, seat: i64) -> Step | None:
        """It has no secret: the choice is in the draft."""
        return self

    def run(self, s: Inf) -> None:
        """Lay it down, or tell that there is none."""
        side = s.sides[self.seat]
        card: i64 = side.draft[0] if len(side.draft) != 0 else 0
        side.draft = []
        if card == 0:
            s.emit(kinds.COMMANDER_SHOWN, kinds.pack(self.seat, 0, 0), 0, "INF-2-4")
            return
        p = new_piece(s, card, self.seat)
        number(s, p)
        p.line = LEADER
        side.leader = p
        hang_hooks(s, p)
        s.emit(kinds.COMMANDER_SHOWN, told(p), 0, self.clause)


class OpeningHands(Do[Inf]):
    """Each draws five cards, more if the Commander says so [INF-5-5]."""

    clause: ClassVar[str] = "INF-5-5"

    def run(self, s: Inf) -> None:
        """Draw."""
        for seat in range(2):
            for _ in range(OPENING_CARDS + player_rule(s, seat, OPENING_HAND)):
                draw_one(s, seat, self.clause)


class Mulligans(Together[Inf]):
    """Both decide about a mulligan at once and secretly [INF-5-6]."""

    clause: ClassVar[str] = "INF-5-6"

    def open(self, s: Inf, seat: i64) -> list[Step]:
        """Ask."""
        s.sides[seat].draft = []
        return [ChooseMulligan(seat)]

    def close(self, s: Inf) -> None:
        """Carry them out."""
        s.then(TakeMulligan(0), TakeMulligan(1))


class ChooseMulligan(InfAsk):
    """A player keeps the hand or returns all of it [INF-5-6]; only once [INF-5-7]."""

    clause: ClassVar[str] = "INF-5-6"

    def candidates(self, s: Inf) -> list[i64]:
        """Return both answers."""
        return [notation.KEEP, notation.MULLIGAN]

    def take(self, s: Inf, option: i64) -> None:
        """Note it in the draft."""
        s.sides[self.seat].draft = [1 if kind_of(option) == notation.MULLIGAN else 0]

    def binds(self, s: Inf, option: i64) -> bool:
        """Until both have decided it may be taken back."""
        return False


class TakeMulligan(Do[Inf]):
    """The whole hand is shuffled into the deck and one card fewer is drawn [INF-5-6]."""

    clause: ClassVar[str] = "INF-5-6"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Inf) -> None:
        """Do it if it was chosen."""
        side = s.sides[self.seat]
        wanted = len(side.draft) != 0 and side.draft[0] == 1
        side.draft = []
        if not wanted:
            s.emit(kinds.MULLIGAN_TAKEN, self.seat, 0, self.clause)
            return
        held = len(side.hand)
        for card in side.hand:
            side.deck.append(card & NUMBER_MASK)
        side.hand = []
        side.mulliganed = True
        s.shuffle(side.deck, self.clause)
        s.emit(kinds.MULLIGAN_TAKEN, self.seat, held - 1, self.clause)
        for _ in range(held - 1):
            draw_one(s, self.seat, self.clause)


class DrawFirstPlayer(Do[Inf]):
    """Chance decides who is Player A and opens every Round [INF-5-8]."""

    clause: ClassVar[str] = "INF-5-8"

    def run(self, s: Inf) -> None:
        """Draw lots."""
        s.first = s.draw(2, self.clause)
        s.active = s.first
        s.emit(kinds.FIRST_DRAWN, s.first, 0, self.clause)


SETTING_UP: Final[list[Step]] = [
    ShuffleDecks(),
    SetNexuses(),
    Commanders(),
    OpeningHands(),
    Mulligans(),
    DrawFirstPlayer(),
    BeginRound(),
]
"""The set-up in the rulebook's order [INF-5-1]."""
