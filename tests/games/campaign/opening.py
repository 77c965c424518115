"""A field at the opening or close of any turn, with the snapshots of the turns before it."""

from __future__ import annotations

from typing import Any

from liza.games.campaign.dominion import ReadDominion
from liza.games.campaign.pieces import OPENING
from liza.kernel import Step
from tests.games.campaign.field import Field


class Opening(Field):
    """A campaign at the opening of a turn; until `read`, nobody dominates anything but what is said."""

    def __init__(self, turn: int = 5, players: int = 2, **options: Any) -> None:
        super().__init__(players, **options)
        s = self.s
        s.turn, s.phase = turn, OPENING
        size = int(s.board.size())
        s.entered = [[0] * size for _ in range(turn + 1)]
        s.dominion = [(-1,) * size for _ in range(turn + 1)]
        s.levied = [(0,) * players for _ in range(turn + 1)]
        s.sight = [(0,) * players for _ in range(turn + 1)]
        for country in s.countries:
            country.added = [0] * (turn + 1)
            country.wills = [0] * turn

    def dominates(self, seat: int, *codes: str, turns: Any = ()) -> Opening:
        """Lets a country dominate regions in some turns; in this one where none are named."""
        for turn in turns or [self.s.turn]:
            row = list(self.s.dominion[turn])
            for code in codes:
                row[self.at(code)] = seat
            self.s.dominion[turn] = tuple(row)
        return self

    def home(self, seat: int) -> Opening:
        """Lets a country dominate its homeland this turn."""
        codes = [self.s.board.ids[region] for region in self.s.board.homeland(seat)]
        return self.dominates(seat, *codes)

    def levies(self, seat: int, *amounts: int) -> Opening:
        """Sets the levies of the last turns, this one the last."""
        for back, amount in enumerate(reversed(amounts)):
            row = list(self.s.levied[self.s.turn - back])
            row[seat] = amount
            self.s.levied[self.s.turn - back] = tuple(row)
        return self

    def enter(self, seat: int, code: str, turn: int) -> Opening:
        """Notes that troops of a country entered a region in a turn."""
        self.s.entered[turn][self.at(code)] |= 1 << seat
        return self

    def coins(self, seat: int, amount: int) -> Opening:
        """Sets a treasury."""
        self.s.countries[seat].coins = amount
        return self

    def read(self, turn: int = 0) -> Opening:
        """Takes the snapshot of a turn, of this one by default."""
        if turn:
            self.s.turn = turn
        del self.s.dominion[self.s.turn :]
        del self.s.levied[self.s.turn :]
        ReadDominion().run(self.s)
        return self

    def ruler(self, code: str) -> int:
        """Returns who dominates a region this turn."""
        return int(self.s.dominion[self.s.turn][self.at(code)])

    def why(self, seat: int, text: str) -> str:
        """Returns the clause that refuses an answer, "" for a legal one; nothing happens."""
        ask = self.s.ask_of(seat)
        assert ask is not None, f"seat {seat} isn't asked"
        chosen = ask.parse(self.s, text)
        assert chosen >= 0, f"{text!r} can't be tried; offered: {self.offered(seat)}"
        return ask.refuse(self.s, chosen)

    def go(self, *steps: Step) -> Opening:
        """Runs steps until somebody is asked or they are done."""
        self.run(*steps)
        return self

    def next_turn(self) -> Opening:
        """Goes on to the next turn with the snapshots of this one."""
        s = self.s
        s.turn += 1
        s.dominion.append(s.dominion[-1])
        s.levied.append(s.levied[-1])
        s.entered.append([0] * int(s.board.size()))
        for country in s.countries:
            country.added.append(0)
        return self

    def dice(self, *faces: int) -> Opening:
        """Scripts the dice to come."""
        super().dice(*faces)
        return self
