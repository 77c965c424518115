"""Sections 10.1 to 10.3 and 5: what the Active Player may do in a phase, playing cards and relief."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import AIM, RELEASE, Act
from liza.games.resurgir.chain import (
    PAY,
    Announce,
    Moment,
    answered,
    cost_of,
    leaves_way,
    short_clause,
    why_no_further,
    why_no_legacy,
    without_relieved,
)
from liza.games.resurgir.equinox import DeclareEquinox, why_no_equinox
from liza.games.resurgir.leaving import told
from liza.games.resurgir.numbers import available, free_slots, has_room, spendable_on
from liza.games.resurgir.pieces import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_UNDERWORLD,
    MARK_RETURNED,
    MARK_RISEN,
    PLAY_CARD,
    PLAY_LEGACY,
    PLAY_USE,
    Piece,
    Play,
    number_of,
)
from liza.games.resurgir.printed import (
    ECONOMIC,
    ETERNAL_RETURN,
    EXPANSION,
    INVASION,
    LEGACY,
    ON_RETURN,
    RISE_AGAIN,
    Card,
)
from liza.games.resurgir.resources import Pay
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step, first, kind_of, option, second
from liza.kernel.options import bit
from liza.toolkit.piles import distinct

PILES_OF: Final = {notation.PLAY: FROM_HAND, notation.RISE: FROM_UNDERWORLD, notation.RISE_DISCARDED: FROM_DISCARD}


# Playing cards: the phase, the limit, room, then the cost [RES-2.1-1]


def why_not_play(s: Res, seat: i64, tag: i64, relieved: i64, pile: i64) -> str:
    """Return the first clause that forbids playing a unit or structure in the own Expansión, or ""."""
    card = s.pool.cards[number_of(tag)]
    side = s.sides[seat]
    if card.kind == ECONOMIC and side.economics >= side.allowed:
        return "RES-2.2-3" if pile == FROM_HAND else "RES-12.resurgir-3"
    clause = why_not_here(s, seat, card, relieved)
    if clause != "":
        return clause
    fund = available(s, seat)
    p = s.find(relieved)
    locked: i64 = 0 if p is None else spendable_on(p)
    if fund - locked < card.resources:
        if fund >= card.resources:
            return "RES-5-5"
        return short_clause(s, seat, card.resources, "RES-2.1-1" if pile == FROM_HAND else "RES-12.resurgir-3")
    if card.cost.is_nothing():
        return ""
    clause = why_no_further(s, seat, card.cost, 0, 1 if pile == FROM_HAND else 0)
    if clause != "":
        return clause
    play = Play(PLAY_CARD, tag, Act(seat, 0, card.number, -1))
    if cost_of(s, play).give_up is None or leaves_way(without_relieved(s, relieved), play, pile):
        return ""
    return "RES-2.1-2"


def why_not_here(s: Res, seat: i64, card: Card, relieved: i64) -> str:
    """Return the clause that forbids playing a card with this relief, or with none, or ""."""
    room = has_room(s, seat, card)
    if relieved == 0:
        if room:
            return ""
        return "RES-5-1" if can_relieve(s, seat, card) else "RES-5-4"
    if room:
        return "RES-5-2"
    p = s.find(relieved)
    if p is None or p.zone != card.zone() or p.controller != seat:
        return "RES-5-4"
    return "" if makes_room(s, seat, card, p) else "RES-5-4"


def makes_room(s: Res, seat: i64, card: Card, p: Piece) -> bool:
    """Tell whether a card fits once another has left: one relief must be enough [RES-5-4]."""
    return free_slots(s, seat, card.zone()) + s.pool.cards[p.card].slots >= card.slots


def can_relieve(s: Res, seat: i64, card: Card) -> bool:
    """Tell whether some single relief makes room for a card."""
    for p in s.sides[seat].zones[card.zone()]:
        if makes_room(s, seat, card, p):
            return True
    return False


def play_candidates(s: Res, seat: i64, kind: i64) -> list[i64]:
    """Return every play that could be tried from the hand or a pile, without and with each relief in the zone."""
    side = s.sides[seat]
    out: list[i64] = []
    if kind == notation.PLAY:
        tags = distinct(side.hand)
    else:
        pile = side.underworld if kind == notation.RISE else side.discard
        tags = bearing(s, pile, RISE_AGAIN)
    for tag in tags:
        out.append(option(kind, tag))
        card = s.pool.cards[number_of(tag)]
        if card.kind != LEGACY:
            for p in side.zones[card.zone()]:
                out.append(option(kind, tag, p.serial))
    return out


def return_candidates(s: Res, seat: i64) -> list[i64]:
    """Return every Eterno Retorno that could be tried: of both piles."""
    side = s.sides[seat]
    out: list[i64] = []
    for pile in (FROM_UNDERWORLD, FROM_DISCARD):
        for tag in bearing(s, side.underworld if pile == FROM_UNDERWORLD else side.discard, ETERNAL_RETURN):
            out.append(option(notation.RETURN, tag, pile))
    return out


def bearing(s: Res, pile: list[i64], keyword: i64) -> list[i64]:
    """Return the cards of a pile that have a keyword, alike ones once, sorted."""
    cards = s.pool.cards
    out: list[i64] = []
    for tag in pile:
        if cards[number_of(tag)].keywords & keyword:
            out.append(tag)
    return distinct(out) if len(out) > 1 else out


def return_ability(card: Card) -> i64:
    """Return the index of a card's Eterno Retorno."""
    for i in range(len(card.abilities)):
        if card.abilities[i].when == ON_RETURN:
            return i
    return -1


class UseReturn(Do[Res]):
    """A card with Eterno Retorno is marked as having used it this turn, then goes up to hand like any effect.

    Each card may once per turn, wherever it goes in between [RES-12.eterno-retorno-2].
    """

    clause: ClassVar[str] = "RES-12.eterno-retorno-2"

    def __init__(self, seat: i64, tag: i64, pile: i64) -> None:
        self.seat: i64 = seat
        self.tag: i64 = tag
        self.pile: i64 = pile

    def run(self, s: Res) -> None:
        """Mark it, and lay the ability into the chain."""
        side = s.sides[self.seat]
        cards = side.underworld if self.pile == FROM_UNDERWORLD else side.discard
        marked = self.tag | MARK_RETURNED
        cards[cards.index(self.tag)] = marked
        card = s.pool.cards[number_of(self.tag)]
        target: i64 = marked | self.pile << 12
        act = Act(self.seat, 0, card.number, return_ability(card), ((int(target),),))
        s.chain.append(Play(PLAY_USE, 0, act))
        s.emit(
            kinds.ABILITY_USED, kinds.pack(self.seat, 0, card.number, self.pile), act.ability, "RES-12.eterno-retorno-3"
        )


class Cure(Do[Res]):
    """A poison counter is paid off: no effect to respond to, and it may be only a part of them [RES-12.veneno-4]."""

    clause: ClassVar[str] = "RES-12.veneno-3"

    def __init__(self, serial: i64) -> None:
        self.serial: i64 = serial

    def run(self, s: Res) -> None:
        """Remove it."""
        p = s.find(self.serial)
        assert p is not None
        p.poison -= 1
        s.emit(kinds.CURED, told(p, p.poison), 1, self.clause)


def why_no_cure(s: Res, seat: i64, phase: i64) -> str:
    """Return the clause that forbids paying off a poison counter in this phase of one's own, or ""."""
    if phase != EXPANSION and phase != INVASION:
        return "RES-12.veneno-3"
    return "" if available(s, seat) > 0 else "RES-12.veneno-3"


class ChooseAction(Moment):
    """The Active Player's moment in a phase: abilities, Legacies, the Equinox, in Expansión cards; or to pass.

    It is passed over where there is nothing to choose [RES-10-5], but in a match between people that is for whoever is
    asked to say: passed over unasked, it would tell that the hand holds nothing for the phase.
    """

    clause: ClassVar[str] = "RES-10-5"

    def __init__(self, seat: i64, phase: i64) -> None:
        super().__init__(seat)
        self.phase: i64 = phase

    def always_shown(self) -> bool:
        """Moments look the same whatever the hand."""
        return True

    def labels(self, s: Res) -> i64:
        """Return the label of the phase."""
        return bit(self.phase)

    def candidates(self, s: Res) -> list[i64]:
        """Return the end of the moment, and everything that could be tried."""
        return [notation.END, *self.action_candidates(s)]

    def action_candidates(self, s: Res) -> list[i64]:
        """Return everything but the end that could be tried."""
        seat = self.seat
        out = play_candidates(s, seat, notation.PLAY)
        out.extend(play_candidates(s, seat, notation.RISE))
        out.extend(play_candidates(s, seat, notation.RISE_DISCARDED))
        out.extend(self.ability_candidates(s))
        out.extend(return_candidates(s, seat))
        for p in s.sides[seat].units():
            if p.poison > 0:
                out.append(option(notation.CURE, p.serial))
        out.append(notation.EQUINOX)
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids it."""
        return "" if option == notation.END else self.why_not_action(s, option)

    def why_not_action(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids an action in this phase."""
        kind = kind_of(option)
        tag = first(option)
        if kind == notation.EQUINOX:
            return why_no_equinox(s, self.seat)
        if kind == notation.CURE:
            return why_no_cure(s, self.seat, self.phase)
        if kind == notation.RETURN:
            return "RES-12.eterno-retorno-2" if tag & MARK_RETURNED else ""
        if kind == notation.RISE or kind == notation.RISE_DISCARDED:
            if self.phase != EXPANSION:
                return "RES-12.resurgir-1"
            if tag & MARK_RISEN:
                return "RES-12.resurgir-2"
            if s.pool.cards[number_of(tag)].kind == LEGACY:
                return why_no_legacy(s, self.seat, tag, self.labels(s), PILES_OF[kind])
            return why_not_play(s, self.seat, tag, second(option), PILES_OF[kind])
        if kind == notation.PLAY and s.pool.cards[number_of(tag)].kind != LEGACY:
            if self.phase != EXPANSION:
                return "RES-10.3-3"
            return why_not_play(s, self.seat, tag, second(option), FROM_HAND)
        return self.why_not_use(s, option)

    def options(self, s: Res) -> list[i64]:
        """Return the legal ones, in the order of the candidates."""
        out: list[i64] = [notation.END]
        self.append_actions(s, out)
        return out

    def append_actions(self, s: Res, out: list[i64]) -> None:
        """Append the legal actions, without a look at what is never one in this phase."""
        seat = self.seat
        side = s.sides[seat]
        cards = s.pool.cards
        labels = self.labels(s)
        playing = self.phase == EXPANSION
        fund = available(s, seat)
        payable: list[i64] = []
        for tag in side.hand:
            card = cards[number_of(tag)]
            if card.resources <= fund and (playing if card.kind != LEGACY else card.phases & labels != 0):
                payable.append(tag)
        for tag in distinct(payable):
            if cards[number_of(tag)].kind != LEGACY:
                self._append_plays(s, notation.PLAY, tag, out)
            elif self.why_not_use(s, option(notation.PLAY, tag)) == "":
                out.append(option(notation.PLAY, tag))
        if playing:
            for kind in (notation.RISE, notation.RISE_DISCARDED):
                for choice in play_candidates(s, seat, kind):
                    if self.why_not_action(s, choice) == "":
                        out.append(choice)
        self.append_abilities(s, out)
        for choice in return_candidates(s, seat):
            if self.why_not_action(s, choice) == "":
                out.append(choice)
        if fund > 0 and (playing or self.phase == INVASION):
            for p in side.units():
                if p.poison > 0:
                    out.append(option(notation.CURE, p.serial))
        if why_no_equinox(s, seat) == "":
            out.append(notation.EQUINOX)

    def _append_plays(self, s: Res, kind: i64, tag: i64, out: list[i64]) -> None:
        card = s.pool.cards[number_of(tag)]
        if has_room(s, self.seat, card):
            if why_not_play(s, self.seat, tag, 0, PILES_OF[kind]) == "":
                out.append(option(kind, tag))
            return
        for p in s.sides[self.seat].zones[card.zone()]:
            if why_not_play(s, self.seat, tag, p.serial, PILES_OF[kind]) == "":
                out.append(option(kind, tag, p.serial))

    def take(self, s: Res, option: i64) -> None:
        """End the moment, or act."""
        if option != notation.END:
            self.act(s, option)

    def act(self, s: Res, option: i64) -> None:
        """Begin an action; this question follows when all has come of it."""
        kind = kind_of(option)
        tag = first(option)
        if kind == notation.EQUINOX:
            s.then(DeclareEquinox(self.seat), self)
        elif kind == notation.CURE:
            s.then(Pay(self.seat, 1), Cure(tag), self)
        elif kind == notation.RETURN:
            s.then_all([UseReturn(self.seat, tag, second(option)), *self.go_on(s)])
        elif kind in PILES_OF:
            legacy = s.pool.cards[number_of(tag)].kind == LEGACY
            act = Act(self.seat, 0, number_of(tag), 0 if legacy else -1)
            step = Announce(PLAY_LEGACY if legacy else PLAY_CARD, tag, PILES_OF[kind], second(option), act)
            s.then_all([step, PAY, AIM, *self.go_on(s)])
        else:
            self.announce(s, option)

    def go_on(self, s: Res) -> list[Step]:
        """The other may respond, it resolves, what it triggers is processed, and the moment goes on."""
        steps: list[Step] = answered(self.seat)
        steps.append(self)
        return steps


class ChooseQuiet(ChooseAction):
    """The moment in Exploración, Abundancia or Renovación: seldom used, it may be let by like a response [RES-10-5]."""


class OpenMoment(Do[Res]):
    """After the automatic part of a phase its Active Player may act [RES-10-5]."""

    clause: ClassVar[str] = "RES-10-5"

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: Res) -> None:
        """Ask."""
        action = ChooseAction if self.phase == EXPANSION else ChooseQuiet
        s.then(RELEASE, action(s.active, self.phase))
