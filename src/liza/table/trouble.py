"""What a request is answered with when it is not done: a refusal in both languages, and the faults in what was sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from liza.table.protocol import Fault, RefusalSheet, Trouble
from liza.table.store.errors import StoreError
from liza.toolkit.problems import Problem
from liza.toolkit.text import Argument, Words


class Refused(Exception):
    """A request or message is not done, and nothing has changed.

    Attributes:
        sheet: why, and what to do about it.
        status: of the answer to a request: 400 to 499, or 503 where the server itself lacks something.
        faults: what is wrong in what was sent, if anything.
        wait: seconds until it may be tried again; 0 where waiting doesn't help.
    """

    def __init__(self, sheet: RefusalSheet, status: int, faults: Iterable[Fault] = (), wait: int = 0) -> None:
        super().__init__(sheet.code)
        self.sheet = sheet
        self.status = status
        self.faults = list(faults)
        self.wait = wait

    def body(self) -> Trouble:
        """Return it as the body of an answer."""
        return Trouble(refusal=self.sheet, faults=self.faults)


def words() -> Words:
    """Return the words of the table: its own, not a game's."""
    return Words.of("liza.table")


def refusal(code: str, clause: str = "", /, **args: Argument) -> RefusalSheet:
    """Return the refusal told by the messages `trouble-CODE` and its attribute `remedy`, in every language."""
    known = words()
    return RefusalSheet(
        code=code,
        clause=clause,
        texts={lang: known.say(lang, f"trouble-{code}", **args) for lang in known.languages},
        remedies={lang: known.say(lang, f"trouble-{code}.remedy", **args) for lang in known.languages},
    )


def refuse(code: str, status: int, **args: Argument) -> Refused:
    """Return the exception for a refusal that needs no more than its words."""
    return Refused(refusal(code, **args), status)


STORE_STATUS = {"conflict": 409, "missing": 404, "text": 422}
"""What a request is answered with when the database refuses; anything else is not the request's fault."""


def of_store(error: StoreError) -> Refused:
    """Return the refusal for a database that could not do what was asked."""
    sheet = RefusalSheet(code=f"store-{error.code}", clause="", texts=error.texts, remedies=error.remedies)
    return Refused(sheet, STORE_STATUS.get(error.code, 503))


def faults_of(problems: Sequence[Problem], lang: str) -> list[Fault]:
    """Return problems as they are shown in one language."""
    return [
        Fault(
            place=one.place,
            line=one.line,
            text=one.text(lang),
            remedy=one.remedy(lang),
            clause=one.clause,
            advice=one.advice,
        )
        for one in problems
    ]
