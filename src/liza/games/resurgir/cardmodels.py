# plain: cards are read once, when the program starts
"""The models of a card file: its fields and their types.

They hold data alone. What must hold between the fields is checked in `schema.py`, what a verb does stands in
`verbs.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, Discriminator, Field, Tag

from liza.toolkit.cardmodels import (
    TRIGGERED_USED_OR_CONTINUOUS,
    HouseModel,
    Id,
    PrintedModel,
    SetModel,
    WordsModel,
    told_by,
)

Type = Literal["military", "support", "economic", "development", "legacy", "culture"]
Subcategory = Literal["infantry", "cavalry", "ranged", "vessel", "superior_rank", "mystic", "civil"]
Flag = Literal["bulwark", "guardian", "sanctuary", "eternal_return", "rise_again"]
"""Keywords that a card simply has."""
Keyword = Literal[
    "bulwark",
    "charge",
    "wrath",
    "guardian",
    "eternal_return",
    "frenzy",
    "grandeur",
    "momentum",
    "incursion",
    "intimidation",
    "recover",
    "rise_again",
    "sanctuary",
    "tribute",
    "poison",
]
"""Every keyword of the glossary but Venganza, which is the moment `vengeance` of an ability."""
Phase = Literal["exploration", "abundance", "expansion", "invasion", "renewal"]
Label = Literal["exploration", "abundance", "expansion", "invasion", "renewal", "response"]
Term = Literal["phase", "turn", "permanent"]
Whose = Literal["you", "rival", "both"]
Trigger = Literal[
    "enters",
    "other_enters",
    "attacks",
    "vengeance",
    "leaves",
    "any_destroyed",
    "yours_destroyed",
    "enemy_destroyed",
    "readied",
    "you_use_legacy",
]

UNITS: tuple[str, ...] = ("military", "support")
STRUCTURES: tuple[str, ...] = ("economic", "development")
IN_PLAY: tuple[str, ...] = (*UNITS, *STRUCTURES)
"""Types that enter play."""
DECK: tuple[str, ...] = (*IN_PLAY, "legacy")
"""Types of which decks are made [RES-2-1]."""
FLAGS: tuple[str, ...] = get_args(Flag)
NUMBERED: tuple[str, ...] = (
    "charge",
    "wrath",
    "frenzy",
    "grandeur",
    "momentum",
    "incursion",
    "recover",
    "poison",
)
"""Keywords with an X [RES-12-2]."""
ATTACKING: tuple[str, ...] = ("charge", "wrath", "frenzy", "momentum", "intimidation")
"""Keywords that act when the unit attacks."""
UNTIMED: tuple[str, ...] = ("grandeur", "recover", "poison", "incursion", "tribute")
"""Keywords whose moment the card may print [RES-12-1]."""

Amount = Annotated[int, Field(ge=1, le=20)]
Change = Annotated[int, Field(ge=-20, le=20)]
Cost = Annotated[int, Field(ge=0, le=12)]
Strength = Annotated[int, Field(ge=0, le=20)]
VictoryPoints = Annotated[float, Field(ge=0, le=20, multiple_of=0.5)]


# Who and what


class FilterModel(HouseModel):
    """Which things are meant: those that fit every field; Force and Resistance are current ones, a cost the printed."""

    side: Literal["yours", "enemy", "any"] = "any"
    kind: Literal["unit", "military", "support", "structure", "economic", "development", "card", "play", "fallen"] = (
        "unit"
    )
    """`card`: a unit or structure; `play`: what waits in the chain; `fallen`: a card of your piles."""
    subcategory: Subcategory | None = None
    keyword: Flag | None = None
    state: Literal["ready", "turned", "attacking", "fighting", "poisoned"] | None = None
    """`fighting`: in a Confrontation."""
    max_strength: Strength | None = None
    max_cost: Cost | None = None
    min_resources: Amount | None = None
    """Resources that lie on the card."""
    other: bool = False
    """Never the source itself."""
    plays: list[Literal["unit", "structure", "legacy", "ability", "trigger"]] = Field(default_factory=list)
    """Of `play`: a unit or structure being played, a Legacy, an ability used or triggered; none is any of them."""
    of: Literal["unit", "military", "support", "structure", "economic", "development", "legacy", "card", "any"] = "any"
    """Of `fallen` and of cards in the deck: their type."""
    piles: list[Literal["underworld", "discard"]] = Field(default_factory=list)
    """Of `fallen`: where they lie; none is both."""
    sent: bool = False
    """Of `fallen`: only what the Destructive Effects have just sent [RES-7-5]."""


class ChooseModel(HouseModel):
    """Targets, chosen once costs are paid [RES-2.4-12]."""

    choose: FilterModel
    count: Annotated[int, Field(ge=1, le=5)] = 1
    up_to: bool = False
    """Any number up to the count, none included."""


class EachModel(HouseModel):
    """All that fit at the moment; nobody chooses."""

    each: FilterModel


Who = Annotated[
    Annotated[Literal["self", "that"], Tag("piece")]
    | Annotated[ChooseModel, Tag("choose")]
    | Annotated[EachModel, Tag("each")],
    Discriminator(
        told_by("choose", "each", word="piece"),
        custom_error_type="who_tag",
        custom_error_message="self, that, choose or each",
    ),
]
To = Annotated[
    Annotated[Literal["self"], Tag("piece")] | Annotated[EachModel, Tag("each")],
    Discriminator(told_by("each", word="piece"), custom_error_type="to_tag", custom_error_message="self or each"),
]


class NeedModel(HouseModel):
    """A condition: so much at least of what it counts [RES-2.4-10, RES-7-4]."""

    count: Literal["controlled", "destroyed", "subcategories", "points"]
    """Cards that fit `of`; opposing cards destroyed so far; military subcategories you control; Victory Points."""
    of: FilterModel | None = None
    at_least: Annotated[int, Field(ge=1, le=40)]


# Verbs


class VerbModel(HouseModel):
    """One instruction of an effect."""


class BoostModel(VerbModel):
    """Force or Resistance changes."""

    verb: Literal["boost"]
    who: Who
    strength: Change
    term: Term


class GrantModel(VerbModel):
    """Cards gain a keyword: one they simply have, or one that acts when they attack [RES-12-2]."""

    verb: Literal["grant"]
    who: Who
    keyword: Keyword
    x: Amount | None = None
    term: Term


class IntimidateModel(VerbModel):
    """Units cannot be defended in this phase [RES-12.intimidacion-1]."""

    verb: Literal["intimidate"]
    who: Who


class TurnModel(VerbModel):
    """Cards are turned."""

    verb: Literal["turn"]
    who: Who


class ReadyModel(VerbModel):
    """Cards are readied."""

    verb: Literal["ready"]
    who: Who


class TributeModel(VerbModel):
    """Economic Structures are turned and miss their next Abundancia [RES-12.tributacion-1]."""

    verb: Literal["tribute"]
    who: Who


class DestroyModel(VerbModel):
    """Cards go to their owner's Inframundo [RES-4.7-1]."""

    verb: Literal["destroy"]
    who: Who


class BounceModel(VerbModel):
    """Cards go to their owner's hand."""

    verb: Literal["bounce"]
    who: Who


class PoisonModel(VerbModel):
    """Units get poison counters [RES-12.veneno-1]."""

    verb: Literal["poison"]
    who: Who
    counters: Amount


class CancelModel(VerbModel):
    """What waits in the chain has no effect [RES-2.4-22]."""

    verb: Literal["cancel"]
    who: ChooseModel


class RecoverModel(VerbModel):
    """Cards of your piles are shuffled into your deck [RES-12.recuperar-2]."""

    verb: Literal["recover"]
    who: ChooseModel


class ReclaimModel(VerbModel):
    """Cards of your piles return to your hand."""

    verb: Literal["reclaim"]
    who: ChooseModel


class RaiseModel(VerbModel):
    """A card of your piles is put into play [RES-5-9]."""

    verb: Literal["raise"]
    who: ChooseModel
    turned: bool = False


class SearchModel(VerbModel):
    """A card of your deck goes to your hand; the deck is shuffled."""

    verb: Literal["search"]
    find: FilterModel


class FetchModel(VerbModel):
    """A card of your deck is put into play [RES-2.2-4]; the deck is shuffled."""

    verb: Literal["fetch"]
    find: FilterModel


class DrawModel(VerbModel):
    """Cards are drawn."""

    verb: Literal["draw"]
    whose: Whose
    cards: Amount
    up_to: bool = False


class MillModel(VerbModel):
    """Cards go from the top of a deck to the Descarte [RES-4.8-2]."""

    verb: Literal["mill"]
    whose: Whose
    cards: Amount


class DiscardModel(VerbModel):
    """Cards of a hand are discarded, chosen by who holds them or at random."""

    verb: Literal["discard"]
    whose: Whose
    cards: Amount
    how: Literal["choose", "random"]


class ScoreModel(VerbModel):
    """Victory Points [RES-1-4]; with `each`, so many for each card that fits."""

    verb: Literal["score"]
    whose: Whose
    points: VictoryPoints
    each: FilterModel | None = None


class ScoreSentModel(VerbModel):
    """Victory Points for each card of yours that the Destructive Effects have just sent [RES-7-5]."""

    verb: Literal["score_sent"]
    points: VictoryPoints


class ResourcesModel(VerbModel):
    """Base resources."""

    verb: Literal["resources"]
    whose: Whose
    amount: Amount


class SecondEconomicModel(VerbModel):
    """You may play one more Economic Structure this turn [RES-2.4-14]."""

    verb: Literal["second_economic"]


Verb = Annotated[
    BoostModel
    | GrantModel
    | IntimidateModel
    | TurnModel
    | ReadyModel
    | TributeModel
    | DestroyModel
    | BounceModel
    | PoisonModel
    | CancelModel
    | RecoverModel
    | ReclaimModel
    | RaiseModel
    | SearchModel
    | FetchModel
    | DrawModel
    | MillModel
    | DiscardModel
    | ScoreModel
    | ScoreSentModel
    | ResourcesModel
    | SecondEconomicModel,
    Discriminator("verb"),
]
VERBS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["verb"].annotation)[0]: model for model in get_args(get_args(Verb)[0])
}
"""Every verb by its name."""


# Continuous abilities


class BonusStaticModel(HouseModel):
    """Force or Resistance that cards have while this is in play."""

    rule: Literal["bonus"]
    to: To
    strength: Change


class SiegeBonusStaticModel(HouseModel):
    """Force that units have when they attack in a Siege [RES-2.1-15]."""

    rule: Literal["siege_bonus"]
    to: To
    strength: Change


class GrantStaticModel(HouseModel):
    """A keyword that cards have while this is in play."""

    rule: Literal["grant"]
    to: EachModel
    keyword: Flag


class AttacksTurnedStaticModel(HouseModel):
    """It may attack turned cards [RES-2.4-14]."""

    rule: Literal["attacks_turned"]
    to: Literal["self"] = "self"


class IndestructibleStaticModel(HouseModel):
    """It cannot be destroyed [RES-2.4-14]."""

    rule: Literal["indestructible"]
    to: Literal["self"] = "self"


class CoDefendsStaticModel(HouseModel):
    """It may defend what another unit defends already [RES-2.4-14, RES-10.4.2-5]."""

    rule: Literal["co_defends"]
    to: Literal["self"] = "self"


Static = Annotated[
    BonusStaticModel
    | SiegeBonusStaticModel
    | GrantStaticModel
    | AttacksTurnedStaticModel
    | IndestructibleStaticModel
    | CoDefendsStaticModel,
    Discriminator("rule"),
]
STATICS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["rule"].annotation)[0]: model for model in get_args(get_args(Static)[0])
}
"""Every kind of continuous ability by its name."""


# Abilities and cards


class PaysModel(HouseModel):
    """What a card or ability costs besides resources [RES-2.1-2]."""

    discard: Annotated[int, Field(ge=0, le=3)] = 0
    """Cards of your hand."""
    give_up: FilterModel | None = None
    """An own card in play goes to the Inframundo; it is not destroyed."""


class UseModel(PaysModel):
    """What an activated ability costs and when it may be used [RES-2.4-9]."""

    phases: list[Label] = Field(min_length=1)
    cost: Cost = 0
    turn: bool = False
    """The card itself is turned [RES-2.4-19]."""
    needs: list[NeedModel] = Field(default_factory=list)

    @property
    def free(self) -> bool:
        """True where nothing is paid, so that it is used once per turn [RES-2.4-21]."""
        return self.cost == 0 and not self.turn and not self.discard and self.give_up is None


class TriggeredModel(HouseModel):
    """Something happens, and this follows; `vengeance` is Venganza [RES-12.venganza-1]."""

    when: Trigger
    of: FilterModel | None = None
    """Of `other_enters`: which cards."""
    may: bool = False
    """Its controller may leave it."""
    do: list[Verb] = Field(min_length=1)


class ActivatedModel(HouseModel):
    """Its controller pays, and this follows."""

    use: UseModel
    do: list[Verb] = Field(min_length=1)


class AlwaysModel(HouseModel):
    """Holds as long as the card is in play."""

    always: Static


Ability = Annotated[
    Annotated[TriggeredModel, Tag("when")]
    | Annotated[ActivatedModel, Tag("use")]
    | Annotated[AlwaysModel, Tag("always")],
    TRIGGERED_USED_OR_CONTINUOUS,
]


class KeywordModel(HouseModel):
    """A keyword of the glossary on a card, with its X and, where the card prints one, its moment [RES-12-1]."""

    keyword: Keyword
    x: Amount | None = None
    at: Literal["enters", "attacks", "vengeance"] | Phase | None = None


class EquinoxModel(HouseModel):
    """The condition of a Culture and what it gives in turns 3 and 4 besides the points [RES-11.2-2]."""

    needs: list[NeedModel] = Field(min_length=1)
    do: list[Verb] = Field(default_factory=list)
    always: list[Static] = Field(default_factory=list)
    """Rules in force for the rest of the game [RES-11.4-8]."""
    uses: list[ActivatedModel] = Field(default_factory=list)
    """Abilities that may be activated from then on, but not in turn 7 [RES-11.4-3]."""


class EncounterModel(PaysModel):
    """What a Culture may do to make up for the Destructive Effects [RES-7-5]."""

    cost: Cost = 0
    needs: list[NeedModel] = Field(default_factory=list)
    do: list[Verb] = Field(min_length=1)


class CardModel(PrintedModel):
    """One printed card. Which fields a type has, and which it owes, is checked in `schema.py`."""

    culture: Id | None = None
    """That of its set, unless the card says otherwise; none for a card without Culture icon [RES-1-10]."""
    artist: str = ""
    type: Type
    subcategory: Subcategory | None = None
    copies: Annotated[int, Field(ge=1, le=50)] | None = None
    """How many a deck may hold [RES-1-11]."""
    slots: Annotated[int, Field(ge=1, le=5)] | None = None
    """How many slots it takes, where it is not one [RES-2.1-6]."""
    cost: Cost | None = None
    pays: PaysModel | None = None
    force: Strength | None = None
    resistance: Strength | None = None
    yields: Amount | None = None
    """What an Economic Structure generates [RES-2.2-12]."""
    points: VictoryPoints | None = None
    """The Victory Points of a Development Structure."""
    siege_points: VictoryPoints | None = None
    """What a Siege of it gives, where it is another figure [RES-2.3-4]."""
    keywords: list[KeywordModel] = Field(default_factory=list)
    phases: list[Label] = Field(default_factory=list)
    """When a Legacy may be used; none is Expansión [RES-2.4-4]."""
    needs: list[NeedModel] = Field(default_factory=list)
    """The condition of a Legacy."""
    effects: list[Verb] = Field(default_factory=list)
    """Legacies only: what they do, in order."""
    abilities: list[Ability] = Field(default_factory=list)
    set_up: list[FilterModel] = Field(default_factory=list)
    """Of a Culture: the cards of the deck that it puts into play before turn 1, one filter each [RES-8-1]."""
    equinox: EquinoxModel | None = None
    encounter: EncounterModel | None = None

    @property
    def is_unit(self) -> bool:
        """True for units, military and support."""
        return self.type in UNITS

    @property
    def is_structure(self) -> bool:
        """True for structures."""
        return self.type in STRUCTURES

    @property
    def strength(self) -> int:
        """Force or Resistance, 0 for what has none."""
        return self.force if self.force is not None else self.resistance or 0

    def verbs(self) -> Iterator[VerbModel]:
        """Yields every verb of the card, in printed order."""
        yield from self.effects
        for ability in self.abilities:
            if not isinstance(ability, AlwaysModel):
                yield from ability.do
        if self.equinox is not None:
            yield from self.equinox.do
            for use in self.equinox.uses:
                yield from use.do
        if self.encounter is not None:
            yield from self.encounter.do


class CultureModel(HouseModel):
    """A Culture [RES-1-9]."""

    id: Id
    name: WordsModel


class CultureSetModel(SetModel):
    """A set of cards, most often of one Culture."""

    culture: CultureModel | None = None
    """Whose cards these are, where they do not say otherwise; none for neutral ones."""
