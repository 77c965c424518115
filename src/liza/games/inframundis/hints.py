# plain: made for people to look at, never in the inner loop
"""Advice for a first game: six hints, each tied to a moment and to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.games.inframundis.board import judged
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.setting_up import ChooseMulligan
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ChooseAction, ChooseFast
from liza.kernel import Ask
from liza.toolkit.seats import SEATS, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Hint, View


def hints(seen: Inf, ask: Ask[Any], shown: View) -> list[Hint]:
    """Return the hints that fit what a seat is asked now, in the order in which a game teaches them."""
    fitting = (hint(seen, ask, shown) for hint in HINTS)
    return [hint for hint in fitting if hint is not None]


def _hand(seen: Inf, ask: Ask[Any], shown: View) -> Hint | None:
    """What to look at in an opening hand."""
    if not isinstance(ask, ChooseMulligan):
        return None
    own = [zone for zone in shown.zones if zone.id == f"hand:{shown.seat}"]
    cards = _distinct([card.handle for zone in own for card in zone.cards])
    return Hint("hand", Phrase("hint-hand", ether=seen.rules.first_limit), cards)


def _creature(seen: Inf, ask: Ask[Any], shown: View) -> Hint | None:
    """What a creature does where it is played."""
    playable = _playable(shown, ("creature", "champion")) if isinstance(ask, ChooseAction) else []
    return Hint("creature", label("hint-creature"), playable) if playable else None


def _lines(seen: Inf, ask: Ask[Any], shown: View) -> Hint | None:
    """What lines are for, once a creature stands in one."""
    if not isinstance(ask, ChooseAction) or not any(row for side in seen.sides for row in side.lines):
        return None
    own = [zone.id for zone in shown.zones if zone.kind == "line" and zone.owner == shown.seat]
    return Hint("lines", label("hint-lines"), own)


def _window(seen: Inf, ask: Ask[Any], shown: View) -> Hint | None:
    """When fast spells may be played, while one is in hand."""
    playable = _playable(shown, ("fast",)) if isinstance(ask, ChooseFast) else []
    return Hint("window", label("hint-window"), playable) if playable else None


def _attack(seen: Inf, ask: Ask[Any], shown: View) -> Hint | None:
    """What attacking costs."""
    if not isinstance(ask, ChooseAttack):
        return None
    able = _distinct([option.things[0] for option in shown.options if option.things])
    return Hint("attack", label("hint-attack"), able) if able else None


def _finish(seen: Inf, ask: Ask[Any], shown: View) -> Hint | None:
    """What is about to decide the game: the lines as they stand, or an attack on a Nexus."""
    what, winner, _ = judged(seen, shown.forecasts)
    if what in ("win", "total"):
        text = Phrase("hint-finish", what=what, who=who(winner, ask.seat))
        held = [one.zone for one in shown.forecasts if one.leader == SEATS[winner]]
        return Hint("finish", text, [zone.id for zone in shown.zones if zone.forecast in held])
    nexus = f"nexus:{SEATS[1 - ask.seat]}"
    if isinstance(ask, ChooseAttack) and any(nexus in option.things for option in shown.options):
        return Hint("finish", Phrase("hint-finish", what="nexus", who="me"), [nexus])
    return None


HINTS: tuple[Callable[[Inf, Ask[Any], View], Hint | None], ...] = (
    _hand,
    _creature,
    _lines,
    _window,
    _attack,
    _finish,
)
"""In the order in which a game teaches them."""


def _playable(shown: View, kinds: tuple[str, ...]) -> list[str]:
    """Return the handles of the cards of some types in the own hand that may be played now."""
    hand = {card.handle for zone in shown.zones for card in zone.cards if zone.kind == "hand" and card.kind in kinds}
    return _distinct([option.things[0] for option in shown.options if option.things and option.things[0] in hand])


def _distinct(handles: list[str]) -> list[str]:
    return list(dict.fromkeys(handles))
