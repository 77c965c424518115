"""Section 10: the shared turn, as a table in the rulebook's order [RES-10-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.resurgir import kinds
from liza.games.resurgir.abilities import RELEASE
from liza.games.resurgir.changes import ChooseDiscard, draw_one
from liza.games.resurgir.combat import CloseInvasion, OpenInvasion
from liza.games.resurgir.entering import generate
from liza.games.resurgir.leaving import told
from liza.games.resurgir.periods import EndOfTurn, StartOfTurn
from liza.games.resurgir.pieces import (
    BASE_RESOURCES,
    FINAL_BASE,
    HAND_LIMIT,
    KEEP_ALL,
    KEEP_NONE,
    LAST_TURN,
    NOBODY,
    NUMBERS,
    PERIODS,
    THIS_PHASE,
    THIS_TURN,
    Piece,
)
from liza.games.resurgir.playing import OpenMoment
from liza.games.resurgir.printed import ABUNDANCE, ECONOMIC_ZONE, EXPANSION, EXPLORATION, INVASION, RENEWAL
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step

PERIOD_CLAUSES: Final[tuple[str, ...]] = ("", "RES-11.1-1", "RES-11.2-1", "RES-11.3-1", "RES-11.4-1")


class BeginTurn(Do[Res]):
    """A shared turn of five phases [RES-1-6]; it is started by whoever has received the Token [RES-10.5.3-2]."""

    clause: ClassVar[str] = "RES-10-1"

    def run(self, s: Res) -> None:
        """Begin it, and with it perhaps a Historical Period."""
        before = PERIODS[s.turn]
        s.turn += 1
        s.active = NOBODY
        s.phase = 0
        s.emit(kinds.TURN_BEGAN, s.token, s.turn, self.why(s))
        if s.period() != before:
            s.emit(kinds.PERIOD_BEGAN, s.token, s.period(), PERIOD_CLAUSES[s.period()])
        s.then_all(TURN)

    def why(self, s: Res) -> str:
        """Return the clause that says most of the beginning: it follows the mulligan, the Token has gone round."""
        if s.turn == 1:
            return "RES-9-6"
        return "RES-1-7" if s.turn > 2 else "RES-10.5.3-2"


class BeginHalf(Do[Res]):
    """A player resolves a phase as Active Player, whole, the initial player first, then the other [RES-10-2]."""

    clause: ClassVar[str] = "RES-10-2"

    def __init__(self, phase: i64, second: bool) -> None:
        self.phase: i64 = phase
        self.second = second

    def run(self, s: Res) -> None:
        """Note whose phase it is [RES-10-3]; the other is the Passive Player [RES-10-4]."""
        s.phase = self.phase
        s.active = 1 - s.token if self.second else s.token
        s.emit(kinds.PHASE_BEGAN, kinds.pack(s.active, 0, 0, self.phase), s.turn, self.why(s))

    def why(self, s: Res) -> str:
        """Return the clause that says most of this half of a phase."""
        if self.phase == INVASION and s.turn == 1:
            return "RES-11.1-5"
        if self.phase == INVASION and s.turn == 2:
            return "RES-11.1-6"
        return "RES-10-3" if self.second else self.clause


class EndHalf(Do[Res]):
    """What lasts for this phase ends with the Active Player's half of it [RES-10.5-3]."""

    clause: ClassVar[str] = "RES-10.5-3"

    def run(self, s: Res) -> None:
        """End it."""
        expire(s, THIS_PHASE, self.clause)
        s.emit(kinds.HALF_ENDED, kinds.pack(s.active, 0, 0, s.phase), s.turn, "RES-10-2")


def expire(s: Res, most: i64, clause: str) -> None:
    """End the modifiers of cards in play that last no longer than this."""
    for side in s.sides:
        for zone in side.zones:
            for p in zone:
                if len(p.boosts) != 0:
                    expire_piece(s, p, most, clause)


def expire_piece(s: Res, p: Piece, most: i64, clause: str) -> None:
    """End those of one card."""
    lasting = tuple([boost for boost in p.boosts if boost.term > most])
    if len(lasting) != len(p.boosts):
        for boost in p.boosts:
            if boost.term <= most and boost.strength < 0 and most == THIS_PHASE:
                clause = "RES-12.carga-3"
        p.boosts = lasting
        s.emit(kinds.EXPIRED, told(p), 0, clause)


# Exploración and Abundancia


class Explore(Do[Res]):
    """The Active Player draws one card, in turn 1 as well [RES-10.1-1]."""

    clause: ClassVar[str] = "RES-10.1-1"

    def run(self, s: Res) -> None:
        """Draw."""
        draw_one(s, s.active, self.clause)


class Abound(Do[Res]):
    """5 base resources [RES-10.2-1], in turn 7 two more [RES-11.4-2], and what structures give [RES-10.2-2]."""

    clause: ClassVar[str] = "RES-10.2-1"

    def run(self, s: Res) -> None:
        """Generate them; a structure turned by Tributación has now missed its Abundancia [RES-12.tributacion-4]."""
        side = s.sides[s.active]
        amount = FINAL_BASE if s.turn == LAST_TURN else BASE_RESOURCES
        side.base += amount
        s.emit(kinds.BASE_PLACED, s.active, amount, self.why(s))
        for p in side.zones[ECONOMIC_ZONE]:
            generate(s, p, "RES-10.2-2" if p.resources == 0 else "RES-2.2-2")
            p.tributed = False

    def why(self, s: Res) -> str:
        """Return the clause of the base resources: two more in turn 7, for both, or where they are placed first."""
        if s.turn == LAST_TURN:
            return "RES-11.4-2" if s.active == s.token else "RES-11-1"
        return "RES-4.5-3" if s.turn == 1 else self.clause


# Renovación


class BeginRenewal(Do[Res]):
    """Renovación comes when both Invasiones are over [RES-10.5-1], once, for both players together [RES-10.5-2]."""

    clause: ClassVar[str] = "RES-10.5-1"

    def run(self, s: Res) -> None:
        """Begin it."""
        s.phase = RENEWAL
        s.active = NOBODY
        s.emit(kinds.PHASE_BEGAN, kinds.pack(s.token, 0, 0, RENEWAL), s.turn, self.clause)


class ReadyAll(Do[Res]):
    """All cards of both are readied [RES-10.5.1-1] and leave the Battlefield [RES-4.4-3]; poison stays.

    What Tributación has turned stays so until it has missed an Abundancia [RES-12.tributacion-3].
    """

    clause: ClassVar[str] = "RES-10.5.1-1"

    def run(self, s: Res) -> None:
        """Ready them, the Token holder's first [RES-10-7]."""
        for seat in (s.token, 1 - s.token):
            for zone in s.sides[seat].zones:
                for p in zone:
                    p.battlefield = False
                    if p.exhausted and not p.tributed:
                        p.exhausted = False
                        s.emit(kinds.READIED, told(p), 0, "RES-12.veneno-7" if p.poison > 0 else self.clause)
        s.emit(kinds.READIED_ALL, s.token, s.turn, "RES-4.4-3")


class RenewalMoment(Do[Res]):
    """Each player has a moment of their own in Renovación, the Token's holder first [RES-10.5-2]."""

    clause: ClassVar[str] = "RES-10.5-2"

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, s: Res) -> None:
        """Note whose it is."""
        s.active = 1 - s.token if self.second else s.token
        s.then(OpenMoment(RENEWAL))


class HandLimit(Do[Res]):
    """Hands above 8 are discarded down [RES-10.5.2-1, RES-4.9-1], the Token's holder first [RES-10.5.2-2]."""

    clause: ClassVar[str] = "RES-10.5.2-1"

    def run(self, s: Res) -> None:
        """Ask for as many as are too many."""
        s.active = NOBODY
        steps: list[Step] = []
        for seat in (s.token, 1 - s.token):
            excess = len(s.sides[seat].hand) - HAND_LIMIT
            if excess > 0:
                steps.append(ChooseDiscard(seat, excess, self.clause if excess > 1 else "RES-4.9-1"))
        s.then_all(steps)


class PassToken(Do[Res]):
    """The Token goes to the opponent: the last action of Renovación [RES-10.5.3-1, RES-6-3]."""

    clause: ClassVar[str] = "RES-10.5.3-1"

    def run(self, s: Res) -> None:
        """Pass it: the initial player rotates [RES-1-7]."""
        s.token = 1 - s.token
        s.emit(kinds.TOKEN_PASSED, s.token, s.turn, "RES-6-3" if s.turn == 1 else self.clause)


class EndTurn(Do[Res]):
    """What lasts this turn and single uses end with it [RES-10.5-4]; base resources lapse [RES-4.5-5]."""

    clause: ClassVar[str] = "RES-10.5-4"

    def run(self, s: Res) -> None:
        """End them."""
        s.phase = 0
        s.active = NOBODY
        expire(s, THIS_TURN, self.clause)
        for seat in range(2):
            side = s.sides[seat]
            side.economics = 0
            side.allowed = 1
            side.culture_used = 0
            for zone in side.zones:
                for p in zone:
                    p.used = 0
                    p.marks = 0
            unmark(side.hand)
            unmark(side.deck)
            unmark(side.underworld)
            unmark(side.discard)
            lapse(s, seat)
        s.emit(kinds.TURN_ENDED, s.token, s.turn, "RES-1-6")


def unmark(tags: list[i64]) -> None:
    """Take away what cards have done this turn."""
    for i in range(len(tags)):
        tags[i] &= NUMBERS


def lapse(s: Res, seat: i64) -> None:
    """Remove what is not kept: base resources [RES-4.5-5], by the options none or all of it [RES-2.2-11]."""
    side = s.sides[seat]
    if s.rules.carry == KEEP_ALL:
        return
    if side.base > 0:
        s.emit(kinds.BASE_LAPSED, seat, side.base, "RES-4.5-5")
        side.base = 0
    if s.rules.carry == KEEP_NONE:
        if side.heap > 0:
            s.emit(kinds.RESOURCES_LOST, seat, side.heap, "RES-2.2-11")
            side.heap = 0
        for zone in side.zones:
            for p in zone:
                if p.resources > 0:
                    s.emit(kinds.RESOURCES_LOST, told(p), p.resources, "RES-2.2-11")
                    p.resources = 0


class NextTurn(Do[Res]):
    """The next turn begins; after the seventh there is none [RES-11.4-1]."""

    clause: ClassVar[str] = "RES-10.5.3-2"

    def run(self, s: Res) -> None:
        """Begin it."""
        s.then(BEGIN_TURN)


def halves(phase: i64, automatic: Step, moment: Step, closing: list[Step]) -> list[Step]:
    """Return a phase as both players resolve it, one after the other [RES-10-2]."""
    out: list[Step] = []
    for second in (False, True):
        out.append(BeginHalf(phase, second))
        out.append(automatic)
        out.append(moment)
        out.extend(closing)
        out.append(EndHalf())
    return out


TURN: Final[list[Step]] = [
    StartOfTurn(),
    *halves(EXPLORATION, Explore(), OpenMoment(EXPLORATION), []),
    *halves(ABUNDANCE, Abound(), OpenMoment(ABUNDANCE), []),
    *halves(EXPANSION, RELEASE, OpenMoment(EXPANSION), []),
    *halves(INVASION, RELEASE, OpenInvasion(), [CloseInvasion()]),
    BeginRenewal(),
    ReadyAll(),
    RELEASE,
    RenewalMoment(False),
    EndHalf(),
    RenewalMoment(True),
    EndHalf(),
    HandLimit(),
    PassToken(),
    EndTurn(),
    EndOfTurn(),
    NextTurn(),
]
"""The turn [RES-10-1]."""
BEGIN_TURN: Final = BeginTurn()
