# plain: texts are made only when somebody reads them
"""What is printed on a card, made from its data: one message per verb, trigger, cost and continuous ability.

The messages stand in `text/cards.*.ftl`. A language arranges its own words: messages are given who is meant, how many
they are and of what kind, never a finished ending.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

from liza.games.inframundis.cardmodels import (
    STATICS,
    VERBS,
    Ability,
    AlwaysModel,
    BonusStaticModel,
    CardModel,
    ChooseModel,
    DiscountStaticModel,
    EachModel,
    FilterModel,
    Keyword,
    Query,
    TokenModel,
    Trigger,
    TriggeredModel,
    Type,
    UseModel,
    VerbModel,
)
from liza.toolkit.text import Argument, Phrase, Words, named

CAPITALS_LAST = 1


def card_text(card: CardModel, language: str = "es") -> str:
    """Returns the printed text of a card, a line per ability; "" for a card without any.

    A token that the card makes is described where it is named; its file must have been read by `load_cards`.
    """
    return "\n".join(card_lines(card, language))


def card_lines(card: CardModel, language: str = "es") -> list[str]:
    """Returns the printed text of a card by lines: keywords, how a relic is laid, and each ability."""
    return [*_Writer(card, language).lines()]


def card_type(card: CardModel, language: str = "es") -> str:
    """Returns the type line of a card: "Reliquia (equipo)", "Campeón (Única)"."""
    words = card_words()
    notes = [f"card-mode-{card.mode}"] if card.mode else []
    notes += ["card-unique"] if card.unique else []
    name = words.say(language, f"card-type-{card.type}")
    return f"{name} ({', '.join(words.say(language, note) for note in notes)})" if notes else name


def needed_messages() -> list[str]:
    """Returns the id of every message that a card of any kind may need; each language has to have them all."""
    families = {
        "card-type": get_args(Type),
        "card-keyword": get_args(Keyword),
        "card-verb": VERBS,
        "card-always": STATICS,
        "card-when": get_args(Trigger),
        "card-query": get_args(Query),
        "card-use": ("ether", "exhaust", "free"),
        "card-mode": ("equip", "table"),
    }
    found = [f"{family}-{_kebab(name)}" for family, names in families.items() for name in names]
    return [*found, *_OTHER_MESSAGES]


_OTHER_MESSAGES = (
    "card-one",
    "card-all",
    "card-self",
    "card-bearer",
    "card-that",
    "card-limit-attack",
    "card-limit-cost",
    "card-unique",
    "card-echo",
    "card-with",
    "card-equips",
    "card-lies",
    "card-if",
    "card-triggered",
    "card-used",
    "card-used-anytime",
    "card-token",
)


def card_words() -> Words:
    """Returns the messages of the game."""
    return Words.of("liza.games.inframundis")


class _Writer:
    """Writes one card in one language."""

    def __init__(self, card: CardModel, language: str) -> None:
        self._card = card
        self._language = language
        self._words = card_words()
        self._that = "creature"
        """Kind of the target chosen last."""

    def lines(self) -> Iterator[str]:
        marks = [*self.marks()]
        if marks:
            yield _sentences(marks)
        if self._card.bearers is not None:
            yield _sentences([self.say("card-equips", who=self.one(self._card.bearers))])
        elif self._card.mode == "table":
            yield _sentences([self.say("card-lies")])
        if self._card.effects:
            yield _sentences(self.verbs(self._card.effects))
        for ability in self._card.abilities:
            yield _sentences(self.ability(ability))

    def marks(self) -> Iterator[str]:
        """Yields Única, the keywords and Eco."""
        if self._card.unique:
            yield self.say("card-unique")
        for keyword in self._card.keywords:
            yield self.say(f"card-keyword-{keyword}")
        echo = self._card.echo
        if echo is not None:
            keywords = self.keywords(echo.keywords)
            extra = " " + self.say("card-with", keywords=keywords) if echo.keywords else ""
            yield self.say("card-echo", attack=echo.attack, life=echo.life, extra=extra)

    def ability(self, ability: Ability) -> list[str]:
        """Returns the sentences of an ability; the first carries its moment or its cost."""
        if isinstance(ability, AlwaysModel):
            return [self.static(ability.always)]
        first, *others = self.verbs(ability.do)
        if isinstance(ability, TriggeredModel):
            when = self.say(f"card-when-{_kebab(ability.when)}", **self.source())
            return [self.say("card-triggered", when=when, text=first), *others]
        message = "card-used-anytime" if ability.use.anytime else "card-used"
        return [self.say(message, cost=self.cost(ability.use), text=first), *others]

    def cost(self, use: UseModel) -> str:
        parts = [Phrase("card-use-ether", cost=use.cost)] if use.cost else []
        parts += [Phrase("card-use-exhaust")] if use.exhaust else []
        return self._words.join(self._language, parts or [Phrase("card-use-free")])

    def verbs(self, verbs: Sequence[VerbModel]) -> list[str]:
        self._that = "creature"
        return [self.verb(verb) for verb in verbs]

    def verb(self, verb: VerbModel) -> str:
        args = self.arguments(verb)
        if isinstance(verb, TokenModel):
            args |= {"card": self.token(verb), "line": self.line(verb.line)}
        text = self.say(f"card-verb-{_kebab(str(getattr(verb, 'verb')))}", **args)
        if verb.condition is None:
            return text
        query = self.say(f"card-query-{_kebab(verb.condition)}", **self.source(), that=self._that)
        return self.say("card-if", query=query, text=text)

    def static(self, static: Any) -> str:
        args = self.arguments(static)
        if isinstance(static, BonusStaticModel):
            args |= {"in": static.in_line or "any", "per": static.per or "none"}
        return self.say(f"card-always-{_kebab(static.rule)}", **args)

    def arguments(self, model: Any) -> dict[str, Argument]:
        """Returns the fields of a verb or a continuous ability, put into words where they are not simple."""
        args: dict[str, Argument] = {}
        for name in type(model).model_fields:
            value = getattr(model, name)
            if name in ("who", "to") and not isinstance(value, str):
                args["who"], args["number"] = self.who(value, "all" if name == "who" else "plain"), "many"
                if isinstance(value, ChooseModel):
                    args["number"] = "one"
            elif name == "to" and "who" not in type(model).model_fields and value in ("self", "bearer"):
                args["who"], args["number"] = self.who(value, "plain"), "one"
            elif name == "who":
                args["who"], args["number"] = self.who(value, "all"), "one"
            elif name == "keyword":
                args["keyword"] = self.say(f"card-keyword-{value}")
            elif isinstance(value, (str, int)) and not isinstance(value, bool):
                args[name] = value
        if "attack" in args and "life" in args:
            args["change"] = _change(int(str(args["attack"])), int(str(args["life"])))
        return args
