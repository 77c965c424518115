"""The sections botin, invasores and informe: the settlement's fate, the Canaanites, the reports."""

from __future__ import annotations

from typing import Any

from liza.games.promised import GAME, kinds
from liza.games.promised.battles import outcome as told_outcome
from liza.games.promised.battles import report_lines
from liza.games.promised.income import EarnIncome
from liza.games.promised.pieces import CONQUERED, HELD, PAIR, RAZED, SACKED
from liza.games.promised.victory import CheckVictory
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.promised.table import A, B, C, D, after_movement, answer, attack, combat, full, table, turn


def won(place: str = "siege=1", **options: Any) -> Outcome:
    """Returns the scene in which B has beaten A in A's Zora and chooses."""
    given = table(**options).seat(A, places=[f"zora {place}"], generals=["samgar zora 0"])
    given = given.seat(B, generals=["barac zora 6"]).table(first=B)
    return attack(combat(given), B, A, "zora", "commit barac 6")


def told(outcome: Outcome, seat: str) -> list[str]:
    """Returns the reports that a seat can read, in Spanish."""
    seen = full(outcome).observe(GAME.seats.index(seat))
    return [GAME.words().render("es", told_outcome(seen, report)) for report in seen.reports]


# botin


@clause("PRO-botin-1", "PRO-botin-2", "PRO-botin-11")
def test_the_victorious_attacker_chooses_and_must():
    asked = won()
    assert asked.offered(B) == ["conquer", "sack"]
    assert asked.when(B, "pass").refused == "PRO-botin-11"
    given = table().seat(A, places=["zora siege=1"], generals=["samgar zora 0", "otoniel 1,0 0"])
    given = given.seat(B, generals=["barac zora 6", "jair 1,0 0"]).table(first=B)
    busy = attack(combat(given), B, A, "zora", "commit barac 6")
    assert busy.when(B, f"declare 1,0 {A}").refused == "PRO-botin-2"
    beaten = table().seat(A, places=["zora garrison=4 siege=1"], generals=["samgar zora 5"])
    beaten = beaten.seat(B, generals=["barac zora 0"]).table(first=B)
    held = answer(attack(combat(beaten), B, A, "zora"), A, "commit samgar 5", "garrison 0")
    assert (held.ended, held.seat(A).captives) == (True, ["barac"])


@clause("PRO-botin-2", "PRO-botin-12")
def test_the_choice_exists_even_if_the_owner_declared():
    given = table().seat(A, places=["zora wall siege=1"], generals=["samgar zora 0"]).seat(B, generals=["barac zora 1"])
    asked = answer(attack(combat(given), A, B, "zora"), B, "commit barac 0")
    assert (asked.owing, asked.offered(B)) == ([B], ["conquer", "sack"])
    assert full(asked).active == 0


@clause("PRO-botin-3", "PRO-botin-16", "PRO-botin-17")
def test_conquering_hands_everything_over():
    then = won("wall market barracks siege=3").when(B, "conquer")
    assert then.seat(B).places == ["zora wall market barracks"]
    assert then.seat(A).places == []
    given = table().seat(A, places=["zora siege=1"], generals=["samgar zora 0"], hand=["ambush"])
    given = given.seat(B, generals=["barac zora 2"], hand=["ambush", "mercenaries"]).table(first=B)
    dead = attack(combat(given), B, A, "zora", "commit barac 0", "use ambush", "use mercenaries")
    dead = answer(dead, A, "use ambush")
    assert dead.when(B, "conquer").seat(B).places == ["zora garrison=2"]
    mixed = given.seat(B, generals=["jair zora 1 squire"])
    both = attack(combat(mixed), B, A, "zora", "commit barac 0", "commit jair 0", "use ambush", "use mercenaries")
    both = answer(both, A, "use ambush").when(B, "conquer")
    assert (both.seat(B).places, both.seat(B).generals) == (["zora garrison=2"], ["jair zora 1"])


@clause("PRO-botin-17", "PRO-fuerza-12")
def test_a_conquered_settlement_is_besieged_anew():
    given = table(3).seat(A, places=["zora city siege=3"], generals=["samgar zora 0"])
    given = given.seat(B, generals=["barac zora 6"]).seat(C, generals=["aod zora 0"]).table(first=B)
    then = attack(combat(given), B, A, "zora", "commit barac 6").when(B, "conquer")
    assert then.seat(B).places == ["zora city siege=1"]
    counter = attack(then.when(B, f"hold zora {C}"), C, B, "zora")
    assert full(counter).reports[-1].total(1) == 3 + 6


@clause("PRO-botin-4", "PRO-jueces-1")
def test_the_title_comes_with_the_city():
    asked = won("city siege=4")
    assert (asked.seat(A).titles, asked.seat(B).titles) == (1, 0)
    then = asked.when(B, "conquer")
    assert (then.seat(A).titles, then.seat(B).titles) == (0, 1)


@clause("PRO-botin-5", "PRO-botin-6", "PRO-botin-7", "PRO-botin-9", "PRO-botin-13")
def test_what_a_sack_brings():
    for place, coins in (
        ("siege=1", 20), ("city siege=4", 30), ("market barracks siege=1", 32),
        ("city wall market barracks siege=4", 42),
    ):  # fmt: skip
        asked = won(place)
        state = full(asked)
        state.sides[0].coins, state.sides[1].coins, state.cup = 2, 3, 6
        then = asked.when(B, "sack")
        assert (then.seat(B).coins, then.seat(A).coins, full(then).cup) == (3 + coins, 2, 9)
        assert then.seat(B).places == []
    asked = won()
    full(asked).cup = 6
    assert full(asked.when(B, "conquer")).cup == 6


@clause("PRO-botin-8", "PRO-botin-10")
def test_a_razed_place_is_gone_for_ever():
    given = table().seat(B, generals=["barac zora 1"], coins=30, places=["jope", "belen"])
    given = given.table(razed=["zora", "timna"])
    asked = turn(given, B, 3)
    assert asked.when(B, "found zora").refused == "PRO-botin-8"
    assert asked.when(B, "raise jope").refused == "PRO-jueces-2"


@clause("PRO-botin-14")
def test_a_razed_citys_title_is_free_again():
    given = table().seat(A, places=["belen city siege=4", "hebron", "laquis"], coins=12, generals=["samgar belen 0"])
    given = given.seat(B, generals=["barac belen 6"]).table(first=B)
    then = attack(combat(given), B, A, "belen", "commit barac 6").when(B, "sack")
    assert then.seat(A).titles == 0
    asked = turn(Scene(GAME, full(then)).quietly(), A, 3)
    assert {"raise hebron", "raise laquis"} <= set(asked.offered(A))


@clause("PRO-botin-18", "PRO-cartas-8")
def test_the_ark_goes_with_the_settlement_or_back_into_the_deck():
    given = table().seat(A, places=["zora siege=1"], generals=["samgar zora 0"]).table(ark="zora", first=B)
    given = given.seat(B, generals=["barac zora 6"])
    asked = attack(combat(given.chance(*([0] * 39))), B, A, "zora", "commit barac 6")
    kept = asked.when(B, "conquer")
    assert (full(kept).ark, kept.seat(B).points) == (full(kept).settlements[0].hex, 2 + 2 + 1)
    sacked = asked.when(B, "sack")
    assert (full(sacked).ark, list(full(sacked).deck).count(6)) == (-1, 1)


@clause("PRO-botin-19", "PRO-automaticas-13")
def test_razing_too_much_ends_the_game():
    given = (
        table(4).seat(A, places=["hazor"]).seat(B, places=["merom"]).seat(C, places=["aco"]).seat(D, places=["edrei"])
    )
    assert not given.table(razed=["zora", "jope"]).at(CheckVictory()).over
    ended = given.table(razed=["zora", "jope", "timna"]).at(CheckVictory())
    assert (ended.over, ended.ending) == (True, "PRO-automaticas-13")


# invasores


def invaded(place: str = "siege=0", troops: int = 5, each: int = 4, **options: Any) -> Scene:
    """Returns A's Zora, with Samgar, into which a pair has come."""
    given = table(**options).seat(A, places=[f"zora {place}"], generals=[f"samgar zora {troops}"])
    return given.table(pairs=[f"zora {each}"])


@clause("PRO-invasores-1", "PRO-invasores-6", "PRO-invasores-7", "PRO-invasores-8", "PRO-invasores-9")
def test_victorious_invaders_raze_and_nobody_chooses():
    given = invaded("city market barracks garrison=1 siege=0", 0, 6).table(cup=2).seat(A, coins=5)
    lost = answer(after_movement(given), A, "garrison 1")
    assert lost.ended
    s = full(lost)
    assert (len(s.razed), s.settlements, lost.seat(A).titles, lost.seat(A).coins, s.cup) == (1, [], 0, 5, 2)
    assert (lost.seat(A).dead, len(s.pairs)) == (["samgar"], 1)
    field = table().seat(A, generals=["samgar 1,0 0"]).table(pairs=["1,0 4"])
    open_field = after_movement(field)
    assert (full(open_field).razed, open_field.seat(A).dead) == ([], ["samgar"])


@clause("PRO-invasores-2", "PRO-invasores-5", "PRO-invasores-14")
def test_generals_beaten_by_invaders_are_executed():
    given = table().seat(A, generals=["samgar 1,0 0 squire", "tola 1,0 0"]).table(pairs=["1,0 6"])
    lost = after_movement(given)
    assert lost.seat(A).dead == ["samgar", "tola"]
    assert not any(one.captor >= 0 for one in full(lost).generals)


@clause("PRO-invasores-3", "PRO-invasores-4", "PRO-invasores-16", "PRO-invasores-18")
def test_a_beaten_pair_dies_and_leaves_nothing():
    given = table().seat(A, generals=["otoniel 1,0 6"], coins=3).table(pairs=["1,0 3"], arrivals={"1,0": [A, "pair-1"]})
    held = answer(after_movement(given), A, "commit otoniel 4")
    s = full(held)
    assert (s.pairs, held.seat(A).captives, held.seat(A).coins, held.ended) == ([], [], 3, True)
    assert held.seat(A).generals == ["otoniel 1,0 2"]
    lost = answer(after_movement(given), A, "commit otoniel 1")
    assert (lost.seat(A).generals, lost.seat(A).dead) == ([], ["otoniel"])


@clause("PRO-invasores-10")
def test_invaders_declare_before_the_first_turn():
    given = invaded().seat(A, generals=["otoniel 1,0 1"]).seat(B, generals=["barac 1,0 1"])
    begun = after_movement(given)
    assert begun.owing == [A]
    assert begun.offered(A) == [f"commit samgar {n}" for n in range(6)]
    assert begun.when(A, f"declare 1,0 {B}").refused == "PRO-responder-5"
    entered = table().seat(A, generals=["otoniel 2,0 5"]).table(pairs=["1,0 4"])
    moved = turn(entered, A, 5).when(A, "move otoniel 1,0", "pass")
    fought = after_movement(Scene(GAME, full(moved)).quietly())
    assert fought.owing == [A]


@clause("PRO-invasores-11", "PRO-roles-7", "PRO-ira-12")
def test_roles_bonus_and_ties_hold_against_invaders():
    given = invaded("wall siege=0", 2)
    held = answer(after_movement(given), A, "commit samgar 2")
    report = full(held).reports[0]
    assert (report.total(0), report.total(1), report.winner) == (8, 8, 0)
    walked = table().seat(A, generals=["otoniel 1,0 5"]).table(pairs=["1,0 4"], arrivals={"1,0": ["pair-1", A]})
    lost = answer(after_movement(walked), A, "commit otoniel 5")
    report = full(lost).reports[0]
    assert (report.total(0), report.total(1), report.winner, lost.seat(A).dead) == (8, 8, PAIR, ["otoniel"])


@clause("PRO-invasores-12", "PRO-ira-8")
def test_invaders_add_their_strength_alone():
    given = invaded("siege=0", 0, 5)
    lost = after_movement(given)
    report = full(lost).reports[0]
    assert [report.lines[i + 2] for i in range(0, len(report.lines), 3) if report.lines[i] == 0] == [5, 5]
    assert report.attacker_order == ()


@clause("PRO-invasores-13", "PRO-invasores-19")
def test_only_mercenaries_are_played_against_invaders():
    given = invaded("siege=0", 4).table(cup=3).seat(A, hand=["ambush", "mercenaries"])
    asked = after_movement(given).when(A, "commit samgar 4")
    assert asked.offered(A) == ["confirm", "use mercenaries"]
    assert asked.when(A, "use ambush").refused == "PRO-invasores-13"
    held = asked.when(A, "use mercenaries")
    assert (full(held).cup, full(held).pairs) == (4, [])
    killing = invaded("siege=0", 0, ambush_vs_invaders="yes").seat(A, hand=["ambush"])
    then = after_movement(killing).when(A, "use ambush")
    assert (full(then).pairs, then.seat(A).places) == ([], ["zora"])


@clause("PRO-invasores-15")
def test_invaders_attack_garrisons_too():
    given = table().seat(A, places=["zora garrison=4"]).table(pairs=["zora 4"])
    lost = answer(after_movement(given), A, "garrison 4")
    report = full(lost).reports[0]
    assert (report.total(0), report.total(1), len(full(lost).razed)) == (8, 4, 1)


@clause("PRO-invasores-17")
def test_a_pair_fights_side_by_side_and_pairs_by_age():
    given = table().seat(A, places=["zora siege=1"], generals=["samgar zora 0"]).seat(B, generals=["barac zora 6"])
    given = given.table(pairs=["zora 4"])
    first = after_movement(given)
    # A falls at once, having nothing to choose; then B is attacked, and A's village is no more
    assert (first.owing, len(full(first).razed)) == ([B], 1)
    strong = table().seat(A, places=["zora garrison=4"], generals=["otoniel zora 5"]).seat(B, generals=["barac zora 6"])
    held = answer(after_movement(strong.table(pairs=["zora 4"])), A, "commit otoniel 5", "garrison 4")
    assert (full(held).pairs, len(full(held).reports), held.owing) == ([], 1, [A])
    two = table().seat(A, generals=["otoniel 1,0 5", "samgar silo 0"]).table(pairs=["silo 4", "1,0 1"])
    fought = answer(after_movement(two), A, "commit otoniel 5")
    codes = [max(report.attacker, report.defender) for report in full(fought).reports]
    assert codes == [PAIR, PAIR + 1]


# informe


def field() -> Outcome:
    """Returns a battle of A and B over before C, who fights D, has decided."""
    given = table(4).seat(A, generals=["otoniel 1,0 4"], hand=["ambush"]).seat(B, generals=["barac 1,0 4 squire"])
    given = given.seat(B, hand=["mercenaries"]).seat(C, generals=["aod silo 1"]).seat(D, generals=["debora silo 1"])
    declared = attack(combat(given), A, B, "1,0", "commit otoniel 3", "use ambush")
    return answer(declared, B, "commit barac 2", "use mercenaries")


@clause("PRO-informe-1", "PRO-informe-2", "PRO-informe-3")
def test_a_confirmed_battle_can_be_reviewed():
    fought = field()
    assert fought.owing == [C]
    seen = full(fought).observe(0)
    report = seen.reports[0]
    assert report.defender_order == (0, 1, 2, 0, 3)  # no garrison, one card: Ambush; three troops from Otoniel
    assert report.attacker_order == (0, 1, 3, 6, 2)
    shown = GAME.view(seen, 0)
    labels = [GAME.words().render("es", clash.label) for clash in shown.clashes]
    assert "(1, 0), ronda 1: ✓ Confirmada" in labels
    unconfirmed = attack(fought, C, D, "silo", "commit aod 1")
    view = GAME.view(full(unconfirmed).observe(3), 3)
    assert not any("✓" in GAME.words().render("es", clash.label) for clash in view.clashes)


@clause("PRO-informe-4")
def test_the_review_changes_nothing():
    assert field().when(A, "change 1,0 triangle").refused == "PRO-informe-4"


@clause("PRO-informe-5", "PRO-informe-11")
def test_reports_are_sent_to_both_sides_when_the_phase_ends():
    fought = field()
    assert not any(event.kind == kinds.REPORT_SENT for event in fought.told(A))
    done = fought.when(C, f"hold silo {D}").when(D, f"hold silo {C}")
    sent = [sum(event.kind == kinds.REPORT_SENT for event in done.told(seat)) for seat in (A, B, C, D)]
    assert sent == [1, 1, 0, 0]
    assert [len(full(done).observe(seat).reports) for seat in range(4)] == [1, 1, 0, 0]
    numbers = (kinds.ORDERS_REVEALED, kinds.STRENGTHS_COMPARED, kinds.TROOPS_LOST)
    for kind in numbers:
        seen = [sum(event.kind == kind for event in field().told(seat)) for seat in (A, B, C)]
        assert seen[0] == seen[1] > 0 == seen[2], kind
    given = table(3, report_visibility="all").seat(A, generals=["otoniel 1,0 0"]).seat(B, generals=["barac 1,0 0"])
    assert len(full(attack(combat(given), A, B, "1,0")).observe(2).reports) == 1


@clause("PRO-informe-6", "PRO-informe-12", "PRO-batalla-5")
def test_every_line_has_its_number_and_cause():
    given = table().seat(A, places=["zora wall garrison=2 siege=1"], generals=["samgar zora 2 sword", "otoniel zora 1"])
    given = given.seat(A, hand=["mercenaries"]).seat(B, generals=["barac zora 5"], hand=["siege-weapons", "ambush"])
    given = given.table(first=B, ark="zora")
    declared = attack(combat(given), B, A, "zora", "commit barac 5", "use siege-weapons", "use ambush")
    then = answer(declared, A, "commit otoniel 1", "commit samgar 2", "garrison 2", "use mercenaries")
    s = full(then)
    lines = report_lines(s, s.reports[0], 1)
    words = [(amount, GAME.words().render("es", text), clause_) for amount, text, clause_ in lines]
    assert words == [
        (0, "Otoniel, caído", "PRO-batalla-3"),
        (0, "Tropas de Otoniel, sin su general", "PRO-batalla-5"),
        (0, "Samgar, caído", "PRO-batalla-3"),
        (0, "Tropas de Samgar, sin su general", "PRO-batalla-5"),
        (0, "Guarnición, sin generales vivos", "PRO-batalla-14"),
        (4, "Mercenarios", "PRO-batalla-7"),
        (0, "Muralla o ciudad (+4), anulada: Armas de Asedio", "PRO-fuerza-13"),
        (3, "Arca", "PRO-fuerza-18"),
    ]
    assert sum(amount for amount, _, _ in lines) == s.reports[0].total(1) == 7


@clause("PRO-informe-7", "PRO-informe-8", "PRO-informe-9")
def test_the_report_tells_cards_generals_and_fate():
    (text,) = told(field(), A)
    assert text.startswith("Vence Triángulo: Triángulo 9, Círculo 6.")
    assert "Cartas de Triángulo: Mercenarios; de Círculo: Emboscada." in text
    assert "En cautiverio: Otoniel." in text and text.endswith("No había asentamiento en juego.")
    asked = won("market siege=1")
    fates = {}
    for verb, fate in (("conquer", CONQUERED), ("sack", SACKED)):
        then = asked.when(B, verb)
        assert full(then).reports[0].fate == fate
        fates[verb] = told(then, A)[0]
    assert fates["conquer"].endswith("El asentamiento es conquistado.")
    assert fates["sack"].endswith("El asentamiento es saqueado (+26 monedas).")
    given = (
        table().seat(A, places=["zora wall siege=1"], generals=["otoniel zora 4"]).seat(B, generals=["barac zora 0"])
    )
    held = answer(attack(combat(given.table(first=B)), B, A, "zora"), A, "commit otoniel 0")
    assert full(held).reports[0].fate == HELD


@clause("PRO-informe-13")
def test_against_invaders_the_player_gets_the_report():
    lost = after_movement(invaded("siege=0", 0))
    report = full(lost).reports[0]
    assert report.fate == RAZED
    assert [event.clause for event in lost.told(A) if event.kind == kinds.REPORT_SENT] == ["PRO-informe-13"]
    (text,) = told(lost, A)
    assert "La pareja invasora n.º 1 8, Círculo 2." in text
    assert "A manos de los invasores: Samgar." in text
    assert text.endswith("Los invasores arrasan el asentamiento.")


def test_income_of_a_razed_place_is_none():
    lost = after_movement(invaded("siege=0", 0))
    then = Scene(GAME, full(lost)).at(EarnIncome())
    assert then.seat(A).coins == 0
