"""Whole campaigns at random: the fast lists of marches are those that the rules allow, and every battle ends."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import GAME
from liza.games.campaign.activations import MarchOn
from liza.games.campaign.game import CampaignGame
from liza.games.campaign.orders import GiveOrders
from liza.games.campaign.retreating import ChooseRetreat
from liza.kernel import Ask, Rng
from liza.testing.contract import MATCH_LAWS, STATE_LAWS, check_games, check_matches, check_states, how_many

WATCHED = (GiveOrders, MarchOn, ChooseRetreat)


@pytest.mark.parametrize(("mode", "battles"), [("simultaneous", "reported"), ("sequential", "auto")])
def test_offers_are_what_the_rules_allow(mode: str, battles: str):
    options = {"movement_mode": mode, "battle_mode": battles, "game_length": "8"}
    setup = GAME.complete({"players": 2, "map": "duelo", "calendar": "random", "options": options})
    s = GAME.fresh(setup).seeded(11)
    rng = Rng(11)
    checked = 0
    while s.turn < 6:
        offered = s.advance()
        if not offered:
            break
        ask = s.ask_of(s.asking)
        if isinstance(ask, WATCHED) and rng.below(4) == 0:
            assert offered == Ask.options(ask, s)
            checked += 1
        s.apply(rng.pick(offered))
    assert checked > 5
    assert not GAME.broken(s)


BLOCKS = 4
"""Long campaigns are dealt out to so many tests, for workers to share."""


class Whole(CampaignGame):
    """Random campaigns of one number of countries over all sixteen turns; those of the contract are cut short."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return any set-up for that many."""
        setup = super().random_setup(rng)
        options = {**setup["options"], "game_length": "16"}
        return {**setup, "players": self.players, "map": "lago-espejo", "options": options}


@pytest.mark.soak
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_campaigns_of_sixteen_turns_end_whole(players: int, block: int):
    check_games(Whole(players), range(1 + block, how_many(GAME) // 3 + 1, BLOCKS))


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 6])
def test_campaigns_of_sixteen_turns_keep_every_law(players: int):
    game = Whole(players)
    for state_law in STATE_LAWS:
        check_states(state_law, game, range(1, 4))
    for match_law in MATCH_LAWS:
        check_matches(match_law, game, range(1, 3))
