"""Tables of questions, answers and reasons, read by a teller; what a page shows of answers; lines of a log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from liza.kernel import EVERYONE, Ask, Event, State, option
from liza.toolkit.answers import Answers
from liza.toolkit.chronicle import Told, result_phrase
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.seats import SPECTATOR, reader_of, who
from liza.toolkit.telling import Question, Teller, label, plainly, say
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import CardView, SeatView, View, Zone

PASS, PLAY, OTHER = 0, 1, 2
TEXTS = """
reason-TOY-1_2 = Está agotada.
    .tag = Agotada
    .remedy = Espera.
won-TOY-9_1 = por asedio
won-TOY-9_2 = por rendición
    .me = porque el rival se rinde
drawn-TOY-9_3 = nadie puede más
"""
CATALOGUE = """
[rulebook]
id = "toy"
code = "TOY"
title = "Toy"
version = "1"
source = "none"
summary_es = "Un juguete."
summary_en = "A toy."
players = [2]

[[clause]]
id = "TOY-2-1"
section = "2"
topic = "weather"
status = "clear"
es = "Llueve."
en = "It rains."
mechanical = true
examples = [{ given = "a", when = "b", then = "c" }]
"""


class Toy(Ruleset):
    """A ruleset whose texts lie in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("toy", folder)
        self._words = Words(folder)

    def words(self) -> Words:
        return self._words


class Choose(Ask[State]):
    """May pass, play 1 to 3, or something else; 2 is forbidden by a clause with a reason, 3 by one without."""

    def candidates(self, s: State) -> list[int]:
        return [option(PASS), *(option(PLAY, card) for card in (1, 2, 3)), option(OTHER, 4)]

    def why_not(self, s: State, option: int) -> str:
        return {2: "TOY-1.2", 3: "TOY-2-1"}.get(option >> 8, "")

    def describe(self, s: State, option: int) -> str:
        return f"do {option & 0xFF} {option >> 8}"


class Window(Choose):
    """The same, and may be let by."""


class Odd(Choose):
    """A question that no table knows."""


class Table(State):
    """Nothing lies on it; `choice` is what the first seat may do at any time."""

    def __init__(self, standing: Ask[Any] | None = None) -> None:
        super().__init__(2)
        self.choice = standing

    def standing(self, seat: int) -> Ask[Any] | None:
        return self.choice


def _play(seen: State, ask: Ask[Any], chosen: int) -> Phrase:
    return Phrase("play", card=chosen >> 8)


def _reason(seen: State, ask: Ask[Any], chosen: int, clause: str) -> Phrase | None:
    return Phrase("reason-now") if isinstance(ask, Window) and clause == "TOY-2-1" else None


QUESTIONS = {Choose: Question("choose", plainly("ask-choose")), Window: Question("", plainly("ask"), plainly("note"))}


@pytest.fixture
def teller(tmp_path: Path) -> Teller:
    (tmp_path / "es.ftl").write_text(TEXTS, encoding="utf-8")
    (tmp_path / "clauses.toml").write_text(CATALOGUE, encoding="utf-8")
    return Teller(Toy(tmp_path), QUESTIONS, {PASS: say("pass"), PLAY: _play}, _reason)


def things(seen: State, ask: Ask[Any], chosen: int) -> list[str]:
    return [f"@{chosen >> 8}", "nexus:south", "gone"]


def shown() -> View:
    field = Zone("field", "south", "row", label("field"), cards=[CardView("@1", "one"), CardView("@2", "two")])
    return View("toy", "south", [SeatView("south", label("south"))], [field], [], "", 1)


# Words


def test_a_question_has_a_sentence_and_where_its_row_says_so_a_tag_and_a_note(teller: Teller):
    seen = Table()

    assert teller.ask_phrase(seen, Choose(0)) == Phrase("ask-choose")
    assert (teller.ask_tag(Choose(0)), teller.ask_note(seen, Choose(0))) == (Phrase("ask-tag-choose"), None)
    assert (teller.ask_tag(Window(0)), teller.ask_note(seen, Window(0))) == (None, Phrase("note"))


def test_what_no_table_knows_is_told_all_the_same(teller: Teller):
    seen, odd = Table(), Odd(1)

    assert teller.ask_phrase(seen, odd) == Phrase("ask-wait", who="north")
    assert (teller.ask_tag(odd), teller.ask_note(seen, odd)) == (None, None)
    assert teller.option_phrase(seen, odd, option(OTHER, 4)) == Phrase("option-other", text="do 2 4")


def test_a_clause_is_a_reason_by_its_message_else_by_its_text_else_by_none(teller: Teller):
    assert teller.reason_phrase("TOY-1.2") == Phrase("reason-TOY-1_2")
    assert teller.reason_phrase("TOY-2-1") == Phrase("data-text", es="Llueve.", en="It rains.")
    assert teller.reason_phrase("TOY-7") == Phrase("reason-any")


def test_a_reason_has_a_tag_and_a_title_always_and_a_remedy_if_there_is_one(teller: Teller):
    own, strange = teller.reason_phrase("TOY-1.2"), teller.reason_phrase("TOY-2-1")

    assert (teller.tag_of(own), teller.title_of(own)) == (own.attribute("tag"), Phrase("reason-any.title"))
    assert teller.tag_of(strange) == Phrase("reason-any.tag")
    assert (teller.remedy_phrase("TOY-1.2"), teller.remedy_phrase("TOY-2-1")) == (own.attribute("remedy"), None)


# Answers


def test_answers_are_shown_with_words_and_the_things_that_are_there(teller: Teller):
    view = shown()
    Answers(teller, things, (PASS,), of_seats=("nexus",)).fill_in(Table(), Choose(0), 0, view)

    assert [(one.text, one.words, one.things) for one in view.options] == [
        ("do 0 0", Phrase("pass"), ["nexus:south"]),
        ("do 1 1", Phrase("play", card=1), ["@1", "nexus:south"]),
        ("do 2 4", Phrase("option-other", text="do 2 4"), ["nexus:south"]),
    ]
    assert (view.main, view.passing) == ("do 0 0", "")


def test_what_is_forbidden_says_why_and_answers_share_a_reason(teller: Teller):
    view = shown()
    Answers(teller, things).fill_in(Table(Window(0)), Choose(0), 0, view)

    assert [(one.text, one.clause, one.reason) for one in view.blocked] == [
        ("do 1 2", "TOY-1.2", 0),
        ("do 1 3", "TOY-2-1", 1),
    ], "what was tried in the question is not tried again among what stands at any time"
    assert [(one.clause, one.text, one.remedy) for one in view.reasons] == [
        ("TOY-1.2", Phrase("reason-TOY-1_2"), Phrase("reason-TOY-1_2.remedy")),
        ("TOY-2-1", Phrase("data-text", es="Llueve.", en="It rains."), None),
    ]
    assert (view.standing, view.main) == ([], "")


def test_what_lies_on_the_table_now_says_more_than_a_clause(teller: Teller):
    view = shown()
    Answers(teller, things, (PASS,), windows=(Window,)).fill_in(Table(), Window(0), 0, view)

    assert [one.text for one in view.reasons] == [Phrase("reason-TOY-1_2"), Phrase("reason-now")]
    assert view.passing == view.main == "do 0 0"


def test_what_may_be_done_at_any_time_stands_apart(teller: Teller):
    view = shown()
    Answers(teller, things, (PASS,)).fill_in(Table(Choose(0)), None, 0, view)

    assert [one.text for one in view.standing] == ["do 0 0", "do 1 1", "do 2 4"]
    assert (view.options, view.main) == ([], "")


# The log, and the seats


@pytest.mark.parametrize(
    ("seat", "reader", "called"),
    [(0, 0, "me"), (1, 0, "rival"), (0, 1, "rival"), (1, 2, "north"), (0, SPECTATOR, "south")],
)
def test_a_player_is_called_from_the_readers_side(seat: int, reader: int, called: str):
    assert who(seat, reader) == called


def test_whoever_sits_at_no_seat_is_a_spectator():
    assert [reader_of(seat) for seat in (-1, 0, 1, 2)] == [SPECTATOR, 0, 1, SPECTATOR]


def test_a_line_names_its_kind_of_event_and_may_say_more():
    told = Told(Table(), Event(3, 7, 2, "TOY-2-1", EVERYONE, EVERYONE), 1, "drawn")

    assert told.line() == Phrase("event-drawn", amount=2)
    assert told.line("-none", amount=0, by="x") == Phrase("event-drawn-none", amount=0, by="x")
    assert [told.who(seat) for seat in range(3)] == ["rival", "me", "nobody"]


@pytest.mark.parametrize(
    ("winner", "clause", "reader", "said"),
    [
        (0, "TOY-9.1", 0, Phrase("result-won", who="me", how=Phrase("won-TOY-9_1", who="me"))),
        (0, "TOY-9.2", 0, Phrase("result-won", who="me", how=Phrase("won-TOY-9_2.me", who="me"))),
        (0, "TOY-9.2", 1, Phrase("result-won", who="rival", how=Phrase("won-TOY-9_2", who="rival"))),
        (1, "TOY-9.7", 2, Phrase("result-won-any", who="north")),
        (-1, "TOY-9.3", 0, Phrase("result-drawn", how=Phrase("drawn-TOY-9_3"))),
        (-1, "TOY-9.7", 0, Phrase("result-drawn-any")),
    ],
    ids=["won", "by-me", "by-rival", "won-anyhow", "drawn", "drawn-anyhow"],
)
def test_a_result_says_who_won_and_how(teller: Teller, winner: int, clause: str, reader: int, said: Phrase):
    assert result_phrase(teller.words(), winner, clause, reader) == said
