"""The organiser's desk: confirm reports, decide, correct with a reason, replace players [CAM-arbitro-1 to -4]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, warwords
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import CampaignAsk
from liza.games.campaign.contacts import battle_at
from liza.games.campaign.losses import destroy
from liza.games.campaign.pieces import DISPUTED, NOBODY, NOWHERE, PENDING, REPORTED, Battle
from liza.games.campaign.places import recount
from liza.games.campaign.reports import Agree
from liza.games.campaign.state import Campaign
from liza.kernel import EVERYONE, Do, bit, first, kind_of, number_of, option, second

MOST_COINS: Final = 1_000_000
MOST_MODELS: Final = 4000
CORRECTIONS: Final = (
    warwords.COINS_IN, warwords.COINS_OUT, warwords.MODELS, warwords.OWNER, warwords.RAZED,
)  # fmt: skip


def rulings_on(battle: Battle) -> list[i64]:
    """Return what the organiser may do about a battle of which he is asked nothing [CAM-batalla-7, CAM-arbitro-2]."""
    out: list[i64] = []
    if battle.status == REPORTED:
        out.append(option(warwords.ACCEPT_REPORT, battle.region))
    if battle.status in (PENDING, REPORTED) and len(battle.lines) != 0:
        out.append(option(warwords.TAKE_OVER, battle.region))
    return out


class Desk(CampaignAsk):
    """What the organiser may do at any time; he runs no country [CAM-arbitro-1] and leaves the calendar alone.

    While lanes are open he sees countries as they were when these opened, like anybody else.
    """

    clause: ClassVar[str] = "CAM-arbitro-3"
    also: ClassVar[tuple[str, ...]] = ("CAM-arbitro-1", "CAM-arbitro-2", "CAM-acontecimientos-3")

    def owed(self, s: Campaign) -> bool:
        """Always."""
        return True

    def candidates(self, s: Campaign) -> list[i64]:
        """Return all of it but what has a free number."""
        out: list[i64] = [warwords.EDIT_CALENDAR]
        for battle in s.battles:
            out.extend(rulings_on(battle))
        for seat in s.alive():
            out.append(option(warwords.PERSON if s.source_of(seat, self.seat).computer else warwords.COMPUTER, seat))
            out.append(option(warwords.SIT, seat))
        for region in range(s.board.size()):
            razed = (s.razed >> region) & 1
            out.append(option(warwords.RAZED, region, 1 - razed))
            for seat in s.alive():
                if s.owner[region] != seat:
                    out.append(option(warwords.OWNER, region, seat))
            if s.owner[region] != NOBODY:
                out.append(option(warwords.OWNER, region, warwords.NO_SEAT))
        return out

    def spans(self, s: Campaign) -> list[tuple[i64, i64, i64]]:
        """Return coins in and out, and models of a unit."""
        out: list[tuple[i64, i64, i64]] = []
        for seat in s.alive():
            out.append((option(warwords.COINS_IN, seat), 1, MOST_COINS))
            out.append((option(warwords.COINS_OUT, seat), 1, MOST_COINS))
            for one in s.source_of(seat, self.seat).units:
                if one.is_troop():
                    out.append((option(warwords.MODELS, seat, one.number), 0, MOST_MODELS))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what would leave no legal state [CAM-arbitro-3], a seat of his own, and changes of the calendar."""
        kind = kind_of(option)
        if kind == warwords.EDIT_CALENDAR:
            return "CAM-acontecimientos-3"
        if kind == warwords.SIT:
            return "CAM-arbitro-1"
        if kind == warwords.COINS_OUT:
            return "" if number_of(option) <= s.source_of(first(option), self.seat).coins else self.clause
        if kind == warwords.MODELS:
            unit = s.source_of(first(option), self.seat).unit(second(option))
            number = number_of(option)
            return "" if unit is not None and number <= unit.size and number != unit.models else self.clause
        return ""

    def needs_note(self, s: Campaign, option: i64) -> str:
        """Every correction has its reason."""
        return self.clause if kind_of(option) in CORRECTIONS else ""

    def take(self, s: Campaign, option: i64) -> None:
        """Do it at once."""
        kind = kind_of(option)
        a = first(option)
        if kind == warwords.ACCEPT_REPORT:
            s.then(Agree(a))
        elif kind == warwords.TAKE_OVER:
            s.then(TakeOver(a))
        elif kind == warwords.COMPUTER or kind == warwords.PERSON:
            s.then(Replace(a, kind == warwords.COMPUTER))
        elif kind == warwords.COINS_IN:
            s.then(CorrectCoins(a, number_of(option)))
        elif kind == warwords.COINS_OUT:
            s.then(CorrectCoins(a, -number_of(option)))
        elif kind == warwords.MODELS:
            s.then(CorrectModels(a, second(option), number_of(option)))
        elif kind == warwords.OWNER:
            s.then(CorrectOwner(a, second(option)))
        else:
            s.then(CorrectRazed(a, second(option) == 1))


class TakeOver(Do[Campaign]):
    """The organiser decides a battle himself [CAM-arbitro-2]."""

    clause: ClassVar[str] = "CAM-arbitro-2"

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Put him in charge; whoever was asked is asked no more."""
        battle = battle_at(s, self.region)
        if battle is not None:
            battle.status = DISPUTED
            battle.pen = s.players


class Replace(Do[Campaign]):
    """A country gets another player, or the computer plays it; its secrets pass to whoever plays [CAM-arbitro-4]."""

    clause: ClassVar[str] = "CAM-arbitro-4"

    def __init__(self, seat: i64, computer: bool) -> None:
        self.seat: i64 = seat
        self.computer = computer

    def run(self, s: Campaign) -> None:
        """Note it; its battles need no table then."""
        s.countries[self.seat].computer = self.computer
        s.emit(kinds.REPLACED, kinds.pack(self.seat), 1 if self.computer else 0, self.clause)


def tell(s: Campaign, seat: i64, region: i64, kind: i64, amount: i64) -> None:
    """Tell everybody that something was corrected, and how much to whom it concerns [CAM-arbitro-3]."""
    know = EVERYONE if seat == NOBODY else s.private(seat)
    told = kinds.pack(seat, region, kinds.NO_UNIT, kind)
    s.emit(kinds.CORRECTED, told, amount, "CAM-arbitro-3", know=know)


class CorrectCoins(Do[Campaign]):
    """A treasury is corrected."""

    clause: ClassVar[str] = "CAM-arbitro-3"

    def __init__(self, seat: i64, coins: i64) -> None:
        self.seat: i64 = seat
        self.coins: i64 = coins

    def run(self, s: Campaign) -> None:
        """Book it."""
        coins = max(self.coins, -s.countries[self.seat].coins)
        book(s, self.seat, coins, "corrected", self.clause)
        tell(s, self.seat, kinds.NO_REGION, warwords.COINS_IN, coins)


class CorrectModels(Do[Campaign]):
    """A unit's models are corrected, at most to what it was created with."""

    clause: ClassVar[str] = "CAM-arbitro-3"

    def __init__(self, seat: i64, number: i64, models: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.models: i64 = models

    def run(self, s: Campaign) -> None:
        """Change them; a unit without any is gone."""
        unit = s.countries[self.seat].unit(self.number)
        if unit is None:
            return
        change = (self.models - unit.models) * unit.each
        unit.models = self.models
        book(s, self.seat, 0, "corrected", self.clause, self.number, change)
        tell(s, self.seat, kinds.NO_REGION, warwords.MODELS, change)
        if unit.models == 0:
            destroy(s, self.seat, unit)
        recount(s, self.seat)


class CorrectOwner(Do[Campaign]):
    """A region gets another owner, or none; a capital that is lost so is one no more [CAM-anexion-11]."""

    clause: ClassVar[str] = "CAM-arbitro-3"

    def __init__(self, region: i64, seat: i64) -> None:
        self.region: i64 = region
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Change it."""
        for seat in range(s.players):
            if s.countries[seat].capital == self.region and seat != self.seat:
                s.countries[seat].capital = NOWHERE
                s.emit(kinds.CAPITAL_LOST, kinds.pack(seat, self.region), 0, "CAM-anexion-11")
        s.owner[self.region] = NOBODY if self.seat == warwords.NO_SEAT else self.seat
        tell(s, NOBODY, self.region, warwords.OWNER, s.owner[self.region])


class CorrectRazed(Do[Campaign]):
    """A region is razed, or no more."""

    clause: ClassVar[str] = "CAM-arbitro-3"

    def __init__(self, region: i64, razed: bool) -> None:
        self.region: i64 = region
        self.razed = razed

    def run(self, s: Campaign) -> None:
        """Change it."""
        s.razed &= ~bit(self.region)
        if self.razed:
            s.razed |= bit(self.region)
        tell(s, NOBODY, self.region, warwords.RAZED, 1 if self.razed else 0)
