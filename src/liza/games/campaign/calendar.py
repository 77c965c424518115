"""Events and information by a calendar that is sealed before the players are seated [CAM-acontecimientos-1]."""

from __future__ import annotations

import hashlib
from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.fixed import COMPANIES
from liza.games.campaign.pieces import (
    BY_LOT,
    CLOSE_TERRAIN,
    FLOODED,
    FOREST,
    GRANT,
    LEVY_PCT,
    MERCENARIES,
    MORALE,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    PLAIN,
    RAZE,
    REVEAL,
    SET_TERRAIN,
    TAX_PCT,
    TO_ALL,
    TO_FEWEST,
    TO_FREE_KING,
    TO_MOST,
    TREASURE,
    TRUCE,
    Effect,
)
from liza.games.campaign.places import king_of, owned, points_at
from liza.games.campaign.state import Campaign
from liza.kernel import EVERYONE, Do, bit

BY_LOT_ONLY: Final = 1
AT_RANDOM: Final = 2
NOTE_TREASURE: Final = 1
NOTE_POINTS: Final = 2
NOTE_WORDS: Final = 3
QUIET: Final = 3
"""A random calendar leaves one turn in so many without an entry."""


class SealCalendar(Do[Campaign]):
    """The calendar is fixed before the players are seated [CAM-acontecimientos-2], and its digest published.

    With a salt that is drawn, nobody can find it out by trying [CAM-acontecimientos-4]; it is shown at the end, so that
    all can check that nothing was changed [CAM-acontecimientos-3].
    """

    clause: ClassVar[str] = "CAM-acontecimientos-2"
    also: ClassVar[tuple[str, ...]] = ("CAM-acontecimientos-3", "CAM-acontecimientos-4", "CAM-arbitro-2")

    def run(self, s: Campaign) -> None:
        """Draw what is left to lot, salt and seal it."""
        if s.shuffled_calendar == BY_LOT_ONLY:
            _draw_lots(s)
        elif s.shuffled_calendar == AT_RANDOM:
            s.calendar = random_calendar(s)
        s.salt = [s.draw(1 << 30, self.clause) for _ in range(4)]
        s.sealed_calendar = tuple(s.calendar)
        s.digest = digest(s.calendar, s.salt)
        s.emit(kinds.CALENDAR_SEALED, 0, 0, "CAM-acontecimientos-3")


def digest(calendar: list[Effect], salt: list[i64]) -> str:
    """Return the digest of a calendar with its salt, in hexadecimal [CAM-acontecimientos-3]."""
    lines = [one.code() for one in calendar]
    lines.append(" ".join([str(int(one)) for one in salt]))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _draw_lots(s: Campaign) -> None:
    """Send what is written for one march of the large map to one of those there are, the same for all entries."""
    marches: list[i64] = []
    for region in range(s.board.size()):
        if s.board.home[region] == NOBODY and s.board.terrain[region] != FLOODED:
            marches.append(region)
    lots: dict[i64, i64] = {}
    for i in range(len(s.calendar)):
        one = s.calendar[i]
        if one.region < BY_LOT:
            continue
        if one.region not in lots:
            lots[one.region] = s.pick(marches, "CAM-acontecimientos-2")
        s.calendar[i] = one.moved_to(lots[one.region])


def random_calendar(s: Campaign) -> list[Effect]:
    """Return a calendar drawn from the effects of the list: companies come in turns 1, 6 and 10, as by the house's."""
    out: list[Effect] = []
    for turn in range(1, max(s.rules.game_length, 8) + 1):
        announced: i64 = 3 if turn == 1 else 12 if turn == 6 else 48 if turn == 10 else 0
        if announced != 0:
            out.append(_entry(turn, MERCENARIES, NOWHERE, -1, 0, 1, announced))
        elif s.draw(QUIET, "CAM-acontecimientos-2") != 0:
            out.append(_random_entry(s, turn))
    return out


def _random_entry(s: Campaign, turn: i64) -> Effect:
    """Return an entry of a random calendar."""
    effect = s.pick(
        [TAX_PCT, LEVY_PCT, SET_TERRAIN, CLOSE_TERRAIN, TREASURE, GRANT, RAZE, TRUCE, MORALE], "CAM-acontecimientos-2"
    )
    terrain = s.pick([PLAIN, FOREST, MOUNTAIN], "CAM-acontecimientos-2")
    region = s.draw(s.board.size(), "CAM-acontecimientos-2")
    turns = s.die(2, "CAM-acontecimientos-2")
    if effect == TAX_PCT or effect == LEVY_PCT:
        return _entry(turn, effect, NOWHERE, terrain, s.pick([-50, -20, 20, 50], "CAM-acontecimientos-2"), turns)
    if effect == SET_TERRAIN:
        return _entry(turn, effect, region, FLOODED, 0, turns)
    if effect == CLOSE_TERRAIN:
        return _entry(turn, effect, NOWHERE, MOUNTAIN, 0, turns)
    if effect == TREASURE:
        return _entry(turn, effect, region, -1, 1000 * s.die(4, "CAM-acontecimientos-2"), 1)
    if effect == GRANT:
        return _entry(turn, effect, NOWHERE, -1, 1000, 1, 0, TO_FREE_KING)
    if effect == MORALE:
        return _entry(turn, effect, NOWHERE, -1, s.pick([-1, 1], "CAM-acontecimientos-2"), turns)
    return _entry(turn, effect, region if effect == RAZE else NOWHERE, -1, 0, turns)


def _entry(
    turn: i64, effect: i64, region: i64, terrain: i64, amount: i64, turns: i64, companies: i64 = 0,
    audience: i64 = TO_ALL,
) -> Effect:  # fmt: skip
    return Effect(turn, effect, audience, region, terrain, amount, turns, companies, 0, 0, ("", ""))


class ReadCalendar(Do[Campaign]):
    """A turn's entries are applied in order before anything else [CAM-acontecimientos-5]; what has run out ends."""

    clause: ClassVar[str] = "CAM-acontecimientos-5"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-regiones-10",
        "CAM-acontecimientos-1",
        "CAM-acontecimientos-6",
        "CAM-acontecimientos-7",
    )

    def run(self, s: Campaign) -> None:
        """Take away the old, then bring in the new."""
        s.effects = [one for one in s.effects if one.last() >= s.turn]
        while len(s.calendar) != 0 and s.calendar[0].turn <= s.turn:
            self.apply(s, s.calendar.pop(0))
        settle_terrain(s)

    def apply(self, s: Campaign, one: Effect) -> None:
        """Bring in an entry and tell those who may know."""
        see: i64 = EVERYONE
        if one.audience != TO_ALL:
            readers = audience(s, one.audience)
            one = one.told_to(readers)
            see = readers
            if s.seats > s.players:
                see |= bit(s.players)
        s.shown.append(one)
        s.emit(kinds.ENTRY_CAME, len(s.shown) - 1, pack_entry(one), "CAM-acontecimientos-6", see=see)
        if one.effect == REVEAL:
            if one.note == NOTE_POINTS:
                self.say_points(s, one, see)
        elif one.effect == TREASURE:
            s.treasures.append(one)
        elif one.effect == GRANT:
            for seat in range(s.players):
                if one.audience == TO_ALL or (one.readers >> seat) & 1:
                    s.due[seat] += one.amount
        elif one.effect == RAZE:
            s.razed |= bit(one.region)
            s.emit(kinds.RAZED, kinds.pack(NOBODY, one.region), 0, "CAM-acontecimientos-7")
        elif one.effect == MERCENARIES:
            for number in range(COMPANIES):
                if (one.companies >> number) & 1:
                    s.companies[number].announced = True
        else:
            s.effects.append(one)

    def say_points(self, s: Campaign, one: Effect, see: i64) -> None:
        """Tell how many points each country has in some regions together."""
        for seat in range(s.players):
            total: i64 = 0
            for region in range(s.board.size()):
                if (one.mask >> region) & 1:
                    total += points_at(s, seat, region)
            s.emit(kinds.ENTRY_SAID, kinds.pack(seat), total, "CAM-acontecimientos-6", see=see)


def pack_entry(one: Effect) -> i64:
    """Pack an entry for its event: effect in bits 0-7, region 8-19, terrain 20-23, sign 24, turns 25-31, then the rest.

    The rest, from bit 32, is the amount (or the bits of companies, or the note and its amount).
    """
    region = one.region & 0xFFF
    terrain = one.terrain & 0xF
    sign: i64 = 1 if one.amount < 0 else 0
    rest = one.amount if one.amount >= 0 else -one.amount
    if one.effect == MERCENARIES:
        rest = one.companies
    return one.effect | region << 8 | terrain << 20 | sign << 24 | min(one.turns, 127) << 25 | rest << 32


def audience(s: Campaign, kind: i64) -> i64:
    """Return the bits of the countries that an entry reaches [CAM-acontecimientos-6]; those that tie all read it."""
    best: i64 = NOBODY
    out: i64 = 0
    for seat in s.alive():
        if kind == TO_FREE_KING:
            if king_of(s, seat) is not None:
                out |= bit(seat)
            continue
        count = owned(s, seat)
        better = count < best if kind == TO_FEWEST else count > best
        if best == NOBODY or better:
            best = count
            out = 0
        if count == best:
            out |= bit(seat)
    assert kind == TO_FREE_KING or kind == TO_FEWEST or kind == TO_MOST
    return out


def settle_terrain(s: Campaign) -> None:
    """Work out terrain and what is closed from the effects in force; troops inside may leave [CAM-regiones-10]."""
    s.terrain = s.board.terrain.copy()
    s.closed = 0
    for one in s.effects:
        if one.effect == SET_TERRAIN:
            s.terrain[one.region] = one.terrain
        elif one.effect == CLOSE_TERRAIN:
            s.closed |= bit(one.terrain)


def truce(s: Campaign) -> bool:
    """Tell whether every posture counts as avoiding this turn [CAM-acontecimientos-7]."""
    for one in s.effects:
        if one.effect == TRUCE:
            return True
    return False


def morale_change(s: Campaign, owed: i64) -> i64:
    """Return what events add to the morale of a unit that is owed so many turns [CAM-acontecimientos-7].

    What raises it reaches only those who are owed nothing.
    """
    total: i64 = 0
    for one in s.effects:
        if one.effect == MORALE and (one.amount < 0 or owed == 0):
            total += one.amount
    return total
