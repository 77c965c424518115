"""Money out: wages, arrears, desertion and disbanding [CAM-mantenimiento-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.fixed import DESERTION
from liza.games.campaign.pieces import KING, NO_RANK, NOBODY, NOWHERE, Unit
from liza.games.campaign.places import is_enemy_at, recount, remove, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, first, kind_of, option, second


def draws_wages(one: Unit) -> bool:
    """Tell whether a unit is paid: all that serve but hired companies [CAM-mercenarios-5] and prisoners.

    Leaders are paid like heroes [CAM-mantenimiento-12], captives not [CAM-mantenimiento-13].
    """
    return one.region != NOWHERE and one.company == NOBODY


def current_wages(s: Campaign, seat: i64) -> i64:
    """Return one wage for each: a coin for every point there is now [CAM-mantenimiento-1]."""
    total: i64 = 0
    for one in s.countries[seat].units:
        if draws_wages(one) and one.paid == 0:
            total += one.points()
    return total


def all_wages(s: Campaign, seat: i64) -> i64:
    """Return this turn's wages with everything that is owed, at current worth [CAM-mantenimiento-7]."""
    total: i64 = 0
    for one in s.countries[seat].units:
        if draws_wages(one) and one.paid == 0:
            total += one.points() * (one.owed + 1)
    return total


def by_points(units: list[Unit]) -> list[Unit]:
    """Return units by descending points, ties by number [CAM-turno-8]."""
    out: list[Unit] = []
    for one in units:
        at = len(out)
        while at > 0 and out[at - 1].points() < one.points():
            at -= 1
        out.insert(at, one)
    return out


class PayWages(Together[Campaign]):
    """Wages are paid at the start of the turn [CAM-mantenimiento-4], in the first too [CAM-mantenimiento-11].

    They come before recruits, who are first paid in the next turn [CAM-reclutamiento-14, CAM-mantenimiento-10].
    """

    clause: ClassVar[str] = "CAM-mantenimiento-4"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-mantenimiento-9",
        "CAM-turno-8",
        "CAM-mantenimiento-10",
        "CAM-mantenimiento-11",
        "CAM-reclutamiento-14",
    )

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask whom to pay, then let follow what follows from it."""
        if not acts(s, seat):
            return []
        for one in s.countries[seat].units:
            one.paid = 0
        return [Pay(seat), SettleWages(seat)]

    def close(self, s: Campaign) -> None:
        """Show whose troops have gone; who surrendered meanwhile owes nothing more."""
        show_presence(s, "CAM-mantenimiento-5")


class Pay(LaneAsk):
    """Pay everything, or one wage for each as far as money reaches, or choose unit by unit [CAM-mantenimiento-6].

    Nobody has to pay [CAM-mantenimiento-9].
    """

    clause: ClassVar[str] = "CAM-mantenimiento-6"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the ways to pay."""
        return list(_WAYS)

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid to pay more than there is [CAM-reclutamiento-13]."""
        if option == notation.PAY_ALL and all_wages(s, self.seat) > s.countries[self.seat].coins:
            return "CAM-reclutamiento-13"
        return ""

    def options(self, s: Campaign) -> list[i64]:
        """Return them."""
        out = list(_WAYS)
        if all_wages(s, self.seat) > s.countries[self.seat].coins:
            out.remove(notation.PAY_ALL)
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Pay."""
        kind = kind_of(option)
        if kind == notation.PAY_EACH:
            s.then(PayEach(self.seat))
        else:
            s.then(PayMany(self.seat, kind))

    def default(self, s: Campaign) -> i64:
        """Pay what is due this turn, no arrears [CAM-turno-8]."""
        return notation.PAY_CURRENT


_WAYS: Final[tuple[int, ...]] = (notation.PAY_ALL, notation.PAY_CURRENT, notation.PAY_FIGHTERS, notation.PAY_EACH)


class PayEach(LaneAsk):
    """Whom to pay and how many wages, whether to disband somebody, what to do with the rest [CAM-mantenimiento-6]."""

    clause: ClassVar[str] = "CAM-mantenimiento-6"

    def _ends(self, s: Campaign) -> list[i64]:
        """Return the ends, and disbanding where there is somebody to send home [CAM-mantenimiento-14]."""
        out: list[i64] = [notation.DONE, notation.PAY_CURRENT]
        for one in s.countries[self.seat].units:
            if draws_wages(one) and one.rank != KING:
                out.append(notation.DISMISS)
                break
        return out

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the ends, disbanding, and for each unit as many wages as the debt and one, and one too many."""
        out = self._ends(s)
        for one in s.countries[self.seat].units:
            if not draws_wages(one) or one.paid != 0:
                continue
            for count in range(1, one.owed + 3):
                out.append(option(notation.PAY, one.number, count))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid advances [CAM-mantenimiento-7] and debts [CAM-reclutamiento-13]."""
        if kind_of(option) != notation.PAY:
            return ""
        one = s.unit(self.seat, first(option))
        if second(option) > one.owed + 1:
            return "CAM-mantenimiento-7"
        return "CAM-reclutamiento-13" if one.points() * second(option) > s.countries[self.seat].coins else ""

    def options(self, s: Campaign) -> list[i64]:
        """Return the legal ones."""
        out = self._ends(s)
        coins = s.countries[self.seat].coins
        for one in s.countries[self.seat].units:
            if not draws_wages(one) or one.paid != 0:
                continue
            points = one.points()
            for count in range(1, one.owed + 2):
                if points * count <= coins:
                    out.append(option(notation.PAY, one.number, count))
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Pay it, or end."""
        kind = kind_of(option)
        if kind == notation.PAY_CURRENT:
            s.then(PayMany(self.seat, kind))
        elif kind == notation.PAY:
            s.then(PayUnit(self.seat, first(option), second(option)), self)
        elif kind == notation.DISMISS:
            s.then(ChooseDisband(self.seat), self)

    def default(self, s: Campaign) -> i64:
        """Pay one wage for each of the others [CAM-turno-8]."""
        return notation.PAY_CURRENT


class ChooseDisband(LaneAsk):
    """Whom to send home, or nobody after all; not the king [CAM-mantenimiento-14]."""

    clause: ClassVar[str] = "CAM-mantenimiento-14"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the end, and all that are paid."""
        out: list[i64] = [notation.DONE]
        for one in s.countries[self.seat].units:
            if draws_wages(one):
                out.append(option(notation.DISBAND, one.number))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid the king."""
        if kind_of(option) == notation.DONE:
            return ""
        return "CAM-mantenimiento-14" if s.unit(self.seat, first(option)).rank == KING else ""

    def take(self, s: Campaign, option: i64) -> None:
        """Send it home."""
        if kind_of(option) == notation.DISBAND:
            s.then(Disband(self.seat, first(option)))


class PayUnit(Do[Campaign]):
    """A unit gets some wages, arrears at its current worth [CAM-mantenimiento-7]."""

    clause: ClassVar[str] = "CAM-mantenimiento-7"
    also: ClassVar[tuple[str, ...]] = ("CAM-mantenimiento-1", "CAM-mantenimiento-8")

    def __init__(self, seat: i64, number: i64, count: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.count: i64 = count

    def run(self, s: Campaign) -> None:
        """Pay."""
        one = s.unit(self.seat, self.number)
        one.paid = self.count
        book(s, self.seat, -one.points() * self.count, "wage", "CAM-mantenimiento-1", self.number)


class PayMany(Do[Campaign]):
    """All who were not paid yet get their wages: everything, or one each as far as money reaches [CAM-turno-8]."""

    clause: ClassVar[str] = "CAM-mantenimiento-1"
    also: ClassVar[tuple[str, ...]] = ("CAM-mantenimiento-6", "CAM-mantenimiento-8")

    def __init__(self, seat: i64, way: i64) -> None:
        self.seat: i64 = seat
        self.way: i64 = way

    def run(self, s: Campaign) -> None:
        """Pay, by descending points; a unit whose wage does not fit is passed over."""
        country = s.countries[self.seat]
        left = country.coins
        for one in self.order(s):
            count: i64 = one.owed + 1 if self.way == notation.PAY_ALL else 1
            cost = one.points() * count
            if cost <= left:
                one.paid = count
                left -= cost
        if left != country.coins:
            book(s, self.seat, left - country.coins, "wages", self.clause)

    def order(self, s: Campaign) -> list[Unit]:
        """Return who is to be paid, in order."""
        due = [one for one in s.countries[self.seat].units if draws_wages(one) and one.paid == 0]
        if self.way == notation.PAY_ALL:
            return due
        due = by_points(due)
        if self.way == notation.PAY_CURRENT:
            return due
        near = [one for one in due if _at_the_front(s, self.seat, one.region)]
        far = [one for one in due if not _at_the_front(s, self.seat, one.region)]
        return near + far


def _at_the_front(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether an enemy is in a region or next to it."""
    if is_enemy_at(s, seat, region):
        return True
    near = s.board.near[region]
    for other in range(s.players):
        if other != seat and s.countries[other].troops & near:
            return True
    return False


class Disband(Do[Campaign]):
    """A unit is sent home: nothing is owed, no coins come back [CAM-mantenimiento-14]."""

    clause: ClassVar[str] = "CAM-mantenimiento-14"

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Campaign) -> None:
        """Take it out."""
        one = s.unit(self.seat, self.number)
        book(s, self.seat, 0, "disbanded", self.clause, one.name, -one.points())
        s.emit(
            kinds.DISBANDED, kinds.pack(self.seat, one.region, one.number, one.points()), one.name, self.clause,
            see=s.private(self.seat),
        )  # fmt: skip
        remove(s, self.seat, one)


class SettleWages(Do[Campaign]):
    """What was not paid is owed, and costs morale at once [CAM-mantenimiento-5]; who is owed three turns leaves.

    The king stays with three turns owed, unless an option says otherwise [CAM-mantenimiento-12].
    """

    clause: ClassVar[str] = "CAM-mantenimiento-3"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-mantenimiento-2", "CAM-mantenimiento-5", "CAM-mantenimiento-12", "CAM-mantenimiento-13",
        "CAM-mercenarios-5",
    )  # fmt: skip

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Count what is owed, and let the unpaid go."""
        country = s.countries[self.seat]
        if country.leaving:
            return
        unpaid: i64 = 0
        going: list[Unit] = []
        for one in country.units:
            if not draws_wages(one):
                continue
            one.owed = one.owed + 1 - one.paid
            if one.paid == 0:
                unpaid += one.points()
            if one.owed >= DESERTION:
                one.owed = DESERTION
                if one.rank != KING or s.rules.king_leaves:
                    going.append(one)
        if unpaid != 0 and country.short == 0:
            country.short = s.turn
        paid = _paid(s, self.seat)
        s.emit(
            kinds.WAGES_PAID, kinds.pack(self.seat, more=unpaid), paid, "CAM-mantenimiento-1", see=s.private(self.seat)
        )
        for one in going:
            self.desert(s, one)
        recount(s, self.seat)

    def desert(self, s: Campaign, one: Unit) -> None:
        """A unit leaves for good."""
        clause = "CAM-mantenimiento-12" if one.rank != NO_RANK else self.clause
        book(s, self.seat, 0, "deserted", clause, one.name, -one.points())
        s.emit(
            kinds.DESERTED, kinds.pack(self.seat, one.region, one.number, one.points()), one.name, clause,
            see=s.private(self.seat),
        )  # fmt: skip
        remove(s, self.seat, one)


def _paid(s: Campaign, seat: i64) -> i64:
    """Return the coins that went out for wages in this step: the last lines of the ledger."""
    total: i64 = 0
    ledger = s.countries[seat].ledger
    for i in range(len(ledger) - 1, -1, -1):
        if ledger[i].turn != s.turn:
            break
        if ledger[i].reason == "wages" or ledger[i].reason == "wage":
            total -= ledger[i].amount
    return total
