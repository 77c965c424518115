# plain: cards are read once, when the program starts
"""The card files of Bellum Imperia: what must hold between the fields of a card and between cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from liza.games.bellum.cardmodels import (
    CASTLE,
    FIGHTERS,
    VAULT,
    WITHOUT_LINE,
    ActivatedModel,
    AlwaysModel,
    BonusStaticModel,
    BoostModel,
    CardModel,
    ChooseModel,
    CivilizedSetModel,
    DiscountStaticModel,
    EachModel,
    FilterModel,
    GrantStaticModel,
    RespondsStaticModel,
    SeekModel,
    StaticModel,
    TriggeredModel,
    VerbModel,
)
from liza.games.bellum.pieces import RELIC_COUNT
from liza.toolkit.cardfaults import Fault, card_type_phrase, filter_faults, foreign_fields
from liza.toolkit.cardfile import CardFormat, Draft
from liza.toolkit.problems import guess
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import Step

RULES_VERSION = 10
"""The only version of the rules that a card file may be written for [BEL-C-1]."""
STAGES = ("veteran", "elite", "royal")
"""The stages of a line, the lowest first [BEL-11-1]."""
_MOST_CHOICES = 2

_TYPES: tuple[str, ...] = (*CASTLE, *VAULT, "relic")
_FIELDS_OF_TYPES = (
    ("civilization", (*CASTLE, *VAULT), "BEL-12-1"),
    ("family", ("unit",), "BEL-3-3"),
    ("zone", ("unit",), "BEL-3-2"),
    ("kind", ("structure",), "BEL-3-7"),
    ("shrine", ("structure", *VAULT), "BEL-12-12"),
    ("stage", FIGHTERS, "BEL-11-1"),
    ("previous", FIGHTERS, "BEL-11-2"),
    ("age", (*CASTLE, *VAULT), "BEL-3-1"),
    ("early", FIGHTERS, "BEL-11-22"),
    ("cost", CASTLE, "BEL-3-14"),
    ("attack", FIGHTERS, "BEL-3-1"),
    ("defence", FIGHTERS, "BEL-3-1"),
    ("keywords", ("unit",), "BEL-14-6"),
    ("window", ("tactic",), "BEL-3-16"),
    ("event", ("tactic",), "BEL-3-17"),
    ("only", ("tactic",), "BEL-9-8"),
    ("effects", ("tactic",), "BEL-3-16"),
    ("abilities", (*FIGHTERS, *VAULT, "relic"), "BEL-3-16"),
)
"""Fields that only some types of card have: field, those types, clause."""
_OWED_FIELDS = (
    ("civilization", (*CASTLE, *VAULT), "BEL-2-1"),
    ("family", ("unit",), "BEL-3-3"),
    ("zone", ("unit",), "BEL-3-1"),
    ("kind", ("structure",), "BEL-3-7"),
    ("age", ("unit",), "BEL-3-1"),
    ("age", ("structure",), "BEL-3-10"),
    ("age", VAULT, "BEL-3-11"),
    ("cost", ("unit",), "BEL-3-1"),
    ("cost", ("structure",), "BEL-3-10"),
    ("cost", ("tactic",), "BEL-9-3"),
    ("attack", ("unit",), "BEL-3-1"),
    ("defence", ("unit",), "BEL-3-1"),
    ("defence", ("structure",), "BEL-3-8"),
    ("window", ("tactic",), "BEL-9-2"),
    ("effects", ("tactic",), "BEL-3-16"),
    ("abilities", ("relic",), "BEL-12-2"),
)
"""Fields that some types of card owe: field, those types, clause."""

_FIELD_NAMES = {"previous": "from", "condition": "if"}
"""What fields are called in a file, where a model has to call them otherwise."""

_ON_BOARD = ("unit", "structure", "card")
_IN_PLAY = (*_ON_BOARD, "economy", "wonder", "vault")
_KINDS_OF_VERBS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("damage", "repair", "boost", "prevent", "bounce", "tuck", "control"), _ON_BOARD),
    **dict.fromkeys(("grant", "forbid", "move", "annul"), ("unit",)),
    **dict.fromkeys(("exhaust", "ready", "destroy", "remove"), _IN_PLAY),
    "cancel": ("tactic",),
    "free_relic": ("relic_stored",),
    "take_relic": ("relic_stored", "relic_neutral"),
    "recover_card": ("fallen",),
}
"""What each verb about pieces may touch, by the kind of its filter."""
_ONLY_CHOSEN = ("annul", "cancel", "free_relic", "take_relic", "recover_card")
"""Verbs about exactly one thing, which somebody chooses."""
_KINDS_OF_FIELDS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("zone", "family", "keyword"), ("unit",)),
    **dict.fromkeys(("stage", "max_attack", "max_left", "max_cost"), _ON_BOARD),
    "other": (*_IN_PLAY,),
    "of": ("fallen",),
}
"""Fields of a filter that fit only some kinds."""
_KINDS_OF_STATES: Mapping[str, tuple[str, ...]] = {
    "attacking": ("unit",),
    **dict.fromkeys(("damaged", "fighting"), _ON_BOARD),
    **dict.fromkeys(("ready", "exhausted", "new"), _IN_PLAY),
}
_KINDS_OF_CARDS: Mapping[str, tuple[str, ...]] = {
    "unit": ("unit", "card"),
    "structure": ("structure", "card"),
    "economy": ("economy", "vault"),
    "wonder": ("wonder", "vault"),
}
"""By type of card, the kinds of filter it fits."""
_TYPES_OF_TRIGGERS: Mapping[str, tuple[str, ...]] = {
    "enters": (*FIGHTERS, *VAULT),
    "destroyed": (*FIGHTERS, *VAULT),
    "attacks": ("unit",),
    "hits_objective": ("unit",),
    "deals_damage": FIGHTERS,
}
"""Moments that come for some types of card only."""


# What is wrong between the fields of a card


def _card_faults(card: CardModel) -> Iterator[Fault]:
    for fault in foreign_fields(card, card.type, _FIELDS_OF_TYPES):
        yield Fault((_FIELD_NAMES.get(str(fault.path[0]), fault.path[0]),), fault.phrase, fault.clause)
    for field, types, clause in _OWED_FIELDS:
        if card.type in types and getattr(card, field) in (None, []):
            yield _owed(card, field, clause)
    for field in ("keywords", "window"):
        if len(set(getattr(card, field))) < len(getattr(card, field)):
            yield Fault((field,), Phrase("cardfile-twice", field=field))
    if card.early is not None and card.age is not None and card.early >= card.age:
        yield Fault(("early",), Phrase("cardfile-early"), "BEL-11-22")
    if card.type == "economy" and card.age == 4:
        yield Fault(("age",), Phrase("cardfile-economy-age"), "BEL-10-20")
    if card.is_fighter:
        yield from _stage_faults(card)
    if card.type == "unit":
        yield from _siege_faults(card)
    elif card.type == "structure":
        yield from _structure_faults(card)
    elif card.type == "tactic":
        yield from _tactic_faults(card)
    yield from _list_faults(card, card.effects, ("effects",))
    for index, ability in enumerate(card.abilities):
        path = ("abilities", index)
        if isinstance(ability, AlwaysModel):
            yield from _static_faults(card, ability.always, (*path, "always"))
            continue
        if isinstance(ability, TriggeredModel) and card.type not in _TYPES_OF_TRIGGERS.get(ability.when, _TYPES):
            phrase = Phrase("cardfile-trigger", trigger=ability.when, type=card_type_phrase(card.type))
            yield Fault((*path, "when"), phrase)
        yield from _list_faults(card, ability.do, (*path, "do"), ability)


def _owed(card: CardModel, field: str, clause: str) -> Fault:
    return Fault((field,), Phrase("cardfile-owed", field=field, type=card_type_phrase(card.type)), clause)


def _stage_faults(card: CardModel) -> Iterator[Fault]:
    if card.family in WITHOUT_LINE:
        if card.stage is not None or card.previous is not None:
            yield Fault(("stage",), Phrase("cardfile-stage-foreign"), "BEL-11-21")
    elif card.type == "unit" and card.stage is None:
        yield _owed(card, "stage", "BEL-11-1")
    elif card.is_upper and card.previous is None:
        yield Fault(("from",), Phrase("cardfile-from-missing"), "BEL-11-1")
    elif not card.is_upper and card.previous is not None:
        yield Fault(("from",), Phrase("cardfile-from-first"), "BEL-11-1")


def _siege_faults(card: CardModel) -> Iterator[Fault]:
    if card.family in ("vanguard_siege", "rearguard_siege") and card.zone is not None:
        if card.family != f"{card.zone}_siege":
            yield Fault(("zone",), Phrase("cardfile-siege"), "BEL-7.7-1")


def _structure_faults(card: CardModel) -> Iterator[Fault]:
    if card.kind == "tower" and card.attack is None:
        yield Fault(("attack",), Phrase("cardfile-tower"), "BEL-3-7")
    elif card.kind == "wall" and card.attack is not None:
        yield Fault(("attack",), Phrase("cardfile-wall"), "BEL-3-8")
    elif card.kind == "building" and card.attack is not None:
        yield Fault(("attack",), Phrase("cardfile-wall"), "BEL-8-19")


def _tactic_faults(card: CardModel) -> Iterator[Fault]:
    if card.cost == 0:
        yield Fault(("cost",), Phrase("cardfile-tactic-free"), "BEL-9-3")
    if "event" in card.window and card.event is None:
        yield Fault(("event",), Phrase("cardfile-event-missing"), "BEL-3-17")
    if "event" not in card.window and card.event is not None:
        yield Fault(("event",), Phrase("cardfile-event-window"), "BEL-3-17")
    if "duel" not in card.window and card.only is not None:
        yield Fault(("only",), Phrase("cardfile-only"), "BEL-9-8")


def _static_faults(card: CardModel, static: StaticModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    to = getattr(static, "to", None)
    if to == "self" and not _may_mean_itself(card, static):
        yield Fault((*path, "to"), Phrase("cardfile-self", type=card_type_phrase(card.type)))
    if isinstance(to, EachModel):
        kinds = _ON_BOARD if isinstance(static, BonusStaticModel) else ("unit",)
        yield from _filter_faults(card, to.each, (*path, "to", "each"), kinds)
        yield from _circle_faults(static, to.each, (*path, "to", "each"))
    if isinstance(static, BonusStaticModel) and not static.attack and not static.defence:
        yield Fault(path, Phrase("cardfile-change-nothing"))
    if isinstance(static, DiscountStaticModel) and static.family and static.cards not in ("unit", "ascent"):
        yield Fault((*path, "family"), Phrase("cardfile-discount-family"))


def _may_mean_itself(card: CardModel, static: StaticModel) -> bool:
    """Whether a rule can mean a card of this type: only Units attack or have keywords."""
    return card.is_fighter if isinstance(static, (BonusStaticModel, RespondsStaticModel)) else card.type == "unit"


def _circle_faults(static: StaticModel, filters: FilterModel, path: tuple[Step, ...]) -> Iterator[Fault]:
    """Yields limits that would depend on what the ability itself changes."""
    changed = [
        ("max_attack", isinstance(static, BonusStaticModel) and static.attack != 0),
        ("max_left", isinstance(static, BonusStaticModel) and static.defence != 0),
        ("keyword", isinstance(static, GrantStaticModel)),
    ]
    for field, changes in changed:
        if changes and getattr(filters, field) is not None:
            yield Fault((*path, field), Phrase("cardfile-circle", field=field))


def _list_faults(
    card: CardModel,
    verbs: Sequence[VerbModel],
    path: tuple[Step, ...],
    ability: TriggeredModel | ActivatedModel | None = None,
) -> Iterator[Fault]:
    chosen: FilterModel | None = None
    choices = 0
    in_duel, replies = _windows(card, ability)
    for index, verb in enumerate(verbs):
        here = (*path, index)
        yield from _verb_faults(card, verb, here, chosen)
        name = str(getattr(verb, "verb", ""))
        if (name == "cancel" and not replies) or (name == "annul" and not in_duel):
            yield Fault((*here, "verb"), Phrase("cardfile-out-of-window", verb=name))
        who = getattr(verb, "who", None)
        if isinstance(who, ChooseModel):
            chosen = who.choose
            choices += 1
            if choices == _MOST_CHOICES + 1:
                yield Fault((*here, "who"), Phrase("cardfile-choices"))


def _windows(card: CardModel, ability: TriggeredModel | ActivatedModel | None) -> tuple[bool, bool]:
    """Returns whether there may be attacks to annul, and whether there may be Tactics to cancel."""
    if isinstance(ability, ActivatedModel):
        return ability.use.window == "duel", ability.use.window == "duel"
    if isinstance(ability, TriggeredModel):
        return True, False
    return "duel" in card.window, "duel" in card.window or card.event == "enemy_tactic"


def _verb_faults(
    card: CardModel, verb: VerbModel, path: tuple[Step, ...], chosen: FilterModel | None
) -> Iterator[Fault]:
    if verb.condition == "that_lives" and (chosen is None or chosen.kind not in _IN_PLAY):
        yield Fault((*path, "if"), Phrase("cardfile-that"))
    if isinstance(verb, BoostModel) and not verb.attack and not verb.defence:
        yield Fault(path, Phrase("cardfile-change-nothing"))
    if isinstance(verb, SeekModel) and verb.stage is not None and verb.of not in FIGHTERS:
        yield Fault((*path, "stage"), Phrase("cardfile-filter", field="stage"))
    who = getattr(verb, "who", None)
    if who is not None:
        yield from _who_faults(card, str(getattr(verb, "verb", "")), who, (*path, "who"), chosen)


def _who_faults(
    card: CardModel, verb: str, who: object, path: tuple[Step, ...], chosen: FilterModel | None
) -> Iterator[Fault]:
    kinds = _KINDS_OF_VERBS[verb]
    if verb in _ONLY_CHOSEN and not isinstance(who, ChooseModel):
        yield Fault(path, Phrase("cardfile-only-chosen", verb=verb))
    elif who == "self" and not set(kinds) & set(_KINDS_OF_CARDS.get(card.type, ())):
        yield Fault(path, Phrase("cardfile-self", type=card_type_phrase(card.type)))
    elif who == "that" and chosen is None:
        yield Fault(path, Phrase("cardfile-that"))
    elif who == "that" and chosen is not None and chosen.kind not in kinds:
        yield Fault(path, Phrase("cardfile-kind"))
    elif isinstance(who, (ChooseModel, EachModel)):
        key, filters = ("choose", who.choose) if isinstance(who, ChooseModel) else ("each", who.each)
        yield from _filter_faults(card, filters, (*path, key), kinds)
        if verb == "annul" and filters.state != "attacking":
            yield Fault((*path, key, "state"), Phrase("cardfile-annul"), "BEL-7.2-7")
        if verb == "take_relic" and filters.kind == "relic_stored" and filters.side != "enemy":
            yield Fault((*path, key, "side"), Phrase("cardfile-own-relic"), "BEL-12-9")


def _filter_faults(
    card: CardModel, filters: FilterModel, path: tuple[Step, ...], kinds: tuple[str, ...]
) -> Iterator[Fault]:
    if filters.kind not in kinds:
        yield Fault((*path, "kind"), Phrase("cardfile-kind"))
        return
    yield from filter_faults(filters, filters.kind, path, _KINDS_OF_FIELDS)
    if filters.state is not None and filters.kind not in _KINDS_OF_STATES[filters.state]:
        yield Fault((*path, "state"), Phrase("cardfile-filter", field="state"))
    if filters.kind in ("relic_neutral", "fallen") and filters.side != "any":
        yield Fault((*path, "side"), Phrase("cardfile-filter", field="side"))
    if filters.other and filters.kind in _IN_PLAY and filters.kind not in _KINDS_OF_CARDS.get(card.type, ()):
        yield Fault((*path, "other"), Phrase("cardfile-other", type=card_type_phrase(card.type)))


# What is wrong between cards


def _links(cards: Sequence[tuple[Draft, CardModel]], known: Collection[str]) -> Iterator[tuple[Draft, Fault]]:
    by_id = {card.id: card for _, card in cards}
    for draft, card in cards:
        if card.previous is None or not card.is_upper:
            continue
        below = by_id.get(card.previous)
        if below is not None:
            yield from ((draft, fault) for fault in _line_faults(card, below))
        elif card.previous not in known:
            phrase = Phrase("cardfile-from-unknown", value=card.previous, guess=guess(card.previous, by_id))
            yield draft, Fault(("from",), phrase, "BEL-11-1")
    relics = [(draft, card) for draft, card in cards if card.type == "relic"]
    for draft, _ in relics[RELIC_COUNT:]:
        yield draft, Fault(("type",), Phrase("cardfile-relics", most=RELIC_COUNT), "BEL-12-1")


def _line_faults(card: CardModel, below: CardModel) -> Iterator[Fault]:
    """Yields why a card cannot be placed on the one it names: another type, or not the stage just below its own."""
    assert card.stage is not None
    wanted = STAGES[STAGES.index(card.stage) - 1]
    found = "veteran" if below.stage is None and below.type == "structure" else below.stage
    if below.type != card.type or found != wanted:
        phrase = Phrase("cardfile-from-stage", name=below.id, stage=Phrase(f"card-stage-{wanted}"))
        yield Fault(("from",), phrase, "BEL-11-2")
    elif below.civilization != card.civilization:
        yield Fault(("from",), Phrase("cardfile-from-foreign", name=below.id), "BEL-2-1")


# What is wrong with a set


def _set_faults(found: CivilizedSetModel) -> Iterator[Fault]:
    if found.rules != RULES_VERSION:
        yield Fault(("rules",), Phrase("cardfile-rules", found=found.rules), "BEL-C-1")


def _set_fields(found: CivilizedSetModel) -> dict[str, Any]:
    return {} if found.civilization is None else {"civilization": found.civilization.id}


FORMAT = CardFormat(
    package="liza.games.bellum",
    title="Bellum Imperia card file",
    sample=Path(__file__).parent / "data" / "cards",
    card=CardModel,
    columns=(
        "id",
        "number",
        "name.es",
        "name.en",
        "civilization",
        "type",
        "family",
        "zone",
        "kind",
        "shrine",
        "stage",
        "from",
        "age",
        "early",
        "cost",
        "attack",
        "defence",
        "keywords",
        "window",
        "event",
        "only",
        "icon",
        "flavour.es",
        "flavour.en",
        "effects",
        "abilities",
    ),
    faults=_card_faults,
    links=_links,
    set=CivilizedSetModel,
    set_faults=_set_faults,
    set_fields=_set_fields,
    closed={
        "type": ("cardfile-type", "BEL-9-1"),
        "family": ("cardfile-family", "BEL-3-3"),
        "keywords": ("cardfile-keyword", "BEL-14-6"),
    },
    same_name_clause="BEL-2-5",
)
"""The card files."""
