# plain: cards are read once, when the program starts
"""Card files: their JSON Schema, what must hold between the fields of a card and between cards, and their reader.

A file that breaks a rule is answered with problems, each with its place, its remedy and, where a rulebook's clause is
breached, that clause; nothing of a faulty file reaches the game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from liza.games.inframundis.cardmodels import (
    NOT_PLAYED,
    STATICS,
    VERBS,
    ActivatedModel,
    AlwaysModel,
    BonusStaticModel,
    BoostModel,
    BounceModel,
    CardFileModel,
    CardModel,
    ChooseModel,
    ClaimsStaticModel,
    ControlModel,
    DestroyModel,
    DiscardModel,
    DiscountStaticModel,
    DrawModel,
    EachModel,
    EchoModel,
    EtherModel,
    ExhaustModel,
    FilterModel,
    FreeMovesStaticModel,
    GrantModel,
    GrantStaticModel,
    LimitModel,
    NoBlockStaticModel,
    OpeningHandStaticModel,
    PacifyStaticModel,
    PierceStaticModel,
    ReadyModel,
    RestoreModel,
    RestoreNexusModel,
    SetModel,
    ShiftModel,
    SilenceModel,
    StunModel,
    TokenModel,
    TriggeredModel,
    UseModel,
    VerbModel,
    WardStaticModel,
    WordsModel,
    WoundModel,
    WoundNexusModel,
)
from liza.toolkit.problems import Problem, ProblemsError, guess, problem, quoted, suggest
from liza.toolkit.text import Phrase, Words, fold
from liza.toolkit.yamlfile import Step, YamlFile, read_yaml

__all__ = [
    "SAMPLE",
    "ActivatedModel",
    "AlwaysModel",
    "BonusStaticModel",
    "BoostModel",
    "BounceModel",
    "CardFileModel",
    "CardModel",
    "CardSet",
    "ChooseModel",
    "ClaimsStaticModel",
    "ControlModel",
    "DestroyModel",
    "DiscardModel",
    "DiscountStaticModel",
    "Draft",
    "DrawModel",
    "EachModel",
    "EchoModel",
    "EtherModel",
    "ExhaustModel",
    "FilterModel",
    "FreeMovesStaticModel",
    "GrantModel",
    "GrantStaticModel",
    "LimitModel",
    "NoBlockStaticModel",
    "OpeningHandStaticModel",
    "PacifyStaticModel",
    "PierceStaticModel",
    "ReadyModel",
    "RestoreModel",
    "RestoreNexusModel",
    "SetModel",
    "ShiftModel",
    "SilenceModel",
    "StunModel",
    "TokenModel",
    "TriggeredModel",
    "UseModel",
    "VerbModel",
    "WardStaticModel",
    "WordsModel",
    "WoundModel",
    "WoundNexusModel",
    "check_drafts",
    "json_schema",
    "load_cards",
    "sample_cards",
]

SAMPLE = Path(__file__).parent / "data" / "cards.yaml"
"""The sample set."""

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


# The result


@dataclass(frozen=True, slots=True)
class CardSet:
    """The cards of some files, in the order of their numbers."""

    sets: tuple[SetModel, ...]
    cards: tuple[CardModel, ...]
    by_id: Mapping[str, CardModel]

    @property
    def collectible(self) -> list[CardModel]:
        """The cards a deck may hold."""
        return [card for card in self.cards if card.collectible]

    @property
    def commanders(self) -> list[CardModel]:
        """The Commanders."""
        return [card for card in self.cards if card.type == "commander"]


@dataclass(frozen=True, slots=True)
class Draft:
    """A card as it was written, before anybody looked at it, and where it was written."""

    data: Any
    file: str
    index: int
    """Position in its file, from 0, for cards without a usable id."""
    line: Callable[[Sequence[Step]], int]
    """The line of a path into the data."""

    @property
    def name(self) -> str:
        """Returns the id of the card, or its position."""
        written = self.data.get("id") if isinstance(self.data, dict) else None
        return written if isinstance(written, str) and written else f"cards[{self.index}]"

    def problem(self, fault: Fault) -> Problem:
        """Returns a fault of this card with its place."""
        place = YamlFile.place([self.name, *fault.path])
        line = self.line(fault.path)
        return problem(_words(), fault.phrase, file=self.file, line=line, place=place, clause=fault.clause)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong within a card: where, what, and against which clause."""

    path: tuple[Step, ...]
    phrase: Phrase
    clause: str = ""


# Reading


@lru_cache(maxsize=1)
def sample_cards() -> CardSet:
    """Returns the sample set."""
    return load_cards([SAMPLE])


def load_cards(paths: Iterable[str | os.PathLike[str]]) -> CardSet:
    """Returns the cards of some files; a folder stands for the `.yaml` files in it.

    Raises:
        ProblemsError: everything that is wrong with any of them.
    """
    sets: list[SetModel] = []
    drafts: list[Draft] = []
    problems: list[Problem] = []
    for path in _files(paths):
        try:
            found, cards = _read_file(path)
        except ProblemsError as error:
            problems += error.problems
            continue
        sets.append(found)
        drafts += cards
    cards_by_number, faults = check_drafts(drafts)
    problems += faults
    if problems:
        raise ProblemsError(problems)
    return CardSet(tuple(sets), tuple(cards_by_number), {card.id: card for card in cards_by_number})


def check_drafts(drafts: Sequence[Draft]) -> tuple[list[CardModel], list[Problem]]:
    """Returns the cards of drafts in the order of their numbers, and everything that is wrong with the drafts."""
    problems: list[Problem] = []
    good: list[tuple[Draft, CardModel]] = []
    for draft in drafts:
        try:
            card = CardModel.model_validate(draft.data)
        except ValidationError as error:
            problems += [draft.problem(fault) for fault in _shape_faults(error, draft.data)]
            continue
        good.append((draft, card))
        problems += [draft.problem(fault) for fault in _card_faults(card)]
    known = {draft.name: draft for draft in drafts}
    problems += _shared_identity(good)
    problems += _link_tokens(good, known)
    cards = sorted((card for _, card in good), key=lambda card: card.number)
    order = {draft.file: position for position, draft in reversed(list(enumerate(drafts)))}
    return cards, sorted(problems, key=lambda one: (order.get(one.file, 0), one.line))


def json_schema() -> dict[str, Any]:
    """Returns the JSON Schema of a card file, for editors that complete and check while one writes."""
    schema = CardFileModel.model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "Inframundis card file"}


def _files(paths: Iterable[str | os.PathLike[str]]) -> Iterator[Path]:
    for path in map(Path, paths):
        if path.is_dir():
            found = sorted(one for one in path.iterdir() if one.suffix in (".yaml", ".yml"))
            if not found:
                raise ProblemsError([problem(_words(), Phrase("cardfile-folder-empty"), file=os.fspath(path))])
            yield from found
        else:
            yield path


def _read_file(path: Path) -> tuple[SetModel, list[Draft]]:
    file = read_yaml(path)
    if not isinstance(file.data, dict):
        raise ProblemsError([file.problem(_words(), Phrase("cardfile-top"))])
    problems = [
        file.problem(
            _words(), Phrase("cardfile-field-unknown", field=str(key), guess=guess(str(key), ["set", "cards"])), [key]
        )
        for key in file.data
        if key not in ("set", "cards")
    ]
    cards = file.data.get("cards")
    if not isinstance(cards, list) or not cards:
        problems.append(file.problem(_words(), Phrase("cardfile-no-cards"), ["cards"]))
        cards = []
    try:
        header = SetModel.model_validate(file.data.get("set"))
    except ValidationError as error:
        faults = _shape_faults(error, file.data.get("set"))
        problems += [file.problem(_words(), fault.phrase, ["set", *fault.path]) for fault in faults]
        raise ProblemsError(problems) from None
    if problems:
        raise ProblemsError(problems)
    return header, [Draft(data, file.file, index, _liner(file, index)) for index, data in enumerate(cards)]


def _liner(file: YamlFile, index: int) -> Callable[[Sequence[Step]], int]:
    return lambda path: file.line(["cards", index, *path])


def _words() -> Words:
    return Words.of("liza.games.inframundis")


# What is wrong with the shape of a card


def _shape_faults(error: ValidationError, data: Any) -> list[Fault]:
    """Returns what is wrong; a field that is missing because it is misspelt is told once."""
    faults = [_told(detail, data) for detail in error.errors(include_url=False)]
    missing = {fault.path for fault in faults if fault.phrase.message in _MISSING}
    misspelt = {
        (*fault.path[:-1], one)
        for fault in faults
        if fault.phrase.message == "cardfile-field-unknown"
        for one in suggest(str(fault.path[-1]), [str(path[-1]) for path in missing if path[:-1] == fault.path[:-1]])
    }
    return [fault for fault in faults if fault.path not in missing & misspelt]


_MISSING = ("cardfile-field-missing", "cardfile-echo-numbers")


def _told(detail: ErrorDetails, data: Any) -> Fault:
    """Returns what the model found wrong, in our words."""
    kind, context = detail["type"], detail.get("ctx", {})
    location = detail["loc"]
    if location[:1] == ("abilities",):
        location = (*location[:2], *location[3:])  # pydantic puts the kind of ability third; the data have no such step
    path = _path(location, data)
    last = str(path[-1]) if path else ""
    value = _shown(detail["input"])
    if kind == "missing":
        return _missing((*path, str(location[-1])))
    if kind == "extra_forbidden":
        fields = _fields_beside(path, location)
        return Fault(path, Phrase("cardfile-field-unknown", field=last, guess=guess(last, fields)))
    if kind in ("literal_error", "union_tag_invalid"):
        expected = re.findall(r"'([^']*)'", str(context.get("expected", context.get("expected_tags", ""))))
        field = str(context["discriminator"]).strip("'") if kind == "union_tag_invalid" else ""
        value = str(context["tag"]) if field else value
        message = f"cardfile-{field}-unknown" if field else "cardfile-word"
        here = (*path, field) if field else path
        known = quoted(expected)
        return Fault(here, Phrase(message, value=value, guess=guess(value, expected), known=known, count=len(known)))
    if kind == "union_tag_not_found":
        return Fault(path, Phrase(f"cardfile-{str(context['discriminator']).strip(chr(39))}-missing"))
    if kind in ("greater_than_equal", "less_than_equal"):
        bound = int(context["ge"] if kind == "greater_than_equal" else context["le"])
        return Fault(path, Phrase(f"cardfile-{kind.replace('_', '-')}", value=value, bound=bound))
    if kind == "string_pattern_mismatch":
        return Fault(path, Phrase("cardfile-kebab", value=value))
    if kind in _PLAIN_KINDS:
        return Fault(path, Phrase(f"cardfile-{_PLAIN_KINDS[kind]}", value=value))
    return Fault(path, Phrase("cardfile-strange", reason=detail["msg"]))


_PLAIN_KINDS = {
    "int_type": "integer",
    "string_type": "text",
    "bool_type": "flag",
    "list_type": "list",
    "model_type": "mapping",
    "model_attributes_type": "mapping",
    "dict_type": "mapping",
    "string_too_short": "blank",
    "string_too_long": "long",
    "too_short": "empty",
    "who_tag": "who",
    "to_tag": "to",
    "ability_tag": "ability",
    "invalid_key": "key",
}
"""What pydantic calls an error, and the message that tells it."""


def _missing(path: tuple[Step, ...]) -> Fault:
    field = str(path[-1])
    if len(path) > 1 and path[-2] == "echo":
        return Fault(path, Phrase("cardfile-echo-numbers", field=field), "INF-13-9")
    return Fault(path, Phrase("cardfile-field-missing", field=field))


def _path(location: Sequence[Step], data: Any) -> tuple[Step, ...]:
    """Returns the location as a path into the data: pydantic also names the member of each union it tried."""
    best: tuple[Step, ...] = ()
    for position, step in enumerate(location):
        inner = _inside(data, step)
        if inner is not None:
            found = (step, *_path(location[position + 1 :], inner[0]))
            best = max(best, found, key=len)
    return best


def _inside(data: Any, step: Step) -> tuple[Any] | None:
    if isinstance(data, dict) and step in data:
        return (data[step],)
    if isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
        return (data[step],)
    return None


def _shown(value: Any) -> str:
    text = "" if value is None else str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _fields_beside(path: Sequence[Step], location: Sequence[Step]) -> list[str]:
    """Returns the fields of the model that refused one; the location ends in the names of verb or rule and field."""
    owner, tag = (path[-2] if len(path) > 1 else ""), str(location[-2]) if len(location) > 1 else ""
    models = _MODELS.get(str(owner), (CardModel,))
    if isinstance(owner, int):
        models = (VERBS[tag],) if tag in VERBS else (TriggeredModel, ActivatedModel, AlwaysModel)
    if owner == "always":
        models = (STATICS[tag],)
    return sorted({info.alias or name for model in models for name, info in model.model_fields.items()})


_MODELS: dict[str, tuple[type[BaseModel], ...]] = {
    "name": (WordsModel,),
    "note": (WordsModel,),
    "flavour": (WordsModel,),
    "echo": (EchoModel,),
    "bearer": (FilterModel,),
    "choose": (FilterModel,),
    "each": (FilterModel,),
    "who": (ChooseModel, EachModel),
    "to": (EachModel,),
    "use": (UseModel,),
}
"""What lies under a field of that name."""


# What is wrong between the fields of a card


def _card_faults(card: CardModel) -> Iterator[Fault]:
    yield from _foreign_fields(card)
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


def _foreign_fields(card: CardModel) -> Iterator[Fault]:
    for field, types, clause in _FIELDS_OF_TYPES:
        value = getattr(card, field)
        if card.type not in types and value is not None and value is not False and value != []:
            yield Fault((field,), Phrase("cardfile-field-foreign", field=field, type=_type(card)), clause)
    if card.bearer is not None and card.mode == "table":
        yield Fault(("bearer",), Phrase("cardfile-bearer-table"), "INF-3-3")


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
    return Phrase(f"card-type-{card.type}")


# What is wrong between cards


def _shared_identity(cards: Sequence[tuple[Draft, CardModel]]) -> Iterator[Problem]:
    """Yields ids, numbers and names that two cards share; decks and options could not tell them apart [INF-14-3]."""
    ids: dict[str, CardModel] = {}
    numbers: dict[int, CardModel] = {}
    names: dict[str, CardModel] = {}
    for draft, card in cards:
        if ids.setdefault(card.id, card) is not card:
            yield draft.problem(Fault(("id",), Phrase("cardfile-id-taken", id=card.id)))
            continue
        first = numbers.setdefault(card.number, card)
        if first is not card:
            yield draft.problem(Fault(("number",), Phrase("cardfile-number-taken", number=card.number, other=first.id)))
        for path, name in ((("name", "es"), card.name.es), (("name", "en"), card.name.en), (("id",), card.id)):
            first = names.setdefault(fold(name), card)
            if first is not card:
                phrase = Phrase("cardfile-name-taken", name=name, other=first.id)
                yield draft.problem(Fault(path, phrase, "INF-14-3"))


def _link_tokens(cards: Sequence[tuple[Draft, CardModel]], known: Mapping[str, Draft]) -> Iterator[Problem]:
    """Joins each verb `token` with its card; yields names of none, and circles of tokens that make each other."""
    by_id = {card.id: card for _, card in cards}
    tokens = sorted(card.id for card in by_id.values() if card.type == "token")
    for draft, card in cards:
        for path, verb, trigger in _placed_tokens(card):
            made = by_id.get(verb.card)
            if made is not None and made.type == "token":
                verb.link(made)
                if trigger in ("enters", "dies") and _makes(made, card, by_id, set()):
                    yield draft.problem(Fault(path, Phrase("cardfile-token-circle", token=made.id), "INF-11.4-7"))
            elif made is not None or verb.card not in known:
                phrase = Phrase("cardfile-token-unknown", token=verb.card, guess=guess(verb.card, tokens))
                yield draft.problem(Fault((*path, "card"), phrase, "INF-13-8"))


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
