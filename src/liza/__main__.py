"""Runs the terminal program: `python -m liza`."""

from liza.cli import main

if __name__ == "__main__":
    main()
