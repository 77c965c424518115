"""Section 7: attackers, targets, Interceptions, defences, the Duel, and damage, all at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import CLOSE, RELEASE, BelAsk
from liza.games.bellum.chain import DUELLING, FORGET, HAPPENED, RESOLVE_CHAIN, ChainMoment
from liza.games.bellum.changes import hit_objective, hurt
from liza.games.bellum.leaving import card_in_play, told
from liza.games.bellum.numbers import (
    attack,
    attacks_exhausted,
    carried_by,
    has_keyword,
    is_forbidden,
    left,
    may_attack_now,
    responds_by_text,
)
from liza.games.bellum.pieces import BOMBARD, FLANK, NORMAL, OBJECTIVE, Engagement, Piece
from liza.games.bellum.printed import (
    BOMBARDMENT,
    COURAGE,
    DEMOLISH,
    FLANKING,
    INTERCEPTION,
    REARGUARD,
    REARGUARD_SIEGE,
    STRUCTURES,
    TOWER,
    VANGUARD,
    VANGUARD_SIEGE,
)
from liza.games.bellum.state import Bel
from liza.kernel import Do, Step, first, kind_of, option, second

# What can be fought


def free_structures(s: Bel, seat: i64) -> list[Piece]:
    """Return the available Structures of a defender: those not committed, exhausted or not [BEL-7.3-9, BEL-15-2]."""
    return [p for p in s.sides[seat].zones[STRUCTURES] if not p.committed]


def free_units(s: Bel, seat: i64) -> list[Piece]:
    """Return the Units of a defender that are not committed, those of the Vanguard first."""
    out: list[Piece] = []
    for zone in range(REARGUARD + 1):
        for p in s.sides[seat].zones[zone]:
            if not p.committed:
                out.append(p)
    return out


def is_bare(s: Bel, seat: i64) -> bool:
    """Tell whether a defender controls no Structures and no Units, committed ones included [BEL-7.5-8]."""
    zones = s.sides[seat].zones
    return len(zones[0]) == 0 and len(zones[1]) == 0 and len(zones[2]) == 0


def flankable(s: Bel, seat: i64) -> list[Piece]:
    """Return the uncommitted Rearguard of a defender [BEL-7.6-2]."""
    return [p for p in s.sides[seat].zones[REARGUARD] if not p.committed]


def flanks(s: Bel, p: Piece) -> bool:
    """Tell whether a Unit may flank: a keyword that limits its targets forbids it [BEL-intro-2]."""
    return has_keyword(s, p, FLANKING) and not has_keyword(s, p, DEMOLISH | BOMBARDMENT)


def commit(p: Piece) -> None:
    """Commit a card to an engagement [BEL-7.2-3]."""
    p.committed = True
    p.stood = not p.exhausted


# Step 1: declaring attackers


def why_no_attacker(s: Bel, p: Piece) -> str:
    """Return the clause by which a card can't be declared as an attacker now, or ""."""
    if p.zone == STRUCTURES:
        return "BEL-7.1-5"
    if is_forbidden(s, p):
        return "BEL-intro-2"
    if p.exhausted and not attacks_exhausted(s, p):
        return "BEL-7.1-4"
    if may_attack_now(s, p) or has_keyword(s, p, COURAGE):
        return ""
    if p.since < s.turn:
        return "BEL-11-19"
    if p.under >= 0:
        return "BEL-11-18"
    return "BEL-7.1-14" if p.came < s.turn else "BEL-7.1-10"


def by_which_right(s: Bel, p: Piece) -> str:
    """Return the clause by which a declared attacker may attack: the usual one, or what lets it do so this turn."""
    if p.came == s.turn and not may_attack_now(s, p):
        return "BEL-14-1" if len(p.covered) == 0 else "BEL-11-20"
    if p.came == s.turn:
        return "BEL-11-17"
    return "BEL-7.1-2" if carried_by(s, p.serial) is None else "BEL-12-18"


class ChooseAttackers(BelAsk):
    """The active player declares attackers, one after the other, until the declaration is closed [BEL-6.C-1].

    They stand in the side's draft, in the order of their declaration.
    """

    clause: ClassVar[str] = "BEL-6.C-1"

    def always_shown(self) -> bool:
        """Closing a declaration binds, so that the last attacker can be taken back until then."""
        return True

    def candidates(self, s: Bel) -> list[i64]:
        """Return the end of the declaration, each own Unit and Structure not yet declared, and the Main Objective."""
        out: list[i64] = [notation.END]
        draft = s.sides[self.seat].draft
        for zone in range(STRUCTURES + 1):
            for p in s.sides[self.seat].zones[zone]:
                if p.serial not in draft:
                    out.append(option(notation.ATTACK, p.serial))
        out.append(option(notation.ATTACK, OBJECTIVE))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Return the first clause that forbids it."""
        if option == notation.END:
            return ""
        p = s.find(first(option))
        if p is None:
            return "BEL-1-5"
        clause = why_no_attacker(s, p)
        if clause != "" or not s.rules.needs_target:
            return clause
        declared = [*s.sides[self.seat].draft, p.serial]
        return "" if can_all_aim(s, 1 - self.seat, declared, 0, 0) else "BEL-7.2-12"

    def take(self, s: Bel, option: i64) -> None:
        """Note the attacker, or declare all."""
        if option == notation.END:
            s.then(Declare(self.seat))
        else:
            s.sides[self.seat].draft.append(first(option))
            s.then(self)

    def binds(self, s: Bel, option: i64) -> bool:
        """Nothing is exhausted before the declaration is closed."""
        return option == notation.END


def can_all_aim(s: Bel, foe: i64, attackers: list[i64], structures: i64, units: i64) -> bool:
    """Tell whether every attacker still finds a target, if so many Structures and Units more are committed.

    Only normal attacks of the Rearguard can miss one: past the Structures they need an uncommitted Unit [BEL-7.5-2].
    """
    if is_bare(s, foe):
        return True
    needing: i64 = 0
    for serial in attackers:
        p = s.find(serial)
        if p is not None and p.zone == REARGUARD and not has_keyword(s, p, DEMOLISH | BOMBARDMENT):
            needing += 1
    walls = len(free_structures(s, foe)) - structures
    return needing - (walls if walls > 0 else 0) <= len(free_units(s, foe)) - units


class Declare(Do[Bel]):
    """All attackers are declared: they exhaust at that moment [BEL-7.1-2]; damage comes later [BEL-7.2-1]."""

    clause: ClassVar[str] = "BEL-7.2-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Bel) -> None:
        """Make the declaration public, then fix targets; without attackers the turn goes on [BEL-6.C-2]."""
        side = s.sides[self.seat]
        draft = side.draft
        side.draft = []
        if len(draft) == 0:
            s.emit(kinds.NO_ATTACK, self.seat, 0, "BEL-6.C-2")
            return
        for serial in draft:
            p = s.find(serial)
            assert p is not None
            commit(p)
            p.exhausted = True
            s.emit(kinds.ATTACKED, told(p), 0, by_which_right(s, p))
        s.dirty = True
        s.declared = draft
        s.then_all([RELEASE, CLOSE, FIX_FIRST])


# Step 2: fixing targets


def lose(s: Bel, p: Piece, clause: str) -> None:
    """An attack is lost: nobody deals or takes damage in it, its attacker stays exhausted [BEL-7.2-7, BEL-7.2-8]."""
    s.emit(kinds.ATTACK_LOST, told(p), 0, clause)


def is_first_group(s: Bel, p: Piece) -> bool:
    """Tell whether this attack is fixed before the Vanguard: of the Rearguard, or by Flanking [BEL-6.C-3]."""
    if p.zone == REARGUARD:
        return True
    return p.serial not in s.renounced and flanks(s, p) and len(flankable(s, 1 - p.controller)) != 0


def strikable(s: Bel, p: Piece) -> list[i64]:
    """Return what a Rearguard attacker may strike without flanking: serials, OBJECTIVE [BEL-7.5-1 to 4]."""
    foe = 1 - p.controller
    if has_keyword(s, p, BOMBARDMENT):
        return [OBJECTIVE]
    walls = [wall.serial for wall in free_structures(s, foe)]
    if len(walls) != 0:
        return walls
    if has_keyword(s, p, DEMOLISH) or is_bare(s, foe):
        return [OBJECTIVE]
    return [unit.serial for unit in free_units(s, foe)]


class FixFirst(Do[Bel]):
    """The targets of Rearguard attackers and of Flanking attacks are fixed first, in A's order [BEL-6.C-3]."""

    clause: ClassVar[str] = "BEL-6.C-3"

    def run(self, s: Bel) -> None:
        """Drop attackers that are gone or find no target [BEL-7.2-12]; ask for the next, or go on to the Vanguard."""
        kept: list[i64] = []
        asks = False
        for serial in s.declared:
            p = s.find(serial)
            if p is None or p.controller != s.active:
                continue
            if is_first_group(s, p):
                if p.zone == REARGUARD and len(strikable(s, p)) == 0:
                    if not (flanks(s, p) and len(flankable(s, 1 - s.active)) != 0):
                        lose(s, p, "BEL-7.2-12")
                        continue
                asks = True
            kept.append(serial)
        s.declared = kept
        if asks:
            s.then(FixRearguard(s.active), self)
        else:
            s.then(FIX_VANGUARD)


class FixRearguard(BelAsk):
    """The attacker fixes an attack of the first group: which one, how, and on what [BEL-6.C-5, BEL-7.6-12]."""

    clause: ClassVar[str] = "BEL-6.C-5"

    def candidates(self, s: Bel) -> list[i64]:
        """Return each attacker with each enemy card and Main Objective; flanking and renouncing it as well."""
        out: list[i64] = []
        foes = foe_cards(s, self.seat)
        for serial in s.declared:
            p = s.find(serial)
            assert p is not None
            for target in foes:
                out.append(option(notation.STRIKE, serial, target))
            if has_keyword(s, p, FLANKING):
                for target in foes:
                    out.append(option(notation.FLANK, serial, target))
                if p.zone == VANGUARD:
                    out.append(option(notation.RENOUNCE, serial))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Return the first clause that forbids it."""
        p = s.find(first(option))
        assert p is not None
        kind = kind_of(option)
        if kind == notation.RENOUNCE:
            return "" if is_first_group(s, p) else "BEL-6.C-3"
        if kind == notation.FLANK:
            clause = why_not_flank(s, p, second(option))
        elif p.zone == VANGUARD:
            bound = has_keyword(s, p, FLANKING) and len(flankable(s, 1 - self.seat)) == 0
            return "BEL-7.6-4" if bound else "BEL-6.C-3"
        else:
            clause = why_not_strike(s, p, second(option))
        if clause == "" and s.rules.needs_target and not leaves_targets(s, p, second(option)):
            return "BEL-7.2-12"
        return clause

    def options(self, s: Bel) -> list[i64]:
        """Return the legal ones, in the order of the candidates."""
        if s.rules.needs_target:
            return [o for o in self.candidates(s) if self.why_not(s, o) == ""]
        out: list[i64] = []
        rear = flankable(s, 1 - self.seat)
        for serial in s.declared:
            p = s.find(serial)
            if p is None or not is_first_group(s, p):
                continue
            if p.zone == REARGUARD:
                for target in strikable(s, p):
                    out.append(option(notation.STRIKE, serial, target))
            if flanks(s, p):
                for unit in rear:
                    out.append(option(notation.FLANK, serial, unit.serial))
                if p.zone == VANGUARD:
                    out.append(option(notation.RENOUNCE, serial))
        return out

    def take(self, s: Bel, option: i64) -> None:
        """Fix it."""
        kind = kind_of(option)
        if kind == notation.RENOUNCE:
            s.then(Renounce(first(option)))
        else:
            s.then(Fix(first(option), second(option), FLANK if kind == notation.FLANK else NORMAL))


def foe_cards(s: Bel, seat: i64) -> list[i64]:
    """Return the serials of the enemy's Main Objective, Structures and Units."""
    out: list[i64] = [OBJECTIVE]
    zones = s.sides[1 - seat].zones
    for zone in (STRUCTURES, VANGUARD, REARGUARD):
        for p in zones[zone]:
            out.append(p.serial)
    return out


def why_not_strike(s: Bel, p: Piece, target: i64) -> str:
    """Return the first clause that forbids a Rearguard attacker this target without flanking, or ""."""
    if target in strikable(s, p):
        return ""
    foe = s.find(target)
    if has_keyword(s, p, BOMBARDMENT):
        if foe is not None and foe.zone != STRUCTURES:
            return "BEL-14-5" if foe.zone == VANGUARD else "BEL-7.7-7"
        return "BEL-7.3-7"
    demolishes = has_keyword(s, p, DEMOLISH)
    if demolishes and foe is not None and foe.zone != STRUCTURES:
        return "BEL-14-4" if len(free_structures(s, foe.controller)) == 0 else "BEL-7.7-3"
    if foe is not None and foe.committed:
        if foe.zone != STRUCTURES:
            return "BEL-7.2-4"
        return "BEL-15-2" if len(free_structures(s, foe.controller)) != 0 else "BEL-7.3-3"
    if len(free_structures(s, 1 - p.controller)) != 0:
        return "BEL-7.7-4" if demolishes else "BEL-7.3-1"
    return "BEL-7.5-4" if len(free_units(s, 1 - p.controller)) != 0 else "BEL-7.5-8"


def why_not_flank(s: Bel, p: Piece, target: i64) -> str:
    """Return the first clause that forbids flanking this target, or ""."""
    foe = s.find(target)
    if foe is None or foe.zone == STRUCTURES:
        return "BEL-7.6-3"
    if foe.zone != REARGUARD:
        return "BEL-7.3-6"
    if foe.committed:
        return "BEL-7.6-2"
    if p.serial in s.renounced:
        return "BEL-7.6-12"
    return "" if flanks(s, p) else "BEL-intro-2"


def leaves_targets(s: Bel, p: Piece, target: i64) -> bool:
    """Tell whether the other attackers still find a target after this one takes that, if they do now [BEL-7.2-12]."""
    if not can_all_aim(s, 1 - p.controller, s.declared, 0, 0):
        return True
    foe = s.find(target)
    structures: i64 = 1 if foe is not None and foe.zone == STRUCTURES else 0
    units: i64 = 1 if foe is not None and foe.zone != STRUCTURES else 0
    others = [serial for serial in s.declared if serial != p.serial]
    return can_all_aim(s, 1 - p.controller, others, structures, units)


class Renounce(Do[Bel]):
    """A Unit with Flanking will attack normally, with the Vanguard [BEL-7.6-1]."""

    clause: ClassVar[str] = "BEL-7.6-1"

    def __init__(self, serial: i64) -> None:
        self.serial: i64 = serial

    def run(self, s: Bel) -> None:
        """Note it."""
        s.renounced.append(self.serial)


class Fix(Do[Bel]):
    """An attack is fixed: attacker and target are committed to each other [BEL-7.2-2, BEL-7.2-3]."""

    clause: ClassVar[str] = "BEL-7.2-3"

    def __init__(self, attacker: i64, target: i64, mode: i64) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.mode: i64 = mode

    def run(self, s: Bel) -> None:
        """Commit them; the Main Objective is never committed [BEL-7.2-5]."""
        p = s.find(self.attacker)
        assert p is not None
        s.declared.remove(self.attacker)
        mode: i64 = BOMBARD if has_keyword(s, p, BOMBARDMENT) else self.mode
        fight = Engagement(self.attacker, self.target, mode, p.controller)
        s.engagements.append(fight)
        foe = s.find(self.target)
        clause = self.clause
        if foe is None:
            clause = self.on_objective(s, p, fight)
        else:
            clause = self.on_card(s, p, foe)
            commit(foe)
        s.emit(kinds.TARGETED, told(p, self.target, 0 if foe is None else foe.card), mode, clause)

    def on_objective(self, s: Bel, p: Piece, fight: Engagement) -> str:
        """Let the defender oppose it, if that may be; return the clause by which it goes there."""
        demolishes = has_keyword(s, p, DEMOLISH)
        if fight.mode == BOMBARD:
            return "BEL-7.7-8"
        fight.open = p.zone == VANGUARD and (s.rules.block_demolish or not demolishes)
        if demolishes:
            return "BEL-7.7-6" if p.zone == REARGUARD else "BEL-7.7-5"
        for other in s.engagements:
            if other is not fight and other.target == OBJECTIVE:
                return "BEL-7.2-5"
        return "BEL-7.3-4"

    def on_card(self, s: Bel, p: Piece, foe: Piece) -> str:
        """Return the clause by which an attack is fixed on a card."""
        if self.mode == FLANK:
            if len(free_structures(s, foe.controller)) != 0:
                return "BEL-7.3-5"
            return "BEL-14-2" if len(s.sides[foe.controller].zones[VANGUARD]) != 0 else "BEL-7.6-2"
        if foe.zone != STRUCTURES:
            return "BEL-7.5-2"
        if has_keyword(s, p, DEMOLISH):
            return "BEL-15-4"
        if foe.exhausted:
            return "BEL-7.3-9"
        return "BEL-7.4-1" if p.zone == VANGUARD else "BEL-7.5-1"


class FixVanguard(Do[Bel]):
    """Normal attacks of the Vanguard are fixed: on Structures while any is available, then past them [BEL-7.4-1]."""

    clause: ClassVar[str] = "BEL-6.C-4"

    def run(self, s: Bel) -> None:
        """Ask which attacker takes which Structure, or fix all others on the Main Objective, in order."""
        walls = len(free_structures(s, 1 - s.active)) != 0
        steps: list[Step] = []
        needs_wall = False
        for serial in s.declared:
            p = s.find(serial)
            if p is None:
                continue
            if walls and not has_keyword(s, p, BOMBARDMENT):
                needs_wall = True
            else:
                steps.append(Fix(serial, OBJECTIVE, NORMAL))
        if needs_wall:
            steps.append(FixOnStructure(s.active))
            steps.append(self)
        else:
            steps.append(ANSWER)
        s.then_all(steps)


class FixOnStructure(BelAsk):
    """The attacker fixes which Vanguard attack takes which available Structure [BEL-7.3-2, BEL-7.4-1]."""

    clause: ClassVar[str] = "BEL-7.3-2"

    def candidates(self, s: Bel) -> list[i64]:
        """Return each attacker left with each enemy card and Main Objective."""
        return [option(notation.STRIKE, serial, target) for serial in s.declared for target in foe_cards(s, self.seat)]

    def why_not(self, s: Bel, option: i64) -> str:
        """Refuse what is no available Structure."""
        p = s.find(first(option))
        assert p is not None
        demolishes = has_keyword(s, p, DEMOLISH)
        foe = s.find(second(option))
        if foe is None:
            if demolishes:
                return "BEL-7.7-4"
            return "BEL-7.3-8" if len(s.declared) > len(free_structures(s, 1 - self.seat)) else "BEL-3-6"
        if foe.zone != STRUCTURES:
            return "BEL-7.7-3" if demolishes else "BEL-7.4-10"
        return "BEL-7.3-3" if foe.committed else ""

    def take(self, s: Bel, option: i64) -> None:
        """Fix it."""
        s.then(Fix(first(option), second(option), NORMAL))


# Step 3: Interceptions and defences


class Answer(Do[Bel]):
    """All attacks are in sight: the defender is asked about Interceptions, then about defences [BEL-7.6-13]."""

    clause: ClassVar[str] = "BEL-6.C-6"

    def run(self, s: Bel) -> None:
        """Ask attack by attack, in the order in which they were fixed; without an engagement combat is over."""
        if len(s.engagements) == 0:
            s.then(END_COMBAT)
            return
        seat = 1 - s.active
        steps: list[Step] = []
        for i in range(len(s.engagements)):
            if s.engagements[i].mode == FLANK:
                steps.append(ChooseInterceptor(seat, i))
        for i in range(len(s.engagements)):
            if s.engagements[i].open:
                steps.append(ChooseDefender(seat, i))
        steps.append(OpenDuel())
        s.then_all(steps)


def is_fit(s: Bel, p: Piece) -> bool:
    """Tell whether a Unit may intercept: it has the keyword, is uncommitted and can exhaust [BEL-7.6-8]."""
    return not p.committed and not p.exhausted and has_keyword(s, p, INTERCEPTION)


class ChooseInterceptor(BelAsk):
    """The defender may let one fit Unit intercept a Flanking attack [BEL-7.6-10]."""

    clause: ClassVar[str] = "BEL-7.6-10"

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at

    def candidates(self, s: Bel) -> list[i64]:
        """Return no Interception, and each own Unit."""
        out: list[i64] = [notation.NO_INTERCEPT]
        for p in s.sides[self.seat].units():
            out.append(option(notation.INTERCEPT, p.serial))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Refuse what is not fit."""
        if option == notation.NO_INTERCEPT:
            return ""
        p = s.find(first(option))
        assert p is not None
        if is_fit(s, p):
            return ""
        return "BEL-7.6-8" if has_keyword(s, p, INTERCEPTION) else "BEL-14-3"

    def take(self, s: Bel, option: i64) -> None:
        """Intercept, or let it be."""
        if option != notation.NO_INTERCEPT:
            s.then(Intercept(self.at, first(option)))


class Intercept(Do[Bel]):
    """A fit Unit exhausts and takes the place of a Flanking attack's target [BEL-7.6-5, BEL-7.6-6]."""

    clause: ClassVar[str] = "BEL-7.6-5"

    def __init__(self, at: i64, serial: i64) -> None:
        self.at: i64 = at
        self.serial: i64 = serial

    def run(self, s: Bel) -> None:
        """Take its place; the one replaced stays committed unless agreed otherwise [BEL-7.6-9]."""
        p = s.find(self.serial)
        assert p is not None
        fight = s.engagements[self.at]
        commit(p)
        p.exhausted = True
        p.intercepts = True
        s.dirty = True
        replaced = s.find(fight.target)
        if replaced is not None and s.rules.release_target:
            replaced.committed = False
        fight.replaced = fight.target
        fight.target = self.serial
        s.emit(kinds.EXHAUSTED, told(p), 0, "BEL-7.6-6")
        s.emit(kinds.INTERCEPTED, told(p, fight.attacker, card_in_play(s, fight.attacker)), fight.replaced, self.clause)


class ChooseDefender(BelAsk):
    """The defender may oppose one uncommitted Unit to a Vanguard attack, exhausted or not, or none [BEL-7.4-2 to 6].

    Attack by attack, in the order of their declaration [BEL-7.4-11].
    """

    clause: ClassVar[str] = "BEL-7.4-11"

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at

    def candidates(self, s: Bel) -> list[i64]:
        """Return no defence, and each own Unit."""
        out: list[i64] = [notation.DECLINE]
        for p in s.sides[self.seat].units():
            out.append(option(notation.DEFEND, p.serial))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Refuse a committed Unit."""
        if option == notation.DECLINE:
            return ""
        p = s.find(first(option))
        assert p is not None
        if not p.committed:
            return ""
        for fight in s.engagements:
            if fight.replaced == p.serial:
                return "BEL-7.6-9"
        return "BEL-7.2-4"

    def take(self, s: Bel, option: i64) -> None:
        """Oppose it, or let the attack through."""
        s.then(LetThrough(self.at) if option == notation.DECLINE else Defend(self.at, first(option)))


class LetThrough(Do[Bel]):
    """The defender opposes nobody, though a Unit of the Vanguard could [BEL-7.4-3], or one of the Rearguard."""

    clause: ClassVar[str] = "BEL-7.4-3"

    def __init__(self, at: i64) -> None:
        self.at: i64 = at

    def run(self, s: Bel) -> None:
        """Tell it, if there was anybody to oppose."""
        units = free_units(s, 1 - s.active)
        if len(units) != 0:
            p = s.find(s.engagements[self.at].attacker)
            assert p is not None
            clause = self.clause if units[0].zone == VANGUARD else "BEL-7.4-5"
            s.emit(kinds.REMARK, told(p), kinds.LET_THROUGH, clause)


class Defend(Do[Bel]):
    """A Unit opposes a Vanguard attack; that does not exhaust it [BEL-7.1-3]."""

    clause: ClassVar[str] = "BEL-7.1-3"

    def __init__(self, at: i64, serial: i64) -> None:
        self.at: i64 = at
        self.serial: i64 = serial

    def run(self, s: Bel) -> None:
        """Commit it."""
        p = s.find(self.serial)
        assert p is not None
        fight = s.engagements[self.at]
        commit(p)
        fight.target = self.serial
        fight.open = False
        clause = "BEL-7.1-6" if p.exhausted else "BEL-7.4-2" if p.zone == VANGUARD else "BEL-7.4-4"
        s.emit(kinds.DEFENDED, told(p, fight.attacker, card_in_play(s, fight.attacker)), 0, clause)


# Step 4: the Duel of Tactics


class OpenDuel(Do[Bel]):
    """One Duel for the whole combat, the defender first [BEL-7.8-1, BEL-6.C-8, BEL-6.C-9]."""

    clause: ClassVar[str] = "BEL-7.8-12"

    def run(self, s: Bel) -> None:
        """Open it, and schedule what follows: the chain, its triggers, damage [BEL-6.C-10, BEL-7.8-12]."""
        s.emit(kinds.DUEL_OPENED, 1 - s.active, 0, "BEL-7.8-1" if len(s.engagements) == 1 else "BEL-6.C-8")
        for fight in s.engagements:
            fight.open = False
        s.then_all(
            [DUEL[1 - s.active], RESOLVE_CHAIN, RELEASE, CLOSE, FORGET, DAMAGE, RELEASE, CLOSE, HAPPENED, END_COMBAT]
        )


class DuelTurn(ChainMoment):
    """A player with priority in the Duel plays one Tactic, uses a Duel ability, or passes [BEL-7.8-2]."""

    clause: ClassVar[str] = "BEL-7.8-2"

    def moment(self) -> i64:
        """Return that this is the Duel."""
        return DUELLING

    def other(self, passes: i64) -> ChainMoment:
        """Return the same question to the other player."""
        return DUEL[1 - self.seat + 2 * passes]


# Steps 5 to 7: damage


def why_lost(s: Bel, fight: Engagement) -> str:
    """Return the clause by which an engagement is not valid any more, or "" [BEL-15-3]."""
    if fight.annulled:
        return "BEL-7.2-7"
    p = s.find(fight.attacker)
    if p is None:
        return "BEL-7.2-10"
    if p.controller != fight.seat:
        return "BEL-7.2-13"
    if fight.target == OBJECTIVE:
        return ""
    foe = s.find(fight.target)
    if foe is None:
        return "BEL-7.2-9"
    return "BEL-7.2-13" if foe.controller == fight.seat else ""


def is_ready(s: Bel, p: Piece) -> bool:
    """Tell whether a card counts as ready for responding: now, or when it was committed [BEL-7.1-12]."""
    return p.stood if s.rules.read_at_assignment else not p.exhausted


def response(s: Bel, p: Piece, foe: Piece) -> i64:
    """Return how much damage `foe` deals back to the attacker `p`; -1 if it does not respond."""
    printed = s.pool.cards[foe.card]
    if foe.zone == STRUCTURES:
        if not is_ready(s, foe):
            return -1
        if printed.structure == TOWER:
            return attack(s, foe)
        by_text = responds_by_text(s, foe)
        return by_text if by_text > 0 else -1
    if foe.intercepts or (foe.zone == p.zone and is_ready(s, foe)):
        return attack(s, foe)
    if is_ready(s, foe) and printed.own_rules and responds_by_text(s, foe) > 0:
        return responds_by_text(s, foe)
    return -1


def pairing(s: Bel, fight: Engagement, p: Piece, foe: Piece) -> str:
    """Return the clause that says what becomes of an attack on a card: whether it responds, and to whom."""
    if foe.intercepts:
        return "BEL-7.6-7"
    responds = response(s, p, foe) >= 0
    if foe.zone != STRUCTURES and foe.stood == foe.exhausted and not s.rules.read_at_assignment:
        return "BEL-7.1-12"  # it was turned since it was committed, and what counts is its state now
    if foe.zone == STRUCTURES:
        return _against_structure(s, foe, responds)
    if responds and foe.zone != p.zone:
        return "BEL-intro-1"
    if fight.mode == FLANK:
        return "BEL-7.6-11"
    if p.zone == VANGUARD:
        if foe.zone == REARGUARD:
            return "BEL-7.4-9"
        return "BEL-7.4-7" if responds else "BEL-7.4-8"
    if foe.zone == VANGUARD:
        return "BEL-7.5-5"
    return "BEL-7.5-6" if responds else "BEL-7.5-7"


def _against_structure(s: Bel, foe: Piece, responds: bool) -> str:
    printed = s.pool.cards[foe.card]
    if printed.structure == TOWER:
        return "BEL-8-14" if responds else "BEL-8-12"
    if responds:
        return "BEL-8-1"
    return "BEL-7.1-7" if responds_by_text(s, foe) > 0 else "BEL-8-13"


def answering(s: Bel, foe: Piece, clause: str) -> str:
    """Return the clause by which a card responds: its attack's, unless something else lets it do so."""
    if foe.zone == STRUCTURES:
        return "BEL-8-11" if s.pool.cards[foe.card].structure == TOWER else "BEL-8-2"
    if is_forbidden(s, foe):
        return "BEL-8-10"
    family = s.pool.cards[foe.card].family
    return "BEL-7.7-2" if family == VANGUARD_SIEGE or family == REARGUARD_SIEGE else clause


def on_objective(s: Bel, p: Piece, fight: Engagement) -> str:
    """Return the clause of a blow at a Main Objective, which never strikes back [BEL-1-6]: who could have met it."""
    if fight.mode != NORMAL or p.zone != VANGUARD:
        return "BEL-8-1"
    return "BEL-1-6" if is_bare(s, 1 - fight.seat) else "BEL-7.4-6"


class CombatDamage(Do[Bel]):
    """The damage of all valid engagements, worked out from the table as it is, is applied at once [BEL-6.C-11]."""

    clause: ClassVar[str] = "BEL-6.C-11"

    def run(self, s: Bel) -> None:
        """Work out all numbers, then apply them; Towers that responded exhaust [BEL-8-11]."""
        strengths: list[i64] = []
        answers: list[i64] = []
        clauses: list[str] = []
        for fight in s.engagements:
            strength: i64 = -1
            back: i64 = -1
            clause = why_lost(s, fight)
            p = s.find(fight.attacker)
            if clause == "" and p is not None:
                strength = attack(s, p)
                foe = s.find(fight.target)
                if foe is not None:
                    back = response(s, p, foe)
                if s.log is not None:
                    clause = on_objective(s, p, fight) if foe is None else pairing(s, fight, p, foe)
            elif p is not None and not fight.annulled:
                lose(s, p, clause)
            strengths.append(strength)
            answers.append(back)
            clauses.append(clause)
        for i in range(len(s.engagements)):
            if strengths[i] >= 0:
                self.apply(s, s.engagements[i], strengths[i], answers[i], clauses[i])

    def apply(self, s: Bel, fight: Engagement, strength: i64, back: i64, clause: str) -> None:
        """Apply the damage of one engagement."""
        p = s.find(fight.attacker)
        assert p is not None
        if fight.target == OBJECTIVE:
            hit_objective(s, 1 - fight.seat, strength, p.serial, p.card, clause)
            return
        foe = s.find(fight.target)
        assert foe is not None
        spent = clause == "BEL-8-13" and strength > left(s, foe)
        hurt(s, foe, strength, p.serial, "BEL-8-15" if spent else clause)
        if back < 0:
            return
        hurt(s, p, back, foe.serial, answering(s, foe, clause))
        if foe.zone == STRUCTURES and s.pool.cards[foe.card].structure == TOWER:
            foe.exhausted = True
            s.emit(kinds.EXHAUSTED, told(foe), 0, "BEL-8-11")


def is_dealt(s: Bel) -> bool:
    """Tell whether no damage of a combat is to come: what is asked now comes after it."""
    for step in s.agenda:
        if isinstance(step, (OpenDuel, CombatDamage)):
            return False
    return True


class EndCombat(Do[Bel]):
    """The Combat phase ends, and all commitment with it [BEL-7.2-6]."""

    clause: ClassVar[str] = "BEL-7.2-6"

    def run(self, s: Bel) -> None:
        """Clear the engagements."""
        s.engagements = []
        s.declared = []
        s.renounced = []
        for side in s.sides:
            for zone in range(STRUCTURES + 1):
                for p in side.zones[zone]:
                    p.committed = False
                    p.stood = False
                    p.intercepts = False


class Fight(Do[Bel]):
    """The Combat phase: attacking is optional [BEL-6.C-2], and there is one declaration a turn [BEL-6.C-12]."""

    clause: ClassVar[str] = "BEL-6.C-12"

    def run(self, s: Bel) -> None:
        """Ask whoever has a Unit."""
        if len(s.sides[s.active].zones[0]) != 0 or len(s.sides[s.active].zones[1]) != 0:
            s.then(ChooseAttackers(s.active))
        else:
            s.then(Declare(s.active))


FIX_FIRST: Final = FixFirst()
FIX_VANGUARD: Final = FixVanguard()
ANSWER: Final = Answer()
DAMAGE: Final = CombatDamage()
END_COMBAT: Final = EndCombat()
DUEL: Final[list[DuelTurn]] = [DuelTurn(0, 0), DuelTurn(1, 0), DuelTurn(0, 1), DuelTurn(1, 1)]
"""The questions of a Duel, by seat and whether the other has just passed."""
