"""What is printed: cards, their abilities, filters and continuous rules; shared by all states and never written to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.toolkit import pools

if TYPE_CHECKING:
    from liza.games.bellum.verbs import Verb

# Card types
UNIT: Final = 1
STRUCTURE: Final = 2
TACTIC: Final = 3
ECONOMY: Final = 4
WONDER: Final = 5
RELIC: Final = 6

# Families of Units [BEL-3-3]
INFANTRY: Final = 1
CAVALRY: Final = 2
ARCHERS: Final = 3
MOUNTED_ARCHERS: Final = 4
VANGUARD_SIEGE: Final = 5
REARGUARD_SIEGE: Final = 6
EMBLEMATIC: Final = 7
CLERIC: Final = 8

# Stages of a line [BEL-11-1]
VETERAN: Final = 1
ELITE: Final = 2
ROYAL: Final = 3

# Kinds of Structures; anything else does not respond [BEL-8-19]
BUILDING: Final = 0
TOWER: Final = 1
WALL: Final = 2

# Places in play; a Relic lies beside the board, whoever controls it
VANGUARD: Final = 0
REARGUARD: Final = 1
STRUCTURES: Final = 2
DEVELOPMENT: Final = 3
RELICS: Final = 4
ANYWHERE: Final = -1

# Keywords, a bit mask [BEL-14-6]
COURAGE: Final = 1
FLANKING: Final = 2
INTERCEPTION: Final = 4
DEMOLISH: Final = 8
BOMBARDMENT: Final = 16

# Windows of a Tactic, a bit mask [BEL-9-2]
IN_DEVELOPMENT: Final = 1
IN_DUEL: Final = 2
AT_EVENT: Final = 4

# Who may play a Duel Tactic [BEL-9-8]
EITHER: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2

# Events that open a window [BEL-3-17]
NO_EVENT: Final = 0
ENEMY_TACTIC: Final = 1
YOUR_UNIT_DESTROYED: Final = 2
ENEMY_UNIT_DESTROYED: Final = 3
ENEMY_CLAIMS: Final = 4
ENEMY_ADVANCES: Final = 5

# Sides of a filter
ANY_SIDE: Final = 0
YOURS: Final = 1
ENEMY: Final = 2

# Kinds of a filter
A_UNIT: Final = 0
A_STRUCTURE: Final = 1
A_CARD: Final = 2
AN_ECONOMY: Final = 3
A_WONDER: Final = 4
A_VAULT_CARD: Final = 5
A_STORED_RELIC: Final = 6
A_NEUTRAL_RELIC: Final = 7
A_TACTIC: Final = 8
A_FALLEN: Final = 9

# States of a filter
ANY_STATE: Final = 0
IS_READY: Final = 1
IS_EXHAUSTED: Final = 2
IS_DAMAGED: Final = 3
IS_ATTACKING: Final = 4
IS_FIGHTING: Final = 5
IS_NEW: Final = 6

# When an ability acts; triggers name the moment
ON_PLAYING: Final = 0
ON_USE: Final = 1
WHEN_ENTERS: Final = 2
WHEN_DESTROYED: Final = 3
WHEN_YOURS_DESTROYED: Final = 4
WHEN_ENEMY_DESTROYED: Final = 5
WHEN_TURN_STARTS: Final = 6
WHEN_TURN_ENDS: Final = 7
WHEN_YOU_PLAY_UNIT: Final = 8
WHEN_YOU_ASCEND: Final = 9
WHEN_YOU_PLAY_TACTIC: Final = 10
WHEN_YOU_CLAIM: Final = 11
WHEN_YOU_ADVANCE: Final = 12
WHEN_ATTACKS: Final = 13
WHEN_DEALS_DAMAGE: Final = 14
WHEN_HITS_OBJECTIVE: Final = 15
WHEN_OBJECTIVE_ATTACKED: Final = 16

# Continuous rules
BONUS: Final = 0
GRANT: Final = 1
PACIFY: Final = 2
RESPONDS: Final = 3
ATTACKS_EXHAUSTED: Final = 4
DISCOUNT: Final = 5

# What is paid for, for a discount
ANY_COST: Final = 0
UNIT_COST: Final = 1
STRUCTURE_COST: Final = 2
TACTIC_COST: Final = 3
ASCENT_COST: Final = 4
ADVANCE_COST: Final = 5
CLAIM_COST: Final = 6


class Filter:
    """Which things a card means; the numbers are this module's, -1 in a limit and in `zone` means any."""

    def __init__(
        self,
        side: i64 = ANY_SIDE,
        kind: i64 = A_UNIT,
        zone: i64 = ANYWHERE,
        family: i64 = 0,
        stage: i64 = 0,
        keyword: i64 = 0,
        state: i64 = ANY_STATE,
        max_attack: i64 = -1,
        max_left: i64 = -1,
        max_cost: i64 = -1,
        other: bool = False,
        of: i64 = 0,
    ) -> None:
        self.side: i64 = side
        self.kind: i64 = kind
        self.zone: i64 = zone
        self.family: i64 = family
        self.stage: i64 = stage
        self.keyword: i64 = keyword
        self.state: i64 = state
        self.max_attack: i64 = max_attack
        self.max_left: i64 = max_left
        self.max_cost: i64 = max_cost
        self.other = other
        self.of: i64 = of
        """For a fallen card: its type, 0 for any."""

    def on_table(self) -> bool:
        """Tell whether it means a card in play, not a Tactic in the chain nor a card of the graveyard."""
        return self.kind < A_TACTIC


class Static:
    """A named continuous ability: it holds while its card is in play [BEL-4-7].

    `filter` is None where it touches its own card alone, or speaks to the player.
    """

    def __init__(
        self,
        name: i64,
        rule: i64,
        filter: Filter | None,
        attack: i64 = 0,
        defence: i64 = 0,
        keyword: i64 = 0,
        amount: i64 = 0,
        pays: i64 = ANY_COST,
        family: i64 = 0,
        minimum: i64 = -1,
        first: bool = False,
    ) -> None:
        self.name: i64 = name
        """The number of its name: abilities of the same name have the same."""
        self.rule: i64 = rule
        self.filter = filter
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.keyword: i64 = keyword
        self.amount: i64 = amount
        self.pays: i64 = pays
        self.family: i64 = family
        """A discount for Units of this family alone, 0 for all."""
        self.minimum: i64 = minimum
        """-1 where the card states none [BEL-10-22]."""
        self.first = first
        """A discount for the first such card of each own turn."""

    def speaks_to_player(self) -> bool:
        """Tell whether it is about what a player pays rather than about cards."""
        return self.rule == DISCOUNT


class Ability:
    """What a card does at a moment: `choices` are the targets it asks for, in order, at most two."""

    def __init__(
        self, when: i64, cost: i64, exhaust: bool, window: i64, once: bool, verbs: list[Verb], choices: list[Filter]
    ) -> None:
        self.when: i64 = when
        self.cost: i64 = cost
        self.exhaust = exhaust
        self.window: i64 = window
        """When an activated one may be used: IN_DEVELOPMENT or IN_DUEL."""
        self.once = once
        """A trigger that acts the first time each turn only."""
        self.verbs = verbs
        self.choices = choices

    def is_free(self) -> bool:
        """Tell whether it costs nothing in the end: it is used once per turn."""
        return self.cost == 0 and not self.exhaust


class Card:
    """A printed card. `number` is its identity in options and hashes; `id` in texts."""

    def __init__(
        self, number: i64, id: str, kind: i64, cost: i64 = 0, attack: i64 = 0, defence: i64 = 0, age: i64 = 0
    ) -> None:
        self.number: i64 = number
        self.id = id
        self.kind: i64 = kind
        self.cost: i64 = cost
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.age: i64 = age
        """0 for a Tactic without an Age [BEL-9-11] and for Relics."""
        self.early: i64 = age
        """The Age from which it may be played [BEL-11-22]."""
        self.civilization = ""
        self.family: i64 = 0
        self.stage: i64 = 0
        """0 for what has no line."""
        self.previous: i64 = 0
        """Number of the stage on which it is placed, 0 for none [BEL-11-2]."""
        self.zone: i64 = ANYWHERE
        self.keywords: i64 = 0
        self.structure: i64 = BUILDING
        self.shrine = False
        """Church or Temple [BEL-12-12]."""
        self.windows: i64 = 0
        self.event: i64 = NO_EVENT
        self.only: i64 = EITHER
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.usable = False
        """Some ability is activated."""
        self.own_rules = False
        """Some continuous rule touches the card itself."""
        self.auras = False
        """Some continuous rule touches other cards or speaks to the player."""

    def is_fighter(self) -> bool:
        """Tell whether it is a Unit or a Structure: what has DEF and can be destroyed by damage."""
        return self.kind <= STRUCTURE

    def is_upper(self) -> bool:
        """Tell whether it enters by Ascent [BEL-11-23]."""
        return self.previous != 0

    def is_cleric(self) -> bool:
        """Tell whether it may claim Relics [BEL-12-3]."""
        return self.family == CLERIC


class Pool(pools.Pool):
    """All printed cards of the sets in use, by number; number 0 is no card."""

    def __init__(self, key: str, cards: list[Card]) -> None:
        super().__init__("liza.games.bellum", key)
        highest = max([int(card.number) for card in cards], default=0)
        blank = Card(0, "", UNIT, 0, 0, 1)
        self.cards: list[Card] = [blank for _ in range(highest + 1)]
        self.ids: dict[str, int] = {}
        self.relics: list[int] = []
        """The numbers of the five Relics, in order [BEL-12-1]."""
        self.upper: list[int] = [0 for _ in range(highest + 1)]
        """By number, 1 where some card is placed on this one."""
        for card in cards:
            self.cards[card.number] = card
            self.ids[card.id] = card.number
            if card.kind == RELIC:
                self.relics.append(card.number)
        for card in cards:
            if card.previous != 0:
                self.upper[card.previous] = 1
        self.relics.sort()
