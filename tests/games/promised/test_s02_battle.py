"""The sections tropas, fuerza and batalla: what is committed and lost, strengths line by line, the battle cards."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.promised import GAME, kinds
from liza.games.promised.fixed import ARK_BONUS, CITY_MELT, MERCENARY_BONUS, VILLAGE_MELT
from liza.games.promised.numbers import melted
from liza.games.promised.pieces import BY_SORTIE, CITY, Settlement
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.promised.table import A, B, C, after_movement, answer, attack, combat, full, loud, table, turn


def totals(outcome: Outcome) -> tuple[int, int]:
    """Returns the totals of the last report: original attacker, original defender."""
    report = full(outcome).reports[-1]
    return report.total(0), report.total(1)


def field(a: str = "otoniel 1,0 4", b: str = "barac 1,0 4", **options: Any) -> Scene:
    """Returns B's turn against A in an open hex where A was first."""
    given = table(**options).seat(A, generals=[a]).seat(B, generals=[b])
    return given.table(first=B)


def siege(
    place: str = "wall garrison=3 siege=1", a: str = "samgar zora 3", b: str = "barac zora 5", **options: Any
) -> Scene:
    """Returns B's turn against A in A's Zora."""
    given = table(**options).seat(A, places=[f"zora {place}"], generals=[a] if a else [])
    return given.seat(B, generals=[b]).table(first=B)


def fought(given: Scene, mine: list[str], theirs: list[str], place: str = "zora") -> Outcome:
    """Returns the scene after B has declared on A with an order, and A answered."""
    return answer(attack(combat(given), B, A, place, *mine), A, *theirs)


# tropas


@clause("PRO-tropas-1")
def test_each_general_commits_up_to_what_he_commands():
    given = field(b="barac 1,0 3")
    asked = combat(given).when(B, f"declare 1,0 {A}")
    assert asked.offered(B) == [f"commit barac {n}" for n in range(4)]
    assert asked.when(B, "commit barac 4").refused == "PRO-tropas-1"
    two = table().seat(A, generals=["otoniel 1,0 0"]).seat(B, generals=["barac 1,0 1", "jefte 1,0 5"]).table(first=B)
    assert combat(two).when(B, f"declare 1,0 {A}", "commit barac 2").refused == "PRO-tropas-1"
    none = combat(field()).when(B, f"declare 1,0 {A}", "commit barac 0")
    assert none.owing == [A]


@clause("PRO-tropas-2")
def test_only_the_owner_commits_the_garrison():
    declared = attack(combat(siege()), B, A, "zora", "commit barac 0").when(A, "commit samgar 0")
    assert declared.offered(A) == [f"garrison {n}" for n in range(4)]
    assert declared.when(A, "garrison 4").refused == "PRO-tropas-2"
    besieger = combat(siege()).when(B, f"declare zora {A}")
    assert besieger.when(B, "garrison 1").refused == "PRO-tropas-2"


@clause("PRO-tropas-3", "PRO-tropas-4")
def test_committed_troops_are_lost_even_by_the_winner():
    won = fought(field(b="barac 1,0 5"), ["commit barac 3"], ["commit otoniel 0"], "1,0")
    assert won.seat(B).generals == ["barac 1,0 2"]
    free = fought(field(a="ibzan 1,0 0"), ["commit barac 0"], [], "1,0")
    assert free.seat(B).generals == ["barac 1,0 4"]
    held = fought(siege("garrison=4 siege=1"), ["commit barac 2"], ["commit samgar 0", "garrison 4"])
    assert (held.seat(A).places, held.seat(A).generals) == (["zora"], ["samgar zora 3"])


@clause("PRO-tropas-5")
def test_winners_stay_in_the_hex():
    won = fought(field(a="otoniel silo 1", b="barac silo 4"), ["commit barac 4"], ["commit otoniel 0"], "silo")
    assert won.seat(B).generals == ["barac silo 0"]
    sortie = combat(siege("wall garrison=3 siege=1", "otoniel zora 3", "obed zora 0"))
    out = attack(sortie.when(B, f"hold zora {A}"), A, B, "zora", "commit otoniel 0", "garrison 0")
    assert out.seat(A).generals == ["otoniel zora 3"]


@clause("PRO-tropas-6", "PRO-tropas-10")
def test_the_losers_garrison_and_troops_are_gone():
    lost = fought(siege("garrison=4 siege=1"), ["commit barac 5"], ["commit samgar 2", "garrison 1"])
    s = full(lost)
    assert (s.settlements[0].garrison, s.generals[1].troops, lost.seat(A).generals) == (0, 0, [])
    held = fought(siege("wall garrison=4 siege=1"), ["commit barac 0"], ["commit samgar 0", "garrison 1"])
    assert held.seat(A).places == ["zora wall garrison=3"]
    stack = field().seat(A, stacks={"1,0": 2})
    assert fought(stack, ["commit barac 4"], ["commit otoniel 0"], "1,0").seat(A).stacks == {}


@clause("PRO-tropas-7", "PRO-tropas-8", "PRO-tropas-9", "PRO-jugador-6")
def test_the_losers_generals_are_captured_without_their_items():
    given = field(a="samgar 1,0 1 sword squire", b="barac 1,0 6").seat(
        A, generals=["ibzan 1,0 0 chariot", "tola silo 2"]
    )
    lost = fought(given, ["commit barac 6"], ["commit samgar 0"], "1,0")
    assert lost.seat(B).captives == ["samgar", "ibzan"]
    assert lost.seat(B).generals == ["barac 1,0 0"]
    s = full(lost)
    assert (s.generals[1].items, s.generals[5].items, lost.seat(A).generals) == (0, 0, ["tola silo 2"])
    moving = turn(Scene(GAME, s).quietly().seat(A, generals=["gedeon 1,0 0"]), A, 5)
    assert not any("samgar" in text for text in moving.offered(A))
    attacker = fought(field(b="barac 1,0 0"), [], ["commit otoniel 4"], "1,0")
    assert attacker.seat(A).captives == ["barac"]


@clause("PRO-tropas-11", "PRO-fuerza-2", "PRO-fuerza-5", "PRO-batalla-7")
def test_what_adds_to_a_side():
    given = field(a="ibzan 1,0 0", b="barac 1,0 6 sword").seat(B, hand=["mercenaries"])
    won = fought(given, ["commit barac 4", "use mercenaries"], [], "1,0")
    assert totals(won) == (3 + 1 + 4 + MERCENARY_BONUS, 1)
    bare = fought(field(a="ibzan 1,0 0", b="barac 1,0 6"), ["commit barac 0"], [], "1,0")
    assert totals(bare) == (3, 1)
    two = table().seat(A, generals=["ibzan 1,0 0"]).seat(B, generals=["barac 1,0 1", "jair 1,0 4"]).table(first=B)
    assert totals(fought(two, ["commit barac 1", "commit jair 0"], [], "1,0")) == (6, 1)
    items = field(a="ibzan 1,0 0", b="jair 1,0 0 chariot sword")
    assert totals(fought(items, [], [], "1,0")) == (5, 1)
    squire = field(a="ibzan 1,0 0", b="jair 1,0 0 squire")
    assert totals(fought(squire, [], [], "1,0")) == (2, 1)
    both = field(b="barac 1,0 0").seat(A, hand=["mercenaries"]).seat(B, hand=["mercenaries"])
    assert totals(fought(both, ["use mercenaries"], ["commit otoniel 0", "use mercenaries"], "1,0")) == (7, 7)


# fuerza


@clause("PRO-fuerza-1", "PRO-fuerza-21", "PRO-fuerza-22")
def test_the_attacker_needs_strictly_more():
    more = fought(field(b="barac 1,0 5"), ["commit barac 5"], ["commit otoniel 4"], "1,0")
    assert (totals(more), more.seat(B).captives) == ((8, 7), ["otoniel"])
    even = fought(field(), ["commit barac 4"], ["commit otoniel 4"], "1,0")
    assert (totals(even), even.seat(A).captives) == ((7, 7), ["barac"])


@clause("PRO-fuerza-3", "PRO-fuerza-4", "PRO-fuerza-18", "PRO-informe-6")
def test_what_adds_to_the_defender():
    given = siege().table(ark="zora").seat(A, hand=["mercenaries"])
    held = fought(given, ["commit barac 5"], ["commit samgar 2", "garrison 1", "use mercenaries"])
    assert totals(held) == (8, 2 + 2 + 1 + 4 + 3 + 4)
    lines = full(held).reports[0].lines
    assert [lines[i + 2] for i in range(0, len(lines), 3) if lines[i] == 1] == [2, 2, 1, 4, 4, 3]
    once = siege("siege=1", "samgar zora 0").seat(A, hand=["mercenaries"])
    assert totals(fought(once, ["commit barac 0"], ["use mercenaries"]))[1] == 6
    plain = fought(siege("siege=1").table(ark="zora"), ["commit barac 0"], ["commit samgar 1"])
    assert totals(plain)[1] == 2 + 1 + ARK_BONUS


@pytest.mark.parametrize(
    ("kind", "wall", "expected"), [(1, True, VILLAGE_MELT), (2, False, CITY_MELT), (1, False, (0,) * 4)]
)
@clause("PRO-fuerza-7", "PRO-fuerza-8", "PRO-fuerza-9")
def test_the_bonus_melts_by_the_table(kind: int, wall: bool, expected: tuple[int, ...]):
    place = Settlement()
    place.kind, place.wall = kind, wall
    assert tuple(int(melted(place, round)) for round in (1, 2, 3, 4)) == expected
    assert melted(place, 5) == expected[-1]


@clause("PRO-fuerza-10", "PRO-jueces-5")
def test_a_citys_old_wall_adds_nothing():
    place = Settlement()
    place.kind, place.wall = CITY, True
    assert melted(place, 1) == CITY_MELT[0] == 6


@clause("PRO-fuerza-11")
def test_siege_round_1_is_the_round_of_arrival():
    given = siege("wall garrison=3")
    then = answer(attack(after_movement(given), B, A, "zora", "commit barac 0"), A, "commit samgar 0", "garrison 0")
    assert totals(then)[1] == 2 + 4


@clause("PRO-fuerza-12")
def test_the_siege_count_is_the_settlements():
    given = (
        table(3).seat(A, places=["zora city siege=2"], generals=["otoniel zora 0"]).seat(B, generals=["barac zora 1"])
    )
    given = given.seat(C, generals=["aod zora 1"]).table(first=C)
    then = attack(after_movement(given), C, A, "zora", "commit aod 0")
    assert totals(then) == (3, 3 + 2)
    each = table(3, siege_count="per_besieger").seat(A, places=["zora city"], generals=["otoniel zora 0"])
    each = each.seat(B, generals=["barac zora 1"])
    once = after_movement(each)
    twice = after_movement(
        Scene(GAME, full(once)).quietly().seat(C, generals=["aod zora 1"]).table(first=C)
    )  # B's encounter expires first
    then = attack(twice, C, A, "zora", "commit aod 0")
    assert (totals(then), full(then).settlements[0].siege) == ((3, 3 + 6), 2)


@clause("PRO-fuerza-12", "PRO-movimiento-7")
def test_the_siege_count_falls_to_zero_with_the_last_enemy():
    given = siege("city garrison=1 siege=2", "otoniel zora 0")
    left = turn(given, B, 5).when(B, "move barac -1,1", "stop", "pass")
    assert full(left).settlements[0].siege == 0
    fallen = fought(siege("city siege=2", "otoniel zora 4"), ["commit barac 0"], ["commit otoniel 4"])
    assert full(fallen).settlements[0].siege == 0
    # C enters before B leaves: the count goes on; after B has left it starts anew
    base = table(3).seat(A, places=["zora city siege=1"]).seat(B, generals=["barac zora 1"])
    base = base.seat(C, generals=["aod -1,1 1"])
    first = turn(base, B, 5).when(B, "move barac -2,2", "stop", "pass")
    then = turn(Scene(GAME, full(first)).quietly(), C, 5).when(C, "move aod zora", "pass")
    assert full(after_movement(Scene(GAME, full(then)).quietly())).settlements[0].siege == 1
    first = turn(base, C, 5).when(C, "move aod zora", "pass")
    then = turn(Scene(GAME, full(first)).quietly(), B, 5).when(B, "move barac -2,2", "stop", "pass")
    assert full(after_movement(Scene(GAME, full(then)).quietly())).settlements[0].siege == 2


@clause("PRO-fuerza-13", "PRO-batalla-1")
def test_siege_weapons_cancel_the_bonus():
    given = siege("wall siege=1", "samgar zora 3", "barac zora 3").seat(B, hand=["siege-weapons"])
    won = fought(given, ["commit barac 3", "use siege-weapons"], ["commit samgar 3"])
    assert (totals(won), won.offered(B)) == ((6, 5), ["conquer", "sack"])
    assert won.cites("PRO-fuerza-13")
    assert totals(fought(given, ["commit barac 3"], ["commit samgar 3"])) == (6, 9)


@clause("PRO-fuerza-14", "PRO-fuerza-24")
def test_the_secret_passage_cancels_it_for_its_own_battle():
    given = table(3).seat(A, places=["zora city siege=1"], generals=["otoniel zora 0"])
    given = given.seat(B, generals=["barac zora 0 passage"]).seat(C, generals=["aod zora 0"])
    with_passage = attack(combat(given.table(first=B)), B, A, "zora")
    assert (totals(with_passage), with_passage.cites("PRO-fuerza-14")) == ((3, 3), True)
    without = attack(combat(given.table(first=C)), C, A, "zora")
    assert totals(without) == (3, 9)


@clause("PRO-fuerza-15", "PRO-fuerza-24")
def test_a_sortie_leaves_the_walls_behind():
    given = table(3).seat(A, places=["zora wall siege=1"], generals=["otoniel zora 2"])
    given = given.seat(B, generals=["barac zora 0"]).seat(C, generals=["aod zora 0"])
    out = attack(combat(given), A, B, "zora", "commit otoniel 1")
    assert totals(out) == (3, 4)
    assert full(out).reports[0].causes == BY_SORTIE
    then = attack(out.when(A, f"hold zora {C}"), C, A, "zora")
    assert totals(answer(then, A, "commit otoniel 0")) == (3, 3 + 4)


@clause("PRO-fuerza-16")
def test_nothing_else_cancels_it():
    given = siege("city siege=1", "samgar zora 0", "barac zora 0").seat(B, hand=["mercenaries", "ambush", "assassin"])
    held = fought(given, ["use mercenaries", "use ambush", "use assassin"], [])
    assert totals(held) == (3 + 4, 6)
    lone = fought(siege("wall siege=1", "", "jair zora 0"), [], [])
    assert totals(lone) == (2, 4)


@clause("PRO-fuerza-17")
def test_siege_weapons_cancel_wall_or_city():
    given = siege("city siege=1", "samgar zora 0").seat(B, hand=["siege-weapons"])
    assert totals(fought(given, ["commit barac 0", "use siege-weapons"], []))[1] == 2
    walls = siege("city siege=1", "samgar zora 0", siege_weapons_scope="wall_only").seat(B, hand=["siege-weapons"])
    asked = combat(loud(walls)).when(B, f"declare zora {A}", "commit barac 0")
    assert asked.offered(B) == ["confirm"]
    assert asked.when(B, "use siege-weapons").refused == "PRO-fuerza-17"


@clause("PRO-fuerza-19", "PRO-informe-12")
def test_nothing_cancels_the_ark():
    given = siege("wall siege=1", "samgar zora 0", "obed zora 0").table(ark="zora", first=A)
    out = attack(combat(given), A, B, "zora")
    assert totals(out) == (1, 2 + 3)
    lines = full(out).reports[0].lines
    assert [(lines[i + 1] & 0xFF, lines[i + 2]) for i in range(0, len(lines), 3) if lines[i] == 1][1:] == [
        (7, 0),
        (8, 3),
    ]
    cards = siege("city siege=1", "samgar zora 0", "barac zora 0").table(ark="zora")
    cards = cards.seat(B, hand=["siege-weapons", "ambush"])
    held = fought(cards, ["use siege-weapons", "use ambush"], [])
    assert totals(held) == (3, 3)


@clause("PRO-fuerza-20")
def test_the_ark_helps_only_where_it_stands():
    given = siege("siege=1", "samgar zora 0", "barac zora 1").seat(B, places=["belen"]).table(ark="belen")
    assert totals(fought(given, ["commit barac 1"], [])) == (4, 2)


@clause("PRO-fuerza-23")
def test_ties_go_to_the_original_defender_even_as_aggressor():
    given = siege("wall siege=1", "otoniel zora 0", "barac zora 0").table(first=A)
    tied = attack(combat(given), A, B, "zora")
    assert tied.seat(A).captives == ["barac"]
    given = siege("wall siege=1", "otoniel zora 0", "barac zora 0", tie_winner="responder").table(first=A)
    other = attack(combat(given), A, B, "zora")
    assert (other.seat(B).captives, other.offered(B)) == (["otoniel"], ["conquer", "sack"])


@clause("PRO-fuerza-25")
def test_the_passage_holds_even_if_its_general_dies():
    given = siege("wall siege=1", "samgar zora 0", "barac zora 0 passage")
    given = given.seat(A, hand=["ambush"]).seat(B, hand=["mercenaries"])
    won = fought(given, ["use mercenaries"], ["use ambush"])
    assert (totals(won), won.offered(B)) == ((4, 2), ["conquer", "sack"])


# batalla


@clause("PRO-batalla-3", "PRO-batalla-5", "PRO-batalla-6", "PRO-batalla-16", "PRO-jugador-5")
def test_an_ambush_kills_all_enemy_generals_in_the_hex():
    given = field(a="otoniel 1,0 5").seat(A, generals=["samgar 1,0 0", "tola 1,0 0", "gedeon 2,0 1"])
    given = given.seat(B, hand=["ambush"])
    won = fought(given, ["commit barac 0", "use ambush"], ["commit otoniel 4"], "1,0")
    assert totals(won) == (3, 0)
    assert (won.seat(A).dead, won.seat(A).generals) == (["otoniel", "samgar", "tola"], ["gedeon 2,0 1"])
    assert (won.seat(B).captives, won.seat(A).stacks) == ([], {})


@clause("PRO-batalla-4", "PRO-batalla-27")
def test_troops_of_the_ambushed_stay_if_their_side_wins():
    given = (
        siege("city garrison=2 siege=1", "otoniel zora 5", "barac zora 5").table(ark="zora").seat(B, hand=["ambush"])
    )
    held = fought(given, ["commit barac 5", "use ambush"], ["commit otoniel 0", "garrison 0"])
    assert totals(held) == (8, 9)
    assert held.seat(A).places == ["zora city garrison=7"]
    field_ = field(a="otoniel 1,0 3", b="obed 1,0 0").seat(A, hand=["mercenaries"]).seat(B, hand=["ambush"])
    held = fought(field_, ["use ambush"], ["commit otoniel 0", "use mercenaries"], "1,0")
    assert (totals(held), held.seat(A).stacks) == ((1, 4), {"1,0": 3})


@clause("PRO-batalla-8")
def test_mercenaries_raise_the_wrath_win_or_lose():
    given = field(b="barac 1,0 0").table(cup=4).seat(A, hand=["mercenaries"]).seat(B, hand=["mercenaries"])
    both = fought(given, ["use mercenaries"], ["commit otoniel 0", "use mercenaries"], "1,0")
    assert full(both).cup == 6
    one = fought(given, ["use mercenaries"], ["commit otoniel 4"], "1,0")
    assert (full(one).cup, one.seat(A).captives) == (5, ["barac"])


@clause("PRO-batalla-9", "PRO-batalla-10")
def test_the_assassin_kills_and_raises_the_wrath():
    for wrath, expected in (("1", 3), ("2", 4)):
        given = field(assassin_wrath=wrath).seat(A, generals=["samgar 1,0 2"]).table(cup=2).seat(B, hand=["assassin"])
        won = fought(given, ["commit barac 0", "use assassin"], ["commit otoniel 4", "commit samgar 0"], "1,0")
        assert (full(won).cup, won.seat(A).dead, won.seat(A).stacks) == (expected, ["otoniel", "samgar"], {})
    two = field().table(cup=2).seat(B, hand=["assassin", "mercenaries"])
    both = fought(two, ["commit barac 0", "use mercenaries", "use assassin"], ["commit otoniel 0"], "1,0")
    assert full(both).cup == 4


@clause("PRO-batalla-11", "PRO-batalla-12")
def test_the_squire_dies_in_his_generals_place():
    given = field(a="otoniel 1,0 4 squire sword").seat(A, generals=["samgar 1,0 0"]).seat(B, hand=["ambush"])
    held = fought(given, ["commit barac 0", "use ambush"], ["commit otoniel 4"], "1,0")
    assert totals(held) == (3, 3 + 1 + 4)
    assert (held.seat(A).generals, held.seat(A).dead) == (["otoniel 1,0 0 sword"], ["samgar"])


@clause("PRO-batalla-13")
def test_committed_troops_of_the_dead_are_lost_and_do_not_count():
    for value, left in (("lost", 2), ("stay", 5)):
        given = siege("city siege=1", "otoniel zora 5", "barac zora 2", ambush_committed=value).seat(B, hand=["ambush"])
        held = fought(given, ["commit barac 2", "use ambush"], ["commit otoniel 3"])
        assert (totals(held), held.seat(A).places) == ((5, 6), [f"zora city garrison={left}"])


@clause("PRO-batalla-14", "PRO-batalla-15")
def test_a_garrison_without_living_generals_is_silenced():
    for value, strength in (("silenced", 4), ("fights", 7)):
        given = siege("wall garrison=3 siege=1", "samgar zora 2", "obed zora 0", ambush_garrison=value)
        held = fought(given.seat(B, hand=["ambush"]), ["use ambush"], ["commit samgar 2", "garrison 3"])
        assert totals(held) == (1, strength)
    given = siege("garrison=1 siege=1", "otoniel zora 2 squire", "obed zora 0").seat(A, generals=["samgar zora 3"])
    held = fought(given.seat(B, hand=["ambush"]), ["use ambush"], ["commit otoniel 2", "commit samgar 3", "garrison 1"])
    assert totals(held) == (1, 3 + 2 + 1)


@clause("PRO-batalla-17")
def test_both_sides_cards_work_at_once():
    given = field(a="otoniel 1,0 0", b="barac 1,0 0").seat(A, hand=["ambush"]).seat(B, hand=["ambush"])
    both = fought(given, ["use ambush"], ["use ambush"], "1,0")
    report = full(both).reports[0]
    assert (totals(both), report.winner, both.seat(A).dead, both.seat(B).dead) == ((0, 0), 0, ["otoniel"], ["barac"])


@clause("PRO-batalla-18")
def test_one_copy_of_each_card_in_a_battle():
    given = field(b="barac 1,0 0").seat(B, hand=["mercenaries", "mercenaries", "ambush"])
    asked = combat(given).when(B, f"declare 1,0 {A}", "use mercenaries")
    assert asked.offered(B) == ["confirm", "use ambush"]
    assert asked.when(B, "use mercenaries").refused == "PRO-batalla-18"
    many = field(b="barac 1,0 0", card_copies_per_battle="9").seat(B, hand=["mercenaries", "mercenaries"])
    then = fought(many, ["use mercenaries", "use mercenaries"], ["commit otoniel 0"], "1,0")
    assert (totals(then)[0], full(then).cup) == (11, 2)


@clause("PRO-batalla-19")
def test_killing_cards_need_somebody_to_kill():
    given = siege("garrison=3 siege=1", "").seat(B, hand=["ambush", "assassin"])
    asked = combat(loud(given)).when(B, f"declare zora {A}", "commit barac 1")
    assert asked.offered(B) == ["confirm"]
    assert asked.when(B, "use ambush").refused == "PRO-batalla-19"


@clause("PRO-batalla-21", "PRO-batalla-22")
def test_each_killing_card_uses_up_a_squire():
    given = field(a="otoniel 1,0 0 squire", b="barac 1,0 0").seat(B, hand=["ambush", "assassin"])
    both = fought(given, ["use ambush", "use assassin"], [], "1,0")
    assert (both.seat(A).dead, full(both).cup) == (["otoniel"], 1)
    one = fought(given, ["use assassin"], [], "1,0")
    assert (one.seat(A).dead, full(one).cup, one.seat(A).captives) == ([], 1, ["barac"])


@clause("PRO-batalla-23", "PRO-cartas-13")
def test_cards_of_a_battle_go_to_the_discard():
    given = field(b="barac 1,0 0").seat(B, hand=["ambush", "harvest"])
    declared = combat(given).when(B, f"declare 1,0 {A}", "use ambush", "confirm")
    assert declared.seat(B).hand == ["ambush", "harvest"]
    then = answer(declared, A, "commit otoniel 0")
    assert (then.seat(B).hand, list(full(then).discard)) == (["harvest"], [2])


@clause("PRO-batalla-24")
def test_killing_cards_leave_wall_ark_and_mercenaries():
    given = siege("city siege=1", "samgar zora 0").table(ark="zora").seat(A, hand=["mercenaries"])
    held = fought(given.seat(B, hand=["ambush"]), ["commit barac 0", "use ambush"], ["use mercenaries"])
    assert totals(held)[1] == 6 + 3 + 4


@clause("PRO-batalla-25")
def test_an_ambush_spares_third_parties():
    for value, alive in (("opponent", ["aod 1,0 1"]), ("whole_hex", [])):
        given = table(3, ambush_reach=value).seat(A, generals=["otoniel 1,0 0"], hand=["ambush"])
        given = given.seat(B, generals=["barac 1,0 0"]).seat(C, generals=["aod 1,0 1"])
        then = attack(combat(given), A, B, "1,0", "use ambush")
        assert (then.seat(B).dead, then.seat(C).generals) == (["barac"], alive)
        left = [int(kinds.side_of(event.a)) for event in then.events if event.kind == kinds.TROOPS_LEFT]
        assert left == ([] if alive else [2])


@clause("PRO-batalla-26")
def test_the_order_of_resolution():
    given = siege("wall siege=1", "samgar zora 0", "barac zora 5").seat(B, hand=["ambush"])
    then = fought(given, ["commit barac 5", "use ambush"], [])
    order = [
        kinds.ORDERS_REVEALED, kinds.CARD_PLAYED, kinds.GENERAL_KILLED, kinds.STRENGTHS_COMPARED, kinds.BATTLE_WON,
        kinds.TROOPS_LOST, kinds.PLACE_CHANGED, kinds.FATE_ASKED,
    ]  # fmt: skip
    told = [int(event.kind) for event in then.events]
    places = [told.index(kind) for kind in order if kind in told]
    assert places == sorted(places) and len(places) >= 7
    assert kinds.CAPTURED not in told
