# plain: cards are checked once, when the program starts
"""What is wrong with the data of a card: where, what, and against which clause; first of all its shape.

Pydantic says where a fault is by a *location*, which also names the member of each union that it tried. It is followed
through the models, so that the reader is told the path into the data, and what else could stand there.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel, Tag, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from liza.toolkit.problems import guess, quoted, suggest
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import Step

Owed = Mapping[str, tuple[str, str]]
"""By the name of a field: message and clause for what is missing inside it, where there is a better word than that; or,
as `closed`, for a word that the field cannot hold."""

_PLAIN_KINDS = {
    "int_type": "integer",
    "string_type": "text",
    "bool_type": "flag",
    "list_type": "list",
    "model_type": "mapping",
    "model_attributes_type": "mapping",
    "dict_type": "mapping",
    "string_too_short": "blank",
    "string_too_long": "long",
    "too_short": "empty",
    "string_pattern_mismatch": "kebab",
    "invalid_key": "key",
}
"""What pydantic calls an error, and the message that tells it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong within a card."""

    path: tuple[Step, ...]
    phrase: Phrase
    clause: str = ""


# The shape


def shape_faults(model: type[BaseModel], error: ValidationError, data: Any, owed: Owed, closed: Owed) -> list[Fault]:
    """Returns what the model found wrong with the data; a field that is missing because it is misspelt is told once.

    A union with an own `custom_error_type="who_tag"` is told by the message `cardfile-who`; one discriminated by a
    field `verb`, by `cardfile-verb-unknown` and `cardfile-verb-missing`.
    """
    details = error.errors(include_url=False)
    faults = [_told(detail, model, data, owed, closed) for detail in details]
    missing = {fault.path for fault, detail in zip(faults, details, strict=True) if detail["type"] == "missing"}
    misspelt = {
        (*fault.path[:-1], one)
        for fault in faults
        if fault.phrase.message == "cardfile-field-unknown"
        for one in suggest(str(fault.path[-1]), [str(path[-1]) for path in missing if path[:-1] == fault.path[:-1]])
    }
    return [fault for fault in faults if fault.path not in missing & misspelt]


def _told(detail: ErrorDetails, model: type[BaseModel], data: Any, owed: Owed, closed: Owed) -> Fault:
    kind, context, value = detail["type"], detail.get("ctx", {}), _shown(detail["input"])
    path, beside = _follow(model, detail["loc"], data)
    if kind == "missing":
        return _missing(path, owed)
    if kind == "extra_forbidden":
        field = str(path[-1])
        return Fault(path, Phrase("cardfile-field-unknown", field=field, guess=guess(field, beside)))
    if kind == "literal_error":
        field = next((step for step in reversed(path) if isinstance(step, str)), "")
        message, clause = closed.get(field, ("cardfile-word", ""))
        return _no_such_word(path, message, value, context["expected"], clause)
    if kind == "union_tag_invalid":
        field = str(context["discriminator"]).strip("'")
        tag, tags = str(context["tag"]), context["expected_tags"]
        return _no_such_word((*path, field), f"cardfile-{field}-unknown", tag, tags)
    if kind == "union_tag_not_found":
        field = str(context["discriminator"]).strip("'")
        return Fault(path, Phrase(f"cardfile-{field}-missing"))
    if kind in ("greater_than_equal", "less_than_equal"):
        bound = int(context["ge"] if kind == "greater_than_equal" else context["le"])
        return Fault(path, Phrase(f"cardfile-{kind.replace('_', '-')}", value=value, bound=bound))
    if kind in _PLAIN_KINDS:
        return Fault(path, Phrase(f"cardfile-{_PLAIN_KINDS[kind]}", value=value))
    if kind.endswith("_tag"):
        return Fault(path, Phrase(f"cardfile-{kind.removesuffix('_tag')}", value=value))
    return Fault(path, Phrase("cardfile-strange", reason=detail["msg"]))


def _missing(path: tuple[Step, ...], owed: Owed) -> Fault:
    owner = str(path[-2]) if len(path) > 1 else ""
    message, clause = owed.get(owner, ("cardfile-field-missing", ""))
    return Fault(path, Phrase(message, field=str(path[-1])), clause)


def _no_such_word(path: tuple[Step, ...], message: str, value: str, expected: str, clause: str = "") -> Fault:
    words = re.findall(r"'([^']*)'", expected)
    known = quoted(words)
    return Fault(path, Phrase(message, value=value, guess=guess(value, words), known=known, count=len(known)), clause)


def _shown(value: Any) -> str:
    text = "" if value is None else str(value)
    return text if len(text) <= 60 else text[:59] + "…"


# Following a location


class _Member(NamedTuple):
    """One of the types that a value may have, and what its union calls it."""

    kind: Any
    tag: str = ""


def _follow(model: type[BaseModel], location: Sequence[Step], data: Any) -> tuple[tuple[Step, ...], list[str]]:
    """Returns the location as a path into the data, and the fields there are where its last step was sought."""
    path: list[Step] = []
    members: list[_Member] = [_Member(model)]
    tagged_by: object = None
    beside: list[str] = []
    for step in location:
        if tagged_by is not None:
            members, tagged_by = [one for one in members if _is_called(one, tagged_by, step)], None
        elif isinstance(data, dict) and (step in data or _fields(members, step)):
            beside = _names(members)
            members, tagged_by = _opened(_fields(members, step))
            data = data.get(step)
            path.append(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            members, tagged_by = _opened(_items(members))
            data = data[step]
            path.append(step)
    return tuple(path), beside


def _models(members: Iterable[_Member]) -> Iterator[type[BaseModel]]:
    for member in members:
        if isinstance(member.kind, type) and issubclass(member.kind, BaseModel):
            yield member.kind


def _names(members: Iterable[_Member]) -> list[str]:
    return sorted({info.alias or name for model in _models(members) for name, info in model.model_fields.items()})


def _fields(members: Iterable[_Member], step: Step) -> list[Any]:
    """Returns the types of the fields of that name."""
    return [
        _annotation(info)
        for model in _models(members)
        for name, info in model.model_fields.items()
        if (info.alias or name) == step
    ]


def _annotation(info: FieldInfo) -> Any:
    """Returns what the author of the model wrote: pydantic keeps the notes of a type apart."""
    return Annotated[(info.annotation, *info.metadata, info)]


def _items(members: Iterable[_Member]) -> list[Any]:
    """Returns the types of the items of the lists among the members."""
    return [get_args(member.kind)[0] for member in members if get_origin(member.kind) is list]


def _opened(kinds: Iterable[Any]) -> tuple[list[_Member], object]:
    """Returns the members of the unions among some types, and by what they are told apart, None for nothing."""
    members: list[_Member] = []
    told_by: object = None
    for kind in kinds:
        told_by = _open(kind, "", members) or told_by
    return members, told_by


def _open(kind: Any, tag: str, members: list[_Member]) -> object:
    """Adds the members of a type, and returns the field or function that tells them apart, if any does."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        tag = next((note.tag for note in notes if isinstance(note, Tag)), tag)
        found = [getattr(note, "discriminator", None) for note in notes]
        found.append(_open(inner, tag, members))
    elif get_origin(kind) in (Union, UnionType):
        found = [_open(one, tag, members) for one in get_args(kind)]
    else:
        members.append(_Member(kind, tag))
        found = []
    return next((one for one in found if one is not None), None)


def _is_called(member: _Member, told_by: object, tag: Step) -> bool:
    """Whether a union calls this member by the tag."""
    if not isinstance(told_by, str):
        return member.tag == tag
    fields = [model.model_fields.get(told_by) for model in _models([member])]
    return any(field is not None and tag in get_args(field.annotation) for field in fields)


# Between the fields


def foreign_fields(card: BaseModel, kind: str, types: Sequence[tuple[str, Sequence[str], str]]) -> Iterator[Fault]:
    """Yields the fields that a card has and its type must not have.

    Args:
        card: the card; an unset field is None, False or an empty list.
        kind: its type, called by the message `card-type-…`.
        types: fields that only some types of card have: field, those types, clause.
    """
    for field, allowed, clause in types:
        value = getattr(card, field)
        if kind not in allowed and value is not None and value is not False and value != []:
            yield Fault((field,), Phrase("cardfile-field-foreign", field=field, type=card_type_phrase(kind)), clause)


def filter_faults(
    filters: BaseModel, kind: str, path: tuple[Step, ...], fitting: Mapping[str, Collection[str]]
) -> Iterator[Fault]:
    """Yields a fault for each field of a filter that means nothing for its kind; `fitting` has the kinds by field."""
    unset = type(filters)()
    for field, kinds in fitting.items():
        if kind not in kinds and getattr(filters, field) != getattr(unset, field):
            yield Fault((*path, field), Phrase("cardfile-filter", field=field))


def card_type_phrase(kind: str) -> Phrase:
    """Returns what a type of card is called: the game's message `card-type-…`."""
    return Phrase(f"card-type-{kind}")
