"""Matches to look at: two computer players, or a record played again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from liza.cli import saves
from liza.cli.board import Board
from liza.cli.out import Out, read_line
from liza.cli.program import DONE, FAILED, MISUSED, Failure, record_words
from liza.cli.setups import game_named
from liza.cli.sitting import PERSON, show_result, told_lines
from liza.kernel import Match, RecordError
from liza.lab.play import answer_once
from liza.players import FAIR, make_player
from liza.toolkit.game import Game
from liza.toolkit.text import fold


class Show:
    """Tells a match to a reader: what happened line by line, and the board at every new turn.

    Args:
        out: where to print.
        game: the game.
        seat: from which seat it is seen; from the number of seats on, a spectator's.
        step: whether to wait for the reader before going on.
    """

    def __init__(self, out: Out, game: Game, seat: int, step: bool) -> None:
        self.out = out
        self.game = game
        self._seat = seat
        self._step = step
        self._board = Board(out, game.words())
        self._told = 0
        self._round: tuple[int, str] = (-1, "")

    def follow(self, match: Match) -> bool:
        """Tell what is new; return False if the reader has had enough."""
        lines = list(told_lines(self.out, self.game, match, self._seat, self._told))
        self._told = len(match.log)
        for line in lines:
            self.out.line(line)
        view = self.game.view(match.state.observe(self._seat), self._seat)
        active = next((seat.seat for seat in view.seats if seat.active), "")
        turned = (view.round, active) != self._round
        self._round = (view.round, active)
        if turned and not match.state.over:
            self.board(match)
        return self._go_on() if lines and self._step and not match.state.over else True

    def board(self, match: Match) -> None:
        """Draw the board."""
        view = self.game.view(match.state.observe(self._seat), self._seat)
        self.out.line()
        for line in self._board.draw(view):
            self.out.line(line)

    def end(self, match: Match) -> None:
        """Draw the last board and say how it ended."""
        self.board(match)
        show_result(self.out, self.game, self.game.view(match.state.observe(self._seat), self._seat))

    def _go_on(self) -> bool:
        try:
            typed = fold(read_line(self.out, self.out.say("watch-prompt") + " ").strip())
        except (EOFError, KeyboardInterrupt):
            return False
        if typed in self._typed("watch-all"):
            self._step = False
        return typed not in self._typed("command-quit")

    def _typed(self, message: str) -> list[str]:
        words = self.out.words
        return [fold(word) for one in words.languages for word in words.say(one, message).split(", ")]


def watch(
    out: Out, game: Game, setup: dict[str, Any], players: Sequence[str], seed: int | bytes, seat: int, step: bool
) -> int:
    """Let computer players play a match and tell it."""
    match = game.start(setup, seed)
    match.header["players"] = list(players)
    complete = match.header["setup"]
    number = seed if isinstance(seed, int) else int.from_bytes(seed[:4], "big")
    seated = [make_player(name, game, complete, one, 2 * number + one, FAIR) for one, name in enumerate(players)]
    show = Show(out, game, seat, step)
    while show.follow(match) and not match.state.over:
        answer_once(match, seated)
    if match.state.over:
        show.end(match)
    return DONE


def replay(out: Out, file: str, upto: int, seat: str, step: bool) -> int:
    """Verify a record and tell the match, as far as it is sound."""
    path = Path(file).expanduser()
    try:
        record, trouble = saves.read_sound(path)
    except RecordError as error:
        out.fail(record_words(out, error, file))
        return FAILED
    game = game_named(str(record.header["game"]))
    count = len(record.answers)
    try:
        game.replay(record)
    except RecordError as error:
        trouble, count = error, error.intact
    if trouble is not None:
        out.fail(record_words(out, trouble, file))
        if trouble.code in ("game", "version", "cards") or not count:
            return FAILED
        out.tell("replay-sound", style="yellow", count=count)
    else:
        out.tell("replay-verified", style="green", count=count, hashes=len(record.hashes))
    last = count if upto < 0 else min(upto, count)
    record.answers = record.answers[:last]
    record.hashes = {n: known for n, known in record.hashes.items() if n <= last}
    show = Show(out, game, _reader(game, record.header, seat), step)
    answers, record.answers = record.answers, []
    match = game.replay(record)
    going = show.follow(match)
    for answer in answers:
        if not going:
            return DONE
        match.answer(answer.seat, answer.text, answer.note)
        going = show.follow(match)
    if match.state.over:
        show.end(match)
    else:
        show.board(match)
        out.tell("replay-here", style="dim", count=last, of=count)
    return FAILED if trouble is not None else DONE


def _reader(game: Game, header: dict[str, Any], name: str) -> int:
    """Return from which seat to look: the one named, else the only person's, else a spectator's."""
    if name:
        known: list[str] = header["seats"]
        if name not in known:
            raise Failure("seat-unknown", MISUSED, name=name, guess="", known=known)
        return known.index(name)
    players = header.get("players", [])
    people = [seat for seat, player in enumerate(players) if player == PERSON] if isinstance(players, list) else []
    return people[0] if len(people) == 1 else len(game.seats)
