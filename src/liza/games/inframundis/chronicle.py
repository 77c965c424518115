# plain: texts are made only when somebody reads them
"""The log of a game: one line for each event, told from the reader's side of the table.

A line is made from the event alone (the observation lends the names of cards), so that it reads the same however often
it is shown again.
"""

from __future__ import annotations

from collections.abc import Callable

from liza.games.inframundis import kinds
from liza.games.inframundis.naming import PHASES, ability_text, card_name
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.pieces import AWAKEN, THIS_TURN
from liza.games.inframundis.printed import GUARD, REAR
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import TELLER
from liza.kernel import Event
from liza.kernel.events import TAKEN_BACK
from liza.toolkit import chronicle
from liza.toolkit.seats import SEATS, SPECTATOR
from liza.toolkit.text import Argument, Phrase

HALF = 0xFFFFF
"""Two numbers of 20 bits are packed into one detail."""


def event_phrase(seen: Inf, event: Event, seat: int) -> Phrase | None:
    """Return the log's line for an event told to `seat`; None where another line says it, or nothing happened."""
    told = _Told(seen, event, seat, chronicle.event_name(event, kinds.EVENT_NAMES))
    teller = _LINES.get(event.kind)
    return told.line() if teller is None else teller(told)


def result_phrase(winner: int, clause: str, seat: int) -> Phrase:
    """Return who won and how, or that nobody did (a winner below 0)."""
    return chronicle.result_phrase(TELLER.words(), winner, clause, seat)


class _Told(chronicle.CardTold):
    """An event unpacked for a reader; what it does not speak of is 0."""

    def __init__(self, seen: Inf, event: Event, reader: int, name: str) -> None:
        super().__init__(seen, event, reader, name)
        self.seat = int(kinds.seat_of(event.a))
        self.card = int(kinds.card_of(event.a))
        self.more = int(kinds.more_of(event.a))

    def named(self, card: int) -> Phrase:
        """Return the name of a card."""
        return card_name(self.seen, card)


def _nothing(told: _Told) -> None:
    """Tell nothing: the lines before or after say it."""
    return None


# Setting up


def _commander(told: _Told) -> Phrase:
    return told.line() if told.card else told.line("-none")


def _mulligan(told: _Told) -> Phrase:
    return told.line(cards=told.amount) if told.amount else told.line("-none")


# Rounds and phases


def _round(told: _Told) -> Phrase:
    return Phrase(f"event-{told.name}", round=told.a)


def _phase(told: _Told) -> Phrase:
    return told.line(phase=PHASES[told.more - 1])


# Ether and cards


def _limit(told: _Told) -> Phrase:
    if told.clause == "INF-6-3":
        return told.line("-raised", before=told.amount - 1)
    return told.line("-kept") if told.clause == "INF-6-2" else told.line()


def _ether(told: _Told) -> Phrase:
    gained = told.amount >= 0
    changed: dict[str, Argument] = {"before": told.more - told.amount, "after": told.more, "amount": abs(told.amount)}
    return told.line("" if gained else "-paid", **changed)


def _card(told: _Told) -> Phrase:
    """Tell of a card drawn or discarded; the detail is the card, hidden from who may not know it."""
    return told.line(card=told.named(told.amount))


def _played(told: _Told) -> Phrase:
    return told.line(before=told.more + told.amount, after=told.more)


def _used(told: _Told) -> Phrase:
    return told.line(text=ability_text(told.seen, told.card, told.more))


def _triggered(told: _Told) -> Phrase:
    return told.line(text=ability_text(told.seen, told.card, told.amount))


# Pieces


def _entered(told: _Told) -> Phrase | None:
    if told.clause == "INF-3-3":
        return None  # an equip card: the line before says who bears it
    if told.more > REAR:
        return told.line("-table")
    return told.line("-echo" if told.clause == "INF-13-8" else "", line=LINES[told.more])


def _equipped(told: _Told) -> Phrase:
    return told.line(bearer=told.piece(told.amount, told.seat))


def _shifted(told: _Told) -> Phrase:
    return told.line(line=LINES[told.amount])


def _in_line(told: _Told) -> Phrase:
    return told.line(line=LINES[told.more])


def _term(term: int) -> str:
    return "turn" if term == THIS_TURN else "permanent"


def _silenced(told: _Told) -> Phrase:
    return told.line(term=_term(told.amount))


def _boosted(told: _Told) -> Phrase:
    attack, life, term = (told.amount & 0xFF) - 100, (told.amount >> 8 & 0xFF) - 100, told.amount >> 16
    return _from(told, change=_change(attack, life), term=_term(term))


def _change(attack: int, life: int) -> str:
    """Return a change as it is printed on cards, such as +2/+0 or −2/−0: a zero takes the sign of the other."""
    signs = ["−" if one < 0 or (one == 0 and other < 0) else "+" for one, other in ((attack, life), (life, attack))]
    return f"{signs[0]}{abs(attack)}/{signs[1]}{abs(life)}"


def _granted(told: _Told) -> Phrase:
    return _from(told, keyword=Phrase("card-keyword-guard" if told.amount == GUARD else "card-keyword-rush"))


def _from(told: _Told, **args: Argument) -> Phrase:
    """Name the card that it comes from, unless it is the piece's own."""
    if told.more in (0, told.card):
        return told.line(**args)
    return told.line("-from", source=told.named(told.more), **args)


def _wounded(told: _Told) -> Phrase:
    return told.line(source=told.named(told.more))


def _gear_lost(told: _Told) -> Phrase:
    if told.clause == "INF-3-5":
        return told.line("-loose" if told.more else "-bearer")
    return told.line("-champion" if told.clause == "INF-3-11" else "")


def _no_room(told: _Told) -> Phrase:
    return told.line("-champion" if told.clause == "INF-3-11" else "")


# Combat


def _attacked(told: _Told) -> Phrase:
    rival = 1 - told.seat
    if told.amount == 0:
        return told.line("-nexus", who=told.who(rival))
    return told.line(target=told.piece(told.amount, rival))


def _blocked(told: _Told) -> Phrase:
    return told.line(target=told.piece(told.amount, 1 - told.seat))


def _unblocked(told: _Told) -> Phrase | None:
    """Tell that the defender chose not to block; where nothing could be blocked there is nothing to tell."""
    return told.line() if told.clause == "INF-10.3-5" else None


def _fight_off(told: _Told) -> Phrase:
    return told.line() if told.card else told.line("-gone")


def _nexus_wounded(told: _Told) -> Phrase:
    source: Phrase | str = ""
    if told.card:
        source = Phrase("nexus-wounded-by", card=told.named(told.card))
    elif told.clause == "INF-7.2-4":
        source = Phrase("nexus-wounded-deck")
    return told.line(source=source, before=told.more + told.amount, after=told.more)


def _nexus_restored(told: _Told) -> Phrase:
    if told.amount == 0:
        return told.line("-set", after=told.more)
    return told.line(before=told.more - told.amount, after=told.more)


def _warded(told: _Told) -> Phrase:
    return told.line(cost=told.more)


# Domination and the end


def _line_judged(told: _Told) -> Phrase:
    south, north = told.amount & HALF, told.amount >> 20
    strengths: dict[str, Argument] = {"line": LINES[told.more], "most": max(south, north), "least": min(south, north)}
    return told.line("-neutral" if told.seat >= len(SEATS) else "", **strengths)


def _tie_break(told: _Told) -> Phrase:
    south, north = told.amount & HALF, told.amount >> 20
    mine, theirs = (north, south) if told.reader == 1 else (south, north)
    by = "force" if told.a else "life"
    return told.line(who="south" if told.reader == SPECTATOR else "me", by=by, mine=mine, theirs=theirs)


def _won(told: _Told) -> Phrase:
    return result_phrase(told.seat, told.clause, told.reader)


def _drawn(told: _Told) -> Phrase:
    return result_phrase(-1, told.clause, told.reader)


def _taken_back(told: _Told) -> Phrase:
    return Phrase(f"event-{told.name}", who=told.who(told.seat))


_LINES: dict[int, Callable[[_Told], Phrase | None]] = {
    kinds.COMMANDER_SHOWN: _commander,
    kinds.MULLIGAN_TAKEN: _mulligan,
    kinds.ROUND_BEGAN: _round,
    kinds.PHASE_BEGAN: _phase,
    kinds.TURN_STARTED: _nothing,
    kinds.TURN_ENDING: _nothing,
    kinds.LIMIT_CHANGED: _limit,
    kinds.ETHER_CHANGED: _ether,
    kinds.CARD_DRAWN: _card,
    kinds.CARD_PLAYED: _played,
    kinds.PIECE_PLAYED: _nothing,
    kinds.ABILITY_USED: _used,
    kinds.ABILITY_TRIGGERED: _triggered,
    kinds.DISCARDED: _card,
    kinds.ENTERED: _entered,
    kinds.EQUIPPED: _equipped,
    kinds.SHIFTED: _shifted,
    kinds.MOVED: _in_line,
    kinds.SILENCED: _silenced,
    kinds.BOOSTED: _boosted,
    kinds.GRANTED: _granted,
    kinds.WOUNDED: _wounded,
    kinds.DIED: _in_line,
    kinds.GEAR_LOST: _gear_lost,
    kinds.NOTHING_HAPPENED: _no_room,
    kinds.ATTACKED: _attacked,
    kinds.BLOCKED: _blocked,
    kinds.UNBLOCKED: _unblocked,
    kinds.FIGHT_OFF: _fight_off,
    kinds.NEXUS_WOUNDED: _nexus_wounded,
    kinds.NEXUS_RESTORED: _nexus_restored,
    kinds.WARDED: _warded,
    kinds.LINE_JUDGED: _line_judged,
    kinds.TIE_BREAK: _tie_break,
    kinds.SUDDEN_DEATH: _round,
    kinds.GAME_WON: _won,
    kinds.GAME_DRAWN: _drawn,
    kinds.ANSWER_CHOSEN: _blocked,
    TAKEN_BACK: _taken_back,
}
"""The kinds whose line needs more than the common arguments."""


# Whose doing

NOBODYS = frozenset({
    kinds.FIRST_DRAWN, kinds.ROUND_BEGAN, kinds.RETURNED, kinds.EQUIPPED, kinds.SHIFTED, kinds.READIED,
    kinds.EXHAUSTED, kinds.STUNNED, kinds.STUN_SPENT, kinds.SILENCED, kinds.BOOSTED, kinds.GRANTED, kinds.WOUNDED,
    kinds.RESTORED, kinds.DIED, kinds.GEAR_LOST, kinds.NOTHING_HAPPENED, kinds.EXPIRED, kinds.FIGHT_OFF,
    kinds.NEXUS_WOUNDED, kinds.NEXUS_RESTORED, kinds.LINE_JUDGED, kinds.TIE_BREAK, kinds.SUDDEN_DEATH,
    kinds.GAME_DRAWN,
})  # fmt: skip
"""What comes by lot, by the rules or from something done before: the side it names is the one that it befalls."""


def opens(event: Event) -> bool:
    """Tell whether an event begins a Round, or a turn with its Despertar."""
    return event.kind == kinds.ROUND_BEGAN or (event.kind == kinds.PHASE_BEGAN and event.a >> 28 == AWAKEN)


def event_seat(event: Event) -> int:
    """Return the seat whose doing an event was, -1 for nobody's."""
    return -1 if event.kind in NOBODYS else int(kinds.seat_of(event.a))
