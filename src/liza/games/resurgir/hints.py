# plain: made for people to look at, never in the inner loop
"""Advice for a first game: each hint is tied to a moment and to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.games.resurgir import notation
from liza.games.resurgir.chain import ChooseResponse
from liza.games.resurgir.combat import ChooseAttack, ChooseDefender, ChooseInitiative
from liza.games.resurgir.periods import ChooseSent
from liza.games.resurgir.pieces import number_of
from liza.games.resurgir.playing import ChooseAction
from liza.games.resurgir.printed import DEVELOPMENT, ECONOMIC, ECONOMIC_ZONE, EXPANSION
from liza.games.resurgir.setting_up import ChooseExchange, ChooseSetUp
from liza.games.resurgir.state import Res
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.telling import label
from liza.toolkit.view import Hint, View

SHOWN = 6
"""Things at most that a hint points at."""


def hints(seen: Res, ask: Ask[Any], shown: View) -> list[Hint]:
    """Return the hints that fit what a seat is asked now, in the order in which a game teaches them."""
    fitting = (hint(seen, ask, shown) for hint in HINTS)
    return [hint for hint in fitting if hint is not None]


def _set_up(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What the first cards are about."""
    return Hint("set-up", label("hint-set-up"), _things(shown)) if isinstance(ask, ChooseSetUp) else None


def _mulligan(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What is worth exchanging."""
    return Hint("mulligan", label("hint-mulligan"), []) if isinstance(ask, ChooseExchange) else None


def _economy(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What an Economic Structure brings."""
    return _of_kind(seen, ask, shown, "economy", ECONOMIC)


def _development(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """Where points come from."""
    return _of_kind(seen, ask, shown, "development", DEVELOPMENT)


def _relief(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What a full zone asks for."""
    if not _playing(ask):
        return None
    full = [one for one in ask.options(seen) if kind_of(one) == notation.PLAY and second(one)]
    texts = {ask.describe(seen, one) for one in full}
    things = [option.things[-1] for option in shown.options if option.text in texts and option.things]
    return Hint("relief", label("hint-relief"), list(dict.fromkeys(things))[:SHOWN]) if full else None


def _equinox(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """The Equinox can be declared."""
    things = _able(seen, ask, shown, notation.EQUINOX) if isinstance(ask, ChooseAction) else []
    return Hint("equinox", label("hint-equinox"), things) if things else None


def _attack(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What attacking costs."""
    if not isinstance(ask, ChooseAttack):
        return None
    things = _able(seen, ask, shown, notation.ATTACK)
    return Hint("attack", label("hint-attack"), things) if things else None


def _siege(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What a Siege of a Development brings."""
    if not isinstance(ask, ChooseAttack):
        return None
    things = [
        f"@{first(one)}"
        for one in ask.options(seen)
        if kind_of(one) == notation.ATTACK and _zone(seen, first(one)) > ECONOMIC_ZONE
    ]
    return Hint("siege", label("hint-siege"), things[:SHOWN]) if things else None


def _zone(seen: Res, serial: int) -> int:
    p = seen.find(serial)
    return -1 if p is None else int(p.zone)


def _defend(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What a defence does."""
    things = _able(seen, ask, shown, notation.DEFEND) if isinstance(ask, ChooseDefender) else []
    return Hint("defend", label("hint-defend"), things) if things else None


def _initiative(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """How the War Initiative goes."""
    return Hint("initiative", label("hint-initiative"), []) if isinstance(ask, ChooseInitiative) else None


def _response(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What a response is, for whoever has one."""
    fits = isinstance(ask, ChooseResponse) and len(shown.options) > 1
    return Hint("response", label("hint-response"), _things(shown)) if fits else None


def _sending(seen: Res, ask: Ask[Any], shown: View) -> Hint | None:
    """What is worth sending."""
    return Hint("sending", label("hint-sending"), []) if isinstance(ask, ChooseSent) else None


HINTS: tuple[Callable[[Res, Ask[Any], View], Hint | None], ...] = (
    _set_up,
    _mulligan,
    _economy,
    _development,
    _attack,
    _siege,
    _defend,
    _initiative,
    _response,
    _relief,
    _equinox,
    _sending,
)
"""In the order in which a game teaches them."""


def _playing(ask: Ask[Any]) -> bool:
    return isinstance(ask, ChooseAction) and ask.phase == EXPANSION


def _of_kind(seen: Res, ask: Ask[Any], shown: View, id: str, kind: int) -> Hint | None:
    """Point at the cards of a kind that can be played now."""
    if not _playing(ask):
        return None
    playable = [number_of(first(one)) for one in ask.options(seen) if kind_of(one) == notation.PLAY]
    things = [seen.card(card).id for card in dict.fromkeys(playable) if seen.card(card).kind == kind]
    return Hint(id, label(f"hint-{id}"), things[:SHOWN]) if things else None


def _able(seen: Res, ask: Ask[Any], shown: View, kind: int) -> list[str]:
    """Return the handles of what could act so now."""
    legal = {ask.describe(seen, one) for one in ask.options(seen) if kind_of(one) == kind}
    things = [one.things[0] for one in shown.options if one.text in legal and one.things]
    return list(dict.fromkeys(things))[:SHOWN]


def _things(shown: View) -> list[str]:
    return list(dict.fromkeys(one.things[0] for one in shown.options if one.things))[:SHOWN]
