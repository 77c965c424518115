"""A campaign of two countries that meet in the first turn, so that a battle can be staged quickly, always the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from random import Random

from tests.browser.staging import Chair, Guest, View, play

GAME = "campaign"
OPEN = {"kind": "open"}
OPTIONS = {"map": "duelo", "battle_mode": "ask", "game_length": "8"}
POST = {"hours": 24, "referee": True}
MEETING = "march duke M1"
"""Both dukes stand beside this region at first."""


def answers(view: View) -> list[str]:
    """Returns the texts of what a view offers."""
    return [str(one["text"]) for one in view["options"]]


@dataclass
class Course:
    """How the two countries play: they meet, quarrel over the first report, and let later battles be resolved.

    Attributes:
        done: every answer, with its seat and turn.
    """

    done: list[tuple[str, int, str]] = field(default_factory=list)

    def __call__(self, chooser: Random, view: View) -> str:
        """Returns what a seat answers."""
        text = self._choice(view)
        self.done.append((view["seat"], view["round"], text))
        return text

    def gave(self, text: str) -> int:
        """Returns how often an answer was given."""
        return sum(one[2] == text for one in self.done)

    def _choice(self, view: View) -> str:
        offered = answers(view)
        told = written(view)
        if told:
            return told
        wanted = ["table" if view["round"] == 1 else "auto", "refuse", "send", "rest", MEETING]
        if (view["seat"], view["round"], MEETING) in self.done:
            wanted.remove(MEETING)
        keeps = [one for one in offered if one.startswith("keeps ")]
        for text in [*wanted, *(keeps if "rest" not in offered else [])]:
            if text in offered:
                return text
        return str(view["main"] or offered[0])


def written(view: View) -> str:
    """Returns the next line of a report as its writer tells it, "" where the rest is as always.

    Everybody has lost little of their own and much of the other's, and has taken the other's leader.
    """
    sheet = next((one["sheet"] for one in view["clashes"] if one["sheet"] and one["sheet"]["writes"]), None)
    if sheet is None or sheet["rules"] or (sheet["versions"] and sheet["versions"][-1]["seat"] == view["seat"]):
        return ""
    for line in sheet["lines"][:4] + sheet["lines"][-4:-1]:
        theirs = line["owner"] != view["seat"]
        if line["value"] is None and line["entry"]:
            return f"{line['entry']}{min(line['most'], 8 if theirs else 3)}"
        if line["value"] is None and theirs and len(line["choices"]) > 1:
            return str(line["choices"][1]["answer"])
    return ""


def until(seat: str, wanted: Callable[[View], bool]) -> Callable[[View], bool]:
    """Returns a moment of one seat."""
    return lambda view: view["seat"] == seat and wanted(view)


@dataclass
class Campaign:
    """A campaign of Ana and Bruno that Olga presides over.

    Attributes:
        table: its id.
        olga, ana, bruno: who they are.
        course: how the two play.
    """

    url: str
    more: dict[str, object] = field(default_factory=dict)
    course: Course = field(default_factory=Course)

    def __post_init__(self) -> None:
        self.olga, self.ana, self.bruno = (Guest(self.url, name) for name in ("Olga", "Ana", "Bruno"))
        asked = {"options": OPTIONS, "post": POST, **self.more}
        self.table = self.olga.create(GAME, [OPEN, OPEN], **asked)
        self.ana.join(self.table)
        self.bruno.join(self.table)

    def go_on(
        self, seat: str, wanted: Callable[[View], bool], policy: Callable[[Random, View], str] | None = None
    ) -> View:
        """Plays until a seat is asked in a view that is wanted."""
        with self._seated(self._order(seat)) as chairs:
            found = play(chairs, Random(1), until(seat, wanted), policy or self.course)
        assert found is not None, "no such moment came up"
        return found

    def _order(self, seat: str) -> Sequence[Guest]:
        players = [self.ana, self.bruno]
        return [self.olga, *players] if seat == "organiser" else [*players, self.olga]

    @contextmanager
    def _seated(self, guests: Sequence[Guest]) -> Iterator[list[Chair]]:
        with ExitStack() as stack:
            chairs = [stack.enter_context(guest.sit(self.table)) for guest in guests]
            for chair in chairs:
                chair.listen(1)
            yield chairs
