"""The clauses of a rulebook: read, searched, and held against code and tests."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rich.table import Table
from rich.text import Text

import liza
from liza import games as registry
from liza.cli.out import Out
from liza.cli.program import DONE, FAILED, Failure, unknown
from liza.toolkit.clauses import Catalogue, Clause, Matrix, matrix
from liza.toolkit.game import Game


def catalogue_of(game: Game) -> Catalogue:
    """Return a game's rulebook.

    Raises:
        Failure: it has none.
    """
    catalogue = game.catalogue()
    if catalogue is None:
        raise Failure("no-rulebook", game=game.id)
    return catalogue


def game_or_clause(text: str) -> tuple[str, str]:
    """Return what one word means: a game, or a clause of whichever rulebook has it."""
    if text not in registry.ids():
        for game in registry.games(tutorials=True):
            catalogue = game.catalogue()
            if catalogue is not None and text.upper() in (clause.id.upper() for clause in catalogue):
                return game.id, text
    return text, ""


def clause_lines(out: Out, clause: Clause) -> list[Text]:
    """Return a clause: what it says, how we read it, the option it decides, its examples."""
    lines = [Text.assemble((clause.id, "bold cyan"), "  ", (out.say(f"status-{clause.status}"), "dim"))]
    lines.append(Text(f"  {clause.text(out.lang)}"))
    ruling = clause.ruling(out.lang)
    if ruling:
        lines.append(Text(f"  {out.say('clause-ruling')} {ruling}"))
    if clause.option:
        values = [str(value) for value in clause.values]
        lines.append(
            Text(f"  {out.say('clause-option', option=clause.option, first=values[0], values=values)}", "yellow")
        )
    examples = clause.shown(out.lang)
    if examples:
        lines.append(Text(f"  {out.say('clause-examples')}", "dim"))
    for example in examples:
        said = out.say("clause-example", given=example.given, when=example.when, then=example.then)
        lines.append(Text(f"  · {said}", "dim"))
    if not clause.mechanical:
        lines.append(Text(f"  {out.say('clause-not-mechanical', reason=clause.reason)}", "dim"))
    return lines


def browse(out: Out, game: Game, wanted: str) -> None:
    """Print the rulebook by sections, one section, or one clause."""
    catalogue = catalogue_of(game)
    if not wanted:
        _contents(out, catalogue)
        return
    section = catalogue.sections.get(wanted)
    found = list(section) if section else catalogue.find(wanted)
    exact = [clause for clause in found if section or clause.id.lower().endswith(wanted.lower())]
    if not exact:
        raise unknown("clause-unknown", wanted, [*catalogue.ids, *catalogue.sections])
    _print(out, exact)


def search(out: Out, games: Sequence[Game], text: str) -> int:
    """Print the clauses that hold all words of a text."""
    count = 0
    for game in games:
        catalogue = game.catalogue()
        found = catalogue.find(text) if catalogue is not None else []
        count += len(found)
        _print(out, found)
    if not count:
        out.tell("clause-none", text=text)
        return FAILED
    out.tell("clause-count", style="dim", count=count)
    return DONE


def _print(out: Out, clauses: Sequence[Clause]) -> None:
    for clause in clauses:
        for line in clause_lines(out, clause):
            out.line(line)
        out.line()


def _contents(out: Out, catalogue: Catalogue) -> None:
    book = catalogue.rulebook
    out.line(f"{book.title} {book.version}", "bold")
    out.line(book.summary_en if out.lang == "en" else book.summary_es)
    out.line()
    for section, clauses in catalogue.sections.items():
        table = Table.grid(padding=(0, 2))
        table.add_column(width=14, style="cyan", no_wrap=True)
        table.add_column(ratio=1)
        out.line(out.say("clause-section", section=section), "bold")
        for clause in clauses:
            table.add_row(clause.id, clause.text(out.lang))
        out.show(table)
    out.line()
    out.tell("clause-hint", style="dim", first=catalogue.ids[0])


def show_matrix(out: Out, games: Sequence[Game], full: bool) -> int:
    """Hold rulebooks against code and tests; return 1 if there is a hole."""
    root = Path(liza.__file__).resolve().parents[2]
    tests = root / "tests"
    if not (tests.is_dir() and (root / "pyproject.toml").is_file()):
        raise Failure("matrix-no-source")
    code = DONE
    for game in games:
        catalogue = game.catalogue()
        folder = _folder(game)
        if catalogue is None or folder is None:
            continue
        found = matrix(catalogue, [folder], [tests])
        if full:
            _rows(out, found)
        out.problems(found.holes)
        mechanical = sum(clause.mechanical for clause in catalogue)
        style = "red" if found.holes else "green"
        holes = len(found.holes)
        out.tell("matrix-summary", style, game=game.id, count=len(catalogue), mechanical=mechanical, holes=holes)
        code = FAILED if found.holes else code
    return code


def _folder(game: Game) -> Path | None:
    """Return where the code of one of our own games lies."""
    module = dict(registry.OURS).get(game.id)
    spec = find_spec(module) if module else None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def _rows(out: Out, found: Matrix) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("clause", "code", "tests"):
        table.add_column(out.say(f"column-{key}"), overflow="fold")
    for clause, code, tests in found.rows():
        cited = sorted({Path(one.file).name for one in code})
        proved = sorted({one.name for one in tests})
        mark = clause.id if clause.mechanical else f"{clause.id} ({out.say('matrix-not-mechanical')})"
        table.add_row(mark, ", ".join(cited), ", ".join(proved))
    out.show(table)
