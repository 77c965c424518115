"""The board: every state of every game fits the screen and shows what there is, in both languages."""

from __future__ import annotations

import re
from collections import Counter as Counting
from functools import cache

import pytest
from rich.text import Text

from liza.cli.board import Board, columns, flow, plain, stacked
from liza.cli.out import Out
from liza.games import game as registered
from liza.games import games, ids
from liza.kernel import LIVE, Rng, State
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Area, CardView, Counter, MapView, Number, SeatView, Space, View, Zone

GAMES = ids()


@cache
def states(game: str, seed: int) -> tuple[State, ...]:
    """Return the states of a random game as people see them."""
    found = registered(game)
    rng = Rng(seed)
    state = found.simulated(found.complete(found.random_setup(rng)), seed)
    passed = []
    while options := state.advance(LIVE):
        passed.append(state.clone())
        state.apply(rng.pick(options))
    return (*passed, state)


def drawn(out: Out, game: str, view: View) -> str:
    board = Board(out, registered(game).words())
    return plain([*board.draw(view), *board.question(view)])


def flat(text: str) -> str:
    """Return a text without its line breaks, for what a line has no room for."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_and_is_complete(game: str, lang: str, monkeypatch: pytest.MonkeyPatch):
    for width, seed in ((80, 7), (120, 8)):
        monkeypatch.setenv("COLUMNS", str(width))
        out = Out(lang)
        assert out.width == width
        words = registered(game).words()
        for place, state in enumerate(states(game, seed)):
            if place % (29 * registered(game).weight):
                continue
            for reader in range(3):
                view = registered(game).view(state.observe(reader), reader)
                shown = drawn(out, game, view)
                assert "{" not in shown
                for option in view.options:
                    assert out.render(words, option.words) in shown
                for seat in view.seats:
                    assert out.render(words, seat.title) in shown
                lines = [line for line in shown.split("\n") if "·" not in line or len(line) <= width]
                tables = [line for line in lines if line.startswith((" " * 15 + "● ", " " * 15 + "▲ "))]
                assert all(len(line) <= width for line in tables)


@pytest.mark.parametrize("game", [one.id for one in games()])
def test_every_card_in_sight_is_told_with_its_zone(game: str):
    told, laid = Counting[str](), set[str]()
    for lang, seed in (("es", 7), ("en", 8)):
        out, words = Out(lang), registered(game).words()
        for place, state in enumerate(states(game, seed)):
            if place % (23 * max(registered(game).weight // 2, 1)):
                continue
            view = registered(game).view(state.observe(0), 0)
            if not view.phase:
                continue
            laid.update(zone.layout for zone in view.zones)
            shown = flat(drawn(out, game, view))
            for zone in view.zones:
                cards = [one for held in zone.cards for one in (held, *held.attached) if one.name is not None]
                names = [out.render(words, one.name) for one in cards if one.name is not None]
                assert all(_cut(name) in shown for name in names), f"{zone.id} of {place}"
                told.update([zone.layout] * bool(cards))
    assert laid & {"row", "hand", "pile"}
    assert all(told[layout] for layout in laid & {"row", "hand", "pile"})


def _cut(name: str) -> str:
    """Return as much of a name as a narrow cell has room for."""
    return name[:10]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_without_lines_every_zone_is_told_with_its_label(lang: str):
    out, words = Out(lang), registered("bellum").words()
    told = 0
    for place, state in enumerate(states("bellum", 7)):
        view = registered("bellum").view(state.observe(0), 0)
        if place % 9 or not view.phase:
            continue
        shown = drawn(out, "bellum", view)
        for zone in view.zones:
            told += any(card.owner == "" for card in zone.cards)
            if zone.cards and zone.layout in ("row", "grid"):
                places = f" {len(zone.cards)}/{zone.capacity}" if zone.capacity else ""
                assert f"{out.render(words, zone.label)}{places}: " in shown
    assert told, "what belongs to nobody is told too"


# What a game of fixed length has


def counted(amount: int, scale: int, lang: str) -> str:
    """Return a number of parts as a reader writes it."""
    whole, rest = divmod(amount, scale)
    sign = "," if lang == "es" else "."
    return f"{whole}{sign}{10 * rest // scale}" if rest else str(whole)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_is_counted_in_parts_is_never_shown_undivided(lang: str):
    """Counters, numbers of cards and the ledger of every game that has such."""
    halved = 0
    for game in [one.id for one in games()]:
        out, words = Out(lang), registered(game).words()
        for place, state in enumerate(states(game, 7)):
            if place % (37 * registered(game).weight) and not state.over:
                continue
            view = registered(game).view(state.observe(0), 0)
            shown = flat(drawn(out, game, view))
            for counter in [one for seat in view.seats for one in seat.counters if one.scale > 1]:
                name = out.render(words, counter.label)
                assert f"{name} {counted(counter.value, counter.scale, lang)} " in shown
                halved += counter.value % counter.scale > 0
            for entry in [one for one in view.ledger if one.scale > 1]:
                same = [
                    one.amount
                    for one in view.ledger
                    if (one.seat, one.source, one.clause) == (entry.seat, entry.source, entry.clause)
                ]
                times = f" (×{len(same)})" if len(same) > 1 else ""
                total = counted(sum(same), entry.scale, lang)
                assert f"{total} {out.render(words, entry.source)}{times} [{entry.clause}]" in shown
            for card in [one for zone in view.zones if zone.layout == "row" for one in zone.cards]:
                for number in [one for one in card.numbers if one.scale > 1]:
                    value = counted(number.value, number.scale, lang)
                    assert f" {value} {'PV' if lang == 'es' else 'VP'}" in shown
    assert halved, "no game came to a half"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_track_the_clashes_and_what_a_seat_holds_are_drawn(lang: str):
    fought = tracked = 0
    for game in [one.id for one in games()]:
        out, words = Out(lang), registered(game).words()
        for place, state in enumerate(states(game, 7)):
            if place % (11 * registered(game).weight):
                continue
            view = registered(game).view(state.observe(0), 0)
            shown = flat(drawn(out, game, view))
            if view.track is not None and view.round:
                tracked += 1
                assert all(out.render(words, name) in shown for _, name in view.track.groups)
                now = [stage.number for stage in view.track.stages if stage.state == "now"]
                assert all(re.search(rf"\[[●▲]?{number}\]", shown) for number in now)
            for clash in view.clashes:
                fought += 1
                assert f"{clash.number}. {out.render(words, clash.label)}" in shown
                for side, total in clash.totals.items():
                    assert re.search(rf"[{'●' if side == view.seat else '▲■◆◇'}] {total}\b", shown)
                if clash.outcome is not None:
                    assert f"{out.render(words, clash.outcome)} [{clash.clause}]" in shown
            for seat in view.seats:
                assert seat.note is None or out.render(words, seat.note) in shown
                assert all(f"[{out.render(words, view.legend[mark])}]" in shown for mark in seat.marks)
    assert fought and tracked


def test_how_far_a_counter_may_rise_is_told():
    seat = SeatView("south", Phrase("seat-title", who="me"), [Counter("supplies", label("counter-supplies"), 3, 5, 12)])
    view = View("bellum", "south", [seat], [], [], "", 1)
    assert "Suministros 3/5 (hasta 12)" in drawn(Out("es"), "bellum", view)


# What numbers are called


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_number_is_called_by_its_games_own_word(game: str, lang: str):
    """Every role of a printed number or of one in a view has its word; strength is never ours to name."""
    out, words = Out(lang), registered(game).words()
    desk = registered(game).card_desk()
    roles = {role for sheet in desk.sheets for role, _ in sheet.numbers} if desk is not None else set()
    for place, state in enumerate(states(game, 7)):
        if place % 41 == 0:
            view = registered(game).view(state.observe(0), 0)
            roles |= {number.role for zone in view.zones for card in zone.cards for number in card.numbers}
    for role in roles:
        assert out.role(words, role) != role
        assert role not in ("attack", "endure") or words.has(lang, f"role-{role}")


def test_games_call_strength_differently():
    told = {
        game: tuple(Out("es").role(registered(game).words(), role) for role in ("attack", "endure"))
        for game in ("inframundis", "bellum", "resurgir")
    }
    assert told == {
        "inframundis": ("Ataque", "Vida"), "bellum": ("ATK", "DEF"), "resurgir": ("Fuerza", "Resistencia"),
    }  # fmt: skip


def test_a_rivals_hidden_cards_are_not_shown():
    state = next(state for state in states("inframundis", 3) if state.sides[1].hand)  # type: ignore[attr-defined]
    view = registered("inframundis").view(state.observe(0), 0)
    hidden = registered("inframundis").view(state.observe(1), 1)
    names = {
        card.name for zone in hidden.zones if zone.layout == "hand" and zone.owner == "north" for card in zone.cards
    }
    mine = {card.name for zone in view.zones for card in zone.cards}
    shown = drawn(Out("es"), "inframundis", view)
    words = registered("inframundis").words()
    for name in names - mine:
        assert name is not None
        assert words.render("es", name) not in shown


def test_many_short_options_stand_in_two_columns():
    assert columns([f"{n}  option" for n in range(1, 9)], 80)[0].split() == ["1", "option", "5", "option"]
    assert columns(["1  a", "2  b"], 80) == ["1  a", "2  b"]
    assert len(columns(["x" * 50] * 8, 80)) == 8


def test_pieces_stand_beside_one_another_while_they_fit():
    pieces = [Text("a" * 10), Text("b" * 10), Text("c" * 10)]
    assert [line.plain for line in stacked(pieces, 30)] == ["aaaaaaaaaa  bbbbbbbbbb", "    cccccccccc"]
    assert [line.plain for line in stacked(pieces, 34)] == ["aaaaaaaaaa  bbbbbbbbbb  cccccccccc"]


def test_entries_flow_into_lines_that_fit():
    lines = flow(["abc"] * 40, 60, 20)
    assert len(lines[0]) <= 40
    assert all(len(line) <= 58 for line in lines[1:])
    assert " · ".join(line.removesuffix(" ·") for line in lines) == " · ".join(["abc"] * 40)
    assert flow([], 60, 0) == [""]


def said(text: str) -> Phrase:
    return Phrase("data-text", es=text, en=text)


def on_a_map(*names: str) -> View:
    """Return a view of those seats on a map of four hexes, on which a general besieges a village."""
    seats = [SeatView(name.lower(), said(name)) for name in names]
    first, second = seats[0].seat, seats[1].seat
    general = CardView("@1", "general", said("Caleb"), first, numbers=[Number("coins", 3, 3)], marks=["tired"])
    general.attached.append(CardView("@3", "sword", said("Espada"), first))
    village = CardView("@2", "village", said("Aldea"), second)
    zone = Zone("field", "", "map", said("Tablero"), cards=[general, village])
    siege = Counter("siege", said("asedio"), 2, 4)
    zora = Space(0, "hex:0", 0, 0, area="dan", label=said("Zora"), control=second, counters=[siege])
    zora.things, zora.marks = ["@2", "@1"], ["besieged"]
    spaces = [zora, Space(1, "hex:1", 1, 0, area="dan"), Space(2, "hex:2", 2, 0, marks=["razed"])]
    board = MapView(said("Canaán"), "pointy", spaces, [Area("dan", said("Dan"))])
    legend = {"besieged": said("Asediada"), "razed": said("Arrasada"), "tired": said("Cansado")}
    return View("toy", first, seats, [zone], [], "", 0, legend=legend, map=board)


def test_of_a_map_every_space_is_told_that_is_not_bare():
    lines = drawn(Out("es"), "tictactoe", on_a_map("Ana", "Bruno")).split("\n")
    assert "Canaán" in lines
    assert "  Zora  Bruno · asediada · Asedio 2/4 · ▲ Aldea · ● Caleb 3 cansado +Espada" in lines
    assert "  (2, 0)  arrasada" in lines
    assert not [line for line in lines if "(1, 0)" in line]


def test_of_several_rivals_each_is_named_on_a_map():
    shown = drawn(Out("es"), "tictactoe", on_a_map("Ana", "Bruno", "Noa"))
    assert "  Zora  Bruno · asediada · Asedio 2/4 · ▲ Aldea · ● Caleb" in shown
    nobodys = on_a_map("Ana", "Bruno", "Noa")
    assert nobodys.map is not None
    nobodys.map.spaces[0].control = ""
    assert "▲ Bruno Aldea · ● Caleb" in drawn(Out("es"), "tictactoe", nobodys)


def test_each_rival_has_a_sign():
    view = on_a_map("Ana", "Bruno", "Noa", "Sara")
    shown = drawn(Out("es"), "tictactoe", view).split("\n")
    assert [line[0] for line in shown if line[2:] in ("Ana", "Bruno", "Noa", "Sara")] == ["▲", "■", "◆", "●"]


def test_spaces_can_be_pointed_at():
    names = Board(Out("es"), registered("tictactoe").words()).handles(on_a_map("Ana", "Bruno"))
    assert (names["hex:0"], names["hex:1"], names["hex:2"]) == ("Zora", "Dan (1, 0)", "(2, 0)")
