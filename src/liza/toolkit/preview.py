# plain: made for people to look at, never in the inner loop
"""What would change on a table, for any game: two views of it compared, thing by thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from liza.kernel import Ask, State
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Change, CounterChange, Forecast, Number, Pair, Preview, View

STRENGTHS = ("endure", "attack")
"""The roles of the number that tells how far a thing is from leaving the table, the first that it has."""


class Rest(Ask[Any]):
    """Lies in the agenda of a copy that is played out: once it is reached, what was to be foreseen is decided."""

    def candidates(self, s: State) -> list[int]:
        """Return two answers, so that nobody takes it as forced."""
        return [0, 1]

    def describe(self, s: State, option: int) -> str:
        """Return a text that nobody reads."""
        return "rest"

    def take(self, s: State, option: int) -> None:
        """Do nothing."""


def compare(
    title: Phrase, now: View, then: View, roles: Sequence[str] = (), losses: Mapping[str, int] | None = None
) -> Preview:
    """Return what would come of what is under way: the table as it is against the table as it would be.

    Of both views zones, forecasts and counters are read, of `now` the links too. Zones that `then` does not have are
    not compared. A thing whose place in the compared zones is empty then would be gone.

    Args:
        title: what has to hold for it to come so.
        now: the table as it is.
        then: the table as it would be.
        roles: of the counters that are told, changed or not.
        losses: by handle, how much of its strength a thing that would be gone loses first; all of it unless told.
    """
    later = {card.handle: card for zone in then.zones for card in zone.cards}
    compared = {zone.id for zone in then.zones}
    changes: dict[str, list[Change]] = {}
    for zone in now.zones:
        if zone.id in compared:
            for card in zone.cards:
                changes[card.handle] = _changes(card, later.get(card.handle), losses or {})
    pairs, told = _pairs(now, changes)
    rest = [change for handle, of in changes.items() if handle not in told for change in of]
    return Preview(title, pairs, rest, _forecasts(now, then), _counters(now, then, roles))


def _changes(card: CardView, later: CardView | None, losses: Mapping[str, int]) -> list[Change]:
    if card.name is None:
        return []
    if later is None:
        strength = _strength(card)
        if strength is None:
            return []
        left = strength.value - losses.get(card.handle, strength.value)
        return [Change(card.handle, card.name, strength.role, strength.value, min(left, 0), True, strength.scale)]
    after = {number.role: number.value for number in later.numbers}
    return [
        Change(card.handle, card.name, number.role, number.value, after[number.role], False, number.scale)
        for number in card.numbers
        if after.get(number.role, number.value) != number.value
    ]


def _strength(card: CardView) -> Number | None:
    of = {number.role: number for number in card.numbers}
    return next((of[role] for role in STRENGTHS if role in of), None)


def _pairs(now: View, changes: Mapping[str, list[Change]]) -> tuple[list[Pair], set[str]]:
    """Return a pair for each link, and the things told there.

    What is aimed at is told where it is aimed at; what aims, only if nothing aims at it.
    """
    aimed = {link.target for link in now.links}
    pairs: list[Pair] = []
    told: set[str] = set()
    for number, link in enumerate(now.links):
        things = [link.target] if link.source in aimed else [link.target, link.source]
        told.update(things)
        pairs.append(Pair(number, [change for thing in things for change in changes.get(thing, ())]))
    return pairs, told


def _forecasts(now: View, then: View) -> list[Forecast]:
    """Return the forecasts that would be others, and those of the zones in which something is under way."""
    before = {one.zone: one for one in now.forecasts}
    ends = {end for link in now.links for end in (link.source, link.target)}
    touched = {zone.forecast for zone in now.zones if any(card.handle in ends for card in zone.cards)}
    return [one for one in then.forecasts if one.zone in touched or one != before.get(one.zone)]


def _counters(now: View, then: View, roles: Sequence[str]) -> list[CounterChange]:
    before = {(seat.seat, one.role): one for seat in now.seats for one in seat.counters}
    return [
        CounterChange(seat.seat, one.role, one.label, before[seat.seat, one.role].value, one.value, one.scale)
        for seat in then.seats
        for one in seat.counters
        if one.role in roles
    ]


__all__ = ["compare"]
