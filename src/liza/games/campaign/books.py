# plain: made for people to look at, never in the inner loop
"""The books of a country for this turn: what came in, what went out, the treasury, and what could be annexed when."""

from __future__ import annotations

from collections.abc import Iterator

from liza.games.campaign.annexing import desirable
from liza.games.campaign.fixed import ANNEX_CLEAN, ANNEX_TURNS
from liza.games.campaign.naming import country_name, region_name
from liza.games.campaign.pieces import NOBODY, UNKNOWN, Entry
from liza.games.campaign.places import taxes_of
from liza.games.campaign.state import Campaign
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Account, Item


def accounts(seen: Campaign, reader: int) -> list[Account]:
    """Return the books of the reader's own country for this turn; [] for whoever has none."""
    if not 0 <= reader < seen.players or seen.turn == 0 or seen.over:
        return []
    country = seen.countries[reader]
    lines = [one for one in country.ledger if one.turn == seen.turn]
    income = [item for one in lines if one.amount > 0 or one.reason == "taxes" for item in _income(seen, reader, one)]
    spent = [*_spent(lines)]
    had = int(country.coins) - sum(int(one.amount) for one in lines)
    return [
        Account(label("account-in"), income, Item(label("account-in-total"), sum(item.amount for item in income))),
        Account(label("account-out"), spent, Item(label("account-out-total"), sum(item.amount for item in spent))),
        Account(
            label("account-treasury"), [Item(label("account-had"), had)],
            Item(label("account-left"), int(country.coins)),
        ),
        Account(label("account-annexing"), [*_annexing(seen, reader)]),
    ]  # fmt: skip


def _income(seen: Campaign, reader: int, entry: Entry) -> Iterator[Item]:
    """Yield what a line of the ledger is made of: taxes by region, the country's own ones together.

    What has changed since they were paid, such as a region that was razed, can't be told apart any more.
    """
    items = [*_taxes(seen, reader)] if entry.reason == "taxes" else []
    if sum(item.amount for item in items) == entry.amount:
        yield from items
    else:
        yield Item(source_of(entry), int(entry.amount), clause=entry.clause)


def _taxes(seen: Campaign, reader: int) -> Iterator[Item]:
    """Yield the taxes of this turn by region, and the country's own regions that pay it nothing."""
    now = seen.dominion[seen.turn]
    ruled = [region for region, ruler in enumerate(now) if ruler == reader]
    own = [region for region in ruled if seen.owner[region] == reader]
    amount = sum(int(taxes_of(seen, region)) for region in own)
    yield Item(Phrase("income-own", count=len(own)), amount, clause="CAM-regiones-6")
    for region in ruled:
        if region not in own:
            note = label("income-foreign" if seen.owner[region] != NOBODY else "income-neutral")
            yield Item(region_name(seen, region), int(taxes_of(seen, region)), note, clause="CAM-regiones-6")
    for region, ruler in enumerate(now):
        if seen.owner[region] == reader and ruler not in (reader, UNKNOWN):
            yield Item(region_name(seen, region), 0, _loss(seen, int(ruler)), clause=_loss_clause(int(ruler)))


def _loss(seen: Campaign, ruler: int) -> Phrase:
    return label("income-nobody") if ruler == NOBODY else Phrase("income-lost", country=country_name(seen, ruler))


def _loss_clause(ruler: int) -> str:
    return "CAM-dominio-8" if ruler == NOBODY else "CAM-regiones-6"


def source_of(entry: Entry) -> Phrase:
    """Return what a line of the ledger is called."""
    return Phrase(
        f"ledger-{entry.reason}", turn=int(entry.turn), balance=int(entry.balance), points=abs(int(entry.points))
    )


def _spent(lines: list[Entry]) -> Iterator[Item]:
    """Yield what went out, each reason once, with the army's points that it brought."""
    out = [one for one in lines if one.amount < 0]
    for reason in dict.fromkeys(one.reason for one in out):
        of_it = [one for one in out if one.reason == reason]
        points = sum(abs(int(one.points)) for one in of_it)
        source = Phrase(f"ledger-{reason}", turn=int(of_it[0].turn), balance=int(of_it[-1].balance), points=points)
        yield Item(source, -sum(int(one.amount) for one in of_it), clause=of_it[0].clause)


def _annexing(seen: Campaign, reader: int) -> Iterator[Item]:
    """Yield the regions that the country dominates and doesn't own, with the turn in which it could annex each."""
    for region in desirable(seen, reader):
        turns = _turns_held(seen, reader, region)
        since = _last_entry(seen, reader, region)
        clean = since + ANNEX_CLEAN + 1 if since else 0
        first = max(int(seen.turn) + ANNEX_TURNS - turns, clean)
        if clean > seen.turn and clean >= seen.turn + ANNEX_TURNS - turns:
            note, clause = Phrase("annexing-entered", turn=since), "CAM-anexion-4"
        else:
            note, clause = Phrase("annexing-held", turns=turns, needed=ANNEX_TURNS), "CAM-anexion-3"
        said = Phrase("annexing-turn", turn=first) if first > seen.turn else label("annexing-now")
        yield Item(region_name(seen, int(region)), 0, note, said, clause)


def _turns_held(seen: Campaign, reader: int, region: int) -> int:
    """Return for how many snapshots in a row a country has dominated a region, today's among them; four at most."""
    turns = 0
    while turns < min(ANNEX_TURNS, seen.turn) and seen.dominion[seen.turn - turns][region] == reader:
        turns += 1
    return turns


def _last_entry(seen: Campaign, reader: int, region: int) -> int:
    """Return the last turn in which troops of another country entered a region, 0 for none that still matters."""
    for turn in range(int(seen.turn), max(0, int(seen.turn) - ANNEX_CLEAN - 1), -1):
        row = seen.entered[turn]
        if row and row[region] & ~(1 << reader):
            return turn
    return 0
