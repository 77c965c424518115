# plain: texts are made only when somebody reads them
"""What is printed on a card, made from its data: one message per verb, trigger, cost and continuous ability.

The messages stand in `text/cards.*.ftl`. A language arranges its own words: messages are given who is meant, how many
they are and of what kind, never a finished ending.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from pydantic import BaseModel

from liza.games.inframundis.cardmodels import (
    STATICS,
    VERBS,
    Ability,
    AlwaysModel,
    BonusStaticModel,
    BoostModel,
    CardModel,
    ChooseModel,
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
from liza.toolkit.cardtext import change, kebab, message_name, sentences
from liza.toolkit.text import Argument, Phrase, Words, named


def card_text(card: CardModel, language: str = "es") -> str:
    """Returns the printed text of a card, a line per ability; "" for a card without any.

    A token that the card makes is described where it is named; its file must have been read by `load_cards`.
    """
    return "\n".join(card_lines(card, language))


def card_lines(card: CardModel, language: str = "es") -> list[str]:
    """Returns the printed text of a card by lines: keywords, how a relic is laid, and each ability."""
    return [*_Writer(card, language).lines()]


def card_type(card: CardModel, language: str = "es") -> str:
    """Returns the type line of a card, such as "Campeón" or "Reliquia (equipo)"."""
    words = card_words()
    name = words.say(language, f"card-type-{card.type}")
    return f"{name} ({words.say(language, f'card-mode-{card.mode}')})" if card.mode else name


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
    found = [f"{family}-{kebab(name)}" for family, names in families.items() for name in names]
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
        self._chosen: FilterModel | None = None
        """What the ability chose before."""

    def lines(self) -> Iterator[str]:
        marks = [*self.marks()]
        if marks:
            yield sentences(marks)
        if self._card.bearers is not None:
            yield sentences([self.say("card-equips", who=self.one(self._card.bearers))])
        elif self._card.mode == "table":
            yield sentences([self.say("card-lies")])
        if self._card.effects:
            yield sentences(self.verbs(self._card.effects))
        for ability in self._card.abilities:
            yield sentences(self.ability(ability))

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
            when = self.say(f"card-when-{kebab(ability.when)}", **self.source())
            return [self.say("card-triggered", when=when, text=first), *others]
        message = "card-used-anytime" if ability.use.anytime else "card-used"
        return [self.say(message, cost=self.cost(ability.use), text=first), *others]

    def cost(self, use: UseModel) -> str:
        parts = [Phrase("card-use-ether", cost=use.cost)] if use.cost else []
        parts += [Phrase("card-use-exhaust")] if use.exhaust else []
        return self._words.join(self._language, parts or [Phrase("card-use-free")])

    def verbs(self, verbs: Sequence[VerbModel]) -> list[str]:
        self._that = "creature"
        self._chosen = None
        return [self.verb(verb) for verb in verbs]

    def verb(self, verb: VerbModel) -> str:
        args = self.plain(verb) | self.meant(getattr(verb, "who", None), "all")
        if isinstance(verb, TokenModel):
            args |= self.token(verb) | {"line": self.line(verb.line)}
        text = self.say(f"card-verb-{message_name(verb)}", **args)
        if verb.condition is None:
            return text
        query = self.say(f"card-query-{kebab(verb.condition)}", **self.source())
        return self.say("card-if", query=query, text=text)

    def static(self, static: BaseModel) -> str:
        args = self.plain(static) | self.meant(getattr(static, "to", None), "plain")
        if isinstance(static, BonusStaticModel):
            args |= {"while": static.in_line or "always", "per": kebab(static.per or "none")}
        return self.say(f"card-always-{message_name(static)}", **args)

    def plain(self, model: BaseModel) -> dict[str, Argument]:
        """Returns the words and numbers among the fields of a verb or a continuous ability."""
        args: dict[str, Argument] = {
            name: value
            for name, value in model
            if name not in ("verb", "rule", "who", "condition") and isinstance(value, (str, int))
        }
        if "keyword" in args:
            args["keyword"] = self.say(f"card-keyword-{args['keyword']}")
        if isinstance(model, (BoostModel, BonusStaticModel)):
            args["change"] = change(model.attack, model.life)
        return args

    def meant(self, who: object, form: str) -> dict[str, Argument]:
        """Returns who is meant and how many; `form`: `all` says that nobody is left out, `plain` leaves it open."""
        if isinstance(who, EachModel):
            return {"who": self.all(who.each, form), "number": "many"}
        if isinstance(who, ChooseModel):
            self._that = who.choose.kind
            chosen = who.choose if self._chosen is None else another(self._chosen, who.choose)
            self._chosen = who.choose
            return {"who": self.one(chosen), "number": "one"}
        if isinstance(who, str):
            return {"who": self.say(f"card-{who}", **self.source(), kind=self._that), "number": "one"}
        return {}

    def one(self, filters: FilterModel) -> str:
        return self.say("card-one", **self.fits(filters))

    def all(self, filters: FilterModel, form: str) -> str:
        return self.say("card-all", form="all" if filters.side == "any" else form, **self.fits(filters))

    def fits(self, filters: FilterModel) -> dict[str, Argument]:
        limits = ""
        if filters.max_attack is not None:
            limits += " " + self.say("card-limit-attack", most=filters.max_attack)
        if filters.max_cost is not None:
            limits += " " + self.say("card-limit-cost", most=filters.max_cost)
        return {
            "kind": filters.kind,
            "side": filters.side,
            "line": self.line(filters.line),
            "state": filters.state or "any",
            "other": "yes" if filters.other else "no",
            "limits": limits,
        }

    def line(self, line: str | None) -> str:
        """Returns the key of a line in messages; "here" is where the bearer stands, if there is one."""
        return "bearer" if line == "here" and self._card.mode == "equip" else line or "any"

    def source(self) -> dict[str, Argument]:
        """Returns what messages need to know of the card itself: its type, and the key of its line."""
        return {"type": self._card.type, "line": self.line("here")}

    def token(self, verb: TokenModel) -> dict[str, Argument]:
        """Returns a token's name and, in brackets, all that its card says."""
        card = verb.printed
        if card is None:
            return {"name": verb.card, "details": ""}
        writer = _Writer(card, self._language)
        stats = ", ".join([f"{card.attack}/{card.life}", *writer.marks()])
        # A token that makes tokens is described without them: two could name each other.
        told = [one for one in card.abilities if isinstance(one, AlwaysModel) or not _makes_tokens(one.do)]
        text = ". ".join([stats, *(sentences(writer.ability(ability)).removesuffix(".") for ability in told)])
        return {"name": named(card.name), "details": f" ({text})"}

    def keywords(self, keywords: Sequence[str]) -> str:
        return self._words.join(self._language, [Phrase(f"card-keyword-{keyword}") for keyword in keywords])

    def say(self, message: str, /, **args: Argument) -> str:
        return self._words.say(self._language, message, **args)


def another(first: FilterModel, second: FilterModel) -> FilterModel:
    """Returns the filter of a second target as it is told: "another", where the first could be meant [INF-3-6]."""
    sides, lines = {first.side, second.side}, {first.line, second.line}
    apart = (
        sides == {"yours", "enemy"}
        or (first.kind == "relic") != (second.kind == "relic")
        or (len(lines) == 2 and not lines & {None, "here"})
        or {first.state, second.state} == {"ready", "exhausted"}
    )
    return second if apart else second.model_copy(update={"other": True})


def _makes_tokens(verbs: Sequence[VerbModel]) -> bool:
    return any(isinstance(verb, TokenModel) for verb in verbs)
