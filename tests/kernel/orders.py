"""Orders: a small game for tests that uses all of the kernel.

Three players order their troops in secret and at once along six regions in a row; then the orders are shown and
carried out, with dice. A referee awards coins and corrects mistakes. Hidden are hands, deck, drafts and lanes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Self

from liza.kernel import (
    HIDDEN,
    Ask,
    Do,
    Event,
    Hook,
    Proceed,
    Rng,
    State,
    Step,
    Together,
    bit,
    first,
    kind_of,
    number_of,
    option,
    seeded,
)
from liza.toolkit.game import Game, Setup
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import Counter, OptionView, SeatView, View, Zone

RED, BLUE, GREEN, REFEREE = range(4)
NOBODY = -1
SEATS = ("red", "blue", "green", "referee")
PLAYERS = range(3)
REGIONS = ("marsh", "ford", "hill", "wood", "keep", "port")
MARSH, FORD, HILL, WOOD, KEEP, PORT = range(6)
CARDS = (1, 1, 1, 2, 2, 2, 3, 3, 4) * 2
ROUNDS = 5
BANK = 20

# Kinds of options.
HOLD, RECRUIT, MARCH, TARGET, STAKE, CONFIRM, SCOUT, LOOK, PASS, PAY, RETREAT, DISBAND, AWARD, DONE = range(14)
CONCEDE, REOPEN, MORE, LESS = range(14, 18)

# Kinds of events, beyond 32 on purpose, and the kind of the one change that can be guarded.
CARD_DRAWN, RECRUITED, ORDER_GIVEN, FOUGHT, TAKEN, LOST, RANSOMED, GAINED = range(40, 48)
SCOUTED, AWARDED, CONCEDED, CORRECTED, NOTED, ENDED = range(48, 54)
LOSS = 60


class Orders(State):
    """The regions, and what each player holds."""

    def __init__(self) -> None:
        super().__init__(4)
        self.owner = [RED, NOBODY, BLUE, NOBODY, GREEN, NOBODY]
        self.troops = [3, 0, 3, 1, 3, 0]
        self.coins = [2, 2, 2]
        self.hands: list[list[int]] = [[], [], []]
        self.drafts: list[list[int]] = [[], [], []]
        self.given: list[list[int]] = [[], [], []]
        """The order of each seat, once shown: kind, from, to, stake."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.gone = [False, False, False]
        self.round = 0
        self.scores = [0, 0, 0]
        self.ending = ""

    def _copy_public(self, to: Orders) -> None:
        to.owner = self.owner.copy()
        to.given = [list(order) for order in self.given]
        to.discard = self.discard.copy()
        to.gone = self.gone.copy()
        to.round = self.round
        to.scores = self.scores.copy()
        to.ending = self.ending

    def clone(self) -> Self:
        copy = type(self)()
        self._copy_frame(copy)
        self._copy_public(copy)
        copy.troops = self.troops.copy()
        copy.coins = self.coins.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.drafts = [draft.copy() for draft in self.drafts]
        copy.deck = self.deck.copy()
        return copy

    def observe(self, seat: int) -> Self:
        copy = type(self)()
        self._observe_frame(copy, seat)
        self._copy_public(copy)
        for region, owner in enumerate(self.owner):
            copy.troops[region] = self._from(owner, seat).troops[region]
        for owner in PLAYERS:
            source = self._from(owner, seat)
            copy.coins[owner] = source.coins[owner]
            copy.hands[owner] = sorted(self.hands[owner]) if owner == seat else [0] * len(source.hands[owner])
            copy.drafts[owner] = self.drafts[owner].copy() if owner == seat else []
        copy.deck = [0] * len(self.deck)
        return copy

    def _from(self, owner: int, seat: int) -> Orders:
        source = self.seen(owner, seat)
        assert isinstance(source, Orders)
        return source

    def determinize(self, seat: int, belief: object, seed: int) -> Self:
        copy = self.clone()
        copy.gen = seeded(seed)
        unseen = list(CARDS)
        for card in [*self.discard, *(c for hand in self.hands for c in hand if c), *self._stakes()]:
            unseen.remove(card)
        rng = Rng(seed)
        for hand in [*copy.hands, copy.deck]:
            for i, card in enumerate(hand):
                if card == 0:
                    hand[i] = unseen.pop(rng.below(len(unseen)))
        copy.fill_lanes(seat, rng.seed())
        return copy

    def _stakes(self) -> list[int]:
        return [order[3] for order in [*self.drafts, *self.given] if len(order) > 3 and order[3]]

    def restore_seat(self, seat: int) -> None:
        opened = self.opened
        if seat == REFEREE or opened is None:
            return
        assert isinstance(opened, Orders)
        self.coins[seat] = opened.coins[seat]
        self.hands[seat] = opened.hands[seat].copy()
        self.drafts[seat] = opened.drafts[seat].copy()
        for region, owner in enumerate(self.owner):
            if owner == seat:
                self.troops[region] = opened.troops[region]

    def alive(self) -> list[int]:
        return [seat for seat in PLAYERS if not self.gone[seat]]

    def checks(self) -> None:
        self.dirty = False
        alive = self.alive()
        if len(alive) < 2:
            self.finish("ORD-end-2")
        elif any(self.owner.count(seat) >= 5 for seat in alive):
            self.finish("ORD-end-3")

    def finish(self, clause: str) -> None:
        if not self.over:
            self.over = True
            self.ending = clause
            self.scores = [0 if self.gone[seat] else self.owner.count(seat) for seat in PLAYERS]
            self.emit(ENDED, 0, 0, clause)

    def standing(self, seat: int) -> Ask[Any] | None:
        return Anytime(seat) if seat <= REFEREE and not self.over else None

    def idle_clause(self, seat: int) -> str:
        return "ORD-round-1"

    def returns(self) -> list[int]:
        return [*self.scores, 0]

    def result_clause(self) -> str:
        return self.ending


# The round


class BeginGame(Do[Orders]):
    clause = "ORD-setup-1"

    def run(self, s: Orders) -> None:
        s.deck = list(CARDS)
        s.shuffle(s.deck, "ORD-setup-1")
        s.hang(Ransom(GREEN, KEEP))
        s.then(BeginRound())


class BeginRound(Do[Orders]):
    clause = "ORD-round-1"

    def run(self, s: Orders) -> None:
        s.round += 1
        if s.round > ROUNDS:
            s.finish("ORD-end-1")
            return
        s.then_all(
            [
                *(DrawCard(seat) for seat in s.alive()),
                GiveOrders(),
                *(ChooseScout(seat) for seat in s.alive()),
                ChooseAward(REFEREE),
                Release(),
                BeginRound(),
            ]
        )


class DrawCard(Do[Orders]):
    clause = "ORD-round-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        if s.deck:
            card = s.deck.pop()
            s.hands[self.seat].append(card)
            s.emit(CARD_DRAWN, self.seat, card, "ORD-round-2", know=bit(self.seat))


class Release(Do[Orders]):
    """What was triggered happens now, in the order of the seats."""

    clause = "ORD-round-4"

    def run(self, s: Orders) -> None:
        waiting, s.waiting = s.waiting, []
        s.then_all(waiting)


# Secret orders


class GiveOrders(Together[Orders]):
    clause = "ORD-orders-1"

    def open(self, s: Orders, seat: int) -> list[Step]:
        if seat == REFEREE or s.gone[seat]:
            return []
        s.drafts[seat] = []
        return [ChooseOrder(seat), ChooseStake(seat), ChooseConfirm(seat)]

    def close(self, s: Orders) -> None:
        shown = [ShowOrder(seat) for seat in PLAYERS if s.drafts[seat]]
        s.then_all([*shown, *(CarryOut(one.seat) for one in shown), ClearOrders()])


class OfPlayer(Ask[Orders]):
    def owed(self, s: Orders) -> bool:
        return not s.gone[self.seat]


class ChooseOrder(OfPlayer):
    clause = "ORD-orders-2"

    def candidates(self, s: Orders) -> list[int]:
        return [HOLD, *(option(kind, region) for region in range(6) for kind in (RECRUIT, MARCH))]

    def why_not(self, s: Orders, option: int) -> str:
        kind, region = kind_of(option), first(option)
        if kind == HOLD:
            return ""
        if s.owner[region] != self.seat:
            return "ORD-orders-2"
        if kind == RECRUIT:
            return "" if s.coins[self.seat] > 0 else "ORD-orders-3"
        return "" if s.troops[region] > 0 else "ORD-orders-4"

    def take(self, s: Orders, option: int) -> None:
        kind, region = kind_of(option), first(option)
        if kind == MARCH:
            s.then(ChooseTarget(self.seat, region))
        elif kind == RECRUIT:
            s.then(Recruit(self.seat, region))
        else:
            s.drafts[self.seat] = [HOLD, 0, 0, 0]

    def describe(self, s: Orders, option: int) -> str:
        kind = kind_of(option)
        return "hold" if kind == HOLD else f"{'recruit' if kind == RECRUIT else 'march'} {REGIONS[first(option)]}"

    def binds(self, s: Orders, option: int) -> bool:
        return False


class ChooseTarget(OfPlayer):
    """Along the row: at its ends there is but one neighbour."""

    clause = "ORD-orders-5"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, s: Orders) -> list[int]:
        return [option(TARGET, region) for region in range(6)]

    def why_not(self, s: Orders, option: int) -> str:
        return "" if first(option) in (self.region - 1, self.region + 1) else "ORD-orders-5"

    def take(self, s: Orders, option: int) -> None:
        s.drafts[self.seat] = [MARCH, self.region, first(option), 0]

    def describe(self, s: Orders, option: int) -> str:
        return f"to {REGIONS[first(option)]}"

    def binds(self, s: Orders, option: int) -> bool:
        return False


class Recruit(Do[Orders]):
    """Paid and done when ordered, seen when the orders are shown."""

    clause = "ORD-orders-3"

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, s: Orders) -> None:
        s.coins[self.seat] -= 1
        s.troops[self.region] += 1
        s.drafts[self.seat] = [RECRUIT, self.region, 0, 0]
        s.emit(RECRUITED, self.seat, self.region, "ORD-orders-3")


class ChooseStake(OfPlayer):
    clause = "ORD-orders-6"

    def candidates(self, s: Orders) -> list[int]:
        return [option(STAKE, card) for card in [0, *sorted(set(s.hands[self.seat]))]]

    def take(self, s: Orders, option: int) -> None:
        card = first(option)
        if card:
            s.hands[self.seat].remove(card)
            s.drafts[self.seat][3] = card

    def describe(self, s: Orders, option: int) -> str:
        return f"stake {first(option) or 'none'}"

    def binds(self, s: Orders, option: int) -> bool:
        return False


class ChooseConfirm(OfPlayer):
    clause = "ORD-orders-7"

    def candidates(self, s: Orders) -> list[int]:
        return [CONFIRM]

    def always_shown(self) -> bool:
        return True

    def take(self, s: Orders, option: int) -> None:
        pass

    def describe(self, s: Orders, option: int) -> str:
        return "confirm"


class ShowOrder(Do[Orders]):
    clause = "ORD-orders-8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        order = s.drafts[self.seat]
        if order:
            s.drafts[self.seat] = []
            s.given[self.seat] = order
            s.emit(ORDER_GIVEN, self.seat, option(order[0], order[1], order[2], order[3]), "ORD-orders-8")


class CarryOut(Do[Orders]):
    clause = "ORD-march-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        order = s.given[self.seat]
        if not order or order[0] != MARCH or s.owner[order[1]] != self.seat:
            return
        _, start, goal, _ = order
        troops, s.troops[start] = s.troops[start], 0
        if s.owner[goal] == self.seat:
            s.troops[goal] += troops
        elif s.troops[goal] == 0:
            s.then(Occupy(self.seat, goal, troops))
        else:
            s.then(Fight(self.seat, start, goal, troops))


class Occupy(Do[Orders]):
    clause = "ORD-march-2"

    def __init__(self, seat: int, region: int, troops: int) -> None:
        self.seat = seat
        self.region = region
        self.troops = troops

    def run(self, s: Orders) -> None:
        if s.gone[self.seat]:
            return
        s.unhang(self.region)
        s.owner[self.region] = self.seat
        s.troops[self.region] = self.troops
        if self.region == KEEP:
            s.hang(Ransom(self.seat, KEEP))
        elif self.region == WOOD:
            s.hang(Shrine(self.seat, WOOD))
        s.emit(TAKEN, self.seat, self.region, "ORD-march-2")
        s.dirty = True


class Fight(Do[Orders]):
    clause = "ORD-fight-1"

    def __init__(self, seat: int, start: int, goal: int, troops: int) -> None:
        self.seat = seat
        self.start = start
        self.goal = goal
        self.troops = troops

    def run(self, s: Orders) -> None:
        defender = s.owner[self.goal]
        attack = self.troops + _stake(s, self.seat) + s.die(6, "ORD-fight-1")
        defence = s.troops[self.goal] + _stake(s, defender) + s.die(6, "ORD-fight-1")
        s.emit(FOUGHT, self.seat, self.goal, "ORD-fight-1")
        if attack > defence:
            s.then(Loss(defender, self.goal, s.troops[self.goal]), Occupy(self.seat, self.goal, self.troops))
        else:
            s.then(ComeHome(self.seat, self.start, self.troops - 1))


def _stake(s: Orders, seat: int) -> int:
    return s.given[seat][3] if seat >= 0 and s.given[seat] else 0


class ComeHome(Do[Orders]):
    clause = "ORD-fight-2"

    def __init__(self, seat: int, region: int, troops: int) -> None:
        self.seat = seat
        self.region = region
        self.troops = troops

    def run(self, s: Orders) -> None:
        if s.owner[self.region] == self.seat:
            s.troops[self.region] += self.troops


class Loss(Do[Orders]):
    """The one change that a hook may replace."""

    clause = "ORD-fight-3"

    def __init__(self, seat: int, region: int, troops: int) -> None:
        self.seat = seat
        self.region = region
        self.troops = troops

    def kind(self) -> int:
        return LOSS

    def run(self, s: Orders) -> None:
        left = s.troops[self.region] - self.troops
        s.troops[self.region] = 0
        s.emit(LOST, self.seat, self.troops, "ORD-fight-3")
        if left > 0 and self.seat >= 0:
            s.then(ChooseRetreat(self.seat, self.region, left))


class Ransom(Hook):
    """Who holds the keep may buy one troop free from each loss."""

    def guards(self) -> int:
        return LOSS

    def before(self, s: State, change: Step, proceed: Step) -> Step | None:
        assert isinstance(s, Orders)
        assert isinstance(change, Loss)
        assert isinstance(proceed, Proceed)
        if change.seat != self.seat or s.coins[self.seat] == 0 or change.troops == 0:
            return None
        return ChooseRansom(self.seat, proceed)


class ChooseRansom(OfPlayer):
    clause = "ORD-fight-4"

    def __init__(self, seat: int, proceed: Proceed) -> None:
        super().__init__(seat)
        self.proceed = proceed

    def candidates(self, s: Orders) -> list[int]:
        return [PAY, PASS]

    def take(self, s: Orders, option: int) -> None:
        loss = self.proceed.change
        assert isinstance(loss, Loss)
        if option == PAY:
            s.then(PayRansom(self.seat), Proceed(Loss(loss.seat, loss.region, loss.troops - 1), self.proceed.past))
        else:
            s.then(self.proceed)

    def describe(self, s: Orders, option: int) -> str:
        return "pay" if option == PAY else "pass"


class PayRansom(Do[Orders]):
    clause = "ORD-fight-4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        s.coins[self.seat] -= 1
        s.emit(RANSOMED, self.seat, 1, "ORD-fight-4")


class ChooseRetreat(OfPlayer):
    """Asked out of turn, and forced where there is nowhere to go."""

    clause = "ORD-fight-5"

    def __init__(self, seat: int, region: int, troops: int) -> None:
        super().__init__(seat)
        self.region = region
        self.troops = troops

    def candidates(self, s: Orders) -> list[int]:
        return [*(option(RETREAT, r) for r in (self.region - 1, self.region + 1) if 0 <= r < 6), DISBAND]

    def why_not(self, s: Orders, option: int) -> str:
        return "" if option == DISBAND or s.owner[first(option)] == self.seat else "ORD-fight-5"

    def take(self, s: Orders, option: int) -> None:
        if option != DISBAND:
            s.then(ComeHome(self.seat, first(option), self.troops))

    def describe(self, s: Orders, option: int) -> str:
        return "disband" if option == DISBAND else f"retreat {REGIONS[first(option)]}"


class ClearOrders(Do[Orders]):
    clause = "ORD-orders-8"

    def run(self, s: Orders) -> None:
        for order in s.given:
            if order and order[3]:
                s.discard.append(order[3])
        s.given = [[], [], []]


class Shrine(Hook):
    """Who holds the wood gains a coin for every fight, at the end of the round."""

    def kind(self) -> int:
        return FOUGHT

    def after(self, s: State, a: int, b: int) -> Step | None:
        return GainCoin(self.seat)


class GainCoin(Do[Orders]):
    clause = "ORD-round-4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        s.coins[self.seat] += 1
        s.emit(GAINED, self.seat, 1, "ORD-round-4")


# Scouting: two small asks, of which others see one


class ChooseScout(OfPlayer):
    clause = "ORD-scout-1"

    def candidates(self, s: Orders) -> list[int]:
        return [PASS, *(option(SCOUT, rival) for rival in PLAYERS if rival != self.seat)]

    def why_not(self, s: Orders, option: int) -> str:
        if option == PASS:
            return ""
        if s.gone[first(option)]:
            return "ORD-scout-2"
        return "" if s.coins[self.seat] > 0 else "ORD-scout-1"

    def take(self, s: Orders, option: int) -> None:
        if option != PASS:
            s.drafts[self.seat] = [first(option)]
            s.then(ChooseLook(self.seat))

    def describe(self, s: Orders, option: int) -> str:
        return "pass" if option == PASS else f"scout {SEATS[first(option)]}"

    def binds(self, s: Orders, option: int) -> bool:
        return option == PASS


class ChooseLook(OfPlayer):
    clause = "ORD-scout-3"

    def owed(self, s: Orders) -> bool:
        return not s.gone[self.seat] and s.coins[self.seat] > 0

    def mask(self, seat: int) -> Step | None:
        return self if seat == self.seat else ChooseScout(self.seat)

    def candidates(self, s: Orders) -> list[int]:
        return [option(LOOK, 0), option(LOOK, 1)]

    def take(self, s: Orders, option: int) -> None:
        rival = s.drafts[self.seat][0]
        s.drafts[self.seat] = []
        s.then(Scout(self.seat, rival, first(option)))

    def describe(self, s: Orders, option: int) -> str:
        return "look deck" if first(option) else "look hand"


class Scout(Do[Orders]):
    clause = "ORD-scout-3"

    def __init__(self, seat: int, rival: int, deck: int) -> None:
        self.seat = seat
        self.rival = rival
        self.deck = deck

    def run(self, s: Orders) -> None:
        s.coins[self.seat] -= 1
        pile = s.deck if self.deck else s.hands[self.rival]
        if pile:
            card = pile[-1] if self.deck else s.pick(pile, "ORD-scout-3")
            s.emit(SCOUTED, self.seat, card, "ORD-scout-3", know=bit(self.seat))


# The referee, and what may be done at any time


class ChooseAward(Ask[Orders]):
    clause = "ORD-referee-1"

    def candidates(self, s: Orders) -> list[int]:
        return [DONE]

    def spans(self, s: Orders) -> list[tuple[int, int, int]]:
        return [(option(AWARD, seat), 1, 2**30) for seat in PLAYERS]

    def why_not(self, s: Orders, option: int) -> str:
        if option == DONE:
            return ""
        if s.gone[first(option)]:
            return "ORD-referee-3"
        return "" if number_of(option) <= BANK else "ORD-referee-2"

    def take(self, s: Orders, option: int) -> None:
        if option != DONE:
            s.then(Award(first(option), number_of(option)), self)

    def describe(self, s: Orders, option: int) -> str:
        return "done" if option == DONE else f"award {SEATS[first(option)]} {number_of(option)}"

    def always_shown(self) -> bool:
        return True

    def needs_note(self, s: Orders, option: int) -> str:
        return "" if option == DONE else "ORD-referee-1"


class Award(Do[Orders]):
    clause = "ORD-referee-1"

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def run(self, s: Orders) -> None:
        s.coins[self.seat] += self.coins
        s.emit(AWARDED, self.seat, self.coins, "ORD-referee-1")


class Anytime(Ask[Orders]):
    clause = "ORD-any-1"

    def candidates(self, s: Orders) -> list[int]:
        if self.seat == REFEREE:
            return [option(kind, seat) for seat in PLAYERS for kind in (MORE, LESS)]
        return [CONCEDE, REOPEN]

    def why_not(self, s: Orders, option: int) -> str:
        kind = kind_of(option)
        if kind in (MORE, LESS):
            if s.gone[first(option)]:
                return "ORD-referee-3"
            coins = s._from(first(option), self.seat).coins[first(option)]
            return "ORD-any-3" if kind == LESS and coins == 0 else ""
        if s.gone[self.seat]:
            return "ORD-any-1"
        return "ORD-any-2" if kind == REOPEN and not s.lanes else ""

    def options(self, s: Orders) -> list[int]:
        return [o for o in self.candidates(s) if self.why_not(s, o) == ""]

    def take(self, s: Orders, option: int) -> None:
        kind = kind_of(option)
        if kind == CONCEDE:
            s.then(Concede(self.seat))
        elif kind == REOPEN:
            s.then(Reopen(self.seat))
        else:
            s.then(Correct(first(option), 1 if kind == MORE else -1), Reopen(first(option)), Noted(first(option)))

    def describe(self, s: Orders, option: int) -> str:
        kind = kind_of(option)
        if kind in (CONCEDE, REOPEN):
            return "concede" if kind == CONCEDE else "reopen"
        return f"correct {SEATS[first(option)]} {'more' if kind == MORE else 'less'}"

    def needs_note(self, s: Orders, option: int) -> str:
        return "ORD-any-3" if kind_of(option) in (MORE, LESS) else ""


class Concede(Do[Orders]):
    clause = "ORD-any-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        stakes = [order[3] for order in (s.drafts[self.seat], s.given[self.seat]) if len(order) > 3 and order[3]]
        s.discard += s.hands[self.seat] + stakes
        s.hands[self.seat], s.drafts[self.seat], s.given[self.seat] = [], [], []
        s.gone[self.seat] = True
        for region, owner in enumerate(s.owner):
            if owner == self.seat:
                s.owner[region] = NOBODY
                s.unhang(region)
        s.emit(CONCEDED, self.seat, 0, "ORD-any-1")
        s.dirty = True


class Reopen(Do[Orders]):
    clause = "ORD-any-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        s.reopen(self.seat)


class Correct(Do[Orders]):
    clause = "ORD-any-3"

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def run(self, s: Orders) -> None:
        s.coins[self.seat] += self.coins
        s.emit(CORRECTED, self.seat, self.coins, "ORD-any-3")


class Noted(Do[Orders]):
    """Whoever was corrected has to order afresh: that only some had to would tell what they had ordered."""

    clause = "ORD-any-3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Orders) -> None:
        s.emit(NOTED, self.seat, len(s.lanes), "ORD-any-3")


# What is offered around it


class OrdersGame(Game):
    """The game object."""

    id: ClassVar[str] = "orders"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[str, ...]] = SEATS
    title: ClassVar[dict[str, str]] = {"es": "Órdenes", "en": "Orders"}
    tutorial: ClassVar[bool] = True

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event makes something hidden known to a seat."""
        return event.kind == ORDER_GIVEN or (event.kind in (CARD_DRAWN, SCOUTED) and event.a == seat)

    def default_setup(self) -> dict[str, Any]:
        return {"coins": 2}

    def fresh(self, setup: Setup) -> State:
        state = Orders()
        state.coins = [int(setup["coins"])] * 3
        state.then(BeginGame())
        return state

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        return {"coins": rng.below(4)}

    def words(self) -> Words:
        return WORDS

    def ask_phrase(self, seen: State, ask: Ask[Any]) -> Phrase:
        return Phrase("ask", clause=ask.clause)

    def option_phrase(self, seen: State, ask: Ask[Any], option: int) -> Phrase:
        return Phrase("option", text=ask.describe(seen, option))

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        if event.kind == CARD_DRAWN and event.b == HIDDEN:
            return Phrase("event-hidden-card", who=SEATS[event.a])
        return Phrase("event", kind=event.kind, a=event.a, b=event.b, clause=event.clause)

    def reason_phrase(self, clause: str) -> Phrase:
        return Phrase("reason", clause=clause)

    def view(self, seen: State, seat: int) -> View:
        assert isinstance(seen, Orders)
        ask = seen.ask_of(seat)
        return View(
            game=self.id,
            seat=SEATS[seat] if seat < 4 else "",
            seats=[
                SeatView(
                    SEATS[one],
                    Phrase("seat", seat=SEATS[one]),
                    [Counter("coins", Phrase("coins"), seen.coins[one])] if one < 3 else [],
                    owing=seen.ask_of(one) is not None,
                )
                for one in range(4)
            ],
            zones=[Zone("deck", "", "pile", Phrase("deck"), count=len(seen.deck))],
            phases=[],
            phase="",
            round=seen.round,
            ask=self.ask_phrase(seen, ask) if ask else None,
            options=[
                OptionView(ask.describe(seen, o), self.option_phrase(seen, ask, o), [], ask.why_not(seen, o))
                for o in ask.candidates(seen)
            ]
            if ask
            else [],
        )

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Orders)
        return state.owner.count(seat) / 6 if seat < 3 else 0.0

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Orders)
        twin = state.clone()
        twin.gen, twin.drawn, twin.asked = rng.seed(), rng.below(9), twin.asked + rng.below(9)
        others = [other for other in PLAYERS if other != seat]
        done = [len(lane) == 0 for lane in twin.lanes]
        if twin.opened is not None:
            assert isinstance(twin.opened, Orders)
            twin.opened = twin.opened.clone()
            for other in others:
                twin.restore_seat(other)
        _deal_again(twin, others, rng)
        if twin.opened is not None:
            assert isinstance(twin.opened, Orders)
            twin.opened.deck = twin.deck.copy()
            for other in others:
                twin.opened.hands[other] = twin.hands[other].copy()
                _answer_again(twin, other, done[other], rng)
        elif twin.agenda and isinstance(twin.agenda[-1], ChooseScout | ChooseLook) and twin.agenda[-1].seat != seat:
            _scout_again(twin, rng)
        return twin

    def broken(self, state: State) -> list[str]:
        assert isinstance(state, Orders)
        wrong = []
        cards = sorted([*state.deck, *state.discard, *(c for hand in state.hands for c in hand), *state._stakes()])
        if state.round and cards != sorted(CARDS):
            wrong.append(f"cards are lost or doubled: {cards}")
        if min(state.troops) < 0:
            wrong.append(f"less than no troops: {state.troops}")
        if min(state.coins) < 0:
            wrong.append(f"less than no coins: {state.coins}")
        return wrong


def _deal_again(twin: Orders, others: list[int], rng: Rng) -> None:
    piles = [*(twin.hands[other] for other in others), twin.deck]
    cards = [card for pile in piles for card in pile]
    for pile in piles:
        for i in range(len(pile)):
            pile[i] = cards.pop(rng.below(len(cards)))


def _answer_again(twin: Orders, seat: int, done: bool, rng: Rng) -> None:
    """Answer a lane in another way: to its end if it was done, else up to a random question."""
    if twin.gone[seat]:
        return
    twin.reopen(seat)
    twin.advance(1)
    left = 99 if done else rng.below(3)
    while twin.lanes and twin.lanes[seat] and left:
        ask = twin.ask_of(seat)
        assert ask is not None
        if not done and isinstance(ask, ChooseConfirm):
            return
        twin.apply_for(seat, rng.pick(ask.options(twin)))
        left -= 1
        twin.advance(1)


def _scout_again(twin: Orders, rng: Rng) -> None:
    """Change whether and whom the scouting seat has already chosen."""
    ask = twin.agenda.pop()
    assert isinstance(ask, ChooseScout | ChooseLook)
    twin.drafts[ask.seat] = []
    choices = [o for o in ChooseScout(ask.seat).options(twin) if o != PASS]
    if rng.below(2) and choices:
        twin.drafts[ask.seat] = [first(rng.pick(choices))]
        twin.then(ChooseLook(ask.seat))
    else:
        twin.then(ChooseScout(ask.seat))


WORDS = Words(Path(__file__).parent / "orders_text")
GAME = OrdersGame()

__all__ = ["GAME", "Orders", "OrdersGame"]
