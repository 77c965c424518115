"""From what is typed to a set-up: games, decks, rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from liza import games as registry
from liza.cli.program import MISUSED, Failure, nearest, unknown
from liza.toolkit.game import Game
from liza.toolkit.problems import read_text


def game_named(name: str) -> Game:
    """Return a game by its id; without one the first there is.

    Raises:
        UnknownGameError: there is none.
    """
    ids = registry.ids()
    return registry.game(nearest(name, ids) or name if name else ids[0])


def deck(game: Game, name: str) -> Any:
    """Return a deck as a set-up holds it: one of the game's own by name, else a file.

    Raises:
        Failure: there is neither; names what there is.
        ProblemsError: the file can't be read.
    """
    known = game.deck_names()
    own = nearest(name, known)
    if own:
        return own
    path = Path(name).expanduser()
    if not path.exists() and path.suffix == "" and "/" not in name:
        raise unknown("deck-unknown", name, known)
    return {"text": read_text(path), "name": path.stem, "file": name}


def decks(game: Game, text: str) -> list[Any]:
    """Return the decks of a list "A,B"."""
    return [deck(game, name.strip()) for name in text.split(",") if name.strip()]


def options(pairs: Sequence[str]) -> dict[str, str]:
    """Return options written as `name=value`.

    Raises:
        Failure: one is written otherwise.
    """
    found = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise Failure("option-form", MISUSED, text=pair)
        found[name.strip()] = value.strip()
    return found


def sets(paths: Sequence[str]) -> list[str]:
    """Return card files and folders as absolute paths, so that a record finds them from anywhere."""
    return [str(Path(path).expanduser().resolve()) for path in paths]


def base(rules: str, pairs: Sequence[str], cards: Sequence[str]) -> dict[str, Any]:
    """Return what a set-up says besides decks."""
    setup: dict[str, Any] = {}
    if rules:
        setup["rules"] = rules
    if pairs:
        setup["options"] = options(pairs)
    if cards:
        setup["sets"] = sets(cards)
    return setup


def setup(
    game: Game, text: str, rules: str, pairs: Sequence[str], cards: Sequence[str], seats: int = 0
) -> dict[str, Any]:
    """Return a set-up as typed, decks in the order in which they were named; not completed.

    One deck is met by the first other deck of the game's default set-up. With `seats` so many play.

    Raises:
        Failure: the game has no decks, or is not played by so many.
    """
    found = {**game.default_setup(), **base(rules, pairs, cards)}
    if seats:
        fewest, most = game.fewest_seats(), game.most_seats()
        if not fewest <= seats <= most:
            raise Failure("seats-count", MISUSED, count=seats, fewest=fewest, most=most)
        if game.fewest:
            found["players"] = seats
    named = decks(game, text)
    if named and "decks" in found:
        others = [one for one in found["decks"] if one not in named]
        found["decks"] = [*named, *(others or found["decks"])][: max(len(named), len(game.seats))]
    elif named:
        raise Failure("no-decks", MISUSED, game=game.id)
    return found


def names(text: str) -> list[str]:
    """Return the names of a list "P,Q"."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seats_for(game: Game, seats: int, text: str) -> int:
    """Return how many are to play: as said, else as many as players are named where that is left open; 0: as usual."""
    return seats or (len(names(text)) if game.fewest else 0)


def players(seats: Sequence[str], text: str) -> list[str]:
    """Return the names of the players of a list "P,Q", one for each seat; `greedy` everywhere without any.

    Raises:
        Failure: there are more or fewer.
    """
    found = names(text) or ["greedy"] * len(seats)
    if len(found) != len(seats):
        raise Failure("players-count", MISUSED, count=len(found), wanted=len(seats))
    return found


def seat(seats: Sequence[str], name: str) -> int:
    """Return the number of a seat by its name.

    Raises:
        Failure: there is none.
    """
    found = nearest(name, seats)
    if not found:
        raise unknown("seat-unknown", name, seats, MISUSED)
    return list(seats).index(found)
