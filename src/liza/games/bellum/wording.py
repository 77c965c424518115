# plain: texts are made only when somebody reads them
"""What is printed on a card, made from its data: one message per verb, trigger, cost and continuous ability.

The messages stand in `text/cards.*.ftl`. A language arranges its own words: messages are given who is meant, how many
they are and of what kind, never a finished ending.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from pydantic import BaseModel

from liza.games.bellum.cardmodels import (
    STATICS,
    VERBS,
    Ability,
    AlwaysModel,
    BonusStaticModel,
    BoostModel,
    CardModel,
    ChooseModel,
    DiscountStaticModel,
    EachModel,
    Event,
    FilterModel,
    Keyword,
    Query,
    Trigger,
    TriggeredModel,
    Type,
    UseModel,
    VerbModel,
)
from liza.toolkit.cardtext import change, kebab, message_name, sentences
from liza.toolkit.text import Argument, Phrase, Words

AGES = ("0", "I", "II", "III", "IV")


def card_text(card: CardModel, language: str = "es") -> str:
    """Returns the printed text of a card, a line per ability; "" for a card without any."""
    return "\n".join(card_lines(card, language))


def card_lines(card: CardModel, language: str = "es") -> list[str]:
    """Returns the printed text of a card by lines: keywords and permissions, windows, effects, each ability."""
    return [*_Writer(card, language).lines()]


def target_text(card: CardModel, wanted: FilterModel, language: str = "es") -> str:
    """Returns what a card asks for as a target, such as "an enemy Unit in the Rearguard"."""
    return _Writer(card, language).one(wanted)


def card_type(card: CardModel, language: str = "es") -> str:
    """Returns the type line of a card, such as "Unidad · Infantería veterana · Vanguardia · Edad I"."""
    words = card_words()
    parts = [words.say(language, f"card-type-{card.type}")]
    if card.family:
        stage = card.stage or "none"
        parts.append(words.say(language, "card-family", family=kebab(card.family), stage=stage))
        if not card.family.endswith("_siege"):
            parts.append(words.say(language, "card-zone", zone=card.zone or ""))
    elif card.kind and not (card.kind == "building" and card.shrine):
        parts.append(words.say(language, "card-structure", kind=card.kind, stage=card.stage or "none"))
    if card.shrine:
        parts.append(words.say(language, f"card-shrine-{card.shrine}"))
    if card.age:
        parts.append(words.say(language, "card-age", age=AGES[card.age]))
    return " · ".join(parts)


def needed_messages() -> list[str]:
    """Returns the id of every message that a card of any kind may need; each language has to have them all."""
    families = {
        "card-type": get_args(Type),
        "card-keyword": get_args(Keyword),
        "card-verb": VERBS,
        "card-always": STATICS,
        "card-when": get_args(Trigger),
        "card-query": get_args(Query),
        "card-event": get_args(Event),
        "card-use": ("cost", "exhaust", "free"),
        "card-shrine": ("church", "temple"),
    }
    found = [f"{family}-{kebab(name)}" for family, names in families.items() for name in names]
    return [*found, *_OTHER_MESSAGES]


_OTHER_MESSAGES = (
    "card-one",
    "card-all",
    "card-self",
    "card-that",
    "card-limits",
    "card-family",
    "card-structure",
    "card-zone",
    "card-age",
    "card-early",
    "card-window",
    "card-window-or",
    "card-if",
    "card-once",
    "card-triggered",
    "card-used",
    "card-named",
)


def card_words() -> Words:
    """Returns the messages of the game."""
    return Words.of("liza.games.bellum")


class _Writer:
    """Writes one card in one language."""

    def __init__(self, card: CardModel, language: str) -> None:
        self._card = card
        self._language = language
        self._words = card_words()
        self._that = "unit"
        """Kind of the target chosen last."""

    def lines(self) -> Iterator[str]:
        marks = [self.say(f"card-keyword-{keyword}") for keyword in self._card.keywords]
        if marks:
            yield sentences(marks)
        if self._card.early:
            yield sentences([self.say("card-early", age=AGES[self._card.early])])
        if self._card.window:
            yield sentences([self.window()])
        if self._card.effects:
            yield sentences(self.verbs(self._card.effects))
        for ability in self._card.abilities:
            yield sentences(self.ability(ability))

    def window(self) -> str:
        """Returns when a Tactic may be played [BEL-9-2]."""
        first, *others = [
            self.say(f"card-event-{kebab(self._card.event or '')}")
            if window == "event"
            else self.say("card-window", window=window, only=self._card.only or "both")
            for window in self._card.window
        ]
        for other in others:
            first = self.say("card-window-or", first=first, next=other)
        return first

    def ability(self, ability: Ability) -> list[str]:
        """Returns the sentences of an ability; the first carries its moment, its cost or its name."""
        if isinstance(ability, AlwaysModel):
            return [self.static(ability)]
        first, *others = self.verbs(ability.do)
        if isinstance(ability, TriggeredModel):
            when = self.say(f"card-when-{kebab(ability.when)}", type=self._card.type)
            if ability.once:
                when = self.say("card-once", when=when)
            return [self.say("card-triggered", when=when, text=first), *others]
        message = self.say("card-used", window=ability.use.window, cost=self.cost(ability.use), text=first)
        return [message, *others]

    def cost(self, use: UseModel) -> str:
        parts = [Phrase("card-use-cost", cost=use.cost)] if use.cost else []
        parts += [Phrase("card-use-exhaust")] if use.exhaust else []
        return self._words.join(self._language, parts or [Phrase("card-use-free")])

    def verbs(self, verbs: Sequence[VerbModel]) -> list[str]:
        self._that = "unit"
        return [self.verb(verb) for verb in verbs]

    def verb(self, verb: VerbModel) -> str:
        args = self.plain(verb) | self.meant(getattr(verb, "who", None), "all")
        text = self.say(f"card-verb-{message_name(verb)}", **args)
        if verb.condition is None:
            return text
        return self.say("card-if", query=self.say(f"card-query-{kebab(verb.condition)}"), text=text)

    def static(self, ability: AlwaysModel) -> str:
        static = ability.always
        args = self.plain(static) | self.meant(getattr(static, "to", None), "plain")
        if isinstance(static, DiscountStaticModel):
            args |= {
                "first": "yes" if static.first else "no",
                "family": kebab(static.family or "any"),
                "minimum": -1 if static.minimum is None else static.minimum,
            }
        text = self.say(f"card-always-{message_name(static)}", **args)
        return self.say("card-named", name=static.name[self._language], text=text)

    def plain(self, model: BaseModel) -> dict[str, Argument]:
        """Returns the words and numbers among the fields of a verb or a continuous ability."""
        skipped = ("verb", "rule", "who", "to", "condition", "name", "first", "family", "minimum")
        args: dict[str, Argument] = {
            name: value for name, value in model if name not in skipped and isinstance(value, (str, int))
        }
        if "keyword" in args:
            args["keyword"] = self.say(f"card-keyword-{args['keyword']}")
        if hasattr(model, "stage"):
            args["stage"] = model.stage or "any"
        if isinstance(model, (BoostModel, BonusStaticModel)):
            args["change"] = change(model.attack, model.defence)
        return args

    def meant(self, who: object, form: str) -> dict[str, Argument]:
        """Returns who is meant and how many; `form`: `all` says that nobody is left out, `plain` leaves it open."""
        if isinstance(who, EachModel):
            return {"who": self.say("card-all", form=form, **self.fits(who.each)), "number": "many"}
        if isinstance(who, ChooseModel):
            self._that = who.choose.kind
            return {"who": self.one(who.choose), "number": "one"}
        if isinstance(who, str):
            kind = self._card.type if who == "self" else kebab(self._that)
            return {"who": self.say(f"card-{who}", kind=kind), "number": "one"}
        return {}

    def one(self, filters: FilterModel) -> str:
        return self.say("card-one", **self.fits(filters))

    def fits(self, filters: FilterModel) -> dict[str, Argument]:
        return {
            "kind": kebab(filters.kind),
            "side": filters.side,
            "zone": filters.zone or "any",
            "family": kebab(filters.family or "any"),
            "stage": filters.stage or "any",
            "state": filters.state or "any",
            "other": "yes" if filters.other else "no",
            "of": filters.of,
            "limits": self.limits(filters),
        }

    def limits(self, filters: FilterModel) -> str:
        found = ""
        if filters.keyword:
            keyword = self.say(f"card-keyword-{filters.keyword}")
            found += self.say("card-limits", limit="keyword", most=0, keyword=keyword)
        for limit, most in (("attack", filters.max_attack), ("left", filters.max_left), ("cost", filters.max_cost)):
            if most is not None:
                found += self.say("card-limits", limit=limit, most=most, keyword="")
        return found

    def say(self, message: str, /, **args: Argument) -> str:
        return self._words.say(self._language, message, **args)
