"""What is forbidden alike is told once, and nothing of it is lost."""

from __future__ import annotations

from liza.toolkit.gathering import MANY, gather
from liza.toolkit.text import Phrase
from liza.toolkit.view import OptionView, View


def barred(text: str, *things: str, reason: int = 0) -> OptionView:
    return OptionView(text, Phrase("any"), list(things), f"TOY-{reason}", reason)


def gathered(*blocked: OptionView) -> list[tuple[str, list[str]]]:
    view = View("toy", "a", [], [], [], "", 1, blocked=list(blocked))
    return [(one.text, one.ends) for one in gather(view).blocked]


def test_what_differs_in_the_last_thing_alone_is_told_together():
    assert gathered(barred("go a 1", "a", "1"), barred("go b 1", "b", "1"), barred("go a 2", "a", "2")) == [
        ("go a 1", ["2"]),
        ("go b 1", []),
    ]


def test_other_verbs_and_reasons_stand_for_themselves():
    blocked = [barred("go a 1", "a", "1"), barred("see a 2", "a", "2"), barred("go a 3", "a", "3", reason=1)]
    assert gathered(*blocked) == [("go a 1", []), ("see a 2", []), ("go a 3", [])]


def test_what_goes_on_from_something_forbidden_for_the_same_reason_is_left_out():
    blocked = [
        barred("go a 1", "a", "1"),
        barred("go a 1 2", "a", "1", "2"),
        barred("go a 1 3", "a", "1", "3", reason=1),
    ]
    assert gathered(*blocked) == [("go a 1", []), ("go a 1 3", [])]


def test_few_answers_about_one_thing_each_stay_apart():
    few = [barred(f"name {number}", str(number)) for number in range(MANY)]
    assert [text for text, _ in gathered(*few)] == [one.text for one in few]
    many = [barred(f"name {number}", str(number)) for number in range(MANY + 1)]
    assert gathered(*many) == [("name 0", [str(number) for number in range(1, MANY + 1)])]
    assert len(gathered(*(barred(f"pass {number}") for number in range(MANY + 1)))) == MANY + 1
