"""What a seat may know: observations of a side, and full states that fit an observation [RES-4.1-4, RES-4.9-3]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.resurgir.pieces import NUMBERS, Piece, Side, number_of
from liza.games.resurgir.printed import LEGACY
from liza.kernel import EngineError, Rng, seeded
from liza.toolkit.beliefs import Belief, believed, shuffle, without

if TYPE_CHECKING:
    from liza.games.resurgir.state import Res


def observe_side(s: Res, owner: i64, own: bool) -> Side:
    """Return a side as its owner (`own`) or anybody else may know it.

    Nobody knows the order of a deck but its owner the cards that went to the bottom in the mulligan [RES-9-7].
    """
    side = s.sides[owner]
    to = Side()
    side.copy_public(to)
    to.deck = [0] * len(side.deck)
    if own:
        to.brought = side.brought.copy()
        to.hand = side.hand.copy()
        to.draft = side.draft.copy()
        to.known = side.known
        for i in range(side.known):
            to.deck[i] = side.deck[i]
        return to
    to.hand = [0] * len(side.hand)
    return to


def fill_in(s: Res, seat: i64, belief: object, seed: i64) -> None:
    """Turn a copy of an observation of `seat` into a full state that fits it, in place."""
    assert isinstance(belief, Belief)
    rng = Rng(seed)
    for owner in range(2):
        side = s.sides[owner]
        seen = seen_cards(s, owner)
        if owner != seat:
            size = len(side.deck) + len(side.hand) + len(seen)
            side.brought = believed(belief.families[owner], seen, size, deck_cards(s), rng)
        shown = seen.copy()
        shown.extend([number_of(tag) for tag in side.hand if tag != 0])
        shown.extend([number_of(tag) for tag in side.deck if tag != 0])
        unseen = without(side.brought, shown)
        assert unseen is not None
        shuffle(unseen, rng)
        for i in range(len(side.hand)):
            if side.hand[i] == 0:
                side.hand[i] = unseen.pop()
        for i in range(len(side.deck)):
            if side.deck[i] == 0:
                side.deck[i] = unseen.pop()
    s.gen = seeded(rng.seed())
    s.fill_lanes(seat, seeded(rng.seed()))


def deck_cards(s: Res) -> list[i64]:
    """Return the numbers of all cards that a deck may hold."""
    return [card.number for card in s.pool.cards if card.number != 0 and card.kind <= LEGACY]


def seen_cards(s: Res, owner: i64) -> list[i64]:
    """Return the numbers of this owner's cards that lie open."""
    side = s.sides[owner]
    out = [number_of(tag) for tag in side.underworld]
    out.extend([number_of(tag) for tag in side.discard])
    for play in s.chain:
        if play.act.seat == owner and play.tag != 0:
            out.append(play.tag & NUMBERS)
    for either in s.sides:
        for zone in either.zones:
            _owned(zone, owner, out)
    return out


def _owned(pieces: list[Piece], owner: i64, out: list[i64]) -> None:
    for piece in pieces:
        if piece.owner == owner:
            out.append(piece.card)


def in_deck(s: Res, seat: i64) -> list[i64]:
    """Return the cards that are in a deck, sorted by number, as its owner can work them out from all those elsewhere.

    Raises:
        EngineError: in an observation of the other, who can't know them, or where a card was drawn unseen.
    """
    side = s.sides[seat]
    elsewhere = seen_cards(s, seat)
    elsewhere.extend([number_of(tag) for tag in side.hand])
    left = without(side.brought, elsewhere)
    if left is None or len(left) != len(side.deck):
        raise EngineError(f"what is in the deck of seat {seat} is hidden here: ask an observation of its owner")
    return left
