# plain: cards are read once, when the program starts
"""The card files of Resurgir Amerindio: what must hold between the fields of a card and between cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from liza.games.resurgir.cardmodels import (
    ATTACKING,
    DECK,
    FLAGS,
    IN_PLAY,
    NUMBERED,
    STRUCTURES,
    UNITS,
    UNTIMED,
    ActivatedModel,
    AlwaysModel,
    BonusStaticModel,
    BoostModel,
    CardModel,
    ChooseModel,
    CultureSetModel,
    EachModel,
    FilterModel,
    GrantModel,
    GrantStaticModel,
    NeedModel,
    PaysModel,
    SiegeBonusStaticModel,
    TriggeredModel,
    VerbModel,
)
from liza.toolkit.cardfaults import Fault, card_type_phrase, filter_faults, foreign_fields
from liza.toolkit.cardfile import CardFormat, Draft
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import Step

_FIELDS_OF_TYPES = (
    ("subcategory", UNITS, "RES-2.1-9"),
    ("copies", DECK, "RES-1-11"),
    ("slots", IN_PLAY, "RES-2.1-6"),
    ("cost", DECK, "RES-3-1"),
    ("pays", DECK, "RES-2.1-2"),
    ("force", UNITS, "RES-3-2"),
    ("resistance", STRUCTURES, "RES-3-2"),
    ("yields", ("economic",), "RES-2.2-12"),
    ("points", ("development",), "RES-2.3-1"),
    ("siege_points", ("development",), "RES-2.3-4"),
    ("keywords", DECK, "RES-12-1"),
    ("phases", ("legacy",), "RES-2.4-1"),
    ("needs", ("legacy",), "RES-2.4-10"),
    ("effects", ("legacy",), "RES-2.4-1"),
    ("abilities", IN_PLAY, "RES-2.4-6"),
    ("set_up", ("culture",), "RES-7-1"),
    ("equinox", ("culture",), "RES-7-1"),
    ("encounter", ("culture",), "RES-7-1"),
)
"""Fields that only some types of card have: field, those types, clause."""
_OWED_FIELDS = (
    ("copies", DECK, "RES-3-1"),
    ("cost", DECK, "RES-3-1"),
    ("force", UNITS, "RES-2.1-3"),
    ("resistance", STRUCTURES, "RES-2.1-4"),
    ("yields", ("economic",), "RES-2.2-12"),
    ("points", ("development",), "RES-2.3-1"),
    ("culture", ("culture",), "RES-1-9"),
    ("set_up", ("culture",), "RES-7-1"),
    ("equinox", ("culture",), "RES-1-5"),
    ("encounter", ("culture",), "RES-7-1"),
)
"""Fields that some types of card owe: field, those types, clause."""
_SUBCATEGORIES: Mapping[str, tuple[str, ...]] = {
    "military": ("infantry", "cavalry", "ranged", "vessel", "superior_rank"),
    "support": ("mystic", "civil"),
}

_UNIT_KINDS = ("unit", "military", "support")
_STRUCTURE_KINDS = ("structure", "economic", "development")
_TABLE_KINDS = (*_UNIT_KINDS, *_STRUCTURE_KINDS, "card")
_KINDS_OF_VERBS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("boost", "turn", "ready", "destroy", "bounce", "grant"), _TABLE_KINDS),
    **dict.fromkeys(("intimidate", "poison"), _UNIT_KINDS),
    "tribute": ("economic",),
    "cancel": ("play",),
    **dict.fromkeys(("recover", "reclaim", "raise"), ("fallen",)),
}
"""What each verb about things may touch, by the kind of its filter."""
_KINDS_OF_FIELDS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("subcategory", "max_cost", "max_strength", "keyword"), (*_TABLE_KINDS, "fallen")),
    **dict.fromkeys(("state", "min_resources", "other"), _TABLE_KINDS),
    "plays": ("play",),
    **dict.fromkeys(("of", "piles", "sent"), ("fallen",)),
}
"""Fields of a filter that fit only some kinds."""
_TYPES_OF_TRIGGERS: Mapping[str, tuple[str, ...]] = {"attacks": UNITS}
"""Moments that come for some types of card only."""


def _card_faults(card: CardModel) -> Iterator[Fault]:
    yield from foreign_fields(card, card.type, _FIELDS_OF_TYPES)
    for field, types, clause in _OWED_FIELDS:
        if card.type in types and getattr(card, field) in (None, []):
            yield Fault((field,), Phrase("cardfile-owed", field=field, type=card_type_phrase(card.type)), clause)
    if card.type == "legacy" and card.copies not in (None, 1):
        yield Fault(("copies",), Phrase("cardfile-legacy-copies"), "RES-2.4-8")
    if card.subcategory and card.type in UNITS and card.subcategory not in _SUBCATEGORIES[card.type]:
        clause = "RES-2.1-7" if card.type == "military" else "RES-2.1-8"
        phrase = Phrase("cardfile-subcategory", value=card.subcategory, type=card_type_phrase(card.type))
        yield Fault(("subcategory",), phrase, clause)
    if card.type == "legacy" and not card.effects and not card.keywords:
        yield Fault(("effects",), Phrase("cardfile-legacy-empty"), "RES-2.4-1")
    for index, keyword in enumerate(card.keywords):
        path = ("keywords", index)
        if keyword.keyword in NUMBERED and keyword.x is None:
            yield Fault((*path, "x"), Phrase("cardfile-keyword-number", keyword=keyword.keyword), "RES-12-2")
        if keyword.keyword not in (*NUMBERED, "tribute") and keyword.x is not None:
            yield Fault((*path, "x"), Phrase("cardfile-keyword-plain", keyword=keyword.keyword), "RES-12-2")
        if keyword.keyword not in UNTIMED and keyword.at is not None:
            yield Fault((*path, "at"), Phrase("cardfile-keyword-moment", keyword=keyword.keyword), "RES-12-1")
        if keyword.keyword in (*ATTACKING, "bulwark", "guardian", "incursion") and card.type not in UNITS:
            yield _foreign_keyword(card, index)
        if keyword.keyword == "sanctuary" and card.type not in IN_PLAY:
            yield _foreign_keyword(card, index)
    if card.pays is not None:
        yield from _pays_faults(card, card.pays, ("pays",))
    yield from _list_faults(card, card.effects, ("effects",), "response" in card.phases)
    yield from _needs_faults(card, card.needs, ("needs",))
    for index, ability in enumerate(card.abilities):
        here = ("abilities", index)
        if isinstance(ability, AlwaysModel):
            yield from _static_faults(card, ability.always, (*here, "always"))
        elif isinstance(ability, TriggeredModel):
            if card.type not in _TYPES_OF_TRIGGERS.get(ability.when, IN_PLAY):
                phrase = Phrase("cardfile-trigger", trigger=ability.when, type=card_type_phrase(card.type))
                yield Fault((*here, "when"), phrase)
            if ability.of is not None:
                yield from _filter_faults(ability.of, (*here, "of"), _TABLE_KINDS)
            yield from _list_faults(card, ability.do, (*here, "do"), True)
        else:
            yield from _use_faults(card, ability, here)
    if card.type == "culture":
        yield from _culture_faults(card)


def _foreign_keyword(card: CardModel, index: int) -> Fault:
    word = card.keywords[index].keyword
    phrase = Phrase("cardfile-keyword-foreign", keyword=word, type=card_type_phrase(card.type))
    return Fault(("keywords", index, "keyword"), phrase, "RES-12-1")


def _use_faults(card: CardModel, ability: ActivatedModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    yield from _pays_faults(card, ability.use, (*path, "use"))
    yield from _needs_faults(card, ability.use.needs, (*path, "use", "needs"))
    yield from _list_faults(card, ability.do, (*path, "do"), "response" in ability.use.phases)
    if ability.use.turn and card.type == "culture":
        yield Fault((*path, "use", "turn"), Phrase("cardfile-self", type=card_type_phrase(card.type)))


def _pays_faults(card: CardModel, pays: PaysModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    if pays.give_up is not None:
        yield from _filter_faults(pays.give_up, (*path, "give_up"), _TABLE_KINDS)
        if pays.give_up.side != "yours":
            yield Fault((*path, "give_up", "side"), Phrase("cardfile-give-up"), "RES-2.1-2")


def _needs_faults(card: CardModel, needs: Sequence[NeedModel], path: tuple[Step, ...]) -> Iterator[Fault]:
    for index, need in enumerate(needs):
        if (need.count == "controlled") != (need.of is not None):
            yield Fault((*path, index, "of"), Phrase("cardfile-need"), "RES-7-4")
        elif need.of is not None:
            yield from _filter_faults(need.of, (*path, index, "of"), _TABLE_KINDS)


def _static_faults(card: CardModel, static: Any, path: tuple[Step, ...]) -> Iterator[Fault]:
    to = getattr(static, "to", None)
    if to == "self" and card.type not in IN_PLAY:
        yield Fault((*path, "to"), Phrase("cardfile-self", type=card_type_phrase(card.type)))
    if isinstance(static, (BonusStaticModel, SiegeBonusStaticModel)) and not static.strength:
        yield Fault((*path, "strength"), Phrase("cardfile-change-nothing"))
    if isinstance(to, EachModel):
        kinds = _UNIT_KINDS if isinstance(static, SiegeBonusStaticModel) else _TABLE_KINDS
        yield from _filter_faults(to.each, (*path, "to", "each"), kinds)
        for circle in ("keyword", "max_strength") if isinstance(static, GrantStaticModel) else ("max_strength",):
            if getattr(to.each, circle) is not None:
                yield Fault((*path, "to", "each", circle), Phrase("cardfile-circle", field=circle))


def _culture_faults(card: CardModel) -> Iterator[Fault]:
    for index, filters in enumerate(card.set_up):
        if filters.kind not in _TABLE_KINDS:
            yield Fault(("set_up", index, "kind"), Phrase("cardfile-kind"), "RES-8-1")
    if card.equinox is not None:
        path: tuple[Step, ...] = ("equinox",)
        yield from _needs_faults(card, card.equinox.needs, (*path, "needs"))
        yield from _list_faults(card, card.equinox.do, (*path, "do"), False)
        if not card.equinox.do and not card.equinox.always and not card.equinox.uses:
            yield Fault(path, Phrase("cardfile-equinox-empty"), "RES-7-1")
        for index, static in enumerate(card.equinox.always):
            yield from _static_faults(card, static, (*path, "always", index))
        for index, use in enumerate(card.equinox.uses):
            yield from _use_faults(card, use, (*path, "uses", index))
    if card.encounter is not None:
        yield from _pays_faults(card, card.encounter, ("encounter",))
        yield from _needs_faults(card, card.encounter.needs, ("encounter", "needs"))
        yield from _list_faults(card, card.encounter.do, ("encounter", "do"), False)


def _list_faults(
    card: CardModel, verbs: Sequence[VerbModel], path: tuple[Step, ...], responds: bool
) -> Iterator[Fault]:
    chosen: FilterModel | None = None
    for index, verb in enumerate(verbs):
        here = (*path, index)
        name = str(getattr(verb, "verb", ""))
        if name == "cancel" and not responds:
            yield Fault((*here, "verb"), Phrase("cardfile-cancel"), "RES-2.4-2")
        if isinstance(verb, BoostModel) and not verb.strength:
            yield Fault((*here, "strength"), Phrase("cardfile-change-nothing"))
        if isinstance(verb, GrantModel):
            yield from _grant_faults(verb, here)
        who = getattr(verb, "who", None)
        if who is not None:
            yield from _who_faults(card, name, who, (*here, "who"), chosen)
        if isinstance(who, ChooseModel):
            chosen = who.choose


def _grant_faults(verb: GrantModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    if verb.keyword not in (*ATTACKING, *FLAGS) or verb.keyword in ("eternal_return", "rise_again"):
        yield Fault((*path, "keyword"), Phrase("cardfile-grant"), "RES-12-2")
    elif (verb.keyword in NUMBERED) != (verb.x is not None):
        message = "cardfile-keyword-number" if verb.x is None else "cardfile-keyword-plain"
        yield Fault((*path, "x"), Phrase(message, keyword=verb.keyword), "RES-12-2")


def _who_faults(
    card: CardModel, verb: str, who: object, path: tuple[Step, ...], chosen: FilterModel | None
) -> Iterator[Fault]:
    kinds = _KINDS_OF_VERBS[verb]
    if who == "self" and card.type not in IN_PLAY:
        yield Fault(path, Phrase("cardfile-self", type=card_type_phrase(card.type)))
    elif who == "that" and (chosen is None or chosen.kind not in kinds):
        yield Fault(path, Phrase("cardfile-that"))
    elif isinstance(who, (ChooseModel, EachModel)):
        key, filters = ("choose", who.choose) if isinstance(who, ChooseModel) else ("each", who.each)
        yield from _filter_faults(filters, (*path, key), kinds)
        if verb == "raise" and isinstance(who, ChooseModel) and (who.count > 1 or who.choose.of in ("legacy", "any")):
            yield Fault((*path, key), Phrase("cardfile-raise"), "RES-5-9")


def _filter_faults(filters: FilterModel, path: tuple[Step, ...], kinds: tuple[str, ...]) -> Iterator[Fault]:
    if filters.kind not in kinds:
        yield Fault((*path, "kind"), Phrase("cardfile-kind"))
        return
    yield from filter_faults(filters, filters.kind, path, _KINDS_OF_FIELDS)
    if filters.kind == "fallen" and filters.side == "enemy":
        yield Fault((*path, "side"), Phrase("cardfile-filter", field="side"))


def _links(cards: Sequence[tuple[Draft, CardModel]], known: Collection[str]) -> Iterator[tuple[Draft, Fault]]:
    cultures: dict[str, CardModel] = {}
    for draft, card in cards:
        if card.type == "culture" and card.culture is not None:
            first = cultures.setdefault(card.culture, card)
            if first is not card:
                yield draft, Fault(("culture",), Phrase("cardfile-culture-twice", other=first.id), "RES-1-9")


def _set_fields(found: CultureSetModel) -> dict[str, Any]:
    return {} if found.culture is None else {"culture": found.culture.id}


FORMAT = CardFormat(
    package="liza.games.resurgir",
    title="Resurgir Amerindio card file",
    sample=Path(__file__).parent / "data" / "cards",
    card=CardModel,
    columns=(
        "id",
        "number",
        "name.es",
        "name.en",
        "culture",
        "artist",
        "type",
        "subcategory",
        "copies",
        "slots",
        "cost",
        "pays",
        "force",
        "resistance",
        "yields",
        "points",
        "siege_points",
        "keywords",
        "phases",
        "icon",
        "flavour.es",
        "flavour.en",
        "needs",
        "effects",
        "abilities",
        "set_up",
        "equinox",
        "encounter",
    ),
    faults=_card_faults,
    links=_links,
    set=CultureSetModel,
    set_fields=_set_fields,
    closed={
        "type": ("cardfile-type", "RES-2-1"),
        "subcategory": ("cardfile-subcategory-unknown", "RES-2.1-9"),
        "keyword": ("cardfile-keyword", "RES-12-1"),
    },
    same_name_clause="RES-1-11",
)
"""The card files."""
