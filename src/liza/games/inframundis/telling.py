# plain: texts are made only when somebody reads them
"""What a player reads of a game: the questions, the answers as buttons say them, and why one is not possible.

Everything is made from an observation. The log's lines stand in `chronicle`, the words in `text/game.*.ftl` and
`text/reasons.*.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.games.inframundis import notation
from liza.games.inframundis.abilities import ChooseOrder, ChooseTarget, order_option
from liza.games.inframundis.anytime import Anytime
from liza.games.inframundis.changes import ChooseDiscard, ChooseTokenLine
from liza.games.inframundis.combat import (
    ChooseAnswer,
    ChooseAttack,
    ChooseBlock,
    ConfirmBlocks,
    blocking_line,
    uses,
)
from liza.games.inframundis.hooks import ChooseChampion, ChooseWard
from liza.games.inframundis.naming import ability_text, card_name, piece_shown, target_asked
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.numbers import attack, cost_of, move_cost
from liza.games.inframundis.pieces import PREPARATION
from liza.games.inframundis.playing import ChooseBearer, ChooseLine
from liza.games.inframundis.printed import ON_USE, Ability
from liza.games.inframundis.ruleset import RULESET
from liza.games.inframundis.setting_up import ChooseCommander, ChooseMulligan
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ChooseAction, ChooseFast
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.telling import Answer, Question, Teller, label, plainly, reason_id, say
from liza.toolkit.text import Phrase

WINDOWS = ("", "awaken", "flow", "action", "declared", "blocked", "fought", "closing", "prepared")
"""Keys of the windows, by their numbers in `windows`."""


# Questions


def _ask_window(seen: Inf, ask: ChooseFast) -> Phrase:
    return Phrase("ask-window", window=WINDOWS[ask.window], own="yes" if seen.active == ask.seat else "no")


def _ask_line(seen: Inf, ask: ChooseLine) -> Phrase:
    return Phrase("ask-line", card=card_name(seen, ask.hand))


def _ask_token_line(seen: Inf, ask: ChooseTokenLine) -> Phrase:
    return Phrase("ask-line", card=card_name(seen, ask.card))


def _ask_bearer(seen: Inf, ask: ChooseBearer) -> Phrase:
    return Phrase("ask-bearer", card=card_name(seen, _borne(seen, ask)))


def _borne(seen: Inf, ask: ChooseBearer) -> int:
    """Return the card of the relic or rune that a bearer is chosen for."""
    gear = seen.find(ask.serial) if ask.serial else None
    return int(ask.hand if gear is None else gear.card)


def _ask_target(seen: Inf, ask: ChooseTarget) -> Phrase:
    only = len(ask.act.printed(seen).choices) == 1
    order = "only" if only else "second" if ask.index else "first"
    target = target_asked(seen, ask.act, ask.index)
    return Phrase("ask-target", card=card_name(seen, ask.act.card), order=order, target=target)


def _ask_attack(seen: Inf, ask: ChooseAttack) -> Phrase:
    return Phrase("ask-attack", count=_pairs(seen, ask))


def _pairs(seen: Inf, ask: Ask[Any]) -> int:
    """Return how many attacks or blocks a seat has noted so far."""
    return len(seen.sides[ask.seat].draft) // 2


def _ask_block(seen: Inf, ask: ChooseBlock) -> Phrase:
    serial = seen.strikes[ask.at].attacker
    p = seen.creature(serial)
    strength = attack(seen, p) if p is not None else 0
    return Phrase("ask-block", piece=piece_shown(seen, serial, ask.seat), attack=strength)


def _ask_confirm(seen: Inf, ask: ConfirmBlocks) -> Phrase:
    return Phrase("ask-confirm-blocks", count=_pairs(seen, ask))


def _ask_discard(seen: Inf, ask: ChooseDiscard) -> Phrase:
    return Phrase("ask-discard", count=ask.count)


def _ask_mulligan(seen: Inf, ask: ChooseMulligan) -> Phrase:
    return Phrase("ask-mulligan", cards=_new_hand(seen, ask))


def _new_hand(seen: Inf, ask: Ask[Any]) -> int:
    return len(seen.sides[ask.seat].hand) - 1


def _ask_order(seen: Inf, ask: ChooseOrder) -> Phrase:
    return Phrase("ask-order", count=len(ask.steps))


def _ask_ward(seen: Inf, ask: ChooseWard) -> Phrase:
    ward = seen.find(ask.serial)
    return Phrase(
        "ask-ward",
        piece=piece_shown(seen, ask.change.attacker, ask.seat),
        amount=ask.change.amount,
        card=card_name(seen, 0 if ward is None else ward.card),
        cost=ask.cost,
    )


def _ask_answer(seen: Inf, ask: ChooseAnswer) -> Phrase:
    return Phrase("ask-answer", piece=piece_shown(seen, ask.serial, ask.seat))


def _note_ether(seen: Inf, ask: Ask[Any]) -> Phrase:
    return Phrase("ask-note-ether", ether=seen.sides[ask.seat].ether)


def _note_window(seen: Inf, ask: Ask[Any]) -> Phrase:
    return Phrase("ask-note-window", ether=seen.sides[ask.seat].ether)


def _note_target(seen: Inf, ask: ChooseTarget) -> Phrase:
    return Phrase("ask-note-text", text=ability_text(seen, ask.act.card, ask.act.ability))


def _note_hand(seen: Inf, ask: Ask[Any]) -> Phrase:
    return Phrase("ask-note-discard", cards=len(seen.sides[ask.seat].hand))


QUESTIONS: dict[type[Any], Question] = {
    ChooseAction: Question("action", plainly("ask-action"), _note_ether),
    ChooseFast: Question("window", _ask_window, _note_window),
    ChooseLine: Question("line", _ask_line, _note_ether),
    ChooseBearer: Question("bearer", _ask_bearer, _note_ether),
    ChooseTarget: Question("target", _ask_target, _note_target),
    ChooseAttack: Question("attack", _ask_attack, plainly("ask-note-attack")),
    ChooseBlock: Question("block", _ask_block, plainly("ask-note-block")),
    ConfirmBlocks: Question("confirm-blocks", _ask_confirm, plainly("ask-note-block")),
    ChooseDiscard: Question("discard", _ask_discard, _note_hand),
    ChooseMulligan: Question("mulligan", _ask_mulligan, plainly("ask-note-secret")),
    ChooseCommander: Question("commander", plainly("ask-commander"), plainly("ask-note-secret")),
    ChooseOrder: Question("order", _ask_order),
    ChooseWard: Question("ward", _ask_ward, _note_ether),
    ChooseChampion: Question("champion", plainly("ask-champion")),
    ChooseAnswer: Question("answer", _ask_answer),
    ChooseTokenLine: Question("line", _ask_token_line),
    Anytime: Question("", plainly("ask-anytime")),
}
"""Each question with its tag, its sentence, and its note."""


# Answers


def _say_end(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    if not isinstance(ask, ChooseAttack):
        return Phrase("option-end-preparation")
    count = _pairs(seen, ask)
    return Phrase("option-confirm-attacks", count=count) if count else Phrase("option-no-attack")


def _say_play(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    card = first(option)
    message = "option-play-known" if second(option) else "option-play"
    return Phrase(message, card=card_name(seen, card), cost=cost_of(seen, ask.seat, seen.card(card)))


def _say_move(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    return Phrase(
        "option-move",
        piece=piece_shown(seen, first(option), ask.seat),
        line=LINES[second(option)],
        cost=move_cost(seen, ask.seat),
    )


def _say_use(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    """Name the piece and the price; the text as well, where the piece has several abilities to use."""
    p = seen.find(first(option))
    assert p is not None
    shown = piece_shown(seen, p.serial, ask.seat)
    abilities = seen.card(p.card).abilities
    if sum(one.when == ON_USE for one in abilities) > 1:
        return Phrase("option-use-text", piece=shown, text=ability_text(seen, p.card, second(option)))
    return Phrase("option-use", piece=shown, price=_price(abilities[second(option)]))


def _price(ability: Ability) -> list[Phrase]:
    price = [Phrase("option-price", cost=ability.cost)] if ability.cost else []
    price += [Phrase("option-price-exhaust")] if ability.exhaust else []
    return price or [Phrase("option-price-free")]


def _say_equip(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    p = seen.find(first(option))
    assert p is not None
    cost = cost_of(seen, ask.seat, seen.card(p.card))
    return Phrase("option-equip", piece=piece_shown(seen, p.serial, ask.seat), cost=cost)


def _say_attack(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    attacker = piece_shown(seen, first(option), ask.seat)
    if second(option) == 0:
        return Phrase("option-attack-nexus", piece=attacker)
    return Phrase("option-attack", piece=attacker, target=piece_shown(seen, second(option), ask.seat))


def _say_confirm(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    return Phrase("option-confirm-blocks", count=_pairs(seen, ask))


def _say_target(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    message = "option-bearer" if isinstance(ask, ChooseBearer) else "option-target"
    return Phrase(message, piece=piece_shown(seen, first(option), ask.seat))


def _say_line(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    return Phrase("option-line", line=LINES[first(option)])


def _say_order(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    """Name the waiting effect by its card, for its piece may have left, and by its text."""
    assert isinstance(ask, ChooseOrder)
    step: Any = next(one for one in ask.steps if order_option(one) == option)
    card = card_name(seen, step.card)
    if not hasattr(step, "ability"):
        return Phrase("option-order-echo", card=card)
    return Phrase("option-order", card=card, text=ability_text(seen, step.card, step.ability))


def _say_discard(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    message = "option-discard-known" if second(option) else "option-discard"
    return Phrase(message, card=card_name(seen, first(option)))


def _say_mulligan(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    if isinstance(ask, ChooseMulligan):
        return Phrase("option-mulligan", cards=_new_hand(seen, ask))
    return Phrase("option-mulligan-any")


def _say_lead(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    return Phrase("option-lead", card=card_name(seen, first(option)))


def _say_pay(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    assert isinstance(ask, ChooseWard)
    return Phrase("option-pay", cost=ask.cost, amount=ask.change.amount)


def _say_let(seen: Inf, ask: Ask[Any], option: int) -> Phrase:
    assert isinstance(ask, ChooseWard)
    return Phrase("option-let", amount=ask.change.amount)


def _say_piece(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, piece=piece_shown(seen, first(option), ask.seat))


ANSWERS: dict[int, Answer] = {
    notation.END: _say_end,
    notation.PASS: say("option-pass"),
    notation.PLAY: _say_play,
    notation.MOVE: _say_move,
    notation.USE: _say_use,
    notation.EQUIP: _say_equip,
    notation.ATTACK: _say_attack,
    notation.BLOCK: _say_piece("option-block"),
    notation.NO_BLOCK: say("option-no-block"),
    notation.CONFIRM: _say_confirm,
    notation.TARGET: _say_target,
    notation.LINE: _say_line,
    notation.ORDER: _say_order,
    notation.DISCARD: _say_discard,
    notation.KEEP: say("option-keep"),
    notation.MULLIGAN: _say_mulligan,
    notation.LEAD: _say_lead,
    notation.NO_LEADER: say("option-no-leader"),
    notation.PAY: _say_pay,
    notation.LET: _say_let,
    notation.KEEP_CHAMPION: _say_piece("option-keep-champion"),
    notation.ANSWER: _say_piece("option-answer"),
    notation.CONCEDE: say("option-concede"),
}
"""How each kind of option is said."""


# Why not


def _reason(seen: Inf, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Return why a candidate is forbidden with what is on the table now, where that says more than the clause."""
    if isinstance(ask, Anytime) and clause in _MOMENTS and seen.phase == PREPARATION and seen.active == ask.seat:
        return label("reason-wait" if seen.ask_of(ask.seat) is None else "reason-busy")
    teller = _NOW.get(clause)
    return teller(seen, ask, option) if teller is not None else None


def _now_ether(seen: Inf, ask: Ask[Any], option: int) -> Phrase | None:
    ether, kind = seen.sides[ask.seat].ether, kind_of(option)
    if isinstance(ask, ChooseWard):
        cost = int(ask.cost)
    elif kind == notation.MOVE:
        cost = int(move_cost(seen, ask.seat))
    elif kind == notation.PLAY:
        cost = int(cost_of(seen, ask.seat, seen.card(first(option))))
    else:
        p = seen.find(first(option))
        assert p is not None
        card = seen.card(p.card)
        cost = int(card.abilities[second(option)].cost if kind == notation.USE else cost_of(seen, ask.seat, card))
    return Phrase(reason_id("INF-6-7", "--now"), cost=cost, ether=ether, missing=cost - ether)


def _now_room(seen: Inf, ask: Ask[Any], option: int) -> Phrase | None:
    kind = kind_of(option)
    if kind != notation.MOVE and kind != notation.LINE:
        return None
    line = second(option) if kind == notation.MOVE else first(option)
    return Phrase(reason_id("INF-8-7", "--line"), who="me", line=LINES[line])


def _now_move(seen: Inf, ask: Ask[Any], option: int) -> Phrase | None:
    return Phrase(reason_id("INF-9-1", "--far" if isinstance(ask, ChooseAction) else "--moment"))


def _now_use(seen: Inf, ask: Ask[Any], option: int) -> Phrase | None:
    p = seen.find(first(option))
    assert p is not None
    anytime = seen.card(p.card).abilities[second(option)].anytime
    if isinstance(ask, ChooseAction) or (isinstance(ask, ChooseFast) and anytime):
        return Phrase(reason_id("INF-12-6", "--used"))
    return None if anytime else Phrase(reason_id("INF-12-6", "--moment"))


def _now_block(seen: Inf, ask: Ask[Any], option: int) -> Phrase | None:
    draft = seen.sides[ask.seat].draft
    if uses(draft, first(option)):
        return Phrase(reason_id("INF-10.3-3", "--used"))
    if seen.rules.single_block and draft:
        return Phrase(reason_id("INF-10.3-3", "--single"))
    line = blocking_line(seen, ask.seat)
    return Phrase(reason_id("INF-10.3-3", "--line"), line=LINES[line]) if line >= 0 else None


def _now_commander(seen: Inf, ask: Ask[Any], option: int) -> Phrase | None:
    return Phrase(reason_id("INF-2-4", "--none" if seen.rules.commanders == 0 else "--required"))


def _now_nothing(clause: str) -> Callable[[Inf, Ask[Any], int], Phrase | None]:
    """Return a teller for what has nobody to go to before anything was pointed at."""
    return lambda seen, ask, option: None if kind_of(option) == notation.TARGET else Phrase(reason_id(clause, "--none"))


_MOMENTS = ("INF-3-7", "INF-3-8", "INF-7.3-2", "INF-9-1", "INF-12-6", "INF-12-7")
"""Clauses that send a player to the own Preparación: in it, something else is in the way."""
_NOW: dict[str, Callable[[Inf, Ask[Any], int], Phrase | None]] = {
    "INF-2-4": _now_commander,
    "INF-3-3": _now_nothing("INF-3-3"),
    "INF-3-6": _now_nothing("INF-3-6"),
    "INF-6-7": _now_ether,
    "INF-8-7": _now_room,
    "INF-8-8": _now_room,
    "INF-9-1": _now_move,
    "INF-10.3-3": _now_block,
    "INF-12-6": _now_use,
}

TELLER = Teller(RULESET, QUESTIONS, ANSWERS, _reason)
