"""Computer players in their processes: what they get to know, how long they may think, and what if they fall over."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from liza.games import game
from liza.kernel import Rng, dump
from liza.players import FAIR, make_player
from liza.players import names as levels
from liza.table import machines
from liza.table.machines import Machines, Task, own_setup, think
from liza.testing.contract import strict_words
from tests.table.hall import ANA, Page, Puppets, body, course_of, hall, settings

pytestmark = pytest.mark.anyio
INF = game("inframundis")


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


def a_task(level: str = "greedy", seat: int = 0) -> Task:
    setup = INF.complete(INF.default_setup())
    match = INF.start(setup, bytes(range(32)))
    return Task("inframundis", own_setup(setup, seat), seat, level, 7, match.state.observe(seat))


def sleeps(task: Task) -> str:
    """Think for ever."""
    time.sleep(600)
    return ""


def dies(task: Task) -> str:
    """Take the process along."""
    os._exit(3)


def errs(task: Task) -> str:
    """Fall over."""
    raise ValueError("nothing comes to mind")


# What they know


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_gets_its_own_list_alone_and_believes_the_same(seat: int) -> None:
    setup = INF.complete({"decks": ["umbral", "brasa"]})
    own = own_setup(setup, seat)
    others = setup["decks"][1 - seat]
    assert others["name"] not in json.dumps(own)
    assert dump(INF.fair_belief(own, seat)) == dump(INF.fair_belief(setup, seat))
    assert own_setup({"coins": 2}, seat) == {"coins": 2}, "a game without decks"


def test_a_task_holds_nothing_that_its_seat_does_not_know() -> None:
    """In two worlds that differ in the rival's hand, deck and list, a player is asked the very same."""
    setup = INF.complete({"decks": ["umbral", "brasa"]})
    other = INF.complete({"decks": ["umbral", INF.deck_names()[0]]})
    match = INF.start(setup, bytes(32))
    twin = INF.twin(match.state, 0, Rng(5))
    one = Task("inframundis", own_setup(setup, 0), 0, "greedy", 7, match.state.observe(0))
    two = replace(one, setup=own_setup(other, 0), seen=twin.observe(0))
    assert pickle.dumps(one) == pickle.dumps(two)


@pytest.mark.parametrize("level", levels())
def test_thinking_elsewhere_is_thinking_here(level: str) -> None:
    task = a_task(level)
    player = make_player(level, INF, task.setup, 0, task.seed, FAIR)
    ask = task.seen.ask_of(0)
    assert ask is not None
    here = ask.describe(task.seen, player.choose(task.seen, ask, ask.options(task.seen)))
    assert think(pickle.loads(pickle.dumps(task))) == here


# Their processes


async def test_answers_come_from_another_process_without_making_anybody_wait() -> None:
    thinking = Machines(1, 60.0)
    ticks = 0
    try:
        answering = asyncio.create_task(thinking.answer(a_task()))
        while not answering.done():
            ticks += 1
            await asyncio.sleep(0.001)
        assert await answering == think(a_task())
        assert ticks > 1
    finally:
        await thinking.close()


@pytest.mark.parametrize("work", [dies, errs])
async def test_a_player_that_falls_over_is_told_of_and_the_next_one_thinks(
    work: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    thinking = Machines(1, 60.0)
    try:
        monkeypatch.setattr(machines, "think", work)
        assert await thinking.answer(a_task()) == ""
        monkeypatch.undo()
        assert await thinking.answer(a_task()) == think(a_task())
    finally:
        await thinking.close()
    assert "computer player" in capsys.readouterr().out


async def test_a_player_that_thinks_for_ever_is_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    thinking = Machines(1, 0.2)
    try:
        monkeypatch.setattr(machines, "think", sleeps)
        assert await thinking.answer(a_task()) == ""
    finally:
        await thinking.close()
    assert "took too long" in capsys.readouterr().out


async def test_the_pool_is_made_anew_after_it_was_closed() -> None:
    thinking = Machines(1, 60.0)
    try:
        assert await thinking.answer(a_task())
        await thinking.close()
        assert await thinking.answer(a_task())
    finally:
        await thinking.close()


# At a table


@pytest.mark.parametrize("answer", ["", "no such answer"])
async def test_a_table_goes_on_with_a_plain_answer(answer: str) -> None:
    puppets = Puppets(lambda task: answer)
    rooms = hall(machines=puppets)
    room = await rooms.room(await rooms.create(body("me", "greedy", undo="none"), ANA))
    ana = Page(room, ANA)
    await ana.rest()
    rng = Rng(3)
    for _ in range(60):
        if ana.table["status"] == "over":
            break
        options = ana.options("south")
        assert options, "the game waits for Ana"
        await ana.act("south", options[rng.below(len(options))])
    assert len(puppets.asked) > 10
    assert not any(course_of(room).automatic[n] for n, one in enumerate(course_of(room).match.answers) if one.seat == 1)


async def test_a_table_asks_only_with_what_the_seat_may_know() -> None:
    asked: list[Task] = []

    def note(task: Task) -> str:
        asked.append(task)
        return ""

    rooms = hall(machines=Puppets(note))
    room = await rooms.room(await rooms.create(body("me", "greedy", undo="none"), ANA))
    ana = Page(room, ANA)
    await ana.rest()
    for _ in range(10):
        await ana.act("south", ana.options("south")[0])
    header = room.row.header
    assert header is not None and asked
    rival = header["setup"]["decks"][0]
    for task in asked:
        told = f"{task.setup} {dump(task.seen)} {task.seed}"
        assert header["seed"] not in told
        assert rival["name"] not in str(task.setup)
        assert task.seen.observe(1) is not None
        assert dump(task.seen) == dump(task.seen.observe(1)), "an observation, not the state"
    assert len({task.seed for task in asked}) == len(asked)


async def test_a_computer_answers_not_before_the_pause_is_over() -> None:
    rooms = hall(chosen=settings(pause=1000.0))
    room = await rooms.room(await rooms.create(body("me", "greedy"), ANA))
    for _ in range(200):
        await asyncio.sleep(0)
    assert 1 in course_of(room).owing
    assert not [one for one in course_of(room).match.answers if one.seat == 1]
    await rooms.close()


async def test_a_whole_game_against_a_real_process() -> None:
    rooms = hall(machines=Machines(1, 60.0), chosen=settings(2))
    room = await rooms.room(await rooms.create(body("me", "greedy", undo="none"), ANA))
    ana = Page(room, ANA)
    rng = Rng(3)
    while True:
        while room._pacing.busy:
            await asyncio.sleep(0.001)
        await ana.rest()
        if ana.table["status"] == "over":
            break
        options = ana.options("south")
        assert await ana.act("south", options[rng.below(len(options))]) == ""
    assert ana.over["south"]["honest"]
    await rooms.close()
