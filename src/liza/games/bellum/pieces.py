"""The things on the table: cards in play, the two sides, the combat under way, the chain, and the agreed options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from liza.games.bellum.printed import RELICS
from liza.kernel import Shared
from liza.kernel.plain import attributes_of, rebuild, refill, values

if TYPE_CHECKING:
    from liza.games.bellum.abilities import Act

NOBODY: Final = -1
OBJECTIVE: Final = 0
"""The serial that stands for a Main Objective as a target."""
OBJECTIVE_POINTS: Final = 20
OPENING_HAND: Final = 5
HAND_LIMIT: Final = 8
SUPPLY_DECK: Final = 12
SUPPLIES_PER_TURN: Final = 2
SECOND_FIRST_SUPPLIES: Final = 3
ADVANCE_COSTS: Final = (3, 4, 5)
CLAIM_COST: Final = 2
MOST_STRUCTURES: Final = 2
FOR_DOMINION: Final = 3
DOMINION: Final = 5
RELIC_COUNT: Final = 5

SUPPLY: Final = 1
DEVELOP: Final = 2
COMBAT: Final = 3
VIGIL: Final = 4

THIS_TURN: Final = 1
PERMANENT: Final = 2

# How an attack is made
NORMAL: Final = 0
FLANK: Final = 1
BOMBARD: Final = 2


class Rules(Shared):
    """The options of a match, as numbers; fixed from the start and public."""

    def __init__(self) -> None:
        self.each_effect = False
        """resolution_scope = each_effect [BEL-1-9]"""
        self.same_building = False
        """dominion_buildings = same_building [BEL-1-14]"""
        self.vault_secret = False
        """vault_visibility = owner_only [BEL-4-4]"""
        self.only_structures = False
        """same_name_stack = structures_only [BEL-4-7]"""
        self.economy_by_choice = False
        """age1_economy_timing = player_choice [BEL-5-8]"""
        self.economy_open = False
        """age1_economy_info = open [BEL-5-10]"""
        self.first_seat: i64 = NOBODY
        """first_player = fixed: the seat that starts [BEL-5-11]"""
        self.read_at_assignment = False
        """ready_check = at_assignment [BEL-7.1-12]"""
        self.needs_target = False
        """targetless_attack = not_declarable [BEL-7.2-12]"""
        self.release_target = False
        """intercepted_target = released [BEL-7.6-9]"""
        self.block_demolish = False
        """demolish_blockable = yes [BEL-7.7-5]"""
        self.first_age: i64 = 1
        """ages = three_from_0: 0 [BEL-10-14]"""
        self.min_cost: i64 = 1
        """min_cost [BEL-10-22]"""
        self.immediate_stage = False
        """double_ascent_attack = immediate_stage [BEL-11-19]"""
        self.direct_upper = False
        """direct_upper_stage = yes [BEL-11-23]"""
        self.shrine_type: i64 = 0
        """shrine_type: 0 any, 1 structure_only, 2 economy_only [BEL-12-12]"""
        self.deposit: i64 = 0
        """deposit: 0 free, 1 exhaust_cleric, 2 card_text_only [BEL-12-14]"""

    def code(self) -> str:
        """Return the options, one after the other."""
        return ",".join([str(int(value)) for value in values(self)])

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Rules, (), attributes_of(self))


class Boost(Shared):
    """A modifier put on a card by an effect; a value. `card` is its source, `term` THIS_TURN or PERMANENT."""

    def __init__(
        self, attack: i64, defence: i64, keyword: i64, forbids: bool, prevents: bool, term: i64, card: i64
    ) -> None:
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.keyword: i64 = keyword
        self.forbids = forbids
        """It can't attack."""
        self.prevents = prevents
        """All damage to it is prevented [BEL-7.2-11]."""
        self.term: i64 = term
        self.card: i64 = card

    def code(self) -> str:
        """Return what it says."""
        flags = f"{int(self.forbids)}{int(self.prevents)}"
        return f"{self.attack:+d}/{self.defence:+d} {self.keyword} {flags} {self.term} {self.card}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Boost, values(self))


class Aura(Shared):
    """A continuous ability in force that touches others; a value. `card` and `index` say which printed one it is."""

    def __init__(self, seat: i64, serial: i64, card: i64, index: i64) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.index: i64 = index

    def code(self) -> str:
        """Return what it says."""
        return f"{self.seat} {self.serial} {self.card}/{self.index}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Aura, values(self))


class Piece:
    """A card in play: a Unit, a Structure, an Economy card or Wonder, or one of the five Relics.

    A pile of stages is one piece: `card` is the top, `covered` what lies below, the lowest first [BEL-11-3].
    """

    def __init__(self, serial: i64, card: i64, owner: i64) -> None:
        self.serial: i64 = serial
        self.card: i64 = card
        self.owner: i64 = owner
        self.controller: i64 = owner
        self.zone: i64 = RELICS
        self.damage: i64 = 0
        self.exhausted = False
        self.since: i64 = 0
        """Turn in which its controller got it, the earliest stage counted [BEL-11-19]."""
        self.under: i64 = -1
        """Turn in which the stage just below the top came, -1 for a card that did not ascend."""
        self.came: i64 = 0
        """Turn in which the top stage came."""
        self.covered: tuple[int, ...] = ()
        self.boosts: tuple[Boost, ...] = ()
        self.committed = False
        """It has a part in an engagement of this combat [BEL-7.2-3]."""
        self.stood = False
        """It was ready when it was committed [BEL-7.1-12]."""
        self.intercepts = False
        """It responds as if ready [BEL-7.6-7]."""
        self.used: i64 = 0
        """Free and once-a-turn abilities used, a bit mask, in turn `used_turn`."""
        self.used_turn: i64 = 0
        self.holder: i64 = 0
        """Of a Relic: the serial of the Cleric or building that has it, 0 while it is neutral [BEL-12-2]."""
        self.stored = False
        """Of a Relic: in a Church or Temple, not carried [BEL-12-6]."""

    def copy(self) -> Piece:
        """Return an independent copy."""
        to = Piece(self.serial, self.card, self.owner)
        to.controller = self.controller
        to.zone = self.zone
        to.damage = self.damage
        to.exhausted = self.exhausted
        to.since = self.since
        to.under = self.under
        to.came = self.came
        to.covered = self.covered
        to.boosts = self.boosts
        to.committed = self.committed
        to.stood = self.stood
        to.intercepts = self.intercepts
        to.used = self.used
        to.used_turn = self.used_turn
        to.holder = self.holder
        to.stored = self.stored
        return to

    def has_used(self, ability: i64, turn: i64) -> bool:
        """Tell whether an ability that acts once a turn has acted in this one."""
        return self.used_turn == turn and self.used >> ability & 1 == 1

    def note_use(self, ability: i64, turn: i64) -> None:
        """Note that an ability that acts once a turn has acted."""
        one: i64 = 1
        if self.used_turn != turn:
            self.used = 0
            self.used_turn = turn
        self.used |= one << ability

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Piece, (0, 0, 0), attributes_of(self))


class Engagement:
    """One attacker against one target [BEL-7.2-2]; `target` is a serial, OBJECTIVE for the Main Objective."""

    def __init__(self, attacker: i64, target: i64, mode: i64, seat: i64) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.mode: i64 = mode
        self.seat: i64 = seat
        """Who attacks."""
        self.open = False
        """The defender may still oppose a Unit [BEL-7.4-2]."""
        self.annulled = False
        self.replaced: i64 = 0
        """The target that an interceptor stands in for, 0 for none [BEL-7.6-5]."""

    def copy(self) -> Engagement:
        """Return an independent copy."""
        to = Engagement(self.attacker, self.target, self.mode, self.seat)
        to.open = self.open
        to.annulled = self.annulled
        to.replaced = self.replaced
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Engagement, (0, 0, 0, 0), attributes_of(self))


class Play:
    """A Tactic or ability in the chain: paid for, its targets fixed, not yet resolved [BEL-7.8-9].

    `tactic` is the number of the Tactic, 0 for an ability.
    """

    def __init__(self, seat: i64, tactic: i64, act: Act) -> None:
        self.seat: i64 = seat
        self.tactic: i64 = tactic
        self.act = act
        self.cancelled = False

    def copy(self) -> Play:
        """Return an independent copy."""
        to = Play(self.seat, self.tactic, self.act)
        to.cancelled = self.cancelled
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Play, (0, 0, self.act), attributes_of(self))


class Side:
    """One player's half of the table [BEL-4-3]."""

    def __init__(self) -> None:
        self.points: i64 = OBJECTIVE_POINTS
        self.fallen = False
        """Its Main Objective touched 0 [BEL-1-10]."""
        self.sheltered = False
        """Damage to its Main Objective is prevented this turn; fatigue is not [BEL-13-6]."""
        self.fatigue: i64 = 0
        self.dominion: i64 = 0
        self.age: i64 = 1
        self.advanced = False
        self.turns: i64 = 0
        """Own turns begun."""
        self.ready: i64 = 0
        self.exhausted: i64 = 0
        self.temporary: i64 = 0
        """Supplies: ready, exhausted, and those that last for this turn."""
        self.supply_deck: i64 = SUPPLY_DECK
        self.paid: i64 = 0
        """What was played first this turn, a bit mask by what was paid for: discounts for the first of a turn."""
        self.chosen = False
        """The Age I Economy card has been chosen [BEL-5-7]."""
        self.pick: i64 = 0
        """Which: its owner's secret until it enters [BEL-5-10]."""
        self.revealed = False
        self.brought: list[i64] = []
        """The Castle's list, sorted: its owner's secret."""
        self.castle: list[i64] = []
        """The last card is the top; nobody knows the order."""
        self.hand: list[i64] = []
        self.graveyard: list[i64] = []
        """The last card is the top."""
        self.vault: list[i64] = []
        """By Age; the Age I Economy cards stay together until the chosen one enters."""
        self.out: list[i64] = []
        """Cards out of the game [BEL-15-6]."""
        self.draft: list[i64] = []
        """A choice in progress: its owner's secret until confirmed."""
        self.zones: list[list[Piece]] = [[], [], [], []]

    def supplies(self) -> i64:
        """Return what can be paid now."""
        return self.ready + self.temporary

    def units(self) -> list[Piece]:
        """Return the Units, those of the Vanguard first."""
        return self.zones[0] + self.zones[1]

    def copy_public(self, to: Side) -> None:
        """Copy what everybody may see."""
        to.points = self.points
        to.fallen = self.fallen
        to.sheltered = self.sheltered
        to.fatigue = self.fatigue
        to.dominion = self.dominion
        to.age = self.age
        to.advanced = self.advanced
        to.turns = self.turns
        to.ready = self.ready
        to.exhausted = self.exhausted
        to.temporary = self.temporary
        to.supply_deck = self.supply_deck
        to.paid = self.paid
        to.chosen = self.chosen
        to.revealed = self.revealed
        if self.graveyard:
            to.graveyard = self.graveyard.copy()
        if self.out:
            to.out = self.out.copy()
        zones = self.zones
        to.zones = [
            [piece.copy() for piece in zones[0]],
            [piece.copy() for piece in zones[1]],
            [piece.copy() for piece in zones[2]],
            [piece.copy() for piece in zones[3]],
        ]

    def copy(self) -> Side:
        """Return an independent copy."""
        to = Side()
        self.copy_public(to)
        to.pick = self.pick
        to.brought = self.brought.copy()
        to.vault = self.vault.copy()
        to.castle = self.castle.copy()
        to.hand = self.hand.copy()
        if self.draft:
            to.draft = self.draft.copy()
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Side, (), attributes_of(self))
