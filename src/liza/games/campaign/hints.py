# plain: made for people to look at, never in the inner loop
"""Advice for a first game: hints, each tied to a moment and to what lies on the table."""

from __future__ import annotations

from typing import Any

from liza.games.campaign.annexing import Annex
from liza.games.campaign.fighting import ChooseMode
from liza.games.campaign.hiring import Request
from liza.games.campaign.orders import ChoosePostures, GiveOrders
from liza.games.campaign.pieces import NOWHERE
from liza.games.campaign.recruiting import Recruit
from liza.games.campaign.retreating import ChooseRetreat
from liza.games.campaign.setting_up import Deploy
from liza.games.campaign.state import Campaign
from liza.games.campaign.wages import Pay
from liza.kernel import Ask
from liza.toolkit.telling import label
from liza.toolkit.view import Hint, View

WHEN: tuple[tuple[str, type[Ask[Any]], bool], ...] = (
    ("deploy", Deploy, False),
    ("annex", Annex, True),
    ("pay", Pay, False),
    ("recruit", Recruit, False),
    ("hire", Request, True),
    ("orders", GiveOrders, False),
    ("sheet", GiveOrders, False),
    ("postures", ChoosePostures, False),
    ("battle", ChooseMode, False),
    ("retreat", ChooseRetreat, True),
)
"""The hints in the order in which a game teaches them, the question of each, whether it points at the answers."""


def hints(seen: Campaign, ask: Ask[Any], shown: View) -> list[Hint]:
    """Return the hints that fit what a seat is asked now."""
    fitting = [
        Hint(name, label(f"hint-{name}"), _offered(shown) if points else [])
        for name, asked, points in WHEN
        if isinstance(ask, asked)
    ]
    if isinstance(ask, GiveOrders) and seen.countries[ask.seat].capital == NOWHERE:
        fitting.append(Hint("capital", label("hint-capital"), []))
    return fitting


COUNT = len(WHEN) + 1


def _offered(shown: View) -> list[str]:
    """Return what the answers point at, each once."""
    return list(dict.fromkeys(thing for option in shown.options for thing in option.things))
