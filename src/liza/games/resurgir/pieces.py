"""The things on the table: cards in play, the two sides, Confrontations, the chain, and the agreed options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from liza.kernel import Shared
from liza.kernel.plain import attributes_of, rebuild, refill, values

if TYPE_CHECKING:
    from liza.games.resurgir.abilities import Act

NOBODY: Final = -1
LAST_TURN: Final = 7
OPENING_HAND: Final = 8
HAND_LIMIT: Final = 8
BASE_RESOURCES: Final = 5
FINAL_BASE: Final = 7
MOST_ATTACKERS: Final = 3
MOST_DRAWN: Final = 5
FINAL_DRAWN: Final = 2
FINAL_RECOVERED: Final = 3
POISON_LIMIT: Final = 3
EQUINOX_HALVES: Final = 10
BONUS_HALVES: Final = 7
UNLIMITED: Final = 99
"""The capacity of a zone without limit."""
DECK_SIZE: Final = 50

# Historical Periods, by their turns [RES-11-1]
SPROUT: Final = 1
EQUINOX: Final = 2
ENCOUNTER: Final = 3
SUBLIMATION: Final = 4
PERIODS: Final[tuple[int, ...]] = (0, SPROUT, SPROUT, EQUINOX, EQUINOX, ENCOUNTER, ENCOUNTER, SUBLIMATION)

# How an Equinox stands
NO_EQUINOX: Final = 0
ON_TIME: Final = 1
LATE: Final = 2

# How long an effect lasts
THIS_PHASE: Final = 1
THIS_TURN: Final = 2
PERMANENT: Final = 3

# When the Destructive Effects fall [RES-11.3-10]
AT_START: Final = 0
EACH_TURN: Final = 1
AT_END: Final = 2

# What is kept from turn to turn [RES-2.2-11]
KEEP_CARDS: Final = 0
KEEP_NONE: Final = 1
KEEP_ALL: Final = 2

# A card outside play is its number with marks: what it has done this turn, whatever zone it passes through
MARK_RETURNED: Final = 512
MARK_RISEN: Final = 1024
MARK_USED: Final = 2048
NUMBERS: Final = 511

# Where a card in the chain came from
FROM_HAND: Final = 0
FROM_UNDERWORLD: Final = 1
FROM_DISCARD: Final = 2

# What lies in the chain
PLAY_CARD: Final = 1
PLAY_LEGACY: Final = 2
PLAY_USE: Final = 3
PLAY_TRIGGER: Final = 4

# What points were given for
FOR_DEVELOPMENT: Final = 1
FOR_SIEGE: Final = 2
FOR_EQUINOX: Final = 3
FOR_ABILITY: Final = 4
FOR_BONUS: Final = 5


def number_of(tag: i64) -> i64:
    """Return the number of a card outside play, without its marks."""
    return tag & NUMBERS


class Rules(Shared):
    """The options of a match, as numbers; fixed from the start and public."""

    def __init__(self) -> None:
        self.tie_by_cards = False
        """vp_tie = cards_in_play [RES-1-3]"""
        self.unified = False
        """resource_mode = unified [RES-2.2-9]"""
        self.choose_source = False
        """payment = choose [RES-2.2-10]"""
        self.carry: i64 = KEEP_CARDS
        """resource_carry [RES-2.2-11]"""
        self.any_legacy = False
        """legacy_response = any [RES-2.4-3]"""
        self.single_response = False
        """response_mode = single [RES-2.4-16]"""
        self.recycle = False
        """empty_deck = recycle_discard [RES-4.1-3]"""
        self.support_slots: i64 = 4
        """support_capacity [RES-4.3-2]"""
        self.target_turns = False
        """target_turns = yes [RES-10.4.2-8]"""
        self.late_until: i64 = LAST_TURN
        """late_equinox_until [RES-11.2.1-3]"""
        self.destructive: i64 = AT_START
        """destructive_timing [RES-11.3-10]"""
        self.final_capped = True
        """final_interlude_limit = hand_max [RES-11.3-18]"""
        self.bonus_on_tie = False
        """final_bonus_tie = both [RES-11.4-6]"""
        self.any_number = False
        """tributacion_targets = any_number [RES-12.tributacion-2]"""

    def capacity(self, zone: i64) -> i64:
        """Return how many slots a zone has: five Military, four of the others unless the options say otherwise."""
        if zone == 0:
            return 5
        return self.support_slots if zone == 1 else 4

    def code(self) -> str:
        """Return the options, one after the other."""
        return ",".join([str(int(value)) for value in values(self)])

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Rules, (), attributes_of(self))


class Boost(Shared):
    """A modifier put on a card by an effect; a value. `card` is its source, `term` how long it lasts.

    `ability` is the index, on that source, of a keyword ability that it gives; -1 for none.
    """

    def __init__(self, strength: i64, keyword: i64, ability: i64, undefendable: bool, term: i64, card: i64) -> None:
        self.strength: i64 = strength
        self.keyword: i64 = keyword
        self.ability: i64 = ability
        self.undefendable = undefendable
        """No unit may be opposed to an attack on it [RES-12.intimidacion-1]."""
        self.term: i64 = term
        self.card: i64 = card

    def code(self) -> str:
        """Return what it says."""
        return f"{self.strength:+d} {self.keyword} {self.ability} {int(self.undefendable)} {self.term} {self.card}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Boost, values(self))


class Aura(Shared):
    """A continuous rule in force that touches others; a value. `card` and `index` say which printed one it is.

    `serial` is its source in play, 0 for that of a Culture, which stays in force to the end [RES-11.4-8].
    """

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
    """A card in play: a unit or a structure."""

    def __init__(self, serial: i64, card: i64, owner: i64) -> None:
        self.serial: i64 = serial
        self.card: i64 = card
        self.owner: i64 = owner
        self.controller: i64 = owner
        self.zone: i64 = 0
        self.exhausted = False
        """Turned."""
        self.battlefield = False
        """A unit that has attacked or defended since the last Renovación [RES-4.4-1]."""
        self.resources: i64 = 0
        self.poison: i64 = 0
        self.tributed = False
        """Turned by Tributación: it stays so until it has missed an Abundancia [RES-12.tributacion-3]."""
        self.marks: i64 = 0
        """What the physical card has done this turn: MARK_RETURNED, MARK_RISEN, MARK_USED."""
        self.boosts: tuple[Boost, ...] = ()
        self.used: i64 = 0
        """Free abilities used this turn, a bit mask [RES-2.4-21]."""
        self.since: i64 = 0
        """Turn in which it entered."""

    def copy(self) -> Piece:
        """Return an independent copy."""
        to = Piece(self.serial, self.card, self.owner)
        to.controller = self.controller
        to.zone = self.zone
        to.exhausted = self.exhausted
        to.battlefield = self.battlefield
        to.resources = self.resources
        to.poison = self.poison
        to.tributed = self.tributed
        to.marks = self.marks
        to.boosts = self.boosts
        to.used = self.used
        to.since = self.since
        return to

    def tag(self) -> i64:
        """Return the card as it is written outside play."""
        return self.card | self.marks | (MARK_USED if self.used != 0 else 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Piece, (0, 0, 0), attributes_of(self))


class Confrontation:
    """One to three attackers against one target, with at most one unit that defends it [RES-10.4.2-7]."""

    def __init__(self, target: i64, attackers: tuple[int, ...], siege: bool) -> None:
        self.target: i64 = target
        self.attackers = attackers
        self.siege = siege
        """Against a structure [RES-2.1-15], not a Military Battle [RES-2.1-14]."""
        self.defender: i64 = 0
        """Serial of the unit that defends, 0 for none."""
        self.second: i64 = 0
        """Serial of a unit whose text lets it defend beside another [RES-2.4-14], 0 for none."""
        self.resolved = False

    def copy(self) -> Confrontation:
        """Return an independent copy."""
        to = Confrontation(self.target, self.attackers, self.siege)
        to.defender = self.defender
        to.second = self.second
        to.resolved = self.resolved
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Confrontation, (0, (), False), attributes_of(self))


class Play:
    """What has been announced and not yet resolved: a card being played, a Legacy, an ability used or triggered."""

    def __init__(self, kind: i64, tag: i64, act: Act) -> None:
        self.kind: i64 = kind
        self.tag: i64 = tag
        """The card being played or the Legacy, with its marks; 0 for an ability."""
        self.act = act
        self.cancelled = False
        self.relieved = False
        """A card has made room for it [RES-5-6]."""

    def copy(self) -> Play:
        """Return an independent copy."""
        to = Play(self.kind, self.tag, self.act)
        to.cancelled = self.cancelled
        to.relieved = self.relieved
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Play, (0, 0, self.act), attributes_of(self))


class Side:
    """One player's half of the table [RES-4-1]."""

    def __init__(self) -> None:
        self.culture: i64 = 0
        """Number of the Culture Card, which lies apart [RES-7-6]."""
        self.halves: i64 = 0
        """Victory Points in halves [RES-11.4-7]."""
        self.ledger: list[i64] = []
        """Each time points were given: halves, what for (bits 8-11), the card (bits 12-23)."""
        self.base: i64 = 0
        """Base resources, on no card [RES-4.5-4]."""
        self.heap: i64 = 0
        """What structures have generated, where resources are unified [RES-2.2-9]."""
        self.economics: i64 = 0
        """Economic Structures played this turn [RES-2.2-3]."""
        self.allowed: i64 = 1
        """How many may be."""
        self.equinox: i64 = NO_EQUINOX
        self.unlocked = False
        """The Culture's activated abilities may be used."""
        self.culture_used: i64 = 0
        """Those that have been this turn, a bit mask."""
        self.destroyed: i64 = 0
        """Opposing cards destroyed so far, from the beginning [RES-11.2-11]."""
        self.exchanged: i64 = -1
        """Cards exchanged in the mulligan, -1 before it [RES-9-2]."""
        self.sending: list[i64] = []
        """Serials chosen for the Destructive Effects, before all leave at once [RES-11.3-20]."""
        self.sent: list[i64] = []
        """Cards that the last Destructive Effects have sent."""
        self.brought: list[i64] = []
        """The deck's list, sorted: its owner's secret."""
        self.deck: list[i64] = []
        """The last card is the top; nobody knows the order."""
        self.known: i64 = 0
        """How many cards at the bottom the owner knows, from the mulligan on until a shuffle [RES-9-7]."""
        self.hand: list[i64] = []
        self.underworld: list[i64] = []
        self.discard: list[i64] = []
        self.draft: list[i64] = []
        """A choice in progress: its owner's secret until confirmed."""
        self.zones: list[list[Piece]] = [[], [], [], []]

    def units(self) -> list[Piece]:
        """Return the units in play, the military ones first."""
        return self.zones[0] + self.zones[1]

    def structures(self) -> list[Piece]:
        """Return the structures in play, the economic ones first."""
        return self.zones[2] + self.zones[3]

    def in_play(self) -> i64:
        """Return how many cards are in play: cards, not slots [RES-11.3-3]."""
        zones = self.zones
        return len(zones[0]) + len(zones[1]) + len(zones[2]) + len(zones[3])

    def copy_public(self, to: Side) -> None:
        """Copy what everybody may see."""
        to.culture = self.culture
        to.halves = self.halves
        to.base = self.base
        to.heap = self.heap
        to.economics = self.economics
        to.allowed = self.allowed
        to.equinox = self.equinox
        to.unlocked = self.unlocked
        to.culture_used = self.culture_used
        to.destroyed = self.destroyed
        to.exchanged = self.exchanged
        if self.ledger:
            to.ledger = self.ledger.copy()
        if self.sending:
            to.sending = self.sending.copy()
        if self.sent:
            to.sent = self.sent.copy()
        if self.underworld:
            to.underworld = self.underworld.copy()
        if self.discard:
            to.discard = self.discard.copy()
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
        to.known = self.known
        to.brought = self.brought.copy()
        to.deck = self.deck.copy()
        to.hand = self.hand.copy()
        if self.draft:
            to.draft = self.draft.copy()
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Side, (), attributes_of(self))
