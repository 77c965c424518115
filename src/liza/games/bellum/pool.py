# plain: cards are built once, when the program starts
"""The printed cards that the engine plays with, built from the validated card files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from liza.games.bellum import changes, printed, verbs
from liza.games.bellum.cardmodels import AlwaysModel, CardModel, ChooseModel, EachModel, FilterModel, TriggeredModel
from liza.games.bellum.pieces import PERMANENT, THIS_TURN
from liza.games.bellum.schema import FORMAT
from liza.toolkit.cardfile import CardSet
from liza.toolkit.cardpools import CardPool, CardPools

TYPES = {"unit": 1, "structure": 2, "tactic": 3, "economy": 4, "wonder": 5, "relic": 6}
FAMILIES = {
    None: 0,
    "infantry": printed.INFANTRY,
    "cavalry": printed.CAVALRY,
    "archers": printed.ARCHERS,
    "mounted_archers": printed.MOUNTED_ARCHERS,
    "vanguard_siege": printed.VANGUARD_SIEGE,
    "rearguard_siege": printed.REARGUARD_SIEGE,
    "emblematic": printed.EMBLEMATIC,
    "cleric": printed.CLERIC,
}
STAGES = {None: 0, "veteran": printed.VETERAN, "elite": printed.ELITE, "royal": printed.ROYAL}
STRUCTURES = {None: 0, "building": printed.BUILDING, "tower": printed.TOWER, "wall": printed.WALL}
ZONES = {None: printed.ANYWHERE, "vanguard": printed.VANGUARD, "rearguard": printed.REARGUARD}
KEYWORDS = {
    "courage": printed.COURAGE,
    "flanking": printed.FLANKING,
    "interception": printed.INTERCEPTION,
    "demolish": printed.DEMOLISH,
    "bombardment": printed.BOMBARDMENT,
}
WINDOWS = {"development": printed.IN_DEVELOPMENT, "duel": printed.IN_DUEL, "event": printed.AT_EVENT}
EVENTS = {
    None: printed.NO_EVENT,
    "enemy_tactic": printed.ENEMY_TACTIC,
    "your_unit_destroyed": printed.YOUR_UNIT_DESTROYED,
    "enemy_unit_destroyed": printed.ENEMY_UNIT_DESTROYED,
    "enemy_claims": printed.ENEMY_CLAIMS,
    "enemy_advances": printed.ENEMY_ADVANCES,
}
ROLES = {None: printed.EITHER, "attacker": printed.ATTACKER, "defender": printed.DEFENDER}
SIDES = {"any": printed.ANY_SIDE, "yours": printed.YOURS, "enemy": printed.ENEMY}
FILTER_KINDS = {
    "unit": printed.A_UNIT,
    "structure": printed.A_STRUCTURE,
    "card": printed.A_CARD,
    "economy": printed.AN_ECONOMY,
    "wonder": printed.A_WONDER,
    "vault": printed.A_VAULT_CARD,
    "relic_stored": printed.A_STORED_RELIC,
    "relic_neutral": printed.A_NEUTRAL_RELIC,
    "tactic": printed.A_TACTIC,
    "fallen": printed.A_FALLEN,
}
STATES = {
    None: printed.ANY_STATE,
    "ready": printed.IS_READY,
    "exhausted": printed.IS_EXHAUSTED,
    "damaged": printed.IS_DAMAGED,
    "attacking": printed.IS_ATTACKING,
    "fighting": printed.IS_FIGHTING,
    "new": printed.IS_NEW,
}
SOUGHT = {"any": 0, "unit": 1, "structure": 2, "tactic": 3, "cleric": 0}
TERMS = {"turn": THIS_TURN, "permanent": PERMANENT}
WHOSE = {"you": verbs.YOU, "rival": verbs.RIVAL, "both": verbs.BOTH}
QUERIES = {
    None: verbs.ALWAYS,
    "behind": verbs.BEHIND,
    "have_relic": verbs.HAVE_RELIC,
    "three_relics": verbs.THREE_RELICS,
    "have_shrine": verbs.HAVE_SHRINE,
    "age_two": verbs.AGE_TWO,
    "age_three": verbs.AGE_THREE,
    "attacking": verbs.ATTACKING,
    "defending": verbs.DEFENDING,
    "that_lives": verbs.THAT_LIVES,
}
TRIGGERS = {
    "enters": printed.WHEN_ENTERS,
    "destroyed": printed.WHEN_DESTROYED,
    "your_unit_destroyed": printed.WHEN_YOURS_DESTROYED,
    "enemy_unit_destroyed": printed.WHEN_ENEMY_DESTROYED,
    "turn_starts": printed.WHEN_TURN_STARTS,
    "turn_ends": printed.WHEN_TURN_ENDS,
    "you_play_unit": printed.WHEN_YOU_PLAY_UNIT,
    "you_ascend": printed.WHEN_YOU_ASCEND,
    "you_play_tactic": printed.WHEN_YOU_PLAY_TACTIC,
    "you_claim": printed.WHEN_YOU_CLAIM,
    "you_advance": printed.WHEN_YOU_ADVANCE,
    "attacks": printed.WHEN_ATTACKS,
    "deals_damage": printed.WHEN_DEALS_DAMAGE,
    "hits_objective": printed.WHEN_HITS_OBJECTIVE,
    "objective_attacked": printed.WHEN_OBJECTIVE_ATTACKED,
}
RULES = {
    "bonus": printed.BONUS,
    "grant": printed.GRANT,
    "pacify": printed.PACIFY,
    "responds": printed.RESPONDS,
    "attacks_exhausted": printed.ATTACKS_EXHAUSTED,
    "discount": printed.DISCOUNT,
}
PAYS = {
    "any": printed.ANY_COST,
    "unit": printed.UNIT_COST,
    "structure": printed.STRUCTURE_COST,
    "tactic": printed.TACTIC_COST,
    "ascent": printed.ASCENT_COST,
    "advance": printed.ADVANCE_COST,
    "claim": printed.CLAIM_COST,
}
SENT = {"bounce": changes.HAND, "tuck": changes.CASTLE, "remove": changes.NOWHERE}
PIECE_VERBS = {
    "forbid": verbs.ForbidVerb,
    "prevent": verbs.PreventVerb,
    "destroy": verbs.DestroyVerb,
    "control": verbs.ControlVerb,
    "annul": verbs.AnnulVerb,
    "free_relic": verbs.FreeRelicVerb,
    "take_relic": verbs.TakeRelicVerb,
}
PLAYER_VERBS = {
    "lose": verbs.LoseVerb,
    "heal": verbs.HealVerb,
    "shelter": verbs.ShelterVerb,
    "draw": verbs.DrawVerb,
    "supplies": verbs.SuppliesVerb,
}


def _pool(key: str, models: CardSet[CardModel]) -> printed.Pool:
    numbers, names = {card.id: card.number for card in models.cards}, _names(models)
    return printed.Pool(key, [_build(card, numbers, names) for card in models.cards])


def _names(models: CardSet[CardModel]) -> dict[str, int]:
    """Return a number for each name of a continuous ability: those of the same name do not add up [BEL-4-7]."""
    named = (one.always.name.es for card in models.cards for one in card.abilities if isinstance(one, AlwaysModel))
    return {name: number for number, name in enumerate(dict.fromkeys(named), start=1)}


def _mask(names: Sequence[str], bits: dict[str, int]) -> int:
    mask = 0
    for name in names:
        mask |= bits[name]
    return mask


def _build(model: CardModel, numbers: dict[str, int], names: dict[str, int]) -> printed.Card:
    card = printed.Card(
        model.number,
        model.id,
        TYPES[model.type],
        model.cost or 0,
        model.attack or 0,
        model.defence or 0,
        model.age or 0,
    )
    card.early = model.early or model.age or 0
    card.civilization = model.civilization or ""
    card.family = FAMILIES[model.family]
    card.stage = STAGES[model.stage]
    card.previous = numbers[model.previous] if model.previous else 0
    card.zone = ZONES[model.zone]
    card.keywords = _mask(model.keywords, KEYWORDS)
    card.structure = STRUCTURES[model.kind]
    card.shrine = model.shrine is not None
    card.windows = _mask(model.window, WINDOWS)
    card.event = EVENTS[model.event]
    card.only = ROLES[model.only]
    if model.effects:
        card.abilities.append(_ability(printed.ON_PLAYING, 0, False, 0, False, model.effects))
    for ability in model.abilities:
        if isinstance(ability, AlwaysModel):
            card.statics.append(_static(ability.always, names))
        elif isinstance(ability, TriggeredModel):
            card.abilities.append(_ability(TRIGGERS[ability.when], 0, False, 0, ability.once, ability.do))
        else:
            use = ability.use
            window = WINDOWS[use.window]
            card.abilities.append(_ability(printed.ON_USE, use.cost, use.exhaust, window, False, ability.do))
    card.usable = any(ability.when == printed.ON_USE for ability in card.abilities)
    card.own_rules = any(rule.filter is None and not rule.speaks_to_player() for rule in card.statics)
    card.auras = any(rule.filter is not None or rule.speaks_to_player() for rule in card.statics)
    return card


def _filter(model: FilterModel) -> printed.Filter:
    return printed.Filter(
        SIDES[model.side],
        FILTER_KINDS[model.kind],
        ZONES[model.zone],
        FAMILIES[model.family],
        STAGES[model.stage],
        KEYWORDS[model.keyword] if model.keyword else 0,
        STATES[model.state],
        -1 if model.max_attack is None else model.max_attack,
        -1 if model.max_left is None else model.max_left,
        -1 if model.max_cost is None else model.max_cost,
        model.other,
        SOUGHT[model.of],
    )


def _static(model: Any, names: dict[str, int]) -> printed.Static:
    to = getattr(model, "to", None)
    discount = model.rule == "discount"
    minimum = getattr(model, "minimum", None)
    return printed.Static(
        names[model.name.es],
        RULES[model.rule],
        _filter(to.each) if isinstance(to, EachModel) else None,
        getattr(model, "attack", 0),
        getattr(model, "defence", 0),
        KEYWORDS[model.keyword] if model.rule == "grant" else 0,
        getattr(model, "amount", 0),
        PAYS[model.cards] if discount else printed.ANY_COST,
        FAMILIES[model.family] if discount else 0,
        -1 if minimum is None else minimum,
        getattr(model, "first", False),
    )


def _ability(when: int, cost: int, exhaust: bool, window: int, once: bool, models: Sequence[Any]) -> printed.Ability:
    choices: list[printed.Filter] = []
    built: list[verbs.Verb] = []
    for model in models:
        who = getattr(model, "who", None)
        if isinstance(who, ChooseModel):
            choices.append(_filter(who.choose))
        verb = _verb(model)
        if isinstance(who, ChooseModel) or who == "that" or model.condition == "that_lives":
            verb.choice = len(choices) - 1
        verb.query = QUERIES[model.condition]
        built.append(verb)
    return printed.Ability(when, cost, exhaust, window, once, built, choices)


def _verb(model: Any) -> verbs.Verb:
    """Return the verb: its name in the card file is the key, its fields the arguments."""
    name = model.verb
    if name == "seek":
        family = printed.CLERIC if model.of == "cleric" else 0
        return verbs.SeekVerb(SOUGHT[model.of], STAGES[model.stage], family)
    if name in ("cancel", "recover_card"):
        return verbs.CancelVerb() if name == "cancel" else verbs.RecoverCardVerb()
    if hasattr(model, "whose"):
        whose, amount = WHOSE[model.whose], getattr(model, "amount", 0) or getattr(model, "cards", 0)
        if name == "discard":
            return verbs.DiscardVerb(whose, amount, model.how == "random")
        return PLAYER_VERBS[name](whose, amount)
    who, matching = _who(model.who)
    if name in ("damage", "repair"):
        return (verbs.DamageVerb if name == "damage" else verbs.RepairVerb)(who, matching, model.amount)
    if name == "boost":
        return verbs.BoostVerb(who, matching, model.attack, model.defence, TERMS[model.term])
    if name == "grant":
        return verbs.GrantVerb(who, matching, KEYWORDS[model.keyword], TERMS[model.term])
    if name in ("exhaust", "ready"):
        return verbs.TurnVerb(who, matching, name == "exhaust")
    if name in SENT:
        return verbs.SendVerb(who, matching, SENT[name])
    if name == "move":
        return verbs.MoveVerb(who, matching, ZONES[model.zone])
    return PIECE_VERBS[name](who, matching)


def _who(who: Any) -> tuple[int, printed.Filter | None]:
    if isinstance(who, ChooseModel):
        return verbs.CHOSEN, None
    if isinstance(who, EachModel):
        return verbs.EACH, _filter(who.each)
    return {"self": verbs.SELF, "that": verbs.CHOSEN}[who], None


Cards = CardPool[CardModel, printed.Pool]
cards = CardPools(FORMAT, _pool, common=lambda card: card.type == "relic")
