"""Measures liza side by side with its peers and prints the tables of docs/performance.md.

Every contender is a process of its own, pinned to one core and started once. They take turns in rounds, so that a
change in the machine's mood falls on all of them; what is published are the ratios within a round.

    python bench/run.py                          everything, some five minutes
    python bench/run.py --only 'liza/tic*' '*/tic_tac_toe' --rounds 3 --seconds 1
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from fnmatch import fnmatch
from pathlib import Path
from statistics import median

import machine
import report
from report import Ratio, Side
from workers import Contender, Pythons, Worker, WorkerError

PROJECT = Path(__file__).resolve().parent.parent
LIZA = PROJECT / ".venv" / "bin" / "python"
PEERS = PROJECT / ".venv-bench" / "bin" / "python"
BUILDS = ("compiled", "interpreted")
WARM_UP_SECONDS = 0.5


def liza(argument: str, what: str, builds: Sequence[str] = BUILDS) -> list[Contender]:
    """Return liza's contenders of one kind, one a build."""
    return [
        Contender(f"liza/{argument}/{build}", f"liza, {what}, {build}", "liza_engine", argument, build)
        for build in builds
    ]


def open_spiel(game: str, what: str) -> Contender:
    """Return a contender of OpenSpiel."""
    return Contender(f"open_spiel/{game}", f"open_spiel (C++), {what}", "peer_open_spiel", game)


CONTENDERS = [
    Contender("dgisim", "dgisim (Python), its whole card pool", "peer_dgisim", "dgisim"),
    *liza("inframundis", "Inframundis"),
    *liza("bellum", "Bellum Imperia"),
    *liza("resurgir", "Resurgir Amerindio"),
    *liza("promised", "Promised Land"),
    *liza("campaign", "Campaña"),
    open_spiel("gin_rummy", "gin rummy"),
    *liza("inframundis-inside", "Inframundis, the kernel's own loop", ["compiled"]),
    *liza("inframundis-events", "Inframundis, events on"),
    *liza("inframundis-clone", "a clone in Inframundis"),
    *liza("inframundis-record", "a match of Inframundis"),
    Contender("chess", "python-chess (Python)", "peer_chess", "chess"),
    open_spiel("tic_tac_toe", "tic-tac-toe"),
    open_spiel("tic_tac_toe-shortest", "tic-tac-toe, shortest loop"),
    *liza("tictactoe", "tic-tac-toe"),
    open_spiel("connect_four", "connect four"),
    open_spiel("connect_four-shortest", "connect four, shortest loop"),
    *liza("connect4", "connect four"),
]


OTHERS = (
    ("bellum", "Bellum Imperia"),
    ("resurgir", "Resurgir Amerindio"),
    ("promised", "Promised Land"),
    ("campaign", "Campaña"),
)
"""Games whose speed is put beside that of Inframundis."""


def ratios() -> Iterator[Ratio]:
    """Yield the ratios in the order of the table, with their goals."""
    game = {build: Side(f"liza/inframundis/{build}") for build in BUILDS}
    yield from against("Inframundis", game, "dgisim", Side("dgisim"), {"compiled": 200, "interpreted": 25})
    rummy = Side("open_spiel/gin_rummy")
    yield from against("Inframundis", game, "open_spiel's gin rummy", rummy, {"compiled": 6, "interpreted": 0.8})
    yield Ratio("Inframundis, compiled / interpreted", game["compiled"], game["interpreted"], at_least=4)
    for name, title in OTHERS:
        for build in BUILDS:
            other = Side(f"liza/{name}/{build}")
            yield Ratio(f"{title} / Inframundis, {build}", other, game[build], at_least=0.5)
    for name, what in (("tictactoe", "Tic-tac-toe"), ("connect4", "Connect four")):
        mine = {build: Side(f"liza/{name}/{build}") for build in BUILDS}
        theirs = {"tictactoe": "tic_tac_toe", "connect4": "connect_four"}[name]
        yield from against(what, mine, "open_spiel", Side(f"open_spiel/{theirs}"), {"compiled": 1})
        shortest = Side(f"open_spiel/{theirs}-shortest")
        yield Ratio(f"{what}, compiled / open_spiel's shortest loop", mine["compiled"], shortest)
        yield Ratio(f"{what}, compiled / interpreted", mine["compiled"], mine["interpreted"])
    for build in BUILDS:
        clone = Side(f"liza/inframundis-clone/{build}", "clones")
        yield Ratio(f"Inframundis, {build}, time: clone / decision", game[build], clone, at_most=10)
    for build in BUILDS:
        told = Side(f"liza/inframundis-events/{build}")
        yield Ratio(f"Inframundis, {build}, time: events on / off", game[build], told, at_most=1.2)
    for build in BUILDS:
        answer = Side(f"liza/inframundis-record/{build}", "answers")
        yield Ratio(f"Inframundis, {build}, time: answer in a match / decision", game[build], answer)
    inside = Side("liza/inframundis-inside/compiled")
    yield Ratio("Inframundis, compiled, the kernel's own loop / loop in Python", inside, game["compiled"])
    listed = Side("liza/inframundis/compiled", "options")
    yield Ratio("Options listed: Inframundis, compiled / python-chess", listed, Side("chess", "options"))


def against(what: str, mine: dict[str, Side], peer: str, theirs: Side, goals: dict[str, float]) -> Iterator[Ratio]:
    """Yield the ratios of both builds to one peer."""
    for build in BUILDS:
        yield Ratio(f"{what}, {build} / {peer}", mine[build], theirs, at_least=goals.get(build))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark; return 1 if a contender could not run."""
    chosen = parser().parse_args(arguments)
    contenders = [contender for contender in CONTENDERS if wanted(contender, chosen.only)]
    if not contenders:
        known = ", ".join(contender.name for contender in CONTENDERS)
        print(f"nothing is called {' or '.join(chosen.only)}; known: {known}", file=sys.stderr)
        return 2
    facts = machine.facts()
    with ExitStack() as stack:
        workers, missing = start(contenders, Pythons(chosen.liza, chosen.peers), stack)
        results: report.Results = {worker.contender.name: [] for worker in workers}
        try:
            measure(workers, results, chosen.rounds, chosen.seconds, chosen.seed, missing)
        except KeyboardInterrupt:
            say("interrupted: what follows are the rounds so far")
    facts |= versions(workers)
    facts["rounds"] = f"{chosen.rounds} of {chosen.seconds:g} s a contender, seed {chosen.seed}, one core"
    turns = [turn for series in results.values() for turn in report.ran(series)]
    facts["disturbed turns"] = f"{sum(map(report.disturbed, turns))} of {len(turns)}"
    print(document(contenders, results, facts, missing))
    if chosen.json is not None:
        write_json(chosen.json, facts, results, missing)
    return 1 if missing else 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    found = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    found.add_argument("--rounds", type=positive(int), default=5, help="turns of each contender (5)")
    found.add_argument("--seconds", type=positive(float), default=3.0, help="length of a turn (3)")
    found.add_argument("--seed", type=int, default=1, help="round r plays with seed + r, all contenders alike (1)")
    found.add_argument("--only", nargs="+", default=["*"], metavar="NAME", help="contenders by name; * and ? stand in")
    found.add_argument("--liza", type=Path, default=LIZA, metavar="PYTHON", help="the interpreter that has liza")
    found.add_argument("--peers", type=Path, default=PEERS, metavar="PYTHON", help="the one that has the peers")
    found.add_argument("--json", type=Path, metavar="FILE", help="write every count of every turn")
    return found


def positive(kind: type[float]) -> Callable[[str], float]:
    """Return a reader of positive numbers for the command line."""

    def number(text: str) -> float:
        value = kind(text)
        if value <= 0:
            raise argparse.ArgumentTypeError(f"{text} is not above 0")
        return value

    return number


def wanted(contender: Contender, patterns: Sequence[str]) -> bool:
    """Return whether one of the patterns names this contender."""
    return any(fnmatch(contender.name, pattern) for pattern in patterns)


def start(contenders: Sequence[Contender], pythons: Pythons, stack: ExitStack) -> tuple[list[Worker], dict[str, str]]:
    """Start the workers; return those that run, and why the others don't."""
    workers: list[Worker] = []
    missing: dict[str, str] = {}
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    for contender in contenders:
        try:
            worker = Worker(contender, pythons, core)
        except WorkerError as error:
            missing[contender.name] = str(error)
            say(f"left out: {contender.name}: {error}")
        else:
            stack.callback(worker.stop)
            workers.append(worker)
    return workers, missing


def measure(
    workers: Sequence[Worker],
    results: report.Results,
    rounds: int,
    seconds: float,
    seed: int,
    missing: dict[str, str],
) -> None:
    """Let the workers take turns, every other round in reverse; one that fails is left out from then on."""
    for worker in workers:
        turn(worker, min(seconds, WARM_UP_SECONDS), seed, missing)
    for number in range(rounds if workers else 0):
        say(f"round {number + 1} of {rounds}")
        for worker in workers if number % 2 == 0 else reversed(workers):
            counts = turn(worker, seconds, seed + number + 1, missing)
            results[worker.contender.name].append(counts)
            if counts is not None:
                say(f"  {worker.contender.name:36} {progress(counts)}")


def turn(worker: Worker, seconds: float, seed: int, missing: dict[str, str]) -> report.Turn | None:
    """Return the counts of one turn; None once the worker has failed."""
    if worker.contender.name in missing:
        return None
    try:
        return worker.run(seconds, seed)
    except WorkerError as error:
        missing[worker.contender.name] = str(error)
        say(f"left out from now on: {worker.contender.name}: {error}")
        return None


def progress(counts: report.Turn) -> str:
    """Return one turn in words."""
    unit = next(unit for unit in ("decisions", "clones", "answers") if unit in counts)
    words = f"{report.number(report.rate(counts, unit)):>12} {unit}/s"
    if report.disturbed(counts):
        words += f"  disturbed: it had {counts['cpu'] / counts['wall']:.0%} of its core"
    return words


def versions(workers: Sequence[Worker]) -> dict[str, str]:
    """Return the versions that the workers told."""
    told: dict[str, str] = {}
    for worker in workers:
        for name, value in worker.facts.items():
            if name not in ("python", "build"):
                told[name] = str(value)
    pythons = sorted({str(worker.facts["python"]) for worker in workers})
    return told | {"the workers' Python": ", ".join(pythons) or "none ran"}


def document(
    contenders: Sequence[Contender], results: report.Results, facts: dict[str, str], missing: dict[str, str]
) -> str:
    """Return the tables and the facts, in Markdown."""
    labels = {one.name: one.label for one in contenders if report.ran(results.get(one.name, []))}

    def counting(unit: str) -> dict[str, str]:
        return {name: label for name, label in labels.items() if unit in report.ran(results[name])[0]}

    names = {one.name for one in contenders}
    asked = [ratio for ratio in ratios() if {ratio.above.contender, ratio.below.contender} <= names]
    parts = [report.ratios_table(asked, results)] if asked else []
    if counting("decisions"):
        parts.append(report.games_table(counting("decisions"), results))
    if counting("clones") or counting("answers"):
        parts.append(report.costs_table(counting("clones"), counting("answers"), results))
    lines = facts | {f"left out: {name}": reason for name, reason in missing.items()}
    parts.append("\n".join(f"- {name}: {value}" for name, value in lines.items()))
    return "\n\n".join(parts)


def write_json(file: Path, facts: dict[str, str], results: report.Results, missing: dict[str, str]) -> None:
    """Write every count of every turn, and the ratios."""
    found = {ratio.label: ratio.pairs(results) for ratio in ratios()}
    whole = {
        "facts": facts,
        "missing": missing,
        "turns": results,
        "ratios": {label: {"median": median(pairs), "rounds": pairs} for label, pairs in found.items() if pairs},
    }
    file.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def say(words: str) -> None:
    """Tell how far it is, apart from the tables."""
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
