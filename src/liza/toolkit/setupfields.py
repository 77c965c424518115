# plain: read before a match starts.
"""What of a set-up a form can ask for besides decks and options: a map, a calendar, lists, names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from liza.toolkit.problems import Problem
from liza.toolkit.text import Phrase


@dataclass(frozen=True, slots=True)
class SetupField:
    """A key of a set-up that a form can fill in; its words are `label`, with an attribute `note` if more is to be said.

    An option of the rules of the same name is not offered beside it.
    """

    name: str
    """The key."""
    label: Phrase
    clause: str = ""
    """The clause that asks for it, or that it decides."""
    each: bool = False
    """Whether every player brings one: the set-up holds a list of them, in the order of the seats."""
    values: tuple[tuple[str, Phrase], ...] = ()
    """What can be named, the usual one first; nothing where there are only words of one's own."""
    usual: Any = ""
    """What the set-up holds for a player who chose nothing, where every player brings one."""
    most: int = 0
    """So many characters a text of one's own may have; 0: none is taken."""
    lines: bool = True
    """Whether such a text has several lines; else it is a name, and is taken as it is."""
    files: tuple[str, ...] = ()
    """How the names of files end that hold such a text."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What the lines of a text add up to: line, words and amount of each; the sum, and the most that it may be."""

    label: Phrase
    rows: tuple[tuple[int, Phrase, int], ...]
    total: int
    most: int = 0


@dataclass(slots=True)
class FieldText:
    """A text of somebody's own as it was understood: the value for the set-up, what is wrong, what it adds up to."""

    value: Any = None
    problems: list[Problem] = field(default_factory=list)
    """Advice may be among them; with anything else there is no value to be used."""
    tally: Tally | None = None

    @property
    def lawful(self) -> bool:
        """Whether it may be played with."""
        return all(one.advice for one in self.problems)
