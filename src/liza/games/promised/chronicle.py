# plain: texts are made only when somebody reads them
"""The log of a game: one line for each event, told from the reader's side of the table.

A line is made from the event alone (the observation lends the names of places and generals), so that it reads the same
however often it is shown again.
"""

from __future__ import annotations

from collections.abc import Callable

from liza.games.promised import kinds
from liza.games.promised.naming import (
    PHASES,
    card_name,
    general_name,
    item_name,
    place_name,
    reader_of,
    side_inner,
    side_name,
    territory_name,
    whose,
)
from liza.games.promised.notation import SEATS, TO_GARRISON
from liza.games.promised.pieces import BY_PASSAGE, BY_SORTIE, BY_WEAPONS, PAIR
from liza.games.promised.state import Land
from liza.kernel import Event
from liza.kernel.events import TAKEN_BACK
from liza.toolkit.telling import label
from liza.toolkit.text import Argument, Phrase

HALF = 0xFFFFF
CAUSES = {BY_WEAPONS: "cause-weapons", BY_PASSAGE: "cause-passage", BY_SORTIE: "cause-sortie"}
HOW = {
    "PRO-jueces-9": "how-king",
    "PRO-jueces-10": "how-king",
    "PRO-automaticas-10": "how-last",
    "PRO-automaticas-11": "how-desolation",
    "PRO-automaticas-12": "how-desolation",
    "PRO-automaticas-13": "how-desolation",
    "PRO-automaticas-14": "how-limit",
    "PRO-automaticas-23": "how-nobody",
    "PRO-automaticas-25": "how-conceded",
    "PRO-automaticas-26": "how-capital",
}
"""How a game ends, by the clause that ends it."""


def event_phrase(seen: Land, event: Event, seat: int) -> Phrase | None:
    """Return the log's line for an event told to `seat`; None where nothing was lost."""
    told = _Told(seen, event, reader_of(seen, seat))
    teller = _LINES.get(int(event.kind))
    return told.line() if teller is None else teller(told)


def result_phrase(winners: list[int], clause: str, reader: int) -> Phrase:
    """Return who won and how, or who share the victory."""
    how = label(HOW.get(clause, "how-other"))
    if len(winners) == 1:
        return Phrase("result-won", how=how, **whose(winners[0], reader))
    return Phrase("result-shared", how=how, names=[side_name(seat) for seat in winners])


class _Told:
    """An event unpacked for a reader."""

    def __init__(self, seen: Land, event: Event, reader: int) -> None:
        self.seen = seen
        self.clause = event.clause
        self.reader = reader
        self.name = "taken-back" if event.kind == TAKEN_BACK else kinds.EVENT_NAMES[event.kind]
        self.a = int(event.a)
        self.amount = int(event.b)
        self.side = int(kinds.side_of(event.a))
        self.hex = int(kinds.hex_of(event.a))
        self.thing = int(kinds.thing_of(event.a))
        self.more = int(kinds.more_of(event.a))

    def place(self) -> Phrase:
        """Return the place it speaks of."""
        return place_name(self.seen, self.hex)

    def general(self) -> Phrase:
        """Return the general it speaks of."""
        return general_name(self.seen, self.thing - 1)

    def line(self, variant: str = "", /, **more: Argument) -> Phrase:
        """Return the message of this kind of event, `event-<name>`, or a variant of it."""
        args: dict[str, Argument] = {"amount": self.amount, "place": self.place(), **whose(self.side, self.reader)}
        if self.thing:
            args["general"] = self.general()
        return Phrase(f"event-{self.name}{variant}", **(args | more))


def _round(told: _Told) -> Phrase:
    return Phrase("event-round-began", round=told.a)


def _phase(told: _Told) -> Phrase:
    return Phrase("event-phase-began", number=told.a, phase=label(f"phase-{PHASES[told.a - 1]}"))


def _card(told: _Told) -> Phrase:
    return told.line(card=card_name(told.amount))


def _shuffled(told: _Told) -> Phrase:
    return told.line("-ark" if told.a else "")


def _troop(told: _Told) -> Phrase:
    return told.line("-general" if told.thing else "")


def _development(told: _Told) -> Phrase:
    return told.line(what="market" if told.amount else "barracks")


def _raised(told: _Told) -> Phrase:
    return told.line(territory=territory_name(told.seen, told.amount))


def _item(told: _Told) -> Phrase:
    return told.line(item=item_name(told.amount))


def _ransomed(told: _Told) -> Phrase:
    return told.line(captor=side_name(told.more))


def _wrath(told: _Told) -> Phrase:
    return told.line(before=told.amount - (told.a - 100))


def _moved(told: _Told) -> Phrase:
    return told.line(**{"from": place_name(told.seen, told.more), "halted": "yes" if told.amount else "no"})


def _shifted(told: _Told) -> Phrase:
    if not told.amount:
        return told.line("-out")
    if told.more == TO_GARRISON:
        return told.line("-garrison")
    return told.line(other=general_name(told.seen, told.more))


def _against(told: _Told) -> Phrase:
    target = "me" if told.more == told.reader else "other"
    return told.line(foe=side_inner(told.more, told.reader), target=target)


def _between(told: _Told) -> Phrase:
    return told.line(foe=side_name(told.more))


def _cancelled(told: _Told) -> Phrase:
    return told.line(cause=[label(CAUSES[cause]) for cause in CAUSES if told.more & cause])


def _compared(told: _Told) -> Phrase:
    return told.line(foe=side_name(told.more), attack=told.amount & HALF, defence=told.amount >> 20)


def _seized(told: _Told) -> Phrase:
    return told.line(captor=side_name(told.amount))


def _conquered(told: _Told) -> Phrase:
    return told.line(city="yes" if told.amount else "no")


def _won(told: _Told) -> Phrase:
    return result_phrase([told.a], told.clause, told.reader)


def _shared(told: _Told) -> Phrase:
    return result_phrase([seat for seat in range(len(SEATS)) if told.a >> seat & 1], told.clause, told.reader)


def _taken_back(told: _Told) -> Phrase:
    return Phrase("event-taken-back", **whose(told.a, told.reader))


def _lost(told: _Told) -> Phrase | None:
    return told.line() if told.amount else None


_LINES: dict[int, Callable[[_Told], Phrase | None]] = {
    kinds.ROUND_BEGAN: _round,
    kinds.PHASE_BEGAN: _phase,
    kinds.CARD_KEPT: _card,
    kinds.CARD_DISCARDED: _card,
    kinds.CARD_PLAYED: _card,
    kinds.DECK_SHUFFLED: _shuffled,
    kinds.TROOP_BOUGHT: _troop,
    kinds.DEVELOPMENT_BUILT: _development,
    kinds.CITY_RAISED: _raised,
    kinds.ITEM_BOUGHT: _item,
    kinds.RANSOMED: _ransomed,
    kinds.WRATH_CHANGED: _wrath,
    kinds.MOVED: _moved,
    kinds.SHIFTED: _shifted,
    kinds.ENCOUNTER_MADE: _between,
    kinds.ENCOUNTER_OFF: _between,
    kinds.DECLARED: _against,
    kinds.BATTLE_WON: _against,
    kinds.BONUS_CANCELLED: _cancelled,
    kinds.STRENGTHS_COMPARED: _compared,
    kinds.TROOPS_LOST: _lost,
    kinds.CAPTURED: _seized,
    kinds.EXECUTED: _seized,
    kinds.CONQUERED: _conquered,
    kinds.GAME_WON: _won,
    kinds.GAME_SHARED: _shared,
    TAKEN_BACK: _taken_back,
}
"""The kinds whose line needs more than the common arguments."""


NOBODYS = frozenset({
    kinds.FIRST_DRAWN, kinds.ROUND_BEGAN, kinds.PHASE_BEGAN, kinds.INCOME, kinds.BARRACKS_FILLED, kinds.DECK_SHUFFLED,
    kinds.WRATH_CHANGED, kinds.SIEGE_COUNTED, kinds.SIEGE_LIFTED, kinds.ENCOUNTER_MADE, kinds.BONUS_CANCELLED,
    kinds.SQUIRE_DIED, kinds.GENERAL_KILLED, kinds.STRENGTHS_COMPARED, kinds.TROOPS_LOST, kinds.CAPTURED,
    kinds.EXECUTED, kinds.TROOPS_LEFT, kinds.PLACE_CHANGED, kinds.ENCOUNTER_OFF, kinds.STACK_GONE, kinds.REPORT_SENT,
    kinds.ANOINTING_LOST, kinds.ELIMINATED, kinds.CAPTIVES_RETURNED, kinds.POINTS_COUNTED, kinds.GAME_SHARED,
    kinds.ENCOUNTERS_EXPIRED, kinds.FIRST_PASSED,
})  # fmt: skip
"""What comes by lot or by the rules: the side it names is the one that it befalls."""


def opens(event: Event) -> bool:
    """Tell whether an event begins a round or a phase."""
    return event.kind in (kinds.ROUND_BEGAN, kinds.PHASE_BEGAN)


def event_seat(event: Event) -> int:
    """Return the seat whose doing an event was, -1 for nobody's or the invaders'."""
    if event.kind in NOBODYS:
        return -1
    side = int(event.a) if event.kind == TAKEN_BACK else int(kinds.side_of(event.a))
    return side if side < PAIR else -1
