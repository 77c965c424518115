# plain: cards are read once, when the program starts
"""The models of a card file: its fields and their types.

They hold data alone. What must hold between the fields is checked in `schema.py`, what a verb does stands in
`verbs.py`, what it says in `wording.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, Discriminator, Field, PrivateAttr, Tag

from liza.toolkit.cardmodels import TRIGGERED_USED_OR_CONTINUOUS, HouseModel, PrintedModel, told_by

Type = Literal["creature", "champion", "relic", "rune", "spell", "fast", "commander", "token"]
Keyword = Literal["rush", "guard"]
Line = Literal["front", "sanctuary", "rear"]
Term = Literal["turn", "permanent"]
Whose = Literal["you", "rival", "both"]
Query = Literal["that_lives", "you_control_champion", "you_control_here", "behind_on_life", "you_hold_mark"]
Trigger = Literal[
    "played",
    "enters",
    "dies",
    "ally_dies",
    "turn_starts",
    "turn_ends",
    "each_turn_starts",
    "each_turn_ends",
    "you_play",
    "you_mark",
    "attacks",
    "blocks",
]

CREATURES: tuple[str, ...] = ("creature", "champion", "token")
"""Types that stand in a line with Attack and Life [INF-3-2, INF-3-10]."""
RELICS: tuple[str, ...] = ("relic", "rune")
SPELLS: tuple[str, ...] = ("spell", "fast")
NOT_PLAYED: tuple[str, ...] = ("commander", "token")
"""Types that are never in a hand and so have no cost [INF-3-13]."""

Amount = Annotated[int, Field(ge=1, le=20)]
Change = Annotated[int, Field(ge=-20, le=20)]
Cost = Annotated[int, Field(ge=0, le=10)]
Points = Annotated[int, Field(ge=0, le=20)]
Lives = Annotated[int, Field(ge=1, le=20)]


# Who and what


class FilterModel(HouseModel):
    """Which pieces are meant: those that fit every field. Stats are the current ones; a cost is the printed one."""

    side: Literal["yours", "enemy", "any"] = "any"
    line: Line | Literal["here"] | None = None
    """`here`: the line of the source, or of its bearer."""
    kind: Literal["creature", "champion", "relic"] = "creature"
    """`creature` includes Champions [INF-3-10]; `relic` means relics and runes, equipped or on the table."""
    state: Literal["ready", "exhausted", "wounded", "new"] | None = None
    """`new`: entered play this turn [INF-8-4]."""
    max_attack: Points | None = None
    max_cost: Cost | None = None
    """Tokens and the copies of Eco cost 0."""
    other: bool = False
    """Never the source itself."""


class ChooseModel(HouseModel):
    """One target, chosen on playing the card or ability, or when the trigger starts to resolve [INF-3-6, INF-12-5]."""

    choose: FilterModel


class EachModel(HouseModel):
    """All that fit at the moment; nobody chooses."""

    each: FilterModel


Who = Annotated[
    Annotated[Literal["self", "bearer", "that"], Tag("piece")]
    | Annotated[ChooseModel, Tag("choose")]
    | Annotated[EachModel, Tag("each")],
    Discriminator(
        told_by("choose", "each", word="piece"),
        custom_error_type="who_tag",
        custom_error_message="self, bearer, that, choose or each",
    ),
]
To = Annotated[
    Annotated[Literal["self", "bearer"], Tag("piece")] | Annotated[EachModel, Tag("each")],
    Discriminator(
        told_by("each", word="piece"), custom_error_type="to_tag", custom_error_message="self, bearer or each"
    ),
]
SelfOrBearer = Literal["self", "bearer"]


# Verbs


class VerbModel(HouseModel):
    """One instruction of an effect; with a condition it is skipped where the query says no."""

    condition: Query | None = Field(default=None, alias="if")


class WoundModel(VerbModel):
    """Wounds on creatures [INF-0-5]."""

    verb: Literal["wound"]
    who: Who
    amount: Amount


class WoundNexusModel(VerbModel):
    """A Nexus loses life, not below 0."""

    verb: Literal["wound_nexus"]
    whose: Whose
    amount: Amount


class RestoreModel(VerbModel):
    """Wounds are removed [INF-0-6]."""

    verb: Literal["restore"]
    who: Who
    amount: Amount


class RestoreNexusModel(VerbModel):
    """A Nexus regains life, not above its start [INF-0-6]."""

    verb: Literal["restore_nexus"]
    whose: Whose
    amount: Amount


class BoostModel(VerbModel):
    """Attack and Life change, to the end of the turn or while the creature is in play [INF-7.5-3]."""

    verb: Literal["boost"]
    who: Who
    attack: Change = 0
    life: Change = 0
    term: Term


class GrantModel(VerbModel):
    """Creatures gain a keyword."""

    verb: Literal["grant"]
    who: Who
    keyword: Keyword
    term: Term


class SilenceModel(VerbModel):
    """Creatures lose the abilities of their text [INF-13-4]."""

    verb: Literal["silence"]
    who: Who
    term: Term


class StunModel(VerbModel):
    """Creatures lose their next Awaken [INF-13-3]."""

    verb: Literal["stun"]
    who: Who


class ReadyModel(VerbModel):
    """Creatures are readied; new ones still may not attack [INF-8-4]."""

    verb: Literal["ready"]
    who: Who


class ExhaustModel(VerbModel):
    """Creatures are exhausted [INF-13-1]."""

    verb: Literal["exhaust"]
    who: Who


class DestroyModel(VerbModel):
    """Pieces go to their owner's discard pile."""

    verb: Literal["destroy"]
    who: Who


class BounceModel(VerbModel):
    """Pieces go to their owner's hand; tokens vanish."""

    verb: Literal["bounce"]
    who: Who


class ControlModel(VerbModel):
    """You take control of creatures, in the line they stand in [INF-8-8]."""

    verb: Literal["control"]
    who: Who


class ShiftModel(VerbModel):
    """Creatures change line without moving by ether [INF-9-2]; `forward` is one line towards the Front."""

    verb: Literal["shift"]
    who: Who
    to: Line | Literal["forward", "back"]


class DrawModel(VerbModel):
    """Cards are drawn."""

    verb: Literal["draw"]
    whose: Whose
    cards: Amount


class DiscardModel(VerbModel):
    """Cards of a hand are discarded, chosen by who holds them or at random."""

    verb: Literal["discard"]
    whose: Whose
    cards: Amount
    how: Literal["chosen", "random"]


class EtherModel(VerbModel):
    """Ether for this turn, also above the limit [INF-6-5]."""

    verb: Literal["ether"]
    whose: Whose
    amount: Annotated[int, Field(ge=1, le=10)]


class LimitModel(VerbModel):
    """The ether limit rises, not above 10 [INF-6-4]."""

    verb: Literal["limit"]
    whose: Whose
    amount: Annotated[int, Field(ge=1, le=10)]


class TokenModel(VerbModel):
    """Tokens appear under your control, each in a line with room [INF-8-8]."""

    verb: Literal["token"]
    card: str
    line: Line | Literal["here", "choose"]
    count: Annotated[int, Field(ge=1, le=9)] = 1

    _printed: CardModel | None = PrivateAttr(default=None)

    @property
    def printed(self) -> CardModel | None:
        """The card of the token, once the file has been read; None before."""
        return self._printed

    def link(self, card: CardModel) -> None:
        """Remembers the card of the token."""
        self._printed = card


Verb = Annotated[
    WoundModel
    | WoundNexusModel
    | RestoreModel
    | RestoreNexusModel
    | BoostModel
    | GrantModel
    | SilenceModel
    | StunModel
    | ReadyModel
    | ExhaustModel
    | DestroyModel
    | BounceModel
    | ControlModel
    | ShiftModel
    | DrawModel
    | DiscardModel
    | EtherModel
    | LimitModel
    | TokenModel,
    Discriminator("verb"),
]
VERBS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["verb"].annotation)[0]: model for model in get_args(get_args(Verb)[0])
}
"""Every verb by its name."""


# Continuous abilities


class BonusStaticModel(HouseModel):
    """Attack and Life that creatures have while this is in play, perhaps in one line only, perhaps times a count."""

    rule: Literal["bonus"]
    to: To
    attack: Change = 0
    life: Change = 0
    in_line: Line | None = Field(default=None, alias="in")
    """Counts only while the affected creature stands there."""
    per: Literal["your_creatures", "your_others"] | None = None
    """Times the creatures of the source's controller; `your_others` leaves out the affected creature."""


class GrantStaticModel(HouseModel):
    """A keyword that creatures have while this is in play."""

    rule: Literal["grant"]
    to: To
    keyword: Keyword


class PierceStaticModel(HouseModel):
    """May attack the Nexus without an open path [INF-10.2-1]; Guard still binds [INF-13-7]."""

    rule: Literal["pierce"]
    to: SelfOrBearer


class PacifyStaticModel(HouseModel):
    """Cannot attack."""

    rule: Literal["pacify"]
    to: SelfOrBearer


class NoBlockStaticModel(HouseModel):
    """Cannot block."""

    rule: Literal["no_block"]
    to: SelfOrBearer


class DiscountStaticModel(HouseModel):
    """Your cards cost less, never below 0 [INF-6-7]."""

    rule: Literal["discount"]
    cards: Literal["creature", "spell", "relic", "any"]
    """`creature` with Champions, `spell` with fast spells, `relic` with runes."""
    amount: Annotated[int, Field(ge=1, le=10)]


class FreeMovesStaticModel(HouseModel):
    """Your first moves of each turn cost no ether [INF-9-1]."""

    rule: Literal["free_moves"]
    count: Annotated[int, Field(ge=1, le=9)]


class OpeningHandStaticModel(HouseModel):
    """A larger opening hand [INF-3-14, INF-5-5]."""

    rule: Literal["opening_hand"]
    cards: Annotated[int, Field(ge=1, le=5)]


class ClaimsStaticModel(HouseModel):
    """You count as controlling one line more [INF-11.4-1]."""

    rule: Literal["claims"]
    line: Line


class WardStaticModel(HouseModel):
    """Ether may be paid to prevent what an attacker would wound your Nexus by in combat."""

    rule: Literal["ward"]
    cost: Cost


Static = Annotated[
    BonusStaticModel
    | GrantStaticModel
    | PierceStaticModel
    | PacifyStaticModel
    | NoBlockStaticModel
    | DiscountStaticModel
    | FreeMovesStaticModel
    | OpeningHandStaticModel
    | ClaimsStaticModel
    | WardStaticModel,
    Discriminator("rule"),
]
STATICS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["rule"].annotation)[0]: model for model in get_args(get_args(Static)[0])
}
"""Every kind of continuous ability by its name."""


# Abilities and cards


class UseModel(HouseModel):
    """What an activated ability costs and when it may be used [INF-12-6]."""

    cost: Cost = 0
    exhaust: bool = False
    anytime: bool = False
    """In every window, like a fast spell; otherwise in your own Preparation."""

    @property
    def free(self) -> bool:
        """True where nothing is paid, so that it is used once per turn [INF-12-6]."""
        return self.cost == 0 and not self.exhaust


class TriggeredModel(HouseModel):
    """Something happens, and this follows [INF-12-5]."""

    when: Trigger
    do: list[Verb] = Field(min_length=1)


class ActivatedModel(HouseModel):
    """Its controller pays, and this follows [INF-12-6]."""

    use: UseModel
    do: list[Verb] = Field(min_length=1)


class AlwaysModel(HouseModel):
    """Holds as long as the card is in play [INF-3-4, INF-3-14]."""

    always: Static


Ability = Annotated[
    Annotated[TriggeredModel, Tag("when")]
    | Annotated[ActivatedModel, Tag("use")]
    | Annotated[AlwaysModel, Tag("always")],
    TRIGGERED_USED_OR_CONTINUOUS,
]


class EchoModel(HouseModel):
    """The reduced copy a creature leaves on dying: what it keeps is written out [INF-13-8, INF-13-9]."""

    attack: Points
    life: Lives
    keywords: list[Keyword] = Field(default_factory=list)
    abilities: Literal["none"] = "none"


class CardModel(PrintedModel):
    """One printed card."""

    type: Type
    mode: Literal["equip", "table"] | None = None
    """Relics and runes only [INF-3-3]."""
    bearer: FilterModel | None = None
    """Equip cards only: lawful bearers, where they are not simply your creatures [INF-3-3]."""
    cost: Cost | None = None
    attack: Points | None = None
    life: Lives | None = None
    keywords: list[Keyword] = Field(default_factory=list)
    echo: EchoModel | None = None
    unique: bool = False
    """At most one copy in a deck [INF-14-4]."""
    effects: list[Verb] = Field(default_factory=list)
    """Spells only: what they do, in order [INF-3-6]."""
    abilities: list[Ability] = Field(default_factory=list)

    @property
    def is_creature(self) -> bool:
        """True for what stands in a line: creatures, Champions, tokens."""
        return self.type in CREATURES

    @property
    def is_relic(self) -> bool:
        """True for relics and runes."""
        return self.type in RELICS

    @property
    def is_spell(self) -> bool:
        """True for spells and fast spells."""
        return self.type in SPELLS

    @property
    def collectible(self) -> bool:
        """True for what a deck may hold [INF-3-13]."""
        return self.type not in NOT_PLAYED

    @property
    def bearers(self) -> FilterModel | None:
        """The lawful bearers of an equip card, None for other cards [INF-3-3]."""
        if self.mode != "equip":
            return None
        return self.bearer or FilterModel(side="yours")

    def verbs(self) -> Iterator[VerbModel]:
        """Yields every verb of the card, in printed order."""
        yield from self.effects
        for ability in self.abilities:
            if not isinstance(ability, AlwaysModel):
                yield from ability.do
