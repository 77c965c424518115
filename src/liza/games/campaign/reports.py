"""Reports of battles fought on a table: sent, confirmed or refused, decided by the organiser [CAM-batalla-5 to -8]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, warwords
from liza.games.campaign.asking import CampaignAsk, acts
from liza.games.campaign.contacts import battle_at
from liza.games.campaign.fighting import ApplyResult, Resolve, battle_in, sides_see
from liza.games.campaign.pieces import (
    AGREED,
    APPLIED,
    DISPUTED,
    DRAWN,
    NOT_KEPT,
    OPEN,
    PENDING,
    REPORTED,
    Battle,
    Report,
)
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, first, kind_of, number_of, option, second

REFUSALS: Final = 2
"""The second refusal makes a dispute [CAM-batalla-8]."""
MOST_MODELS: Final = 4000
"""The highest loss that can be written down; whether there are so many is another question [CAM-batalla-6]."""


class AskReport(Do[Campaign]):
    """A battle on the table waits for its report: to be written, confirmed, or decided."""

    clause: ClassVar[str] = "CAM-batalla-7"
    also: ClassVar[tuple[str, ...]] = ("CAM-batalla-8", "CAM-conceptos-2", "CAM-arbitro-2")

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Ask for what is next."""
        battle = battle_in(s, self.region)
        if battle.status == APPLIED:
            return
        if battle.status == AGREED:
            s.then(ApplyResult(self.region))
        elif battle.status == DISPUTED:
            s.then(self.decide(s, battle), self)
        elif battle.status == REPORTED:
            self.confirm(s, battle)
        else:
            self.write(s, battle)

    def decide(self, s: Campaign, battle: Battle) -> Step:
        """Let the other side tell its version once, then the organiser decide [CAM-batalla-8]."""
        other = battle.against(battle.pen) if battle.is_side(battle.pen) else OPEN
        told = [one.seat for one in battle.reports]
        if other != OPEN and acts(s, other) and battle.rejected >= REFUSALS and other not in told:
            return TakePen(self.region, other)
        return TakePen(self.region, s.players)

    def confirm(self, s: Campaign, battle: Battle) -> None:
        """Ask the other side; one that is gone agrees."""
        other = battle.against(battle.pen)
        if acts(s, other):
            s.then(ConfirmReport(other, self.region), self)
        else:
            battle.status = AGREED
            s.then(self)

    def write(self, s: Campaign, battle: Battle) -> None:
        """Ask for the report; if nobody is left to write it, the resolver decides."""
        if not acts(s, battle.pen):
            battle.pen = battle.against(battle.pen)
        if acts(s, battle.pen):
            s.then(WriteReport(battle.pen, self.region), self)
        else:
            s.then(Resolve(self.region))


class TakePen(Do[Campaign]):
    """In a dispute the other side or the organiser writes [CAM-batalla-8]."""

    clause: ClassVar[str] = "CAM-batalla-8"

    def __init__(self, region: i64, seat: i64) -> None:
        self.region: i64 = region
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Begin a new sheet for it; on the organiser's stands already what no two reports tell differently."""
        battle = battle_in(s, self.region)
        battle.pen = self.seat
        battle.losses = [OPEN for _ in battle.lines]
        battle.kept = OPEN
        if s.is_organiser(self.seat):
            agree(battle)
        s.then(WriteReport(self.seat, self.region))


def agree(battle: Battle) -> None:
    """Fill in what the newest reports of both sides say alike."""
    told: list[Report] = []
    for seat in (battle.attacker, battle.holder):
        report = battle.told_by(seat)
        if report is not None:
            told.append(report)
    if len(told) == 0:
        return
    for i in range(len(battle.losses)):
        if told[0].losses[i] == told[-1].losses[i]:
            battle.losses[i] = told[0].losses[i]
    if told[0].kept == told[-1].kept:
        battle.kept = told[0].kept


class WriteReport(CampaignAsk):
    """A report, line by line: models lost, fates, who keeps the region [CAM-batalla-5].

    What is impossible is refused [CAM-batalla-6]. The organiser, who decides a dispute, may adopt what a side sent, and
    gives a reason.
    """

    clause: ClassVar[str] = "CAM-batalla-5"
    also: ClassVar[tuple[str, ...]] = ("CAM-batalla-6", "CAM-arbitro-2")

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def owed(self, s: Campaign) -> bool:
        """It is owed as long as the battle has no result and nobody else took the pen."""
        battle = battle_at(s, self.region)
        if battle is None or battle.pen != self.seat or battle.status not in (PENDING, DISPUTED):
            return False
        return s.is_organiser(self.seat) or acts(s, self.seat)

    def always_shown(self) -> bool:
        """What is sent is final."""
        return True

    def binds(self, s: Campaign, option: i64) -> bool:
        """Only what is sent or handed over binds."""
        return kind_of(option) in (warwords.SEND, warwords.HAND_OVER, warwords.ADOPT)

    def needs_note(self, s: Campaign, option: i64) -> str:
        """The organiser gives his reason [CAM-arbitro-3]."""
        if s.is_organiser(self.seat) and kind_of(option) in (warwords.SEND, warwords.ADOPT):
            return "CAM-arbitro-3"
        return ""

    def candidates(self, s: Campaign) -> list[i64]:
        """Return fates, who keeps the region, and what ends it."""
        battle = battle_in(s, self.region)
        out: list[i64] = [warwords.SEND, warwords.REST]
        for i in range(len(battle.lines)):
            line = battle.lines[i]
            if line.unit.is_troop():
                continue
            for fate in range(3):
                if battle.losses[i] != fate:
                    out.append(option(warwords.FATE, line.seat, line.unit.number, fate))
        for seat in (battle.attacker, battle.holder):
            if battle.kept != seat:
                out.append(option(warwords.KEEPS, seat))
        out.append(warwords.DRAW)
        out.append(warwords.NONE_LEFT)
        if s.is_organiser(self.seat):
            for i in range(len(battle.reports)):
                out.append(option(warwords.ADOPT, i))
        elif battle.status == PENDING and not battle.handed:
            out.append(warwords.HAND_OVER)
        return out

    def spans(self, s: Campaign) -> list[tuple[i64, i64, i64]]:
        """Return for each unit of troops how many models it lost."""
        out: list[tuple[i64, i64, i64]] = []
        for line in battle_in(s, self.region).lines:
            if line.unit.is_troop():
                out.append((option(warwords.LOST, line.seat, line.unit.number), 0, MOST_MODELS))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what is incomplete [CAM-batalla-5] or impossible [CAM-batalla-6]."""
        battle = battle_in(s, self.region)
        kind = kind_of(option)
        if kind == warwords.REST:
            return "" if OPEN in battle.losses else self.clause
        if kind == warwords.LOST:
            line = battle.lines[line_of(battle, first(option), second(option))]
            return "" if number_of(option) <= line.unit.models else "CAM-batalla-6"
        if kind == warwords.KEEPS:
            return kept_clause(battle, battle.losses, first(option))
        if kind == warwords.DRAW:
            return kept_clause(battle, battle.losses, DRAWN) if battle.kept != DRAWN else self.clause
        if kind == warwords.NONE_LEFT:
            return kept_clause(battle, battle.losses, NOT_KEPT) if battle.kept != NOT_KEPT else self.clause
        if kind == warwords.SEND:
            if battle.kept == OPEN or OPEN in battle.losses:
                return self.clause
            return kept_clause(battle, battle.losses, battle.kept)
        return ""

    def take(self, s: Campaign, option: i64) -> None:
        """Fill it in, or send it."""
        battle = battle_in(s, self.region)
        kind = kind_of(option)
        if kind == warwords.SEND:
            s.then(SendReport(self.seat, self.region, OPEN))
            return
        if kind == warwords.ADOPT:
            s.then(SendReport(self.seat, self.region, first(option)))
            return
        if kind == warwords.HAND_OVER:
            s.then(HandOver(self.region))
            return
        if kind == warwords.REST:
            for i in range(len(battle.losses)):
                battle.losses[i] = max(battle.losses[i], 0)
        elif kind == warwords.LOST or kind == warwords.FATE:
            battle.losses[line_of(battle, first(option), second(option))] = number_of(option)
        elif kind == warwords.KEEPS:
            battle.kept = first(option)
        else:
            battle.kept = DRAWN if kind == warwords.DRAW else NOT_KEPT
        s.then(self)

    def default(self, s: Campaign) -> i64:
        """At a deadline let the other side write [CAM-turno-8]; else send what there is, or fill in the rest."""
        battle = battle_in(s, self.region)
        if not s.is_organiser(self.seat) and battle.status == PENDING and not battle.handed:
            return warwords.HAND_OVER
        return self.options(s)[0]


def line_of(battle: Battle, seat: i64, number: i64) -> i64:
    """Return the place of a unit's line."""
    for i in range(len(battle.lines)):
        if battle.lines[i].seat == seat and battle.lines[i].unit.number == number:
            return i
    return OPEN


def troops_left(battle: Battle, losses: list[i64], seat: i64) -> bool:
    """Tell whether a side has troops left by these losses; lines that are open count as none lost."""
    for i in range(len(battle.lines)):
        line = battle.lines[i]
        if line.seat == seat and line.unit.is_troop() and max(losses[i], 0) < line.unit.models:
            return True
    return False


def kept_clause(battle: Battle, losses: list[i64], kept: i64) -> str:
    """Return what forbids that a region is kept so: only a side with troops keeps it [CAM-batalla-6].

    A draw leaves troops to both [CAM-batalla-10], and nobody keeps it if neither has any.
    """
    attacker = troops_left(battle, losses, battle.attacker)
    holder = troops_left(battle, losses, battle.holder)
    if kept == DRAWN:
        possible = attacker and holder
    elif kept == NOT_KEPT:
        possible = not attacker and not holder
    else:
        possible = attacker if kept == battle.attacker else holder
    return "" if possible else "CAM-batalla-6"


class HandOver(Do[Campaign]):
    """The other side writes the report instead."""

    clause: ClassVar[str] = "CAM-batalla-5"

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Hand it over, once."""
        battle = battle_in(s, self.region)
        battle.pen = battle.against(battle.pen)
        battle.handed = True
        battle.losses = [OPEN for _ in battle.lines]
        battle.kept = OPEN


class SendReport(Do[Campaign]):
    """A report is sent: its writer has confirmed it with that [CAM-batalla-7]; the organiser's decides [CAM-batalla-8].

    Fields: the place of the report that the organiser adopts, OPEN for the sheet as it is written.
    """

    clause: ClassVar[str] = "CAM-batalla-7"

    def __init__(self, seat: i64, region: i64, adopted: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.adopted: i64 = adopted

    def run(self, s: Campaign) -> None:
        """Put it among those sent."""
        battle = battle_in(s, self.region)
        if self.adopted == OPEN:
            report = Report(self.seat, tuple([int(one) for one in battle.losses]), battle.kept)
        else:
            sent = battle.reports[self.adopted]
            report = Report(self.seat, sent.losses, sent.kept)
        battle.reports.append(report)
        told = kinds.pack(self.seat, self.region, kinds.NO_UNIT, battle.attacker | battle.holder << 8)
        s.emit(kinds.REPORT_SENT, told, report.kept, self.clause, see=sides_see(s, battle))
        if s.is_organiser(self.seat):
            battle.status = AGREED
        elif battle.status == PENDING:
            battle.status = REPORTED


class ConfirmReport(CampaignAsk):
    """The other side confirms or refuses a report [CAM-batalla-7]."""

    clause: ClassVar[str] = "CAM-batalla-7"

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def owed(self, s: Campaign) -> bool:
        """It is owed until the organiser has confirmed or taken over."""
        battle = battle_at(s, self.region)
        return battle is not None and battle.status == REPORTED and acts(s, self.seat)

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the two."""
        return [warwords.CONFIRM, warwords.REFUSE]

    def take(self, s: Campaign, option: i64) -> None:
        """Say so."""
        s.then(Agree(self.region) if option == warwords.CONFIRM else Reject(self.seat, self.region))


class Agree(Do[Campaign]):
    """A report is valid: both sides have confirmed it, or the organiser has [CAM-batalla-7]."""

    clause: ClassVar[str] = "CAM-batalla-7"

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Let it be applied."""
        battle = battle_in(s, self.region)
        battle.status = AGREED
        told = kinds.pack(battle.pen, self.region)
        s.emit(kinds.REPORT_CONFIRMED, told, 0, self.clause, see=sides_see(s, battle))


class Reject(Do[Campaign]):
    """A report is refused: first it goes back to be corrected, then it is disputed [CAM-batalla-8].

    Then the organiser decides; where there is none, or an option says so, the resolver does.
    """

    clause: ClassVar[str] = "CAM-batalla-8"

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Count it."""
        battle = battle_in(s, self.region)
        battle.rejected += 1
        told = kinds.pack(self.seat, self.region)
        s.emit(kinds.REPORT_REJECTED, told, battle.rejected, self.clause, see=sides_see(s, battle))
        if battle.rejected < REFUSALS:
            battle.status = PENDING
            return
        s.emit(kinds.DISPUTED, told, 0, self.clause, see=sides_see(s, battle))
        if s.rules.dispute_auto or s.seats == s.players:
            battle.status = AGREED
            s.then(Resolve(self.region))
        else:
            battle.status = DISPUTED
