# plain: options are read once, when a match is set up
"""The options of a match: which reading of the rulebook is played; each names its clause in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from liza.games.inframundis.pieces import Rules
from liza.toolkit.clauses import Catalogue, read_catalogue
from liza.toolkit.problems import Problem, ProblemsError, guess, problem, quoted
from liza.toolkit.text import Phrase, Words
from liza.toolkit.yamlfile import read_yaml

DATA = Path(__file__).parent / "data"
NOT_SUPPORTED = {("response_model", "stack"): "INF-12-4"}
"""Values that the catalogue lists and the engine does not play, with the clause that says what is played instead."""
COMMANDERS = {"none": 0, "optional": 1, "required": 2}
RIVAL_ETHER = {"refill": 0, "reserve": 1, "none": 2}
EMPTY_DECK = {"nothing": 0, "fatigue": 1, "lose": 2}


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """Return the rulebook's clauses."""
    return read_catalogue(DATA / "clauses.toml")


def defaults() -> dict[str, str]:
    """Return every option with its default, the first of its values."""
    return {clause.option: str(clause.values[0]) for clause in catalogue().clauses if clause.option}


def supported(option: str) -> list[str]:
    """Return the values of an option that can be played, the default first."""
    values = next(clause.values for clause in catalogue().clauses if clause.option == option)
    return [str(value) for value in values if (option, str(value)) not in NOT_SUPPORTED]


def presets() -> dict[str, dict[str, str]]:
    """Return the named sets of options, complete."""
    out: dict[str, dict[str, str]] = {}
    for path in sorted((DATA / "rulesets").glob("*.yaml")):
        out[path.stem] = complete_options(read_yaml(path).data or {})
    return out


def complete_options(options: Mapping[str, Any]) -> dict[str, str]:
    """Return all options, those not named at their default.

    Raises:
        ProblemsError: an unknown or unsupported option or value, or two that would let a game go on for ever.
    """
    known = {clause.option: clause for clause in catalogue().clauses if clause.option}
    complete = defaults()
    problems: list[Problem] = []
    for name, value in options.items():
        text = str(value)
        clause = known.get(name)
        if clause is None:
            problems.append(
                _problem(Phrase("ruleset-option-unknown", option=str(name), guess=guess(str(name), known)), name)
            )
        elif text not in [str(one) for one in clause.values]:
            said = Phrase(
                "ruleset-value-unknown", option=name, value=text, values=quoted(str(one) for one in clause.values)
            )
            problems.append(_problem(said, name, clause.id))
        elif (name, text) in NOT_SUPPORTED:
            said = Phrase("ruleset-not-supported", option=name, value=text)
            problems.append(_problem(said, name, NOT_SUPPORTED[name, text]))
        else:
            complete[name] = text
    if complete["round_limit"] == "none" and complete["empty_deck"] == "nothing":
        problems.append(_problem(Phrase("ruleset-endless"), "round_limit", "INF-11.4-7"))
    if problems:
        raise ProblemsError(problems)
    return complete


def _problem(said: Phrase, place: str, clause: str = "") -> Problem:
    return problem(Words.of("liza.games.inframundis"), said, place=place, clause=clause)


def rules(options: Mapping[str, str]) -> Rules:
    """Return complete options as the engine's numbers."""
    out = Rules()
    out.lone_marks = options["mark_streak"] == "consecutive_marks"
    out.force_breaks_fall = options["double_fall"] == "total_force"
    out.commanders = COMMANDERS[options["commanders"]]
    out.gear_stays = options["equipment_on_leave"] == "table"
    out.champion_replaces = options["champion_limit"] == "replace"
    out.first_limit = int(options["ether_first_turn"])
    out.rival_ether = RIVAL_ETHER[options["ether_on_rival_turn"]]
    out.first_draws = options["first_player_draw"] == "draw"
    out.empty_deck = EMPTY_DECK[options["empty_deck"]]
    out.line_limit = _number(options["line_limit"])
    out.graded_path = options["nexus_path"] == "by_attacker_line"
    out.blocking = options["block_mode"] == "A"
    out.single_block = options["block_scope"] == "per_conflict"
    out.single_answer = options["retaliation"] == "one"
    out.round_limit = _number(options["round_limit"])
    out.stun_literal = options["stun_mode"] == "literal"
    out.silence_all = options["silence_scope"] == "all"
    out.taunt = options["guard_scope"] == "taunt"
    return out


def _number(value: str) -> int:
    return 0 if value == "none" else int(value)
