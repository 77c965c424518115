"""Steps: the small values of which an agenda is made, and the hooks that react to them.

A step never changes once scheduled, so a clone of a state copies only the list that holds it. Its constructor takes
exactly its fields, in order; it names pieces by serial number, never by object. It is compared by class and fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from liza.kernel.options import family, number_of
from liza.kernel.plain import dump, rebuild, values

if TYPE_CHECKING:
    from liza.kernel.state import State

G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One value on the agenda; `clause` names the rule that it carries out."""

    clause: ClassVar[str] = ""

    def mask(self, seat: i64) -> Step | None:
        """Return what `seat` sees in this step's place in the agenda; None hides that there is one."""
        return self

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values(self) == values(other)

    def __hash__(self) -> int:
        return hash(dump(self))

    def __repr__(self) -> str:
        return dump(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), values(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step, Generic[G]):
    """Changes the state and schedules further steps: the only place where the table changes."""

    def run(self, s: G) -> None:
        """Make the change."""
        raise NotImplementedError

    def kind(self) -> i64:
        """Return the kind of change that hooks may replace, 0..61; -1 if none may."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step, Generic[G]):
    """One seat owes an answer. The kernel takes the ask off the agenda when it is answered.

    The legal options are the candidates that nothing forbids. What is legal depends only on what the seat can see.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def candidates(self, s: G) -> list[i64]:
        """Return all that could be tried here: unique, in an order that depends on nothing hidden."""
        raise NotImplementedError

    def why_not(self, s: G, option: i64) -> str:
        """Return the first clause that forbids a candidate, or ""; changes nothing."""
        return ""

    def options(self, s: G) -> list[i64]:
        """Return the legal options; overridden where hot, and then tested equal to this definition."""
        return [o for o in self.candidates(s) if self.why_not(s, o) == ""]

    def spans(self, s: G) -> list[tuple[i64, i64, i64]]:
        """Return families of options with one free number: (option, lowest, highest); not offered to search.

        Their texts hold the number as a word of its own ("coins red 17").
        """
        return []

    def take(self, s: G, option: i64) -> None:
        """Schedule what follows from the answer and write the seat's own draft; change nothing else."""
        raise NotImplementedError

    def describe(self, s: G, option: i64) -> str:
        """Return the one-line text of an option: a verb, then ids."""
        raise NotImplementedError

    def parse(self, s: G, text: str) -> i64:
        """Return the candidate or span option with this text, forbidden or not; -1 if there is none."""
        for o in self.candidates(s):
            if self.describe(s, o) == text:
                return o
        numbers = [int(word) for word in text.split() if word.isdecimal() and len(word) < 11]
        for span, low, high in self.spans(s):
            for number in numbers:
                if low <= number <= high:
                    o = span | i64(number) << 32
                    if self.describe(s, o) == text:
                        return o
        return -1

    def refuse(self, s: G, option: i64) -> str:
        """Return the clause that forbids any option at all, "?" for one that is no candidate, or ""."""
        if option in self.candidates(s):
            return self.why_not(s, option)
        for span, low, high in self.spans(s):
            if family(option) == span and low <= number_of(option) <= high:
                return self.why_not(s, option)
        return "?"

    def owed(self, s: G) -> bool:
        """Return False to drop the ask: the seat is gone, the occasion has passed."""
        return True

    def always_shown(self) -> bool:
        """Return True to put it to a person even with one option: a window that must not betray a hand."""
        return False

    def binds(self, s: G, option: i64) -> bool:
        """Return False for an answer that may be taken back."""
        return True

    def needs_note(self, s: G, option: i64) -> str:
        """Return the clause that demands a note with this answer, or ""."""
        return ""

    def default(self, s: G) -> i64:
        """Return the answer at a deadline: the first legal option, unless the game knows better."""
        return self.options(s)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step, Generic[G]):
    """Several seats answer at once, each in a lane of its own; what they chose becomes public at `close`."""

    def open(self, s: G, seat: i64) -> list[Step]:
        """Return the seat's lane (the first step runs first) and reset its draft."""
        raise NotImplementedError

    def close(self, s: G) -> None:
        """Schedule what becomes public, in seat order."""
        raise NotImplementedError


class Pending(Ask["State"]):
    """What others see of a seat that still has to answer in its lane: that it owes something."""

    def candidates(self, s: State) -> list[i64]:
        """Return nothing: whatever it is asked, it is asked elsewhere."""
        return []

    def take(self, s: State, option: i64) -> None:
        """Refuse: nobody answers a hidden ask."""
        raise NotImplementedError

    def describe(self, s: State, option: i64) -> str:
        """Return "": it has no options."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """A value like a step, hung while its piece is in play; it answers to one kind of event or one kind of change."""

    def __init__(self, seat: i64, owner: i64) -> None:
        self.seat: i64 = seat
        self.owner: i64 = owner

    def kind(self) -> i64:
        """Return the kind of event it waits for, 0..61, or -1."""
        return -1

    def after(self, s: State, a: i64, b: i64) -> Step | None:
        """Return the step that an event triggers; it waits in `s.waiting` until the game's sequence releases it."""
        return None

    def guards(self) -> i64:
        """Return the kind of change it may replace, 0..61, or -1."""
        return -1

    def before(self, s: State, change: Step, proceed: Step) -> Step | None:
        """Return what happens instead of `change`, or None; `proceed` is the same change past this hook."""
        return None

    def hook_id(self) -> i64:
        """Return a number that tells apart the guards of one piece; unique with the owner's serial."""
        return self.owner

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values(self) == values(other)

    def __hash__(self) -> int:
        return hash(dump(self))

    def __repr__(self) -> str:
        return dump(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), values(self))


class Proceed(Do["State"]):
    """The same change, past the guards that have already been consulted."""

    def __init__(self, change: Do[Any], past: tuple[int, ...]) -> None:
        self.change = change
        self.past = past

    def run(self, s: State) -> None:
        """Consult the remaining guards, then make the change."""
        s.guarded(self.change, self.past)


class Part:
    """One part of a number that is computed: amount, id of its source, clause."""

    def __init__(self, amount: i64, source: str, clause: str) -> None:
        self.amount: i64 = amount
        self.source = source
        self.clause = clause

    def __repr__(self) -> str:
        return f"{self.amount:+d} {self.source} [{self.clause}]"
