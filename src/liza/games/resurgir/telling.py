# plain: texts are made only when somebody reads them
"""What a player reads of a game: the questions, the answers as buttons say them, and why one is not possible.

Everything is made from an observation. The log's lines stand in `chronicle`, the words in `text/game.*.ftl` and
`text/reasons.*.ftl`.
"""

from __future__ import annotations

from typing import Any

from liza.games.resurgir import notation
from liza.games.resurgir.abilities import ChooseMay, ChooseOrder, ChooseTarget, most, order_option
from liza.games.resurgir.anytime import Anytime
from liza.games.resurgir.chain import ChooseDiscarded, ChooseGivenUp, ChooseResponse
from liza.games.resurgir.changes import ChooseDiscard, ChooseSought
from liza.games.resurgir.combat import (
    ChooseAttack,
    ChooseAttackers,
    ChooseDefender,
    ChooseInitiative,
    ChooseLost,
    ChooseNext,
    attack_total,
    defence_total,
    takes_part,
)
from liza.games.resurgir.equinox import fizzles, is_late
from liza.games.resurgir.naming import (
    PHASES,
    PILES,
    ability_name,
    ability_said,
    ability_text,
    asked_for,
    card_name,
    culture_name,
    fight_shown,
    piece_shown,
    resources,
    target_asked,
    yes,
)
from liza.games.resurgir.numbers import are_met, available, progress, siege_bonus, strength
from liza.games.resurgir.periods import ChooseCompensation, ChooseRecovered, ChooseSent
from liza.games.resurgir.pieces import FINAL_RECOVERED, Confrontation, number_of
from liza.games.resurgir.playing import ChooseAction, ChooseQuiet
from liza.games.resurgir.printed import ECONOMIC, ECONOMIC_ZONE, EXPANSION, IN_RESPONSE, LEGACY, ON_USE, Ability, Filter
from liza.games.resurgir.resources import ChooseSource
from liza.games.resurgir.ruleset import RULESET
from liza.games.resurgir.setting_up import ChooseExchange, ChooseSetUp
from liza.games.resurgir.state import Res
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.seats import who
from liza.toolkit.telling import Answer, Question, Reason, Teller, label, no_note, plainly, reason_id, say
from liza.toolkit.text import Phrase

# Questions


def _ask_action(seen: Res, ask: ChooseAction) -> Phrase:
    return Phrase("ask-action", phase=PHASES[ask.phase])


def _ask_attack(seen: Res, ask: ChooseAttack) -> Phrase:
    return Phrase("ask-attack", count=len(seen.confrontations), first=yes(seen.turn == 1))


def _ask_attackers(seen: Res, ask: ChooseAttackers) -> Phrase:
    target = piece_shown(seen, ask.target, ask.seat)
    return Phrase("ask-attackers", target=target, count=len(seen.sides[ask.seat].draft), kind=_kind(seen, ask.target))


def _kind(seen: Res, target: int) -> str:
    p = seen.find(target)
    return "siege" if p is not None and p.zone >= ECONOMIC_ZONE else "battle"


def _ask_defender(seen: Res, ask: ChooseDefender) -> Phrase:
    fight = _defended(seen, ask)
    return Phrase(
        "ask-defender" if ask.place < len(seen.confrontations) else "ask-defender-second",
        target=piece_shown(seen, fight.target, ask.seat),
        attack=int(attack_total(seen, fight)),
        defence=int(defence_total(seen, fight)),
    )


def _defended(seen: Res, ask: ChooseDefender) -> Confrontation:
    """Return the Confrontation a defence is for: they are gone through again where a text lets another unit join."""
    return seen.confrontations[ask.place % len(seen.confrontations)]


def _ask_next(seen: Res, ask: ChooseNext) -> Phrase:
    return Phrase("ask-next", count=len(seen.sides[ask.seat].draft))


def _ask_initiative(seen: Res, ask: ChooseInitiative) -> Phrase:
    return Phrase("ask-initiative", passed=yes(ask.passes > 0))


def _ask_response(seen: Res, ask: ChooseResponse) -> Phrase:
    if len(seen.chain) == 0:
        return Phrase("ask-response-combat", who=who(int(seen.active), ask.seat))
    last = seen.chain[-1]
    if last.act.ability < 0 or last.tag != 0:
        return Phrase("ask-response", who=who(last.act.seat, ask.seat), card=card_name(seen, last.act.card))
    ability = ability_name(seen, last.act.card, last.act.ability)
    name = card_name(seen, last.act.card)
    return Phrase("ask-response-ability", who=who(last.act.seat, ask.seat), card=name, ability=ability)


def _ask_lost(seen: Res, ask: ChooseLost) -> Phrase:
    return Phrase("ask-lost", target=piece_shown(seen, seen.confrontations[ask.place].target, ask.seat))


def _ask_target(seen: Res, ask: ChooseTarget) -> Phrase:
    choice = ask.act.printed(seen).choices[ask.place]
    return Phrase(
        "ask-target",
        card=card_name(seen, ask.act.card),
        wanted=target_asked(seen, ask.act.card, ask.act.ability, int(ask.place)),
        done=len(ask.act.picks(ask.place)),
        most=int(most(seen, choice)),
    )


def _ask_may(seen: Res, ask: ChooseMay) -> Phrase:
    return Phrase("ask-may", card=card_name(seen, ask.act.card), ability=_act_name(seen, ask))


def _act_name(seen: Res, ask: ChooseMay | ChooseTarget) -> Phrase:
    return ability_name(seen, ask.act.card, ask.act.ability)


def _ask_order(seen: Res, ask: ChooseOrder) -> Phrase:
    return Phrase("ask-order", count=len(ask.pending))


def _ask_discarded(seen: Res, ask: ChooseDiscarded) -> Phrase:
    return Phrase("ask-discarded", card=card_name(seen, seen.chain[-1].act.card), count=ask.left)


def _ask_given_up(seen: Res, ask: ChooseGivenUp) -> Phrase:
    return Phrase("ask-given-up", card=card_name(seen, seen.chain[-1].act.card))


def _ask_discard(seen: Res, ask: ChooseDiscard) -> Phrase:
    return Phrase("ask-discard", count=ask.count)


def _ask_sought(seen: Res, ask: ChooseSought) -> Phrase:
    return Phrase("ask-sought", card=card_name(seen, ask.act.card))


def _ask_source(seen: Res, ask: ChooseSource) -> Phrase:
    return Phrase("ask-source", count=ask.left)


def _ask_set_up(seen: Res, ask: ChooseSetUp) -> Phrase:
    picks = seen.culture(ask.seat).set_up
    f = picks[ask.place].filter
    wanted = asked_for(Filter(kind=f.of))
    return Phrase("ask-set-up", wanted=wanted, place=ask.place + 1, count=len(picks))


def _ask_exchange(seen: Res, ask: ChooseExchange) -> Phrase:
    return Phrase("ask-exchange", count=len(seen.sides[ask.seat].draft))


def _ask_recovered(seen: Res, ask: ChooseRecovered) -> Phrase:
    return Phrase("ask-recovered", count=FINAL_RECOVERED - len(seen.sides[ask.seat].draft))


def _ask_sent(seen: Res, ask: ChooseSent) -> Phrase:
    return Phrase("ask-sent", kind="structure" if ask.structures else "unit", count=max(ask.left, 1))


def _ask_compensation(seen: Res, ask: ChooseCompensation) -> Phrase:
    return Phrase("ask-compensation", culture=culture_name(seen, seen.sides[ask.seat].culture))


def note_resources(seen: Res, ask: Ask[Any]) -> Phrase:
    """Return what a player can spend: base resources, those on cards, and what is locked on turned structures."""
    side = seen.sides[ask.seat]
    total = int(available(seen, ask.seat))
    locked = sum(int(p.resources) for p in side.structures() if p.exhausted)
    base = int(side.base)
    return Phrase("ask-note-resources", count=total, base=base, cards=total - base, locked=locked)


def _note_attackers(seen: Res, ask: ChooseAttackers) -> Phrase:
    """Return what the attackers drafted so far add up to, against what."""
    total = 0
    siege = _kind(seen, ask.target) == "siege"
    for serial in seen.sides[ask.seat].draft:
        p = seen.find(serial)
        if p is not None:
            total += int(strength(seen, p)) + (int(siege_bonus(seen, p)) if siege else 0)
    target = seen.find(ask.target)
    defence = 0 if target is None else int(strength(seen, target))
    return Phrase("ask-note-attackers", attack=total, defence=defence)


def _note_defender(seen: Res, ask: ChooseDefender) -> Phrase:
    return label("ask-note-defender-siege" if _defended(seen, ask).siege else "ask-note-defender")


def _note_target(seen: Res, ask: ChooseTarget) -> Phrase:
    """Quote the text that asks, or name the keyword."""
    text = ability_text(seen, ask.act.card, ask.act.ability)
    if text is None:
        return Phrase("ask-note-ability", ability=_act_name(seen, ask))
    return Phrase("ask-note-text", text=text)


def _note_may(seen: Res, ask: ChooseMay) -> Phrase | None:
    text = ability_text(seen, ask.act.card, ask.act.ability)
    return None if text is None else Phrase("ask-note-text", text=text)


def _note_hand(seen: Res, ask: ChooseDiscard) -> Phrase:
    return Phrase("ask-note-hand", count=len(seen.sides[ask.seat].hand))


QUESTIONS: dict[type[Any], Question] = {
    ChooseAction: Question("action", _ask_action, note_resources),
    ChooseQuiet: Question("action", _ask_action, note_resources),
    ChooseAttack: Question("attack", _ask_attack, note_resources),
    ChooseAttackers: Question("attackers", _ask_attackers, _note_attackers),
    ChooseDefender: Question("defender", _ask_defender, _note_defender),
    ChooseNext: Question("next", _ask_next, plainly("ask-note-next")),
    ChooseInitiative: Question("initiative", _ask_initiative, plainly("ask-note-initiative")),
    ChooseLost: Question("lost", _ask_lost),
    ChooseResponse: Question("response", _ask_response, note_resources),
    ChooseTarget: Question("target", _ask_target, _note_target),
    ChooseMay: Question("may", _ask_may, _note_may),
    ChooseOrder: Question("order", _ask_order),
    ChooseDiscarded: Question("discard", _ask_discarded),
    ChooseGivenUp: Question("give-up", _ask_given_up, plainly("ask-note-given-up")),
    ChooseDiscard: Question("discard", _ask_discard, _note_hand),
    ChooseSought: Question("sought", _ask_sought, plainly("ask-note-sought")),
    ChooseSource: Question("source", _ask_source),
    ChooseSetUp: Question("set-up", _ask_set_up, plainly("ask-note-set-up")),
    ChooseExchange: Question("exchange", _ask_exchange, plainly("ask-note-exchange")),
    ChooseRecovered: Question("recovered", _ask_recovered, plainly("ask-note-recovered")),
    ChooseSent: Question("sent", _ask_sent, plainly("ask-note-sent")),
    ChooseCompensation: Question("compensation", _ask_compensation, plainly("ask-note-compensation")),
    Anytime: Question("", plainly("ask-anytime"), no_note),
}
"""Each question with its tag, its sentence, and its note."""


# Answers


def _say_end(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    if isinstance(ask, ChooseExchange):
        return Phrase("option-exchange-end", count=len(seen.sides[ask.seat].draft))
    if isinstance(ask, ChooseAttack):
        return Phrase("option-end-attack", count=len(seen.confrontations))
    assert isinstance(ask, ChooseAction)
    return Phrase("option-end", phase=PHASES[ask.phase])


def _say_play(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    card = seen.card(number_of(first(option)))
    name, cost = card_name(seen, card.number), int(card.resources)
    if card.kind == LEGACY:
        return Phrase("option-legacy", card=name, cost=cost)
    if second(option) == 0:
        return Phrase("option-play", card=name, cost=cost)
    return Phrase("option-play-relieving", card=name, cost=cost, piece=piece_shown(seen, second(option), ask.seat))


def _say_rise(pile: str) -> Answer:
    def answer(seen: Res, ask: Ask[Any], option: int) -> Phrase:
        card = seen.card(number_of(first(option)))
        name, cost = card_name(seen, card.number), int(card.resources)
        if second(option) == 0:
            return Phrase("option-rise", card=name, cost=cost, pile=pile)
        piece = piece_shown(seen, second(option), ask.seat)
        return Phrase("option-rise-relieving", card=name, cost=cost, pile=pile, piece=piece)

    return answer


def _say_use(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    """Name the piece, and the keyword or the price; the text as well, where the piece has several abilities to use."""
    p = seen.find(first(option))
    assert p is not None
    index, shown = second(option), piece_shown(seen, first(option), ask.seat)
    abilities = seen.card(p.card).abilities
    price = _price(abilities[index])
    if abilities[index].keyword:
        return Phrase("option-use", piece=shown, ability=ability_name(seen, p.card, index), price=price)
    if sum(one.when == ON_USE for one in abilities) > 1:
        return Phrase("option-use-text", piece=shown, ability=ability_said(seen, p.card, index))
    return Phrase("option-use-own", piece=shown, price=price)


def _say_culture(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    culture = seen.culture(ask.seat)
    price = _price(culture.abilities[first(option)])
    return Phrase("option-culture", culture=culture_name(seen, culture.number), price=price)


def _price(ability: Ability) -> list[Phrase]:
    cost = ability.cost
    price = [resources(int(ability.resources))] if ability.resources else []
    price += [label("price-turn")] if cost.turn else []
    price += [Phrase("price-discard", count=int(cost.discard))] if cost.discard else []
    price += [Phrase("price-give-up", wanted=asked_for(cost.give_up))] if cost.give_up is not None else []
    return price or [label("price-free")]


def _say_tag(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, card=card_name(seen, number_of(first(option))))


def _say_fallen(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(
        message, card=card_name(seen, number_of(first(option))), pile=PILES[second(option)]
    )


def _say_equinox(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    if is_late(seen):
        return label("option-equinox-late")
    lost = are_met(seen, ask.seat, seen.culture(ask.seat).needs) and fizzles(seen, ask.seat)
    return label("option-equinox-lost" if lost else "option-equinox")


def _say_piece(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, piece=piece_shown(seen, first(option), ask.seat))


def _say_strong(message: str) -> Answer:
    """Name a piece with its Force or Resistance."""

    def answer(seen: Res, ask: Ask[Any], option: int) -> Phrase:
        p = seen.find(first(option))
        value = 0 if p is None else int(strength(seen, p))
        return Phrase(message, piece=piece_shown(seen, first(option), ask.seat), strength=value)

    return answer


def _say_close(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    return Phrase("option-close", count=len(seen.sides[ask.seat].draft))


def _say_decline(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    return label("option-no-defence" if isinstance(ask, ChooseDefender) else "option-no-use")


def _say_resolve(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    number = second(option)
    return Phrase("option-resolve", fight=fight_shown(seen, seen.confrontations[number - 1], number, ask.seat))


def _say_target_play(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    play = seen.chain[first(option) - 1]
    piece = Phrase("piece", name=card_name(seen, play.act.card), who=who(play.act.seat, ask.seat))
    return Phrase("option-target", piece=piece)


def _say_order(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    """Name the waiting ability by its card, for its piece may have left."""
    assert isinstance(ask, ChooseOrder)
    step: Any = next(one for one in ask.pending if order_option(seen, one) == option)
    name = Phrase("piece", name=card_name(seen, step.card), who=who(step.seat, ask.seat))
    return Phrase("option-order", piece=name, ability=ability_said(seen, step.card, step.ability))


def _say_nothing(seen: Res, ask: Ask[Any], option: int) -> Phrase:
    return label("option-no-compensation" if isinstance(ask, ChooseCompensation) else "option-no-card")


ANSWERS: dict[int, Answer] = {
    notation.END: _say_end,
    notation.PASS: say("option-pass"),
    notation.PLAY: _say_play,
    notation.RISE: _say_rise("underworld"),
    notation.RISE_DISCARDED: _say_rise("discard"),
    notation.USE: _say_use,
    notation.CULTURE: _say_culture,
    notation.RETURN: _say_fallen("option-return"),
    notation.EQUINOX: _say_equinox,
    notation.CURE: _say_piece("option-cure"),
    notation.ATTACK: _say_strong("option-attack"),
    notation.ATTACKER: _say_strong("option-attacker"),
    notation.CLOSE: _say_close,
    notation.DEFEND: _say_strong("option-defend"),
    notation.DECLINE: _say_decline,
    notation.RESOLVE: _say_resolve,
    notation.GIVE_UP: _say_piece("option-give-up"),
    notation.TARGET: _say_piece("option-target"),
    notation.TARGET_PLAY: _say_target_play,
    notation.TARGET_FALLEN: _say_fallen("option-target-fallen"),
    notation.ENOUGH: say("option-enough"),
    notation.ORDER: _say_order,
    notation.DISCARD: _say_tag("option-discard"),
    notation.EXCHANGE: _say_tag("option-exchange"),
    notation.CHOOSE: _say_tag("option-choose"),
    notation.SEND: _say_piece("option-send"),
    notation.RECOVER: _say_fallen("option-recover"),
    notation.PAY_BASE: say("option-pay-base"),
    notation.PAY_HEAP: say("option-pay-heap"),
    notation.PAY_FROM: _say_piece("option-pay-from"),
    notation.ACCEPT: say("option-accept"),
    notation.COMPENSATE: say("option-compensate"),
    notation.NOTHING: _say_nothing,
    notation.CONCEDE: say("option-concede"),
}
"""How each kind of option is said."""


# Why not


def _reason_now(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Say why with what is on the table, where that says more than the clause."""
    if isinstance(ask, Anytime) and clause in _MOMENTS and seen.phase == EXPANSION and seen.active == ask.seat:
        return label("reason-wait" if seen.ask_of(ask.seat) is None else "reason-busy")
    teller = _NOW.get(clause)
    return teller(seen, ask, option, clause) if teller is not None else None


def _cost(seen: Res, ask: Ask[Any], option: int) -> int:
    """Return how many resources an option costs."""
    kind = kind_of(option)
    if kind == notation.USE:
        p = seen.find(first(option))
        return 0 if p is None else int(seen.card(p.card).abilities[second(option)].resources)
    if kind == notation.CULTURE:
        return int(seen.culture(ask.seat).abilities[first(option)].resources)
    if kind in (notation.PLAY, notation.RISE, notation.RISE_DISCARDED):
        return int(seen.card(number_of(first(option))).resources)
    return 0


def _now_resources(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    cost, fund = _cost(seen, ask, option), int(available(seen, ask.seat))
    if cost <= fund:
        return None
    return Phrase(reason_id(clause, "--now"), cost=resources(cost), fund=fund, missing=cost - fund)


def _now_locked(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase:
    cost, fund = _cost(seen, ask, option), int(available(seen, ask.seat))
    return Phrase(reason_id(clause, "--now"), cost=resources(cost), fund=fund, missing=cost - fund)


def _now_legacy(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase:
    return Phrase(reason_id(clause, "--now"), phases=_labels(int(seen.card(number_of(first(option))).phases)))


def _now_use(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    if kind_of(option) == notation.CULTURE:
        return Phrase(
            reason_id(clause, "--now"), phases=_labels(int(seen.culture(ask.seat).abilities[first(option)].phases))
        )
    p = seen.find(first(option)) if kind_of(option) == notation.USE else None
    if p is None:
        return None
    return Phrase(reason_id(clause, "--now"), phases=_labels(int(seen.card(p.card).abilities[second(option)].phases)))


def _labels(mask: int) -> list[Phrase]:
    """Return when something may be used, as the rulebook writes it."""
    names = [f"in-{phase}" for number, phase in enumerate(PHASES) if number and mask >> number & 1]
    names += ["in-response"] if mask & IN_RESPONSE else []
    return [label(name) for name in names]


def _now_condition(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase:
    """Say how far the condition of the Equinox is met."""
    done, wanted = condition(seen, ask.seat)
    return Phrase(reason_id(clause, "--now"), done=done, wanted=wanted, missing=wanted - done)


def condition(seen: Res, seat: int) -> tuple[int, int]:
    """Return how far a Culture's condition is met, and how much it takes; what is beyond one part counts for none."""
    done, wanted = 0, 0
    for need in seen.culture(seat).needs:
        done += min(int(progress(seen, seat, need)), int(need.amount))
        wanted += int(need.amount)
    return done, wanted


def _now_attackers(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    return label(reason_id(clause, "--none")) if kind_of(option) == notation.CLOSE else None


def _now_first(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Tell apart what fails for its own state from a target that nobody can attack."""
    return label(reason_id(clause, "--target")) if kind_of(option) == notation.ATTACK else None


def _now_rise(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    card = seen.card(number_of(first(option)))
    if card.kind == ECONOMIC and seen.sides[ask.seat].economics >= seen.sides[ask.seat].allowed:
        return None
    return _now_resources(seen, ask, option, clause)


def _now_fighting(seen: Res, ask: Ask[Any], option: int, clause: str) -> Phrase | None:
    """Tell a card that is attacked itself from one that defends elsewhere."""
    return None if takes_part(seen, first(option)) else label(reason_id(clause, "--chosen"))


_MOMENTS = (
    "RES-10.3-3", "RES-2.4-1", "RES-2.4-5", "RES-2.4-9", "RES-11.2-6", "RES-12.veneno-4", "RES-12.eterno-retorno-3",
    "RES-12.resurgir-1",
)  # fmt: skip
"""Clauses that send a player to the own moment: in it, something else is in the way."""
_NOW: dict[str, Reason] = {
    "RES-2.1-1": _now_resources,
    "RES-2.2-8": _now_locked,
    "RES-2.4-1": _now_legacy,
    "RES-2.4-9": _now_use,
    "RES-2.4-10": _now_resources,
    "RES-10.4-1": _now_first,
    "RES-10.4-2": _now_first,
    "RES-10.4.1-1": _now_attackers,
    "RES-10.4.2-2": _now_fighting,
    "RES-11.2-7": _now_condition,
    "RES-11.2-11": _now_condition,
    "RES-11.2.1-2": _now_condition,
    "RES-12.resurgir-3": _now_rise,
}

TELLER = Teller(RULESET, QUESTIONS, ANSWERS, _reason_now)
"""How the game speaks."""
