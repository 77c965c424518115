"""What people do besides answering: taking back, draws, resigning, another game, another device, one device for two."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import Player, say
from tests.browser.staging import Guest, Staged, View
from tests.browser.tables import GAME, ME, alone_at_a_table, two_at_a_table


def button(page: Page, message: str, lang: str = "es") -> None:
    """Presses a button by its words."""
    page.get_by_role("button", name=say(lang, message)).first.click()


def discs(page: Page, count: int) -> None:
    """Waits until so many cells are taken."""
    expect(page.locator(".cell svg")).to_have_count(count)


# Taking back


def is_draft(view: View) -> bool:
    """An answer of several parts has been begun."""
    return any(not link["fixed"] and link["owner"] == view["seat"] for link in view["links"])


def test_what_nobody_has_seen_is_taken_back_at_once(people: People):
    staged = Staged(people.url, GAME, is_draft)
    page = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[0])
    pairs = page.locator(".preview .pair")
    pairs.first.wait_for()
    drafted = pairs.count()
    page.keyboard.press("z")
    expect(pairs).to_have_count(drafted - 1)


def test_a_computer_always_agrees_to_an_undo(people: People):
    page = alone_at_a_table(people, "connect4")
    page.locator(".cell.usable").first.click()
    discs(page, 2)
    button(page, "board-undo")
    discs(page, 0)


def test_an_undo_that_the_other_allows(people: People):
    ana, bruno = two_at_a_table(people, "connect4")
    ana.locator(".cell.usable").first.click()
    bruno.locator(".cell.usable").first.click()
    discs(ana, 2)
    button(ana, "board-undo-ask")
    expect(bruno.locator("[data-ask]")).to_contain_text(say("es", "board-wish", name="Ana", what="undo"))
    button(bruno, "board-wish-yes")
    for page in (ana, bruno):
        discs(page, 0)
    expect(ana.locator(".cell.usable")).to_have_count(7)


def test_an_undo_that_the_other_refuses(people: People):
    ana, bruno = two_at_a_table(people, "connect4")
    ana.locator(".cell.usable").first.click()
    bruno.locator(".cell.usable").first.click()
    discs(ana, 2)
    button(ana, "board-undo-ask")
    button(bruno, "board-wish-no")
    expect(ana.locator("[data-ask]")).not_to_contain_text(say("es", "board-wish-mine", what="undo"))
    discs(ana, 2)


def test_a_table_without_undo_offers_none(people: People):
    ana, bruno = two_at_a_table(people, "connect4", undo="none")
    ana.locator(".cell.usable").first.click()
    bruno.locator(".cell.usable").first.click()
    discs(ana, 2)
    for message in ("board-undo", "board-undo-ask"):
        expect(ana.get_by_role("button", name=say("es", message))).to_have_count(0)


# Ending a game


def test_a_draw_by_agreement(people: People):
    ana, bruno = two_at_a_table(people, langs="es en")
    button(ana, "board-menu")
    button(ana, "board-draw")
    expect(ana.locator("[data-ask]")).to_contain_text(say("es", "board-wish-mine", what="draw"))
    expect(bruno.locator("[data-ask]")).to_contain_text(say("en", "board-wish", name="Ana", what="draw"))
    button(bruno, "board-wish-yes", "en")
    for page, lang in ((ana, "es"), (bruno, "en")):
        expect(page.get_by_role("heading", name=say(lang, "read-end-agreed"))).to_be_visible()


def test_a_draw_that_is_refused_or_withdrawn(people: People):
    ana, bruno = two_at_a_table(people)
    mine = say("es", "board-wish-mine", what="draw")
    for page, answer in ((bruno, "board-wish-no"), (ana, "board-wish-withdraw")):
        button(ana, "board-menu")
        button(ana, "board-draw")
        expect(ana.locator("[data-ask]")).to_contain_text(mine)
        expect(bruno.locator("[data-ask]")).to_contain_text(say("es", "board-wish", name="Ana", what="draw"))
        button(page, answer)
        for one in (ana, bruno):
            expect(one.get_by_role("button", name=say("es", "board-wish-yes"))).to_have_count(0)
        expect(ana.locator("[data-ask]")).not_to_contain_text(mine)


def resign(page: Page) -> None:
    """Gives up, and says so twice."""
    button(page, "board-menu")
    page.get_by_role("dialog").locator("button:has(svg)").last.click()
    expect(page.get_by_role("dialog")).to_contain_text(say("es", "board-menu-sure", deed="…").partition("…")[2])
    page.get_by_role("dialog").locator(".button.main").click()


def test_resigning_asks_twice_and_then_a_rematch_swaps_the_seats(people: People):
    ana, bruno = two_at_a_table(people)
    button(ana, "board-menu")
    ana.get_by_role("dialog").locator("button:has(svg)").last.click()
    button(ana, "board-menu-no")
    ana.keyboard.press("Escape")
    expect(bruno.locator(".banner")).to_have_count(0)
    resign(ana)
    for page in (ana, bruno):
        page.locator(".banner").first.wait_for()

    button(ana, "read-end-rematch")
    expect(bruno.locator(".banner").first).to_contain_text(say("es", "read-end-rematch-wanted", who="Ana", count=1))
    button(bruno, "read-end-rematch-accept")
    first = ana.url
    for page in (ana, bruno):
        page.get_by_role("link", name=say("es", "read-end-rematch-go")).click()
        page.locator(".table").wait_for()
        assert page.url != first
    assert ana.url == bruno.url
    seats = ana.evaluate(
        "async () => (await (await fetch(location.pathname.replace('mesa', 'api/tables'))).json()).seats"
    )
    assert [seat["name"] for seat in seats] == ["Bruno", "Ana"]


# Other devices


def test_the_same_seat_on_another_device_by_a_private_link(people: People):
    ana, bruno = two_at_a_table(people, "connect4")
    button(ana, "board-menu")
    button(ana, "board-other-device")
    link = ana.get_by_label(say("es", "lobby-own-link-field")).input_value()
    ana.keyboard.press("Escape")

    phone = people.arrive(link.removeprefix(people.url), phone=True)
    phone.locator(".cell.usable").first.wait_for()
    assert "/asiento/" not in phone.url, "the key must not stay in the history of a borrowed device"
    phone.locator(".cell.usable").first.tap()
    for page in (ana, bruno, phone):
        discs(page, 1)


def test_two_people_at_one_device_never_see_each_others_hand(people: People):
    ana = Guest(people.url, "Ana")
    seats = [{**ME, "name": "Ana"}, {**ME, "name": "Bea"}]
    page = people.arrive(f"/mesa/{ana.create(GAME, seats)}", cookie=ana.cookie)
    chooser, names = Random(5), set()
    for _ in range(12):
        take = page.get_by_role("button", name=say("es", "lobby-curtain-take", name="…").partition("…")[0])
        page.locator(".table, main .panel").first.wait_for()
        if take.count():
            # Under the curtain there is nothing of the game at all, not even out of sight.
            assert page.locator("[data-handle]").count() == 0
            names.add(take.inner_text())
            take.click()
            page.locator("[data-ask].asked").wait_for()
        Player(page, chooser).step(1)
    assert len(names) == 2


def test_a_game_without_cards_needs_the_curtain_too(people: People):
    ana = Guest(people.url, "Ana")
    page = people.arrive(
        f"/mesa/{ana.create('tictactoe', [{**ME, 'name': 'Ana'}, {**ME, 'name': 'Bea'}])}", cookie=ana.cookie
    )
    for name, taken in (("Ana", 0), ("Bea", 1), ("Ana", 2)):
        page.get_by_role("button", name=say("es", "lobby-curtain-take", name=name)).click()
        discs(page, taken)
        page.locator(".cell.usable").first.click()
