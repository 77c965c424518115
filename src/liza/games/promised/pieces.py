"""The things on the table: settlements, generals, invaders, encounters, orders, players; and the agreed options."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.kernel import Shared
from liza.kernel.plain import attributes_of, rebuild, refill

NOBODY: Final = -1
NOWHERE: Final = -1

# Who stands in a hex: seats by their number, invader pairs from here on
PAIR: Final = 8
INVADERS: Final = 4
"""The place of all invaders in what is counted by besieger."""

# The seven phases [PRO-manual-2]
INCOME: Final = 1
DRAW: Final = 2
ACQUISITIONS: Final = 3
WRATH: Final = 4
MOVEMENT: Final = 5
COMBAT: Final = 6
VICTORY: Final = 7

# Kinds of settlements [PRO-tablero-6]
VILLAGE: Final = 1
CITY: Final = 2

# What becomes of a general [PRO-jugador-5]
ROSTER: Final = 0
IN_PLAY: Final = 1
CAPTIVE: Final = 2
DEAD: Final = 3

# Items, as bits
SWORD: Final = 1
CHARIOT: Final = 2
SQUIRE: Final = 4

# Whether a general has moved
STILL: Final = 0
MOVED: Final = 1
HALTED: Final = 2
"""He had to stop [PRO-movimiento-5]."""

# Cards by number; 0 is a hidden one
HIDDEN_CARD: Final = 0
SIEGE_WEAPONS: Final = 1
AMBUSH: Final = 2
MERCENARIES: Final = 3
ASSASSIN: Final = 4
SECRET_PASSAGE: Final = 5
ARK: Final = 6
LEVY: Final = 7
HARVEST: Final = 8
FORCED_MARCH: Final = 9
OFFERING: Final = 10
CARD_KINDS: Final = 10
BATTLE_CARDS: Final = (SIEGE_WEAPONS, AMBUSH, MERCENARIES, ASSASSIN)
"""In the order of the page's table."""

# Situations of an encounter, as its window tells them
BESIEGED: Final = 1
BESIEGING: Final = 2
COINCIDED: Final = 3
ATTACKED: Final = 4

# What became of a settlement in a battle
NO_PLACE: Final = 0
HELD: Final = 1
CONQUERED: Final = 2
SACKED: Final = 3
RAZED: Final = 4
UNDECIDED: Final = 5
"""The victor still chooses."""

# Why a defence bonus is cancelled, as bits
BY_WEAPONS: Final = 1
BY_PASSAGE: Final = 2
BY_SORTIE: Final = 4


class Rules(Shared):
    """The options of a match, as numbers; fixed from the start and public [PRO-manual-13]."""

    def __init__(self) -> None:
        # Combat
        self.garrison_fights = True
        """garrison_without_general = fights [PRO-fase-4]"""
        self.open_orders = False
        """commit_visibility = open [PRO-responder-8]"""
        self.siege_by_besieger = False
        """siege_count = per_besieger [PRO-fuerza-12]"""
        self.weapons_walls_only = False
        """siege_weapons_scope = wall_only [PRO-fuerza-17]"""
        self.responder_wins_ties = False
        """tie_winner = responder [PRO-fuerza-23]"""
        self.winner_first = True
        """winner_place = first [PRO-roles-11]"""
        self.assassin_wrath: i64 = 1
        """[PRO-batalla-10]"""
        self.ambushed_stay = False
        """ambush_committed = stay [PRO-batalla-13]"""
        self.ambushed_garrison_fights = False
        """ambush_garrison = fights [PRO-batalla-14]"""
        self.ambush_whole_hex = False
        """ambush_reach = whole_hex [PRO-batalla-25]"""
        self.ambush_invaders = False
        """ambush_vs_invaders = yes [PRO-invasores-13]"""
        self.card_copies: i64 = 1
        """card_copies_per_battle [PRO-batalla-18]"""
        self.open_reports = False
        """report_visibility = all [PRO-informe-11]"""
        # Board
        self.village_cap: i64 = 4
        """garrison_cap_village [PRO-tablero-9]"""
        self.city_cap: i64 = 6
        """garrison_cap_city [PRO-tablero-10]"""
        self.generals_per_hex: i64 = 3
        """max_generals_per_hex [PRO-tablero-11]"""
        self.command_bonus: i64 = 3
        """[PRO-jugador-4]"""
        # Judges
        self.judge_settlements: i64 = 2
        """[PRO-jueces-2]"""
        self.city_cost: i64 = 12
        """judge_city_cost [PRO-jueces-3]"""
        self.king_titles: tuple[int, ...] = (0, 0, 4, 3, 3)
        """king_titles_2p, _3p, _4p, by the number of players [PRO-jueces-6, PRO-jueces-7, PRO-jueces-8]"""
        self.king_hold: i64 = 2
        """[PRO-jueces-9]"""
        # Wrath
        self.wrath_start: i64 = 0
        """[PRO-ira-1]"""
        self.wrath_per_round: i64 = 1
        """[PRO-ira-2]"""
        self.wrath_threshold: i64 = 10
        """[PRO-ira-4]"""
        self.invader_strength: i64 = 4
        """invader_strength_each [PRO-ira-7]"""
        self.invader_growth: i64 = 1
        """[PRO-ira-8]"""
        self.invader_move: i64 = 2
        """[PRO-ira-9]"""
        self.offering_wrath: i64 = 3
        """[PRO-cartas-12]"""
        # Prices
        self.troop_cost: i64 = 2
        """[PRO-adquisiciones-5]"""
        self.general_base: i64 = 4
        """general_cost_base [PRO-adquisiciones-6]"""
        self.general_each: i64 = 3
        """general_cost_per_strength [PRO-adquisiciones-20]"""
        self.captain_strength: i64 = 1
        """[PRO-adquisiciones-8]"""
        self.max_recruits: i64 = 1
        """max_recruits_per_round [PRO-adquisiciones-7]"""
        self.wall_cost: i64 = 6
        """[PRO-adquisiciones-9]"""
        self.development_cost: i64 = 8
        """[PRO-adquisiciones-10]"""
        self.found_cost: i64 = 10
        """[PRO-adquisiciones-11]"""
        self.sword_cost: i64 = 4
        """[PRO-adquisiciones-12]"""
        self.sword_strength: i64 = 1
        """[PRO-adquisiciones-21]"""
        self.chariot_cost: i64 = 8
        """[PRO-adquisiciones-13]"""
        self.chariot_strength: i64 = 2
        """[PRO-adquisiciones-22]"""
        self.squire_cost: i64 = 5
        """[PRO-adquisiciones-14]"""
        self.item_limit: i64 = 2
        """[PRO-adquisiciones-15]"""
        self.ransom_each: i64 = 3
        """ransom_per_strength [PRO-adquisiciones-16]"""
        # Income
        self.income_village: i64 = 4
        """[PRO-automaticas-2]"""
        self.income_city: i64 = 7
        """[PRO-automaticas-3]"""
        self.income_market: i64 = 2
        """[PRO-automaticas-4]"""
        self.barracks_troops: i64 = 1
        """[PRO-automaticas-5]"""
        self.region_bonus: i64 = 0
        """[PRO-automaticas-7]"""
        self.levy_troops: i64 = 3
        """[PRO-cartas-9]"""
        self.harvest_coins: i64 = 6
        """[PRO-cartas-10]"""
        # Moving
        self.move_allowance: i64 = 2
        """[PRO-movimiento-2]"""
        self.march_bonus: i64 = 2
        """forced_march_bonus [PRO-cartas-11]"""
        # Cards
        self.draw_look: i64 = 2
        """[PRO-robar-1]"""
        self.hand_limit: i64 = 5
        """[PRO-robar-5]"""
        self.ark_in_top: i64 = 12
        """[PRO-manual-11]"""
        self.copies: tuple[int, ...] = (0, 5, 3, 6, 3, 4, 1, 5, 5, 4, 4)
        """deck_*: how many of each kind, by number; one Ark [PRO-cartas-1]"""
        # Ending
        self.round_limit: i64 = 12
        """[PRO-automaticas-14]"""
        self.landless_out = True
        """eliminated_without = settlements [PRO-automaticas-9]"""
        self.lone_capital_from: i64 = 3
        """lone_capital: with how many players it wins [PRO-automaticas-26]"""
        self.razed_limit: tuple[int, ...] = (0, 0, 3, 3, 3)
        """razed_limit_2p, _3p, _4p [PRO-automaticas-11, PRO-automaticas-12, PRO-automaticas-13]"""
        self.points_title: i64 = 5
        """[PRO-automaticas-15]"""
        self.points_settlement: i64 = 2
        """[PRO-automaticas-16]"""
        self.points_development: i64 = 1
        """[PRO-automaticas-17]"""
        self.points_captive: i64 = 1
        """[PRO-automaticas-18]"""
        self.points_ark: i64 = 2
        """[PRO-automaticas-19]"""
        # Setup
        self.start_coins: i64 = 10
        """[PRO-manual-9]"""
        self.start_hand: i64 = 2
        """[PRO-manual-10]"""
        self.capital_garrison: i64 = 3
        """[PRO-manual-6]"""
        self.second_garrison: i64 = 1
        """[PRO-manual-7]"""
        self.start_troops: tuple[int, ...] = (3, 2)
        """[PRO-manual-8]"""
        self.strengths: tuple[int, ...] = (3, 2, 2, 3, 4, 1)
        """roster_strengths [PRO-jugador-3]"""

    def code(self) -> str:
        """Return all options."""
        return repr(sorted((name, plainly(value)) for name, value in attributes_of(self).items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (type(self), (), attributes_of(self))


def plainly(value: object) -> str:
    """Return a number, a truth or a tuple of numbers as text, the same on both builds."""
    return ",".join(str(int(one)) for one in value) if isinstance(value, tuple) else str(int(value))  # type: ignore[call-overload]


NO_SIEGES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class Settlement:
    """A village or a judge's city."""

    def __init__(self) -> None:
        self.hex: i64 = 0
        self.owner: i64 = NOBODY
        self.kind: i64 = VILLAGE
        self.wall = False
        self.market = False
        self.barracks = False
        self.garrison: i64 = 0
        self.siege: i64 = 0
        """The siege round: 0 without enemies in the hex [PRO-fuerza-12]."""
        self.sieges: tuple[int, ...] = NO_SIEGES
        """The same by besieger, the invaders last; counted under siege_count = per_besieger."""
        self.fresh: i64 = 0
        """Troops of the garrison that came since a general last moved; see `Share`."""

    def copy(self) -> Settlement:
        """Return an independent copy."""
        to = Settlement()
        to.hex = self.hex
        to.owner = self.owner
        to.kind = self.kind
        to.wall = self.wall
        to.market = self.market
        to.barracks = self.barracks
        to.garrison = self.garrison
        to.siege = self.siege
        to.sieges = self.sieges
        to.fresh = self.fresh
        return to

    def developments(self) -> i64:
        """Return how many developments it has [PRO-tablero-8]."""
        count: i64 = 0
        if self.market:
            count += 1
        if self.barracks:
            count += 1
        return count


class General:
    """A general or captain; his number is his place in the state's list."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.owner: i64 = 0
        self.name: i64 = 0
        """His place in the list of names; -1 for a captain."""
        self.strength: i64 = 1
        self.status: i64 = ROSTER
        self.captor: i64 = NOBODY
        self.hex: i64 = NOWHERE
        self.troops: i64 = 0
        self.items: i64 = 0
        self.moved: i64 = STILL
        self.passage = False
        """He entered the settlement where he stands by the Secret Passage [PRO-movimiento-11]."""
        self.fresh: i64 = 0
        """Troops that came since a general last moved; see `Share`."""

    def copy(self) -> General:
        """Return an independent copy."""
        to = General()
        to.number = self.number
        to.owner = self.owner
        to.name = self.name
        to.strength = self.strength
        to.status = self.status
        to.captor = self.captor
        to.hex = self.hex
        to.troops = self.troops
        to.items = self.items
        to.moved = self.moved
        to.passage = self.passage
        to.fresh = self.fresh
        return to


class Invaders:
    """A pair of Canaanite invaders; `number` counts them from 0 in the order of their coming."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.each: i64 = 0
        self.hex: i64 = 0

    def copy(self) -> Invaders:
        """Return an independent copy."""
        to = Invaders()
        to.number = self.number
        to.each = self.each
        to.hex = self.hex
        return to


class Stack:
    """Troops without a general, in a hex [PRO-movimiento-9]."""

    def __init__(self) -> None:
        self.hex: i64 = 0
        self.owner: i64 = 0
        self.troops: i64 = 0

    def copy(self) -> Stack:
        """Return an independent copy."""
        to = Stack()
        to.hex = self.hex
        to.owner = self.owner
        to.troops = self.troops
        return to


class Encounter:
    """Two sides in one hex in one round; `one` is the lower seat [PRO-fase-8]."""

    def __init__(self) -> None:
        self.hex: i64 = 0
        self.one: i64 = 0
        self.other: i64 = 0
        self.one_held = False
        self.other_held = False
        self.fought = False

    def copy(self) -> Encounter:
        """Return an independent copy."""
        to = Encounter()
        to.hex = self.hex
        to.one = self.one
        to.other = self.other
        to.one_held = self.one_held
        to.other_held = self.other_held
        to.fought = self.fought
        return to

    def foe(self, seat: i64) -> i64:
        """Return the other side, NOBODY for a seat that is no side."""
        if seat == self.one:
            return self.other
        return self.one if seat == self.other else NOBODY

    def held_by(self, seat: i64) -> bool:
        """Tell whether a side has held [PRO-declarar-13]."""
        return self.one_held if seat == self.one else self.other_held


class Order:
    """What a side commits: troops from each general, garrison troops and cards [PRO-responder-2]."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.generals: list[i64] = []
        """Numbers of the side's generals in the hex, in their order."""
        self.troops: list[i64] = []
        """From each of them; shorter while the order is being written, empty when it is hidden."""
        self.garrison: i64 = 0
        self.cards: list[i64] = []
        self.hidden = False

    def copy(self) -> Order:
        """Return an independent copy."""
        to = Order()
        to.seat = self.seat
        to.generals = self.generals.copy()
        to.troops = self.troops.copy()
        to.garrison = self.garrison
        to.cards = self.cards.copy()
        to.hidden = self.hidden
        return to

    def sealed(self) -> Order:
        """Return what is known of it while it is sealed: who fights."""
        to = Order()
        to.seat = self.seat
        to.generals = self.generals.copy()
        to.hidden = True
        return to


class Battle:
    """A battle that has been declared and not yet resolved."""

    def __init__(self) -> None:
        self.hex: i64 = 0
        self.attacker: i64 = 0
        """The original attacker: a seat, or PAIR and the number of an invader pair."""
        self.defender: i64 = 0
        """The original defender."""
        self.aggressor: i64 = 0
        """Who declared."""
        self.orders: list[Order] = []
        """The aggressor's first; invaders have none."""
        # What resolution finds out, step by step
        self.round: i64 = 0
        """The siege round that counts here."""
        self.bonus: i64 = 0
        """The defence bonus by the table, cancelled or not."""
        self.causes: i64 = 0
        """Why it is cancelled."""
        self.killed: list[i64] = []
        """Numbers of the generals killed by cards."""
        self.squires: list[i64] = []
        """Numbers of the generals whose Squires died."""
        self.taken: list[i64] = []
        """Numbers of the generals captured or executed."""
        self.lines: list[i64] = []
        """The report's lines, three numbers each: side (0 attacker, 1 defender), kind with its general, amount."""
        self.totals: list[i64] = [0, 0]
        self.winner: i64 = NOBODY

    def copy(self) -> Battle:
        """Return an independent copy."""
        to = Battle()
        to.hex = self.hex
        to.attacker = self.attacker
        to.defender = self.defender
        to.aggressor = self.aggressor
        to.orders = [order.copy() for order in self.orders]
        to.round = self.round
        to.bonus = self.bonus
        to.causes = self.causes
        to.killed = self.killed.copy()
        to.squires = self.squires.copy()
        to.taken = self.taken.copy()
        to.lines = self.lines.copy()
        to.totals = self.totals.copy()
        to.winner = self.winner
        return to

    def against(self, side: i64) -> i64:
        """Return the side that fights this one."""
        return self.defender if side == self.attacker else self.attacker

    def order_of(self, side: i64) -> Order | None:
        """Return the order of a side, None if it has given none."""
        for order in self.orders:
            if order.seat == side:
                return order
        return None


class Report(Shared):
    """What both sides of a battle are told; never changed [PRO-informe-5].

    Attributes:
        round, hex: when and where.
        attacker, defender, aggressor, winner: seats, or PAIR and the number of a pair.
        siege, bonus, causes: the siege round, the bonus by the table, and why it was cancelled (bits).
        lines: three numbers each: side (0 attacker, 1 defender), kind with its general, amount; they add up to
            `totals` [PRO-informe-12].
        orders: per side, in the order of `lines`: garrison, cards (count, then numbers), troops by general (pairs).
        killed, squires, taken: numbers of generals.
        fate, coins: what became of the settlement, and what the sack brought.
    """

    def __init__(
        self, facts: tuple[int, ...], lines: tuple[int, ...], attacker_order: tuple[int, ...],
        defender_order: tuple[int, ...], killed: tuple[int, ...], squires: tuple[int, ...], taken: tuple[int, ...],
        fate: i64, coins: i64,
    ) -> None:  # fmt: skip
        self.facts = facts
        self.lines = lines
        self.attacker_order = attacker_order
        self.defender_order = defender_order
        self.killed = killed
        self.squires = squires
        self.taken = taken
        self.fate: i64 = fate
        self.coins: i64 = coins
        self.round: i64 = facts[0]
        self.hex: i64 = facts[1]
        self.attacker: i64 = facts[2]
        self.defender: i64 = facts[3]
        self.aggressor: i64 = facts[4]
        self.siege: i64 = facts[5]
        self.bonus: i64 = facts[6]
        self.causes: i64 = facts[7]
        self.winner: i64 = facts[8]
        self.kind: i64 = facts[9]
        """Of the settlement fought for: VILLAGE, CITY or 0."""

    def decided(self, fate: i64, coins: i64) -> Report:
        """Return the same report once the settlement's fate is known."""
        return Report(
            self.facts, self.lines, self.attacker_order, self.defender_order, self.killed, self.squires, self.taken,
            fate, coins,
        )  # fmt: skip

    def total(self, side: int) -> int:
        """Return what a side's lines add up to: 0 the attacker's, 1 the defender's."""
        return sum(self.lines[i + 2] for i in range(0, len(self.lines), 3) if self.lines[i] == side)

    def is_side(self, seat: int) -> bool:
        """Tell whether this seat fought."""
        return seat == self.attacker or seat == self.defender

    def _whole(self) -> tuple[Any, ...]:
        return (
            self.facts, self.lines, self.attacker_order, self.defender_order, self.killed, self.squires, self.taken,
            int(self.fate), int(self.coins),
        )  # fmt: skip

    def code(self) -> str:
        """Return everything it says."""
        return repr(self._whole())

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Report, list(self._whole()))


class Side:
    """What a player has."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.hand: list[i64] = []
        """Kinds of cards, sorted; 0 for one that is hidden."""
        self.looking: list[i64] = []
        """Cards looked at in Draw Cards, of which one is kept."""
        self.order: Order | None = None
        """The order being written."""
        self.foe: i64 = NOBODY
        """Against whom, and `place` where, while a declaration is being written."""
        self.place: i64 = NOWHERE
        self.recruits: i64 = 0
        """Generals recruited this round."""
        self.ark_moved = False
        """The Ark was moved this round."""
        self.anointed: i64 = 0
        """The round of the check that anointed this player, 0 for one who is not [PRO-jueces-9]."""
        self.out = False
        """Eliminated."""

    def copy_public(self, to: Side) -> None:
        """Copy what everybody may know [PRO-jugador-1]."""
        to.coins = self.coins
        to.recruits = self.recruits
        to.ark_moved = self.ark_moved
        to.anointed = self.anointed
        to.out = self.out

    def copy(self) -> Side:
        """Return an independent copy."""
        to = Side()
        self.copy_public(to)
        to.hand = self.hand.copy()
        to.looking = self.looking.copy()
        order = self.order
        if order is not None:
            to.order = order.copy()
        to.foe = self.foe
        to.place = self.place
        return to

    def observed(self, own: bool) -> Side:
        """Return it as its owner or anybody else may know it [PRO-jugador-2]."""
        if own:
            return self.copy()
        to = Side()
        self.copy_public(to)
        to.hand = [HIDDEN_CARD] * len(self.hand)
        to.looking = [HIDDEN_CARD] * len(self.looking)
        return to
