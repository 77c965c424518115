"""The terminal program; everything it says is in `text/`, everything it does is done elsewhere."""

from __future__ import annotations

from liza.cli.app import app


def main() -> None:
    """Run the program."""
    app()


__all__ = ["app", "main"]
