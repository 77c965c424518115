"""Section 10.4: Confrontations, from the first attack to the last comparison."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import RELEASE, ResAsk, Triggered, all_pieces
from liza.games.resurgir.chain import RESOLVE_CHAIN, Window, answered, respond
from liza.games.resurgir.entering import score
from liza.games.resurgir.leaving import destroy, told
from liza.games.resurgir.numbers import (
    attacks_turned,
    co_defends,
    has_keyword,
    is_indestructible,
    is_undefendable,
    siege_bonus,
    strength,
)
from liza.games.resurgir.pieces import FOR_SIEGE, MOST_ATTACKERS, Confrontation, Piece
from liza.games.resurgir.playing import ChooseAction
from liza.games.resurgir.printed import (
    BULWARK,
    DEVELOPMENT,
    ECONOMIC_ZONE,
    GUARDIAN,
    IN_INVASION,
    INVASION,
    SANCTUARY,
    SUPPORT_ZONE,
)
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step, first, kind_of, option

NOT_OPEN: Final = 0
OPEN: Final = 1
CLOSED: Final = 2


# Attack


def is_target(s: Res, serial: i64) -> bool:
    """Tell whether a card is already attacked in this Invasión [RES-10.4.1-4]."""
    for fight in s.confrontations:
        if fight.target == serial:
            return True
    return False


def takes_part(s: Res, serial: i64) -> bool:
    """Tell whether a card has a part in a Confrontation that was declared."""
    for fight in s.confrontations:
        if serial in (fight.target, fight.defender, fight.second) or serial in fight.attackers:
            return True
    return False


def why_no_attacker(s: Res, p: Piece) -> str:
    """Return the clause by which a card can't attack now, whatever the target, or ""."""
    if p.zone > SUPPORT_ZONE:
        return "RES-2.1-11"
    if has_keyword(s, p, GUARDIAN):
        return "RES-12.custodio-1"
    if p.poison > 0:
        return "RES-12.veneno-2"
    if p.exhausted:
        return "RES-10.4.1-2" if takes_part(s, p.serial) else "RES-10.4-1"
    return ""


def why_no_target(s: Res, seat: i64, p: Piece) -> str:
    """Return the clause by which no unit of `seat` can attack a card, or ""; it is checked now only [RES-10.4-4]."""
    if s.turn == 1:
        for mine in s.sides[seat].units():
            if s.pool.cards[mine.card].own_rules:
                return "RES-11.1-4"
        return "RES-11.1-3"
    if p.controller == seat:
        return "RES-2.1-13"
    if has_keyword(s, p, SANCTUARY):
        if p.exhausted:
            return "RES-10.4-4"
        return "RES-12.santuario-1" if p.zone <= SUPPORT_ZONE else "RES-10.4-3"
    if is_target(s, p.serial):
        return "RES-10.4.1-4"
    able = False
    for mine in s.sides[seat].units():
        if why_no_attacker(s, mine) == "":
            if not p.exhausted or attacks_turned(s, mine):
                return ""
            able = True
    if able and p.exhausted:
        return "RES-12.tributacion-5" if p.tributed else "RES-10.4-2"
    return "RES-10.4-1"


class ChooseAttack(ChooseAction):
    """The Active Player's Invasión: attacks are declared one after the other, with whatever else the phase allows.

    Ending it closes all declarations; there is no second batch [RES-10.4.1-5].
    """

    clause: ClassVar[str] = "RES-10.4-1"

    def candidates(self, s: Res) -> list[i64]:
        """Return the end, each card in play as a target, and everything else that could be tried."""
        out: list[i64] = [notation.END]
        for p in all_pieces(s):
            out.append(option(notation.ATTACK, p.serial))
        out.extend(self.action_candidates(s))
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids it."""
        if option == notation.END:
            return ""
        if kind_of(option) == notation.ATTACK:
            p = s.find(first(option))
            assert p is not None
            return why_no_target(s, self.seat, p)
        return self.why_not_action(s, option)

    def options(self, s: Res) -> list[i64]:
        """Return the legal ones, in the order of the candidates."""
        out: list[i64] = [notation.END]
        if s.turn > 1:
            self._append_attacks(s, out)
        self.append_actions(s, out)
        return out

    def _append_attacks(self, s: Res, out: list[i64]) -> None:
        able = False
        able_on_turned = False
        for mine in s.sides[self.seat].units():
            if not (able and able_on_turned) and why_no_attacker(s, mine) == "":
                able = True
                able_on_turned = able_on_turned or attacks_turned(s, mine)
        if not able:
            return
        for p in all_pieces(s):
            if p.controller == self.seat or (p.exhausted and not able_on_turned):
                continue
            if not has_keyword(s, p, SANCTUARY) and not is_target(s, p.serial):
                out.append(option(notation.ATTACK, p.serial))

    def take(self, s: Res, option: i64) -> None:
        """Close the declarations, open one, or act."""
        if option == notation.END:
            s.then(FinishDeclaring(self.seat))
        elif kind_of(option) == notation.ATTACK:
            s.sides[self.seat].draft = []
            s.then(ChooseAttackers(self.seat, first(option)))
        else:
            self.act(s, option)

    def binds(self, s: Res, option: i64) -> bool:
        """A declaration in progress may be taken back."""
        return kind_of(option) != notation.ATTACK


class ChooseAttackers(ResAsk):
    """One to three attackers are designated against a target, then the declaration is closed [RES-10.4.1-1].

    They stand in the side's draft until then.
    """

    clause: ClassVar[str] = "RES-10.4.1-1"

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target

    def mask(self, seat: i64) -> Step | None:
        """Hide from others that an attack is being prepared."""
        return self if seat == self.seat else ChooseAttack(self.seat, INVASION)

    def always_shown(self) -> bool:
        """Closing a declaration binds, so that the last attacker can be taken back until then."""
        return True

    def candidates(self, s: Res) -> list[i64]:
        """Return the close of the declaration, and each own card not yet in it."""
        out: list[i64] = [notation.CLOSE]
        draft = s.sides[self.seat].draft
        for p in all_pieces(s):
            if p.controller == self.seat and p.serial not in draft:
                out.append(option(notation.ATTACKER, p.serial))
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids it."""
        draft = s.sides[self.seat].draft
        if option == notation.CLOSE:
            return "" if len(draft) != 0 else "RES-10.4.1-1"
        p = s.find(first(option))
        target = s.find(self.target)
        assert p is not None and target is not None
        clause = why_no_attacker(s, p)
        if clause != "":
            return clause
        if target.exhausted and not attacks_turned(s, p):
            return "RES-10.4-2"
        return "RES-10.4.1-1" if len(draft) >= MOST_ATTACKERS else ""

    def options(self, s: Res) -> list[i64]:
        """Return the legal ones, in the order of the candidates."""
        draft = s.sides[self.seat].draft
        out: list[i64] = [notation.CLOSE] if draft else []
        target = s.find(self.target)
        if target is None or len(draft) >= MOST_ATTACKERS:
            return out
        for p in all_pieces(s):
            if p.controller == self.seat and p.serial not in draft and why_no_attacker(s, p) == "":
                if not target.exhausted or attacks_turned(s, p):
                    out.append(option(notation.ATTACKER, p.serial))
        return out

    def take(self, s: Res, option: i64) -> None:
        """Note the attacker, or declare."""
        if option == notation.CLOSE:
            s.then(Confront(self.seat, self.target), ChooseAttack(self.seat, INVASION))
        else:
            s.sides[self.seat].draft.append(first(option))
            s.then(self)

    def binds(self, s: Res, option: i64) -> bool:
        """Nothing is turned before the declaration is closed."""
        return option == notation.CLOSE


class Confront(Do[Res]):
    """A Confrontation is declared: its attackers turn and move to the Battlefield [RES-10.4.1-2, RES-4.4-1]."""

    clause: ClassVar[str] = "RES-10.4.1-2"

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target

    def run(self, s: Res) -> None:
        """Make it public: a Military Battle against a unit, a Siege against a structure."""
        side = s.sides[self.seat]
        draft = side.draft
        side.draft = []
        target = s.find(self.target)
        assert target is not None
        siege = target.zone >= ECONOMIC_ZONE
        attackers = tuple([int(serial) for serial in draft])
        s.confrontations.append(Confrontation(self.target, attackers, siege))
        place = len(s.confrontations)
        s.emit(kinds.CONFRONTED, told(target, place), len(attackers), "RES-2.1-15" if siege else "RES-2.1-14")
        for serial in attackers:
            p = s.find(serial)
            assert p is not None
            p.exhausted = True
            p.battlefield = True
            s.emit(kinds.TURNED, told(p, place), 0, self.why(s, p))

    def why(self, s: Res, p: Piece) -> str:
        """Return the clause of an attacker's turning: it has just entered, it is not the first Confrontation, or so."""
        if p.since == s.turn:
            return "RES-2.1-10"
        return "RES-10.4.1-3" if len(s.confrontations) > 1 else self.clause


class FinishDeclaring(Do[Res]):
    """All Confrontations are declared: now a response, attack triggers, then the Defence [RES-10.4.1-6, RES-10.4-5]."""

    clause: ClassVar[str] = "RES-10.4.1-6"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Let the attackers trigger what attacking triggers, once each [RES-12-3]; without any the phase goes on."""
        if len(s.confrontations) == 0:
            s.emit(kinds.REMARK, self.seat, kinds.NO_CONFRONTATION, "RES-10.4-1")
            return
        for fight in s.confrontations:
            for serial in fight.attackers:
                p = s.find(serial)
                if p is None:
                    continue
                s.emit(kinds.ATTACKED, told(p, fight.target), 0, "RES-12-3")
                for boost in p.boosts:
                    if boost.ability >= 0:
                        s.waiting.append(Triggered(self.seat, serial, boost.card, boost.ability))
        steps: list[Step] = answered(self.seat)
        steps.extend(AFTER_ATTACK)
        s.then_all(steps)


# Defence


class OpenDefence(Do[Res]):
    """The Defence follows the Attack [RES-10.4-5]: the Passive Player may defend once all is declared."""

    clause: ClassVar[str] = "RES-10.4-5"

    def run(self, s: Res) -> None:
        """Ask for each Confrontation in the order of declaration."""
        s.sides[1 - s.active].draft = []
        s.then(ChooseDefender(1 - s.active, 0))


def may_be_second(s: Res, seat: i64) -> bool:
    """Tell whether some ready unit's text lets it defend beside another."""
    for p in s.sides[seat].units():
        if not p.exhausted and co_defends(s, p):
            return True
    return False


def why_no_defender(s: Res, p: Piece, place: i64, draft: list[i64]) -> str:
    """Return the clause by which a card can't defend in the Confrontation at this place, or "".

    Behind the last Confrontation they are gone through again for a second defender: one only, unless a text says
    otherwise [RES-10.4.2-5].
    """
    count = len(s.confrontations)
    if place >= count:
        place -= count
        if draft[place] == 0 or p.zone > SUPPORT_ZONE or not co_defends(s, p):
            return "RES-10.4.2-5"
    fight = s.confrontations[place]
    if p.zone > SUPPORT_ZONE:
        return "RES-2.1-11"
    if p.serial in draft or takes_part(s, p.serial):
        return "RES-10.4.2-2"
    if p.exhausted:
        return "RES-10.4.2-4"
    if fight.siege and not has_keyword(s, p, BULWARK):
        return "RES-10.4.2-6"
    target = s.find(fight.target)
    return "RES-12.intimidacion-1" if target is not None and is_undefendable(target) else ""


class ChooseDefender(ResAsk):
    """The Passive Player opposes a unit to one Confrontation after the other, or none [RES-10.4.2-5].

    The choices stand in the side's draft, 0 for none, until the last is made.
    """

    clause: ClassVar[str] = "RES-10.4.2-5"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def mask(self, seat: i64) -> Step | None:
        """Hide from others how far the Defence has come."""
        return self if seat == self.seat or self.place == 0 else ChooseDefender(self.seat, 0)

    def candidates(self, s: Res) -> list[i64]:
        """Return no defence, and each own card; a target that is gone is not defended [RES-10.4.4-4]."""
        out: list[i64] = [notation.DECLINE]
        target = s.confrontations[self.place % len(s.confrontations)].target
        if s.find(target) is None:
            return out
        for p in all_pieces(s):
            if p.controller == self.seat:
                out.append(option(notation.DEFEND, p.serial, target))
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids it."""
        if option == notation.DECLINE:
            return ""
        p = s.find(first(option))
        assert p is not None
        return why_no_defender(s, p, self.place, s.sides[self.seat].draft)

    def take(self, s: Res, option: i64) -> None:
        """Note it, then the next, or declare all."""
        s.sides[self.seat].draft.append(0 if option == notation.DECLINE else first(option))
        if self.place + 1 < self.rounds(s):
            s.then(ChooseDefender(self.seat, self.place + 1))
        else:
            s.then(Defend(self.seat))

    def rounds(self, s: Res) -> i64:
        """Return how many questions there are: one for each Confrontation, two where a text lets another unit join."""
        count = len(s.confrontations)
        return 2 * count if may_be_second(s, self.seat) else count

    def binds(self, s: Res, option: i64) -> bool:
        """Only the last choice binds."""
        return self.place + 1 >= self.rounds(s)


class Defend(Do[Res]):
    """The defences are declared: the units turn and move to the Battlefield [RES-10.4.2-3]."""

    clause: ClassVar[str] = "RES-10.4.2-3"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Make them public; the attacked cards stay as they are, unless the options say otherwise [RES-10.4.2-8]."""
        side = s.sides[self.seat]
        draft = side.draft
        side.draft = []
        count = len(s.confrontations)
        for i in range(len(draft)):
            p = s.find(draft[i])
            if p is None:
                continue
            fight = s.confrontations[i % count]
            p.exhausted = True
            p.battlefield = True
            clause = "RES-12.baluarte-1" if fight.siege else self.clause
            if p.poison > 0:
                clause = "RES-12.veneno-6"
            if i < count:
                fight.defender = p.serial
            else:
                fight.second = p.serial
                clause = "RES-2.4-14"
            target = s.find(fight.target)
            s.emit(kinds.DEFENDED, told(p, fight.target, 0 if target is None else target.card), 0, clause)
        if max(draft) == 0:
            s.emit(kinds.REMARK, self.seat, kinds.UNDEFENDED, "RES-10.4.2-1")
        if not s.rules.target_turns:
            return
        for fight in s.confrontations:
            target = s.find(fight.target)
            if target is not None and not fight.siege and not target.exhausted:
                target.exhausted = True
                target.battlefield = True
                s.emit(kinds.TURNED, told(target), 0, "RES-10.4.2-8")


class AfterDefence(Do[Res]):
    """The declaration of defences may be responded to, even if nobody defends [RES-2.4-15]."""

    clause: ClassVar[str] = "RES-2.4-15"

    def run(self, s: Res) -> None:
        """Ask the Active Player, then fix the order."""
        s.then_all([respond(s.active), RESOLVE_CHAIN, RELEASE])


# War Initiative


class OpenOrder(Do[Res]):
    """The Active Player sets the order of the Confrontations, if there are several [RES-10.4.3-1]."""

    clause: ClassVar[str] = "RES-10.4.3-1"

    def run(self, s: Res) -> None:
        """Ask."""
        s.sides[s.active].draft = []
        s.then(ChooseNext(s.active))


class ChooseNext(ResAsk):
    """The Active Player picks the Confrontation that resolves next, until one is left [RES-10.4.3-1]."""

    clause: ClassVar[str] = "RES-10.4.3-1"

    def candidates(self, s: Res) -> list[i64]:
        """Return the Confrontations that are not in the order yet, by their targets and places."""
        draft = s.sides[self.seat].draft
        out: list[i64] = []
        for i in range(len(s.confrontations)):
            if i not in draft:
                out.append(option(notation.RESOLVE, s.confrontations[i].target, i + 1))
        return out

    def take(self, s: Res, option: i64) -> None:
        """Note it, then the next, or set the order."""
        draft = s.sides[self.seat].draft
        draft.append((option >> 20 & 0xFFF) - 1)
        if len(draft) < len(s.confrontations):
            s.then(self)
        else:
            s.then(SetOrder(self.seat))

    def binds(self, s: Res, option: i64) -> bool:
        """Only when one is left does it bind."""
        return len(s.sides[self.seat].draft) + 2 >= len(s.confrontations)


class SetOrder(Do[Res]):
    """The order is set once and does not change afterwards [RES-10.4.3-6]."""

    clause: ClassVar[str] = "RES-10.4.3-6"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Make it public."""
        side = s.sides[self.seat]
        s.order = side.draft
        side.draft = []
        if len(s.order) > 1:
            for place in s.order:
                target = s.confrontations[place].target
                p = s.find(target)
                s.emit(kinds.ORDERED, kinds.pack(self.seat, target, 0 if p is None else p.card), place, self.clause)


class OpenInitiative(Do[Res]):
    """Active and Passive may use Invasión effects in turns [RES-10.4.3-5]."""

    clause: ClassVar[str] = "RES-10.4.3-5"

    def run(self, s: Res) -> None:
        """Ask the Active Player first."""
        s.initiative = OPEN
        s.then(initiative(s.active, 0))


class ChooseInitiative(Window):
    """A player uses one Invasión ability or Legacy, or passes; two passes in a row end the occasion [RES-10.4.3-5]."""

    clause: ClassVar[str] = "RES-10.4.3-5"

    def __init__(self, seat: i64, passes: i64) -> None:
        super().__init__(seat)
        self.passes: i64 = passes

    def labels(self, s: Res) -> i64:
        """Return that this is a moment for [Invasión], the Passive Player's too [RES-10.4.3-3]."""
        return IN_INVASION

    def take(self, s: Res, option: i64) -> None:
        """Pass on, or act."""
        if option == notation.PASS:
            if self.passes == 0:
                s.then(PassInitiative(self.seat), initiative(1 - self.seat, 1))
            else:
                s.then(PassInitiative(self.seat))
        else:
            self.announce(s, option)

    def go_on(self, s: Res) -> list[Step]:
        """It resolves, and the other may act."""
        steps: list[Step] = answered(self.seat)
        steps.append(initiative(1 - self.seat, 0))
        return steps


class PassInitiative(Do[Res]):
    """A player passes in the War Initiative."""

    clause: ClassVar[str] = "RES-10.4.3-5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Tell it."""
        s.emit(kinds.PASSED, self.seat, 0, self.clause)


_INITIATIVES: Final[list[ChooseInitiative]] = [ChooseInitiative(seat, n) for seat in range(2) for n in range(2)]


def initiative(seat: i64, passes: i64) -> ChooseInitiative:
    """Return the question of the War Initiative; there are four, so they are shared."""
    return _INITIATIVES[seat * 2 + passes]


# Resolution


def attackers_left(s: Res, fight: Confrontation) -> list[Piece]:
    """Return the attackers that are still in play [RES-10.4.4-8]."""
    out: list[Piece] = []
    for serial in fight.attackers:
        p = s.find(serial)
        if p is not None:
            out.append(p)
    return out


def losable(s: Res, fight: Confrontation) -> list[Piece]:
    """Return the attackers of which one is destroyed: those that can be, all where none can [RES-2.4-14]."""
    left = attackers_left(s, fight)
    mortal = [p for p in left if not is_indestructible(s, p)]
    return mortal if len(mortal) != 0 else left


def attack_total(s: Res, fight: Confrontation) -> i64:
    """Return the attackers' total Force."""
    total: i64 = 0
    for p in attackers_left(s, fight):
        total += strength(s, p)
        if fight.siege:
            total += siege_bonus(s, p)
    return total


def defence_total(s: Res, fight: Confrontation) -> i64:
    """Return the defenders' total: the target's Force or Resistance, and that of the unit defending [RES-10.4.4-3]."""
    total: i64 = 0
    for serial in (fight.target, fight.defender, fight.second):
        p = s.find(serial)
        if p is not None:
            total += strength(s, p)
    return total


def why_void(s: Res, fight: Confrontation) -> str:
    """Return the clause by which a Confrontation ends without effect, or ""."""
    if s.find(fight.target) is None:
        return "RES-10.4.4-4"
    return "RES-10.4.4-5" if len(attackers_left(s, fight)) == 0 else ""


class ResolveAll(Do[Res]):
    """One Confrontation after the other is resolved, in the order set [RES-10.4.4-7]."""

    clause: ClassVar[str] = "RES-10.4.4-7"

    def run(self, s: Res) -> None:
        """Resolve the next, with what it triggers, then the others; no more Invasión effects [RES-10.4.3-7]."""
        s.initiative = CLOSED
        for place in s.order:
            if not s.confrontations[place].resolved:
                s.then(ResolveOne(place), RELEASE, self)
                return


class ResolveOne(Do[Res]):
    """The totals of both sides are compared, modifiers applied [RES-10.4.4-1, RES-10.4.4-2]."""

    clause: ClassVar[str] = "RES-10.4.4-1"

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def run(self, s: Res) -> None:
        """Compare: the target falls, nothing falls, or one attacker falls."""
        fight = s.confrontations[self.place]
        fight.resolved = True
        target = s.find(fight.target)
        void = why_void(s, fight)
        if void != "" or target is None:
            card = 0 if target is None else target.card
            s.emit(kinds.VOID, kinds.pack(s.active, fight.target, card, self.place), 0, void)
            return
        attack = attack_total(s, fight)
        defence = defence_total(s, fight)
        s.emit(kinds.COMPARED, told(target, attack), defence, self.how(s, fight))
        if attack > defence:
            self.win(s, fight, target)
        elif attack == defence:
            s.emit(kinds.REMARK, told(target), kinds.TIED, "RES-10.4.4.2-1")
        else:
            left = losable(s, fight)
            if len(left) == 1:
                s.then(LoseAttacker(left[0].serial))
            else:
                s.then(ChooseLost(s.active, self.place))

    def how(self, s: Res, fight: Confrontation) -> str:
        """Return the clause that says most of the comparison: somebody is gone, it is a Siege, or as usual."""
        if len(attackers_left(s, fight)) < len(fight.attackers):
            return "RES-10.4.4-8"
        if fight.defender != 0 and s.find(fight.defender) is None:
            return "RES-10.4.4-8"
        if fight.siege:
            return "RES-10.4.4-3"
        return "RES-10.4.2-7" if fight.defender != 0 else self.clause

    def win(self, s: Res, fight: Confrontation, target: Piece) -> None:
        """Only the target falls [RES-10.4.4.1-3]; a besieged Development gives its points [RES-2.3-2, RES-2.3-4]."""
        card = s.pool.cards[target.card]
        seat = 1 - target.controller
        clause = "RES-10.4.4.1-3" if fight.defender != 0 else "RES-10.4.4.1-1"
        destroy(s, [target], "RES-10.4.4.1-2" if card.kind == DEVELOPMENT else clause)
        if s.find(fight.target) is not None:
            return
        grand = False
        for ability in card.abilities:
            if ability.keyword == "grandeur":
                grand = True
        if card.kind == DEVELOPMENT:
            score(s, seat, card.siege_halves, FOR_SIEGE, card.number, "RES-2.3-2")
        if grand or card.kind == DEVELOPMENT:
            told_loss = kinds.pack(1 - seat, 0, card.number)
            s.emit(kinds.REMARK, told_loss, kinds.KEPT, "RES-12.grandeza-3" if grand else "RES-2.3-3")


class ChooseLost(ResAsk):
    """The Active Player has lost and picks which of the attackers still in play is destroyed [RES-10.4.4.3-2]."""

    clause: ClassVar[str] = "RES-10.4.4.3-2"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def candidates(self, s: Res) -> list[i64]:
        """Return them."""
        return [option(notation.GIVE_UP, p.serial) for p in attackers_left(s, s.confrontations[self.place])]

    def why_not(self, s: Res, option: i64) -> str:
        """Forbid what can't be destroyed where something else can [RES-2.4-14]."""
        p = s.find(first(option))
        return "" if p in losable(s, s.confrontations[self.place]) else "RES-2.4-14"

    def take(self, s: Res, option: i64) -> None:
        """Destroy it."""
        s.then(LoseAttacker(first(option)))


class LoseAttacker(Do[Res]):
    """One attacker of a lost Confrontation is destroyed [RES-10.4.4.3-1]."""

    clause: ClassVar[str] = "RES-10.4.4.3-1"

    def __init__(self, serial: i64) -> None:
        self.serial: i64 = serial

    def run(self, s: Res) -> None:
        """Destroy it."""
        p = s.find(self.serial)
        assert p is not None
        destroy(s, [p], self.clause)


class OpenInvasion(Do[Res]):
    """The Active Player's Invasión begins; in turn 1 it is run without Confrontations [RES-11.1-5]."""

    clause: ClassVar[str] = "RES-10.4-1"

    def run(self, s: Res) -> None:
        """Ask."""
        s.then(RELEASE, ChooseAttack(s.active, INVASION))


class CloseInvasion(Do[Res]):
    """A player's Invasión is over: nothing of its Confrontations is left [RES-10.4.1-5]."""

    clause: ClassVar[str] = "RES-10.4.1-5"

    def run(self, s: Res) -> None:
        """Forget them."""
        s.confrontations = []
        s.order = []
        s.initiative = NOT_OPEN


AFTER_ATTACK: Final[list[Step]] = [
    OpenDefence(),
    AfterDefence(),
    OpenOrder(),
    OpenInitiative(),
    ResolveAll(),
]
"""What follows the attacks, in the rulebook's order [RES-10.4-5]."""
