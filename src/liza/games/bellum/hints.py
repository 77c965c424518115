# plain: made for people to look at, never in the inner loop
"""Advice for a first game: each hint is tied to a moment and to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.games.bellum import notation
from liza.games.bellum.chain import ChooseReply
from liza.games.bellum.combat import ChooseAttackers, ChooseDefender, ChooseInterceptor, DuelTurn, FixRearguard
from liza.games.bellum.development import ChooseAction
from liza.games.bellum.numbers import stored_relics
from liza.games.bellum.pieces import FOR_DOMINION
from liza.games.bellum.setting_up import ChooseEconomy
from liza.games.bellum.state import Bel
from liza.kernel import Ask, kind_of
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Hint, View


def hints(seen: Bel, ask: Ask[Any], shown: View) -> list[Hint]:
    """Return the hints that fit what a seat is asked now, in the order in which a game teaches them."""
    fitting = (hint(seen, ask, shown) for hint in HINTS)
    return [hint for hint in fitting if hint is not None]


def _economy(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What the first choice is about."""
    if not isinstance(ask, ChooseEconomy):
        return None
    return Hint("economy", label("hint-economy"), _things(shown))


def _play(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """How cards are paid for and where they stand."""
    able = _able(seen, ask, shown, ChooseAction, notation.PLAY)
    return Hint("play", label("hint-play"), able) if able else None


def _ascend(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What an Ascent does."""
    able = _able(seen, ask, shown, ChooseAction, notation.ASCEND)
    return Hint("ascend", label("hint-ascend"), able) if able else None


def _advance(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What an Age brings."""
    if not _legal(seen, ask, ChooseAction, notation.ADVANCE):
        return None
    return Hint("advance", Phrase("hint-advance", age=seen.sides[ask.seat].age + 1), [f"vault:{shown.seat}"])


def _claim(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What Relics are for."""
    able = _able(seen, ask, shown, ChooseAction, notation.CLAIM)
    return Hint("claim", label("hint-claim"), able) if able else None


def _dominion(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """Somebody is on the way to Dominion 5."""
    for seat, who in ((ask.seat, "me"), (1 - ask.seat, "rival")):
        if stored_relics(seen, seat) >= FOR_DOMINION:
            return Hint("dominion", Phrase("hint-dominion", who=who), [])
    return None


def _attack(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What attacking costs."""
    able = _able(seen, ask, shown, ChooseAttackers, notation.ATTACK)
    return Hint("attack", label("hint-attack"), able) if able else None


def _rear(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """Why some attacks are fixed first."""
    return Hint("rear", label("hint-rear"), []) if isinstance(ask, FixRearguard) else None


def _intercept(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What an Interception does."""
    able = _able(seen, ask, shown, ChooseInterceptor, notation.INTERCEPT)
    return Hint("intercept", label("hint-intercept"), able) if able else None


def _defend(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """Who responds when opposed."""
    able = _able(seen, ask, shown, ChooseDefender, notation.DEFEND)
    return Hint("defend", label("hint-defend"), able) if able else None


def _duel(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """How the Duel goes."""
    return Hint("duel", label("hint-duel"), []) if isinstance(ask, DuelTurn) else None


def _reply(seen: Bel, ask: Ask[Any], shown: View) -> Hint | None:
    """What a window for event Tactics is."""
    return Hint("reply", label("hint-reply"), []) if isinstance(ask, ChooseReply) and len(shown.options) > 1 else None


HINTS: tuple[Callable[[Bel, Ask[Any], View], Hint | None], ...] = (
    _economy,
    _play,
    _attack,
    _defend,
    _rear,
    _intercept,
    _duel,
    _advance,
    _ascend,
    _claim,
    _dominion,
    _reply,
)
"""In the order in which a game teaches them."""


def _legal(seen: Bel, ask: Ask[Any], moment: type[Any], kind: int) -> list[str]:
    """Return the texts of the legal options of a kind, at a moment."""
    if not isinstance(ask, moment):
        return []
    return [ask.describe(seen, one) for one in ask.options(seen) if kind_of(one) == kind]


def _able(seen: Bel, ask: Ask[Any], shown: View, moment: type[Any], kind: int) -> list[str]:
    """Return the handles of what could act so now."""
    legal = set(_legal(seen, ask, moment, kind))
    return list(dict.fromkeys(one.things[0] for one in shown.options if one.text in legal and one.things))


def _things(shown: View) -> list[str]:
    return list(dict.fromkeys(one.things[0] for one in shown.options if one.things))
