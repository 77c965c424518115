"""What effects do to the table, one step for each change."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import PILE, Act, ResAsk, pile_of
from liza.games.resurgir.entering import enter_together, score
from liza.games.resurgir.knowing import in_deck
from liza.games.resurgir.leaving import destroy, to_hand, told
from liza.games.resurgir.numbers import has_room, suits
from liza.games.resurgir.pieces import FOR_ABILITY, HAND_LIMIT, Aura, Boost, Piece, number_of
from liza.games.resurgir.printed import ECONOMIC, Filter
from liza.games.resurgir.state import Res
from liza.kernel import Do, first, option
from liza.kernel.options import bit
from liza.toolkit.piles import distinct

# Hands, decks, piles


def forget_bottom(s: Res, seat: i64) -> None:
    """Keep what the owner knows of the bottom of a deck within what is left of it."""
    side = s.sides[seat]
    if side.known > len(side.deck):
        side.known = len(side.deck)


def shuffle_deck(s: Res, seat: i64, clause: str) -> None:
    """Shuffle a deck: nobody knows anything of its order any more."""
    side = s.sides[seat]
    side.known = 0
    s.shuffle(side.deck, clause)
    s.emit(kinds.SHUFFLED, seat, len(side.deck), clause)


def refill(s: Res, seat: i64) -> bool:
    """Make sure that a deck has a card, if need be from the shuffled Descarte [RES-4.1-3]."""
    side = s.sides[seat]
    if len(side.deck) != 0:
        return True
    if not s.rules.recycle or len(side.discard) == 0:
        return False
    side.deck = side.discard
    side.discard = []
    shuffle_deck(s, seat, "RES-4.1-3")
    return True


def draw_one(s: Res, seat: i64, clause: str) -> bool:
    """Draw the top card; with an empty deck nothing is drawn, with no other consequence [RES-4.1-3]."""
    if not refill(s, seat):
        s.emit(kinds.NO_CARD, seat, 0, "RES-4.1-3")
        return False
    side = s.sides[seat]
    card = side.deck.pop()
    forget_bottom(s, seat)
    side.hand.append(card)
    beyond = s.phase != 0 and len(side.hand) > HAND_LIMIT
    s.emit(kinds.CARD_DRAWN, seat, number_of(card), "RES-4.9-2" if beyond else clause, know=bit(seat))
    return True


def drawable(s: Res, seat: i64) -> i64:
    """Return how many cards a player could draw or mill."""
    side = s.sides[seat]
    return len(side.deck) + (len(side.discard) if s.rules.recycle else 0)


class DrawCards(Do[Res]):
    """A player draws by an effect."""

    clause: ClassVar[str] = "RES-2.4-11"

    def __init__(self, seat: i64, cards: i64, clause: str) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards
        self.why = clause

    def run(self, s: Res) -> None:
        """Draw, as many as there are: of "up to" some that may be fewer."""
        for _ in range(min(self.cards, drawable(s, self.seat))):
            draw_one(s, self.seat, self.why)


class Mill(Do[Res]):
    """Cards go from the top of a deck to its owner's Descarte [RES-4.8-2]."""

    clause: ClassVar[str] = "RES-4.8-2"

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    def run(self, s: Res) -> None:
        """Mill them."""
        side = s.sides[self.seat]
        for _ in range(self.cards):
            if not refill(s, self.seat):
                return
            card = side.deck.pop()
            forget_bottom(s, self.seat)
            side.discard.append(card)
            s.emit(kinds.MILLED, self.seat, number_of(card), self.clause)


class ChooseDiscard(ResAsk):
    """A player chooses which cards of the own hand to discard, one after the other [RES-10.5.2-2]."""

    clause: ClassVar[str] = "RES-10.5.2-2"

    def __init__(self, seat: i64, count: i64, clause: str) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.why = clause

    def always_shown(self) -> bool:
        """How many different cards a hand holds is its owner's secret."""
        return True

    def owed(self, s: Res) -> bool:
        """An empty hand owes nothing."""
        return self.count > 0 and len(s.sides[self.seat].hand) != 0

    def candidates(self, s: Res) -> list[i64]:
        """Return the cards in hand."""
        return [option(notation.DISCARD, tag) for tag in distinct(s.sides[self.seat].hand)]

    def take(self, s: Res, option: i64) -> None:
        """Discard it, then the rest."""
        s.then(Discard(self.seat, first(option), self.why), ChooseDiscard(self.seat, self.count - 1, self.why))


def discard(s: Res, seat: i64, tag: i64, clause: str) -> None:
    """Put a card of a hand into its owner's Descarte [RES-4.8-1]."""
    side = s.sides[seat]
    side.hand.remove(tag)
    side.discard.append(tag)
    s.emit(kinds.DISCARDED, seat, number_of(tag), clause)


class Discard(Do[Res]):
    """A card goes from hand to its owner's Descarte [RES-4.8-1]."""

    clause: ClassVar[str] = "RES-4.8-1"

    def __init__(self, seat: i64, tag: i64, clause: str) -> None:
        self.seat: i64 = seat
        self.tag: i64 = tag
        self.why = clause

    def run(self, s: Res) -> None:
        """Discard it."""
        discard(s, self.seat, self.tag, self.why)


class DiscardAtRandom(Do[Res]):
    """Cards of a hand chosen by chance are discarded."""

    clause: ClassVar[str] = "RES-4.8-1"

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    def run(self, s: Res) -> None:
        """Draw lots, one card at a time."""
        side = s.sides[self.seat]
        for _ in range(self.cards):
            if len(side.hand) != 0:
                discard(s, self.seat, side.hand[s.draw(len(side.hand), self.clause)], self.clause)


def take_up(s: Res, seat: i64, target: i64) -> bool:
    """Take a fallen card out of its pile; tell whether it was still there, not shuffled into the deck [RES-4.1-3]."""
    pile = pile_of(s, seat, target >> 12)
    tag = target & (PILE - 1)
    if tag not in pile:
        return False
    pile.remove(tag)
    return True


class RecoverCards(Do[Res]):
    """Cards of the own piles are shuffled into the deck [RES-12.recuperar-1, RES-11.3-16]."""

    clause: ClassVar[str] = "RES-12.recuperar-1"

    def __init__(self, seat: i64, targets: tuple[int, ...], clause: str) -> None:
        self.seat: i64 = seat
        self.targets = targets
        self.why = clause

    def run(self, s: Res) -> None:
        """Move them, tell which, shuffle."""
        for target in self.targets:
            tag: i64 = target & (PILE - 1)
            if not take_up(s, self.seat, target):
                continue
            s.sides[self.seat].deck.append(tag)
            s.emit(kinds.RECOVERED, self.seat, number_of(tag), self.why)
        final = self.why == "RES-11.3-14" or self.why == "RES-11.3-17"
        shuffle_deck(s, self.seat, "RES-11.3-16" if final else "RES-12.recuperar-1")


class Reclaim(Do[Res]):
    """Cards of the own piles return to their owner's hand."""

    clause: ClassVar[str] = "RES-4.7-2"

    def __init__(self, seat: i64, targets: tuple[int, ...], clause: str) -> None:
        self.seat: i64 = seat
        self.targets = targets
        self.why = clause

    def run(self, s: Res) -> None:
        """Take them up, with what they have done this turn [RES-12.eterno-retorno-2]."""
        for target in self.targets:
            tag: i64 = target & (PILE - 1)
            if not take_up(s, self.seat, target):
                continue
            s.sides[self.seat].hand.append(tag)
            s.emit(kinds.RECLAIMED, kinds.pack(self.seat, 0, 0, target >> 12), number_of(tag), self.why)


class Raise(Do[Res]):
    """Cards of the own piles are put into play, with no cost, limit or relief [RES-5-9]."""

    clause: ClassVar[str] = "RES-2.2-4"

    def __init__(self, seat: i64, targets: tuple[int, ...], turned: bool) -> None:
        self.seat: i64 = seat
        self.targets = targets
        self.turned = turned

    def run(self, s: Res) -> None:
        """Put them into play together."""
        tags: list[i64] = []
        seats: list[i64] = []
        for target in self.targets:
            tag: i64 = target & (PILE - 1)
            if has_room(s, self.seat, s.pool.cards[number_of(tag)]) and take_up(s, self.seat, target):
                tags.append(tag)
                seats.append(self.seat)
        if len(tags) == 0:
            return
        enter_together(s, tags, seats, self.turned, put_clause(s, tags[0]), True)


def put_clause(s: Res, tag: i64) -> str:
    """Return the clause of a card put into play by an effect: an Economic Structure does not count as played."""
    return "RES-2.2-4" if s.pool.cards[number_of(tag)].kind == ECONOMIC else "RES-5-9"


# The deck searched


def sought_cards(s: Res, seat: i64, f: Filter, to_play: bool) -> list[i64]:
    """Return the cards of a deck that a search may take, each once: its owner knows what is left in it."""
    out: list[i64] = []
    for number in in_deck(s, seat):
        card = s.pool.cards[number]
        if number not in out and suits(card, f):
            if not to_play or (card.in_play() and has_room(s, seat, card)):
                out.append(number)
    return out


def can_seek(s: Res, seat: i64, f: Filter, to_play: bool) -> bool:
    """Tell whether a search would find anything; where the deck itself is seen, without working out what is in it."""
    for tag in s.sides[seat].deck:
        number = number_of(tag)
        if number == 0:
            return len(sought_cards(s, seat, f, to_play)) != 0
        card = s.pool.cards[number]
        if suits(card, f) and (not to_play or (card.in_play() and has_room(s, seat, card))):
            return True
    return False


class ChooseSought(ResAsk):
    """A player picks a card of the own deck that fits; `index` is the verb that asks for it."""

    clause: ClassVar[str] = "RES-2.4-11"

    def __init__(self, seat: i64, act: Act, index: i64) -> None:
        super().__init__(seat)
        self.act = act
        self.index: i64 = index

    def always_shown(self) -> bool:
        """What is left in a deck is its owner's secret."""
        return True

    def candidates(self, s: Res) -> list[i64]:
        """Return what fits."""
        verb = self.act.printed(s).verbs[self.index]
        return [option(notation.CHOOSE, number) for number in verb.sought(s, self.act)]

    def owed(self, s: Res) -> bool:
        """Nothing is owed where nothing fits any more."""
        return len(self.candidates(s)) != 0

    def take(self, s: Res, option: i64) -> None:
        """Take it, then shuffle."""
        verb = self.act.printed(s).verbs[self.index]
        s.then(TakeSought(self.act.seat, first(option), verb.to_play()))


class TakeSought(Do[Res]):
    """A card of a deck is shown and goes to hand, or into play; the deck is shuffled [RES-8-6]."""

    clause: ClassVar[str] = "RES-2.4-11"

    def __init__(self, seat: i64, number: i64, to_play: bool) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.to_play = to_play

    def run(self, s: Res) -> None:
        """Take it."""
        tag = take_from_deck(s, self.seat, self.number)
        s.emit(kinds.SOUGHT, self.seat, self.number, self.clause)
        shuffle_deck(s, self.seat, "RES-8-6")
        if self.to_play:
            enter_together(s, [tag], [self.seat], False, put_clause(s, tag))
        else:
            s.sides[self.seat].hand.append(tag)


def take_from_deck(s: Res, seat: i64, number: i64) -> i64:
    """Take the topmost copy of a card out of a deck and return it as it was there."""
    deck = s.sides[seat].deck
    for i in range(len(deck) - 1, -1, -1):
        if number_of(deck[i]) == number:
            tag = deck.pop(i)
            if i < s.sides[seat].known:
                s.sides[seat].known -= 1
            return tag
    raise AssertionError(f"card {number} is not in the deck of seat {seat}")


# Cards in play


class PutBoost(Do[Res]):
    """Cards get a modifier: Force, a keyword, a ban on being defended."""

    clause: ClassVar[str] = "RES-10.4.4-2"

    def __init__(self, serials: tuple[int, ...], boost: Boost, clause: str) -> None:
        self.serials = serials
        self.boost = boost
        self.why = clause

    def run(self, s: Res) -> None:
        """Put it on them."""
        boost = self.boost
        for serial in self.serials:
            p = s.find(serial)
            if p is None:
                continue
            p.boosts = (*p.boosts, boost)
            if boost.strength != 0:
                s.emit(kinds.BOOSTED, told(p, boost.term, boost.card), boost.strength, self.why)
            else:
                s.emit(kinds.GRANTED, told(p, boost.term, boost.card), boost.keyword, self.why)


class Turn(Do[Res]):
    """Cards are turned or readied by an effect."""

    clause: ClassVar[str] = "RES-10.4-2"

    def __init__(self, serials: tuple[int, ...], exhausted: bool, tributed: bool) -> None:
        self.serials = serials
        self.exhausted = exhausted
        self.tributed = tributed
        """By Tributación: until it has missed an Abundancia [RES-12.tributacion-3]."""

    def run(self, s: Res) -> None:
        """Turn them."""
        for serial in self.serials:
            p = s.find(serial)
            if p is None or p.exhausted == self.exhausted:
                continue
            p.exhausted = self.exhausted
            p.tributed = self.tributed
            if self.exhausted:
                s.emit(kinds.TURNED, told(p), 0, "RES-12.tributacion-1" if self.tributed else self.clause)
            else:
                s.emit(kinds.READIED, told(p), 0, self.clause)


class DestroyCards(Do[Res]):
    """Cards are destroyed by an effect, together: no points for Developments, that is no Siege [RES-2.3-5]."""

    clause: ClassVar[str] = "RES-4.7-1"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Res) -> None:
        """Destroy them."""
        dead: list[Piece] = []
        for serial in self.serials:
            p = s.find(serial)
            if p is not None:
                dead.append(p)
        points = len(dead) == 1 and s.pool.cards[dead[0].card].halves > 0
        destroy(s, dead, "RES-2.3-5" if points else self.clause)


class Bounce(Do[Res]):
    """Cards return to their owner's hand."""

    clause: ClassVar[str] = "RES-12.venganza-1"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Res) -> None:
        """Return them."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None:
                to_hand(s, p)


class PutPoison(Do[Res]):
    """Units get poison counters, all on each one chosen [RES-12.veneno-1]."""

    clause: ClassVar[str] = "RES-12.veneno-1"

    def __init__(self, serials: tuple[int, ...], counters: i64) -> None:
        self.serials = serials
        self.counters: i64 = counters

    def run(self, s: Res) -> None:
        """Put them; at three the unit is destroyed at once [RES-12.veneno-5]."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None:
                p.poison += self.counters
                s.dirty = True
                s.emit(kinds.POISONED, told(p, p.poison), self.counters, self.clause)


class Raid(Do[Res]):
    """A unit takes resources from one opposing structure, or from the common heap [RES-12.incursion-1]."""

    clause: ClassVar[str] = "RES-12.incursion-1"

    def __init__(self, seat: i64, serial: i64, amount: i64, source: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.amount: i64 = amount
        self.source: i64 = source
        """The structure, 0 for the heap."""

    def run(self, s: Res) -> None:
        """Move them."""
        p = s.find(self.serial)
        assert p is not None
        if self.source == 0:
            s.sides[1 - self.seat].heap -= self.amount
        else:
            structure = s.find(self.source)
            assert structure is not None
            structure.resources -= self.amount
        p.resources += self.amount
        s.emit(kinds.RAIDED, told(p, self.source), self.amount, self.clause)


# The chain, points, resources, allowances


class Cancel(Do[Res]):
    """What lies in the chain is cancelled: no effect, no refund [RES-2.4-22]."""

    clause: ClassVar[str] = "RES-2.4-22"

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places

    def run(self, s: Res) -> None:
        """Cancel it."""
        for place in self.places:
            play = s.chain[place - 1]
            play.cancelled = True
            s.emit(kinds.CANCELLED, kinds.pack(play.act.seat, play.act.serial, play.act.card), 0, self.clause)


class Score(Do[Res]):
    """A player gets Victory Points by an ability [RES-1-4]."""

    clause: ClassVar[str] = "RES-1-4"

    def __init__(self, seat: i64, halves: i64, card: i64, clause: str) -> None:
        self.seat: i64 = seat
        self.halves: i64 = halves
        self.card: i64 = card
        self.why = clause

    def run(self, s: Res) -> None:
        """Score them; Grandeza gives its points again each time the card enters [RES-12.grandeza-2]."""
        clause = self.why
        if clause == "RES-12.grandeza-1":
            for entry in s.sides[self.seat].ledger:
                if entry >> 8 == FOR_ABILITY | self.card << 4:
                    clause = "RES-12.grandeza-2"
        score(s, self.seat, self.halves, FOR_ABILITY, self.card, clause)


class GainBase(Do[Res]):
    """A player gains base resources, which lie on no card [RES-4.5-4]."""

    clause: ClassVar[str] = "RES-4.5-4"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Res) -> None:
        """Gain them."""
        s.sides[self.seat].base += self.amount
        s.emit(kinds.BASE_PLACED, self.seat, self.amount, self.clause)


class Allow(Do[Res]):
    """A player may play one more Economic Structure this turn: the card prevails [RES-2.4-14]."""

    clause: ClassVar[str] = "RES-2.4-14"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Allow it."""
        s.sides[self.seat].allowed += 1
        s.emit(kinds.REMARK, self.seat, kinds.ALLOWED, self.clause)


class Last(Do[Res]):
    """A continuous rule of a Culture is in force from now on to the end [RES-11.4-8]."""

    clause: ClassVar[str] = "RES-11.4-8"

    def __init__(self, seat: i64, card: i64, index: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.index: i64 = index

    def run(self, s: Res) -> None:
        """Note it."""
        s.auras.append(Aura(self.seat, 0, self.card, self.index))
        s.emit(kinds.REMARK, kinds.pack(self.seat, 0, self.card), kinds.LASTING, self.clause)


class Unlock(Do[Res]):
    """The activated abilities of a Culture may be used from now on, but not in turn 7 [RES-11.4-3]."""

    clause: ClassVar[str] = "RES-11.2-2"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Note it."""
        s.sides[self.seat].unlocked = True
        s.emit(kinds.REMARK, kinds.pack(self.seat, 0, s.sides[self.seat].culture), kinds.UNLOCKED, self.clause)
