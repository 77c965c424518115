"""A record is the save, the replay, the branch and the bug report; what is wrong with it is told with its remedy."""

from __future__ import annotations

import json

import pytest

from liza.kernel import Record, RecordError, Rng, read_record, replay, state_hash
from liza.kernel.record import HASH_EVERY, Answer
from liza.testing.contract import random_match
from tests.kernel.orders import GAME
from tests.kernel.tiny import End, Pick, Say, match, tiny

pytestmark = pytest.mark.both_builds

FINISHED: str = random_match(GAME, 2).record().to_text()
LINES = FINISHED.splitlines(keepends=True)


def broken(data: str | bytes, code: str, line: int, intact: int) -> RecordError:
    """Read a record that is broken and compare what is said of it."""
    with pytest.raises(RecordError) as told:
        read_record(data)
    assert (told.value.code, told.value.line, told.value.intact) == (code, line, intact)
    assert told.value.remedy in str(told.value)
    assert (f"line {line}: " in str(told.value)) == (line > 0)
    return told.value


def answers_above(line: int) -> int:
    """Return how many answers stand in the lines above one, counted from 1."""
    return sum(one.startswith("[") for one in LINES[: line - 1])


class TestWriting:
    def test_header_answers_hashes_and_end_are_a_line_each(self):
        rows = [json.loads(line) for line in LINES]
        assert rows[0]["format"] == "liza-record-1"
        assert {"game", "version", "seats", "setup", "seed", "stops"} <= rows[0].keys()
        answers = [row for row in rows if isinstance(row, list)]
        assert all(row[0] in GAME.seats for row in answers)
        hashes = [row["after"] for row in rows[1:] if isinstance(row, dict)]
        assert hashes == [*range(HASH_EVERY, len(answers), HASH_EVERY), len(answers)]
        assert rows[-1].keys() == {"result", "clause", "after", "hash"}

    def test_a_note_is_written_only_if_there_is_one(self):
        rows = [json.loads(line) for line in LINES if line.startswith("[")]
        assert {len(row) for row in rows} == {2, 3}
        assert all((len(row) == 3) == row[1].startswith(("award", "correct")) for row in rows)

    def test_letters_are_written_as_they_are(self):
        record = Record({"seats": ["año"]})
        record.answers = [Answer(0, "pica ñandú", "¡porque sí!")]
        assert '["año","pica ñandú","¡porque sí!"]\n' in record.to_text()

    def test_a_game_that_ended_before_it_began_has_a_record(self):
        one = match(Say(1), End())
        text = one.record().to_text()
        again = replay(tiny(Say(1), End(), gen=0), one.source, read_record(text))
        assert again.record().to_text() == text

    def test_it_is_what_was_read(self):
        assert read_record(FINISHED).to_text() == FINISHED
        assert read_record(FINISHED.encode()).to_text() == FINISHED
        assert "award" in repr(read_record(FINISHED).answers)

    def test_the_record_of_a_match_is_a_copy(self):
        one = match(Pick(0, (1, 2)), Pick(0, (3, 4)), End())
        record = one.record()
        one.answer(0, "pick 1")
        assert record.answers == []
        assert one.record().result is None


class TestReplaying:
    def test_leads_to_the_same_state(self):
        one = random_match(GAME, 2)
        again = GAME.replay(read_record(FINISHED))
        assert state_hash(again.state) == state_hash(one.state)
        assert again.log == one.log

    def test_a_branch_stops_early_and_goes_on_otherwise(self):
        record = read_record(FINISHED)
        branch = GAME.replay(record, 7)
        assert len(branch.answers) == 7
        assert branch.record().to_text() == "".join(LINES[:8])
        seat = branch.owing()[0]
        assert branch.answer(seat, branch.offered(seat)[0]) is None
        assert GAME.replay(record, 0).answers == []

    def test_an_unfinished_game_goes_on(self):
        record = read_record("".join(LINES[:10]))
        assert record.result is None
        one = GAME.replay(record)
        seat = one.owing()[0]
        assert one.answer(seat, one.offered(seat)[0]) is None

    def test_an_answer_taken_back_is_not_in_it(self):
        one = match(Pick(0, (1, 2)), Pick(0, (3, 4)), End())
        one.answer(0, "pick 1")
        one.take_back(0)
        one.answer(0, "pick 2")
        assert [answer.text for answer in one.record().answers] == ["pick 2"]

    def replays_not(self, lines: list[str], code: str, intact: int) -> RecordError:
        with pytest.raises(RecordError) as told:
            GAME.replay(read_record("".join(lines)))
        assert (told.value.code, told.value.intact) == (code, intact)
        return told.value

    def test_an_answer_that_was_changed_is_named(self):
        lines = [*LINES[:5], '["red","conquer everything"]\n', *LINES[6:8]]
        told = self.replays_not(lines, "answer", 4)
        assert "answer 5 ('conquer everything') is refused: unknown" in str(told)

    def test_an_answer_that_is_forbidden_is_named_with_its_clause(self):
        lines = [LINES[0], '["blue","recruit marsh"]\n']
        assert "refused: forbidden ORD-orders-2" in str(self.replays_not(lines, "answer", 0))

    def test_a_wrong_hash_is_named(self):
        at = next(number for number, line in enumerate(LINES) if '"hash"' in line)
        lines = [*LINES[:at], json.dumps({"after": HASH_EVERY, "hash": "0" * 32}) + "\n"]
        assert f"after answer {HASH_EVERY} is not the recorded one" in str(
            self.replays_not(lines, "hash", HASH_EVERY - 1)
        )

    def test_a_record_of_another_seed_is_found_out(self):
        other = json.loads(LINES[0]) | {"seed": 77}
        with pytest.raises(RecordError):
            GAME.replay(read_record("".join([json.dumps(other) + "\n", *LINES[1:]])))

    def header(self, **other: object) -> Record:
        return read_record(json.dumps(json.loads(LINES[0]) | other) + "\n")

    def test_a_record_of_another_game_is_refused(self):
        with pytest.raises(RecordError, match=r"record of 'chess', not of 'orders'\. Choose the game it names") as told:
            GAME.replay(self.header(game="chess"))
        assert told.value.code == "game"

    def test_a_record_of_another_rules_version_is_refused_and_left_as_it_is(self):
        with pytest.raises(RecordError, match=r"rules version 0, this is 1\. Replay it with the release") as told:
            GAME.replay(self.header(version="0"))
        assert (told.value.code, told.value.line) == ("version", 1)


class TestReading:
    def test_blank_lines_do_not_matter(self):
        spaced = "\n\n".join(line.rstrip("\n") for line in LINES) + "\n\n"
        assert read_record(spaced).to_text() == FINISHED

    def test_windows_line_ends_do_not_matter(self):
        assert read_record(FINISHED.replace("\n", "\r\n")).to_text() == FINISHED

    @pytest.mark.parametrize("data", ["", b"", "\n", "  \n[]"])
    def test_an_empty_file(self, data: str | bytes):
        assert "the record is empty" in str(broken(data, "header", 1, 0))

    @pytest.mark.parametrize("line", ["[]", "{}", '"liza"', '{"format":"liza-record-9"}', "7", "null"])
    def test_something_else_in_place_of_the_header(self, line: str):
        assert "'liza-record-1'" in str(broken(f"{line}\n", "header", 1, 0))

    @pytest.mark.parametrize("key", ["game", "version", "seats", "setup", "seed", "stops"])
    def test_a_header_that_lacks_something(self, key: str):
        header = json.loads(LINES[0])
        del header[key]
        assert f"the header lacks {key!r}" in str(broken(json.dumps(header), "header", 1, 0))

    @pytest.mark.parametrize(
        ("key", "value"),
        [
            ("seats", []),
            ("seats", "red"),
            ("seats", [1, 2]),
            ("setup", []),
            ("seed", "abc"),
            ("seed", 1.5),
            ("seed", True),
            ("seed", 2**64),
            ("seed", "g" * 64),
            ("stops", "sometimes"),
            ("stops", ["live"]),
        ],
    )
    def test_a_header_with_something_impossible(self, key: str, value: object):
        header = json.loads(LINES[0]) | {key: value}
        assert f"{key!r} can't be" in str(broken(json.dumps(header), "header", 1, 0))

    def test_a_file_that_is_no_utf8(self):
        data = "".join(LINES[:4]).encode() + b'["red","\xff\xfe"]\n' + LINES[5].encode()
        assert "no UTF-8 text. Save the file as UTF-8" in str(broken(data, "text", 5, 0))

    @pytest.mark.parametrize("cut", [1, 3, 10])
    def test_a_file_that_breaks_off(self, cut: int):
        text = "".join(LINES[:6])[: -1 - cut]
        told = broken(text, "truncated", 6, 4)
        assert "The 4 answers before it are intact" in told.remedy
        branch = GAME.replay(read_record("".join(LINES[:5])))
        assert len(branch.answers) == 4

    def test_a_file_that_breaks_off_within_a_letter(self):
        data = "".join([*LINES[:3], '["red","señ']).encode()
        broken(data[:-1], "truncated", 4, 2)

    def test_a_file_that_breaks_off_in_its_header(self):
        broken(LINES[0][:30], "truncated", 1, 0)

    def test_a_broken_line_in_the_middle(self):
        told = broken("".join([*LINES[:3], '["red","hold"\n', *LINES[4:]]), "text", 4, 2)
        assert "the 2 answers before it are intact" in told.remedy

    @pytest.mark.parametrize("line", ["[]", '["red"]', '["red",7]', '["red","a","b","c"]', '{"after":1}', "7", "null"])
    def test_a_line_of_another_form(self, line: str):
        broken("".join([*LINES[:3], line + "\n", *LINES[4:]]), "answer", 4, 2)

    def test_a_seat_that_nobody_has(self):
        told = broken("".join([*LINES[:3], '["pink","hold"]\n']), "answer", 4, 2)
        assert "nobody is called 'pink'. The seats are red, blue, green, referee" in str(told)

    def test_a_line_that_is_missing(self):
        at = next(number for number, line in enumerate(LINES) if '"hash"' in line)
        told = broken("".join([*LINES[:2], *LINES[3:]]), "answer", at, at - 2)
        assert "A line is missing or was changed" in told.remedy


def fate(data: bytes) -> str:
    """Return what becomes of a record: the code of the error, or "" if it replays."""
    try:
        GAME.replay(read_record(data))
    except RecordError as error:
        return error.code
    return ""


def test_any_part_of_a_record_replays_or_says_that_it_breaks_off():
    data = FINISHED.encode()
    fates = {fate(data[:length]) for length in range(len(LINES[0]), len(data) + 1, 7)}
    assert fates == {"", "truncated"}


def test_damage_is_always_told_as_such():
    start = len(LINES[0].encode())
    rng = Rng(5)
    fates = set()
    for _ in range(300):
        damaged = bytearray(FINISHED.encode())
        for _ in range(1 + rng.below(3)):
            damaged[start + rng.below(len(damaged) - start)] = rng.below(256)
        fates.add(fate(bytes(damaged)))
    assert {"text", "answer", "hash"} <= fates
