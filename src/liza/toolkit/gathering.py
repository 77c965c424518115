# plain: made for people to look at, never in the inner loop
"""What is forbidden, told once for all that it is told of alike: a map of many regions has hundreds of such answers."""

from __future__ import annotations

from liza.toolkit.text import Phrase
from liza.toolkit.view import OptionView, View

MANY = 8
"""So many answers about one thing each, forbidden alike, are told as one; fewer stand each for itself."""

BY_THINGS = Phrase("answer-by-things")
"""The words of an answer that stands for others: the things they are about tell which they are."""

_Kind = tuple[str, tuple[str, ...], str, int, str]


def gather(view: View) -> View:
    """Gather the forbidden answers of a view that differ in nothing but the last thing they are about, and return it.

    The first of them stands for the others, whose last things are its `ends`; its words are those things. Dropped are
    those that go on where one is already forbidden for the same reason.
    """
    known = {(_verb(option), tuple(option.things), option.reason) for option in view.blocked}
    kept = [option for option in view.blocked if not _goes_on(option, known)]
    groups: dict[_Kind, list[OptionView]] = {}
    for option in kept:
        groups.setdefault(_kind(option), []).append(option)
    out: list[OptionView] = []
    for kind, options in groups.items():
        if len(options) > (1 if kind[1] else MANY) and options[0].things:
            options[0].ends = [option.things[-1] for option in options[1:]]
            options[0].words = BY_THINGS
            out.append(options[0])
        else:
            out += options
    place = {id(option): at for at, option in enumerate(kept)}
    view.blocked = sorted(out, key=lambda option: place[id(option)])
    return view


def _verb(option: OptionView) -> str:
    return option.text.split(" ", 1)[0]


def _kind(option: OptionView) -> _Kind:
    """Return what options have in common that may be told together."""
    return _verb(option), tuple(option.things[:-1]), option.clause, option.reason, option.note


def _goes_on(option: OptionView, known: set[tuple[str, tuple[str, ...], int]]) -> bool:
    """Tell whether what an option begins with is forbidden already, for the same reason."""
    return len(option.things) > 1 and (_verb(option), tuple(option.things[:-1]), option.reason) in known
