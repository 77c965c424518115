# plain: cards are built once, when the program starts
"""The printed cards that the engine plays with, built from the validated card files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from liza.games.resurgir import printed, verbs
from liza.games.resurgir.cardmodels import (
    UNTIMED,
    ActivatedModel,
    AlwaysModel,
    CardModel,
    ChooseModel,
    EachModel,
    FilterModel,
    KeywordModel,
    NeedModel,
    PaysModel,
    TriggeredModel,
)
from liza.games.resurgir.pieces import PERMANENT, THIS_PHASE, THIS_TURN
from liza.games.resurgir.schema import FORMAT
from liza.toolkit.cardfile import CardSet
from liza.toolkit.cardpools import CardPool, CardPools

TYPES = {
    "military": printed.MILITARY,
    "support": printed.SUPPORT,
    "economic": printed.ECONOMIC,
    "development": printed.DEVELOPMENT,
    "legacy": printed.LEGACY,
    "culture": printed.CULTURE,
}
SUBCATEGORIES = {
    None: 0,
    "infantry": printed.INFANTRY,
    "cavalry": printed.CAVALRY,
    "ranged": printed.RANGED,
    "vessel": printed.VESSEL,
    "superior_rank": printed.SUPERIOR_RANK,
    "mystic": printed.MYSTIC,
    "civil": printed.CIVIL,
}
FLAGS = {
    "bulwark": printed.BULWARK,
    "guardian": printed.GUARDIAN,
    "sanctuary": printed.SANCTUARY,
    "eternal_return": printed.ETERNAL_RETURN,
    "rise_again": printed.RISE_AGAIN,
}
"""Keywords that a card simply has."""
LABELS = {
    "exploration": printed.IN_EXPLORATION,
    "abundance": printed.IN_ABUNDANCE,
    "expansion": printed.IN_EXPANSION,
    "invasion": printed.IN_INVASION,
    "renewal": printed.IN_RENEWAL,
    "response": printed.IN_RESPONSE,
}
SIDES = {"any": printed.ANY_SIDE, "yours": printed.YOURS, "enemy": printed.ENEMY}
KINDS = {
    "unit": printed.A_UNIT,
    "military": printed.A_MILITARY,
    "support": printed.A_SUPPORT,
    "structure": printed.A_STRUCTURE,
    "economic": printed.AN_ECONOMIC,
    "development": printed.A_DEVELOPMENT,
    "card": printed.A_CARD,
    "play": printed.A_PLAY,
    "fallen": printed.A_FALLEN,
    "legacy": printed.A_LEGACY,
    "any": printed.ANYTHING,
}
STATES = {
    None: printed.ANY_STATE,
    "ready": printed.IS_READY,
    "turned": printed.IS_TURNED,
    "attacking": printed.IS_ATTACKING,
    "fighting": printed.IS_FIGHTING,
    "poisoned": printed.IS_POISONED,
}
PLAYS = {
    "unit": printed.A_UNIT_PLAYED,
    "structure": printed.A_STRUCTURE_PLAYED,
    "legacy": printed.A_LEGACY_USED,
    "ability": printed.AN_ABILITY_USED,
    "trigger": printed.AN_ABILITY_TRIGGERED,
}
PILES = {"underworld": printed.IN_UNDERWORLD, "discard": printed.IN_DISCARD}
TERMS = {"phase": THIS_PHASE, "turn": THIS_TURN, "permanent": PERMANENT}
WHOSE = {"you": verbs.YOU, "rival": verbs.RIVAL, "both": verbs.BOTH}
TRIGGERS = {
    "enters": printed.WHEN_ENTERS,
    "other_enters": printed.WHEN_OTHER_ENTERS,
    "attacks": printed.WHEN_ATTACKS,
    "vengeance": printed.WHEN_DESTROYED,
    "leaves": printed.WHEN_LEAVES,
    "any_destroyed": printed.WHEN_ANY_DESTROYED,
    "yours_destroyed": printed.WHEN_YOURS_DESTROYED,
    "enemy_destroyed": printed.WHEN_ENEMY_DESTROYED,
    "readied": printed.WHEN_READIED,
    "you_use_legacy": printed.WHEN_YOU_USE_LEGACY,
}
RULES = {
    "bonus": printed.BONUS,
    "siege_bonus": printed.SIEGE_BONUS,
    "grant": printed.GRANT,
    "attacks_turned": printed.ATTACKS_TURNED,
    "indestructible": printed.INDESTRUCTIBLE,
    "co_defends": printed.CO_DEFENDS,
}
COUNTS = {
    "controlled": printed.CONTROLLED,
    "destroyed": printed.DESTROYED_FOES,
    "subcategories": printed.SUBCATEGORIES,
    "points": printed.POINTS,
}
CLAUSES = {
    "charge": "RES-12.carga-1",
    "wrath": "RES-12.colera-1",
    "eternal_return": "RES-12.eterno-retorno-1",
    "frenzy": "RES-12.frenesi-1",
    "grandeur": "RES-12.grandeza-1",
    "momentum": "RES-12.impulso-1",
    "incursion": "RES-12.incursion-1",
    "intimidation": "RES-12.intimidacion-1",
    "recover": "RES-12.recuperar-1",
    "tribute": "RES-12.tributacion-1",
    "poison": "RES-12.veneno-1",
    "vengeance": "RES-12.venganza-1",
}
"""The clause that each keyword with an effect of its own is used by."""
STEADY = (
    "boost",
    "grant",
    "intimidate",
    "destroy",
    "bounce",
    "poison",
    "cancel",
    "resources",
    "score",
    "second_economic",
)
"""Verbs about cards in play, the chain, resources and points: discards don't change if they can be carried out."""
ENEMY_UNIT = printed.Filter(printed.ENEMY, printed.A_UNIT)
ANY_FALLEN = printed.Filter(
    kind=printed.A_FALLEN, of=printed.ANYTHING, piles=printed.IN_UNDERWORLD | printed.IN_DISCARD
)
OPTIONAL = ("momentum", "incursion", "tribute")
"""Keywords that say "may": triggered, they can be left."""


def _pool(key: str, models: CardSet[CardModel]) -> printed.Pool:
    return printed.Pool(key, [_Builder(card).card for card in models.cards])


def _mask(names: Sequence[str], bits: dict[str, int]) -> int:
    mask = 0
    for name in names:
        mask |= bits[name]
    return mask


def _filter(model: FilterModel) -> printed.Filter:
    of = KINDS[model.of]
    if model.kind == "play":
        of = _mask(model.plays or tuple(PLAYS), PLAYS)
    return printed.Filter(
        SIDES[model.side],
        KINDS[model.kind],
        SUBCATEGORIES[model.subcategory],
        FLAGS[model.keyword] if model.keyword else 0,
        STATES[model.state],
        -1 if model.max_strength is None else model.max_strength,
        -1 if model.max_cost is None else model.max_cost,
        model.min_resources or 0,
        model.other,
        of,
        _mask(model.piles or tuple(PILES), PILES),
        model.sent,
    )


def _deck_filter(model: FilterModel) -> printed.Filter:
    """Return a filter of cards in a deck: its `kind` is the type."""
    found = _filter(model)
    found.of = found.kind if model.of == "any" and model.kind not in ("play", "fallen") else KINDS[model.of]
    return found


def _need(model: NeedModel) -> printed.Need:
    return printed.Need(COUNTS[model.count], None if model.of is None else _filter(model.of), model.at_least)


def _cost(model: PaysModel | None, turn: bool = False) -> printed.Cost:
    if model is None:
        return printed.Cost()
    return printed.Cost(turn, model.discard, None if model.give_up is None else _filter(model.give_up))


def _halves(points: float | None) -> int:
    return round((points or 0) * 2)


def _static(model: Any) -> printed.Static:
    to = getattr(model, "to", None)
    return printed.Static(
        RULES[model.rule],
        _filter(to.each) if isinstance(to, EachModel) else None,
        getattr(model, "strength", 0),
        FLAGS[model.keyword] if model.rule == "grant" else 0,
    )


class _Builder:
    """Builds one card: its abilities stand in the order in which they are printed, those of its keywords behind them.

    What it grants to others comes last.
    """

    def __init__(self, model: CardModel) -> None:
        self.card = printed.Card(model.number, model.id, TYPES[model.type], model.cost or 0, model.strength)
        self._granted: list[printed.Ability] = []
        card = self.card
        card.cost = _cost(model.pays)
        card.culture = model.culture or ""
        card.subcategory = SUBCATEGORIES[model.subcategory]
        card.slots = model.slots or 1
        card.yields = model.yields or 0
        card.halves = _halves(model.points)
        card.siege_halves = card.halves if model.siege_points is None else _halves(model.siege_points)
        card.unlabelled = model.type == "legacy" and not model.phases
        card.phases = printed.IN_EXPANSION if card.unlabelled else _mask(model.phases, LABELS)
        for keyword in model.keywords:
            if keyword.keyword in FLAGS:
                card.keywords |= FLAGS[keyword.keyword]
        if model.type == "legacy":
            self._legacy(model)
        elif model.type == "culture":
            self._culture(model)
        for ability in model.abilities:
            if isinstance(ability, AlwaysModel):
                card.statics.append(_static(ability.always))
            elif isinstance(ability, TriggeredModel):
                self._triggered(ability)
            else:
                card.abilities.append(self._activated(ability))
        if model.type != "legacy":
            for keyword in model.keywords:
                self._keyword(keyword)
        self._place_granted()
        card.usable = any(ability.when == printed.ON_USE for ability in card.abilities)
        card.own_rules = any(rule.filter is None for rule in card.statics)
        card.auras = any(rule.filter is not None for rule in card.statics)

    # Whole cards

    def _legacy(self, model: CardModel) -> None:
        ability = self._ability(printed.ON_PLAYING, model.effects)
        for keyword in model.keywords:
            if keyword.keyword in FLAGS:
                continue
            ability.keyword = keyword.keyword
            choice, verb = self._deed(keyword)
            if choice is not None:
                ability.choices.append(choice)
                verb.choice = len(ability.choices) - 1
            verb.index = len(ability.verbs)
            ability.verbs.append(verb)
        ability.phases = self.card.phases
        ability.needs = [_need(need) for need in model.needs]
        self.card.abilities.append(ability)
        if self.card.keywords & printed.ETERNAL_RETURN:
            self._keyword(KeywordModel(keyword="eternal_return"))

    def _culture(self, model: CardModel) -> None:
        assert model.equinox is not None and model.encounter is not None
        card = self.card
        card.set_up = [printed.SetUpPick(_deck_filter(one)) for one in model.set_up]
        card.needs = [_need(need) for need in model.equinox.needs]
        ability = self._ability(printed.ON_EQUINOX, model.equinox.do)
        for static in model.equinox.always:
            card.statics.append(_static(static))
            ability.verbs.append(verbs.LastVerb(len(card.statics) - 1))
        if model.equinox.uses:
            ability.verbs.append(verbs.UnlockVerb())
        card.equinox = len(card.abilities)
        card.abilities.append(ability)
        encounter = self._ability(printed.ON_ENCOUNTER, model.encounter.do)
        encounter.resources = model.encounter.cost
        encounter.cost = _cost(model.encounter)
        encounter.needs = [_need(need) for need in model.encounter.needs]
        card.encounter = len(card.abilities)
        card.abilities.append(encounter)
        for use in model.equinox.uses:
            card.abilities.append(self._activated(use))

    # Abilities

    def _triggered(self, model: TriggeredModel) -> None:
        ability = self._ability(TRIGGERS[model.when], model.do)
        ability.optional = model.may
        ability.filter = None if model.of is None else _filter(model.of)
        if model.when == "vengeance":
            ability.keyword, ability.clause = "vengeance", CLAUSES["vengeance"]
        self.card.abilities.append(ability)

    def _activated(self, model: ActivatedModel) -> printed.Ability:
        ability = self._ability(printed.ON_USE, model.do)
        ability.phases = _mask(model.use.phases, LABELS)
        ability.resources = model.use.cost
        ability.cost = _cost(model.use, model.use.turn)
        ability.needs = [_need(need) for need in model.use.needs]
        return ability

    def _ability(self, when: int, models: Sequence[Any]) -> printed.Ability:
        ability = printed.Ability(when, [], [])
        for index, model in enumerate(models):
            who = getattr(model, "who", None)
            if isinstance(who, ChooseModel):
                choice = printed.Choice(_filter(who.choose), 0 if who.up_to else who.count, who.count)
                choice.destroys = model.verb == "destroy"
                choice.taxes = model.verb == "tribute"
                choice.raises = model.verb == "raise"
                if model.verb in ("turn", "tribute") and not choice.filter.state:
                    choice.filter.state = printed.IS_READY
                if model.verb == "ready" and not choice.filter.state:
                    choice.filter.state = printed.IS_TURNED
                ability.choices.append(choice)
            verb = self._verb(model)
            if isinstance(who, ChooseModel) or who == "that":
                verb.choice = len(ability.choices) - 1
            verb.index = index
            ability.verbs.append(verb)
            ability.deep = ability.deep or (model.verb == "discard" and model.whose != "rival")
        fallen = any(choice.filter.kind == printed.A_FALLEN for choice in ability.choices)
        states = [choice.filter.state for choice in ability.choices]
        ability.upright = printed.IS_READY not in states and printed.IS_TURNED not in states
        ability.steady = not fallen and all(model.verb in STEADY for model in models)
        return ability

    # Keywords

    def _keyword(self, model: KeywordModel) -> None:
        """Append the ability of a keyword, at the moment printed or its own [RES-12-1, RES-12-4, RES-12-5]."""
        word = model.keyword
        if word == "eternal_return":
            ability = printed.Ability(printed.ON_RETURN, [verbs.EternalVerb()], [printed.Choice(ANY_FALLEN, 1, 1)])
        elif word in FLAGS:
            return
        else:
            choice, verb = self._deed(model)
            verb.choice = 0 if choice is not None else -1
            ability = printed.Ability(self._when(model), [verb], [] if choice is None else [choice])
            ability.optional = word in OPTIONAL
            if ability.when == printed.ON_USE:
                ability.phases = LABELS[model.at or "expansion"]
        ability.keyword, ability.clause = word, CLAUSES[word]
        if word in UNTIMED and model.at is None and ability.when == printed.WHEN_ENTERS:
            ability.clause = "RES-12-4"
        self.card.abilities.append(ability)

    def _when(self, model: KeywordModel) -> int:
        if model.at in TRIGGERS:
            return TRIGGERS[model.at]
        if model.at is not None or model.keyword in ("incursion", "tribute"):
            return printed.ON_USE
        return printed.WHEN_ENTERS if model.keyword in ("grandeur", "recover", "poison") else printed.WHEN_ATTACKS

    def _deed(self, model: KeywordModel) -> tuple[printed.Choice | None, verbs.Verb]:
        """Return what a keyword has its controller choose, and what it does."""
        choice, verb = _deed(model.keyword, model.x or 1)
        verb.clause = CLAUSES[model.keyword]
        return choice, verb

    def _place_granted(self) -> None:
        """Append the abilities that the card grants, and tell the verbs that grant them where they stand."""
        for ability in self.card.abilities:
            for verb in ability.verbs:
                if isinstance(verb, verbs.GrantVerb) and verb.ability >= 0:
                    verb.ability += len(self.card.abilities)
        self.card.abilities += self._granted

    # Verbs

    def _verb(self, model: Any) -> verbs.Verb:
        """Return the verb: its name in the card file is the key, its fields the arguments."""
        name = model.verb
        if name in ("search", "fetch"):
            return verbs.SearchVerb(_deck_filter(model.find), name == "fetch")
        if name == "second_economic":
            return verbs.AllowVerb()
        if name == "score_sent":
            return verbs.SentScoreVerb(_halves(model.points))
        if hasattr(model, "whose"):
            return _player_verb(model)
        if name in THING_VERBS:
            return verbs.RaiseVerb(model.turned) if name == "raise" else THING_VERBS[name]()
        who, matching = _who(model.who)
        if name == "boost":
            return verbs.BoostVerb(who, matching, model.strength, TERMS[model.term])
        if name == "grant":
            return self._grant(who, matching, model)
        if name in ("turn", "ready", "tribute"):
            return verbs.TurnVerb(who, matching, name != "ready", name == "tribute")
        if name == "poison":
            return verbs.PoisonVerb(who, matching, model.counters)
        return PIECE_VERBS[name](who, matching)

    def _grant(self, who: int, matching: printed.Filter | None, model: Any) -> verbs.Verb:
        if model.keyword in FLAGS:
            return verbs.GrantVerb(who, matching, FLAGS[model.keyword], -1, TERMS[model.term])
        choice, verb = self._deed(KeywordModel(keyword=model.keyword, x=model.x))
        verb.choice = 0 if choice is not None else -1
        ability = printed.Ability(printed.WHEN_GRANTED_ATTACKS, [verb], [] if choice is None else [choice])
        ability.optional = model.keyword in OPTIONAL
        ability.keyword, ability.clause = model.keyword, CLAUSES[model.keyword]
        self._granted.append(ability)
        return verbs.GrantVerb(who, matching, 0, len(self._granted) - 1, TERMS[model.term])


PIECE_VERBS = {"intimidate": verbs.IntimidateVerb, "destroy": verbs.DestroyVerb, "bounce": verbs.BounceVerb}
THING_VERBS: dict[str, Any] = {
    "cancel": verbs.CancelVerb,
    "recover": verbs.RecoverVerb,
    "reclaim": verbs.ReclaimVerb,
    "raise": verbs.RaiseVerb,
}


def _player_verb(model: Any) -> verbs.Verb:
    whose = WHOSE[model.whose]
    if model.verb == "draw":
        return verbs.DrawVerb(whose, model.cards, model.up_to)
    if model.verb == "mill":
        return verbs.MillVerb(whose, model.cards)
    if model.verb == "discard":
        return verbs.DiscardVerb(whose, model.cards, model.how == "random")
    if model.verb == "resources":
        return verbs.ResourcesVerb(whose, model.amount)
    return verbs.ScoreVerb(whose, _halves(model.points), None if model.each is None else _filter(model.each))


def _who(who: Any) -> tuple[int, printed.Filter | None]:
    if isinstance(who, ChooseModel):
        return verbs.CHOSEN, None
    if isinstance(who, EachModel):
        return verbs.EACH, _filter(who.each)
    return {"self": verbs.SELF, "that": verbs.CHOSEN}[who], None


def _deed(word: str, x: int) -> tuple[printed.Choice | None, verbs.Verb]:
    if word == "charge":
        return printed.Choice(ENEMY_UNIT, 1, 1), verbs.BoostVerb(verbs.CHOSEN, None, -x, THIS_PHASE)
    if word == "wrath":
        return None, verbs.MillVerb(verbs.RIVAL, x)
    if word == "frenzy":
        return None, verbs.BoostVerb(verbs.SELF, None, x, THIS_PHASE)
    if word == "momentum":
        return None, verbs.DrawVerb(verbs.YOU, x, False)
    if word == "intimidation":
        return printed.Choice(ENEMY_UNIT, 1, 1), verbs.IntimidateVerb(verbs.CHOSEN, None)
    if word == "grandeur":
        return None, verbs.ScoreVerb(verbs.YOU, 2 * x, None)
    if word == "recover":
        return printed.Choice(ANY_FALLEN, x, x), verbs.RecoverVerb()
    if word == "poison":
        return printed.Choice(ENEMY_UNIT, 1, 1), verbs.PoisonVerb(verbs.CHOSEN, None, x)
    if word == "incursion":
        choice = printed.Choice(printed.Filter(printed.ENEMY, printed.A_STRUCTURE, min_resources=x), 1, 1)
        choice.raids = True
        return choice, verbs.RaidVerb(x)
    assert word == "tribute"
    choice = printed.Choice(printed.Filter(printed.ENEMY, printed.AN_ECONOMIC, state=printed.IS_READY), x, x)
    choice.taxes = True
    return choice, verbs.TurnVerb(verbs.CHOSEN, None, True, True)


Cards = CardPool[CardModel, printed.Pool]
cards = CardPools(FORMAT, _pool)
