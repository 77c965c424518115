# plain: texts are made only when somebody reads them
"""What a player reads of a game: the questions, the answers as buttons say them, and why one is not possible.

Everything is made from an observation. The log's lines stand in `chronicle`, the words in `text/game.*.ftl` and
`text/reasons.*.ftl`.
"""

from __future__ import annotations

from typing import Any

from liza.games.bellum import notation
from liza.games.bellum.abilities import ChooseOrder, ChooseTarget, Triggered, order_option
from liza.games.bellum.ages import ChooseVaultCard, last_age
from liza.games.bellum.anytime import Anytime
from liza.games.bellum.cardmodels import CardModel
from liza.games.bellum.chain import ChooseReply
from liza.games.bellum.changes import ChooseDiscard
from liza.games.bellum.combat import (
    ChooseAttackers,
    ChooseDefender,
    ChooseInterceptor,
    DuelTurn,
    FixOnStructure,
    FixRearguard,
    is_first_group,
)
from liza.games.bellum.development import ChooseAction
from liza.games.bellum.naming import ability_text, card_name, model_of, objective, piece_shown, target_asked
from liza.games.bellum.numbers import advance_cost, attack, carried_by, cost_of, has_keyword, shrines
from liza.games.bellum.pieces import ADVANCE_COSTS, DEVELOP
from liza.games.bellum.printed import BOMBARDMENT, ECONOMY, ON_USE, Ability
from liza.games.bellum.relics import ChooseRelic, ChooseShrine, claim_cost
from liza.games.bellum.ruleset import RULESET
from liza.games.bellum.setting_up import ChooseEconomy
from liza.games.bellum.state import Bel
from liza.games.bellum.wording import AGES
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.seats import who
from liza.toolkit.telling import Answer, Question, Reason, Teller, label, no_note, plainly, reason_id, say
from liza.toolkit.text import Phrase

# Questions


def _ask_duel(seen: Bel, ask: DuelTurn) -> Phrase:
    if len(seen.chain) != 0 and ask.passes == 0:
        last = seen.chain[-1]
        return Phrase("ask-reply", who=who(last.seat, ask.seat), card=card_name(seen, last.act.card))
    return Phrase("ask-duel", passed="yes" if ask.passes else "no", attacking=_yes(seen.active == ask.seat))


def _ask_reply(seen: Bel, ask: ChooseReply) -> Phrase:
    if len(seen.chain) == 0:
        return label("ask-react")
    last = seen.chain[-1]
    return Phrase("ask-reply", who=who(last.seat, ask.seat), card=card_name(seen, last.act.card))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _ask_target(seen: Bel, ask: ChooseTarget) -> Phrase:
    only = len(ask.act.printed(seen).choices) == 1
    order = "only" if only else "second" if ask.index else "first"
    target = target_asked(seen, ask.act, ask.index)
    return Phrase("ask-target", card=card_name(seen, ask.act.card), order=order, target=target)


def _ask_order(seen: Bel, ask: ChooseOrder) -> Phrase:
    mine = [step for step in ask.groups[0] if isinstance(step, Triggered) and step.seat == ask.seat]
    return Phrase("ask-order", count=len(mine))


def _ask_vault(seen: Bel, ask: ChooseVaultCard) -> Phrase:
    kind = "economy" if ask.kind == ECONOMY else "wonder"
    return Phrase("ask-vault", kind=kind, age=AGES[ask.age])


def _ask_relic(seen: Bel, ask: ChooseRelic) -> Phrase:
    return Phrase("ask-relic", piece=piece_shown(seen, ask.cleric, ask.seat))


def _ask_shrine(seen: Bel, ask: ChooseShrine) -> Phrase:
    return Phrase("ask-shrine", card=card_name(seen, seen.relics[ask.relic - 1].card))


def _ask_attackers(seen: Bel, ask: ChooseAttackers) -> Phrase:
    return Phrase("ask-attackers", count=len(seen.sides[ask.seat].draft))


def _ask_fix(seen: Bel, ask: FixRearguard) -> Phrase:
    waiting = [p for serial in seen.declared if (p := seen.find(serial)) is not None and is_first_group(seen, p)]
    return Phrase("ask-fix", count=len(waiting))


def _ask_structure(seen: Bel, ask: FixOnStructure) -> Phrase:
    waiting = [p for serial in seen.declared if (p := seen.find(serial)) is not None]
    return Phrase("ask-structure", count=sum(not has_keyword(seen, p, BOMBARDMENT) for p in waiting))


def _ask_interceptor(seen: Bel, ask: ChooseInterceptor) -> Phrase:
    fight = seen.engagements[ask.at]
    return Phrase(
        "ask-interceptor",
        piece=piece_shown(seen, fight.attacker, ask.seat),
        target=piece_shown(seen, fight.target, ask.seat),
        attack=_attack(seen, fight.attacker),
    )


def _attack(seen: Bel, serial: int) -> int:
    p = seen.find(serial)
    return 0 if p is None else int(attack(seen, p))


def _ask_defender(seen: Bel, ask: ChooseDefender) -> Phrase:
    attacker = seen.engagements[ask.at].attacker
    piece = piece_shown(seen, attacker, ask.seat)
    return Phrase("ask-defender", piece=piece, attack=_attack(seen, attacker))


def _ask_discard(seen: Bel, ask: ChooseDiscard) -> Phrase:
    return Phrase("ask-discard", count=ask.count)


def _note_supplies(seen: Bel, ask: Ask[Any]) -> Phrase:
    side = seen.sides[ask.seat]
    return Phrase("ask-note-supplies", count=side.supplies(), temporary=side.temporary)


def _note_target(seen: Bel, ask: ChooseTarget) -> Phrase:
    return Phrase("ask-note-text", text=ability_text(seen, ask.act.card, ask.act.ability))


def _note_vault(seen: Bel, ask: ChooseVaultCard) -> Phrase:
    return Phrase("ask-note-vault", cost=advance_cost(seen, ask.seat, ADVANCE_COSTS))


def _note_relic(seen: Bel, ask: ChooseRelic) -> Phrase:
    return Phrase("ask-note-relic", stored=_yes(len(shrines(seen, ask.seat)) != 0))


def _note_economy(seen: Bel, ask: ChooseEconomy) -> Phrase:
    return label("ask-note-economy-open" if seen.rules.economy_open else "ask-note-economy")


def _note_hand(seen: Bel, ask: ChooseDiscard) -> Phrase:
    return Phrase("ask-note-hand", count=len(seen.sides[ask.seat].hand))


QUESTIONS: dict[type[Any], Question] = {
    ChooseAction: Question("action", plainly("ask-action"), _note_supplies),
    DuelTurn: Question("duel", _ask_duel, _note_supplies),
    ChooseReply: Question("reply", _ask_reply, _note_supplies),
    ChooseTarget: Question("target", _ask_target, _note_target),
    ChooseOrder: Question("order", _ask_order),
    ChooseVaultCard: Question("vault", _ask_vault, _note_vault),
    ChooseRelic: Question("relic", _ask_relic, _note_relic),
    ChooseShrine: Question("shrine", _ask_shrine, plainly("ask-note-shrine")),
    ChooseEconomy: Question("economy", plainly("ask-economy"), _note_economy),
    ChooseAttackers: Question("attackers", _ask_attackers, plainly("ask-note-attackers")),
    FixRearguard: Question("fix", _ask_fix, plainly("ask-note-fix")),
    FixOnStructure: Question("fix", _ask_structure, plainly("ask-note-structure")),
    ChooseInterceptor: Question("interceptor", _ask_interceptor, plainly("ask-note-interceptor")),
    ChooseDefender: Question("defender", _ask_defender, plainly("ask-note-defender")),
    ChooseDiscard: Question("discard", _ask_discard, _note_hand),
    Anytime: Question("", plainly("ask-anytime"), no_note),
}
"""Each question with its tag, its sentence, and its note."""


# Answers


def _say_end(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    if not isinstance(ask, ChooseAttackers):
        return label("option-end-development")
    count = len(seen.sides[ask.seat].draft)
    return Phrase("option-confirm-attackers", count=count) if count else label("option-no-attack")


def _say_play(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    card = first(option)
    return Phrase("option-play", card=card_name(seen, card), cost=cost_of(seen, ask.seat, seen.card(card)))


def _say_ascend(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    card, serial = first(option), second(option)
    cost = cost_of(seen, ask.seat, seen.card(card), True)
    if serial == 0:
        return Phrase("option-ascend-none", card=card_name(seen, card), cost=cost)
    return Phrase("option-ascend", piece=piece_shown(seen, serial, ask.seat), card=card_name(seen, card), cost=cost)


def _say_use(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    """Name the piece and the price; the text as well, where the piece has several abilities to use."""
    p = seen.find(first(option))
    assert p is not None
    shown = piece_shown(seen, p.serial, ask.seat)
    abilities = seen.card(p.card).abilities
    if sum(one.when == ON_USE for one in abilities) > 1:
        return Phrase("option-use-text", piece=shown, text=ability_text(seen, p.card, second(option)))
    return Phrase("option-use", piece=shown, price=_price(abilities[second(option)]))


def _price(ability: Ability) -> list[Phrase]:
    price = [Phrase("option-price", count=ability.cost)] if ability.cost else []
    price += [label("option-price-exhaust")] if ability.exhaust else []
    return price or [label("option-price-free")]


def _say_advance(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    age = seen.sides[ask.seat].age
    if age >= last_age(seen):
        return label("option-advance-none")
    return Phrase("option-advance", age=AGES[age + 1], cost=advance_cost(seen, ask.seat, ADVANCE_COSTS))


def _say_claim(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    return Phrase("option-claim", piece=piece_shown(seen, first(option), ask.seat), cost=claim_cost(seen, ask.seat))


def _say_deposit(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    piece, relic = piece_shown(seen, first(option), ask.seat), carried_by(seen, first(option))
    if relic is None:
        return Phrase("option-deposit-none", piece=piece)
    return Phrase("option-deposit", piece=piece, card=card_name(seen, relic.card))


def _say_place(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    return Phrase("option-place", card=card_name(seen, seen.sides[ask.seat].pick))


def _say_strike(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    p = seen.find(first(option))
    bombards = p is not None and second(option) == 0 and has_keyword(seen, p, BOMBARDMENT)
    return _aimed("option-bombard" if bombards else "option-strike", seen, ask, option)


def _say_flank(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    return _aimed("option-flank", seen, ask, option)


def _aimed(message: str, seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    """Name an attacker and its target."""
    attacker = piece_shown(seen, first(option), ask.seat)
    if second(option) == 0:
        return Phrase(f"{message}-objective", piece=attacker, target=objective(1 - ask.seat, ask.seat))
    return Phrase(message, piece=attacker, target=piece_shown(seen, second(option), ask.seat))


def _say_piece(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, piece=piece_shown(seen, first(option), ask.seat))


def _say_attack(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    if first(option) == 0:
        return Phrase("option-attack", piece=objective(ask.seat, ask.seat))
    return Phrase("option-attack", piece=piece_shown(seen, first(option), ask.seat))


def _say_card(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, card=card_name(seen, first(option)))


def _say_play_in_chain(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    play = seen.chain[first(option) - 1]
    piece = Phrase("piece", name=card_name(seen, play.act.card), who=who(play.seat, ask.seat))
    return Phrase("option-target", piece=piece)


def _say_order(seen: Bel, ask: Ask[Any], option: int) -> Phrase:
    """Name the waiting ability by its card, for its piece may have left, and by its text."""
    assert isinstance(ask, ChooseOrder)
    step: Any = next(one for one in ask.groups[0] if order_option(one) == option)
    return Phrase("option-order", card=card_name(seen, step.card), text=ability_text(seen, step.card, step.ability))


ANSWERS: dict[int, Answer] = {
    notation.END: _say_end,
    notation.PASS: say("option-pass"),
    notation.PLAY: _say_play,
    notation.ASCEND: _say_ascend,
    notation.USE: _say_use,
    notation.ADVANCE: _say_advance,
    notation.CLAIM: _say_claim,
    notation.DEPOSIT: _say_deposit,
    notation.PLACE: _say_place,
    notation.ATTACK: _say_attack,
    notation.STRIKE: _say_strike,
    notation.FLANK: _say_flank,
    notation.RENOUNCE: _say_piece("option-renounce"),
    notation.INTERCEPT: _say_piece("option-intercept"),
    notation.NO_INTERCEPT: say("option-no-intercept"),
    notation.DEFEND: _say_piece("option-defend"),
    notation.DECLINE: say("option-decline"),
    notation.TARGET: _say_piece("option-target"),
    notation.TARGET_PLAY: _say_play_in_chain,
    notation.TARGET_FALLEN: _say_card("option-choose"),
    notation.CHOOSE: _say_card("option-choose"),
    notation.RELIC: _say_piece("option-relic"),
    notation.SHRINE: _say_piece("option-shrine"),
    notation.ORDER: _say_order,
    notation.DISCARD: _say_card("option-discard"),
    notation.CONCEDE: say("option-concede"),
}
"""How each kind of option is said."""


# Why not


def _reason_now(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Say why with what is on the table, where that says more than the clause."""
    if isinstance(ask, Anytime) and clause in _MOMENTS and seen.phase == DEVELOP and seen.active == ask.seat:
        return label("reason-wait" if seen.ask_of(ask.seat) is None else "reason-busy")
    teller = _NOW.get(clause)
    return teller(seen, ask, option, clause) if teller is not None else None


def _now_supplies(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    cost, supplies = _cost(seen, ask, option), int(seen.sides[ask.seat].supplies())
    return Phrase(reason_id(clause, "--now"), cost=cost, supplies=supplies, missing=cost - supplies)


def _cost(seen: Bel, ask: Ask[Any], option: int) -> int:
    """Return how many Supplies an option costs."""
    kind, seat = kind_of(option), ask.seat
    if kind == notation.ADVANCE:
        return int(advance_cost(seen, seat, ADVANCE_COSTS))
    if kind == notation.CLAIM:
        return int(claim_cost(seen, seat))
    if kind == notation.USE:
        p = seen.find(first(option))
        assert p is not None
        return int(seen.card(p.card).abilities[second(option)].cost)
    return int(cost_of(seen, seat, seen.card(first(option)), kind == notation.ASCEND))


def _now_age(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    needed, age = seen.card(first(option)).early, seen.sides[ask.seat].age
    return Phrase(reason_id(clause, "--now"), needed=AGES[needed], age=AGES[age])


def _now_below(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    """Name the stage on which a card is placed."""
    card = seen.card(first(option))
    return Phrase(reason_id(clause, "--now"), card=card_name(seen, card.previous))


def _now_full(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    """Say that nobody may destroy an own Structure to make room."""
    return Phrase(reason_id(clause, "--now"), clause="BEL-4-9")


def _now_fresh(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    """Say who alone escapes the ban on attacking in the first turn."""
    return Phrase(reason_id(clause, "--now"), clause="BEL-7.1-11")


def _now_window(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    model = model_of(seen, first(option))
    windows = [_event(model) if one == "event" else label(f"tactic-window-{one}") for one in model.window]
    return Phrase(reason_id(clause, "--now"), windows=windows)


def _event(model: CardModel) -> Phrase:
    """Return when an event Tactic is played: "when an enemy Unit is destroyed"."""
    return label(f"card-event-{(model.event or '').replace('_', '-')}")


def _now_event(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    return Phrase(reason_id(clause, "--now"), event=_event(model_of(seen, first(option))))


def _now_role(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    return Phrase(reason_id(clause, "--now"), attacking=_yes(seen.active != ask.seat))


def _now_nothing(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Say that there is no target at all, before anything was pointed at."""
    return None if isinstance(ask, ChooseTarget) else label(reason_id(clause, "--none"))


def _now_use(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    used = isinstance(ask, ChooseAction)
    return label(reason_id(clause, "--used" if used else "--moment"))


def _now_chained(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Tell apart an ability for the Duel, tried outside it, and another tried in it."""
    return None if isinstance(ask, DuelTurn) else label(reason_id(clause, "--duel"))


def _now_claim(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    return label(reason_id(clause, "--exhausted")) if isinstance(ask, ChooseAction) else None


def _now_neutral(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    return label(reason_id(clause, "--none")) if isinstance(ask, ChooseAction) else None


def _now_deposit(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    if not isinstance(ask, ChooseAction):
        return None
    if seen.rules.deposit == 2:
        return label(reason_id(clause, "--text"))
    if carried_by(seen, first(option)) is None:
        return label(reason_id(clause, "--nothing"))
    none = len(shrines(seen, ask.seat)) == 0
    return label(reason_id(clause, "--nowhere" if none else "--exhausted"))


def _now_declared(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    return label(reason_id(clause, "--closed")) if seen.active == ask.seat else None


def _now_unfit(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase:
    p = seen.find(first(option))
    assert p is not None
    return label(reason_id(clause, "--committed" if p.committed else "--exhausted"))


def _now_group(seen: Bel, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    return label(reason_id(clause, "--renounced")) if kind_of(option) == notation.RENOUNCE else None


_MOMENTS = ("BEL-3-16", "BEL-6.B-2", "BEL-6.B-4", "BEL-6.B-6", "BEL-11-7", "BEL-12-3", "BEL-12-14")
"""Clauses that send a player to the own Development: in it, something else is in the way."""
_NOW: dict[str, Reason] = {
    "BEL-3-16": _now_window,
    "BEL-3-17": _now_event,
    "BEL-3-20": _now_supplies,
    "BEL-3-21": _now_supplies,
    "BEL-4-5": _now_full,
    "BEL-6.B-4": _now_use,
    "BEL-6.B-8": _now_supplies,
    "BEL-6.C-1": _now_declared,
    "BEL-6.C-3": _now_group,
    "BEL-7.1-10": _now_fresh,
    "BEL-7.6-8": _now_unfit,
    "BEL-7.8-11": _now_chained,
    "BEL-9-4": _now_nothing,
    "BEL-9-8": _now_role,
    "BEL-9-11": _now_age,
    "BEL-10-17": _now_age,
    "BEL-11-2": _now_below,
    "BEL-11-4": _now_age,
    "BEL-11-5": _now_below,
    "BEL-12-3": _now_claim,
    "BEL-12-4": _now_neutral,
    "BEL-12-14": _now_deposit,
}

TELLER = Teller(RULESET, QUESTIONS, ANSWERS, _reason_now)
"""How the game speaks."""
