"""What a study found: shares with their intervals, endings, lengths and speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from liza.lab.play import GameResult, Plan
from liza.lab.statistics import Middle, Spread, wilson


@dataclass(frozen=True, slots=True)
class Tally:
    """How often something was so."""

    name: str
    count: int
    of: int

    @property
    def share(self) -> float:
        """The share, 0 where nothing was counted."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.count, self.of)

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        low, high = self.interval
        return {"name": self.name, "count": self.count, "of": self.of, "share": self.share, "low": low, "high": high}


class Report:
    """A study of one pairing.

    Attributes:
        plan: what was to be played.
        results: what was played, in order.
        seconds, jobs, build: how long it took, with how many processes, on which build.
        interrupted: somebody stopped it.
    """

    def __init__(
        self,
        plan: Plan,
        results: Sequence[GameResult],
        seconds: float = 0.0,
        jobs: int = 1,
        build: str = "",
        interrupted: bool = False,
    ) -> None:
        self.plan = plan
        self.results = list(results)
        self.seconds = seconds
        self.jobs = jobs
        self.build = build
        self.interrupted = interrupted

    @property
    def games(self) -> int:
        """How many games were finished."""
        return len(self.results)

    @property
    def decks(self) -> list[str]:
        """The name of each contestant's deck, "" where the game has none or it has no name."""
        given = self.plan.setup.get("decks", ())
        names = [str(deck.get("name", "")) if isinstance(deck, dict) else str(deck) for deck in given]
        return names or [""] * len(self.plan.players)

    def by_deck(self) -> list[Tally]:
        """Return how often each deck won; empty where all played the same."""
        return self._grouped(self.decks)

    def by_player(self) -> list[Tally]:
        """Return how often each kind of player won; empty where all were of one kind."""
        return self._grouped(self.plan.players)

    @property
    def seats(self) -> list[str]:
        """The number of each seat from 1, where nobody names them."""
        return [str(seat + 1) for seat in range(len(self.plan.players))]

    def by_seat(self, names: Sequence[str]) -> list[Tally]:
        """Return how often each seat won, by the seats' names."""
        return [
            Tally(name, sum(one.winner_seat == seat for one in self.results), self.games)
            for seat, name in enumerate(names)
        ]

    def by_order(self) -> list[Tally]:
        """Return how often who began won (`first`), and how often anybody else (`second`)."""
        known = [one for one in self.results if one.first >= 0]
        won = sum(one.winner == one.first for one in known)
        lost = sum(one.winner not in (-1, one.first) for one in known)
        return [Tally("first", won, len(known)), Tally("second", lost, len(known))]

    def draws(self) -> Tally:
        """Return how often nobody won."""
        return Tally("draw", sum(one.winner < 0 for one in self.results), self.games)

    def endings(self) -> list[Tally]:
        """Return how often games ended each way, the commonest first."""
        return self._counted(lambda one: one.ending)

    def clauses(self) -> list[Tally]:
        """Return how often each clause ended a game, the commonest first."""
        return self._counted(lambda one: one.clause)

    def rounds(self) -> Spread:
        """Return how many Rounds games took."""
        return Spread.of([one.rounds for one in self.results])

    def points(self) -> list[tuple[str, Middle]]:
        """Return what each contestant's deck had in the end, by the decks' names; empty without points."""
        marked = [one.points for one in self.results if one.points]
        if not marked:
            return []
        return [(name, Middle.of([points[c] for points in marked])) for c, name in enumerate(self.decks)]

    def decisions(self) -> Spread:
        """Return how many real choices games took."""
        return Spread.of([one.decisions for one in self.results])

    def figures(self) -> list[tuple[str, Spread]]:
        """Return what else the game counts, by its own words."""
        counted: dict[str, list[int]] = {}
        for one in self.results:
            for name, count in one.figures:
                counted.setdefault(name, []).append(count)
        return [(name, Spread.of(counts)) for name, counts in counted.items()]

    def broken(self) -> list[GameResult]:
        """Return the games whose last state breaks an invariant: none, ever."""
        return [one for one in self.results if one.broken]

    def games_per_second(self) -> float:
        """Return the speed over all processes."""
        return self.games / self.seconds if self.seconds else 0.0

    def decisions_per_second(self) -> float:
        """Return the speed over all processes."""
        return sum(one.decisions for one in self.results) / self.seconds if self.seconds else 0.0

    def _grouped(self, names: Sequence[str]) -> list[Tally]:
        if len(set(names)) < 2:
            return []
        won = Counter(names[one.winner] for one in self.results if one.winner >= 0)
        seats = Counter(names)
        return [Tally(name, won[name], self.games * seats[name]) for name in dict.fromkeys(names)]

    def _counted(self, key: Callable[[GameResult], str]) -> list[Tally]:
        counts = Counter(key(one) for one in self.results)
        ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return [Tally(name, count, self.games) for name, count in ordered]

    def to_json(self) -> dict[str, Any]:
        """Return the report as plain data; everything but `speed` depends on the seed alone."""
        plan = self.plan
        return {
            "game": plan.game,
            "decks": self.decks,
            "players": list(plan.players),
            "setup": dict(plan.setup),
            "seed": plan.seed,
            "lists": plan.lists,
            "games": self.games,
            "interrupted": self.interrupted,
            "wins": {
                "deck": _listed(self.by_deck()),
                "player": _listed(self.by_player()),
                "order": _listed(self.by_order()),
                "seat": _listed(self.by_seat(self.seats)),
                "draw": self.draws().to_json(),
            },
            "endings": _listed(self.endings()),
            "clauses": _listed(self.clauses()),
            "rounds": asdict(self.rounds()),
            "decisions": asdict(self.decisions()),
            "figures": [{"name": name, **asdict(spread)} for name, spread in self.figures()],
            "points": [{"name": name, **asdict(middle)} for name, middle in self.points()],
            "broken": [{"number": one.number, "seed": one.seed, "what": list(one.broken)} for one in self.broken()],
            "speed": {
                "seconds": self.seconds,
                "games": self.games_per_second(),
                "decisions": self.decisions_per_second(),
                "jobs": self.jobs,
                "build": self.build,
            },
        }


class Cross:
    """Each deck against each other: a report for every pairing, and what they say together."""

    def __init__(self, reports: Sequence[Report]) -> None:
        self.reports = list(reports)

    @property
    def decks(self) -> list[str]:
        """The names of the decks, in the order in which they were named."""
        return list(dict.fromkeys(name for report in self.reports for name in report.decks))

    def share(self, deck: str, other: str) -> Tally | None:
        """Return how often a deck beat another; None if they did not meet."""
        for report in self.reports:
            if report.decks in ([deck, other], [other, deck]) and deck != other:
                return next(tally for tally in report.by_deck() if tally.name == deck)
        return None

    def totals(self) -> list[Tally]:
        """Return how often each deck won in all its games against others."""
        return [self._total(deck) for deck in self.decks]

    def _total(self, deck: str) -> Tally:
        met = [tally for other in self.decks if (tally := self.share(deck, other)) is not None]
        return Tally(deck, sum(one.count for one in met), sum(one.of for one in met))

    def by_order(self) -> list[Tally]:
        """Return how often who began won, over all games."""
        return _summed(report.by_order() for report in self.reports)

    def endings(self) -> list[Tally]:
        """Return how often games ended each way, over all games, the commonest first."""
        found = _summed(report.endings() for report in self.reports)
        games = sum(report.games for report in self.reports)
        return sorted((Tally(one.name, one.count, games) for one in found), key=lambda one: (-one.count, one.name))

    def points(self) -> Middle:
        """Return what anybody had in the end, over all games."""
        return Middle.of([points for report in self.reports for one in report.results for points in one.points])

    def to_json(self) -> dict[str, Any]:
        """Return the whole as plain data."""
        return {
            "decks": self.decks,
            "totals": _listed(self.totals()),
            "order": _listed(self.by_order()),
            "endings": _listed(self.endings()),
            "points": asdict(self.points()),
            "pairs": [report.to_json() for report in self.reports],
        }


def _listed(tallies: Iterable[Tally]) -> list[dict[str, Any]]:
    return [one.to_json() for one in tallies]


def _summed(groups: Iterable[Iterable[Tally]]) -> list[Tally]:
    counts: Counter[str] = Counter()
    of: Counter[str] = Counter()
    for group in groups:
        for one in group:
            counts[one.name] += one.count
            of[one.name] += one.of
    return [Tally(name, counts[name], of[name]) for name in of]
