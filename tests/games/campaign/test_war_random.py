"""Whole campaigns at random: the fast lists of marches are those that the rules allow, and every battle ends."""

from __future__ import annotations

import pytest

from liza.games.campaign import GAME
from liza.games.campaign.activations import MarchOn
from liza.games.campaign.orders import GiveOrders
from liza.games.campaign.retreating import ChooseRetreat
from liza.kernel import Ask, Rng

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
