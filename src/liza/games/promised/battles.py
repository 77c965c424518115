# plain: made for people to look at, never in the inner loop
"""Battles as they are shown: the one under way with one's own order, and the reports of those that are over."""

from __future__ import annotations

from liza.games.promised.answers import general_handle
from liza.games.promised.battle import (
    LINE_ARK,
    LINE_BONUS,
    LINE_CHARIOT,
    LINE_GARRISON,
    LINE_GENERAL,
    LINE_INVADER,
    LINE_MERCENARIES,
    LINE_SWORD,
    LINE_TROOPS,
    causes,
)
from liza.games.promised.encounters import SITUATION_CLAUSES, find_encounter, situation
from liza.games.promised.fixed import ARK_BONUS, MERCENARY_BONUS
from liza.games.promised.naming import card_name, general_name, item_name, place_name, side_name
from liza.games.promised.notation import SEATS, side_text
from liza.games.promised.numbers import bonus_at, item_strength
from liza.games.promised.orders import UNWRITTEN
from liza.games.promised.pieces import (
    ATTACKED,
    BESIEGED,
    BESIEGING,
    BY_PASSAGE,
    BY_SORTIE,
    BY_WEAPONS,
    CHARIOT,
    COINCIDED,
    CONQUERED,
    HELD,
    MERCENARIES,
    NOBODY,
    PAIR,
    RAZED,
    SACKED,
    SWORD,
    UNDECIDED,
    Battle,
    Encounter,
    Order,
    Report,
)
from liza.games.promised.places import original_defender
from liza.games.promised.stakes import notes, uncommitted
from liza.games.promised.state import Land
from liza.toolkit.hexmap import handle
from liza.toolkit.telling import label
from liza.toolkit.text import Argument, Phrase
from liza.toolkit.view import Clash

LINE_CLAUSES = {
    LINE_GENERAL: "PRO-tropas-11", LINE_SWORD: "PRO-adquisiciones-21", LINE_CHARIOT: "PRO-adquisiciones-22",
    LINE_TROOPS: "PRO-fuerza-2", LINE_GARRISON: "PRO-tropas-2", LINE_MERCENARIES: "PRO-batalla-7",
    LINE_BONUS: "PRO-fuerza-6", LINE_ARK: "PRO-fuerza-18", LINE_INVADER: "PRO-invasores-12",
}  # fmt: skip
"""The clause of each line of a report."""
CAUSES = {BY_WEAPONS: "PRO-fuerza-13", BY_PASSAGE: "PRO-fuerza-14", BY_SORTIE: "PRO-fuerza-15"}
FATES = {HELD: "held", CONQUERED: "conquered", SACKED: "sacked", RAZED: "razed", UNDECIDED: "undecided"}
Part = tuple[int, Phrase, str]


# The battle under way


def under_way(seen: Land, reader: int) -> list[Clash]:
    """Return the battle that is declared, or the reader's encounters, with the situation in words.

    An order that the reader is writing counts with what it holds so far.
    """
    battle = seen.battle
    if battle is not None:
        side = seen.sides[reader] if 0 <= reader < seen.seats else None
        own = battle.order_of(reader) if side is None or side.order is None else side.order
        return [_clash(seen, battle, reader, own, 1, True)]
    if not 0 <= reader < seen.seats:
        return []
    waiting = [one for one in seen.encounters if one.foe(reader) != NOBODY and not one.fought]
    return [_meeting(seen, one, reader, number) for number, one in enumerate(waiting, 1)]


def _meeting(seen: Land, encounter: Encounter, reader: int, number: int) -> Clash:
    """Return an encounter as a battle that the reader would declare."""
    side, foe = seen.sides[reader], encounter.foe(reader)
    draft = Battle()
    draft.hex, draft.aggressor = encounter.hex, reader
    draft.defender = original_defender(seen, encounter.hex, reader, foe)
    draft.attacker = foe if draft.defender == reader else reader
    writing = side.order is not None and side.place == encounter.hex and side.foe == foe
    return _clash(seen, draft, reader, side.order if writing else None, number, False)


def _told_situation(seen: Land, battle: Battle, reader: int) -> tuple[Phrase | None, str]:
    """Return the situation of a side in words, and its clause; nothing for who is no side."""
    foe = battle.against(reader) if reader in (battle.attacker, battle.defender) else NOBODY
    if foe == NOBODY or foe >= PAIR:
        attacked = foe >= PAIR
        return (label("situation-attacked"), "PRO-invasores-10") if attacked else (None, "PRO-fuerza-21")
    encounter = find_encounter(seen, battle.hex, reader, foe)
    if encounter is None:
        return None, "PRO-fuerza-21"
    code = int(situation(seen, encounter, reader))
    return label(f"situation-{SITUATIONS[code]}"), SITUATION_CLAUSES[code]


SITUATIONS = {BESIEGED: "besieged", BESIEGING: "besieging", COINCIDED: "coincided", ATTACKED: "attacked"}


def _clash(seen: Land, battle: Battle, reader: int, own: Order | None, number: int, fixed: bool) -> Clash:
    parts: dict[str, list[Part]] = {}
    for side in (int(battle.attacker), int(battle.defender)):
        parts[side_text(side)] = _known_parts(seen, battle, side, own if side == reader else None)
    totals = _totals(seen, parts)
    place = place_name(seen, battle.hex)
    names: dict[str, Argument] = {"attacker": side_name(battle.attacker), "defender": side_name(battle.defender)}
    said, clause = _told_situation(seen, battle, reader)
    still = {SEATS[side]: uncommitted(seen, battle, side) for side in _foes(battle, reader)}
    return Clash(
        number,
        Phrase("clash-open", place=place, **names),
        side_text(battle.attacker),
        handle(battle.hex),
        _handles(seen, battle, int(battle.attacker)),
        _handles(seen, battle, int(battle.defender)),
        totals,
        parts,
        outcome=said,
        clause=clause,
        fixed=fixed,
        against=side_text(battle.defender),
        most={side: totals[side] + sum(part[0] for part in of) for side, of in still.items()},
        sealed=[SEATS[order.seat] for order in battle.orders],
        open=still,
        notes=notes(seen, battle, reader, own),
    )


def _totals(seen: Land, parts: dict[str, list[Part]]) -> dict[str, int]:
    """Return what the parts of each side add up to; 0 for a seat that is none."""
    seats = {SEATS[seat]: 0 for seat in range(seen.seats)}
    return seats | {side: sum(part[0] for part in of) for side, of in parts.items()}


def _foes(battle: Battle, reader: int) -> list[int]:
    """Return the seats in a battle whose orders the reader does not know."""
    return [side for side in (int(battle.attacker), int(battle.defender)) if side < PAIR and side != reader]


def _handles(seen: Land, battle: Battle, side: int) -> list[str]:
    if side >= PAIR:
        return [side_text(side)]
    return [general_handle(one.number) for one in seen.generals_at(battle.hex, side)]


def _known_parts(seen: Land, battle: Battle, side: int, order: Order | None) -> list[Part]:
    """Return what adds to a side as far as the reader knows: generals, items, own troops and cards, bonus, Ark."""
    parts: list[Part] = []
    for pair in seen.pairs:
        if pair.number + PAIR == side:
            parts += [(int(pair.each), label("line-invader"), LINE_CLAUSES[LINE_INVADER])] * 2
    for general in seen.generals_at(battle.hex, side):
        parts.append((int(general.strength), general_name(seen, general.number), LINE_CLAUSES[LINE_GENERAL]))
        for item in (SWORD, CHARIOT):
            if general.items & item:
                parts.append((int(item_strength(seen, item)), item_name(item), "PRO-fuerza-5"))
    if order is not None:
        for number, troops in zip(order.generals, order.troops, strict=False):
            parts.append((int(troops), _troops(seen, number), LINE_CLAUSES[LINE_TROOPS]))
        if order.garrison not in (0, UNWRITTEN):
            parts.append((int(order.garrison), label("line-garrison"), LINE_CLAUSES[LINE_GARRISON]))
        for card in order.cards:
            if card == MERCENARIES:
                parts.append((MERCENARY_BONUS, card_name(card), LINE_CLAUSES[LINE_MERCENARIES]))
    place = seen.settlement(battle.hex)
    if side == battle.defender and place is not None and place.owner == side:
        parts += _defence(seen, battle)
    return parts


def _defence(seen: Land, battle: Battle) -> list[Part]:
    place = seen.settlement(battle.hex)
    assert place is not None
    parts: list[Part] = []
    bonus = int(bonus_at(seen, place, battle.attacker, 0))
    if bonus:
        cancelled = causes(seen, battle)
        parts.append(_bonus(bonus, int(cancelled)))
    if seen.ark == battle.hex:
        parts.append((ARK_BONUS, label("card-ark"), LINE_CLAUSES[LINE_ARK]))
    return parts


def _bonus(bonus: int, cancelled: int) -> Part:
    if not cancelled:
        return bonus, label("line-bonus"), LINE_CLAUSES[LINE_BONUS]
    causes_told = [label(f"cause-{name}") for cause, name in CAUSE_NAMES.items() if cancelled & cause]
    return 0, Phrase("line-bonus-cancelled", bonus=bonus, cause=causes_told), CAUSES[cancelled & -cancelled]


CAUSE_NAMES = {BY_WEAPONS: "weapons", BY_PASSAGE: "passage", BY_SORTIE: "sortie"}


def _troops(seen: Land, number: int) -> Phrase:
    return Phrase("line-troops", general=general_name(seen, number))


# Reports


def report_clash(seen: Land, report: Report, number: int) -> Clash:
    """Return a battle that is over, marked as confirmed, line by line [PRO-informe-2, PRO-informe-6]."""
    parts: dict[str, list[Part]] = {}
    for which, side in ((0, int(report.attacker)), (1, int(report.defender))):
        parts[side_text(side)] = report_lines(seen, report, which)
    totals = _totals(seen, parts)
    return Clash(
        number,
        Phrase("clash-confirmed", place=place_name(seen, report.hex), round=report.round),
        side_text(report.attacker),
        handle(report.hex),
        [],
        [],
        totals,
        parts,
        side_text(report.winner),
        outcome(seen, report),
        "PRO-informe-6",
        against=side_text(report.defender),
        over=True,
    )


def report_lines(seen: Land, report: Report, which: int) -> list[Part]:
    """Return the lines of a side (0 the original attacker's, 1 the defender's); they add up to its total."""
    parts: list[Part] = []
    for i in range(0, len(report.lines), 3):
        side, line, amount = report.lines[i : i + 3]
        if side == which:
            parts.append(_line(seen, report, line & 0xFF, line >> 8, amount))
    return parts


def _line(seen: Land, report: Report, kind: int, number: int, amount: int) -> Part:
    if kind == LINE_BONUS:
        return _bonus(int(report.bonus), int(report.causes))
    if kind == LINE_GENERAL and number in report.killed:
        return amount, Phrase("line-dead", general=general_name(seen, number)), "PRO-batalla-3"
    if kind == LINE_TROOPS and number in report.killed:
        return amount, Phrase("line-silenced", general=general_name(seen, number)), "PRO-batalla-5"
    if kind == LINE_GARRISON and not amount:
        return amount, label("line-garrison-silenced"), "PRO-batalla-14"
    words = {
        LINE_GENERAL: lambda: general_name(seen, number),
        LINE_SWORD: lambda: item_name(SWORD),
        LINE_CHARIOT: lambda: item_name(CHARIOT),
        LINE_TROOPS: lambda: _troops(seen, number),
        LINE_GARRISON: lambda: label("line-garrison"),
        LINE_MERCENARIES: lambda: card_name(MERCENARIES),
        LINE_ARK: lambda: label("card-ark"),
        LINE_INVADER: lambda: label("line-invader"),
    }
    return amount, words[kind](), LINE_CLAUSES[kind]


def outcome(seen: Land, report: Report) -> Phrase:
    """Return who won, cards, generals lost and the settlement's fate [PRO-informe-7, PRO-informe-8, PRO-informe-9]."""
    fate = FATES.get(int(report.fate), "none")
    return Phrase(
        "report",
        winner=side_name(report.winner),
        attacker=side_name(report.attacker),
        defender=side_name(report.defender),
        attack=report.total(0),
        defence=report.total(1),
        attacker_cards=_cards(report.attacker_order),
        defender_cards=_cards(report.defender_order),
        killed=_generals(seen, report.killed, "report-killed"),
        taken=_generals(seen, report.taken, "report-executed" if report.winner >= PAIR else "report-captured"),
        fate=Phrase(f"fate-{fate}", coins=report.coins),
    )


def _cards(order: tuple[int, ...]) -> list[Phrase]:
    cards = [card_name(card) for card in order[2 : 2 + order[1]]] if order else []
    return cards or [label("report-no-cards")]


def _generals(seen: Land, numbers: tuple[int, ...], message: str) -> Phrase | str:
    return Phrase(message, generals=[general_name(seen, one) for one in numbers]) if numbers else ""
