"""Records kept on a shelf and chains of hashes: the same game, the same end, in every process and build.

A *shelf* is a folder of records (`*.jsonl`); each must replay, hash by hash, in a fresh process, whatever the seed of
its hashes. A *chain* is one hash for each of some random games, made of every state met; equal chains mean equal games.

Fresh processes run this module:

    python -m liza.testing.goldens record tictactoe 7 > tests/golden/tictactoe-7.jsonl
    python -m liza.testing.goldens replay tests/golden/*.jsonl
    python -m liza.testing.goldens chain tictactoe 20

A game is named by its id or, where it is not registered, as `module:NAME`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from liza import _build
from liza.games import game as registered
from liza.kernel import LIVE, REAL, RecordError, digest, read_record, state_hash
from liza.testing.contract import random_match
from liza.testing.walks import Walk, setup_for
from liza.toolkit.game import Game


def named(reference: str) -> Game:
    """Return a game by its id or as `module:NAME`."""
    module, colon, name = reference.partition(":")
    found = getattr(import_module(module), name) if colon else registered(reference)
    assert isinstance(found, Game), f"{reference} is no Game"
    return found


# Chains


def chain(game: Game, seeds: Iterable[int]) -> list[str]:
    """Return one hash for each seed: that of every state of a random game, odd seeds with the stops of a live match."""
    return [_link(Walk(game, setup_for(game, seed), seed, LIVE if seed % 2 else REAL, standing=True)) for seed in seeds]


def _link(walk: Walk) -> str:
    told = ""
    for state in walk:
        told = digest(told + state_hash(state) + str(walk.options))
    return digest(told + state_hash(walk.state))


def chain_elsewhere(reference: str, count: int, interpreted: bool, hash_seed: int = 0) -> list[str]:
    """Return the chain of the seeds below `count` from a fresh process, which runs the build that is asked for.

    Raises:
        AssertionError: the process failed, or ran another build.
    """
    told = _run(["chain", reference, str(count)], interpreted, hash_seed)
    wanted = "interpreted" if interpreted else "compiled"
    assert told["build"] == wanted, f"the {wanted} build was asked for, but the {told['build']} one ran"
    return list(told["chain"])


# Shelves


def replay_shelf(files: Sequence[Path], others: Mapping[str, str] | None = None) -> dict[str, str]:
    """Replay records in this process and return the hash of each end by file name.

    Args:
        files: the records.
        others: `module:NAME` by id, for games that are not registered.

    Raises:
        AssertionError: a record does not replay; names the file.
    """
    ends = {}
    for file in files:
        try:
            record = read_record(file.read_bytes())
            id = record.header["game"]
            match = named((others or {}).get(id, id)).replay(record)
            assert match.record().to_text() == file.read_text(encoding="utf-8"), "its replay makes another record"
        except (RecordError, AssertionError) as error:
            raise AssertionError(f"{file}: {error}") from error
        ends[file.name] = state_hash(match.state)
    return ends


def replay_elsewhere(
    files: Sequence[Path], hash_seed: int, interpreted: bool, others: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Replay records in a fresh process with this hash seed; see `replay_shelf`."""
    games = [f"{id}={reference}" for id, reference in (others or {}).items()]
    told = _run(["replay", *games, *map(str, files)], interpreted, hash_seed)
    return dict(told["ends"])


# The fresh process


def _run(arguments: list[str], interpreted: bool, hash_seed: int) -> dict[str, Any]:
    variables = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    variables.pop(_build.SWITCH, None)
    if interpreted:
        variables[_build.SWITCH] = "1"
    command = [sys.executable, "-m", "liza.testing.goldens", *arguments]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stderr}"
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def main(arguments: Sequence[str]) -> None:
    """Run one of the commands that the module's docstring shows."""
    if not arguments:
        sys.exit("no command: use record, chain or replay")
    command, *rest = arguments
    if command == "record":
        print(random_match(named(rest[0]), int(rest[1])).record().to_text(), end="")
        return
    told: dict[str, Any] = {"build": _build.build_words()}
    if command == "chain":
        told["chain"] = chain(named(rest[0]), range(int(rest[1])))
    elif command == "replay":
        others = dict(one.split("=", 1) for one in rest if "=" in one)
        told["ends"] = replay_shelf([Path(one) for one in rest if "=" not in one], others)
    else:
        sys.exit(f"no command {command!r}: use record, chain or replay")
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1:])
