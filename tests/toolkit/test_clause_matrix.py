"""The clause matrix: who cites a clause, who proves it, and which holes are found."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from liza.toolkit.clauses import Catalogue, Clause, Matrix, Rulebook, matrix

RULEBOOK = Rulebook("ferry", "FER", "La barca", "1", (2,), "made up", "Se cruza.", "One crosses.")


def _clause(clause_id: str, mechanical: bool = True) -> Clause:
    return Clause(clause_id, "1", "action", "Se cruza.", "One crosses.", "clear", mechanical=mechanical, line=7)


CATALOGUE = Catalogue(RULEBOOK, [_clause("FER-1-1"), _clause("FER-1-2"), _clause("FER-1-3", False)], "clauses.toml")


@pytest.fixture
def find(tmp_path):
    """Returns the matrix of one source and one test file."""

    def build(code: str = "", test: str = "", name: str = "test_ferry.py") -> Matrix:
        for folder, file, text in (("src", "ferry.py", code), ("tests", name, test)):
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / file).write_text(text, encoding="utf-8")
        return matrix(CATALOGUE, [tmp_path / "src"], [tmp_path / "tests"])

    return build


def _told(found: Matrix) -> list[tuple[str, str, int]]:
    return [(hole.clause, hole.text_en.split(" (")[0], hole.line) for hole in found.holes]


def test_strings_cite_and_docstrings_and_comments_do_not(find):
    code = '''"""FER-1-2"""
# FER-1-2
class Cross:
    """FER-1-2 says it."""

    clause: str = "FER-1-1"
    "FER-1-2"

    def run(self, state):
        """FER-1-2"""
        state.emit(1, "FER-1-1", "see FER-1-2 for more")
'''
    found = find(code)

    assert {key: [one.line for one in places] for key, places in found.code.items()} == {"FER-1-1": [6, 11]}
    assert str(found.code["FER-1-1"][0]).endswith("src/ferry.py:6")


def test_one_string_may_cite_several_clauses(find):
    assert set(find('CLAUSES = "FER-1-1, FER-1-2"').code) == {"FER-1-1", "FER-1-2"}


def test_clauses_of_other_rulebooks_are_left_alone(find):
    found = find('A = "INF-1-1"', 'from m import clause\n\n@clause("INF-1-1")\ndef test_a(): ...\n')

    assert not found.code
    assert not found.tests
    assert all(hole.clause.startswith("FER") for hole in found.holes)


def test_a_mechanical_clause_needs_code_and_test(find):
    found = find('A = "FER-1-1"', '@clause("FER-1-2")\ndef test_a(): ...\n')

    assert _told(found) == [
        ("FER-1-1", "No test proves the clause.", 7),
        ("FER-1-2", "No code cites the clause.", 7),
    ]
    assert found.holes[0].file == "clauses.toml"


def test_without_holes_the_list_is_empty(find):
    found = find('A = "FER-1-1"\nB = "FER-1-2"', '@clause("FER-1-1", "FER-1-2")\ndef test_a(): ...\n')

    assert found.holes == []
    rows = [(clause.id, len(code), [test.name for test in tests]) for clause, code, tests in found.rows()]
    assert rows == [("FER-1-1", 1, ["test_a"]), ("FER-1-2", 1, ["test_a"]), ("FER-1-3", 0, [])]


def test_ids_that_do_not_exist_are_holes(find):
    found = find('A = "FER-1-1"\nB = "FER-1-22"', '@clause("FER-1-1", "FER-9-1")\ndef test_a(): ...\n')

    assert ("FER-1-22", 'Code cites the clause "FER-1-22", which does not exist.', 2) in _told(found)
    assert ("FER-9-1", 'A test claims to prove the clause "FER-9-1", which does not exist.', 1) in _told(found)
    wrong = next(hole for hole in found.holes if hole.clause == "FER-1-22")
    assert "¿Quieres decir" in wrong.remedy_es
    assert wrong.file.endswith("src/ferry.py")


MARKED = [
    ('@clause("FER-1-1")\ndef test_a(): ...', "test_a"),
    ('@marks.clause("FER-1-1")\nasync def test_a(): ...', "test_a"),
    ('@pytest.mark.clause("FER-1-1")\ndef test_a(): ...', "test_a"),
    ('@clause("FER-1-1")\nclass TestA:\n    def test_a(self): ...', "TestA"),
    ('class TestA:\n    @clause("FER-1-1")\n    def test_a(self): ...', "TestA.test_a"),
    ('class TestA:\n    pytestmark = clause("FER-1-1")\n    def test_a(self): ...', "TestA"),
    ('pytestmark = [clause("FER-1-1")]\ndef test_a(): ...', "pytestmark"),
    ('@pytest.mark.parametrize("a", [pytest.param(1, marks=clause("FER-1-1"))])\ndef test_a(a): ...', "test_a"),
    ('CASES = [pytest.param(1, marks=clause("FER-1-1"))]\n@each("a", CASES)\ndef test_a(a): ...', "test_a"),
    ('first = clause("FER-1-1")\n@first\ndef test_a(): ...', "test_a"),
    ('@pytest.mark.skipif(OLD, reason="")\n@clause("FER-1-1")\ndef test_a(): ...', "test_a"),
]


@pytest.mark.parametrize(("test", "name"), MARKED, ids=range(len(MARKED)))
def test_a_mark_proves_its_clause(find, test, name):
    assert [one.name for one in find(test=test).tests["FER-1-1"]] == [name]


UNMARKED = [
    '@clause("FER-1-1")\ndef helper(): ...',
    '@clause("FER-1-1")\nclass Helper:\n    def test_a(self): ...',
    '@clause("FER-1-1")\nclass TestA:\n    def helper(self): ...',
    'pytestmark = clause("FER-1-1")\n',
    'CASES = [clause("FER-1-1")]\ndef test_a(): ...',
    'def test_a():\n    clause("FER-1-1")',
    '@pytest.mark.skip(reason="later")\n@clause("FER-1-1")\ndef test_a(): ...',
    '@pytest.mark.xfail\n@clause("FER-1-1")\ndef test_a(): ...',
    '@pytest.mark.skip\nclass TestA:\n    @clause("FER-1-1")\n    def test_a(self): ...',
    '# @clause("FER-1-1")\ndef test_a(): ...',
]


@pytest.mark.parametrize("test", UNMARKED, ids=range(len(UNMARKED)))
def test_a_mark_that_no_test_runs_proves_nothing(find, test):
    assert "FER-1-1" not in find(test=test).tests


def test_a_file_that_pytest_does_not_collect_proves_nothing(find):
    assert not find(test='@clause("FER-1-1")\ndef test_a(): ...', name="helpers.py").tests


@pytest.mark.parametrize("mark", ["clause(ID)", "clause(*IDS)", "clause()", 'clause("FER-1-1", ID)'])
def test_a_mark_without_literal_ids_is_a_hole(find, mark):
    found = find(test=f"@{mark}\ndef test_a(): ...\n")

    assert any(hole.text_en == "The mark @clause has no literal texts." and hole.line == 1 for hole in found.holes)


def test_a_file_that_is_no_python_is_a_hole(find):
    found = find(code='def f(:\n    "FER-1-1"')

    assert any(hole.text_en.startswith("This is not Python") and hole.line == 1 for hole in found.holes)


def test_a_file_below_two_folders_counts_once(tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "ferry.py").write_text('A = "FER-1-1"', encoding="utf-8")

    assert len(matrix(CATALOGUE, [tmp_path, tmp_path / "inner"], []).code["FER-1-1"]) == 1


def test_a_large_tree_takes_little_time(tmp_path):
    lines = "".join(f'def test_{number}():\n    use("FER-1-{number % 2 + 1}", {number})\n' for number in range(300))
    for number in range(60):
        (tmp_path / f"test_{number}.py").write_text(lines, encoding="utf-8")

    started = time.process_time()
    found = matrix(CATALOGUE, [Path(tmp_path)], [Path(tmp_path)])

    assert len(found.code["FER-1-1"]) == 60 * 150
    assert time.process_time() - started < 5
