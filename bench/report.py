"""What a run of the benchmark says: medians, paired ratios with their goals, and tables in Markdown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

Turn = dict[str, float]
"""What one contender counted in one round, with `cpu` and `wall` seconds."""

Results = dict[str, list[Turn | None]]
"""For each contender one turn a round; None where it could not run."""

DISTURBED = 0.95
"""Share of its core below which a turn was disturbed by something else."""


@dataclass(frozen=True)
class Side:
    """One side of a ratio: a contender and what is counted of it."""

    contender: str
    unit: str = "decisions"


@dataclass(frozen=True)
class Ratio:
    """How many of `above` are done in the time of one of `below`; the pairs are turns of the same round."""

    label: str
    above: Side
    below: Side
    at_least: float | None = None
    at_most: float | None = None

    def pairs(self, results: Results) -> list[float]:
        """Return the ratio of every round in which both sides ran."""
        turns = zip(results.get(self.above.contender, []), results.get(self.below.contender, []), strict=False)
        return [
            rate(above, self.above.unit) / rate(below, self.below.unit)
            for above, below in turns
            if above is not None and below is not None
        ]

    def goal(self) -> str:
        """Return the goal in words; empty if there is none."""
        if self.at_least is not None:
            return f"at least {self.at_least:g}"
        if self.at_most is not None:
            return f"at most {self.at_most:g}"
        return ""

    def verdict(self, pairs: Sequence[float]) -> str:
        """Return whether the median meets the goal; empty if there is none."""
        if not self.goal():
            return ""
        if not pairs:
            return "not measured"
        middle = median(pairs)
        met = middle >= self.at_least if self.at_least is not None else middle <= (self.at_most or 0)
        return "met" if met else "**not met**"


def rate(turn: Turn, unit: str) -> float:
    """Return how many of `unit` were counted in a second of CPU time."""
    return turn[unit] / turn["cpu"]


def ran(turns: Iterable[Turn | None]) -> list[Turn]:
    """Return the turns that took place."""
    return [turn for turn in turns if turn is not None]


def disturbed(turn: Turn) -> bool:
    """Return whether something else took the core away for part of this turn."""
    return turn["cpu"] < DISTURBED * turn["wall"]


def number(value: float) -> str:
    """Return a number with three significant digits and thousands apart."""
    if value >= 100:
        beyond = len(str(int(value))) - 3
        return f"{round(value / 10**beyond) * 10**beyond:,}"
    return f"{value:#.3g}"


def spread(values: Sequence[float]) -> str:
    """Return the lowest and the highest value."""
    return f"{number(min(values))} to {number(max(values))}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """Return a Markdown table; the first `words` columns are words, the others figures."""
    marks = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, marks, *rows])


def games_table(labels: dict[str, str], results: Results) -> str:
    """Return the random games: medians a second, and the shape of the games."""
    head = [
        "random games",
        "decisions/s",
        "lowest to highest",
        "options/s",
        "games/s",
        "decisions/game",
        "options/decision",
    ]
    return table(head, (games_row(label, ran(results[name])) for name, label in labels.items()))


def games_row(label: str, turns: Sequence[Turn]) -> list[str]:
    """Return one contender's row of the random games."""
    decisions = [rate(turn, "decisions") for turn in turns]
    listed = all("options" in turn for turn in turns)
    return [
        label,
        number(median(decisions)),
        spread(decisions),
        number(median(rate(turn, "options") for turn in turns)) if listed else "",
        number(median(rate(turn, "games") for turn in turns)),
        number(sum(turn["decisions"] for turn in turns) / sum(turn["games"] for turn in turns)),
        number(sum(turn["options"] for turn in turns) / sum(turn["decisions"] for turn in turns)) if listed else "",
    ]


def costs_table(clones: dict[str, str], records: dict[str, str], results: Results) -> str:
    """Return what a copy and a record cost."""
    rows = [cost_row(f"{label}, µs", ran(results[name]), "cpu", "clones", 1e6) for name, label in clones.items()]
    for name, label in records.items():
        turns = ran(results[name])
        rows.append(cost_row(f"{label}: µs an answer, set-up and record with it", turns, "cpu", "answers", 1e6))
        rows.append(cost_row(f"{label}: bytes of the record", turns, "bytes", "games"))
        rows.append(cost_row(f"{label}: bytes of the record an answer", turns, "bytes", "answers"))
    return table(["cost", "median", "lowest to highest"], rows)


def cost_row(label: str, turns: Iterable[Turn], of: str, each: str, scale: float = 1) -> list[str]:
    """Return a row of `of` divided by `each`, with a scale."""
    values = [scale * turn[of] / turn[each] for turn in turns]
    return [label, number(median(values)), spread(values)]


def ratios_table(ratios: Iterable[Ratio], results: Results) -> str:
    """Return the ratios with their goals; a ratio without goal that was not measured is left out."""
    rows = []
    for ratio in ratios:
        pairs = ratio.pairs(results)
        if pairs or ratio.goal():
            figures = [number(median(pairs)), spread(pairs)] if pairs else ["", ""]
            rows.append([ratio.label, *figures, ratio.goal(), ratio.verdict(pairs)])
    return table(["ratio", "median", "lowest to highest", "goal", ""], rows)
