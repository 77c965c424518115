# plain: texts are made only when somebody reads them
"""The log of a game: one line for each event, told from the reader's side of the table.

A line is made from the event alone (the observation lends the names of cards), so that it reads the same however often
it is shown again.
"""

from __future__ import annotations

from collections.abc import Callable

from liza.games.bellum import kinds
from liza.games.bellum.changes import FATIGUE
from liza.games.bellum.naming import KEYWORDS, PHASES, ability_text, card_name, civilization_name, zone_key
from liza.games.bellum.pieces import BOMBARD, DOMINION, FLANK, SUPPLY, THIS_TURN
from liza.games.bellum.ruleset import RULESET
from liza.games.bellum.state import Bel
from liza.games.bellum.wording import AGES
from liza.kernel import HIDDEN, Event
from liza.toolkit import chronicle
from liza.toolkit.text import Argument, Phrase

PLACES = ("hand", "castle", "out")
"""Keys of where a card is sent, by their numbers in `changes`."""


def event_phrase(seen: Bel, event: Event, seat: int) -> Phrase | None:
    """Return the log's line for an event told to `seat`; None where another line says it, or nothing happened."""
    told = _Told(seen, event, seat, chronicle.event_name(event, kinds.EVENT_NAMES))
    teller = _LINES.get(event.kind)
    return told.line() if teller is None else teller(told)


def result_phrase(winner: int, clause: str, seat: int) -> Phrase:
    """Return who won and how, or that nobody did (a winner below 0)."""
    return chronicle.result_phrase(RULESET.words(), winner, clause, seat)


class _Told(chronicle.CardTold):
    """An event unpacked for a reader; what it does not speak of is 0."""

    def __init__(self, seen: Bel, event: Event, reader: int, name: str) -> None:
        super().__init__(seen, event, reader, name)
        self.seat = int(kinds.seat_of(event.a))
        self.card = int(kinds.card_of(event.a))
        self.more = int(kinds.more_of(event.a))
        self.other = int(kinds.other_of(event.a))
        self.last = int(kinds.last_of(event.a))

    def named(self, card: int) -> Phrase:
        """Return the name of a card."""
        return card_name(self.seen, card)

    def targets(self) -> list[Phrase]:
        """Return the cards that were pointed at, by name."""
        return [self.named(card) for card in (self.other, self.last) if card]


def _nothing(told: _Told) -> None:
    """Tell nothing: the lines before or after say it."""
    return None


# Setting up and turns


def _economy(told: _Told) -> Phrase | None:
    if told.amount == HIDDEN:
        return told.line("-secret")
    return told.line(card=told.named(told.amount)) if told.amount else None


def _phase(told: _Told) -> Phrase | None:
    """Tell of a phase; the first one is told with its turn."""
    return None if told.more == SUPPLY else told.line(phase=PHASES[told.more])


def _placed(told: _Told) -> Phrase | None:
    """Tell of Supplies placed; once the deck is empty there is nothing to tell."""
    return told.line(left=told.more) if told.amount else None


def _left_vault(told: _Told) -> Phrase:
    """Tell of a card that was not chosen; of a secret Vault not which."""
    return told.line("-secret") if told.amount == HIDDEN else told.line(card=told.named(told.amount))


def _remark(told: _Told) -> Phrase:
    """Tell what changes nothing: "leads" names a civilization by one of its cards."""
    name = kinds.REMARKS[told.amount]
    if told.amount == kinds.LEADS:
        return told.line(f"-{name}", civilization=civilization_name(told.seen, told.card))
    return told.line(f"-{name}")


# Cards and Supplies


def _hand_card(told: _Told) -> Phrase:
    """Tell of a card drawn, discarded or recovered; the detail is the card, hidden from who may not know it."""
    return told.line(card=told.named(told.amount))


def _with_left(told: _Told) -> Phrase:
    return told.line(left=told.more)


def _entered(told: _Told) -> Phrase | None:
    """Tell of a card that enters; of one that ascends the line before tells."""
    return None if told.clause == "BEL-11-14" else told.line(zone=zone_key(told.more))


def _ascended(told: _Told) -> Phrase:
    return told.line(below=told.piece(told.amount, told.seat))


def _announced(told: _Told) -> Phrase:
    targets = told.targets()
    return told.line("-at", targets=targets) if targets else told.line()


def _used(told: _Told) -> Phrase:
    text, targets = ability_text(told.seen, told.card, told.amount), told.targets()
    return told.line("-at", text=text, targets=targets) if targets else told.line(text=text)


def _triggered(told: _Told) -> Phrase:
    return told.line(text=ability_text(told.seen, told.card, told.amount))


def _sought(told: _Told) -> Phrase:
    return told.line(card=told.named(told.amount)) if told.amount else told.line("-none")


# Ages and Relics


def _advanced(told: _Told) -> Phrase:
    return told.line(age=AGES[told.more])


def _claimed(told: _Told) -> Phrase:
    variant = "" if told.clause == "BEL-12-7" else "-stored"
    cleric = told.piece(told.amount, told.seat)
    return told.line(variant, cleric=cleric, holder=told.piece(told.other, told.seat))


def _stored(told: _Told) -> Phrase:
    return told.line(holder=told.piece(told.amount, told.seat))


def _freed(told: _Told) -> Phrase:
    return told.line("-lost", holder=told.named(told.amount)) if told.amount else told.line()


def _dominion(told: _Told) -> Phrase:
    return told.line(most=DOMINION) if told.amount else told.line("-lost")


# Cards in play


def _exhausted(told: _Told) -> Phrase:
    return told.line("-answer" if told.clause == "BEL-8-11" else "")


def _damaged(told: _Told) -> Phrase:
    """Tell of damage, with what deals it, if it is a card in play, and the DEF that is left."""
    if told.other == 0:
        return told.line(left=told.last)
    return told.line("-by", source=told.named(told.other), left=told.last)


def _about(told: _Told) -> Phrase:
    """Tell of a card, or of a Main Objective where there is none."""
    return told.line() if told.card else told.line("-objective")


def _boosted(told: _Told) -> Phrase:
    attack, defence, term = (told.amount & 0xFF) - 64, (told.amount >> 8 & 0xFF) - 64, told.amount >> 16
    lasting = "turn" if term == THIS_TURN else "permanent"
    return _from(told, attack=_signed(attack), defence=_signed(defence), term=lasting, which=_which(attack, defence))


def _signed(change: int) -> str:
    """Return a change as it is printed on cards, with its sign."""
    return f"−{-change}" if change < 0 else f"+{change}"


def _which(attack: int, defence: int) -> str:
    """Return which of the numbers change."""
    if attack and defence:
        return "both"
    return "attack" if attack else "defence"


def _granted(told: _Told) -> Phrase:
    return _from(told, keyword=Phrase(f"card-keyword-{KEYWORDS[told.amount]}"))


def _from(told: _Told, **args: Argument) -> Phrase:
    """Name the card that it comes from, unless it is the piece's own."""
    if told.more in (0, told.card):
        return told.line(**args)
    return told.line("-from", source=told.named(told.more), **args)


def _moved(told: _Told) -> Phrase:
    return told.line(zone=zone_key(told.more))


def _returned(told: _Told) -> Phrase:
    return told.line(to=PLACES[told.more], owner=told.who(told.amount))


def _no_effect(told: _Told) -> Phrase:
    return told.line("-relic" if told.clause == "BEL-12-9" else "")


# Combat


def _targeted(told: _Told) -> Phrase:
    rival = 1 - told.seat
    if told.amount == BOMBARD:
        return told.line("-bombard", who=told.who(rival))
    if told.more == 0:
        return told.line("-objective", who=told.who(rival))
    return told.line("-flank" if told.amount == FLANK else "", target=told.piece(told.other, rival))


_LOST = {"BEL-7.2-12": "-no-target", "BEL-7.2-13": "-changed"}


def _attack_lost(told: _Told) -> Phrase:
    return told.line(_LOST.get(told.clause, ""))


def _opposed(told: _Told) -> Phrase:
    return told.line(target=told.piece(told.other, 1 - told.seat))


# The Main Objectives and the end


def _objective_hit(told: _Told) -> Phrase:
    if told.clause in FATIGUE:
        return told.line("-fatigue", left=told.more)
    return told.line("-by" if told.card else "", left=told.more)


def _objective_healed(told: _Told) -> Phrase:
    if told.clause == "BEL-1-10":
        return told.line("-fallen")
    return told.line("" if told.amount else "-full", left=told.more)


def _won(told: _Told) -> Phrase:
    return result_phrase(told.seat, told.clause, told.reader)


def _drawn(told: _Told) -> Phrase:
    return result_phrase(-1, told.clause, told.reader)


_LINES: dict[int, Callable[[_Told], Phrase | None]] = {
    kinds.ECONOMY_CHOSEN: _economy,
    kinds.PHASE_BEGAN: _phase,
    kinds.SUPPLIES_PLACED: _placed,
    kinds.TURN_STARTED: _nothing,
    kinds.TURN_ENDING: _nothing,
    kinds.TURN_PASSED: _nothing,
    kinds.CARD_DRAWN: _hand_card,
    kinds.PAID: _with_left,
    kinds.SUPPLIES_GAINED: _with_left,
    kinds.PIECE_PLAYED: _nothing,
    kinds.ENTERED: _entered,
    kinds.ASCENDED: _ascended,
    kinds.TACTIC_PLAYED: _announced,
    kinds.ABILITY_USED: _used,
    kinds.ABILITY_TRIGGERED: _triggered,
    kinds.DISCARDED: _hand_card,
    kinds.SOUGHT: _sought,
    kinds.RECOVERED: _hand_card,
    kinds.ADVANCED: _advanced,
    kinds.LEFT_VAULT: _left_vault,
    kinds.CLAIMED: _claimed,
    kinds.STORED: _stored,
    kinds.RELIC_FREED: _freed,
    kinds.DOMINION_CHANGED: _dominion,
    kinds.EXHAUSTED: _exhausted,
    kinds.DAMAGED: _damaged,
    kinds.PREVENTED: _about,
    kinds.BOOSTED: _boosted,
    kinds.GRANTED: _granted,
    kinds.SHIELDED: _about,
    kinds.MOVED: _moved,
    kinds.RETURNED: _returned,
    kinds.NOTHING_HAPPENED: _no_effect,
    kinds.TARGETED: _targeted,
    kinds.ATTACK_LOST: _attack_lost,
    kinds.INTERCEPTED: _opposed,
    kinds.DEFENDED: _opposed,
    kinds.OBJECTIVE_HIT: _objective_hit,
    kinds.OBJECTIVE_HEALED: _objective_healed,
    kinds.REMARK: _remark,
    kinds.GAME_WON: _won,
    kinds.GAME_DRAWN: _drawn,
}
"""The kinds whose line needs more than the common arguments."""


# Whose doing

NOBODYS = frozenset({
    kinds.FIRST_DRAWN, kinds.EXPIRED, kinds.FATIGUED, kinds.SUPPLIES_GONE, kinds.TACTIC_RESOLVED, kinds.TACTIC_FAILED,
    kinds.TACTIC_CANCELLED, kinds.LEFT_VAULT, kinds.RELIC_FREED, kinds.DOMINION_CHANGED, kinds.READIED, kinds.EXHAUSTED,
    kinds.DAMAGED, kinds.PREVENTED, kinds.REPAIRED, kinds.BOOSTED, kinds.GRANTED, kinds.FORBIDDEN, kinds.SHIELDED,
    kinds.MOVED, kinds.RETURNED, kinds.DESTROYED, kinds.NOTHING_HAPPENED, kinds.ATTACK_LOST, kinds.OBJECTIVE_HIT,
    kinds.OBJECTIVE_HEALED, kinds.GAME_DRAWN,
})  # fmt: skip
"""What comes by lot, by the rules or from something done before: the side it names is the one that it befalls."""


def event_seat(event: Event) -> int:
    """Return the seat whose doing an event was, -1 for nobody's."""
    return -1 if event.kind in NOBODYS else int(kinds.seat_of(event.a))
