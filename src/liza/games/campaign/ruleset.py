# plain: options are read once, when a match is set up
"""The options of a match: which reading of the rulebook is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from liza.games.campaign.pieces import Rules
from liza.toolkit.ruleset import Ruleset

RULESET: Final = Ruleset(
    "liza.games.campaign",
    Path(__file__).parent / "data",
    not_supported={
        ("map", "custom"): "CAM-regiones-11",
        ("diplomacy", "pacts"): "CAM-diplomacia-1",
    },
)

_READINGS: Final = {
    "column_of_two": ("column_size", "two"),
    "two_dice": ("maneuver_die", "2d6"),
    "tie_to_maneuver": ("maneuver_tie", "higher_maneuver"),
    "will_four_turns": ("annex_will", "four_turns"),
    "capital_annexed_only": ("capital_targets", "annexed_only"),
    "all_present": ("contingent_counting", "all_present"),
    "old_king_needed": ("coronation_old_king", "if_abdicated"),
    "hero_crowned": ("coronation_candidate", "leader_or_hero"),
    "regency": ("throne_deadlock", "regency"),
    "levy_saving": ("levy_saving", "half_of_four"),
    "recruit_first": ("upkeep_order", "recruit_first"),
    "king_leaves": ("king_wages", "like_others"),
    "company_by_lot": ("mercenary_contest", "lot"),
    "sequential": ("movement_mode", "sequential"),
    "dispute_auto": ("dispute", "auto"),
    "prisoners_killed": ("prisoners", "killed"),
    "razing": ("raze_action", "on"),
    "pacts": ("diplomacy", "pacts"),
}
"""Readings with two values: the option and the value that makes each true."""

_CHOICES: Final = {
    "reserve": "reserve_profiles",
    "contested": "contested_region",
    "recruit_place": "recruit_place",
    "battle_mode": "battle_mode",
    "leaderless_retreat": "leaderless_retreat",
    "victory": "victory",
    "visibility": "visibility",
}
"""Readings with several values: the field holds the place of the value in the catalogue."""

_NUMBERS: Final = {
    "starting_treasury": "starting_treasury",
    "min_unit_points": "min_unit_points",
    "deadline_hours": "deadline_hours",
    "game_length": "game_length",
}


def rules(options: Mapping[str, str]) -> Rules:
    """Return complete options as the engine's numbers."""
    out = Rules()
    values = RULESET.values()
    for field, (option, value) in _READINGS.items():
        setattr(out, field, options[option] == value)
    for field, option in _CHOICES.items():
        setattr(out, field, values[option].index(options[option]))
    for field, option in _NUMBERS.items():
        setattr(out, field, int(options[option]))
    return out
