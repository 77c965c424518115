# plain: cards are read once, when the program starts
"""The models of a card file: its fields and their types.

They hold data alone. What must hold between the fields is checked in `schema.py`, what a verb does stands in
`verbs.py`, what it says in `wording.py`.
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

Type = Literal["unit", "structure", "tactic", "economy", "wonder", "relic"]
Family = Literal[
    "infantry",
    "cavalry",
    "archers",
    "mounted_archers",
    "vanguard_siege",
    "rearguard_siege",
    "emblematic",
    "cleric",
]
Zone = Literal["vanguard", "rearguard"]
Stage = Literal["veteran", "elite", "royal"]
Keyword = Literal["courage", "flanking", "interception", "demolish", "bombardment"]
StructureKind = Literal["tower", "wall", "building"]
Shrine = Literal["church", "temple"]
Window = Literal["development", "duel", "event"]
Event = Literal["enemy_tactic", "your_unit_destroyed", "enemy_unit_destroyed", "enemy_claims", "enemy_advances"]
Role = Literal["attacker", "defender"]
Term = Literal["turn", "permanent"]
Whose = Literal["you", "rival", "both"]
Query = Literal[
    "behind",
    "have_relic",
    "three_relics",
    "have_shrine",
    "age_two",
    "age_three",
    "attacking",
    "defending",
    "that_lives",
]
Trigger = Literal[
    "enters",
    "destroyed",
    "your_unit_destroyed",
    "enemy_unit_destroyed",
    "turn_starts",
    "turn_ends",
    "you_play_unit",
    "you_ascend",
    "you_play_tactic",
    "you_claim",
    "you_advance",
    "attacks",
    "deals_damage",
    "hits_objective",
    "objective_attacked",
]

FIGHTERS: tuple[str, ...] = ("unit", "structure")
"""Types with DEF, which damage destroys."""
VAULT: tuple[str, ...] = ("economy", "wonder")
"""Types of the Vault [BEL-3-11]."""
CASTLE: tuple[str, ...] = ("unit", "structure", "tactic")
"""Types of the Castle [BEL-2-2]."""
WITHOUT_LINE: tuple[str, ...] = ("emblematic", "cleric")
"""Families that are played directly and do not ascend [BEL-11-21]."""

Amount = Annotated[int, Field(ge=1, le=20)]
Change = Annotated[int, Field(ge=-20, le=20)]
Cost = Annotated[int, Field(ge=0, le=12)]
Points = Annotated[int, Field(ge=0, le=20)]
Age = Annotated[int, Field(ge=1, le=4)]


# Who and what


class FilterModel(HouseModel):
    """Which things are meant: those that fit every field; ATK and DEF are current ones, a cost the printed one."""

    side: Literal["yours", "enemy", "any"] = "any"
    kind: Literal[
        "unit",
        "structure",
        "card",
        "economy",
        "wonder",
        "vault",
        "relic_stored",
        "relic_neutral",
        "tactic",
        "fallen",
    ] = "unit"
    """`card`: a Unit or Structure; `vault`: an Economy card or Wonder; `tactic`: one in the chain; `fallen`: a card of
    your graveyard."""
    zone: Zone | None = None
    family: Family | None = None
    stage: Stage | None = None
    keyword: Keyword | None = None
    state: Literal["ready", "exhausted", "damaged", "attacking", "fighting", "new"] | None = None
    """`fighting`: in an engagement; `new`: under its controller since this turn."""
    max_attack: Points | None = None
    max_left: Points | None = None
    """The remaining DEF [BEL-8-5]."""
    max_cost: Cost | None = None
    other: bool = False
    """Never the source itself."""
    of: Literal["unit", "structure", "tactic", "any"] = "any"
    """The type of a fallen card."""


class ChooseModel(HouseModel):
    """One target, chosen when the card or ability is played or the trigger begins to act [BEL-7.8-9]."""

    choose: FilterModel


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


# Verbs


class VerbModel(HouseModel):
    """One instruction of an effect; with a condition it is skipped where the query says no."""

    condition: Query | None = Field(default=None, alias="if")


class DamageModel(VerbModel):
    """Cards take damage [BEL-8-1]."""

    verb: Literal["damage"]
    who: Who
    amount: Amount


class RepairModel(VerbModel):
    """Cards lose damage, all of it if the amount is 0."""

    verb: Literal["repair"]
    who: Who
    amount: Points


class BoostModel(VerbModel):
    """ATK and DEF change, to the end of the turn or while the card is in play [BEL-6.D-1]."""

    verb: Literal["boost"]
    who: Who
    attack: Change = 0
    defence: Change = 0
    term: Term


class GrantModel(VerbModel):
    """Units gain a keyword [BEL-11-20]."""

    verb: Literal["grant"]
    who: Who
    keyword: Keyword
    term: Term


class ForbidModel(VerbModel):
    """Units cannot attack this turn [BEL-intro-2]."""

    verb: Literal["forbid"]
    who: Who


class PreventModel(VerbModel):
    """All damage to cards is prevented this turn [BEL-7.2-11]."""

    verb: Literal["prevent"]
    who: Who


class ExhaustModel(VerbModel):
    """Cards are exhausted."""

    verb: Literal["exhaust"]
    who: Who


class ReadyModel(VerbModel):
    """Cards are readied."""

    verb: Literal["ready"]
    who: Who


class DestroyModel(VerbModel):
    """Cards go to their owner's graveyard; of the Vault's only where the effect names them [BEL-3-15]."""

    verb: Literal["destroy"]
    who: Who


class BounceModel(VerbModel):
    """Cards go to their owner's hand, whole piles [BEL-11-15]."""

    verb: Literal["bounce"]
    who: Who


class TuckModel(VerbModel):
    """Cards are shuffled into their owner's Castle, whole piles [BEL-11-25]."""

    verb: Literal["tuck"]
    who: Who


class RemoveModel(VerbModel):
    """Cards leave the game [BEL-15-6]."""

    verb: Literal["remove"]
    who: Who


class ControlModel(VerbModel):
    """You gain control of cards for good [BEL-15-1]."""

    verb: Literal["control"]
    who: Who


class MoveModel(VerbModel):
    """Units change between Vanguard and Rearguard [BEL-4-2]."""

    verb: Literal["move"]
    who: Who
    zone: Zone


class AnnulModel(VerbModel):
    """The attack of a Unit is lost [BEL-7.2-7]."""

    verb: Literal["annul"]
    who: Who


class CancelModel(VerbModel):
    """A Tactic in the chain has no effect [BEL-9-9]."""

    verb: Literal["cancel"]
    who: Who


class FreeRelicModel(VerbModel):
    """A stored Relic becomes neutral [BEL-12-9]."""

    verb: Literal["free_relic"]
    who: Who


class TakeRelicModel(VerbModel):
    """A Relic goes to a Church or Temple of yours [BEL-12-9]."""

    verb: Literal["take_relic"]
    who: Who


class RecoverCardModel(VerbModel):
    """A card of your graveyard returns to your hand."""

    verb: Literal["recover_card"]
    who: Who


class LoseModel(VerbModel):
    """A Main Objective is dealt damage [BEL-1-11]."""

    verb: Literal["lose"]
    whose: Whose
    amount: Amount


class HealModel(VerbModel):
    """A Main Objective recovers points, not above 20 [BEL-1-7]."""

    verb: Literal["heal"]
    whose: Whose
    amount: Amount


class ShelterModel(VerbModel):
    """All damage to a Main Objective is prevented this turn, fatigue aside [BEL-13-6]."""

    verb: Literal["shelter"]
    whose: Whose


class DrawModel(VerbModel):
    """Cards are drawn [BEL-13-3]."""

    verb: Literal["draw"]
    whose: Whose
    cards: Amount


class DiscardModel(VerbModel):
    """Cards of a hand are discarded, chosen by who holds them or at random."""

    verb: Literal["discard"]
    whose: Whose
    cards: Amount
    how: Literal["choose", "random"]


class SuppliesModel(VerbModel):
    """Temporary Supplies, for this turn [BEL-10-6]."""

    verb: Literal["supplies"]
    whose: Whose
    amount: Annotated[int, Field(ge=1, le=12)]


class SeekModel(VerbModel):
    """Cards of your Castle are revealed until one is of the kind; it goes to your hand, the rest is shuffled."""

    verb: Literal["seek"]
    of: Literal["unit", "structure", "tactic", "cleric"]
    stage: Stage | None = None


Verb = Annotated[
    DamageModel
    | RepairModel
    | BoostModel
    | GrantModel
    | ForbidModel
    | PreventModel
    | ExhaustModel
    | ReadyModel
    | DestroyModel
    | BounceModel
    | TuckModel
    | RemoveModel
    | ControlModel
    | MoveModel
    | AnnulModel
    | CancelModel
    | FreeRelicModel
    | TakeRelicModel
    | RecoverCardModel
    | LoseModel
    | HealModel
    | ShelterModel
    | DrawModel
    | DiscardModel
    | SuppliesModel
    | SeekModel,
    Discriminator("verb"),
]
VERBS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["verb"].annotation)[0]: model for model in get_args(get_args(Verb)[0])
}
"""Every verb by its name."""


# Continuous abilities


class StaticModel(HouseModel):
    """A continuous ability; those of the same Spanish name do not add up [BEL-4-7]."""

    name: WordsModel


class BonusStaticModel(StaticModel):
    """ATK and DEF that cards have while this is in play."""

    rule: Literal["bonus"]
    to: To
    attack: Change = 0
    defence: Change = 0


class GrantStaticModel(StaticModel):
    """A keyword that Units have while this is in play."""

    rule: Literal["grant"]
    to: To
    keyword: Keyword


class PacifyStaticModel(StaticModel):
    """Units that cannot attack [BEL-intro-2]."""

    rule: Literal["pacify"]
    to: To


class RespondsStaticModel(StaticModel):
    """It responds with so much, though its kind or state would not [BEL-intro-1, BEL-8-13]."""

    rule: Literal["responds"]
    to: Literal["self"] = "self"
    amount: Amount


class AttacksExhaustedStaticModel(StaticModel):
    """It may be declared as an attacker while exhausted [BEL-intro-1]."""

    rule: Literal["attacks_exhausted"]
    to: Literal["self"] = "self"


class DiscountStaticModel(StaticModel):
    """Something costs you less, never below a minimum [BEL-10-22]."""

    rule: Literal["discount"]
    cards: Literal["unit", "structure", "tactic", "ascent", "advance", "claim", "any"]
    """What is paid for; `any` is all of these."""
    amount: Annotated[int, Field(ge=1, le=12)]
    minimum: Cost | None = None
    """Where it is not that of the rules."""
    first: bool = False
    """Only the first such of each turn of yours."""
    family: Family | None = None
    """Only Units of this family."""


Static = Annotated[
    BonusStaticModel
    | GrantStaticModel
    | PacifyStaticModel
    | RespondsStaticModel
    | AttacksExhaustedStaticModel
    | DiscountStaticModel,
    Discriminator("rule"),
]
STATICS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["rule"].annotation)[0]: model for model in get_args(get_args(Static)[0])
}
"""Every kind of continuous ability by its name."""


# Abilities and cards


class UseModel(HouseModel):
    """What an activated ability costs and when it may be used [BEL-6.B-9]."""

    cost: Cost = 0
    exhaust: bool = False
    window: Literal["development", "duel"]

    @property
    def free(self) -> bool:
        """True where nothing is paid, so that it is used once per turn."""
        return self.cost == 0 and not self.exhaust


class TriggeredModel(HouseModel):
    """Something happens, and this follows [BEL-8-8]."""

    when: Trigger
    once: bool = False
    """Only the first time each turn."""
    do: list[Verb] = Field(min_length=1)


class ActivatedModel(HouseModel):
    """Its controller pays, and this follows [BEL-6.B-9]."""

    use: UseModel
    do: list[Verb] = Field(min_length=1)


class AlwaysModel(HouseModel):
    """Holds as long as the card is in play [BEL-4-7]."""

    always: Static


Ability = Annotated[
    Annotated[TriggeredModel, Tag("when")]
    | Annotated[ActivatedModel, Tag("use")]
    | Annotated[AlwaysModel, Tag("always")],
    TRIGGERED_USED_OR_CONTINUOUS,
]


class CardModel(PrintedModel):
    """One printed card. Which fields a type has, and which it owes, is checked in `schema.py`."""

    number: int = Field(ge=1, le=1023)
    """Collector number, stable for ever: options and hashes are made of it."""
    civilization: Id | None = None
    """That of its set, unless the card says otherwise; none for a Relic [BEL-2-1]."""
    type: Type
    family: Family | None = None
    zone: Zone | None = None
    """Where it enters [BEL-3-2]."""
    kind: StructureKind | None = None
    """Of a Structure [BEL-3-7, BEL-3-8, BEL-8-19]."""
    shrine: Shrine | None = None
    """Stores Relics [BEL-12-12]."""
    stage: Stage | None = None
    previous: Id | None = Field(default=None, alias="from")
    """The card on which it is placed [BEL-11-2]."""
    age: Age | None = None
    early: Age | None = None
    """The Age from which it may be played, where that is an earlier one [BEL-11-22]."""
    cost: Cost | None = None
    attack: Annotated[int, Field(ge=0, le=12)] | None = None
    defence: Annotated[int, Field(ge=1, le=20)] | None = None
    keywords: list[Keyword] = Field(default_factory=list)
    window: list[Window] = Field(default_factory=list)
    """When a Tactic may be played [BEL-9-2]."""
    event: Event | None = None
    """What opens the window of an event Tactic [BEL-3-17]."""
    only: Role | None = None
    """Who may play it in the Duel, where not both [BEL-9-8]."""
    effects: list[Verb] = Field(default_factory=list)
    """Tactics only: what they do, in order."""
    abilities: list[Ability] = Field(default_factory=list)

    @property
    def is_fighter(self) -> bool:
        """True for what has DEF: Units and Structures."""
        return self.type in FIGHTERS

    @property
    def is_upper(self) -> bool:
        """True for the stages that enter by Ascent [BEL-11-23]."""
        return self.stage in ("elite", "royal")

    @property
    def is_cleric(self) -> bool:
        """True for what may claim Relics [BEL-12-3]."""
        return self.family == "cleric"

    def verbs(self) -> Iterator[VerbModel]:
        """Yields every verb of the card, in printed order."""
        yield from self.effects
        for ability in self.abilities:
            if not isinstance(ability, AlwaysModel):
                yield from ability.do


class CivilizationModel(HouseModel):
    """A civilization [BEL-1-1]."""

    id: Id
    name: WordsModel


class CivilizedSetModel(SetModel):
    """A set of cards, most often of one civilization."""

    rules: int = 10
    """The version of the rules it is written for [BEL-C-1]."""
    civilization: CivilizationModel | None = None
    """Whose cards these are, where they do not say otherwise; none for the Relics."""
