"""The state of a campaign."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.board import NO_BOARD, Board
from liza.games.campaign.pieces import (
    NOBODY,
    NOWHERE,
    SEEN_FOG,
    SEEN_OPEN,
    SETTING,
    UNKNOWN,
    Battle,
    Company,
    Country,
    Effect,
    Fought,
    Offer,
    Rules,
    Unit,
)
from liza.kernel import EVERYONE, Ask, State, bit

ALL_REGIONS = (1 << 62) - 1


class Campaign(State):
    """A campaign of some countries; with an organiser there is one seat more, the last.

    What each seat knows of it is what `observe` leaves.
    """

    also: ClassVar[tuple[str, ...]] = (
        "CAM-informacion-1", "CAM-informacion-2", "CAM-informacion-3", "CAM-informacion-4", "CAM-informacion-5",
        "CAM-informacion-6",
    )  # fmt: skip

    def __init__(self, players: i64 = 2, organiser: i64 = 0) -> None:
        super().__init__(players + organiser)
        self.players: i64 = players
        self.board: Board = NO_BOARD
        self.rules: Rules = Rules()
        self.titles: tuple[str, ...] = ("",) * players
        """What each king is called; "" for the usual title [CAM-partida-6]."""
        self.called: tuple[str, ...] = ("",) * players
        """What each country is called; "" for its colour."""
        self.own_names: list[tuple[str, ...]] = [() for _ in range(players)]
        """Names of a country's own units, by `name` less OWN_NAME; secret like the units."""
        self.countries: list[Country] = [Country() for _ in range(players)]
        self.turn: i64 = 0
        self.phase: i64 = SETTING
        self.step: i64 = 0
        """Of movement: 0, 1, 2 [CAM-ordenes-4]."""
        # Regions
        self.owner: list[i64] = []
        self.annexed: i64 = 0
        """Bits of the regions whose owner annexed them [CAM-capital-2]."""
        self.terrain: list[i64] = []
        """As it is now, events counted."""
        self.razed: i64 = 0
        """Bits of razed regions."""
        self.closed: i64 = 0
        """Bits of terrains that may not be entered."""
        self.arrivals: list[list[i64]] = []
        """The countries with troops in each region, first come first."""
        # History, from turn 0 (nothing) on
        self.dominion: list[tuple[int, ...]] = [()]
        """Who dominated each region at the start of each turn [CAM-dominio-13]."""
        self.levied: list[tuple[int, ...]] = [()]
        """The levies of each country's regions then [CAM-reclutamiento-3]."""
        self.entered: list[list[i64]] = [[]]
        """Bits of the countries whose troops entered each region, for this turn and the two before [CAM-anexion-4]."""
        self.sight: list[tuple[int, ...]] = [()]
        """Bits of the regions that each seat saw into at the start of each turn, kept under fog alone."""
        # Calendar
        self.calendar: list[Effect] = []
        """Entries to come, in order [CAM-acontecimientos-4]."""
        self.shuffled_calendar: i64 = 0
        """How the calendar is made when it is sealed: 0 as it is, 1 marches by lot, 2 drawn at random."""
        self.shown: list[Effect] = []
        """Entries that came, for those who may know them."""
        self.effects: list[Effect] = []
        """Those in force."""
        self.treasures: list[Effect] = []
        """Found by the first country that dominates their region."""
        self.due: list[i64] = [0 for _ in range(players)]
        """Coins that the calendar grants with this turn's taxes."""
        self.digest = ""
        """Of the sealed calendar with its salt [CAM-acontecimientos-3]."""
        self.salt: list[i64] = []
        self.sealed_calendar: tuple[Effect, ...] = ()
        """The whole calendar as it was sealed, open when the game is over."""
        self.companies: list[Company] = []
        self.offers: list[Offer] = []
        """Ransoms that await an answer."""
        self.battles: list[Battle] = []
        """Those that wait for their result, one in a region at most."""
        self.fought: list[Fought] = []
        """Those that are over, in order."""
        self.met: list[i64] = []
        """Pairs of countries that met in a region in this step, packed by `contacts` [CAM-contacto-11]."""
        self.meeting: list[i64] = []
        """Pairs that are still to meet there [CAM-contacto-13]."""
        # End
        self.scores: list[i64] = []
        self.winners: list[i64] = []
        self.ending = ""
        """The clause that ended the game."""

    # Copies

    def _copy_public(self, to: Campaign) -> None:
        to.board = self.board
        to.rules = self.rules
        to.titles = self.titles
        to.called = self.called
        to.turn = self.turn
        to.phase = self.phase
        to.step = self.step
        to.owner = self.owner.copy()
        to.annexed = self.annexed
        to.terrain = self.terrain.copy()
        to.razed = self.razed
        to.closed = self.closed
        to.arrivals = [one.copy() for one in self.arrivals]
        to.dominion = self.dominion.copy()
        to.levied = self.levied.copy()
        to.entered = [one.copy() for one in self.entered]
        to.shuffled_calendar = self.shuffled_calendar
        to.effects = self.effects.copy()
        to.treasures = self.treasures.copy()
        to.due = self.due.copy()
        to.digest = self.digest
        to.companies = [one.copy() for one in self.companies]
        to.met = self.met.copy()
        to.meeting = self.meeting.copy()
        to.scores = self.scores.copy()
        to.winners = self.winners.copy()
        to.ending = self.ending

    def clone(self) -> Campaign:
        """Return an independent copy, without source and log."""
        to = Campaign(self.players, self.seats - self.players)
        self._copy_frame(to)
        self._copy_public(to)
        self._copy_secret(to)
        to.countries = [one.copy() for one in self.countries]
        return to

    def _copy_secret(self, to: Campaign) -> None:
        to.own_names = self.own_names.copy()
        to.sight = self.sight.copy()
        to.calendar = self.calendar.copy()
        to.shown = self.shown.copy()
        to.salt = self.salt.copy()
        to.sealed_calendar = self.sealed_calendar
        to.offers = self.offers.copy()
        to.battles = [one.copy() for one in self.battles]
        to.fought = self.fought.copy()

    def observe(self, seat: i64) -> Campaign:
        """Return what this seat may know [CAM-informacion-1 to CAM-informacion-4]; the organiser knows all.

        When the game is over all is open [CAM-informacion-6].
        """
        to = Campaign(self.players, self.seats - self.players)
        self._observe_frame(to, seat)
        self._copy_public(to)
        if self.over or self.is_organiser(seat):
            self._copy_secret(to)
            to.countries = [self.source_of(i, seat).copy() for i in range(self.players)]
            return to
        own = seat if seat < self.players else NOBODY
        to.own_names = [self.own_names[i] if i == own else () for i in range(self.players)]
        seen = self.sees(seat)
        open_units = self.rules.visibility == SEEN_OPEN
        to.countries = []
        for i in range(self.players):
            source = self.source_of(i, seat)
            to.countries.append(source.own_sight() if i == own else source.observed(seen, open_units))
        self._observe_rest(to, seat, seen)
        return to

    def _observe_rest(self, to: Campaign, seat: i64, seen: i64) -> None:
        """Leave out what the calendar, offers and battles of others hide, and what lies in the fog."""
        for one in self.shown:
            if one.audience == 0 or self._learned(one, seat):
                to.shown.append(one)
        for offer in self.offers:
            if offer.seat == seat or offer.captor == seat:
                to.offers.append(offer)
        to.battles = [one.observed(seat) for one in self.battles]
        to.sight = self.sight.copy()
        to.fought = [one.told_to(seat) for one in self.fought]
        to.due = [self.due[i] if i == seat else 0 for i in range(self.players)]
        if self.rules.visibility == SEEN_FOG:
            self._lay_fog(to, seat, seen)

    def _learned(self, one: Effect, seat: i64) -> bool:
        """Tell whether a seat was told of an entry that was not for all [CAM-acontecimientos-6]."""
        return seat < self.players and (one.readers >> seat) & 1 == 1

    def _lay_fog(self, to: Campaign, seat: i64, seen: i64) -> None:
        """Hide who stands, dominates and entered where the seat does not see [CAM-informacion-3]."""
        for region in range(self.board.size()):
            if (seen >> region) & 1 == 0:
                to.arrivals[region] = []
        size = self.board.size()
        to.met = [one for one in self.met if (seen >> (one & 0xFFF)) & 1]
        to.meeting = [one for one in self.meeting if (seen >> (one & 0xFFF)) & 1]
        for turn in range(1, len(self.dominion)):
            known: i64 = self.sight[turn][seat] if seat < self.players else 0
            now = self.dominion[turn]
            to.dominion[turn] = tuple([now[r] if (known >> r) & 1 else UNKNOWN for r in range(size)])
            levied = self.levied[turn]
            to.levied[turn] = tuple([levied[i] if i == seat else 0 for i in range(self.players)])
            sight = self.sight[turn]
            to.sight[turn] = tuple([sight[i] if i == seat else 0 for i in range(self.players)])
        for row in to.entered:
            for region in range(len(row)):
                if (seen >> region) & 1 == 0:
                    row[region] = 0

    def source_of(self, owner: i64, seat: i64) -> Country:
        """Return a country as it is for its owner, and as it was when the lanes opened for others."""
        source = self.seen(owner, seat)
        assert isinstance(source, Campaign)
        return source.countries[owner]

    def determinize(self, seat: i64, belief: object, seed: i64) -> Campaign:
        """Return a full state that fits this observation."""
        from liza.games.campaign.knowing import fill_in

        to = self.clone()
        fill_in(to, seat, seed)
        return to

    def restore_seat(self, seat: i64) -> None:
        """Put a country back as it was when the lanes opened."""
        opened = self.opened
        if opened is None or seat >= self.players:
            return
        assert isinstance(opened, Campaign)
        self.countries[seat] = opened.countries[seat].copy()

    # Who sees what

    def is_organiser(self, seat: i64) -> bool:
        """Tell whether a seat is the organiser's [CAM-arbitro-1]."""
        return self.players <= seat < self.seats

    def sees(self, seat: i64) -> i64:
        """Return the bits of the regions into which a seat sees [CAM-informacion-3].

        In the fog these are its own ones, those where it has somebody, and their neighbours.
        """
        if self.rules.visibility != SEEN_FOG or self.over or self.is_organiser(seat):
            return ALL_REGIONS
        if seat >= self.players:
            return 0
        held: i64 = 0
        for region in range(self.board.size()):
            if self.owner[region] == seat:
                held |= bit(region)
        for one in self.countries[seat].units:
            if one.region != NOWHERE:
                held |= bit(one.region)
        out = held
        for region in range(self.board.size()):
            if (held >> region) & 1:
                out |= self.board.near[region]
        return out

    def watchers(self, region: i64) -> i64:
        """Return the bits of the seats that see into a region, for events; EVERYONE without fog."""
        if self.rules.visibility != SEEN_FOG:
            return EVERYONE
        out: i64 = 0
        for seat in range(self.seats):
            if (self.sees(seat) >> region) & 1:
                out |= bit(seat)
        return out

    def private(self, seat: i64) -> i64:
        """Return the bits of those who read what is a country's own affair: it and the organiser."""
        out = bit(seat)
        if self.seats > self.players:
            out |= bit(self.players)
        return out

    # Finding things

    def country(self, seat: i64) -> Country:
        """Return a country."""
        return self.countries[seat]

    def alive(self) -> list[i64]:
        """Return the seats of the countries that are not out."""
        return [seat for seat in range(self.players) if not self.countries[seat].out]

    def unit(self, seat: i64, number: i64) -> Unit:
        """Return a unit that there is."""
        one = self.countries[seat].unit(number)
        assert one is not None
        return one

    def units_at(self, seat: i64, region: i64) -> list[Unit]:
        """Return a country's units, heroes and leaders in a region, by number."""
        return [one for one in self.countries[seat].units if one.region == region]

    # The kernel's questions

    def standing(self, seat: i64) -> Ask[Any] | None:
        """Return what a seat may do at any time."""
        if seat < 0 or seat >= self.seats or self.over:
            return None
        from liza.games.campaign.anytime import anytime

        return anytime(self, seat)

    def idle_clause(self, seat: i64) -> str:
        """Return why this seat owes nothing now: others have still to confirm [CAM-turno-5]."""
        from liza.games.campaign.anytime import idle_clause

        return idle_clause(self, seat)

    def returns(self) -> list[i64]:
        """Return 1 for a lone winner, 0 for those who share the victory and the organiser, -1 for the others."""
        best: i64 = 1 if len(self.winners) == 1 else 0
        out: list[i64] = [best if seat in self.winners else -1 for seat in range(self.players)]
        for _ in range(self.players, self.seats):
            out.append(0)
        return out

    def result_clause(self) -> str:
        """Return the clause that ended the game."""
        return self.ending

    def end(self, winners: list[i64], clause: str) -> None:
        """End the game; whatever is still scheduled never happens."""
        self.over = True
        self.winners = winners
        self.ending = clause
        self.agenda.clear()
        self.waiting.clear()
        for seat in winners:
            self.emit(kinds.ENDED, kinds.pack(seat), 2 if len(winners) == 1 else 3, clause)
