"""Section 10 up to the Confrontations: the shared turn, its phases, Renovación."""

from __future__ import annotations

from liza.games.resurgir.abilities import RELEASE
from liza.games.resurgir.sequence import EndTurn, HandLimit, ReadyAll
from liza.testing.marks import clause
from liza.testing.scenes import Outcome
from tests.games.resurgir.table import (
    RENEWAL_STEPS,
    act,
    declare,
    end,
    full,
    invade,
    moment,
    on,
    phase_steps,
    table,
)


@clause("RES-10-2", "RES-10-3", "RES-10-4", "RES-10.3-3")
def test_a_phase_is_resolved_whole_by_one_then_by_the_other():
    given = table().south(hand=["zero", "zero", "m-1"], base=3).north(hand=["zero", "zero"])
    first = given.at(*phase_steps(3), *phase_steps(3, second=True))
    assert (first.owing, full(first).active) == (["south"], 0)
    assert first.when("north", "play zero").refused == "RES-10.3-3"
    second = first.when("south", "end")
    assert (second.owing, full(second).active) == (["north"], 1)
    played = second.when("north", "play zero")
    assert played.when("south", "play zero").refused == "RES-10-2"
    asked = invade(table().south(hand=["m-1", "l-inv-draw"], base=4, deck=["m-2"]))
    assert asked.when("south", "play m-1").refused == "RES-10.3-3"


@clause("RES-10-5")
def test_each_phase_has_a_moment_that_is_passed_over_without_a_choice():
    mystics = ["mystic-1", "mystic-1", "mystic-2"]
    asked = table().south(support=mystics, deck=["m-1", "m-2", "m-3"]).at(*phase_steps(1))
    assert asked.offered("south") == ["end", "equinox"] and asked.south.hand == ["m-1"]
    quiet = table().south(hand=["m-1"]).table(turn=2).at(*phase_steps(2))
    assert quiet.ended
    used = table().south(hand=["l-abundance"]).at(*phase_steps(2)).when("south", "play l-abundance")
    assert used.south.base == 6


@clause("RES-10-6", "RES-10.4.3-2", "RES-12.venganza-3", "RES-12.venganza-4")
def test_the_active_player_orders_what_triggers_at_once_the_others_too():
    given = table().south(hand=["l-both-kill", "zero"], military=["venge-kill", "m-1"])
    given = given.north(military=["venge-kill", "m-2", "m-3"])
    killed = act(given).when("south", "play l-both-kill", "target venge-kill#1", "target venge-kill#3")
    assert killed.owing == ["south"]
    assert (
        killed.offered("south") == ["process venge-kill#1/0", "process venge-kill#3/0"]
        or len(killed.offered("south")) == 2
    )
    theirs = killed.when("south", killed.offered("south")[1])
    assert (theirs.owing, theirs.south.military) == (["south"], [])
    done = theirs.when("south", "target m-2#4")
    assert done.north.military == ["m-3#5"]


@clause("RES-10-7", "RES-10.5.1-1")
def test_in_common_moments_the_tokens_holder_comes_first():
    given = table().south(support=["readied-vp turned"]).north(support=["readied-vp turned"], economic=["eco-1 turned"])
    done = given.table(phase="renewal", active="").at(ReadyAll(), RELEASE)
    scored = [int(event.a & 0xF) for event in done.events if event.kind == 18]
    assert scored == [0, 1] and not done.north.turned("eco-1#3")
    other = given.table(phase="renewal", active="", token="north").at(ReadyAll(), RELEASE)
    assert [int(event.a & 0xF) for event in other.events if event.kind == 18] == [1, 0]


@clause("RES-10.1-1")
def test_exploration_draws_one():
    given = table().south(hand=["m-1"] * 5, deck=["m-2", "m-3"]).north(hand=["m-1"] * 6, deck=["m-4"])
    done = given.at(*phase_steps(1), *phase_steps(1, second=True))
    assert (len(done.south.hand), len(done.south.deck), len(done.north.hand), done.north.deck) == (6, 1, 7, [])


@clause("RES-10.5-1", "RES-10.5-2", "RES-11.2-6", "RES-10.5.3-1")
def test_renewal_is_one_for_both_in_order():
    mystics = ["mystic-1 turned", "mystic-1", "mystic-2"]
    given = table().south(support=mystics, hand=["m-1"] * 9, deck=["m-2", "m-3"]).north(hand=["m-1"] * 8 + ["m-2"])
    asked = given.table(phase="invasion", active="north").at(*RENEWAL_STEPS)
    assert asked.offered("south") == ["end", "equinox"] and not asked.south.turned("mystic-1#1")
    declared = asked.when("south", "equinox")
    assert (declared.south.vp, declared.owing, len(declared.south.hand)) == (5, ["south"], 11)
    mine = declared.when("south", "discard m-1", "discard m-1", "discard m-1")
    assert (mine.owing, full(mine).token) == (["north"], 0)
    assert full(mine.when("north", "discard m-1")).token == 1
    assert asked.cites("RES-10.5-1") and full(asked).phase == 5


@clause("RES-10.5-3", "RES-12.frenesi-1", "RES-12.carga-3")
def test_what_lasts_for_a_phase_ends_with_the_players_own_half():
    given = table().south(military=["frenzy-2", "charge-2"]).north(military=["m-3", "m-6"], economic=["eco-3"])
    asked = declare(declare(invade(given), "eco-3#5", "frenzy-2#1"), "m-6#4", "charge-2#2")
    asked = end(asked)
    during = asked.when("south", asked.offered("south")[0])
    while "target m-3#3" not in during.offered("south"):
        during = during.when("south", during.offered("south")[0])
    during = during.when("south", "target m-3#3")
    assert during.north.strength("m-3#3") == 1
    after = during
    while not after.ended:
        seat = after.owing[0]
        after = after.when(seat, after.offered(seat)[0])
    assert after.north.strength("m-3#3") == 3
    if "frenzy-2#1" in after.south.military:
        assert after.south.strength("frenzy-2#1") == 2


@clause("RES-10.5-4")
def test_what_lasts_a_turn_ends_after_the_token_has_passed():
    pumped = act(table().south(hand=["l-boost", "zero"], base=1, military=["m-1"])).when("south", "play l-boost")
    assert pumped.south.strength("m-1#1") == 3
    fought = attack_by_north(pumped)
    assert fought.south.strength("m-1#1") == 3
    ended = on(pumped).table(phase="renewal", active="").at(EndTurn())
    assert ended.south.strength("m-1#1") == 1 and ended.cites("RES-10.5-4")


def attack_by_north(outcome: Outcome) -> Outcome:
    """Returns the scene in the other's Invasión."""
    return on(outcome).table(phase="invasion", active="north").at(HandLimit())


@clause("RES-10.5.1-1", "RES-12.tributacion-3", "RES-12.veneno-7", "RES-4.4-3")
def test_renewal_readies_all_but_what_tribute_has_turned():
    given = table().south(military=["m-1 turned", "m-2 battlefield poison=1"], economic=["eco-1 tributed"])
    done = given.north(economic=["eco-2 turned"]).table(phase="renewal", active="").at(ReadyAll())
    turned = [done.south.turned(one) for one in ("m-1#1", "m-2#2", "eco-1#3")]
    assert turned == [False, False, True] and not done.north.turned("eco-2#4")
    assert done.south.piece("m-2#2").poison == 1


@clause("RES-10.5-1")
def test_renewal_follows_when_nobody_attacks():
    given = table().south(military=["m-1"]).north(military=["m-1"]).table(turn=2)
    steps = [*phase_steps(4), *phase_steps(4, second=True), *RENEWAL_STEPS]
    asked = given.at(*steps)
    passed = asked.when("south", "end").when("north", "end")
    assert passed.cites("RES-10.5-1") and full(passed).token == 1


@clause("RES-10.5.2-1")
def test_without_excess_nothing_is_discarded():
    done = table().south(hand=["m-1"] * 7).table(phase="renewal", active="").at(HandLimit())
    assert done.ended and done.south.discard == []
    assert moment(table().south(hand=["l-renew"]), "renewal").when("south", "play l-renew").south.vp == 1
