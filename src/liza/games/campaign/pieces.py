"""The things on the table: units and leaders, countries, companies, effects, orders, battles; and the options."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.games.campaign.fixed import LEADERSHIP, MANEUVER, TEMPLATE_EACH, TEMPLATE_KIND, TEMPLATE_MORALE
from liza.kernel import Shared
from liza.kernel.plain import attributes_of, rebuild, refill

NOBODY: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -2
"""Who dominates a region that a seat could not see, under visibility = fog."""

# Phases [CAM-turno-1]; 0 is setting up
SETTING: Final = 0
OPENING: Final = 1
ORDERS: Final = 2
MOVEMENT: Final = 3
CLOSE: Final = 4

# Terrain [CAM-regiones-2]
PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
FLOODED: Final = 3
TERRAINS: Final = ("plain", "forest", "mountain", "flooded")

# Kinds of units
INFANTRY: Final = 1
SKIRMISHERS: Final = 2
CAVALRY: Final = 3
ARTILLERY: Final = 4
MONSTER: Final = 5
HERO: Final = 6
KIND_NAMES: Final = ("", "infantry", "skirmishers", "cavalry", "artillery", "monster", "hero")

# Ranks of leaders: 0 for none, 1 to 5 titles, 6 to 11 the reserve [CAM-lideres-16 to CAM-lideres-21]
NO_RANK: Final = 0
KING: Final = 1
DUKE: Final = 2
MARQUIS: Final = 3
COUNT: Final = 4
BARON: Final = 5

FIRST_UNIT: Final = 64
"""Numbers of a country's units from here on are secret; those below it belong to leaders and prisoners, and are public.

The leaders at the start have 0 to 4, by title. Whoever is appointed or captured takes the next free one below.
"""

# Names of units by number: templates from 0, companies and own names from these on
COMPANY_NAME: Final = 16
OWN_NAME: Final = 64

# Postures [CAM-ordenes-3]
PROVOKE: Final = 0
AVOID: Final = 1

# Effects of the calendar [CAM-acontecimientos-7]
TAX_PCT: Final = 0
LEVY_PCT: Final = 1
SET_TERRAIN: Final = 2
CLOSE_TERRAIN: Final = 3
TREASURE: Final = 4
GRANT: Final = 5
RAZE: Final = 6
MERCENARIES: Final = 7
TRUCE: Final = 8
MORALE: Final = 9
REVEAL: Final = 10
EFFECTS: Final = (
    "tax_pct", "levy_pct", "set_terrain", "close_terrain", "treasure", "grant", "raze", "mercenaries", "truce",
    "morale", "reveal",
)  # fmt: skip

BY_LOT: Final = 100
"""Regions of the calendar from here on are drawn by lot before it is sealed, the same number to the same region."""

# Who learns of an entry [CAM-acontecimientos-6]
TO_ALL: Final = 0
TO_FEWEST: Final = 1
"""The country or countries with fewest own regions."""
TO_MOST: Final = 2
TO_FREE_KING: Final = 3
"""Those whose king is free."""
AUDIENCES: Final = ("all", "fewest_regions", "most_regions", "king_free")

# States of a battle [CAM-batalla-7]
PENDING: Final = 0
REPORTED: Final = 1
DISPUTED: Final = 2
APPLIED: Final = 3
AGREED: Final = 4
"""Its last report is valid and is about to be applied."""

# Readings that have more than two values
WON_BY_SCORE: Final = 0
WON_BY_CITIES: Final = 1
WON_BY_CONQUEST: Final = 2
NEVER_WON: Final = 3
SEEN_PRESENCE: Final = 0
SEEN_OPEN: Final = 1
SEEN_FOG: Final = 2


class Rules(Shared):
    """The options of a match; fixed from the start and public."""

    def __init__(self) -> None:
        # Set-up
        self.starting_treasury: i64 = 10_000
        """[CAM-partida-13]"""
        self.min_unit_points: i64 = 50
        """[CAM-partida-14]"""
        # Leaders
        self.column_of_two = False
        """column_size = two [CAM-lideres-9]"""
        self.two_dice = False
        """maneuver_die = 2d6 [CAM-lideres-13]"""
        self.tie_to_maneuver = False
        """maneuver_tie = higher_maneuver [CAM-lideres-14]"""
        self.reserve: i64 = 0
        """reserve_profiles: 0 listed_order, 1 free_choice, 2 roll [CAM-lideres-21]"""
        # Dominion
        self.contested: i64 = 0
        """contested_region: 0 nobody, 1 first_occupant, 2 owner [CAM-dominio-12]"""
        self.will_four_turns = False
        """annex_will = four_turns [CAM-anexion-2]"""
        self.capital_annexed_only = False
        """capital_targets = annexed_only [CAM-capital-2]"""
        self.all_present = False
        """contingent_counting = all_present [CAM-capital-9]"""
        self.old_king_needed = True
        """coronation_old_king = if_abdicated [CAM-coronacion-6]"""
        self.hero_crowned = False
        """coronation_candidate = leader_or_hero [CAM-coronacion-7]"""
        self.regency = False
        """throne_deadlock = regency [CAM-coronacion-14]"""
        # Money
        self.levy_saving = True
        """levy_saving = half_of_four [CAM-reclutamiento-3]"""
        self.recruit_place: i64 = 0
        """0 own_city, 1 capital, 2 own_dominated [CAM-reclutamiento-10]"""
        self.recruit_first = False
        """upkeep_order = recruit_first [CAM-reclutamiento-14]"""
        self.king_leaves = False
        """king_wages = like_others [CAM-mantenimiento-12]"""
        self.company_by_lot = False
        """mercenary_contest = lot [CAM-mercenarios-10]"""
        # Orders and battles
        self.deadline_hours: i64 = 0
        """[CAM-turno-8]; the table keeps the clock"""
        self.sequential = False
        """movement_mode = sequential [CAM-ordenes-1]"""
        self.battle_mode: i64 = 0
        """0 ask, 1 auto, 2 reported [CAM-conceptos-3]"""
        self.dispute_auto = False
        """dispute = auto [CAM-batalla-8]"""
        self.leaderless_retreat: i64 = 0
        """0 stay, 1 retreat, 2 disband [CAM-retirada-4]"""
        self.prisoners_killed = False
        """prisoners = killed [CAM-prisioneros-1]"""
        self.razing = True
        """raze_action = on [CAM-arrasar-1]"""
        self.pacts = False
        """diplomacy = pacts [CAM-diplomacia-1]"""
        # End and sight
        self.victory: i64 = WON_BY_SCORE
        """0 score, 1 cities, 2 conquest, 3 open [CAM-victoria-1]"""
        self.game_length: i64 = 16
        """[CAM-victoria-2]"""
        self.visibility: i64 = SEEN_PRESENCE
        """0 presence, 1 open, 2 fog [CAM-informacion-3]"""

    def code(self) -> str:
        """Return all of it."""
        return repr(sorted(attributes_of(self).items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return refill, (type(self), (), attributes_of(self))


class Effect(Shared):
    """An effect in force, or an entry of the calendar; never changed [CAM-acontecimientos-7].

    Attributes:
        turn: of the entry.
        effect, audience: see the constants.
        region: its region, NOWHERE for all that `terrain` names.
        terrain: that it concerns (or changes a region to), -1 for any.
        amount: percentage, coins or points of morale.
        turns: how many turns it lasts, its own among them.
        companies: bits of the companies that are announced.
        note: what is revealed: 0 nothing but the entry itself, 1 the treasure to come, 2 points in the regions of
            `mask`, 3 own words.
        mask: bits of regions.
        words: Spanish and English, for own words.
        readers: once it came, bits of the countries that were told, if not all were.
    """

    def __init__(
        self, turn: i64, effect: i64, audience: i64, region: i64, terrain: i64, amount: i64, turns: i64,
        companies: i64, note: i64, mask: i64, words: tuple[str, str], readers: i64 = 0,
    ) -> None:  # fmt: skip
        self.turn: i64 = turn
        self.effect: i64 = effect
        self.audience: i64 = audience
        self.region: i64 = region
        self.terrain: i64 = terrain
        self.amount: i64 = amount
        self.turns: i64 = turns
        self.companies: i64 = companies
        self.note: i64 = note
        self.mask: i64 = mask
        self.words = words
        self.readers: i64 = readers

    def told_to(self, readers: i64) -> Effect:
        """Return the same entry, with those who were told of it."""
        return Effect(
            self.turn, self.effect, self.audience, self.region, self.terrain, self.amount, self.turns,
            self.companies, self.note, self.mask, self.words, readers,
        )  # fmt: skip

    def moved_to(self, region: i64) -> Effect:
        """Return the same entry for another region."""
        return Effect(
            self.turn, self.effect, self.audience, region, self.terrain, self.amount, self.turns,
            self.companies, self.note, self.mask, self.words, self.readers,
        )  # fmt: skip

    def last(self) -> i64:
        """Return the last turn in which it holds."""
        return self.turn + self.turns - 1

    def code(self) -> str:
        """Return all of it."""
        return (
            f"{self.turn} {self.effect} {self.audience} {self.region} {self.terrain} {self.amount} {self.turns} "
            f"{self.companies} {self.note} {self.mask} {self.words} {self.readers}"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (
            type(self),
            [
                self.turn, self.effect, self.audience, self.region, self.terrain, self.amount, self.turns,
                self.companies, self.note, self.mask, self.words, self.readers,
            ],
        )  # fmt: skip


class Entry(Shared):
    """A line of a country's ledger; never changed. Its owner alone reads it while the game lasts.

    Attributes:
        turn: when.
        amount: coins in (positive) or out; 0 for a loss of points.
        points: army points lost (negative) or gained.
        balance: coins there are after it.
        reason: its word, for the message `ledger-<reason>`.
        thing: a region, unit or company that it speaks of, NOWHERE for none.
        clause: by which rule.
    """

    def __init__(self, turn: i64, amount: i64, points: i64, balance: i64, reason: str, thing: i64, clause: str) -> None:
        self.turn: i64 = turn
        self.amount: i64 = amount
        self.points: i64 = points
        self.balance: i64 = balance
        self.reason = reason
        self.thing: i64 = thing
        self.clause = clause

    def code(self) -> str:
        """Return all of it."""
        return f"{self.turn} {self.amount} {self.points} {self.balance} {self.reason} {self.thing} {self.clause}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (
            type(self),
            [self.turn, self.amount, self.points, self.balance, self.reason, self.thing, self.clause],
        )


class Unit:
    """A unit of troops, a hero, or a leader, who is a hero with a rank [CAM-partida-14, CAM-partida-16]."""

    def __init__(self) -> None:
        self.number: i64 = 0
        """Within its country; see FIRST_UNIT."""
        self.name: i64 = 0
        """A template, COMPANY_NAME and a company, or OWN_NAME and a place in `s.names`."""
        self.kind: i64 = INFANTRY
        self.rank: i64 = NO_RANK
        self.models: i64 = 0
        self.size: i64 = 0
        """Models it was created with."""
        self.each: i64 = 0
        """Points per model."""
        self.morale: i64 = 7
        """Without what is owed."""
        self.owed: i64 = 0
        """Turns of wages owed [CAM-mantenimiento-2]."""
        self.region: i64 = NOWHERE
        """NOWHERE for a prisoner, and for one that waits to reappear."""
        self.captor: i64 = NOBODY
        """Who holds it prisoner [CAM-prisioneros-1]."""
        self.freed = False
        """It waits for a region where recruits may appear [CAM-prisioneros-3]."""
        self.leader: i64 = NOBODY
        """The number of the leader whose army it belongs to in this turn's orders, NOBODY for a garrison."""
        self.moved: i64 = 0
        """Regions entered this turn [CAM-movimiento-11]."""
        self.spent = False
        """It may not move any more this turn: rough ground, combat, retreat."""
        self.fought = False
        """It was in a battle this turn."""
        self.since: i64 = 0
        """The turn in which it came to its region, in whatever way."""
        self.came_from: i64 = NOWHERE
        """The region it entered its own from this turn."""
        self.until: i64 = 0
        """The turn at whose start a company leaves, 0 for own units [CAM-mercenarios-8]."""
        self.company: i64 = NOBODY
        self.paid: i64 = 0
        """Wages paid in this turn's wages step."""

    def copy(self) -> Unit:
        """Return an independent copy."""
        to = Unit()
        to.number = self.number
        to.name = self.name
        to.kind = self.kind
        to.rank = self.rank
        to.models = self.models
        to.size = self.size
        to.each = self.each
        to.morale = self.morale
        to.owed = self.owed
        to.region = self.region
        to.captor = self.captor
        to.freed = self.freed
        to.leader = self.leader
        to.moved = self.moved
        to.spent = self.spent
        to.fought = self.fought
        to.since = self.since
        to.came_from = self.came_from
        to.until = self.until
        to.company = self.company
        to.paid = self.paid
        return to

    def public(self) -> Unit:
        """Return what everybody knows of a leader or prisoner: who and where; not his worth [CAM-informacion-3]."""
        to = Unit()
        to.number = self.number
        to.kind = HERO
        to.name = self.name
        to.rank = self.rank
        to.region = self.region
        to.captor = self.captor
        to.freed = self.freed
        return to

    def points(self) -> i64:
        """Return its current worth."""
        return self.models * self.each

    def serves(self) -> bool:
        """Tell whether it is in its country's service on the map."""
        return self.region != NOWHERE

    def is_troop(self) -> bool:
        """Tell whether it occupies and threatens: heroes and leaders alone don't [CAM-movimiento-13]."""
        return self.kind != HERO

    def is_leader(self) -> bool:
        """Tell whether it has a rank."""
        return self.rank != NO_RANK

    def leadership(self) -> i64:
        """Return how many points it conducts at most."""
        return LEADERSHIP[self.rank]

    def maneuver(self) -> i64:
        """Return what it adds to contested rolls; 0 without a rank [CAM-lideres-15]."""
        return MANEUVER[self.rank]


def from_template(name: i64, models: i64, number: i64) -> Unit:
    """Return so many models of a template of the house."""
    one = Unit()
    one.number = number
    one.name = name
    one.kind = TEMPLATE_KIND[name]
    one.models = one.size = models
    one.each = TEMPLATE_EACH[name]
    one.morale = TEMPLATE_MORALE[name]
    return one


class Order:
    """What a leader's army is ordered to do: commander, route, middle acts, posture [CAM-ordenes-2]."""

    def __init__(self) -> None:
        self.leader: i64 = NOBODY
        """The commander's number; what he carries are the units whose `leader` he is."""
        self.route: list[i64] = []
        """None to two regions."""
        self.posture: i64 = PROVOKE
        self.column: i64 = NOBODY
        """The number of the leader whose column it travels in, NOBODY for its own way [CAM-lideres-8]."""
        self.drop: list[i64] = []
        """Units left in the middle region [CAM-ordenes-5]."""
        self.pick: list[i64] = []
        """Units taken along from there."""
        self.abdicate = False
        self.crown: i64 = NOBODY
        self.appoint: list[i64] = []
        self.late = False
        """It begins halfway, when its leader has been appointed there [CAM-nombramiento-12]."""
        self.failed = ""
        """The clause by which it was cancelled while it was carried out [CAM-ordenes-6]."""
        self.done: i64 = 0
        """Regions of the route that it has entered."""

    def copy(self) -> Order:
        """Return an independent copy."""
        to = Order()
        to.leader = self.leader
        to.route = self.route.copy()
        to.posture = self.posture
        to.column = self.column
        to.drop = self.drop.copy()
        to.pick = self.pick.copy()
        to.abdicate = self.abdicate
        to.crown = self.crown
        to.appoint = self.appoint.copy()
        to.late = self.late
        to.failed = self.failed
        to.done = self.done
        return to


class Bid(Shared):
    """A request for a company: for so many turns, to appear in a region [CAM-mercenarios-4]; never changed."""

    def __init__(self, company: i64, turns: i64, region: i64) -> None:
        self.company: i64 = company
        self.turns: i64 = turns
        self.region: i64 = region

    def code(self) -> str:
        """Return all of it."""
        return f"{self.company} {self.turns} {self.region}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), [self.company, self.turns, self.region])


class Offer(Shared):
    """A ransom that a country offers for one of its own, known to both sides; never changed [CAM-prisioneros-2]."""

    def __init__(self, seat: i64, number: i64, captor: i64, coins: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.captor: i64 = captor
        self.coins: i64 = coins

    def code(self) -> str:
        """Return all of it."""
        return f"{self.seat} {self.number} {self.captor} {self.coins}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), [self.seat, self.number, self.captor, self.coins])


class Country:
    """What a country is and has; public things first, see `observed`."""

    def __init__(self) -> None:
        # Public [CAM-informacion-1]
        self.home: i64 = NOBODY
        """The number of its homeland."""
        self.out = False
        """Eliminated."""
        self.leaving = False
        """It has surrendered and goes at the close [CAM-victoria-8]."""
        self.capital: i64 = NOWHERE
        self.vacant: i64 = 0
        """Turn ends in a row without a king [CAM-coronacion-14]."""
        self.old_king: i64 = NOBODY
        """The number of the last king if he abdicated [CAM-coronacion-6]."""
        self.troops: i64 = 0
        """Bits of the regions in which it has troops."""
        # Private [CAM-informacion-2]
        self.coins: i64 = 0
        self.units: list[Unit] = []
        """All of them by number: leaders first; in others' observations leaders and prisoners alone."""
        self.next_leader: i64 = 0
        self.next_unit: i64 = FIRST_UNIT
        self.added: list[i64] = []
        """Points recruited in each turn, from turn 0 (none) on [CAM-reclutamiento-3]."""
        self.wills: list[i64] = []
        """Bits of the regions it was willing to annex in each past turn, from turn 0 on [CAM-anexion-2]."""
        self.will: i64 = 0
        """Bits of the regions for which its will stands."""
        self.annexed: i64 = 0
        """Bits of the regions it annexes in this opening, until they are known."""
        self.moving_capital: i64 = NOWHERE
        """Where it declared with its orders that the capital goes [CAM-capital-8]."""
        self.bids: list[Bid] = []
        self.offers: list[Offer] = []
        """Ransoms it is offering, until the lanes close."""
        self.acts: list[i64] = []
        """What it did in this lane that others will see: options of `acts` and `captives`, in order."""
        self.short: i64 = 0
        """The first turn in which it left wages unpaid; 0 while it never has."""
        self.restored: i64 = 0
        """Bits of the regions it restores in this opening."""
        self.razes: i64 = 0
        """Bits of the regions it razes in this close."""
        self.fates: list[i64] = []
        """Dice rolled for this turn's appointments and kept covered, under reserve_profiles = roll."""
        self.closing = False
        """It agrees to close an open game [CAM-victoria-1]."""
        self.ledger: list[Entry] = []
        # Orders
        self.orders: list[Order] = []
        self.postures: i64 = 0
        """Bits of the regions whose garrison avoids combat."""
        self.changes: i64 = 0
        """How many times this turn it has opened written orders to change them, or its king has stepped down."""
        self.wants_table = False
        """It chose the table for a battle, until both have chosen [CAM-conceptos-3]."""
        self.wish: i64 = PROVOKE
        """What it wishes in a contact, until both have said it [CAM-ordenes-10]."""
        self.computer = False
        """Public: the computer plays it, and its battles need no table [CAM-arbitro-4]."""
        self.activated: i64 = 0
        """Public: bits of the leaders that were activated this turn, in sequential mode [CAM-ordenes-8]."""
        self.passed = False
        """Public: it activates nobody any more this turn."""

    def copy_public(self, to: Country) -> None:
        """Copy what everybody may know, leaders and prisoners apart."""
        to.home = self.home
        to.out = self.out
        to.leaving = self.leaving
        to.capital = self.capital
        to.vacant = self.vacant
        to.old_king = self.old_king
        to.troops = self.troops
        to.computer = self.computer
        to.activated = self.activated
        to.passed = self.passed

    def copy(self) -> Country:
        """Return an independent copy."""
        to = Country()
        self.copy_public(to)
        to.coins = self.coins
        to.units = [one.copy() for one in self.units]
        to.next_leader = self.next_leader
        to.next_unit = self.next_unit
        to.added = self.added.copy()
        to.wills = self.wills.copy()
        to.will = self.will
        to.annexed = self.annexed
        to.moving_capital = self.moving_capital
        to.bids = self.bids.copy()
        to.offers = self.offers.copy()
        to.acts = self.acts.copy()
        to.short = self.short
        to.restored = self.restored
        to.razes = self.razes
        to.fates = self.fates.copy()
        to.closing = self.closing
        to.ledger = self.ledger.copy()
        to.orders = [one.copy() for one in self.orders]
        to.postures = self.postures
        to.changes = self.changes
        to.wants_table = self.wants_table
        to.wish = self.wish
        return to

    def observed(self, seen: i64, open_units: bool) -> Country:
        """Return what others may know; `seen` are bits of the regions they see into, all of them without fog."""
        to = Country()
        self.copy_public(to)
        to.troops = self.troops & seen
        for one in self.units:
            if one.region != NOWHERE and (seen >> one.region) & 1 == 0:
                continue
            if open_units:
                to.units.append(one.copy())
            elif one.number < FIRST_UNIT:
                to.units.append(one.public())
        if open_units:
            for one in to.units:
                one.leader = NOBODY
        return to

    def own_sight(self) -> Country:
        """Return what its own player knows: everything but dice that lie covered."""
        to = self.copy()
        to.fates = [0 for _ in self.fates]
        return to

    def unit(self, number: i64) -> Unit | None:
        """Return a unit by its number, None if there is none any more."""
        for one in self.units:
            if one.number == number:
                return one
        return None

    def king(self) -> Unit | None:
        """Return the king, captive or not; None if the throne is vacant [CAM-coronacion-13]."""
        for one in self.units:
            if one.rank == KING:
                return one
        return None

    def order_of(self, leader: i64) -> Order | None:
        """Return the order of a leader, or None."""
        for one in self.orders:
            if one.leader == leader:
                return one
        return None


class Company:
    """A mercenary company; all of it is public once it is announced [CAM-mercenarios-11]."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.kind: i64 = INFANTRY
        self.models: i64 = 0
        """What it has when on offer; what is left under contract its holder alone knows."""
        self.each: i64 = 0
        self.morale: i64 = 7
        self.announced = False
        self.holder: i64 = NOBODY
        self.until: i64 = 0
        """The turn at whose start the contract ends."""
        self.free_from: i64 = 0
        """The turn from which on it may be hired [CAM-mercenarios-9]."""
        self.gone = False
        """Destroyed."""

    def copy(self) -> Company:
        """Return an independent copy."""
        to = Company()
        to.number = self.number
        to.kind = self.kind
        to.models = self.models
        to.each = self.each
        to.morale = self.morale
        to.announced = self.announced
        to.holder = self.holder
        to.until = self.until
        to.free_from = self.free_from
        to.gone = self.gone
        return to

    def points(self) -> i64:
        """Return what it is worth when on offer."""
        return self.models * self.each


OPEN: Final = -1
"""A line of a report that is not filled in, and a side that has not chosen."""
SAFE: Final = 0
TAKEN: Final = 1
KILLED: Final = 2
"""The fates of leaders and heroes in a report [CAM-batalla-5]."""
NOT_KEPT: Final = 100
"""In a report the region is nobody's: no side has troops left [CAM-batalla-6]."""
DRAWN: Final = 101
"""Both stay [CAM-batalla-10]."""


class Line(Shared):
    """A unit in a battle, as its sheet shows it; never changed [CAM-batalla-4].

    Attributes:
        seat: its country.
        facts: what it was when the battle began: number, name, kind, rank, models, size, each, morale, owed, company.
        unit: the same as a unit.
        morale: with what is owed and what events do [CAM-auto-1].
        percent: what its power is multiplied by [CAM-auto-2, CAM-auto-3].
    """

    def __init__(self, seat: i64, facts: tuple[int, ...], morale: i64, percent: i64) -> None:
        self.seat: i64 = seat
        self.facts = facts
        self.morale: i64 = morale
        self.percent: i64 = percent
        unit = Unit()
        unit.number = facts[0]
        unit.name = facts[1]
        unit.kind = facts[2]
        unit.rank = facts[3]
        unit.models = facts[4]
        unit.size = facts[5]
        unit.each = facts[6]
        unit.morale = facts[7]
        unit.owed = facts[8]
        unit.company = facts[9]
        self.unit: Unit = unit

    def power(self) -> i64:
        """Return points times morale times percentage [CAM-auto-1]."""
        return self.unit.points() * self.morale * self.percent

    def code(self) -> str:
        """Return all of it."""
        return f"{self.seat} {self.facts} {self.morale} {self.percent}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), [self.seat, self.facts, self.morale, self.percent])


def facts_of(unit: Unit) -> tuple[int, ...]:
    """Return what a line of a battle tells of a unit."""
    return (
        int(unit.number), int(unit.name), int(unit.kind), int(unit.rank), int(unit.models), int(unit.size),
        int(unit.each), int(unit.morale), int(unit.owed), int(unit.company),
    )  # fmt: skip


class Report(Shared):
    """What a side says of a battle; never changed once it is sent [CAM-batalla-5].

    Attributes:
        seat: who sent it; OPEN for the resolver, the organiser's seat for the organiser.
        losses: for each line of the battle the models lost, or a leader's or hero's fate.
        kept: the country that keeps the region, NOT_KEPT or DRAWN.
    """

    def __init__(self, seat: i64, losses: tuple[int, ...], kept: i64) -> None:
        self.seat: i64 = seat
        self.losses = losses
        self.kept: i64 = kept

    def code(self) -> str:
        """Return all of it."""
        return f"{self.seat} {self.losses} {self.kept}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), [self.seat, self.losses, self.kept])


class Fought(Shared):
    """A battle that is over; never changed.

    Attributes:
        facts: region, turn, step, attacker, holder, winner (NOBODY for a draw), points lost by attacker and holder.
        lines, reports: for both sides and the organiser alone [CAM-informacion-4]; the last report is the one that
            counted.
    """

    def __init__(self, facts: tuple[int, ...], lines: tuple[Line, ...], reports: tuple[Report, ...]) -> None:
        self.facts = facts
        self.lines = lines
        self.reports = reports
        self.region: i64 = facts[0]
        self.turn: i64 = facts[1]
        self.step: i64 = facts[2]
        self.attacker: i64 = facts[3]
        self.holder: i64 = facts[4]
        self.winner: i64 = facts[5]

    def told_to(self, seat: i64) -> Fought:
        """Return what a seat may know of it."""
        if seat == self.attacker or seat == self.holder or len(self.lines) == 0:
            return self
        return Fought(self.facts, (), ())

    def code(self) -> str:
        """Return all of it."""
        lines = [line.code() for line in self.lines]
        return f"{self.facts} {lines} {[one.code() for one in self.reports]}"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), [self.facts, self.lines, self.reports])


class Battle:
    """A battle between two countries in a region [CAM-batalla-1]."""

    def __init__(self) -> None:
        self.region: i64 = NOWHERE
        self.turn: i64 = 0
        self.step: i64 = 0
        self.attacker: i64 = NOBODY
        self.holder: i64 = NOBODY
        """Who was in the region first [CAM-batalla-2]."""
        self.status: i64 = PENDING
        self.winner: i64 = NOBODY
        """Once it is over; NOBODY for a draw."""
        self.lost: list[i64] = [0, 0]
        """Points lost by attacker and holder, once it is over."""
        # For both sides and the organiser [CAM-informacion-4]
        self.lines: list[Line] = []
        """The attacker's, then the holder's."""
        self.reports: list[Report] = []
        """All that were sent, the newest last; the one that counted is the last one."""
        self.rejected: i64 = 0
        """How often a report was refused [CAM-batalla-8]."""
        self.pen: i64 = NOBODY
        """Whose turn it is to write, or who wrote."""
        self.handed = False
        """The pen has been handed over once."""
        self.rolls: list[i64] = []
        """Seat, dice and manoeuvre of who sought this battle and of who avoided it; empty if both sought it."""
        # For the writer alone
        self.losses: list[i64] = []
        self.kept: i64 = OPEN

    def copy(self) -> Battle:
        """Return an independent copy."""
        to = Battle()
        self._copy_public(to)
        to.lines = self.lines.copy()
        to.reports = self.reports.copy()
        to.rejected = self.rejected
        to.pen = self.pen
        to.handed = self.handed
        to.rolls = self.rolls.copy()
        to.losses = self.losses.copy()
        to.kept = self.kept
        return to

    def _copy_public(self, to: Battle) -> None:
        to.region = self.region
        to.turn = self.turn
        to.step = self.step
        to.attacker = self.attacker
        to.holder = self.holder
        to.status = self.status
        to.winner = self.winner
        to.lost = self.lost.copy()

    def observed(self, seat: i64) -> Battle:
        """Return what a seat may know of it: the lists of both sides are theirs alone [CAM-informacion-4]."""
        if not self.is_side(seat):
            to = Battle()
            self._copy_public(to)
            return to
        to = self.copy()
        if seat != self.pen:
            to.losses = [OPEN for _ in self.lines]
            to.kept = OPEN
        return to

    def closed(self) -> Fought:
        """Return it as one that is over."""
        facts = (
            int(self.region), int(self.turn), int(self.step), int(self.attacker), int(self.holder), int(self.winner),
            int(self.lost[0]), int(self.lost[1]),
        )  # fmt: skip
        return Fought(facts, tuple(self.lines), tuple(self.reports))

    def told_by(self, seat: i64) -> Report | None:
        """Return the newest report of a seat, or None."""
        found: Report | None = None
        for one in self.reports:
            if one.seat == seat:
                found = one
        return found

    def is_side(self, seat: i64) -> bool:
        """Tell whether a seat is one of the two."""
        return seat == self.attacker or seat == self.holder

    def against(self, seat: i64) -> i64:
        """Return the other side."""
        return self.holder if seat == self.attacker else self.attacker
