"""The one-line text of options: a verb, then ids (`recruit lancers 25`, `pay u70 2`, `appoint u101`).

Kinds of options 0 to 59 belong to the opening, the acts and the close; 60 to 127 to orders, movement and battles, which
`warwords` describes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.games.campaign.fixed import COMPANY_NAMES, TEMPLATES
from liza.games.campaign.pieces import FIRST_UNIT
from liza.kernel import first, kind_of, number_of, second

if TYPE_CHECKING:
    from liza.games.campaign.state import Campaign

DONE: Final = 0
"""Nothing more here."""
# Deployment
HOUSE: Final = 1
"""As the army list proposes."""
DEPLOY: Final = 2
"""The next unit to a region."""
DEPLOY_REST: Final = 3
"""All that is left to a region."""
# Opening
ANNEX: Final = 4
KEEP_WILL: Final = 5
"""Leave the will standing to annex a region when its time comes."""
DROP_WILL: Final = 6
RENEW: Final = 7
"""A company, for so many turns."""
RELEASE: Final = 8
PAY_ALL: Final = 9
"""Every wage and everything owed."""
PAY_CURRENT: Final = 10
"""One wage for each, by descending points, as far as money reaches."""
PAY_FIGHTERS: Final = 11
"""The same, units beside an enemy first."""
PAY_EACH: Final = 12
"""Unit by unit."""
PAY: Final = 13
"""A unit, so many wages."""
DISBAND: Final = 14
OFFER: Final = 15
"""A ransom for a prisoner of one's own; the coins are the free number."""
OFFER_PRICE: Final = 16
"""A ransom of ten coins for each of his points."""
ACCEPT: Final = 17
REJECT: Final = 18
FREE: Final = 19
"""A prisoner one holds: his number, his country."""
HIRE: Final = 20
"""A company, for so many turns."""
PLACE: Final = 21
"""Where what was bought appears."""
RECRUIT: Final = 22
"""A whole unit of a template, or a free number of its models."""
RESTORE: Final = 23
# Acts, before movement and at the close
APPOINT: Final = 24
PROFILE: Final = 25
"""Which free profile an appointee takes."""
CROWN: Final = 26
ABDICATE: Final = 27
CAPITAL: Final = 28
NO_CAPITAL: Final = 29
RAZE: Final = 30
# At any time
SURRENDER: Final = 31
REOPEN: Final = 32
GIVE: Final = 33
"""Coins to another country: never allowed [CAM-diplomacia-2]."""
UNDO: Final = 34
"""Undo what a closed phase decided: never allowed [CAM-turno-6]."""
RECRUIT_LEADER: Final = 35
"""Never allowed [CAM-reclutamiento-15]."""
CLOSE_GAME: Final = 36
"""Agree to close an open game."""
DISMISS: Final = 37
"""Choose a unit to disband."""
FIRST_WAR: Final = 60

WORDS: Final = (
    "done", "house", "deploy", "rest", "annex", "want", "unwant", "renew", "release", "pay-all", "pay-current",
    "pay-fighters", "pay-each", "pay", "disband", "offer", "offer-price", "accept", "reject", "free", "hire", "place",
    "recruit", "restore", "appoint", "profile", "crown", "abdicate", "capital", "no-capital", "raze", "surrender",
    "reopen", "give", "undo", "recruit-leader", "close-game", "dismiss",
)  # fmt: skip

SEATS: Final = ("gules", "azure", "vert", "gold", "sable", "purpure")
ORGANISER: Final = "organiser"
TITLE_WORDS: Final = ("king", "duke", "marquis", "count", "baron")

_OF_REGION: Final = (DEPLOY, DEPLOY_REST, ANNEX, KEEP_WILL, DROP_WILL, PLACE, RESTORE, CAPITAL, RAZE)
_OF_UNIT: Final = (DISBAND, APPOINT, CROWN, OFFER_PRICE)


def unit_text(number: i64) -> str:
    """Return a unit of one's own: the title a leader began with, `leader-5`, or `u70`."""
    if number < len(TITLE_WORDS):
        return TITLE_WORDS[number]
    return f"leader-{number}" if number < FIRST_UNIT else f"u{number}"


def company_text(number: i64) -> str:
    """Return a company."""
    return COMPANY_NAMES[number]


def region_text(s: Campaign, region: i64) -> str:
    """Return a region's code."""
    return s.board.ids[region]


def describe(s: Campaign, option: i64) -> str:
    """Return the text of an option; those of kinds 60 and up are told by `warwords`."""
    kind = kind_of(option)
    if kind >= FIRST_WAR:
        from liza.games.campaign.warwords import describe as describe_war

        return describe_war(s, option)
    a = first(option)
    b = second(option)
    word = WORDS[kind]
    if kind in _OF_REGION:
        return f"{word} {region_text(s, a)}"
    if kind in _OF_UNIT:
        return f"{word} {unit_text(a)}"
    if kind == RENEW or kind == HIRE:
        return f"{word} {company_text(a)} {b}"
    if kind == RELEASE:
        return f"{word} {company_text(a)}"
    if kind == PAY:
        return f"{word} {unit_text(a)} {b}"
    if kind == OFFER:
        return f"{word} {unit_text(a)} {number_of(option)}"
    if kind == FREE or kind == ACCEPT or kind == REJECT:
        return f"{word} {unit_text(a)} {SEATS[b]}"
    if kind == RECRUIT:
        return f"{word} {TEMPLATES[a]}" if b else f"{word} {TEMPLATES[a]} {number_of(option)}"
    if kind == PROFILE:
        return f"{word} {a}"
    if kind == GIVE:
        return f"{word} {SEATS[a]}"
    return word
