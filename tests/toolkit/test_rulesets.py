"""The options of a rulebook: complete, refused, offered, drawn at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from liza.kernel import Rng
from liza.toolkit.problems import ProblemsError
from liza.toolkit.ruleset import Conflict, Ruleset
from liza.toolkit.text import Phrase

CATALOGUE = """
[rulebook]
id = "toy"
code = "TOY"
title = "Toy"
version = "1"
source = "none"
summary_es = "Un juguete."
summary_en = "A toy."
players = [2]

"""
CLAUSE = """
[[clause]]
id = "TOY-1-{number}"
section = "1"
topic = "weather"
status = "ruled"
es = "Uno."
en = "One."
ruling_es = "Así."
ruling_en = "So."
mechanical = true
option = "{option}"
values = {values}
examples = [{{ given = "a", when = "b", then = "c" }}]
"""
OPTIONS = {"wind": ["calm", "storm"], "sea": ["low", "high"], "stack": ["no", "yes"]}


def conflicts(options: Mapping[str, str]) -> Iterator[Conflict]:
    if options["wind"] == "storm" and options["sea"] == "high":
        yield Conflict(Phrase("option-other", text="flood"), "sea", "TOY-1-2")


@pytest.fixture
def ruleset(tmp_path: Path) -> Ruleset:
    rules = "".join(
        CLAUSE.format(number=number, option=option, values=values).replace("'", '"')
        for number, (option, values) in enumerate(OPTIONS.items(), 1)
    )
    (tmp_path / "clauses.toml").write_text(CATALOGUE + rules, encoding="utf-8")
    (tmp_path / "rulesets").mkdir()
    (tmp_path / "rulesets" / "book.yaml").write_text("sea: low\n", encoding="utf-8")
    (tmp_path / "rulesets" / "able.yaml").write_text("wind: storm\n", encoding="utf-8")
    return Ruleset("liza.toolkit", tmp_path, not_supported={("stack", "yes"): "TOY-1-3"}, conflicts=conflicts)


def test_what_is_not_named_has_the_first_value(ruleset: Ruleset):
    assert ruleset.defaults() == {"wind": "calm", "sea": "low", "stack": "no"}
    assert ruleset.complete({"sea": "high"}) == {"wind": "calm", "sea": "high", "stack": "no"}


@pytest.mark.parametrize(
    ("options", "place", "clause"),
    [
        ({"winds": "calm"}, "winds", ""),
        ({"wind": "gale"}, "wind", "TOY-1-1"),
        ({"stack": "yes"}, "stack", "TOY-1-3"),
        ({"wind": "storm", "sea": "high"}, "sea", "TOY-1-2"),
    ],
    ids=["option", "value", "unsupported", "together"],
)
def test_what_cannot_be_played_is_refused_with_its_clause(
    ruleset: Ruleset, options: dict[str, str], place: str, clause: str
):
    with pytest.raises(ProblemsError) as raised:
        ruleset.complete(options)

    assert [(one.place, one.clause) for one in raised.value.problems] == [(place, clause)]


def test_everything_wrong_is_told_at_once(ruleset: Ruleset):
    with pytest.raises(ProblemsError) as raised:
        ruleset.complete({"winds": "calm", "wind": "storm", "sea": "high"})

    assert [one.place for one in raised.value.problems] == ["winds", "sea"]


def test_the_preset_of_the_rulebook_comes_first(ruleset: Ruleset):
    presets = ruleset.presets()

    assert [*presets] == ["book", "able"]
    assert presets["able"] == {"wind": "storm", "sea": "low", "stack": "no"}


def test_an_option_with_one_playable_value_is_no_choice(ruleset: Ruleset):
    assert [(one.name, one.clause, [value for value, _ in one.values]) for one in ruleset.choices()] == [
        ("wind", "TOY-1-1", ["calm", "storm"]),
        ("sea", "TOY-1-2", ["low", "high"]),
    ]


def test_random_options_can_always_be_played_and_reach_every_such_value(ruleset: Ruleset):
    drawn = [ruleset.random_options(Rng(seed)) for seed in range(200)]

    complete = [ruleset.complete(options) for options in drawn]
    assert {(name, value) for options in complete for name, value in options.items()} == {
        ("wind", "calm"), ("wind", "storm"), ("sea", "low"), ("sea", "high"), ("stack", "no"),
    }  # fmt: skip
