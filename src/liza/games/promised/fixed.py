"""The numbers that the surviving page itself gives; all others are options, in `data/rulesets`."""

from __future__ import annotations

from typing import Final

MERCENARY_BONUS: Final = 4
"""What Mercenaries add [PRO-batalla-7]."""
MERCENARY_WRATH: Final = 1
"""And what they raise the Cup by [PRO-batalla-8]."""
ARK_BONUS: Final = 3
"""What the Ark adds [PRO-fuerza-18]."""
VILLAGE_MELT: Final = (4, 2, 0, 0)
"""A wall's bonus by siege round, the first first; the last stays [PRO-fuerza-7]."""
CITY_MELT: Final = (6, 4, 2, 0)
"""A judge's city's [PRO-fuerza-8]."""
SACK_VILLAGE: Final = 20
"""Coins for sacking a village [PRO-botin-5]."""
SACK_CITY: Final = 30
"""A city [PRO-botin-6]."""
SACK_DEVELOPMENT: Final = 6
"""And each development [PRO-botin-7]."""
SACK_WRATH: Final = 3
"""What a sack raises the Cup by [PRO-botin-9]."""
