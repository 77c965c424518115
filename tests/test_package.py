"""What is shipped: every file that the program reads is among the package's data."""

from __future__ import annotations

import tomllib
from pathlib import Path

import liza

PACKAGE = Path(liza.__file__).parent
MADE = {".py", ".pyc", ".so", ".pyd"}


def test_every_file_beside_the_code_is_shipped():
    settings = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["*"]
    packages = [file.parent for file in PACKAGE.rglob("__init__.py")]
    shipped = {found for package in packages for pattern in patterns for found in package.glob(pattern)}
    files = {file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix not in MADE}
    assert files - shipped <= {PACKAGE / "_compiled.txt"}


def test_every_folder_of_code_is_a_package():
    folders = {file.parent for file in PACKAGE.rglob("*.py")}
    assert all((folder / "__init__.py").is_file() for folder in folders)
