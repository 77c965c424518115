"""The board: every state of every game fits the screen and shows what there is, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from liza.cli.board import Board, columns, flow, plain
from liza.cli.out import Out
from liza.games import game as registered
from liza.kernel import LIVE, Rng, State
from liza.toolkit.text import Phrase
from liza.toolkit.view import Area, CardView, Counter, MapView, Number, SeatView, Space, View, Zone

GAMES = ("inframundis", "bellum", "tictactoe", "connect4")


def states(game: str, seed: int) -> Iterator[State]:
    """Yield the states of a random game as people see them."""
    found = registered(game)
    rng = Rng(seed)
    state = found.simulated(found.complete(found.random_setup(rng)), seed)
    while options := state.advance(LIVE):
        yield state
        state.apply(rng.pick(options))
    yield state


def drawn(out: Out, game: str, view: View) -> str:
    board = Board(out, registered(game).words())
    return plain([*board.draw(view), *board.question(view)])


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_and_is_complete(game: str, lang: str, width: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", str(width))
    out = Out(lang)
    assert out.width == width
    words = registered(game).words()
    for place, state in enumerate(states(game, 7)):
        if place % 5:
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


@pytest.mark.parametrize("lang", ["es", "en"])
def test_without_lines_every_zone_is_told_with_its_cards(lang: str):
    out, words = Out(lang), registered("bellum").words()
    told = 0
    for place, state in enumerate(states("bellum", 7)):
        view = registered("bellum").view(state.observe(0), 0)
        if place % 9 or not view.phase:
            continue
        shown = drawn(out, "bellum", view)
        for zone in view.zones:
            if zone.layout == "pile":
                continue
            for card in [one for held in zone.cards for one in (held, *held.attached)]:
                assert card.name is None or out.render(words, card.name) in shown, f"{zone.id}: {card.handle}"
                told += card.owner == ""
            if zone.cards and zone.layout != "hand":
                assert f"{out.render(words, zone.label)}: " in shown
    assert told, "what belongs to nobody is told too"


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
    assert "▲ Bruno Aldea · ● Caleb" in shown


def test_spaces_can_be_pointed_at():
    names = Board(Out("es"), registered("tictactoe").words()).handles(on_a_map("Ana", "Bruno"))
    assert (names["hex:0"], names["hex:1"], names["hex:2"]) == ("Zora", "Dan (1, 0)", "(2, 0)")
