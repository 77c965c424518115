"""Chapters 8 and 9: playing cards, using abilities and moving creatures; and why one may not."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import (
    RELEASE,
    Act,
    ChooseTarget,
    InfAsk,
    LineAsk,
    Moment,
    all_pieces,
    can_aim,
    pieces_for,
)
from liza.games.inframundis.changes import change_line
from liza.games.inframundis.deaths import told
from liza.games.inframundis.hooks import enter_line, hang_hooks, new_piece, number
from liza.games.inframundis.numbers import cost_of, line_of, matches, move_cost
from liza.games.inframundis.pieces import NUMBER_MASK, Piece
from liza.games.inframundis.printed import (
    CHAMPION,
    CREATURE,
    FAST,
    FRONT,
    ON_USE,
    REAR,
    SANCTUARY,
    SPELL,
    TABLE,
    YOURS,
    Ability,
    Card,
    Filter,
)
from liza.games.inframundis.state import Inf
from liza.kernel import Do, Step, first, kind_of, option, second
from liza.toolkit.piles import distinct

# What a moment allows
NOTHING: Final = 0
WINDOW: Final = 1
OWN_PREPARATION: Final = 2

OWN_CREATURE: Final = Filter(YOURS, -1, 0, 0, -1, -1, False)


def spell_act(s: Inf, seat: i64, card: i64) -> Act:
    """Return the act of a spell's effects."""
    return Act(seat, 0, card & NUMBER_MASK, 0)


# Why not: the moment, the thing, the place or target, the ether, in that order


def why_not_now(card: Card, moment: i64) -> str:
    """Return the clause by which this is not the moment for a card, or ""."""
    if moment == OWN_PREPARATION:
        return ""
    if card.kind == SPELL:
        return "INF-3-7"
    if card.kind == FAST:
        return "" if moment == WINDOW else "INF-3-8"
    return "INF-12-7"


def why_not_play(s: Inf, seat: i64, hand: i64, moment: i64) -> str:
    """Return the first clause that forbids playing a card in hand, or ""."""
    card = s.card(hand)
    clause = why_not_now(card, moment)
    if clause != "":
        return clause
    if card.is_creature():
        if card.kind == CHAMPION and not s.rules.champion_replaces and s.champion_of(seat) is not None:
            return "INF-3-11"
        if not any_room(s, seat):
            return "INF-8-7"
    elif card.equip:
        if not has_bearer(s, seat, card):
            return "INF-3-3"
    elif card.is_spell() and not can_aim(s, spell_act(s, seat, hand)):
        return "INF-3-6"
    return "INF-6-7" if cost_of(s, seat, card) > s.sides[seat].ether else ""


def bearer_filter(card: Card) -> Filter:
    """Return which creatures may bear an equip card: your own, unless the card says otherwise [INF-3-3]."""
    return card.bearer if card.bearer is not None else OWN_CREATURE


def has_bearer(s: Inf, seat: i64, card: Card) -> bool:
    """Tell whether some creature may bear it [INF-3-3]."""
    f = bearer_filter(card)
    for p in pieces_for(s, f, seat):
        if matches(s, f, seat, None, p):
            return True
    return False


def why_not_use(s: Inf, seat: i64, p: Piece, index: i64, moment: i64) -> str:
    """Return the first clause that forbids using an activated ability, or ""."""
    ability = s.card(p.card).abilities[index]
    if moment == NOTHING or (moment == WINDOW and not ability.anytime):
        return "INF-12-6"
    if is_free(ability) and p.used_turn == s.turn and p.used & 1 << index:
        return "INF-12-6"
    if p.silenced != 0:
        return "INF-13-4"
    if ability.exhaust:
        if p.line <= REAR and p.entered == s.turn and not p.rushed:
            return "INF-8-4"
        if p.exhausted:
            return "INF-13-1"
    if not can_aim(s, Act(seat, p.serial, p.card, index)):
        return "INF-3-6"
    return "INF-6-7" if ability.cost > s.sides[seat].ether else ""


def is_free(ability: Ability) -> bool:
    """Tell whether an ability costs nothing in the end: it is used once per turn [INF-12-6]."""
    return ability.cost == 0 and not ability.exhaust


def why_not_move(s: Inf, seat: i64, p: Piece, line: i64, moment: i64) -> str:
    """Return the first clause that forbids a paid move, or ""."""
    if moment != OWN_PREPARATION:
        return "INF-9-1"
    if p.moved == s.turn:
        return "INF-9-2"
    if line - p.line != 1 and p.line - line != 1:
        return "INF-9-1"
    if not s.has_room(seat, line):
        return "INF-8-7"
    return "INF-6-7" if move_cost(s, seat) > s.sides[seat].ether else ""


def why_not_equip(s: Inf, seat: i64, p: Piece, moment: i64) -> str:
    """Return the first clause that forbids equipping a relic again, or "": it must have lost its bearer [INF-3-5]."""
    card = s.card(p.card)
    if moment != OWN_PREPARATION:
        return "INF-7.3-2"
    if p.bearer != 0 or not has_bearer(s, seat, card):
        return "INF-3-3"
    return "INF-6-7" if cost_of(s, seat, card) > s.sides[seat].ether else ""


# Listing


def users(s: Inf, seat: i64) -> list[Piece]:
    """Return this seat's pieces that have activated abilities."""
    out: list[Piece] = []
    if not s.actors:
        return out
    side = s.sides[seat]
    for line in side.lines:
        for p in line:
            if s.pool.cards[p.card].usable and not p.plain:
                out.append(p)
            for gear in p.gear:
                if s.card(gear.card).usable:
                    out.append(gear)
    for p in side.table:
        if s.card(p.card).usable and not s.card(p.card).equip:
            out.append(p)
    leader = side.leader
    if leader is not None and s.card(leader.card).usable:
        out.append(leader)
    return out


def use_candidates(s: Inf, seat: i64) -> list[i64]:
    """Return every use of an activated ability that could be tried."""
    out: list[i64] = []
    for p in users(s, seat):
        abilities = s.card(p.card).abilities
        for i in range(len(abilities)):
            if abilities[i].when == ON_USE:
                out.append(option(notation.USE, p.serial, i))
    return out


def move_candidates(s: Inf, seat: i64) -> list[i64]:
    """Return every move that could be tried, far lines included."""
    out: list[i64] = []
    for line in s.sides[seat].lines:
        for p in line:
            for to in range(3):
                if to != p.line:
                    out.append(option(notation.MOVE, p.serial, to))
    return out


def equip_candidates(s: Inf, seat: i64) -> list[i64]:
    """Return the relics on the table that have lost their bearer [INF-3-5], and those that have one."""
    side = s.sides[seat]
    out = [option(notation.EQUIP, p.serial) for p in side.table if s.card(p.card).equip]
    for line in side.lines:
        for p in line:
            for gear in p.gear:
                out.append(option(notation.EQUIP, gear.serial))
    return out


def play_candidates(s: Inf, seat: i64) -> list[i64]:
    """Return every card in hand that could be tried."""
    return [notation.play_option(card) for card in distinct(s.sides[seat].hand)]


def why_not_action(s: Inf, seat: i64, option: i64, moment: i64) -> str:
    """Return the first clause that forbids a play, use, move or equipping, or ""."""
    kind = kind_of(option)
    if kind == notation.PLAY:
        return why_not_play(s, seat, notation.hand_card(option), moment)
    p = s.find(first(option))
    assert p is not None
    if kind == notation.USE:
        return why_not_use(s, seat, p, second(option), moment)
    if kind == notation.MOVE:
        return why_not_move(s, seat, p, second(option), moment)
    return why_not_equip(s, seat, p, moment)


def append_plays(s: Inf, seat: i64, moment: i64, out: list[i64]) -> None:
    """Append the playable cards of a hand, in the order of `play_candidates`."""
    side = s.sides[seat]
    ether = side.ether
    plain = not s.steering
    window = moment == WINDOW
    cards = s.pool.cards
    room = not window and any_room(s, seat)
    found: list[i64] = []
    for hand in side.hand:
        card = cards[hand & NUMBER_MASK]
        if (window and card.kind != FAST) or hand in found:
            continue
        if (card.cost if plain else cost_of(s, seat, card)) > ether:
            continue
        if card.kind == CREATURE:
            if room:
                found.append(hand)
        elif why_not_play(s, seat, hand, moment) == "":
            found.append(hand)
    if len(found) > 1:
        found.sort()
    for hand in found:
        out.append(notation.play_option(hand))


def any_room(s: Inf, seat: i64) -> bool:
    """Tell whether some line takes one more creature [INF-8-7]."""
    limit = s.rules.line_limit
    lines = s.sides[seat].lines
    return limit == 0 or len(lines[0]) < limit or len(lines[1]) < limit or len(lines[2]) < limit


def append_uses(s: Inf, seat: i64, moment: i64, out: list[i64]) -> None:
    """Append the usable abilities, in the order of `use_candidates`."""
    for p in users(s, seat):
        abilities = s.card(p.card).abilities
        for i in range(len(abilities)):
            if abilities[i].when == ON_USE and why_not_use(s, seat, p, i, moment) == "":
                out.append(option(notation.USE, p.serial, i))


def append_moves(s: Inf, seat: i64, out: list[i64]) -> None:
    """Append the paid moves, in the order of `move_candidates`."""
    if move_cost(s, seat) > s.sides[seat].ether:
        return
    lines = s.sides[seat].lines
    ends = s.has_room(seat, SANCTUARY)
    front = s.has_room(seat, FRONT)
    rear = s.has_room(seat, REAR)
    for at in range(3):
        for p in lines[at]:
            if p.moved != s.turn:
                if at != SANCTUARY:
                    if ends:
                        out.append(notation.MOVE | p.serial << 8 | SANCTUARY << 20)
                else:
                    if front:
                        out.append(notation.MOVE | p.serial << 8 | FRONT << 20)
                    if rear:
                        out.append(notation.MOVE | p.serial << 8 | REAR << 20)


# Choosing


def begin_action(s: Inf, root: Moment, option: i64) -> None:
    """Begin a play, use, move or equipping: ask for what is still to be chosen, or commit at once."""
    kind = kind_of(option)
    seat = root.seat
    if kind == notation.PLAY:
        _begin_play(s, root, notation.hand_card(option))
    elif kind == notation.MOVE:
        root.go_on(s, MoveCreature(seat, first(option), second(option)))
    elif kind == notation.EQUIP:
        s.then(ChooseBearer(seat, root, 0, first(option)))
    else:
        p = s.find(first(option))
        assert p is not None
        act = Act(seat, p.serial, p.card, second(option))
        if len(act.printed(s).choices) == 0:
            root.commit(s, 0, act)
        else:
            s.then(ChooseTarget(seat, root, 0, act, 0))


def _begin_play(s: Inf, root: Moment, hand: i64) -> None:
    card = s.card(hand)
    seat = root.seat
    if card.is_creature():
        s.then(ChooseLine(seat, root, hand))
    elif card.equip:
        s.then(ChooseBearer(seat, root, hand, 0))
    elif card.is_spell():
        act = spell_act(s, seat, hand)
        if len(act.printed(s).choices) == 0:
            root.commit(s, hand, act)
        else:
            s.then(ChooseTarget(seat, root, hand, act, 0))
    else:
        root.go_on(s, PlayPiece(seat, hand, TABLE, 0))


def needs_more(s: Inf, seat: i64, option: i64) -> bool:
    """Tell whether an action leads to a further choice: until it is committed it may be taken back [INF-8-1]."""
    kind = kind_of(option)
    if kind == notation.PLAY:
        card = s.card(first(option))
        if card.is_spell():
            return len(card.abilities[0].choices) != 0
        return card.is_creature() or card.equip
    if kind == notation.USE:
        p = s.find(first(option))
        return p is not None and len(s.card(p.card).abilities[second(option)].choices) != 0
    return kind == notation.EQUIP


class ActionMoment(Moment):
    """A moment in which cards and abilities are played; what it goes on with is `resume`."""

    def go_on(self, s: Inf, step: Step) -> None:
        """Schedule the action, the effects it triggers, and what follows."""
        self.resume(s)
        s.then(step, RELEASE)

    def resume(self, s: Inf) -> None:
        """Schedule what follows an action at this moment."""
        raise NotImplementedError

    def commit(self, s: Inf, hand: i64, act: Act) -> None:
        """Schedule the payment, the effect and what follows."""
        self.go_on(s, UseAbility(act) if hand == 0 else PlaySpell(hand, act))


class ChooseLine(LineAsk):
    """A player chooses the line that a creature enters, always on their own side [INF-3-1]."""

    clause: ClassVar[str] = "INF-3-1"

    def __init__(self, seat: i64, root: Moment, hand: i64) -> None:
        super().__init__(seat)
        self.root = root
        self.hand: i64 = hand

    def mask(self, seat: i64) -> Step | None:
        """Others see the ask it grew from."""
        return self if seat == self.seat else self.root

    def always_shown(self) -> bool:
        """The only line too is put to a person: the choice commits the card and may still be taken back [INF-8-1]."""
        return True

    def why_not(self, s: Inf, option: i64) -> str:
        """Refuse a full line [INF-8-7]."""
        return "" if s.has_room(self.seat, first(option)) else "INF-8-7"

    def options(self, s: Inf) -> list[i64]:
        """Return the lines with room."""
        return [notation.LINE | line << 8 for line in range(3) if s.has_room(self.seat, line)]

    def take(self, s: Inf, option: i64) -> None:
        """Commit the play."""
        self.root.go_on(s, PlayPiece(self.seat, self.hand, first(option), 0))


class ChooseBearer(InfAsk):
    """A player chooses the creature that will bear a relic or rune [INF-3-3]; `serial` is one already on the table."""

    clause: ClassVar[str] = "INF-3-3"

    def __init__(self, seat: i64, root: Moment, hand: i64, serial: i64) -> None:
        super().__init__(seat)
        self.root = root
        self.hand: i64 = hand
        self.serial: i64 = serial

    def mask(self, seat: i64) -> Step | None:
        """Others see the ask it grew from."""
        return self if seat == self.seat else self.root

    def always_shown(self) -> bool:
        """The only bearer too is put to a person: the choice commits the card and may still be taken back [INF-8-1]."""
        return True

    def candidates(self, s: Inf) -> list[i64]:
        """Return every piece in play."""
        return [option(notation.TARGET, p.serial) for p in all_pieces(s)]

    def why_not(self, s: Inf, option: i64) -> str:
        """Refuse a creature that the card does not allow [INF-3-3]."""
        p = s.find(first(option))
        card = s.card(self.hand)
        if self.serial != 0:
            gear = s.find(self.serial)
            assert gear is not None
            card = s.card(gear.card)
        return "" if p is not None and matches(s, bearer_filter(card), self.seat, None, p) else "INF-3-3"

    def take(self, s: Inf, option: i64) -> None:
        """Commit."""
        if self.serial != 0:
            self.root.go_on(s, EquipAgain(self.seat, self.serial, first(option)))
        else:
            self.root.go_on(s, PlayPiece(self.seat, self.hand, TABLE, first(option)))


# Doing


def pay_for_card(s: Inf, seat: i64, hand: i64) -> None:
    """Take a card from hand and pay its whole cost [INF-8-1]; all see which card it is."""
    side = s.sides[seat]
    card = s.card(hand)
    cost = cost_of(s, seat, card)
    side.ether -= cost
    side.hand.remove(hand)
    s.emit(kinds.CARD_PLAYED, kinds.pack(seat, 0, card.number, side.ether), cost, "INF-8-1")


class PlayPiece(Do[Inf]):
    """A creature, relic or rune is paid for and enters play [INF-8-2, INF-3-3]."""

    clause: ClassVar[str] = "INF-8-2"

    def __init__(self, seat: i64, hand: i64, line: i64, bearer: i64) -> None:
        self.seat: i64 = seat
        self.hand: i64 = hand
        self.line: i64 = line
        self.bearer: i64 = bearer

    def run(self, s: Inf) -> None:
        """Pay, then enter."""
        pay_for_card(s, self.seat, self.hand)
        s.then(EnterPlay(self.seat, self.hand & NUMBER_MASK, self.line, self.bearer))


class EnterPlay(Do[Inf]):
    """A card that was played enters its line, the table, or its bearer."""

    clause: ClassVar[str] = "INF-8-2"

    def __init__(self, seat: i64, card: i64, line: i64, bearer: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.line: i64 = line
        self.bearer: i64 = bearer

    def run(self, s: Inf) -> None:
        """Enter, then tell that it was played."""
        p = new_piece(s, self.card, self.seat)
        if self.line <= REAR:
            enter_line(s, p, self.line, "INF-3-10" if s.is_champion(p) else self.clause)
        elif self.bearer == 0:
            number(s, p)
            s.sides[self.seat].table.append(p)
            hang_hooks(s, p)
            s.emit(kinds.ENTERED, told(p, TABLE), 1, "INF-4-4")
        else:
            number(s, p)
            attach(s, p, self.bearer, "INF-7.3-2")
            s.emit(kinds.ENTERED, told(p, TABLE), 1, "INF-3-3")
        s.dirty = True
        s.emit(kinds.PIECE_PLAYED, told(p), 0, "INF-7.3-1")


def attach(s: Inf, p: Piece, bearer: i64, clause: str) -> None:
    """Put a relic or rune on its bearer, controlled by whoever controls the bearer [INF-3-5]."""
    creature = s.creature(bearer)
    assert creature is not None
    p.bearer = bearer
    p.line = TABLE
    p.controller = creature.controller
    creature.gear.append(p)
    hang_hooks(s, p)
    s.dirty = True
    s.emit(kinds.EQUIPPED, told(p, bearer), creature.card, clause)


class EquipAgain(Do[Inf]):
    """A relic that stayed on the table without a bearer is paid for and equipped again [INF-3-5]."""

    clause: ClassVar[str] = "INF-3-5"

    def __init__(self, seat: i64, serial: i64, bearer: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.bearer: i64 = bearer

    def run(self, s: Inf) -> None:
        """Pay and attach."""
        side = s.sides[self.seat]
        p = s.find(self.serial)
        assert p is not None
        cost = cost_of(s, self.seat, s.card(p.card))
        side.ether -= cost
        s.emit(kinds.ETHER_CHANGED, kinds.pack(self.seat, 0, 0, side.ether), -cost, self.clause)
        side.table.remove(p)
        attach(s, p, self.bearer, self.clause)


class PlaySpell(Do[Inf]):
    """A spell is paid for, does what it says, and goes to the discard pile [INF-3-6]."""

    clause: ClassVar[str] = "INF-3-6"

    def __init__(self, hand: i64, act: Act) -> None:
        self.hand: i64 = hand
        self.act = act

    def run(self, s: Inf) -> None:
        """Pay, then resolve it whole: nobody acts in between [INF-12-4]."""
        pay_for_card(s, self.act.seat, self.hand)
        s.sides[self.act.seat].resolving.append(self.act.card)
        s.then(self.act, SpellResolved(self.act.seat, self.act.card))


class SpellResolved(Do[Inf]):
    """A spell that has resolved lies in its owner's discard pile [INF-3-6, INF-3-9]."""

    clause: ClassVar[str] = "INF-3-9"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, s: Inf) -> None:
        """Put it there."""
        side = s.sides[self.seat]
        side.resolving.remove(self.card)
        side.discard.append(self.card)


class UseAbility(Do[Inf]):
    """An activated ability is paid for and resolves [INF-7.3-3]."""

    clause: ClassVar[str] = "INF-7.3-3"

    def __init__(self, act: Act) -> None:
        self.act = act

    def run(self, s: Inf) -> None:
        """Pay ether, exhaust if it says so, note a free use [INF-12-6], then act."""
        act = self.act
        p = s.find(act.serial)
        assert p is not None
        ability = act.printed(s)
        side = s.sides[act.seat]
        side.ether -= ability.cost
        if ability.exhaust:
            p.exhausted = True
        if is_free(ability):
            if p.used_turn != s.turn:
                p.used = 0
                p.used_turn = s.turn
            p.used |= 1 << act.ability
        s.stir()
        s.emit(kinds.ABILITY_USED, told(p, act.ability), ability.cost, self.clause)
        s.then(Act(act.seat, act.serial, act.card, act.ability, act.one, act.two, line_of(s, p)))


class MoveCreature(Do[Inf]):
    """A creature moves to an adjacent line for ether; this is not playing a card [INF-9-1, INF-9-3]."""

    clause: ClassVar[str] = "INF-7.3-4"

    def __init__(self, seat: i64, serial: i64, line: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.line: i64 = line

    def run(self, s: Inf) -> None:
        """Pay and move; moving does not exhaust."""
        p = s.creature(self.serial)
        assert p is not None
        side = s.sides[self.seat]
        cost = move_cost(s, self.seat)
        side.ether -= cost
        side.moves += 1
        p.moved = s.turn
        change_line(s, self.serial, self.line)
        s.emit(kinds.MOVED, told(p, self.line), cost, "INF-9-3")
