"""Computer players: they see an observation, repeat themselves from a seed, and find what is there to be found."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games import game as registered
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.sequence import BeginRound, BeginTurn
from liza.games.inframundis.windows import ChooseAction
from liza.kernel import Rng, State, Step, dump
from liza.lab.play import play_out
from liza.players import FAIR, OPEN, GreedyPlayer, Player, RandomPlayer, UnknownPlayerError, make_player, names
from liza.testing.scenes import scene
from liza.toolkit.game import Game
from tests.games.inframundis.test_view import SETS

INFRAMUNDIS = registered("inframundis")
SOUTH, NORTH = 0, 1
GAMES = ("inframundis", "tictactoe", "connect4")


def stops(game: Game, seed: int, count: int) -> list[State]:
    """Return the states of a random game at its first decisions."""
    rng = Rng(seed)
    state = game.simulated(game.complete(game.default_setup()), seed)
    found: list[State] = []
    while (options := state.advance()) and len(found) < count:
        found.append(state.clone())
        state.apply(rng.pick(options))
    return found


def answer(player: Player, state: State) -> int:
    """Return what a player answers at a stop."""
    seen = state.observe(state.asking)
    ask = seen.ask_of(state.asking)
    assert ask is not None
    return player.choose(seen, ask, ask.options(seen))


def chosen(words: dict[str, Any], rival: dict[str, Any], step: Step, seed: int = 1) -> str:
    """Return the text of what a greedy south answers in a scene."""
    table = scene("inframundis", {"decks": ["umbral", "brasa"], "sets": SETS}).south(**words).north(**rival)
    outcome = table.at(step, BeginTurn(True), JudgeRound(), BeginRound())
    setup = INFRAMUNDIS.complete({"decks": ["umbral", "brasa"], "sets": SETS})
    player = GreedyPlayer(INFRAMUNDIS, INFRAMUNDIS.open_belief(setup), seed)
    state = outcome.state.clone()
    state.gen = 1
    seen = state.observe(SOUTH)
    ask = seen.ask_of(SOUTH)
    assert ask is not None
    return str(ask.describe(seen, player.choose(seen, ask, ask.options(seen))))


# All players


def test_players_are_known_by_name():
    assert names() == ["random", "greedy"]
    for name in names():
        setup = INFRAMUNDIS.complete(INFRAMUNDIS.default_setup())
        assert hasattr(make_player(name, INFRAMUNDIS, setup, SOUTH, 1), "choose")


def test_an_unknown_player_is_refused_with_those_there_are():
    with pytest.raises(UnknownPlayerError) as caught:
        make_player("gredy", INFRAMUNDIS, INFRAMUNDIS.complete(INFRAMUNDIS.default_setup()), SOUTH, 1)
    assert caught.value.likely == ["greedy"]
    assert "random, greedy" in str(caught.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_gives_the_same_answers(game: str, name: str):
    found = registered(game)
    setup = found.complete(found.default_setup())
    states = stops(found, 3, 12)
    one, other = (make_player(name, found, setup, SOUTH, 42) for _ in range(2))
    assert [answer(one, state) for state in states] == [answer(other, state) for state in states]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_an_answer_is_legal_and_the_observation_stays_as_it_was(game: str, name: str):
    found = registered(game)
    setup = found.complete(found.default_setup())
    player = make_player(name, found, setup, SOUTH, 5)
    for state in stops(found, 8, 15):
        seen = state.observe(state.asking)
        before = dump(seen)
        ask = seen.ask_of(state.asking)
        assert ask is not None
        options = ask.options(seen)
        assert player.choose(seen, ask, options) in options
        assert dump(seen) == before


def test_greedy_can_be_told_apart_by_nothing_that_its_seat_cannot_see():
    rng = Rng(11)
    setup = INFRAMUNDIS.complete(INFRAMUNDIS.default_setup())
    for state in stops(INFRAMUNDIS, 21, 25):
        twin = INFRAMUNDIS.twin(state, int(state.asking), rng)
        one, other = (make_player("greedy", INFRAMUNDIS, setup, int(state.asking), 9, FAIR) for _ in range(2))
        assert answer(one, state) == answer(other, twin)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(4))
def test_games_under_any_rules_end(name: str, seed: int):
    setup = INFRAMUNDIS.complete(INFRAMUNDIS.random_setup(Rng(seed)))
    state = INFRAMUNDIS.simulated(setup, seed)
    players = [make_player(name if seat == seed % 2 else "random", INFRAMUNDIS, setup, seat, seed) for seat in range(2)]
    assert play_out(state, players) > 0
    assert state.over
    assert INFRAMUNDIS.broken(state) == []


def test_random_takes_every_option_about_as_often():
    player = RandomPlayer(3)
    state = stops(registered("connect4"), 1, 1)[0]
    counts: dict[int, int] = {}
    for _ in range(700):
        taken = answer(player, state)
        counts[taken] = counts.get(taken, 0) + 1
    assert len(counts) == 7
    assert all(60 <= count <= 145 for count in counts.values())


# Greedy


def test_greedy_wins_where_one_answer_wins():
    text = chosen({"front": ["soldier-6-1"]}, {"nexus": 4}, ChooseAttack(SOUTH))
    assert text.startswith("attack soldier-6-1") and text.endswith("nexus")


def test_greedy_kills_what_cannot_strike_back_hard():
    text = chosen({"front": ["soldier-3-7"]}, {"front": ["soldier-1-3"]}, ChooseAttack(SOUTH))
    assert text.startswith("attack soldier-3-7") and "soldier-1-3" in text


def test_greedy_keeps_a_creature_from_certain_death_for_nothing():
    text = chosen({"front": ["soldier-1-1"]}, {"front": ["soldier-6-7"]}, ChooseAttack(SOUTH))
    assert text == "end"


def test_greedy_does_not_pass_with_ether_and_a_creature_in_hand():
    text = chosen({"hand": ["soldier-3-3"], "ether": 2, "limit": 2}, {}, ChooseAction(SOUTH))
    assert text == "play soldier-3-3"


def test_greedy_decides_between_equals_by_its_own_generator():
    taken = {chosen({"front": ["soldier-2-7"]}, {"front": ["soldier-1-2", "soldier-1-2"]}, ChooseAttack(SOUTH), seed)
             for seed in range(12)}  # fmt: skip
    assert len(taken) == 2


@pytest.mark.parametrize("lists", [OPEN, FAIR])
def test_greedy_beats_random(lists: str):
    """A small sample; `liza simulate --players greedy,random --games 500` is the whole claim, at least 90 %."""
    setup = INFRAMUNDIS.complete(INFRAMUNDIS.default_setup())
    won = 0
    for number in range(24):
        own = number % 2
        state = INFRAMUNDIS.simulated(setup, 1000 + number)
        players = [
            make_player("greedy" if seat == own else "random", INFRAMUNDIS, setup, seat, number, lists)
            for seat in range(2)
        ]
        play_out(state, players)
        won += state.returns()[own] == 1
    assert won >= 20
