"""A match at the terminal: who is asked sees the board and types; computer players answer for the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from liza.cli import saves
from liza.cli.board import Board, plain
from liza.cli.cardtalk import card_lines, find_card
from liza.cli.out import Out, read_line
from liza.cli.program import Failure, reason_of, record_words
from liza.cli.rulebook import clause_lines
from liza.kernel import Match, Record, RecordError, Refusal, State
from liza.players import FAIR, Player, make_player
from liza.toolkit.game import Game
from liza.toolkit.text import fold
from liza.toolkit.view import OptionView, Reason, View

PERSON: Final = "person"
"""The name of a player who types."""
COMMANDS: Final = (
    "help", "why", "log", "undo", "save", "load", "card", "clause", "board", "stops", "concede", "quit",
)  # fmt: skip
LOG_LINES: Final = 25


class Leave(Exception):
    """The person gets up from the table."""


@dataclass
class Said:
    """An answer that was given here, for the way back."""

    seat: int
    drawn: int
    """Draws made before it."""
    silent: bool
    """It told nobody anything."""
    by_itself: bool
    """It was given for the person: there was nothing else to answer."""
    binds: bool
    secret: bool
    """Several seats were answering at once."""


class Sitting:
    """A table with one match.

    Args:
        out: where to print.
        game: the game.
        match: the match, of which some answers may have been given.
        players: for each seat `person` or the name of a computer player.
        stops: whether a person is also asked where there is only one answer.
    """

    def __init__(self, out: Out, game: Game, match: Match, players: list[str], stops: bool | None = None) -> None:
        self.out = out
        self.game = game
        self.autosave = saves.Autosave(game)
        self._words = game.words()
        self._board = Board(out, self._words)
        self._commands = {
            fold(word): key
            for language in out.words.languages
            for key in COMMANDS
            for word in out.words.say(language, f"command-{key}").split(", ")
        }
        self._acts: Mapping[str, Callable[[int, View, str], None]] = {
            "help": self._help, "why": self._why, "log": self._log, "undo": self._undo, "save": self._save,
            "load": self._load, "card": self._card, "clause": self._clause, "board": self._show_board,
            "stops": self._toggle_stops, "concede": self._concede, "quit": self._quit,
        }  # fmt: skip
        self._sit(match, players)
        self._stops = self._together if stops is None else stops

    def _sit(self, match: Match, players: list[str]) -> None:
        self.match = match
        self.names = players
        setup = match.header["setup"]
        match.header["players"] = list(players)
        self._computers: dict[int, Player] = {
            seat: make_player(name, self.game, setup, seat, 7919 * len(match.answers) + seat + 1, FAIR)
            for seat, name in enumerate(players)
            if name != PERSON
        }
        self.people = [seat for seat, name in enumerate(players) if name == PERSON]
        self._said: list[Said] = []
        self._told = {seat: len(match.log) if match.answers else 0 for seat in self.people}
        self._shown = ""
        self._facing = self.people[0] if len(self.people) == 1 else -1

    @property
    def _together(self) -> bool:
        """Whether several people share the terminal."""
        return len(self.people) > 1

    # The loop

    def run(self) -> None:
        """Play until the game is over or the person leaves; the match is kept either way."""
        self._keep()
        self.out.tell("play-welcome", style="dim")
        if self._together:
            self.out.tell("play-together", style="dim")
        try:
            while not self.match.state.over:
                self._step()
            self._finale()
        except (Leave, EOFError, KeyboardInterrupt):
            self.out.line()
            self._farewell()

    def _step(self) -> None:
        owing = self.match.owing()
        computers = [seat for seat in owing if seat in self._computers]
        if computers:
            self._answer_for(computers[0])
            return
        seat = owing[0]
        view = self._view(seat)
        if not self._stops and len(view.options) == 1 and self._is_window(seat):
            self._give(seat, view.options[0].text, by_itself=True)
            return
        self._ask(seat, view)

    def _is_window(self, seat: int) -> bool:
        """Tell whether the one answer there is may be given for the person: not one that confirms a choice."""
        ask = self.match.state.observe(seat).ask_of(seat)
        last = self._said[-1] if self._said else None
        choosing = last is not None and last.seat == seat and not last.binds
        return ask is not None and ask.always_shown() and not choosing

    def _answer_for(self, seat: int) -> None:
        before = self.match.state
        told = len(self.match.log)
        seen = before.observe(seat)
        ask = seen.ask_of(seat)
        assert ask is not None
        options = ask.options(seen)
        chosen = options[0] if len(options) == 1 else self._computers[seat].choose(seen, ask, options)
        refusal = self.match.answer(seat, ask.describe(seen, chosen))
        assert refusal is None, f"a computer player's answer is refused: {refusal}"
        self._note(seat, before, told, by_itself=False, binds=True)

    def _give(self, seat: int, text: str, note: str = "", by_itself: bool = False) -> Refusal | None:
        """Give an answer for a person."""
        before = self.match.state
        told = len(self.match.log)
        binds = self._binds(before, seat, text)
        refusal = self.match.answer(seat, text, note)
        if refusal is None:
            self._note(seat, before, told, by_itself, binds)
        return refusal

    def _binds(self, state: State, seat: int, text: str) -> bool:
        seen = state.observe(seat)
        ask = seen.ask_of(seat)
        option = ask.parse(seen, text) if ask is not None else -1
        return ask is None or option < 0 or ask.binds(seen, option)

    def _note(self, seat: int, before: State, told: int, by_itself: bool, binds: bool) -> None:
        silent = len(self.match.log) == told
        self._said.append(Said(seat, int(before.drawn), silent, by_itself, binds, bool(before.lanes)))
        self._keep()

    def _keep(self) -> None:
        if self.autosave.write(self.match):
            trouble = self.autosave.trouble
            assert trouble is not None
            reason = reason_of(self.out, trouble)
            self.out.fail(self.out.say("autosave-trouble", path=str(self.autosave.path), reason=reason))

    # Asking a person

    def _view(self, seat: int) -> View:
        """Return what a person sees; answers that a game lists although they are forbidden stand with the others."""
        view = self.game.view(self.match.state.observe(seat), seat)
        view.blocked = [*(option for option in view.options if option.clause), *view.blocked]
        view.options = [option for option in view.options if not option.clause]
        return view

    def _ask(self, seat: int, view: View) -> None:
        self._face(seat)
        self._news(seat)
        if not self._draw(view):
            self.out.line()
        for line in self._board.question(view):
            self.out.line(line)
        typed = read_line(self.out, self._prompt(view)).strip()
        if typed:
            self._obey(seat, view, typed)

    def _prompt(self, view: View) -> str:
        return f"{self.out.say('seat-name', seat=view.seat)}> " if self._together else "> "

    def _face(self, seat: int) -> None:
        """Hide what one person sees before another takes the keyboard."""
        if self._facing == seat:
            return
        if self._facing >= 0 or self._together:
            if self.out.interactive:
                self.out.console.clear()
            self.out.line()
            name = self.out.say("seat-name", seat=self.match.header["seats"][seat])
            read_line(self.out, self.out.say("hand-over", who=name) + " ")
        self._facing = seat
        self._shown = ""

    def _news(self, seat: int) -> None:
        """Print what happened since this person was last asked."""
        for line in self._lines(seat, self._told[seat]):
            self.out.line(line)
        self._told[seat] = len(self.match.log)

    def _lines(self, seat: int, since: int) -> Iterator[Text]:
        yield from told_lines(self.out, self.game, self.match, seat, since)

    def _draw(self, view: View) -> bool:
        """Draw the board unless it is as it was when it was last drawn."""
        lines = self._board.draw(view)
        now = plain(lines)
        if now != self._shown:
            self.out.line()
            for line in lines:
                self.out.line(line)
            self._shown = now
            return True
        return False

    # What was typed

    def _obey(self, seat: int, view: View, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if typed.isdecimal():
            self._number(seat, view, int(typed))
        elif typed.startswith("?"):
            self._why(seat, view, typed[1:].strip())
        elif fold(word) in self._commands and not self._meant(typed, view.options):
            self._acts[self._commands[fold(word)]](seat, view, rest.strip())
        else:
            self._words_typed(seat, view, typed)

    def _number(self, seat: int, view: View, number: int) -> None:
        if 1 <= number <= len(view.options):
            self._try(seat, view, view.options[number - 1])
        else:
            self.out.tell("play-no-number", style="yellow", number=number, most=len(view.options))

    def _words_typed(self, seat: int, view: View, typed: str) -> None:
        """Take an answer written as the engine writes it, or by words of which no other option has all."""
        legal = self._meant(typed, view.options)
        forbidden = self._meant(typed, view.blocked)
        standing = [option for option in view.standing if option.text == typed]
        if len(legal) == 1 and not (forbidden and forbidden[0].text == typed):
            self._try(seat, view, legal[0])
        elif standing:
            self._try(seat, view, standing[0])
        elif len(legal) > 1:
            numbers = [str(view.options.index(option) + 1) for option in legal]
            self.out.tell("play-ambiguous", style="yellow", text=typed, numbers=numbers)
        elif forbidden:
            self._forbid(view, forbidden)
        else:
            self.out.tell("play-unknown", style="yellow", text=typed)

    def _meant(self, typed: str, options: list[OptionView]) -> list[OptionView]:
        """Return the options that a text means: by the engine's text, by their words, or by some of their words."""
        wanted = fold(typed)
        words = [fold(self.out.render(self._words, option.words)) for option in options]
        exact = [option for option in options if option.text == typed]
        same = [option for option, said in zip(options, words, strict=True) if said == wanted]
        some = [
            option for option, said in zip(options, words, strict=True) if all(word in said for word in wanted.split())
        ]
        return exact or same or some

    def _try(self, seat: int, view: View, option: OptionView) -> None:
        refusal = self._give(seat, option.text)
        if refusal is not None and refusal.code == "note":
            note = read_line(self.out, self.out.say("play-note") + " ")
            refusal = self._give(seat, option.text, note)
        if refusal is not None:
            self._refused(refusal)

    def _refused(self, refusal: Refusal) -> None:
        self.game.explain(refusal)
        english = self.out.lang == "en"
        said = refusal.en if english else refusal.es
        remedy = refusal.remedy_en if english else refusal.remedy_es
        clause = f" [{refusal.clause}]" if refusal.clause else ""
        self.out.line(f"{said} {remedy}{clause}", "yellow")

    def _forbid(self, view: View, options: list[OptionView]) -> None:
        """Say why some options are not possible now."""
        for number, clause in dict.fromkeys((option.reason, option.clause) for option in options):
            reason = view.reasons[number] if number >= 0 else self._reason(clause)
            same = [one for one in options if (one.reason, one.clause) == (number, clause)]
            names = [self.out.render(self._words, one.words) for one in same]
            head = Text.assemble(
                (f"✗ {self.out.render(self._words, reason.title)}", "bold yellow"), (f"  [{reason.clause}]", "dim")
            )
            self.out.line(head)
            remedy = self.out.render(self._words, reason.remedy) if reason.remedy is not None else ""
            self.out.line(f"  {self.out.render(self._words, reason.text)} {remedy}".rstrip())
            for name in dict.fromkeys(names):
                self.out.line(f"    {name}", "dim")

    def _reason(self, clause: str) -> Reason:
        """Return why a clause forbids something, where a game's view does not say it."""
        said = self.game.reason_phrase(clause)
        return Reason(clause, said, said, said, self.game.remedy_phrase(clause))

    # Commands

    def _help(self, seat: int, view: View, rest: str) -> None:
        self.out.tell("play-help")

    def _why(self, seat: int, view: View, rest: str) -> None:
        """Show what is not possible and why; with words only what holds them all."""
        chosen = view.options[int(rest) - 1 : int(rest)] if rest.isdecimal() and int(rest) > 0 else []
        forbidden = self._meant(rest, view.blocked) if rest else list(view.blocked)
        if chosen:
            self.out.tell("play-possible", option=self.out.render(self._words, chosen[0].words))
        elif forbidden:
            self._forbid(view, forbidden)
        else:
            self.out.tell("play-nothing-forbidden" if not rest else "play-not-forbidden", text=rest)

    def _log(self, seat: int, view: View, rest: str) -> None:
        """Show the last lines of what happened; `log 100` shows so many, `log 0` all."""
        most = int(rest) if rest.isdecimal() else LOG_LINES
        lines = list(self._lines(seat, 0))
        if most and len(lines) > most:
            self.out.tell("play-log-more", style="dim", count=len(lines) - most)
        for line in lines[-most:] if most else lines:
            self.out.line(line)
        if not lines:
            self.out.tell("play-log-empty")

    def _undo(self, seat: int, view: View, rest: str) -> None:
        """Take an answer back; against the computer alone also one after which it only passed."""
        refusal = self.match.take_back(seat)
        if refusal is None:
            self._forget(seat)
        elif not self._rewind(seat):
            self._refused(refusal)
            return
        self._told[seat] = min(self._told[seat], len(self.match.log))
        self._shown = ""
        self._keep()
        self.out.tell("play-undone", style="green")

    def _forget(self, seat: int) -> None:
        """Drop the last answer of a seat from what was said here."""
        for place in range(len(self._said) - 1, -1, -1):
            if self._said[place].seat == seat:
                del self._said[place]
                return

    def _rewind(self, seat: int) -> bool:
        """Go back to before the person's last answer, if nothing was drawn and the computer told nothing since."""
        if self._together:
            return False
        for place in range(len(self._said) - 1, -1, -1):
            said = self._said[place]
            if said.seat == seat and not said.by_itself:
                if said.secret or said.drawn != self.match.state.drawn:
                    return False
                self.match.rewind(len(self.match.answers) - len(self._said) + place)
                del self._said[place:]
                return True
            if not said.silent:
                return False
        return False

    def _save(self, seat: int, view: View, rest: str) -> None:
        path = Path(rest or read_line(self.out, self.out.say("play-save-where") + " ").strip()).expanduser()
        if not str(path) or str(path) == ".":
            self.out.tell("play-save-nowhere", style="yellow")
            return
        if path.exists() and not self._agrees("play-save-over", path=str(path)):
            return
        try:
            saves.write_text(path, self.match.record().to_text())
        except OSError as error:
            reason = reason_of(self.out, error)
            self.out.fail(self.out.say("play-save-trouble", path=str(path), reason=reason))
        else:
            self.out.tell("play-saved", style="green", path=str(path))

    def _load(self, seat: int, view: View, rest: str) -> None:
        text = rest or read_line(self.out, self.out.say("play-load-which") + " ").strip()
        path = Path(text).expanduser()
        try:
            record = saves.read(path)
            match = self.game.replay(record)
        except RecordError as error:
            self.out.fail(record_words(self.out, error, str(path)))
            return
        except OSError as error:
            reason = reason_of(self.out, error)
            self.out.fail(self.out.say("file-trouble", path=str(path), reason=reason))
            return
        if match.state.over:
            self.out.tell("play-load-over", style="yellow", path=str(path))
            return
        self.out.tell("play-loaded", style="green", path=str(path), kept=str(self.autosave.path))
        self.autosave = saves.Autosave(self.game)
        self._sit(match, players_of(record, self.names))

    def _card(self, seat: int, view: View, rest: str) -> None:
        """Show a printed card, and what its copies on the board come to now."""
        desk = self.game.card_desk(self.match.header["setup"].get("sets", ()))
        name = rest or read_line(self.out, self.out.say("play-card-which") + " ").strip()
        if desk is None:
            self.out.tell("no-cards", game=self.game.id)
            return
        try:
            sheet = find_card(self.out, desk, name)
        except Failure as failure:
            self.out.fail(self.out.render(self.out.words, failure.phrase))
            return
        for line in card_lines(self.out, self._words, sheet):
            self.out.line(line)
        for zone in view.zones:
            for card in zone.cards:
                if card.card == sheet.id:
                    self._computed(card, view, self.out.render(self._words, zone.label))

    def _computed(self, card: Any, view: View, where: str) -> None:
        known = [number for number in card.numbers if len(number.parts) > 1]
        if known:
            self.out.line(f"{self._board.card(card, view)} ({where})", "bold")
        for number in known:
            self.out.line(f"  {self._board.explain(number)}")

    def _clause(self, seat: int, view: View, rest: str) -> None:
        catalogue = self.game.catalogue()
        if catalogue is None:
            self.out.tell("no-rulebook", game=self.game.id)
            return
        wanted = rest or read_line(self.out, self.out.say("play-clause-which") + " ").strip()
        found = catalogue.find(wanted)
        if not found:
            self.out.tell("clause-none", style="yellow", text=wanted)
        for clause in found[:3]:
            for line in clause_lines(self.out, clause):
                self.out.line(line)
        if len(found) > 3:
            self.out.tell("clause-more", style="dim", count=len(found) - 3)

    def _show_board(self, seat: int, view: View, rest: str) -> None:
        self._shown = ""

    def _toggle_stops(self, seat: int, view: View, rest: str) -> None:
        self._stops = not self._stops
        self.out.tell("play-stops-on" if self._stops else "play-stops-off", style="green")

    def _concede(self, seat: int, view: View, rest: str) -> None:
        option = next((one for one in view.standing if one.text == "concede"), None)
        if option is None:
            self.out.tell("play-no-concession", style="yellow")
        elif self._agrees("play-concede"):
            self._try(seat, view, option)

    def _quit(self, seat: int, view: View, rest: str) -> None:
        raise Leave

    def _agrees(self, question: str, **args: str) -> bool:
        typed = fold(read_line(self.out, self.out.say(question, **args) + " ").strip())
        words = self.out.words
        return typed in [fold(word) for one in words.languages for word in words.say(one, "yes-words").split(", ")]

    # The end

    def _finale(self) -> None:
        """Show the last board, who won and why."""
        seat = self.people[0] if len(self.people) == 1 else len(self.game.seats)
        if len(self.people) == 1:
            self._news(seat)
        view = self._view(seat)
        self._shown = ""
        self._draw(view)
        show_result(self.out, self.game, view)
        if self.autosave.works:
            self.out.tell("play-kept", style="dim", path=str(self.autosave.path))
            self.autosave.prune()

    def _farewell(self) -> None:
        if self.autosave.works:
            self.out.tell("play-left", path=str(self.autosave.path))
        else:
            self.out.fail(self.out.say("play-left-unsaved"))


def told_lines(out: Out, game: Game, match: Match, seat: int, since: int) -> Iterator[Text]:
    """Yield what a reader is told from an event on, a line each; the same line several times is one."""
    seen: State = match.state.observe(seat)
    told = [(game.event_phrase(seen, event, seat), event.clause) for event in match.told(seat, since)]
    for (phrase, clause), same in groupby(told):
        if phrase is not None:
            count = len(list(same))
            times = f" (×{count})" if count > 1 else ""
            yield Text.assemble(
                "  ", out.render(game.words(), phrase), times, (f"  [{clause}]" if clause else "", "dim")
            )


def show_result(out: Out, game: Game, view: View) -> None:
    """Print how a game ended, with the clause that says so."""
    if view.result is None:
        return
    out.line()
    out.line(out.render(game.words(), view.result), "bold")
    catalogue = game.catalogue()
    if catalogue is not None and view.result_clause in catalogue:
        clause = catalogue[view.result_clause]
        out.line(f"[{clause.id}] {clause.text(out.lang)}", "dim")


def players_of(record: Record, fallback: list[str]) -> list[str]:
    """Return who sits where, as a record says it."""
    names = record.header.get("players")
    if isinstance(names, list) and len(names) == len(fallback) and PERSON in names:
        return list(names)
    return list(fallback)
