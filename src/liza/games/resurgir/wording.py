# plain: texts are made only when somebody reads them
"""What is printed on a card, made from its data: one message per verb, trigger, cost and continuous ability.

The messages stand in `text/cards.*.ftl`. A language arranges its own words: messages are given who is meant, how many
they are and of what kind, never a finished ending.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from pydantic import BaseModel

from liza.games.resurgir.cardmodels import (
    STATICS,
    VERBS,
    Ability,
    ActivatedModel,
    AlwaysModel,
    CardModel,
    ChooseModel,
    EachModel,
    EncounterModel,
    EquinoxModel,
    FilterModel,
    Keyword,
    KeywordModel,
    Label,
    NeedModel,
    PaysModel,
    Static,
    Subcategory,
    Trigger,
    TriggeredModel,
    Type,
    UseModel,
    VerbModel,
)
from liza.toolkit.cardtext import kebab, message_name, sentences
from liza.toolkit.text import Argument, Phrase, Words

_STRUCTURES = ("structure", "economic", "development")


def card_text(card: CardModel, language: str = "es") -> str:
    """Returns the printed text of a card, a line per ability; "" for a card without any."""
    return "\n".join(card_lines(card, language))


def card_lines(card: CardModel, language: str = "es") -> list[str]:
    """Returns the printed text of a card by lines: keywords, costs, effects, each ability; a Culture's three parts."""
    return [*_Writer(card, language).lines()]


def ability_text(card: CardModel, index: int, language: str = "es") -> str:
    """Returns the text of one of the `abilities` of a card, by its place."""
    return sentences(_Writer(card, language).ability(card.abilities[index]))


def target_text(card: CardModel, wanted: FilterModel, language: str = "es") -> str:
    """Returns what a card asks for as a target, such as "an opposing Unit in a Confrontation"."""
    return _Writer(card, language).some(wanted, 1, False)


def needs_text(card: CardModel, needs: Sequence[NeedModel], language: str = "es") -> str:
    """Returns a condition, such as "you control at least 2 Development Structures"."""
    return _Writer(card, language).needs(needs)


def card_type(card: CardModel, language: str = "es") -> str:
    """Returns the type line of a card, such as "Unidad Militar · Infantería"."""
    words = card_words()
    parts = [words.say(language, f"card-type-{card.type}")]
    if card.subcategory:
        parts.append(words.say(language, f"card-subcategory-{kebab(card.subcategory)}"))
    return " · ".join(parts)


def keyword_phrase(model: KeywordModel) -> Phrase:
    """Returns a keyword with its X, such as "Carga 2"."""
    word = Phrase(f"card-keyword-{kebab(model.keyword)}")
    if model.x is None:
        return word
    return Phrase("card-keyword-x", word=model.keyword, keyword=word, x=model.x)


def needed_messages() -> list[str]:
    """Returns the id of every message that a card of any kind may need; each language has to have them all."""
    families = {
        "card-type": get_args(Type),
        "card-subcategory": get_args(Subcategory),
        "card-keyword": get_args(Keyword),
        "card-verb": VERBS,
        "card-always": STATICS,
        "card-when": get_args(Trigger),
        "card-label": get_args(Label),
        "card-pays": ("cost", "turn", "discard", "give_up", "free"),
        "card-need": ("controlled", "destroyed", "subcategories", "points"),
        "card-culture": ("set_up", "condition", "equinox", "lasting", "unlocked", "encounter"),
    }
    found = [f"{family}-{kebab(name)}" for family, names in families.items() for name in names]
    return [*found, *_OTHER_MESSAGES]


_OTHER_MESSAGES = (
    "card-some",
    "card-all",
    "card-named-kind",
    "card-play",
    "card-play-part",
    "card-need-more",
    "card-or",
    "card-self",
    "card-that",
    "card-limits",
    "card-keyword-x",
    "card-keyword-at",
    "card-labels",
    "card-used",
    "card-only-if",
    "card-if-you-wish",
    "card-cost",
    "card-triggered",
    "card-points",
    "card-half-points",
    "card-siege-points",
    "card-slots",
    "card-strength",
)


def card_words() -> Words:
    """Returns the messages of the game."""
    return Words.of("liza.games.resurgir")


class _Writer:
    """Writes one card in one language."""

    def __init__(self, card: CardModel, language: str) -> None:
        self._card = card
        self._language = language
        self._words = card_words()
        self._that: tuple[str, str] = ("unit", "one")
        """Kind and number of the target chosen last."""

    def lines(self) -> Iterator[str]:
        card = self._card
        if card.points is not None and card.points % 1:
            yield sentences([self.say("card-half-points", points=self.figure(card.points))])
        if card.siege_points is not None:
            yield sentences([self.say("card-siege-points", **self.points(card.siege_points))])
        if card.slots is not None:
            yield sentences([self.say("card-slots", slots=card.slots)])
        if card.pays is not None:
            cost = "more" if card.cost else "only"
            yield sentences([self.say("card-cost", cost=cost, paid=self.paid(self.pays(card.pays)))])
        if card.type == "legacy":
            yield from self.legacy()
        else:
            plain = [self.keyword(model) for model in card.keywords if model.at is None]
            if plain:
                yield sentences(plain)
            for model in card.keywords:
                if model.at is not None:
                    yield sentences([self.keyword(model)])
        for ability in card.abilities:
            yield sentences(self.ability(ability))
        if card.type == "culture":
            yield from self.culture()

    # Parts of cards

    def legacy(self) -> Iterator[str]:
        """Yields what a Legacy does, behind its phases and its condition."""
        card = self._card
        lasting = [model for model in card.keywords if model.keyword == "eternal_return"]
        if lasting:
            yield sentences([self.keyword(model) for model in lasting])
        texts = self.verbs(card.effects)
        texts += [self.keyword(model) for model in card.keywords if model not in lasting]
        if card.needs:
            texts[0] = self.say("card-only-if", needs=self.needs(card.needs), text=texts[0])
        if card.phases:
            yield f"{self.labels(card.phases)} {sentences(texts)}"
        else:
            yield sentences(texts)

    def keyword(self, model: KeywordModel) -> str:
        text = self._words.render(self._language, keyword_phrase(model))
        if model.at is None:
            return text
        trigger = model.at in get_args(Trigger)
        when = self.say(f"card-when-{model.at}") if trigger else self.labels([model.at])
        kind = "vengeance" if model.at == "vengeance" else "moment" if trigger else "label"
        return self.say("card-keyword-at", kind=kind, when=when, keyword=text)

    def culture(self) -> Iterator[str]:
        card = self._card
        if card.set_up:
            chosen = [self.some(one, 1, False) for one in card.set_up]
            yield sentences([self.say("card-culture-set-up", cards=self._words.join(self._language, chosen))])
        if card.equinox is not None:
            yield from self.equinox(card.equinox)
        if card.encounter is not None:
            yield self.encounter(card.encounter)

    def equinox(self, equinox: EquinoxModel) -> Iterator[str]:
        yield sentences([self.say("card-culture-condition", needs=self.needs(equinox.needs))])
        texts = self.verbs(equinox.do)
        texts += [self.say("card-culture-lasting", text=self.static(one)) for one in equinox.always]
        if texts:
            first, *others = texts
            yield sentences([self.say("card-culture-equinox", text=first), *others])
        for use in equinox.uses:
            first, *others = self.used(use)
            yield sentences([self.say("card-culture-unlocked", text=first), *others])

    def encounter(self, encounter: EncounterModel) -> str:
        parts = [Phrase("card-pays-cost", cost=encounter.cost)] if encounter.cost else []
        parts += self.pays(encounter)
        first, *others = self.verbs(encounter.do)
        if encounter.needs:
            first = self.say("card-only-if", needs=self.needs(encounter.needs), text=first)
        costs = "yes" if parts else "no"
        said = self.say("card-culture-encounter", costs=costs, paid=self.paid(parts), text=first)
        return sentences([said, *others])

    def ability(self, ability: Ability) -> list[str]:
        """Returns the sentences of an ability; the first carries its moment or its cost."""
        if isinstance(ability, AlwaysModel):
            return [self.static(ability.always)]
        if isinstance(ability, ActivatedModel):
            return self.used(ability)
        return self.triggered(ability)

    def triggered(self, ability: TriggeredModel) -> list[str]:
        first, *others = self.verbs(ability.do)
        if ability.may:
            first = self.say("card-if-you-wish", text=first)
        of = "" if ability.of is None else self.some(ability.of.model_copy(update={"other": True}), 1, False)
        when = self.say(f"card-when-{kebab(ability.when)}", of=of, filtered="yes" if of else "no")
        kind = "vengeance" if ability.when == "vengeance" else "moment"
        return [self.say("card-triggered", kind=kind, when=when, text=first), *others]

    def used(self, ability: ActivatedModel) -> list[str]:
        first, *others = self.verbs(ability.do)
        use = ability.use
        if use.needs:
            first = self.say("card-only-if", needs=self.needs(use.needs), text=first)
        paid = self.paid(self.cost(use))
        paid = f"{paid[:1].upper()}{paid[1:]}"
        return [self.say("card-used", labels=self.labels(use.phases), paid=paid, text=first), *others]

    def labels(self, phases: Sequence[str]) -> str:
        found = self.say(f"card-label-{phases[0]}")
        for phase in phases[1:]:
            found = self.say("card-labels", first=found, next=self.say(f"card-label-{phase}"))
        return found

    # Costs and conditions

    def cost(self, use: UseModel) -> list[Phrase]:
        parts = [Phrase("card-pays-cost", cost=use.cost)] if use.cost else []
        parts += [Phrase("card-pays-turn")] if use.turn else []
        parts += self.pays(use)
        return parts or [Phrase("card-pays-free")]

    def pays(self, pays: PaysModel) -> list[Phrase]:
        parts = [Phrase("card-pays-discard", cards=pays.discard)] if pays.discard else []
        if pays.give_up is not None:
            parts.append(Phrase("card-pays-give-up", who=self.some(pays.give_up, 1, False)))
        return parts

    def paid(self, parts: Sequence[Phrase]) -> str:
        return self._words.join(self._language, parts)

    def needs(self, needs: Sequence[NeedModel]) -> str:
        parts: list[str] = []
        side = ""
        for one in needs:
            whose = "" if one.of is None else one.of.side
            parts.append(self.need(one, whose != "" and whose == side))
            side = whose
        return self._words.join(self._language, parts)

    def need(self, need: NeedModel, more: bool) -> str:
        """Returns one condition; `more`: the one before it has already said who controls what it counts."""
        things = side = ""
        if need.of is not None:
            side = need.of.side
            bare = need.of.model_copy(update={"side": "any"})
            things = self.kind(bare, "one" if need.at_least == 1 else "many")
        message = "card-need-more" if more else f"card-need-{need.count}"
        return self.say(message, amount=need.at_least, things=things, side=side)

    # Verbs and continuous abilities

    def verbs(self, verbs: Sequence[VerbModel]) -> list[str]:
        self._that = ("unit", "one")
        return [self.verb(verb) for verb in verbs]

    def verb(self, verb: VerbModel) -> str:
        args = self.plain(verb) | self.meant(getattr(verb, "who", None), "all")
        find = getattr(verb, "find", None)
        if find is not None:
            args |= {"who": self.some(find, 1, False), "kind": kebab(find.kind if find.of == "any" else find.of)}
        return self.say(f"card-verb-{message_name(verb)}", **args)

    def static(self, static: Static) -> str:
        args = self.plain(static) | self.meant(getattr(static, "to", None), "plain")
        return self.say(f"card-always-{message_name(static)}", **args)

    def plain(self, model: BaseModel) -> dict[str, Argument]:
        """Returns the words and numbers among the fields of a verb or a continuous ability."""
        skipped = ("verb", "rule", "who", "to", "find", "each", "points", "strength", "keyword", "x")
        args: dict[str, Argument] = {}
        for name, value in model:
            if isinstance(value, bool):
                args[kebab(name)] = "yes" if value else "no"
            elif name not in skipped and isinstance(value, (str, int)):
                args[name] = value
        strength = getattr(model, "strength", None)
        if strength is not None:
            args["change"] = f"{'+' if strength > 0 else '−'}{abs(strength)}"
        word = getattr(model, "keyword", None)
        if word is not None:
            given = KeywordModel(keyword=word, x=getattr(model, "x", None))
            args["keyword"] = self._words.render(self._language, keyword_phrase(given))
        points = getattr(model, "points", None)
        if points is not None:
            args |= self.points(points)
            each = getattr(model, "each", None)
            args["counted"] = "no" if each is None else "yes"
            args["each"] = "" if each is None else self.kind(each, "one")
        return args

    def points(self, points: float) -> dict[str, Argument]:
        """Returns a number of Victory Points: the figure, and whether it is one."""
        return {"points": self.figure(points), "amount": "one" if points == 1 else "many"}

    def figure(self, points: float) -> str:
        whole, half = divmod(round(points * 2), 2)
        return self.say("card-points", whole=whole, half="yes" if half else "no")

    # Who is meant

    def meant(self, who: object, form: str) -> dict[str, Argument]:
        """Returns who is meant, how many and of what kind; `form`: `all` says that nobody is left out."""
        if isinstance(who, EachModel):
            said = self.say("card-all", form=form, **self.fits(who.each, "many"))
            return {"who": said, "number": "many", "what": self.strength(who.each.kind)}
        if isinstance(who, ChooseModel):
            number = "one" if who.count == 1 else "many"
            self._that = (who.choose.kind, number)
            said = self.some(who.choose, who.count, who.up_to)
            return {"who": said, "number": number, "what": self.strength(who.choose.kind)}
        if who == "self":
            said = self.say("card-self", kind=self._card.type)
            return {"who": said, "number": "one", "what": self.strength(self._card.type)}
        if who == "that":
            kind, number = self._that
            said = self.say("card-that", kind=kebab(kind), number=number)
            return {"who": said, "number": number, "what": self.strength(kind)}
        return {}

    def strength(self, kind: str) -> str:
        """Returns what such cards have: Force, Resistance, or either."""
        what = "resistance" if kind in _STRUCTURES else "either" if kind == "card" else "force"
        return self.say("card-strength", what=what)

    def some(self, filters: FilterModel, count: int, up_to: bool) -> str:
        if filters.kind == "play":
            return self.play(filters)
        number = "one" if count == 1 else "many"
        return self.say("card-some", count=count, up="yes" if up_to else "no", **self.fits(filters, number))

    def play(self, filters: FilterModel) -> str:
        """Returns what waits in the chain."""
        parts: list[str] = [*(filters.plays or ("unit", "structure", "legacy", "ability", "trigger"))]
        if "ability" in parts and "trigger" in parts:
            parts = [part for part in parts if part not in ("ability", "trigger")] + ["both-abilities"]
        found = self.say("card-play-part", part=parts[0])
        for part in parts[1:]:
            said = self.say("card-play-part", part=part)
            found = self.say("card-or", first=found, next=said)
        return self.say("card-play", things=found, side=filters.side)

    def kind(self, filters: FilterModel, number: str) -> str:
        """Returns the name of such cards, without article, such as "Unidades Místicas tuyas"."""
        return self.say("card-named-kind", **self.fits(filters, number))

    def fits(self, filters: FilterModel, number: str) -> dict[str, Argument]:
        fallen = filters.kind == "fallen"
        kind = filters.of if fallen or filters.of != "any" else filters.kind
        piles = filters.piles[0] if len(filters.piles) == 1 else "both"
        return {
            "kind": "thing" if fallen and kind == "any" else kebab(kind),
            "number": number,
            "side": filters.side,
            "subcategory": kebab(filters.subcategory or "any"),
            "state": filters.state or "any",
            "other": "yes" if filters.other else "no",
            "where": "nowhere" if not fallen else "sent" if filters.sent else piles,
            "limits": self.limits(filters, kind),
        }

    def limits(self, filters: FilterModel, kind: str) -> str:
        found = ""
        if filters.keyword:
            found += self.say(
                "card-limits", limit="keyword", most=0, what=self.say(f"card-keyword-{kebab(filters.keyword)}")
            )
        what = self.strength(kind)
        for limit, most in (
            ("strength", filters.max_strength),
            ("cost", filters.max_cost),
            ("resources", filters.min_resources),
        ):
            if most is not None:
                found += self.say("card-limits", limit=limit, most=most, what=what)
        return found

    def say(self, message: str, /, **args: Argument) -> str:
        return self._words.say(self._language, message, **args)
