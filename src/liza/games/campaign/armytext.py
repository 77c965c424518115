# plain: army lists are read once, before a match starts
"""Army lists as people write them: `10 Lanceros; infantería; 25; 8; 7`, a leader `Rey: 400`; and how to write one back.

A line is a title with its points, or a count, a name, a kind, models, points for each and perhaps morale, with `;`,
tabs or commas between; a unit of the house needs no more than its name. Headings, comments (`#`, `//`) and a line with
the names of columns are passed over; accents and capitals are forgiven.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from liza.games.campaign.armies import faults_of
from liza.games.campaign.fixed import (
    ARMY_POINTS,
    LEADER_POINTS,
    TEMPLATE_COUNT,
    TEMPLATE_EACH,
    TEMPLATE_KIND,
    TEMPLATE_MODELS,
    TEMPLATE_MORALE,
    TEMPLATES,
)
from liza.games.campaign.notation import TITLE_WORDS
from liza.games.campaign.pieces import KIND_NAMES, Rules
from liza.toolkit.problems import Problem, guess, problem
from liza.toolkit.setupfields import FieldText, Tally
from liza.toolkit.text import Phrase, Words, fold

MOST_LINES: Final = 400
MOST_COPIES: Final = 99
_COUNT: Final = re.compile(r"(\d{1,4})\s*[x×]?\s+(?=\S)", re.IGNORECASE)
_COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
_NUMBER: Final = re.compile(r"\d[\d.]*")
_TITLE: Final = re.compile(r"^([^\d:=;,\t]+?)\s*[:=;,\t ]\s*(\d[\d.]*)[^\d;,\t]*$")
_HEADS: Final = frozenset(("unidad", "unit", "nombre", "name", "lider", "leader", "titulo", "title"))
_SAID: Final = {
    "models": ("figura", "model", "miniatura"),
    "each": ("punto", "point", "pts", "each", "cada"),
    "morale": ("moral",),
}
"""How the words begin that say what a number is."""


class _Names(NamedTuple):
    """What titles, kinds and units of the house may be called, folded."""

    titles: dict[str, str]
    kinds: dict[str, str]
    units: dict[str, int]


class _Row(NamedTuple):
    """A line as it was understood: a leader, or so many units alike."""

    line: int
    copies: int
    what: dict[str, Any]


def read_army(words: Words, text: str, file: str, rules: Rules) -> FieldText:
    """Return the list that a text holds, with every fault at its line and what the lines add up to."""
    reader = _Reader(words, file)
    for number, line in enumerate(text.lstrip("\ufeff").splitlines()[:MOST_LINES], 1):
        reader.read(number, line)
    leaders = [row for row in reader.rows if "title" in row.what]
    units = [(row.line, row.what) for row in reader.rows if "title" not in row.what for _ in range(row.copies)]
    army = {"leaders": [row.what for row in leaders], "units": [what for _, what in units]}
    lines = {f"leaders[{place}]": row.line for place, row in enumerate(leaders)}
    lines |= {f"units[{place}]": line for place, (line, _) in enumerate(units)}
    problems = reader.problems
    if not problems:
        problems = _told(words, file, army, rules, lines)
    return FieldText(army, problems, _tally(reader.rows))


def _told(words: Words, file: str, army: dict[str, Any], rules: Rules, lines: dict[str, int]) -> list[Problem]:
    """Return the faults of a list, once for each line."""
    found: dict[tuple[int, str], Problem] = {}
    for said, place, clause in faults_of(army, rules):
        line = lines.get(place.partition(".")[0], 0)
        found.setdefault((line, said.message), problem(words, said, file=file, line=line, clause=clause))
    return sorted(found.values(), key=lambda one: one.line)


def _tally(rows: list[_Row]) -> Tally:
    told = tuple((row.line, _row_words(row), _points(row)) for row in rows)
    return Tally(Phrase("army-total"), told, sum(amount for _, _, amount in told), ARMY_POINTS)


def _row_words(row: _Row) -> Phrase:
    if "title" in row.what:
        return Phrase(f"title-{row.what['title']}")
    return Phrase("army-row", count=row.copies, name=str(row.what["name"]))


def _points(row: _Row) -> int:
    if "title" in row.what:
        return int(row.what["points"])
    return row.copies * int(row.what["models"]) * int(row.what["each"])


class _Reader:
    """Lines being read, and what could not be understood."""

    def __init__(self, words: Words, file: str) -> None:
        self.rows: list[_Row] = []
        self.problems: list[Problem] = []
        self._words = words
        self._file = file
        self._names = _names(words)

    def read(self, number: int, text: str) -> None:
        """Read one line."""
        line = _COMMENT.sub("", text).strip()
        if not line or (line.startswith("[") and line.endswith("]")) or (line.endswith(":") and line.count(":") == 1):
            return
        titled = _TITLE.match(line)
        title = self._names.titles.get(fold(titled[1])) if titled else None
        if titled and title:
            self.rows.append(_Row(number, 1, {"title": title, "points": _number(titled[2])}))
            return
        cells = [one.strip() for one in re.split(r"[;\t]" if re.search(r"[;\t]", line) else ",", line)]
        if fold(cells[0]) not in _HEADS:
            self._unit(number, cells)

    def _unit(self, number: int, cells: list[str]) -> None:
        counted = _COUNT.match(cells[0])
        count = int(counted[1]) if counted else 1
        name = (cells[0][counted.end() :] if counted else cells[0]).strip()
        known = self._names.units.get(fold(name))
        what: dict[str, Any] = {"name": name, **(_template(known) if known is not None else {})}
        for cell in cells[1:]:
            self._cell(number, cell, what)
        what = {key: value for key, value in what.items() if not key.startswith("+")}
        if not 1 <= count <= MOST_COPIES:
            self._tell(number, Phrase("army-line-count", most=MOST_COPIES))
        elif not name or not {"kind", "models", "each"} <= set(what):
            likely = guess(name, self._units()) if "kind" not in what else Phrase("army-no-guess")
            self._tell(number, Phrase("army-line", name=name[:40], guess=likely))
        else:
            self.rows.append(_Row(number, count, what))

    def _cell(self, number: int, cell: str, what: dict[str, Any]) -> None:
        """Take a cell: a kind, or a number that says what it is, or else comes in its turn."""
        folded = fold(cell)
        if folded in self._names.kinds:
            what["kind"] = self._names.kinds[folded]
            return
        figure = _NUMBER.search(cell)
        if figure is None:
            if folded:
                self._tell(number, Phrase("army-cell", cell=cell[:40], known=", ".join(self._kinds())))
            return
        said = next((key for key, starts in _SAID.items() if any(one in folded for one in starts)), "")
        turn = next((key for key in ("models", "each", "morale") if f"+{key}" not in what), "")
        key = said or turn
        if key:
            what[key] = _number(figure[0])
            what[f"+{key}"] = True

    def _units(self) -> list[str]:
        return [self._words.say(language, f"unit-{id}") for id in TEMPLATES for language in self._words.languages]

    def _kinds(self) -> list[str]:
        return [self._words.say("es", f"kind-{kind}") for kind in KIND_NAMES[1:]]

    def _tell(self, line: int, said: Phrase) -> None:
        self.problems.append(problem(self._words, said, file=self._file, line=line, clause="CAM-partida-14"))


def _number(text: str) -> int:
    return int(text.replace(".", "") or 0) if len(text) < 10 else 10**9


def _template(number: int) -> dict[str, Any]:
    return {
        "kind": KIND_NAMES[TEMPLATE_KIND[number]], "models": TEMPLATE_MODELS[number], "each": TEMPLATE_EACH[number],
        "morale": TEMPLATE_MORALE[number],
    }  # fmt: skip


def _names(words: Words) -> _Names:
    def said(message: str, id: str) -> list[str]:
        return [fold(id), *(fold(words.say(language, f"{message}-{id}")) for language in words.languages)]

    titles = {name: title for title in TITLE_WORDS for name in said("title", title)}
    kinds = {name: kind for kind in KIND_NAMES[1:] for name in said("kind", kind)}
    units = {name: number for number, id in enumerate(TEMPLATES) for name in said("unit", id)}
    return _Names(titles, kinds, units)


def house_text(words: Words, language: str) -> str:
    """Return the army of the house as a text that `read_army` reads."""
    lines = [f"# {words.say(language, 'army-example')}"]
    for title, points in zip(TITLE_WORDS, LEADER_POINTS, strict=True):
        lines.append(f"{words.say(language, f'title-{title}')}: {points}")
    lines.append("")
    for number, id in enumerate(TEMPLATES):
        if TEMPLATE_COUNT[number]:
            one = _template(number)
            kind = words.say(language, f"kind-{one['kind']}")
            name = words.say(language, f"unit-{id}")
            figures = f"{one['models']}; {one['each']}; {one['morale']}"
            lines.append(f"{TEMPLATE_COUNT[number]} {name}; {kind}; {figures}")
    return "\n".join(lines) + "\n"
