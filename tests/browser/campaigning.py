"""A campaign of two countries that meet in the first turn, so that a battle can be staged quickly, always the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
        avoiding: whether the second's army would rather not fight, so that dice decide whether it must.
        done: every answer, with its seat and turn.
    """

    avoiding: bool = False
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
        if self.avoiding and ("azure", 1, MEETING) in self.done and (view["seat"], view["round"]) == ("azure", 1):
            said = ("azure", 1, "avoid duke") in self.done
            for text in () if said else ("avoid duke", "postures"):
                if text in offered:
                    return text
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


def written_lines(view: View) -> int:
    """Returns how many lines of a report a seat has written, where there is another's report already; else 0."""
    sheets = (one["sheet"] for one in view["clashes"])
    sheet = next((one for one in sheets if one and one["writes"] and one["versions"]), None)
    return sum(line["value"] is not None for line in sheet["lines"]) if sheet else 0


@dataclass
class Campaign:
    """A campaign of Ana and Bruno that Olga presides over.

    Attributes:
        table: its id.
        olga, ana, bruno: who they are.
        course: how the two play.
    """

    url: str
    avoiding: bool = False

    def __post_init__(self) -> None:
        self.course = Course(self.avoiding)
        self.olga, self.ana, self.bruno = (Guest(self.url, name) for name in ("Olga", "Ana", "Bruno"))
        self.table = self.olga.create(GAME, [OPEN, OPEN], options=OPTIONS, post=POST)
        self.ana.join(self.table)
        self.bruno.join(self.table)

    def go_on(self, wanted: Callable[[View], bool], seat: str = "") -> View:
        """Plays until a seat, or any, is asked in a view that is wanted."""
        with self._seated() as chairs:
            found = play(chairs, Random(1), lambda view: seat in ("", view["seat"]) and wanted(view), self.course, True)
        assert found is not None, "no such moment came up"
        return found

    def guest(self, seat: str) -> Guest:
        """Returns who plays a country."""
        return {"gules": self.ana, "azure": self.bruno}[seat]

    @contextmanager
    def _seated(self) -> Iterator[list[Chair]]:
        with ExitStack() as stack:
            chairs = [stack.enter_context(one.sit(self.table)) for one in (self.ana, self.bruno, self.olga)]
            for chair in chairs:
                chair.listen(1)
            yield chairs


def campaign_at(url: str, wanted: Callable[[View], bool], seat: str = "", tries: int = 10) -> tuple[Campaign, View]:
    """Returns a campaign at a moment of its first turn in which dice have brought a battle about, and its view."""
    for _ in range(tries):
        played = Campaign(url, avoiding=True)
        view = played.go_on(lambda view: view["round"] > 1 or (seat in ("", view["seat"]) and wanted(view)))
        if view["round"] == 1 and any(one["sheet"] and one["sheet"]["rolls"] for one in view["clashes"]):
            return played, view
    raise AssertionError("no such moment came up")
