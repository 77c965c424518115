"""What a seat may know: observations of a side, and full states that fit an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.inframundis.pieces import KNOWN, NUMBER_MASK, Piece, Side
from liza.games.inframundis.printed import COMMANDER
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import Belief, believed, shuffle, without

if TYPE_CHECKING:
    from liza.games.inframundis.state import Inf


def observe_side(side: Side, own: bool) -> Side:
    """Return a side as its owner (`own`) or anybody else may know it; nobody knows a deck [INF-4-1]."""
    to = Side()
    side.copy_public(to)
    to.deck = [0] * len(side.deck)
    if own:
        to.hand = side.hand.copy()
        to.brought = side.brought.copy()
        to.commanders = side.commanders.copy()
        to.draft = side.draft.copy()
        return to
    known = [card for card in side.hand if card & KNOWN]
    known.sort()
    to.hand = known + [0] * (len(side.hand) - len(known))
    return to


def fill_in(s: Inf, seat: i64, belief: Belief, seed: i64) -> None:
    """Turn a copy of an observation of `seat` into a full state that fits it, in place."""
    rng = Rng(seed)
    for owner in range(2):
        side = s.sides[owner]
        if owner != seat:
            side.brought = _believed(s, owner, belief, rng)
            if s.turn == 0:
                side.commanders = [card.number for card in s.pool.cards if card.kind == COMMANDER]
        left = _unseen(s, owner, side.brought)
        shuffle(left, rng)
        hand = side.hand
        for i in range(len(hand)):
            if hand[i] == 0:
                hand[i] = left.pop()
        side.deck = left[: len(side.deck)]
    s.gen = seeded(rng.seed())
    s.fill_lanes(seat, seeded(rng.seed()))


def seen_cards(s: Inf, owner: i64) -> list[i64]:
    """Return the numbers of this owner's deck cards that lie open or are known in hand."""
    side = s.sides[owner]
    out = [card & NUMBER_MASK for card in side.hand if card != 0]
    out.extend(side.discard)
    out.extend(side.resolving)
    for either in s.sides:
        for line in either.lines:
            _owned(line, owner, out)
        _owned(either.table, owner, out)
    return out


def _owned(pieces: list[Piece], owner: i64, out: list[i64]) -> None:
    for piece in pieces:
        if piece.owner == owner and not piece.token:
            out.append(piece.card)
        if len(piece.gear) != 0:
            _owned(piece.gear, owner, out)


def _size(s: Inf, owner: i64) -> i64:
    side = s.sides[owner]
    hidden: i64 = 0
    for card in side.hand:
        if card == 0:
            hidden += 1
    return len(side.deck) + hidden + len(seen_cards(s, owner))


def _believed(s: Inf, owner: i64, belief: Belief, rng: Rng) -> list[i64]:
    """Return a list the owner may have brought: one of the family that fits what was seen, else cards of the pool."""
    possible = [card.number for card in s.pool.cards if card.number != 0 and not card.token and card.kind <= 6]
    return believed(belief.families[owner], seen_cards(s, owner), _size(s, owner), possible, rng)


def _unseen(s: Inf, owner: i64, brought: list[i64]) -> list[i64]:
    left = without(brought, seen_cards(s, owner))
    assert left is not None
    return left
