"""What is printed: cards, their abilities, filters and continuous rules; shared by all states and never written to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.toolkit import pools

if TYPE_CHECKING:
    from liza.games.resurgir.verbs import Verb

# Card types; the first four lie in play, each in the zone of its number less one [RES-2-1]
MILITARY: Final = 1
SUPPORT: Final = 2
ECONOMIC: Final = 3
DEVELOPMENT: Final = 4
LEGACY: Final = 5
CULTURE: Final = 6

# Zones of play [RES-4-1]
MILITARY_ZONE: Final = 0
SUPPORT_ZONE: Final = 1
ECONOMIC_ZONE: Final = 2
DEVELOPMENT_ZONE: Final = 3

# Subcategories of units [RES-2.1-7, RES-2.1-8]
INFANTRY: Final = 1
CAVALRY: Final = 2
RANGED: Final = 3
VESSEL: Final = 4
SUPERIOR_RANK: Final = 5
MYSTIC: Final = 6
CIVIL: Final = 7

# Keywords that are states of a card, a bit mask; the others are abilities [RES-12-1]
BULWARK: Final = 1
GUARDIAN: Final = 2
SANCTUARY: Final = 4
ETERNAL_RETURN: Final = 8
RISE_AGAIN: Final = 16

# Phases, and the labels of what may be used in them, a bit mask [RES-2.4-1]
EXPLORATION: Final = 1
ABUNDANCE: Final = 2
EXPANSION: Final = 3
INVASION: Final = 4
RENEWAL: Final = 5
IN_EXPLORATION: Final = 2
IN_ABUNDANCE: Final = 4
IN_EXPANSION: Final = 8
IN_INVASION: Final = 16
IN_RENEWAL: Final = 32
IN_RESPONSE: Final = 64

# Sides of a filter
ANY_SIDE: Final = 0
YOURS: Final = 1
ENEMY: Final = 2

# Kinds of a filter
A_UNIT: Final = 0
A_MILITARY: Final = 1
A_SUPPORT: Final = 2
A_STRUCTURE: Final = 3
AN_ECONOMIC: Final = 4
A_DEVELOPMENT: Final = 5
A_CARD: Final = 6
A_PLAY: Final = 7
A_FALLEN: Final = 8
A_LEGACY: Final = 9
ANYTHING: Final = 10

# States of a filter
ANY_STATE: Final = 0
IS_READY: Final = 1
IS_TURNED: Final = 2
IS_ATTACKING: Final = 3
IS_FIGHTING: Final = 4
IS_POISONED: Final = 5

# What lies in the chain, for a filter of plays, a bit mask
A_UNIT_PLAYED: Final = 1
A_STRUCTURE_PLAYED: Final = 2
A_LEGACY_USED: Final = 4
AN_ABILITY_USED: Final = 8
AN_ABILITY_TRIGGERED: Final = 16

# Piles of a filter of fallen cards, a bit mask
IN_UNDERWORLD: Final = 1
IN_DISCARD: Final = 2

# When an ability acts; triggers name the moment
ON_PLAYING: Final = 0
ON_USE: Final = 1
ON_EQUINOX: Final = 2
ON_ENCOUNTER: Final = 3
WHEN_GRANTED_ATTACKS: Final = 4
"""The ability is that of a keyword which this card gives to others."""
ON_RETURN: Final = 5
"""Eterno Retorno, used from the piles [RES-12.eterno-retorno-1]."""
WHEN_ENTERS: Final = 6
WHEN_OTHER_ENTERS: Final = 7
WHEN_ATTACKS: Final = 8
WHEN_DESTROYED: Final = 9
WHEN_LEAVES: Final = 10
WHEN_ANY_DESTROYED: Final = 11
WHEN_YOURS_DESTROYED: Final = 12
WHEN_ENEMY_DESTROYED: Final = 13
WHEN_READIED: Final = 14
WHEN_YOU_USE_LEGACY: Final = 15

# Continuous rules
BONUS: Final = 0
GRANT: Final = 1
ATTACKS_TURNED: Final = 2
INDESTRUCTIBLE: Final = 3
SIEGE_BONUS: Final = 4
CO_DEFENDS: Final = 5

# What a condition counts
CONTROLLED: Final = 0
DESTROYED_FOES: Final = 1
SUBCATEGORIES: Final = 2
POINTS: Final = 3


class Filter:
    """Which things a card means; the numbers are this module's, -1 in a limit means any."""

    def __init__(
        self,
        side: i64 = ANY_SIDE,
        kind: i64 = A_UNIT,
        subcategory: i64 = 0,
        keyword: i64 = 0,
        state: i64 = ANY_STATE,
        max_strength: i64 = -1,
        max_cost: i64 = -1,
        min_resources: i64 = 0,
        other: bool = False,
        of: i64 = 0,
        piles: i64 = 0,
        sent: bool = False,
    ) -> None:
        self.side: i64 = side
        self.kind: i64 = kind
        self.subcategory: i64 = subcategory
        self.keyword: i64 = keyword
        self.state: i64 = state
        self.max_strength: i64 = max_strength
        self.max_cost: i64 = max_cost
        self.min_resources: i64 = min_resources
        self.other = other
        self.of: i64 = of
        """For plays: which ones, a bit mask; for fallen cards: their kind of filter."""
        self.piles: i64 = piles
        """For fallen cards: where they lie."""
        self.sent = sent
        """For fallen cards: only those that the Destructive Effects have just sent [RES-7-5]."""

    def on_table(self) -> bool:
        """Tell whether it speaks of cards in play."""
        return self.kind <= A_CARD


class Choice:
    """What an ability has its controller choose: from `least` to `most` things that fit."""

    def __init__(self, filter: Filter, least: i64, most: i64) -> None:
        self.filter = filter
        self.least: i64 = least
        self.most: i64 = most
        self.destroys = False
        """What can't be destroyed is no target."""
        self.raids = False
        """Resources are taken from it: there is nothing to choose where they lie in one heap [RES-12.incursion-2]."""
        self.taxes = False
        """It is turned by Tributación, whose number is an option [RES-12.tributacion-2]."""
        self.raises = False
        """It is put into play: there must be room for it [RES-5-9]."""


class Need:
    """A condition: at least so many of what it counts [RES-2.4-10, RES-7-4]."""

    def __init__(self, kind: i64, filter: Filter | None, amount: i64) -> None:
        self.kind: i64 = kind
        self.filter = filter
        self.amount: i64 = amount


class Static:
    """A continuous rule; `filter` says whom it touches, None the card itself."""

    def __init__(self, rule: i64, filter: Filter | None, strength: i64 = 0, keyword: i64 = 0) -> None:
        self.rule: i64 = rule
        self.filter = filter
        self.strength: i64 = strength
        self.keyword: i64 = keyword


class Cost:
    """What is paid besides resources [RES-2.1-2]."""

    def __init__(self, turn: bool = False, discard: i64 = 0, give_up: Filter | None = None) -> None:
        self.turn = turn
        self.discard: i64 = discard
        self.give_up = give_up

    def is_nothing(self) -> bool:
        """Tell whether nothing but resources is paid."""
        return not self.turn and self.discard == 0 and self.give_up is None


class Ability:
    """What a card does at a moment; `choices` are what it asks its controller to choose, in order."""

    def __init__(self, when: i64, verbs: list[Verb], choices: list[Choice]) -> None:
        self.when: i64 = when
        self.verbs = verbs
        self.choices = choices
        self.phases: i64 = 0
        """When an activated one may be used, labels as a bit mask."""
        self.resources: i64 = 0
        """What an activated one costs."""
        self.cost = Cost()
        self.needs: list[Need] = []
        self.optional = False
        """A triggered one whose controller may leave it."""
        self.keyword = ""
        """The glossary keyword that it is, "" for the card's own text."""
        self.filter: Filter | None = None
        """Of "when another card enters": which cards."""
        self.clause = ""
        """The clause of its keyword."""
        self.steady = False
        """Whether no discard can change if it can be carried out: it speaks of neither hands, decks nor piles."""
        self.upright = False
        """Whether no turning can: it aims at neither ready nor turned cards."""
        self.deep = False
        """Whether it can be carried out depends on what its costs leave, or on the hand once it has left it."""

    def is_free(self) -> bool:
        """Tell whether it costs nothing: it is used once per turn [RES-2.4-21]."""
        return self.resources == 0 and self.cost.is_nothing()


class SetUpPick:
    """One card that a Culture puts into play before turn 1 [RES-8-1]."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter


class Card:
    """A printed card. `number` is its identity in options and hashes; `id` in texts."""

    def __init__(self, number: i64, id: str, kind: i64, resources: i64 = 0, strength: i64 = 0) -> None:
        self.number: i64 = number
        self.id = id
        self.kind: i64 = kind
        self.resources: i64 = resources
        """Its cost in resources."""
        self.strength: i64 = strength
        """Force of a unit, Resistance of a structure."""
        self.cost = Cost()
        self.culture = ""
        """"" for a card without Culture icon [RES-1-10]."""
        self.subcategory: i64 = 0
        self.slots: i64 = 1
        self.yields: i64 = 0
        self.halves: i64 = 0
        """Victory Points in halves [RES-11.4-7]."""
        self.siege_halves: i64 = 0
        """What a Siege of it gives."""
        self.keywords: i64 = 0
        self.phases: i64 = 0
        """When a Legacy may be used, labels as a bit mask."""
        self.unlabelled = False
        """A Legacy that indicates no phase: it is used in Expansión [RES-2.4-4]."""
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.usable = False
        """Some ability is activated."""
        self.own_rules = False
        """Some continuous rule touches the card itself."""
        self.auras = False
        """Some continuous rule touches other cards."""
        self.set_up: list[SetUpPick] = []
        self.needs: list[Need] = []
        """The Equinox condition of a Culture [RES-1-5]."""
        self.equinox: i64 = -1
        """Index of the Equinox Ability."""
        self.encounter: i64 = -1
        """Index of the ability that makes up for the Destructive Effects."""

    def in_play(self) -> bool:
        """Tell whether it is a unit or a structure: what enters play."""
        return self.kind <= DEVELOPMENT

    def is_unit(self) -> bool:
        """Tell whether it is a unit, military or support."""
        return self.kind <= SUPPORT

    def is_structure(self) -> bool:
        """Tell whether it is a structure."""
        return self.kind == ECONOMIC or self.kind == DEVELOPMENT

    def zone(self) -> i64:
        """Return the zone where it lies in play."""
        return self.kind - 1


class Pool(pools.Pool):
    """All printed cards of the sets in use, by number; number 0 is no card."""

    def __init__(self, key: str, cards: list[Card]) -> None:
        super().__init__("liza.games.resurgir", key)
        highest = max([int(card.number) for card in cards], default=0)
        blank = Card(0, "", MILITARY)
        self.cards: list[Card] = [blank for _ in range(highest + 1)]
        self.ids: dict[str, int] = {}
        for card in cards:
            self.cards[card.number] = card
            self.ids[card.id] = card.number
