"""The laws that every game keeps, as functions over a game; `tests/contract` runs them on every game there is.

A *state law* takes a position met in a random game, a *match law* a match that has just begun; each raises
AssertionError where it does not hold. `check_states`, `check_matches` and `check_games` play the games; on failure they
say which seed it was and print the record.

A game that hides something says in `Game.reveals` with which events some of it becomes known to the seat that is told
them (a card it draws, orders shown). Only from such an event on may twins differ.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any

from liza.kernel import (
    LIVE,
    REAL,
    Ask,
    Event,
    Hook,
    Match,
    Rng,
    Shared,
    Source,
    State,
    Step,
    dump,
    playout,
    read_record,
    state_hash,
)
from liza.testing.showing import assert_offer, assert_summary, assert_view
from liza.testing.walks import ADVERSARIES, Position, Walk, positions, reported, setup_for
from liza.toolkit.game import Game
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import to_json

StateLaw = Callable[[Position], None]
MatchLaw = Callable[[Game, Match, Rng], None]

DEFAULT_GAMES = 2000
LONG = 200
"""Answers after which a match is long: what costs time is tried after few of those that follow."""


def how_many(game: Game) -> int:
    """Return how many random games to play: the variable LIZA_GAMES, or 2000; a tenth of it for a tutorial.

    Of a game that is as long as several it is as many times less.
    """
    count = int(os.environ.get("LIZA_GAMES", DEFAULT_GAMES)) // game.weight
    return max(count // 10, 20) if game.tutorial else max(count, 20)


# Playing the games


def check_games(game: Game, seeds: Iterable[int]) -> None:
    """Play random games: each ends, offers what it should at every stop, and never breaks an invariant.

    Every fourth game is played with the stops of a live match, every fourth with standing options thrown in.
    """
    for seed in seeds:
        walk = Walk(game, setup_for(game, seed), seed, LIVE if seed % 4 == 1 else REAL, standing=seed % 4 == 2)
        with reported(walk):
            _walk_through(walk)


def check_adversaries(game: Game, seeds: Iterable[int]) -> None:
    """Play games whose seats always answer in the same way: those end, too."""
    for seed in seeds:
        for chooser in ADVERSARIES:
            walk = Walk(game, setup_for(game, seed), seed, LIVE, chooser, standing=seed % 2 == 1)
            with reported(walk):
                assert_whole(game, walk.play())


def check_states(law: StateLaw, game: Game, seeds: Iterable[int], most: int = 4) -> None:
    """Hold a law on some positions of each random game."""
    for seed in seeds:
        walk = Walk(game, setup_for(game, seed), seed, LIVE, standing=True)
        with reported(walk):
            met = positions(walk, most)
        for position in met:
            with reported(walk, position.answers):
                law(position)


def check_matches(law: MatchLaw, game: Game, seeds: Iterable[int]) -> None:
    """Hold a law on matches from these seeds, every other one with the chance of a live match."""
    for seed in seeds:
        secret = hashlib.sha256(str(seed).encode()).digest()
        match = game.start(setup_for(game, seed), secret if seed % 2 else seed)
        try:
            law(game, match, Rng(seed + 4))
        except Exception as error:
            told = match.record().to_text()
            raise AssertionError(f"{game.id}, seed {seed}: {type(error).__name__}: {error}\n{told}") from error


def check_offer(game: Game) -> None:
    """What a lobby offers of a game has its words, and can be played."""
    with strict_words():
        assert_offer(game)


def _walk_through(walk: Walk) -> None:
    sample = Rng(walk.seed + 3)
    for state in walk:
        options = walk.options
        assert options, "no options"
        assert len(options) == len(set(options)), f"an option is offered twice: {options}"
        if sample.below(8) == 0:
            ask = state.ask_of(walk.seat)
            assert ask is not None
            assert_defined(state, ask)
        assert_whole(walk.game, state)
    assert_whole(walk.game, walk.state)
    assert len(walk.state.returns()) == len(walk.game.seated(walk.setup)), "`returns` has not one number for each seat"
    assert walk.state.result_clause(), "no clause says why the game ended"
    assert walk.state.advance(walk.stops) == [], "a game that is over still offers options"


def assert_whole(game: Game, state: State) -> None:
    """Fail where an invariant of the game is broken."""
    wrong = game.broken(state)
    assert not wrong, f"the table is broken: {'; '.join(wrong)}"


def assert_defined(state: State, ask: Ask[Any]) -> None:
    """Fail unless the options of an ask are the candidates that nothing forbids, in their order."""
    candidates = ask.candidates(state)
    assert len(candidates) == len(set(candidates)), f"{ask!r} has a candidate twice: {candidates}"
    allowed = [one for one in candidates if ask.why_not(state, one) == ""]
    offered = ask.options(state)
    assert offered == allowed, f"{ask!r} offers {offered}, but its candidates and `why_not` say {allowed}"


# State laws


def offers_what_nothing_forbids(p: Position) -> None:
    """Options are the candidates that nothing forbids; texts are unique and lead back to their option."""
    for seat in range(len(p.game.seated(p.setup))):
        ask = p.state.ask_of(seat)
        if ask is not None:
            assert ask.options(p.state), f"{ask!r} has no options"
            assert ask.default(p.state) in ask.options(p.state), f"the default answer of {ask!r} is no legal option"
        for one in _asks(p.state, seat):
            assert_defined(p.state, one)
            texts: dict[str, int] = {}
            for option in [*one.candidates(p.state), *_span_ends(p.state, one)]:
                text = one.describe(p.state, option)
                assert text not in texts, f"{one!r} says {text!r} of {texts[text]} and of {option}"
                texts[text] = option
                assert one.parse(p.state, text) == option, f"{one!r} reads {text!r} as {one.parse(p.state, text)}"
                assert one.refuse(p.state, option) == one.why_not(p.state, option)
            assert one.parse(p.state, "no such text, ever") == -1


def asks_the_same_of_an_observation(p: Position) -> None:
    """Asks, options, refusals and texts are the same from what the seat may know: legality hangs on nothing hidden."""
    for seat in range(len(p.game.seated(p.setup))):
        seen = p.state.observe(seat)
        asks, asks_seen = _asks(p.state, seat), _asks(seen, seat)
        assert asks == asks_seen, f"seat {seat} is asked {asks}, but sees {asks_seen}"
        for ask in asks:
            assert _answers(p.state, ask) == _answers(seen, ask), f"{ask!r} depends on what seat {seat} can't see"
        assert p.state.idle_clause(seat) == seen.idle_clause(seat)


def clones_are_independent(p: Position) -> None:
    """A clone is equal, and what is done with it leaves the original as it was; no mutable part is shared."""
    before = dump(p.state)
    clone = p.state.clone()
    assert dump(clone) == before, "the clone differs from its original"
    assert state_hash(clone) == state_hash(p.state)
    assert clone.source is None, "a clone carries the source of chance"
    assert clone.log is None, "a clone carries the log"
    assert_nothing_shared(p.state, clone)
    if p.state.opened is not None:
        assert_nothing_shared(p.state, p.state.opened)
    for seat in range(len(p.game.seated(p.setup)) + 1):
        assert_nothing_shared(p.state, p.state.observe(seat))
    for seat in range(len(p.game.seated(p.setup))):
        ask = clone.standing(seat)
        if ask is not None and p.rng.below(2):
            clone.apply_standing(
                seat, p.rng.pick(ask.options(clone)) if ask.options(clone) else ask.candidates(clone)[0]
            )
            break
    playout(clone, p.rng, LIVE)
    assert dump(p.state) == before, "playing a clone changed its original"


def tells_a_twin_the_same(p: Position) -> None:
    """What a seat can't know makes no difference to it: two states that differ only in that look the same to it.

    So they do after the same answer of that seat, with the same draws, until an event reveals something.
    """
    for seat in range(len(p.game.seated(p.setup))):
        twin = p.game.twin(p.state, seat, p.rng)
        assert_nothing_shared(p.state, twin)
        _assert_same_to(p, p.state, twin, seat)
        ask = p.state.ask_of(seat)
        if ask is not None:
            for option in _some(ask.options(p.state), 3, p.rng):
                _assert_same_after(p, twin, seat, option, False)
        standing = p.state.standing(seat)
        if standing is not None:
            for option in _some(standing.options(p.state), 1, p.rng):
                _assert_same_after(p, twin, seat, option, True)
    spectator = len(p.game.seated(p.setup))
    _assert_same_to(p, p.state, p.game.twin(p.state, spectator, p.rng), spectator)


def keeps_drafts_quiet(p: Position) -> None:
    """While a lane is open, or an ask masks itself, what its seat answers shows to nobody else."""
    ask = p.state.ask_of(p.seat)
    assert ask is not None
    for option in _some(ask.options(p.state), 3, p.rng):
        if not p.state.lanes and ask.binds(p.state, option):
            continue  # it completes what was drafted, for all to see
        after = p.state.clone()
        after.log = []
        after.apply_for(p.seat, option)
        after.advance(LIVE)
        for other in range(len(p.game.seated(p.setup)) + 1):
            if other != p.seat and _still_hidden(p.state, after, p.seat, other):
                text = ask.describe(p.state, option)
                told = _told(after.log or [], other)
                assert not told, f"seat {other} is told {told} when seat {p.seat} drafts {text!r}"
                assert _seen_apart(p.state, other, p.seat) == _seen_apart(after, other, p.seat), (
                    f"seat {other} sees what seat {p.seat} drafts with {text!r}"
                )


def takes_lanes_in_any_order(p: Position) -> None:
    """Seats that owe answers at once may give them in any order."""
    owing = p.state.owing()
    if len(owing) < 2:
        return
    a, b = owing[0], owing[-1]
    asks = {seat: p.state.ask_of(seat) for seat in (a, b)}
    for _ in range(3):
        answers = {seat: p.rng.pick(ask.options(p.state)) for seat, ask in asks.items() if ask is not None}
        ends = []
        for order in ((a, b), (b, a)):
            state = p.state.clone()
            for seat in order:
                state.apply_for(seat, answers[seat])
                state.advance(LIVE)
            ends.append(dump(state))
        assert ends[0] == ends[1], f"it matters which of the seats {a} and {b} answers first"


def determinizes_to_what_was_seen(p: Position) -> None:
    """A state filled in by guessing looks to its seat as the true one does, is whole and can be played to its end."""
    for seat in range(len(p.game.seated(p.setup))):
        seen = p.state.observe(seat)
        before = dump(seen)
        for belief in (p.game.open_belief(p.setup), p.game.fair_belief(p.setup, seat)):
            full = seen.determinize(seat, belief, p.rng.seed())
            assert dump(seen) == before, "`determinize` wrote to the observation"
            after = dump(full.observe(seat))
            assert after == before, f"seat {seat} guesses what it would see differently: {_difference(before, after)}"
            assert_nothing_shared(seen, full)
        full = seen.determinize(seat, p.game.open_belief(p.setup), p.rng.seed())
        assert_whole(p.game, full)
        playout(full, p.rng)
        assert_whole(p.game, full)


def travels_whole(p: Position) -> None:
    """An observation sent to another process is the same there: its dump, its options, what it is filled in with."""
    for seat in range(len(p.game.seated(p.setup)) + 1):
        seen = p.state.observe(seat)
        there = pickle.loads(pickle.dumps(seen))
        assert dump(there) == dump(seen), f"the observation of seat {seat} changes on its way"
        for ask in _asks(seen, seat):
            assert _answers(there, ask) == _answers(seen, ask)
    seen = p.state.observe(p.seat)
    belief, seed = p.game.open_belief(p.setup), p.rng.seed()
    there = pickle.loads(pickle.dumps((seen, belief)))
    assert dump(there[0].determinize(p.seat, there[1], seed)) == dump(seen.determinize(p.seat, belief, seed))


def says_everything_in_both_languages(p: Position) -> None:
    """Views, asks, options, reasons, remedies and events have their words, and a view is plain JSON."""
    words = p.game.words()
    with strict_words():
        for seat in range(len(p.game.seated(p.setup)) + 1):
            seen = p.state.observe(seat)
            phrases = [p.game.ask_phrase(seen, ask) for ask in _asks(seen, seat)]
            for ask in _asks(seen, seat):
                phrases += _option_phrases(p.game, seen, ask)
            for event in _told(p.events, seat):
                line = p.game.event_phrase(seen, event, seat)
                if line is not None:
                    phrases.append(line)
            for language in ("es", "en"):
                for phrase in phrases:
                    assert words.render(language, phrase).strip(), f"{phrase} is silent in {language}"
                shown = to_json(p.game.view(seen, seat), words, language)
                assert json.loads(json.dumps(shown, allow_nan=False)) == shown, "the view is no plain JSON"


def shows_what_is_there(p: Position) -> None:
    """Views speak of what they show and of answers that can be given; every event is somebody's doing or nobody's."""
    for seat in range(len(p.game.seated(p.setup)) + 1):
        assert_view(p.game.view(p.state.observe(seat), seat))
        for event in _told(p.events, seat):
            doer = p.game.event_seat(event)
            assert -1 <= doer < len(p.game.seated(p.setup)), f"{event} is the doing of seat {doer}"


STATE_LAWS: tuple[StateLaw, ...] = (
    offers_what_nothing_forbids,
    asks_the_same_of_an_observation,
    clones_are_independent,
    tells_a_twin_the_same,
    keeps_drafts_quiet,
    takes_lanes_in_any_order,
    determinizes_to_what_was_seen,
    travels_whole,
    says_everything_in_both_languages,
    shows_what_is_there,
)


# Match laws


def replays_its_record(game: Game, match: Match, rng: Rng) -> None:
    """A record, written and read, leads to the same state; so does every branch of it.

    Until the seed of a live match is revealed nothing else can draw what it draws: no state at rest holds chance.
    """
    hashes = [state_hash(match.state)]
    for _ in _answered(match, rng):
        hashes.append(state_hash(match.state))
        assert match.state.source is None, "the state of a match carries its source"
        assert match.source is None or match.state.gen == 0, "the state of a live match holds a generator"
    text = match.record().to_text()
    record = read_record(text.encode())
    again = game.replay(record)
    assert state_hash(again.state) == hashes[-1], "the record replays to another state"
    assert again.record().to_text() == text, "the record of the replay is another one"
    assert again.log == match.log, "the replay tells other events"
    upto = rng.below(len(record.answers) + 1)
    branch = game.replay(record, upto)
    assert state_hash(branch.state) == hashes[upto], f"the branch after {upto} answers is another state"
    branch.rewind(0)
    assert state_hash(branch.state) == hashes[0], "going back to the start is another start"


def takes_back_what_does_not_bind(game: Game, match: Match, rng: Rng) -> None:
    """Taking back restores state and log; what others were told stays in it."""
    while not match.state.over:
        seat, text, note = _some_answer(match, rng)
        if len(match.answers) > LONG and rng.below(LONG // 8):
            assert match.answer(seat, text, note) is None
            continue
        before, told, answers = state_hash(match.state), list(match.log), len(match.answers)
        ask = match.state.ask_of(seat)
        option = ask.parse(match.state, text) if ask is not None else -1
        bound = ask is None or option < 0 or ask.binds(match.state, option)
        state = match.state
        assert match.answer(seat, text, note) is None
        now = match.state
        after, log = state_hash(now), list(match.log)
        promised = match.can_take_back(seat)
        assert (state_hash(match.state), match.log) == (after, log), "asking for the way back changed the match"
        refusal = match.take_back(seat)
        assert promised == (refusal is None), f"the way back from {text!r} was promised: {promised}, but {refusal}"
        if refusal is not None:
            moved_on = now.over or now.drawn != state.drawn or (bool(state.lanes) and not _same_lanes(state, now))
            assert bound or moved_on, f"{text!r} can't be taken back: {refusal}"
            assert refusal.code == "final"
            assert (state_hash(match.state), match.log) == (after, log), "a refusal changed the match"
            continue
        assert state_hash(match.state) == before, f"taking back {text!r} leaves another state"
        assert len(match.answers) == answers
        if match.log != told:
            assert match.log[: len(log)] == log, f"taking back {text!r} shortens what others were told"
        assert match.answer(seat, text, note) is None
        assert state_hash(match.state) == after
    text = match.record().to_text()
    assert game.replay(read_record(text)).record().to_text() == text


def refuses_what_is_wrong(game: Game, match: Match, rng: Rng) -> None:
    """Unknown, forbidden and untimely answers are refused in both languages, and leave the match as it was."""
    with strict_words():
        for _ in _answered(match, rng):
            if rng.below(4) or (len(match.answers) > LONG and rng.below(LONG // 8)):
                continue
            before = dump(match.state)
            for seat in range(len(match.header["seats"])):
                for text in _wrong_answers(match, seat):
                    refusal = match.answer(seat, text)
                    assert refusal is not None, f"{game.seats[seat]} may answer {text!r}"
                    told = game.explain(refusal)
                    assert all((told.es, told.en, told.remedy_es, told.remedy_en)), f"{refusal} is not explained"
            assert dump(match.state) == before, "a refused answer changed the state"
        refusal = match.answer(0, "too late")
        assert refusal is not None
        assert refusal.code == "over"
        assert game.explain(refusal).es


def sums_up_what_is_over(game: Game, match: Match, rng: Rng) -> None:
    """A game is summed up once it is over, for every seat and for whoever watches; and not before."""
    readers = range(len(match.header["seats"]) + 1)
    with strict_words():
        for _ in _answered(match, rng):
            for seat in readers:
                summary = game.summary(match.state.observe(seat), match.told(seat), seat)
                assert summary is None or match.state.over, "a game that goes on is summed up"
                if summary is not None:
                    assert_summary(game, summary)


STANDING_IN_MATCH = 250
"""A standing answer is given once in so many: most concede, and the laws want long matches."""

MATCH_LAWS: tuple[MatchLaw, ...] = (
    replays_its_record,
    takes_back_what_does_not_bind,
    refuses_what_is_wrong,
    sums_up_what_is_over,
)


# What the laws are made of


def random_match(game: Game, seed: int) -> Match:
    """Return a match played to its end by random answers, standing ones among them."""
    match = game.start(setup_for(game, seed), seed)
    for _ in _answered(match, Rng(seed + 8)):
        pass
    return match


@contextmanager
def strict_words() -> Iterator[None]:
    """Make every missing message or argument an error, inside."""
    before = Words.strict
    Words.strict = True
    try:
        yield
    finally:
        Words.strict = before


def mutable_parts(thing: object) -> dict[int, str]:
    """Return the identity and path of everything in a state that could be written to.

    Not counted are what never changes (steps, hooks, events, `Shared` things, tuples, texts, numbers) and `opened`,
    which states share until one of them puts another in its place.
    """
    found: dict[int, str] = {}
    _collect(thing, "state", found)
    return found


def assert_nothing_shared(a: State, b: State) -> None:
    """Fail where two states hold the same mutable object."""
    parts, others = mutable_parts(a), mutable_parts(b)
    both = sorted(parts[one] for one in parts.keys() & others.keys())
    assert not both, (
        f"two states share {', '.join(both)}: copy it, or derive its class from Shared if nobody writes to it"
    )


def _collect(thing: object, path: str, found: dict[int, str]) -> None:
    if thing is None or isinstance(thing, (int, str, bytes, float, Enum, Step, Hook, Event, Shared, Source, type)):
        return
    if isinstance(thing, (tuple, frozenset)):
        for number, item in enumerate(thing):
            _collect(item, f"{path}[{number}]", found)
        return
    if id(thing) in found:
        return
    found[id(thing)] = path
    if isinstance(thing, (list, set)):
        for number, item in enumerate(thing):
            _collect(item, f"{path}[{number}]", found)
    elif isinstance(thing, dict):
        for key, item in thing.items():
            _collect(item, f"{path}[{key!r}]", found)
    else:
        for name in _attributes(thing):
            if name != "opened":
                _collect(getattr(thing, name, None), f"{path}.{name}", found)


def _attributes(thing: object) -> set[str]:
    names = set(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__", ()), base.__dict__.get("__slots__", ()))
    return names - {"__dict__", "__weakref__"}


class _SameDraws(Source):
    """Draws that depend on position and bound alone."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, position: int, n: int, clause: str) -> int:
        return Rng(self.seed + int(position)).below(n)


def _asks(state: State, seat: int) -> list[Ask[Any]]:
    return [ask for ask in (state.ask_of(seat), state.standing(seat)) if ask is not None and not state.over]


def _span_ends(state: State, ask: Ask[Any]) -> list[int]:
    return [span | number << 32 for span, low, high in ask.spans(state) for number in sorted({low, high})]


def _answers(state: State, ask: Ask[Any]) -> list[Any]:
    """Return everything an ask says of its answers."""
    candidates = ask.candidates(state)
    every = [*candidates, *_span_ends(state, ask)]
    return [
        candidates,
        ask.options(state),
        ask.spans(state),
        [ask.why_not(state, one) for one in every],
        [ask.describe(state, one) for one in every],
        [ask.needs_note(state, one) for one in every],
        ask.default(state) if ask.options(state) else None,
        [ask.binds(state, one) for one in every],
    ]


def _option_phrases(game: Game, seen: State, ask: Ask[Any]) -> list[Phrase]:
    phrases = []
    for option in [*ask.candidates(seen), *_span_ends(seen, ask)]:
        phrases.append(game.option_phrase(seen, ask, option))
        clause = ask.why_not(seen, option)
        if clause:
            remedy = game.remedy_phrase(clause)
            phrases += [game.reason_phrase(clause), *([remedy] if remedy is not None else [])]
    return phrases


def _some(options: list[int], most: int, rng: Rng) -> list[int]:
    options = list(options)
    while len(options) > most:
        options.pop(rng.below(len(options)))
    return options


def _told(events: list[Event], seat: int) -> list[Event]:
    told = (event.told_to(seat) for event in events)
    return [event for event in told if event is not None]


def _assert_same_to(p: Position, a: State, b: State, seat: int) -> None:
    """Fail unless two states are the same to a seat: observation, options, texts, view."""
    seen, other = a.observe(seat), b.observe(seat)
    assert dump(seen) == dump(other), f"seat {seat} sees what it can't know: {_difference(dump(seen), dump(other))}"
    for ask in _asks(a, seat):
        assert _answers(a, ask) == _answers(b, ask), f"{ask!r} depends on what seat {seat} can't know"
    words = p.game.words()
    views = [json.dumps(to_json(p.game.view(one, seat), words, "es")) for one in (seen, other)]
    assert views[0] == views[1], f"seat {seat} is shown what it can't know: {_difference(*views)}"


def _assert_same_after(p: Position, twin: State, seat: int, option: int, standing: bool) -> None:
    source = _SameDraws(p.rng.seed())
    ends = []
    for state in (p.state, twin):
        state = state.clone()
        state.drawn = p.state.drawn
        state.source, state.log = source, []
        if standing:
            state.apply_standing(seat, option)
        else:
            state.apply_for(seat, option)
        state.advance(LIVE)
        ends.append(state)
    told, hidden = [_until_revealed(p.game, _told(state.log or [], seat), seat) for state in ends]
    assert told == hidden, f"after option {option} seat {seat} is told {told[0]}, but {hidden[0]} in a twin"
    if not told[1]:
        for state in ends:
            state.source = state.log = None
        _assert_same_to(p, ends[0], ends[1], seat)


def _until_revealed(game: Game, events: list[Event], seat: int) -> tuple[list[Event], int]:
    """Return the events before the first that reveals something, and its kind + 1; 0 if none does."""
    for number, event in enumerate(events):
        if game.reveals(event, seat):
            return events[:number], event.kind + 1
    return events, 0


def _difference(a: str, b: str) -> str:
    """Return where two texts part."""
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(at - 60, 0) : at + 40]}… or …{b[max(at - 60, 0) : at + 40]}…"


def _still_hidden(before: State, after: State, seat: int, other: int) -> bool:
    """Tell whether `other` should notice nothing: the same lanes are open, or it still sees the same masked ask."""
    if after.over:
        return False
    if before.opened is not None or after.opened is not None:
        return _same_lanes(before, after)
    step, later = before.agenda[-1], after.agenda[-1]
    shown = step.mask(other)
    return shown == later.mask(other) and (shown != step or shown != later)


def _same_lanes(before: State, after: State) -> bool:
    """Tell whether the lanes that were open are still open, not others opened since."""
    a, b = before.opened, after.opened
    return a is not None and b is not None and a.asked == b.asked


def _seen_apart(state: State, other: int, seat: int) -> str:
    """Return the dump of what `other` sees, without whether `seat` is done in its lane."""
    seen = state.observe(other)
    if seen.lanes and seat < len(seen.lanes):
        seen.lanes[seat] = []
    return dump(seen)


def _some_answer(match: Match, rng: Rng) -> tuple[int, str, str]:
    """Return a seat that owes an answer, a text its ask offers (now and then a standing one or a number) and a note."""
    seat = rng.pick(match.owing())
    seen = match.state.observe(seat)
    asks = _asks(seen, seat)
    ask = asks[-1] if rng.below(STANDING_IN_MATCH) == 0 and asks[-1].options(seen) else asks[0]
    option = rng.pick([*ask.options(seen), *_span_samples(seen, ask, rng)])
    return seat, ask.describe(seen, option), "because" if ask.needs_note(seen, option) else ""


def _span_samples(seen: State, ask: Ask[Any], rng: Rng) -> list[int]:
    """Return one legal option of each span, where a small number makes one."""
    samples = (span | low + rng.below(min(high - low, 9) + 1) << 32 for span, low, high in ask.spans(seen))
    return [option for option in samples if ask.why_not(seen, option) == ""]


def _answered(match: Match, rng: Rng) -> Iterator[None]:
    """Answer a match at random, stopping after each answer."""
    while not match.state.over:
        seat, text, note = _some_answer(match, rng)
        refusal = match.answer(seat, text, note)
        assert refusal is None, f"{text!r} was offered to seat {seat} and refused: {refusal}"
        yield


def _wrong_answers(match: Match, seat: int) -> list[str]:
    """Return texts that a seat may not answer, or not without a note."""
    seen = match.state.observe(seat)
    lawful, wrong = set(), []
    for ask in _asks(seen, seat):
        for option in [*ask.candidates(seen), *_span_ends(seen, ask)]:
            if ask.why_not(seen, option) or ask.needs_note(seen, option):
                wrong.append(ask.describe(seen, option))
            else:
                lawful.add(ask.describe(seen, option))
    return ["no such text, ever", "", *(text for text in wrong if text not in lawful)]
