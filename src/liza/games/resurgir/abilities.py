"""How abilities act: verbs in printed order, all or nothing [RES-2.4-11], targets, triggers in their leader's order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.numbers import has_keyword, has_room, is_indestructible, matches, suits
from liza.games.resurgir.pieces import (
    PLAY_CARD,
    PLAY_LEGACY,
    PLAY_TRIGGER,
    PLAY_USE,
    Piece,
    Play,
    number_of,
)
from liza.games.resurgir.printed import (
    A_FALLEN,
    A_LEGACY_USED,
    A_PLAY,
    A_STRUCTURE_PLAYED,
    A_UNIT_PLAYED,
    AN_ABILITY_TRIGGERED,
    AN_ABILITY_USED,
    ANY_SIDE,
    IN_DISCARD,
    IN_UNDERWORLD,
    INVASION,
    SANCTUARY,
    WHEN_GRANTED_ATTACKS,
    YOURS,
    Ability,
    Choice,
    Filter,
)
from liza.games.resurgir.state import Res
from liza.kernel import Ask, Do, Step, first, kind_of, option, second

PILE: Final = 4096
"""A fallen card as a target: its tag, and from here on the pile: 1 the Inframundo, 2 the Descarte."""
MOST_TAXED: Final = 4
"""Economic Structures there may be, for Tributación on any number of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResAsk(Ask[Res]):
    """A question of this game: its options are written by `notation`."""

    def describe(self, s: Res, option: i64) -> str:
        """Return the one-line text of an option."""
        return notation.describe(s, option)


class Act(Do[Res]):
    """An ability acts: its verbs follow in printed order.

    `serial` is its source in play (0 for a Legacy or a Culture), `card` the printed card, `ability` the index there (-1
    for a card that is just played). `targets` are those chosen, a tuple for each choice: serials; for what lies in the
    chain its place from 1; for a fallen card its tag and pile.
    """

    clause: ClassVar[str] = "RES-2.4-11"

    def __init__(
        self, seat: i64, serial: i64, card: i64, ability: i64, targets: tuple[tuple[int, ...], ...] = ()
    ) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.ability: i64 = ability
        self.targets = targets

    def printed(self, s: Res) -> Ability:
        """Return the printed ability."""
        return s.pool.cards[self.card].abilities[self.ability]

    def picks(self, place: i64) -> tuple[int, ...]:
        """Return what has been chosen for a choice so far."""
        return self.targets[place] if place < len(self.targets) else ()

    def aim(self, place: i64, target: i64) -> Act:
        """Return the same act with one more target for this choice."""
        return self.with_picks(place, (*self.picks(place), int(target)))

    def with_picks(self, place: i64, picks: tuple[int, ...]) -> Act:
        """Return the same act with these targets for a choice, and none for those behind it."""
        before: list[tuple[int, ...]] = [self.picks(i) for i in range(place)]
        before.append(picks)
        return Act(self.seat, self.serial, self.card, self.ability, tuple(before))

    def bare(self) -> Act:
        """Return the same act without targets."""
        return Act(self.seat, self.serial, self.card, self.ability)

    def begins(self, other: Act) -> bool:
        """Tell whether this is `other` before anything was aimed at."""
        return (
            not self.targets
            and self.serial == other.serial
            and self.card == other.card
            and self.ability == other.ability
            and self.seat == other.seat
        )

    def run(self, s: Res) -> None:
        """Schedule the verbs."""
        s.then_all([Perform(self, i) for i in range(len(self.printed(s).verbs))])


class Perform(Do[Res]):
    """One verb of an ability acts."""

    clause: ClassVar[str] = "RES-2.4-11"

    def __init__(self, act: Act, index: i64) -> None:
        self.act = act
        self.index: i64 = index

    def run(self, s: Res) -> None:
        """Schedule the verb's steps."""
        s.then_all(self.act.printed(s).verbs[self.index].steps(s, self.act))


# Targets


def all_pieces(s: Res) -> list[Piece]:
    """Return the cards in play of south, then north: an order everybody knows."""
    out: list[Piece] = []
    for side in s.sides:
        for zone in side.zones:
            out.extend(zone)
    return out


def pieces_for(s: Res, f: Filter, seat: i64, source: i64) -> list[Piece]:
    """Return the pieces that a filter means, in the order of `all_pieces`."""
    return [p for p in all_pieces(s) if matches(s, f, seat, source, p)]


def least(s: Res, choice: Choice) -> i64:
    """Return how many must be chosen."""
    return 0 if choice.raids and s.rules.unified else choice.least


def most(s: Res, choice: Choice) -> i64:
    """Return how many may be chosen: Tributación turns one or any number [RES-12.tributacion-2]."""
    if choice.raids and s.rules.unified:
        return 0
    return MOST_TAXED if choice.taxes and choice.most == 1 and s.rules.any_number else choice.most


def hits(s: Res, act: Act, choice: Choice, target: i64) -> bool:
    """Tell whether a choice may mean this target, now."""
    f = choice.filter
    if f.kind == A_PLAY:
        return 0 < target <= len(s.chain) and _is_play(s, f, act, target)
    if f.kind == A_FALLEN:
        return _is_fallen(s, choice, act.seat, target)
    p = s.find(target)
    return p is not None and hits_piece(s, act, choice, p)


def hits_piece(s: Res, act: Act, choice: Choice, p: Piece) -> bool:
    """Tell whether a choice may mean this card in play, now."""
    if not matches(s, choice.filter, act.seat, act.serial, p):
        return False
    return not (choice.destroys and is_indestructible(s, p))


def _is_play(s: Res, f: Filter, act: Act, place: i64) -> bool:
    play = s.chain[place - 1]
    if play.cancelled or play.act.begins(act) or not f.of & play_kind(s, play):
        return False
    return f.side == ANY_SIDE or (play.act.seat == act.seat) == (f.side == YOURS)


def play_kind(s: Res, play: Play) -> i64:
    """Return what kind of thing lies in the chain, for a filter."""
    if play.kind == PLAY_CARD:
        return A_UNIT_PLAYED if s.pool.cards[number_of(play.tag)].is_unit() else A_STRUCTURE_PLAYED
    if play.kind == PLAY_LEGACY:
        return A_LEGACY_USED
    return AN_ABILITY_USED if play.kind == PLAY_USE else AN_ABILITY_TRIGGERED


def pile_of(s: Res, seat: i64, pile: i64) -> list[i64]:
    """Return the Inframundo (1) or the Descarte (2) of a player."""
    return s.sides[seat].underworld if pile == 1 else s.sides[seat].discard


def _is_fallen(s: Res, choice: Choice, seat: i64, target: i64) -> bool:
    tag = target & (PILE - 1)
    pile = target >> 12
    f = choice.filter
    if not f.piles & (IN_UNDERWORLD if pile == 1 else IN_DISCARD) or tag not in pile_of(s, seat, pile):
        return False
    number = number_of(tag)
    card = s.pool.cards[number]
    if not suits(card, f) or (f.sent and number not in s.sides[seat].sent):
        return False
    return not choice.raises or (card.in_play() and has_room(s, seat, card))


def target_kind(f: Filter) -> i64:
    """Return the kind of option that names a target of this filter."""
    if f.kind == A_PLAY:
        return notation.TARGET_PLAY
    return notation.TARGET_FALLEN if f.kind == A_FALLEN else notation.TARGET


def target_option(f: Filter, target: i64) -> i64:
    """Return the option that names a target."""
    if f.kind == A_FALLEN:
        return option(notation.TARGET_FALLEN, target & (PILE - 1), target >> 12)
    return option(target_kind(f), target)


def target_of(choice: i64) -> i64:
    """Return the target that an option names."""
    if kind_of(choice) == notation.TARGET_FALLEN:
        return first(choice) | second(choice) << 12
    return first(choice)


def aims(s: Res, f: Filter, seat: i64) -> list[i64]:
    """Return everything that could be pointed at for a filter of this kind."""
    out: list[i64] = []
    if f.kind == A_PLAY:
        for i in range(len(s.chain)):
            out.append(i + 1)
        return out
    if f.kind == A_FALLEN:
        for pile in (1, 2):
            for tag in sorted(pile_of(s, seat, pile)):
                target: i64 = tag | pile << 12
                if target not in out:
                    out.append(target)
        return out
    return [p.serial for p in all_pieces(s)]


def is_taken(s: Res, act: Act, f: Filter, target: i64) -> bool:
    """Tell whether an act has already chosen this: a card once, of alike fallen ones as many as there are."""
    choices = act.printed(s).choices
    times: i64 = 0
    for i in range(len(act.targets)):
        if target_kind(choices[i].filter) == target_kind(f):
            for one in act.targets[i]:
                if one == target:
                    times += 1
    if f.kind != A_FALLEN:
        return times > 0
    copies = pile_of(s, act.seat, target >> 12).count(target & (PILE - 1))
    if f.sent:
        copies = min(copies, s.sides[act.seat].sent.count(number_of(target & (PILE - 1))))
    return times >= copies


def fits(s: Res, act: Act, place: i64, target: i64) -> bool:
    """Tell whether this may be the next target of a choice: what is left can still be chosen after it."""
    choice = act.printed(s).choices[place]
    if not hits(s, act, choice, target) or is_taken(s, act, choice.filter, target):
        return False
    return can_aim(s, act.aim(place, target), place)


def can_aim(s: Res, act: Act, place: i64 = 0) -> bool:
    """Tell whether every target that is asked for, from this choice on, has a legal choice [RES-2.4-11]."""
    choices = act.printed(s).choices
    if place >= len(choices):
        return True
    choice = choices[place]
    if len(act.picks(place)) >= least(s, choice):
        if can_aim(s, act, place + 1):
            return True
        if len(act.picks(place)) >= most(s, choice):
            return False
    for target in aimed(s, act, choice):
        if not is_taken(s, act, choice.filter, target) and can_aim(s, act.aim(place, target), place):
            return True
    return False


def aimed(s: Res, act: Act, choice: Choice) -> list[i64]:
    """Return everything that a choice may mean now."""
    f = choice.filter
    if f.kind == A_PLAY or f.kind == A_FALLEN:
        return [target for target in aims(s, f, act.seat) if hits(s, act, choice, target)]
    return [p.serial for p in all_pieces(s) if hits_piece(s, act, choice, p)]


def is_whole(s: Res, act: Act) -> bool:
    """Tell whether an ability can be carried out completely: each verb, and each target it asks for [RES-2.4-11]."""
    for verb in act.printed(s).verbs:
        if not verb.can(s, act):
            return False
    return can_aim(s, act)


def still_whole(s: Res, act: Act) -> Act | None:
    """Return the act as it resolves, None if it can't be carried out completely any more [RES-2.4-13].

    Of "up to" so many, those that are lost are left out.
    """
    choices = act.printed(s).choices
    kept: list[tuple[int, ...]] = []
    for i in range(len(choices)):
        choice = choices[i]
        there: list[int] = [int(t) for t in act.picks(i) if hits(s, act, choice, t)]
        if len(there) < len(act.picks(i)) and (choice.least == choice.most or len(there) < least(s, choice)):
            return None
        kept.append(tuple(there))
    now = Act(act.seat, act.serial, act.card, act.ability, tuple(kept))
    for verb in act.printed(s).verbs:
        if not verb.can(s, now):
            return None
    return now


AIM_CLAUSES: Final = {
    "charge": "RES-12.carga-2",
    "incursion": "RES-12.incursion-2",
    "intimidation": "RES-12.intimidacion-2",
    "poison": "RES-12.veneno-1",
    "tribute": "RES-12.tributacion-1",
}
"""The clauses that say what some keywords may aim at."""
SKIP_CLAUSES: Final = {
    "charge": "RES-12.carga-4",
    "intimidation": "RES-12.intimidacion-2",
    "vengeance": "RES-12.venganza-3",
}
"""The clauses by which some keywords are skipped where there is nothing to aim at."""


class ChooseTarget(ResAsk):
    """A player points at the next target, when costs have been paid [RES-2.4-12]; `place` is the choice it is for."""

    clause: ClassVar[str] = "RES-2.4-12"

    def __init__(self, seat: i64, act: Act, place: i64) -> None:
        super().__init__(seat)
        self.act = act
        self.place: i64 = place

    def mask(self, seat: i64) -> Step | None:
        """Hide from others how far the choice has come."""
        return self if seat == self.seat else ChooseTarget(self.seat, self.act.bare(), 0)

    def _choice(self, s: Res) -> Choice:
        return self.act.printed(s).choices[self.place]

    def candidates(self, s: Res) -> list[i64]:
        """Return everything of that kind, and the end of a choice of "up to"."""
        f = self._choice(s).filter
        out = [target_option(f, t) for t in aims(s, f, self.act.seat)]
        if least(s, self._choice(s)) < most(s, self._choice(s)):
            out.append(notation.ENOUGH)
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Return the clause that excludes a target: it is not what the text asks for."""
        if option == notation.ENOUGH:
            enough = len(self.act.picks(self.place)) >= least(s, self._choice(s))
            if enough and can_aim(s, self.act, self.place + 1):
                return ""
            return "RES-12.tributacion-2" if self._choice(s).taxes else "RES-2.4-11"
        if fits(s, self.act, self.place, target_of(option)):
            return ""
        return AIM_CLAUSES.get(self.act.printed(s).keyword, "RES-2.4-11")

    def take(self, s: Res, option: i64) -> None:
        """Ask for the next target, or fix them."""
        act, place = self.act, self.place
        if option != notation.ENOUGH:
            act = act.aim(place, target_of(option))
        if option == notation.ENOUGH or len(act.picks(place)) >= most(s, self._choice(s)):
            place += 1
        s.then(next_aim(s, act, place))

    def binds(self, s: Res, option: i64) -> bool:
        """Only the last choice binds."""
        act, place = self.act, self.place
        if option != notation.ENOUGH:
            act = act.aim(place, target_of(option))
        if option == notation.ENOUGH or len(act.picks(place)) >= most(s, self._choice(s)):
            place += 1
        return isinstance(next_aim(s, act, place), FixAim)


def next_aim(s: Res, act: Act, place: i64) -> Step:
    """Return the question for the next target, or the step that fixes all of them."""
    choices = act.printed(s).choices
    while place < len(choices) and most(s, choices[place]) == 0:
        act = act.with_picks(place, ())
        place += 1
    return FixAim(act) if place >= len(choices) else ChooseTarget(act.seat, act, place)


class Aim(Do[Res]):
    """Costs are paid, now the targets are chosen [RES-2.4-12]."""

    clause: ClassVar[str] = "RES-2.4-12"

    def run(self, s: Res) -> None:
        """Ask for them, of what was announced last."""
        act = s.chain[len(s.chain) - 1].act
        if act.ability >= 0 and len(act.printed(s).choices) != 0:
            s.then(next_aim(s, act, 0))


class FixAim(Do[Res]):
    """What an ability aims at is fixed, for all to see."""

    clause: ClassVar[str] = "RES-2.4-12"

    def __init__(self, act: Act) -> None:
        self.act = act

    def run(self, s: Res) -> None:
        """Write it into the chain, and tell each target."""
        act = self.act
        s.chain[len(s.chain) - 1].act = act
        choices = act.printed(s).choices
        for i in range(len(act.targets)):
            for target in act.targets[i]:
                aimed = _aimed_card(s, act, choices[i], target)
                told = kinds.pack(act.seat, act.serial, act.card, 0, aimed)
                s.emit(kinds.AIMED, told, target, self.why(s, choices[i], target))

    def why(self, s: Res, choice: Choice, target: i64) -> str:
        """Return the clause of an aim: Santuario does not keep abilities off [RES-12.santuario-2]."""
        p = s.find(target) if choice.filter.on_table() else None
        return "RES-12.santuario-2" if p is not None and has_keyword(s, p, SANCTUARY) else self.clause


def _aimed_card(s: Res, act: Act, choice: Choice, target: i64) -> i64:
    """Return the card number of a target, that the log can name it later."""
    if choice.filter.kind == A_FALLEN:
        return number_of(target & (PILE - 1))
    if choice.filter.kind == A_PLAY:
        return s.chain[target - 1].act.card
    p = s.find(target)
    return 0 if p is None else p.card


# Triggers


class Triggered(Do[Res]):
    """A triggered ability comes to act; one that can't be carried out completely is skipped [RES-2.4-20]."""

    clause: ClassVar[str] = "RES-2.4-20"

    def __init__(self, seat: i64, serial: i64, card: i64, ability: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.ability: i64 = ability

    def run(self, s: Res) -> None:
        """Announce it, or ask whether to use it if it is optional."""
        act = Act(self.seat, self.serial, self.card, self.ability)
        if not is_whole(s, act):
            clause = SKIP_CLAUSES.get(act.printed(s).keyword, self.clause)
            s.emit(kinds.ABILITY_SKIPPED, kinds.pack(self.seat, self.serial, self.card), self.ability, clause)
        elif act.printed(s).optional:
            s.then(ChooseMay(act.seat, act))
        else:
            s.then(Trigger(act))


class ChooseMay(ResAsk):
    """A player uses an optional triggered ability, or leaves it [RES-12.impulso-2]."""

    clause: ClassVar[str] = "RES-12.impulso-2"

    def __init__(self, seat: i64, act: Act) -> None:
        super().__init__(seat)
        self.act = act

    def candidates(self, s: Res) -> list[i64]:
        """Return yes and no."""
        return [notation.ACCEPT, notation.DECLINE]

    def take(self, s: Res, option: i64) -> None:
        """Announce it, or tell that it was left."""
        s.then(Trigger(self.act) if option == notation.ACCEPT else Decline(self.act))


class Decline(Do[Res]):
    """An optional ability is left."""

    clause: ClassVar[str] = "RES-2.4-11"

    def __init__(self, act: Act) -> None:
        self.act = act

    def run(self, s: Res) -> None:
        """Tell it, with the clause that lets it be left: of a keyword its own, for Venganza if its card says so."""
        act = self.act
        printed = act.printed(s)
        clause = printed.clause if printed.clause != "" else self.clause
        if printed.keyword == "vengeance":
            clause = "RES-12.venganza-3"
        s.emit(kinds.REMARK, kinds.pack(act.seat, act.serial, act.card), kinds.DECLINED, clause)


class Trigger(Do[Res]):
    """A triggered ability is announced: it aims, may be responded to [RES-2.4-15], and resolves."""

    clause: ClassVar[str] = "RES-2.4-15"

    def __init__(self, act: Act) -> None:
        self.act = act

    def run(self, s: Res) -> None:
        """Lay it into the chain."""
        act = self.act
        printed = act.printed(s)
        s.chain.append(Play(PLAY_TRIGGER, 0, act))
        clause = self.why(s, printed)
        s.emit(kinds.ABILITY_TRIGGERED, kinds.pack(act.seat, act.serial, act.card), act.ability, clause)
        from liza.games.resurgir.chain import RESOLVE_CHAIN, respond

        s.then(AIM, respond(1 - act.seat), RESOLVE_CHAIN)

    def why(self, s: Res, printed: Ability) -> str:
        """Return the clause that says most of the trigger: of the Set Up, a common moment, a keyword, an Invasión."""
        seat = self.act.seat
        if s.turn == 0:
            return "RES-8-2" if seat == s.token else "RES-8-9"
        if printed.keyword == "vengeance" and s.active >= 0:
            if seat != s.active:
                return "RES-12.venganza-4"
            return "RES-12.venganza-2" if len(s.confrontations) != 0 else printed.clause
        if printed.clause != "":
            return printed.clause
        if s.active < 0:
            return "RES-10-7"
        return "RES-10.4.3-2" if s.phase == INVASION else self.clause


def order_option(s: Res, step: Step) -> i64:
    """Return the option that names a waiting ability; of one that was granted the card that did it as well."""
    assert isinstance(step, Triggered)
    granted = s.pool.cards[step.card].abilities[step.ability].when == WHEN_GRANTED_ATTACKS
    return option(notation.ORDER, step.serial, step.ability, step.card if granted else 0)


class Release(Do[Res]):
    """Triggered abilities are processed one after the other, what each of them triggers among the rest.

    The Active Player orders all of them, the other's too [RES-10-6, RES-10.4.3-2]; in common moments the Token's holder
    those of their own first, then the other theirs [RES-10-7, RES-8-9].
    """

    clause: ClassVar[str] = "RES-10-6"

    def __init__(self, pending: tuple[Step, ...] = ()) -> None:
        self.pending = pending

    def run(self, s: Res) -> None:
        """Process the next ability, asking who leads which if there are several."""
        pending = self.pending
        if len(s.waiting) != 0:
            pending = (*pending, *s.waiting)
            s.waiting = []
        if len(pending) == 0:
            return
        choice = ChooseOrder(leader_of(s, pending), pending)
        theirs = choice.candidates(s)
        if len(theirs) == 1:
            choice.take(s, theirs[0])
        else:
            s.then(choice)


def leader_of(s: Res, pending: tuple[Step, ...]) -> i64:
    """Return who picks the next of these abilities."""
    if s.active >= 0:
        return s.active
    for step in pending:
        if isinstance(step, Triggered) and step.seat == s.token:
            return s.token
    return 1 - s.token


class ChooseOrder(ResAsk):
    """A player picks which of the simultaneous abilities is processed next [RES-10-6]."""

    clause: ClassVar[str] = "RES-10-6"

    def __init__(self, seat: i64, pending: tuple[Step, ...]) -> None:
        super().__init__(seat)
        self.pending = pending

    def candidates(self, s: Res) -> list[i64]:
        """Return the abilities that wait, in common moments one's own; of those that are alike, one."""
        out: list[i64] = []
        for step in self.pending:
            if isinstance(step, Triggered) and (s.active >= 0 or step.seat == self.seat):
                choice = order_option(s, step)
                if choice not in out:
                    out.append(choice)
        return out

    def take(self, s: Res, option: i64) -> None:
        """Process the one picked, then the rest."""
        rest: list[Step] = list(self.pending)
        for step in self.pending:
            if isinstance(step, Triggered) and order_option(s, step) == option:
                if s.active >= 0 or step.seat == self.seat:
                    rest.remove(step)
                    s.then(step, Release(tuple(rest)))
                    return


AIM: Final = Aim()
RELEASE: Final = Release()
