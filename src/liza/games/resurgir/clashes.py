# plain: made for people to look at, never in the inner loop
"""How Confrontations are drawn: who joins whom, and the totals as they will be compared [RES-10.4.4-1]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.games.resurgir.answers import chain_handle, fallen_handle
from liza.games.resurgir.combat import ChooseAttackers, ChooseDefender, ChooseNext, attackers_left, why_void
from liza.games.resurgir.naming import fight_shown, piece_shown, points
from liza.games.resurgir.numbers import is_indestructible, siege_bonus, strength
from liza.games.resurgir.pieces import Confrontation, Piece, Play
from liza.games.resurgir.printed import A_FALLEN, A_PLAY, DEVELOPMENT, ECONOMIC_ZONE, Choice
from liza.games.resurgir.state import Res
from liza.kernel import Ask
from liza.toolkit.seats import SEATS, who
from liza.toolkit.text import Phrase
from liza.toolkit.view import Clash, Link

Parts = list[tuple[int, Phrase, str]]


class Fight:
    """A Confrontation as a reader sees it: declared, or still in the reader's draft."""

    def __init__(self, place: int, fight: Confrontation, fixed: bool, defence_fixed: bool) -> None:
        self.place = place
        self.fight = fight
        self.fixed = fixed
        self.defence_fixed = defence_fixed


def fights(seen: Res, ask: Ask[Any] | None) -> list[Fight]:
    """Return the Confrontations to be decided in their order; those drafted by whoever is asked come with them."""
    draft = [int(one) for one in seen.sides[ask.seat].draft] if ask is not None else []
    order = [int(place) for place in seen.order] or [*range(len(seen.confrontations))]
    if isinstance(ask, ChooseNext):
        order = [*draft, *(place for place in order if place not in draft)]
    found: list[Fight] = []
    for place in order:
        fight = seen.confrontations[place]
        if fight.resolved:
            continue
        drafted = draft[place :: len(seen.confrontations)] if isinstance(ask, ChooseDefender) else []
        if any(drafted):
            fight = fight.copy()
            fight.defender, fight.second = [*drafted, 0][:2]
        found.append(Fight(place, fight, True, not any(drafted)))
    if isinstance(ask, ChooseAttackers):
        target = seen.find(ask.target)
        siege = target is not None and target.zone >= ECONOMIC_ZONE
        attack = Confrontation(ask.target, tuple(draft), siege)
        found.append(Fight(len(seen.confrontations), attack, False, True))
    return found


def links(seen: Res, shown: list[Fight]) -> Iterator[Link]:
    """Yield each attacker's attack on its target, then who stands by the target."""
    for one in shown:
        fight = one.fight
        target = seen.find(fight.target)
        if target is None:
            continue
        aimed, seat = f"@{fight.target}", int(target.controller)
        for p in attackers_left(seen, fight):
            role = "siege" if fight.siege else "attack"
            yield Link(role, f"@{p.serial}", aimed, SEATS[1 - seat], one.fixed)
        for p in defenders_left(seen, fight):
            yield Link("defend", f"@{p.serial}", aimed, SEATS[seat], one.defence_fixed)


def defenders_left(seen: Res, fight: Confrontation) -> list[Piece]:
    """Return the units that stand by a target and are still in play."""
    return [p for serial in (fight.defender, fight.second) if (p := seen.find(serial)) is not None]


def clashes(seen: Res, shown: list[Fight], reader: int) -> Iterator[Clash]:
    """Yield the totals of each Confrontation whose target is still there."""
    for one in shown:
        target = seen.find(one.fight.target)
        if target is not None:
            yield _clash(seen, one, target, reader)


def _clash(seen: Res, one: Fight, target: Piece, reader: int) -> Clash:
    fight = one.fight
    foe, mine = SEATS[target.controller], SEATS[1 - target.controller]
    attackers = attackers_left(seen, fight)
    parts = {mine: _attack(seen, fight, attackers, reader), foe: _defence(seen, fight, target, reader)}
    totals = {seat: sum(part[0] for part in of) for seat, of in parts.items()}
    leader = "" if totals[mine] == totals[foe] else mine if totals[mine] > totals[foe] else foe
    outcome, clause = _outcome(seen, fight, target, leader, reader)
    defenders = [f"@{p.serial}" for p in (target, *defenders_left(seen, fight))]
    return Clash(
        one.place + 1,
        fight_shown(seen, fight, 0, reader),
        mine,
        f"@{target.serial}",
        [f"@{p.serial}" for p in attackers],
        defenders,
        {seat: totals[seat] for seat in SEATS},
        {seat: parts[seat] for seat in SEATS},
        leader,
        outcome,
        clause,
        one.fixed and one.defence_fixed,
    )


def _attack(seen: Res, fight: Confrontation, attackers: list[Piece], reader: int) -> Parts:
    parts: Parts = []
    for p in attackers:
        name = piece_shown(seen, p.serial, reader)
        parts.append((int(strength(seen, p)), name, "RES-2.1-3"))
        more = int(siege_bonus(seen, p)) if fight.siege else 0
        if more:
            parts.append((more, Phrase("part-siege", piece=name), "RES-2.1-15"))
    return parts


def _defence(seen: Res, fight: Confrontation, target: Piece, reader: int) -> Parts:
    clause = "RES-10.4.4-3" if fight.siege else "RES-2.1-3"
    parts = [(int(strength(seen, target)), piece_shown(seen, target.serial, reader), clause)]
    for p in defenders_left(seen, fight):
        how = "RES-2.4-14" if p.serial == fight.second else "RES-12.baluarte-1" if fight.siege else "RES-10.4.2-7"
        parts.append((int(strength(seen, p)), piece_shown(seen, p.serial, reader), how))
    return parts


def _outcome(seen: Res, fight: Confrontation, target: Piece, leader: str, reader: int) -> tuple[Phrase, str]:
    """Return what a Confrontation would come to as it stands, and by which clause."""
    attacker = int(1 - target.controller)
    key = who(attacker, reader)
    void = why_void(seen, fight)
    if void:
        return Phrase("outcome-void"), void
    if leader == "":
        return Phrase("outcome-tie"), "RES-10.4.4.2-1"
    if leader != SEATS[attacker]:
        return Phrase("outcome-lose", who=key, count=len(attackers_left(seen, fight))), "RES-10.4.4.3-1"
    if is_indestructible(seen, target):
        return Phrase("outcome-indestructible", who=key), "RES-2.4-14"
    card = seen.card(target.card)
    if card.kind == DEVELOPMENT:
        return Phrase("outcome-siege", who=key, points=points(int(card.siege_halves), "some-points")), "RES-10.4.4.1-2"
    return Phrase("outcome-win", who=key), "RES-10.4.4.1-1"


# What the chain aims at


def aims(seen: Res) -> Iterator[Link]:
    """Yield what the Legacies and abilities of the chain aim at."""
    for place, play in enumerate(seen.chain, start=1):
        if play.cancelled or play.act.ability < 0:
            continue
        for index, choice in enumerate(play.act.printed(seen).choices):
            for target in play.act.picks(index):
                thing = _aimed(seen, play, choice, int(target))
                if thing:
                    yield Link("aim", chain_handle(place), thing, SEATS[play.act.seat], True)


def _aimed(seen: Res, play: Play, choice: Choice, target: int) -> str:
    """Return the handle of a target that is still there, else ""."""
    if choice.filter.kind == A_PLAY:
        return chain_handle(target) if target <= len(seen.chain) else ""
    if choice.filter.kind == A_FALLEN:
        return fallen_handle(seen, int(play.act.seat), target)
    return f"@{target}" if seen.find(target) is not None else ""
