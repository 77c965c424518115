# plain: options are read once, when a match is set up
"""The options of a rulebook: which reading of a clause is played; of the values in the catalogue the first is usual."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from liza.kernel import Rng
from liza.toolkit.clauses import Catalogue, read_catalogue
from liza.toolkit.problems import Problem, ProblemsError, guess, problem, quoted
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import Choice
from liza.toolkit.yamlfile import read_yaml


class Conflict(NamedTuple):
    """Values that can't be played together: what is wrong, the option that gives way, and the clause."""

    said: Phrase
    option: str
    clause: str


def _none(options: Mapping[str, str]) -> Iterable[Conflict]:
    return ()


class Ruleset:
    """The options of one game, and the named sets of them in its folder `rulesets`."""

    def __init__(
        self,
        package: str,
        data: Path,
        *,
        not_supported: Mapping[tuple[str, str], str] | None = None,
        conflicts: Callable[[Mapping[str, str]], Iterable[Conflict]] = _none,
    ) -> None:
        """Reads nothing yet.

        Args:
            package: whose texts name the options.
            data: the folder of `clauses.toml` and `rulesets/*.yaml`.
            not_supported: values that the catalogue lists and the engine does not play, with the clause that says
                what is played instead.
            conflicts: tells which of some complete options don't go together.
        """
        self.package = package
        self._data = data
        self._not_supported = dict(not_supported or {})
        self._conflicts = conflicts

    def catalogue(self) -> Catalogue:
        """Return the rulebook's clauses."""
        return _catalogue(self._data / "clauses.toml")

    def words(self) -> Words:
        """Return the game's texts."""
        return Words.of(self.package)

    def values(self) -> dict[str, list[str]]:
        """Return every value of every option as the catalogue lists them, in the rulebook's order."""
        return {one.option: [str(value) for value in one.values] for one in self.catalogue() if one.option}

    def defaults(self) -> dict[str, str]:
        """Return every option with its default, the first of its values."""
        return {option: values[0] for option, values in self.values().items()}

    def supported(self, option: str) -> list[str]:
        """Return the values of an option that can be played, the default first."""
        return [value for value in self.values()[option] if (option, value) not in self._not_supported]

    def presets(self) -> dict[str, dict[str, str]]:
        """Return the named sets of options, complete; that of the rulebook first, then by name."""
        paths = sorted((self._data / "rulesets").glob("*.yaml"))
        known = {path.stem: self.complete(read_yaml(path).data or {}) for path in paths}
        return dict(sorted(known.items(), key=lambda one: (one[1] != self.defaults(), one[0])))

    def complete(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Return all options, those not named at their default.

        Raises:
            ProblemsError: an unknown or unsupported option or value, or values that don't go together.
        """
        complete, problems = self.defaults(), list[Problem]()
        for name, value in options.items():
            wrong = self._wrong(name, str(value))
            if wrong is None:
                complete[name] = str(value)
            else:
                problems.append(wrong)
        problems += [self._problem(*conflict) for conflict in self._conflicts(complete)]
        if problems:
            raise ProblemsError(problems)
        return complete

    def _wrong(self, name: str, value: str) -> Problem | None:
        """Return what is wrong with a value given to an option, if anything is."""
        values = self.values()
        if name not in values:
            said = Phrase("ruleset-option-unknown", option=str(name), guess=guess(str(name), values))
            return self._problem(said, name)
        if value not in values[name]:
            said = Phrase("ruleset-value-unknown", option=name, value=value, values=quoted(values[name]))
            return self._problem(said, name, next(one.id for one in self.catalogue() if one.option == name))
        if (name, value) in self._not_supported:
            said = Phrase("ruleset-not-supported", option=name, value=value)
            return self._problem(said, name, self._not_supported[name, value])
        return None

    def _problem(self, said: Phrase, place: str, clause: str = "") -> Problem:
        return problem(self.words(), said, place=place, clause=clause)

    def choices(self) -> list[Choice]:
        """Return the options that a lobby offers, in the rulebook's order: those with several values to choose from.

        Their words are the messages `choice-<option>` and `choice-<option>--<value>`.
        """
        offered = [
            Choice(
                one.option,
                Phrase(f"choice-{one.option}"),
                one.id,
                [(value, Phrase(f"choice-{one.option}--{value}")) for value in self.supported(one.option)],
            )
            for one in self.catalogue()
            if one.option
        ]
        return [choice for choice in offered if len(choice.values) > 1]

    def random_options(self, rng: Rng) -> dict[str, str]:
        """Return about half of the options with any of their values, such as can be played together; for tests."""
        out: dict[str, str] = {}
        for option, values in self.values().items():
            if rng.below(2) == 0:
                out[option] = values[rng.below(len(values))]
        for option, value in self._not_supported:
            if out.get(option) == value:
                del out[option]
        for conflict in self._conflicts({**self.defaults(), **out}):
            out.pop(conflict.option, None)
        return out


@cache
def _catalogue(path: Path) -> Catalogue:
    return read_catalogue(path)
