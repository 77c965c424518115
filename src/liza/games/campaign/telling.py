# plain: texts are made only when somebody reads them
"""What a player reads of the opening, the acts and the close: questions, answers as buttons say them, why not.

Everything is made from an observation. The log's lines stand in `chronicle`, the words in `text`.
"""

from __future__ import annotations

from typing import Any

from liza.games.campaign import notation
from liza.games.campaign.acts import ChooseProfile
from liza.games.campaign.annexing import Annex
from liza.games.campaign.anytime import Anytime
from liza.games.campaign.captives import AnswerRansom, Deal
from liza.games.campaign.closing import Close
from liza.games.campaign.fixed import LEADERSHIP, MANEUVER, PRICE, RESTORING, TEMPLATE_EACH, TEMPLATES
from liza.games.campaign.hiring import PlaceCompany, Renew, Request, fee
from liza.games.campaign.naming import company_name, country_inner, country_name, region_name, unit_name
from liza.games.campaign.pieces import NOWHERE
from liza.games.campaign.recruiting import PlaceRecruits, Recruit, levy_cap, models_of
from liza.games.campaign.ruleset import RULESET
from liza.games.campaign.setting_up import Deploy
from liza.games.campaign.state import Campaign
from liza.games.campaign.wages import ChooseDisband, Pay, PayEach, all_wages, current_wages
from liza.games.campaign.wartelling import DONE_SAID, WAR_ANSWERS, WAR_QUESTIONS
from liza.kernel import Ask, first, kind_of, number_of, second
from liza.toolkit.telling import Answer, Question, Teller, label, plainly, say
from liza.toolkit.text import Phrase

# Questions


def _ask_deploy(seen: Campaign, ask: Deploy) -> Phrase:
    one = ask.next_unit(seen)
    return label("ask-deployed") if one is None else Phrase("ask-deploy", unit=unit_name(seen, ask.seat, one.number))


def _note_deploy(seen: Campaign, ask: Deploy) -> Phrase:
    left = sum(1 for one in seen.countries[ask.seat].units if one.region == NOWHERE)
    return Phrase("ask-note-deploy", left=left)


def _ask_renew(seen: Campaign, ask: Renew) -> Phrase:
    return Phrase("ask-renew", company=company_name(ask.company))


def _note_coins(seen: Campaign, ask: Ask[Any]) -> Phrase:
    return Phrase("ask-note-coins", coins=int(seen.countries[ask.seat].coins))


def _note_pay(seen: Campaign, ask: Pay) -> Phrase:
    return Phrase(
        "ask-note-pay",
        coins=int(seen.countries[ask.seat].coins),
        wages=int(current_wages(seen, ask.seat)),
        all=int(all_wages(seen, ask.seat)),
    )


def _note_recruit(seen: Campaign, ask: Recruit) -> Phrase:
    country = seen.countries[ask.seat]
    left = int(levy_cap(seen, ask.seat) - country.added[seen.turn])
    return Phrase("ask-note-recruit", coins=int(country.coins), left=left)


def _ask_answer(seen: Campaign, ask: AnswerRansom) -> Phrase:
    coins = next((int(one.coins) for one in seen.offers if one.number == ask.number and one.seat == ask.owner), 0)
    unit = unit_name(seen, ask.owner, ask.number)
    return Phrase("ask-answer-ransom", country=country_name(seen, ask.owner), unit=unit, coins=coins)


def _ask_place(seen: Campaign, ask: PlaceCompany) -> Phrase:
    return Phrase("ask-place-company", company=company_name(ask.company))


def _ask_recruits(seen: Campaign, ask: PlaceRecruits) -> Phrase:
    return Phrase("ask-place-recruits", kind=label(f"unit-{TEMPLATES[ask.name]}"), models=int(ask.models))


def _ask_profile(seen: Campaign, ask: ChooseProfile) -> Phrase:
    return Phrase("ask-profile", unit=unit_name(seen, ask.seat, ask.number))


QUESTIONS: dict[type[Any], Question] = {
    Deploy: Question("deploy", _ask_deploy, _note_deploy),
    Annex: Question("annex", plainly("ask-annex"), plainly("ask-note-annex")),
    Renew: Question("contract", _ask_renew, _note_coins),
    Pay: Question("wages", plainly("ask-pay"), _note_pay),
    PayEach: Question("wages", plainly("ask-pay-each"), _note_pay),
    ChooseDisband: Question("wages", plainly("ask-disband"), plainly("ask-note-disband")),
    Deal: Question("ransom", plainly("ask-deal"), _note_coins),
    AnswerRansom: Question("ransom", _ask_answer),
    Request: Question("hire", plainly("ask-request"), _note_coins),
    PlaceCompany: Question("hire", _ask_place),
    Recruit: Question("recruit", plainly("ask-recruit"), _note_recruit),
    PlaceRecruits: Question("recruit", _ask_recruits),
    ChooseProfile: Question("appoint", _ask_profile),
    Close: Question("close", plainly("ask-close"), plainly("ask-note-close")),
    Anytime: Question("", plainly("ask-anytime")),
}
"""Each question with its tag, its sentence, and its note."""


# Answers


def _done(seen: Any, ask: Any, option: int) -> Phrase:
    if type(ask) in DONE_SAID:
        return label(DONE_SAID[type(ask)])
    known = {Annex: "annex", PayEach: "unpaid", ChooseDisband: "disband", Deal: "deal", Request: "hire"}
    return label(f"option-done-{known.get(type(ask), 'close' if isinstance(ask, Close) else 'recruit')}")


def _of_region(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, region=region_name(seen, first(option)))


def _of_unit(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, unit=unit_name(seen, ask.seat, first(option)))


def _deploy(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-deploy", region=region_name(seen, first(option)))


def _renew(seen: Any, ask: Any, option: int) -> Phrase:
    turns = int(second(option))
    points = next((int(one.points()) for one in seen.countries[ask.seat].units if one.company == first(option)), 0)
    return Phrase("option-renew", company=company_name(first(option)), turns=turns, cost=_fee(points, turns))


def _hire(seen: Any, ask: Any, option: int) -> Phrase:
    company, turns = seen.companies[first(option)], int(second(option))
    cost = _fee(int(company.points()), turns)
    return Phrase("option-hire", company=company_name(first(option)), turns=turns, cost=cost)


def _fee(points: int, turns: int) -> int:
    """Return a contract's price; 0 where the tariff has none."""
    return int(fee(points, turns)) if turns <= 6 else 0


def _pay(seen: Any, ask: Any, option: int) -> Phrase:
    one = seen.countries[ask.seat].unit(first(option))
    cost = int(one.points() * second(option)) if one is not None else 0
    return Phrase("option-pay", unit=unit_name(seen, ask.seat, first(option)), count=int(second(option)), cost=cost)


def _offer(seen: Any, ask: Any, option: int) -> Phrase:
    coins = number_of(option) if kind_of(option) == notation.OFFER else ask.coins(seen, option)
    return Phrase("option-offer", unit=unit_name(seen, ask.seat, first(option)), coins=int(coins))


def _free(seen: Any, ask: Any, option: int) -> Phrase:
    unit = unit_name(seen, second(option), first(option))
    return Phrase("option-free", unit=unit, country=country_name(seen, second(option)))


def _recruit(seen: Any, ask: Any, option: int) -> Phrase:
    name, models = first(option), int(models_of(option))
    points = models * TEMPLATE_EACH[name]
    kind = label(f"unit-{TEMPLATES[name]}")
    return Phrase("option-recruit", kind=kind, models=models, points=points, cost=points * PRICE)


def _restore(seen: Any, ask: Any, option: int) -> Phrase:
    cost = int(seen.board.taxes[first(option)]) * RESTORING
    return Phrase("option-restore", region=region_name(seen, first(option)), cost=cost)


def _profile(seen: Any, ask: Any, option: int) -> Phrase:
    rank = first(option)
    return Phrase("option-profile", leadership=LEADERSHIP[rank], maneuver=MANEUVER[rank])


def _give(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-give", country=country_inner(seen, first(option), ask.seat))


ANSWERS: dict[int, Answer] = {
    notation.DONE: _done,
    notation.HOUSE: say("option-house"),
    notation.DEPLOY: _deploy,
    notation.DEPLOY_REST: _of_region("option-deploy-rest"),
    notation.ANNEX: _of_region("option-annex"),
    notation.KEEP_WILL: _of_region("option-want"),
    notation.DROP_WILL: _of_region("option-unwant"),
    notation.RENEW: _renew,
    notation.RELEASE: lambda seen, ask, option: Phrase("option-release", company=company_name(first(option))),
    notation.PAY_ALL: say("option-pay-all"),
    notation.PAY_CURRENT: say("option-pay-current"),
    notation.PAY_FIGHTERS: say("option-pay-fighters"),
    notation.PAY_EACH: say("option-pay-each"),
    notation.PAY: _pay,
    notation.DISBAND: _of_unit("option-disband"),
    notation.DISMISS: say("option-dismiss"),
    notation.OFFER: _offer,
    notation.OFFER_PRICE: _offer,
    notation.ACCEPT: say("option-accept"),
    notation.REJECT: say("option-reject"),
    notation.FREE: _free,
    notation.HIRE: _hire,
    notation.PLACE: _of_region("option-place"),
    notation.RECRUIT: _recruit,
    notation.RESTORE: _restore,
    notation.APPOINT: _of_unit("option-appoint"),
    notation.PROFILE: _profile,
    notation.CROWN: _of_unit("option-crown"),
    notation.ABDICATE: say("option-abdicate"),
    notation.CAPITAL: _of_region("option-capital"),
    notation.NO_CAPITAL: say("option-no-capital"),
    notation.RAZE: _of_region("option-raze"),
    notation.SURRENDER: say("option-surrender"),
    notation.REOPEN: say("option-reopen"),
    notation.GIVE: _give,
    notation.UNDO: say("option-undo"),
    notation.RECRUIT_LEADER: say("option-recruit-leader"),
    notation.CLOSE_GAME: say("option-close-game"),
}
"""How each kind of option is said."""


def _reason(seen: Any, ask: Any, option: int, clause: str) -> Phrase | None:
    """Return nothing: the clause says enough."""
    return None


class _Teller(Teller):
    """The teller of Campaña: waiting names a country of several."""

    def ask_phrase(self, seen: Any, ask: Ask[Any]) -> Phrase:
        """Return the question in one sentence."""
        known = self.questions.get(type(ask))
        if known is not None:
            return known.ask(seen, ask)
        return Phrase("ask-wait", name=country_name(seen, int(ask.seat)))


TELLER = _Teller(RULESET, QUESTIONS | WAR_QUESTIONS, ANSWERS | WAR_ANSWERS, _reason)
