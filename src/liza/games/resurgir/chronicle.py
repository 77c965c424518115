# plain: texts are made only when somebody reads them
"""The log of a game: one line for each event, told from the reader's side of the table.

A line is made from the event alone (the observation lends the names of cards), so that it reads the same however often
it is shown again.
"""

from __future__ import annotations

from collections.abc import Callable

from liza.games.resurgir import kinds
from liza.games.resurgir.naming import (
    KEYWORDS,
    PERIODS,
    PHASES,
    PILES,
    ZONES,
    ability_name,
    ability_said,
    card_name,
    culture_name,
    keyword_name,
    points,
)
from liza.games.resurgir.pieces import (
    FOR_ABILITY,
    FOR_BONUS,
    FOR_DEVELOPMENT,
    FOR_EQUINOX,
    FOR_SIEGE,
    LATE,
    THIS_PHASE,
    THIS_TURN,
)
from liza.games.resurgir.printed import RENEWAL, SUPPORT
from liza.games.resurgir.ruleset import RULESET
from liza.games.resurgir.state import Res
from liza.kernel import Event
from liza.toolkit import chronicle
from liza.toolkit.text import Argument, Phrase

SOURCES = {
    FOR_DEVELOPMENT: "development",
    FOR_SIEGE: "siege",
    FOR_EQUINOX: "equinox",
    FOR_ABILITY: "ability",
    FOR_BONUS: "bonus",
}
"""Keys of what points are given for, by their numbers in `pieces`."""
TO_ATTACK = ("RES-10.4.1-2", "RES-10.4.1-3", "RES-2.1-10")
"""The clauses by which a unit is turned because it attacks."""


def event_phrase(seen: Res, event: Event, seat: int) -> Phrase | None:
    """Return the log's line for an event told to `seat`; None where another line says it, or nothing happened."""
    told = _Told(seen, event, seat, chronicle.event_name(event, kinds.EVENT_NAMES))
    teller = _LINES.get(event.kind)
    return told.line() if teller is None else teller(told)


def result_phrase(winner: int, clause: str, seat: int) -> Phrase:
    """Return who won and how, or that nobody did (a winner below 0)."""
    return chronicle.result_phrase(RULESET.words(), winner, clause, seat)


class _Told(chronicle.CardTold):
    """An event unpacked for a reader; what it does not speak of is 0."""

    def __init__(self, seen: Res, event: Event, reader: int, name: str) -> None:
        super().__init__(seen, event, reader, name)
        self.seat = int(kinds.seat_of(event.a))
        self.card = int(kinds.card_of(event.a))
        self.more = int(kinds.more_of(event.a))
        self.other = int(kinds.other_of(event.a))

    def named(self, card: int) -> Phrase:
        """Return the name of a card."""
        return card_name(self.seen, card)


def _nothing(told: _Told) -> None:
    """Tell nothing: the lines before or after say it."""
    return None


# Setting up, turns and periods


def _set_up(told: _Told) -> Phrase:
    return told.line(culture=culture_name(told.seen, told.card))


def _exchanged(told: _Told) -> Phrase:
    return told.line("" if told.amount else "-none")


def _period(told: _Told) -> Phrase:
    return told.line(period=PERIODS[told.amount])


def _phase(told: _Told) -> Phrase:
    """Tell whose half of a phase begins; Renovación is common to both."""
    return told.line("-renewal") if told.more == RENEWAL else told.line(phase=PHASES[told.more])


def _remark(told: _Told) -> Phrase:
    """Tell what changes nothing, by its own line."""
    teller = _REMARKS.get(told.amount)
    name = f"-{kinds.REMARKS[told.amount]}"
    return told.line(name) if teller is None else told.line(name, **teller(told))


def _culture(told: _Told) -> dict[str, Argument]:
    return {"culture": culture_name(told.seen, told.card)}


def _more(told: _Told) -> dict[str, Argument]:
    return {"count": told.more}


def _own_and_other(told: _Told) -> dict[str, Argument]:
    """Return two numbers, the reader's first; of a spectator south's."""
    pair = (told.more, told.other)
    own = max(told.reader, 0)
    return {"own": pair[own], "other": pair[1 - own], "who": told.who(own)}


def _totals(told: _Told) -> dict[str, Argument]:
    pair = (told.more, told.other)
    own = max(told.reader, 0)
    return {"own": points(pair[own]), "other": points(pair[1 - own]), "who": told.who(own)}


_REMARKS: dict[int, Callable[[_Told], dict[str, Argument]]] = {
    kinds.LEADS: _culture,
    kinds.MISSING: _more,
    kinds.COUNTED: _more,
    kinds.SCORING: _own_and_other,
    kinds.TOTALS: _totals,
}


# Resources and points


def _generated(told: _Told) -> Phrase:
    if told.amount:
        return told.line()
    return told.line("-tributed" if told.clause == "RES-12.tributacion-4" else "-turned")


def _lost(told: _Told) -> Phrase:
    """Tell where the resources lay: on a card, or in the common heap."""
    if not told.card:
        return told.line("-heap")
    return told.line("-lapsed" if told.clause == "RES-2.2-11" else "")


def _scored(told: _Told) -> Phrase | None:
    """Tell of points with their source; of no points nothing."""
    if told.amount == 0:
        return None
    source = SOURCES[told.more]
    if told.more == FOR_BONUS and told.clause == "RES-11.4-6":
        source = "tie"
    return told.line(f"-{source}", points=points(told.amount, "some-points"))


# Hands, decks, piles


def _hand_card(told: _Told) -> Phrase:
    """Tell of a card outside play; the detail is the card, hidden from who may not know it."""
    return told.line(card=told.named(told.amount))


def _discarded(told: _Told) -> Phrase:
    paid = "-paid" if told.clause == "RES-2.1-2" else "-excess" if told.clause in _OF_LIMIT else ""
    return told.line(paid, card=told.named(told.amount))


_OF_LIMIT = ("RES-10.5.2-1", "RES-4.9-1")


def _reclaimed(told: _Told) -> Phrase:
    return told.line(card=told.named(told.amount), pile=PILES[told.more])


# The chain


def _played(told: _Told) -> Phrase:
    return told.line("-risen", pile=PILES[told.more]) if told.more else told.line()


def _ability(told: _Told) -> Phrase:
    return told.line(ability=ability_said(told.seen, told.card, told.amount))


def _skipped(told: _Told) -> Phrase:
    return told.line(ability=ability_name(told.seen, told.card, told.amount))


def _aimed(told: _Told) -> Phrase:
    return told.line(target=told.named(told.other))


def _resolved(told: _Told) -> Phrase:
    return told.line("" if told.clause == "RES-2.4-7" else "-cancelled")


_FAILED = {"RES-2.4-24": "-gone", "RES-11.2-8": "-equinox"}


def _failed(told: _Told) -> Phrase:
    return told.line(_FAILED.get(told.clause, ""))


# Cards in play


def _entered(told: _Told) -> Phrase:
    return told.line(zone=ZONES[told.more])


def _destroyed(told: _Told) -> Phrase:
    return told.line("-poison" if told.clause == "RES-12.veneno-5" else "")


def _returned(told: _Told) -> Phrase:
    return told.line(owner=told.who(told.amount))


def _readied(told: _Told) -> Phrase | None:
    """Tell of a card readied by an effect; of Renovación one line tells of all, but of the poisoned apart."""
    if told.clause == "RES-10.5.1-1":
        return None
    return told.line("-poisoned" if told.clause == "RES-12.veneno-7" else "")


_TURNED = {
    "RES-2.4-19": "-paid",
    "RES-10.4.2-8": "-attacked",
    "RES-12.tributacion-1": "-tributed",
    **dict.fromkeys(TO_ATTACK, "-attack"),
}


def _turned(told: _Told) -> Phrase:
    return told.line(_TURNED.get(told.clause, ""))


def _term(told: _Told) -> str:
    return {THIS_PHASE: "phase", THIS_TURN: "turn"}.get(told.more, "permanent")


def _boosted(told: _Told) -> Phrase:
    change = f"−{-told.amount}" if told.amount < 0 else f"+{told.amount}"
    what = "force" if told.seen.card(told.card).kind <= SUPPORT else "resistance"
    return _from(told, change=change, what=what, term=_term(told))


def _granted(told: _Told) -> Phrase:
    """Tell of a keyword given to a card; one that acts when it attacks is told by its source."""
    if told.amount in KEYWORDS:
        return _from(told, keyword=keyword_name(KEYWORDS[told.amount]), term=_term(told))
    if told.clause == "RES-12.intimidacion-1":
        return told.line("-intimidated", source=told.named(told.other or told.card))
    return told.line("-ability", source=told.named(told.other or told.card), term=_term(told))


def _from(told: _Told, **args: Argument) -> Phrase:
    """Name the card that it comes from, unless it is the piece's own."""
    if told.other in (0, told.card):
        return told.line(**args)
    return told.line("-from", source=told.named(told.other), **args)


def _counters(told: _Told) -> Phrase:
    return told.line(left=told.more)


# Confrontations


def _confronted(told: _Told) -> Phrase:
    """Tell of a Confrontation that is declared: whose it is, its number, its kind, how many attack."""
    kind = "siege" if told.clause == "RES-2.1-15" else "battle"
    return told.line(attacker=told.who(1 - told.seat), number=told.more, kind=kind)


def _defended(told: _Told) -> Phrase:
    if told.other == 0:
        return told.line()
    return told.line("-of", target=told.piece(told.other, told.seat))


def _ordered(told: _Told) -> Phrase:
    return told.line(number=told.amount + 1)


def _compared(told: _Told) -> Phrase:
    """Tell the totals, the attackers' first, and who is ahead."""
    attack, defence = told.more, told.amount
    ahead = "attack" if attack > defence else "defence" if defence > attack else "nobody"
    return told.line(attack=attack, defence=defence, ahead=ahead)


_VOID = {"RES-10.4.4-4": "-target", "RES-10.4.4-5": "-attackers"}


def _void(told: _Told) -> Phrase:
    """Tell of a Confrontation that comes to nothing, or of a card that can't be destroyed."""
    if told.clause in _VOID:
        return told.line(_VOID[told.clause], number=told.more + 1)
    return told.line()


# The Equinox and the end


def _equinox(told: _Told) -> Phrase:
    return told.line("-late" if told.more == LATE else "")


def _won(told: _Told) -> Phrase:
    return result_phrase(told.seat, told.clause, told.reader)


def _drawn(told: _Told) -> Phrase:
    return result_phrase(-1, told.clause, told.reader)


_LINES: dict[int, Callable[[_Told], Phrase | None]] = {
    kinds.SET_UP: _set_up,
    kinds.EXCHANGED: _exchanged,
    kinds.PERIOD_BEGAN: _period,
    kinds.PHASE_BEGAN: _phase,
    kinds.HALF_ENDED: _nothing,
    kinds.GENERATED: _generated,
    kinds.RESOURCES_LOST: _lost,
    kinds.SCORED: _scored,
    kinds.CARD_DRAWN: _hand_card,
    kinds.MILLED: _hand_card,
    kinds.DISCARDED: _discarded,
    kinds.RECOVERED: _hand_card,
    kinds.RECLAIMED: _reclaimed,
    kinds.SOUGHT: _hand_card,
    kinds.CARD_PLAYED: _played,
    kinds.ABILITY_USED: _ability,
    kinds.ABILITY_TRIGGERED: _ability,
    kinds.ABILITY_SKIPPED: _skipped,
    kinds.AIMED: _aimed,
    kinds.RESOLVED: _resolved,
    kinds.FAILED: _failed,
    kinds.ENTERED: _entered,
    kinds.DESTROYED: _destroyed,
    kinds.LEFT: _nothing,
    kinds.RETURNED: _returned,
    kinds.READIED: _readied,
    kinds.TURNED: _turned,
    kinds.BOOSTED: _boosted,
    kinds.GRANTED: _granted,
    kinds.POISONED: _counters,
    kinds.CURED: _counters,
    kinds.CONFRONTED: _confronted,
    kinds.ATTACKED: _nothing,
    kinds.DEFENDED: _defended,
    kinds.ORDERED: _ordered,
    kinds.COMPARED: _compared,
    kinds.VOID: _void,
    kinds.EQUINOX_DECLARED: _equinox,
    kinds.GAME_WON: _won,
    kinds.GAME_DRAWN: _drawn,
    kinds.REMARK: _remark,
}
"""The kinds whose line needs more than the common arguments."""


# Whose doing

NOBODYS = frozenset({
    kinds.FIRST_DRAWN, kinds.TURN_BEGAN, kinds.PERIOD_BEGAN, kinds.READIED_ALL, kinds.TOKEN_PASSED, kinds.TURN_ENDED,
    kinds.INTERLUDE_BEGAN, kinds.BASE_LAPSED, kinds.GENERATED, kinds.RESOURCES_LOST, kinds.NO_CARD, kinds.MILLED,
    kinds.ABILITY_SKIPPED, kinds.RESOLVED, kinds.FAILED, kinds.CANCELLED, kinds.RELIEVED, kinds.DESTROYED, kinds.LEFT,
    kinds.SENT, kinds.RETURNED, kinds.READIED, kinds.TURNED, kinds.BOOSTED, kinds.GRANTED, kinds.POISONED,
    kinds.EXPIRED, kinds.COMPARED, kinds.VOID, kinds.GAME_DRAWN,
})  # fmt: skip
"""What comes by lot, by the rules or from something done before: the side it names is the one that it befalls."""


def event_seat(event: Event) -> int:
    """Return the seat whose doing an event was, -1 for nobody's."""
    if event.kind in NOBODYS:
        return -1
    if event.kind == kinds.REMARK and event.b in (kinds.SCORING, kinds.TOTALS, kinds.NO_BONUS, kinds.TIED):
        return -1
    if event.kind == kinds.PHASE_BEGAN and kinds.more_of(event.a) == RENEWAL:
        return -1
    seat = int(kinds.seat_of(event.a))
    return 1 - seat if event.kind == kinds.CONFRONTED else seat
