"""Computer players at tables for two, three and four."""

from __future__ import annotations

import pytest

from liza.games.promised import GAME
from liza.kernel import REAL
from liza.lab.simulate import simulate
from liza.players import make_player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_players_meet_in_the_laboratory(players: int):
    report = simulate(GAME, {"players": players}, ["random"] * players, 2, jobs=1)
    assert all(2 <= one.rounds <= 12 for one in report.results)
    assert not report.broken()
    assert all(0 <= one.first < players for one in report.results)
    with pytest.raises(ValueError, match=f"has {players} seats"):
        simulate(GAME, {"players": players}, ["random"], 1, jobs=1)


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_players_see_what_their_seat_sees(players: int):
    setup = GAME.complete({"players": players, "options": {}})
    s = GAME.simulated(setup, 11)
    seats = [make_player("greedy", GAME, setup, seat, seat + 1) for seat in range(players)]
    for _ in range(12):
        options = s.advance(REAL)
        seen = s.observe(s.asking)
        ask = seen.ask_of(s.asking)
        assert ask is not None
        chosen = seats[s.asking].choose(seen, ask, options)
        assert chosen in options
        s.apply(chosen)
    assert GAME.broken(s) == []
