"""A state and steps of the smallest kind, for tests that look at one thing of the kernel at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.kernel import Ask, Do, Hook, Match, Scripted, Source, State, Step, Together, option, seeded

SAID = 40
"""The kind of the event that `Say` tells, beyond 32 on purpose."""


class Tiny(State):
    """Three seats; `said` is public, each list in `own` belongs to its seat and is hidden from the others."""

    def __init__(self) -> None:
        super().__init__(3)
        self.said: list[int] = []
        self.own: list[list[int]] = [[], [], []]
        self.checked = 0

    def clone(self) -> Tiny:
        copy = Tiny()
        self._copy_frame(copy)
        copy.said = self.said.copy()
        copy.own = [own.copy() for own in self.own]
        copy.checked = self.checked
        return copy

    def observe(self, seat: int) -> Tiny:
        copy = Tiny()
        self._observe_frame(copy, seat)
        copy.said = self.said.copy()
        copy.checked = self.checked
        for owner in range(3):
            source = self.seen(owner, seat)
            assert isinstance(source, Tiny)
            copy.own[owner] = source.own[owner].copy() if owner == seat else [0] * len(source.own[owner])
        return copy

    def determinize(self, seat: int, belief: object, seed: int) -> Tiny:
        copy = self.clone()
        copy.gen = seeded(seed)
        copy.fill_lanes(seat, seeded(seed + 1))
        return copy

    def restore_seat(self, seat: int) -> None:
        assert isinstance(self.opened, Tiny)
        self.own[seat] = self.opened.own[seat].copy()

    def checks(self) -> None:
        self.dirty = False
        self.checked += 1

    def standing(self, seat: int) -> Ask[Any] | None:
        return Anytime(seat) if seat == 2 else None

    def returns(self) -> list[int]:
        return [len(self.said), 0, 0]

    def idle_clause(self, seat: int) -> str:
        return "TINY-idle"

    def result_clause(self) -> str:
        return "TINY-end"


class Say(Do[Tiny]):
    """Says a number aloud; a change that may be guarded if it is given a kind."""

    clause = "TINY-say"

    def __init__(self, number: int, guarded: int = -1) -> None:
        self.number = number
        self.guarded = guarded

    def kind(self) -> int:
        return self.guarded

    def run(self, s: Tiny) -> None:
        s.said.append(self.number)
        s.emit(SAID, self.number, 0, "TINY-say")


class Touch(Do[Tiny]):
    """Calls for the standing checks."""

    def run(self, s: Tiny) -> None:
        s.dirty = True


class Draw(Do[Tiny]):
    """Says what it draws."""

    clause = "TINY-draw"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Tiny) -> None:
        s.then(Say(s.draw(self.n, "TINY-draw")))


class End(Do[Tiny]):
    """Ends the game."""

    def run(self, s: Tiny) -> None:
        s.over = True


class Keep(Do[Tiny]):
    """Puts a number among the seat's own."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Tiny) -> None:
        s.own[self.seat].append(self.number)
        s.emit(SAID, self.seat, self.number, "TINY-keep")


class Pick(Ask[Tiny]):
    """Asks for one of some numbers, which is said; odd ones do not bind."""

    clause = "TINY-pick"

    def __init__(self, seat: int, numbers: tuple[int, ...], shown: bool = False) -> None:
        super().__init__(seat)
        self.numbers = numbers
        self.shown = shown

    def candidates(self, s: Tiny) -> list[int]:
        return [option(1, number) for number in self.numbers]

    def why_not(self, s: Tiny, option: int) -> str:
        return "TINY-said" if option >> 8 in s.said else ""

    def take(self, s: Tiny, option: int) -> None:
        s.then(Say(option >> 8))

    def describe(self, s: Tiny, option: int) -> str:
        return f"pick {option >> 8}"

    def always_shown(self) -> bool:
        return self.shown

    def binds(self, s: Tiny, option: int) -> bool:
        return option >> 8 & 1 == 0


class Hold(Pick):
    """Asks for one of some numbers, which the seat keeps for itself: fit for a lane."""

    def why_not(self, s: Tiny, option: int) -> str:
        return "TINY-held" if option >> 8 in s.own[self.seat] else ""

    def take(self, s: Tiny, option: int) -> None:
        s.then(Keep(self.seat, option >> 8))

    def describe(self, s: Tiny, option: int) -> str:
        return f"hold {option >> 8}"


class HoldAll(Together[Tiny]):
    """The first seat holds two numbers, the others one; then they are said, seat by seat."""

    def open(self, s: Tiny, seat: int) -> list[Step]:
        lane: list[Step] = [Hold(seat, (1, 2, 3, 4)), Hold(seat, (5, 6, 7, 8))]
        return lane if seat == 0 else lane[:1]

    def close(self, s: Tiny) -> None:
        s.then_all([Say(number) for own in s.own for number in own])


class Anytime(Ask[Tiny]):
    """The third seat may at any time shout, reopen a lane or take away what a seat holds."""

    def candidates(self, s: Tiny) -> list[int]:
        return [option(2, 9), *(option(3, seat) for seat in range(3)), *(option(4, seat) for seat in range(3))]

    def take(self, s: Tiny, option: int) -> None:
        kind, a = option & 255, option >> 8
        if kind == 2:
            s.then(Say(a))
        elif kind == 3:
            s.then(Reopen(a), Say(90 + a))
        else:
            s.then(Rob(a))

    def describe(self, s: Tiny, option: int) -> str:
        return f"{('shout', 'reopen', 'rob')[(option & 255) - 2]} {option >> 8}"


class Reopen(Do[Tiny]):
    """Starts a lane afresh."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tiny) -> None:
        s.reopen(self.seat)


class Rob(Do[Tiny]):
    """Gives a seat some numbers in place of its own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tiny) -> None:
        s.own[self.seat] = [3, 4, 7, 8]


class Echo(Hook):
    """Says, when released, what was said by others."""

    def kind(self) -> int:
        return SAID

    def after(self, s: State, a: int, b: int) -> Step | None:
        return Say(a + 100) if a < 100 else None


class Guard(Hook):
    """Stands before changes of one kind: says its owner's number in their place, then makes them after all."""

    def __init__(self, seat: int, owner: int, change: int, stop: bool = False) -> None:
        super().__init__(seat, owner)
        self.change = change
        self.stop = stop

    def guards(self) -> int:
        return self.change

    def before(self, s: State, change: Step, proceed: Step) -> Step | None:
        assert isinstance(s, Tiny)
        if self.stop:
            return Say(self.owner)
        s.then(proceed)
        return Say(self.owner)


class Act(Do[Tiny]):
    """Does what a test says, by a name: steps hold no functions."""

    known: dict[str, Callable[[Tiny], None]] = {}

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, s: Tiny) -> None:
        Act.known[self.name](s)


def tiny(*steps: Step, gen: int = 1) -> Tiny:
    """Return a state with these steps ahead."""
    state = Tiny()
    state.gen = gen
    state.then_all(list(steps))
    return state


def match(*steps: Step, source: Source | None = None, stops: str = "live") -> Match:
    """Return a match with these steps ahead and nothing drawn but what the source says."""
    header = {"game": "tiny", "version": "1", "seats": ["a", "b", "c"], "stops": stops, "seed": 1, "setup": {}}
    return Match(tiny(*steps, gen=0), source or Scripted([]), header)
