"""What people at a table ask of each other besides the game: a draw, a rematch, a way back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass
class Request:
    """A seat asks for its last answer back: to where, and who has agreed so far."""

    seat: int
    to: int
    """How many answers of the match would be kept."""
    agreed: list[int] = field(default_factory=list)


@dataclass
class Wishes:
    """All that is asked for at a table; everybody sees it."""

    draw: list[int] = field(default_factory=list)
    """Seats that want to end in a draw."""
    turn: tuple[int, str] = (0, "")
    """The turn (round, active seat) in which that was offered; it ends with the turn."""
    rematch: list[int] = field(default_factory=list)
    undo: Request | None = None

    @staticmethod
    def read(stored: dict[str, Any]) -> Wishes:
        """Return wishes as they were stored."""
        round, active = stored.get("turn", (0, ""))
        undo = stored.get("undo")
        return Wishes(
            draw=list(stored.get("draw", ())),
            turn=(round, active),
            rematch=list(stored.get("rematch", ())),
            undo=None if undo is None else Request(undo["seat"], undo["to"], list(undo["agreed"])),
        )

    def to_json(self) -> dict[str, Any]:
        """Return what is stored: {} if nobody wants anything."""
        out: dict[str, Any] = {}
        if self.draw:
            out.update(draw=list(self.draw), turn=list(self.turn))
        if self.rematch:
            out["rematch"] = list(self.rematch)
        if self.undo is not None:
            out["undo"] = {"seat": self.undo.seat, "to": self.undo.to, "agreed": list(self.undo.agreed)}
        return out

    def copy(self) -> Wishes:
        """Return a copy that can be changed."""
        return Wishes.read(self.to_json())

    def answered(self, by_person: bool) -> None:
        """An answer was given: one of a person ends a request for a way back, for the game has gone on."""
        if by_person:
            self.undo = None

    def turned(self, turn: tuple[int, str]) -> None:
        """Let an offered draw end with its turn."""
        if self.draw and self.turn != turn:
            self.draw = []

    def of(self, seat: int) -> list[Literal["draw", "rematch", "undo"]]:
        """Return what a seat has offered or asked for."""
        out: list[Literal["draw", "rematch", "undo"]] = []
        if seat in self.draw:
            out.append("draw")
        if seat in self.rematch:
            out.append("rematch")
        if self.undo is not None and self.undo.seat == seat:
            out.append("undo")
        return out


def toggled(seats: list[int], ones: list[int]) -> list[int]:
    """Return the seats with `ones` put in, or taken out if the first of them is in."""
    if ones[0] in seats:
        return [seat for seat in seats if seat not in ones]
    return sorted({*seats, *ones})
