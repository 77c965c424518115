# plain: made for people to look at, never in the inner loop
"""What may be answered and what may not, as a page shows it: with its words, the things it is about, and why not."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from liza.kernel import Ask, State, kind_of
from liza.toolkit.telling import Teller
from liza.toolkit.text import Phrase
from liza.toolkit.view import OptionView, Reason, View


@dataclass(slots=True)
class Answers:
    """How a game's answers are shown."""

    teller: Teller
    things: Callable[[Any, Ask[Any], int], list[str]]
    """From an observation, a question and an option: the handles it is about, in the order one would point at them."""
    main: Collection[int] = ()
    """Kinds of options that end a choice or leave things as they are: such a one is what the main button gives."""
    windows: tuple[type[Any], ...] = ()
    """Questions that may be let by: there the main answer is the one that passes."""
    of_seats: tuple[str, ...] = ()
    """What each seat has that can be pointed at, such as `nexus`: its handle is `nexus:south`."""
    _beside: dict[Phrase, tuple[Phrase, Phrase, Phrase | None]] = field(default_factory=dict, init=False)

    def fill_in(self, seen: State, ask: Ask[Any] | None, reader: int, shown: View) -> None:
        """Fill in what may be answered, what may be answered at any time, and what is forbidden and why."""
        reasons: dict[tuple[str, Phrase], int] = {}
        known: set[str] = set()
        handles = self._handles(shown)
        for one, legal in ((ask, shown.options), (seen.standing(reader), shown.standing)):
            if one is None:
                continue
            for option in one.candidates(seen):
                text = one.describe(seen, option)
                if text in known:
                    continue
                known.add(text)
                clause = one.why_not(seen, option)
                things = [thing for thing in self.things(seen, one, option) if thing in handles]
                said = OptionView(text, self.teller.option_phrase(seen, one, option), things, clause)
                if clause == "":
                    said.note = one.needs_note(seen, option)
                    legal.append(said)
                    if one is ask and kind_of(option) in self.main:
                        shown.main = text
                    continue
                why = self.teller.reason_now(seen, one, option, clause)
                said.reason = reasons.setdefault((clause, why), len(reasons))
                if said.reason == len(shown.reasons):
                    shown.reasons.append(self._reason(clause, why))
                shown.blocked.append(said)
        if isinstance(ask, self.windows):
            shown.passing = shown.main

    def _reason(self, clause: str, why: Phrase) -> Reason:
        beside = self._beside.get(why)
        if beside is None:
            if len(self._beside) >= 1024:
                self._beside.clear()
            teller = self.teller
            beside = self._beside[why] = teller.tag_of(why), teller.title_of(why), teller.remedy_of(why)
        tag, title, remedy = beside
        return Reason(clause, tag, title, why, remedy)

    def _handles(self, shown: View) -> set[str]:
        """Return the handles of all that is shown: an option may speak of what has left the table."""
        cards = [one for zone in shown.zones for card in zone.cards for one in (card, *card.attached)]
        zones = [zone.id for zone in shown.zones]
        own = [f"{thing}:{one.seat}" for one in shown.seats for thing in self.of_seats]
        spaces = [] if shown.map is None else [space.handle for space in shown.map.spaces]
        return {*(card.handle for card in cards), *zones, *own, *spaces}
