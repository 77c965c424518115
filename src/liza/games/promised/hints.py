# plain: made for people to look at, never in the inner loop
"""Advice for a first game: hints, each tied to a moment and to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.games.promised.acquiring import ChooseBuy
from liza.games.promised.answers import general_handle
from liza.games.promised.battle import ChooseFate
from liza.games.promised.combat import ChooseEncounter
from liza.games.promised.encounters import is_siege, undecided
from liza.games.promised.moving import ChooseMove
from liza.games.promised.numbers import capitals, capitals_decide, holds_capital, in_play, king_titles, titles
from liza.games.promised.orders import WriteOrder, front_of
from liza.games.promised.places import owner_of
from liza.games.promised.state import Land
from liza.kernel import Ask
from liza.toolkit.hexmap import handle
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Hint, View


def hints(seen: Land, ask: Ask[Any], shown: View) -> list[Hint]:
    """Return the hints that fit what a seat is asked now, in the order in which a game teaches them."""
    fitting = (hint(seen, ask, shown) for hint in HINTS)
    return [hint for hint in fitting if hint is not None]


def _city(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """What titles are for, where one can be bought."""
    places = _offered(shown, "raise") if isinstance(ask, ChooseBuy) else []
    return Hint("city", Phrase("hint-city", titles=int(king_titles(seen))), places) if places else None


def _found(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """What a free site is good for."""
    places = _offered(shown, "found") if isinstance(ask, ChooseBuy) else []
    return Hint("found", label("hint-found"), places) if places else None


def _move(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """How generals move and what stops them."""
    if not isinstance(ask, ChooseMove):
        return None
    return Hint("move", label("hint-move"), [general_handle(one.number) for one in in_play(seen, ask.seat)])


def _siege(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """What waiting does to a wall."""
    if not isinstance(ask, ChooseEncounter):
        return None
    sieges = [one for one in undecided(seen, ask.seat) if is_siege(seen, one)]
    if not sieges:
        return None
    own = owner_of(seen, sieges[0].hex) == ask.seat
    return Hint("siege", Phrase("hint-siege", own="yes" if own else "no"), [handle(sieges[0].hex)])


def _commit(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """What committing costs, and who wins a tie."""
    if not isinstance(ask, WriteOrder):
        return None
    return Hint("commit", label("hint-commit"), [handle(front_of(seen, ask.seat).hex)])


def _fate(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """What speaks for conquering and for sacking."""
    return Hint("fate", label("hint-fate"), [handle(ask.hex)]) if isinstance(ask, ChooseFate) else None


def _king(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """That somebody is one title short of kingship, or anointed."""
    for seat in range(seen.seats):
        if titles(seen, seat) >= king_titles(seen) - 1 and isinstance(ask, ChooseMove):
            return Hint("king", Phrase("hint-king", own="yes" if seat == ask.seat else "no"), [])
    return None


def _capital(seen: Land, ask: Ask[Any], shown: View) -> Hint | None:
    """That two capitals are left to their players, and what follows when one more falls."""
    if not isinstance(ask, ChooseMove) or not capitals_decide(seen):
        return None
    seated = [seat for seat in range(seen.seats) if holds_capital(seen, seat)]
    if len(seated) != 2:
        return None
    own = "yes" if ask.seat in seated else "no"
    return Hint("capital", Phrase("hint-capital", own=own), [handle(capitals(seen)[seat]) for seat in seated])


HINTS: tuple[Callable[[Land, Ask[Any], View], Hint | None], ...] = (
    _city,
    _found,
    _move,
    _siege,
    _commit,
    _fate,
    _king,
    _capital,
)
"""In the order in which a game teaches them."""


def _offered(shown: View, verb: str) -> list[str]:
    """Return the hexes of the answers that begin with a verb."""
    return [option.things[0] for option in shown.options if option.text.startswith(verb + " ")]
