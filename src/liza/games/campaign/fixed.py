"""The numbers that the rulebook gives: profiles of leaders, prices, the tariff; and the templates of the house."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LEADERSHIP: Final = (0, 3000, 2500, 2000, 1500, 1500, 2000, 1500, 2000, 1500, 2000, 1500)
"""By rank: none, king, duke, marquis, count, baron, then the six of the reserve [CAM-lideres-16 to CAM-lideres-21]."""
MANEUVER: Final = (0, 1, 3, 2, 5, 4, 1, 2, 2, 3, 3, 4)
"""By rank, as LEADERSHIP."""
PROFILES: Final = (
    "", "CAM-lideres-16", "CAM-lideres-17", "CAM-lideres-18", "CAM-lideres-19", "CAM-lideres-20",
    "CAM-lideres-21", "CAM-lideres-21", "CAM-lideres-21", "CAM-lideres-21", "CAM-lideres-21", "CAM-lideres-21",
)  # fmt: skip
"""By rank, the clause that gives leadership and manoeuvre."""
TITLES: Final = 5
"""Ranks 1 to 5 are titles, 6 to 11 the reserve."""
RESERVE: Final = 6
"""The first rank of the reserve, and how many there are."""

ARMY_POINTS: Final = 10_000
"""The most that a country begins with [CAM-partida-2]."""
STARTING_LEADERS: Final = 5
"""[CAM-partida-4]"""
STARTING_REGIONS: Final = 5
"""[CAM-partida-7]"""
MOST_UNIT_POINTS: Final = 1500
"""[CAM-partida-14]"""
PRICE: Final = 10
"""Coins for each point that is added [CAM-reclutamiento-1]."""
RESTORING: Final = 3
"""A razed region is restored for so many times its printed taxes [CAM-arrasar-3]."""
DESERTION: Final = 3
"""Turns owed at which a unit leaves [CAM-mantenimiento-3]."""
MORALE_OWED: Final = 2
"""Morale lost for each turn owed [CAM-mantenimiento-2]."""
TARIFF: Final = (0, 4, 7, 9, 11, 13, 14)
"""Coins a point for a contract of so many turns [CAM-mercenarios-3]."""
LONGEST_CONTRACT: Final = 6
APPOINTING: Final = 2000
"""Divides the army [CAM-nombramiento-2], and so many points are present in the capital [CAM-nombramiento-4]."""
CROWNING: Final = 2000
"""[CAM-coronacion-4, CAM-coronacion-8]"""
CROWNING_LEADERS: Final = 3
"""[CAM-coronacion-3]"""
REGENCY_TURNS: Final = 4
"""Turn ends without a king after which one leader is enough, with throne_deadlock = regency [CAM-coronacion-14]."""
CONTINGENT: Final = 3000
"""[CAM-capital-5]"""
ANNEX_TURNS: Final = 4
"""[CAM-anexion-3]"""
ANNEX_CLEAN: Final = 2
"""[CAM-anexion-4]"""
COMPENSATION: Final = 3000
"""[CAM-partida-17]"""

TEMPLATES: Final = (
    "lancers", "swordsmen", "archers", "scouts", "light-horse", "knights", "bombard", "siege-beast", "hero",
)  # fmt: skip
TEMPLATE_KIND: Final = (1, 1, 1, 2, 3, 3, 4, 5, 6)
TEMPLATE_MODELS: Final = (25, 25, 20, 10, 10, 10, 3, 1, 1)
TEMPLATE_EACH: Final = (8, 10, 10, 12, 20, 35, 50, 250, 150)
"""Points per model."""
TEMPLATE_MORALE: Final = (7, 7, 6, 6, 7, 8, 7, 6, 8)
TEMPLATE_COUNT: Final = (10, 6, 6, 5, 5, 4, 3, 2, 0)
"""How many units of each the army of the house has."""
HERO_TEMPLATE: Final = 8
USUAL_MORALE: Final = 7
"""[CAM-mantenimiento-15]"""
LEADER_MORALE: Final = 8
LEADER_POINTS: Final = (400, 300, 250, 200, 200)
"""Of the leaders of the army of the house, by title."""

COMPANY_NAMES: Final = ("cuervo", "estepa", "sin-bandera", "valhondo", "gran-bombarda", "guardia-del-paso")
COMPANY_KIND: Final = (1, 3, 1, 2, 4, 1)
COMPANY_MODELS: Final = (20, 20, 40, 25, 3, 40)
COMPANY_EACH: Final = (20, 25, 15, 14, 150, 20)
COMPANY_MORALE: Final = (7, 7, 7, 7, 7, 8)
COMPANIES: Final = 6


def leadership(rank: i64) -> i64:
    """Return how many points a leader of this rank conducts at most [CAM-lideres-2]."""
    return LEADERSHIP[rank]


def maneuver(rank: i64) -> i64:
    """Return what a leader of this rank adds to contested rolls [CAM-lideres-13]."""
    return MANEUVER[rank]
