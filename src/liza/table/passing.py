"""Who is asked in windows: stops, skips, and answers that the server gives by itself.

A *window* is a question whose view names an answer that lets it go by (`View.passing`). Between people, whether a
window is passed depends only on what its seat had ordered before, never on its hand; so nobody learns from the pace of
the game what somebody else could have done.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from liza.toolkit.view import Stops, View


@dataclass
class SkipOrder:
    """Pass until the phase begins or the turn ends; `turn` is the round and the active seat it was given in."""

    to: str
    turn: tuple[int, str]


@dataclass
class Orders:
    """The standing orders of a seat."""

    usual: Stops
    may_idle: bool
    """Whether nobody but computers could learn anything from windows that pass because nothing else is possible."""
    own: frozenset[str] = field(default_factory=frozenset)
    others: frozenset[str] = field(default_factory=frozenset)
    idle: bool = False
    skip: SkipOrder | None = None

    @staticmethod
    def read(stored: dict[str, Any], usual: Stops, may_idle: bool) -> Orders:
        """Return the orders as they were stored; {} means the usual ones."""
        own, others = stored.get("own", usual.own), stored.get("others", usual.others)
        return Orders(usual, may_idle, frozenset(own), frozenset(others), may_idle and stored.get("idle", True))

    def change(self, own: Iterable[str], others: Iterable[str], idle: bool) -> dict[str, Any]:
        """Set the stops; returns what is to be stored."""
        self.own, self.others, self.idle = frozenset(own), frozenset(others), idle and self.may_idle
        return {"own": sorted(self.own), "others": sorted(self.others), "idle": self.idle}

    def note(self, turn: tuple[int, str], phase: str) -> None:
        """End a skip whose phase has begun or whose turn is over."""
        if self.skip is not None and (self.skip.turn != turn or phase == self.skip.to != ""):
            self.skip = None

    def passes(self, view: View) -> bool:
        """Tell whether the question of this view, the seat's own, is answered by passing."""
        if not view.passing:
            return False
        if self.skip is not None:
            return True
        if view.phase and view.phase not in (self.own if own_turn(view) else self.others):
            return True
        return self.idle and all(one.text == view.passing for one in view.options if one.clause == "")

    def sheet(self, soon: bool) -> dict[str, Any]:
        """Return the orders in the shape of `protocol.PassingSheet`; `soon` if a pass is about to be given."""
        return {
            "stops": Stops(sorted(self.own), sorted(self.others)),
            "usual": self.usual,
            "idle": self.idle,
            "may_idle": self.may_idle,
            "skipping": self.skip is not None,
            "skip_to": self.skip.to if self.skip is not None else "",
            "soon": soon,
        }


def brief(view: View) -> View:
    """Return of a view what decides who is asked and what may be answered, without what lies on the table."""
    return replace(
        view,
        zones=[], forecasts=[], blocked=[], reasons=[], links=[], outlook=None, legend={}, preview=None, hints=[],
    )  # fmt: skip


def own_turn(view: View) -> bool:
    """Tell whether the seat that sees this is the active one."""
    return any(one.active and one.seat == view.seat for one in view.seats)


def plain_answer(view: View) -> str:
    """Return an answer that is always possible: passing, the main button's, or the first there is; "" without any."""
    legal = [one.text for one in view.options if one.clause == ""]
    return view.passing or view.main or next(iter(legal), "")
