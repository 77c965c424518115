"""Section 2.4: announcing cards, Legacies and abilities, paying for them, responding, resolving the last one first."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import AIM, RELEASE, Act, ResAsk, all_pieces, is_whole, pieces_for, still_whole
from liza.games.resurgir.changes import discard
from liza.games.resurgir.entering import enter_together
from liza.games.resurgir.leaving import give_up, relieve, told
from liza.games.resurgir.numbers import are_met, available, matches
from liza.games.resurgir.pieces import (
    FROM_HAND,
    FROM_UNDERWORLD,
    LAST_TURN,
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
    IN_EXPANSION,
    IN_INVASION,
    IN_RESPONSE,
    LEGACY,
    ON_USE,
    Ability,
    Card,
    Cost,
)
from liza.games.resurgir.resources import Pay, spend
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step, first, kind_of, option, second
from liza.kernel.options import bit
from liza.toolkit.piles import distinct

NO_LABELS: Final = 0
"""What may be used where it is nobody's moment."""
ANY_LABELS: Final = 127
"""Legacies of whatever phase."""


# What it costs besides resources


def cost_of(s: Res, play: Play) -> Cost:
    """Return what is paid besides resources for what was announced."""
    if play.kind == PLAY_USE:
        return play.act.printed(s).cost
    return s.pool.cards[number_of(play.tag)].cost


def resources_of(s: Res, play: Play) -> i64:
    """Return what is paid in resources."""
    if play.kind == PLAY_USE:
        return play.act.printed(s).resources
    return s.pool.cards[number_of(play.tag)].resources


def is_steady(s: Res, play: Play) -> bool:
    """Tell whether what is paid besides resources changes nothing in how what was announced can be carried out."""
    cost = cost_of(s, play)
    if cost.give_up is not None:
        return False
    if play.kind == PLAY_CARD:
        return True
    ability = play.act.printed(s)
    if ability.deep or (cost.turn and not ability.upright):
        return False
    return cost.discard == 0 or ability.steady


def leaves_way(s: Res, play: Play, pile: i64) -> bool:
    """Tell whether, with all costs paid in some way, what was announced can be carried out [RES-2.4-12].

    That there are as many cards and resources as it costs is asked elsewhere.
    """
    if is_steady(s, play):
        return play.kind == PLAY_CARD or is_whole(s, play.act)
    c = s.what_if()
    seat = play.act.seat
    cost = cost_of(c, play)
    if play.tag != 0:
        pile_from(c, seat, pile).remove(play.tag)
    c.chain.append(play.copy())
    spend(c, seat, resources_of(c, play), "RES-2.1-1")
    if cost.turn:
        p = c.find(play.act.serial)
        assert p is not None
        p.exhausted = True
    return pays_through(c, cost.discard, cost.give_up is not None)


def pays_through(s: Res, discards: i64, giving: bool) -> bool:
    """Tell whether the rest of the costs of the last announced can be paid so that it can be carried out."""
    play = s.chain[len(s.chain) - 1]
    seat = play.act.seat
    if discards > 0:
        for tag in distinct(s.sides[seat].hand):
            if pays_through(without_card(s, seat, tag), discards - 1, giving):
                return True
        return False
    if giving:
        f = cost_of(s, play).give_up
        assert f is not None
        for p in pieces_for(s, f, seat, play.act.serial):
            if pays_through(without_piece(s, p.serial), 0, False):
                return True
        return False
    return play.kind == PLAY_CARD or is_whole(s, play.act)


def without_card(s: Res, seat: i64, tag: i64) -> Res:
    """Return a copy in which a card of a hand has been discarded."""
    c = s.what_if()
    discard(c, seat, tag, "RES-4.8-1")
    return c


def without_piece(s: Res, serial: i64) -> Res:
    """Return a copy in which a card in play has been given up."""
    c = s.what_if()
    p = c.find(serial)
    assert p is not None
    give_up(c, p)
    return c


def without_relieved(s: Res, serial: i64) -> Res:
    """Return a copy in which a card has made room; the state itself for none."""
    if serial == 0:
        return s
    c = s.what_if()
    p = c.find(serial)
    assert p is not None
    relieve(c, p)
    return c


class PayCosts(Do[Res]):
    """What was announced is paid for: resources [RES-2.1-1], then what the card states besides [RES-2.1-2]."""

    clause: ClassVar[str] = "RES-2.1-2"

    def run(self, s: Res) -> None:
        """Pay resources, turn the card, ask what is discarded and given up."""
        play = s.chain[len(s.chain) - 1]
        seat = play.act.seat
        cost = cost_of(s, play)
        steps: list[Step] = [Pay(seat, resources_of(s, play))]
        if cost.turn:
            steps.append(TurnSelf(play.act.serial))
        if cost.discard > 0:
            steps.append(ChooseDiscarded(seat, cost.discard))
        if cost.give_up is not None:
            steps.append(ChooseGivenUp(seat))
        s.then_all(steps)


class TurnSelf(Do[Res]):
    """A card is turned to pay for its own ability, even in the turn in which it came [RES-2.4-19]."""

    clause: ClassVar[str] = "RES-2.4-19"

    def __init__(self, serial: i64) -> None:
        self.serial: i64 = serial

    def run(self, s: Res) -> None:
        """Turn it."""
        p = s.find(self.serial)
        assert p is not None
        p.exhausted = True
        s.emit(kinds.TURNED, told(p), 0, self.clause)


class ChooseDiscarded(ResAsk):
    """A player chooses a card to discard as a cost: never so that nothing could be carried out [RES-2.4-12]."""

    clause: ClassVar[str] = "RES-2.1-2"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def always_shown(self) -> bool:
        """How many different cards a hand holds is its owner's secret."""
        return True

    def candidates(self, s: Res) -> list[i64]:
        """Return the cards in hand; what is being paid for has left it."""
        return [option(notation.DISCARD, tag) for tag in distinct(s.sides[self.seat].hand)]

    def why_not(self, s: Res, option: i64) -> str:
        """Forbid what would leave no way."""
        play = s.chain[len(s.chain) - 1]
        if is_steady(s, play):
            return ""
        giving = cost_of(s, play).give_up is not None
        after = without_card(s, self.seat, first(option))
        return "" if pays_through(after, self.left - 1, giving) else "RES-2.4-12"

    def take(self, s: Res, option: i64) -> None:
        """Discard it, then the others."""
        rest = ChooseDiscarded(self.seat, self.left - 1) if self.left > 1 else None
        s.then(PayCard(self.seat, first(option)), rest)


class PayCard(Do[Res]):
    """A card is discarded as a cost [RES-2.1-2]."""

    clause: ClassVar[str] = "RES-2.1-2"

    def __init__(self, seat: i64, tag: i64) -> None:
        self.seat: i64 = seat
        self.tag: i64 = tag

    def run(self, s: Res) -> None:
        """Discard it."""
        discard(s, self.seat, self.tag, self.clause)


class ChooseGivenUp(ResAsk):
    """A player chooses an own card to give up as a cost [RES-2.1-2]."""

    clause: ClassVar[str] = "RES-2.1-2"

    def candidates(self, s: Res) -> list[i64]:
        """Return the own cards in play."""
        mine = [p for p in all_pieces(s) if p.controller == self.seat]
        return [option(notation.GIVE_UP, p.serial) for p in mine]

    def why_not(self, s: Res, option: i64) -> str:
        """Forbid what the card does not mean, and what would leave no way [RES-2.4-12]."""
        play = s.chain[len(s.chain) - 1]
        f = cost_of(s, play).give_up
        p = s.find(first(option))
        assert f is not None and p is not None
        if not matches(s, f, self.seat, play.act.serial, p):
            return "RES-2.1-2"
        return "" if pays_through(without_piece(s, p.serial), 0, False) else "RES-2.4-12"

    def take(self, s: Res, option: i64) -> None:
        """Give it up."""
        s.then(GiveUp(first(option)))


class GiveUp(Do[Res]):
    """An own card goes to the Inframundo as a cost [RES-2.1-2]."""

    clause: ClassVar[str] = "RES-2.1-2"

    def __init__(self, serial: i64) -> None:
        self.serial: i64 = serial

    def run(self, s: Res) -> None:
        """Send it."""
        p = s.find(self.serial)
        assert p is not None
        give_up(s, p)


# Announcing


def pile_from(s: Res, seat: i64, pile: i64) -> list[i64]:
    """Return the hand (0), the Inframundo (1) or the Descarte (2) of a player."""
    side = s.sides[seat]
    if pile == FROM_HAND:
        return side.hand
    return side.underworld if pile == FROM_UNDERWORLD else side.discard


class Announce(Do[Res]):
    """A card, Legacy or ability is announced: relief first [RES-5-5]; it waits in the chain until it resolves.

    `pile` is where the card comes from, `relieved` the serial of the card that makes room, 0 for none.
    """

    clause: ClassVar[str] = "RES-10.3-1"

    def __init__(self, kind: i64, tag: i64, pile: i64, relieved: i64, act: Act) -> None:
        self.play: i64 = kind
        self.tag: i64 = tag
        self.pile: i64 = pile
        self.relieved: i64 = relieved
        self.act = act

    def run(self, s: Res) -> None:
        """Make room, take the card up, lay it into the chain; note what can be done once only."""
        act = self.act
        side = s.sides[act.seat]
        tag = self.tag
        if self.relieved != 0:
            p = s.find(self.relieved)
            assert p is not None
            relieve(s, p)
        if tag != 0:
            pile_from(s, act.seat, self.pile).remove(tag)
            if self.pile != FROM_HAND:
                tag |= MARK_RISEN
        play = Play(self.play, tag, act)
        play.relieved = self.relieved != 0
        s.chain.append(play)
        told_card = kinds.pack(act.seat, act.serial, act.card, self.pile)
        if self.play == PLAY_CARD:
            if s.pool.cards[act.card].kind == ECONOMIC:
                side.economics += 1
            s.emit(kinds.CARD_PLAYED, told_card, 0, self.clause if self.pile == FROM_HAND else "RES-12.resurgir-1")
        elif self.play == PLAY_LEGACY:
            s.emit(kinds.LEGACY_USED, told_card, 0, self.legacy_clause(s))
        else:
            self.note_use(s)
            passive = s.initiative == 1 and s.active != act.seat and len(s.chain) == 1
            clause = "RES-10.4.3-3" if passive else use_clause(act.printed(s))
            s.emit(kinds.ABILITY_USED, told_card, act.ability, clause)

    def legacy_clause(self, s: Res) -> str:
        """Return by which right a Legacy is used: in its phase, as a response, by the Passive Player."""
        card = s.pool.cards[self.act.card]
        if self.pile != FROM_HAND:
            return "RES-12.resurgir-1"
        if len(s.chain) > 1 or s.active != self.act.seat:
            return "RES-10.4.3-4" if s.initiative == 1 and card.phases & IN_INVASION else "RES-2.4-2"
        return "RES-2.4-1"

    def note_use(self, s: Res) -> None:
        """Note the use of a free ability [RES-2.4-21]."""
        act = self.act
        if not act.printed(s).is_free():
            return
        if act.serial == 0:
            s.sides[act.seat].culture_used |= bit(act.ability)
            return
        p = s.find(act.serial)
        assert p is not None
        p.used |= bit(act.ability)


def use_clause(ability: Ability) -> str:
    """Return the clause by which an ability is used: that of its keyword, or as often as it is paid for."""
    if ability.clause != "":
        return ability.clause
    return "RES-2.4-21" if ability.is_free() else "RES-2.4-18"


# Why not: phase, then cost or condition, then effect and targets, in this order [RES-2.4-9]


def why_no_legacy(s: Res, seat: i64, tag: i64, labels: i64, pile: i64 = FROM_HAND) -> str:
    """Return the first clause that forbids using a Legacy where these labels hold, or ""; `pile` is where it lies."""
    card = s.pool.cards[number_of(tag)]
    clause = why_no_label(s, seat, card, labels)
    if clause != "":
        return clause
    act = Act(seat, 0, card.number, 0)
    play = Play(PLAY_LEGACY, tag, act)
    if available(s, seat) < card.resources:
        return short_clause(s, seat, card.resources, "RES-2.1-1")
    clause = why_no_further(s, seat, card.cost, 0, 1 if pile == FROM_HAND else 0)
    if clause != "":
        return clause
    ability = card.abilities[0]
    if not are_met(s, seat, ability.needs):
        return "RES-2.4-10"
    if pile == FROM_HAND and not ability.deep and card.cost.is_nothing():
        return "" if is_whole(s, act) else whole_clause(s, seat, ability)
    return "" if leaves_way(s, play, pile) else "RES-2.4-12"


def short_clause(s: Res, seat: i64, amount: i64, usual: str) -> str:
    """Return the clause by which resources are too few: what is locked on turned structures, or simply the cost."""
    fund = available(s, seat)
    for p in s.sides[seat].structures():
        if p.exhausted:
            fund += p.resources
    return "RES-2.2-8" if fund >= amount else usual


def whole_clause(s: Res, seat: i64, ability: Ability) -> str:
    """Return the clause that says why an ability can't be carried out completely.

    Recuperar wants exactly X cards; what is put into play wants room, which turned units take too [RES-4.4-2].
    """
    for choice in ability.choices:
        if choice.raises:
            for p in s.sides[seat].units():
                if p.battlefield:
                    return "RES-4.4-2"
            return "RES-5-9"
    return "RES-12.recuperar-3" if ability.keyword == "recover" else "RES-2.4-11"


def why_no_label(s: Res, seat: i64, card: Card, labels: i64) -> str:
    """Return the clause by which this is not a Legacy's moment, or ""."""
    if card.phases & labels:
        return ""
    if labels & IN_RESPONSE:
        return "" if s.rules.any_legacy else "RES-2.4-3"
    if labels != NO_LABELS:
        if card.phases == IN_RESPONSE:
            return "RES-2.4-2"
        return "RES-2.4-4" if card.phases == IN_EXPANSION and card.unlabelled else "RES-2.4-1"
    return "RES-2.4-2"


def why_no_further(s: Res, seat: i64, cost: Cost, serial: i64, from_hand: i64) -> str:
    """Return the clause by which what is paid besides resources is not there, or ""."""
    if cost.turn:
        p = s.find(serial)
        if p is None or p.exhausted:
            return "RES-2.4-19"
    if len(s.sides[seat].hand) - from_hand < cost.discard:
        return "RES-2.1-2"
    f = cost.give_up
    if f is not None and len(pieces_for(s, f, seat, serial)) == 0:
        return "RES-2.1-2"
    return ""


def why_no_use(s: Res, seat: i64, p: Piece, index: i64, labels: i64) -> str:
    """Return the first clause that forbids using an activated ability of a card where these labels hold, or ""."""
    ability = s.pool.cards[p.card].abilities[index]
    if not ability.phases & labels:
        return "RES-2.4-3" if labels == IN_RESPONSE else "RES-2.4-9"
    used = ability.is_free() and p.used >> index & 1 == 1
    return why_no_ability(s, seat, Act(seat, p.serial, p.card, index), used)


def why_no_culture(s: Res, seat: i64, index: i64, labels: i64) -> str:
    """Return the first clause that forbids using an activated ability of the Culture, or ""."""
    side = s.sides[seat]
    ability = s.pool.cards[side.culture].abilities[index]
    if not ability.phases & labels:
        return "RES-2.4-9"
    if s.turn == LAST_TURN:
        return "RES-11.4-3"
    return why_no_ability(s, seat, Act(seat, 0, side.culture, index), side.culture_used >> index & 1 == 1)


def why_no_ability(s: Res, seat: i64, act: Act, used: bool) -> str:
    """Return the clause by which an ability's cost, condition or effect forbids it, or ""."""
    ability = act.printed(s)
    if used:
        return "RES-12-5" if ability.keyword != "" else "RES-2.4-21"
    if not are_met(s, seat, ability.needs):
        return "RES-2.4-10"
    if available(s, seat) < ability.resources:
        return short_clause(s, seat, ability.resources, "RES-2.4-10")
    clause = why_no_further(s, seat, ability.cost, act.serial, 0)
    if clause != "":
        return clause
    if not ability.deep and ability.cost.is_nothing():
        return "" if is_whole(s, act) else effect_clause(s, seat, ability)
    return "" if leaves_way(s, Play(PLAY_USE, 0, act), FROM_HAND) else "RES-2.4-12"


def effect_clause(s: Res, seat: i64, ability: Ability) -> str:
    """Return the clause that says why an ability can't be carried out completely."""
    if ability.keyword == "incursion":
        theirs = [p for p in s.sides[1 - seat].structures() if p.resources > 0]
        return "RES-12.incursion-2" if len(theirs) != 0 or s.rules.unified else "RES-4.5-4"
    if ability.keyword == "tribute":
        return "RES-12.tributacion-1"
    return whole_clause(s, seat, ability)


# Resolving


class ResolveChain(Do[Res]):
    """What was announced resolves, the last added first [RES-2.4-23]."""

    clause: ClassVar[str] = "RES-2.4-23"

    def run(self, s: Res) -> None:
        """Resolve the last one, then the others."""
        if len(s.chain) == 0:
            return
        play = s.chain[len(s.chain) - 1]
        if play.cancelled:
            s.then(LEAVE, self)
        elif play.kind == PLAY_CARD:
            s.then(ENTER, self)
        else:
            act = still_whole(s, play.act)
            if act is not None:
                s.then(act, LEAVE, self)
            else:
                told_play = kinds.pack(play.act.seat, play.act.serial, play.act.card)
                s.emit(kinds.FAILED, told_play, play.act.ability, self.why(s, play))
                s.then(LEAVE, self)

    def why(self, s: Res, play: Play) -> str:
        """Return why it has no effect: its card would have to be there, or it can't be carried out completely."""
        if play.act.serial != 0 and s.find(play.act.serial) is None:
            return "RES-2.4-24"
        return "RES-2.4-13"


class EnterPlayed(Do[Res]):
    """A card that was played enters play, ready [RES-10.3-4], with Resurgir as from the hand [RES-12.resurgir-3]."""

    clause: ClassVar[str] = "RES-10.3-4"

    def run(self, s: Res) -> None:
        """Put it into play."""
        play = s.chain.pop()
        enter_together(s, [play.tag], [play.act.seat], False, "", play.tag & MARK_RISEN != 0)


class LeaveChain(Do[Res]):
    """The last of the chain leaves it: a used Legacy [RES-2.4-7] or a cancelled card [RES-2.4-17] is discarded."""

    clause: ClassVar[str] = "RES-2.4-7"

    def run(self, s: Res) -> None:
        """Put it into its owner's Descarte; it has not been in play [RES-2.4-6]."""
        play = s.chain.pop()
        if play.tag == 0:
            return
        s.sides[play.act.seat].discard.append(play.tag)
        clause = self.clause if play.kind == PLAY_LEGACY else "RES-5-6" if play.relieved else "RES-2.4-17"
        s.emit(kinds.RESOLVED, kinds.pack(play.act.seat, 0, play.act.card), 0, clause)


# Moments


class Moment(ResAsk):
    """A question from which something is announced; what completes it is asked in small asks that follow."""

    def labels(self, s: Res) -> i64:
        """Return the labels of what may be used now."""
        raise NotImplementedError

    def go_on(self, s: Res) -> list[Step]:
        """Return what follows once something has been announced, paid for and aimed."""
        raise NotImplementedError

    def use_candidates(self, s: Res) -> list[i64]:
        """Return every Legacy, card and ability that could be tried."""
        out = [option(notation.PLAY, tag) for tag in distinct(s.sides[self.seat].hand)]
        out.extend(self.ability_candidates(s))
        return out

    def ability_candidates(self, s: Res) -> list[i64]:
        """Return every activated ability of own cards and of the Culture."""
        seat = self.seat
        out: list[i64] = []
        for serial in s.actors:
            p = s.find(serial)
            if p is not None and p.controller == seat:
                abilities = s.pool.cards[p.card].abilities
                for i in range(len(abilities)):
                    if abilities[i].when == ON_USE:
                        out.append(option(notation.USE, serial, i))
        if s.sides[seat].unlocked:
            abilities = s.culture(seat).abilities
            for i in range(len(abilities)):
                if abilities[i].when == ON_USE:
                    out.append(option(notation.CULTURE, i))
        return out

    def append_uses(self, s: Res, out: list[i64]) -> None:
        """Append the Legacies and abilities that may be used, without a look at what this is never the moment for."""
        labels = self.labels(s)
        if s.rules.any_legacy and labels == IN_RESPONSE:
            labels = ANY_LABELS
        cards = s.pool.cards
        legacies: list[i64] = []
        for tag in s.sides[self.seat].hand:
            card = cards[number_of(tag)]
            if card.kind == LEGACY and card.phases & labels:
                legacies.append(tag)
        if legacies:
            for tag in distinct(legacies):
                if self.why_not_use(s, option(notation.PLAY, tag)) == "":
                    out.append(option(notation.PLAY, tag))
        self.append_abilities(s, out)

    def append_abilities(self, s: Res, out: list[i64]) -> None:
        """Append the activated abilities that may be used now, without a look at those of other labels."""
        seat = self.seat
        labels = self.labels(s)
        for serial in s.actors:
            p = s.find(serial)
            if p is not None and p.controller == seat:
                abilities = s.pool.cards[p.card].abilities
                for i in range(len(abilities)):
                    ability = abilities[i]
                    if ability.when == ON_USE and ability.phases & labels and why_no_use(s, seat, p, i, labels) == "":
                        out.append(option(notation.USE, serial, i))
        if s.sides[seat].unlocked:
            abilities = s.culture(seat).abilities
            for i in range(len(abilities)):
                if abilities[i].when == ON_USE and why_no_culture(s, seat, i, labels) == "":
                    out.append(option(notation.CULTURE, i))

    def why_not_use(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids a Legacy or an ability; cards are played elsewhere [RES-10.3-3]."""
        kind = kind_of(option)
        if kind == notation.USE:
            p = s.find(first(option))
            assert p is not None
            return why_no_use(s, self.seat, p, second(option), self.labels(s))
        if kind == notation.CULTURE:
            return why_no_culture(s, self.seat, first(option), self.labels(s))
        if s.pool.cards[number_of(first(option))].kind != LEGACY:
            return "RES-10.3-3"
        return why_no_legacy(s, self.seat, first(option), self.labels(s))

    def announce(self, s: Res, option: i64) -> None:
        """Begin the use of a Legacy or ability."""
        kind = kind_of(option)
        if kind == notation.USE:
            p = s.find(first(option))
            assert p is not None
            step = Announce(PLAY_USE, 0, FROM_HAND, 0, Act(self.seat, p.serial, p.card, second(option)))
        elif kind == notation.CULTURE:
            culture = s.sides[self.seat].culture
            step = Announce(PLAY_USE, 0, FROM_HAND, 0, Act(self.seat, 0, culture, first(option)))
        else:
            tag = first(option)
            step = Announce(PLAY_LEGACY, tag, FROM_HAND, 0, Act(self.seat, 0, number_of(tag), 0))
        s.then_all([step, PAY, AIM, *self.go_on(s)])


class Window(Moment):
    """A moment in which a player uses a Legacy or an ability, or passes; it looks the same whatever the hand."""

    def always_shown(self) -> bool:
        """Passed over unasked it would betray the hand."""
        return True

    def candidates(self, s: Res) -> list[i64]:
        """Return pass, and everything that could be tried."""
        return [notation.PASS, *self.use_candidates(s)]

    def why_not(self, s: Res, option: i64) -> str:
        """Return the first clause that forbids it."""
        return "" if option == notation.PASS else self.why_not_use(s, option)

    def options(self, s: Res) -> list[i64]:
        """Return pass and what may be used, without a look at what this is never the moment for."""
        out: list[i64] = [notation.PASS]
        self.append_uses(s, out)
        return out


class ChooseResponse(Window):
    """A player may respond to what the other has just done, or pass, which closes the occasion [RES-2.4-16].

    It is put to a person even when passing is all there is, so that its absence betrays no hand. Outside the phases
    nobody responds [RES-2.4-15].
    """

    clause: ClassVar[str] = "RES-2.4-16"

    def owed(self, s: Res) -> bool:
        """Only while a phase is running."""
        return s.phase != 0

    def labels(self, s: Res) -> i64:
        """Return that this is a moment for [Respuesta]."""
        return IN_RESPONSE

    def take(self, s: Res, option: i64) -> None:
        """Let it resolve, or respond."""
        if option != notation.PASS:
            self.announce(s, option)

    def go_on(self, s: Res) -> list[Step]:
        """The other may answer the response, unless one response is all there is [RES-2.4-16]."""
        return [] if s.rules.single_response else [respond(1 - self.seat)]


PAY: Final = PayCosts()
ENTER: Final = EnterPlayed()
LEAVE: Final = LeaveChain()
RESOLVE_CHAIN: Final = ResolveChain()
_RESPONSES: Final[list[ChooseResponse]] = [ChooseResponse(0), ChooseResponse(1)]


def respond(seat: i64) -> ChooseResponse:
    """Return the question whether a seat responds; there are two, so they are shared."""
    return _RESPONSES[seat]


def answered(seat: i64) -> list[Step]:
    """Return what follows an act of `seat`: the other's chance to respond, the chain, what was triggered."""
    return [respond(1 - seat), RESOLVE_CHAIN, RELEASE]
