"""The state: one per match, mutable, plain data; and the loop that runs its agenda."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from liza.kernel.chance import Source, seeded, step_generator
from liza.kernel.errors import ChanceClosed, EngineError
from liza.kernel.events import EVERYONE, HIDDEN, Event
from liza.kernel.options import bit
from liza.kernel.plain import OUTSIDE, attributes_of, refill
from liza.kernel.steps import Ask, Do, Hook, Pending, Proceed, Step, Together

REAL: Final = 0
"""Stop where there is more than one option: search and simulation."""
LIVE: Final = 1
"""Stop also at asks that are always shown: a match between people."""
ALL: Final = 2
"""Stop at every ask."""

STEP_LIMIT: Final = 100_000
"""Steps and forced answers allowed between two decisions."""
DECISION_LIMIT: Final = 200_000
"""Decisions allowed in a match."""
NO_LANE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what is still to be done; a game's subclass takes no argument.

    The kernel's part: `agenda` (a stack, the last step runs next), `lanes` (one stack a seat while a `Together` is
    open), `opened` (the state as it was when they opened, never written), `hooks`, `waiting` (what has been triggered
    and not yet released), `gen` (the generator of chance; 0: closed), `drawn` (draws made), `asked` (answers given),
    `asking` (the seat that the last stop asked), `over`, `dirty` (standing checks are due).
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.agenda: list[Step] = []
        self.lanes: list[list[Step]] = []
        self.opened: State | None = None
        self.hooks: list[Hook] = []
        self.waiting: list[Step] = []
        self.gen: i64 = 0
        self.drawn: i64 = 0
        self.asked: i64 = 0
        self.asking: i64 = -1
        self.over: bool = False
        self.dirty: bool = False
        self.source: Source | None = None
        self.log: list[Event] | None = None
        self._lane: i64 = NO_LANE
        self._sealed: bool = False
        self._after_mask: i64 = 0
        self._guard_mask: i64 = 0

    # What a game's state provides

    def clone(self) -> Self:
        """Return an independent copy, without source and log; written by hand, `_copy_frame` for the kernel's part."""
        raise NotImplementedError

    def observe(self, seat: i64) -> Self:
        """Return a state of the same shape that holds only what `seat` may know; from `seats` on: spectators."""
        raise NotImplementedError

    def determinize(self, seat: i64, belief: object, seed: i64) -> Self:
        """Return, from an observation of `seat`, a full state that fits it, with a generator of its own."""
        raise NotImplementedError

    def checks(self) -> None:
        """Run the standing checks (deaths, victory); called when `dirty` is up, puts it down."""
        self.dirty = False

    def standing(self, seat: i64) -> Ask[Any] | None:
        """Return what this seat may do at any time, or None."""
        return None

    def idle_clause(self, seat: i64) -> str:
        """Return the clause that says why this seat owes nothing now."""
        return ""

    def returns(self) -> list[i64]:
        """Return the result per seat once it is over: 1 won, 0 drawn, -1 lost, or the game's scores."""
        raise NotImplementedError

    def result_clause(self) -> str:
        """Return the clause that ended the game."""
        return ""

    def restore_seat(self, seat: i64) -> None:
        """Put back the seat's own things as they were in `opened`; called by `reopen`."""

    # Scheduling

    def then(self, a: Step, b: Step | None = None, c: Step | None = None, d: Step | None = None) -> None:
        """Schedule a, then b, then c, then d, before all that is already scheduled."""
        stack = self.agenda if self._lane < 0 else self.lanes[self._lane]
        if d is not None:
            stack.append(d)
        if c is not None:
            stack.append(c)
        if b is not None:
            stack.append(b)
        stack.append(a)

    def then_all(self, steps: list[Step]) -> None:
        """Schedule the steps in the order of the list."""
        stack = self.agenda if self._lane < 0 else self.lanes[self._lane]
        for i in range(len(steps) - 1, -1, -1):
            stack.append(steps[i])

    # Chance

    def draw(self, n: i64, clause: str) -> i64:
        """Return a number in 0 .. n-1: the one door of chance.

        Raises:
            ChanceClosed: inside a lane, in a `what_if`, or with neither source nor generator.
        """
        if self._lane >= 0 or self._sealed:
            raise ChanceClosed(
                f"[{clause}] draws while chance is closed: move the draw behind `close`, or out of `what_if`"
            )
        source = self.source
        if source is not None:
            value = source.draw(self.drawn, n, clause)
            self.drawn += 1
            return value
        if self.gen == 0:
            raise ChanceClosed(f"[{clause}] draws, but this state has no generator: attach a source or set `gen`")
        self.drawn += 1
        self.gen = step_generator(self.gen)
        return self.gen * n >> 32

    def die(self, sides: i64, clause: str) -> i64:
        """Return a number in 1 .. sides."""
        return self.draw(sides, clause) + 1

    def pick(self, things: list[i64], clause: str) -> i64:
        """Return one of the things, each as likely as the others."""
        return things[self.draw(len(things), clause)]

    def shuffle(self, things: list[i64], clause: str) -> None:
        """Put the things into a random order, in place: one draw for each but the first."""
        quick = self.source is None and self.gen != 0 and self._lane < 0 and not self._sealed
        for i in range(len(things) - 1, 0, -1):
            if quick:
                gen = step_generator(self.gen)
                self.gen = gen
                j = gen * (i + 1) >> 32
            else:
                j = self.draw(i + 1, clause)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
        if quick and things:
            self.drawn += len(things) - 1

    # Events and hooks

    def emit(self, kind: i64, a: i64, b: i64, clause: str, see: i64 = EVERYONE, know: i64 = EVERYONE) -> None:
        """Tell what happened, if someone listens, and collect what it triggers.

        In a lane only that seat is told, and nothing is triggered: what is secret sets nothing off before `close`.
        """
        log = self.log
        if log is not None:
            if self._lane >= 0:
                see = bit(self._lane)
            log.append(Event(kind, a, b, clause, see, know))
        if self._after_mask != 0 and self._lane < 0 and self._after_mask >> kind & 1:
            self._trigger(kind, a, b)

    def _trigger(self, kind: i64, a: i64, b: i64) -> None:
        for hook in self.hooks:
            if hook.kind() == kind:
                step = hook.after(self, a, b)
                if step is not None:
                    self.waiting.append(step)

    def hang(self, hook: Hook) -> None:
        """Hang a hook; it answers from now on. Not in a lane, for hooks are public: do it at `close`."""
        self._no_lane("hang a hook")
        self.hooks.append(hook)
        self._note_kinds(hook)

    def unhang(self, owner: i64) -> None:
        """Take down all hooks of a piece; not in a lane either."""
        self._no_lane("take down a hook")
        kept: list[Hook] = []
        self._after_mask = 0
        self._guard_mask = 0
        for hook in self.hooks:
            if hook.owner != owner:
                kept.append(hook)
                self._note_kinds(hook)
        self.hooks = kept

    def _no_lane(self, what: str) -> None:
        if self._lane >= 0:
            raise EngineError(f"a lane can't {what}, because others would see it: do it after `close`")

    def _note_kinds(self, hook: Hook) -> None:
        if hook.kind() >= 0:
            self._after_mask |= bit(hook.kind())
        if hook.guards() >= 0:
            self._guard_mask |= bit(hook.guards())

    def guarded(self, change: Do[Any], past: tuple[int, ...]) -> None:
        """Make a change unless a hook that it has not yet passed puts another step in its place."""
        kind = change.kind()
        for hook in self.hooks:
            if hook.guards() == kind and hook.hook_id() not in past:
                instead = hook.before(self, change, Proceed(change, (*past, hook.hook_id())))
                if instead is not None:
                    self.then(instead)
                    return
        change.run(self)

    # Running

    def advance(self, stops: i64 = REAL) -> list[i64]:
        """Run to the next stop and return the options of the seat in `asking`; empty when the game is over.

        Raises:
            EngineError: an endless loop, an empty agenda before the end, or an ask without options; names the step.
        """
        if self.lanes and not self.over:
            options = self._advance_lanes(stops)
            if self.lanes:
                return options
        agenda = self.agenda
        for _ in range(STEP_LIMIT):
            if self.over:
                self.asking = -1
                return []
            if not agenda:
                raise EngineError("the agenda is empty but the game is not over: schedule its next turn or end it")
            step = agenda.pop()
            if isinstance(step, Do):
                if self._guard_mask != 0 and step.kind() >= 0 and self._guard_mask >> step.kind() & 1:
                    self.guarded(step, ())
                else:
                    step.run(self)
                if self.dirty:
                    self.checks()
            elif isinstance(step, Ask):
                if not step.owed(self):
                    continue
                options = step.options(self)
                count = len(options)
                if count == 1 and (stops == REAL or (stops == LIVE and not step.always_shown())):
                    step.take(self, options[0])
                    if self.dirty:
                        self.checks()
                elif count == 0:
                    raise EngineError(f"{step!r} has no legal option: give it one, or let `owed` drop it")
                else:
                    agenda.append(step)
                    self.asking = step.seat
                    return options
            elif isinstance(step, Together):
                self._open(step)
                options = self._advance_lanes(stops)
                if self.lanes:
                    return options
            else:
                raise EngineError(f"{step!r} is neither Do, Ask nor Together")
        raise EngineError(f"{STEP_LIMIT} steps without a decision, now at {agenda[-1:]!r}: something schedules itself")

    def _open(self, step: Together[Any]) -> None:
        self.agenda.append(step)
        self.asking = -1
        self.opened = self.clone()
        self.lanes = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            self._open_lane(step, seat)

    def _open_lane(self, step: Together[Any], seat: i64) -> None:
        self.lanes[seat] = step.open(self, seat)[::-1]

    def reopen(self, seat: i64) -> None:
        """Start the seat's lane afresh: everything of its own is put back; nothing happens when no lanes are open."""
        if not self.lanes or seat >= self.seats:
            return
        self.restore_seat(seat)
        self._open_lane(self._together(), seat)

    def _together(self) -> Together[Any]:
        for i in range(len(self.agenda) - 1, -1, -1):
            step = self.agenda[i]
            if isinstance(step, Together):
                return step
        raise EngineError("lanes are open but no Together is on the agenda: leave the agenda alone until they close")

    def _advance_lanes(self, stops: i64) -> list[i64]:
        """Run every lane to its stop; close the `Together` when all are empty."""
        asked: list[i64] = []
        self.asking = -1
        for seat in range(self.seats):
            options = self._advance_lane(seat, stops)
            if self.asking < 0 and len(options) != 0:
                self.asking = seat
                asked = options
        if self.asking < 0:
            together = self._together()
            self.agenda.pop()
            self.lanes = []
            self.opened = None
            together.close(self)
            if self.dirty:
                self.checks()
        return asked

    def _advance_lane(self, seat: i64, stops: i64) -> list[i64]:
        left: i64 = STEP_LIMIT
        while len(self.lanes[seat]) != 0:
            step = self.lanes[seat].pop()
            left -= 1
            if left < 0:
                raise EngineError(f"{STEP_LIMIT} steps in a lane without a decision, now at {step!r}")
            self._lane = seat
            if isinstance(step, Do):
                step.run(self)
            elif isinstance(step, Ask):
                if step.seat != seat:
                    raise EngineError(f"{step!r} asks seat {step.seat} in the lane of seat {seat}")
                if step.owed(self):
                    options = step.options(self)
                    if len(options) == 0:
                        self._lane = NO_LANE
                        self.reopen(seat)
                        continue
                    if len(options) > 1 or stops == ALL or (stops == LIVE and step.always_shown()):
                        self.lanes[seat].append(step)
                        self._lane = NO_LANE
                        return options
                    step.take(self, options[0])
            else:
                raise EngineError(f"{step!r} can't stand in a lane")
            self._lane = NO_LANE
        return []

    def apply(self, option: i64) -> None:
        """Give the answer of the seat in `asking`, unchecked: for search and playouts."""
        if self.lanes:
            self.apply_for(self.asking, option)
            return
        step = self.agenda.pop()
        if not isinstance(step, Ask):
            raise EngineError(f"{step!r} is no ask: call `advance` before `apply`")
        self.asked += 1
        if self.asked > DECISION_LIMIT:
            self._too_many(step)
        step.take(self, option)
        if self.dirty:
            self.checks()

    def apply_for(self, seat: i64, option: i64) -> None:
        """Give the answer of one seat, unchecked; the only way when several owe one."""
        if not self.lanes:
            self.apply(option)
            return
        step = self.lanes[seat].pop()
        if not isinstance(step, Ask):
            raise EngineError(f"{step!r} is no ask: call `advance` before `apply_for`")
        self.asked += 1
        if self.asked > DECISION_LIMIT:
            self._too_many(step)
        self._lane = seat
        step.take(self, option)
        self._lane = NO_LANE

    def apply_standing(self, seat: i64, option: i64) -> None:
        """Run the steps of a standing option at once, whatever is pending; while lanes are open, on `opened` too."""
        self.asked += 1
        opened = self.opened
        if opened is None:
            self._run_standing(seat, option, False)
            return
        opened = opened.clone()  # clones of this state share the other one
        opened._run_standing(seat, option, True)
        self.opened = opened
        self._run_standing(seat, option, True)

    def _run_standing(self, seat: i64, option: i64, closed: bool) -> None:
        ask = self.standing(seat)
        if ask is None:
            return
        if self.asked > DECISION_LIMIT:
            self._too_many(ask)
        bottom = len(self.agenda)
        sealed = self._sealed
        self._sealed = sealed or closed
        ask.take(self, option)
        while len(self.agenda) > bottom and not self.over:
            step = self.agenda.pop()
            if not isinstance(step, Do):
                raise EngineError(f"{step!r} can't follow a standing option: its steps are all Do")
            step.run(self)
            if self.dirty:
                self.checks()
        self._sealed = sealed

    def _too_many(self, ask: Ask[Any]) -> None:
        raise EngineError(f"{DECISION_LIMIT} decisions in one match, now at {ask!r}: give the game a limit")

    # Who owes what

    def ask_of(self, seat: i64) -> Ask[Any] | None:
        """Return what this seat is asked at the stop that `advance` reached, or None."""
        if self.over:
            return None
        if self.lanes:
            if seat >= self.seats or len(self.lanes[seat]) == 0:
                return None
            step: Step = self.lanes[seat][-1]
        elif len(self.agenda) == 0:
            return None
        else:
            step = self.agenda[-1]
        if isinstance(step, Ask) and step.seat == seat:
            return step
        return None

    def owing(self) -> list[i64]:
        """Return the seats that owe an answer now."""
        return [seat for seat in range(self.seats) if self.ask_of(seat) is not None]

    # Copies

    def _copy_frame(self, to: State) -> None:
        """Copy the kernel's part, without source and log."""
        to.agenda = self.agenda.copy()
        if self.lanes:
            to.lanes = [lane.copy() for lane in self.lanes]
            to.opened = self.opened
        if self.hooks:
            to.hooks = self.hooks.copy()
            to._after_mask = self._after_mask
            to._guard_mask = self._guard_mask
        if self.waiting:
            to.waiting = self.waiting.copy()
        to.gen = self.gen
        to.drawn = self.drawn
        to.asked = self.asked
        to.asking = self.asking
        to.over = self.over
        to.dirty = self.dirty
        to._sealed = self._sealed

    def seeded(self, seed: i64) -> Self:
        """Return a clone with a generator of its own: a fresh state dealt again, for search and simulation."""
        copy = self.clone()
        copy.gen = seeded(seed)
        return copy

    def what_if(self) -> Self:
        """Return a clone whose chance is closed, for legality "after paying" and previews."""
        copy = self.clone()
        copy._sealed = True
        return copy

    def _observe_frame(self, to: State, seat: i64) -> None:
        """Copy what `seat` may know of the kernel's part: steps masked, others' lanes hidden, counters and `gen` 0."""
        to.agenda = _masked(self.agenda, seat)
        to.waiting = _masked(self.waiting, seat)
        if self.lanes:
            to.lanes = [self._observe_lane(i, seat) for i in range(self.seats)]
            if self.opened is not None:
                to.opened = self.opened.observe(seat)
        if self.hooks:
            to.hooks = self.hooks.copy()
            to._after_mask = self._after_mask
            to._guard_mask = self._guard_mask
        to.asking = self.asking if len(self.lanes) == 0 else -1
        to.over = self.over
        to.dirty = self.dirty

    def _observe_lane(self, owner: i64, seat: i64) -> list[Step]:
        if owner == seat:
            return self.lanes[owner].copy()
        return [Pending(owner)] if len(self.lanes[owner]) != 0 else []

    def seen(self, owner: i64, seat: i64) -> State:
        """Return the state from which `seat` sees what `owner` has: that in which lanes opened, if they are open."""
        if owner != seat and self.opened is not None:
            return self.opened
        return self

    def fill_lanes(self, seat: i64, seed: i64) -> None:
        """Complete a determinized state in which lanes are open: those of others that are done get random answers.

        The game calls it at the end of `determinize`, when blanks are filled and `gen` is set.
        """
        if len(self.lanes) == 0 or self.over:
            return
        observed = self.opened
        done = [len(lane) == 0 for lane in self.lanes]
        own: list[Step] = self.lanes[seat] if seat < self.seats else []
        opened = self.clone()
        opened.lanes = []
        opened.opened = observed
        if observed is not None and seat < self.seats:
            opened.restore_seat(seat)
        opened.opened = None
        self.opened = opened
        together = self._together()
        gen = self.gen
        self.gen = seed
        for other in range(self.seats):
            if other == seat:
                self.lanes[other] = own
                continue
            self._open_lane(together, other)
            if done[other]:
                self._answer_lane(other)
        self.gen = gen

    def _answer_lane(self, seat: i64) -> None:
        for _ in range(DECISION_LIMIT):
            options = self._advance_lane(seat, REAL)
            if len(options) == 0:
                return
            self.gen = step_generator(self.gen)
            option = options[self.gen * len(options) >> 32]
            step = self.lanes[seat].pop()
            assert isinstance(step, Ask)
            self._lane = seat
            step.take(self, option)
            self._lane = NO_LANE

    def recall_kinds(self) -> None:
        """Work out again which kinds of events and changes the hooks wait for, in a state sent from elsewhere."""
        self._after_mask = 0
        self._guard_mask = 0
        for hook in self.hooks:
            self._note_kinds(hook)

    def __reduce__(self) -> tuple[Any, ...]:
        attributes = {name: value for name, value in attributes_of(self).items() if name not in OUTSIDE}
        return _unpack, (type(self), attributes)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.drawn} draws, {self.asked} answers, agenda {self.agenda!r}>"


def _masked(steps: list[Step], seat: i64) -> list[Step]:
    out: list[Step] = []
    for step in steps:
        seen = step.mask(seat)
        if seen is not None:
            out.append(seen)
    return out


def _unpack(cls: Any, attributes: dict[str, Any]) -> Any:
    state = refill(cls, (), attributes)
    state.recall_kinds()
    return state


__all__ = ["ALL", "EVERYONE", "HIDDEN", "LIVE", "REAL", "State"]
