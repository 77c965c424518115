"""Which build runs: the modules compiled by mypyc, or their sources.

Three folders are compiled together, `kernel`, `toolkit` and `games`, except `__init__.py` files and modules that
say `# plain: reason` in their first lines; a folder whose `__init__.py` says so is left out as a whole. This module
alone knows that list; `setup.py` reads it from here.

A build made in place leaves a *stamp* beside the package, with a sum of every compiled source. When a source has
changed since, or when the variable `LIZA_INTERPRETED` is set, Python is made to use the sources everywhere: one
half compiled and the other newer would be neither build.
"""

from __future__ import annotations

import os
import re
import sys
import zlib
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
FOLDERS = ("kernel", "toolkit", "games")
STAMP = os.path.join(PACKAGE, "_compiled.txt")
SWITCH = "LIZA_INTERPRETED"
PLAIN = re.compile(rb"\A(?:[^\n]*\n){0,4}# plain: \S")

_forced = ""


class SourceFinder:
    """Finds the modules of this package in their sources, whatever stands beside them."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of this package; None leaves the search to the other finders."""
        if path is None or not name.startswith("liza."):
            return None
        for entry in path:
            if entry not in self._folders:
                self._folders[entry] = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self._folders[entry].find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def compiled_sources() -> Iterator[tuple[str, bytes]]:
    """The modules that a compiled build compiles: path below the package, with "/", and text; in a fixed order."""
    for folder in FOLDERS:
        top = os.path.join(PACKAGE, folder)
        for place, below, files in os.walk(top):
            if place != top and _is_plain(os.path.join(place, "__init__.py")):
                below.clear()
                continue
            below.sort()
            for file in sorted(files):
                if not file.endswith(".py") or file == "__init__.py":
                    continue
                with open(os.path.join(place, file), "rb") as source:
                    text = source.read()
                if PLAIN.match(text) is None:
                    yield os.path.relpath(os.path.join(place, file), PACKAGE).replace(os.sep, "/"), text


def _is_plain(file: str) -> bool:
    """Whether a file is there and says that it is not compiled."""
    try:
        with open(file, "rb") as source:
            return PLAIN.match(source.read()) is not None
    except FileNotFoundError:
        return False


def fingerprint() -> str:
    """What a stamp must say for its build to belong to these sources and this Python."""
    lines = [EXTENSION_SUFFIXES[0]]
    lines += [f"{zlib.crc32(text):08x} {path}" for path, text in compiled_sources()]
    return "\n".join(lines) + "\n"


def stamp() -> str | None:
    """The text of the stamp; None where there is none (no build in place, or an installed package)."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def switched_off() -> bool:
    """Whether the environment asks for the interpreted build."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def install() -> None:
    """Choose the build for this process; `liza/__init__.py` calls it before any other module is imported."""
    global _forced
    if switched_off():
        _forced = "asked"
    else:
        left = stamp()
        if left is not None and left != fingerprint():
            _forced = "stale"
    if _forced:
        sys.meta_path.insert(0, SourceFinder())


def is_compiled() -> bool:
    """Whether the kernel runs compiled in this process."""
    try:
        spec = find_spec("liza.kernel.state")
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def build_words() -> str:
    """The name of the build that runs: "compiled" or "interpreted"."""
    return "compiled" if is_compiled() else "interpreted"


def why_interpreted() -> str:
    """Why the sources run: "asked" (the switch), "stale" (sources changed since), "absent" (no build); else ""."""
    if is_compiled():
        return ""
    return _forced or "absent"
