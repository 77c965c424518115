# plain: options are read once, when a match is set up
"""The options of a match: which reading of the rulebook is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from liza.games.bellum.pieces import NOBODY, Rules
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.view import Choice

SHRINE_TYPES: Final = {"any": 0, "structure_only": 1, "economy_only": 2}
DEPOSITS: Final = {"free": 0, "exhaust_cleric": 1, "card_text_only": 2}
FOR_DECKS: Final = ("castle_table", "copy_limits", "ages")
"""Options that other decks than the samples are needed for: they are set by name, not offered in a lobby."""

RULESET: Final = Ruleset("liza.games.bellum", Path(__file__).parent / "data")


def choices() -> list[Choice]:
    """Return the options that a lobby offers: those that the sample decks can be played with."""
    return [choice for choice in RULESET.choices() if choice.name not in (*FOR_DECKS, "first_player")]


def rules(options: Mapping[str, str], first: int = NOBODY) -> Rules:
    """Return complete options as the engine's numbers; `first` is the seat that starts, if it is fixed."""
    out = Rules()
    out.each_effect = options["resolution_scope"] == "each_effect"
    out.same_building = options["dominion_buildings"] == "same_building"
    out.vault_secret = options["vault_visibility"] == "owner_only"
    out.only_structures = options["same_name_stack"] == "structures_only"
    out.economy_by_choice = options["age1_economy_timing"] == "player_choice"
    out.economy_open = options["age1_economy_info"] == "open"
    out.first_seat = first if options["first_player"] == "fixed" else NOBODY
    out.read_at_assignment = options["ready_check"] == "at_assignment"
    out.needs_target = options["targetless_attack"] == "not_declarable"
    out.release_target = options["intercepted_target"] == "released"
    out.block_demolish = options["demolish_blockable"] == "yes"
    out.first_age = 0 if options["ages"] == "three_from_0" else 1
    out.min_cost = int(options["min_cost"])
    out.immediate_stage = options["double_ascent_attack"] == "immediate_stage"
    out.direct_upper = options["direct_upper_stage"] == "yes"
    out.shrine_type = SHRINE_TYPES[options["shrine_type"]]
    out.deposit = DEPOSITS[options["deposit"]]
    return out
