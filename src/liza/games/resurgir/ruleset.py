# plain: options are read once, when a match is set up
"""The options of a match: which reading of the rulebook is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from liza.games.resurgir.pieces import UNLIMITED, Rules
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.view import Choice

CARRIES: Final = {"structures": 0, "none": 1, "all": 2}
TIMINGS: Final = {"period_start": 0, "each_turn": 1, "period_end": 2}

RULESET: Final = Ruleset("liza.games.resurgir", Path(__file__).parent / "data")


def choices() -> list[Choice]:
    """Return the options that a lobby offers: all of them can be played with any deck."""
    return RULESET.choices()


def rules(options: Mapping[str, str]) -> Rules:
    """Return complete options as the engine's numbers."""
    out = Rules()
    out.tie_by_cards = options["vp_tie"] == "cards_in_play"
    out.unified = options["resource_mode"] == "unified"
    out.choose_source = options["payment"] == "choose"
    out.carry = CARRIES[options["resource_carry"]]
    out.any_legacy = options["legacy_response"] == "any"
    out.single_response = options["response_mode"] == "single"
    out.recycle = options["empty_deck"] == "recycle_discard"
    capacity = options["support_capacity"]
    out.support_slots = UNLIMITED if capacity == "unlimited" else int(capacity)
    out.target_turns = options["target_turns"] == "yes"
    out.late_until = 7 if options["late_equinox_until"] == "turn_7" else 6
    out.destructive = TIMINGS[options["destructive_timing"]]
    out.final_capped = options["final_interlude_limit"] == "hand_max"
    out.bonus_on_tie = options["final_bonus_tie"] == "both"
    out.any_number = options["tributacion_targets"] == "any_number"
    return out
