"""The laboratory's reports, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from liza.cli.out import Out
from liza.lab import Cross, Middle, Report, Spread, Tally
from liza.toolkit.game import Game
from liza.toolkit.text import Phrase


class Bar:
    """A progress bar on the stream for errors; nothing where that is no terminal."""

    def __init__(self, out: Out, total: int) -> None:
        self._progress: Progress | None = None
        if out.errors.is_terminal:
            self._progress = Progress(
                TextColumn(out.say("simulate-progress")),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=out.errors,
                transient=True,
            )
            self._task = self._progress.add_task("", total=total)

    def open(self) -> AbstractContextManager[Any]:
        """Return what shows the bar while it is entered."""
        return self._progress if self._progress is not None else nullcontext()

    def __call__(self, done: int, total: int) -> None:
        """Move the bar."""
        if self._progress is not None:
            self._progress.update(self._task, completed=done, total=total)


def show_report(out: Out, game: Game, report: Report) -> None:
    """Print what a study found."""
    plan = report.plan
    against = [
        " ".join(part for part in (deck, f"({player})") if part)
        for deck, player in zip(report.decks, plan.players, strict=True)
    ]
    out.line()
    title = out.pick(game.title)
    out.tell("report-title", "bold", game=title, count=report.games, seed=plan.seed, against=" – ".join(against))
    if report.interrupted:
        out.tell("report-interrupted", style="yellow", planned=plan.games)
    tables = [
        _shares(out, "report-deck", report.by_deck()),
        _shares(out, "report-player", report.by_player()),
        _shares(out, "report-order", _named(out, "order", report.by_order())),
        _shares(out, "report-seat", _seats(out, report.by_seat(game.seated(plan.setup)))),
        _shares(out, "report-draw", _named(out, "order", [report.draws()] if report.draws().count else [])),
        _endings(out, game, report.endings()),
        _shares(out, "report-clause", report.clauses()),
        _points(out, report.points()),
        _lengths(out, game, report),
    ]
    out.show(Group(*[table for table in tables if table.row_count]))
    _speed(out, [report])
    _broken(out, [report])


def show_cross(out: Out, game: Game, cross: Cross) -> None:
    """Print each deck against each other."""
    games = sum(report.games for report in cross.reports)
    seed = cross.reports[0].plan.seed if cross.reports else 0
    out.line()
    out.line(out.say("cross-title", game=out.pick(game.title), count=games, seed=seed), "bold")
    if any(report.interrupted for report in cross.reports):
        out.tell("report-interrupted", style="yellow", planned=sum(report.plan.games for report in cross.reports))
    table = Table(box=None, pad_edge=False, header_style="bold", title=out.say("cross-table"), title_justify="left")
    table.add_column("")
    for deck in cross.decks:
        table.add_column(deck, justify="right")
    for deck in cross.decks:
        table.add_row(deck, *[_share(out, cross.share(deck, other)) for other in cross.decks])
    tables = [
        table,
        _shares(out, "report-deck", cross.totals()),
        _shares(out, "report-order", _named(out, "order", cross.by_order())),
        _endings(out, game, cross.endings()),
        _points(out, _of_all(out, cross)),
    ]
    out.show(Group(*[one for one in tables if one.row_count]))
    _speed(out, cross.reports)
    _broken(out, cross.reports)


def _share(out: Out, tally: Tally | None) -> str:
    if tally is None:
        return "·"
    low, high = tally.interval
    return f"{out.percent(tally.share)} ({out.percent(low, 0)}–{out.percent(high, 0)})"


def _shares(out: Out, title: str, tallies: Sequence[Tally]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, title=f"\n{out.say(title)}", title_justify="left")
    table.title_style = "bold"
    table.add_column(min_width=24)
    for _ in range(3):
        table.add_column(justify="right")
    for tally in tallies:
        low, high = tally.interval
        interval = out.say("report-interval", low=out.percent(low), high=out.percent(high))
        table.add_row(tally.name, f"{tally.count}/{tally.of}", out.percent(tally.share), interval)
    return table


def _named(out: Out, family: str, tallies: Sequence[Tally]) -> list[Tally]:
    return [Tally(out.say(f"{family}-{tally.name}"), tally.count, tally.of) for tally in tallies if tally.of]


def _seats(out: Out, tallies: Sequence[Tally]) -> list[Tally]:
    return [Tally(out.say("seat-name", seat=tally.name), tally.count, tally.of) for tally in tallies]


def _endings(out: Out, game: Game, tallies: Sequence[Tally]) -> Table:
    words = game.words()
    named = [Tally(_plainly(out, words, game.ending_phrase(one.name)), one.count, one.of) for one in tallies]
    return _shares(out, "report-ending", named)


def _plainly(out: Out, words: Any, phrase: Phrase) -> str:
    return out.render(words, phrase)


def _lengths(out: Out, game: Game, report: Report) -> Table:
    table = Table(box=None, pad_edge=False, title=f"\n{out.say('report-length')}", title_justify="left")
    table.title_style = "bold"
    table.header_style = "dim"
    table.add_column("", min_width=24)
    for key in ("mean", "median", "deviation", "lowest", "highest"):
        table.add_column(out.say(f"column-{key}"), justify="right")
    for name, spread in (("report-rounds", report.rounds()), ("report-decisions", report.decisions())):
        if spread.highest:
            table.add_row(out.say(name), *_spread(out, spread))
    for figure, spread in report.figures():
        table.add_row(_plainly(out, game.words(), game.figure_phrase(figure)), *_spread(out, spread))
    return table


def _of_all(out: Out, cross: Cross) -> list[tuple[str, Middle]]:
    """Return the points of every pairing in a line, and of all games in the last."""
    if not cross.points().count:
        return []
    lines = []
    for report in cross.reports:
        told = report.points()
        lines += [(f"{name} – {other}", middle) for (name, middle), (other, _) in zip(told, told[::-1], strict=True)]
    return [*lines, (out.say("report-all"), cross.points())]


def _points(out: Out, middles: Sequence[tuple[str, Middle]]) -> Table:
    table = Table(box=None, pad_edge=False, title=f"\n{out.say('report-points')}", title_justify="left")
    table.title_style = "bold"
    table.header_style = "dim"
    table.add_column("", min_width=24)
    for key in ("low", "median", "high"):
        table.add_column(out.say(f"column-{key}"), justify="right")
    for name, middle in middles:
        table.add_row(name, *[out.number(value) for value in (middle.low, middle.median, middle.high)])
    return table


def _spread(out: Out, spread: Spread) -> list[str]:
    numbers = [out.number(value) for value in (spread.mean, spread.median, spread.deviation)]
    return [*numbers, str(spread.lowest), str(spread.highest)]


def _speed(out: Out, reports: Sequence[Report]) -> None:
    seconds = sum(report.seconds for report in reports)
    games = sum(report.games for report in reports)
    decisions = sum(one.decisions for report in reports for one in report.results)
    if seconds and games:
        out.line()
        out.tell(
            "report-speed",
            "dim",
            games=out.number(games / seconds),
            decisions=out.number(decisions / seconds, 0),
            jobs=max(report.jobs for report in reports),
            build=out.say(f"build-{reports[0].build}"),
        )


def _broken(out: Out, reports: Sequence[Report]) -> None:
    for report in reports:
        for one in report.broken():
            out.fail(out.say("report-broken", seed=one.seed, what=list(one.broken)))
