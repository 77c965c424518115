# plain: reads catalogues and sources for people and for checks, never in play.
"""The clause catalogue of a rulebook, and the matrix clause -> code -> tests."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from liza.toolkit.problems import Problem, ProblemsError, guess, problem, quoted, read_text
from liza.toolkit.text import Argument, Phrase, Words, fold

SPANISH_EXAMPLES = "examples.es.toml"
"""The file beside a catalogue that says its examples in Spanish: a list for each clause, in the same order."""
STATUSES = ("clear", "ruled", "missing")
"""What the rulebook says: enough; something that had to be read one way; nothing."""


@dataclass(frozen=True, slots=True)
class Example:
    """One line of the acceptance list of a clause."""

    given: str
    when: str
    then: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence of a rulebook, in our words, and how we read it."""

    id: str
    """`CODE-section-number`, as in `INF-10.2-1`."""
    section: str
    topic: str
    es: str
    en: str
    status: str
    """One of `STATUSES`."""
    ruling_es: str = ""
    ruling_en: str = ""
    option: str = ""
    """The field of the game's ruleset that decides between readings, if there are several."""
    values: tuple[str | int, ...] = ()
    """The values of the option, the default first."""
    examples: tuple[Example, ...] = ()
    spanish_examples: tuple[Example, ...] = ()
    mechanical: bool = True
    """False for what no code can do; then `reason` says why."""
    reason: str = ""
    line: int = 0
    """Where the clause begins in the catalogue's file."""

    def text(self, language: str) -> str:
        """Returns the clause: in English for "en", else in Spanish."""
        return self.en if language == "en" else self.es

    def ruling(self, language: str) -> str:
        """Returns the reading we chose, or "" where the rulebook is clear."""
        return self.ruling_en if language == "en" else self.ruling_es

    def shown(self, language: str) -> tuple[Example, ...]:
        """Returns the examples: in English for "en" and where they have not been translated, else in Spanish."""
        return self.examples if language == "en" else self.spanish_examples or self.examples


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What a catalogue is about."""

    id: str
    code: str
    """The first part of every clause id, as `INF`."""
    title: str
    version: str
    players: tuple[int, ...]
    source: str
    summary_es: str
    summary_en: str


class Catalogue:
    """The clauses of a rulebook, in its order."""

    def __init__(self, rulebook: Rulebook, clauses: Sequence[Clause], file: str = "") -> None:
        self.rulebook = rulebook
        self.clauses = tuple(clauses)
        self.file = file
        self._by_id = {clause.id: clause for clause in clauses}
        self._folded: list[tuple[str, Clause]] = []

    def __getitem__(self, clause_id: str) -> Clause:
        return self._by_id[clause_id]

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every clause id, in the rulebook's order."""
        return tuple(self._by_id)

    @property
    def sections(self) -> dict[str, tuple[Clause, ...]]:
        """The clauses of each section, both in the rulebook's order."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause)
        return {section: tuple(clauses) for section, clauses in found.items()}

    @property
    def options(self) -> dict[str, Clause]:
        """The clause that each option belongs to."""
        return {clause.option: clause for clause in self.clauses if clause.option}

    def find(self, text: str) -> list[Clause]:
        """Returns the clauses that hold every word of the text, in either language or in id, topic or option.

        Accents and capitals do not matter; a whole id, with or without the rulebook's code, finds that clause alone.
        """
        wanted = fold(text)
        for candidate in (wanted, f"{fold(self.rulebook.code)}-{wanted}"):
            exact = [clause for clause in self.clauses if fold(clause.id) == candidate]
            if exact:
                return exact
        if not self._folded:
            self._folded = [(fold(_searched(clause)), clause) for clause in self.clauses]
        return [clause for folded, clause in self._folded if all(word in folded for word in wanted.split())]


def _searched(clause: Clause) -> str:
    texts = (clause.es, clause.en, clause.ruling_es, clause.ruling_en)
    return " ".join((clause.id, clause.topic, clause.option, *map(str, clause.values), *texts))


def read_catalogue(path: str | os.PathLike[str]) -> Catalogue:
    """Reads a `clauses.toml`, and the Spanish examples beside it if there are any.

    Raises:
        ProblemsError: everything that is wrong in it, with its line: broken TOML, fields that are missing, unknown,
            blank or of another type, ids out of form or repeated, a section in two parts, rulings or examples that
            are missing, options without values, references to clauses that do not exist, Spanish examples that do not
            go with the others.
    """
    catalogue = parse_catalogue(read_text(path), os.fspath(path))
    beside = Path(path).with_name(SPANISH_EXAMPLES)
    return with_spanish_examples(catalogue, read_text(beside), str(beside)) if beside.is_file() else catalogue


def parse_catalogue(text: str, file: str = "") -> Catalogue:
    """Reads a catalogue from its text; see `read_catalogue`."""
    return _CatalogueReader(text, file).read(_toml(text, file))


def with_spanish_examples(catalogue: Catalogue, text: str, file: str = "") -> Catalogue:
    """Returns a catalogue with its examples in Spanish; see `read_catalogue`."""
    data = _toml(text, file)
    problems = [
        problem(Words.of(), Phrase("clauses-spanish", count=len(clause.examples)), file=file, place=clause.id)
        for clause in catalogue
        if not _goes_with(clause, data.get(clause.id, []))
    ]
    for name in data.keys() - set(catalogue.ids):
        told = Phrase("clauses-reference", id=name, guess=guess(name, catalogue.ids))
        problems.append(problem(Words.of(), told, file=file, place=name))
    if problems:
        raise ProblemsError(problems)
    clauses = [
        replace(clause, spanish_examples=tuple(Example(**example) for example in data.get(clause.id, [])))
        for clause in catalogue
    ]
    return Catalogue(catalogue.rulebook, clauses, catalogue.file)


def _goes_with(clause: Clause, examples: Any) -> bool:
    return _list_of(_is_example)(examples) and len(examples) == len(clause.examples)


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, where = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", where)
        number = int(line[1]) if line else text.count("\n") + 1
        raise ProblemsError(
            [problem(Words.of(), Phrase("toml-broken", reason=reason), file=file, line=number)]
        ) from None


@dataclass(frozen=True, slots=True)
class _Field:
    expected: str
    test: Callable[[Any], bool]
    required: bool = True


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_example(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == {"given", "when", "then"} and all(map(_is_text, value.values()))


def _list_of(test: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(test, value))


_TEXT = _Field("text", _is_text)
_OPTIONAL_TEXT = _Field("text", _is_text, required=False)
_RULEBOOK_FIELDS = {
    **dict.fromkeys(("id", "code", "title", "version", "source", "summary_es", "summary_en"), _TEXT),
    "players": _Field("numbers", _list_of(_is_number)),
}
_CLAUSE_FIELDS = {
    **dict.fromkeys(("id", "section", "topic", "es", "en", "status"), _TEXT),
    **dict.fromkeys(("ruling_es", "ruling_en", "option", "reason"), _OPTIONAL_TEXT),
    "values": _Field("values", _list_of(lambda value: _is_text(value) or _is_number(value)), required=False),
    "examples": _Field("examples", _list_of(_is_example), required=False),
    "mechanical": _Field("yes-no", lambda value: isinstance(value, bool), required=False),
}


class _CatalogueReader:
    """Checks the data of one catalogue and collects what is wrong."""

    def __init__(self, text: str, file: str) -> None:
        self._lines = text.splitlines()
        self._file = file
        self._problems: list[Problem] = []
        self._starts = [
            number for number, line in enumerate(self._lines, 1) if re.match(r"\s*\[\[\s*clause\s*]]", line)
        ]

    def read(self, data: Mapping[str, Any]) -> Catalogue:
        rulebook = self._rulebook(data)
        code = rulebook.code if rulebook else ""
        for name in data.keys() - {"rulebook", "clause"}:
            self._unknown(name, ("rulebook", "clause"), 0, "")
        clauses = self._clauses(data.get("clause"), code)
        if rulebook is None or self._problems:
            raise ProblemsError(sorted(self._problems, key=lambda one: one.line))
        return Catalogue(rulebook, clauses, self._file)

    def _rulebook(self, data: Mapping[str, Any]) -> Rulebook | None:
        table = data.get("rulebook")
        if not isinstance(table, dict):
            self._tell(0, "", "clauses-no-rulebook")
            return None
        start = next((number for number, line in enumerate(self._lines, 1) if re.match(r"\s*\[rulebook]", line)), 0)
        if not self._fields(table, _RULEBOOK_FIELDS, start, "rulebook"):
            return None
        return Rulebook(**{**table, "players": tuple(table["players"])})

    def _clauses(self, tables: object, code: str) -> list[Clause]:
        if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
            self._tell(0, "", "clauses-empty")
            return []
        starts = self._starts if len(self._starts) == len(tables) else [0] * len(tables)
        clauses = []
        for table, start in zip(tables, starts, strict=True):
            place = table["id"] if _is_text(table.get("id")) else "clause"
            if self._fields(table, _CLAUSE_FIELDS, start, place):
                clauses.append(self._clause(table, start))
        self._each(clauses, code)
        self._together(clauses, code)
        return clauses

    @staticmethod
    def _clause(table: Mapping[str, Any], start: int) -> Clause:
        examples = tuple(Example(**example) for example in table.get("examples", ()))
        return Clause(**{**table, "values": tuple(table.get("values", ())), "examples": examples, "line": start})

    def _fields(self, table: Mapping[str, Any], fields: Mapping[str, _Field], start: int, place: str) -> bool:
        before = len(self._problems)
        for name, wanted in fields.items():
            line = self._line_of(name, start)
            expected = Phrase(f"clauses-type-{wanted.expected}")
            if name not in table and wanted.required:
                self._tell(start, place, "clauses-field-missing", field=name, expected=expected)
            elif name in table and not wanted.test(table[name]):
                self._tell(line, place, "clauses-field-type", field=name, expected=expected)
            elif isinstance(table.get(name), str) and not table[name].strip():
                self._tell(line, place, "clauses-field-blank", field=name)
        for name in table.keys() - fields.keys():
            self._unknown(name, fields, self._line_of(name, start), place)
        return len(self._problems) == before

    def _each(self, clauses: Iterable[Clause], code: str) -> None:
        for clause in clauses:
            for phrase, name in _breaches(clause, code):
                self._tell(self._line_of(name, clause.line), clause.id, phrase.message, **dict(phrase.args))

    def _together(self, clauses: Sequence[Clause], code: str) -> None:
        ids: dict[str, Clause] = {}
        options: dict[str, str] = {}
        sections: list[str] = []
        for clause in clauses:
            if clause.id in ids:
                self._tell(clause.line, clause.id, "clauses-duplicate", id=clause.id, first=ids[clause.id].line)
            ids.setdefault(clause.id, clause)
            if clause.option and clause.option in options:
                line, owner = self._line_of("option", clause.line), options[clause.option]
                self._tell(line, clause.id, "clauses-option-taken", option=clause.option, clause=owner)
            options.setdefault(clause.option, clause.id)
            if clause.section in sections[:-1]:
                self._tell(clause.line, clause.id, "clauses-section", section=clause.section)
            elif clause.section not in sections:
                sections.append(clause.section)
        for clause in clauses:
            for name in sorted(set(_id_pattern(code).findall(_referring(clause))) - ids.keys()):
                self._tell(clause.line, clause.id, "clauses-reference", id=name, guess=guess(name, ids))

    def _unknown(self, name: str, known: Iterable[str], line: int, place: str) -> None:
        known = tuple(known)
        self._tell(line, place, "clauses-field-unknown", field=name, guess=guess(name, known), known=quoted(known))

    def _line_of(self, name: str, start: int) -> int:
        """Returns the line of a field of the table that starts at a line, or that line itself."""
        for number in range(start, len(self._lines) if start else 0):
            if re.match(r"\s*\[+\s*[a-z]+\s*]+\s*$", self._lines[number]):
                break
            if re.match(rf"\s*{re.escape(name)}\s*=", self._lines[number]):
                return number + 1
        return start

    def _tell(self, line: int, place: str, message: str, /, **args: Argument) -> None:
        told = problem(Words.of(), Phrase(message, **args), file=self._file, line=line, place=place)
        self._problems.append(told)


def _breaches(clause: Clause, code: str) -> Iterator[tuple[Phrase, str]]:
    """Yields what is wrong with a clause by itself, and the field to look at."""
    if code and not re.fullmatch(re.escape(f"{code}-{clause.section}-") + r"[1-9]\d*", clause.id):
        yield Phrase("clauses-id", id=clause.id, form=f"{code}-{clause.section}-1"), "id"
    if clause.status not in STATUSES:
        yield (
            Phrase("clauses-status", status=clause.status, guess=guess(clause.status, STATUSES), known=STATUSES),
            "status",
        )
    elif clause.status == "clear" and (clause.ruling_es or clause.ruling_en):
        yield Phrase("clauses-ruling-clear"), "ruling_es"
    elif clause.status != "clear" and not (clause.ruling_es and clause.ruling_en):
        yield Phrase("clauses-ruling", status=clause.status), "status"
    if bool(clause.option) != bool(clause.values) or (clause.option and len(set(clause.values)) < 2):
        yield Phrase("clauses-option"), "option"
    elif len(set(clause.values)) < len(clause.values):
        yield Phrase("clauses-option"), "values"
    if clause.mechanical and not clause.examples:
        yield Phrase("clauses-examples"), "examples"
    if clause.mechanical == bool(clause.reason):
        yield Phrase("clauses-reason"), "reason" if clause.reason else "mechanical"


def _id_pattern(code: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(code or 'no-code')}-[\w.]+(?:-[\w.]+)*-\d+\b")


def _referring(clause: Clause) -> str:
    examples = (f"{example.given} {example.when} {example.then}" for example in clause.examples)
    return " ".join((clause.es, clause.en, clause.ruling_es, clause.ruling_en, clause.reason, *examples))


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that names a clause."""

    file: str
    line: int
    name: str = ""
    """The test, as `test_name` or `TestClass.test_name`; "" in code."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(slots=True)
class Matrix:
    """Which code fulfils each clause, which tests prove it, and what is missing."""

    catalogue: Catalogue
    code: dict[str, list[Citation]] = field(default_factory=dict)
    """By clause id; holds ids as they were found, those that do not exist included."""
    tests: dict[str, list[Citation]] = field(default_factory=dict)
    """As `code`."""
    holes: list[Problem] = field(default_factory=list)
    """Each names its clause in `clause`; empty when every mechanical clause has code and test."""

    def rows(self) -> Iterator[tuple[Clause, list[Citation], list[Citation]]]:
        """Yields every clause in the rulebook's order, with the code that cites it and the tests that prove it."""
        for clause in self.catalogue:
            yield clause, self.code.get(clause.id, []), self.tests.get(clause.id, [])


Folder = str | os.PathLike[str]


def matrix(catalogue: Catalogue, source_folders: Iterable[Folder], test_folders: Iterable[Folder]) -> Matrix:
    """Reads all Python below the folders and returns who cites what.

    Code cites a clause by a string that is its id, or several with commas or spaces between; docstrings and comments
    do not count. A test proves a clause by `@clause("INF-1-1", …)` on itself or its class, on a parameter set
    (`pytest.param(…, marks=clause(…))`), or in a `pytestmark`. A test that is skipped or expected to fail proves
    nothing, nor does a mark where pytest collects no test.
    """
    found = Matrix(catalogue)
    code = catalogue.rulebook.code
    for path, text in _python_files(source_folders, code + "-"):
        tree = _parsed(path, text, found.holes)
        for clause_id, line in _cited(tree, _id_pattern(code)) if tree else ():
            found.code.setdefault(clause_id, []).append(Citation(path, line))
    for path, text in _python_files(test_folders, "clause"):
        tree = _parsed(path, text, found.holes) if _is_test_file(path) else None
        for clause_id, citation in _Marks(path, found.holes).read(tree) if tree else ():
            if clause_id.startswith(code + "-"):
                found.tests.setdefault(clause_id, []).append(citation)
    found.holes += _holes(found)
    return found


def _holes(found: Matrix) -> Iterator[Problem]:
    catalogue = found.catalogue
    for clause in catalogue:
        for citations, message in ((found.code, "matrix-no-code"), (found.tests, "matrix-no-test")):
            if clause.mechanical and clause.id not in citations:
                phrase = Phrase(message, id=clause.id)
                yield problem(Words.of(), phrase, file=catalogue.file, line=clause.line, clause=clause.id)
    for citations, message in ((found.code, "matrix-unknown-code"), (found.tests, "matrix-unknown-test")):
        for clause_id in sorted(citations.keys() - set(catalogue.ids)):
            phrase = Phrase(message, id=clause_id, guess=guess(clause_id, catalogue.ids))
            for one in citations[clause_id]:
                yield problem(Words.of(), phrase, file=one.file, line=one.line, place=one.name, clause=clause_id)


def _python_files(folders: Iterable[Folder], sign: str) -> Iterator[tuple[str, str]]:
    """Yields path and text of every Python file below the folders that holds a sign, each once, in a fixed order."""
    seen: set[Path] = set()
    for folder in folders:
        for path in sorted(Path(folder).rglob("*.py")):
            if path.resolve() not in seen:
                seen.add(path.resolve())
                text = read_text(path)
                if sign in text:
                    yield path.as_posix(), text


def _is_test_file(path: str) -> bool:
    name = path.rsplit("/", 1)[-1]
    return name.startswith("test_") or name.endswith("_test.py")


def _parsed(path: str, text: str, holes: list[Problem]) -> ast.Module | None:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError) as error:
        reason, line = (error.msg, error.lineno or 0) if isinstance(error, SyntaxError) else (str(error), 0)
        holes.append(problem(Words.of(), Phrase("matrix-broken", reason=reason), file=path, line=line))
        return None


def _cited(tree: ast.Module, pattern: re.Pattern[str]) -> Iterator[tuple[str, int]]:
    """Yields the clause ids in string constants, with their lines; strings that are statements are docstrings."""
    only_ids = re.compile(rf"(?:{pattern.pattern}[\s,;]*)+")
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            if only_ids.fullmatch(node.value):
                for clause_id in pattern.findall(node.value):
                    yield clause_id, node.lineno


_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Found = tuple[str, Citation]


class _Marks:
    """Finds the clause marks of one test file."""

    def __init__(self, path: str, holes: list[Problem]) -> None:
        self._path = path
        self._holes = holes
        self._named: dict[str, list[ast.Call]] = {}

    def read(self, tree: ast.Module) -> list[_Found]:
        for node in tree.body:
            for name in _assigned(node):
                self._named[name] = list(self._calls(node))
        return self._body(tree.body, "")

    def _body(self, body: Sequence[ast.stmt], owner: str) -> list[_Found]:
        """Returns the marks of the tests in a module or class; its own marks count only if there are any tests."""
        found: list[_Found] = []
        has_tests = False
        for node in body:
            if isinstance(node, _Function) and node.name.startswith("test"):
                if not _is_switched_off(node):
                    has_tests = True
                    found += self._read(node.decorator_list, owner + node.name)
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test") and not _is_switched_off(node):
                inner = self._body(node.body, f"{node.name}.")
                if any(isinstance(one, _Function) and one.name.startswith("test") for one in node.body):
                    has_tests = True
                    found += inner + self._read(node.decorator_list, node.name)
        for node in body:
            if has_tests and "pytestmark" in _assigned(node):
                found += self._read([node], owner.rstrip(".") or "pytestmark")
        return found

    def _read(self, nodes: Iterable[ast.AST], name: str) -> list[_Found]:
        found = []
        for node in nodes:
            for call in self._calls(node):
                texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                if len(texts) < len(call.args) or not texts:
                    phrase = Phrase("matrix-unreadable")
                    told = problem(Words.of(), phrase, file=self._path, line=call.lineno, place=name)
                    self._holes.append(told)
                found += [(text, Citation(self._path, call.lineno, name)) for text in texts]
        return found

    def _calls(self, node: ast.AST) -> Iterator[ast.Call]:
        """Yields the calls of `clause` in a part of the source, those behind a name of the module included."""
        for one in ast.walk(node):
            if isinstance(one, ast.Call) and _last_name(one.func) == "clause":
                yield one
            elif isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load):
                yield from self._named.get(one.id, ())


def _assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_switched_off(node: _Function | ast.ClassDef) -> bool:
    decorators = (one.func if isinstance(one, ast.Call) else one for one in node.decorator_list)
    return any(_last_name(one) in ("skip", "xfail") for one in decorators)
