"""What effects do to the table, one step for each change."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import InfAsk, LineAsk
from liza.games.inframundis.deaths import destroy, forget, take_away, to_discard, to_hand, told
from liza.games.inframundis.hooks import crowd_out, enter_line, hang_hooks, new_piece
from liza.games.inframundis.pieces import KNOWN, LIMIT_CAP, NEXUS_LIFE, NUMBER_MASK, Boost
from liza.games.inframundis.printed import REAR, TABLE
from liza.games.inframundis.state import Inf
from liza.kernel import Do, Step, option


class Simultaneous(Do[Inf]):
    """Changes that happen together: standing checks wait until all are made [INF-7.4-3]."""

    clause: ClassVar[str] = "INF-7.4-3"

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps

    def run(self, s: Inf) -> None:
        """Hold the checks, make the changes, let go."""
        s.hold = True
        s.then(LetGo())
        s.then_all(list(self.steps))


class LetGo(Do[Inf]):
    """The simultaneous changes are made: checks are due [INF-7.4-3]."""

    clause: ClassVar[str] = "INF-7.4-3"

    def run(self, s: Inf) -> None:
        """Let the checks run."""
        s.hold = False
        s.dirty = True


class Wound(Do[Inf]):
    """Creatures are wounded together; wounds stay [INF-0-5]. `card` is what wounds them."""

    clause: ClassVar[str] = "INF-0-5"

    def __init__(self, serials: tuple[int, ...], amount: i64, card: i64) -> None:
        self.serials = serials
        self.amount: i64 = amount
        self.card: i64 = card

    def run(self, s: Inf) -> None:
        """Put the wounds on those still in play."""
        for serial in self.serials:
            p = s.creature(serial)
            if p is not None and self.amount > 0:
                p.wounds += self.amount
                s.emit(kinds.WOUNDED, told(p, self.card), self.amount, self.clause)
        s.dirty = True


class Restore(Do[Inf]):
    """Wounds are removed, never more than there are [INF-0-6]."""

    clause: ClassVar[str] = "INF-0-6"

    def __init__(self, serials: tuple[int, ...], amount: i64) -> None:
        self.serials = serials
        self.amount: i64 = amount

    def run(self, s: Inf) -> None:
        """Remove them."""
        for serial in self.serials:
            p = s.creature(serial)
            if p is not None:
                healed = self.amount if self.amount < p.wounds else p.wounds
                p.wounds -= healed
                if healed > 0:
                    s.emit(kinds.RESTORED, told(p), healed, self.clause)
        s.stir()


class RestoreNexus(Do[Inf]):
    """A Nexus recovers life, up to 20 [INF-0-6]."""

    clause: ClassVar[str] = "INF-0-6"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Inf) -> None:
        """Recover it."""
        side = s.sides[self.seat]
        missing = NEXUS_LIFE - side.nexus
        gained = self.amount if self.amount < missing else missing
        if gained > 0:
            side.nexus += gained
            s.emit(kinds.NEXUS_RESTORED, kinds.pack(self.seat, 0, 0, side.nexus), gained, self.clause)


class PutBoost(Do[Inf]):
    """Pieces get a modifier or a keyword from an effect [INF-7.5-3]."""

    clause: ClassVar[str] = "INF-7.5-3"

    def __init__(self, serials: tuple[int, ...], attack: i64, life: i64, keyword: i64, term: i64, card: i64) -> None:
        self.serials = serials
        self.attack: i64 = attack
        self.life: i64 = life
        self.keyword: i64 = keyword
        self.term: i64 = term
        self.card: i64 = card

    def run(self, s: Inf) -> None:
        """Note it on the pieces; a loss of Life may destroy them."""
        for serial in self.serials:
            p = s.creature(serial)
            if p is not None:
                boost = Boost(self.attack, self.life, self.keyword, self.term, self.card)
                p.boosts = (*p.boosts, boost)
                if self.keyword != 0:
                    s.emit(kinds.GRANTED, told(p, self.card), self.keyword, self.clause)
                else:
                    amounts = (self.attack + 100) | (self.life + 100) << 8 | self.term << 16
                    s.emit(kinds.BOOSTED, told(p, self.card), amounts, self.clause)
        s.dirty = True


class Silence(Do[Inf]):
    """Creatures lose the abilities of their text and keep their numbers [INF-13-4]."""

    clause: ClassVar[str] = "INF-13-4"

    def __init__(self, serials: tuple[int, ...], term: i64) -> None:
        self.serials = serials
        self.term: i64 = term

    def run(self, s: Inf) -> None:
        """Silence them; a boost of their own text is gone, which may destroy them [INF-13-5]."""
        for serial in self.serials:
            p = s.creature(serial)
            if p is not None:
                if self.term > p.silenced:
                    p.silenced = self.term
                s.emit(kinds.SILENCED, told(p), self.term, self.clause)
        s.dirty = True


class Stun(Do[Inf]):
    """Creatures will lose their controller's next turn; twice is once [INF-13-3]."""

    clause: ClassVar[str] = "INF-13-3"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Inf) -> None:
        """Stun them."""
        for serial in self.serials:
            p = s.creature(serial)
            if p is not None:
                p.stunned = True
                s.emit(kinds.STUNNED, told(p), 0, self.clause)


class Turn(Do[Inf]):
    """Pieces are readied or exhausted by an effect [INF-13-1]."""

    clause: ClassVar[str] = "INF-13-1"

    def __init__(self, serials: tuple[int, ...], exhausted: bool) -> None:
        self.serials = serials
        self.exhausted = exhausted

    def run(self, s: Inf) -> None:
        """Turn those that are not so already."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.exhausted != self.exhausted:
                p.exhausted = self.exhausted
                s.emit(kinds.EXHAUSTED if self.exhausted else kinds.READIED, told(p), 0, self.clause)
        s.stir()


class Destroy(Do[Inf]):
    """Pieces are destroyed together by an effect; a Commander never is [INF-3-15]."""

    clause: ClassVar[str] = "INF-7.4-4"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Inf) -> None:
        """Destroy creatures as one; relics and runes go to their owner's discard pile [INF-4-5]."""
        dead = []
        for serial in self.serials:
            p = s.find(serial)
            if p is None:
                continue
            if p.line <= REAR:
                dead.append(p)
            elif p.line == TABLE:
                s.emit(kinds.GEAR_LOST, told(p), 0, "INF-4-5")
                take_away(s, p)
                to_discard(s, p)
        destroy(s, dead, self.clause)
        s.dirty = True


class Bounce(Do[Inf]):
    """Pieces return to their owners' hands; this is no death [INF-13-8]."""

    clause: ClassVar[str] = "INF-4-5"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Inf) -> None:
        """Return them."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.line <= TABLE:
                to_hand(s, p)
        s.dirty = True


class Control(Do[Inf]):
    """A player takes control of a creature: it keeps line, wounds, states and gear [INF-8-8]."""

    clause: ClassVar[str] = "INF-8-8"

    def __init__(self, serial: i64, seat: i64) -> None:
        self.serial: i64 = serial
        self.seat: i64 = seat

    def run(self, s: Inf) -> None:
        """Change sides, if there is room and no second Champion."""
        p = s.creature(self.serial)
        if p is None or p.controller == self.seat:
            return
        if not s.has_room(self.seat, p.line):
            s.emit(kinds.NOTHING_HAPPENED, told(p), 0, self.clause)
            return
        if s.is_champion(p) and s.champion_of(self.seat) is not None and not s.rules.champion_replaces:
            s.emit(kinds.NOTHING_HAPPENED, told(p), 0, "INF-3-11")
            return
        s.sides[p.controller].lines[p.line].remove(p)
        forget(s, p)
        p.controller = self.seat
        s.sides[self.seat].lines[p.line].append(p)
        hang_hooks(s, p)
        for gear in p.gear:
            forget(s, gear)
            gear.controller = self.seat
            hang_hooks(s, gear)
        s.dirty = True
        s.emit(kinds.CONTROLLED, told(p), self.seat, self.clause)
        if s.rules.champion_replaces:
            crowd_out(s, self.seat)


class Shift(Do[Inf]):
    """An effect takes a creature to a line of its side; it neither uses up nor obeys the paid move [INF-9-2]."""

    clause: ClassVar[str] = "INF-9-2"

    def __init__(self, serial: i64, line: i64) -> None:
        self.serial: i64 = serial
        self.line: i64 = line

    def run(self, s: Inf) -> None:
        """Shift it, unless the line is full [INF-8-8]."""
        p = s.creature(self.serial)
        if p is None or p.line == self.line or self.line < 0 or self.line > REAR:
            return
        if not s.has_room(p.controller, self.line):
            s.emit(kinds.NOTHING_HAPPENED, told(p, self.line), 0, "INF-8-8")
            return
        change_line(s, self.serial, self.line)
        s.emit(kinds.SHIFTED, told(p), self.line, self.clause)


def change_line(s: Inf, serial: i64, line: i64) -> None:
    """Move a creature to another line of its side: it is in one line only [INF-4-2], and its gear goes with it."""
    p = s.creature(serial)
    assert p is not None
    lines = s.sides[p.controller].lines
    lines[p.line].remove(p)
    p.line = line
    lines[line].append(p)
    s.dirty = True


class DrawCards(Do[Inf]):
    """A player draws cards, as far as the deck has any [INF-7.2-4]."""

    clause: ClassVar[str] = "INF-7.2-3"

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    def run(self, s: Inf) -> None:
        """Draw one by one."""
        for _ in range(self.cards):
            if not s.over:
                draw_one(s, self.seat, self.clause)


def draw_one(s: Inf, seat: i64, clause: str) -> None:
    """Draw the top card, or suffer what the options say of an empty deck [INF-7.2-4]."""
    side = s.sides[seat]
    if len(side.deck) != 0:
        card = side.deck.pop()
        side.hand.append(card)
        s.emit(kinds.CARD_DRAWN, seat, card, clause, know=1 << seat)
        return
    side.fatigue += 1
    s.emit(kinds.DECK_EMPTY, seat, side.fatigue, "INF-7.2-4")
    if s.rules.empty_deck == 1:
        lost = side.fatigue if side.fatigue < side.nexus else side.nexus
        side.nexus -= lost
        s.dirty = True
        s.emit(kinds.NEXUS_WOUNDED, kinds.pack(seat, 0, 0, side.nexus), lost, "INF-7.2-4")
    elif s.rules.empty_deck == 2:
        s.end(1 - seat, "INF-7.2-4")


class ChooseDiscard(InfAsk):
    """A player chooses a card to discard, `count` times [INF-7.5-2]."""

    clause: ClassVar[str] = "INF-7.5-2"

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def candidates(self, s: Inf) -> list[i64]:
        """Return the cards in hand, each kind once."""
        out: list[i64] = []
        for card in sorted(s.sides[self.seat].hand):
            choice = discard_option(card)
            if choice not in out:
                out.append(choice)
        return out

    def always_shown(self) -> bool:
        """Ask whatever the hand: a choice made by itself would tell that all its cards are alike [INF-4-1]."""
        return True

    def owed(self, s: Inf) -> bool:
        """Drop it when the hand is empty."""
        return len(s.sides[self.seat].hand) != 0

    def take(self, s: Inf, option: i64) -> None:
        """Discard it; go on if more is due."""
        card = notation.hand_card(option)
        if self.count > 1:
            s.then(Discard(self.seat, card), ChooseDiscard(self.seat, self.count - 1))
        else:
            s.then(Discard(self.seat, card))


def discard_option(card: i64) -> i64:
    """Return the option to discard a card in hand."""
    return option(notation.DISCARD, card & NUMBER_MASK, 1 if card & KNOWN else 0)


class Discard(Do[Inf]):
    """A card goes from hand to its owner's discard pile, for all to see [INF-4-5]."""

    clause: ClassVar[str] = "INF-4-5"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def mask(self, seat: i64) -> Step | None:
        """Nobody else sees which until it is done."""
        return self if seat == self.seat else Discard(self.seat, 0)

    def run(self, s: Inf) -> None:
        """Discard it."""
        side = s.sides[self.seat]
        side.hand.remove(self.card)
        side.discard.append(self.card & NUMBER_MASK)
        s.emit(kinds.DISCARDED, self.seat, self.card & NUMBER_MASK, self.clause)


class DiscardAtRandom(Do[Inf]):
    """Cards of a hand chosen by chance are discarded [INF-4-5]."""

    clause: ClassVar[str] = "INF-4-5"

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    def run(self, s: Inf) -> None:
        """Draw lots, one card at a time."""
        side = s.sides[self.seat]
        for _ in range(self.cards):
            if len(side.hand) != 0:
                card = side.hand.pop(s.draw(len(side.hand), self.clause))
                side.discard.append(card & NUMBER_MASK)
                s.emit(kinds.DISCARDED, self.seat, card & NUMBER_MASK, self.clause)


class GainEther(Do[Inf]):
    """A card gives ether: it may pass the limit and is lost at the end of the turn [INF-6-5]."""

    clause: ClassVar[str] = "INF-6-5"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Inf) -> None:
        """Gain it."""
        side = s.sides[self.seat]
        side.ether = side.ether + self.amount if side.ether + self.amount > 0 else 0
        s.emit(kinds.ETHER_CHANGED, kinds.pack(self.seat, 0, 0, side.ether), self.amount, self.clause)


class RaiseLimit(Do[Inf]):
    """An ether limit changes, within 0 and 10 [INF-6-4]."""

    clause: ClassVar[str] = "INF-6-4"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Inf) -> None:
        """Change it."""
        side = s.sides[self.seat]
        limit = side.limit + self.amount
        side.limit = LIMIT_CAP if limit > LIMIT_CAP else limit if limit > 0 else 0
        s.emit(kinds.LIMIT_CHANGED, self.seat, side.limit, self.clause)


class CreateToken(Do[Inf]):
    """A token enters a line under a player's control [INF-8-3]."""

    clause: ClassVar[str] = "INF-8-3"

    def __init__(self, seat: i64, card: i64, line: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.line: i64 = line

    def run(self, s: Inf) -> None:
        """Create it, unless the line is full [INF-8-8]."""
        p = new_piece(s, self.card, self.seat)
        p.token = True
        enter_line(s, p, self.line, self.clause)


class ChooseTokenLine(LineAsk):
    """A player chooses the line of a token; only lines with room are offered [INF-8-8]."""

    clause: ClassVar[str] = "INF-8-8"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def why_not(self, s: Inf, option: i64) -> str:
        """Refuse a full line."""
        return "" if s.has_room(self.seat, option >> 8 & 0xFFF) else "INF-8-8"

    def owed(self, s: Inf) -> bool:
        """Without room nothing is created [INF-8-8]."""
        return s.has_room(self.seat, 0) or s.has_room(self.seat, 1) or s.has_room(self.seat, 2)

    def take(self, s: Inf, option: i64) -> None:
        """Create it there."""
        s.then(CreateToken(self.seat, self.card, option >> 8 & 0xFFF))
