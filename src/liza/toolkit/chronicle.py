# plain: texts are made only when somebody reads them
"""The log of a game for two: one line for each event, told from the reader's side of the table.

A line is made from the event alone (the observation lends the names of cards), so that it reads the same however often
it is shown again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from liza.kernel import Event
from liza.kernel.events import TAKEN_BACK
from liza.toolkit.seats import SEATS, reader_of, who
from liza.toolkit.text import Argument, Phrase, Words


def event_name(event: Event, names: Sequence[str]) -> str:
    """Return the name of an event's kind; `names` are the game's own, by kind."""
    return "taken-back" if event.kind == TAKEN_BACK else names[event.kind]


@lru_cache(maxsize=4096)
def piece_phrase(name: Phrase, owner: str) -> Phrase:
    """Return a piece by the name of its card and whose it is: where it is may have changed since."""
    return Phrase("piece", name=name, who=owner)


class Told:
    """An event for a reader. A game derives its own, which unpacks `a` and adds its `common` arguments."""

    def __init__(self, seen: Any, event: Event, reader: int, name: str) -> None:
        """Keep what the event says; `name` is that of its kind."""
        self.seen = seen
        self.clause = event.clause
        self.name = name
        self.reader = reader_of(reader)
        self.a = int(event.a)
        self.amount = int(event.b)

    def who(self, seat: int) -> str:
        """Return the key of a player; "nobody" for a seat that there is not."""
        return who(seat, self.reader) if seat < len(SEATS) else "nobody"

    def common(self) -> dict[str, Argument]:
        """Return the arguments that most lines need."""
        return {"amount": self.amount}

    def line(self, variant: str = "", /, **more: Argument) -> Phrase:
        """Return the message of this kind of event, `event-<name>`, or a variant of it."""
        return Phrase(f"event-{self.name}{variant}", **(self.common() | more))


class CardTold(Told):
    """An event that may speak of a player and a card: the game's own class unpacks them, 0 where there is none."""

    seat = 0
    card = 0

    def named(self, card: int) -> Phrase:
        """Return the name of a card."""
        raise NotImplementedError

    def piece(self, card: int, seat: int) -> Phrase:
        """Return a piece with its side."""
        return piece_phrase(self.named(card), self.who(seat))

    def common(self) -> dict[str, Argument]:
        """Return the player, the amount, and the card, alone and with its side, if there is one."""
        args: dict[str, Argument] = {"who": self.who(self.seat), "amount": self.amount}
        if self.card:
            args |= {"card": self.named(self.card), "piece": self.piece(self.card, self.seat)}
        return args


def result_phrase(words: Words, winner: int, clause: str, reader: int) -> Phrase:
    """Return who won and how, or that nobody did (a winner below 0).

    How is told by `won-<clause>` (`.me` for whoever won, if it differs) or `drawn-<clause>`, dots as "_".
    """
    key = clause.replace(".", "_")
    if winner < 0:
        known = words.has(words.source, f"drawn-{key}")
        return Phrase("result-drawn", how=Phrase(f"drawn-{key}")) if known else Phrase("result-drawn-any")
    victor = who(winner, reader)
    own = f"won-{key}.me"
    how = own if victor == "me" and words.has(words.source, own) else f"won-{key}"
    if not words.has(words.source, how):
        return Phrase("result-won-any", who=victor)
    return Phrase("result-won", who=victor, how=Phrase(how, who=victor))
