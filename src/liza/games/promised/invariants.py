# plain: for tests
"""What must hold in every state of Promised Land, and the twin that the law of hidden information is tested with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from liza.games.promised.combat import ChooseEncounter
from liza.games.promised.knowing import open_cards, sees_order, whole_deck
from liza.games.promised.moving import ChooseMove, ChoosePassage
from liza.games.promised.numbers import command, judge_of
from liza.games.promised.orders import ChooseCards, WriteOrder, new_order, random_order
from liza.games.promised.pieces import CAPTIVE, CITY, COMBAT, IN_PLAY, NOBODY, NOWHERE, PAIR
from liza.games.promised.places import besieged
from liza.games.promised.state import Land
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import shuffle


def broken(s: Land) -> list[str]:
    """Return the invariants that a full state breaks; none, ever."""
    return [*_cards(s), *_generals(s), *_presence(s), *_settlements(s), *_counters(s), *_sight(s)]


def _cards(s: Land) -> Iterator[str]:
    """Every card is in exactly one place [PRO-cartas-1]."""
    found, all_cards = Counter([*open_cards(s), *s.deck]), Counter(whole_deck(s))
    if s.round and found != all_cards:
        yield f"cards lost {dict(all_cards - found)}, cards too many {dict(found - all_cards)} [PRO-cartas-1]"
    for seat, side in enumerate(s.sides):
        if side.hand != sorted(side.hand):
            yield f"the hand of seat {seat} is not sorted"


def _generals(s: Land) -> Iterator[str]:
    for number, general in enumerate(s.generals):
        where = f"general {number}"
        if general.number != number:
            yield f"{where} calls himself {general.number}"
        if (general.status == IN_PLAY) != (general.hex != NOWHERE):
            yield f"{where} has status {general.status} in hex {general.hex} [PRO-jugador-5]"
        if (general.status == CAPTIVE) != (general.captor != NOBODY):
            yield f"{where} has status {general.status} and captor {general.captor} [PRO-jugador-6]"
        if not 0 <= general.troops <= command(s, general):
            yield f"{where} commands {general.troops} troops [PRO-jugador-4]"
        if general.status != IN_PLAY and (general.troops or general.items):
            yield f"{where} is not in play and has troops or items [PRO-tropas-8]"
        if not 0 <= general.fresh <= general.troops:
            yield f"{where} has {general.fresh} fresh troops of {general.troops}"
    for hex in range(s.ground.size()):
        for seat in range(s.seats):
            if len(s.generals_at(hex, seat)) > s.rules.generals_per_hex:
                yield f"seat {seat} has too many generals in hex {hex} [PRO-tablero-11]"


def _presence(s: Land) -> Iterator[str]:
    """The arrival order of a hex names exactly who stands in it [PRO-movimiento-12]."""
    for hex in range(s.ground.size()):
        there = {one.owner for one in s.generals if one.hex == hex} | {p.number + PAIR for p in s.pairs if p.hex == hex}
        if sorted(there) != sorted(s.arrivals[hex]):
            yield f"hex {hex} holds {sorted(there)}, its arrival order says {s.arrivals[hex]}"
    for stack in s.stacks:
        if stack.troops <= 0:
            yield f"a stack of {stack.troops} troops in hex {stack.hex}"


def _settlements(s: Land) -> Iterator[str]:
    hexes = [one.hex for one in s.settlements]
    if len(set(hexes)) != len(hexes) or set(hexes) & set(s.razed):
        yield f"settlements in {sorted(hexes)}, razed {sorted(s.razed)} [PRO-tablero-6, PRO-botin-8]"
    for place in s.settlements:
        if not s.ground.site[place.hex] or place.garrison < 0 or not 0 <= place.owner < s.seats:
            yield f"settlement in {place.hex}: garrison {place.garrison}, owner {place.owner}"
        if place.siege > 0 and not besieged(s, place):
            yield f"the settlement in {place.hex} counts a siege without an enemy [PRO-fuerza-12]"
        if s.phase == COMBAT and besieged(s, place) and place.siege == 0:
            yield f"the settlement in {place.hex} is besieged and counts none [PRO-fuerza-11]"
    for territory in range(len(s.ground.territories)):
        cities = [one for one in s.settlements if one.kind == CITY and s.ground.territory[one.hex] == territory]
        if len(cities) > 1 or (cities and judge_of(s, territory) != cities[0].owner):
            yield f"territory {territory} has {len(cities)} cities [PRO-jueces-1]"
    if s.ark != NOWHERE and s.settlement(s.ark) is None:
        yield f"the Ark stands in hex {s.ark} without a settlement"


def _counters(s: Land) -> Iterator[str]:
    if s.cup < 0:
        yield f"the Cup holds {s.cup} [PRO-ira-3]"
    for seat, side in enumerate(s.sides):
        if side.coins < 0:
            yield f"seat {seat} has {side.coins} coins [PRO-adquisiciones-2]"
        if side.recruits > s.rules.max_recruits:
            yield f"seat {seat} recruited {side.recruits} this round [PRO-adquisiciones-7]"
    for report in s.reports:
        totals = report.total(0), report.total(1)
        if not s.rules.responder_wins_ties and (totals[0] > totals[1]) != (report.winner == report.attacker):
            yield f"a report with totals {totals} has winner {report.winner} [PRO-fuerza-21]"


def _sight(s: Land) -> Iterator[str]:
    """Nobody sees a hand, the deck or an order that is not theirs [PRO-jugador-2, PRO-informe-10]."""
    for seat in range(s.seats):
        seen = s.observe(seat)
        others = [side for other, side in enumerate(seen.sides) if other != seat]
        if any(seen.deck) or any(any(side.hand) or any(side.looking) or side.order for side in others):
            yield f"seat {seat} sees hidden cards or a draft"
        if not s.rules.open_reports and any(not report.is_side(seat) for report in seen.reports):
            yield f"seat {seat} has the report of others [PRO-informe-11]"


# Twins


def twin(s: Land, seat: int, rng: Rng) -> Land:
    """Return a state that `seat` can't tell from this one: everything it can't know is rewritten at random."""
    to = s.clone()
    battle = to.battle
    shown = [] if battle is None else [one for one in battle.orders if sees_order(to, battle, one, seat)]
    _deal_again(to, seat, rng, {one.seat: list(one.cards) for one in shown})
    if not to.rules.open_reports:
        to.reports = [report for report in to.reports if report.is_side(seat)]
    if battle is not None:
        for i, order in enumerate(battle.orders):
            if order not in shown:
                battle.orders[i] = random_order(to, order.seat, battle.against(order.seat), rng)
    _undo_writing(to, seat)
    if to.gen != 0:
        to.gen = seeded(rng.seed())
    return to


def _deal_again(s: Land, seat: int, rng: Rng, fixed: dict[int, list[int]]) -> None:
    """Deal all unknown cards of deck, hands and looks anew; `fixed` are cards of a hand that the seat knows."""
    hidden = list(s.deck)
    for owner, side in enumerate(s.sides):
        if owner != seat:
            kept = Counter(fixed.get(owner, ()))
            hidden += [*(Counter(side.hand) - kept).elements(), *side.looking]
    shuffle(hidden, rng)
    for owner, side in enumerate(s.sides):
        if owner != seat:
            known = fixed.get(owner, [])
            side.hand = sorted([*known, *(hidden.pop() for _ in range(len(side.hand) - len(known)))])
            side.looking = sorted(hidden.pop() for _ in side.looking)
    s.deck = hidden


def _undo_writing(s: Land, seat: int) -> None:
    """Put another seat's choice in progress back to where it began: nobody knows how far it has come."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (WriteOrder, ChooseCards)) and top.seat != seat:
        side = s.sides[top.seat]
        if top.answering:
            assert s.battle is not None
            side.order = new_order(s, top.seat, s.battle.hex)
            s.agenda[-1] = WriteOrder(top.seat, True)
        else:
            side.order = None
            side.place, side.foe = NOWHERE, NOBODY
            s.agenda[-1] = ChooseEncounter(top.seat)
    elif isinstance(top, ChoosePassage) and top.seat != seat:
        s.agenda[-1] = ChooseMove(top.seat)
