"""A match: a state played by answers in text form, with chance from a source, a log, a way back and a record."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.kernel.chance import Source
from liza.kernel.errors import ChanceClosed, EngineError, RecordError, ScriptError
from liza.kernel.events import EVERYONE, TAKEN_BACK, Event
from liza.kernel.options import bit
from liza.kernel.plain import same, state_hash
from liza.kernel.record import HASH_EVERY, Answer, Record
from liza.kernel.state import ALL, LIVE, REAL, State
from liza.kernel.steps import Ask

STOPS: Final = {"real": REAL, "live": LIVE, "all": ALL}


class Refusal:
    """Why an answer was not taken; the state is untouched.

    Attributes:
        code: `over`, `not-asked`, `unknown`, `forbidden`, `note`, `final`, `stale`, `broken`.
        detail: of a `broken` one, the engine's own words: they name the step, and may tell what a seat can't know.
        clause: the rule that forbids it, or "".
        text: the answer refused.
        es, en: the sentence; remedy_es, remedy_en: what would make it legal. Filled by the game's texts.
    """

    def __init__(self, code: str, clause: str, text: str) -> None:
        self.code = code
        self.clause = clause
        self.text = text
        self.detail = ""
        self.es = ""
        self.en = ""
        self.remedy_es = ""
        self.remedy_en = ""

    def __repr__(self) -> str:
        return f"Refusal({self.code}, [{self.clause}], {self.text!r}{', ' if self.detail else ''}{self.detail})"


class _Try:
    """An answer found: the ask that takes it, the option, and whether it stands outside the agenda."""

    def __init__(self, ask: Ask[Any], option: i64, standing: bool) -> None:
        self.ask = ask
        self.option: i64 = option
        self.standing = standing


class Match:
    """A game between seats, played on clones: an answer is taken whole or not at all.

    Args:
        fresh: the state as set up, before anything was drawn; not written to.
        source: where draws come from; None for a state that holds its own generator.
        header: what the record begins with; `seats` and `stops` are read here.
        begin: False leaves the state as it is given; for copies.
    """

    def __init__(self, fresh: State, source: Source | None, header: dict[str, Any], begin: bool = True) -> None:
        self.fresh = fresh
        self.source = source
        self.header = header
        self.stops: i64 = STOPS[header["stops"]]
        self.answers: list[Answer] = []
        self.hashes: dict[int, str] = {}
        self.log: list[Event] = []
        self._versions: dict[int, tuple[int, State]] = {}
        self._seen: dict[int, State] = {}
        self._seen_of: State = fresh
        self._lanes_since = 0
        """How many answers had been given when nothing but lanes began to be answered."""
        self.state = fresh
        if begin:
            work = self._lend(fresh)
            work.advance(self.stops)
            self.state = self._return(work, self.log)
        self._make_final()
        if self.state.over:
            self._note_hash()

    def _lend(self, state: State) -> State:
        work: State = state.clone()
        work.source = self.source
        work.log = []
        return work

    def _return(self, work: State, log: list[Event]) -> State:
        if work.log is not None:
            log.extend(work.log)
        work.source = None
        work.log = None
        return work

    def branch(self) -> Match:
        """Return a copy that can be played on without touching this one: a table keeps it once it is stored."""
        other = Match(self.fresh, self.source, self.header, False)
        other._become(self)
        other.log, other._line = list(self.log), list(self._line)
        other.answers, other.hashes = list(self.answers), dict(self.hashes)
        other._versions, other._bound = dict(self._versions), dict(self._bound)
        return other

    # Asking

    def owing(self) -> list[i64]:
        """Return the seats that owe an answer."""
        return self.state.owing()

    def offered(self, seat: i64) -> list[str]:
        """Return the texts of what this seat may answer now, standing options last."""
        seen = self.state.observe(seat)
        out: list[str] = []
        for ask in (seen.ask_of(seat), seen.standing(seat)):
            if ask is not None and not seen.over:
                out.extend(ask.describe(seen, option) for option in ask.options(seen))
        return out

    def seen(self, seat: i64) -> State:
        """Return the seat's observation of the match as it stands; one for all who ask, so not to be written to."""
        if self._seen_of is not self.state:
            self._seen_of = self.state
            self._seen = {}
        known = self._seen.get(seat)
        if known is None:
            known = self._seen[seat] = self.state.observe(seat)
        return known

    def version(self, seat: i64) -> int:
        """Return a number that changes only when this seat's observation does."""
        now = self.seen(seat)
        known = self._versions.get(seat)
        if known is None:
            self._versions[seat] = (1, now)
            return 1
        number, before = known
        if not same(before, now):
            number += 1
            self._versions[seat] = (number, now)
        return number

    def told(self, seat: i64, since: int = 0) -> list[Event]:
        """Return the log as this seat is told it, from the event numbered `since` on."""
        out: list[Event] = []
        for event in self.log[since:]:
            mine = event.told_to(seat)
            if mine is not None:
                out.append(mine)
        return out

    # Answering

    def _find(self, seat: i64, text: str) -> _Try | None:
        seen = self.state.observe(seat)
        ask = seen.ask_of(seat)
        if ask is not None:
            option = ask.parse(seen, text)
            if option >= 0:
                return _Try(ask, option, False)
        standing = seen.standing(seat)
        if standing is not None:
            option = standing.parse(seen, text)
            if option >= 0:
                return _Try(standing, option, True)
        return None

    def refusal(self, seat: i64, text: str, note: str = "") -> Refusal | None:
        """Return why this answer would not be taken, or None; changes nothing."""
        if self.state.over:
            return Refusal("over", self.state.result_clause(), text)
        found = self._find(seat, text)
        if found is None:
            if self.state.ask_of(seat) is None:
                return Refusal("not-asked", self.state.observe(seat).idle_clause(seat), text)
            return Refusal("unknown", "", text)
        seen = self.state.observe(seat)
        clause = found.ask.refuse(seen, found.option)
        if clause != "":
            return Refusal("forbidden", clause, text)
        clause = found.ask.needs_note(seen, found.option)
        if clause != "" and not note.strip():
            return Refusal("note", clause, text)
        return None

    def answer(self, seat: i64, text: str, note: str = "", version: int = -1) -> Refusal | None:
        """Take an answer, or return why not; `version` is that of the view it was made at, -1 for none.

        An answer from which the game can't go on (cards that set each other off without end) is refused as `broken`:
        the match is as it was, and the seat may answer something else.
        """
        if version >= 0 and version != self.version(seat):
            return Refusal("stale", "", text)
        refusal = self.refusal(seat, text, note)
        if refusal is not None:
            return refusal
        try:
            self._take(seat, text, note)
        except (ChanceClosed, ScriptError):
            raise
        except EngineError as error:
            refusal = Refusal("broken", "", text)
            refusal.detail = str(error)
        return refusal

    def _take(self, seat: i64, text: str, note: str) -> None:
        found = self._find(seat, text)
        assert found is not None
        # where shown asks are left out, what follows from an answer may have bound before its seat is asked again
        binds = found.standing or self.stops == REAL or found.ask.binds(self.state, found.option)
        before = self.state
        told = len(self._line)
        work = self._lend(before)
        if found.standing:
            work.apply_standing(seat, found.option)
        else:
            work.apply_for(seat, found.option)
        work.advance(self.stops)
        self.state = self._return(work, self._line)
        self.log.extend(self._line[told:])
        self.answers.append(Answer(seat, text, note))
        same = _same_lanes(before, work)
        if found.standing or not same:
            self._lanes_since = len(self.answers)
        if same and work.drawn == before.drawn and not work.over:
            # In its lane an answer binds its own seat alone: what others may take back must not tell of it.
            if binds:
                self._bound[seat] = len(self.answers)
        elif binds or len(before.lanes) != 0 or work.over or work.drawn != before.drawn:
            self._make_final()
        self._note_hash()

    def _make_final(self) -> None:
        self._final = self.state
        self._final_answers = len(self.answers)
        self._final_log = len(self.log)
        self._bound: dict[int, int] = {}
        self._line: list[Event] = []
        self._ghosts = False

    def _note_hash(self) -> None:
        n = len(self.answers)
        if n % HASH_EVERY == 0 or self.state.over:
            self.hashes[n] = state_hash(self.state)

    # The way back

    def take_back(self, seat: i64) -> Refusal | None:
        """Take back the last answer of this seat, if it does not bind and nothing since stands in the way.

        The last final state is restored and the other answers since are given again. If others were told of what is
        taken back, no event leaves the log: they are told `TAKEN_BACK`. Where stops are REAL every answer binds.
        """
        place = self._last_answer(seat)
        if place < 0:
            return Refusal("final", "", "")
        taken = self.answers[place]
        return None if self._rewind(seat, place) else Refusal("final", "", taken.text)

    def can_take_back(self, seat: i64) -> bool:
        """Tell whether `take_back` would be granted; changes nothing."""
        place = self._last_answer(seat)
        if place < 0:
            return False
        return self._stands_apart(place) or self.branch().take_back(seat) is None

    def _last_answer(self, seat: i64) -> int:
        """Return the place of a seat's last answer, if nothing bound it; -1 else."""
        first = max(self._final_answers, self._bound.get(seat, 0))
        for i in range(len(self.answers) - 1, first - 1, -1):
            if self.answers[i].seat == seat:
                return i
        return -1

    def _stands_apart(self, place: int) -> bool:
        """Tell whether an answer and all since were given in lanes, where those of other seats don't depend on it."""
        return len(self.state.lanes) != 0 and place >= self._lanes_since

    def _rewind(self, seat: i64, place: int) -> bool:
        """Give the answers since the last final state again, without the one at a place.

        False, with nothing changed, if one can't be given now.
        """
        apart = self._stands_apart(place)
        again = Match(self._final, self.source, self.header, False)
        again.log = self.log[: self._final_log]
        again.answers = self.answers[: self._final_answers]
        again.hashes = {n: known for n, known in self.hashes.items() if n <= self._final_answers}
        again._final = self._final
        again._final_answers, again._final_log = self._final_answers, self._final_log
        again._lanes_since = min(self._lanes_since, self._final_answers)
        for i in range(self._final_answers, len(self.answers)):
            answer = self.answers[i]
            if i == place:
                continue
            if i > place and not apart and again.refusal(answer.seat, answer.text, answer.note) is not None:
                return False
            again._take(answer.seat, answer.text, answer.note)
        seen = _seen_by_others(seat, self._line) != _seen_by_others(seat, again._line)
        if seen or self._ghosts:
            audience = EVERYONE if seen else bit(seat)
            again.log = [*self.log, Event(TAKEN_BACK, seat, 0, "", audience, audience)]
            again._ghosts = True
        self._become(again)
        return True

    def rewind(self, answers: int) -> None:
        """Go back to the moment after so many answers, whatever bound: for a table whose players agree to it."""
        if not 0 <= answers <= len(self.answers):
            raise ValueError(
                f"there are {len(self.answers)} answers: go back to 0 or up to that many, not to {answers}"
            )
        again = Match(self.fresh, self.source, self.header)
        for answer in self.answers[:answers]:
            again._take(answer.seat, answer.text, answer.note)
        self._become(again)

    def _become(self, other: Match) -> None:
        self.state, self.log, self.answers, self.hashes = other.state, other.log, other.answers, other.hashes
        self._final, self._final_answers, self._final_log = other._final, other._final_answers, other._final_log
        self._bound, self._line, self._ghosts = other._bound, other._line, other._ghosts
        self._lanes_since = other._lanes_since

    # The record

    def record(self) -> Record:
        """Return the record so far; secret until the game is over."""
        record = Record(self.header)
        record.answers = list(self.answers)
        record.hashes = dict(self.hashes)
        if self.state.over:
            record.result = {"result": list(self.state.returns()), "clause": self.state.result_clause()}
        return record


def _same_lanes(before: State, after: State) -> bool:
    """Tell whether the lanes that were open are still open, not others opened since."""
    a = before.opened
    b = after.opened
    return a is not None and b is not None and a.asked == b.asked


def _seen_by_others(seat: i64, events: list[Event]) -> list[Event]:
    return [event for event in events if event.see & ~bit(seat)]


def replay(fresh: State, source: Source | None, record: Record, upto: int = -1) -> Match:
    """Play a record again, checking its hashes; with `upto` only that many answers: a branch.

    Raises:
        RecordError: an answer is refused, or a hash differs; names the answer and how many before it are sound.
    """
    match = Match(fresh, source, record.header)
    answers = record.answers if upto < 0 else record.answers[:upto]
    for n, answer in enumerate(answers, 1):
        refusal = match.answer(answer.seat, answer.text, answer.note)
        if refusal is not None:
            raise RecordError(
                "answer", 0, f"answer {n} ({answer.text!r}) is refused: {refusal.code} {refusal.clause}".rstrip(),
                "The record was changed, or the game's cards or rules are not those it was played with", n - 1,
            )  # fmt: skip
        expected = record.hashes.get(n)
        if expected is not None and state_hash(match.state) != expected:
            raise RecordError(
                "hash", 0, f"the state after answer {n} is not the recorded one",
                "The record was changed, or the game's cards or rules are not those it was played with", n - 1,
            )  # fmt: skip
    return match
