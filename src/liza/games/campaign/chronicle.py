# plain: texts are made only when somebody reads them
"""The log of a campaign: one line for each event, told from the reader's side of the table.

A line is made from the event alone; the observation lends the names of countries, regions and units.
"""

from __future__ import annotations

from collections.abc import Callable

from liza.games.campaign import kinds, warwords
from liza.games.campaign.fixed import COMPANIES, TITLES
from liza.games.campaign.naming import (
    PHASES,
    RANK_WORDS,
    company_name,
    country_inner,
    country_name,
    kind_of_unit,
    name_of,
    reader_of,
    region_name,
    unit_name,
    whose,
)
from liza.games.campaign.pieces import EFFECTS, TERRAINS
from liza.games.campaign.state import Campaign
from liza.kernel import HIDDEN, Event
from liza.kernel.events import TAKEN_BACK
from liza.toolkit.telling import label
from liza.toolkit.text import Argument, Phrase

HALF = 0xFFFFF


def event_phrase(seen: Campaign, event: Event, seat: int) -> Phrase | None:
    """Return the log's line for an event told to `seat`; None where there is nothing to say."""
    told = _Told(seen, event, reader_of(seen, seat))
    teller = _LINES.get(int(event.kind))
    return told.line() if teller is None else teller(told)


class _Told:
    """An event unpacked for a reader."""

    def __init__(self, seen: Campaign, event: Event, reader: int) -> None:
        self.seen = seen
        self.clause = event.clause
        self.reader = reader
        self.name = "taken-back" if event.kind == TAKEN_BACK else kinds.EVENT_NAMES[event.kind]
        self.a = int(event.a)
        self.amount = int(event.b)
        self.seat = int(kinds.seat_of(event.a))
        self.region = int(kinds.region_of(event.a))
        self.thing = int(kinds.unit_of(event.a))
        self.more = int(kinds.more_of(event.a))

    def line(self, variant: str = "", /, **more: Argument) -> Phrase:
        """Return the message of this kind of event, `event-<name>`, or a variant of it."""
        args: dict[str, Argument] = {"amount": self.amount, "known": "no" if self.amount == HIDDEN else "yes"}
        if 0 <= self.seat < self.seen.seats:
            args |= whose(self.seen, self.seat, self.reader)
        else:
            args |= {"who": "other", "name": label("seat-nobody")}
        args["region"] = region_name(self.seen, self.region) if self.region >= 0 else ""
        return Phrase(f"event-{self.name}{variant}", **(args | more))

    def unit(self) -> Phrase:
        """Return the unit it speaks of; a leader who is gone by the title he began with."""
        one = self.seen.countries[self.seat].unit(self.thing)
        if one is not None:
            return name_of(self.seen, self.seat, one)
        if self.thing < TITLES:
            return label(f"title-{RANK_WORDS[self.thing + 1]}")
        return unit_name(self.seen, self.seat, self.thing)

    def other(self, seat: int) -> Phrase:
        """Return another country, as said after a preposition."""
        return country_inner(self.seen, seat, self.reader)

    def at(self, region: int) -> Phrase:
        """Return another region."""
        return region_name(self.seen, region)


def _turn(told: _Told) -> Phrase:
    return Phrase("event-turn-began", turn=told.a)


def _phase(told: _Told) -> Phrase:
    return Phrase("event-phase-began", phase=label(f"phase-{PHASES[told.a - 1]}"))


def _entry(told: _Told) -> Phrase:
    """Tell an entry of the calendar by its effect."""
    packed = told.amount
    effect = EFFECTS[packed & 0xFF]
    region, terrain = packed >> 8 & 0xFFF, packed >> 20 & 0xF
    rest = packed >> 32
    companies = [company_name(number) for number in range(COMPANIES) if rest >> number & 1]
    place = "region" if region < int(told.seen.board.size()) else "terrain" if terrain < len(TERRAINS) else "all"
    return Phrase(
        f"entry-{effect}",
        place=place,
        region=told.at(region) if place == "region" else "",
        terrain=label(f"terrain-{TERRAINS[terrain]}") if terrain < len(TERRAINS) else "",
        amount=-rest if packed >> 24 & 1 else rest,
        turns=packed >> 25 & 0x7F,
        companies=companies if effect == "mercenaries" else "",
    )


def _dominion(told: _Told) -> Phrase:
    ruler = told.amount
    if ruler < 0:
        return told.line("-nobody")
    return told.line(**whose(told.seen, ruler, told.reader))


def _annexed(told: _Told) -> Phrase:
    return told.line("-from", other=told.other(told.amount)) if told.amount >= 0 else told.line()


def _wages(told: _Told) -> Phrase:
    return told.line(unpaid=told.more)


def _kind_gone(told: _Told) -> Phrase:
    return told.line(kind=kind_of_unit(told.seen, told.seat, told.amount), points=told.more)


def _company(told: _Told) -> Phrase:
    return told.line("-roll" if told.name == "hired" and told.more else "", company=company_name(told.thing))


def _ransom(told: _Told) -> Phrase:
    return told.line(unit=told.unit(), captor=told.other(told.more))


def _freed(told: _Told) -> Phrase:
    if told.amount < 0:
        return told.line(unit=told.unit())
    return told.line("-back", unit=told.unit(), place=told.at(told.amount))


def _presence(told: _Told) -> Phrase:
    return told.line("" if told.amount else "-gone")


def _of_unit(told: _Told) -> Phrase:
    return told.line(unit=told.unit())


def _razed(told: _Told) -> Phrase:
    return told.line("" if told.seat >= 0 else "-event")


def _capital(told: _Told) -> Phrase:
    return told.line("" if told.amount else "-failed")


def _ended(told: _Told) -> Phrase:
    return told.line(("-out", "-surrendered", "-won", "-shared")[told.amount])


def _orders(told: _Told) -> Phrase:
    after = told.at(told.more - 1) if told.more else ""
    return told.line("-two" if told.more else "", unit=told.unit(), after=after)


def _failed(told: _Told) -> Phrase:
    return told.line(unit=told.unit(), why=label(f"failed-{told.clause.removeprefix('CAM-')}"))


def _rolled(told: _Told) -> Phrase:
    dice, maneuver = told.more & 0xFF, told.more >> 8
    if told.thing < 0:
        return told.line("-troops", dice=dice, maneuver=maneuver)
    return told.line(unit=told.unit(), dice=dice, maneuver=maneuver)


def _moved(told: _Told) -> Phrase:
    return told.line(unit=told.unit(), start=told.at(told.more))


def _met(told: _Told) -> Phrase:
    return told.line(("-avoid", "-fight", "-roll")[told.amount], other=country_name(told.seen, told.more))


def _battle(told: _Told) -> Phrase:
    return told.line(other=country_name(told.seen, told.more))


def _against(told: _Told) -> Phrase:
    return told.line(other=told.other(told.more))


def _captured(told: _Told) -> Phrase:
    return told.line(unit=told.unit(), captor=told.other(told.amount))


def _resolved(told: _Told) -> Phrase:
    return told.line(dice=told.more)


def _ended_battle(told: _Told) -> Phrase:
    attacker, holder = told.more & 0xFF, told.more >> 8 & 0xFF
    lost: dict[str, Argument] = {
        "attacker": country_name(told.seen, attacker),
        "holder": country_name(told.seen, holder),
        "lost": told.amount & HALF,
        "held": told.amount >> 20,
    }
    return told.line("" if told.seat >= 0 else "-draw", **lost)


def _died(told: _Told) -> Phrase:
    if 0 < told.amount <= TITLES:
        return told.line(unit=label(f"title-{RANK_WORDS[told.amount]}"))
    return told.line(unit=told.unit())


def _retreated(told: _Told) -> Phrase:
    return told.line(start=told.at(told.more))


def _corrected(told: _Told) -> Phrase:
    what = {
        warwords.COINS_IN: "-coins", warwords.MODELS: "-models", warwords.OWNER: "-owner", warwords.RAZED: "-razed",
    }[told.more]  # fmt: skip
    if what == "-owner":
        owner = country_name(told.seen, told.amount) if told.amount >= 0 else label("seat-nobody")
        return told.line(what, owner=owner)
    return told.line(what)


def _claimed(told: _Told) -> Phrase:
    return told.line("" if told.amount else "-lost", unit=told.unit())


def _taken_back(told: _Told) -> Phrase:
    return Phrase("event-taken-back", **whose(told.seen, told.a, told.reader))


_LINES: dict[int, Callable[[_Told], Phrase | None]] = {
    kinds.TURN_BEGAN: _turn,
    kinds.PHASE_BEGAN: _phase,
    kinds.ENTRY_CAME: _entry,
    kinds.DOMINION_CHANGED: _dominion,
    kinds.ANNEXED: _annexed,
    kinds.WAGES_PAID: _wages,
    kinds.DESERTED: _kind_gone,
    kinds.DISBANDED: _kind_gone,
    kinds.CONTRACT_ENDED: _company,
    kinds.RENEWED: _company,
    kinds.RANSOM_OFFERED: _ransom,
    kinds.RANSOM_ANSWERED: _ransom,
    kinds.FREED: _freed,
    kinds.HIRED: _company,
    kinds.RECRUITED: _kind_gone,
    kinds.PRESENCE: _presence,
    kinds.APPOINTED: _of_unit,
    kinds.CROWNED: _of_unit,
    kinds.ABDICATED: _of_unit,
    kinds.RAZED: _razed,
    kinds.CAPITAL_MOVED: _capital,
    kinds.ENDED: _ended,
    kinds.ORDERS_GIVEN: _orders,
    kinds.ORDER_FAILED: _failed,
    kinds.ROLLED: _rolled,
    kinds.RANKED: _of_unit,
    kinds.MOVED: _moved,
    kinds.DROPPED: _of_unit,
    kinds.PICKED: _of_unit,
    kinds.MET: _met,
    kinds.AVOIDED: _against,
    kinds.CAPTURED: _captured,
    kinds.BATTLE_MADE: _battle,
    kinds.RESOLVED: _resolved,
    kinds.BATTLE_ENDED: _ended_battle,
    kinds.UNIT_LOST: _of_unit,
    kinds.DIED: _died,
    kinds.RETREATED: _retreated,
    kinds.CORRECTED: _corrected,
    kinds.CLAIMED: _claimed,
    kinds.ACTIVATED: _of_unit,
    TAKEN_BACK: _taken_back,
}
"""The kinds whose line needs more than the common arguments."""

_DOINGS = frozenset({
    kinds.ANNEXED, kinds.DISBANDED, kinds.RENEWED, kinds.RANSOM_OFFERED, kinds.RECRUITED, kinds.RESTORED,
    kinds.APPOINTED, kinds.CROWNED, kinds.ABDICATED, kinds.RAZED, kinds.CAPITAL_MOVED, kinds.ORDERS_GIVEN, kinds.MOVED,
    kinds.REPORT_SENT, kinds.REPORT_REJECTED, kinds.REPORT_CONFIRMED, kinds.RETREATED, kinds.CLAIMED, kinds.ACTIVATED,
    kinds.PASSED,
})  # fmt: skip
"""What somebody does; the rest comes by the rules or by the dice."""


def opens(event: Event) -> bool:
    """Tell whether an event begins a turn or a phase."""
    return event.kind in (kinds.TURN_BEGAN, kinds.PHASE_BEGAN)


def event_seat(event: Event) -> int:
    """Return the seat whose doing an event was, -1 for nobody's."""
    if event.kind == TAKEN_BACK:
        return int(event.a)
    return int(kinds.seat_of(event.a)) if event.kind in _DOINGS else -1
