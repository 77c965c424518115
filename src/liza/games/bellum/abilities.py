"""How abilities and Tactics act: verbs in printed order, targets chosen and checked again, triggers in one queue."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from liza.games.bellum import kinds, notation
from liza.games.bellum.leaving import close_resolution
from liza.games.bellum.numbers import matches
from liza.games.bellum.pieces import Piece
from liza.games.bellum.printed import (
    A_FALLEN,
    A_NEUTRAL_RELIC,
    A_STORED_RELIC,
    A_STRUCTURE,
    A_TACTIC,
    A_UNIT,
    ANY_SIDE,
    TACTIC,
    YOURS,
    Ability,
    Filter,
)
from liza.games.bellum.state import Bel
from liza.kernel import Ask, Do, Step, first, option


@mypyc_attr(allow_interpreted_subclasses=True)
class BelAsk(Ask[Bel]):
    """A question of this game: its options are written by `notation`."""

    def describe(self, s: Bel, option: i64) -> str:
        """Return the one-line text of an option."""
        return notation.describe(s, option)


class Act(Do[Bel]):
    """An ability or Tactic acts: its verbs follow in printed order.

    `serial` is its source in play (0 for a Tactic), `card` its printed card, `ability` the index of the ability there.
    `one` and `two` are the chosen targets, 0 for none: serials, for a Tactic in the chain its place from 1, for a
    fallen card its number.
    """

    clause: ClassVar[str] = "BEL-6.B-9"

    def __init__(self, seat: i64, serial: i64, card: i64, ability: i64, one: i64 = 0, two: i64 = 0) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.ability: i64 = ability
        self.one: i64 = one
        self.two: i64 = two

    def printed(self, s: Bel) -> Ability:
        """Return the printed ability."""
        return s.pool.cards[self.card].abilities[self.ability]

    def chosen(self, index: i64) -> i64:
        """Return the first (0) or second (1) target."""
        return self.one if index == 0 else self.two

    def aim(self, index: i64, target: i64) -> Act:
        """Return the same act with that target chosen."""
        if index == 0:
            return Act(self.seat, self.serial, self.card, self.ability, target, self.two)
        return Act(self.seat, self.serial, self.card, self.ability, self.one, target)

    def run(self, s: Bel) -> None:
        """Schedule the verbs."""
        n = len(self.printed(s).verbs)
        if n == 1:
            s.then(Perform(self, 0))
        else:
            s.then_all([Perform(self, i) for i in range(n)])


class Perform(Do[Bel]):
    """One verb acts; a condition that does not hold or a lost target makes nothing happen [BEL-7.8-10]."""

    clause: ClassVar[str] = "BEL-7.8-10"

    def __init__(self, act: Act, index: i64) -> None:
        self.act = act
        self.index: i64 = index

    def run(self, s: Bel) -> None:
        """Schedule the verb's steps."""
        verb = self.act.printed(s).verbs[self.index]
        if verb.holds(s, self.act):
            s.then_all(verb.steps(s, self.act))


# Targets


def all_pieces(s: Bel) -> list[Piece]:
    """Return the cards in play of south, then north, then the Relics: an order everybody knows."""
    out: list[Piece] = []
    for side in s.sides:
        for zone in side.zones:
            out.extend(zone)
    out.extend(s.relics)
    return out


def pieces_for(s: Bel, f: Filter, seat: i64) -> list[Piece]:
    """Return the pieces that a filter could mean, in the order of `all_pieces`, by side and kind alone."""
    if f.kind == A_STORED_RELIC or f.kind == A_NEUTRAL_RELIC:
        return s.relics
    out: list[Piece] = []
    for owner in range(2):
        if f.side == ANY_SIDE or (owner == seat) == (f.side == YOURS):
            zones = s.sides[owner].zones
            if f.kind == A_UNIT:
                out.extend(zones[0])
                out.extend(zones[1])
            elif f.kind == A_STRUCTURE:
                out.extend(zones[2])
            else:
                for zone in zones:
                    out.extend(zone)
    return out


def hits(s: Bel, act: Act, f: Filter, target: i64) -> bool:
    """Tell whether a filter of an act means this target, now."""
    if f.kind == A_TACTIC:
        return 0 < target <= len(s.chain) and _is_play(s, f, act.seat, target)
    if f.kind == A_FALLEN:
        return target in s.sides[act.seat].graveyard and _is_fallen(s, f, target)
    p = s.find(target)
    return p is not None and matches(s, f, act.seat, act.serial, p)


def _is_play(s: Bel, f: Filter, seat: i64, place: i64) -> bool:
    play = s.chain[place - 1]
    if play.tactic == 0 or play.cancelled:
        return False
    return f.side == ANY_SIDE or (play.seat == seat) == (f.side == YOURS)


def _is_fallen(s: Bel, f: Filter, card: i64) -> bool:
    printed = s.pool.cards[card]
    if printed.kind > TACTIC or (f.of != 0 and printed.kind != f.of):
        return False
    if f.stage != 0 and printed.stage != f.stage:
        return False
    return f.family == 0 or printed.family == f.family


def aimed_card(s: Bel, act: Act, index: i64) -> i64:
    """Return the card number of a chosen target, that the log can name it later; 0 for none."""
    choices = act.printed(s).choices
    if index >= len(choices):
        return 0
    target = act.chosen(index)
    kind = choices[index].kind
    if kind == A_FALLEN:
        return target
    if kind == A_TACTIC:
        return s.chain[target - 1].act.card if 0 < target <= len(s.chain) else 0
    p = s.find(target)
    return 0 if p is None else p.card


def aimed_cards(s: Bel, act: Act) -> i64:
    """Return the cards of both targets, packed for an event."""
    return kinds.beside(aimed_card(s, act, 0), aimed_card(s, act, 1))


def target_kind(f: Filter) -> i64:
    """Return the kind of option that names a target of this filter."""
    if f.kind == A_TACTIC:
        return notation.TARGET_PLAY
    return notation.TARGET_FALLEN if f.kind == A_FALLEN else notation.TARGET


def aims(s: Bel, f: Filter, seat: i64) -> list[i64]:
    """Return everything that could be pointed at for a filter of this kind."""
    if f.kind == A_TACTIC:
        return [i64(i + 1) for i in range(len(s.chain))]
    if f.kind == A_FALLEN:
        out: list[i64] = []
        for card in s.sides[seat].graveyard:
            if card not in out:
                out.append(card)
        out.sort()
        return out
    return [p.serial for p in pieces_for(s, f, seat)]


def fits(s: Bel, act: Act, index: i64, target: i64) -> bool:
    """Tell whether this may be the first or second target; the first must leave one for the second."""
    choices = act.printed(s).choices
    f = choices[index]
    if not hits(s, act, f, target):
        return False
    if index == 1:
        return not (target == act.one and target_kind(f) == target_kind(choices[0]))
    if len(choices) == 2:
        aimed = act.aim(0, target)
        for other in aims(s, choices[1], act.seat):
            if fits(s, aimed, 1, other):
                return True
        return False
    return True


def targets(s: Bel, act: Act, index: i64) -> list[i64]:
    """Return the legal targets."""
    return [t for t in aims(s, act.printed(s).choices[index], act.seat) if fits(s, act, index, t)]


def can_aim(s: Bel, act: Act) -> bool:
    """Tell whether each target that is asked for has a legal choice [BEL-9-4]."""
    choices = act.printed(s).choices
    if len(choices) == 0:
        return True
    for t in aims(s, choices[0], act.seat):
        if fits(s, act, 0, t):
            return True
    return False


def still_aimed(s: Bel, act: Act) -> Act | None:
    """Return the act with those of its targets that are still legal, None if it had some and none is [BEL-7.8-10]."""
    choices = act.printed(s).choices
    if len(choices) == 0:
        return act
    lost: i64 = 0
    for i in range(len(choices)):
        if not hits(s, act, choices[i], act.chosen(i)):
            act = act.aim(i, 0)
            lost += 1
    return None if lost == len(choices) else act


class Moment(BelAsk):
    """A question from which something is played; the small asks that complete it grow from here."""

    def commit(self, s: Bel, hand: i64, act: Act) -> None:
        """Schedule the payment and the effect, then what this moment goes on with; `hand` is 0 for an ability."""
        raise NotImplementedError

    def go_on(self, s: Bel, step: Step) -> None:
        """Schedule an action, what it triggers, and what follows."""
        raise NotImplementedError


class ChooseTarget(BelAsk):
    """A player points at the next target [BEL-7.8-9].

    `root` is the ask it grew from, None for a trigger; `hand` the card being played, 0 for none.
    """

    clause: ClassVar[str] = "BEL-7.8-9"

    def __init__(self, seat: i64, root: Moment | None, hand: i64, act: Act, index: i64) -> None:
        super().__init__(seat)
        self.root = root
        self.hand: i64 = hand
        self.act = act
        self.index: i64 = index

    def mask(self, seat: i64) -> Step | None:
        """Hide from others how far the choice has come."""
        if seat == self.seat:
            return self
        if self.root is not None:
            return self.root
        return self if self.index == 0 else ChooseTarget(self.seat, None, 0, self.act.aim(0, 0), 0)

    def always_shown(self) -> bool:
        """The only target too is put to a person: the choice commits the card and may still be taken back."""
        return self.root is not None or self.index > 0

    def candidates(self, s: Bel) -> list[i64]:
        """Return everything of that kind, whosever it is; for a card in play every card in play."""
        f = self.act.printed(s).choices[self.index]
        kind = target_kind(f)
        things = [p.serial for p in all_pieces(s)] if f.on_table() else aims(s, f, self.seat)
        return [option(kind, t) for t in things]

    def why_not(self, s: Bel, option: i64) -> str:
        """Return the clause that excludes a target: it is not what the text asks for [BEL-9-4]."""
        if fits(s, self.act, self.index, first(option)):
            return ""
        p = s.find(first(option)) if self.act.printed(s).choices[self.index].on_table() else None
        return "BEL-3-15" if p is not None and p.zone == 3 else "BEL-9-4"

    def options(self, s: Bel) -> list[i64]:
        """Return the legal targets."""
        kind = target_kind(self.act.printed(s).choices[self.index])
        return [option(kind, t) for t in targets(s, self.act, self.index)]

    def take(self, s: Bel, option: i64) -> None:
        """Ask for the next target, or commit."""
        act = self.act.aim(self.index, first(option))
        if self.index + 1 < len(act.printed(s).choices):
            s.then(ChooseTarget(self.seat, self.root, self.hand, act, self.index + 1))
        elif self.root is not None:
            self.root.commit(s, self.hand, act)
        else:
            s.then(act)

    def binds(self, s: Bel, option: i64) -> bool:
        """Only the last choice binds."""
        return self.index + 1 >= len(self.act.printed(s).choices)


# Triggers


class Triggered(Do[Bel]):
    """A triggered ability is processed: it picks its targets now; without a legal one nothing happens."""

    clause: ClassVar[str] = "BEL-8-8"

    def __init__(self, seat: i64, serial: i64, card: i64, ability: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.ability: i64 = ability

    def run(self, s: Bel) -> None:
        """Ask for targets, or act; one that acts once a turn does not act again."""
        act = Act(self.seat, self.serial, self.card, self.ability)
        if act.printed(s).once:
            p = s.find(self.serial)
            if p is None or p.has_used(self.ability, s.turn):
                return
            p.note_use(self.ability, s.turn)
        s.emit(kinds.ABILITY_TRIGGERED, kinds.pack(self.seat, self.serial, self.card), self.ability, self.clause)
        if len(act.printed(s).choices) == 0:
            s.then(act)
        elif can_aim(s, act):
            s.then(ChooseTarget(self.seat, None, 0, act, 0))


def order_option(step: Step) -> i64:
    """Return the option that names a waiting ability."""
    assert isinstance(step, Triggered)
    return option(notation.ORDER, step.serial, step.ability)


class Release(Do[Bel]):
    """Triggered abilities are processed: the active player's first, then the other's [BEL-8-9].

    What each of them triggers goes to the end of the queue, as a group of its own.
    """

    clause: ClassVar[str] = "BEL-8-9"

    def __init__(self, groups: tuple[tuple[Step, ...], ...] = ()) -> None:
        self.groups = groups

    def run(self, s: Bel) -> None:
        """Process the next ability, asking its controller which if there are several."""
        groups = self.groups
        if len(s.waiting) != 0:
            groups = (*groups, tuple(s.waiting))
            s.waiting = []
        if len(groups) == 0:
            return
        for seat in (s.active, 1 - s.active):
            mine = [step for step in groups[0] if isinstance(step, Triggered) and step.seat == seat]
            if len(mine) == 1:
                process(s, groups, mine[0])
                return
            if len(mine) > 1:
                s.then(ChooseOrder(seat, groups))
                return


def process(s: Bel, groups: tuple[tuple[Step, ...], ...], step: Step) -> None:
    """Schedule an ability of the first group, then the rest of the queue."""
    rest: list[Step] = list(groups[0])
    rest.remove(step)
    later = groups[1:] if len(rest) == 0 else (tuple(rest), *groups[1:])
    s.then(step, Release(later))


class ChooseOrder(BelAsk):
    """A player picks which of their simultaneous abilities is processed next [BEL-8-9]."""

    clause: ClassVar[str] = "BEL-8-9"

    def __init__(self, seat: i64, groups: tuple[tuple[Step, ...], ...]) -> None:
        super().__init__(seat)
        self.groups = groups

    def candidates(self, s: Bel) -> list[i64]:
        """Return the abilities that wait; of those that are alike, one."""
        out: list[i64] = []
        for step in self.groups[0]:
            if isinstance(step, Triggered) and step.seat == self.seat:
                choice = order_option(step)
                if choice not in out:
                    out.append(choice)
        return out

    def take(self, s: Bel, option: i64) -> None:
        """Process the one picked."""
        for step in self.groups[0]:
            if isinstance(step, Triggered) and step.seat == self.seat and order_option(step) == option:
                process(s, self.groups, step)
                return


class CloseResolution(Do[Bel]):
    """A resolution closes: now a fallen Main Objective ends the game [BEL-1-9]."""

    clause: ClassVar[str] = "BEL-1-9"

    def run(self, s: Bel) -> None:
        """Check."""
        close_resolution(s)


RELEASE: Final = Release(())
CLOSE: Final = CloseResolution()
