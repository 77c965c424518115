"""Builds the compiled modules; everything else about the package is in pyproject.toml.

Without more a build is pure Python. `LIZA_COMPILE=1` compiles what `src/liza/_build.py` lists, and
`python setup.py compiled` does so in place, where that is needed and possible.
"""

import os
import runpy
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
BUILD = runpy.run_path(str(ROOT / "src" / "liza" / "_build.py"))
WANTED: str = BUILD["fingerprint"]()  # before compiling: a source changed meanwhile must not pass for compiled


def asked() -> bool:
    """Whether the environment asks for compiled modules."""
    return os.environ.get("LIZA_COMPILE", "") not in ("", "0")


def extensions() -> list[Extension]:
    """All compiled modules, as one group that shares one library."""
    from mypyc.build import mypycify

    paths = [f"src/liza/{path}" for path, _ in BUILD["compiled_sources"]()]
    if not paths:
        return []
    arguments = ["--config-file", "pyproject.toml", *paths]
    return mypycify(arguments, opt_level="3", debug_level="0", group_name="liza", multi_file=True)


def products() -> list[Path]:
    """Where a build in place leaves the compiled modules."""
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    return [ROOT / "src" / "liza" / path.replace(".py", suffix) for path, _ in BUILD["compiled_sources"]()]


def missing() -> str:
    """What this machine lacks for compiling, with the remedy; empty where nothing lacks."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = sysconfig.get_path("include")
    try:
        command = [*compiler, "-x", "c", "-fsyntax-only", f"-I{headers}", "-"]
        tried = subprocess.run(command, input="#include <Python.h>\n", capture_output=True, text=True, check=False)
    except OSError:
        return f"no C compiler ({compiler[0]}): install gcc or clang"
    if tried.returncode:
        return f"no Python headers in {headers}: install python3-dev, or what your system calls it"
    return ""


class Build(build_ext):
    """Stamps a build made in place, and removes compiled modules whose source is no longer compiled."""

    def run(self) -> None:
        """Build; until that is done the stamp fits nothing, so that half a build is never used."""
        if not self.inplace or not self.extensions:
            super().run()
            return
        stamp = Path(BUILD["STAMP"])
        stamp.write_text("unfinished\n", encoding="utf-8")
        super().run()
        self.remove_strangers()
        stamp.write_text(WANTED, encoding="utf-8")

    def build_extensions(self) -> None:
        """Compile the C files of one library side by side; setuptools takes one after the other."""
        one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: one([source], *args, **options), sources)
            return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()

    def remove_strangers(self) -> None:
        """Delete compiled modules for this Python that this build did not make."""
        for found in (ROOT / "src" / "liza").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if found not in products():
                found.unlink()


class Compiled(Command):
    """Compiles in place, unless the build there is current or the machine has no compiler."""

    description = "compile the engine in place, where needed and possible"
    user_options = [("probe", None, "only fail, with the reason, where this machine can't compile")]

    def initialize_options(self) -> None:
        """Compile by default."""
        self.probe = False

    def finalize_options(self) -> None:
        """Take the options as they are."""

    def run(self) -> None:
        """Say what is missing, or compile; say nothing where there is nothing to do."""
        lack = missing()
        if lack and self.probe:
            sys.exit(f"Can't compile: {lack}.")
        if self.probe or (BUILD["stamp"]() == WANTED and all(path.exists() for path in products())):
            return
        if lack:
            print(f"The engine runs interpreted, and slower: {lack}; then `make compiled`.")
            return
        print("Compiling the engine (a minute or two) ...", flush=True)
        self.distribution.ext_modules = extensions()
        self.reinitialize_command("build_ext", inplace=True)
        self.run_command("build_ext")


os.chdir(ROOT)
setup(ext_modules=extensions() if asked() else [], cmdclass={"build_ext": Build, "compiled": Compiled})
