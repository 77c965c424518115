# plain: spreadsheets are read and written between games
"""Card files as spreadsheets and back: one row per card, without loss, and card files written anew.

What a cell holds follows from the type of the field: texts, whole numbers, yes or nothing, words with spaces between
them; everything else is JSON.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq

from liza.toolkit.cardfile import CardFormat, Draft
from liza.toolkit.cardmodels import PrintedModel, SetModel
from liza.toolkit.problems import Problem, ProblemsError, decode, guess, problem
from liza.toolkit.text import Phrase, fold

C = TypeVar("C", bound=PrintedModel)

_YES = ("true", "verdadero", "si", "yes", "x", "1")
_NO = ("false", "falso", "no", "0")
_ONE_LINE_EACH = {"es", "do", "always"}
"""Mappings with these fields are written on lines of their own, others in braces."""


def write_sheet(form: CardFormat[C], cards: Iterable[C]) -> str:
    """Returns the cards as CSV, with commas and a row of column names."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(form.columns)
    kinds = _kinds(form)
    for card in cards:
        data = _written(card)
        writer.writerow([_cell(kind, column, data) for column, kind in kinds.items()])
    return stream.getvalue()


def read_sheet(form: CardFormat[C], text: str | bytes, file: str = "") -> list[C]:
    """Returns the cards of a CSV sheet, in the order of their numbers.

    Commas, semicolons and tabs separate; columns may stand in any order and those that are not needed may be absent.

    Raises:
        ProblemsError: everything that is wrong; the line of a problem is the row, its place names card and column.
    """
    text = decode(text, file) if isinstance(text, bytes) else text.removeprefix("\ufeff")
    return _Reader(form, file).cards(text)


def write_card_file(form: CardFormat[C], found: SetModel, cards: Iterable[C]) -> str:
    """Returns a card file that the format reads as the same set and cards."""
    data = CommentedMap()
    data["set"] = _block(_written(found))
    data["cards"] = CommentedSeq([_block(_in_order(form, _written(card))) for card in cards])
    for index in range(1, len(data["cards"])):
        data["cards"].yaml_set_comment_before_after_key(index, before="\n")
    yaml = YAML()
    yaml.width = 120
    yaml.allow_unicode = True
    yaml.indent(mapping=2, sequence=4, offset=2)
    stream = io.StringIO()
    yaml.dump(data, stream)
    return stream.getvalue()


# What a column holds


def _kinds(form: CardFormat[C]) -> dict[str, str]:
    """Returns what the cells of each column hold: text, number, flag, words or json."""
    fields = _fields(form)
    return {column: "text" if "." in column else _kind(fields[column].annotation) for column in form.columns}


def _fields(form: CardFormat[C]) -> dict[str, FieldInfo]:
    return {info.alias or name: info for name, info in form.card.model_fields.items()}


def _kind(annotation: Any) -> str:
    bare = _bare(annotation)
    origins = {get_origin(one) or one for one in bare}
    if origins <= {str, Literal}:
        return "text"
    if origins in ({int}, {bool}):
        return "number" if int in origins else "flag"
    items = [item for one in bare for item in get_args(one) if get_origin(one) is list]
    return "words" if items and all(get_origin(item) is Literal for item in items) else "json"


def _bare(kind: Any) -> list[Any]:
    """Returns the types that a field may have, None aside."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return [bare for one in get_args(kind) for bare in _bare(one)]
    return [] if kind is type(None) else [kind]


def _needed(form: CardFormat[C]) -> Iterator[str]:
    """Yields the columns of fields that every card has."""
    fields = _fields(form)
    yield from (column for column in form.columns if fields[column.partition(".")[0]].is_required())


# Out


def _written(model: BaseModel) -> dict[str, Any]:
    """Returns a model as its author wrote it, defaults left out."""
    data: dict[str, Any] = _condition_last(model.model_dump(by_alias=True, exclude_unset=True))
    return {key: value for key, value in data.items() if value is not None}


def _condition_last(value: Any) -> Any:
    if isinstance(value, list):
        return [_condition_last(one) for one in value]
    if isinstance(value, dict):
        return {key: _condition_last(value[key]) for key in sorted(value, key=lambda key: key == "if")}
    return value


def _in_order(form: CardFormat[C], data: dict[str, Any]) -> dict[str, Any]:
    order = {column.partition(".")[0]: place for place, column in enumerate(form.columns)}
    return {key: data[key] for key in sorted(data, key=order.__getitem__)}


def _cell(kind: str, column: str, data: dict[str, Any]) -> str:
    key, _, language = column.partition(".")
    value = data.get(key)
    if language:
        return str(value[language]) if value else ""
    if kind == "words":
        return " ".join(value or ())
    if kind == "json":
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if value else ""
    if kind == "flag":
        return "true" if value else ""
    return "" if value is None else str(value)


def _block(value: Any, depth: int = 0) -> Any:
    """Returns data for YAML: what is small or lies deep on one line, the rest on lines of its own."""
    if isinstance(value, dict):
        mapping = CommentedMap((key, _block(one, depth + 1)) for key, one in value.items())
        if depth and not _ONE_LINE_EACH & set(value):
            mapping.fa.set_flow_style()
        return mapping
    if isinstance(value, (list, tuple)):
        sequence = CommentedSeq([_block(one, depth + (depth > 1)) for one in value])
        if value and not isinstance(value[0], dict):
            sequence.fa.set_flow_style()
        return sequence
    return value


# In


class _Unreadable(Exception):
    """A cell that says nothing a card could hold."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


class _Reader:
    def __init__(self, form: CardFormat[Any], file: str) -> None:
        self._form = form
        self._kinds = _kinds(form)
        self._file = file

    def cards(self, text: str) -> list[Any]:
        rows = self._rows(text)
        columns = [name.strip() for name in rows[0]]
        problems = [*self._column_problems(columns)]
        if problems:
            raise ProblemsError(problems)
        drafts: list[Draft] = []
        for row, cells in enumerate(rows[1:], start=2):
            if any(cell.strip() for cell in cells):
                draft, faults = self._draft(columns, cells, row)
                drafts += [] if faults else [draft]
                problems += faults
        if not drafts and not problems:
            raise ProblemsError([self._problem(Phrase("sheet-empty"), 1)])
        cards, faults = self._form.check(drafts)
        if problems or faults:
            raise ProblemsError(sorted([*problems, *faults], key=lambda one: one.line))
        return cards

    def _rows(self, text: str) -> list[list[str]]:
        first = text.partition("\n")[0]
        separator = max(",;\t", key=first.count)
        try:
            rows = list(csv.reader(io.StringIO(text), delimiter=separator, strict=True))
        except csv.Error as error:
            raise ProblemsError([self._problem(Phrase("sheet-broken", reason=str(error)), 0)]) from None
        if not rows:
            raise ProblemsError([self._problem(Phrase("sheet-empty"), 1)])
        return rows

    def _column_problems(self, columns: Sequence[str]) -> Iterator[Problem]:
        known = self._form.columns
        for index, column in enumerate(columns):
            if column not in known:
                yield self._problem(Phrase("sheet-column-unknown", column=column, guess=guess(column, known)), 1)
            elif column in columns[:index]:
                yield self._problem(Phrase("sheet-column-twice", column=column), 1)
        for column in _needed(self._form):
            if column not in columns:
                yield self._problem(Phrase("sheet-column-missing", column=column), 1)

    def _draft(self, columns: Sequence[str], cells: Sequence[str], row: int) -> tuple[Draft, list[Problem]]:
        data: dict[str, Any] = {}
        draft = Draft(data, self._file, row - 2, lambda path: row)
        if len(cells) > len(columns) and any(cells[len(columns) :]):
            return draft, [self._problem(Phrase("sheet-cells", found=len(cells), wanted=len(columns)), row)]
        filled = {column: cell.strip() for column, cell in zip(columns, cells, strict=False) if cell.strip()}
        data["id"] = filled.get("id", "")
        problems: list[Problem] = []
        for column, cell in filled.items():
            key, _, language = column.partition(".")
            try:
                value = _value(self._kinds[column], cell)
            except _Unreadable as fault:
                problems.append(self._problem(fault.phrase, row, f"{draft.name}.{column}"))
                continue
            if language:
                data.setdefault(key, {})[language] = value
            else:
                data[key] = value
        return draft, problems

    def _problem(self, phrase: Phrase, row: int, place: str = "") -> Problem:
        return problem(self._form.words, phrase, file=self._file, line=row, place=place)


def _value(kind: str, cell: str) -> Any:
    """Returns what a cell says; a number that is none stays a text, for the model to refuse."""
    if kind == "number":
        return int(cell) if cell.lstrip("-").isdecimal() else cell
    if kind == "words":
        return cell.replace(",", " ").split()
    if kind == "flag":
        if fold(cell) in (*_YES, *_NO):
            return fold(cell) in _YES
        raise _Unreadable(Phrase("sheet-flag", value=cell))
    if kind == "json":
        try:
            return json.loads(cell)
        except (ValueError, RecursionError) as error:
            raise _Unreadable(Phrase("sheet-json", reason=str(error))) from None
    return cell
