"""Section 5: Castles, Supplies, the Vault, opening hands, the Age I Economy card, and who starts."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import BelAsk
from liza.games.bellum.ages import vault_cards
from liza.games.bellum.changes import draw_one
from liza.games.bellum.pieces import OPENING_HAND, SUPPLY_DECK
from liza.games.bellum.printed import ECONOMY
from liza.games.bellum.sequence import BeginTurn
from liza.games.bellum.state import Bel
from liza.kernel import EVERYONE, Do, Step, Together, first, option
from liza.kernel.options import bit


class PlaceObjectives(Do[Bel]):
    """Each leads one civilization [BEL-1-1], and places the Main Objective with 20 points [BEL-5-1, BEL-1-2]."""

    clause: ClassVar[str] = "BEL-5-1"

    def run(self, s: Bel) -> None:
        """Tell it; both may lead the same one [BEL-2-8]. Which it is shows in the Vault, unless that is secret."""
        led = [self.civilization(s, seat) for seat in range(2)]
        for seat in range(2):
            same = seat == 1 and s.pool.cards[led[0]].civilization == s.pool.cards[led[1]].civilization
            clause = "BEL-2-8" if same else "BEL-1-1"
            if led[seat] != 0 and not s.rules.vault_secret:
                s.emit(kinds.REMARK, kinds.pack(seat, 0, led[seat]), kinds.LEADS, clause)
            s.emit(kinds.REMARK, seat, kinds.OBJECTIVE_PLACED, self.clause)

    def civilization(self, s: Bel, seat: i64) -> i64:
        """Return a card of the Vault: its civilization is the side's; 0 if there is no Vault."""
        vault = s.sides[seat].vault
        return vault[0] if len(vault) != 0 else 0


class ShuffleCastles(Do[Bel]):
    """Each Castle is shuffled [BEL-5-2], the Supplies apart from it [BEL-5-3]; none is in play yet [BEL-5-14]."""

    clause: ClassVar[str] = "BEL-5-2"

    def run(self, s: Bel) -> None:
        """Shuffle both; Supplies are all alike, so that their order is nothing [BEL-3-22]. Lay out the Vaults."""
        for seat in range(2):
            side = s.sides[seat]
            s.shuffle(side.castle, self.clause)
            side.supply_deck = SUPPLY_DECK
            s.emit(kinds.SHUFFLED, seat, len(side.castle), self.clause)
            s.emit(kinds.REMARK, seat, kinds.SUPPLIES_SHUFFLED, "BEL-5-3")
            if len(side.vault) != 0:
                s.emit(kinds.REMARK, seat, kinds.VAULT_LAID, "BEL-5-4")


class OpeningHands(Do[Bel]):
    """Each draws five cards [BEL-5-5], which can't be exchanged [BEL-5-6]."""

    clause: ClassVar[str] = "BEL-5-5"

    def run(self, s: Bel) -> None:
        """Draw."""
        for seat in range(2):
            for _ in range(OPENING_HAND):
                draw_one(s, seat, self.clause)


class ChooseEconomies(Together[Bel]):
    """Both pick one of their five Age I Economy cards, secretly and at once [BEL-5-10]."""

    clause: ClassVar[str] = "BEL-5-10"

    def open(self, s: Bel, seat: i64) -> list[Step]:
        """Ask."""
        s.sides[seat].draft = []
        if len(vault_cards(s, s.sides[seat], ECONOMY, 1)) == 0:
            return []
        return [ChooseEconomy(seat)]

    def close(self, s: Bel) -> None:
        """Note both."""
        s.then(NoteEconomy(0), NoteEconomy(1))


class ChooseEconomy(BelAsk):
    """A player picks the Economy card that enters in the first Development [BEL-5-7]."""

    clause: ClassVar[str] = "BEL-5-7"

    def candidates(self, s: Bel) -> list[i64]:
        """Return the Age I Economy cards of the Vault."""
        return [option(notation.CHOOSE, card) for card in vault_cards(s, s.sides[self.seat], ECONOMY, 1)]

    def take(self, s: Bel, option: i64) -> None:
        """Note it in the draft."""
        s.sides[self.seat].draft = [first(option)]

    def binds(self, s: Bel, option: i64) -> bool:
        """Until both have decided it may be taken back."""
        return False


class NoteEconomy(Do[Bel]):
    """A choice is made: it stays secret until the card enters [BEL-5-10]; the other four are out [BEL-5-9]."""

    clause: ClassVar[str] = "BEL-5-10"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Bel) -> None:
        """Note it."""
        side = s.sides[self.seat]
        if len(side.draft) != 0:
            side.pick = side.draft[0]
            side.chosen = True
        side.draft = []
        know = EVERYONE if s.rules.economy_open else bit(self.seat)
        s.emit(kinds.ECONOMY_CHOSEN, self.seat, side.pick, self.clause, know=know)


class DrawFirst(Do[Bel]):
    """After hands and choices it is drawn who starts [BEL-5-11], unless the match names the player."""

    clause: ClassVar[str] = "BEL-5-11"

    def run(self, s: Bel) -> None:
        """Draw lots."""
        fixed = s.rules.first_seat
        s.first = fixed if fixed >= 0 else s.draw(2, self.clause)
        s.emit(kinds.FIRST_DRAWN, s.first, 0, self.clause)
        s.then(BeginTurn(s.first))


SETTING_UP: Final[list[Step]] = [PlaceObjectives(), ShuffleCastles(), OpeningHands(), ChooseEconomies(), DrawFirst()]
"""The set-up in the rulebook's order."""
