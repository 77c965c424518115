"""What is said for the fields of a set-up: values by name, and texts of people's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from liza.table.protocol import FieldValue, OwnText
from liza.table.trouble import refuse
from liza.toolkit.game import Game
from liza.toolkit.problems import ProblemsError
from liza.toolkit.setupfields import FieldText, SetupField


def field_named(game: Game, name: str, each: bool | None = None) -> SetupField:
    """Return a field of a game's set-up; `each` says whether it has to be one that every player brings.

    Raises:
        Refused: there is none.
    """
    known = {field.name: field for field in game.fields() if each in (None, field.each)}
    if name not in known:
        raise refuse("field", 422, name=name[:40], known=sorted(known), count=len(known))
    return known[name]


def read_own(game: Game, field: SetupField, own: OwnText, setup: Mapping[str, Any]) -> FieldText:
    """Return what a text of somebody's own says.

    Raises:
        Refused: the field takes none, or none so long.
    """
    if not field.most:
        raise refuse("field-text", 422, name=field.name)
    if len(own.text) > field.most:
        raise refuse("field-long", 422, name=field.name, most=field.most)
    if not field.lines:
        return FieldText(own.text.strip())
    return game.read_field(field.name, own.text, own.file, setup)


def chosen_fields(
    game: Game, table: Mapping[str, FieldValue], seats: Sequence[Mapping[str, FieldValue]], setup: Mapping[str, Any]
) -> dict[str, Any]:
    """Return what goes into a set-up: of the table, and of its seats in their order.

    Raises:
        Refused: a field, or a value of it, that there is not.
        ProblemsError: what is wrong with a text.
    """
    found = {name: _value(game, field_named(game, name, False), value, setup) for name, value in table.items()}
    said = {name for seat in seats for name in seat}
    for name in sorted(said):
        field = field_named(game, name, True)
        found[name] = [_value(game, field, seat[name], setup) if name in seat else field.usual for seat in seats]
    return found


def _value(game: Game, field: SetupField, value: FieldValue, setup: Mapping[str, Any]) -> Any:
    if isinstance(value, str):
        known = [name for name, _ in field.values]
        if value not in known:
            raise refuse("field-value", 422, name=field.name, known=known, count=len(known))
        return value
    read = read_own(game, field, value, setup)
    if not read.lawful:
        raise ProblemsError(read.problems)
    return read.value
