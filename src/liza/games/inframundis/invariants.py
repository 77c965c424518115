# plain: for tests
"""What must hold in every state of Inframundis, and the twin that the law of hidden information is tested with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from liza.games.inframundis.abilities import ChooseTarget
from liza.games.inframundis.knowing import seen_cards
from liza.games.inframundis.numbers import life
from liza.games.inframundis.pieces import KNOWN, NUMBER_MASK, Piece
from liza.games.inframundis.playing import ChooseBearer, ChooseLine
from liza.games.inframundis.printed import COMMANDER, LEADER, REAR, TABLE
from liza.games.inframundis.state import Inf
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import shuffle


def broken(s: Inf) -> list[str]:
    """Return the invariants that a full state breaks; none, ever."""
    return [*_conservation(s), *_places(s), *_numbers(s), *_hooks(s), *_sight(s)]


def _breach(clause: str, text: str) -> str:
    return f"{text} [{clause}]"


def _conservation(s: Inf) -> Iterator[str]:
    """Every card brought is in exactly one place."""
    for owner in range(2):
        side = s.sides[owner]
        cards = sorted([*seen_cards(s, owner), *side.deck])
        if cards == side.brought:
            continue
        found = Counter(cards)
        missing = Counter(side.brought) - found
        extra = found - Counter(side.brought)
        if extra:
            yield f"seat {owner} has cards it never brought: {dict(extra)}"
        # on its way from hand to play it is nowhere for a step; a game that ends there ends without it
        if sum(missing.values()) > (1 if s.over else 0):
            yield f"seat {owner} has lost cards: {dict(missing)}"


def pieces(s: Inf) -> Iterator[tuple[int, int, Piece]]:
    """Yield every piece with the seat and the place where it lies."""
    for seat, side in enumerate(s.sides):
        for line, row in enumerate(side.lines):
            for p in row:
                yield seat, line, p
                for gear in p.gear:
                    yield seat, TABLE, gear
        for p in side.table:
            yield seat, TABLE, p
        if side.leader is not None:
            yield seat, LEADER, side.leader


def _places(s: Inf) -> Iterator[str]:
    serials = [p.serial for _, _, p in pieces(s)]
    if len(set(serials)) != len(serials):
        yield f"two pieces share a serial number: {sorted(serials)}"
    for seat, place, p in pieces(s):
        if p.controller != seat or p.line != place:
            text = f"piece {p.serial} lies with seat {seat} in place {place}, but says {p.controller} and {p.line}"
            yield _breach("INF-4-2", text)
        if not 0 < p.serial < s.serial:
            yield f"piece {p.serial} has a number never given"
    for seat in range(2):
        for line in range(3):
            if s.rules.line_limit and len(s.sides[seat].lines[line]) > s.rules.line_limit:
                yield f"line {line} of seat {seat} is too full [INF-8-7]"
        champions = [p for _, line, p in pieces(s) if p.controller == seat and line <= REAR and s.is_champion(p)]
        if len(champions) > 1 and not s.rules.champion_replaces:
            yield f"seat {seat} controls {len(champions)} Champions [INF-3-11]"


def _numbers(s: Inf) -> Iterator[str]:
    for seat, side in enumerate(s.sides):
        if not 0 <= side.nexus <= 20 or side.ether < 0 or not 0 <= side.limit <= 10 or not 0 <= side.mark <= 2:
            yield f"seat {seat}: Nexus {side.nexus}, ether {side.ether}, limit {side.limit}, Marks {side.mark}"
        if not s.over and not s.hold and side.nexus == 0:
            yield f"the Nexus of seat {seat} is at 0 and the game goes on [INF-1-4]"
    for _, place, p in pieces(s):
        if p.wounds < 0:
            yield f"piece {p.serial} has {p.wounds} wounds"
        if not s.over and not s.hold and not s.dirty and place <= REAR and p.wounds >= life(s, p):
            yield _breach("INF-7.4-4", f"piece {p.serial} stands with {p.wounds} wounds and {life(s, p)} Life")


def _sight(s: Inf) -> Iterator[str]:
    """What lies on the table is open to both players; decks are to nobody, hands to their owner."""
    table = [_counters(p) for _, _, p in pieces(s)]
    for seat in range(2):
        seen = s.observe(seat)
        if [side.mark for side in seen.sides] != [side.mark for side in s.sides]:
            yield _breach("INF-0-7", f"seat {seat} does not see the Marks")
        if [_counters(p) for _, _, p in pieces(seen)] != table:
            yield _breach("INF-2-3", f"seat {seat} does not see wounds and states as they are")
        hidden = [card for card in seen.sides[1 - seat].hand if not card & KNOWN]
        if any([*seen.sides[0].deck, *seen.sides[1].deck, *hidden]):
            yield _breach("INF-4-1", f"seat {seat} sees a deck, or a card in the rival's hand")


def _counters(p: Piece) -> tuple[int, int, bool, bool, int]:
    return p.card, p.wounds, p.exhausted, p.stunned, p.silenced


def _hooks(s: Inf) -> Iterator[str]:
    present = {p.serial: p.controller for _, _, p in pieces(s)}
    for hook in s.hooks:
        if present.get(hook.owner) != hook.seat:
            yield f"a hook of piece {hook.owner} hangs for seat {hook.seat} without it"
    for serial in [*(aura.serial for aura in [*s.auras, *s.steering]), *s.actors]:
        if serial not in present:
            yield f"a rule of piece {serial} is in force without it"


def twin(s: Inf, seat: int, rng: Rng) -> Inf:
    """Return a state that `seat` can't tell from this one: everything it can't know is rewritten at random."""
    to = s.clone()
    for owner in range(2):
        side = to.sides[owner]
        if owner != seat:
            _rewrite_hand(to, owner, rng)
            side.commanders = _other_commanders(to, rng)
            side.draft = _other_draft(to, owner, rng)
        shuffle(side.deck, rng)
    _undo_choosing(to, seat)
    if to.gen != 0:
        to.gen = seeded(rng.seed())
    return to


def _rewrite_hand(s: Inf, owner: int, rng: Rng) -> None:
    """Deal unknown cards of hand and deck anew, some of them exchanged for any of the pool."""
    side = s.sides[owner]
    hidden = [card for card in side.hand if not card & KNOWN] + side.deck
    possible = [card.number for card in s.pool.cards if card.number and not card.token and card.kind < COMMANDER]
    for i in range(len(hidden)):
        if rng.below(3) == 0:
            hidden[i] = possible[rng.below(len(possible))]
    shuffle(hidden, rng)
    hand: list[int] = []
    for card in side.hand:
        hand.append(card if card & KNOWN else hidden.pop())
    side.hand = hand
    side.deck = hidden
    side.brought = sorted([*(card & NUMBER_MASK for card in hand), *hidden, *_open_cards(s, owner)])


def _open_cards(s: Inf, owner: int) -> list[int]:
    hand = [card & NUMBER_MASK for card in s.sides[owner].hand]
    return list((Counter(seen_cards(s, owner)) - Counter(hand)).elements())


def _other_commanders(s: Inf, rng: Rng) -> list[int]:
    known = [card.number for card in s.pool.cards if card.kind == COMMANDER]
    return [known[rng.below(len(known))]] if s.turn == 0 else []


def _other_draft(s: Inf, owner: int, rng: Rng) -> list[int]:
    """Another secret answer where one has been given, none where a choice is under way."""
    draft = s.sides[owner].draft
    if s.lanes and not s.lanes[owner]:
        return [rng.below(2)] if s.sides[owner].hand else [*s.sides[owner].commanders[:1]]
    return [] if not s.lanes else draft


def _undo_choosing(s: Inf, seat: int) -> None:
    """Put the rival's choice in progress back to where it began: the seat can't know how far it has come."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (ChooseTarget, ChooseLine, ChooseBearer)) and top.seat != seat:
        masked = top.mask(seat)
        assert masked is not None
        s.agenda[-1] = masked
