"""Section 6.B: what the active player does in Development, in any order and number, and why one may not."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import CLOSE, RELEASE, Act, Moment
from liza.games.bellum.ages import RevealEconomy, begin_advance, why_not_advance
from liza.games.bellum.chain import (
    DEVELOPING,
    HAPPENED,
    OPEN_REPLIES,
    RESOLVE_CHAIN,
    Announce,
    UseAbility,
    append_uses,
    asks_more,
    begin_tactic,
    begin_use,
    use_candidates,
    why_no_tactic,
    why_no_use,
)
from liza.games.bellum.entering import ascend, enter
from liza.games.bellum.leaving import told
from liza.games.bellum.numbers import cost_of, note_paid, pays_for
from liza.games.bellum.pieces import MOST_STRUCTURES, Piece
from liza.games.bellum.printed import STRUCTURE, STRUCTURES, TACTIC, UNIT, Card
from liza.games.bellum.relics import (
    ChooseRelic,
    begin_deposit,
    clerics,
    why_not_claim,
    why_not_deposit,
)
from liza.games.bellum.state import Bel
from liza.games.bellum.supplies import pay, why_not_pay
from liza.kernel import Do, Step, first, kind_of, option, second
from liza.toolkit.piles import distinct

NO_PIECE: Final = 0
"""Stands for the previous stage in an Ascent that has none in play."""


# Why not: what the card is, its Age, the place, the Supplies, in that order


def why_not_play(s: Bel, seat: i64, card: Card) -> str:
    """Return the first clause that forbids playing a card in hand in the own Development, or ""."""
    if card.kind == TACTIC:
        return why_no_tactic(s, seat, card, DEVELOPING)
    if card.is_upper() and not s.rules.direct_upper:
        return "BEL-11-23"
    if s.sides[seat].age < card.early:
        return "BEL-10-17"
    if card.kind == STRUCTURE and len(s.sides[seat].zones[STRUCTURES]) >= MOST_STRUCTURES:
        return "BEL-4-5"
    return why_not_pay(s, seat, cost_of(s, seat, card))


def why_not_ascend(s: Bel, seat: i64, number: i64, p: Piece | None) -> str:
    """Return the first clause that forbids placing a card on one in play, or ""."""
    card = s.pool.cards[number]
    if p is None:
        return "BEL-11-5"
    if p.card != card.previous:
        return "BEL-11-2"
    if number not in s.sides[seat].hand:
        return "BEL-11-6"
    if s.sides[seat].age < card.early:
        return "BEL-11-4"
    return why_not_pay(s, seat, cost_of(s, seat, card, True))


def bases(s: Bel, seat: i64, card: Card) -> list[Piece]:
    """Return the own cards on which an upper stage could be placed, by its previous stage alone."""
    zones = s.sides[seat].zones
    if card.kind == STRUCTURE:
        return [p for p in zones[STRUCTURES] if p.card == card.previous]
    return [p for zone in (zones[0], zones[1]) for p in zone if p.card == card.previous]


def ascend_candidates(s: Bel, seat: i64) -> list[i64]:
    """Return every Ascent that could be tried: of the hand onto each own card of its type, of the graveyard too."""
    side = s.sides[seat]
    zones = side.zones
    out: list[i64] = []
    for number in distinct(side.hand):
        card = s.pool.cards[number]
        if card.is_upper():
            if len(bases(s, seat, card)) == 0:
                out.append(option(notation.ASCEND, number, NO_PIECE))
            pieces = zones[STRUCTURES] if card.kind == STRUCTURE else zones[0] + zones[1]
            for p in pieces:
                out.append(option(notation.ASCEND, number, p.serial))
    for number in distinct(side.graveyard):
        card = s.pool.cards[number]
        if card.is_upper() and number not in side.hand:
            for p in bases(s, seat, card):
                out.append(option(notation.ASCEND, number, p.serial))
    return out


def action_candidates(s: Bel, seat: i64) -> list[i64]:
    """Return everything that could be tried in a Development."""
    out = [option(notation.PLAY, card) for card in distinct(s.sides[seat].hand)]
    out.extend(ascend_candidates(s, seat))
    out.extend(use_candidates(s, seat))
    out.append(notation.ADVANCE)
    priests = clerics(s, seat)
    for p in priests:
        out.append(option(notation.CLAIM, p.serial))
    for p in priests:
        out.append(option(notation.DEPOSIT, p.serial))
    if s.rules.economy_by_choice and not s.sides[seat].revealed:
        out.append(notation.PLACE)
    return out


def why_not_action(s: Bel, seat: i64, choice: i64) -> str:
    """Return the first clause that forbids an action of the own Development, or ""."""
    kind = kind_of(choice)
    if kind == notation.PLAY:
        return why_not_play(s, seat, s.pool.cards[first(choice)])
    if kind == notation.ASCEND:
        return why_not_ascend(s, seat, first(choice), s.find(second(choice)))
    if kind == notation.ADVANCE:
        return why_not_advance(s, seat)
    if kind == notation.PLACE:
        return ""
    p = s.find(first(choice))
    assert p is not None
    if kind == notation.USE:
        return why_no_use(s, seat, p, second(choice), DEVELOPING)
    return why_not_claim(s, seat, p) if kind == notation.CLAIM else why_not_deposit(s, seat, p)


# Acting


class ChooseAction(Moment):
    """The active player's Development: play, ascend, use, advance, claim, store, or end it [BEL-6.B-1]."""

    clause: ClassVar[str] = "BEL-6.B-1"

    def always_shown(self) -> bool:
        """Ending the phase unasked would tell that the hand holds nothing to play."""
        return True

    def candidates(self, s: Bel) -> list[i64]:
        """Return the end of the phase, and everything that could be tried."""
        return [notation.END, *action_candidates(s, self.seat)]

    def why_not(self, s: Bel, option: i64) -> str:
        """Return the first clause that forbids it."""
        if option == notation.END:
            waiting = s.rules.economy_by_choice and not s.sides[self.seat].revealed
            return "BEL-5-8" if waiting else ""
        return why_not_action(s, self.seat, option)

    def options(self, s: Bel) -> list[i64]:
        """Return the legal actions, in the order of the candidates."""
        seat = self.seat
        side = s.sides[seat]
        out: list[i64] = []
        if not (s.rules.economy_by_choice and not side.revealed):
            out.append(notation.END)
        supplies = side.supplies()
        cards = s.pool.cards
        uppers: list[i64] = []
        for number in distinct(side.hand):
            card = cards[number]
            if card.is_upper():
                uppers.append(number)
            if not s.auras and card.cost > supplies:
                continue
            if why_not_play(s, seat, card) == "":
                out.append(option(notation.PLAY, number))
        for number in uppers:
            card = cards[number]
            for p in bases(s, seat, card):
                if why_not_ascend(s, seat, number, p) == "":
                    out.append(option(notation.ASCEND, number, p.serial))
        if s.actors:
            append_uses(s, seat, DEVELOPING, out)
        if why_not_advance(s, seat) == "":
            out.append(notation.ADVANCE)
        priests = clerics(s, seat)
        for p in priests:
            if why_not_claim(s, seat, p) == "":
                out.append(option(notation.CLAIM, p.serial))
        for p in priests:
            if why_not_deposit(s, seat, p) == "":
                out.append(option(notation.DEPOSIT, p.serial))
        if s.rules.economy_by_choice and not side.revealed:
            out.append(notation.PLACE)
        return out

    def take(self, s: Bel, option: i64) -> None:
        """End the phase, or begin the action."""
        kind = kind_of(option)
        seat = self.seat
        if kind == notation.PLAY:
            if s.pool.cards[first(option)].kind == TACTIC:
                begin_tactic(s, self, first(option))
            else:
                self.go_on(s, PlayCard(seat, first(option)))
        elif kind == notation.ASCEND:
            self.go_on(s, Ascend(seat, first(option), second(option)))
        elif kind == notation.USE:
            begin_use(s, self, option)
        elif kind == notation.ADVANCE:
            begin_advance(s, self)
        elif kind == notation.CLAIM:
            s.then(ChooseRelic(seat, self, first(option)))
        elif kind == notation.DEPOSIT:
            begin_deposit(s, self, first(option))
        elif kind == notation.PLACE:
            self.go_on(s, RevealEconomy(seat))

    def go_on(self, s: Bel, step: Step) -> None:
        """Schedule an action, what it triggers, the end of its resolution, the window for what happened, and more."""
        s.then_all([step, RELEASE, CLOSE, HAPPENED, self])

    def commit(self, s: Bel, hand: i64, act: Act) -> None:
        """Schedule a Tactic with the replies to its announcement, or an ability."""
        if hand == 0:
            self.go_on(s, UseAbility(act, False))
        else:
            s.then_all([Announce(hand, act), OPEN_REPLIES, RESOLVE_CHAIN, RELEASE, CLOSE, HAPPENED, self])

    def binds(self, s: Bel, option: i64) -> bool:
        """Only a completed choice binds."""
        kind = kind_of(option)
        if kind == notation.PLAY or kind == notation.USE:
            return not asks_more(s, option)
        return kind != notation.ADVANCE and kind != notation.CLAIM


ACTIONS: Final[list[ChooseAction]] = [ChooseAction(0), ChooseAction(1)]


class PlayCard(Do[Bel]):
    """A Unit or Structure is paid for and enters its zone, ready [BEL-6.B-2, BEL-7.1-15, BEL-3-2, BEL-3-5]."""

    clause: ClassVar[str] = "BEL-7.1-15"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, s: Bel) -> None:
        """Pay and let it in."""
        card = s.pool.cards[self.card]
        cost = cost_of(s, self.seat, card)
        note_paid(s, self.seat, pays_for(card, False), card)
        s.sides[self.seat].hand.remove(self.card)
        pay(s, self.seat, cost, "BEL-6.B-7")
        side = s.sides[self.seat]
        clause = "BEL-3-2" if card.kind == UNIT else "BEL-3-5"
        if side.advanced and card.early == side.age:
            clause = "BEL-10-21"
        p = enter(s, self.card, self.seat, clause)
        s.emit(kinds.PIECE_PLAYED, told(p), cost, "BEL-6.B-2")


class Ascend(Do[Bel]):
    """The next stage is paid in full and placed on a card in play [BEL-6.B-3, BEL-11-8]."""

    clause: ClassVar[str] = "BEL-6.B-3"

    def __init__(self, seat: i64, card: i64, serial: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.serial: i64 = serial

    def run(self, s: Bel) -> None:
        """Pay and place it; for abilities this is playing the card as well [BEL-11-14]."""
        p = s.find(self.serial)
        assert p is not None
        card = s.pool.cards[self.card]
        cost = cost_of(s, self.seat, card, True)
        note_paid(s, self.seat, pays_for(card, True), card)
        s.sides[self.seat].hand.remove(self.card)
        pay(s, self.seat, cost, "BEL-11-8")
        ascend(s, p, self.card)
        s.emit(kinds.PIECE_PLAYED, told(p), cost, "BEL-11-14")
