"""Draw Cards, the second phase; and the cards' way from deck to hand to discard."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.promised import kinds, notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.state import Land
from liza.kernel import Do, bit, first, option
from liza.toolkit.piles import distinct


class LookAtCards(Do[Land]):
    """A player looks at the top cards of the deck and keeps one [PRO-robar-1]."""

    clause: ClassVar[str] = "PRO-robar-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """Look; a single card is kept without a choice, none is none [PRO-robar-4]."""
        side = s.sides[self.seat]
        side.looking = []
        for _ in range(s.rules.draw_look):
            if len(s.deck) == 0:
                refill_deck(s)
            if len(s.deck) != 0:
                side.looking.append(s.deck.pop())
        side.looking.sort()
        seen = len(side.looking)
        s.emit(kinds.CARDS_LOOKED, kinds.pack(self.seat), seen, self.clause if seen > 1 else "PRO-robar-4")
        if seen > 1:
            s.then(ChooseKeep(self.seat))
        elif seen == 1:
            s.then(Keep(self.seat, side.looking[0]))


def refill_deck(s: Land) -> None:
    """Shuffle the discard into a new deck [PRO-robar-3]."""
    if len(s.discard) == 0:
        return
    s.deck = s.discard
    s.discard = []
    s.shuffle(s.deck, "PRO-robar-3")
    s.emit(kinds.DECK_SHUFFLED, 0, len(s.deck), "PRO-robar-3")


class ChooseKeep(LandAsk):
    """Which of the cards looked at is kept [PRO-robar-1]."""

    clause: ClassVar[str] = "PRO-robar-1"

    def candidates(self, s: Land) -> list[i64]:
        """Return each kind once."""
        return [option(notation.KEEP, card) for card in distinct(s.sides[self.seat].looking)]

    def take(self, s: Land, option: i64) -> None:
        """Keep it."""
        s.then(Keep(self.seat, first(option)))

    def always_shown(self) -> bool:
        """Ask also for two alike, or the others would know what was kept."""
        return True


class Keep(Do[Land]):
    """One card goes to the hand, the others face up to the discard [PRO-robar-2]."""

    clause: ClassVar[str] = "PRO-robar-2"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, s: Land) -> None:
        """Keep it, then look at the limit of the hand."""
        side = s.sides[self.seat]
        side.looking.remove(self.card)
        side.hand.append(self.card)
        side.hand.sort()
        s.emit(kinds.CARD_KEPT, kinds.pack(self.seat), self.card, "PRO-robar-1", know=bit(self.seat))
        for card in side.looking:
            s.discard.append(card)
            s.emit(kinds.CARD_DISCARDED, kinds.pack(self.seat), card, self.clause)
        side.looking = []
        if len(side.hand) > s.rules.hand_limit:
            s.then(ChooseDiscard(self.seat))


class ChooseDiscard(LandAsk):
    """Whoever holds too many cards discards down to the limit at once [PRO-robar-5]."""

    clause: ClassVar[str] = "PRO-robar-5"

    def candidates(self, s: Land) -> list[i64]:
        """Return each kind once."""
        return [option(notation.DISCARD, card) for card in distinct(s.sides[self.seat].hand)]

    def take(self, s: Land, option: i64) -> None:
        """Discard it."""
        s.then(Discard(self.seat, first(option)))

    def always_shown(self) -> bool:
        """Ask also for cards that are all alike."""
        return True


class Discard(Do[Land]):
    """A card goes face up from the hand to the discard [PRO-robar-5]."""

    clause: ClassVar[str] = "PRO-robar-5"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, s: Land) -> None:
        """Discard it, and ask again while there are too many."""
        put_down(s, self.seat, self.card)
        s.emit(kinds.CARD_DISCARDED, kinds.pack(self.seat), self.card, self.clause)
        if len(s.sides[self.seat].hand) > s.rules.hand_limit:
            s.then(ChooseDiscard(self.seat))


def put_down(s: Land, seat: i64, card: i64) -> None:
    """Put a card from a hand face up on the discard [PRO-cartas-13]."""
    s.sides[seat].hand.remove(card)
    s.discard.append(card)
