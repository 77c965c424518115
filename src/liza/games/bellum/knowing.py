"""What a seat may know: observations of a side, and full states that fit an observation [BEL-4-4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.bellum.pieces import Piece, Side
from liza.games.bellum.printed import ECONOMY, TACTIC, WONDER
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import Belief, believed, shuffle, without

if TYPE_CHECKING:
    from liza.games.bellum.state import Bel


def observe_side(s: Bel, owner: i64, own: bool) -> Side:
    """Return a side as its owner (`own`) or anybody else may know it; nobody knows the order of a Castle."""
    side = s.sides[owner]
    to = Side()
    side.copy_public(to)
    to.castle = [0] * len(side.castle)
    hidden = s.rules.vault_secret and not own
    to.vault = [0] * len(side.vault) if hidden else side.vault.copy()
    if hidden:
        to.out = [card for card in side.out if s.pool.cards[card].kind != ECONOMY and s.pool.cards[card].kind != WONDER]
        to.out = to.out + [0] * (len(side.out) - len(to.out))
    if own:
        to.brought = side.brought.copy()
        to.hand = side.hand.copy()
        to.draft = side.draft.copy()
        to.pick = side.pick
        return to
    to.hand = [0] * len(side.hand)
    if s.rules.economy_open or side.revealed:
        to.pick = side.pick
    return to


def fill_in(s: Bel, seat: i64, belief: object, seed: i64) -> None:
    """Turn a copy of an observation of `seat` into a full state that fits it, in place."""
    assert isinstance(belief, Belief)
    rng = Rng(seed)
    for owner in range(2):
        side = s.sides[owner]
        seen = seen_cards(s, owner)
        if owner != seat:
            size = len(side.castle) + len(side.hand) + len(seen)
            side.brought = believed(belief.families[owner], seen, size, castle_cards(s), rng)
        unseen = without(side.brought, own_and_seen(side, seen))
        assert unseen is not None
        shuffle(unseen, rng)
        for i in range(len(side.hand)):
            if side.hand[i] == 0:
                side.hand[i] = unseen.pop()
        side.castle = unseen[: len(side.castle)]
        if owner != seat:
            fill_vault(s, side, rng)
            if side.chosen and side.pick == 0 and not side.revealed:
                ones = [card for card in side.vault if s.pool.cards[card].age == 1]
                if len(ones) != 0:
                    side.pick = ones[rng.below(len(ones))]
    s.gen = seeded(rng.seed())
    s.fill_lanes(seat, seeded(rng.seed()))


def own_and_seen(side: Side, seen: list[i64]) -> list[i64]:
    """Return the Castle cards that lie open, and those of a hand that are known."""
    out = [card for card in side.hand if card != 0]
    out.extend(seen)
    return out


def castle_cards(s: Bel) -> list[i64]:
    """Return the numbers of all cards that a Castle may hold."""
    return [card.number for card in s.pool.cards if card.number != 0 and card.kind <= TACTIC]


def fill_vault(s: Bel, side: Side, rng: Rng) -> None:
    """Put Vault cards of the owner's civilization in the place of those that are hidden."""
    civilization = s.pool.cards[side.brought[0]].civilization if len(side.brought) != 0 else ""
    taken = [card for card in side.vault if card != 0]
    taken.extend([card for card in side.out if card != 0])
    possible = [
        card.number
        for card in s.pool.cards
        if (card.kind == ECONOMY or card.kind == WONDER) and card.civilization == civilization
    ]
    left = [card for card in possible if card not in taken]
    shuffle(left, rng)
    # by Age: what still lies in a Vault belongs to the Ages to come, what is out of the game to those that are past
    left.sort(key=lambda card: s.pool.cards[card].age)
    for i in range(len(side.vault)):
        if side.vault[i] == 0:
            side.vault[i] = left.pop() if len(left) != 0 else possible[0]
    side.vault.sort(key=lambda card: (s.pool.cards[card].age, s.pool.cards[card].kind, card))
    for i in range(len(side.out)):
        if side.out[i] == 0:
            side.out[i] = left.pop() if len(left) != 0 else possible[0]


def seen_cards(s: Bel, owner: i64) -> list[i64]:
    """Return the numbers of this owner's Castle cards that lie open."""
    side = s.sides[owner]
    out = [card for card in side.graveyard if s.pool.cards[card].kind <= TACTIC]
    out.extend([card for card in side.out if card != 0 and s.pool.cards[card].kind <= TACTIC])
    for play in s.chain:
        if play.seat == owner and play.tactic != 0:
            out.append(play.tactic)
    for either in s.sides:
        for zone in range(3):
            _owned(either.zones[zone], owner, out)
    return out


def _owned(pieces: list[Piece], owner: i64, out: list[i64]) -> None:
    for piece in pieces:
        if piece.owner == owner:
            out.append(piece.card)
            out.extend([i64(number) for number in piece.covered])
