# plain: a refusal is explained when a person reads it
"""The sentences of a refusal, in both languages, from its code and clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from liza.kernel import Refusal
from liza.toolkit.text import Phrase

if TYPE_CHECKING:
    from liza.toolkit.game import Game


def explain(game: Game, refusal: Refusal) -> Refusal:
    """Fill in what a refusal says and what would make the answer legal; returns it."""
    words = game.words()
    said: Phrase = Phrase(f"refusal-{refusal.code}", text=refusal.text)
    if refusal.code == "forbidden":
        said = game.reason_phrase(refusal.clause)
    remedy = game.remedy_phrase(refusal.clause) if refusal.code == "forbidden" else None
    if remedy is None:
        remedy = Phrase(f"refusal-{refusal.code}-remedy")
    refusal.es, refusal.en = words.render("es", said), words.render("en", said)
    refusal.remedy_es, refusal.remedy_en = words.render("es", remedy), words.render("en", remedy)
    return refusal
