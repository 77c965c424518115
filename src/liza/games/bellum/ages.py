"""Section 10: Ages, and the Economy cards and Wonders that come with them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import BelAsk, Moment
from liza.games.bellum.entering import enter
from liza.games.bellum.numbers import advance_cost, note_paid
from liza.games.bellum.pieces import ADVANCE_COSTS, Side
from liza.games.bellum.printed import ADVANCE_COST, ECONOMY, ENEMY_ADVANCES, WONDER
from liza.games.bellum.state import Bel
from liza.games.bellum.supplies import pay, why_not_pay
from liza.kernel import EVERYONE, Do, Step, first, option
from liza.kernel.options import bit


def last_age(s: Bel) -> i64:
    """Return the highest Age: IV, or III if the game starts in Age 0 [BEL-10-14]."""
    return s.rules.first_age + 3


def vault_cards(s: Bel, side: Side, kind: i64, age: i64) -> list[i64]:
    """Return the cards of a Vault that are of a type and an Age."""
    return [card for card in side.vault if s.pool.cards[card].kind == kind and s.pool.cards[card].age == age]


def why_not_advance(s: Bel, seat: i64) -> str:
    """Return the first clause that forbids advancing one Age, or "" [BEL-10-13]."""
    side = s.sides[seat]
    if side.advanced:
        return "BEL-10-15"
    if side.age >= last_age(s):
        return "BEL-10-14"
    return why_not_pay(s, seat, advance_cost(s, seat, ADVANCE_COSTS))


def begin_advance(s: Bel, root: Moment) -> None:
    """Begin to advance: ask for the Economy card [BEL-10-8] and the Wonder [BEL-10-16], in Age IV for the Wonder."""
    choose_next(s, root, s.sides[root.seat].age + 1, 0, ECONOMY)


def choose_next(s: Bel, root: Moment, age: i64, economy: i64, kind: i64) -> None:
    """Ask for a card of this type if the Vault has one for the Age, then for the Wonder, then advance."""
    side = s.sides[root.seat]
    if kind == ECONOMY and (age < 2 or age > 3 or len(vault_cards(s, side, ECONOMY, age)) == 0):
        kind = WONDER
    if len(vault_cards(s, side, kind, age)) != 0:
        s.then(ChooseVaultCard(root.seat, root, age, economy, kind))
    else:
        root.go_on(s, Advance(root.seat, economy, 0))


class ChooseVaultCard(BelAsk):
    """A player picks an Economy card or a Wonder of the new Age; `economy` is the one already picked."""

    clause: ClassVar[str] = "BEL-10-8"

    def __init__(self, seat: i64, root: Moment, age: i64, economy: i64, kind: i64) -> None:
        super().__init__(seat)
        self.root = root
        self.age: i64 = age
        self.economy: i64 = economy
        self.kind: i64 = kind

    def mask(self, seat: i64) -> Step | None:
        """Others see the ask it grew from."""
        return self if seat == self.seat else self.root

    def always_shown(self) -> bool:
        """The only card too is put to a person: the choice commits the advance and may still be taken back."""
        return True

    def candidates(self, s: Bel) -> list[i64]:
        """Return the cards of the Vault."""
        out: list[i64] = []
        for card in s.sides[self.seat].vault:
            if option(notation.CHOOSE, card) not in out:
                out.append(option(notation.CHOOSE, card))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Refuse what is of another Age or type."""
        if first(option) in vault_cards(s, s.sides[self.seat], self.kind, self.age):
            return ""
        return "BEL-10-8" if self.kind == ECONOMY else "BEL-10-16"

    def options(self, s: Bel) -> list[i64]:
        """Return the cards to choose from."""
        return [option(notation.CHOOSE, card) for card in vault_cards(s, s.sides[self.seat], self.kind, self.age)]

    def take(self, s: Bel, option: i64) -> None:
        """Ask for the Wonder, or advance."""
        if self.kind == ECONOMY:
            choose_next(s, self.root, self.age, first(option), WONDER)
        else:
            self.root.go_on(s, Advance(self.seat, self.economy, first(option)))

    def binds(self, s: Bel, option: i64) -> bool:
        """Only the last choice binds."""
        return self.kind == WONDER


class Advance(Do[Bel]):
    """A player pays and advances one Age; the Economy card enters, then the Wonder, free [BEL-10-18, BEL-10-23].

    With nothing left to choose the Age comes all the same [BEL-13-7].
    """

    clause: ClassVar[str] = "BEL-10-18"

    def __init__(self, seat: i64, economy: i64, wonder: i64) -> None:
        self.seat: i64 = seat
        self.economy: i64 = economy
        self.wonder: i64 = wonder

    def run(self, s: Bel) -> None:
        """Pay, advance, let the cards in; what was not chosen leaves the game [BEL-10-10, BEL-10-19]."""
        side = s.sides[self.seat]
        cost = advance_cost(s, self.seat, ADVANCE_COSTS)
        note_paid(s, self.seat, ADVANCE_COST, None)
        pay(s, self.seat, cost, "BEL-10-12")
        side.age += 1
        side.advanced = True
        s.happened[1 - self.seat] |= bit(ENEMY_ADVANCES)
        barren = self.economy == 0 and self.wonder == 0
        s.emit(kinds.ADVANCED, kinds.pack(self.seat, 0, 0, side.age), cost, "BEL-13-7" if barren else "BEL-10-13")
        if self.economy != 0:
            from_vault(s, self.seat, self.economy, "BEL-10-9")
        if self.wonder != 0:
            from_vault(s, self.seat, self.wonder, "BEL-10-23" if self.economy != 0 else "BEL-10-16")
        leave_vault(s, self.seat, ECONOMY, side.age, "BEL-10-10")
        leave_vault(s, self.seat, WONDER, side.age, "BEL-10-19")


def from_vault(s: Bel, seat: i64, card: i64, clause: str) -> None:
    """Put a Vault card into the development zone, at no cost [BEL-3-14]."""
    s.sides[seat].vault.remove(card)
    enter(s, card, seat, clause)


def leave_vault(s: Bel, seat: i64, kind: i64, age: i64, clause: str) -> None:
    """Take the cards of a type and Age that were not chosen out of the game; of a secret Vault nobody sees which."""
    side = s.sides[seat]
    know = bit(seat) if s.rules.vault_secret else EVERYONE
    for card in vault_cards(s, side, kind, age):
        side.vault.remove(card)
        side.out.append(card)
        s.emit(kinds.LEFT_VAULT, kinds.pack(seat, 0, 0, age), card, clause, know=know)


# The Economy card of Age I


class RevealEconomy(Do[Bel]):
    """The chosen Age I Economy card enters as the first Development begins [BEL-5-8]; the others leave [BEL-5-9]."""

    clause: ClassVar[str] = "BEL-5-8"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Bel) -> None:
        """Let it in."""
        side = s.sides[self.seat]
        side.revealed = True
        if side.pick != 0:
            from_vault(s, self.seat, side.pick, self.clause)
        leave_vault(s, self.seat, ECONOMY, 1, "BEL-5-9")
