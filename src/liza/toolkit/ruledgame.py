# plain: sets games up and speaks of them; the rules are in the other modules
"""A game with a rulebook: a catalogue of clauses, options of the rules with presets, and texts of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from liza.kernel import Ask, State
from liza.toolkit.clauses import Catalogue
from liza.toolkit.game import Game, Setup
from liza.toolkit.problems import Problem, ProblemsError, problem
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.telling import Teller, label
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import Choice


class RuledGame(Game):
    """A game whose rules have options; its texts are messages of its own.

    Presets of options are told by `preset-<name>`, with an attribute `note`; endings by `ending-<name>`; `pitch` is
    the message of that name.
    """

    ruleset: ClassVar[Ruleset]
    teller: ClassVar[Teller]

    # Setting up

    def problem(self, said: Phrase, place: str, clause: str = "") -> Problem:
        """Return a problem with the set-up."""
        return problem(self.words(), said, place=place, clause=clause)

    def unknown_keys(self, setup: Setup, known: Sequence[str]) -> list[Problem]:
        """Return a problem for each key that means nothing."""
        keys = Phrase("problem-or", first=", ".join(known[:-1]), last=known[-1], opening="other")
        return [
            self.problem(Phrase("setup-unknown", key=str(key), known=keys), str(key))
            for key in setup
            if key not in known
        ]

    def chosen_options(self, setup: Setup, problems: list[Problem]) -> dict[str, Any]:
        """Return the options that a set-up names: those of its preset `rules`, then its own `options`."""
        chosen: dict[str, Any] = {}
        preset = setup.get("rules")
        if preset:
            known = self.ruleset.presets()
            if preset not in known:
                said = Phrase("setup-rules-unknown", name=str(preset), known=", ".join(sorted(known)))
                problems.append(self.problem(said, "rules"))
            chosen = dict(known.get(preset, {}))
        return {**chosen, **setup.get("options", {})}

    def all_options(self, chosen: Mapping[str, Any], problems: list[Problem]) -> dict[str, str]:
        """Return every option with its value; the usual ones where something is wrong with those chosen."""
        try:
            return self.ruleset.complete(chosen)
        except ProblemsError as error:
            problems += error.problems
            return self.ruleset.defaults()

    # Being offered

    def preset_names(self) -> list[str]:
        """Return the names of the rulesets, that of the rulebook first."""
        return list(self.ruleset.presets())

    def choices(self) -> list[Choice]:
        """Return the options of the rules that can be chosen."""
        return self.ruleset.choices()

    def catalogue(self) -> Catalogue:
        """Return the rulebook's clauses."""
        return self.ruleset.catalogue()

    # Texts

    def words(self) -> Words:
        """Return the game's texts."""
        return self.ruleset.words()

    def pitch(self) -> Phrase:
        """Return what the game is about."""
        return label("pitch")

    def preset_phrase(self, name: str) -> Phrase:
        """Return the words for a ruleset; its attribute `note` says what is different in it."""
        return Phrase(f"preset-{name}")

    def ending_phrase(self, ending: str) -> Phrase:
        """Return the words for an ending named by `outcome`."""
        return Phrase(f"ending-{ending}")

    def ask_phrase(self, seen: State, ask: Ask[Any]) -> Phrase:
        """Return the question in one sentence."""
        return self.teller.ask_phrase(seen, ask)

    def option_phrase(self, seen: State, ask: Ask[Any], option: int) -> Phrase:
        """Return an option as a button says it."""
        return self.teller.option_phrase(seen, ask, option)

    def reason_phrase(self, clause: str) -> Phrase:
        """Return why a clause forbids something, in one sentence a player understands."""
        return self.teller.reason_phrase(clause)

    def remedy_phrase(self, clause: str) -> Phrase | None:
        """Return what would make it legal, if anything would."""
        return self.teller.remedy_phrase(clause)
