"""Two views of a table compared: what a preview tells of it."""

from __future__ import annotations

from liza.toolkit.preview import compare
from liza.toolkit.text import Phrase
from liza.toolkit.view import (
    CardView,
    Change,
    Counter,
    CounterChange,
    Forecast,
    Link,
    Number,
    Preview,
    SeatView,
    View,
    Zone,
)

TITLE = Phrase("title")
NAME = Phrase("name")


def card(handle: str, **numbers: int) -> CardView:
    return CardView(handle, "knight", NAME, numbers=[Number(role, value, value) for role, value in numbers.items()])


def field(*cards: CardView, id: str = "field") -> Zone:
    return Zone(id, "", "row", Phrase("zone"), cards=list(cards), forecast=id)


def table(*zones: Zone, links: tuple[tuple[str, str], ...] = (), strength: int = 0, life: int = 20) -> View:
    seat = SeatView("south", NAME, [Counter("life", NAME, life, 20), Counter("hand", NAME, life)])
    forecasts = [
        Forecast("field", NAME, {"south": strength}, "", "R-1"),
        Forecast("camp", NAME, {"south": 1}, "", "R-1"),
    ]
    drawn = [Link("attack", source, target, "south", False) for source, target in links]
    return View("game", "south", [seat], list(zones), [], "", 1, forecasts, links=drawn)


def changed(of: Preview) -> list[list[tuple[str, str, int, int, bool]]]:
    """Return the changes of each pair, then those of the rest."""
    groups = [*(pair.changes for pair in of.pairs), of.changes]
    return [[(one.thing, one.role, one.before, one.after, one.gone) for one in group] for group in groups]


def test_nothing_changes_where_nothing_is_different():
    now = table(field(card("@1", attack=2, endure=3)))

    assert compare(TITLE, now, now) == Preview(TITLE)


def test_numbers_that_change_are_told_role_by_role():
    now = table(field(card("@1", attack=2, endure=3), card("@2", attack=1, endure=1)))
    then = table(field(card("@1", attack=4, endure=1), card("@2", attack=1, endure=1)))

    assert compare(TITLE, now, then).changes == [
        Change("@1", NAME, "attack", 2, 4),
        Change("@1", NAME, "endure", 3, 1),
    ]


def test_what_would_be_gone_tells_what_is_left_of_its_strength():
    now = table(field(card("@1", attack=2, endure=3), card("@2", attack=2, endure=3), card("@3", attack=2, endure=3)))
    then = table(field())
    found = compare(TITLE, now, then, losses={"@2": 5, "@3": 1})

    assert changed(found) == [
        [("@1", "endure", 3, 0, True), ("@2", "endure", 3, -2, True), ("@3", "endure", 3, 0, True)]
    ]


def test_what_has_no_strength_leaves_silently():
    now = table(field(card("relic", cost=2), CardView("back", "")))

    assert compare(TITLE, now, table(field())).changes == []


def test_what_moves_to_another_zone_is_not_gone():
    now = table(field(card("@1", endure=3)), field(id="camp"))
    then = table(field(), field(card("@1", endure=2), id="camp"))

    assert changed(compare(TITLE, now, then)) == [[("@1", "endure", 3, 2, False)]]


def test_zones_that_are_left_out_are_not_compared():
    now = table(field(card("@1", endure=3)), field(card("@2", endure=3), id="camp"))
    then = table(field(card("@1", endure=3)))

    assert compare(TITLE, now, then).changes == []


def test_a_pair_tells_of_both_ends_what_is_aimed_at_first():
    now = table(field(card("@1", endure=3), card("@2", endure=3), card("@3", endure=3)), links=(("@1", "@2"),))
    then = table(field(card("@1", endure=2), card("@2", endure=1), card("@3", endure=2)))
    found = compare(TITLE, now, then)

    assert changed(found) == [
        [("@2", "endure", 3, 1, False), ("@1", "endure", 3, 2, False)],
        [("@3", "endure", 3, 2, False)],
    ]
    assert [pair.link for pair in found.pairs] == [0]


def test_what_aims_and_is_aimed_at_is_told_where_it_is_aimed_at():
    now = table(field(card("@1", endure=3), card("@2", endure=3)), links=(("@1", "life:north"), ("@2", "@1")))
    then = table(field(card("@1", endure=2), card("@2", endure=2)))

    assert changed(compare(TITLE, now, then)) == [
        [],
        [("@1", "endure", 3, 2, False), ("@2", "endure", 3, 2, False)],
        [],
    ]


def test_forecasts_are_told_that_change_or_speak_of_what_is_under_way():
    now = table(field(card("@1", endure=3)), field(card("@2", endure=3), id="camp"), strength=3)
    assert [one.zone for one in compare(TITLE, now, table(field(), field(id="camp"), strength=2)).forecasts] == [
        "field"
    ]

    now.links = [Link("attack", "@2", "life:north", "south", False)]
    told = compare(TITLE, now, table(field(), field(id="camp"), strength=2)).forecasts
    assert [(one.zone, one.strengths) for one in told] == [("field", {"south": 2}), ("camp", {"south": 1})]


def test_counters_are_told_that_are_asked_for():
    now, then = table(life=9), table(life=7)

    assert compare(TITLE, now, then).counters == []
    assert compare(TITLE, now, then, ("life",)).counters == [CounterChange("south", "life", NAME, 9, 7)]
    assert compare(TITLE, now, now, ("life",)).counters == [CounterChange("south", "life", NAME, 9, 9)]
