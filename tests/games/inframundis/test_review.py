"""What reviews of the engine have found: each of these once went wrong."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis import GAME, kinds
from liza.games.inframundis.changes import ChooseDiscard
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.naming import target_asked
from liza.games.inframundis.pool import cards
from liza.games.inframundis.sequence import TURN, EndEffects, EndTurn
from liza.games.inframundis.windows import ChooseAction
from liza.games.inframundis.wording import card_text
from liza.kernel import Record, RecordError, read_record
from liza.testing.marks import clause
from liza.testing.scenes import Scene, scene
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import DATA
from tests.games.inframundis.waiting import inf, of_kind

SETS = [str(DATA / name) for name in ("soldiers.yaml", "extra.yaml", "review.yaml")]
SOUTH, NORTH = 0, 1


def table(**options: str) -> Scene:
    """Returns an empty table in South's Preparación of Round 1."""
    return scene("inframundis", {"decks": ["umbral", "brasa"], "sets": SETS, "options": options})


def text(card: str, language: str = "en") -> str:
    """Returns what a card says."""
    return card_text(cards(*SETS).models.by_id[card], language)


# "This line" of what has left


@clause("INF-12-5")
def test_the_line_of_a_dead_creature_is_the_one_it_died_in():
    given = table().south(ether=3, hand=["mercy-stroke"], front=["soldier-6-7"], rear=["soldier-1-4"])
    given = given.north(front=["slag-golem wounds=1", "soldier-1-3"], sanctuary=["soldier-1-5"])
    then = given.at(ChooseAction(SOUTH)).when("south", "play mercy-stroke", "target slag-golem#3")
    assert "slag-golem#3" not in then.north.front
    assert (then.south.piece("soldier-6-7#1").wounds, then.north.piece("soldier-1-3#4").wounds) == (2, 2)
    assert (then.south.piece("soldier-1-4#2").wounds, then.north.piece("soldier-1-5#5").wounds) == (0, 0)


@clause("INF-12-5")
@pytest.mark.parametrize(("rival", "heirs"), [("soldier-2-2", 0), ("soldier-0-2", 1)])
def test_a_dead_creature_asks_for_control_and_leaves_its_token_where_it_stood(rival: str, heirs: int):
    given = table().south(ether=1, hand=["spark-bolt"], sanctuary=["nest-mother", "soldier-1-1"])
    given = given.north(sanctuary=[rival])
    then = given.at(ChooseAction(SOUTH)).when("south", "play spark-bolt", "target nest-mother#1")
    assert len([name for name in then.south.sanctuary if name.startswith("shade")]) == heirs


@clause("INF-12-5")
def test_the_line_of_a_creature_that_destroys_itself_is_where_it_stood():
    given = table().south(ether=1, front=["powder-mule", "soldier-1-3"], rear=["soldier-2-2"])
    given = given.north(front=["soldier-2-3"])
    then = given.at(ChooseAction(SOUTH)).when("south", "use powder-mule#1/0")
    assert (then.south.front, then.south.piece("soldier-1-3#2").wounds) == (["soldier-1-3#2"], 1)
    assert (then.north.piece("soldier-2-3#4").wounds, then.south.piece("soldier-2-2#3").wounds) == (1, 0)


# Costs, numbers, conditions


@clause("INF-13-9")
def test_a_copy_keeps_no_cost_of_its_original():
    given = table().south(ether=7, hand=["mercy-stroke", "high-tide"])
    given = given.north(front=["ysa-twice-buried wounds=1", "catacomb-ox"])
    left = given.at(ChooseAction(SOUTH)).when("south", "play mercy-stroke", "target ysa-twice-buried#1")
    copy = left.north.front[-1]
    then = left.when("north", "pass").when("south", "play high-tide")
    assert copy.startswith("ysa-twice-buried")
    assert then.north.front == ["catacomb-ox#2"], "what costs 5 stays, the copy does not"
    assert then.north.hand == []


def test_life_may_hang_on_attack():
    given = table().south(table=["meek-banner"], front=["soldier-2-2", "soldier-3-2"])
    then = given.at(ChooseAction(SOUTH))
    assert (then.south.stats("soldier-2-2#2"), then.south.stats("soldier-3-2#3")) == ((2, 4), (3, 2))


@clause("INF-7.4-4")
def test_life_that_hangs_on_being_ready_is_lost_on_attacking():
    given = table().south(table=["rested-banner"], front=["soldier-2-2 wounds=3", "soldier-2-3 wounds=2"])
    declared = given.north(front=["soldier-1-5"]).at(ChooseAttack(SOUTH))
    then = declared.when("south", "attack soldier-2-2#2 soldier-1-5#4", "attack soldier-2-3#3 soldier-1-5#4", "end")
    assert then.south.front == ["soldier-2-3#3"], "3 wounds against a Life of 2; it dies before anybody acts"


@clause("INF-7.4-4")
def test_life_that_hangs_on_being_ready_is_lost_when_an_effect_exhausts():
    given = table().south(front=["tide-keeper"], ether=1)
    given = given.north(table=["rested-banner"], front=["soldier-2-2 wounds=3"])
    then = given.at(ChooseAction(SOUTH)).when("south", "use tide-keeper#1/0", "target soldier-2-2#3")
    assert then.north.front == []


def test_your_creatures_are_those_of_who_controls_the_card():
    given = table().south(table=["crowd-curse"], front=["soldier-1-1"])
    then = given.north(front=["soldier-6-6", "soldier-1-2", "soldier-1-3"]).at(ChooseAction(SOUTH))
    assert then.north.stats("soldier-6-6#3") == (5, 6), "−1/−0 for each of South's creatures, not for each of North's"
    assert text("crowd-curse").endswith("Enemy creatures have −1/−0 for each creature you control.")


@clause("INF-11.4-1")
def test_a_line_that_one_counts_as_controlling_is_controlled_for_the_cards_too():
    given = table().south(table=["claimant"], sanctuary=["sanctuary-sentinel"], deck=["wolf"])
    given = given.north(sanctuary=["soldier-6-6"])
    then = given.at(*TURN[TURN.index(EndEffects()) :])
    assert then.when("south", "pass").south.hand == ["wolf"]


# Entering, shifting, expiring


@clause("INF-3-3")
def test_what_is_equipped_has_entered_play():
    given = table().south(ether=1, hand=["reading-lens"], front=["soldier-1-1"], deck=["wolf"])
    then = given.at(ChooseAction(SOUTH)).when("south", "play reading-lens", "target soldier-1-1#1")
    assert then.south.hand == ["wolf"]
    assert [line for line in then.lines("south", "en") if "table" in line] == []


@clause("INF-3-5")
def test_what_stayed_on_the_table_does_not_enter_again():
    given = table(equipment_on_leave="table").south(front=["soldier-1-1", "soldier-1-2 gear=reading-lens"])
    given = given.south(ether=2, hand=["spark-bolt"], deck=["wolf"])
    loose = given.at(ChooseAction(SOUTH)).when("south", "play spark-bolt", "target soldier-1-2#2").when("north", "pass")
    assert loose.south.table == ["reading-lens#3"]
    then = loose.when("south", "equip reading-lens#3", "target soldier-1-1#1")
    assert (then.south.table, then.south.hand) == ([], [])


def test_whoever_plays_a_card_on_a_rivals_creature_has_played_it():
    given = table().south(ether=1, hand=["sly-gift"], deck=["wolf"]).north(front=["soldier-1-1"], deck=["colossus"])
    then = given.at(ChooseAction(SOUTH)).when("south", "play sly-gift", "target soldier-1-1#1")
    assert (then.south.hand, then.north.hand) == (["wolf"], [])


@clause("INF-8-8")
def test_all_that_is_shifted_at_once_makes_room_for_what_follows():
    front, middle = ["soldier-1-1", "soldier-1-2", "soldier-1-3"], ["soldier-2-1", "soldier-2-2", "soldier-2-3"]
    given = table().south(ether=7, hand=["old-leviathan"]).north(front=front, sanctuary=middle)
    then = given.at(ChooseAction(SOUTH)).when("south", "play old-leviathan", "to front")
    assert then.north.front == []
    assert [name.partition("#")[0] for name in then.north.sanctuary] == front
    assert [name.partition("#")[0] for name in then.north.rear] == middle


@clause("INF-7.5-3")
def test_what_expiring_sets_off_gives_nothing_to_the_next_turn():
    given = table().south(front=["last-cheer life=+1 wounds=1", "soldier-1-3"])
    then = given.at(*TURN[TURN.index(EndTurn()) :])
    assert then.ended
    assert of_kind(then.events, kinds.BOOSTED), "it did take place"
    assert (then.south.front, then.south.stats("soldier-1-3#2"), then.south.ether) == (["soldier-1-3#2"], (1, 3), 0)


# What cards say


@clause("INF-8-8")
def test_tokens_that_go_each_their_way_say_so():
    then = table().south(ether=2, hand=["door-whisper"]).at(ChooseAction(SOUTH))
    then = then.when("south", "play door-whisper", "to front", "to rear")
    assert (len(then.south.front), len(then.south.rear)) == (1, 1)
    assert text("door-whisper") == "Create 2 Shade tokens (1/2) in lines of your choice."
    assert text("door-whisper", "es") == "Crea 2 fichas de Sombra (1/2) en líneas a tu elección."
    assert text("night-levy").endswith("in a line of your choice.")


@clause("INF-3-6")
def test_two_targets_differ_and_the_card_says_so():
    given = table().south(ether=1, hand=["double-blow"], front=["soldier-1-1"]).north(front=["soldier-1-2"])
    asked = given.at(ChooseAction(SOUTH)).when("south", "play double-blow", "target soldier-1-2#2")
    assert asked.offered("south") == ["target soldier-1-1#1"]
    assert text("double-blow") == "Deal 1 wound to an enemy creature. Stun another creature."
    ask = asked.state.ask_of(SOUTH)
    words = GAME.words()
    assert words.render("es", target_asked(asked.state, ask.act, 1)) == "otra Criatura"
    assert words.render("es", target_asked(asked.state, ask.act, 0)) == "una Criatura enemiga"


# What must not show, and limits


@clause("INF-4-1")
def test_a_forced_discard_does_not_tell_that_the_cards_are_alike():
    hands = [["wolf", "wolf"], ["wolf", "colossus"]]
    seen = [table().north(hand=hand).at(ChooseDiscard(NORTH, 1)) for hand in hands]
    assert [then.owing for then in seen] == [["north"], ["north"]]
    assert [then.events for then in seen] == [[], []]


@clause("INF-8-1")
def test_nothing_is_taken_back_where_forced_choices_have_completed_it():
    full = {"front": ["soldier-1-1"] * 3, "sanctuary": ["soldier-1-1"] * 3}
    given = table().south(ether=2, hand=["lamplighter"], deck=["wolf"], **full).quietly()
    then = given.at(ChooseAction(SOUTH)).when("south", "play lamplighter")
    assert then.south.hand == ["wolf"], "there was one line to choose from, and a card has been drawn"
    assert then.take_back("south").refused == "final"


def test_a_game_that_would_outgrow_its_serial_numbers_says_so():
    given = table().table(empty=True).south(ether=3, hand=["spark-swarm"])
    inf(given.state).serial = 4095
    then = given.at(ChooseAction(SOUTH)).when("south", "play spark-swarm")
    assert then.refused == "broken"
    assert then.refusal is not None
    assert "piece 4096" in then.refusal.detail
    assert then.south.hand == ["spark-swarm"]


def test_nobody_concedes_for_those_who_only_watch():
    state = table().at(ChooseAction(SOUTH)).state
    assert [state.standing(seat) is None for seat in (-1, 0, 1, 2)] == [True, False, False, True]


# Set-ups


def deck(**cards_and_copies: int) -> dict[str, object]:
    """Returns a set-up's deck of forty soldiers, some of them as given."""
    ids = [f"soldier-{attack}-{life}" for attack in range(7) for life in range(1, 8)]
    cards = {name.replace("_", " "): copies for name, copies in cards_and_copies.items()}
    return {"cards": {**dict.fromkeys(ids[: 40 - sum(cards.values())], 1), **cards}}


@clause("INF-14-3")
def test_a_set_up_may_name_cards_in_any_way_a_deck_list_may():
    setup = {"sets": SETS, "decks": [deck(Muro_de_Umbral=2, Ash_Wolf=1), deck()]}
    complete = GAME.complete(setup)
    assert (complete["decks"][0]["cards"]["umbral-wall"], complete["decks"][0]["cards"]["wolf"]) == (2, 1)
    assert len(GAME.fresh(complete).sides[0].deck) == 40


def test_a_deck_that_is_named_is_a_sample_deck_and_no_other_file():
    with pytest.raises(ProblemsError, match="umbral"):
        GAME.complete({"decks": ["../decks/umbral", "brasa"]})


@pytest.mark.parametrize("copies", ["three", None, 10**12])
def test_a_set_up_with_strange_numbers_of_copies_is_refused(copies: object):
    strange = {"cards": {"wolf": copies}}
    with pytest.raises(ProblemsError):
        GAME.complete({"sets": SETS, "decks": [strange, deck()]})


# Records


def begun() -> Record:
    """Returns the record of a match of which three answers have been given."""
    match = GAME.start(GAME.default_setup(), 5)
    for _ in range(3):
        seat = match.owing()[0]
        assert match.answer(seat, match.offered(seat)[0]) is None
    return read_record(match.record().to_text())


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        (("decks",), None, "cards"),
        (("decks",), [], "cards"),
        (("decks", 0, "cards", "unknown-card"), 1, "cards"),
        (("decks", 0, "cards", "wolf"), 10**12, "cards"),
        (("sets",), ["no-such-folder"], "cards"),
        (("options",), ["block_mode"], "cards"),
        (("options", "line_limit"), "many", "cards"),
        (("options", "line_limit"), None, "header"),
        (("decks", 0, "cards", "Ash Wolf"), 0, "header"),
    ],
)
def test_a_record_whose_set_up_was_edited_is_refused(place: tuple[Any, ...], value: object, code: str):
    record = begun()
    assert GAME.replay(record).answers
    inner: Any = record.header["setup"]
    for step in place[:-1]:
        inner = inner[step]
    if value is None:
        del inner[place[-1]]
    else:
        inner[place[-1]] = value
    with pytest.raises(RecordError) as told:
        GAME.replay(record)
    assert told.value.code == code
