"""Combat, the sixth phase: turns, declaring, holding, responding [PRO-fase-1]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.promised import kinds, notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.battle import RESOLUTION
from liza.games.promised.encounters import find_encounter, undecided, why_not_decide
from liza.games.promised.orders import WriteOrder, new_order
from liza.games.promised.pieces import COMBAT, NOBODY, NOWHERE, PAIR, Battle, Report
from liza.games.promised.places import original_defender, owner_of, ranked
from liza.games.promised.state import Land
from liza.kernel import Do, bit, first, kind_of, option, second


class OpenCombat(Do[Land]):
    """Combat is passed over where nobody has anything to decide [PRO-fase-6]."""

    clause: ClassVar[str] = "PRO-fase-6"
    also: ClassVar[tuple[str, ...]] = ("PRO-declarar-14",)

    def run(self, s: Land) -> None:
        """Begin it where somebody meets somebody, invaders first [PRO-invasores-10]."""
        if len(s.encounters) == 0 and not any(_facing(s, pair.hex) != NOBODY for pair in s.pairs):
            return
        s.phase = COMBAT
        s.active = NOBODY
        s.emit(kinds.PHASE_BEGAN, COMBAT, s.round, "PRO-fase-1")
        s.then(FightInvaders(), TakeCombatTurns())


class FightInvaders(Do[Land]):
    """Every pair fights, the oldest first [PRO-invasores-17]."""

    clause: ClassVar[str] = "PRO-invasores-17"

    def run(self, s: Land) -> None:
        """Schedule them."""
        s.then_all([FightPair(pair.number) for pair in s.pairs])


class FightPair(Do[Land]):
    """A pair declares on the sides of its hex one by one, until it dies or is alone [PRO-invasores-10]."""

    clause: ClassVar[str] = "PRO-invasores-10"
    also: ClassVar[tuple[str, ...]] = ("PRO-invasores-1", "PRO-invasores-11", "PRO-invasores-15")

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, s: Land) -> None:
        """Declare on whoever was there first, a settlement's owner before all."""
        pair = s.pair(self.number)
        if pair is None:
            return
        seat = _facing(s, pair.hex)
        if seat == NOBODY:
            return
        code = self.number + PAIR
        begin_battle(s, pair.hex, code, seat)
        s.emit(kinds.DECLARED, kinds.pack(code, pair.hex, 0, seat), 0, self.clause)
        s.then(BeginAnswer(seat), self)


def _facing(s: Land, hex: i64) -> i64:
    """Return the first player in a hex, also one with a garrison alone [PRO-invasores-15]; NOBODY if there is none."""
    for side in ranked(s, hex):
        if side < PAIR:
            return side
    return NOBODY


def begin_battle(s: Land, hex: i64, aggressor: i64, foe: i64) -> None:
    """Note a battle; its roles are those of arrival, whoever declares [PRO-roles-2, PRO-declarar-12]."""
    battle = Battle()
    battle.hex = hex
    battle.aggressor = aggressor
    battle.defender = original_defender(s, hex, aggressor, foe)
    battle.attacker = foe if battle.defender == aggressor else aggressor
    s.battle = battle


# Ordinary turns


class TakeCombatTurns(Do[Land]):
    """Players act in round order, one ordinary turn each [PRO-fase-7]."""

    clause: ClassVar[str] = "PRO-fase-7"

    def run(self, s: Land) -> None:
        """Schedule them."""
        s.then_all([CombatTurn(seat) for seat in s.order()])


class CombatTurn(Do[Land]):
    """A player's ordinary turn goes on while an encounter waits for a decision [PRO-fase-9]."""

    clause: ClassVar[str] = "PRO-fase-9"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Ask, or end the turn."""
        if len(undecided(s, self.seat)) == 0:
            s.active = NOBODY
            return
        s.active = self.seat
        s.then(ChooseEncounter(self.seat))


class ChooseEncounter(LandAsk):
    """Declare battle or hold, in any of the own encounters [PRO-declarar-1]; nobody has to fight [PRO-declarar-2]."""

    clause: ClassVar[str] = "PRO-declarar-1"

    def candidates(self, s: Land) -> list[i64]:
        """Return both answers to each encounter, the end of the turn where several wait, then what can't be."""
        waiting = undecided(s, self.seat)
        out: list[i64] = []
        for encounter in waiting:
            foe = encounter.foe(self.seat)
            out.append(option(notation.DECLARE, encounter.hex, foe))
            out.append(option(notation.HOLD, encounter.hex, foe))
        if len(waiting) > 1:
            out.append(notation.END)
        for encounter in s.encounters:
            foe = encounter.foe(self.seat)
            if foe != NOBODY and encounter not in waiting:
                out.append(option(notation.DECLARE, encounter.hex, foe))
        self.alone(s, out)
        return out

    def alone(self, s: Land, out: list[i64]) -> None:
        """Add the hexes where nobody else is."""
        for hex in range(s.ground.size()):
            if self.seat in s.arrivals[hex] and not any(one.hex == hex for one in s.encounters):
                out.append(option(notation.DECLARE, hex, notation.NO_PLACE))

    def why_not(self, s: Land, option: i64) -> str:
        """Refuse what is decided, fought, led by nobody, or against nobody [PRO-fase-3]."""
        if kind_of(option) == notation.END:
            return ""
        if second(option) == notation.NO_PLACE:
            return "PRO-fase-3"
        encounter = find_encounter(s, first(option), self.seat, second(option))
        assert encounter is not None
        return why_not_decide(s, encounter, self.seat)

    def take(self, s: Land, option: i64) -> None:
        """Begin an order, which others don't see before it is confirmed; or hold."""
        kind = kind_of(option)
        if kind == notation.DECLARE:
            side = s.sides[self.seat]
            side.place = first(option)
            side.foe = second(option)
            side.order = new_order(s, self.seat, side.place)
            s.then(WriteOrder(self.seat, False))
        elif kind == notation.HOLD:
            s.then(Hold(self.seat, first(option), second(option)), CombatTurn(self.seat))
        else:
            s.then(HoldAll(self.seat), CombatTurn(self.seat))

    def binds(self, s: Land, option: i64) -> bool:
        """Beginning an order binds to nothing."""
        return kind_of(option) != notation.DECLARE


class Hold(Do[Land]):
    """A side holds: a siege goes on and its wall melts [PRO-declarar-8], and it can't declare here any more."""

    clause: ClassVar[str] = "PRO-declarar-13"
    also: ClassVar[tuple[str, ...]] = ("PRO-declarar-2", "PRO-declarar-8")

    def __init__(self, seat: i64, hex: i64, foe: i64) -> None:
        self.seat: i64 = seat
        self.hex: i64 = hex
        self.foe: i64 = foe

    def run(self, s: Land) -> None:
        """Note it; where nobody declares there is no battle [PRO-declarar-3]."""
        encounter = find_encounter(s, self.hex, self.seat, self.foe)
        assert encounter is not None
        if self.seat == encounter.one:
            encounter.one_held = True
        else:
            encounter.other_held = True
        both = encounter.one_held and encounter.other_held
        told = kinds.pack(self.seat, self.hex, 0, self.foe)
        s.emit(kinds.HELD, told, 0, "PRO-declarar-3" if both else self.clause)


class HoldAll(Do[Land]):
    """Ending the turn holds in all encounters that are left [PRO-declarar-1]."""

    clause: ClassVar[str] = "PRO-declarar-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Hold."""
        s.then_all([Hold(self.seat, one.hex, one.foe(self.seat)) for one in undecided(s, self.seat)])


class Declare(Do[Land]):
    """Declaration and order are confirmed in one act [PRO-responder-10]; who declares is the aggressor."""

    clause: ClassVar[str] = "PRO-declarar-11"
    also: ClassVar[tuple[str, ...]] = ("PRO-roles-1", "PRO-roles-2", "PRO-roles-7", "PRO-declarar-12")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Seal the order; the other side must respond before anything else happens [PRO-responder-1]."""
        side = s.sides[self.seat]
        order = side.order
        assert order is not None
        hex, foe = side.place, side.foe
        side.order = None
        side.place = NOWHERE
        side.foe = NOBODY
        encounter = find_encounter(s, hex, self.seat, foe)
        assert encounter is not None
        encounter.fought = True
        begin_battle(s, hex, self.seat, foe)
        battle = s.battle
        assert battle is not None
        battle.orders.append(order)
        s.emit(kinds.DECLARED, kinds.pack(self.seat, hex, 0, foe), 0, self.clause)
        s.then(BeginAnswer(foe), CombatTurn(self.seat))


class BeginAnswer(Do[Land]):
    """The attacked side gets an extra turn for its answer alone, whatever its turn [PRO-responder-4, PRO-responder-5].

    It does not use up the ordinary turn [PRO-responder-11].
    """

    clause: ClassVar[str] = "PRO-responder-4"
    also: ClassVar[tuple[str, ...]] = ("PRO-responder-1", "PRO-responder-11")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Ask."""
        battle = s.battle
        assert battle is not None
        s.sides[self.seat].order = new_order(s, self.seat, battle.hex)
        s.then(WriteOrder(self.seat, True))


class Answer(Do[Land]):
    """The other side has confirmed as well: the battle is resolved at once [PRO-responder-7]."""

    clause: ClassVar[str] = "PRO-responder-7"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Seal the order and resolve."""
        side = s.sides[self.seat]
        battle = s.battle
        order = side.order
        assert battle is not None and order is not None
        side.order = None
        battle.orders.append(order)
        s.emit(kinds.ANSWERED, kinds.pack(self.seat, battle.hex), 0, self.clause)
        s.then_all(RESOLUTION)


# The end of the phase


class CloseCombat(Do[Land]):
    """Leaderless troops among enemies vanish [PRO-movimiento-10], and both sides get their reports [PRO-informe-5]."""

    clause: ClassVar[str] = "PRO-informe-5"
    also: ClassVar[tuple[str, ...]] = ("PRO-informe-1", "PRO-informe-2")

    def run(self, s: Land) -> None:
        """Clear and send."""
        s.active = NOBODY
        self.clear(s)
        for report in s.reports:
            if report.round == s.round:
                self.send(s, report.attacker, report)
                self.send(s, report.defender, report)

    def send(self, s: Land, side: i64, report: Report) -> None:
        """Send a report to a side; of a battle against invaders only the player gets one [PRO-informe-13]."""
        if side >= PAIR:
            return
        clause = self.clause if report.attacker < PAIR and report.defender < PAIR else "PRO-informe-13"
        s.emit(kinds.REPORT_SENT, kinds.pack(side, report.hex), 0, clause, see=bit(side))

    def clear(self, s: Land) -> None:
        """Remove stacks without an own general beside foreign generals, invaders, or in a foreign settlement."""
        for stack in s.stacks.copy():
            if stack.owner in s.arrivals[stack.hex]:
                continue
            owner = owner_of(s, stack.hex)
            if len(s.arrivals[stack.hex]) != 0 or (owner != NOBODY and owner != stack.owner):
                s.stacks.remove(stack)
                s.emit(kinds.STACK_GONE, kinds.pack(stack.owner, stack.hex), stack.troops, "PRO-movimiento-10")
