"""The sheet of orders and the books: what they tell is what is played."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from liza.games.campaign.books import accounts
from liza.games.campaign.commands import commands
from liza.games.campaign.income import CollectTaxes
from liza.games.campaign.movement import BeginMovement
from liza.games.campaign.orders import GiveOrders
from liza.games.campaign.places import dominator
from liza.games.campaign.rehearsing import rehearse
from liza.games.campaign.state import Campaign
from liza.games.campaign.view import view
from liza.kernel import Rng
from liza.testing.marks import clause
from liza.toolkit.view import Command
from tests.games.campaign.field import Field, X, Y
from tests.games.campaign.opening import Opening


def line(field: Field, thing: str, seat: int = X) -> Command:
    """Returns a line of the sheet that a seat reads."""
    seen = field.s.observe(seat)
    sheet = commands(seen, seat, seen.ask_of(seat))
    assert sheet is not None
    return next(one for one in sheet.lines if one.thing == thing)


def held(s: Campaign) -> list[int]:
    """Returns who dominates each region as things are."""
    return [int(dominator(s, region)) for region in range(int(s.board.size()))]


# What would come of it


@clause("CAM-ordenes-4", "CAM-ordenes-5", "CAM-dominio-13")
@pytest.mark.parametrize("seed", range(8))
def test_the_dry_run_is_what_is_played_when_all_others_stay(seed: int):
    field = Field()
    for title, code in (("king", "D1"), ("duke", "D1"), ("count", "D5"), ("baron", "E5")):
        field.leader(X, title, code)
        field.troops(X, code, 700)
        field.troops(X, code, 400)
    field.hero(X, "D2")
    field.troops(X, "D2", 300)
    field.troops(Y, "A1", 500)
    field.write_orders()
    write_at_random(field, Rng(seed))
    seen = field.s.observe(X)
    before = pickle.dumps(seen)
    found = rehearse(seen, X)
    assert pickle.dumps(seen) == before, "the observation is left as it was"
    field.say(X, "done")
    field.say(Y, "done")
    field.run(BeginMovement())
    assert any(order.done for order in field.s.countries[X].orders)
    assert not found.met
    assert found.then == held(field.s)


@clause("CAM-ordenes-5", "CAM-movimiento-12")
def test_what_is_left_and_taken_halfway_counts():
    field = Field()
    field.leader(X, "duke", "D5")
    left = field.troops(X, "D5", 700)
    field.troops(X, "D5", 400)
    field.troops(Y, "A1", 500)
    field.write_orders()
    field.say(X, "march duke D1 D2", "change")
    if "army duke" in field.offered(X):
        field.say(X, "army duke")
    field.say(X, "halfway", f"drop u{left}", "done")
    found = rehearse(field.s.observe(X), X)
    field.say(X, "done")
    field.say(Y, "done")
    field.run(BeginMovement())
    assert field.where(X, left) == "D1"
    assert found.then == held(field.s)
    assert found.then[field.at("D4")] == X, "what was left threatens it too"
    assert found.then[field.at("D5")] == X


def write_at_random(field: Field, rng: Rng) -> None:
    """Lets X write marches, what is done halfway, and other changes, at random; then ends what it is about."""
    for _ in range(40):
        offered = [one for one in field.offered(X) if not one.startswith(("abdicate", "crown", "appoint ", "halt"))]
        texts = [one for one in offered if one != "done"] or offered
        field.say(X, texts[rng.below(len(texts))])
    while not isinstance(field.s.ask_of(X), GiveOrders):
        field.say(X, "done" if "done" in field.offered(X) else field.offered(X)[0])


def avoiding(**options: Any) -> Field:
    """Returns X's duke beside Y's troops in M1, all of whom avoid combat."""
    field = Field(**options)
    field.leader(X, "duke", "A2")
    field.troops(X, "A2", 1000)
    field.troops(Y, "M1", 500)
    field.write_orders()
    field.say(X, "march duke M1", "postures", "avoid duke", "done")
    field.say(Y, "postures", "avoid M1", "done")
    return field


@clause("CAM-contacto-9", "CAM-dominio-12")
def test_a_contact_is_told_and_no_battle_foreseen():
    field = avoiding()
    found = rehearse(field.s.observe(X), X)
    assert found.met == [field.at("M1")]
    assert found.then[field.at("M1")] == -1
    field.say(X, "done")
    field.say(Y, "done")
    field.run(BeginMovement())
    assert not field.s.battles
    assert found.then == held(field.s)


def test_it_is_made_of_what_the_country_knows():
    field = avoiding()
    field.s.countries[Y].unit(64).models = 1  # type: ignore[union-attr]
    other = avoiding()
    field.say(Y, "done")
    one, two = (rehearse(f.s.observe(X), X) for f in (field, other))
    assert (one.then, one.met, one.threatened) == (two.then, two.met, two.threatened)


@clause("CAM-dominio-8")
def test_what_is_taken_from_others_by_a_threat_is_told():
    field = Field()
    field.leader(X, "duke", "A2")
    field.troops(X, "A2", 1000)
    field.troops(Y, "M2", 500)
    s = field.s
    s.dominion[2] = tuple(held(s))
    beside = [region for region in s.board.neighbours[field.at("M1")] if s.dominion[2][region] == Y]
    field.write_orders()
    field.say(X, "march duke M1")
    found = rehearse(s.observe(X), X)
    assert found.threatened == [region for region in beside if found.then[region] == -1]
    assert found.threatened


def test_an_order_that_is_too_heavy_is_told_with_its_clause():
    field = Field()
    field.leader(X, "baron", "A1")
    field.troops(X, "A1", 1000)
    heavy = field.troops(X, "A1", 1000)
    field.write_orders()
    field.say(X, "march baron A2")
    field.s.unit(X, heavy).leader = 4
    assert rehearse(field.s.observe(X), X).failed == [(4, "CAM-lideres-2")]


# The sheet


@clause("CAM-ordenes-2", "CAM-lideres-2")
def test_a_line_tells_the_way_and_what_is_led():
    field = Field()
    field.leader(X, "duke", "A1")
    field.leader(X, "king", "A1")
    field.troops(X, "A1", 2300)
    field.troops(X, "A3", 450)
    field.write_orders()
    duke = line(field, "@1")
    assert duke.idle
    assert duke.note is not None
    field.say(X, "march duke A2")
    duke, king = line(field, "@1"), line(field, "@0")
    assert duke.way == [f"region:{field.at('A1')}", f"region:{field.at('A2')}"]
    assert (duke.used, duke.most, duke.mark, duke.idle) == (2300, 2500, "provokes", False)
    assert king.idle
    garrison = line(field, f"region:{field.at('A3')}")
    assert (garrison.used, garrison.most) == (450, 0)
    field.say(X, "change", "army duke")
    assert line(field, "@1").open
    assert not line(field, "@0").open


def test_nobody_reads_the_orders_of_others():
    field = Field()
    field.leader(X, "duke", "A1")
    field.write_orders()
    field.say(X, "march duke A2")
    seen = field.s.observe(Y)
    sheet = commands(seen, Y, seen.ask_of(Y))
    assert sheet is not None
    assert not sheet.lines
    assert commands(field.s.observe(9), 9, None) is None


# The books


@clause("CAM-regiones-6", "CAM-dominio-14")
def test_the_books_add_up_to_the_treasury():
    field = Opening().home(X).dominates(X, "M1").coins(X, 3900)
    field.go(CollectTaxes())
    income, _, treasury, annexing = accounts(field.s.observe(X), X)
    assert income.total is not None
    assert treasury.total is not None
    entry = next(one for one in field.s.countries[X].ledger if one.reason == "taxes")
    assert sum(item.amount for item in income.items) == income.total.amount == entry.amount
    assert treasury.items[0].amount == 3900
    assert treasury.total.amount == 3900 + entry.amount == field.s.countries[X].coins
    assert [item.clause for item in annexing.items] == ["CAM-anexion-3"]


def test_taxes_of_a_region_razed_since_are_told_as_they_were_paid():
    field = Opening().home(X).coins(X, 100)
    field.go(CollectTaxes())
    s = field.s
    paid = s.countries[X].coins - 100
    s.razed |= 1 << field.at("A1")
    income, _, treasury, _ = accounts(s.observe(X), X)
    assert [item.amount for item in income.items] == [paid]
    assert treasury.total is not None
    assert treasury.total.amount == 100 + paid


@clause("CAM-anexion-3", "CAM-anexion-4")
def test_the_books_tell_when_a_region_could_be_annexed():
    field = Opening(turn=6).dominates(X, "M1", turns=(4, 5, 6)).dominates(X, "M2", turns=(3, 4, 5, 6)).enter(Y, "M2", 5)
    items = accounts(field.s.observe(X), X)[-1].items
    told = {item.clause: dict(item.said.args) for item in items if item.said is not None}
    assert told == {"CAM-anexion-3": {"turn": 7}, "CAM-anexion-4": {"turn": 8}}


# Who has handed in what


@clause("CAM-turno-5", "CAM-ordenes-1")
def test_the_seats_tell_who_has_sealed():
    field = Field()
    field.leader(X, "duke", "A1")
    field.troops(X, "A1", 500)
    field.write_orders()

    def told(seat: int) -> list[str]:
        return [one.handed for one in view(field.s.observe(seat), seat).seats]

    assert told(X) == ["draft", "awaited"]
    assert told(Y) == ["awaited", "draft"]
    assert told(9) == ["awaited", "awaited"]
    field.say(X, "march duke A2")
    assert told(Y) == ["awaited", "draft"], "that something is written is not seen"
    field.say(Y, "done")
    assert told(X) == ["draft", "sealed"]
    field.say(X, "done")
    assert told(X) == ["", ""]
