# plain: options are read once, when a match is set up
"""The options of a match: which reading of the rulebook is played, and every number of the house rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from liza.games.promised.pieces import Rules
from liza.toolkit.ruleset import Ruleset

RULESET: Final = Ruleset(
    "liza.games.promised",
    Path(__file__).parent / "data",
    not_supported={("map_id", "custom"): "PRO-tablero-1"},
)

_READINGS: Final = {
    "garrison_fights": ("garrison_without_general", "fights"),
    "open_orders": ("commit_visibility", "open"),
    "siege_by_besieger": ("siege_count", "per_besieger"),
    "weapons_walls_only": ("siege_weapons_scope", "wall_only"),
    "responder_wins_ties": ("tie_winner", "responder"),
    "winner_first": ("winner_place", "first"),
    "ambushed_stay": ("ambush_committed", "stay"),
    "ambushed_garrison_fights": ("ambush_garrison", "fights"),
    "ambush_whole_hex": ("ambush_reach", "whole_hex"),
    "ambush_invaders": ("ambush_vs_invaders", "yes"),
    "open_reports": ("report_visibility", "all"),
    "landless_out": ("eliminated_without", "settlements"),
}
"""Readings: the option and the value that makes each true."""

_NUMBERS: Final = {
    "assassin_wrath": "assassin_wrath",
    "card_copies": "card_copies_per_battle",
    "village_cap": "garrison_cap_village",
    "city_cap": "garrison_cap_city",
    "generals_per_hex": "max_generals_per_hex",
    "command_bonus": "command_bonus",
    "judge_settlements": "judge_settlements",
    "city_cost": "judge_city_cost",
    "king_hold": "king_hold",
    "wrath_start": "wrath_start",
    "wrath_per_round": "wrath_per_round",
    "wrath_threshold": "wrath_threshold",
    "invader_strength": "invader_strength_each",
    "invader_growth": "invader_growth",
    "invader_move": "invader_move",
    "offering_wrath": "offering_wrath",
    "troop_cost": "troop_cost",
    "general_base": "general_cost_base",
    "general_each": "general_cost_per_strength",
    "captain_strength": "captain_strength",
    "max_recruits": "max_recruits_per_round",
    "wall_cost": "wall_cost",
    "development_cost": "development_cost",
    "found_cost": "found_cost",
    "sword_cost": "sword_cost",
    "sword_strength": "sword_strength",
    "chariot_cost": "chariot_cost",
    "chariot_strength": "chariot_strength",
    "squire_cost": "squire_cost",
    "item_limit": "item_limit",
    "ransom_each": "ransom_per_strength",
    "income_village": "income_village",
    "income_city": "income_city",
    "income_market": "income_market",
    "barracks_troops": "barracks_troops",
    "region_bonus": "region_bonus",
    "levy_troops": "levy_troops",
    "harvest_coins": "harvest_coins",
    "move_allowance": "move_allowance",
    "march_bonus": "forced_march_bonus",
    "draw_look": "draw_look",
    "hand_limit": "hand_limit",
    "ark_in_top": "ark_in_top",
    "round_limit": "round_limit",
    "points_title": "points_title",
    "points_settlement": "points_settlement",
    "points_development": "points_development",
    "points_captive": "points_captive",
    "points_ark": "points_ark",
    "start_coins": "start_coins",
    "start_hand": "start_hand",
    "capital_garrison": "capital_garrison",
    "second_garrison": "second_garrison",
}
"""Plain numbers: the field of `Rules` and its option."""

_COPIES: Final = (
    "deck_siege_weapons", "deck_ambush", "deck_mercenaries", "deck_assassin", "deck_secret_passage", "",
    "deck_levy", "deck_harvest", "deck_forced_march", "deck_offering",
)  # fmt: skip
"""Options for the copies of each kind of card, in the order of their numbers; of the Ark there is one."""

_LONE_CAPITAL: Final = {"from_three": 3, "always": 2, "never": 5}
"""With how many players at least it wins to be the only one who holds his own capital."""


def rules(options: Mapping[str, str]) -> Rules:
    """Return complete options as the engine's numbers."""
    out = Rules()
    for field, (option, value) in _READINGS.items():
        setattr(out, field, options[option] == value)
    for field, option in _NUMBERS.items():
        setattr(out, field, int(options[option]))
    out.copies = (0, *(int(options[option]) if option else 1 for option in _COPIES))
    out.king_titles = (0, 0, *(int(options[f"king_titles_{count}p"]) for count in (2, 3, 4)))
    out.razed_limit = (0, 0, *(int(options[f"razed_limit_{count}p"]) for count in (2, 3, 4)))
    out.lone_capital_from = _LONE_CAPITAL[options["lone_capital"]]
    out.start_troops = _dashed(options["start_troops"])
    out.strengths = _dashed(options["roster_strengths"])
    return out


def _dashed(value: str) -> tuple[int, ...]:
    return tuple(int(one) for one in value.split("-"))
