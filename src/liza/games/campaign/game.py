# plain: sets games up and speaks of them; the rules are in the other modules
"""Campaña as everything around it sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from liza.games.campaign import chronicle, invariants, judgement, kinds, view
from liza.games.campaign.armies import HOUSE, army_of, faults_of
from liza.games.campaign.armytext import house_text, read_army
from liza.games.campaign.asking import LaneAsk
from liza.games.campaign.board import DUEL, STARTER, find_board
from liza.games.campaign.calendar import AT_RANDOM, BY_LOT_ONLY
from liza.games.campaign.calendars import NAMES as CALENDARS
from liza.games.campaign.calendars import house, written
from liza.games.campaign.fixed import (
    COMPANIES,
    COMPANY_EACH,
    COMPANY_KIND,
    COMPANY_MODELS,
    COMPANY_MORALE,
    STARTING_LEADERS,
)
from liza.games.campaign.maps import FORMAT, read_map
from liza.games.campaign.notation import ORGANISER, SEATS
from liza.games.campaign.pieces import FIRST_UNIT, NOBODY, Company
from liza.games.campaign.ruleset import RULESET, rules
from liza.games.campaign.setting_up import SETTING_UP
from liza.games.campaign.setupform import LONGEST_NAME, setup_fields
from liza.games.campaign.state import Campaign
from liza.games.campaign.telling import TELLER
from liza.kernel import Ask, Event, Rng, State
from liza.toolkit.game import Outcome, Setup
from liza.toolkit.mapfile import MapFormat
from liza.toolkit.problems import Problem, ProblemsError, read_text
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.ruledgame import RuledGame
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.setupfields import FieldText, SetupField
from liza.toolkit.telling import Teller
from liza.toolkit.text import Phrase
from liza.toolkit.view import Summary, View

FEWEST, MOST = 2, 6
KEYS = ("players", "map", "calendar", "armies", "titles", "names", "referee", "options", "rules")
_MAPS = {"lago_espejo": STARTER, "duelo": DUEL}
"""The maps that the option `map` names [CAM-regiones-11]."""
ENDINGS = {
    "CAM-victoria-1": "closed",
    "CAM-victoria-3": "points",
    "CAM-victoria-4": "points",
    "CAM-victoria-5": "cities",
    "CAM-victoria-7": "last",
}
"""The ways to end, by the clause that ends the game."""
OPEN_KINDS = frozenset(
    (
        kinds.TURN_BEGAN,
        kinds.PHASE_BEGAN,
        kinds.DOMINION_CHANGED,
        kinds.TAXES_IN,
        kinds.GRANTED,
        kinds.WAGES_PAID,
        kinds.DESERTED,
        kinds.DISBANDED,
        kinds.RECRUITED,
    )
)
"""Events that tell a seat nothing that others had kept hidden."""


class CampaignGame(RuledGame):
    """Countries at war on a map of regions, turn by turn."""

    id: ClassVar[str] = "campaign"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[str, ...]] = (*SEATS, ORGANISER)
    fewest: ClassVar[int] = FEWEST
    referee: ClassVar[str] = ORGANISER
    weight: ClassVar[int] = 8
    title: ClassVar[dict[str, str]] = {"es": "Campaña", "en": "Campaña"}
    minutes: ClassVar[int] = 120
    emblem: ClassVar[str] = "knight-banner"
    ruleset: ClassVar[Ruleset] = RULESET
    teller: ClassVar[Teller] = TELLER

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return a game for two on the large map with the usual rules."""
        return {"players": FEWEST}

    def complete(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up with all options.

        `players`: 2 to 6; `map`: one that comes with the game, the path of a map file, or its text; `calendar`: house,
        random, none, or a list of entries; `armies`: for each country "house" or a list; `titles`: what each king is
        called; `names`: what each country is called; `referee`: whether an organiser presides [CAM-arbitro-1];
        `options`: by name; `rules`: a preset.

        Raises:
            ProblemsError: everything that is wrong with it.
        """
        wrong = self.unknown_keys(setup, KEYS)
        players = setup.get("players", FEWEST)
        if not isinstance(players, int) or isinstance(players, bool) or not FEWEST <= players <= MOST:
            wrong.append(self.problem(Phrase("setup-players", players=str(players)), "players", "CAM-partida-1"))
            raise ProblemsError(wrong)
        options, named = self._options(setup, wrong)
        referee = bool(setup.get("referee", False))
        self._check_map(named, players, wrong)
        if wrong:
            raise ProblemsError(wrong)
        calendar = self._calendar(setup.get("calendar", "house"), named, wrong)
        armies = self._armies(setup.get("armies", [HOUSE] * players), players, options, wrong)
        texts = {key: self._texts(setup.get(key, [""] * players), key, players, wrong) for key in ("titles", "names")}
        if wrong:
            raise ProblemsError(wrong)
        return {
            "players": players, "map": named, "calendar": calendar, "armies": armies, **texts, "referee": referee,
            "options": options,
        }  # fmt: skip

    def _options(self, setup: Setup, wrong: list[Problem]) -> tuple[dict[str, str], str]:
        """Return all options and the map: the option `map` names it, or says that it is another [CAM-regiones-11]."""
        chosen = self.chosen_options(setup, wrong)
        named = str(setup.get("map") or _MAPS.get(str(chosen.pop("map", None)), STARTER))
        chosen.pop("map", None)
        mapped = next((option for option, key in _MAPS.items() if key == named), "custom")
        wanted = setup.get("options", {}).get("map")
        if wanted not in (None, *_MAPS, "custom") or (setup.get("map") and wanted not in (None, mapped)):
            wrong.append(self.problem(Phrase("setup-map-option", map=_called(named)), "map", "CAM-regiones-11"))
        return {**self.all_options(chosen, wrong), "map": mapped}, named

    def _check_map(self, named: str, players: int, wrong: list[Problem]) -> None:
        try:
            if players not in find_board(named).seats:
                said = Phrase("setup-map-players", map=_called(named), players=players)
                wrong.append(self.problem(said, "map", "CAM-partida-10"))
        except ProblemsError as error:
            wrong += error.problems

    def _calendar(self, calendar: Any, named: str, wrong: list[Problem]) -> Any:
        if isinstance(calendar, list):
            written(
                find_board(named), calendar,
                lambda said, place: wrong.append(self.problem(said, place, "CAM-acontecimientos-7")),
            )  # fmt: skip
        elif calendar not in CALENDARS:
            said = Phrase("setup-calendar", name=str(calendar), known=", ".join(CALENDARS))
            wrong.append(self.problem(said, "calendar", "CAM-acontecimientos-2"))
        return calendar

    def _armies(self, armies: Any, players: int, options: Mapping[str, str], wrong: list[Problem]) -> Any:
        if not isinstance(armies, list) or len(armies) != players:
            wrong.append(self.problem(Phrase("setup-armies", players=players), "armies", "CAM-partida-2"))
            return armies
        read = rules(options)
        for number, army in enumerate(armies):
            for said, place, clause in faults_of(army, read):
                wrong.append(self.problem(said, f"armies[{number}].{place}".rstrip("."), clause))
        return armies

    def _texts(self, texts: Any, key: str, players: int, wrong: list[Problem]) -> Any:
        """Check what kings or countries are called [CAM-partida-6]."""
        if not isinstance(texts, list) or len(texts) != players or not all(_is_name(one) for one in texts):
            said = Phrase("setup-names", key=key, players=players, most=LONGEST_NAME)
            wrong.append(self.problem(said, key, "CAM-partida-6"))
        return texts

    def fresh(self, setup: Setup) -> Campaign:
        """Return the state before anything was drawn, from a completed set-up."""
        s = Campaign(setup["players"], 1 if setup["referee"] else 0)
        s.board = find_board(setup["map"])
        s.rules = rules(setup["options"])
        s.titles = tuple(setup["titles"])
        s.called = tuple(setup["names"])
        s.owner = [NOBODY] * int(s.board.size())
        s.terrain = s.board.terrain.copy()
        s.arrivals = [[] for _ in range(s.board.size())]
        for seat, army in enumerate(setup["armies"]):
            country = s.countries[seat]
            country.units, names = army_of(army)
            s.own_names[seat] = tuple(names)
            country.next_leader = STARTING_LEADERS
            country.next_unit = FIRST_UNIT + len(country.units) - STARTING_LEADERS
            country.added = [0]
            country.wills = [0]
        s.companies = [_company(number) for number in range(COMPANIES)]
        self._lay_calendar(s, setup["calendar"])
        s.then_all(SETTING_UP)
        return s

    def _lay_calendar(self, s: Campaign, calendar: Any) -> None:
        """Put the calendar down, to be sealed first of all [CAM-acontecimientos-2]."""
        if calendar == "house":
            s.calendar = house(s.board)
            s.shuffled_calendar = BY_LOT_ONLY
        elif calendar == "random":
            s.shuffled_calendar = AT_RANDOM
        elif isinstance(calendar, list):
            s.calendar = written(s.board, calendar, lambda said, place: None)

    def map_format(self) -> MapFormat[RegionMap]:
        """Return what its maps look like."""
        return FORMAT

    def header(self, setup: Setup) -> dict[str, Any]:
        """Return the digest of the map: a record replays only on the same."""
        return {"map": find_board(setup["map"]).map.digest}

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return a short game for any number of players and, one time in two, with random options."""
        players = FEWEST + rng.below(MOST - FEWEST + 1)
        options = RULESET.random_options(rng) if rng.below(2) == 0 else {}
        options.pop("map", None)
        options["game_length"] = "8"
        if rng.below(4) != 0:
            options.pop("victory", None)  # the other ways to win may take a hundred turns
        return {
            "players": players,
            "map": DUEL if players == 2 and rng.below(2) == 0 else STARTER,
            "calendar": CALENDARS[rng.below(len(CALENDARS))],
            "referee": rng.below(4) == 0,
            "options": options,
        }

    # Being set up by a form

    def fields(self) -> list[SetupField]:
        """Return what a form can ask for: map, calendar, and from every player an army and names."""
        return setup_fields()

    def read_field(self, name: str, text: str, file: str, setup: Setup) -> FieldText:
        """Return what a text says for an army or a map."""
        if name == "map":
            return read_map(text, file)
        wrong: list[Problem] = []
        options, _ = self._options(setup, wrong)
        return FieldText(None, wrong) if wrong else read_army(self.words(), text, file, rules(options))

    def field_example(self, name: str, language: str) -> str:
        """Return the army of the house, or the text of the map for two."""
        if name == "armies":
            return house_text(self.words(), language)
        return read_text(FORMAT.folder / f"{DUEL}.yaml") if name == "map" else ""

    # Telling and showing

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line for an event told to `seat`."""
        assert isinstance(seen, Campaign)
        return chronicle.event_phrase(seen, event, seat)

    def opens(self, event: Event) -> bool:
        """Tell whether an event begins a turn or a phase."""
        return chronicle.opens(event)

    def event_seat(self, event: Event) -> int:
        """Return the seat whose doing an event was, -1 for nobody's."""
        return chronicle.event_seat(event)

    def heading(self, seen: State, seat: int) -> tuple[int, str]:
        """Return the turn; it is nobody's alone."""
        assert isinstance(seen, Campaign)
        return int(seen.turn), ""

    def summary(self, seen: State, told: Sequence[Event], seat: int) -> Summary | None:
        """Return points, taxes and treasuries by country; None while the game goes on."""
        assert isinstance(seen, Campaign)
        return view.summary(seen)

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        assert isinstance(seen, Campaign)
        return view.view(seen, seat)

    # Players, laboratory, tests

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for a seat."""
        assert isinstance(state, Campaign)
        return judgement.judge(state, seat)

    def settle(self, state: State, seat: int) -> None:
        """Run a state on to the seat's next choice, others left to theirs."""
        assert isinstance(state, Campaign)
        judgement.settle(state, seat)

    def shortlist(self, seen: State, ask: Ask[Any], options: list[int]) -> list[int]:
        """Return the answers worth a thought: of hundreds of marches the promising ones."""
        assert isinstance(seen, Campaign)
        return [*judgement.shortlist(seen, ask.seat, [*options])]

    def uncertain(self, seen: State, ask: Ask[Any]) -> bool:
        """Tell whether dice or others come between an answer and what it is worth: never in a lane."""
        return not isinstance(ask, LaneAsk)

    def outcome(self, state: State) -> Outcome:
        """Return the turns begun, which of the ways to end it was, and the points of all."""
        assert isinstance(state, Campaign)
        return Outcome(
            -1,
            int(state.turn),
            ENDINGS.get(state.ending, "other"),
            tuple(float(one) for one in state.scores),
            view.figures(state),
        )

    def figure_phrase(self, figure: str) -> Phrase:
        """Return the words for a figure named by `outcome`."""
        return Phrase(f"figure-{figure}")

    def twin(self, state: State, seat: int, rng: Rng) -> Campaign:
        """Return a state that the seat can't tell from this one."""
        assert isinstance(state, Campaign)
        return invariants.twin(state, seat, rng)

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event makes something hidden known: what others decided, how dice fell, what comes."""
        return event.kind not in OPEN_KINDS

    def broken(self, state: State) -> list[str]:
        """Return the invariants that a state breaks."""
        assert isinstance(state, Campaign)
        return invariants.broken(state)


def _called(named: str) -> str:
    """Return what a map is called in a message: one that was brought along by the id that it gives itself."""
    return find_board(named).map.id if "\n" in named else named


def _is_name(one: Any) -> bool:
    return isinstance(one, str) and len(one) <= LONGEST_NAME and one.isprintable()


def _company(number: int) -> Company:
    """Return a company of the sample set as it begins."""
    one = Company()
    one.number = number
    one.kind = COMPANY_KIND[number]
    one.models = COMPANY_MODELS[number]
    one.each = COMPANY_EACH[number]
    one.morale = COMPANY_MORALE[number]
    return one
