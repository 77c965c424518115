"""What is printed: cards, their abilities, filters and continuous rules; shared by all states and never written to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.toolkit import pools

if TYPE_CHECKING:
    from liza.games.inframundis.verbs import Verb

# Card types
CREATURE: Final = 1
CHAMPION: Final = 2
RELIC: Final = 3
RUNE: Final = 4
SPELL: Final = 5
FAST: Final = 6
COMMANDER: Final = 7

# Keywords, a bit mask
RUSH: Final = 1
GUARD: Final = 2
ECHO: Final = 4

# Lines and other places
FRONT: Final = 0
SANCTUARY: Final = 1
REAR: Final = 2
TABLE: Final = 3
LEADER: Final = 4
HERE: Final = 5
ANYWHERE: Final = -1

# Sides of a filter
ANY_SIDE: Final = 0
YOURS: Final = 1
ENEMY: Final = 2

# Kinds of a filter
ANY_CREATURE: Final = 0
ONLY_CHAMPION: Final = 1
ANY_RELIC: Final = 2

# States of a filter
ANY_STATE: Final = 0
IS_READY: Final = 1
IS_EXHAUSTED: Final = 2
IS_WOUNDED: Final = 3
IS_NEW: Final = 4

# When an ability acts; triggers name the moment
ON_PLAYING: Final = 0
ON_USE: Final = 1
WHEN_PLAYED: Final = 2
WHEN_ENTERS: Final = 3
WHEN_DIES: Final = 4
WHEN_ALLY_DIES: Final = 5
WHEN_TURN_STARTS: Final = 6
WHEN_TURN_ENDS: Final = 7
WHEN_EACH_TURN_STARTS: Final = 8
WHEN_EACH_TURN_ENDS: Final = 9
WHEN_YOU_PLAY: Final = 10
WHEN_YOU_MARK: Final = 11
WHEN_ATTACKS: Final = 12
WHEN_BLOCKS: Final = 13

# Whom a continuous rule touches
TO_SELF: Final = 0
TO_BEARER: Final = 1
TO_EACH: Final = 2

# Continuous rules
BONUS: Final = 0
GRANT: Final = 1
PIERCE: Final = 2
PACIFY: Final = 3
NO_BLOCK: Final = 4
DISCOUNT: Final = 5
FREE_MOVES: Final = 6
OPENING_HAND: Final = 7
CLAIMS: Final = 8
WARD: Final = 9

# What a bonus is multiplied by
PER_NOTHING: Final = 0
PER_CREATURE: Final = 1
PER_OTHER: Final = 2

# Families of cards for a discount
ANY_CARD: Final = 0
CREATURE_CARD: Final = 1
SPELL_CARD: Final = 2
RELIC_CARD: Final = 3


class Filter:
    """Which pieces a card means; the numbers are this module's, -1 in a limit means none."""

    def __init__(
        self, side: i64, line: i64, kind: i64, state: i64, max_attack: i64, max_cost: i64, other: bool
    ) -> None:
        self.side: i64 = side
        self.line: i64 = line
        self.kind: i64 = kind
        self.state: i64 = state
        self.max_attack: i64 = max_attack
        self.max_cost: i64 = max_cost
        self.other = other


class Static:
    """A continuous rule: it holds while its card is in play."""

    def __init__(
        self,
        rule: i64,
        to: i64,
        filter: Filter | None,
        attack: i64,
        life: i64,
        line: i64,
        per: i64,
        keyword: i64,
        cards: i64,
        amount: i64,
    ) -> None:
        self.rule: i64 = rule
        self.to: i64 = to
        self.filter = filter
        self.attack: i64 = attack
        self.life: i64 = life
        self.line: i64 = line
        self.per: i64 = per
        self.keyword: i64 = keyword
        self.cards: i64 = cards
        self.amount: i64 = amount

    def steers(self) -> bool:
        """Tell whether it speaks to the player rather than to pieces."""
        return DISCOUNT <= self.rule <= CLAIMS


class Ability:
    """What a card does at a moment: `choices` are the targets it asks for, in order, at most two."""

    def __init__(
        self, when: i64, cost: i64, exhaust: bool, anytime: bool, verbs: list[Verb], choices: list[Filter]
    ) -> None:
        self.when: i64 = when
        self.cost: i64 = cost
        self.exhaust = exhaust
        self.anytime = anytime
        self.verbs = verbs
        self.choices = choices


class Card:
    """A printed card. `number` is its identity in options and hashes; `id` in texts."""

    def __init__(self, number: i64, id: str, kind: i64, cost: i64, attack: i64, life: i64, keywords: i64) -> None:
        self.number: i64 = number
        self.id = id
        self.kind: i64 = kind
        self.cost: i64 = cost
        self.attack: i64 = attack
        self.life: i64 = life
        self.keywords: i64 = keywords
        self.equip = False
        self.token = False
        self.unique = False
        self.bearer: Filter | None = None
        self.echo_attack: i64 = 0
        self.echo_life: i64 = 0
        self.echo_keywords: i64 = 0
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.usable = False
        """Some ability is activated."""
        self.anytime = False
        """Some activated ability works in any phase."""
        self.own_rules = False
        """Some continuous rule touches the card itself or its bearer."""
        self.auras = False
        """Some continuous rule touches other pieces."""
        self.steers = False
        """Some continuous rule speaks to the player."""

    def is_creature(self) -> bool:
        """Tell whether it is a creature; a Champion is one [INF-3-10]."""
        return self.kind <= CHAMPION

    def is_gear(self) -> bool:
        """Tell whether it is a relic or a rune: the same rules for both [INF-3-3]."""
        return self.kind == RELIC or self.kind == RUNE

    def is_spell(self) -> bool:
        """Tell whether it is a spell or a fast spell [INF-3-9]."""
        return self.kind == SPELL or self.kind == FAST

    def family(self) -> i64:
        """Return which discount applies to it."""
        if self.is_creature():
            return CREATURE_CARD
        return RELIC_CARD if self.is_gear() else SPELL_CARD


class Pool(pools.Pool):
    """All printed cards of the sets in use, by number; number 0 is no card."""

    def __init__(self, key: str, cards: list[Card]) -> None:
        super().__init__("liza.games.inframundis", key)
        highest = max([int(card.number) for card in cards], default=0)
        blank = Card(0, "", CREATURE, 0, 0, 1, 0)
        self.cards: list[Card] = [blank for _ in range(highest + 1)]
        self.ids: dict[str, int] = {}
        self.dire = False
        """Some continuous rule lowers a creature's Life."""
        self.moods = False
        """Some continuous rule gives Life to creatures as long as they are ready, exhausted, wounded or new."""
        for card in cards:
            self.cards[card.number] = card
            self.ids[card.id] = card.number
            for rule in card.statics:
                if rule.life < 0:
                    self.dire = True
                if rule.life != 0 and rule.filter is not None and rule.filter.state != ANY_STATE:
                    self.moods = True
