# plain: options are read once, when a match is set up
"""The options of a match: which reading of the rulebook is played; each names its clause in the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from liza.games.inframundis.pieces import Rules
from liza.toolkit.ruleset import Conflict, Ruleset
from liza.toolkit.text import Phrase

COMMANDERS: Final = {"none": 0, "optional": 1, "required": 2}
RIVAL_ETHER: Final = {"refill": 0, "reserve": 1, "none": 2}
EMPTY_DECK: Final = {"nothing": 0, "fatigue": 1, "lose": 2}


def _conflicts(options: Mapping[str, str]) -> Iterator[Conflict]:
    """Yield what would let a game go on for ever."""
    if options["round_limit"] == "none" and options["empty_deck"] == "nothing":
        yield Conflict(Phrase("ruleset-endless"), "round_limit", "INF-11.4-7")


RULESET: Final = Ruleset(
    "liza.games.inframundis",
    Path(__file__).parent / "data",
    not_supported={("response_model", "stack"): "INF-12-4"},
    conflicts=_conflicts,
)


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
