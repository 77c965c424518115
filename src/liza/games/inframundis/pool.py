# plain: cards are built once, when the program starts
"""The printed cards that the engine plays with, built from the validated card files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from liza.games.inframundis import printed, verbs
from liza.games.inframundis.cardmodels import (
    AlwaysModel,
    CardModel,
    ChooseModel,
    EachModel,
    FilterModel,
    TriggeredModel,
)
from liza.games.inframundis.pieces import PERMANENT, THIS_TURN
from liza.games.inframundis.schema import FORMAT
from liza.toolkit.cardfile import CardSet
from liza.toolkit.cardpools import CardPool, CardPools

KINDS = {"creature": 1, "champion": 2, "relic": 3, "rune": 4, "spell": 5, "fast": 6, "commander": 7, "token": 1}
KEYWORDS = {"rush": printed.RUSH, "guard": printed.GUARD}
LINES = {"front": 0, "sanctuary": 1, "rear": 2, "here": printed.HERE, "choose": verbs.CHOOSE_LINE}
SHIFTS = {**LINES, "forward": verbs.FORWARD, "back": verbs.BACK}
SIDES = {"any": 0, "yours": 1, "enemy": 2}
FILTER_KINDS = {"creature": 0, "champion": 1, "relic": 2}
STATES = {None: 0, "ready": 1, "exhausted": 2, "wounded": 3, "new": 4}
TERMS = {"turn": THIS_TURN, "permanent": PERMANENT}
WHOSE = {"you": verbs.YOU, "rival": verbs.RIVAL, "both": verbs.BOTH}
QUERIES = {
    None: verbs.ALWAYS,
    "that_lives": verbs.THAT_LIVES,
    "you_control_champion": verbs.YOU_CONTROL_CHAMPION,
    "you_control_here": verbs.YOU_CONTROL_HERE,
    "behind_on_life": verbs.BEHIND_ON_LIFE,
    "you_hold_mark": verbs.YOU_HOLD_MARK,
}
TRIGGERS = {
    "played": printed.WHEN_PLAYED,
    "enters": printed.WHEN_ENTERS,
    "dies": printed.WHEN_DIES,
    "ally_dies": printed.WHEN_ALLY_DIES,
    "turn_starts": printed.WHEN_TURN_STARTS,
    "turn_ends": printed.WHEN_TURN_ENDS,
    "each_turn_starts": printed.WHEN_EACH_TURN_STARTS,
    "each_turn_ends": printed.WHEN_EACH_TURN_ENDS,
    "you_play": printed.WHEN_YOU_PLAY,
    "you_mark": printed.WHEN_YOU_MARK,
    "attacks": printed.WHEN_ATTACKS,
    "blocks": printed.WHEN_BLOCKS,
}
RULES = {
    "bonus": printed.BONUS,
    "grant": printed.GRANT,
    "pierce": printed.PIERCE,
    "pacify": printed.PACIFY,
    "no_block": printed.NO_BLOCK,
    "discount": printed.DISCOUNT,
    "free_moves": printed.FREE_MOVES,
    "opening_hand": printed.OPENING_HAND,
    "claims": printed.CLAIMS,
    "ward": printed.WARD,
}
PER = {None: printed.PER_NOTHING, "your_creatures": printed.PER_CREATURE, "your_others": printed.PER_OTHER}
FAMILIES = {"any": 0, "creature": 1, "spell": 2, "relic": 3}
FOR_PLAYERS = ("discount", "free_moves", "opening_hand", "claims")
CHOICES = 2
"""How many targets one ability may ask for."""


def _pool(key: str, models: CardSet[CardModel]) -> printed.Pool:
    numbers = {card.id: card.number for card in models.cards}
    return printed.Pool(key, [_build(card, numbers) for card in models.cards])


def _keywords(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= KEYWORDS[name]
    return mask


def _build(model: CardModel, numbers: dict[str, int]) -> printed.Card:
    mask = _keywords(model.keywords) | (printed.ECHO if model.echo is not None else 0)
    attack, life = model.attack or 0, 1 if model.life is None else model.life
    card = printed.Card(model.number, model.id, KINDS[model.type], model.cost or 0, attack, life, mask)
    card.token = model.type == "token"
    card.unique = model.unique
    card.equip = model.mode == "equip"
    card.bearer = _filter(model.bearer) if model.bearer is not None else None
    if model.echo is not None:
        card.echo_attack = model.echo.attack
        card.echo_life = model.echo.life
        card.echo_keywords = _keywords(model.echo.keywords)
    if model.effects:
        card.abilities.append(_ability(printed.ON_PLAYING, 0, False, False, model.effects, numbers))
    for ability in model.abilities:
        if isinstance(ability, AlwaysModel):
            card.statics.append(_static(ability.always))
        elif isinstance(ability, TriggeredModel):
            card.abilities.append(_ability(TRIGGERS[ability.when], 0, False, False, ability.do, numbers))
        else:
            use = ability.use
            card.abilities.append(_ability(printed.ON_USE, use.cost, use.exhaust, use.anytime, ability.do, numbers))
    card.usable = any(ability.when == printed.ON_USE for ability in card.abilities)
    card.anytime = any(ability.anytime for ability in card.abilities)
    card.own_rules = any(rule.to != printed.TO_EACH for rule in card.statics)
    card.auras = any(rule.to == printed.TO_EACH and rule.filter is not None for rule in card.statics)
    card.steers = any(rule.steers() for rule in card.statics)
    return card


def _filter(model: FilterModel) -> printed.Filter:
    return printed.Filter(
        SIDES[model.side],
        printed.ANYWHERE if model.line is None else LINES[model.line],
        FILTER_KINDS[model.kind],
        STATES[model.state],
        -1 if model.max_attack is None else model.max_attack,
        -1 if model.max_cost is None else model.max_cost,
        model.other,
    )


def _static(model: Any) -> printed.Static:
    to = getattr(model, "to", None)
    target = printed.TO_EACH if model.rule in FOR_PLAYERS or isinstance(to, EachModel) else printed.TO_SELF
    if to == "bearer":
        target = printed.TO_BEARER
    line = model.in_line if model.rule == "bonus" else model.line if model.rule == "claims" else None
    amounts = {"discount": "amount", "free_moves": "count", "opening_hand": "cards", "ward": "cost"}
    return printed.Static(
        RULES[model.rule],
        target,
        _filter(to.each) if isinstance(to, EachModel) else None,
        getattr(model, "attack", 0),
        getattr(model, "life", 0),
        -1 if line is None else LINES[line],
        PER[model.per] if model.rule == "bonus" else printed.PER_NOTHING,
        KEYWORDS[model.keyword] if model.rule == "grant" else 0,
        FAMILIES[model.cards] if model.rule == "discount" else 0,
        getattr(model, amounts[model.rule]) if model.rule in amounts else 0,
    )


def _ability(
    when: int, cost: int, exhaust: bool, anytime: bool, models: Sequence[Any], numbers: dict[str, int]
) -> printed.Ability:
    choices: list[printed.Filter] = []
    built: list[verbs.Verb] = []
    for model in models:
        who = getattr(model, "who", None)
        if isinstance(who, ChooseModel):
            choices.append(_filter(who.choose))
        verb = _verb(model, numbers)
        if isinstance(who, ChooseModel) or who == "that" or model.condition == "that_lives":
            verb.choice = len(choices) - 1
        verb.query = QUERIES[model.condition]
        built.append(verb)
    return printed.Ability(when, cost, exhaust, anytime, built, choices)


def _verb(model: Any, numbers: dict[str, int]) -> verbs.Verb:
    """Return the verb: its name in the card file is the key, its fields the arguments."""
    name = model.verb
    if name == "token":
        return verbs.TokenVerb(numbers[model.card], LINES[model.line], model.count)
    if hasattr(model, "whose"):
        whose, amount = WHOSE[model.whose], getattr(model, "amount", 0) or getattr(model, "cards", 0)
        if name == "discard":
            return verbs.DiscardVerb(whose, amount, model.how == "random")
        return PLAYER_VERBS[name](whose, amount)
    who, matching = _who(model.who)
    if name in ("ready", "exhaust"):
        return verbs.TurnVerb(who, matching, name == "exhaust")
    if name in ("wound", "restore"):
        return (verbs.WoundVerb if name == "wound" else verbs.RestoreVerb)(who, matching, model.amount)
    if name == "boost":
        return verbs.BoostVerb(who, matching, model.attack, model.life, TERMS[model.term])
    if name == "grant":
        return verbs.GrantVerb(who, matching, KEYWORDS[model.keyword], TERMS[model.term])
    if name == "silence":
        return verbs.SilenceVerb(who, matching, TERMS[model.term])
    if name == "shift":
        return verbs.ShiftVerb(who, matching, SHIFTS[model.to])
    return PIECE_VERBS[name](who, matching)


PLAYER_VERBS = {
    "wound_nexus": verbs.WoundNexusVerb,
    "restore_nexus": verbs.RestoreNexusVerb,
    "draw": verbs.DrawVerb,
    "ether": verbs.EtherVerb,
    "limit": verbs.LimitVerb,
}
PIECE_VERBS = {
    "stun": verbs.StunVerb,
    "destroy": verbs.DestroyVerb,
    "bounce": verbs.BounceVerb,
    "control": verbs.ControlVerb,
}


def _who(who: Any) -> tuple[int, printed.Filter | None]:
    if isinstance(who, ChooseModel):
        return verbs.CHOSEN, None
    if isinstance(who, EachModel):
        return verbs.EACH, _filter(who.each)
    return {"self": verbs.SELF, "bearer": verbs.BEARER, "that": verbs.CHOSEN}[who], None


Cards = CardPool[CardModel, printed.Pool]
cards = CardPools(FORMAT, _pool, common=lambda card: card.type == "token")
"""Gives the sample cards, with those of further files or folders."""
