"""A finished game, step by step, as one of its seats saw it."""

from __future__ import annotations

import asyncio

from liza.kernel import State
from liza.table.course import YIELD_EVERY, Course
from liza.table.encode import encode, encode_view
from liza.table.store import Move
from liza.toolkit.game import Game
from liza.toolkit.gathering import gather


class Replayed:
    """A finished game, played again from its record: what was taken back is not in it.

    Args:
        game: what was played.
        course: its first moment; played on.
    """

    def __init__(self, game: Game, course: Course) -> None:
        self._game = game
        self._course = course
        self._states: list[State] = [course.match.state]
        self._rounds: list[list[tuple[int, int]]] = [[(int(heading[0]), 0)] for heading in course.headings]

    async def play(self, moves: list[Move]) -> None:
        """Give the answers of the record again, giving way to others meanwhile."""
        for number, move in enumerate(moves, 1):
            if number % YIELD_EVERY == 0:
                await asyncio.sleep(0)
            refusal = self._course.play(move)
            assert refusal is None, f"answer {number} of a finished game is refused: {refusal}"
            self._states.append(self._course.match.state)
            for seat, heading in enumerate(self._course.headings):
                if heading[0] != self._rounds[seat][-1][0]:
                    self._rounds[seat].append((int(heading[0]), number))

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self._states) - 1

    def whole(self, seat: int) -> bytes:
        """Return what a seat was told, as a `protocol.Review`."""
        lines = self._course.chronicles[seat].lines
        head = b'{"seat":%s,"answers":%d' % (encode(self._course.match.header["seats"][seat]), self.answers)
        told = b",".join(b'{"at":%d,"line":%s}' % (line.at, line.json) for line in lines)
        return b'%s,"lines":[%s],"rounds":%s}' % (head, told, encode(self._rounds[seat]))

    def step(self, seat: int, at: int) -> bytes:
        """Return what a seat saw after so many answers, as a `protocol.ReviewStep`."""
        view = gather(self._game.view(self._states[at].observe(seat), seat))
        return b'{"at":%d,"view":%s}' % (at, encode_view(view))
