"""`make bench-table`: how soon an opponent sees an answer, with hundreds of tables on one server process.

The server keeps to one core and this client to the other. Guests come over HTTP and play over sockets as the page does,
at random, by the options of their views. Answers are sent at fixed times, whether the server keeps up or not. At the
end the server is killed and started again, and every answer and every view must still be there.
"""

import argparse
import asyncio
import gc
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import median, quantiles

import httpx2
import uvloop

import machine
import report
from table_guests import Table, Tally
from table_server import Server, pin, waited

SERVER_CORE, CLIENT_CORE = 0, 1
GOAL = 20.0
"""Milliseconds within which 99 % of the answers are to be seen by the opponent."""
AT_ONCE = 32
"""Tables that are opened, or brought into the middle of a game, at the same time."""
REST = 3.0
"""Seconds in which what happens by itself comes to an end, before something is measured."""
STILL = 0.03
"""Share of its core below which the server has nothing left to do."""
LONGEST = 30.0
"""Seconds after which an answer whose view has not come is called lost."""


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    game: str
    tables: int
    rate: int
    """Answers a second."""
    seconds: int
    ahead: int
    """Answers, at most, by which a game is under way when the measuring begins."""
    seed: int


@dataclass
class Findings:
    """What came out, besides the tally."""

    idle: float = 0.0
    """Bytes for a seat, with its share of the table and its socket."""
    idle_work: float = 0.0
    """Share of its core that the server needs while nobody answers."""
    work: float = 0.0
    """The same while answers come."""
    late: float = 0.0
    """Seconds by which this client was behind its own times, at most."""
    disturbed: tuple[float, float] = (0.0, 0.0)
    """Share of the time in which the server and this client waited for their cores, because something else ran."""
    taken: int = 0
    by_itself: int = 0
    """Windows that passed by themselves."""
    lost: list[str] = field(default_factory=list)


async def run(plan: Plan, server: Server, tally: Tally) -> Findings:
    """Let everybody come, play, and look whether everything is still there."""
    found = Findings()
    chooser = Random(plan.seed)
    tables = [new_table(plan, server, chooser, tally) for _ in range(plan.tables)]
    done: list[Table] = []
    async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        # every request without a cookie is another guest
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        before = server.memory()
        say(f"{plan.tables} tables, {2 * plan.tables} sockets")
        await together(table.open(http) for table in tables)
        await asyncio.sleep(REST)
        found.idle = (server.memory() - before) / (2 * plan.tables)
        found.idle_work = await share(server, asyncio.sleep(REST))
        say(f"up to {plan.ahead} answers at each")
        await together(table.play_on(chooser.randrange(plan.ahead + 1)) for table in tables)
        await asyncio.sleep(REST)
        say(f"{plan.rate} answers a second, for {plan.seconds} s")
        tally.measuring = True
        waits, begun = (server.waited(), waited()), time.perf_counter()
        found.work = await share(server, measure(plan, server, chooser, tables, done, http, found, tally))
        lasted = time.perf_counter() - begun
        found.disturbed = ((server.waited() - waits[0]) / lasted, (waited() - waits[1]) / lasted)
        tally.measuring = False
    await settle(server, tables, found)
    await check(server, [*tables, *done], found)
    return found


def new_table(plan: Plan, server: Server, chooser: Random, tally: Tally) -> Table:
    """Return a table that is not open yet."""
    return Table(server.address, plan.game, Random(chooser.random()), tally)


async def measure(
    plan: Plan,
    server: Server,
    chooser: Random,
    tables: list[Table],
    done: list[Table],
    http: httpx2.AsyncClient,
    found: Findings,
    tally: Tally,
) -> None:
    """Send answers at fixed times to tables taken at random; a finished game is followed by another."""
    start = time.perf_counter()
    openings: set[asyncio.Task[None]] = set()
    for number in range(plan.rate * plan.seconds):
        due = start + number / plan.rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        place = pick(tables, chooser)
        if tables[place].over:
            done.append(tables[place])
            tables[place] = new_table(plan, server, chooser, tally)
            openings.add(asyncio.create_task(tables[place].open(http)))
        elif tables[place].ready:
            found.late = max(found.late, time.perf_counter() - due)
            await tables[place].play()
    await asyncio.gather(*openings)
    await asyncio.sleep(0.5)


def pick(tables: list[Table], chooser: Random) -> int:
    """Return the place of a table that is ready or over; any, where a few tries find none."""
    place = 0
    for _ in range(50):
        place = chooser.randrange(len(tables))
        if tables[place].ready or tables[place].over:
            break
    return place


async def share(server: Server, work: Awaitable[None]) -> float:
    """Return the share of its core that the server needs while something is done."""
    begun, before = time.perf_counter(), server.worked()
    await work
    return (server.worked() - before) / (time.perf_counter() - begun)


async def together(work: Iterable[Awaitable[None]]) -> None:
    """Do things, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(thing: Awaitable[None]) -> None:
        async with gate:
            await thing

    await asyncio.gather(*(one(thing) for thing in work))


# Whether anything was lost


async def settle(server: Server, tables: list[Table], found: Findings) -> None:
    """Wait until every answer was shown to whoever gave it, and nothing happens by itself any more."""
    deadline = time.perf_counter() + LONGEST
    while await share(server, asyncio.sleep(1)) > STILL and time.perf_counter() < deadline:
        pass
    found.lost += [f"table {table.id}: the last answer was never shown" for table in tables if table.waiting]


async def check(server: Server, tables: list[Table], found: Findings) -> None:
    """Kill the server and compare what it kept with what the guests know."""
    say("killed and started again: is everything there?")
    server.kill()
    kept = journal(server.database)
    for table in tables:
        found.taken += table.taken
        in_journal = kept.get((table.id, 0), 0)
        if in_journal != table.taken:
            found.lost.append(f"table {table.id}: {table.taken} answers were taken, {in_journal} are kept")
    found.by_itself = sum(count for (_, auto), count in kept.items() if auto)
    known = [[(player.version, player.view) for player in table.players] for table in tables]
    await together(table.rise() for table in tables)
    server.start()
    await together(table.sit() for table in tables)
    for table, before in zip(tables, known, strict=True):
        if [(player.version, player.view) for player in table.players] != before:
            found.lost.append(f"table {table.id}: what its guests see has changed")
    await together(table.rise() for table in tables)


def journal(database: Path) -> dict[tuple[str, int], int]:
    """Return how many answers are kept, by table and whether they were given by themselves (1) or not (0)."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT table_id, auto, count(*) FROM moves GROUP BY table_id, auto").fetchall()
    return {(table, auto): count for table, auto, count in rows}


# What is said


def say(what: str) -> None:
    """Tell whoever waits what is being done."""
    print(f"{what} ...", file=sys.stderr, flush=True)


def tell(plan: Plan, found: Findings, tally: Tally) -> None:
    """Print the figures."""
    late = percentile(tally.delays, 99)
    verdict = "met" if late <= GOAL else "**not met**"
    rows = [
        ["answer to the opponent's view, median, ms", ms(median(tally.delays)), "", ""],
        ["answer to the opponent's view, 99 %, ms", report.number(late), f"under {GOAL:g}", verdict],
        ["answer to the opponent's view, slowest, ms", ms(max(tally.delays)), "", ""],
        ["answer to one's own view, median, ms", ms(median(tally.own_delays)), "", ""],
        ["answer to one's own view, 99 %, ms", report.number(percentile(tally.own_delays, 99)), "", ""],
        ["memory for a seat, table and socket with it, KB", report.number(found.idle / 1024), "", ""],
        ["the server's core, % of its time", report.number(100 * found.work), "", ""],
        ["the same while nobody answers, %", f"{100 * found.idle_work:.1f}", "", ""],
        ["lost", str(len(found.lost)), "none", "met" if not found.lost else "**not met**"],
    ]
    print(report.table([f"{plan.game}, {plan.tables} tables, {2 * plan.tables} sockets", "", "goal", ""], rows))
    counts = {
        "answers while measuring": f"{tally.answers} in {plan.seconds} s",
        "of which the opponent is shown nothing (drafts, secret choices)": str(tally.unseen),
        "answers taken in all": f"{found.taken}, and {found.by_itself} windows passed by themselves",
        "the client behind its own times, at most": f"{ms(found.late)} ms",
        "waiting for a core that another program or thread had": "server {:.1%}, client {:.1%}".format(
            *found.disturbed
        ),
    }
    facts = {key: value for key, value in machine.facts().items() if key != "date"}
    print("\n" + "\n".join(f"- {key}: {value}" for key, value in {**counts, **facts}.items()))


def percentile(seconds: list[float], hundredths: int) -> float:
    """Return a percentile in milliseconds."""
    return 1000 * quantiles(seconds, n=100)[hundredths - 1]


def ms(seconds: float) -> str:
    """Return seconds as milliseconds."""
    return report.number(1000 * seconds)


def main() -> int:
    """Measure and print; returns 1 if something was lost."""
    plan = plan_of(sys.argv[1:])
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    pin(CLIENT_CORE)
    gc.disable()  # this client's own collections would be measured as the server's
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="liza-bench-") as folder:
        server = Server(Path(folder), SERVER_CORE)
        server.start()
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found = runner.run(run(plan, server, tally))
        finally:
            server.stop()
    tell(plan, found, tally)
    for line in found.lost[:20]:
        print(line, file=sys.stderr)
    return 1 if found.lost else 0


def plan_of(arguments: list[str]) -> Plan:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="inframundis")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=200, help="answers a second")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--ahead", type=int, default=40, help="answers, at most, before the measuring")
    parser.add_argument("--seed", type=int, default=1)
    return Plan(**vars(parser.parse_args(arguments)))


if __name__ == "__main__":
    sys.exit(main())
