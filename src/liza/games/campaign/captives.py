"""Prisoners at the start of the turn: ransoms, freeing, coming back [CAM-prisioneros-2]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.fixed import PRICE
from liza.games.campaign.pieces import NOBODY, NOWHERE, Offer, Unit
from liza.games.campaign.places import recruit_places
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, bit, family, first, kind_of, number_of, option, second

MOST_COINS: Final = 1_000_000


def lost_ones(s: Campaign, seat: i64) -> list[Unit]:
    """Return a country's leaders and heroes in captivity [CAM-prisioneros-1]."""
    return [one for one in s.countries[seat].units if one.captor != NOBODY]


def held_ones(s: Campaign, seat: i64) -> list[i64]:
    """Return the prisoners that a country holds, as options to free them."""
    out: list[i64] = []
    for other in range(s.players):
        for one in s.countries[other].units:
            if one.captor == seat:
                out.append(option(notation.FREE, one.number, other))
    return out


class OfferRansoms(Together[Campaign]):
    """Countries offer ransoms for their own and free whom they hold [CAM-prisioneros-2, CAM-prisioneros-4]."""

    clause: ClassVar[str] = "CAM-prisioneros-2"
    also: ClassVar[tuple[str, ...]] = ("CAM-prisioneros-4", "CAM-diplomacia-2")

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask those whom it concerns; who is whose prisoner is known to all."""
        if not acts(s, seat):
            return []
        s.countries[seat].offers = []
        if len(lost_ones(s, seat)) != 0 or len(held_ones(s, seat)) != 0:
            return [Deal(seat)]
        return []

    def close(self, s: Campaign) -> None:
        """Free whom their captors let go, then put the offers to the others."""
        for seat in range(s.players):
            freed = s.countries[seat].acts
            s.countries[seat].acts = []
            for act in freed:
                free(s, second(act), s.unit(second(act), first(act)), "CAM-prisioneros-4")
        s.offers = []
        for seat in range(s.players):
            for offer in s.countries[seat].offers:
                self.send(s, offer)
            s.countries[seat].offers = []
        if len(s.offers) != 0:
            s.then(AnswerRansoms())

    def send(self, s: Campaign, offer: Offer) -> None:
        """Put an offer to the captor; if he has let his prisoner go meanwhile, the coins come back."""
        one = s.unit(offer.seat, offer.number)
        if one.captor != offer.captor:
            book(s, offer.seat, offer.coins, "ransom-back", self.clause, offer.number)
            return
        s.offers.append(offer)
        s.emit(
            kinds.RANSOM_OFFERED, kinds.pack(offer.seat, unit=offer.number, more=offer.captor), offer.coins,
            self.clause, know=s.private(offer.seat) | bit(offer.captor),
        )  # fmt: skip


class Deal(LaneAsk):
    """One offer for each own prisoner, and freedom for any that one holds."""

    clause: ClassVar[str] = "CAM-prisioneros-2"

    def _open(self, s: Campaign) -> list[Unit]:
        """Return one's own prisoners for whom nothing is offered yet."""
        out: list[Unit] = []
        for one in lost_ones(s, self.seat):
            if not _offered(s.countries[self.seat].offers, one.number):
                out.append(one)
        return out

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the end, an offer of ten coins a point for each, and whom one may free."""
        out: list[i64] = [notation.DONE]
        for one in self._open(s):
            out.append(option(notation.OFFER_PRICE, one.number))
        for free in held_ones(s, self.seat):
            if free not in s.countries[self.seat].acts:
                out.append(free)
        return out

    def spans(self, s: Campaign) -> list[tuple[i64, i64, i64]]:
        """Return an offer of any sum for each."""
        return [(option(notation.OFFER, one.number), 1, MOST_COINS) for one in self._open(s)]

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid to offer what the treasury does not hold [CAM-reclutamiento-13]."""
        coins = self.coins(s, option)
        return "CAM-reclutamiento-13" if coins > s.countries[self.seat].coins else ""

    def coins(self, s: Campaign, option: i64) -> i64:
        """Return what an option offers, 0 if it is no offer."""
        kind = kind_of(option)
        if kind == notation.OFFER:
            return number_of(option)
        if kind == notation.OFFER_PRICE:
            return PRICE * s.unit(self.seat, first(option)).points()
        return 0

    def take(self, s: Campaign, option: i64) -> None:
        """Note it."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return
        if kind == notation.FREE:
            s.then(LetGo(self.seat, family(option)), self)
        else:
            s.then(PutAside(self.seat, first(option), self.coins(s, option)), self)


def _offered(offers: list[Offer], number: i64) -> bool:
    for offer in offers:
        if offer.number == number:
            return True
    return False


class LetGo(Do[Campaign]):
    """A captor lets a prisoner go without ransom, once the lanes close [CAM-prisioneros-4]."""

    clause: ClassVar[str] = "CAM-prisioneros-4"

    def __init__(self, seat: i64, act: i64) -> None:
        self.seat: i64 = seat
        self.act: i64 = act

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.countries[self.seat].acts.append(self.act)


class PutAside(Do[Campaign]):
    """The coins of an offer are put aside until it is answered [CAM-prisioneros-2]."""

    clause: ClassVar[str] = "CAM-prisioneros-2"

    def __init__(self, seat: i64, number: i64, coins: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.coins: i64 = coins

    def run(self, s: Campaign) -> None:
        """Take them from the treasury."""
        one = s.unit(self.seat, self.number)
        s.countries[self.seat].offers.append(Offer(self.seat, self.number, one.captor, self.coins))
        book(s, self.seat, -self.coins, "ransom", self.clause, self.number)


class AnswerRansoms(Together[Campaign]):
    """Each captor accepts or rejects what he is offered [CAM-prisioneros-2]."""

    clause: ClassVar[str] = "CAM-prisioneros-2"

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask the captors, offer by offer."""
        if seat >= s.players:
            return []
        s.countries[seat].acts = []
        if not acts(s, seat):
            return []
        return [AnswerRansom(seat, one.number, one.seat) for one in s.offers if one.captor == seat]

    def close(self, s: Campaign) -> None:
        """Exchange coins for prisoners, or give the coins back."""
        offers = s.offers
        s.offers = []
        for offer in offers:
            accepted = option(notation.ACCEPT, offer.number, offer.seat) in s.countries[offer.captor].acts
            s.emit(
                kinds.RANSOM_ANSWERED, kinds.pack(offer.seat, unit=offer.number, more=offer.captor),
                1 if accepted else 0, self.clause,
            )  # fmt: skip
            if accepted:
                book(s, offer.captor, offer.coins, "ransom-got", self.clause, offer.seat)
                free(s, offer.seat, s.unit(offer.seat, offer.number), self.clause)
            else:
                book(s, offer.seat, offer.coins, "ransom-back", self.clause, offer.number)
        for country in s.countries:
            country.acts = []


class AnswerRansom(LaneAsk):
    """Accept an offer, or reject it."""

    clause: ClassVar[str] = "CAM-prisioneros-2"

    def __init__(self, seat: i64, number: i64, owner: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number
        self.owner: i64 = owner

    def candidates(self, s: Campaign) -> list[i64]:
        """Return both, rejection first."""
        return [option(notation.REJECT, self.number, self.owner), option(notation.ACCEPT, self.number, self.owner)]

    def take(self, s: Campaign, option: i64) -> None:
        """Note the answer."""
        if kind_of(option) == notation.ACCEPT:
            s.then(AcceptRansom(self.seat, first(option), second(option)))


class AcceptRansom(Do[Campaign]):
    """A captor accepts."""

    clause: ClassVar[str] = "CAM-prisioneros-2"

    def __init__(self, seat: i64, number: i64, owner: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.owner: i64 = owner

    def run(self, s: Campaign) -> None:
        """Note it by the prisoner."""
        s.countries[self.seat].acts.append(option(notation.ACCEPT, self.number, self.owner))


def free(s: Campaign, seat: i64, one: Unit, clause: str) -> None:
    """Set a prisoner free; he waits for a place to appear, with the rank he had [CAM-prisioneros-3]."""
    one.captor = NOBODY
    one.freed = True
    s.emit(kinds.FREED, kinds.pack(seat, unit=one.number), NOWHERE, clause)


class BringBack(Do[Campaign]):
    """Freed prisoners reappear where their country's recruits do, the capital first [CAM-prisioneros-3].

    If it dominates no region of its own they wait for the first turn in which it does.
    """

    clause: ClassVar[str] = "CAM-prisioneros-3"

    def run(self, s: Campaign) -> None:
        """Put them there."""
        for seat in s.alive():
            for one in s.countries[seat].units:
                if one.freed:
                    self.place(s, seat, one)

    def place(self, s: Campaign, seat: i64, one: Unit) -> None:
        """Put one there, if there is a place."""
        places = recruit_places(s, seat)
        if len(places) == 0:
            return
        capital = s.countries[seat].capital
        one.region = capital if capital in places else places[0]
        one.freed = False
        one.since = s.turn
        s.emit(kinds.FREED, kinds.pack(seat, unit=one.number), one.region, self.clause, see=s.watchers(one.region))
