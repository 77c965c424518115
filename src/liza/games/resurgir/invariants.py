# plain: for tests
"""What must hold in every state of Resurgir Amerindio, and the twin that tests the law of hidden information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from liza.games.resurgir.abilities import ChooseTarget
from liza.games.resurgir.combat import CLOSED, NOT_OPEN, ChooseAttackers, ChooseDefender
from liza.games.resurgir.knowing import deck_cards, seen_cards
from liza.games.resurgir.numbers import used_slots
from liza.games.resurgir.periods import ChooseRecovered, ChooseSent, fallen
from liza.games.resurgir.pieces import LAST_TURN, MOST_ATTACKERS, NO_EQUINOX, POISON_LIMIT, Piece, number_of
from liza.games.resurgir.printed import CULTURE, ECONOMIC_ZONE, INVASION, SUPPORT_ZONE
from liza.games.resurgir.setting_up import ChooseExchange, set_up_cards
from liza.games.resurgir.state import Res
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import shuffle

EQUINOX_POINTS = 10
"""In halves."""


def broken(s: Res) -> list[str]:
    """Return the invariants that a full state breaks; none, ever."""
    return [
        *_conservation(s), *_places(s), *_numbers(s), *_confrontations(s), *_points(s), *_turns(s), *_hooks(s),
        *_sight(s),
    ]  # fmt: skip


def _breach(clause: str, text: str) -> str:
    return f"{text} [{clause}]"


def pieces(s: Res) -> Iterator[tuple[int, int, Piece]]:
    """Yield every card in play with the seat and the zone where it lies."""
    for seat, side in enumerate(s.sides):
        for zone, row in enumerate(side.zones):
            for p in row:
                yield seat, zone, p


def _conservation(s: Res) -> Iterator[str]:
    """Every card of a deck is in exactly one place; the Culture Card is none of them [RES-7-6]."""
    for owner, side in enumerate(s.sides):
        hidden = [number_of(tag) for tag in (*side.hand, *side.deck)]
        cards = sorted([*seen_cards(s, owner), *hidden])
        if cards != side.brought:
            found, brought = Counter(cards), Counter(side.brought)
            yield f"seat {owner} has cards it never brought: {dict(found - brought)}, and lacks {dict(brought - found)}"
        if any(s.card(number).kind == CULTURE for number in set(hidden)):
            yield _breach("RES-7-6", f"a Culture Card is in hand or deck of seat {owner}")


def _places(s: Res) -> Iterator[str]:
    """No zone ever exceeds its capacity [RES-4-1]; each card lies in the zone of its type."""
    serials = Counter(int(p.serial) for _, _, p in pieces(s))
    if serials and max(serials.values()) > 1:
        yield "two cards in play have one number"
    for seat, zone, p in pieces(s):
        if p.controller != seat or p.zone != zone or s.card(p.card).zone() != zone:
            yield _breach("RES-4.2-1", f"card {p.serial} lies with seat {seat} in zone {zone}")
        if not 0 < p.serial < s.serial:
            yield f"card {p.serial} has a number never given"
    for seat, side in enumerate(s.sides):
        for zone in range(4):
            if used_slots(s, side, zone) > s.rules.capacity(zone):
                yield _breach("RES-4-1", f"zone {zone} of seat {seat} is over-full")


def _numbers(s: Res) -> Iterator[str]:
    for seat, side in enumerate(s.sides):
        if min(side.base, side.heap, side.halves, side.economics) < 0:
            yield f"a counter of seat {seat} is below nought"
        if not 0 <= side.known <= len(side.deck):
            yield _breach("RES-9-7", f"seat {seat} knows {side.known} of {len(side.deck)} cards")
        if side.heap and not s.rules.unified:
            yield _breach("RES-2.2-6", f"seat {seat} has resources on no structure")
    for _, zone, p in pieces(s):
        if min(p.resources, p.poison) < 0:
            yield f"a counter of card {p.serial} is below nought"
        if p.poison and zone > SUPPORT_ZONE:
            yield _breach("RES-12.veneno-1", f"the structure {p.serial} is poisoned")
        if p.poison >= POISON_LIMIT and not s.dirty and not s.over and not s.card(p.card).own_rules:
            yield _breach("RES-12.veneno-5", f"card {p.serial} stands with {p.poison} poison counters")
        if p.battlefield and zone > SUPPORT_ZONE:
            yield _breach("RES-4.4-1", f"the structure {p.serial} is in the Battlefield")
        if p.tributed and (not p.exhausted or zone != ECONOMIC_ZONE):
            yield _breach("RES-12.tributacion-3", f"card {p.serial} is under Tributación and ready, or no structure")


def _confrontations(s: Res) -> Iterator[str]:
    """1 to 3 attackers, the target and at most one more [RES-10.4.2-7]; a card is attacked once [RES-10.4.1-4].

    Who stands on the side that is attacked has one part [RES-10.4.2-2]; an attacker that was readied may attack again.
    """
    attacked: Counter[int] = Counter()
    for fight in s.confrontations:
        attackers = {int(one) for one in fight.attackers}
        if not 1 <= len(fight.attackers) <= MOST_ATTACKERS or len(attackers) < len(fight.attackers):
            yield _breach("RES-10.4.1-1", f"{len(fight.attackers)} attackers on one target")
        attacked.update(int(one) for one in (fight.target, fight.defender, fight.second) if one)
    attacking = {int(one) for fight in s.confrontations for one in fight.attackers}
    for serial, times in attacked.items():
        if times > 1 or serial in attacking:
            yield _breach("RES-10.4.2-2", f"card {serial} has another part in Confrontations beside being attacked")
    if s.confrontations and (s.phase != INVASION or s.turn == 1) and not s.over:
        yield _breach("RES-2.1-12", f"Confrontations in phase {s.phase} of turn {s.turn}")
    if not NOT_OPEN <= s.initiative <= CLOSED:
        yield f"the War Initiative is at {s.initiative}"
    if s.order and sorted(s.order) != list(range(len(s.confrontations))):
        yield _breach("RES-10.4.3-6", f"the order {s.order} is not one of {len(s.confrontations)} Confrontations")


def _points(s: Res) -> Iterator[str]:
    """The ledger adds up to the points [RES-1-4]; the Equinox was scored at most once [RES-11.2-5]."""
    for seat, side in enumerate(s.sides):
        if side.ledger and sum(int(entry & 0xFF) for entry in side.ledger) > side.halves:
            yield _breach("RES-1-4", f"the score log of seat {seat} holds more than {side.halves} halves")
        times = sum(1 for entry in side.ledger if entry >> 8 & 0xF == 3)
        if times > 1 or (times == 1 and side.equinox == NO_EQUINOX):
            yield _breach("RES-11.2-5", f"the Equinox of seat {seat} was scored {times} times")


def _turns(s: Res) -> Iterator[str]:
    if not 0 <= s.turn <= LAST_TURN:
        yield _breach("RES-11.4-1", f"there is a turn {s.turn}")
    if s.over and s.turn < LAST_TURN and s.ending != "RES-1-2":
        yield _breach("RES-1-2", f"the game has ended in turn {s.turn}")
    if s.chain and s.over and s.ending != "RES-1-2":
        yield "a finished game has a chain"


def _hooks(s: Res) -> Iterator[str]:
    present = {int(p.serial): int(p.controller) for _, _, p in pieces(s)}
    for hook in s.hooks:
        if present.get(int(hook.owner)) != hook.seat:
            yield f"a hook of card {hook.owner} hangs for seat {hook.seat} without it"
    for aura in s.auras:
        if aura.serial and present.get(int(aura.serial)) != aura.seat:
            yield f"a rule of card {aura.serial} is in force for seat {aura.seat} without it"
    for serial in s.actors:
        if serial not in present:
            yield f"card {serial} may be used and is not in play"


def _sight(s: Res) -> Iterator[str]:
    """Piles are open to both [RES-4.7-2]; decks are to nobody, hands to their owner alone [RES-4.9-3]."""
    for seat in range(2):
        seen = s.observe(seat)
        rival = seen.sides[1 - seat]
        if any(rival.deck) or any(rival.hand) or any(seen.sides[seat].deck[s.sides[seat].known :]):
            yield _breach("RES-4.1-4", f"seat {seat} sees a deck or the rival's hand")
        for one, other in zip(seen.sides, s.sides, strict=True):
            if one.underworld != other.underworld or one.discard != other.discard:
                yield _breach("RES-4.7-2", f"seat {seat} does not see the piles")
            if (len(one.hand), len(one.deck)) != (len(other.hand), len(other.deck)):
                yield _breach("RES-4.9-3", f"seat {seat} does not see how many cards there are")


# The twin


def twin(s: Res, seat: int, rng: Rng) -> Res:
    """Return a state that `seat` can't tell from this one: everything it can't know is rewritten at random."""
    to = s.clone()
    for owner in range(2):
        side = to.sides[owner]
        if owner != seat:
            _rewrite(to, owner, rng)
        unknown = side.deck[side.known :]
        shuffle(unknown, rng)
        side.deck = side.deck[: side.known] + unknown
    _undo_choosing(to, seat)
    if to.gen != 0:
        to.gen = seeded(rng.seed())
    return to


def _rewrite(s: Res, owner: int, rng: Rng) -> None:
    """Deal hand and deck anew, some cards exchanged for any of the pool; choose another Set Up, undo a draft.

    While a Set Up is chosen nothing is exchanged: how many cards of it there are shows.
    """
    side = s.sides[owner]
    hidden = [number_of(tag) for tag in (*side.hand, *side.deck)]
    possible = deck_cards(s)
    for i in range(len(hidden)):
        if not s.lanes and rng.below(3) == 0:
            hidden[i] = possible[rng.below(len(possible))]
    shuffle(hidden, rng)
    held = len(side.hand)
    side.hand, side.deck = hidden[:held], hidden[held:]
    side.known = min(int(side.known), len(side.deck))
    side.brought = sorted([*seen_cards(s, owner), *hidden])
    side.draft = [] if s.lanes else _other_draft(s, owner, rng)
    if s.lanes and not s.lanes[owner]:
        for place in range(len(s.culture(owner).set_up)):
            found = set_up_cards(s, owner, place)
            if found:
                side.draft.append(found[rng.below(len(found))])
    elif s.lanes:
        s.reopen(owner)


def _other_draft(s: Res, owner: int, rng: Rng) -> list[int]:
    """Another draft that has come as far as this one, where how far it has come decides what follows; else none."""
    drafted = [int(one) for one in s.sides[owner].draft]
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, ChooseExchange) and top.seat == owner:
        return _some([int(tag) for tag in s.sides[owner].hand], len(drafted), rng)
    if isinstance(top, ChooseRecovered) and top.seat == owner:
        return _some([int(card) for card in fallen(s, owner)], len(drafted), rng)
    if isinstance(top, ChooseSent) and top.seat == owner:
        units = [int(p.serial) for p in s.sides[owner].units()]
        structures = [int(p.serial) for p in s.sides[owner].structures()]
        sent = sum(serial in units for serial in drafted)
        return _some(units, sent, rng) + _some(structures, len(drafted) - sent, rng)
    return []


def _some(cards: list[int], count: int, rng: Rng) -> list[int]:
    shuffle(cards, rng)
    return cards[:count]


def _undo_choosing(s: Res, seat: int) -> None:
    """Put the rival's choice in progress back to where it began: the seat can't know how far it has come."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (ChooseTarget, ChooseAttackers, ChooseDefender)) and top.seat != seat:
        masked = top.mask(seat)
        assert masked is not None
        s.agenda[-1] = masked
