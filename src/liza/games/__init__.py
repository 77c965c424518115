# plain: a list of names; games are imported when they are asked for.
"""The games: ours by id and module, other people's by the entry-point group `liza.games`.

A package of your own offers its game with

```toml
[project.entry-points."liza.games"]
my-game = "my_package.my_game"
```

where the name is the game's id and the module holds GAME. An id of ours can't be taken.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from liza.toolkit.game import Game

GROUP = "liza.games"
OURS = (
    ("inframundis", "liza.games.inframundis"),
    ("bellum", "liza.games.bellum"),
    ("resurgir", "liza.games.resurgir"),
    ("promised", "liza.games.promised"),
    ("campaign", "liza.games.campaign"),
    ("tictactoe", "liza.games.tictactoe"),
    ("connect4", "liza.games.connect4"),
)


class UnknownGameError(LookupError):
    """No game has this id.

    Attributes:
        id: what was asked for.
        known: the ids there are.
        likely: those that may have been meant, best first.
    """

    def __init__(self, id: str, known: Iterable[str]) -> None:
        self.id = id
        self.known = sorted(known)
        self.likely = difflib.get_close_matches(id.strip().lower(), self.known)
        meant = f" Did you mean {' or '.join(map(repr, self.likely))}?" if self.likely else ""
        super().__init__(f"there is no game {id!r}.{meant} Known are {', '.join(self.known)}")


class BrokenGameError(Exception):
    """A game is listed but its module can't be used; the message names who lists it and what is wrong."""


def ids() -> list[str]:
    """Return the id of every game, ours first, tutorials included, without importing any."""
    own = [id for id, _ in OURS]
    return own + sorted(_others().keys() - set(own))


def game(id: str) -> Game:
    """Return the game with this id.

    Raises:
        UnknownGameError: there is none.
        BrokenGameError: its module does not hold what it should.
    """
    for own, module in OURS:
        if own == id:
            return _checked(id, import_module(module), f"liza itself, as {module}")
    entry = _others().get(id)
    if entry is None:
        raise UnknownGameError(id, ids())
    return _checked(id, _loaded(entry), _whose(entry))


def games(tutorials: bool = False) -> list[Game]:
    """Return every game, ours first; the small ones of the how-to only if asked for."""
    found = [game(id) for id in ids()]
    return [one for one in found if tutorials or not one.tutorial]


def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _loaded(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:
        raise BrokenGameError(
            f"the game {entry.name!r} can't be loaded ({type(error).__name__}: {error}); it comes from {_whose(entry)}:"
            " update or uninstall that package"
        ) from error


def _whose(entry: EntryPoint) -> str:
    return f"{entry.dist.name if entry.dist else 'an unknown package'}, as {entry.value}"


def _checked(id: str, listed: object, whose: str) -> Game:
    found = listed if isinstance(listed, Game) else getattr(listed, "GAME", None)
    if not isinstance(found, Game):
        raise BrokenGameError(f"the game {id!r} has no GAME; it comes from {whose}: set GAME there to a Game")
    if found.id != id:
        raise BrokenGameError(f"the game {id!r} calls itself {found.id!r}; it comes from {whose}: make the two agree")
    return found


__all__ = ["GROUP", "OURS", "BrokenGameError", "UnknownGameError", "game", "games", "ids"]
