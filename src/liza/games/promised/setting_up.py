"""Setting up: homes, settlements, generals, coins, the deck, the first player [PRO-manual-4]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.knowing import whole_deck
from liza.games.promised.notation import ROSTER_SIZE
from liza.games.promised.pieces import ARK, IN_PLAY, General, Settlement
from liza.games.promised.places import put
from liza.games.promised.sequence import BeginRound
from liza.games.promised.state import Land
from liza.kernel import Do, Step, bit


class SetOut(Do[Land]):
    """Each player gets a home territory with two villages and two generals, and coins [PRO-manual-5]."""

    clause: ClassVar[str] = "PRO-manual-5"
    also: ClassVar[tuple[str, ...]] = ("PRO-tablero-3", "PRO-tablero-5", "PRO-ira-1", "PRO-jugador-1", "PRO-jugador-7")

    def run(self, s: Land) -> None:
        """Lay out the board."""
        s.cup = s.rules.wrath_start
        homes = s.ground.board.home_sites[int(s.seats)]
        for seat in range(s.seats):
            enlist(s, seat)
            s.sides[seat].coins = s.rules.start_coins
            s.emit(kinds.COINS_GAINED, kinds.pack(seat), s.rules.start_coins, "PRO-manual-9")
            self.settle(s, seat, s.ground.sites[homes[seat][0]], s.rules.capital_garrison, True)
            self.settle(s, seat, s.ground.sites[homes[seat][1]], s.rules.second_garrison, False)

    def settle(self, s: Land, seat: i64, hex: i64, garrison: i64, wall: bool) -> None:
        """Found a village with a general: the walled one first [PRO-manual-6, PRO-manual-7, PRO-manual-8]."""
        place = Settlement()
        place.hex = hex
        place.owner = seat
        place.wall = wall
        place.garrison = garrison
        s.settlements.append(place)
        s.emit(kinds.FOUNDED, kinds.pack(seat, hex), garrison, "PRO-manual-6" if wall else "PRO-manual-7")
        general = s.generals[seat * ROSTER_SIZE + (0 if wall else 1)]
        general.status = IN_PLAY
        general.troops = s.rules.start_troops[0 if wall else 1]
        put(s, general, hex)
        s.emit(kinds.GENERAL_RECRUITED, kinds.pack(seat, hex, general.number + 1), general.troops, "PRO-manual-8")


def enlist(s: Land, seat: i64) -> None:
    """Write down the six generals of a player's roster [PRO-jugador-3]."""
    for i in range(ROSTER_SIZE):
        general = General()
        general.number = len(s.generals)
        general.owner = seat
        general.name = seat * ROSTER_SIZE + i
        general.strength = s.rules.strengths[i]
        s.generals.append(general)


class ShuffleDeck(Do[Land]):
    """The deck without the Ark is shuffled and dealt; then the Ark is put among its top cards [PRO-manual-10]."""

    clause: ClassVar[str] = "PRO-manual-10"
    also: ClassVar[tuple[str, ...]] = (
        "PRO-jugador-2", "PRO-cartas-1", "PRO-cartas-3", "PRO-cartas-4", "PRO-cartas-5", "PRO-cartas-6",
        "PRO-cartas-14", "PRO-cartas-15", "PRO-cartas-16", "PRO-cartas-17",
    )  # fmt: skip

    def run(self, s: Land) -> None:
        """Shuffle, deal, hide the Ark [PRO-manual-11]; all chance is drawn from the match [PRO-manual-12]."""
        s.deck = [card for card in whole_deck(s) if card != ARK]
        s.shuffle(s.deck, "PRO-manual-12")
        s.emit(kinds.DECK_SHUFFLED, 0, len(s.deck), self.clause)
        for seat in range(s.seats):
            for _ in range(s.rules.start_hand):
                card = s.deck.pop()
                s.sides[seat].hand.append(card)
                s.emit(kinds.CARD_KEPT, kinds.pack(seat), card, self.clause, know=bit(seat))
            s.sides[seat].hand.sort()
        among = min(s.rules.ark_in_top, len(s.deck) + 1)
        s.deck.insert(len(s.deck) - s.draw(among, "PRO-manual-11"), ARK)


class DrawFirst(Do[Land]):
    """The first player of round one is drawn by lot [PRO-manual-4]."""

    clause: ClassVar[str] = "PRO-manual-4"

    def run(self, s: Land) -> None:
        """Draw."""
        s.first = s.draw(s.seats, self.clause)
        s.opener = s.first
        s.emit(kinds.FIRST_DRAWN, kinds.pack(s.first), 0, self.clause)


SETTING_UP: Final[list[Step]] = [SetOut(), ShuffleDeck(), DrawFirst(), BeginRound()]
"""The order of setting up."""
