# plain: spreadsheets are read and written between games
"""Card files as spreadsheets and back: one row per card, without loss, and card files written anew."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq

from liza.games.inframundis.schema import CardModel, Draft, SetModel, check_drafts
from liza.toolkit.problems import Problem, ProblemsError, decode, guess, problem
from liza.toolkit.text import Phrase, Words, fold

COLUMNS = (
    "id",
    "number",
    "type",
    "mode",
    "name.es",
    "name.en",
    "cost",
    "attack",
    "life",
    "keywords",
    "echo",
    "unique",
    "bearer",
    "icon",
    "flavour.es",
    "flavour.en",
    "effects",
    "abilities",
)
"""Names of the columns: paths into a card."""

_NEEDED = ("id", "number", "type", "name.es", "name.en", "icon")
_NUMBERS = ("number", "cost", "attack", "life")
_JSON = ("echo", "bearer", "effects", "abilities")
_YES = ("true", "verdadero", "si", "yes", "x", "1")
_NO = ("false", "falso", "no", "0")


def write_sheet(cards: Iterable[CardModel]) -> str:
    """Returns the cards as CSV, with commas and a row of column names."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(COLUMNS)
    for card in cards:
        data = _written(card)
        writer.writerow([_cell(column, data) for column in COLUMNS])
    return stream.getvalue()


def read_sheet(text: str | bytes, file: str = "") -> list[CardModel]:
    """Returns the cards of a CSV sheet, in the order of their numbers.

    Commas, semicolons and tabs separate; columns may stand in any order and those that are not needed may be absent.

    Raises:
        ProblemsError: everything that is wrong; the line of a problem is the row, its place names card and column.
    """
    rows = _rows(decode(text, file) if isinstance(text, bytes) else text.removeprefix("\ufeff"), file)
    columns = [name.strip() for name in rows[0]]
    problems = [*_column_problems(columns, file)]
    if problems:
        raise ProblemsError(problems)
    drafts: list[Draft] = []
    for row, cells in enumerate(rows[1:], start=2):
        if any(cell.strip() for cell in cells):
            draft, faults = _draft(columns, cells, row, file)
            drafts += [] if faults else [draft]
            problems += faults
    if not drafts and not problems:
        raise ProblemsError([_problem(Phrase("sheet-empty"), file, 1)])
    cards, faults = check_drafts(drafts)
    if problems or faults:
        raise ProblemsError(sorted([*problems, *faults], key=lambda one: one.line))
    return cards


def write_card_file(found: SetModel, cards: Iterable[CardModel]) -> str:
    """Returns a card file that `load_cards` reads as the same set and cards."""
    data = CommentedMap()
    data["set"] = _block(_written(found))
    data["cards"] = CommentedSeq([_block(_written(card)) for card in cards])
    for index in range(1, len(data["cards"])):
        data["cards"].yaml_set_comment_before_after_key(index, before="\n")
    yaml = YAML()
    yaml.width = 120
    yaml.allow_unicode = True
    yaml.indent(mapping=2, sequence=4, offset=2)
    stream = io.StringIO()
    yaml.dump(data, stream)
    return stream.getvalue()


# Out


def _written(model: CardModel | SetModel) -> dict[str, Any]:
    """Returns a model as its author wrote it, defaults left out."""
    data: dict[str, Any] = _condition_last(model.model_dump(by_alias=True, exclude_unset=True))
    return {key: value for key, value in data.items() if value is not None}


def _condition_last(value: Any) -> Any:
    if isinstance(value, list):
        return [_condition_last(one) for one in value]
    if isinstance(value, dict):
        return {key: _condition_last(value[key]) for key in sorted(value, key=lambda key: key == "if")}
    return value


def _cell(column: str, data: dict[str, Any]) -> str:
    key, _, language = column.partition(".")
    value = data.get(key)
    if language:
        return str(value[language]) if value else ""
    if column == "keywords":
        return " ".join(value or ())
    if column in _JSON:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if value else ""
    if column == "unique":
        return "true" if value else ""
    return "" if value is None else str(value)


def _block(value: Any, depth: int = 0) -> Any:
    """Returns data for YAML: what is small or lies deep on one line, the rest on lines of its own."""
    if isinstance(value, dict):
        mapping = CommentedMap((key, _block(one, depth + 1)) for key, one in value.items())
        if depth and not {"es", "do", "always"} & set(value):
            mapping.fa.set_flow_style()
        return mapping
    if isinstance(value, (list, tuple)):
        sequence = CommentedSeq([_block(one, depth + (depth > 1)) for one in value])
        if value and not isinstance(value[0], dict):
            sequence.fa.set_flow_style()
        return sequence
    return value


# In


def _rows(text: str, file: str) -> list[list[str]]:
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=separator, strict=True))
    except csv.Error as error:
        raise ProblemsError([_problem(Phrase("sheet-broken", reason=str(error)), file, 0)]) from None
    if not rows:
        raise ProblemsError([_problem(Phrase("sheet-empty"), file, 1)])
    return rows


def _column_problems(columns: Sequence[str], file: str) -> Iterator[Problem]:
    for index, column in enumerate(columns):
        if column not in COLUMNS:
            yield _problem(Phrase("sheet-column-unknown", column=column, guess=guess(column, COLUMNS)), file, 1)
        elif column in columns[:index]:
            yield _problem(Phrase("sheet-column-twice", column=column), file, 1)
    for column in _NEEDED:
        if column not in columns:
            yield _problem(Phrase("sheet-column-missing", column=column), file, 1)


def _draft(columns: Sequence[str], cells: Sequence[str], row: int, file: str) -> tuple[Draft, list[Problem]]:
    data: dict[str, Any] = {}
    draft = Draft(data, file, row - 2, lambda path: row)
    if len(cells) > len(columns) and any(cells[len(columns) :]):
        return draft, [_problem(Phrase("sheet-cells", found=len(cells), wanted=len(columns)), file, row)]
    filled = {column: cell.strip() for column, cell in zip(columns, cells, strict=False) if cell.strip()}
    data["id"] = filled.get("id", "")
    problems: list[Problem] = []
    for column, cell in filled.items():
        key, _, language = column.partition(".")
        try:
            value = _value(column, cell)
        except _Unreadable as fault:
            problems.append(_problem(fault.phrase, file, row, f"{draft.name}.{column}"))
            continue
        if language:
            data.setdefault(key, {})[language] = value
        else:
            data[key] = value
    return draft, problems


class _Unreadable(Exception):
    """A cell that says nothing a card could hold."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def _value(column: str, cell: str) -> Any:
    """Returns what a cell says; a number that is none stays a text, for the model to refuse."""
    if column in _NUMBERS:
        return int(cell) if cell.lstrip("-").isdecimal() else cell
    if column == "keywords":
        return cell.replace(",", " ").split()
    if column == "unique":
        if fold(cell) in (*_YES, *_NO):
            return fold(cell) in _YES
        raise _Unreadable(Phrase("sheet-flag", value=cell))
    if column in _JSON:
        try:
            return json.loads(cell)
        except (ValueError, RecursionError) as error:
            raise _Unreadable(Phrase("sheet-json", reason=str(error))) from None
    return cell


def _problem(phrase: Phrase, file: str, row: int, place: str = "") -> Problem:
    return problem(Words.of("liza.games.inframundis"), phrase, file=file, line=row, place=place)
