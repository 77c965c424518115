# plain: made for people to look at, never in the inner loop
"""What may be answered and what may not, as a page shows it: with its words, the things it is about, and why not."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from liza.games.inframundis import notation
from liza.games.inframundis.naming import SEATS
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.setting_up import ChooseCommander
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import option_phrase, reason_now, remedy_of, tag_of, title_of
from liza.games.inframundis.windows import ChooseFast
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.text import Phrase
from liza.toolkit.view import OptionView, Reason, View

MAIN = (notation.PASS, notation.END, notation.CONFIRM, notation.KEEP, notation.NO_BLOCK)
"""Answers that end a choice or leave things as they are: such a one is always what the main button gives."""


def fill_in_answers(seen: Inf, ask: Ask[Any] | None, reader: int, shown: View) -> None:
    """Fill in what may be answered, what may be answered at any time, and what is forbidden and why."""
    reasons: dict[tuple[str, Phrase], int] = {}
    known: set[str] = set()
    handles = _handles(shown)
    for one, legal in ((ask, shown.options), (seen.standing(reader), shown.standing)):
        if one is None:
            continue
        for option in one.candidates(seen):
            text = one.describe(seen, option)
            if text in known:
                continue
            known.add(text)
            clause = one.why_not(seen, option)
            things = [thing for thing in _things(seen, one, option) if thing in handles]
            said = OptionView(text, option_phrase(seen, one, option), things, clause)
            if clause == "":
                legal.append(said)
                if one is ask and kind_of(option) in MAIN:
                    shown.main = text
                continue
            why = reason_now(seen, one, option, clause)
            said.reason = reasons.setdefault((clause, why), len(reasons))
            if said.reason == len(shown.reasons):
                shown.reasons.append(_reason(clause, why))
            shown.blocked.append(said)
    if isinstance(ask, ChooseFast):
        shown.passing = shown.main
    if isinstance(ask, ChooseCommander) and len(seen.sides[ask.seat].commanders) == 1:
        shown.main = shown.options[0].text


def _reason(clause: str, why: Phrase) -> Reason:
    tag, title, remedy = _beside(why)
    return Reason(clause, tag, title, why, remedy)


@lru_cache(maxsize=1024)
def _beside(why: Phrase) -> tuple[Phrase, Phrase, Phrase | None]:
    """Return what stands beside a reason: its tag, its title, and what would make it legal."""
    return tag_of(why), title_of(why), remedy_of(why)


def _handles(shown: View) -> set[str]:
    """Return the handles of all that is shown: an option may speak of what has left the table."""
    cards = [one for zone in shown.zones for card in zone.cards for one in (card, *card.attached)]
    zones = [zone.id for zone in shown.zones]
    return {*(card.handle for card in cards), *zones, *(f"nexus:{one.seat}" for one in shown.seats)}


def _things(seen: Inf, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option is about, in the order in which one would point at them."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind in (notation.PLAY, notation.DISCARD):
        return [notation.hand_text(seen, one, other)]
    if kind == notation.LEAD:
        return [seen.card(one).id]
    if kind == notation.LINE:
        return [f"{LINES[one]}:{SEATS[ask.seat]}"]
    if kind == notation.MOVE:
        return [f"@{one}", f"{LINES[other]}:{SEATS[ask.seat]}"]
    if kind == notation.ATTACK:
        return [f"@{one}", target_handle(other, ask.seat)]
    return [f"@{one}"] if one else []


def target_handle(serial: int, attacker: int) -> str:
    """Return the handle of what a seat attacks: a creature, or the rival's Nexus."""
    return f"@{serial}" if serial else f"nexus:{SEATS[1 - attacker]}"
