"""Section 11: interludes, Destructive Effects and what makes up for them, the final recovery, the final scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import AIM, PILE, RELEASE, Act, ResAsk
from liza.games.resurgir.chain import PAY, RESOLVE_CHAIN, why_no_ability
from liza.games.resurgir.changes import RecoverCards, draw_one
from liza.games.resurgir.entering import score
from liza.games.resurgir.leaving import send
from liza.games.resurgir.pieces import (
    AT_END,
    BONUS_HALVES,
    EACH_TURN,
    FINAL_DRAWN,
    FINAL_RECOVERED,
    FOR_BONUS,
    HAND_LIMIT,
    MOST_DRAWN,
    NOBODY,
    PLAY_USE,
    Piece,
    Play,
)
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step, first, option, second
from liza.toolkit.piles import distinct

# Interludes


class Interlude(Do[Res]):
    """Between two Periods both draw, up to 5 cards each [RES-11-4] and never beyond 8 in hand [RES-11-5].

    All that is allowed must be drawn [RES-11-6]. It lies outside the phases: nothing else is done in it [RES-11-8].
    """

    clause: ClassVar[str] = "RES-11-6"

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, s: Res) -> None:
        """Draw one card at a time, the new Token holder first [RES-11-9]."""
        s.emit(kinds.INTERLUDE_BEGAN, s.token, self.number, "RES-11.1-7" if self.number == 1 else "RES-11.2-9")
        room = [min(MOST_DRAWN, HAND_LIMIT - len(s.sides[seat].hand)) for seat in range(2)]
        draw_in_turns(s, room, "RES-11-3", "RES-11-5")


def draw_in_turns(s: Res, room: list[int], clause: str, last: str) -> None:
    """Draw one card each, alternately, as long as somebody may [RES-11-3, RES-11-9].

    The last card that a player draws cites what keeps it from drawing more: `last`, or the most there is [RES-11-4].
    """
    due = room.copy()
    for i in range(max(room)):
        for seat in (s.token, 1 - s.token):
            if due[seat] > 0:
                due[seat] -= 1
                why = "RES-11-9" if i == 0 and seat == s.token else clause
                if due[seat] == 0:
                    why = "RES-11-4" if room[seat] == MOST_DRAWN else last
                draw_one(s, seat, why)


class FinalInterlude(Do[Res]):
    """After turn 6 each recovers 3 cards [RES-11.3-14], in the order of turn 7 [RES-11.3-19]; then both draw 2."""

    clause: ClassVar[str] = "RES-11.3-19"

    def run(self, s: Res) -> None:
        """Ask both, one after the other."""
        s.emit(kinds.INTERLUDE_BEGAN, s.token, 3, "RES-11-2")
        s.then(OpenRecovery(s.token), OpenRecovery(1 - s.token), FINAL_DRAW)


def fallen(s: Res, seat: i64) -> list[i64]:
    """Return the cards of both piles as targets."""
    side = s.sides[seat]
    out: list[i64] = [tag | PILE for tag in side.underworld]
    out.extend([tag | 2 * PILE for tag in side.discard])
    return out


class OpenRecovery(Do[Res]):
    """A player recovers 3 cards, or all if there are fewer [RES-11.3-17]."""

    clause: ClassVar[str] = "RES-11.3-14"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Ask, where there is a choice."""
        cards = fallen(s, self.seat)
        s.sides[self.seat].draft = []
        if len(cards) > FINAL_RECOVERED:
            s.then(ChooseRecovered(self.seat))
        elif len(cards) != 0:
            clause = self.clause if len(cards) == FINAL_RECOVERED else "RES-11.3-17"
            s.then(RecoverCards(self.seat, tuple([int(card) for card in cards]), clause))


class ChooseRecovered(ResAsk):
    """A player picks the cards to recover, one after the other, exactly three [RES-11.3-14]."""

    clause: ClassVar[str] = "RES-11.3-14"

    def candidates(self, s: Res) -> list[i64]:
        """Return the cards of both piles that are not picked yet, alike ones once."""
        side = s.sides[self.seat]
        left = fallen(s, self.seat)
        for one in side.draft:
            left.remove(one)
        return [option(notation.RECOVER, card & (PILE - 1), card >> 12) for card in distinct(left)]

    def take(self, s: Res, option: i64) -> None:
        """Note it, then the next, or recover all."""
        side = s.sides[self.seat]
        picked: i64 = first(option) | second(option) << 12
        side.draft.append(picked)
        if len(side.draft) < FINAL_RECOVERED:
            s.then(self)
        else:
            s.then(Recover(self.seat))

    def binds(self, s: Res, option: i64) -> bool:
        """Only the last one binds."""
        return len(s.sides[self.seat].draft) + 1 >= FINAL_RECOVERED


class Recover(Do[Res]):
    """The cards that a player picked are shuffled into the deck [RES-11.3-16]."""

    clause: ClassVar[str] = "RES-11.3-14"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Move them."""
        side = s.sides[self.seat]
        picked = tuple([int(card) for card in side.draft])
        side.draft = []
        s.then(RecoverCards(self.seat, picked, self.clause))


class FinalDraw(Do[Res]):
    """Both draw 2, alternately [RES-11.3-15], not beyond 8 in hand unless the options say otherwise [RES-11.3-18]."""

    clause: ClassVar[str] = "RES-11.3-15"

    def run(self, s: Res) -> None:
        """Draw."""
        room: list[int] = []
        for seat in range(2):
            space = HAND_LIMIT - len(s.sides[seat].hand)
            room.append(min(FINAL_DRAWN, max(space, 0)) if s.rules.final_capped else FINAL_DRAWN)
        capped = s.rules.final_capped and min(room) < FINAL_DRAWN
        draw_in_turns(s, room, self.clause, "RES-11.3-18" if capped else self.clause)


# Destructive Effects


class DestructiveEffects(Do[Res]):
    """The Encounter: each player sends units and structures to the Inframundo [RES-11.3-10].

    The cards of both are counted once, before any leaves [RES-11.3-21]: turned or not, each as one [RES-11.3-3].
    """

    clause: ClassVar[str] = "RES-11.3-2"

    def run(self, s: Res) -> None:
        """Count, ask both, the Token's holder first [RES-11.3-20]; all leave at once; then both may compensate."""
        mine = [s.sides[seat].in_play() for seat in range(2)]
        first_seat = s.token
        for seat in (first_seat, 1 - first_seat):
            s.emit(kinds.REMARK, kinds.pack(seat, 0, 0, mine[seat]), kinds.COUNTED, "RES-11.3-3")
        steps: list[Step] = []
        for seat in (first_seat, 1 - first_seat):
            side = s.sides[seat]
            side.sending = []
            side.sent = []
            side.draft = []
            due = 1 if mine[seat] < mine[1 - seat] else 2
            steps.append(OpenSending(seat, due))
        for seat in (first_seat, 1 - first_seat):
            steps.append(SendAway(seat))
        steps.append(RELEASE)
        for seat in (first_seat, 1 - first_seat):
            steps.append(OpenCompensation(seat))
        s.then_all(steps)


def due_clause(s: Res, seat: i64, due: i64) -> str:
    """Return the clause that says how many a player sends: more cards, fewer, or as many as the other."""
    if due == 1:
        return "RES-11.3-5"
    return "RES-11.3-6" if s.sides[0].in_play() == s.sides[1].in_play() else "RES-11.3-4"


class OpenSending(Do[Res]):
    """A player chooses units, then structures; where there are no more than are due, all of them go [RES-11.3-7]."""

    clause: ClassVar[str] = "RES-11.3-21"

    def __init__(self, seat: i64, due: i64) -> None:
        self.seat: i64 = seat
        self.due: i64 = due

    def run(self, s: Res) -> None:
        """Ask, where there is a choice."""
        side = s.sides[self.seat]
        clause = due_clause(s, self.seat, self.due)
        if len(side.units()) < self.due or len(side.structures()) < self.due:
            clause = "RES-11.3-7"
        steps: list[Step] = []
        for structures in (False, True):
            pieces = side.structures() if structures else side.units()
            if len(pieces) > self.due:
                steps.append(ChooseSent(self.seat, structures, self.due))
            else:
                steps.append(SendRest(self.seat, structures))
        steps.append(NoteSent(self.seat, clause))
        s.then_all(steps)


class SendRest(Do[Res]):
    """All of one kind that a player has are to go: there is nothing to choose [RES-11.3-7]."""

    clause: ClassVar[str] = "RES-11.3-7"

    def __init__(self, seat: i64, structures: bool) -> None:
        self.seat: i64 = seat
        self.structures = structures

    def run(self, s: Res) -> None:
        """Note them."""
        side = s.sides[self.seat]
        for p in side.structures() if self.structures else side.units():
            side.draft.append(p.serial)


class ChooseSent(ResAsk):
    """A player picks own cards to send, one after the other; any will do, turned or protected [RES-11.3-11]."""

    clause: ClassVar[str] = "RES-11.3-11"

    def __init__(self, seat: i64, structures: bool, left: i64) -> None:
        super().__init__(seat)
        self.structures = structures
        self.left: i64 = left

    def mask(self, seat: i64) -> Step | None:
        """Hide from others how far the choice has come."""
        return self if seat == self.seat else ChooseSent(self.seat, False, 0)

    def _pieces(self, s: Res) -> list[Piece]:
        side = s.sides[self.seat]
        return side.structures() if self.structures else side.units()

    def candidates(self, s: Res) -> list[i64]:
        """Return those of the kind that are not picked yet."""
        draft = s.sides[self.seat].draft
        return [option(notation.SEND, p.serial) for p in self._pieces(s) if p.serial not in draft]

    def take(self, s: Res, option: i64) -> None:
        """Note it, then the next."""
        s.sides[self.seat].draft.append(first(option))
        if self.left > 1:
            s.then(ChooseSent(self.seat, self.structures, self.left - 1))

    def binds(self, s: Res, option: i64) -> bool:
        """The last one of all binds, the structures' if both kinds are chosen."""
        if self.left > 1:
            return False
        behind = s.agenda[len(s.agenda) - 2]
        return not (isinstance(behind, ChooseSent) and behind.seat == self.seat)


class NoteSent(Do[Res]):
    """A player has chosen; the cards stay in play until the other has too [RES-11.3-20]."""

    clause: ClassVar[str] = "RES-11.3-20"

    def __init__(self, seat: i64, why: str) -> None:
        self.seat: i64 = seat
        self.why = why

    def run(self, s: Res) -> None:
        """Make the choice public."""
        side = s.sides[self.seat]
        side.sending = side.draft
        side.draft = []
        s.emit(kinds.SENDING, self.seat, len(side.sending), self.why)


class SendAway(Do[Res]):
    """The cards chosen go to the Inframundo: no destruction, nothing triggers [RES-11.3-8, RES-11.3-9]."""

    clause: ClassVar[str] = "RES-11.3-8"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Send them."""
        side = s.sides[self.seat]
        serials = side.sending
        side.sending = []
        for serial in serials:
            p = s.find(serial)
            if p is not None:
                send(s, p)


# Compensation


def why_no_compensation(s: Res, seat: i64) -> str:
    """Return the clause that forbids the compensating ability now, or "": its cost, its condition, its effect."""
    culture = s.culture(seat)
    clause = why_no_ability(s, seat, Act(seat, 0, culture.number, culture.encounter), False)
    return "" if clause == "" else "RES-11.3-13"


class OpenCompensation(Do[Res]):
    """A Culture may make up for its losses, at once or never [RES-11.3-13]; first the Token's holder [RES-11.3-22]."""

    clause: ClassVar[str] = "RES-11.3-22"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Ask, if it can be used."""
        clause = why_no_compensation(s, self.seat)
        if clause == "":
            s.then(ChooseCompensation(self.seat))
        else:
            s.emit(kinds.REMARK, kinds.pack(self.seat, 0, s.sides[self.seat].culture), kinds.NO_COMPENSATION, clause)


class ChooseCompensation(ResAsk):
    """A player uses the compensating ability, or does without [RES-11.3-12]."""

    clause: ClassVar[str] = "RES-11.3-12"

    def candidates(self, s: Res) -> list[i64]:
        """Return both."""
        return [notation.NOTHING, notation.COMPENSATE]

    def take(self, s: Res, option: i64) -> None:
        """Use it, or not."""
        if option == notation.COMPENSATE:
            s.then_all([Compensate(self.seat), PAY, AIM, RESOLVE_CHAIN, RELEASE])


class Compensate(Do[Res]):
    """The compensating ability is used: no phase is running, so nobody responds [RES-11.3-13]."""

    clause: ClassVar[str] = "RES-7-5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Announce it."""
        culture = s.culture(self.seat)
        act = Act(self.seat, 0, culture.number, culture.encounter)
        s.chain.append(Play(PLAY_USE, 0, act))
        s.emit(kinds.ABILITY_USED, kinds.pack(self.seat, 0, culture.number), act.ability, self.clause)


class StartOfTurn(Do[Res]):
    """The Destructive Effects fall at the start of turn 5, or of 5 and 6 [RES-11.3-10]."""

    clause: ClassVar[str] = "RES-11.3-10"

    def run(self, s: Res) -> None:
        """Let them."""
        when = s.rules.destructive
        if (s.turn == 5 and when != AT_END) or (s.turn == 6 and when == EACH_TURN):
            s.then(DESTRUCTIVE)


class EndOfTurn(Do[Res]):
    """After the Renovación of a Period's last turn comes its interlude [RES-11-7], after turn 7 the end."""

    clause: ClassVar[str] = "RES-11-7"

    def run(self, s: Res) -> None:
        """Schedule it."""
        if s.turn == 2:
            s.then(Interlude(1))
        elif s.turn == 4:
            s.then(Interlude(2))
        elif s.turn == 6:
            if s.rules.destructive == AT_END:
                s.then(DESTRUCTIVE, FINAL_INTERLUDE)
            else:
                s.then(FINAL_INTERLUDE)
        elif s.turn == 7:
            s.then(FINAL_SCORING)


# The end


class FinalScoring(Do[Res]):
    """The player with more cards in play gets 3.5 points [RES-11.4-5]; then most points win [RES-1-1]."""

    clause: ClassVar[str] = "RES-11.4-4"

    def run(self, s: Res) -> None:
        """Give the bonus, compare."""
        mine = [s.sides[seat].in_play() for seat in range(2)]
        s.emit(kinds.REMARK, kinds.pack(0, 0, 0, mine[0], mine[1]), kinds.SCORING, self.clause)
        if mine[0] != mine[1]:
            score(s, 0 if mine[0] > mine[1] else 1, BONUS_HALVES, FOR_BONUS, 0, "RES-11.4-5")
        elif s.rules.bonus_on_tie and mine[0] > 0:
            for seat in range(2):
                score(s, seat, BONUS_HALVES, FOR_BONUS, 0, "RES-11.4-6")
        else:
            s.emit(kinds.REMARK, 0, kinds.NO_BONUS, "RES-11.4-6")
        south = s.sides[0].halves
        north = s.sides[1].halves
        s.emit(kinds.REMARK, kinds.pack(0, 0, 0, south, north), kinds.TOTALS, "RES-11.4-7")
        if south != north:
            s.end(0 if south > north else 1, "RES-1-1")
        elif s.rules.tie_by_cards and mine[0] != mine[1]:
            s.end(0 if mine[0] > mine[1] else 1, "RES-1-3")
        else:
            s.end(NOBODY, "RES-1-3")


DESTRUCTIVE: Final = DestructiveEffects()
FINAL_INTERLUDE: Final = FinalInterlude()
FINAL_DRAW: Final = FinalDraw()
FINAL_SCORING: Final = FinalScoring()
