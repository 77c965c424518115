# plain: army lists are read once, before a match starts
"""Army lists: that of the house, and those that players bring [CAM-partida-2 to CAM-partida-6]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from liza.games.campaign.fixed import (
    ARMY_POINTS,
    LEADER_MORALE,
    LEADER_POINTS,
    MOST_UNIT_POINTS,
    STARTING_LEADERS,
    TEMPLATE_COUNT,
    TEMPLATE_MODELS,
    TEMPLATES,
    USUAL_MORALE,
)
from liza.games.campaign.notation import TITLE_WORDS
from liza.games.campaign.pieces import FIRST_UNIT, HERO, KIND_NAMES, OWN_NAME, Rules, Unit, from_template
from liza.toolkit.text import Phrase

HOUSE: Final = "house"
MOST_UNITS: Final = 200
Complain = Callable[[Phrase, str, str], None]
"""Told what is wrong, at which place, and by which clause."""


def house_army() -> list[Unit]:
    """Return the army of the house: five leaders and 41 units, 10,000 points in all [CAM-partida-3]."""
    out = [_leader(i, LEADER_POINTS[i]) for i in range(STARTING_LEADERS)]
    for name in range(len(TEMPLATES)):
        for _ in range(TEMPLATE_COUNT[name]):
            out.append(from_template(name, TEMPLATE_MODELS[name], FIRST_UNIT + len(out) - STARTING_LEADERS))
    return out


def _leader(title: int, points: int) -> Unit:
    one = Unit()
    one.number = title
    one.name = len(TEMPLATES) - 1
    one.kind = HERO
    one.rank = title + 1
    one.models = one.size = 1
    one.each = points
    one.morale = LEADER_MORALE
    return one


def faults_of(army: Any, rules: Rules) -> list[tuple[Phrase, str, str]]:
    """Return what is wrong with a player's list: words, place and clause of each fault."""
    out: list[tuple[Phrase, str, str]] = []
    _check_army(army, rules, lambda said, place, clause: out.append((said, place, clause)))
    return out


def _check_army(army: Any, rules: Rules, complain: Complain) -> None:
    """Complain of what is wrong with a player's list: `{"leaders": [...], "units": [...]}`, or "house".

    A leader has `title` and `points`; a unit `name`, `kind`, `models`, `each` and perhaps `morale`.
    """
    if army == HOUSE:
        return
    if (
        not isinstance(army, dict)
        or not isinstance(army.get("leaders"), list)
        or not isinstance(army.get("units"), list)
    ):
        complain(Phrase("army-shape"), "", "CAM-partida-2")
        return
    _check_leaders(army["leaders"], rules, complain)
    for number, unit in enumerate(army["units"]):
        _check_unit(unit, f"units[{number}]", rules, complain)
    if len(army["units"]) > MOST_UNITS:
        complain(Phrase("army-many", most=MOST_UNITS), "units", "CAM-partida-14")
    total = _points(army)
    if total > ARMY_POINTS:
        complain(Phrase("army-points", points=total, most=ARMY_POINTS), "", "CAM-partida-2")


def _check_leaders(leaders: list[Any], rules: Rules, complain: Complain) -> None:
    if len(leaders) != STARTING_LEADERS:
        complain(Phrase("army-leaders", count=len(leaders)), "leaders", "CAM-partida-4")
    titles = [one.get("title") if isinstance(one, dict) else None for one in leaders]
    if titles.count(TITLE_WORDS[0]) != 1:
        complain(Phrase("army-king", count=titles.count(TITLE_WORDS[0])), "leaders", "CAM-partida-5")
    for number, title in enumerate(titles):
        if title not in TITLE_WORDS or titles.index(title) != number:
            complain(Phrase("army-title", title=str(title)), f"leaders[{number}].title", "CAM-partida-15")
        points = leaders[number].get("points") if isinstance(leaders[number], dict) else None
        if not _is_number(points, int(rules.min_unit_points), MOST_UNIT_POINTS):
            said = Phrase("army-unit-points", least=int(rules.min_unit_points), most=MOST_UNIT_POINTS)
            complain(said, f"leaders[{number}].points", "CAM-partida-14")


def _check_unit(unit: Any, place: str, rules: Rules, complain: Complain) -> None:
    if not isinstance(unit, dict) or unit.get("kind") not in KIND_NAMES[1:] or not isinstance(unit.get("name"), str):
        complain(Phrase("army-unit", known=", ".join(KIND_NAMES[1:])), place, "CAM-partida-14")
        return
    if not _is_number(unit.get("models"), 1, 1000) or not _is_number(unit.get("each"), 1, MOST_UNIT_POINTS):
        complain(Phrase("army-numbers"), place, "CAM-partida-14")
        return
    if unit["kind"] == KIND_NAMES[HERO] and unit["models"] != 1:
        complain(Phrase("army-hero"), place, "CAM-partida-16")
    if not rules.min_unit_points <= unit["models"] * unit["each"] <= MOST_UNIT_POINTS:
        said = Phrase("army-unit-points", least=int(rules.min_unit_points), most=MOST_UNIT_POINTS)
        complain(said, place, "CAM-partida-14")
    if not _is_number(unit.get("morale", USUAL_MORALE), 1, 12):
        complain(Phrase("army-morale"), f"{place}.morale", "CAM-mantenimiento-15")


def _points(army: dict[str, Any]) -> int:
    """Return what a list is worth, leaders among it; what can't be read counts nothing."""
    total = 0
    for one in [*army["leaders"], *army["units"]]:
        if isinstance(one, dict):
            total += _number(one.get("points")) + _number(one.get("models")) * _number(one.get("each"))
    return total


def _number(value: Any) -> int:
    return value if _is_number(value, 0, 10**6) else 0


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def army_of(army: Any) -> tuple[list[Unit], list[str]]:
    """Return the units of a lawful list and the names that its `name` numbers mean."""
    if army == HOUSE:
        return house_army(), []
    out = [
        _leader(title, next(one["points"] for one in army["leaders"] if one["title"] == word))
        for title, word in enumerate(TITLE_WORDS)
    ]
    names: list[str] = []
    for row in army["units"]:
        one = Unit()
        one.number = FIRST_UNIT + len(out) - STARTING_LEADERS
        one.name = OWN_NAME + len(names)
        names.append(row["name"])
        one.kind = KIND_NAMES.index(row["kind"])
        one.models = one.size = row["models"]
        one.each = row["each"]
        one.morale = row.get("morale", USUAL_MORALE)
        out.append(one)
    return out, names
