"""Hooks: triggered abilities, Eco, and the cards that ward a Nexus; hung while their piece is in play."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import Effect, InfAsk, Triggered
from liza.games.inframundis.deaths import take_away, to_discard, told
from liza.games.inframundis.numbers import has_keyword, line_of, speaks
from liza.games.inframundis.pieces import Aura, Piece
from liza.games.inframundis.printed import (
    ECHO,
    REAR,
    RUSH,
    WARD,
    WHEN_ALLY_DIES,
    WHEN_ATTACKS,
    WHEN_BLOCKS,
    WHEN_DIES,
    WHEN_EACH_TURN_ENDS,
    WHEN_EACH_TURN_STARTS,
    WHEN_ENTERS,
    WHEN_PLAYED,
    WHEN_TURN_ENDS,
    WHEN_TURN_STARTS,
    WHEN_YOU_MARK,
    WHEN_YOU_PLAY,
)
from liza.games.inframundis.state import Inf
from liza.kernel import Do, EngineError, Hook, State, Step, first, option
from liza.kernel.options import OPERANDS

EVENT_OF: Final = {
    WHEN_PLAYED: kinds.PIECE_PLAYED,
    WHEN_ENTERS: kinds.ENTERED,
    WHEN_DIES: kinds.DIED,
    WHEN_ALLY_DIES: kinds.DIED,
    WHEN_TURN_STARTS: kinds.TURN_STARTED,
    WHEN_TURN_ENDS: kinds.TURN_ENDING,
    WHEN_EACH_TURN_STARTS: kinds.TURN_STARTED,
    WHEN_EACH_TURN_ENDS: kinds.TURN_ENDING,
    WHEN_YOU_PLAY: kinds.CARD_PLAYED,
    WHEN_YOU_MARK: kinds.MARK_EARNED,
    WHEN_ATTACKS: kinds.ATTACKED,
    WHEN_BLOCKS: kinds.BLOCKED,
}


class Trigger(Hook):
    """A printed ability waits for its moment; a silenced creature's does not act [INF-13-4]."""

    def __init__(self, seat: i64, owner: i64, card: i64, ability: i64, when: i64, event: i64) -> None:
        super().__init__(seat, owner)
        self.card: i64 = card
        self.ability: i64 = ability
        self.when: i64 = when
        self.event: i64 = event

    def kind(self) -> i64:
        """Return the kind of event it waits for."""
        return self.event

    def after(self, s: State, a: i64, b: i64) -> Step | None:
        """Return the triggered ability, if the event is the one printed."""
        assert isinstance(s, Inf)
        if not self.meant(a):
            return None
        piece = s.find(self.owner)
        if piece is None or not speaks(piece):
            return None
        # whoever plays a card owns it; on a rival's creature it is the rival who controls it from then on
        seat = piece.owner if self.when == WHEN_PLAYED else self.seat
        return Triggered(seat, self.owner, self.card, self.ability, line_of(s, piece))

    def meant(self, a: i64) -> bool:
        """Tell whether the event speaks of this piece, this player or an ally, as the card says."""
        when = self.when
        if when == WHEN_EACH_TURN_STARTS or when == WHEN_EACH_TURN_ENDS:
            return True
        if when == WHEN_TURN_STARTS or when == WHEN_TURN_ENDS or when == WHEN_YOU_MARK:
            return kinds.seat_of(a) == self.seat
        if when == WHEN_YOU_PLAY or when == WHEN_ALLY_DIES:
            return kinds.seat_of(a) == self.seat and kinds.serial_of(a) != self.owner
        return kinds.serial_of(a) == self.owner


class EchoHook(Hook):
    """A creature with Eco leaves a reduced copy when it dies [INF-13-8]."""

    def __init__(self, seat: i64, owner: i64, card: i64) -> None:
        super().__init__(seat, owner)
        self.card: i64 = card

    def kind(self) -> i64:
        """Wait for deaths."""
        return kinds.DIED

    def after(self, s: State, a: i64, b: i64) -> Step | None:
        """Return the arrival of the copy, unless the creature was silenced [INF-13-4]."""
        assert isinstance(s, Inf)
        if kinds.serial_of(a) != self.owner:
            return None
        piece = s.creature(self.owner)
        if piece is None or not speaks(piece):
            return None
        return LeaveEcho(self.seat, self.owner, self.card, kinds.more_of(a))


class LeaveEcho(Effect):
    """The reduced copy arrives in the line where the creature died [INF-13-8]."""

    clause: ClassVar[str] = "INF-13-8"

    def __init__(self, seat: i64, serial: i64, card: i64, line: i64) -> None:
        super().__init__(seat, serial, card)
        self.line: i64 = line

    def run(self, s: Inf) -> None:
        """Create the copy with the numbers that its card fixes [INF-13-9]; a full line takes none [INF-8-8]."""
        card = s.card(self.card)
        copy = Piece(0, self.card, self.seat)
        copy.attack = card.echo_attack
        copy.life = card.echo_life
        copy.keywords = card.echo_keywords
        copy.token = True
        copy.plain = True
        enter_line(s, copy, self.line, self.clause)


class Ward(Hook):
    """While its piece is in play, its player may pay to keep an attacker's wounds from the Nexus [INF-intro-1]."""

    def __init__(self, seat: i64, owner: i64, cost: i64) -> None:
        super().__init__(seat, owner)
        self.cost: i64 = cost

    def guards(self) -> i64:
        """Stand before wounds to a Nexus."""
        return kinds.NEXUS_HIT

    def before(self, s: State, change: Step, proceed: Step) -> Step | None:
        """Offer the payment for an attacker's wounds to this player's Nexus."""
        assert isinstance(s, Inf)
        if not isinstance(change, HitNexus) or change.seat != self.seat or change.attacker == 0 or change.amount <= 0:
            return None
        piece = s.find(self.owner)
        if piece is None or not speaks(piece) or s.sides[self.seat].ether < self.cost:
            return None
        return ChooseWard(self.seat, self.owner, self.cost, change, proceed)


class HitNexus(Do[Inf]):
    """A Nexus is wounded; in combat `attacker` is the serial of the creature that strikes it [INF-10.3-8]."""

    clause: ClassVar[str] = "INF-10.3-8"

    def __init__(self, seat: i64, amount: i64, card: i64, attacker: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount
        self.card: i64 = card
        self.attacker: i64 = attacker

    def kind(self) -> i64:
        """Let cards prevent it."""
        return kinds.NEXUS_HIT

    def run(self, s: Inf) -> None:
        """Take the life, never below 0 [INF-1-4]."""
        side = s.sides[self.seat]
        lost = self.amount if self.amount < side.nexus else side.nexus
        side.nexus -= lost
        s.dirty = True
        clause = self.clause if self.attacker != 0 else "INF-0-1"
        s.emit(kinds.NEXUS_WOUNDED, kinds.pack(self.seat, self.attacker, self.card, side.nexus), self.amount, clause)


class ChooseWard(InfAsk):
    """A player pays to prevent an attacker's wounds, or lets them through [INF-intro-1]."""

    clause: ClassVar[str] = "INF-intro-1"

    def __init__(self, seat: i64, serial: i64, cost: i64, change: HitNexus, proceed: Step) -> None:
        super().__init__(seat)
        self.serial: i64 = serial
        self.cost: i64 = cost
        self.change = change
        self.proceed = proceed

    def candidates(self, s: Inf) -> list[i64]:
        """Return: let it through, or pay."""
        return [option(notation.LET), option(notation.PAY, self.serial)]

    def why_not(self, s: Inf, option: i64) -> str:
        """Refuse a payment beyond the ether there is [INF-6-7]."""
        return "INF-6-7" if option & 0xFF == notation.PAY and s.sides[self.seat].ether < self.cost else ""

    def take(self, s: Inf, option: i64) -> None:
        """Pay and prevent, or proceed."""
        s.then(
            PayWard(self.seat, self.serial, self.cost, self.change) if option & 0xFF == notation.PAY else self.proceed
        )


class PayWard(Do[Inf]):
    """The ether is paid and the wounds do not happen [INF-intro-1]."""

    clause: ClassVar[str] = "INF-intro-1"

    def __init__(self, seat: i64, serial: i64, cost: i64, change: HitNexus) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.cost: i64 = cost
        self.change = change

    def run(self, s: Inf) -> None:
        """Pay."""
        s.sides[self.seat].ether -= self.cost
        piece = s.find(self.serial)
        card = piece.card if piece is not None else 0
        s.emit(kinds.WARDED, kinds.pack(self.seat, self.serial, card, self.cost), self.change.amount, self.clause)


# Entering play


def hang_hooks(s: Inf, p: Piece) -> None:
    """Hang what a piece reacts with, for whoever controls it now, and note rules that touch others."""
    card = s.card(p.card)
    if p.plain:
        return
    for i in range(len(card.abilities)):
        when = card.abilities[i].when
        if when >= WHEN_PLAYED:
            s.hang(Trigger(p.controller, p.serial, p.card, i, when, EVENT_OF[when]))
    if p.keywords & ECHO:
        s.hang(EchoHook(p.controller, p.serial, p.card))
    for rule in card.statics:
        if rule.rule == WARD:
            s.hang(Ward(p.controller, p.serial, rule.amount))
    if card.auras or card.steers:
        fixed = p.line > REAR and not card.equip
        for i in range(len(card.statics)):
            aura = Aura(p.controller, p.serial, p.card, i, fixed)
            if card.statics[i].filter is not None:
                s.auras.append(aura)
            elif card.statics[i].steers():
                s.steering.append(aura)
    if card.usable:
        s.actors.append(p.serial)


def new_piece(s: Inf, card: i64, owner: i64) -> Piece:
    """Return a piece for a printed card, not yet in play."""
    printed = s.card(card)
    p = Piece(0, printed.number, owner)
    p.attack = printed.attack
    p.life = printed.life
    p.keywords = printed.keywords
    p.token = printed.token
    return p


def number(s: Inf, p: Piece) -> None:
    """Give a piece its serial number on entering play; options and events have room for so many."""
    if s.serial >= OPERANDS:
        raise EngineError(
            f"{s.card(p.card).id} would be piece {s.serial} of one game: find the cards that go in circles"
        )
    p.serial = s.serial
    s.serial += 1
    p.entered = s.turn


def enter_line(s: Inf, p: Piece, line: i64, clause: str) -> bool:
    """Put a creature into a line of its controller; False, and nothing happens, if it may not enter.

    It enters exhausted [INF-8-3] unless it has Precipitación on entering [INF-8-6]. A full line [INF-8-8] or a second
    Champion [INF-3-11] keeps it out.
    """
    seat = p.controller
    if not s.has_room(seat, line):
        s.emit(kinds.NOTHING_HAPPENED, kinds.pack(seat, 0, p.card, line), 0, "INF-8-8")
        return False
    if s.is_champion(p) and s.champion_of(seat) is not None and not s.rules.champion_replaces:
        s.emit(kinds.NOTHING_HAPPENED, kinds.pack(seat, 0, p.card, line), 0, "INF-3-11")
        return False
    number(s, p)
    p.line = line
    s.sides[seat].lines[line].append(p)
    hang_hooks(s, p)
    p.rushed = has_keyword(s, p, RUSH)
    p.exhausted = not p.rushed
    s.dirty = True
    told_by = "INF-8-6" if p.rushed else clause
    s.emit(kinds.ENTERED, kinds.pack(seat, p.serial, p.card, line), 0 if p.exhausted else 1, told_by)
    if s.rules.champion_replaces and s.is_champion(p):
        crowd_out(s, seat)
    return True


# Champions


def crowd_out(s: Inf, seat: i64) -> None:
    """Under champion_limit = replace a second Champion makes its controller choose which stays [INF-3-11]."""
    if len(champions(s, seat)) > 1:
        s.then(ChooseChampion(seat))


def champions(s: Inf, seat: i64) -> list[i64]:
    """Return the serials of the Champions this seat controls."""
    return [p.serial for line in s.sides[seat].lines for p in line if s.is_champion(p)]


class ChooseChampion(InfAsk):
    """A player who controls two Champions chooses which stays [INF-3-11]."""

    clause: ClassVar[str] = "INF-3-11"

    def candidates(self, s: Inf) -> list[i64]:
        """Return the Champions."""
        return [option(notation.KEEP_CHAMPION, serial) for serial in champions(s, self.seat)]

    def owed(self, s: Inf) -> bool:
        """Drop it if one has gone meanwhile."""
        return len(champions(s, self.seat)) > 1

    def take(self, s: Inf, option: i64) -> None:
        """Let the others go."""
        s.then(KeepChampion(self.seat, first(option)))


class KeepChampion(Do[Inf]):
    """All Champions but one go to their owners' discard piles; this is no destruction [INF-3-11]."""

    clause: ClassVar[str] = "INF-3-11"

    def __init__(self, seat: i64, serial: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial

    def run(self, s: Inf) -> None:
        """Take them away."""
        for serial in champions(s, self.seat):
            p = s.creature(serial)
            if p is not None and serial != self.serial:
                s.emit(kinds.GEAR_LOST, told(p), 0, self.clause)
                take_away(s, p)
                to_discard(s, p)
