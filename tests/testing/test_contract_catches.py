"""Each law is shown to fail on a game with a fault planted in it: a law that can't fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import pytest

from liza.kernel import Event, Match, State, option
from liza.testing import contract
from liza.testing.contract import check_adversaries, check_games, check_matches, check_states
from liza.testing.showing import assert_view
from liza.testing.walks import setup_for
from liza.toolkit.problems import Problem, ProblemsError
from liza.toolkit.text import Phrase, Words, WordsError
from liza.toolkit.view import (
    Area,
    CardView,
    Cell,
    Change,
    Choice,
    Command,
    Commands,
    CounterChange,
    Forecast,
    Hint,
    MapView,
    Number,
    OptionView,
    Pair,
    Preview,
    Row,
    Space,
    Stops,
    Summary,
    View,
    Zone,
)
from tests.kernel import orders
from tests.kernel.orders import GAME, Orders, OrdersGame

Patch = pytest.MonkeyPatch


def game_of(state: type[Orders]) -> OrdersGame:
    """Return the game with another state."""

    class Faulty(OrdersGame):
        def fresh(self, setup: Any) -> State:
            faulty = state()
            faulty.then(orders.BeginGame())
            return faulty

    return Faulty()


def caught(check: Callable[[], None], saying: str) -> None:
    """A check fails, and says in which game."""
    with pytest.raises(AssertionError, match=saying) as told:
        check()
    assert "orders, seed" in str(told.value)
    assert '"format":"liza-record-1"' in str(told.value)


def law_catches(law: contract.StateLaw, game: OrdersGame, saying: str) -> None:
    caught(lambda: check_states(law, game, range(30)), saying)


def match_law_catches(law: contract.MatchLaw, game: OrdersGame, saying: str) -> None:
    caught(lambda: check_matches(law, game, range(30)), saying)


def test_without_a_fault_nothing_is_caught():
    check_games(GAME, range(6))
    check_adversaries(GAME, range(1))
    for law in contract.STATE_LAWS:
        check_states(law, GAME, range(3))
    for match_law in contract.MATCH_LAWS:
        check_matches(match_law, GAME, range(2))
    contract.check_offer(GAME)


class TestGames:
    def test_options_that_are_not_the_definition(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ChooseTarget, "options", lambda self, s: self.candidates(s))
        caught(lambda: check_games(GAME, range(30)), "offers .* but its candidates and `why_not` say")

    def test_options_in_another_order(self, monkeypatch: Patch):
        definition = orders.ChooseScout.options
        monkeypatch.setattr(orders.ChooseScout, "options", lambda self, s: definition(self, s)[::-1])
        caught(lambda: check_states(contract.offers_what_nothing_forbids, GAME, range(30)), "but its candidates")

    def test_an_option_offered_twice(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ChooseLook, "options", lambda self, s: [option(orders.LOOK, 0)] * 2)
        caught(lambda: check_games(GAME, range(30)), "offered twice")

    def test_a_broken_invariant(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ClearOrders, "run", lambda self, s: setattr(s, "given", [[], [], []]))
        caught(lambda: check_games(GAME, range(30)), "cards are lost or doubled")
        caught(lambda: check_adversaries(GAME, range(4)), "cards are lost or doubled")

    def test_an_ask_left_without_options(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ChooseScout, "why_not", lambda self, s, o: "ORD" if s.coins[self.seat] == 0 else "")
        caught(lambda: check_games(GAME, range(30)), "has no legal option")

    def test_an_end_without_a_clause(self, monkeypatch: Patch):
        monkeypatch.setattr(Orders, "result_clause", lambda self: "")
        caught(lambda: check_games(GAME, range(2)), "no clause says why")

    def test_a_result_that_forgets_a_seat(self, monkeypatch: Patch):
        monkeypatch.setattr(Orders, "returns", lambda self: [1, 2])
        caught(lambda: check_games(GAME, range(2)), "not one number for each seat")


class TestStates:
    def test_two_options_with_one_text(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ChooseTarget, "describe", lambda self, s, o: "march on")
        law_catches(contract.offers_what_nothing_forbids, GAME, "says 'march on' of")

    def test_a_text_that_is_not_read(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ChooseAward, "parse", lambda self, s, text: -1)
        law_catches(contract.offers_what_nothing_forbids, GAME, "reads 'done' as -1")

    def test_legality_that_hangs_on_hidden_things(self, monkeypatch: Patch):
        why_not = orders.ChooseOrder.why_not

        def hidden(self: orders.ChooseOrder, s: Orders, o: int) -> str:
            return "ORD-orders-4" if o & 255 == orders.MARCH and s.deck[-1:] == [1] else why_not(self, s, o)

        monkeypatch.setattr(orders.ChooseOrder, "why_not", hidden)
        law_catches(contract.asks_the_same_of_an_observation, GAME, "can't see|is asked")

    def test_a_clone_that_shares(self):
        class Shares(Orders):
            def clone(self) -> Self:
                copy = super().clone()
                copy.discard = self.discard
                return copy

        law_catches(contract.clones_are_independent, game_of(Shares), r"share state\.discard: copy it, or derive")

    def test_a_clone_that_forgets(self):
        class Forgets(Orders):
            def clone(self) -> Self:
                copy = super().clone()
                copy.coins = [0, 0, 0]
                return copy

        law_catches(contract.clones_are_independent, game_of(Forgets), "differs from its original")

    def test_an_observation_that_shares(self):
        class Shares(Orders):
            def observe(self, seat: int) -> Self:
                copy = super().observe(seat)
                copy.gone = self.gone
                return copy

        law_catches(contract.clones_are_independent, game_of(Shares), r"share state\.gone")

    def test_a_deck_seen_through(self):
        class Leaks(Orders):
            def observe(self, seat: int) -> Self:
                copy = super().observe(seat)
                copy.deck = copy.deck[:-1] + self.deck[-1:]
                return copy

        law_catches(contract.tells_a_twin_the_same, game_of(Leaks), r"sees what it can't know: ….*deck=")

    def test_a_hand_seen_through_which_is_given_back_faithfully(self):
        class Leaks(Orders):
            def observe(self, seat: int) -> Self:
                copy = super().observe(seat)
                if isinstance(self.agenda[-1], orders.ChooseScout):
                    copy.hands = [sorted(hand) for hand in self.hands]
                return copy

        law_catches(contract.tells_a_twin_the_same, game_of(Leaks), "sees what it can't know")
        check_states(contract.determinizes_to_what_was_seen, game_of(Leaks), range(3))

    def test_a_counter_that_counts_secret_answers(self):
        class Leaks(Orders):
            def observe(self, seat: int) -> Self:
                copy = super().observe(seat)
                copy.asked = self.asked
                return copy

        law_catches(contract.tells_a_twin_the_same, game_of(Leaks), "sees what it can't know")

    def test_an_event_told_to_too_many(self, monkeypatch: Patch):
        def run(self: orders.Scout, s: Orders) -> None:
            s.coins[self.seat] -= 1
            s.emit(orders.SCOUTED, self.seat, (s.hands[self.rival] or [0])[0], "ORD-scout-3")

        monkeypatch.setattr(orders.Scout, "run", run)
        monkeypatch.setattr(GAME, "reveals", lambda event, seat: False, raising=False)
        law_catches(contract.tells_a_twin_the_same, GAME, "is told .* in a twin")

    def test_a_pass_that_is_taken_for_a_seat_without_cards(self, monkeypatch: Patch):
        class ChooseCard(orders.OfPlayer):
            """Asked of the next seat: with nothing to choose it is passed over, and everyone sees that it was."""

            def candidates(self, s: Orders) -> list[int]:
                return [
                    orders.PASS,
                    *(option(orders.STAKE, card) for card in sorted(set(s.hands[self.seat])) if card > 2),
                ]

            def take(self, s: Orders, option: int) -> None:
                pass

            def describe(self, s: Orders, option: int) -> str:
                return f"show {option}"

        def take(self: orders.ChooseScout, s: Orders, o: int) -> None:
            s.then(ChooseCard((self.seat + 1) % 3))

        monkeypatch.setattr(orders.ChooseScout, "take", take)
        law_catches(contract.tells_a_twin_the_same, GAME, "sees what it can't know")

    def test_a_draft_seen_by_others(self):
        class Leaks(Orders):
            def observe(self, seat: int) -> Self:
                copy = super().observe(seat)
                copy.scores = [len(draft) for draft in self.drafts]
                return copy

        law_catches(contract.keeps_drafts_quiet, game_of(Leaks), "sees what seat . drafts")

    def test_a_draft_told_to_others(self, monkeypatch: Patch):
        take = orders.ChooseScout.take

        def loud(self: orders.ChooseScout, s: Orders, o: int) -> None:
            s.emit(orders.SCOUTED, self.seat, 0, "ORD-scout-1")
            take(self, s, o)

        monkeypatch.setattr(orders.ChooseScout, "take", loud)
        law_catches(contract.keeps_drafts_quiet, GAME, "is told .* drafts 'scout")

    def test_an_ask_that_does_not_mask_itself(self, monkeypatch: Patch):
        monkeypatch.setattr(orders.ChooseLook, "mask", lambda self, seat: self)
        law_catches(contract.tells_a_twin_the_same, GAME, "sees what it can't know")

    def test_answers_whose_order_matters(self, monkeypatch: Patch):
        def run(self: orders.Recruit, s: Orders) -> None:
            s.drafts[self.seat] = [orders.RECRUIT, self.region, 0, 0]
            s.scores[0] = 2 * s.scores[0] + self.seat

        monkeypatch.setattr(orders.Recruit, "run", run)
        law_catches(contract.takes_lanes_in_any_order, GAME, "answers first")

    def test_a_guess_that_does_not_fit(self):
        class Guesses(Orders):
            def determinize(self, seat: int, belief: object, seed: int) -> Self:
                full = super().determinize(seat, belief, seed)
                full.hands = [hand[:1] for hand in full.hands]
                return full

        law_catches(contract.determinizes_to_what_was_seen, game_of(Guesses), "guesses what it would see differently")

    def test_a_guess_that_is_not_whole(self):
        class Guesses(Orders):
            def determinize(self, seat: int, belief: object, seed: int) -> Self:
                full = super().determinize(seat, belief, seed)
                full.deck = [4] * len(full.deck)
                return full

        law_catches(contract.determinizes_to_what_was_seen, game_of(Guesses), "cards are lost or doubled")

    def test_a_step_that_does_not_travel(self, monkeypatch: Patch):
        class Backwards(orders.ChooseTarget):
            def __init__(self, region: int, seat: int) -> None:
                super().__init__(seat, region)

        monkeypatch.setattr(orders, "ChooseTarget", lambda seat, region: Backwards(region, seat))
        monkeypatch.setattr(orders, "Backwards", Backwards, raising=False)
        Backwards.__module__, Backwards.__qualname__ = orders.__name__, "Backwards"
        law_catches(contract.travels_whole, GAME, "changes on its way")

    def test_a_missing_word(self, tmp_path: Path):
        class Silent(OrdersGame):
            def words(self) -> Words:
                return Words(tmp_path)

        for language, lacking in (("es", ""), ("en", "reason")):
            text = (Path(orders.__file__).parent / "orders_text" / f"{language}.ftl").read_text()
            kept = [line for line in text.splitlines() if not lacking or not line.startswith(lacking)]
            (tmp_path / f"{language}.ftl").write_text("\n".join(kept) + "\n")
        law_catches(contract.says_everything_in_both_languages, Silent(), "no message 'reason' in 'en'")

    def test_a_line_that_needs_what_it_is_not_given(self):
        class Vague(OrdersGame):
            def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
                return Phrase("event", kind=event.kind)

        law_catches(contract.says_everything_in_both_languages, Vague(), "event")


def shows(**fields: Any) -> OrdersGame:
    """Return the game with a view in which some fields are other ones."""

    class Shows(OrdersGame):
        def view(self, seen: State, seat: int) -> View:
            return replace(super().view(seen, seat), **fields)

    return Shows()


def plan(**fields: Any) -> Preview:
    return Preview(Phrase("coins"), **fields)


def map_with(*changed: dict[str, Any], area: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the fields of a view with a map of two hexes, each changed, and one area."""
    areas = [Area("west", Phrase("coins")), replace(Area("east", Phrase("coins"), "west"), **(area or {}))]
    pair = [Space(0, "hex:0", 0, 0, area="west"), Space(1, "hex:1", 1, 0)]
    spaces = [replace(one, **fields) for one, fields in zip(pair, (*changed, {}, {}), strict=False)]
    return {"map": MapView(Phrase("coins"), "pointy", spaces, areas)}


def ordering(*lines: Command) -> dict[str, Any]:
    """Return the fields of a view with a sheet of orders."""
    return {**map_with(), "commands": Commands(Phrase("coins"), lines=list(lines))}


FORECAST = Forecast("keep", Phrase("coins"), {}, "", "")
COIN = Change("coins:red", Phrase("coins"), "coins", 2, 1)
FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"passing": "wait"}, "'wait' lets a window go by"),
    ({"main": "wait"}, "the main button answers 'wait'"),
    ({"blocked": [OptionView("wait", Phrase("coins"), ["@7"], "ORD-1", 0)]}, "'wait' points at what is not shown: @7"),
    ({"blocked": [OptionView("wait", Phrase("coins"), [], "ORD-1", 0)]}, "for a reason that is not given"),
    ({"blocked": [OptionView("wait", Phrase("coins"), [], "", 0)]}, "blocked by no clause"),
    ({"hints": [Hint("one", Phrase("coins"))]}, "1 hints of 0"),
    ({"hints": [Hint("one", Phrase("coins"))] * 2, "hint_count": 2}, "given twice"),
    ({"hints": [Hint("one", Phrase("coins"), ["@7"])], "hint_count": 1}, "hint 'one' points at what is not shown: @7"),
    ({"preview": plan(changes=[replace(COIN, thing="@7")])}, "preview points at what is not shown: @7"),
    ({"preview": plan(pairs=[Pair(0, [COIN])])}, "says coins 2 of coins:red, not None"),
    ({"preview": plan(pairs=[Pair(0)])}, "a pair is of no link"),
    ({"preview": plan(forecasts=[FORECAST])}, "a forecast of the preview is of no zone"),
    ({"preview": plan(counters=[CounterChange("red", "coins", Phrase("coins"), 99, 1)])}, "starts elsewhere"),
    (map_with({"handle": "hex:1"}), "two spaces of the map have one handle"),
    (map_with({"number": 1}), "the map's spaces are not in order"),
    (map_with({"q": 1}), "two spaces of the map are at one place"),
    (map_with({"area": "north"}), "an area is not on the map"),
    (map_with(area={"group": "north"}), "an area is not on the map"),
    (map_with({"control": "nobody"}), "something of the map is held by no seat"),
    (map_with(area={"control": "nobody"}), "something of the map is held by no seat"),
    (map_with({"sides": ["red", "@7"]}), "the order of arrival in hex:0 points at what is not shown: @7"),
    (map_with({"things": ["@7"]}), "on the map stand .*@7"),
    (ordering(Command("@7", Phrase("coins"))), "the order of @7 points at what is not shown: @7"),
    (ordering(Command("hex:0", Phrase("coins"), way=["@7"])), "the order of hex:0 points at what is not shown: @7"),
    (ordering(Command("hex:0", Phrase("coins"), mark="shy")), "no words for 'shy'"),
    (ordering(*[Command("hex:0", Phrase("coins"))] * 2), "something has two orders"),
    (ordering(*[Command(f"hex:{one}", Phrase("coins"), open=True) for one in (0, 1)]), "two orders are asked about"),
]


class TestViews:
    @pytest.mark.parametrize(("fields", "saying"), FAULTS, ids=[saying for _, saying in FAULTS])
    def test_what_is_not_there(self, fields: dict[str, Any], saying: str):
        law_catches(contract.shows_what_is_there, shows(**fields), saying)

    def test_a_change_that_is_none(self):
        view = GAME.view(GAME.simulated({"coins": 2}, 1).observe(0), 0)
        card = CardView("@1", "knight", Phrase("coins"), numbers=[Number("endure", 2, 2)])
        view.zones.append(Zone("keep", "", "row", Phrase("coins"), cards=[card]))
        view.preview = plan(changes=[Change("@1", Phrase("coins"), "endure", 2, 2)])
        with pytest.raises(AssertionError, match="@1 does not change"):
            assert_view(view)

    def test_a_map_may_be_pointed_at(self):
        view = GAME.view(GAME.simulated({"coins": 2}, 1).observe(0), 0)
        view.map = map_with({"things": ["@1"], "sides": ["red", "@1"], "control": "red"})["map"]
        view.zones.append(Zone("field", "", "map", Phrase("coins"), cards=[CardView("@1", "knight", Phrase("coins"))]))
        view.hints, view.hint_count = [Hint("go", Phrase("coins"), ["hex:1"])], 1
        assert_view(view)
        view.map.spaces[1].things.append("@1")
        with pytest.raises(AssertionError, match="on the map stand"):
            assert_view(view)

    def test_an_event_that_is_the_doing_of_no_seat(self):
        class Claims(OrdersGame):
            def event_seat(self, event: Event) -> int:
                return 4

        law_catches(contract.shows_what_is_there, Claims(), "is the doing of seat 4")


class TestOffers:
    def caught(self, game: OrdersGame, saying: str) -> None:
        with pytest.raises((AssertionError, WordsError), match=saying):
            contract.check_offer(game)

    def test_phases_that_are_none(self):
        class Stopped(OrdersGame):
            def usual_stops(self) -> Stops:
                return Stops(own=["night"])

        self.caught(Stopped(), "phases that are none")

    def test_words_that_are_missing(self):
        class Pitched(OrdersGame):
            def pitch(self) -> Phrase:
                return Phrase("pitch")

        self.caught(Pitched(), "no message 'pitch'")

    @pytest.mark.parametrize(
        ("values", "saying"),
        [
            (["few"], "no choice"),
            (["few", "few"], "no choice"),
            (["many", "few"], "the default of coins is few"),
            (["few", "none"], "coins can't be none"),
        ],
    )
    def test_values_that_can_not_be_played(self, values: list[str], saying: str):
        class Chosen(OrdersGame):
            def complete(self, setup: Any) -> dict[str, Any]:
                options = {"coins": "few", **setup.get("options", {})}
                if options["coins"] == "none":
                    raise ProblemsError([Problem("", 0, "coins", "", "", "", "")])
                return {**self.default_setup(), "options": options}

            def choices(self) -> list[Choice]:
                return [Choice("coins", Phrase("coins"), "ORD-1", [(value, Phrase("coins")) for value in values])]

        self.caught(Chosen(), saying)


class TestMatches:
    @pytest.mark.parametrize(
        ("rows", "saying"),
        [
            ([Row([])], "a row of 0 cells"),
            ([Row([Cell(leader="nobody")])], "'nobody' leads"),
            ([Row([Cell(numbers={"nobody": 1})])], "numbers of"),
        ],
    )
    def test_a_summary_that_is_no_table(self, rows: list[Row], saying: str):
        class Sums(OrdersGame):
            def summary(self, seen: State, told: Any, seat: int) -> Summary | None:
                return Summary(Phrase("coins"), [Phrase("coins")], rows) if seen.over else None

        match_law_catches(contract.sums_up_what_is_over, Sums(), saying)

    def test_a_summary_that_comes_too_soon(self):
        class Sums(OrdersGame):
            def summary(self, seen: State, told: Any, seat: int) -> Summary | None:
                return Summary(Phrase("coins"))

        match_law_catches(contract.sums_up_what_is_over, Sums(), "a game that goes on")

    def test_figures_of_nobody(self):
        class Sums(OrdersGame):
            def summary(self, seen: State, told: Any, seat: int) -> Summary | None:
                return Summary(Phrase("coins"), figures=[(Phrase("coins"), {"nobody": 1})]) if seen.over else None

        match_law_catches(contract.sums_up_what_is_over, Sums(), "is told of")

    def test_chance_left_in_a_live_state(self):
        class Open(OrdersGame):
            def fresh(self, setup: Any) -> State:
                state = super().fresh(setup)
                state.gen = 5
                return state

        match_law_catches(contract.replays_its_record, Open(), "a live match holds a generator")

    def test_a_rule_that_depends_on_the_process(self, monkeypatch: Patch):
        count = iter(range(10**9))
        monkeypatch.setattr(orders.GainCoin, "run", lambda self, s: s.coins.__setitem__(self.seat, next(count)))
        monkeypatch.setattr(orders.DrawCard, "run", lambda self, s: s.coins.__setitem__(0, next(count) % 5))
        match_law_catches(
            contract.replays_its_record, GAME, "is not the recorded one|is refused|another state|another start"
        )

    def test_an_answer_that_leaves_a_trace_when_taken_back(self):
        class Traces(Orders):
            trace = 0

            def observe(self, seat: int) -> Self:
                Traces.trace += 1
                return super().observe(seat)

            def clone(self) -> Self:
                copy = super().clone()
                copy.round = self.round + (Traces.trace > 400)
                return copy

        match_law_catches(contract.takes_back_what_does_not_bind, game_of(Traces), ".")

    def test_a_way_back_that_is_promised_and_not_there(self, monkeypatch: Patch):
        monkeypatch.setattr(Match, "can_take_back", lambda self, seat: True)
        match_law_catches(contract.takes_back_what_does_not_bind, GAME, "promised")

    def test_a_refusal_that_nobody_explains(self):
        class Mute(OrdersGame):
            def reason_phrase(self, clause: str) -> Phrase:
                return Phrase("why-not")

        match_law_catches(contract.refuses_what_is_wrong, Mute(), "no message 'why-not'")


class TestParts:
    def test_everything_that_can_be_written_to_is_found(self):
        state = GAME.simulated({"coins": 2}, 1)
        state.advance()
        parts = set(contract.mutable_parts(state).values())
        assert {"state", "state.hands", "state.hands[0]", "state.agenda", "state.hooks", "state.lanes[2]"} <= parts
        assert not any("opened" in part for part in parts)

    def test_how_many_games_are_asked_for(self, monkeypatch: Patch):
        class Big(OrdersGame):
            tutorial = False

        class Long(Big):
            weight = 4

        monkeypatch.setenv("LIZA_GAMES", "500")
        assert (contract.how_many(Big()), contract.how_many(Long()), contract.how_many(GAME)) == (500, 125, 50)
        monkeypatch.delenv("LIZA_GAMES")
        assert contract.how_many(Big()) == 2000

    def test_random_setups_go_with_their_seed(self):
        setups = [setup_for(GAME, seed) for seed in range(20)]
        assert setups[0] == {"coins": 2}
        assert {setup["coins"] for setup in setups} == {0, 1, 2, 3}
        assert setups == [setup_for(GAME, seed) for seed in range(20)]

    def test_a_match_played_at_random_ends_and_is_the_same_every_time(self):
        texts = {contract.random_match(GAME, 3).record().to_text() for _ in range(2)}
        assert len(texts) == 1
