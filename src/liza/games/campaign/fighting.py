"""Battles: how each is decided, the automatic resolver, and what comes of a result [CAM-batalla-1 to -10]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds, warwords
from liza.games.campaign.asking import CampaignAsk, acts
from liza.games.campaign.contacts import Meet, battle_at
from liza.games.campaign.losses import capture, kill, lose_models
from liza.games.campaign.pieces import (
    APPLIED,
    CAVALRY,
    DRAWN,
    MORALE,
    MOUNTAIN,
    NOBODY,
    NOT_KEPT,
    OPEN,
    SKIRMISHERS,
    TAKEN,
    Battle,
    Line,
    Report,
    Unit,
    facts_of,
)
from liza.games.campaign.places import is_rough, show_presence
from liza.games.campaign.resolving import (
    KILLED,
    SAFE,
    attacker_wins,
    effective_morale,
    fate,
    loser_loss,
    models_lost,
    percentage,
    ratio,
    total,
    winner_loss,
)
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, bit

ASKED = 0
ALWAYS_AUTO = 1
ALWAYS_REPORTED = 2
"""The values of battle_mode [CAM-conceptos-3]."""


def battle_in(s: Campaign, region: i64) -> Battle:
    """Return the battle that there is in a region."""
    battle = battle_at(s, region)
    assert battle is not None
    return battle


def sides_see(s: Campaign, battle: Battle) -> i64:
    """Return the bits of those who see both lists: the sides and the organiser [CAM-informacion-4]."""
    return s.private(battle.attacker) | bit(battle.holder)


class FightAll(Do[Campaign]):
    """The battles of a step, by region code [CAM-batalla-3]; then retreats [CAM-retirada-7]; then who has waited.

    The next step begins when all are over [CAM-turno-7].
    """

    clause: ClassVar[str] = "CAM-batalla-3"
    also: ClassVar[tuple[str, ...]] = ("CAM-turno-7", "CAM-retirada-7", "CAM-contacto-13", "CAM-conceptos-2")

    def run(self, s: Campaign) -> None:
        """Schedule them, and look again."""
        if len(s.battles) == 0:
            s.meeting = []
            return
        from liza.games.campaign.retreating import CLOSE_BATTLES, BeginRetreat

        regions = [one.region for one in s.battles]
        regions.sort()
        steps: list[Step] = []
        for region in regions:
            steps.append(OpenBattle(region))
        for region in regions:
            steps.append(BeginRetreat(region))
        steps.append(CLOSE_BATTLES)
        for region in regions:
            steps.append(Meet(region))
        steps.append(self)
        s.then_all(steps)


class OpenBattle(Do[Campaign]):
    """The sheet of a battle is drawn up for both sides [CAM-batalla-4]; all who are there fight [CAM-batalla-1]."""

    clause: ClassVar[str] = "CAM-batalla-4"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-batalla-1", "CAM-batalla-2", "CAM-lideres-3", "CAM-conceptos-1", "CAM-informacion-4",
    )  # fmt: skip

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Draw it up, and see how the battle is decided [CAM-conceptos-3]."""
        battle = battle_in(s, self.region)
        battle.lines = sheet(s, battle)
        battle.pen = battle.attacker
        battle.losses = [OPEN for _ in battle.lines]
        auto = s.rules.battle_mode == ALWAYS_AUTO
        for seat in (battle.attacker, battle.holder):
            if not acts(s, seat) or (s.countries[seat].computer and s.rules.battle_mode == ASKED):
                auto = True
        if auto:
            s.then(Resolve(self.region))
        elif s.rules.battle_mode == ALWAYS_REPORTED:
            s.then(report_step(self.region))
        else:
            s.then(ChooseModes(self.region))


def report_step(region: i64) -> Step:
    """Return the step with which the report of a battle is asked for."""
    from liza.games.campaign.reports import AskReport

    return AskReport(region)


def sheet(s: Campaign, battle: Battle) -> list[Line]:
    """Return a line for each unit of both sides, the attacker's first, by number."""
    out: list[Line] = []
    for seat in (battle.attacker, battle.holder):
        for one in s.units_at(seat, battle.region):
            percent = percent_of(s, battle.region, seat, one, seat == battle.holder)
            out.append(Line(seat, facts_of(one), morale_of(s, one), percent))
    return out


def morale_of(s: Campaign, unit: Unit) -> i64:
    """Return a unit's morale, with what is owed and what events give to those who are owed nothing [CAM-auto-1]."""
    change: i64 = 0
    for one in s.effects:
        if one.effect == MORALE and unit.owed == 0:
            change += one.amount
    return effective_morale(unit.morale, unit.owed, change)


def percent_of(s: Campaign, region: i64, seat: i64, unit: Unit, holds: bool) -> i64:
    """Return what a unit's power is multiplied by in a region, in percent [CAM-auto-2, CAM-auto-3]."""
    terrain = s.terrain[region]
    own_city = s.board.city[region] and s.owner[region] == seat
    return percentage(
        is_rough(terrain), terrain == MOUNTAIN, unit.kind == CAVALRY, unit.kind == SKIRMISHERS, holds, own_city
    )


def power_of(lines: list[Line], seat: i64) -> i64:
    """Return a side's power [CAM-auto-1]."""
    out: i64 = 0
    for line in lines:
        if line.seat == seat:
            out += line.power()
    return out


class ChooseModes(Together[Campaign]):
    """Both sides choose at once: the table needs both, else the resolver decides [CAM-conceptos-3]."""

    clause: ClassVar[str] = "CAM-conceptos-3"

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask the two."""
        if not battle_in(s, self.region).is_side(seat) or not acts(s, seat):
            return []
        s.countries[seat].wants_table = False
        return [ChooseMode(seat, self.region)]

    def close(self, s: Campaign) -> None:
        """Go to the table if both want to."""
        battle = battle_in(s, self.region)
        table = s.countries[battle.attacker].wants_table and s.countries[battle.holder].wants_table
        for seat in (battle.attacker, battle.holder):
            s.countries[seat].wants_table = False
        told = kinds.pack(battle.attacker, self.region, kinds.NO_UNIT, battle.holder)
        s.emit(kinds.MODE_CHOSEN, told, 1 if table else 0, self.clause, see=s.watchers(self.region))
        s.then(report_step(self.region) if table else Resolve(self.region))


class ChooseMode(CampaignAsk):
    """Table or resolver; whoever misses the deadline takes the resolver [CAM-turno-8]."""

    clause: ClassVar[str] = "CAM-conceptos-3"

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the two."""
        return [warwords.AUTO, warwords.ON_TABLE]

    def binds(self, s: Campaign, option: i64) -> bool:
        """Until the other side has chosen, an answer may be taken back."""
        return False

    def take(self, s: Campaign, option: i64) -> None:
        """Write it down."""
        s.countries[self.seat].wants_table = option == warwords.ON_TABLE


class Resolve(Do[Campaign]):
    """The resolver: powers, two dice each, losses by the ratio, fates by two dice [CAM-auto-1 to CAM-auto-8]."""

    clause: ClassVar[str] = "CAM-auto-8"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-auto-1", "CAM-auto-2", "CAM-auto-3", "CAM-auto-4", "CAM-auto-5", "CAM-auto-6", "CAM-auto-7",
    )  # fmt: skip

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Roll for the attacker, then the holder, then the losers' leaders, last the winners', by number."""
        battle = battle_in(s, self.region)
        x = self.total(s, battle, battle.attacker)
        y = self.total(s, battle, battle.holder)
        won = attacker_wins(x, y)
        winner = battle.attacker if won else battle.holder
        r = ratio(y, x) if won else ratio(x, y)
        losses: list[i64] = []
        for line in battle.lines:
            percent = winner_loss(r) if line.seat == winner else loser_loss(r)
            losses.append(models_lost(line.unit.models, percent) if line.unit.is_troop() else SAFE)
        self.fates(s, battle, battle.against(winner), False, losses)
        self.fates(s, battle, winner, True, losses)
        battle.reports.append(Report(OPEN, tuple([int(one) for one in losses]), winner))
        s.then(ApplyResult(self.region))

    def total(self, s: Campaign, battle: Battle, seat: i64) -> i64:
        """Return a side's power with its dice [CAM-auto-4], and tell both sides."""
        dice = s.die(6, self.clause)
        dice += s.die(6, self.clause)
        out = total(power_of(battle.lines, seat), dice)
        told = kinds.pack(seat, self.region, kinds.NO_UNIT, dice)
        s.emit(kinds.RESOLVED, told, out // 1000, "CAM-auto-4", see=sides_see(s, battle))
        return out

    def fates(self, s: Campaign, battle: Battle, seat: i64, won: bool, losses: list[i64]) -> None:
        """Roll for each leader and hero of a side [CAM-auto-7]."""
        for i in range(len(battle.lines)):
            line = battle.lines[i]
            if line.seat == seat and not line.unit.is_troop():
                dice = s.die(6, self.clause)
                dice += s.die(6, self.clause)
                losses[i] = fate(won, dice)


class ApplyResult(Do[Campaign]):
    """The last report counts: models are lost, leaders die or are taken, the region is kept [CAM-batalla-9].

    Two sides that both stay go no further this turn [CAM-batalla-10].
    """

    clause: ClassVar[str] = "CAM-batalla-9"
    also: ClassVar[tuple[str, ...]] = ("CAM-batalla-10", "CAM-prisioneros-1", "CAM-lideres-23")

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Deduct all of it."""
        battle = battle_in(s, self.region)
        report = battle.reports[-1]
        see = sides_see(s, battle)
        for i in range(len(battle.lines)):
            line = battle.lines[i]
            unit = s.countries[line.seat].unit(line.unit.number)
            if unit is not None and unit.region == self.region:
                self.apply(s, battle, line, unit, report.losses[i], see)
        battle.winner = NOBODY if report.kept in (DRAWN, NOT_KEPT) else report.kept
        battle.status = APPLIED
        told = kinds.pack(battle.winner, self.region, kinds.NO_UNIT, battle.attacker | battle.holder << 8)
        lost = battle.lost[0] | battle.lost[1] << 20
        s.emit(kinds.BATTLE_ENDED, told, lost, "CAM-batalla-10" if report.kept == DRAWN else self.clause)
        show_presence(s, self.clause)

    def apply(self, s: Campaign, battle: Battle, line: Line, unit: Unit, loss: i64, see: i64) -> None:
        """Take what one unit loses."""
        which = 0 if line.seat == battle.attacker else 1
        if unit.is_troop():
            loss = min(loss, unit.models)
            battle.lost[which] += loss * unit.each
            lose_models(s, line.seat, unit, loss, see, self.clause)
        elif loss == KILLED:
            battle.lost[which] += unit.points()
            kill(s, line.seat, unit, "CAM-auto-7" if battle.reports[-1].seat == OPEN else "CAM-batalla-5")
        elif loss == TAKEN:
            battle.lost[which] += unit.points()
            capture(s, line.seat, unit, battle.against(line.seat), "CAM-prisioneros-1")
