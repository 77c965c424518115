"""The sections fase, roles, declarar and responder: who meets whom, who defends, declaring, holding, responding."""

from __future__ import annotations

from typing import Any

from liza.games.promised import GAME
from liza.games.promised.encounters import find_encounter, situation
from liza.games.promised.pieces import ATTACKED, BESIEGED, BESIEGING, COINCIDED
from liza.games.promised.places import original_defender
from liza.games.promised.sequence import ROUND, BeginPhase
from liza.games.promised.victory import PassFirst
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.promised.table import A, B, C, D, after_movement, answer, attack, combat, full, loud, table, turn

SEATS = GAME.seats


def encounters(outcome: Outcome) -> list[str]:
    s = full(outcome)
    return [f"{s.ground.names[one.hex]} {SEATS[one.one]} {SEATS[one.other]}" for one in s.encounters]


def defender(outcome: Outcome, place: str, one: str, other: str) -> str:
    s = full(outcome)
    return SEATS[original_defender(s, s.ground.number(place), SEATS.index(one), SEATS.index(other))]


def meeting(**options: Any) -> Scene:
    """Returns A's Otoniel and B's Barac in an open hex, A first."""
    given = table(**options).seat(A, generals=["otoniel 1,0 4"]).seat(B, generals=["barac 1,0 4"])
    return given


def besieging(kind: str = "wall", siege: int = 1, **options: Any) -> Scene:
    """Returns A's Zora with Otoniel in it, besieged by B's Barac."""
    given = table(**options).seat(A, places=[f"zora {kind} garrison=3 siege={siege}"], generals=["otoniel zora 3"])
    return given.seat(B, generals=["barac zora 4"])


def three(**options: Any) -> Scene:
    """Returns A, B and C in one open hex, in this order."""
    given = table(3, **options).seat(A, generals=["otoniel 1,0 3"]).seat(B, generals=["barac 1,0 3"])
    return given.seat(C, generals=["aod 1,0 3"])


# fase


@clause("PRO-fase-1", "PRO-manual-2")
def test_combat_takes_the_sixth_place():
    phases = [int(step.phase) for step in ROUND if isinstance(step, BeginPhase)]
    assert phases == [1, 2, 3, 4, 5, 7]
    begun = combat(meeting())
    assert [(e.a, e.clause) for e in begun.events if e.kind == 2] == [(6, "PRO-fase-1")]
    moving = turn(meeting(), A, 5)
    assert moving.when(A, "declare 1,0 triangle").refused == "PRO-fase-1"


@clause("PRO-fase-2")
def test_generals_of_different_players_in_one_hex_meet():
    assert encounters(combat(meeting())) == ["1,0 circle triangle"]
    apart = table().seat(A, generals=["otoniel 1,0 3"]).seat(B, generals=["barac silo 3"])
    assert combat(apart).ended
    # who walks away in the same Movement meets nobody
    left = turn(meeting(), A, 5).when(A, "move otoniel 2,0", "stop", "pass")
    assert original_absent(left)


def original_absent(outcome: Outcome) -> bool:
    s = full(outcome)
    return list(s.arrivals[s.ground.number("1,0")]) == [1]


@clause("PRO-fase-3")
def test_where_one_player_is_alone_there_is_no_combat():
    alone = table().seat(A, generals=["otoniel 2,0 1", "samgar 2,0 1", "tola 2,0 1"])
    assert combat(alone).ended
    both = combat(alone.seat(A, generals=["gedeon 1,0 1"]).seat(B, generals=["barac 1,0 1"]))
    assert "declare 2,0" not in both.offered(A)
    assert both.when(A, "declare 2,0").refused == "PRO-fase-3"


@clause("PRO-fase-4")
def test_a_settlement_without_a_general_is_a_side_all_the_same():
    given = table().seat(A, places=["zora wall garrison=3"]).seat(B, generals=["barac zora 4"])
    then = after_movement(given)
    assert encounters(then) == ["zora circle triangle"]
    assert defender(then, "zora", A, B) == A
    strict = table(garrison_without_general="no_encounter")
    strict = strict.seat(A, places=["zora wall garrison=3"]).seat(B, generals=["barac zora 4"])
    alone = after_movement(strict)
    assert (alone.ended, alone.seat(A).places) == (True, ["zora wall garrison=3 siege=1"])
    empty = table().seat(A, places=["zora"]).seat(B, generals=["jair zora 1"])
    won = attack(after_movement(empty), B, A, "zora", "commit jair 1")
    assert full(won).reports[0].total(0) == 3
    assert full(won).reports[0].total(1) == 0
    assert won.offered(B) == ["conquer", "sack"]


@clause("PRO-fase-5")
def test_a_garrison_without_a_general_only_responds():
    lone = table().seat(A, places=["zora garrison=4"]).seat(B, generals=["barac zora 4"])
    begun = after_movement(lone)
    assert begun.owing == [B]
    assert begun.when(A, "declare zora triangle").refused == "PRO-fase-5"
    elsewhere = lone.seat(A, generals=["otoniel 1,0 1"]).seat(B, generals=["jair 1,0 1"])
    asked = after_movement(elsewhere)
    assert [text for text in asked.offered(A) if "zora" in text] == []
    assert asked.when(A, "declare zora triangle").refused == "PRO-fase-5"


@clause("PRO-fase-6")
def test_who_meets_nobody_is_not_asked():
    given = table(4).seat(A, generals=["otoniel 1,0 1"]).seat(B, generals=["barac 1,0 1"])
    given = given.seat(C, generals=["aod 0,1 2"]).seat(D, places=["zora garrison=2"])
    begun = combat(given)
    assert begun.owing == [A]
    done = begun.when(A, "hold 1,0 triangle").when(B, "hold 1,0 circle")
    assert done.ended
    nobody = table(4).seat(A, generals=["otoniel 1,0 1"])
    assert not any(e.clause == "PRO-fase-1" for e in combat(nobody).events)


@clause("PRO-fase-7")
def test_ordinary_turns_go_in_round_order():
    given = table(4).seat(A, generals=["otoniel 1,0 1", "samgar 0,1 1"]).seat(B, generals=["barac 1,0 1"])
    given = given.seat(D, generals=["debora 0,1 1"]).table(first=C)
    begun = combat(given)
    assert begun.owing == [D]
    second = begun.when(D, f"hold 0,1 {A}")
    assert second.owing == [A]
    assert second.when(A, "end").owing == [B]


@clause("PRO-fase-8")
def test_three_in_a_hex_form_three_encounters_of_two():
    begun = combat(three())
    assert encounters(begun) == ["1,0 circle triangle", "1,0 circle square", "1,0 triangle square"]
    declared = attack(begun, A, B, "1,0", "commit otoniel 3")
    assert declared.owing == [B]
    assert declared.when(C, "join 1,0 circle").refused == "PRO-fase-8"


@clause("PRO-fase-9")
def test_each_battle_is_resolved_before_the_next_decision():
    given = table(3).seat(A, generals=["otoniel silo 4", "samgar 0,1 1"]).seat(B, generals=["barac silo 1"])
    given = given.seat(C, generals=["aod 0,1 1"])
    begun = combat(given)
    assert begun.when(A, "declare silo triangle").owing == [A]
    declared = attack(begun, A, B, "silo", "commit otoniel 2")
    assert declared.owing == [B]
    then = answer(declared, B, "commit barac 0")
    assert (len(full(then).reports), then.owing) == (1, [A])
    # two battles in one hex: the second is fought with what the first has left
    again = answer(attack(combat(three()), A, B, "1,0", "commit otoniel 3"), B, "commit barac 0")
    assert again.seat(A).generals == ["otoniel 1,0 0"]
    assert f"declare 1,0 {C}" in again.offered(A)


@clause("PRO-fase-10")
def test_a_pair_fights_once_a_hex_and_phase():
    given = meeting().seat(A, generals=["samgar 0,1 2"]).seat(B, generals=["jair 0,1 2"])
    lost = answer(attack(combat(given), A, B, "1,0", "commit otoniel 0"), B, "commit barac 4")
    # A is original defender: 3 against 3 + 4
    assert lost.seat(B).captives == ["otoniel"]
    assert "declare 0,1 triangle" in lost.offered(A)
    held = lost.when(A, "hold 0,1 triangle")
    assert held.offered(B) == ["declare 0,1 circle", "hold 0,1 circle"]
    assert held.when(B, "declare 1,0 circle").refused == "PRO-fase-10"


@clause("PRO-fase-11")
def test_an_encounter_dissolves_when_a_side_is_gone():
    begun = combat(three().table(first=B))
    won = answer(attack(begun, B, A, "1,0", "commit barac 3"), A, "commit otoniel 0")
    assert encounters(won) == ["1,0 circle triangle", "1,0 triangle square"]  # the first is fought
    assert any(e.clause == "PRO-fase-11" for e in won.events)
    # the conqueror without generals is a side that only responds
    village = table(3).seat(A, places=["zora"], generals=["otoniel zora 0"], hand=["ambush"])
    village = village.seat(B, generals=["barac zora 2"], hand=["mercenaries", "ambush"]).seat(
        C, generals=["aod zora 1"]
    )
    begun = after_movement(village.table(first=B))
    fought = attack(begun, B, A, "zora", "commit barac 0", "use ambush", "use mercenaries")
    fought = answer(fought, A, "use ambush")
    owned = fought.when(B, "conquer")
    assert owned.seat(B).places == ["zora garrison=2 siege=1"]
    assert encounters(owned) == ["zora circle triangle", "zora triangle square"]
    assert owned.owing == [C]
    assert f"declare zora {B}" in owned.offered(C)


# roles


@clause("PRO-roles-1", "PRO-roles-2", "PRO-declarar-12")
def test_who_arrived_earlier_defends_whoever_declares():
    begun = combat(meeting())
    assert defender(begun, "1,0", A, B) == A
    declared = attack(begun, A, B, "1,0", "commit otoniel 0")
    battle = full(declared).battle
    assert battle is not None
    assert (battle.attacker, battle.defender, battle.aggressor) == (1, 0, 0)
    with_card = combat(loud(besieging().seat(A, hand=["siege-weapons"])))
    assert with_card.when(
        A, "declare zora triangle", "commit otoniel 1", "garrison 0", "use siege-weapons"
    ).refused == ("PRO-roles-8")
    # a tie goes to the original defender, though it declared
    even = table().seat(A, generals=["otoniel 1,0 0"]).seat(B, generals=["barac 1,0 0"])
    tied = combat(even).when(A, "declare 1,0 triangle")
    assert tied.seat(A).captives == ["barac"]


@clause("PRO-roles-3", "PRO-roles-11")
def test_the_winner_of_a_hex_defends_it_from_then_on():
    begun = combat(three().table(first=C))
    won = answer(attack(begun, C, A, "1,0", "commit aod 3"), A, "commit otoniel 0")
    assert defender(won, "1,0", B, C) == C
    stays = combat(three(winner_place="loser_place").table(first=B))
    moved = combat(three().table(first=B))
    for scene_, expected in ((moved, B), (stays, A)):
        won = answer(attack(scene_, B, C, "1,0", "commit barac 1"), C, "commit aod 0")
        assert defender(won, "1,0", A, B) == expected
    village = table(3).seat(A, places=["zora"], generals=["otoniel zora 1"]).seat(B, generals=["barac zora 0"])
    village = village.seat(C, generals=["aod zora 3"]).table(first=C)
    won = answer(attack(after_movement(village), C, B, "zora", "commit aod 1"), B)
    assert defender(won, "zora", A, C) == A


@clause("PRO-roles-3", "PRO-botin-3")
def test_a_conqueror_defends_with_the_wall():
    given = table().seat(A, places=["zora wall"], generals=["otoniel 1,0 0"]).seat(B, generals=["barac zora 6"])
    won = attack(after_movement(given), B, A, "zora", "commit barac 6").when(B, "conquer")
    s = full(won)
    assert (s.settlements[0].owner, s.settlements[0].wall, s.settlements[0].siege) == (1, True, 0)
    back = table().seat(B, places=["zora wall"], generals=["barac zora 0"]).seat(A, generals=["otoniel zora 4"])
    fought = attack(after_movement(back), A, B, "zora", "commit otoniel 4")
    report = full(fought).reports[0]
    assert (SEATS[report.defender], report.total(1)) == (B, 3 + 4)


@clause("PRO-roles-4", "PRO-movimiento-12")
def test_who_leaves_and_comes_back_comes_last():
    given = table(3).seat(B, generals=["barac 1,0 1"]).seat(C, generals=["aod 2,0 1"])
    away = turn(given, B, 5).when(B, "move barac silo", "stop", "pass")
    entered = turn(Scene(GAME, full(away)).quietly(), C, 5).when(C, "move aod 1,0", "stop", "pass")
    back = turn(Scene(GAME, full(entered)).quietly(), B, 5).when(B, "move barac 1,0", "pass")
    s = full(back)
    assert list(s.arrivals[s.ground.number("1,0")]) == [2, 1]
    assert defender(back, "1,0", B, C) == C


@clause("PRO-roles-5", "PRO-fuerza-6")
def test_the_wall_adds_to_the_original_defender_alone():
    begun = combat(besieging().table(first=B))
    fought = answer(attack(begun, B, A, "zora", "commit barac 0"), A, "commit otoniel 0", "garrison 0")
    report = full(fought).reports[0]
    assert (report.total(0), report.total(1)) == (3, 3 + 4)
    city = combat(besieging("city").table(first=B))
    fought = answer(attack(city, B, A, "zora", "commit barac 0"), A, "commit otoniel 0", "garrison 0")
    assert full(fought).reports[0].total(1) == 3 + 6


@clause("PRO-roles-6", "PRO-declarar-4", "PRO-declarar-5", "PRO-declarar-3", "PRO-declarar-8")
def test_roles_and_sieges_go_on_when_encounters_expire():
    begun = after_movement(besieging(siege=0))
    assert full(begun).settlements[0].siege == 1
    held = begun.when(A, f"hold zora {B}").when(B, f"hold zora {A}")
    s = full(held)
    assert (s.reports, s.cup, held.seat(A).generals, held.seat(B).generals) == (
        [], 0, ["otoniel zora 3"], ["barac zora 4"],
    )  # fmt: skip
    expired = Scene(GAME, s).at(PassFirst())
    assert full(expired).encounters == []
    assert any(e.clause == "PRO-declarar-4" for e in expired.events)
    again = after_movement(Scene(GAME, full(expired)).quietly())
    assert (encounters(again), full(again).settlements[0].siege) == (["zora circle triangle"], 2)
    assert defender(again, "zora", A, B) == A


@clause("PRO-roles-7")
def test_a_settlements_owner_always_came_first():
    given = (
        table().seat(B, generals=["barac zora 3"]).seat(A, places=["zora wall siege=1"], generals=["otoniel zora 1"])
    )
    s = full(combat(given))
    assert list(s.arrivals[s.ground.number("zora")]) in ([0, 1], [1, 0])
    late = given.table(arrivals={"zora": [B, A]})
    begun = after_movement(late)
    assert defender(begun, "zora", A, B) == A
    fought = answer(attack(begun.when(A, f"hold zora {B}"), B, A, "zora", "commit barac 0"), A, "commit otoniel 0")
    assert full(fought).reports[0].total(1) == 3 + 2  # siege round 2


@clause("PRO-roles-8", "PRO-batalla-20", "PRO-batalla-1", "PRO-fuerza-13")
def test_siege_weapons_are_the_original_attackers():
    given = besieging(siege=2).seat(A, hand=["siege-weapons"]).seat(B, hand=["siege-weapons"]).table(first=B)
    asked = combat(given).when(B, f"declare zora {A}", "commit barac 4")
    assert "use siege-weapons" in asked.offered(B)
    fought = asked.when(B, "use siege-weapons", "confirm")
    answering = combat(loud(given)).when(B, f"declare zora {A}", "commit barac 4", "confirm")
    assert answering.when(A, "commit otoniel 3", "garrison 3", "use siege-weapons").refused == "PRO-roles-8"
    won = answer(fought, A, "commit otoniel 0", "garrison 0")
    report = full(won).reports[0]
    assert (report.total(1), report.bonus) == (3, 2)
    melted = combat(loud(besieging(siege=3).seat(B, hand=["siege-weapons"]).table(first=B)))
    assert melted.when(B, f"declare zora {A}", "commit barac 4", "use siege-weapons").refused == "PRO-batalla-20"


@clause("PRO-roles-9")
def test_one_general_who_stays_keeps_the_place():
    given = table().seat(A, generals=["otoniel 1,0 1", "samgar 1,0 1"]).seat(B, generals=["barac 1,0 1"])
    left = turn(given.table(arrivals={"1,0": [A, B]}), A, 5).when(A, "move otoniel 2,0", "stop", "pass")
    assert defender(left, "1,0", A, B) == A


@clause("PRO-roles-10")
def test_stepping_out_and_back_loses_the_place():
    given = table(3).seat(C, generals=["aod 1,0 1"]).seat(B, generals=["barac 1,0 1"]).table(arrivals={"1,0": [C, B]})
    back = turn(given, C, 5).when(C, "move aod 2,0", "move aod 1,0", "pass")
    assert defender(back, "1,0", B, C) == B
    entering = table(3).seat(B, generals=["barac 2,0 1"]).seat(C, generals=["aod silo 1"])
    first = turn(entering, B, 5).when(B, "move barac 1,0", "stop", "pass")
    second = turn(Scene(GAME, full(first)).quietly(), C, 5).when(C, "move aod 1,0", "pass")
    assert defender(second, "1,0", B, C) == B


@clause("PRO-roles-12", "PRO-botin-15", "PRO-tropas-12")
def test_between_outsiders_no_wall_counts_and_no_settlement_is_at_stake():
    given = table(3).seat(A, places=["zora city garrison=5 siege=1"]).seat(B, generals=["barac zora 2"])
    given = given.seat(C, generals=["aod zora 2"]).table(first=C)
    fought = answer(attack(combat(given), C, B, "zora", "commit aod 2"), B, "commit barac 2")
    report = full(fought).reports[0]
    assert (report.total(0), report.total(1), SEATS[report.winner]) == (5, 5, B)
    assert "conquer" not in fought.offered(B)
    assert fought.seat(A).places == ["zora city garrison=5 siege=1"]


# declarar


@clause("PRO-declarar-1", "PRO-declarar-2")
def test_in_each_encounter_one_declares_or_holds():
    assert combat(meeting()).offered(A) == ["declare 1,0 triangle", "hold 1,0 triangle"]
    two = meeting().seat(A, generals=["samgar 0,1 1"]).seat(B, generals=["jair 0,1 1"])
    both = [f"{verb} {place} triangle" for verb in ("declare", "hold") for place in ("0,1", "1,0")]
    assert sorted(combat(two).offered(A)) == sorted([*both, "end"])
    ended = combat(two).when(A, "end")
    assert ended.owing == [B]
    assert all(one.one_held for one in full(ended).encounters)


def window(outcome: Outcome, seat: str, foe: str, place: str) -> int:
    s = full(outcome)
    one = find_encounter(s, s.ground.number(place), SEATS.index(seat), SEATS.index(foe))
    assert one is not None
    return int(situation(s, one, SEATS.index(seat)))


@clause(
    "PRO-declarar-6", "PRO-declarar-7", "PRO-declarar-9", "PRO-declarar-10", "PRO-declarar-14", "PRO-declarar-15",
)  # fmt: skip
def test_the_window_tells_the_situation():
    begun = combat(besieging())
    assert (window(begun, A, B, "zora"), window(begun, B, A, "zora")) == (BESIEGED, BESIEGING)
    assert window(combat(meeting()), A, B, "1,0") == COINCIDED
    plain = combat(besieging(""))
    assert window(plain, A, B, "zora") == BESIEGED
    site = table().seat(A, generals=["otoniel jope 1"]).seat(B, generals=["barac jope 1"])
    assert window(combat(site), A, B, "jope") == COINCIDED
    both = (
        table(3)
        .seat(A, places=["zora garrison=1 siege=1"])
        .seat(B, generals=["barac zora 1"])
        .seat(C, generals=["aod zora 1"])
    )
    begun = combat(both)
    assert (window(begun, B, C, "zora"), window(begun, B, A, "zora")) == (COINCIDED, BESIEGING)
    attacked = attack(combat(besieging().table(first=B)), B, A, "zora", "commit barac 1")
    assert window(attacked, A, B, "zora") == ATTACKED
    assert attacked.owing == [A]
    assert attacked.when(A, f"hold zora {B}").refused == "PRO-declarar-10"
    assert not any(text.startswith(("hold", "move", "end")) for text in attacked.offered(A))


@clause("PRO-declarar-11")
def test_who_declares_is_the_aggressor():
    declared = combat(besieging()).when(A, f"declare zora {B}", "commit otoniel 0", "garrison 0")
    battle = full(declared).battle
    assert battle is not None
    assert (battle.aggressor, battle.attacker, battle.defender) == (0, 1, 0)


@clause("PRO-declarar-13")
def test_who_holds_may_not_declare_later():
    held = combat(meeting()).when(A, "hold 1,0 triangle")
    assert held.when(A, "declare 1,0 triangle").refused  # B is asked
    two = meeting().seat(A, generals=["samgar 0,1 1"]).seat(B, generals=["jair 0,1 1"])
    one = combat(two).when(A, "hold 1,0 triangle")
    assert one.when(A, "declare 1,0 triangle").refused == "PRO-declarar-13"
    assert attack(held, B, A, "1,0", "commit barac 1").owing == [A]


# responder


@clause("PRO-responder-1", "PRO-responder-4", "PRO-responder-6", "PRO-responder-7")
def test_a_declared_battle_must_be_answered_at_once():
    declared = attack(combat(meeting()).when(A, "hold 1,0 triangle"), B, A, "1,0", "commit barac 4")
    assert declared.owing == [A]
    assert declared.when(B, "end").refused == "PRO-responder-6"
    assert full(declared).reports == []
    resolved = answer(declared, A, "commit otoniel 1")
    assert len(full(resolved).reports) == 1
    assert resolved.seat(B).captives == ["otoniel"]
    assert resolved.cites("PRO-responder-7")


@clause("PRO-responder-2", "PRO-responder-3")
def test_responding_is_choosing_how_many_troops():
    given = besieging().seat(A, generals=["samgar zora 2"], places=[]).table(first=B)
    declared = attack(combat(given), B, A, "zora", "commit barac 4")
    assert declared.offered(A) == [f"commit otoniel {n}" for n in range(4)]
    second = declared.when(A, "commit otoniel 3")
    assert second.offered(A) == [f"commit samgar {n}" for n in range(3)]
    third = second.when(A, "commit samgar 0")
    assert third.offered(A) == [f"garrison {n}" for n in range(4)]
    none = answer(declared, A, "commit otoniel 0", "commit samgar 0", "garrison 0")
    assert full(none).reports[0].total(1) == 3 + 2 + 4


@clause("PRO-responder-5")
def test_the_extra_turn_serves_only_for_responding():
    given = table(3).seat(A, generals=["otoniel silo 2", "samgar 0,1 1"]).seat(B, generals=["barac silo 2"])
    given = given.seat(C, generals=["aod 0,1 1"]).table(first=B)
    declared = attack(combat(given), B, A, "silo", "commit barac 1")
    assert declared.when(A, f"declare 0,1 {C}").refused == "PRO-responder-5"


@clause("PRO-responder-8", "PRO-informe-10")
def test_orders_are_sealed_until_both_have_confirmed():
    given = meeting().seat(B, hand=["mercenaries"]).table(first=B)
    declared = combat(given).when(B, "declare 1,0 circle", "commit barac 4", "use mercenaries", "confirm")
    seen = full(declared).observe(0)
    assert seen.battle is not None
    order = seen.battle.orders[0]
    assert (order.hidden, list(order.troops), list(order.cards)) == (True, [], [])
    own = full(declared).observe(1).battle
    assert own is not None
    assert (list(own.orders[0].troops), list(own.orders[0].cards)) == ([4], [3])
    given = meeting(commit_visibility="open").seat(B, hand=["mercenaries"]).table(first=B)
    declared = combat(given).when(B, "declare 1,0 circle", "commit barac 4", "use mercenaries", "confirm")
    seen = full(declared).observe(0)
    assert seen.battle is not None
    assert (list(seen.battle.orders[0].troops), list(seen.battle.orders[0].cards)) == ([4], [3])


@clause("PRO-responder-9", "PRO-batalla-2", "PRO-batalla-9")
def test_the_responder_may_play_cards():
    given = meeting().seat(A, hand=["mercenaries", "ambush", "assassin"]).table(first=B)
    declared = attack(combat(given), B, A, "1,0", "commit barac 4")
    offered = declared.when(A, "commit otoniel 0").offered(A)
    assert offered == ["confirm", "use ambush", "use mercenaries", "use assassin"]
    given = meeting().seat(B, hand=["ambush", "assassin"]).table(first=B)
    asked = combat(given).when(B, "declare 1,0 circle", "commit barac 0")
    assert asked.offered(B) == ["confirm", "use ambush", "use assassin"]


@clause("PRO-responder-10")
def test_a_sealed_order_is_final():
    declared = attack(combat(meeting().table(first=B)), B, A, "1,0", "commit barac 4")
    assert declared.when(B, "change 1,0 circle").refused == "PRO-responder-10"


@clause("PRO-responder-11")
def test_responding_does_not_use_up_the_own_turn():
    given = table(3).seat(A, generals=["otoniel silo 0"]).seat(B, generals=["barac silo 2", "jair 0,1 1"])
    given = given.seat(C, generals=["aod 0,1 1"])
    answered = answer(combat(given).when(A, "declare silo triangle"), B, "commit barac 2")
    assert answered.owing == [B]
    assert answered.offered(B) == ["declare 0,1 square", "hold 0,1 square"]


@clause("PRO-manual-3")
def test_a_phase_begins_when_all_have_finished_the_one_before():
    looking = turn(meeting(), A, 5)
    assert looking.when(B, "declare 1,0 circle").refused == "PRO-manual-3"
