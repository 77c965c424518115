"""Scenes are strict, leave what is given as it was, and check the table after every answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from liza.kernel import HIDDEN, ScriptError, State
from liza.testing.scenes import Outcome, Scene, scene
from tests.kernel import orders
from tests.kernel.orders import (
    BLUE,
    GREEN,
    KEEP,
    RED,
    SCOUTED,
    BeginRound,
    CarryOut,
    ChooseAward,
    ChooseRetreat,
    ChooseScout,
    DrawCard,
    Fight,
    GiveOrders,
    Orders,
    OrdersGame,
    Ransom,
    Release,
    Shrine,
)

pytestmark = pytest.mark.both_builds


class Arranged(OrdersGame):
    """Orders with words for scenes."""

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        assert isinstance(state, Orders)
        for word, value in words.items():
            if word == "empty":
                state.agenda.clear()
                state.hang(Ransom(GREEN, KEEP))
                state.deck = list(orders.CARDS)
            elif word == "coins":
                state.coins[seat] = value
            elif word == "troops":
                state.troops = list(value)
            elif word == "shrine":
                state.hang(Shrine(orders.SEATS.index(value), orders.WOOD))
            elif word != "ready":
                raise ValueError(word)

    def part(self, state: State, seat: int) -> int:
        assert isinstance(state, Orders)
        return state.coins[seat]


GAME = Arranged()


def given(**words: Any) -> Scene:
    return scene(GAME).table(**words)


class TestLayingOut:
    def test_words_are_the_games(self):
        start = given().seat("red", coins=7).seat("blue", coins=4)
        then = start.at(ChooseScout(RED))
        assert (then.seat("red"), then.seat("blue")) == (7, 4)
        with pytest.raises(ValueError, match="hats"):
            start.seat("red", hats=1)

    def test_a_scene_can_be_built_upon_twice(self):
        start = given()
        rich, poor = start.seat("red", coins=7), start.seat("red", coins=0)
        assert rich.at(ChooseScout(RED)).offered("red") == ["pass", "scout blue", "scout green"]
        assert poor.at(ChooseScout(RED)).owing == []
        assert start.at(ChooseScout(RED)).seat("red") == 2

    def test_an_invariant_broken_from_the_start_is_told(self):
        with pytest.raises(AssertionError, match="the table is broken: less than no coins"):
            given().seat("red", coins=-1).at(ChooseScout(RED))

    def test_a_game_is_found_by_its_id(self):
        with pytest.raises(LookupError, match="Did you mean 'tictactoe'"):
            scene("tictacto")
        assert scene("tictactoe").now().ended is False

    def test_a_whole_game_can_be_a_scene(self):
        start = Scene(GAME, GAME.simulated({"coins": 2}, 5))
        then = start.chance(*[0] * 17).now()
        assert then.owing == ["red", "blue", "green"]


class TestWhen:
    def test_plays_on_a_copy(self):
        start = given().at(ChooseScout(RED), ChooseScout(BLUE))
        one, other = start.when("red", "pass"), start.when("red", "scout green", "look deck")
        assert (start.owing, one.owing, other.owing) == (["red"], ["blue"], ["blue"])
        assert (start.seat("red"), one.seat("red"), other.seat("red")) == (2, 2, 1)
        assert one.when("blue", "pass").ended
        assert not one.ended

    def test_an_answer_that_is_unknown_lists_what_is_offered_and_what_is_not(self):
        start = given().seat("red", coins=0).at(ChooseRetreat(RED, orders.FORD, 2))
        with pytest.raises(AssertionError) as told:
            start.when("red", "retreat port")
        assert "red can't try 'retreat port'; offered:\n  retreat marsh\n  disband\n  concede" in str(told.value)
        assert "forbidden:\n  retreat hill [ORD-fight-5]" in str(told.value)

    def test_a_forbidden_answer_comes_back_with_its_clause(self):
        start = given().at(ChooseRetreat(RED, orders.FORD, 2))
        then = start.when("red", "retreat hill")
        assert then.refused == "ORD-fight-5"
        assert then.cites("ORD-fight-5")
        assert then.refusal is not None
        assert then.refusal.code == "forbidden"
        assert then.owing == ["red"]
        assert "refused [ORD-fight-5]" in repr(then)

    def test_a_refused_answer_is_the_last(self):
        start = given().at(ChooseScout(RED), ChooseRetreat(RED, orders.FORD, 2))
        with pytest.raises(
            AssertionError, match=r"'retreat hill' was refused \[ORD-fight-5\], but 'disband' was to follow"
        ):
            start.when("red", "pass", "retreat hill", "disband")

    def test_a_seat_that_is_not_asked_is_refused(self):
        assert given().at(ChooseScout(RED)).when("blue", "pass").refused == "ORD-round-1"

    def test_a_note_goes_with_the_answer(self):
        start = given().at(ChooseAward(orders.REFEREE))
        assert start.when("referee", "award red 3").refused == "ORD-referee-1"
        assert start.when("referee", "award red 3", note="well fought").seat("red") == 5

    def test_standing_options_are_taken_as_well(self):
        then = given().at(ChooseScout(RED)).when("blue", "concede")
        assert then.cites("ORD-any-1")
        assert "concede" not in then.offered("red")

    def test_an_invariant_is_checked_after_every_answer(self, monkeypatch: pytest.MonkeyPatch):
        start = given().at(ChooseScout(RED), ChooseScout(RED))
        monkeypatch.setattr(orders.ChooseScout, "take", lambda self, s, o: s.coins.__setitem__(0, -3))
        with pytest.raises(AssertionError, match="the table is broken: less than no coins"):
            start.when("red", "pass")


class TestChance:
    fight = Fight(RED, orders.MARSH, orders.WOOD, 3)

    def test_draws_are_scripted_from_nought(self):
        """Three troops and a one against one troop and a six lose; two sixes win."""
        start = given()
        lost, won = start.chance(0, 5).at(self.fight), start.chance(5, 5).at(self.fight)
        assert isinstance(lost.state, Orders)
        assert isinstance(won.state, Orders)
        assert (lost.state.owner[orders.WOOD], won.state.owner[orders.WOOD]) == (-1, RED)
        assert won.cites("ORD-march-2")
        assert not lost.cites("ORD-march-2")

    def test_a_draw_without_script_is_an_error(self):
        with pytest.raises(ScriptError, match=r"\[ORD-fight-1\]"):
            given().at(self.fight)

    def test_what_is_not_drawn_is_left_for_the_next(self):
        keep = Fight(BLUE, orders.HILL, KEEP, 1)
        start = given().seat("green", coins=0).chance(5, 5, 0, 5).at(self.fight, ChooseScout(BLUE), keep)
        assert start.unspent == [0, 5]
        assert start.when("blue", "pass").unspent == []


class TestThen:
    def test_tells_who_owes_what_out_of_turn(self):
        """Green holds the keep and may buy one troop free, which then must go somewhere."""
        start = given(troops=[3, 0, 3, 1, 2, 0]).chance(5, 0)
        then = start.at(Fight(BLUE, orders.HILL, KEEP, 6), Release())
        assert then.owing == ["green"]
        assert then.offered("green") == ["pay", "pass"]
        paid = then.when("green", "pay")
        assert (paid.seat("green"), then.when("green", "pass").seat("green")) == (1, 2)
        assert isinstance(paid.state, Orders)
        assert paid.state.owner[KEEP] == BLUE
        assert paid.state.hooks == [Ransom(BLUE, KEEP)]
        assert paid.cites("ORD-fight-4")

    def test_what_is_triggered_waits_for_its_release(self):
        start = given(shrine="red").chance(5, 0)
        fight = Fight(RED, orders.MARSH, orders.WOOD, 6)
        assert start.at(fight).seat("red") == 2
        assert start.at(fight, Release()).seat("red") == 3

    def test_orders_are_secret_until_everyone_has_given_theirs(self):
        start = given().at(GiveOrders())
        assert start.owing == ["red", "blue", "green"]
        one = start.when("red", "march marsh", "confirm")
        assert one.owing == ["blue", "green"]
        assert one.told("blue") == []
        assert one.when("red", "reopen").owing == ["red", "blue", "green"]
        two = one.when("blue", "hold", "confirm").when("green", "recruit keep")
        assert two.told("blue") == []
        assert len(two.told("green")) == 1
        end = two.when("green", "confirm")
        assert isinstance(end.state, Orders)
        assert end.state.owner[orders.FORD] == RED
        assert end.ended
        assert [event.a for event in end.events if event.kind == orders.ORDER_GIVEN] == [RED, BLUE, GREEN]

    def test_a_correction_starts_the_orders_afresh(self):
        one = given().at(GiveOrders()).when("red", "recruit marsh", "confirm")
        assert one.owing == ["blue", "green"]
        then = one.when("referee", "correct red less", note="counted twice")
        assert then.owing == ["red", "blue", "green"]
        assert then.seat("red") == 1
        again = then.when("referee", "correct red less", note="and once more")
        assert again.when("red", "recruit marsh").refused == "ORD-orders-3"
        assert again.when("referee", "correct red less", note="and yet").refused == "ORD-any-3"

    def test_reads_the_log_as_a_seat_does(self):
        then = given().at(DrawCard(RED))
        assert then.told("red")[0].b == 4
        assert then.told("blue")[0].b == HIDDEN
        assert then.lines("blue", "en") == ["red draws a card."]
        assert then.lines("red")[0].startswith("Suceso 40: 0, 4")

    def test_tells_how_it_ended(self):
        then = given().at(ChooseScout(RED)).when("blue", "concede").when("green", "concede")
        assert then.over
        assert then.ended
        assert then.result == [1, 0, 0, 0]
        assert then.ending == "ORD-end-2"
        going_on = given().at(ChooseScout(RED))
        assert going_on.ending == ""
        with pytest.raises(AssertionError, match="the game goes on"):
            _ = going_on.result

    def test_stops_as_in_a_live_match_unless_told_otherwise(self):
        steps = (ChooseAward(orders.REFEREE), ChooseScout(RED))
        assert given().at(*steps).owing == ["referee"]
        assert given().quietly().at(*steps).owing == ["red"]


class TestTakingBack:
    def test_undoes_the_last_answer_of_this_when(self):
        start = given().at(ChooseScout(RED), ChooseScout(BLUE))
        scouted = start.when("red", "scout blue")
        back = scouted.take_back("red")
        assert back.refusal is None
        assert back.offered("red") == ["pass", "scout blue", "scout green"]
        assert scouted.offered("red") == ["look hand", "look deck"]
        looked = start.when("red", "scout blue", "look deck").take_back("red")
        assert looked.refused == "final"
        assert looked.owing == ["blue"]
        assert [event.kind for event in looked.events] == [SCOUTED]


def test_a_scene_that_runs_out_asks_nobody():
    then = given().at(CarryOut(RED))
    assert isinstance(then, Outcome)
    assert then.ended
    assert not then.over
    assert then.owing == []
    assert then.offered("red") == []
    assert then.when("red", "pass").refused == "ORD-round-1"


def test_rounds_begin_with_cards():
    then = given().at(BeginRound())
    assert [len(then.told(seat)) for seat in ("red", "blue", "green", "referee")] == [3, 3, 3, 3]
