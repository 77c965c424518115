"""Chapter 3: creatures, relics and runes, spells and fast spells, Champions, Commanders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from liza.games.inframundis import GAME, kinds
from liza.games.inframundis.changes import Control
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.decks import Deck, check_deck
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.hooks import LeaveEcho
from liza.games.inframundis.pieces import CONFLICT
from liza.games.inframundis.pool import cards
from liza.games.inframundis.printed import REAR
from liza.games.inframundis.schema import FORMAT
from liza.games.inframundis.sequence import BeginPhase, BeginRound, Fight
from liza.games.inframundis.windows import (
    AFTER_AWAKEN,
    AFTER_BLOCKS,
    AFTER_COMBAT,
    AFTER_DECLARATION,
    AFTER_FLOW,
    BEFORE_DISCARD,
    ChooseAction,
    OpenWindow,
)
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import SETS, declare, table
from tests.games.inframundis.waiting import answer, of_kind, part, turn, wait, wait_in

SOUTH, NORTH = 0, 1
GEAR_STAYS = {"equipment_on_leave": "table"}
REPLACE = {"champion_limit": "replace"}
KNIGHTS = {"marble-knight": 1, "iron-knight": 1}
SOLDIERS = {f"soldier-{attack}-{life}": 3 for attack in (1, 2, 3, 4) for life in (1, 2, 3, 4)}


def acting(given: Scene) -> Outcome:
    """Returns the scene at south's first choice in Preparación."""
    return given.at(ChooseAction(SOUTH))


def act(outcome: Outcome, *texts: str) -> Outcome:
    """Returns what comes of an action of south's that north lets pass."""
    return outcome.when("south", *texts).when("north", "pass")


# Creatures


@clause("INF-3-1")
def test_whoever_plays_a_creature_chooses_one_of_the_own_three_lines():
    given = acting(table().south(hand=["soldier-2-2"], ether=2))
    assert given.offered("south") == ["end", "play soldier-2-2"]
    choosing = given.when("south", "play soldier-2-2")
    assert choosing.offered("south") == ["to front", "to sanctuary", "to rear"]
    for line in ("front", "sanctuary", "rear"):
        played = choosing.when("south", f"to {line}")
        assert getattr(played.south, line) == ["soldier-2-2#1"]
        assert (played.north.front, played.north.sanctuary, played.north.rear) == ([], [], [])


@clause("INF-3-1")
@pytest.mark.parametrize("line", ["front", "sanctuary", "rear"])
def test_no_creature_is_played_into_a_line_of_the_rival(line: str):
    choosing = acting(table().south(hand=["soldier-2-2"], ether=2)).when("south", "play soldier-2-2")
    refused = choosing.when("south", f"to rival-{line}")
    assert refused.refused == "INF-3-1"
    assert refused.south.ether == 2


@clause("INF-3-2")
def test_a_creature_without_life_is_rejected_with_its_name(tmp_path: Path):
    file = tmp_path / "cards.yaml"
    file.write_text(
        "set: {id: mine, name: {es: Mío, en: Mine}}\n"
        "cards:\n"
        "  - {id: stray-dog, number: 1, name: {es: Perro perdido, en: Stray Dog}, type: creature, cost: 1, attack: 1,"
        " icon: hound}\n",
        encoding="utf-8",
    )
    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([file])
    (problem,) = caught.value.problems
    assert problem.clause == "INF-3-2"
    assert problem.place.startswith("stray-dog")
    assert "life" in problem.place


@clause("INF-3-2")
def test_an_attack_of_0_is_an_attack():
    wall = FORMAT.sample_cards.by_id["umbral-wall"]
    assert (wall.attack, wall.life) == (0, 5)
    assert acting(table().south(front=["umbral-wall"])).south.stats("umbral-wall#1") == (0, 5)


# Relics and runes


@clause("INF-3-3")
def test_an_equip_card_needs_a_creature_to_bear_it():
    given = acting(table().south(hand=["whetstone"], ether=1))
    assert given.offered("south") == ["end"]
    assert given.when("south", "play whetstone").refused == "INF-3-3"


@clause("INF-3-3")
def test_an_equip_card_is_borne_by_an_own_creature_unless_it_says_otherwise():
    given = acting(
        table()
        .south(hand=["whetstone", "lead-curse"], ether=2, front=["soldier-1-1"], rear=["soldier-1-2"])
        .north(front=["soldier-2-2"])
    )
    own = given.when("south", "play whetstone")
    assert own.offered("south") == ["target soldier-1-1#1", "target soldier-1-2#2"]
    assert own.when("south", "target soldier-2-2#3").refused == "INF-3-3"
    assert own.when("south", "target soldier-1-1#1").south.stats("soldier-1-1#1") == (2, 1)
    any_side = given.when("south", "play lead-curse")
    assert any_side.offered("south") == ["target soldier-1-1#1", "target soldier-1-2#2", "target soldier-2-2#3"]
    assert any_side.when("south", "target soldier-2-2#3").north.stats("soldier-2-2#3") == (0, 2)


@clause("INF-3-3")
def test_a_table_card_lies_on_the_table_and_works_without_a_bearer():
    given = acting(table().south(hand=["sanctuary-standard", "soldier-1-1"], ether=4))
    laid = act(given, "play sanctuary-standard")
    assert laid.south.table == ["sanctuary-standard#1"]
    assert laid.south.ether == 2
    followed = act(laid, "play soldier-1-1", "to sanctuary")
    assert followed.south.stats("soldier-1-1#2") == (2, 1)


@clause("INF-3-3")
def test_a_relic_does_not_change_its_bearer():
    given = table().south(front=["soldier-2-2 gear=whetstone", "soldier-1-1"], ether=3)
    refused = acting(given).when("south", "equip whetstone#2")
    assert refused.refused == "INF-3-3"
    assert refused.south.stats("soldier-2-2#1") == (3, 2)


@clause("INF-3-3")
def test_a_creature_bears_any_number_of_relics_and_runes():
    given = table().south(front=["soldier-2-2 gear=whetstone", "soldier-1-1"])
    given = given.south(hand=["bark-coat", "whetstone"], ether=2)
    once = act(acting(given), "play bark-coat", "target soldier-2-2#1")
    twice = act(once, "play whetstone", "target soldier-2-2#1")
    assert len(twice.south.piece("soldier-2-2#1").gear) == 3
    assert twice.south.stats("soldier-2-2#1") == (4, 4)


@clause("INF-3-4", "INF-3-5")
def test_the_effect_of_a_relic_ends_when_it_leaves_play():
    given = (
        table()
        .table(active="north")
        .south(front=["soldier-2-2 wounds=3 gear=bark-coat"], table=["ash-clock"])
        .north(hand=["seal-breaking"], ether=2, deck=["wolf"])
    )
    standing = given.at(ChooseAction(NORTH))
    assert standing.south.stats("soldier-2-2#1") == (2, 4)
    broken = standing.when("north", "play seal-breaking", "target bark-coat#2")
    assert broken.south.front == []
    assert sorted(broken.south.discard) == ["bark-coat", "soldier-2-2"]


@clause("INF-3-4")
def test_the_effect_of_a_rune_lasts_while_it_stays_in_play():
    given = table().table(round=0, turn=0).south(sanctuary=["soldier-1-1"], table=["sanctuary-standard"])
    first = wait(given.at(BeginRound()), turn("south", "preparation", 1))
    later = wait(first, turn("south", "preparation", 4))
    assert first.south.strength("sanctuary") == later.south.strength("sanctuary") == 2


@clause("INF-3-5")
def test_what_a_destroyed_creature_bore_is_discarded():
    given = table().south(front=["soldier-2-2 gear=whetstone", "soldier-1-1"], hand=["last-verdict"], ether=1)
    done = acting(given).when("south", "play last-verdict", "target soldier-2-2#1")
    assert sorted(done.south.discard) == ["last-verdict", "soldier-2-2", "whetstone"]
    assert done.cites("INF-3-5")


@clause("INF-3-5")
def test_what_a_creature_bears_moves_with_it():
    given = table().south(front=["soldier-2-2 gear=whetstone"], ether=1)
    moved = acting(given).when("south", "move soldier-2-2#1 sanctuary")
    assert moved.south.ether == 0
    assert moved.south.sanctuary == ["soldier-2-2#1"]
    assert moved.south.stats("soldier-2-2#1") == (3, 2)


@clause("INF-3-5")
def test_what_a_creature_bore_does_not_return_to_hand_with_it():
    given = table().south(front=["soldier-2-2 gear=whetstone", "soldier-1-1"], hand=["countertide"], ether=2)
    done = acting(given).when("south", "play countertide", "target soldier-2-2#1")
    assert done.south.hand == ["soldier-2-2*"]
    assert sorted(done.south.discard) == ["countertide", "whetstone"]


@clause("INF-3-5")
@pytest.mark.parametrize("options", [{}, GEAR_STAYS], ids=["discard", "table"])
def test_what_a_creature_bears_changes_controller_with_it_and_goes_to_its_owner_in_the_end(options: dict[str, str]):
    given = table(options=options).south(hand=["siren-call", "last-verdict"], ether=2)
    given = given.north(front=["soldier-2-2 gear=whetstone", "soldier-1-1"])
    charmed = act(acting(given), "play siren-call", "target soldier-2-2#1")
    assert charmed.south.piece("whetstone#2").controller == SOUTH
    assert charmed.south.stats("soldier-2-2#1") == (3, 2)
    killed = act(charmed, "play last-verdict", "target soldier-2-2#1")
    assert killed.south.discard == ["siren-call", "last-verdict"]
    where = killed.north.table if options else killed.north.discard
    assert any(name.startswith("whetstone") for name in where)
    assert killed.south.table == []


@clause("INF-3-5")
def test_by_agreement_what_a_lost_creature_bore_stays_without_effect():
    given = table(options=GEAR_STAYS).south(front=["soldier-2-2 gear=current-rune", "soldier-1-1"])
    given = given.south(hand=["last-verdict"], ether=1)
    done = acting(given).when("south", "play last-verdict", "target soldier-2-2#1")
    assert done.south.table == ["current-rune#2"]
    assert done.south.discard == ["soldier-2-2", "last-verdict"]
    assert [hook for hook in done.state.hooks if hook.owner == 2] == []


@clause("INF-3-5")
def test_by_agreement_a_relic_without_bearer_is_equipped_again_for_its_cost():
    given = table(options=GEAR_STAYS).south(table=["whetstone"], front=["soldier-1-1", "soldier-1-2"])
    rich = acting(given.south(ether=1))
    assert rich.when("south", "equip whetstone#1").offered("south") == ["target soldier-1-1#2", "target soldier-1-2#3"]
    equipped = rich.when("south", "equip whetstone#1", "target soldier-1-1#2")
    assert equipped.south.ether == 0
    assert equipped.south.table == []
    assert equipped.south.stats("soldier-1-1#2") == (2, 1)
    assert equipped.cites("INF-3-5")
    poor = acting(given.south(hand=["lamp-moth"]))
    assert poor.when("south", "equip whetstone#1").refused == "INF-6-7"
    alone = acting(table(options=GEAR_STAYS).south(table=["whetstone"], ether=1, hand=["lamp-moth"]))
    assert alone.when("south", "equip whetstone#1").refused == "INF-3-3"


# Spells


@clause("INF-3-6")
def test_a_spell_has_its_effect_once_and_is_discarded():
    given = table().south(hand=["hard-word"], ether=1).north(front=["soldier-1-4", "soldier-1-1"])
    cast = acting(given).when("south", "play hard-word", "target soldier-1-4#1")
    assert cast.north.piece("soldier-1-4#1").wounds == 2
    assert cast.south.discard == ["hard-word"]
    assert (cast.south.hand, cast.south.table) == ([], [])
    assert cast.state.hooks == []


@clause("INF-3-6")
def test_a_spell_is_not_played_without_a_target_it_demands():
    alone = acting(table().south(hand=["hard-word", "lamp-moth"], ether=1))
    assert alone.offered("south") == ["end", "play lamp-moth"]
    assert alone.when("south", "play hard-word").refused == "INF-3-6"
    wrong = acting(table().south(hand=["siren-call", "lamp-moth"], ether=1, front=["soldier-1-1"]))
    assert "play siren-call" not in wrong.offered("south")
    assert wrong.when("south", "play siren-call").refused == "INF-3-6"


@clause("INF-3-6")
def test_the_targets_of_a_spell_are_chosen_when_it_is_played():
    given = table().south(hand=["siren-call"], ether=1, front=["soldier-1-1"])
    choosing = acting(given.north(front=["soldier-2-2", "soldier-3-3"])).when("south", "play siren-call")
    assert choosing.offered("south") == ["target soldier-2-2#2", "target soldier-3-3#3"]
    refused = choosing.when("south", "target soldier-1-1#1")
    assert refused.refused == "INF-3-6"
    assert refused.south.ether == 1


@clause("INF-3-6")
def test_an_impossible_part_without_target_is_skipped_and_the_rest_is_done():
    given = table().south(hand=["lantern-procession"], ether=3, nexus=10)
    done = acting(given).when("south", "play lantern-procession")
    assert done.south.nexus == 12
    assert done.south.discard == ["lantern-procession"]


@clause("INF-3-7")
def test_a_normal_spell_is_not_played_in_conflicto():
    given = table().south(front=["soldier-1-4"], hand=["hard-word"], ether=1).at(BeginPhase(CONFLICT), Fight())
    assert given.when("south", "play hard-word").refused == "INF-3-7"
    declared = declare(given, "south", "attack soldier-1-4#1 nexus")
    assert declared.offered("south") == ["pass"]
    assert declared.when("south", "play hard-word").refused == "INF-3-7"


@clause("INF-3-7")
def test_a_normal_spell_is_not_played_in_the_preparation_of_the_rival():
    given = table().table(active="north").south(hand=["hard-word"], ether=1).north(front=["soldier-1-4"])
    window = given.at(ChooseAction(NORTH)).when("north", "end")
    assert window.offered("south") == ["pass"]
    assert window.when("south", "play hard-word").refused == "INF-3-7"


# Fast spells


@clause("INF-3-8")
def test_a_fast_spell_may_answer_the_attacks_of_the_rival():
    given = (
        table()
        .table(active="north", phase=CONFLICT)
        .south(hand=["spark-bolt"], ether=1, front=["soldier-1-4"])
        .north(front=["soldier-2-2"])
    )
    declared = declare(given.at(ChooseAttack(NORTH)), "north", "attack soldier-2-2#2 soldier-1-4#1")
    assert declared.owing == ["north"]
    asked = declared.when("north", "pass")
    assert asked.offered("south") == ["pass", "play spark-bolt"]
    cast = asked.when("south", "play spark-bolt", "target soldier-2-2#2")
    assert cast.north.discard == ["soldier-2-2"]


@clause("INF-3-8")
@pytest.mark.parametrize("active", ["south", "north"])
@pytest.mark.parametrize(
    "window", [AFTER_AWAKEN, AFTER_FLOW, AFTER_DECLARATION, AFTER_BLOCKS, AFTER_COMBAT, BEFORE_DISCARD]
)
def test_a_fast_spell_may_be_played_in_every_phase_of_both_turns(window: int, active: str):
    given = table().table(active=active).south(hand=["spark-bolt"], ether=1, front=["soldier-1-4"])
    opened = given.at(OpenWindow(window))
    asked = opened if active == "south" else opened.when("north", "pass")
    assert asked.offered("south") == ["pass", "play spark-bolt"]


@clause("INF-3-8")
def test_a_fast_spell_may_be_played_in_both_preparations():
    given = table().south(hand=["spark-bolt"], ether=1, front=["soldier-1-4"])
    assert "play spark-bolt" in acting(given).offered("south")
    ending = given.table(active="north").at(ChooseAction(NORTH)).when("north", "end")
    assert ending.offered("south") == ["pass", "play spark-bolt"]


@clause("INF-3-8")
def test_no_fast_spell_is_played_while_the_lines_are_evaluated():
    given = table().south(hand=["spark-bolt"], ether=1, front=["soldier-1-4"])
    judged = given.at(JudgeRound())
    assert of_kind(judged.events, kinds.LINE_JUDGED) != []
    assert judged.owing == []
    assert judged.when("south", "play spark-bolt").refused == "INF-3-8"


@clause("INF-3-8")
def test_no_fast_spell_is_played_in_the_middle_of_a_choice_of_the_rival():
    given = table().table(active="north").south(hand=["spark-bolt"], ether=1, front=["soldier-1-4"])
    given = given.north(hand=["hard-word"], ether=1, front=["soldier-2-2"])
    choosing = given.at(ChooseAction(NORTH)).when("north", "play hard-word")
    assert choosing.owing == ["north"]
    assert choosing.when("south", "play spark-bolt").refused == "INF-3-8"


@clause("INF-3-9")
def test_a_fast_spell_costs_ether_and_is_discarded_like_a_spell():
    given = table().table(active="north").south(hand=["scald"], ether=2).north(front=["soldier-2-4", "soldier-1-1"])
    window = given.at(OpenWindow(AFTER_DECLARATION)).when("north", "pass")
    cast = window.when("south", "play scald", "target soldier-2-4#1")
    assert cast.south.ether == 0
    assert cast.south.discard == ["scald"]
    assert cast.north.piece("soldier-2-4#1").wounds == 2


@clause("INF-3-9")
def test_a_fast_spell_needs_its_target_and_its_ether_like_a_spell():
    alone = table().south(hand=["scald"], ether=2).at(OpenWindow(AFTER_FLOW))
    assert alone.offered("south") == ["pass"]
    assert alone.when("south", "play scald").refused == "INF-3-6"
    poor = table().south(hand=["scald"], ether=1).north(front=["soldier-2-4"]).at(OpenWindow(AFTER_FLOW))
    assert poor.when("south", "play scald").refused == "INF-6-7"


# Champions


@clause("INF-3-10")
def test_a_champion_enters_like_any_creature():
    given = table().south(hand=["marble-knight", "soldier-1-1"], ether=5, front=["soldier-1-1", "soldier-1-1"])
    played = acting(given).when("south", "play marble-knight", "to front")
    assert played.cites("INF-3-10")
    assert played.south.piece("marble-knight#3").exhausted
    crowded = played.when("north", "pass").when("south", "play soldier-1-1")
    assert crowded.offered("south") == ["to sanctuary", "to rear"]
    assert crowded.when("south", "to front").refused == "INF-8-7"


@clause("INF-3-10")
def test_a_champion_is_a_target_wherever_a_creature_is():
    given = table().south(hand=["last-verdict"], ether=1).north(front=["marble-knight", "soldier-2-2"])
    choosing = acting(given).when("south", "play last-verdict")
    assert choosing.offered("south") == ["target marble-knight#1", "target soldier-2-2#2"]
    done = choosing.when("south", "target marble-knight#1")
    assert done.north.discard == ["marble-knight"]


@clause("INF-3-11")
def test_nobody_plays_a_second_champion():
    given = acting(table().south(front=["marble-knight"], hand=["iron-knight"], ether=3))
    assert "play iron-knight" not in given.offered("south")
    assert given.when("south", "play iron-knight").refused == "INF-3-11"


@clause("INF-3-11")
def test_nobody_takes_control_of_a_second_champion():
    given = table().south(front=["marble-knight"], hand=["siren-call"], ether=1)
    several = given.north(front=["iron-knight", "soldier-2-2", "soldier-3-3"])
    choosing = acting(several).when("south", "play siren-call")
    assert choosing.offered("south") == ["target soldier-2-2#3", "target soldier-3-3#4"]
    assert choosing.when("south", "target iron-knight#2").refused == "INF-3-11"
    only = acting(given.north(front=["iron-knight"]))
    assert only.when("south", "play siren-call").refused == "INF-3-6"


@clause("INF-3-11")
def test_an_effect_that_would_give_a_second_champion_does_not_happen():
    given = table().south(front=["marble-knight"]).north(front=["iron-knight"])
    done = given.at(Control(2, SOUTH))
    assert done.north.front == ["iron-knight#2"]
    assert [event.clause for event in of_kind(done.events, kinds.NOTHING_HAPPENED)] == ["INF-3-11"]


@clause("INF-3-11")
def test_the_echo_of_a_lone_champion_enters_and_is_a_champion():
    given = table().south(front=["knight-of-returns"], rear=["soldier-1-1"])
    given = given.south(hand=["last-verdict", "iron-knight"], ether=4)
    died = act(acting(given), "play last-verdict", "target knight-of-returns#1")
    assert died.south.front == ["knight-of-returns#3"]
    assert died.south.stats("knight-of-returns#3") == (1, 1)
    assert died.when("south", "play iron-knight").refused == "INF-3-11"


@clause("INF-3-11")
def test_the_echo_of_a_champion_does_not_enter_beside_another_champion():
    given = table().south(front=["marble-knight"])
    done = given.at(LeaveEcho(SOUTH, 99, cards(*SETS).models.by_id["knight-of-returns"].number, REAR))
    assert (done.south.front, done.south.rear) == (["marble-knight#1"], [])
    assert [event.clause for event in of_kind(done.events, kinds.NOTHING_HAPPENED)] == ["INF-3-11"]


@clause("INF-3-11")
def test_by_agreement_a_second_champion_takes_the_place_of_one():
    given = table(options=REPLACE).south(front=["marble-knight"], hand=["iron-knight"], ether=3)
    played = acting(given).when("south", "play iron-knight", "to rear")
    assert played.owing == ["south"]
    assert played.offered("south") == ["stay marble-knight#1", "stay iron-knight#2"]
    new = played.when("south", "stay iron-knight#2")
    assert (new.south.front, new.south.rear, new.south.discard) == ([], ["iron-knight#2"], ["marble-knight"])
    old = played.when("south", "stay marble-knight#1")
    assert (old.south.front, old.south.rear, old.south.discard) == (["marble-knight#1"], [], ["iron-knight"])
    assert old.cites("INF-3-11")


@clause("INF-3-11")
def test_by_agreement_a_champion_that_gives_way_goes_to_its_owner():
    given = table(options=REPLACE).south(front=["marble-knight"], hand=["siren-call"], ether=1)
    choosing = acting(given.north(front=["iron-knight", "soldier-2-2"])).when("south", "play siren-call")
    charmed = choosing.when("south", "target iron-knight#2")
    kept = charmed.when("south", "stay marble-knight#1")
    assert kept.south.front == ["marble-knight#1"]
    assert (kept.south.discard, kept.north.discard) == (["siren-call"], ["iron-knight"])


@clause("INF-3-12")
def test_champions_count_among_the_cards_of_the_deck():
    fifty = {**SOLDIERS, **KNIGHTS}
    deck = Deck(tuple(id for id, copies in fifty.items() for _ in range(copies)))
    assert len(deck.cards) == 50
    assert check_deck(deck, cards(*SETS)) == []
    forty = Deck((*deck.cards[:38], *KNIGHTS))
    assert [one for one in check_deck(forty, cards(*SETS)) if not one.advice] == []
    short = Deck((*deck.cards[:37], *KNIGHTS))
    assert [one.clause for one in check_deck(short, cards(*SETS)) if not one.advice] == ["INF-14-1"]


@clause("INF-3-12")
def test_a_champion_is_not_brought_beside_the_deck():
    deck = Deck(tuple(id for id, copies in {**SOLDIERS, "iron-knight": 2}.items() for _ in range(copies)))
    outside = Deck(deck.cards, ("marble-knight",))
    assert [one.clause for one in check_deck(outside, cards(*SETS)) if not one.advice] == ["INF-3-12"]


# Commanders


def led(commander: str) -> dict[str, Any]:
    """Returns a set-up in which both bring this Commander."""
    fifty = {**SOLDIERS, "soldier-5-5": 2}
    return {"decks": [{"cards": fifty, "commanders": [commander]}] * 2, "sets": SETS}


@clause("INF-3-13")
def test_a_commander_is_chosen_during_setup_only():
    match = GAME.start(led("kiln-marshal"), 5)
    answer(match, "south", "no-leader")
    answer(match, "north", "lead kiln-marshal")
    wait_in(match, turn("south", "preparation", 2))
    refusal = match.answer(SOUTH, "lead kiln-marshal")
    assert refusal is not None
    assert refusal.clause == "INF-3-13"
    assert part(match, "south").commander == ""
    assert "kiln-marshal" not in [*part(match, "south").deck, *part(match, "south").hand]


@clause("INF-3-14")
def test_the_passive_of_a_commander_works_from_the_first_round():
    given = table().south(commander="last-lantern-keeper", hand=["soldier-2-2"], ether=2)
    played = acting(given).when("south", "play soldier-2-2", "to rear")
    assert played.south.stats("soldier-2-2#2") == (2, 3)


@clause("INF-3-14")
@pytest.mark.parametrize("spell", ["well-hush", "weed-knot"])
def test_no_state_is_put_on_a_commander(spell: str):
    given = table().table(active="north").south(commander="last-lantern-keeper", rear=["soldier-2-2", "soldier-3-3"])
    choosing = given.north(hand=[spell], ether=2).at(ChooseAction(NORTH)).when("north", f"play {spell}")
    assert choosing.offered("north") == ["target soldier-2-2#2", "target soldier-3-3#3"]
    refused = choosing.when("north", "target last-lantern-keeper#1")
    assert refused.refused == "INF-3-14"
    assert refused.south.stats("soldier-2-2#2") == (2, 3)


@clause("INF-3-14")
def test_the_passive_of_a_commander_works_before_the_opening_draw():
    match = GAME.start(led("kiln-marshal"), 5)
    answer(match, "south", "lead kiln-marshal")
    answer(match, "north", "no-leader")
    assert (len(part(match, "south").hand), len(part(match, "north").hand)) == (6, 5)


@clause("INF-3-15")
def test_a_commander_is_not_attacked_and_closes_no_path():
    given = table().south(front=["soldier-2-2"], rear=["soldier-3-3"]).north(commander="front-captain")
    declaring = given.at(ChooseAttack(SOUTH))
    assert declaring.offered("south") == ["end", "attack soldier-2-2#1 nexus", "attack soldier-3-3#2 nexus"]
    assert declaring.when("south", "attack soldier-2-2#1 front-captain#3").refused == "INF-3-15"
    assert declaring.north.strength("front") == 0


@clause("INF-3-15")
def test_a_commander_survives_the_destruction_of_everything_in_play():
    given = (
        table()
        .south(commander="last-lantern-keeper", front=["soldier-2-2 gear=whetstone"], table=["ash-clock"])
        .north(commander="front-captain", rear=["marble-knight"], table=["sanctuary-standard"])
    )
    done = acting(given.south(hand=["end-of-days"], ether=1)).when("south", "play end-of-days")
    assert (done.south.commander, done.north.commander) == ("last-lantern-keeper", "front-captain")
    for side in (done.south, done.north):
        assert (side.front, side.sanctuary, side.rear, side.table) == ([], [], [], [])
    assert sorted(done.south.discard) == ["ash-clock", "end-of-days", "soldier-2-2", "whetstone"]
    assert sorted(done.north.discard) == ["marble-knight", "sanctuary-standard"]


@clause("INF-3-15")
@pytest.mark.parametrize("spell", ["last-verdict", "siren-call", "countertide", "hard-word"])
def test_no_effect_on_creatures_means_a_commander(spell: str):
    given = table().south(hand=[spell], ether=2).north(commander="front-captain", front=["soldier-2-2", "soldier-3-3"])
    choosing = acting(given).when("south", f"play {spell}")
    assert choosing.offered("south") == ["target soldier-2-2#2", "target soldier-3-3#3"]
    assert choosing.when("south", "target front-captain#1").refused == "INF-3-15"
