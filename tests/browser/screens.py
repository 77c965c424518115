"""Every screen and dialog of the page, each brought up from nothing: for pictures, and to be looked at by axe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.campaigning import Campaign, answers, campaign_at, written_lines
from tests.browser.people import People, in_words
from tests.browser.playing import Player, say
from tests.browser.staging import (
    Guest,
    Staged,
    View,
    Wanted,
    at_random,
    in_haste,
    in_surrender,
    orderly,
    play,
    towards_others,
)

GAME = "inframundis"
SIDEWAYS = "bellum"
"""A game whose sides face each other at the left and right."""
TIERED = "resurgir"
"""A game whose sides have several rows, with a track and fights between them."""
MAPPED = "promised"
"""A game on a map of hexes, for two to four."""
CAMPAIGN = "campaign"
"""A game on a map of regions, with secret orders and books."""
ME, OPEN, COMPUTER = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "greedy"}


# Moments of a game, told by what every view has


def deployed(view: View) -> int:
    """Returns how many cards lie in the lines."""
    return sum(len(zone["cards"]) for zone in view["zones"] if zone["forecast"])


def firsts(options: list[Any]) -> set[str]:
    """Returns the things that answers begin with."""
    return {one["things"][0] for one in options if one["things"]}


def blocked(view: View) -> set[str]:
    """Returns the cards of the hand that can't be used, for a reason."""
    hand = {card["handle"] for zone in view["zones"] if zone["layout"] == "hand" for card in zone["cards"]}
    return hand & firsts(view["blocked"]) - firsts(view["options"])


def is_own_turn(view: View) -> bool:
    """A developed board, with much to choose from and something that can't be done."""
    much = deployed(view) >= 5 and len(firsts(view["options"])) >= 3 and bool(blocked(view))
    return much and bool(view["main"]) and not view["passing"] and not view["links"]


def has_targets(view: View) -> bool:
    """Something on a developed board can be used on something else."""
    board = {card["handle"] for zone in view["zones"] if zone["forecast"] for card in zone["cards"]}
    return deployed(view) >= 5 and any(len(one["things"]) == 2 and one["things"][0] in board for one in view["options"])


def has_changed(view: View) -> bool:
    """A number on the board differs from the printed one."""
    cards = [card for zone in view["zones"] if zone["forecast"] for card in zone["cards"]]
    return len(cards) >= 4 and any(len(number.get("parts", ())) > 1 for card in cards for number in card["numbers"])


def has_pile(view: View) -> bool:
    """Cards lie in a pile that may be looked into."""
    return any(zone["layout"] == "pile" and len(zone["cards"]) >= 3 for zone in view["zones"])


def is_filled(view: View) -> bool:
    """A board of cells with some of them taken."""
    return sum(bool(one["owner"]) for one in view["zones"][0]["cards"]) >= 6


def is_window(view: View) -> bool:
    """A window in which something can be answered."""
    return bool(view["passing"]) and len(firsts(view["options"])) >= 1 and deployed(view) >= 4


def is_draft(view: View) -> bool:
    """Two of one's own attacks, not yet confirmed."""
    own = [link for link in view["links"] if not link["fixed"] and link["owner"] == view["seat"]]
    return len(own) >= 2 and view["preview"] is not None


def is_answering(view: View) -> bool:
    """The rival's attacks stand, and something can be done about them."""
    rival = [link for link in view["links"] if link["fixed"] and link["owner"] != view["seat"]]
    return len(rival) >= 1 and len(firsts(view["options"])) >= 1


def in_play(view: View) -> int:
    """Returns how many cards lie in rows of either side."""
    return sum(len(zone["cards"]) for zone in view["zones"] if zone["layout"] == "row" and zone["owner"])


def is_building(view: View) -> bool:
    """An own turn in which much lies on a board without forecasts, before anything is attacked."""
    much = in_play(view) >= 9 and len(firsts(view["options"])) >= 3
    return much and bool(view["main"]) and not view["passing"] and not view["links"]


def is_facing(view: View) -> bool:
    """The rival attacks on a board without forecasts."""
    return in_play(view) >= 9 and is_answering(view)


def has_chain(view: View) -> bool:
    """Cards wait to be carried out, some of them aimed at something, and they can be answered."""
    waiting = [zone for zone in view["zones"] if zone["layout"] == "track" and len(zone["cards"]) >= 2]
    return bool(waiting) and bool(view["passing"]) and any(link["role"] == "aim" for link in view["links"])


def is_declaring(view: View) -> bool:
    """Two of one's own attackers, not yet confirmed."""
    return sum(not link["fixed"] for link in view["links"]) >= 2


def is_growing(view: View) -> bool:
    """An own turn in a game of stages, with much on the board and much that can be done."""
    much = in_play(view) >= 12 and len(firsts(view["options"])) >= 2 and bool(blocked(view))
    return much and view["track"] is not None and bool(view["main"]) and not view["passing"]


def is_fought(view: View) -> bool:
    """The rival's fights stand, and their totals are known."""
    return sum(clash["owner"] != view["seat"] for clash in view["clashes"]) >= 2 and in_play(view) >= 9


def is_replying(view: View) -> bool:
    """Something waits to be carried out, and can be answered."""
    return bool(view["passing"]) and any(zone["layout"] == "track" for zone in view["zones"])


def is_choosing(view: View) -> bool:
    """A card of the own deck is to be chosen."""
    return any(zone["layout"] == "grid" and zone["owner"] for zone in view["zones"])


def at_hexes(view: View) -> set[str]:
    """Returns the spaces of a map that answers begin at."""
    return {thing for thing in firsts(view["options"]) if thing.startswith("hex:")}


def is_buying(view: View) -> bool:
    """Much can be done at places of a map, when the game has gone on for a while."""
    return view["map"] is not None and view["round"] >= 3 and len(at_hexes(view)) >= 2


def is_marching(view: View) -> bool:
    """Several pieces that stand on a map can be moved."""
    standing = {thing for space in view["map"]["spaces"] for thing in space["things"]}
    going = {one["things"][0] for one in view["options"] if one["things"][1:] and one["things"][1].startswith("hex:")}
    return view["round"] >= 2 and len(standing & going) >= 2


def is_barred(view: View) -> bool:
    """Several pieces can be moved, and one of them not to some place, for a reason."""
    allowed = [one["things"] for one in view["options"]]
    barred = [one["things"] for one in view["blocked"] if one["things"][1:] and one["things"][1].startswith("hex:")]
    return is_marching(view) and any(one not in allowed and one[0] in firsts(view["options"]) for one in barred)


def is_ordering(view: View) -> bool:
    """An order is written against one that has been sealed, for a place that is held."""
    held = {space["handle"] for space in view["map"]["spaces"] if space["control"]}
    own = [one for one in view["clashes"] if not one["over"] and view["seat"] in (one["owner"], one["against"])]
    numbered = sum(one["text"].split()[-1].isdigit() for one in view["options"])
    return any(one["sealed"] and one["target"] in held for one in own) and numbered >= 2


def is_commanding(view: View) -> bool:
    """Some of those who lead have orders, some can still be given one, and another seat has sealed."""
    lines = view["commands"]["lines"] if view["commands"] else []
    ordered = [line for line in lines if len(line["way"]) > 1]
    sealed = any(seat["handed"] == "sealed" for seat in view["seats"])
    return view["round"] >= 2 and len(ordered) >= 3 and sealed and any(line["idle"] for line in lines)


def is_reported(view: View) -> bool:
    """A battle has been fought, and nothing is decided about another."""
    return bool(view["clashes"]) and all(one["over"] for one in view["clashes"])


# The screens


@dataclass(frozen=True)
class Studio:
    """Where pictures are taken: a server, browsers, and a size."""

    people: People
    url: str
    phone: bool

    def visit(self, path: str, until: str = "h1", **more: Any) -> Page:
        """Returns a page at this size, once something is seen on it."""
        page = self.people.arrive(path, phone=self.phone, **more)
        page.locator(until).first.wait_for()
        return page

    def table(self, wanted: Wanted | None, game: str = GAME, seat: int = 0, **more: Any) -> Page:
        """Returns the page of a table at a moment: of the first seat, who is asked, or of the other."""
        staged = moment(self.url, game, wanted)
        page = self.visit(f"/mesa/{staged.table}", cookie=staged.cookies[seat], **more)
        page.locator(".table").wait_for()
        return page

    def press(self, thing: Locator) -> None:
        """Presses a thing, also one that says it can't be used."""
        if self.phone:
            thing.tap(force=True)
        else:
            thing.click(force=True)


@cache
def moment(url: str, game: str, wanted: Wanted | None) -> Staged:
    """Returns a table at a moment; pages that only look at it share one."""
    return Staged(url, game, wanted)


def opened(page: Page) -> Page:
    """Returns a page once a dialog has opened."""
    page.locator("dialog[open] h2").first.wait_for()
    return page


def choose(page: Page, message: str, **more: Any) -> None:
    """Presses a button by its words."""
    page.get_by_role("button", name=say("es", message), exact=True, **more).first.click()


def lobby(studio: Studio) -> Page:
    """The entrance as a newcomer finds it."""
    return studio.visit("/", "article")


def lobby_tables(studio: Studio) -> Page:
    """The entrance with tables of one's own: some wait for Ana, some for others, one is over."""
    return studio.visit("/", "article", cookie=regular(studio.url))


@cache
def regular(url: str) -> str:
    """Returns the cookie of somebody who plays much."""
    ana, bruno, carla = Guest(url, "Ana"), Guest(url, "Bruno"), Guest(url, "Carla")
    Staged(url, GAME, None, people=(ana, bruno))
    Staged(url, GAME, is_own_turn, people=(bruno, ana))
    Staged(url, "connect4", is_filled, people=(ana, carla))
    Staged(url, GAME, is_answering, people=(ana, carla))
    Staged(url, GAME, is_own_turn, people=(ana, bruno))
    ana.create(GAME, [ME, OPEN])
    return ana.cookie


def lobby_link(studio: Studio) -> Page:
    """Where a link is pasted, and what is said of one that is none."""
    page = studio.visit("/", "article")
    page.get_by_role("button", name=say("es", "lobby-have-link")).filter(visible=True).click()
    opened(page).locator("dialog[open] input").fill("hola")
    page.keyboard.press("Enter")
    return page


def create(studio: Studio) -> Page:
    """The form for a new table."""
    return studio.visit(f"/nueva/{GAME}")


def create_options(studio: Studio) -> Page:
    """The form with all options of the rules, and a deck that does not follow them."""
    page = studio.visit(f"/nueva/{GAME}")
    page.get_by_label(say("es", "lobby-deck"), exact=True).first.select_option(label=say("es", "lobby-deck-own"))
    page.get_by_label(say("es", "lobby-deck-text")).fill("3 Carta que no existe\n90 Muro de Umbral\nhola")
    page.locator("summary").first.click()
    page.locator("[aria-invalid]").wait_for()  # it is checked once nobody types any more
    return page


def waiting_room(studio: Studio) -> Page:
    """A table whose other seat is still open."""
    ana = Guest(studio.url, "Ana")
    return studio.visit(f"/mesa/{ana.create(GAME, [ME, OPEN])}", cookie=ana.cookie)


def join(studio: Studio) -> Page:
    """What a friend sees who follows the link."""
    return studio.visit(f"/mesa/{Guest(studio.url, 'Ana').create(GAME, [ME, OPEN])}")


def curtain(studio: Studio) -> Page:
    """Between two people at one device."""
    ana = Guest(studio.url, "Ana")
    table = ana.create(GAME, [{**ME, "name": "Ana"}, {**ME, "name": "Bruno"}])
    return studio.visit(f"/mesa/{table}", cookie=ana.cookie)


def first_hand(studio: Studio) -> Page:
    """An opening hand, with the first hint of the guide."""
    ana = Guest(studio.url, "Ana")
    table = ana.create(GAME, [ME, {"kind": "computer", "level": "random"}], guide=True)
    page = studio.visit(f"/mesa/{table}", cookie=ana.cookie)
    player = Player(page, Random(1))
    while not (player.look(5)["main"] and page.locator(".hint").count()):
        player.step(5)
    return page


def table(studio: Studio) -> Page:
    """One's own turn."""
    return studio.table(is_own_turn)


def table_light(studio: Studio) -> Page:
    """The same in the light scheme."""
    return studio.table(is_own_turn, scheme="light")


def table_waiting(studio: Studio) -> Page:
    """The same moment, seen by who has to wait."""
    return studio.table(is_own_turn, seat=1)


def table_picked(studio: Studio) -> Page:
    """A card is picked and shows its targets."""
    page = studio.table(has_targets)
    studio.press(page.locator(".half .card.playable .face").first)
    page.locator(".picked").first.wait_for()
    return page


def table_reason(studio: Studio) -> Page:
    """Why something can't be done."""
    page = studio.table(is_own_turn)
    blocked = page.locator("[data-hand] .card.blocked .face").first
    if studio.phone:
        blocked.tap(force=True)
    else:
        blocked.hover()
    page.locator(".reason").wait_for()
    return page


def table_number(studio: Studio) -> Page:
    """What the numbers of a card are made of."""
    page = studio.table(has_changed)
    if studio.phone:
        page.locator(".half .card .face").first.dispatch_event("contextmenu")
        return opened(page)
    page.locator(".half .card .at").first.hover(force=True)
    page.locator(".reason").wait_for()
    return page


def table_window(studio: Studio) -> Page:
    """A window: something may be answered."""
    return studio.table(is_window)


def table_attacks(studio: Studio) -> Page:
    """Attacks are being declared, and what would come of them."""
    return studio.table(is_draft)


def table_answer(studio: Studio) -> Page:
    """The rival attacks."""
    return studio.table(is_answering)


def table_refused(studio: Studio) -> Page:
    """An answer was refused, and a draw is offered."""
    people = [Guest(studio.url, "Ana"), Guest(studio.url, "Bruno")]
    table = people[0].create(GAME, [ME, OPEN])
    people[1].join(table)
    with people[1].sit(table) as chair:
        chair.listen(0.5)
        chair.send(type="wish", seat="north", what="draw")
        chair.listen(0.2)
    page = studio.visit(f"/mesa/{table}", cookie=people[0].cookie)
    page.locator("[data-ask]").wait_for()
    page.evaluate("line.send(JSON.stringify({ type: 'act', seat: 'south', version: 0, text: 'nada' }))")
    page.get_by_role("alert").wait_for()
    return page


def table_asked_back(studio: Studio) -> Page:
    """The rival asks to take something back."""
    ana, bruno = Guest(studio.url, "Ana"), Guest(studio.url, "Bruno")
    staged = Staged(studio.url, "connect4", is_filled, people=(ana, bruno))
    with ana.sit(staged.table) as chair:
        chair.send(type="undo", seat="south")
        chair.listen(0.5)
    page = studio.visit(f"/mesa/{staged.table}", cookie=bruno.cookie)
    page.get_by_role("button", name=say("es", "board-wish-yes")).wait_for()
    return page


def table_offline(studio: Studio) -> Page:
    """The line to the server is cut."""
    page = studio.table(is_own_turn)
    page.context.set_offline(True)
    page.evaluate("line.close()")
    page.locator("[data-ask]").get_by_text(say("es", "board-offline")).first.wait_for()
    return page


def table_words(studio: Studio) -> Page:
    """The table in words."""
    page = studio.table(is_own_turn)
    in_words(page)
    page.locator(".text-board summary").last.click()
    page.locator(".text-board summary").first.click()
    page.locator(".text-board details[open] p").first.wait_for()
    return page


def grid(studio: Studio) -> Page:
    """A game without a theme."""
    return studio.table(is_filled, "connect4")


def sideways(studio: Studio) -> Page:
    """Two sides that face each other: one's own turn."""
    return studio.table(is_building, SIDEWAYS)


def sideways_light(studio: Studio) -> Page:
    """The same in its own scheme."""
    return studio.table(is_building, SIDEWAYS, scheme="light")


def sideways_store(studio: Studio) -> Page:
    """What the rival keeps in store."""
    page = studio.table(is_building, SIDEWAYS, scheme="light")
    if studio.phone:
        page.locator(".pages button").last.tap()
    page.locator(".stores .whose button").last.click()
    return page


def sideways_attacks(studio: Studio) -> Page:
    """Attackers are being declared from one side to the other."""
    return studio.table(is_declaring, SIDEWAYS, scheme="light")


def sideways_answer(studio: Studio) -> Page:
    """The rival attacks from the other side."""
    return studio.table(is_facing, SIDEWAYS, scheme="light")


def sideways_chain(studio: Studio) -> Page:
    """Tactics wait to be carried out, the last one first."""
    return studio.table(has_chain, SIDEWAYS, scheme="light")


def sideways_words(studio: Studio) -> Page:
    """The same in words."""
    page = studio.table(has_chain, SIDEWAYS)
    in_words(page)
    page.locator(".text-board summary").first.wait_for()
    return page


def sideways_end(studio: Studio) -> Page:
    """The end, and what proves it, where there were many rounds."""
    page = studio.table(None, SIDEWAYS, scheme="light")
    page.locator(".banner").first.wait_for()
    return page


def tiers(studio: Studio) -> Page:
    """Two sides of several rows with the track between them: one's own turn."""
    return studio.table(is_growing, TIERED)


def tiers_light(studio: Studio) -> Page:
    """The same in the light scheme."""
    return studio.table(is_growing, TIERED, scheme="light")


def tiers_set_up(studio: Studio) -> Page:
    """A card of the own deck is chosen before the first turn."""
    return studio.table(is_choosing, TIERED)


def tiers_fight(studio: Studio) -> Page:
    """The totals of fights as they will be compared."""
    page = studio.table(is_fought, TIERED)
    if studio.phone:
        page.locator(".fights").tap()
        opened(page)
    return page


def tiers_chain(studio: Studio) -> Page:
    """Something waits to be carried out, and can be answered."""
    return studio.table(is_replying, TIERED)


def tiers_ledger(studio: Studio) -> Page:
    """Where the points come from."""
    page = studio.table(is_growing, TIERED)
    page.locator(".counter.prize").first.click()
    return opened(page)


def tiers_words(studio: Studio) -> Page:
    """Track, fights and ledger in words."""
    page = studio.table(is_fought, TIERED)
    in_words(page)
    page.locator(".text-board summary").first.wait_for()
    return page


def tiers_end(studio: Studio) -> Page:
    """The end, and what proves it, where points were counted in halves."""
    page = studio.table(None, TIERED)
    page.locator(".banner details").first.wait_for()
    return page


def hexes(studio: Studio) -> Page:
    """A map of hexes: much can be bought, at a table of four."""
    return at_map(studio, is_buying, 4)


def hexes_dark(studio: Studio) -> Page:
    """The same in the dark scheme: the map keeps its colours."""
    return at_map(studio, is_buying, 4, scheme="dark")


def hexes_picked(studio: Studio) -> Page:
    """A piece is picked and shows where it can go."""
    page = at_map(studio, is_marching)
    pick(studio, page.locator(".piece.playable").first)
    return page


def hexes_reason(studio: Studio) -> Page:
    """Why it can't go to another place."""
    page = at_map(studio, is_barred)
    piece, place = page.evaluate(_BARRED)
    pick(studio, page.locator(f'.piece[data-handle="{piece}"]'))
    page.locator(f'.space[data-handle="{place}"]').focus()
    page.keyboard.press("Enter")
    page.locator(".reason").wait_for()
    return page


def pick(studio: Studio, piece: Locator) -> None:
    """Presses a piece of a map once it lies still, and waits until it shows where it can go."""
    if studio.phone:
        choose(piece.page, "board-zoom-all")  # it may lie beyond the window, or under the buttons
        piece.tap()
    else:
        piece.click()
    piece.page.locator(".glow.target").first.wait_for()


_BARRED = """
() => {
  const going = new Set(newest.options.map(({ things }) => things[0]));
  const allowed = new Set(newest.options.map(({ things }) => things.join()));
  const barred = ({ things }) => going.has(things[0]) && things[1]?.startsWith("hex:") && !allowed.has(things.join());
  return newest.blocked.find(barred).things;
}
"""
"""A piece and a place that it can't go to, for a reason that is told."""


def hexes_order(studio: Studio) -> Page:
    """An order against one that is sealed."""
    return at_map(studio, is_ordering)


def hexes_order_dark(studio: Studio) -> Page:
    """The same in the dark scheme."""
    return at_map(studio, is_ordering, scheme="dark")


def hexes_reports(studio: Studio) -> Page:
    """Every line of a battle that is over."""
    page = at_map(studio, is_reported)
    page.locator(".clash.over summary").first.click()
    return page


def hexes_seats(studio: Studio) -> Page:
    """Four players with all that they have."""
    page = at_map(studio, is_buying, 4)
    page.locator(".desk [role=tab]").nth(2).click()
    return page


def hexes_words(studio: Studio) -> Page:
    """The map in words."""
    page = at_map(studio, is_ordering)
    in_words(page)
    page.locator(".text-board summary").first.wait_for()
    return page


def hexes_end(studio: Studio) -> Page:
    """The end of a game of four on a map."""
    page = at_map(studio, None, 4)
    page.locator(".banner").first.wait_for()
    return page


def at_map(studio: Studio, wanted: Wanted | None, count: int = 2, scheme: Any = "light") -> Page:
    """Returns the page of whoever is asked, at a table of so many."""
    staged = map_moment(studio.url, wanted, count)
    page = studio.visit(f"/mesa/{staged.table}", cookie=staged.cookies[0], scheme=scheme)
    page.locator("[data-map] .hex").first.wait_for()
    return page


@cache
def map_moment(url: str, wanted: Wanted | None, count: int) -> Staged:
    """Returns a table of so many at a moment."""
    people = [Guest(url, name) for name in ("Ana", "Bruno", "Carla", "Darío")[:count]]
    fighting = towards_others if wanted in (is_ordering, is_reported) else at_random
    return Staged(url, MAPPED, wanted, people=people, policy=fighting if wanted else in_haste)


def create_many(studio: Studio) -> Page:
    """The form for a table of four: people and computer players."""
    page = studio.visit(f"/nueva/{MAPPED}")
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    seat = page.get_by_role("group", name=say("es", "lobby-seat", number=2)).first
    seat.get_by_role("radio", name=say("es", "lobby-side-open")).check()
    return page


def rulebook(studio: Studio) -> Page:
    """The rulebook at the clause of what can't be done."""
    page = table_reason(studio)
    page.locator(".reason a").first.click()
    opened(page).locator("dialog[open] blockquote").wait_for()
    return page


def rulebook_search(studio: Studio) -> Page:
    """The rulebook while something is looked for."""
    page = studio.table(is_own_turn)
    choose(page, "board-rulebook")
    opened(page).get_by_label(say("es", "read-rules-search")).fill("éter")
    return page


def settings(studio: Studio) -> Page:
    """The settings."""
    page = studio.table(is_own_turn)
    choose(page, "lobby-settings")
    return opened(page)


def menu(studio: Studio) -> Page:
    """What can be done besides playing."""
    page = studio.table(is_own_turn)
    choose(page, "board-menu")
    return opened(page)


def resigning(studio: Studio) -> Page:
    """Whether somebody really wants to resign."""
    page = menu(studio)
    page.get_by_role("dialog").locator("button:has(svg)").last.click()
    return page


def own_link(studio: Studio) -> Page:
    """The private link for another device."""
    page = menu(studio)
    choose(page, "board-other-device")
    page.get_by_label(say("es", "lobby-own-link-field")).wait_for()
    return page


def stops(studio: Studio) -> Page:
    """In which phases one is asked."""
    page = studio.table(is_own_turn)
    if studio.phone:
        page.locator("button.line").click()
    else:
        choose(page, "board-stops")
    return opened(page)


def pile(studio: Studio) -> Page:
    """The cards of a pile."""
    page = studio.table(has_pile)
    page.locator(".strip button.counter").last.click()
    return opened(page)


def keys(studio: Studio) -> Page:
    """All keys."""
    page = studio.table(is_own_turn)
    page.keyboard.press("?")
    return opened(page)


def chronicle(studio: Studio) -> Page:
    """The log; on a small screen it is a sheet."""
    page = studio.table(is_own_turn)
    page.keyboard.press("l")
    page.locator("[data-log]").wait_for()
    return page


def card(studio: Studio) -> Page:
    """A card to be read."""
    page = studio.table(is_own_turn)
    face = page.locator("[data-hand] .face").last
    if studio.phone:
        face.dispatch_event("contextmenu")
        opened(page)
    else:
        face.hover()
        page.locator(".reading p").first.wait_for()
    return page


def end(studio: Studio) -> Page:
    """How a game ended."""
    page = studio.table(None)
    page.locator(".banner details").first.wait_for()
    return page


def end_words(studio: Studio) -> Page:
    """The same on the board in words."""
    page = studio.table(None)
    in_words(page)
    page.locator(".text-board").wait_for()
    return page


def end_rematch(studio: Studio) -> Page:
    """The rival wants a rematch."""
    ana, bruno = Guest(studio.url, "Ana"), Guest(studio.url, "Bruno")
    staged = Staged(studio.url, "connect4", None, people=(ana, bruno))
    with bruno.sit(staged.table) as chair:
        chair.send(type="wish", seat="north", what="rematch")
        chair.listen(0.5)
    page = studio.visit(f"/mesa/{staged.table}", cookie=ana.cookie)
    page.get_by_role("button", name=say("es", "read-end-rematch-accept")).wait_for()
    return page


def replay(studio: Studio) -> Page:
    """A finished game, stepped through."""
    page = end(studio)
    choose(page, "read-end-review")
    page.locator(".replay").wait_for()
    page.locator(".replay input").fill("60")
    page.get_by_text(say("es", "read-replay-move", at=60, total=0).removesuffix("0")).first.wait_for()
    return page


def rules_page(studio: Studio) -> Page:
    """The rulebook as a page."""
    return studio.visit(f"/reglas/{GAME}/INF-10.2-1", "blockquote")


def about(studio: Studio) -> Page:
    """Credits."""
    return studio.visit("/acerca")


def nowhere(studio: Studio) -> Page:
    """An address that leads nowhere."""
    return studio.visit("/nada/de/nada")


def no_table(studio: Studio) -> Page:
    """A table that does not exist."""
    return studio.visit("/mesa/nada")


def no_seat(studio: Studio) -> Page:
    """A private link to a seat that does not exist."""
    return studio.visit("/asiento/nada")


def full_table(studio: Studio) -> Page:
    """A table at which there is no seat left."""
    return studio.visit(f"/mesa/{moment(studio.url, GAME, None).table}")


def create_slow(studio: Studio) -> Page:
    """The form for a table by correspondence, with days that end at an hour of the clock."""
    page = studio.visit(f"/nueva/{GAME}")
    studio.press(page.get_by_role("switch", name=say("es", "post-slow")))
    page.get_by_role("radio", name=say("es", "post-pace-days")).check()
    page.get_by_role("radio", name=say("es", "post-absence-computer")).check()
    page.get_by_label(say("es", "post-hour"), exact=True).scroll_into_view_if_needed()
    return page


@cache
def slow_table(url: str) -> tuple[str, str, str]:
    """Returns a table of Ana and Bruno by correspondence, and the cookies of Olga, who organises it, and of Ana."""
    olga, ana, bruno = Guest(url, "Olga"), Guest(url, "Ana"), Guest(url, "Bruno")
    table = olga.create(GAME, [OPEN, OPEN], post={"hours": 24, "absence": "organiser"})
    for guest in (ana, bruno):
        guest.join(table)
    olga.ask("POST", f"/api/tables/{table}/extend", {"hours": 24, "reason": "Feria del club"})
    ana.ask("POST", f"/api/tables/{table}/seats/south/hand-over", {"reason": "Me mudo"})
    return table, olga.cookie, ana.cookie


def desk(studio: Studio) -> Page:
    """The organiser's desk; on the phone its first tab."""
    table, olga, _ = slow_table(studio.url)
    return studio.visit(f"/mesa/{table}", ".panel li", cookie=olga)


def desk_matter(studio: Studio) -> Page:
    """One matter at the desk; on the phone that is the second tab."""
    page = desk(studio)
    page.locator("[aria-pressed]").filter(has_text="Bruno").click()
    page.locator("dl").wait_for()
    return page


def desk_table(studio: Studio) -> Page:
    """Seats, calendar and log; on the phone that is the third tab."""
    page = desk(studio)
    if studio.phone:
        choose(page, "post-tab-roster")
    page.locator("[data-log]").wait_for()
    return page


def desk_extend(studio: Studio) -> Page:
    """More time, with a reason that is still missing."""
    page = desk_matter(studio)
    choose(page, "post-extend")
    opened(page).get_by_role("button", name=say("es", "post-extend-do", hours=24)).click()
    page.locator("[aria-invalid]").wait_for()
    return page


def desk_own_device(studio: Studio) -> Page:
    """The organiser's link for another device, and how they are told."""
    page = desk_table(studio)
    choose(page, "post-own")
    opened(page).get_by_label(say("es", "post-own-link")).wait_for()
    return page


def desk_replace(studio: Studio) -> Page:
    """Somebody else for a seat."""
    page = desk_matter(studio)
    choose(page, "post-replace")
    opened(page).get_by_role("radio", name=say("es", "post-replace-computer")).check()
    return page


def desk_own(studio: Studio) -> Page:
    """The desk of an organiser who plays too, and is asked."""
    ana, bruno = Guest(studio.url, "Ana"), Guest(studio.url, "Bruno")
    table = ana.create(GAME, [ME, OPEN], post={"days": 1, "hour": 21, "zone": "Europe/Madrid", "absence": "hold"})
    bruno.join(table)
    page = studio.visit(f"/mesa/{table}/organiza", ".panel li", cookie=ana.cookie)
    if studio.phone:
        choose(page, "post-tab-matter")
    page.locator(".ruling .options").wait_for()
    return page


def slow(studio: Studio) -> Page:
    """What a player sees of deadlines, messages and the log."""
    table, _, ana = slow_table(studio.url)
    page = studio.visit(f"/mesa/{table}", ".table", cookie=ana)
    page.locator(".tools button").first.click()
    opened(page).locator("dialog[open] li time").first.wait_for()
    return page


def report(studio: Studio) -> Page:
    """What a seat was told of the last round."""
    ana, bruno = Guest(studio.url, "Ana"), Guest(studio.url, "Bruno")
    table = ana.create("connect4", [ME, OPEN], post={"hours": 24})
    bruno.join(table)
    with ana.sit(table) as one, bruno.sit(table) as other:
        play([one, other], Random(2))
    return studio.visit(f"/mesa/{table}/informes", "ol li", cookie=ana.cookie)


@cache
def disputed(url: str) -> Campaign:
    """Returns a campaign in which two reports of a battle differ, and the organiser has to decide."""
    return campaign_at(url, lambda view: "adopt 1" in answers(view))[0]


@cache
def fought(url: str) -> tuple[Campaign, Guest]:
    """Returns a campaign in which somebody writes a report of a battle beside the other's, and who that is."""
    played, view = campaign_at(url, lambda view: written_lines(view) == 4)
    return played, played.guest(view["seat"])


def dispute(studio: Studio) -> Page:
    """Two reports of a battle that differ, and the organiser's ruling line by line."""
    played = disputed(studio.url)
    page = studio.visit(f"/mesa/{played.table}/organiza", ".panel li", cookie=played.olga.cookie, scheme="light")
    if studio.phone:
        choose(page, "post-tab-matter")
    page.locator("tr.differs").first.wait_for()
    if page.locator("tr.differs [aria-pressed=true]").count() == 0:
        page.locator("tr.differs button").first.click()
    page.locator("tr.differs [aria-pressed=true]").first.wait_for()
    return page


def dispute_report(studio: Studio) -> Page:
    """A player's report of a battle, unit by unit, beside the other side's."""
    played, writer = fought(studio.url)
    page = studio.visit(f"/mesa/{played.table}", ".desk table input", cookie=writer.cookie, scheme="light")
    page.locator(".desk table input").nth(3).scroll_into_view_if_needed()
    return page


def dispute_words(studio: Studio) -> Page:
    """The same report on the board in words."""
    played, writer = fought(studio.url)
    page = studio.visit(f"/mesa/{played.table}", ".table", cookie=writer.cookie, scheme="light")
    in_words(page)
    page.locator(".text-board .sheet").scroll_into_view_if_needed()
    return page


def force_sheet(studio: Studio) -> Page:
    """Both sides of a battle as a sheet to be printed."""
    played, writer = fought(studio.url)
    return studio.visit(f"/mesa/{played.table}/hoja/1", "main table", cookie=writer.cookie, scheme="light")


def create_campaign(studio: Studio) -> Page:
    """The form for a campaign: an army list of one's own with its sum and a fault, map, calendar and names."""
    page = studio.visit("/nueva/campaign", scheme="light")
    seat = page.get_by_role("group", name=say("es", "lobby-seat", number=1)).first
    seat.locator("select").first.select_option("+own")
    text = seat.locator("textarea")
    text.fill(text.input_value().replace("6 Arqueros", "6 Arqeros").replace("Infantería; 20; 10; 6", "20; 10; 6"))
    seat.get_by_text("CAM-partida-14").wait_for()
    seat.locator("summary").scroll_into_view_if_needed()
    return page


def campaign_moment(url: str, over: bool = False) -> Staged:
    """Returns a campaign of three: orders are being written, or it is over."""
    people = [Guest(url, name) for name in ("Ana", "Bruno", "Carla")]
    wanted, policy = (None, in_surrender) if over else (is_commanding, orderly)
    return Staged(url, CAMPAIGN, wanted, people=people, policy=policy)


def campaign(studio: Studio) -> Page:
    """A map of regions while orders are written: sheet, books, and who has sealed."""
    return at_orders(studio, "light")


def at_orders(studio: Studio, scheme: str) -> Page:
    """Returns the page of a campaign while orders are written."""
    staged = campaign_moment(studio.url)
    page = studio.visit(f"/mesa/{staged.table}", cookie=staged.cookies[0], scheme=scheme)
    page.locator(".orders").wait_for()
    return page


def campaign_dark(studio: Studio) -> Page:
    """The same at night."""
    return at_orders(studio, "dark")


def campaign_orders(studio: Studio) -> Page:
    """An order that is being written: where it can go, and where it can't, with why."""
    page = campaign(studio)
    lines: list[dict[str, Any]] = page.evaluate("newest.commands.lines")
    idle = next(place for place, line in enumerate(lines) if line["idle"])
    if studio.phone:
        for _ in range(idle):
            page.get_by_role("button", name=say("es", "board-orders-next")).click()
        idle = 0
    page.locator(".orders button.head").nth(idle).click()
    page.locator("[data-choices] button").first.wait_for()
    return page


def campaign_accounts(studio: Studio) -> Page:
    """The books: what came in and went out, the treasury, and what could be annexed."""
    page = campaign(studio)
    if studio.phone:
        page.get_by_role("tab", name=say("es", "board-tab", tab="accounts")).click()
    page.locator(".amount").last.scroll_into_view_if_needed()
    return page


def campaign_words(studio: Studio) -> Page:
    """The sheet of orders and the books in words."""
    page = campaign(studio)
    in_words(page)
    page.locator(".text-board").wait_for()
    return page


def campaign_end(studio: Studio) -> Page:
    """A campaign that is over, with the table that proves it."""
    staged = campaign_moment(studio.url, over=True)
    return studio.visit(f"/mesa/{staged.table}", ".banner table", cookie=staged.cookies[0], scheme="light")


Screen = Callable[[Studio], Page]

SCREENS: list[Screen] = [
    lobby, lobby_tables, lobby_link, create, create_options, waiting_room, join, curtain, first_hand, table,
    table_light, table_waiting, table_picked, table_reason, table_number, table_window, table_attacks, table_answer,
    table_refused, table_asked_back, table_offline, table_words, grid, sideways, sideways_light, sideways_store,
    sideways_attacks, sideways_answer, sideways_chain, sideways_words, sideways_end, tiers, tiers_light, tiers_set_up,
    tiers_fight, tiers_chain, tiers_ledger, tiers_words, tiers_end, rulebook, rulebook_search, settings, menu,
    resigning, own_link, stops, pile, keys, chronicle, card, end, end_words, end_rematch, replay,
    rules_page, about, nowhere, no_table, no_seat, full_table, hexes, hexes_dark, hexes_picked, hexes_reason,
    hexes_order, hexes_order_dark, hexes_reports, hexes_seats, hexes_words, hexes_end, create_many,
    create_slow, desk, desk_matter, desk_table, desk_extend, desk_own_device,
    desk_replace, desk_own, slow, report, dispute, dispute_report, dispute_words, force_sheet, create_campaign,
    campaign, campaign_dark, campaign_orders, campaign_accounts, campaign_words, campaign_end,
]  # fmt: skip

TWINS: list[Screen] = [table_light, sideways_light, tiers_light, hexes_dark, hexes_order_dark, campaign_dark]
"""The same as another screen in another scheme: for pictures alone, since every screen is judged in all schemes."""

EXPECTED: dict[Screen, str] = {
    nowhere: r"404 \(Not Found\)",
    no_table: r"404 \(Not Found\)",
    no_seat: r"404 \(Not Found\)",
    table_offline: r"ERR_INTERNET_DISCONNECTED",
}
"""What the browser itself complains about on some of them."""
