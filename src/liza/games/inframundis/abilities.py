"""How abilities act: resolved in printed order, triggers in batches, targets chosen [INF-12-5, INF-3-6]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.numbers import matches
from liza.games.inframundis.pieces import Piece
from liza.games.inframundis.printed import ANY_RELIC, ANY_SIDE, ANYWHERE, LEADER, REAR, YOURS, Ability, Filter
from liza.games.inframundis.state import Inf
from liza.kernel import Ask, Do, Step, first, option

ECHO_INDEX: Final = 63
"""Stands for the ability of a keyword in the order of effects."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InfAsk(Ask[Inf]):
    """A question of this game: its options are written by `notation`."""

    def describe(self, s: Inf, option: i64) -> str:
        """Return the one-line text of an option."""
        return notation.describe(s, option)


class LineAsk(InfAsk):
    """A player chooses one of the three lines [INF-0-3] of their own side; what is no such place is refused by name.

    The rival's lines are written `rival-front` and so on, the Commander's zone `commander`.
    """

    def candidates(self, s: Inf) -> list[i64]:
        """Return the three lines."""
        return [option(notation.LINE, line) for line in range(3)]

    def parse(self, s: Inf, text: str) -> i64:
        """Return the line with this text, or what kind of place it names that is none."""
        found = super().parse(s, text)
        if found >= 0 or not text.startswith("to "):
            return found
        if text == "to commander":
            return notation.LEADER_ZONE
        for line in notation.LINES:
            if text == "to rival-" + line:
                return notation.RIVAL_LINE
        return notation.NOWHERE

    def refuse(self, s: Inf, option: i64) -> str:
        """Return the clause that forbids it: on the own side [INF-3-1], in no zone of a Commander [INF-4-3]."""
        if option == notation.NOWHERE:
            return "INF-0-3"
        if option == notation.RIVAL_LINE:
            return "INF-3-1"
        if option == notation.LEADER_ZONE:
            return "INF-4-3"
        return super().refuse(s, option)


class Act(Do[Inf]):
    """An ability acts, whole and with no window in between [INF-12-4].

    Its verbs follow in printed order, each a change of its own [INF-1-4].
    `serial` is its source in play (0 for a spell), `card` its printed card, `ability` the index of the ability there;
    `one` and `two` are the serials of the chosen targets, 0 for none; `line` is where a source stood that was
    triggered, for it may have left.
    """

    clause: ClassVar[str] = "INF-12-4"

    def __init__(
        self, seat: i64, serial: i64, card: i64, ability: i64, one: i64 = 0, two: i64 = 0, line: i64 = ANYWHERE
    ) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.ability: i64 = ability
        self.one: i64 = one
        self.two: i64 = two
        self.line: i64 = line

    def printed(self, s: Inf) -> Ability:
        """Return the printed ability."""
        return s.pool.cards[self.card].abilities[self.ability]

    def chosen(self, index: i64) -> i64:
        """Return the serial of the first (0) or second (1) target."""
        return self.one if index == 0 else self.two

    def aim(self, index: i64, serial: i64) -> Act:
        """Return the same act with that target chosen."""
        if index == 0:
            return Act(self.seat, self.serial, self.card, self.ability, serial, self.two, self.line)
        return Act(self.seat, self.serial, self.card, self.ability, self.one, serial, self.line)

    def run(self, s: Inf) -> None:
        """Schedule the verbs."""
        n = len(self.printed(s).verbs)
        if n == 1:
            s.then(Perform(self, 0))
        else:
            s.then_all([Perform(self, i) for i in range(n)])


class Perform(Do[Inf]):
    """One verb of an ability acts; a condition or a lost target makes nothing happen [INF-3-6]."""

    clause: ClassVar[str] = "INF-3-6"

    def __init__(self, act: Act, index: i64) -> None:
        self.act = act
        self.index: i64 = index

    def run(self, s: Inf) -> None:
        """Schedule the verb's steps."""
        verb = self.act.printed(s).verbs[self.index]
        if verb.holds(s, self.act):
            s.then_all(verb.steps(s, self.act))


# Targets


def source_of(s: Inf, act: Act) -> Piece | None:
    """Return the source of an act, None for a spell; one that left play as its card where it stood [INF-12-5]."""
    if act.serial == 0:
        return None
    source = s.find(act.serial)
    if source is None and act.line >= 0:
        source = Piece(act.serial, act.card, act.seat)
        source.line = act.line
    return source


def all_pieces(s: Inf) -> list[Piece]:
    """Return the creatures, then gear and table, of south, then north: an order everybody knows."""
    out: list[Piece] = []
    for side in s.sides:
        for line in side.lines:
            out.extend(line)
    for side in s.sides:
        for line in side.lines:
            for piece in line:
                out.extend(piece.gear)
        out.extend(side.table)
    return out


def leaders(s: Inf) -> list[Piece]:
    """Return the Commanders on the table."""
    return [side.leader for side in s.sides if side.leader is not None]


def pieces_for(s: Inf, f: Filter, seat: i64) -> list[Piece]:
    """Return the pieces that a filter could mean, in the order of `all_pieces`, by side, line and kind alone."""
    if f.kind == ANY_RELIC:
        return all_pieces(s)
    out: list[Piece] = []
    for owner in range(2):
        if f.side == ANY_SIDE or (owner == seat) == (f.side == YOURS):
            lines = s.sides[owner].lines
            if 0 <= f.line <= REAR:
                out.extend(lines[f.line])
            else:
                out.extend(lines[0])
                out.extend(lines[1])
                out.extend(lines[2])
    return out


def why_no_target(s: Inf, act: Act, index: i64, p: Piece) -> str:
    """Return the clause that forbids a piece as that target, or "" [INF-3-6]."""
    ability = act.printed(s)
    if p.line == LEADER:
        return _verbs_refuse(s, act, ability, index, p)
    if not _fits(s, act, ability, index, p):
        return "INF-3-6"
    if index == 0 and len(ability.choices) == 2:
        for other in pieces_for(s, ability.choices[1], act.seat):
            if other.serial != p.serial and _may_be_second(s, act, ability, other):
                return _verbs_refuse(s, act, ability, index, p)
        return "INF-3-6"
    return _verbs_refuse(s, act, ability, index, p)


def _fits(s: Inf, act: Act, ability: Ability, index: i64, p: Piece) -> bool:
    if index == 1 and p.serial == act.one:
        return False
    return matches(s, ability.choices[index], act.seat, source_of(s, act), p)


def _may_be_second(s: Inf, act: Act, ability: Ability, p: Piece) -> bool:
    return _fits(s, act, ability, 1, p) and _verbs_refuse(s, act, ability, 1, p) == ""


def _verbs_refuse(s: Inf, act: Act, ability: Ability, index: i64, p: Piece) -> str:
    for verb in ability.verbs:
        if verb.choice == index:
            clause = verb.why_not(s, act, p)
            if clause != "":
                return clause
    return ""


def targets(s: Inf, act: Act, index: i64) -> list[i64]:
    """Return the serials of the legal targets."""
    f = act.printed(s).choices[index]
    return [p.serial for p in pieces_for(s, f, act.seat) if why_no_target(s, act, index, p) == ""]


def can_aim(s: Inf, act: Act) -> bool:
    """Tell whether each target that the ability demands has a legal choice [INF-3-6]."""
    ability = act.printed(s)
    if len(ability.choices) == 0:
        return True
    for p in pieces_for(s, ability.choices[0], act.seat):
        if why_no_target(s, act, 0, p) == "":
            return True
    return False


class Moment(InfAsk):
    """A question from which a card or ability may be played; the small asks that complete it grow from here."""

    def commit(self, s: Inf, hand: i64, act: Act) -> None:
        """Schedule the payment and the effect, then what this moment goes on with."""
        raise NotImplementedError

    def go_on(self, s: Inf, step: Step) -> None:
        """Schedule an action, the effects it triggers, and what follows."""
        raise NotImplementedError


class ChooseTarget(InfAsk):
    """A player points at the next target of an effect [INF-3-6].

    `root` is the ask it grew from, None for a trigger; `hand` the card being played, 0 for none.
    """

    clause: ClassVar[str] = "INF-3-6"

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
        """The only target too is put to a person: the choice commits the card and may still be taken back [INF-8-1]."""
        return self.root is not None or self.index > 0

    def candidates(self, s: Inf) -> list[i64]:
        """Return every piece in play, Commanders last."""
        return [option(notation.TARGET, p.serial) for p in [*all_pieces(s), *leaders(s)]]

    def why_not(self, s: Inf, option: i64) -> str:
        """Return what the card's words exclude [INF-3-6]."""
        p = s.find(first(option))
        return "INF-3-6" if p is None else why_no_target(s, self.act, self.index, p)

    def options(self, s: Inf) -> list[i64]:
        """Return the legal targets."""
        return [option(notation.TARGET, serial) for serial in targets(s, self.act, self.index)]

    def take(self, s: Inf, option: i64) -> None:
        """Ask for the next target, or commit."""
        act = self.act.aim(self.index, first(option))
        if self.index + 1 < len(act.printed(s).choices):
            s.then(ChooseTarget(self.seat, self.root, self.hand, act, self.index + 1))
        elif self.root is not None:
            self.root.commit(s, self.hand, act)
        else:
            s.then(act)

    def binds(self, s: Inf, option: i64) -> bool:
        """Only the last choice binds."""
        return self.index + 1 >= len(self.act.printed(s).choices)


# Triggers


class Effect(Do[Inf]):
    """An effect that waits for its turn in a batch: whose it is, of which source, which of its effects."""

    def __init__(self, seat: i64, serial: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card

    def index(self) -> i64:
        """Return the index of the ability on its card; that of a keyword unless overridden."""
        return ECHO_INDEX


def waiting(step: Step) -> Effect:
    """Return a step that waits as the effect it is."""
    assert isinstance(step, Effect)
    return step


def order_option(step: Step) -> i64:
    """Return the option that names a waiting effect."""
    effect = waiting(step)
    return option(notation.ORDER, effect.serial, effect.index())


class Triggered(Effect):
    """A triggered ability starts to resolve: it picks its targets now [INF-12-5].

    `line` is where its source stood at that moment: "this line" is that one, should the source have left.
    """

    clause: ClassVar[str] = "INF-12-5"

    def __init__(self, seat: i64, serial: i64, card: i64, ability: i64, line: i64 = ANYWHERE) -> None:
        super().__init__(seat, serial, card)
        self.ability: i64 = ability
        self.line: i64 = line

    def index(self) -> i64:
        """Return the index of the ability."""
        return self.ability

    def run(self, s: Inf) -> None:
        """Ask for targets, or act."""
        act = Act(self.seat, self.serial, self.card, self.ability, 0, 0, self.line)
        s.emit(kinds.ABILITY_TRIGGERED, kinds.pack(self.seat, self.serial, self.card), self.ability, self.clause)
        if len(act.printed(s).choices) == 0 or not can_aim(s, act):
            s.then(act)
        else:
            s.then(ChooseTarget(self.seat, None, 0, act, 0))


class Release(Do[Inf]):
    """What has been triggered resolves: the active player's, the rival's, then what these trigger [INF-12-5]."""

    clause: ClassVar[str] = "INF-12-5"

    def run(self, s: Inf) -> None:
        """Make a batch of all that waits."""
        if len(s.waiting) == 0:
            return
        mine: list[Step] = []
        theirs: list[Step] = []
        for step in s.waiting:
            if waiting(step).seat == s.active:
                mine.append(step)
            else:
                theirs.append(step)
        s.waiting = []
        s.then(Batch(s.active, tuple(mine)), Batch(1 - s.active, tuple(theirs)), self)


class Batch(Do[Inf]):
    """One player's simultaneous effects, resolved in the order that player picks [INF-12-5]."""

    clause: ClassVar[str] = "INF-12-5"

    def __init__(self, seat: i64, steps: tuple[Step, ...]) -> None:
        self.seat: i64 = seat
        self.steps = steps

    def run(self, s: Inf) -> None:
        """Resolve the only effect, or ask which comes next."""
        if len(self.steps) == 1:
            s.then(self.steps[0])
        elif len(self.steps) > 1:
            s.then(ChooseOrder(self.seat, self.steps))


class ChooseOrder(InfAsk):
    """A player picks which of their simultaneous effects resolves next [INF-12-5]."""

    clause: ClassVar[str] = "INF-12-5"

    def __init__(self, seat: i64, steps: tuple[Step, ...]) -> None:
        super().__init__(seat)
        self.steps = steps

    def candidates(self, s: Inf) -> list[i64]:
        """Return the effects that wait; of those that are alike, one."""
        out: list[i64] = []
        for step in self.steps:
            choice = order_option(step)
            if choice not in out:
                out.append(choice)
        return out

    def take(self, s: Inf, option: i64) -> None:
        """Resolve the one picked, then the rest."""
        for i in range(len(self.steps)):
            if order_option(self.steps[i]) == option:
                rest = self.steps[:i] + self.steps[i + 1 :]
                s.then(self.steps[i], Batch(self.seat, rest))
                return


RELEASE: Final = Release()
