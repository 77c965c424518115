"""Movement, the fifth phase: generals step from hex to hex, share troops, and enter by the Secret Passage."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.promised import kinds, notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.drawing import put_down
from liza.games.promised.numbers import bonus_at, command, garrison_cap, in_play, settlements_of
from liza.games.promised.pieces import (
    CITY,
    FORCED_MARCH,
    HALTED,
    MOVED,
    SECRET_PASSAGE,
    STILL,
    Encounter,
    General,
    Settlement,
)
from liza.games.promised.places import besieged, besieger, enter, is_enemy_in, leave, may_stay, owner_of, sides_at
from liza.games.promised.state import Land
from liza.kernel import Do, first, kind_of, option, second
from liza.toolkit.piles import distinct

FAR: Final = "PRO-movimiento-2"


class BeginMovement(Do[Land]):
    """A player's Movement turn: each general moves at most once [PRO-movimiento-1]."""

    clause: ClassVar[str] = "PRO-movimiento-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Make all generals fresh, and ask."""
        for general in s.generals:
            general.moved = STILL
        refresh(s, self.seat)
        s.then(ChooseMove(self.seat))


def refresh(s: Land, seat: i64) -> None:
    """Let all troops of a player be shared again.

    Between two moves each troop is shared once, which reaches every division of them and no end of shuffling.
    """
    for general in in_play(s, seat):
        general.fresh = 0
    for place in settlements_of(s, seat):
        place.fresh = 0


class ChooseMove(LandAsk):
    """The first step of a general, a troop to share, or the end of the own turn [PRO-movimiento-1]."""

    clause: ClassVar[str] = "PRO-movimiento-1"
    also: ClassVar[tuple[str, ...]] = ("PRO-movimiento-3",)

    def candidates(self, s: Land) -> list[i64]:
        """Return all that could be tried, passing first: moving is voluntary [PRO-movimiento-3]."""
        out: list[i64] = [notation.PASS]
        own = in_play(s, self.seat)
        hand = distinct(s.sides[self.seat].hand)
        for general in own:
            for hex in s.ground.neighbours[general.hex]:
                out.append(option(notation.MOVE, general.number, hex))
            if FORCED_MARCH in hand:
                out.append(option(notation.MARCH, general.number))
            if SECRET_PASSAGE in hand and not general.passage and _foreign(s, general):
                out.append(option(notation.PASSAGE, general.number))
        share_candidates(s, self.seat, own, out)
        for card in hand:
            if card != FORCED_MARCH and card != SECRET_PASSAGE:
                out.append(option(notation.PLAY, card, notation.NO_PLACE))
        for general in own:
            for foe in sides_at(s, general.hex):
                declare = option(notation.DECLARE, general.hex, foe)
                if foe != self.seat and declare not in out:
                    out.append(declare)
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Return the first clause that forbids it."""
        kind = kind_of(option)
        if kind == notation.PASS:
            return ""
        if kind == notation.PLAY:
            return "PRO-cartas-2"
        if kind == notation.DECLARE:
            return "PRO-fase-1"
        general = s.general(first(option))
        if kind == notation.MOVE:
            return why_not_leave(s, general) or why_not_enter(s, general, second(option))
        if kind == notation.MARCH:
            return why_not_leave(s, general)
        if kind == notation.PASSAGE:
            return "PRO-movimiento-11"
        return why_not_share(s, kind, general, second(option))

    def take(self, s: Land, option: i64) -> None:
        """Carry it out."""
        kind = kind_of(option)
        if kind == notation.MOVE:
            s.then(Advance(self.seat, first(option), second(option), s.rules.move_allowance - 1))
        elif kind == notation.MARCH:
            s.then(ForceMarch(self.seat, first(option)))
        elif kind != notation.PASS:
            s.then(Share(self.seat, kind, first(option), second(option)), ChooseMove(self.seat))

    def binds(self, s: Land, option: i64) -> bool:
        """Moves may be taken back until the player passes or shows a card."""
        return kind_of(option) == notation.PASS or kind_of(option) == notation.MARCH


def _foreign(s: Land, general: General) -> bool:
    """Tell whether a general stands in somebody else's settlement."""
    owner = owner_of(s, general.hex)
    return owner >= 0 and owner != general.owner


def why_not_leave(s: Land, general: General) -> str:
    """Return why a general can't set out, or ""."""
    if general.moved == HALTED:
        return "PRO-movimiento-5"
    if general.moved == MOVED:
        return "PRO-movimiento-1"
    place = s.settlement(general.hex)
    if place is not None and place.owner == general.owner and besieged(s, place):
        return "PRO-movimiento-6"
    return ""


def why_not_enter(s: Land, general: General, hex: i64) -> str:
    """Return why a general can't enter a hex, or ""."""
    return "" if may_stay(s, hex, general.owner) else "PRO-tablero-11"


# Steps


class Advance(Do[Land]):
    """A general enters a neighbouring hex with all his troops and items [PRO-movimiento-4]."""

    clause: ClassVar[str] = "PRO-movimiento-4"
    also: ClassVar[tuple[str, ...]] = (
        "PRO-roles-4", "PRO-roles-6", "PRO-roles-9", "PRO-roles-10", "PRO-movimiento-7", "PRO-movimiento-12",
        "PRO-tablero-2",
    )  # fmt: skip

    def __init__(self, seat: i64, number: i64, hex: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.hex: i64 = hex
        self.left: i64 = left

    def run(self, s: Land) -> None:
        """Move him; where others are he must stop [PRO-movimiento-5]; then ask for the next step."""
        general = s.general(self.number)
        before = general.hex
        general.hex = self.hex
        general.passage = False
        leave(s, before, self.seat)
        enter(s, self.hex, self.seat)
        refresh(s, self.seat)
        halted = is_enemy_in(s, self.hex, self.seat) or _foreign(s, general)
        general.moved = HALTED if halted else MOVED
        told = kinds.pack(self.seat, self.hex, self.number + 1, before)
        s.emit(kinds.MOVED, told, 1 if halted else 0, "PRO-movimiento-5" if halted else self.clause)
        if halted and passage_helps(s, general):
            s.then(ChoosePassage(self.seat, self.number))
        elif halted or self.left == 0:
            s.then(ChooseMove(self.seat))
        else:
            s.then(ChooseStep(self.seat, self.number, self.left))


class ForceMarch(Do[Land]):
    """Forced March gives the general who moves so many hexes more [PRO-cartas-11]."""

    clause: ClassVar[str] = "PRO-cartas-11"

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Land) -> None:
        """Play it and let him set out."""
        put_down(s, self.seat, FORCED_MARCH)
        general = s.general(self.number)
        general.moved = MOVED
        s.emit(kinds.CARD_PLAYED, kinds.pack(self.seat, general.hex, self.number + 1), FORCED_MARCH, self.clause)
        s.then(ChooseStep(self.seat, self.number, s.rules.move_allowance + s.rules.march_bonus))


class ChooseStep(LandAsk):
    """The next hex of a general on the move, or a stop [PRO-movimiento-2]."""

    clause: ClassVar[str] = "PRO-movimiento-2"

    def __init__(self, seat: i64, number: i64, left: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number
        self.left: i64 = left

    def candidates(self, s: Land) -> list[i64]:
        """Return the stop, the neighbours, and with one hex left those beyond, which are too far."""
        general = s.general(self.number)
        out: list[i64] = [notation.STOP]
        for hex in s.ground.neighbours[general.hex]:
            out.append(option(notation.MOVE, self.number, hex))
        if self.left == 1:
            for hex in range(s.ground.size()):
                if s.ground.distance(general.hex, hex) == 2:
                    out.append(option(notation.MOVE, self.number, hex))
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Refuse what is too far [PRO-movimiento-2] or full."""
        if kind_of(option) == notation.STOP:
            return ""
        general = s.general(self.number)
        if not s.ground.next_to(general.hex, second(option)):
            return FAR
        return why_not_enter(s, general, second(option))

    def take(self, s: Land, option: i64) -> None:
        """Step on, or stop."""
        if kind_of(option) == notation.STOP:
            s.then(ChooseMove(self.seat))
        else:
            s.then(Advance(self.seat, self.number, second(option), self.left - 1))

    def binds(self, s: Land, option: i64) -> bool:
        """A step may be taken back."""
        return False


# The Secret Passage


def passage_helps(s: Land, general: General) -> bool:
    """Tell whether the Secret Passage can be played for a general who has just entered [PRO-movimiento-11].

    The settlement is foreign and would have a defence bonus in this round's Combat, when the count is one higher.
    """
    place = s.settlement(general.hex)
    if place is None or place.owner == general.owner or SECRET_PASSAGE not in s.sides[general.owner].hand:
        return False
    return bonus_at(s, place, general.owner, 1) > 0


class ChoosePassage(LandAsk):
    """Whether a general who enters a settlement does so by the Secret Passage [PRO-movimiento-11, PRO-cartas-7]."""

    clause: ClassVar[str] = "PRO-movimiento-11"

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def candidates(self, s: Land) -> list[i64]:
        """Return both answers."""
        return [notation.NO_PASSAGE, option(notation.PASSAGE, self.number)]

    def take(self, s: Land, option: i64) -> None:
        """Play it or not."""
        if kind_of(option) == notation.PASSAGE:
            s.then(UsePassage(self.seat, self.number), ChooseMove(self.seat))
        else:
            s.then(ChooseMove(self.seat))

    def mask(self, seat: i64) -> LandAsk:
        """Others see the turn go on: whether the card is held is nobody's business."""
        return self if seat == self.seat else ChooseMove(self.seat)


class UsePassage(Do[Land]):
    """The general is marked while he stays in the hex [PRO-movimiento-11]."""

    clause: ClassVar[str] = "PRO-movimiento-11"

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Land) -> None:
        """Mark him."""
        put_down(s, self.seat, SECRET_PASSAGE)
        general = s.general(self.number)
        general.passage = True
        s.emit(kinds.PASSAGE_USED, kinds.pack(self.seat, general.hex, self.number + 1), 0, "PRO-cartas-7")


# Sharing troops


def share_candidates(s: Land, seat: i64, own: list[General], out: list[i64]) -> None:
    """Add one troop from each general to the garrison or another general of his hex, and the ways back.

    Troops without a general can be taken by an own general in their hex [PRO-movimiento-9].
    """
    for general in own:
        if owner_of(s, general.hex) == seat:
            out.append(option(notation.SHIFT, general.number, notation.TO_GARRISON))
            out.append(option(notation.DRAW_OUT, general.number))
        for other in own:
            if other.hex == general.hex and other.number != general.number:
                out.append(option(notation.SHIFT, general.number, other.number))
        if s.stack(general.hex, seat) is not None:
            out.append(option(notation.TAKE, general.number))


def why_not_share(s: Land, kind: i64, general: General, to: i64) -> str:
    """Return why a troop can't be shared, or ""; limits hold [PRO-movimiento-8]."""
    place = s.settlement(general.hex)
    if kind == notation.SHIFT:
        if general.troops - general.fresh <= 0:
            return "PRO-movimiento-8"
        if to == notation.TO_GARRISON:
            assert place is not None
            if place.garrison < garrison_cap(s, place):
                return ""
            return "PRO-tablero-10" if place.kind == CITY else "PRO-tablero-9"
        other = s.general(to)
        return "PRO-jugador-4" if other.troops >= command(s, other) else ""
    if kind == notation.DRAW_OUT:
        assert place is not None
        if place.garrison - place.fresh <= 0:
            return "PRO-movimiento-8"
    return "PRO-jugador-4" if general.troops >= command(s, general) else ""


class Share(Do[Land]):
    """One troop changes hands within a hex [PRO-movimiento-8]."""

    clause: ClassVar[str] = "PRO-movimiento-8"

    def __init__(self, seat: i64, how: i64, number: i64, to: i64) -> None:
        self.seat: i64 = seat
        self.how: i64 = how
        self.number: i64 = number
        self.to: i64 = to

    def run(self, s: Land) -> None:
        """Move it."""
        general = s.general(self.number)
        told = kinds.pack(self.seat, general.hex, self.number + 1, self.to)
        if self.how == notation.TAKE:
            self.take(s, general)
            s.emit(kinds.TAKEN, told, 1, "PRO-movimiento-9")
            return
        if self.how == notation.DRAW_OUT:
            place = s.settlement(general.hex)
            assert place is not None
            place.garrison -= 1
            general.troops += 1
            general.fresh += 1
        else:
            general.troops -= 1
            self.give(s, general)
        s.emit(kinds.SHIFTED, told, 1 if self.how == notation.SHIFT else 0, self.clause)

    def give(self, s: Land, general: General) -> None:
        """Hand a general's troop to the garrison or another general."""
        if self.to == notation.TO_GARRISON:
            place = s.settlement(general.hex)
            assert place is not None
            place.garrison += 1
            place.fresh += 1
        else:
            other = s.general(self.to)
            other.troops += 1
            other.fresh += 1

    def take(self, s: Land, general: General) -> None:
        """Let a general take a troop without a leader."""
        stack = s.stack(general.hex, self.seat)
        assert stack is not None
        stack.troops -= 1
        general.troops += 1
        if stack.troops == 0:
            s.stacks.remove(stack)


# The end of the phase


class CloseMovement(Do[Land]):
    """Siege counts rise, then encounters arise [PRO-movimiento-13]."""

    clause: ClassVar[str] = "PRO-movimiento-13"

    def run(self, s: Land) -> None:
        """Count, then look who meets whom."""
        for seat in range(s.seats):
            refresh(s, seat)
        for place in s.settlements:
            if besieged(s, place):
                self.count(s, place)
                place.siege += 1
                s.emit(kinds.SIEGE_COUNTED, kinds.pack(place.owner, place.hex), place.siege, "PRO-fuerza-11")
        for hex in range(s.ground.size()):
            if len(s.arrivals[hex]) != 0:
                self.meet(s, hex)

    def count(self, s: Land, place: Settlement) -> None:
        """Count a siege by besieger too."""
        sieges = place.sieges.copy()
        for i in range(len(sieges)):
            for side in s.arrivals[place.hex]:
                if side != place.owner and besieger(side) == i:
                    sieges[i] += 1
                    break
        place.sieges = sieges

    def meet(self, s: Land, hex: i64) -> None:
        """Make an encounter of each pair of sides in a hex [PRO-fase-2, PRO-fase-8]."""
        sides = sides_at(s, hex)
        for i in range(len(sides)):
            for j in range(i + 1, len(sides)):
                encounter = Encounter()
                encounter.hex = hex
                encounter.one = sides[i]
                encounter.other = sides[j]
                s.encounters.append(encounter)
                told = kinds.pack(sides[i], hex, 0, sides[j])
                clause = "PRO-fase-8" if len(sides) > 2 else "PRO-fase-2"
                if sides[i] not in s.arrivals[hex] or sides[j] not in s.arrivals[hex]:
                    clause = "PRO-fase-4"
                s.emit(kinds.ENCOUNTER_MADE, told, 0, clause)
