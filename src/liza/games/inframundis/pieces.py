"""The things on the table: pieces in play, the two sides, the attacks under way, and the agreed options."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.games.inframundis.printed import TABLE
from liza.kernel import Shared
from liza.kernel.plain import attributes_of, rebuild, refill, values

NOBODY: Final = -1
NEXUS_LIFE: Final = 20
LIMIT_CAP: Final = 10
HAND_LIMIT: Final = 7

AWAKEN: Final = 1
FLOW: Final = 2
PREPARATION: Final = 3
CONFLICT: Final = 4
CLOSING: Final = 5

NUMBER_MASK: Final = 0xFFF
KNOWN: Final = 1 << 12
"""The mark of a card in hand that the rival knows: it came back from play."""

THIS_TURN: Final = 1
PERMANENT: Final = 2


class Rules(Shared):
    """The options of a match, as numbers; fixed from the start and public [INF-10.3-1]."""

    def __init__(self) -> None:
        self.lone_marks = False
        """mark_streak = consecutive_marks [INF-1-2]"""
        self.force_breaks_fall = False
        """double_fall = total_force [INF-1-6]"""
        self.commanders: i64 = 1
        """0 none, 1 optional, 2 required [INF-2-4]"""
        self.gear_stays = False
        """equipment_on_leave = table [INF-3-5]"""
        self.champion_replaces = False
        """champion_limit = replace [INF-3-11]"""
        self.first_limit: i64 = 2
        """ether_first_turn [INF-6-2]"""
        self.rival_ether: i64 = 0
        """ether_on_rival_turn: 0 refill, 1 reserve, 2 none [INF-6-6]"""
        self.first_draws = True
        """first_player_draw [INF-7.2-3]"""
        self.empty_deck: i64 = 0
        """0 nothing, 1 fatigue, 2 lose [INF-7.2-4]"""
        self.line_limit: i64 = 3
        """0 without cap [INF-8-7]"""
        self.graded_path = False
        """nexus_path = by_attacker_line [INF-10.2-2]"""
        self.blocking = True
        """block_mode = A [INF-10.3-1]"""
        self.single_block = False
        """block_scope = per_conflict [INF-10.3-3]"""
        self.single_answer = False
        """retaliation = one [INF-10.3-7]"""
        self.round_limit: i64 = 50
        """0 without limit [INF-11.4-7]"""
        self.stun_literal = False
        """stun_mode = literal [INF-13-3]"""
        self.silence_all = False
        """silence_scope = all [INF-13-4]"""
        self.taunt = False
        """guard_scope = taunt [INF-13-7]"""

    def code(self) -> str:
        """Return the options, one after the other."""
        return ",".join([str(int(value)) for value in values(self)])

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Rules, (), attributes_of(self))


class Boost(Shared):
    """A modifier put on a piece by an effect; a value. `card` is its source, `term` THIS_TURN or PERMANENT."""

    def __init__(self, attack: i64, life: i64, keyword: i64, term: i64, card: i64) -> None:
        self.attack: i64 = attack
        self.life: i64 = life
        self.keyword: i64 = keyword
        self.term: i64 = term
        self.card: i64 = card

    def code(self) -> str:
        """Return what it says."""
        return f"{self.attack:+d}/{self.life:+d} {self.keyword} {self.term} {self.card}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Boost, values(self))


class Aura(Shared):
    """A rule in force that touches other pieces; a value. `card` and `index` say which printed rule it is.

    `fixed` where its source can neither be silenced nor change its line: on the table, in the Commander's zone.
    """

    def __init__(self, seat: i64, serial: i64, card: i64, index: i64, fixed: bool) -> None:
        self.seat: i64 = seat
        self.serial: i64 = serial
        self.card: i64 = card
        self.index: i64 = index
        self.fixed = fixed

    def code(self) -> str:
        """Return what it says."""
        return f"{self.seat} {self.serial} {self.card}/{self.index} {int(self.fixed)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Aura, values(self))


class Piece:
    """A card in play: a creature in a line, a relic or rune on the table or on its bearer, a Commander in its zone."""

    def __init__(self, serial: i64, card: i64, owner: i64) -> None:
        self.serial: i64 = serial
        self.card: i64 = card
        self.owner: i64 = owner
        self.controller: i64 = owner
        self.line: i64 = TABLE
        self.attack: i64 = 0
        self.life: i64 = 0
        self.keywords: i64 = 0
        self.wounds: i64 = 0
        self.exhausted = False
        self.stunned = False
        self.silenced: i64 = 0
        self.entered: i64 = 0
        """Turn in which it entered [INF-8-4]."""
        self.moved: i64 = 0
        """Turn of its last paid move [INF-9-2]."""
        self.rushed = False
        """It had Precipitación on entering [INF-8-6]."""
        self.token = False
        self.plain = False
        """A reduced copy: it has no abilities but its keywords [INF-13-9]."""
        self.bearer: i64 = 0
        self.used: i64 = 0
        """Free abilities used, a bit mask, in turn `used_turn` [INF-12-6]."""
        self.used_turn: i64 = 0
        self.boosts: tuple[Boost, ...] = ()
        self.gear: list[Piece] = []

    def copy(self) -> Piece:
        """Return an independent copy, gear included."""
        to = Piece(self.serial, self.card, self.owner)
        to.controller = self.controller
        to.line = self.line
        to.attack = self.attack
        to.life = self.life
        to.keywords = self.keywords
        to.wounds = self.wounds
        to.exhausted = self.exhausted
        to.stunned = self.stunned
        to.silenced = self.silenced
        to.entered = self.entered
        to.moved = self.moved
        to.rushed = self.rushed
        to.token = self.token
        to.plain = self.plain
        to.bearer = self.bearer
        to.used = self.used
        to.used_turn = self.used_turn
        to.boosts = self.boosts
        if len(self.gear) != 0:
            to.gear = [piece.copy() for piece in self.gear]
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Piece, (0, 0, 0), attributes_of(self))


class Strike:
    """One attack of the combat under way: `target` is a creature's serial, 0 for the Nexus."""

    def __init__(self, attacker: i64, target: i64, seat: i64) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.seat: i64 = seat
        """Who controlled the attacker when it was declared [INF-10.1-4]."""
        self.blocker: i64 = 0
        self.blocked = False
        """Stays true even if the blocker vanishes [INF-10.1-4]."""
        self.answered = True
        """The struck creature strikes back [INF-10.3-7]."""

    def copy(self) -> Strike:
        """Return an independent copy."""
        to = Strike(self.attacker, self.target, self.seat)
        to.blocker = self.blocker
        to.blocked = self.blocked
        to.answered = self.answered
        return to

    def foe(self) -> i64:
        """Return the serial of the creature it fights, 0 if it strikes the Nexus."""
        return self.blocker if self.blocked else self.target

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Strike, (0, 0, 0), attributes_of(self))


class Side:
    """One player's half of the table [INF-4-1]."""

    def __init__(self) -> None:
        self.nexus: i64 = NEXUS_LIFE
        self.ether: i64 = 0
        self.limit: i64 = 1
        self.mark: i64 = 0
        self.fatigue: i64 = 0
        self.flows: i64 = 0
        """Own Flow phases so far."""
        self.moves: i64 = 0
        """Paid moves this turn."""
        self.mulliganed = False
        self.brought: list[i64] = []
        """The deck list, sorted: its owner's secret."""
        self.commanders: list[i64] = []
        """Commanders to choose from: their owner's secret."""
        self.deck: list[i64] = []
        """The last card is the top; nobody knows the order."""
        self.hand: list[i64] = []
        """Card numbers with the mark KNOWN, in the order of drawing."""
        self.discard: list[i64] = []
        self.resolving: list[i64] = []
        """Spells being resolved, between hand and discard pile."""
        self.draft: list[i64] = []
        """A choice in progress: its owner's secret until confirmed."""
        self.lines: list[list[Piece]] = [[], [], []]
        self.table: list[Piece] = []
        self.leader: Piece | None = None

    def copy_public(self, to: Side) -> None:
        """Copy what everybody may see."""
        to.nexus = self.nexus
        to.ether = self.ether
        to.limit = self.limit
        to.mark = self.mark
        to.fatigue = self.fatigue
        to.flows = self.flows
        to.moves = self.moves
        to.mulliganed = self.mulliganed
        to.discard = self.discard.copy()
        if self.resolving:
            to.resolving = self.resolving.copy()
        lines = self.lines
        to.lines = [
            [piece.copy() for piece in lines[0]],
            [piece.copy() for piece in lines[1]],
            [piece.copy() for piece in lines[2]],
        ]
        if len(self.table) != 0:
            to.table = [piece.copy() for piece in self.table]
        leader = self.leader
        if leader is not None:
            to.leader = leader.copy()

    def copy(self) -> Side:
        """Return an independent copy."""
        to = Side()
        self.copy_public(to)
        to.brought = self.brought.copy()
        to.commanders = self.commanders.copy()
        to.deck = self.deck.copy()
        to.hand = self.hand.copy()
        to.draft = self.draft.copy()
        return to

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (Side, (), attributes_of(self))
