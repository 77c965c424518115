# plain: made for people to look at, never in the inner loop
"""The sheet of a battle: who takes part with what, what each side reports of it, what is written down now."""

from __future__ import annotations

from collections.abc import Iterator

from liza.games.campaign import warwords
from liza.games.campaign.desk import rulings_on
from liza.games.campaign.naming import country_name, icon_of, name_of, region_name, seat_text, unit_handle
from liza.games.campaign.notation import SEATS
from liza.games.campaign.pieces import DRAWN, NOT_KEPT, OPEN, TERRAINS, Battle, Line, Report
from liza.games.campaign.reports import WriteReport
from liza.games.campaign.state import Campaign
from liza.kernel import option
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Roll, Sheet, SheetLine, Told, Version

COLUMNS = ("models", "size", "each", "points", "morale", "percent", "leadership", "maneuver")
"""What the sheet tells of a unit [CAM-batalla-4]."""


def sheet_of(seen: Campaign, battle: Battle, reader: int) -> Sheet | None:
    """Return the sheet of a battle for whoever sees both lists, else None [CAM-informacion-4]."""
    if not battle.lines:
        return None
    pen = _Pen(seen, battle, reader)
    return Sheet(
        facts=[*_facts(seen, battle)],
        columns=[(one, label(f"sheet-{one}")) for one in COLUMNS],
        lines=[*(pen.line(number, line) for number, line in enumerate(battle.lines)), pen.kept()],
        versions=[Version(seat_text(seen, int(one.seat)), pen.adopting(one)) for one in pen.reports],
        rolls=[*_rolls(battle)],
        rolls_clause="CAM-lideres-13" if battle.rolls else "",
        writes=pen.writes,
        rules=pen.writes and bool(seen.is_organiser(reader)),
        send=warwords.describe(seen, warwords.SEND) if pen.writes else "",
        offers=[warwords.describe(seen, one) for one in rulings_on(battle)] if seen.is_organiser(reader) else [],
        clause="CAM-batalla-5",
    )


def _facts(seen: Campaign, battle: Battle) -> Iterator[Phrase]:
    region = int(battle.region)
    yield Phrase("sheet-when", turn=int(battle.turn), step=int(battle.step))
    terrain = label(f"terrain-{TERRAINS[seen.terrain[region]]}")
    yield Phrase("sheet-where", region=region_name(seen, region), terrain=terrain)
    attacker, holder = country_name(seen, int(battle.attacker)), country_name(seen, int(battle.holder))
    yield Phrase("sheet-who", attacker=attacker, holder=holder)


def _rolls(battle: Battle) -> Iterator[Roll]:
    for at in range(0, len(battle.rolls), 3):
        seat, dice, maneuver = battle.rolls[at : at + 3]
        yield Roll(SEATS[seat], int(dice), int(maneuver))


class _Pen:
    """The lines of a sheet as one reader sees them and, if it is theirs to write, fills them in."""

    def __init__(self, seen: Campaign, battle: Battle, reader: int) -> None:
        self.seen = seen
        self.battle = battle
        ask = seen.ask_of(reader) if 0 <= reader < seen.seats else None
        self.writes = isinstance(ask, WriteReport) and ask.region == battle.region
        sent = (battle.told_by(seat) for seat in (battle.attacker, battle.holder))
        self.reports = [one for one in sent if one is not None]
        self._rules = self.writes and bool(seen.is_organiser(reader))

    def adopting(self, report: Report) -> str:
        """Return the answer with which the organiser adopts a report."""
        if not self._rules:
            return ""
        return warwords.describe(self.seen, option(warwords.ADOPT, self.battle.reports.index(report)))

    def line(self, number: int, line: Line) -> SheetLine:
        """Return the line of a unit."""
        seat, unit = int(line.seat), line.unit
        troop = bool(unit.is_troop())
        stem = warwords.describe(self.seen, option(warwords.LOST, seat, unit.number, 0)).removesuffix("0")
        told = [self._loss(line, int(one.losses[number])) for one in self.reports]
        return SheetLine(
            thing=unit_handle(seat, int(unit.number)),
            label=name_of(self.seen, seat, unit),
            owner=SEATS[seat],
            icon=icon_of(unit),
            figures=[*_figures(line)],
            told=[*told],
            differs=len({one.value for one in told}) > 1,
            value=self._written(int(self.battle.losses[number])) if self.writes else None,
            choices=[] if troop else [self._loss(line, fate) for fate in range(len(warwords.FATES))],
            entry=stem if troop and self.writes else "",
            most=int(unit.models) if troop else 0,
        )

    def kept(self) -> SheetLine:
        """Return the line that says who keeps the region."""
        told = [self._keeper(int(one.kept)) for one in self.reports]
        sides = (int(self.battle.attacker), int(self.battle.holder), DRAWN, NOT_KEPT)
        return SheetLine(
            thing="",
            label=label("sheet-kept"),
            icon="castle",
            figures=[None for _ in COLUMNS],
            told=[*told],
            differs=len({one.value for one in told}) > 1,
            value=self._written(int(self.battle.kept)) if self.writes else None,
            choices=[self._keeper(one) for one in sides],
        )

    @staticmethod
    def _written(value: int) -> int | None:
        return None if value == OPEN else value

    def _loss(self, line: Line, value: int) -> Told:
        seat, number = int(line.seat), int(line.unit.number)
        if line.unit.is_troop():
            return self._told(value, Phrase("sheet-lost", number=value), option(warwords.LOST, seat, number, value))
        return self._told(value, label(f"fate-{warwords.FATES[value]}"), option(warwords.FATE, seat, number, value))

    def _keeper(self, kept: int) -> Told:
        if kept == DRAWN:
            return self._told(kept, label("sheet-draw"), warwords.DRAW)
        if kept == NOT_KEPT:
            return self._told(kept, label("sheet-nobody"), warwords.NONE_LEFT)
        return self._told(kept, country_name(self.seen, kept), option(warwords.KEEPS, kept))

    def _told(self, value: int, words: Phrase, option: int) -> Told:
        return Told(value, words, warwords.describe(self.seen, option) if self.writes else "")


def _figures(line: Line) -> Iterator[int | None]:
    """Yield what the columns say of a unit: models and morale of troops, leadership and manoeuvre of leaders."""
    unit = line.unit
    troop = bool(unit.is_troop())
    yield int(unit.models) if troop else None
    yield int(unit.size) if troop else None
    yield int(unit.each) if troop else None
    yield int(unit.points())
    yield int(line.morale)
    yield int(line.percent)
    yield int(unit.leadership()) if unit.rank else None
    yield int(unit.maneuver()) if unit.rank else None
