"""Views as they are written: shorter than they are, and nothing of them lost."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

import pytest

from liza import games
from liza.kernel import Rng
from liza.table.encode import encode, encode_view
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Counter, Number, OptionView, SeatView, View, Zone


def assert_told(thing: Any, written: Any) -> None:
    """Fails where a thing is not written as it is; only what is at its default may be missing."""
    if isinstance(thing, Phrase):
        assert thing.message == written["message"]
        assert_told(thing.args, written.get("args", []))
    elif is_dataclass(thing):
        known = {one.name: one for one in fields(thing)}
        assert set(written) <= set(known)
        for name, one in known.items():
            value = getattr(thing, name)
            if name in written:
                assert_told(value, written[name])
            else:
                usual = one.default_factory() if one.default_factory is not MISSING else one.default
                assert value == usual, f"{name} of {thing} is lost"
    elif isinstance(thing, (list, tuple)):
        assert len(thing) == len(written)
        for item, told in zip(thing, written, strict=True):
            assert_told(item, told)
    elif isinstance(thing, dict):
        assert set(thing) == set(written)
        for key, item in thing.items():
            assert_told(item, written[key])
    else:
        assert thing == written


@pytest.mark.parametrize("game", ["promised", "campaign"])
def test_only_what_is_as_usual_is_left_out(game: str):
    played = games.game(game)
    s = played.fresh(played.complete({})).seeded(3)
    rng = Rng(3)
    for _ in range(30):
        offered = s.advance()
        s.apply(rng.pick(offered))
    s.advance()
    for seat in range(2):
        view = played.view(s.observe(seat), seat)
        written = encode_view(view)
        assert_told(view, json.loads(written))
        assert len(written) < len(encode(view))


def test_what_is_not_as_usual_is_written():
    label = Phrase("any")
    number = Number("attack", 10, 10, [(10, label, "TOY-1")], lost=0, scale=10)
    card = CardView("@1", "a", label, numbers=[number, Number("endure", 1, 1, lost=1)], marks=["hurt"], short=label)
    view = View(
        "toy", "a", [SeatView("a", label, [Counter("life", label, 1, room=3, scale=12)], marks=["first"])],
        [Zone("row", "a", "row", label, cards=[card])], [], "", 1,
        options=[OptionView('a "b",\\"lost\\":0,\\"scale\\":1}', label, [], note="TOY-1", ends=["@1"])],
    )  # fmt: skip
    assert_told(view, json.loads(encode_view(view)))
