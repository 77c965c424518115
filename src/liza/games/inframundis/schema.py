# plain: cards are read once, when the program starts
"""The card files of Inframundis: what must hold between the fields of a card and between cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from pydantic import BaseModel

from liza.games.inframundis.cardmodels import (
    NOT_PLAYED,
    AlwaysModel,
    BonusStaticModel,
    BoostModel,
    BounceModel,
    CardModel,
    ChooseModel,
    DestroyModel,
    EachModel,
    FilterModel,
    OpeningHandStaticModel,
    TokenModel,
    TriggeredModel,
    VerbModel,
)
from liza.toolkit.cardfaults import Fault, card_type_phrase, foreign_fields
from liza.toolkit.cardfile import CardFormat, Draft
from liza.toolkit.problems import guess
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import Step

_CREATURE_TRIGGERS = ("dies", "attacks", "blocks")
_PIECE_VERBS = (DestroyModel, BounceModel)
"""Verbs that also touch relics and runes; all others are about creatures."""
_MOST_CHOICES = 2
"""Targets that one ability may choose; a line for a token does not count."""
_FIELDS_OF_TYPES = (
    ("mode", ("relic", "rune"), "INF-3-3"),
    ("bearer", ("relic", "rune"), "INF-3-3"),
    ("cost", ("creature", "champion", "relic", "rune", "spell", "fast"), "INF-3-13"),
    ("attack", ("creature", "champion", "token"), "INF-3-2"),
    ("life", ("creature", "champion", "token"), "INF-3-2"),
    ("keywords", ("creature", "champion", "token"), "INF-13-6"),
    ("echo", ("creature", "champion", "token"), "INF-13-8"),
    ("unique", ("creature", "champion", "relic", "rune", "spell", "fast"), "INF-14-4"),
    ("effects", ("spell", "fast"), "INF-3-6"),
    ("abilities", ("creature", "champion", "relic", "rune", "commander", "token"), "INF-3-6"),
)
"""Fields that only some types of card have: field, those types, clause."""


# What is wrong between the fields of a card


def _card_faults(card: CardModel) -> Iterator[Fault]:
    yield from foreign_fields(card, card.type, _FIELDS_OF_TYPES)
    if card.bearer is not None and card.mode == "table":
        yield Fault(("bearer",), Phrase("cardfile-bearer-table"), "INF-3-3")
    yield from _owed_fields(card)
    if len(set(card.keywords)) < len(card.keywords):
        yield Fault(("keywords",), Phrase("cardfile-keyword-twice"))
    if card.echo is not None and len(set(card.echo.keywords)) < len(card.echo.keywords):
        yield Fault(("echo", "keywords"), Phrase("cardfile-keyword-twice"))
    if card.bearer is not None:
        yield from _filter_faults(card, card.bearer, ("bearer",), placed=False)
        if card.bearer.kind == "relic":
            yield Fault(("bearer", "kind"), Phrase("cardfile-relic-creature"), "INF-3-3")
    yield from _list_faults(card, card.effects, ("effects",))
    for index, ability in enumerate(card.abilities):
        path = ("abilities", index)
        if isinstance(ability, AlwaysModel):
            yield from _static_faults(card, ability.always, (*path, "always"))
            continue
        if isinstance(ability, TriggeredModel):
            yield from _trigger_faults(card, ability, (*path, "when"))
        elif card.type == "commander":
            yield Fault((*path, "use"), Phrase("cardfile-commander-active"), "INF-3-14")
        yield from _list_faults(card, ability.do, (*path, "do"))


def _owed_fields(card: CardModel) -> Iterator[Fault]:
    if card.is_creature:
        for field in ("attack", "life"):
            if getattr(card, field) is None:
                yield Fault((field,), Phrase("cardfile-stats-missing", field=field, type=_type(card)), "INF-3-2")
    if card.is_relic and card.mode is None:
        yield Fault(("mode",), Phrase("cardfile-mode-missing", type=_type(card)), "INF-3-3")
    if card.collectible and card.cost is None:
        yield Fault(("cost",), Phrase("cardfile-cost-missing"), "INF-8-1")
    if card.is_spell and not card.effects:
        yield Fault(("effects",), Phrase("cardfile-idle", type=_type(card)), "INF-3-6")
    if card.is_relic and not card.abilities:
        yield Fault(("abilities",), Phrase("cardfile-idle", type=_type(card)), "INF-3-4")
    if card.type == "commander" and not card.abilities:
        yield Fault(("abilities",), Phrase("cardfile-idle", type=_type(card)), "INF-3-14")


def _trigger_faults(card: CardModel, ability: TriggeredModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    phrase = Phrase("cardfile-trigger", trigger=ability.when, type=_type(card))
    if ability.when in _CREATURE_TRIGGERS and not card.is_creature:
        yield Fault(path, phrase)
    elif ability.when == "played" and card.type in NOT_PLAYED:
        yield Fault(path, phrase, "INF-3-13" if card.type == "commander" else "INF-13-8")
    elif ability.when == "enters" and card.type == "commander":
        yield Fault(path, phrase, "INF-3-13")


def _static_faults(card: CardModel, static: BaseModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    to = getattr(static, "to", None)
    if to == "self" and not card.is_creature:
        yield Fault((*path, "to"), Phrase("cardfile-who-self", type=_type(card)))
    if to == "bearer" and card.mode != "equip":
        yield Fault((*path, "to"), Phrase("cardfile-who-bearer"), "INF-3-3")
    if isinstance(to, EachModel):
        yield from _filter_faults(card, to.each, (*path, "to", "each"), placed=_has_line(card))
        if to.each.kind == "relic":
            yield Fault((*path, "to", "each", "kind"), Phrase("cardfile-relic-creature"))
        if isinstance(static, BonusStaticModel) and static.attack and to.each.max_attack is not None:
            yield Fault((*path, "to", "each", "max_attack"), Phrase("cardfile-attack-circle"))
    if isinstance(static, BonusStaticModel) and not static.attack and not static.life:
        yield Fault(path, Phrase("cardfile-change-nothing"))
    if isinstance(static, OpeningHandStaticModel) and card.type != "commander":
        yield Fault(path, Phrase("cardfile-opening-hand"), "INF-3-14")


def _list_faults(card: CardModel, verbs: Sequence[VerbModel], path: tuple[Step, ...]) -> Iterator[Fault]:
    chosen: FilterModel | None = None
    choices = 0
    for index, verb in enumerate(verbs):
        here = (*path, index)
        yield from _verb_faults(card, verb, here, chosen)
        who = getattr(verb, "who", None)
        if isinstance(who, ChooseModel):
            chosen = who.choose
            choices += 1
            if choices == _MOST_CHOICES + 1:
                yield Fault((*here, "who"), Phrase("cardfile-choices"))


def _verb_faults(
    card: CardModel, verb: VerbModel, path: tuple[Step, ...], chosen: FilterModel | None
) -> Iterator[Fault]:
    if verb.condition == "that_lives" and (chosen is None or chosen.kind == "relic"):
        yield Fault((*path, "if"), Phrase("cardfile-that"))
    if verb.condition == "you_control_here" and not _has_line(card):
        yield Fault((*path, "if"), Phrase("cardfile-here", type=_type(card)))
    if isinstance(verb, BoostModel) and not verb.attack and not verb.life:
        yield Fault(path, Phrase("cardfile-change-nothing"))
    if isinstance(verb, TokenModel) and verb.line == "here" and not _has_line(card):
        yield Fault((*path, "line"), Phrase("cardfile-here", type=_type(card)))
    who = getattr(verb, "who", None)
    if who is not None:
        yield from _who_faults(card, verb, who, (*path, "who"), chosen)


def _who_faults(
    card: CardModel, verb: VerbModel, who: object, path: tuple[Step, ...], chosen: FilterModel | None
) -> Iterator[Fault]:
    takes_relics = isinstance(verb, _PIECE_VERBS)
    if who == "self" and not card.is_creature and not (card.is_relic and takes_relics):
        yield Fault(path, Phrase("cardfile-who-self", type=_type(card)))
    elif who == "bearer" and card.mode != "equip":
        yield Fault(path, Phrase("cardfile-who-bearer"), "INF-3-3")
    elif who == "that" and chosen is None:
        yield Fault(path, Phrase("cardfile-that"))
    elif who == "that" and chosen is not None and chosen.kind == "relic" and not takes_relics:
        yield Fault(path, Phrase("cardfile-relic-creature"))
    elif isinstance(who, (ChooseModel, EachModel)):
        key, filters = ("choose", who.choose) if isinstance(who, ChooseModel) else ("each", who.each)
        yield from _filter_faults(card, filters, (*path, key), placed=_has_line(card))
        if filters.kind == "relic" and not takes_relics:
            yield Fault((*path, key, "kind"), Phrase("cardfile-relic-creature"))


def _filter_faults(card: CardModel, filters: FilterModel, path: tuple[Step, ...], placed: bool) -> Iterator[Fault]:
    if filters.line == "here" and not placed:
        yield Fault((*path, "line"), Phrase("cardfile-here", type=_type(card)))
    if filters.kind == "relic":
        for field in ("line", "state", "max_attack"):
            if getattr(filters, field) is not None:
                yield Fault((*path, field), Phrase("cardfile-relic-filter", field=field))
    if filters.other and not (card.is_relic if filters.kind == "relic" else card.is_creature):
        yield Fault((*path, "other"), Phrase("cardfile-other", type=_type(card)))


def _has_line(card: CardModel) -> bool:
    """Whether the card, or its bearer, stands in a line."""
    return card.is_creature or card.mode == "equip"


def _type(card: CardModel) -> Phrase:
    return card_type_phrase(card.type)


# What is wrong between cards


def _link_tokens(cards: Sequence[tuple[Draft, CardModel]], known: Collection[str]) -> Iterator[tuple[Draft, Fault]]:
    """Joins each verb `token` with its card; yields names of none, and circles of tokens that make each other."""
    by_id = {card.id: card for _, card in cards}
    tokens = sorted(card.id for card in by_id.values() if card.type == "token")
    for draft, card in cards:
        for path, verb, trigger in _placed_tokens(card):
            made = by_id.get(verb.card)
            if made is not None and made.type == "token":
                verb.link(made)
                if trigger in ("enters", "dies") and _makes(made, card, by_id, set()):
                    yield draft, Fault(path, Phrase("cardfile-token-circle", token=made.id), "INF-11.4-7")
            elif made is not None or verb.card not in known:
                phrase = Phrase("cardfile-token-unknown", token=verb.card, guess=guess(verb.card, tokens))
                yield draft, Fault((*path, "card"), phrase, "INF-13-8")


def _placed_tokens(card: CardModel) -> Iterator[tuple[tuple[Step, ...], TokenModel, str]]:
    for index, verb in enumerate(card.effects):
        if isinstance(verb, TokenModel):
            yield ("effects", index), verb, ""
    for position, ability in enumerate(card.abilities):
        for index, verb in enumerate([] if isinstance(ability, AlwaysModel) else ability.do):
            if isinstance(verb, TokenModel):
                trigger = ability.when if isinstance(ability, TriggeredModel) else ""
                yield ("abilities", position, "do", index), verb, trigger


def _makes(card: CardModel, wanted: CardModel, by_id: Mapping[str, CardModel], seen: set[str]) -> bool:
    """Whether the coming or going of a card makes another, at once or through further tokens."""
    if card.id == wanted.id:
        return True
    seen.add(card.id)
    made = [by_id.get(verb.card) for _, verb, trigger in _placed_tokens(card) if trigger in ("enters", "dies")]
    return any(_makes(one, wanted, by_id, seen) for one in made if one is not None and one.id not in seen)


FORMAT = CardFormat(
    package="liza.games.inframundis",
    title="Inframundis card file",
    sample=Path(__file__).parent / "data" / "cards.yaml",
    card=CardModel,
    columns=(
        "id",
        "number",
        "name.es",
        "name.en",
        "type",
        "mode",
        "cost",
        "attack",
        "life",
        "keywords",
        "echo",
        "unique",
        "bearer",
        "icon",
        "flavour.es",
        "flavour.en",
        "effects",
        "abilities",
    ),
    faults=_card_faults,
    links=_link_tokens,
    owed={"echo": ("cardfile-echo-numbers", "INF-13-9")},
    same_name_clause="INF-14-3",
)
"""The card files."""
