# plain: texts are made only when somebody reads them
"""What a player reads of orders, movement, battles and the organiser's desk: questions and answers."""

from __future__ import annotations

from typing import Any

from liza.games.campaign import notation, warwords
from liza.games.campaign.activations import Activate, MarchOn, React, Wish
from liza.games.campaign.desk import Desk
from liza.games.campaign.fighting import ChooseMode, battle_in, power_of
from liza.games.campaign.forces import load
from liza.games.campaign.naming import country_inner, country_name, region_name, unit_name
from liza.games.campaign.orders import (
    ChangeOrder,
    ChooseArmy,
    ChooseHalfway,
    ChooseLoad,
    ChoosePostures,
    GiveOrders,
    leaders_of,
)
from liza.games.campaign.pieces import NOBODY, Battle
from liza.games.campaign.reports import ConfirmReport, WriteReport
from liza.games.campaign.resolving import ROLLS, attacker_ways, expected_losses
from liza.games.campaign.retreating import ChooseRetreat, PickCompany
from liza.games.campaign.state import Campaign
from liza.kernel import first, kind_of, number_of, second
from liza.toolkit.telling import Answer, Question, label, plainly, say
from liza.toolkit.text import Phrase

# Questions


def _of_leader(message: str) -> Any:
    return lambda seen, ask: Phrase(message, unit=unit_name(seen, ask.seat, ask.leader))


def _of_region(message: str) -> Any:
    return lambda seen, ask: Phrase(message, region=region_name(seen, ask.region))


def _note_load(seen: Campaign, ask: Any) -> Phrase | None:
    """Tell how much of a leader's leadership is used [CAM-lideres-2]."""
    leader = seen.countries[ask.seat].unit(ask.leader)
    if leader is None:
        return None
    used = int(load(seen, ask.seat, ask.leader))
    return Phrase("ask-note-load", used=used, most=int(leader.leadership()), left=int(leader.leadership()) - used)


def odds(battle: Battle) -> dict[str, int]:
    """Return the attacker's chance in percent and both sides' average losses, as the resolver would have it."""
    attack, hold = power_of(battle.lines, battle.attacker), power_of(battle.lines, battle.holder)
    losses = expected_losses(attack, hold)
    return {
        "chance": int(attacker_ways(attack, hold)) * 100 // ROLLS,
        "attackerLoss": int(losses[0]) // 10,
        "holderLoss": int(losses[1]) // 10,
    }


def _note_odds(seen: Campaign, ask: Any) -> Phrase:
    battle = battle_in(seen, ask.region)
    attacker, holder = country_name(seen, int(battle.attacker)), country_name(seen, int(battle.holder))
    return Phrase("ask-note-odds", attacker=attacker, holder=holder, **odds(battle))


def _ask_confirm(seen: Campaign, ask: ConfirmReport) -> Phrase:
    battle = battle_in(seen, ask.region)
    writer = country_name(seen, int(battle.against(ask.seat)))
    return Phrase("ask-confirm-report", region=region_name(seen, ask.region), name=writer)


def _ask_react(seen: Campaign, ask: React) -> Phrase:
    return Phrase("ask-react", region=region_name(seen, ask.region), name=country_name(seen, int(ask.mover)))


def _ask_orders(seen: Campaign, ask: GiveOrders) -> Phrase:
    """Tell how many leaders have an order, where orders are written."""
    if seen.rules.sequential:
        return label("ask-acts")
    country = seen.countries[ask.seat]
    able = [one for one in leaders_of(country) if one.leader == NOBODY]
    orders = [country.order_of(one.number) for one in able]
    done = sum(1 for order in orders if order is not None and order.route)
    return Phrase("ask-orders", done=done, all=len(able))


def _note_sequential(seen: Campaign, ask: GiveOrders) -> Phrase:
    return label("ask-note-acts" if seen.rules.sequential else "ask-note-orders")


WAR_QUESTIONS: dict[type[Any], Question] = {
    GiveOrders: Question("orders", _ask_orders, _note_sequential),
    ChooseArmy: Question("orders", plainly("ask-army")),
    ChangeOrder: Question("orders", _of_leader("ask-change"), _note_load),
    ChooseLoad: Question("orders", _of_leader("ask-load"), _note_load),
    ChooseHalfway: Question("orders", _of_leader("ask-halfway"), plainly("ask-note-halfway")),
    ChoosePostures: Question("orders", plainly("ask-postures"), plainly("ask-note-postures")),
    Activate: Question("activation", plainly("ask-activate")),
    MarchOn: Question("activation", _of_leader("ask-march"), _note_load),
    React: Question("activation", _ask_react, plainly("ask-note-react")),
    Wish: Question("battle", _of_region("ask-wish")),
    ChooseMode: Question("battle", _of_region("ask-mode"), _note_odds),
    WriteReport: Question("report", _of_region("ask-report")),
    ConfirmReport: Question("report", _ask_confirm),
    ChooseRetreat: Question("retreat", _of_region("ask-retreat")),
    PickCompany: Question("retreat", _of_region("ask-company")),
    Desk: Question("", plainly("ask-desk")),
}
"""Each question with its tag, its sentence, and its note."""

DONE_SAID = {
    GiveOrders: "option-confirm-orders",
    ChooseLoad: "option-done-load",
    ChooseHalfway: "option-done-halfway",
    ChoosePostures: "option-done-postures",
    ChangeOrder: "option-done-change",
    MarchOn: "option-stop",
    ChooseRetreat: "option-stay",
    PickCompany: "option-done-company",
}
"""How each question that can be left as it is says so."""


# Answers


def _march(seen: Any, ask: Any, option: int) -> Phrase:
    unit, region = unit_name(seen, ask.seat, first(option)), region_name(seen, second(option))
    after = number_of(option)
    if after == 0:
        return Phrase("option-march", unit=unit, region=region)
    return Phrase("option-march-two", unit=unit, region=region, after=region_name(seen, after - 1))


def _go(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-go", start=region_name(seen, first(option)), region=region_name(seen, second(option)))


def _unit(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, unit=unit_name(seen, ask.seat, first(option)))


def _region(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, region=region_name(seen, first(option)))


def _country(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, country=country_inner(seen, first(option), ask.seat))


def _line(message: str) -> Answer:
    def told(seen: Any, ask: Any, option: int) -> Phrase:
        unit = unit_name(seen, first(option), second(option))
        country = country_name(seen, first(option))
        fate = label(f"fate-{warwords.FATES[number_of(option)]}") if message == "option-fate" else ""
        return Phrase(message, unit=unit, country=country, number=int(number_of(option)), fate=fate)

    return told


def _with(seen: Any, ask: Any, option: int) -> Phrase:
    unit, leader = unit_name(seen, ask.seat, second(option)), unit_name(seen, ask.seat, first(option))
    return Phrase("option-with", unit=unit, leader=leader)


def _coins(message: str) -> Answer:
    def told(seen: Any, ask: Any, option: int) -> Phrase:
        return Phrase(message, country=country_name(seen, first(option)), coins=int(number_of(option)))

    return told


def _owner(seen: Any, ask: Any, option: int) -> Phrase:
    owner = label("seat-nobody") if second(option) == warwords.NO_SEAT else country_name(seen, second(option))
    return Phrase("option-owner", region=region_name(seen, first(option)), owner=owner)


def _razed(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-set-razed", region=region_name(seen, first(option)), razed="yes" if second(option) else "no")


def _adopt(seen: Any, ask: Any, option: int) -> Phrase:
    battle = battle_in(seen, ask.region)
    name = country_name(seen, int(battle.reports[first(option)].seat))
    return Phrase("option-adopt", name=name, number=int(first(option)) + 1)


def _lead_on(seen: Any, ask: Any, option: int) -> Phrase:
    unit = unit_name(seen, ask.seat, first(option))
    return Phrase("option-lead-on", unit=unit, region=region_name(seen, second(option)))


def _rest(seen: Any, ask: Any, option: int) -> Phrase:
    return label("option-rest-retreat" if isinstance(ask, PickCompany) else "option-rest-report")


WAR_ANSWERS: dict[int, Answer] = {
    warwords.MARCH: _march,
    warwords.GO: _go,
    warwords.CHANGE: say("option-change"),
    warwords.ARMY: _unit("option-army"),
    warwords.ON: _region("option-on"),
    warwords.HALT: say("option-halt"),
    warwords.JOIN: _unit("option-join"),
    warwords.ALONE: say("option-alone"),
    warwords.LOAD: say("option-load"),
    warwords.HALFWAY: say("option-halfway"),
    warwords.TAKE: _unit("option-take"),
    warwords.LEAVE: _unit("option-leave"),
    warwords.DROP: _unit("option-drop"),
    warwords.KEEP: _unit("option-keep"),
    warwords.PICK: _unit("option-pick"),
    warwords.UNPICK: _unit("option-unpick"),
    warwords.APPOINT_THERE: _unit("option-appoint-there"),
    warwords.CROWN_THERE: _unit("option-crown-there"),
    warwords.ABDICATE_THERE: say("option-abdicate-there"),
    warwords.POSTURES: say("option-postures"),
    warwords.AVOID_WITH: _unit("option-avoid-with"),
    warwords.PROVOKE_WITH: _unit("option-provoke-with"),
    warwords.AVOID_AT: _region("option-avoid-at"),
    warwords.PROVOKE_AT: _region("option-provoke-at"),
    warwords.AUTO: say("option-auto"),
    warwords.ON_TABLE: say("option-table"),
    warwords.LOST: _line("option-lost"),
    warwords.FATE: _line("option-fate"),
    warwords.REST: _rest,
    warwords.KEEPS: _country("option-keeps"),
    warwords.DRAW: say("option-draw"),
    warwords.NONE_LEFT: say("option-none-left"),
    warwords.SEND: say("option-send"),
    warwords.HAND_OVER: say("option-hand-over"),
    warwords.CONFIRM: say("option-confirm-report"),
    warwords.REFUSE: say("option-refuse"),
    warwords.RETREAT: _region("option-retreat"),
    warwords.WITH: _with,
    warwords.ACTIVATE: _unit("option-activate"),
    warwords.PASS: say("option-pass"),
    warwords.STEP: _region("option-step"),
    warwords.CLAIM: _unit("option-claim"),
    warwords.YIELD: say("option-yield"),
    warwords.PROVOKE: say("option-provoke"),
    warwords.AVOID: say("option-avoid"),
    warwords.COINS_IN: _coins("option-coins-in"),
    warwords.COINS_OUT: _coins("option-coins-out"),
    warwords.MODELS: _line("option-models"),
    warwords.OWNER: _owner,
    warwords.RAZED: _razed,
    warwords.ACCEPT_REPORT: _region("option-accept-report"),
    warwords.TAKE_OVER: _region("option-take-over"),
    warwords.COMPUTER: _country("option-computer"),
    warwords.PERSON: _country("option-person"),
    warwords.EDIT_CALENDAR: say("option-edit-calendar"),
    warwords.ADOPT: _adopt,
    warwords.SIT: _country("option-sit"),
    warwords.LEAD_ON: _lead_on,
}
"""How each kind of option is said."""

_REGIONS = frozenset({
    warwords.ON, warwords.AVOID_AT, warwords.PROVOKE_AT, warwords.RETREAT, warwords.STEP, warwords.OWNER,
    warwords.RAZED, warwords.ACCEPT_REPORT, warwords.TAKE_OVER,
})  # fmt: skip
_UNITS = frozenset({
    warwords.ARMY, warwords.JOIN, warwords.TAKE, warwords.LEAVE, warwords.DROP, warwords.KEEP, warwords.PICK,
    warwords.UNPICK, warwords.APPOINT_THERE, warwords.CROWN_THERE, warwords.AVOID_WITH, warwords.PROVOKE_WITH,
    warwords.ACTIVATE, warwords.CLAIM,
})  # fmt: skip
_LINES = frozenset({warwords.LOST, warwords.FATE, warwords.MODELS})


def war_things(ask: Any, option: int) -> list[tuple[str, int, int]]:
    """Return what an option is about: ("unit", seat, number) or ("region", region, 0), in the order of pointing."""
    kind, one, other = kind_of(option), int(first(option)), int(second(option))
    if kind in _REGIONS:
        return [("region", one, 0)]
    if kind in _UNITS:
        return [("unit", int(ask.seat), one)]
    if kind in _LINES:
        return [("unit", one, other)]
    if kind == warwords.MARCH:
        after = int(number_of(option))
        way = [("region", other, 0)] + ([("region", after - 1, 0)] if after else [])
        return [("unit", int(ask.seat), one), *way]
    if kind == warwords.LEAD_ON:
        return [("unit", int(ask.seat), one), ("region", other, 0)]
    if kind == warwords.GO:
        return [("region", one, 0), ("region", other, 0)]
    if kind == warwords.WITH:
        return [("unit", int(ask.seat), other), ("unit", int(ask.seat), one)]
    return []


WAR_MAIN = [
    notation.DONE, warwords.AUTO, warwords.SEND, warwords.CONFIRM, warwords.PASS, warwords.YIELD, warwords.REST,
]  # fmt: skip
"""Answers that end a choice or leave things as they are."""
