# plain: texts are made only when somebody reads them
"""What a player reads of any game: questions, answers as buttons say them, why one is not possible.

A game writes tables of small functions, from its own asks, kinds of options and clauses to phrases; its `Teller` reads
them. Everything is made from an observation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from liza.kernel import Ask, kind_of
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.seats import SPECTATOR, who
from liza.toolkit.text import Phrase, Words

Note = Callable[[Any, Any], "Phrase | None"]
"""From an observation and a question, what else is worth knowing before answering."""
Answer = Callable[[Any, Any, int], Phrase]
"""From an observation, a question and an option, the words of a button, verb first."""
Reason = Callable[[Any, Any, int, str], "Phrase | None"]
"""From an observation, a question, a forbidden option and its clause: why, with what is on the table now.

None where that says no more than the clause.
"""


def no_note(seen: Any, ask: Any) -> None:
    """Add nothing to a question."""
    return None


class Question(NamedTuple):
    """How a kind of question is told."""

    tag: str
    """Key of the message `ask-tag-…`: in two or three words what kind of answer is asked for; "" for none."""
    ask: Callable[[Any, Any], Phrase]
    """From an observation and the question, its sentence."""
    note: Note = no_note


def plainly(message: str) -> Callable[[Any, Any], Phrase]:
    """Return a question or note that is always the same message."""
    return lambda seen, ask: label(message)


def say(message: str) -> Answer:
    """Return an answer that is always the same message."""
    return lambda seen, ask, option: label(message)


@cache
def label(message: str) -> Phrase:
    """Return the phrase of a message without arguments, the same one every time."""
    return Phrase(message)


def reason_id(clause: str, now: str = "") -> str:
    """Return the message that gives a clause as a reason; `now` names a variant, such as `--moment`.

    >>> reason_id("INF-7.3-2", "--far")
    'reason-INF-7_3-2--far'
    """
    return f"reason-{clause.replace('.', '_')}{now}"


class Teller:
    """How a game speaks, made of its tables."""

    def __init__(
        self,
        ruleset: Ruleset,
        questions: Mapping[type[Any], Question],
        answers: Mapping[int, Answer],
        reason: Reason,
    ) -> None:
        """Keep the tables: questions by class, answers by the kind of the option, and what says more than a clause."""
        self._ruleset = ruleset
        self.questions = questions
        self.answers = answers
        self._reason = reason
        self._of_clauses: dict[str, Phrase] = {}

    def words(self) -> Words:
        """Return the game's texts."""
        return self._ruleset.words()

    def ask_phrase(self, seen: Any, ask: Ask[Any]) -> Phrase:
        """Return the question in one sentence, to the seat that is asked."""
        known = self.questions.get(type(ask))
        return known.ask(seen, ask) if known is not None else Phrase("ask-wait", who=who(ask.seat, SPECTATOR))

    def ask_tag(self, ask: Ask[Any]) -> Phrase | None:
        """Return in two or three words what kind of answer is asked for."""
        known = self.questions.get(type(ask))
        return label(f"ask-tag-{known.tag}") if known is not None and known.tag else None

    def ask_note(self, seen: Any, ask: Ask[Any]) -> Phrase | None:
        """Return what else is worth knowing before answering: what is left, what others see."""
        known = self.questions.get(type(ask))
        return known.note(seen, ask) if known is not None else None

    def option_phrase(self, seen: Any, ask: Ask[Any], option: int) -> Phrase:
        """Return an option as a button says it, verb first, to the seat that is asked."""
        teller = self.answers.get(kind_of(option))
        if teller is None:
            return Phrase("option-other", text=ask.describe(seen, option))
        return teller(seen, ask, option)

    # Why not

    def reason_phrase(self, clause: str) -> Phrase:
        """Return why a clause forbids something; for one that forbids nothing by itself, what the rulebook says."""
        known = self._of_clauses.get(clause)
        if known is None:
            known = self._of_clauses[clause] = self._clause_phrase(clause)
        return known

    def _clause_phrase(self, clause: str) -> Phrase:
        message, catalogue = reason_id(clause), self._ruleset.catalogue()
        if self._knows(message):
            return Phrase(message)
        if clause in catalogue:
            return Phrase("data-text", es=catalogue[clause].es, en=catalogue[clause].en)
        return Phrase("reason-any")

    def reason_now(self, seen: Any, ask: Ask[Any], option: int, clause: str) -> Phrase:
        """Return why a candidate is forbidden, with what is on the table now where that says more than the clause."""
        return self._reason(seen, ask, option, clause) or self.reason_phrase(clause)

    def remedy_phrase(self, clause: str) -> Phrase | None:
        """Return what would make it legal, if anything would."""
        return self.remedy_of(self.reason_phrase(clause))

    def remedy_of(self, reason: Phrase) -> Phrase | None:
        """Return what would make it legal, for a reason of this teller."""
        return reason.attribute("remedy") if self._knows(f"{reason.message}.remedy") else None

    def tag_of(self, reason: Phrase) -> Phrase:
        """Return a reason in two words."""
        return reason.attribute("tag") if self._knows(f"{reason.message}.tag") else label("reason-any.tag")

    def title_of(self, reason: Phrase) -> Phrase:
        """Return a reason in three to five words."""
        return reason.attribute("title") if self._knows(f"{reason.message}.title") else label("reason-any.title")

    def _knows(self, message: str) -> bool:
        words = self.words()
        return words.has(words.source, message)
