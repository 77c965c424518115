"""The end of a game: how it is told, and the proof that it was honest."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from liza.kernel import Match, Record, RecordError, state_hash
from liza.table.course import YIELD_EVERY, Course
from liza.table.encode import encode
from liza.table.trouble import words
from liza.toolkit.game import Game


def ending_of(game: Game, course: Course, agreed: bool) -> dict[str, Any]:
    """Return what is stored of an end: so much that the lobby need not play the game again."""
    state, said = course.match.state, game.words()
    results: dict[str, dict[str, str]] = {}
    for number, seat in enumerate(course.match.header["seats"]):
        result = None if agreed else game.view(state.observe(number), number).result
        results[seat] = {
            lang: words().say(lang, "room-agreed") if result is None else said.render(lang, result)
            for lang in words().languages
        }
    return {"agreed": agreed, "round": int(course.headings[0][0]), "results": results}


async def ends(game: Game, course: Course, agreed: bool) -> dict[int, bytes]:
    """Return, for each seat, how a finished game ended (`protocol.OverMessage`); it is dealt again from its record."""
    match = course.match
    honest = await is_honest(game, match)
    out: dict[int, bytes] = {}
    for seat, name in enumerate(match.header["seats"]):
        seen, told = match.state.observe(seat), match.told(seat)
        message = {
            "type": "over",
            "seat": name,
            "agreed": agreed,
            "summary": None if agreed else game.summary(seen, told, seat),
            "seed": str(match.header["seed"]),
            "promise": match.header.get("promise", ""),
            "honest": honest,
        }
        out[seat] = encode(message)
    return out


async def is_honest(game: Game, match: Match) -> bool:
    """Tell whether the promised seed and the answers lead to the same end; gives way to others meanwhile."""
    header = match.header
    try:
        seed = bytes.fromhex(header["seed"])
        again = game.replay(Record(header))
    except (TypeError, ValueError, RecordError):
        return False
    if hashlib.sha256(seed).hexdigest() != header.get("promise"):
        return False
    for number, answer in enumerate(match.answers):
        if number % YIELD_EVERY == 0:
            await asyncio.sleep(0)
        if again.answer(answer.seat, answer.text, answer.note) is not None:
            return False
    return again.hashes == match.hashes and state_hash(again.state) == state_hash(match.state)
