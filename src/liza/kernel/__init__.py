"""The kernel: what every game is made of. A manual for the author of a game.

A game is a `State` with an *agenda*, a stack of small steps that never change once scheduled:

- a `Do` changes the state and schedules further steps with `then`;
- an `Ask` is one seat's question: `candidates` is all that could be tried, `why_not` the first clause that forbids it;
- a `Together` asks several seats at once, each in a lane of its own, and makes the answers public when it closes.

`advance` runs the agenda to the next stop and returns the legal options, integers (see `options`); `apply` answers.
A step never asks in the middle of doing: split it. Chance has one door, `State.draw`. What happened is told with
`State.emit`; hooks hung in the state react to it (`after`) or replace a `Do` that has a `kind` (`before`).

A state copies itself by hand (`clone`), shows itself to a seat (`observe`, by allow-list) and fills in what a seat
can't know (`determinize`). A `Match` plays it with texts, a source of chance, a log and a way back, and writes its
`Record`.

Standard library only (and the type `i64`); compiled by mypyc, with the same sources as fallback.
"""

from liza.kernel.chance import Live, Rng, Scripted, Source, seeded
from liza.kernel.errors import ChanceClosed, EngineError, RecordError, ScriptError
from liza.kernel.events import EVERYONE, HIDDEN, TAKEN_BACK, Event
from liza.kernel.match import STOPS, Match, Refusal, replay
from liza.kernel.options import bit, family, first, kind_of, number_of, option, second
from liza.kernel.plain import Shared, digest, dump, fields, same, state_hash
from liza.kernel.playout import playout
from liza.kernel.record import Answer, Record, read_record
from liza.kernel.state import ALL, LIVE, REAL, State
from liza.kernel.steps import Ask, Do, Hook, Part, Pending, Proceed, Step, Together

__all__ = [
    "ALL",
    "EVERYONE",
    "HIDDEN",
    "LIVE",
    "REAL",
    "STOPS",
    "TAKEN_BACK",
    "Answer",
    "Ask",
    "ChanceClosed",
    "Do",
    "EngineError",
    "Event",
    "Hook",
    "Live",
    "Match",
    "Part",
    "Pending",
    "Proceed",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "ScriptError",
    "Scripted",
    "Shared",
    "Source",
    "State",
    "Step",
    "Together",
    "bit",
    "digest",
    "dump",
    "family",
    "fields",
    "first",
    "kind_of",
    "number_of",
    "option",
    "playout",
    "read_record",
    "replay",
    "same",
    "second",
    "seeded",
    "state_hash",
]
