"""Chapter 10: attacks, blocks and wounds."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import RELEASE, InfAsk
from liza.games.inframundis.changes import Simultaneous, Wound
from liza.games.inframundis.deaths import told
from liza.games.inframundis.hooks import HitNexus
from liza.games.inframundis.numbers import attack, cannot_block, has_keyword, ignores_path, is_pacified
from liza.games.inframundis.pieces import Piece, Strike
from liza.games.inframundis.printed import FRONT, GUARD, LEADER, REAR, SANCTUARY
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import AFTER_BLOCKS, AFTER_COMBAT, AFTER_DECLARATION, OpenWindow
from liza.kernel import Do, Step, first, kind_of, option, second

NEXUS: Final = 0


# Declaring


def why_no_attacker(s: Inf, p: Piece) -> str:
    """Return the clause by which a creature can't attack at all now, or ""."""
    if p.entered == s.turn and not p.rushed:
        return "INF-8-4"
    if p.exhausted:
        return "INF-10.1-1"
    return "INF-intro-1" if is_pacified(s, p) else ""


def why_no_nexus(s: Inf, p: Piece) -> str:
    """Return the clause that closes the path to the Nexus for this attacker, or "" [INF-10.2-3]."""
    foe = s.sides[1 - p.controller]
    if not ignores_path(s, p):
        if len(foe.lines[FRONT]) != 0:
            return "INF-10.2-1"
        if len(foe.lines[SANCTUARY]) != 0:
            if p.line == REAR:
                return "INF-10.2-4"
            if not (s.rules.graded_path and p.line == FRONT):
                return "INF-10.2-2"
    return "INF-13-7" if guarded(s, 1 - p.controller, p.line) else ""


def why_nexus(s: Inf, p: Piece) -> str:
    """Return the clause that lets this attacker at the Nexus: it is exposed, or a card or an agreed option says so."""
    lines = s.sides[1 - p.controller].lines
    if len(lines[FRONT]) == 0 and len(lines[SANCTUARY]) == 0:
        return "INF-10.2-3"
    return "INF-intro-1" if ignores_path(s, p) else "INF-10.2-2"


def guarded(s: Inf, seat: i64, line: i64) -> bool:
    """Tell whether a creature with Guardia stands in this seat's line; exhausted or not [INF-13-7]."""
    for p in s.sides[seat].lines[line]:
        if has_keyword(s, p, GUARD):
            return True
    return False


def why_no_creature(s: Inf, p: Piece, target: Piece) -> str:
    """Return the clause by which this attacker can't attack that creature, or ""."""
    if target.line != p.line or target.controller == p.controller:
        return "INF-10.1-3"
    if s.rules.taunt and not has_keyword(s, target, GUARD) and guarded(s, target.controller, target.line):
        return "INF-13-7"
    return ""


class ChooseAttack(InfAsk):
    """The active player declares attacks, one pair after the other, all against the board as it is now [INF-7.4-1].

    The pairs stand in the side's draft, sorted by attacker, until the declaration is ended.
    """

    clause: ClassVar[str] = "INF-7.4-1"

    def always_shown(self) -> bool:
        """Put the end of a declaration to a person: it binds, so the last pair can be taken back until then."""
        return True

    def candidates(self, s: Inf) -> list[i64]:
        """Return the end of the declaration, and each creature not yet declared with each target."""
        out: list[i64] = [notation.END]
        foes = [p for line in s.sides[1 - self.seat].lines for p in line]
        leader = s.sides[1 - self.seat].leader
        if leader is not None:
            foes.append(leader)
        draft = s.sides[self.seat].draft
        for line in s.sides[self.seat].lines:
            for p in line:
                if not declared(draft, p.serial):
                    out.append(option(notation.ATTACK, p.serial, NEXUS))
                    for foe in foes:
                        out.append(option(notation.ATTACK, p.serial, foe.serial))
        return out

    def why_not(self, s: Inf, option: i64) -> str:
        """Return the first clause that forbids the pair."""
        if option == notation.END:
            return ""
        p = s.creature(first(option))
        assert p is not None
        clause = why_no_attacker(s, p)
        if clause != "":
            return clause
        if second(option) == NEXUS:
            return why_no_nexus(s, p)
        target = s.find(second(option))
        assert target is not None
        return "INF-3-15" if target.line == LEADER else why_no_creature(s, p, target)

    def options(self, s: Inf) -> list[i64]:
        """Return the legal pairs."""
        out: list[i64] = [notation.END]
        draft = s.sides[self.seat].draft
        foes = s.sides[1 - self.seat].lines
        for line in s.sides[self.seat].lines:
            for p in line:
                if p.exhausted or declared(draft, p.serial) or why_no_attacker(s, p) != "":
                    continue
                if why_no_nexus(s, p) == "":
                    out.append(option(notation.ATTACK, p.serial, NEXUS))
                for foe in foes[p.line]:
                    if why_no_creature(s, p, foe) == "":
                        out.append(option(notation.ATTACK, p.serial, foe.serial))
        return out

    def take(self, s: Inf, option: i64) -> None:
        """Note the pair, or declare all."""
        draft = s.sides[self.seat].draft
        if option == notation.END:
            s.then(Declare(self.seat))
            return
        at: i64 = 0
        while at < len(draft) and draft[at] < first(option):
            at += 2
        draft.insert(at, second(option))
        draft.insert(at, first(option))
        s.then(self)

    def binds(self, s: Inf, option: i64) -> bool:
        """Nothing is revealed or exhausted before the end of the declaration."""
        return option == notation.END


def declared(draft: list[i64], serial: i64) -> bool:
    """Tell whether a draft of pairs names this attacker."""
    for i in range(0, len(draft), 2):
        if draft[i] == serial:
            return True
    return False


class Declare(Do[Inf]):
    """All attacks are declared together; attackers exhaust [INF-10.1-2]."""

    clause: ClassVar[str] = "INF-10.1-2"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Inf) -> None:
        """Make the strikes public, then go through blocks and wounds; without attacks only a window opens."""
        side = s.sides[self.seat]
        draft = side.draft
        side.draft = []
        if len(draft) == 0:
            s.emit(kinds.NO_ATTACK, self.seat, 0, "INF-7.4-1")
            s.then(OpenWindow(AFTER_COMBAT))
            return
        for i in range(0, len(draft), 2):
            p = s.creature(draft[i])
            assert p is not None
            p.exhausted = True
            s.strikes.append(Strike(p.serial, draft[i + 1], self.seat))
            target = s.creature(draft[i + 1])
            clause = "INF-10.1-3" if target is not None else why_nexus(s, p)
            s.emit(kinds.ATTACKED, told(p, draft[i + 1]), 0 if target is None else target.card, clause)
        s.stir()
        s.then_all(COMBAT)


class Blocks(Do[Inf]):
    """In mode A, if that was agreed [INF-10.3-1], blocks are asked of the defender for each attack on the Nexus."""

    clause: ClassVar[str] = "INF-10.3-1"

    def run(self, s: Inf) -> None:
        """Ask for the first attack that can be blocked: never one on a creature [INF-10.3-2], nor any in mode B."""
        if not s.rules.blocking or not nexus_struck(s):
            s.emit(kinds.UNBLOCKED, 1 - s.active, 0, "INF-10.3-2" if s.rules.blocking else "INF-10.3-6")
            return
        at = next_strike(s, 0)
        if at >= 0:
            s.then(ChooseBlock(1 - s.active, at, at), SetBlocks(1 - s.active), RELEASE, OpenWindow(AFTER_BLOCKS))
        else:
            s.then(OpenWindow(AFTER_BLOCKS))


def nexus_struck(s: Inf) -> bool:
    """Tell whether some attack was declared on the Nexus."""
    for strike in s.strikes:
        if strike.target == NEXUS:
            return True
    return False


def striker(s: Inf, strike: Strike) -> Piece | None:
    """Return the attacker if it is still in play under the same control [INF-10.1-4]."""
    p = s.creature(strike.attacker)
    return p if p is not None and p.controller == strike.seat else None


def next_strike(s: Inf, start: i64) -> i64:
    """Return the index of the next attack on the Nexus whose attacker is still there, or -1."""
    for i in range(start, len(s.strikes)):
        if s.strikes[i].target == NEXUS and striker(s, s.strikes[i]) is not None:
            return i
    return -1


def blocking_line(s: Inf, seat: i64) -> i64:
    """Return the most advanced line where a creature can still block, or -1 [INF-10.3-3]."""
    draft = s.sides[seat].draft
    for line in range(3):
        for p in s.sides[seat].lines[line]:
            if not uses(draft, p.serial) and not cannot_block(s, p):
                return line
    return -1


def uses(draft: list[i64], serial: i64) -> bool:
    """Tell whether a draft of blocks (strike, blocker) uses this creature."""
    for i in range(1, len(draft), 2):
        if draft[i] == serial:
            return True
    return False


class ChooseBlock(InfAsk):
    """The defender blocks one attack on the Nexus, or not [INF-10.3-3]; exhausted creatures may block [INF-13-2].

    `start` is the index of the first attack asked, `at` of this one: others see only that blocks are being chosen.
    """

    clause: ClassVar[str] = "INF-10.3-3"

    def __init__(self, seat: i64, start: i64, at: i64) -> None:
        super().__init__(seat)
        self.start: i64 = start
        self.at: i64 = at

    def mask(self, seat: i64) -> Step | None:
        """Hide how far the choice has come."""
        return self if seat == self.seat else ChooseBlock(self.seat, self.start, self.start)

    def candidates(self, s: Inf) -> list[i64]:
        """Return no block, and each own creature."""
        out: list[i64] = [notation.NO_BLOCK]
        for line in s.sides[self.seat].lines:
            for p in line:
                out.append(option(notation.BLOCK, p.serial))
        return out

    def why_not(self, s: Inf, option: i64) -> str:
        """Refuse a used creature, one that can't block, and one behind a line that still can."""
        if option == notation.NO_BLOCK:
            return ""
        p = s.creature(first(option))
        assert p is not None
        draft = s.sides[self.seat].draft
        if uses(draft, p.serial) or (s.rules.single_block and len(draft) != 0):
            return "INF-10.3-3"
        if cannot_block(s, p):
            return "INF-intro-1"
        return "" if p.line == blocking_line(s, self.seat) else "INF-10.3-3"

    def options(self, s: Inf) -> list[i64]:
        """Return no block, and the creatures that may."""
        out: list[i64] = [notation.NO_BLOCK]
        draft = s.sides[self.seat].draft
        if s.rules.single_block and len(draft) != 0:
            return out
        line = blocking_line(s, self.seat)
        if line >= 0:
            for p in s.sides[self.seat].lines[line]:
                if not uses(draft, p.serial) and not cannot_block(s, p):
                    out.append(option(notation.BLOCK, p.serial))
        return out

    def take(self, s: Inf, option: i64) -> None:
        """Note the block; go on with the next attack, then have all confirmed."""
        if kind_of(option) == notation.BLOCK:
            s.sides[self.seat].draft.extend([self.at, first(option)])
        following = next_strike(s, self.at + 1)
        s.then(
            ChooseBlock(self.seat, self.start, following) if following >= 0 else ConfirmBlocks(self.seat, self.start)
        )

    def binds(self, s: Inf, option: i64) -> bool:
        """The defender may go back before confirming."""
        return False


class ConfirmBlocks(InfAsk):
    """The defender confirms the blocks, so that the last one can be taken back too [INF-10.3-3]."""

    clause: ClassVar[str] = "INF-10.3-3"

    def __init__(self, seat: i64, start: i64) -> None:
        super().__init__(seat)
        self.start: i64 = start

    def mask(self, seat: i64) -> Step | None:
        """Hide that all are chosen."""
        return self if seat == self.seat else ChooseBlock(self.seat, self.start, self.start)

    def always_shown(self) -> bool:
        """Put it to a person."""
        return True

    def owed(self, s: Inf) -> bool:
        """Nobody confirms where nobody could block."""
        return len(s.sides[self.seat].draft) != 0 or blocking_line(s, self.seat) >= 0

    def candidates(self, s: Inf) -> list[i64]:
        """Return the confirmation."""
        return [notation.CONFIRM]

    def take(self, s: Inf, option: i64) -> None:
        """Go on: `SetBlocks` follows."""


class SetBlocks(Do[Inf]):
    """The blocks become public [INF-10.3-5]; under retaliation = one the defender then picks whom to answer."""

    clause: ClassVar[str] = "INF-10.3-5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Inf) -> None:
        """Write the draft into the strikes."""
        side = s.sides[self.seat]
        draft = side.draft
        side.draft = []
        for i in range(0, len(draft), 2):
            strike = s.strikes[draft[i]]
            strike.blocked = True
            strike.blocker = draft[i + 1]
            p = s.creature(strike.blocker)
            foe = s.creature(strike.attacker)
            assert p is not None and foe is not None
            clause = "INF-13-2" if p.exhausted else "INF-10.3-4"
            s.emit(kinds.BLOCKED, told(p, strike.attacker), foe.card, clause)
        if len(draft) == 0:
            s.emit(kinds.UNBLOCKED, self.seat, 0, self.clause)


class Answers(Do[Inf]):
    """Under retaliation = one, each creature struck by several answers only the one its player picks [INF-10.3-7]."""

    clause: ClassVar[str] = "INF-10.3-7"

    def run(self, s: Inf) -> None:
        """Ask for the first struck creature that has several foes and has not been decided."""
        if not s.rules.single_answer:
            return
        for strike in s.strikes:
            foe = strike.foe()
            if foe != NEXUS and len(fights(s, foe)) > 1:
                p = s.creature(foe)
                if p is not None:
                    s.then(ChooseAnswer(p.controller, foe), self)
                    return


def fights(s: Inf, serial: i64) -> list[Strike]:
    """Return the strikes that a creature would still answer."""
    return [strike for strike in s.strikes if strike.foe() == serial and strike.answered and fight_on(s, strike)]


class ChooseAnswer(InfAsk):
    """A player picks the one attacker that a struck creature answers [INF-10.3-7]."""

    clause: ClassVar[str] = "INF-10.3-7"

    def __init__(self, seat: i64, serial: i64) -> None:
        super().__init__(seat)
        self.serial: i64 = serial

    def candidates(self, s: Inf) -> list[i64]:
        """Return its attackers."""
        return [option(notation.ANSWER, strike.attacker) for strike in fights(s, self.serial)]

    def take(self, s: Inf, option: i64) -> None:
        """Let it answer that one alone."""
        s.then(AnswerOne(self.serial, first(option)))


class AnswerOne(Do[Inf]):
    """A struck creature answers one attacker alone [INF-10.3-7]."""

    clause: ClassVar[str] = "INF-10.3-7"

    def __init__(self, serial: i64, attacker: i64) -> None:
        self.serial: i64 = serial
        self.attacker: i64 = attacker

    def run(self, s: Inf) -> None:
        """Strike the others from its answers."""
        for strike in s.strikes:
            if strike.foe() == self.serial and strike.attacker != self.attacker:
                strike.answered = False
        p = s.creature(self.serial)
        assert p is not None
        foe = s.creature(self.attacker)
        s.emit(kinds.ANSWER_CHOSEN, told(p, self.attacker), 0 if foe is None else foe.card, self.clause)


def fight_on(s: Inf, strike: Strike) -> bool:
    """Tell whether the fight between two creatures still takes place [INF-10.1-4]."""
    p = striker(s, strike)
    foe = s.creature(strike.foe())
    if p is None or foe is None or foe.controller == strike.seat:
        return False
    return strike.blocked or foe.line == p.line


class DealWounds(Do[Inf]):
    """All wounds of the combat are dealt together, by the Attack in force now [INF-7.4-3]."""

    clause: ClassVar[str] = "INF-7.4-3"

    def run(self, s: Inf) -> None:
        """Collect every wound first; a blocked attack gives the Nexus none, even without its blocker [INF-10.3-5]."""
        steps: list[Step] = []
        for strike in s.strikes:
            p = striker(s, strike)
            if strike.blocked or strike.target != NEXUS:
                if fight_on(s, strike):
                    self.fight(s, strike, steps)
                else:
                    card = p.card if p is not None else 0
                    s.emit(
                        kinds.FIGHT_OFF, kinds.pack(strike.seat, strike.attacker, card, strike.foe()), 0, "INF-10.1-4"
                    )
            elif p is not None:
                amount = attack(s, p)
                if amount > 0:
                    steps.append(HitNexus(1 - strike.seat, amount, p.card, p.serial))
        s.strikes = []
        if len(steps) != 0:
            s.then(Simultaneous(tuple(steps)))

    def fight(self, s: Inf, strike: Strike, steps: list[Step]) -> None:
        """Each wounds the other by its Attack, exhausted or not [INF-10.3-7]."""
        p = s.creature(strike.attacker)
        foe = s.creature(strike.foe())
        assert p is not None and foe is not None
        given = attack(s, p)
        if given > 0:
            steps.append(Wound((foe.serial,), given, p.card))
        back = attack(s, foe)
        if strike.answered and back > 0:
            steps.append(Wound((p.serial,), back, foe.card))


COMBAT: Final[list[Step]] = [
    RELEASE,
    OpenWindow(AFTER_DECLARATION),
    Blocks(),
    Answers(),
    DealWounds(),
    RELEASE,
    OpenWindow(AFTER_COMBAT),
]
"""From the declaration to the window after the combat, in the rulebook's order [INF-12-2]."""
