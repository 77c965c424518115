"""A match as its journal made it: the same live and when it is rebuilt, down to the number of every version."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from liza.kernel import Event, Match, Record, Refusal
from liza.table.store import Move
from liza.table.telling import Chronicle, told_to
from liza.toolkit.game import Game

CONCEDE: Final = "concede"
"""The standing answer with which a seat gives up, in every game that has one."""
YIELD_EVERY: Final = 8
"""Moves that are played again in one go before others may use the event loop: about 3 ms."""


class Course:
    """A match, and what else follows from its journal.

    Attributes:
        match: the match.
        automatic: for each of the match's answers, whether the server gave it in the seat's place.
        moves: how many lines the journal has.
        versions: for each seat the number of its view.
        headings: for each seat the round and the active seat, as it sees them.
        chronicles: for each seat all it was told, in lines.
        since: when those who are awaited now began to be.
    """

    def __init__(self, game: Game, match: Match, at: float) -> None:
        seats = len(match.header["seats"])
        self.game = game
        self.match = match
        self.automatic: list[bool] = []
        self.moves = 0
        self.versions = [0] * seats
        self.headings = [(0, "")] * seats
        self.chronicles = [Chronicle(match.header["seats"]) for _ in range(seats)]
        self.since = at
        self._awaited: list[int] = []
        self._log: list[Event] = []
        self._settle(at)

    def branch(self) -> Course:
        """Return a copy that is played on without touching this one."""
        other = object.__new__(Course)
        other.game, other.match = self.game, self.match.branch()
        other.automatic, other.moves = list(self.automatic), self.moves
        other.versions, other.headings = list(self.versions), list(self.headings)
        other.chronicles = [chronicle.copy() for chronicle in self.chronicles]
        other.since, other._awaited, other._log = self.since, self._awaited, self._log
        return other

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        return self._awaited

    # The journal

    def play(self, move: Move) -> Refusal | None:
        """Do what the next line of the journal says, or return why not; nothing has changed then."""
        match = self.match
        if move.kind == "answer":
            refusal = match.answer(move.seat, move.text, move.note)
            if refusal is None:
                self.automatic.append(move.auto)
        elif move.kind == "back":
            place = self._last_of(move.seat)
            refusal = match.take_back(move.seat)
            if refusal is None:
                del self.automatic[place]
        else:
            match.rewind(int(move.text))
            refusal = None
            del self.automatic[int(move.text) :]
        if refusal is None:
            self.moves += 1
            self._settle(move.at, under=move.kind == "answer")
        return refusal

    def answer(self, seat: int, text: str, at: float, note: str = "", auto: bool = False, by: str = "") -> Move:
        """Return the journal's next line for an answer; `by` says who gave it in the seat's place."""
        return Move(self.moves, seat, "answer", text, note, auto, at, by)

    def _settle(self, at: float, under: bool = False) -> None:
        """Take note of where the match stands now. Every seat's version is counted here and nowhere else."""
        match, game = self.match, self.game
        for seat in range(len(self.versions)):
            self.versions[seat] = match.version(seat)
            seen = match.seen(seat)
            before, now = self.headings[seat], game.heading(seen, seat)
            self.headings[seat] = now
            news = self._news(seat)
            if news:
                self.chronicles[seat].tell(game, news, seen, seat, (before, now), len(match.answers), under)
        self._log = list(match.log)
        awaited = [] if match.state.over else [int(seat) for seat in match.owing()]
        if awaited != self._awaited:
            self._awaited, self.since = awaited, at

    def _news(self, seat: int) -> list[Event]:
        """Return what the seat has not been told yet, and let its chronicle forget what never was."""
        before, now = self._log, self.match.log
        if not before or (len(now) >= len(before) and now[len(before) - 1] is before[-1]):
            return told_to(now[len(before) :], seat)
        return self.chronicles[seat].correct(told_to(before, seat), told_to(now, seat))

    # The way back

    def take_back(self, seat: int, at: float) -> list[Move]:
        """Take back, in place, the seat's last answer of its own, with what was answered for it since.

        Returns the lines of the journal; none if it can't be done: then this course is spoilt.
        """
        moves: list[Move] = []
        while (place := self._last_of(seat)) >= 0:
            automatic = self.automatic[place]
            move = Move(self.moves, seat, "back", "", "", False, at)
            if self.play(move) is not None:
                return []
            moves.append(move)
            if not automatic:
                return moves
        return []

    def can_take_back(self, seat: int) -> bool:
        """Tell whether `take_back` would be granted; changes nothing."""
        place = self._last_of(seat)
        if place < 0 or self.match.state.over or not self.match.can_take_back(seat):
            return False
        return not self.automatic[place] or bool(self.branch().take_back(seat, 0.0))

    def way_back(self, seat: int) -> int:
        """Return how many answers came before the seat's last one of its own; -1 if there is no way back to there.

        Giving up is for good, so the way ends at it.
        """
        answers = self.match.answers
        for place in range(len(answers) - 1, -1, -1):
            if answers[place].text == CONCEDE:
                return -1
            if answers[place].seat == seat and not self.automatic[place]:
                return place
        return -1

    def _last_of(self, seat: int) -> int:
        answers = self.match.answers
        return next((place for place in range(len(answers) - 1, -1, -1) if answers[place].seat == seat), -1)


async def rebuilt(game: Game, record: Record, moves: Sequence[Move]) -> Course:
    """Return the course of a match from the beginning of its record and its journal, giving way to others meanwhile.

    When it began is read in the record's header, as `begun`.

    Raises:
        RecordError: the game's rules or cards are not those it was begun with.
        ValueError: the journal holds an answer that is refused.
    """
    course = Course(game, game.replay(Record(record.header)), record.header["begun"])
    for move in moves:
        if course.moves % YIELD_EVERY == YIELD_EVERY - 1:
            await asyncio.sleep(0)
        refusal = course.play(move)
        if refusal is not None:
            raise ValueError(f"line {move.n} of the journal is refused: {refusal.code} {refusal.clause}".rstrip())
    return course
