"""Mercenaries: companies that are hired for some turns by a tariff [CAM-mercenarios-1]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.fixed import LONGEST_CONTRACT, TARIFF
from liza.games.campaign.knowing import as_unit
from liza.games.campaign.pieces import COMPANY_NAME, NOBODY, Bid, Company, Unit
from liza.games.campaign.places import add, recount, recruit_places, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, first, kind_of, option, second


def fee(points: i64, turns: i64) -> i64:
    """Return what a company of so many points costs for so many turns [CAM-mercenarios-2, CAM-mercenarios-3]."""
    return points * TARIFF[turns]


def on_offer(s: Campaign) -> list[Company]:
    """Return the companies that may be hired this turn [CAM-mercenarios-11]."""
    return [one for one in s.companies if is_on_offer(s, one)]


def is_on_offer(s: Campaign, one: Company) -> bool:
    """Tell whether a company is announced, under no contract and free again [CAM-mercenarios-9]."""
    return one.announced and not one.gone and one.holder == NOBODY and one.free_from <= s.turn


# Contracts that run out


class EndContracts(Together[Campaign]):
    """A contract of n turns ends as the n-th turn after it begins, after taxes and before wages [CAM-mercenarios-8].

    Its holder may renew it before anybody else [CAM-mercenarios-9].
    """

    clause: ClassVar[str] = "CAM-mercenarios-8"
    also: ClassVar[tuple[str, ...]] = ("CAM-mercenarios-9",)

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask the holders of those that end now."""
        if not acts(s, seat):
            return []
        return [
            Renew(seat, one.company) for one in s.countries[seat].units if one.company != NOBODY and one.until <= s.turn
        ]

    def close(self, s: Campaign) -> None:
        """Write down the new terms and let the others go."""
        for seat in range(s.players):
            for one in s.countries[seat].units.copy():
                if one.company == NOBODY:
                    continue
                company = s.companies[one.company]
                if one.until > s.turn:
                    if one.until != company.until:
                        self.prolong(s, seat, company, one.until)
                else:
                    self.dismiss(s, seat, company, one)
            recount(s, seat)
        show_presence(s, self.clause)

    def prolong(self, s: Campaign, seat: i64, company: Company, until: i64) -> None:
        """A contract was renewed."""
        company.until = until
        s.emit(kinds.RENEWED, kinds.pack(seat, unit=company.number), until, "CAM-mercenarios-9")

    def dismiss(self, s: Campaign, seat: i64, company: Company, one: Unit) -> None:
        """A company leaves with what is left of it, and is on offer again from the next turn on."""
        s.countries[seat].units.remove(one)
        for other in s.countries[seat].units:
            if other.leader == one.number:
                other.leader = NOBODY
        company.models = one.models
        company.holder = NOBODY
        company.free_from = s.turn + 1
        book(s, seat, 0, "contract-ended", self.clause, one.name, -one.points())
        s.emit(kinds.CONTRACT_ENDED, kinds.pack(seat, one.region, company.number), one.points(), self.clause)


class Renew(LaneAsk):
    """Renew a contract for one to six turns, or let the company go [CAM-mercenarios-9]."""

    clause: ClassVar[str] = "CAM-mercenarios-9"

    def __init__(self, seat: i64, company: i64) -> None:
        super().__init__(seat)
        self.company: i64 = company

    def _points(self, s: Campaign) -> i64:
        for one in s.countries[self.seat].units:
            if one.company == self.company:
                return one.points()
        return 0

    def candidates(self, s: Campaign) -> list[i64]:
        """Return to let it go, and all lengths with one too many."""
        out: list[i64] = [option(notation.RELEASE, self.company)]
        for turns in range(1, LONGEST_CONTRACT + 2):
            out.append(option(notation.RENEW, self.company, turns))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what is too long or too dear."""
        if kind_of(option) == notation.RELEASE:
            return ""
        return _why_not_paid(s.countries[self.seat].coins, self._points(s), second(option))

    def take(self, s: Campaign, option: i64) -> None:
        """Renew it, or nothing."""
        if kind_of(option) == notation.RENEW:
            s.then(RenewContract(self.seat, self.company, second(option)))


def _why_not_paid(coins: i64, points: i64, turns: i64) -> str:
    """Return why a contract can't be had: no tariff [CAM-mercenarios-3], or not the coins [CAM-mercenarios-4]."""
    if turns > LONGEST_CONTRACT:
        return "CAM-mercenarios-3"
    return "CAM-mercenarios-4" if fee(points, turns) > coins else ""


class RenewContract(Do[Campaign]):
    """A contract is renewed and paid in advance [CAM-mercenarios-4]; the company stays where it is."""

    clause: ClassVar[str] = "CAM-mercenarios-9"

    def __init__(self, seat: i64, company: i64, turns: i64) -> None:
        self.seat: i64 = seat
        self.company: i64 = company
        self.turns: i64 = turns

    def run(self, s: Campaign) -> None:
        """Pay it."""
        for one in s.countries[self.seat].units:
            if one.company == self.company:
                one.until = s.turn + self.turns
                book(s, self.seat, -fee(one.points(), self.turns), "renewed", "CAM-mercenarios-4", one.name)


# New contracts


class RequestCompanies(Together[Campaign]):
    """Countries ask for companies in secret and at once; clashes are settled afterwards [CAM-mercenarios-10]."""

    clause: ClassVar[str] = "CAM-mercenarios-4"
    also: ClassVar[tuple[str, ...]] = ("CAM-mercenarios-2", "CAM-mercenarios-11", "CAM-turno-4")

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask all, if there is anything on offer."""
        if not acts(s, seat):
            return []
        s.countries[seat].bids = []
        return [Request(seat)] if len(on_offer(s)) != 0 else []

    def close(self, s: Campaign) -> None:
        """Settle each company in turn."""
        s.then_all([SettleCompany(one.number) for one in on_offer(s)])


class Request(LaneAsk):
    """Which company, for how many turns; several, as far as the treasury reaches [CAM-mercenarios-4]."""

    clause: ClassVar[str] = "CAM-mercenarios-1"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the end, and every company that was ever announced, for each length and one too long."""
        out: list[i64] = [notation.DONE]
        for one in s.companies:
            if not one.announced or one.gone or self._asked(s, one.number):
                continue
            for turns in range(1, LONGEST_CONTRACT + 2):
                out.append(option(notation.HIRE, one.number, turns))
        return out

    def _asked(self, s: Campaign, number: i64) -> bool:
        for bid in s.countries[self.seat].bids:
            if bid.company == number:
                return True
        return False

    def _left(self, s: Campaign) -> i64:
        """Return the coins that one's requests leave."""
        left = s.countries[self.seat].coins
        for bid in s.countries[self.seat].bids:
            left -= fee(s.companies[bid.company].points(), bid.turns)
        return left

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what is not on offer, too long, too dear, or has nowhere to appear."""
        if kind_of(option) == notation.DONE:
            return ""
        one = s.companies[first(option)]
        if not is_on_offer(s, one):
            return "CAM-mercenarios-1"
        why = _why_not_paid(self._left(s), one.points(), second(option))
        if why == "" and len(recruit_places(s, self.seat)) == 0:
            return "CAM-mercenarios-7"
        return why

    def options(self, s: Campaign) -> list[i64]:
        """Return the end, and what can be paid."""
        out: list[i64] = [notation.DONE]
        left = self._left(s)
        if len(recruit_places(s, self.seat)) == 0:
            return out
        for one in s.companies:
            if is_on_offer(s, one) and not self._asked(s, one.number):
                for turns in range(1, LONGEST_CONTRACT + 1):
                    if fee(one.points(), turns) <= left:
                        out.append(option(notation.HIRE, one.number, turns))
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Ask where it is to appear, then go on."""
        if kind_of(option) == notation.HIRE:
            s.then(PlaceCompany(self.seat, first(option), second(option)), self)


class PlaceCompany(LaneAsk):
    """Where a company is to appear: where recruits do [CAM-mercenarios-7]."""

    clause: ClassVar[str] = "CAM-mercenarios-7"

    def __init__(self, seat: i64, company: i64, turns: i64) -> None:
        super().__init__(seat)
        self.company: i64 = company
        self.turns: i64 = turns

    def always_shown(self) -> bool:
        """Return False: the request goes on."""
        return False

    def candidates(self, s: Campaign) -> list[i64]:
        """Return one's own regions."""
        return [option(notation.PLACE, r) for r in range(s.board.size()) if s.owner[r] == self.seat]

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid where nothing appears."""
        return "" if first(option) in recruit_places(s, self.seat) else "CAM-reclutamiento-10"

    def take(self, s: Campaign, option: i64) -> None:
        """Note the request."""
        s.then(PlaceBid(self.seat, self.company, self.turns, first(option)))


class PlaceBid(Do[Campaign]):
    """A request is written down; it is paid when it is granted [CAM-mercenarios-10]."""

    clause: ClassVar[str] = "CAM-mercenarios-4"

    def __init__(self, seat: i64, company: i64, turns: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.company: i64 = company
        self.turns: i64 = turns
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Write it down."""
        s.countries[self.seat].bids.append(Bid(self.company, self.turns, self.region))


class SettleCompany(Do[Campaign]):
    """The longest request gets a company; equal ones roll a die each, ties again [CAM-mercenarios-10].

    Under mercenary_contest = lot all who ask roll, however long they ask for.
    """

    clause: ClassVar[str] = "CAM-mercenarios-10"
    also: ClassVar[tuple[str, ...]] = ("CAM-mercenarios-6", "CAM-mercenarios-7")

    def __init__(self, company: i64) -> None:
        self.company: i64 = company

    def run(self, s: Campaign) -> None:
        """Find who gets it, and hand it over."""
        seats: list[i64] = []
        longest: i64 = 0
        for seat in range(s.players):
            bid = _bid_of(s, seat, self.company)
            if bid is None or s.countries[seat].leaving:
                continue
            if not s.rules.company_by_lot and bid.turns > longest:
                longest = bid.turns
                seats = []
            if s.rules.company_by_lot or bid.turns == longest:
                seats.append(seat)
        while len(seats) > 1:
            seats = self.roll(s, seats)
        if len(seats) == 1:
            bid = _bid_of(s, seats[0], self.company)
            assert bid is not None
            self.hire(s, seats[0], bid)

    def roll(self, s: Campaign, seats: list[i64]) -> list[i64]:
        """Roll for each and return those with the highest."""
        best: i64 = 0
        out: list[i64] = []
        for seat in seats:
            die = s.die(6, self.clause)
            s.emit(kinds.HIRED, kinds.pack(seat, unit=self.company, more=1), die, self.clause)
            if die > best:
                best = die
                out = []
            if die == best:
                out.append(seat)
        return out

    def hire(self, s: Campaign, seat: i64, bid: Bid) -> None:
        """The company is the country's for the time of the contract [CAM-mercenarios-6]."""
        country = s.countries[seat]
        company = s.companies[self.company]
        book(s, seat, -fee(company.points(), bid.turns), "hired", "CAM-mercenarios-4", COMPANY_NAME + company.number)
        company.holder = seat
        company.until = s.turn + bid.turns
        one = as_unit(company, country.next_unit, bid.region)
        country.next_unit += 1
        one.since = s.turn
        add(s, seat, one)
        recount(s, seat)
        s.emit(kinds.HIRED, kinds.pack(seat, bid.region, company.number), company.until, self.clause)
        show_presence(s, "CAM-mercenarios-7")


def _bid_of(s: Campaign, seat: i64, company: i64) -> Bid | None:
    """Return a country's request for a company."""
    for bid in s.countries[seat].bids:
        if bid.company == company:
            return bid
    return None
