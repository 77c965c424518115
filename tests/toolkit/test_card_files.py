"""Card files of a small made-up game: how the toolkit reads, refuses, and writes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import Discriminator, Field, Tag

from liza.toolkit import cardfaults
from liza.toolkit.carddesk import open_desk, printed_sheet
from liza.toolkit.cardfaults import Fault, foreign_fields
from liza.toolkit.cardfile import CardFormat, Draft
from liza.toolkit.cardmodels import HouseModel, PrintedModel, SetModel
from liza.toolkit.cards import CardSheet
from liza.toolkit.cardsheet import read_sheet, write_card_file, write_sheet
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase, Words

CARDS = """\
set: {id: small, name: {es: Pequeño, en: Small}, rules: 10}
cards:
  - id: axe
    number: 1
    name: {es: Hacha, en: Axe}
    kind: tool
    weight: 3
    tags: [sharp, old]
    rare: true
    icon: axe
    does:
      - {when: drawn, do: [{verb: cut, count: 2, if: angry}]}
      - {always: heavy}
  - {id: nail, number: 2, name: {es: Clavo, en: Nail}, kind: part, icon: nail}
"""


class VerbModel(HouseModel):
    """A verb."""

    condition: Literal["angry"] | None = Field(default=None, alias="if")


class CutModel(VerbModel):
    """One verb."""

    verb: Literal["cut"]
    count: int = Field(ge=1, le=9)


class MendModel(VerbModel):
    """Another verb."""

    verb: Literal["mend"]


class WhenModel(HouseModel):
    """A list of verbs after a moment."""

    when: Literal["drawn"]
    do: list[Annotated[CutModel | MendModel, Discriminator("verb")]]


class AlwaysModel(HouseModel):
    """A word."""

    always: Literal["heavy"]


def _tag(value: object) -> str | None:
    if isinstance(value, dict):
        return next((key for key in ("when", "always") if key in value), None)
    return "when" if isinstance(value, WhenModel) else "always"


Ability = Annotated[
    Annotated[WhenModel, Tag("when")] | Annotated[AlwaysModel, Tag("always")],
    Discriminator(_tag, custom_error_type="key_tag", custom_error_message="when or always"),
]


class ToolModel(PrintedModel):
    """A card."""

    kind: Literal["tool", "part"]
    weight: int | None = None
    tags: list[Literal["sharp", "old"]] = Field(default_factory=list)
    rare: bool = False
    does: list[Ability] = Field(default_factory=list)


class BoxModel(SetModel):
    """A set that says by which rules it is."""

    rules: int


def _faults(card: ToolModel) -> Iterable[Fault]:
    if card.weight == 7:
        yield Fault(("weight",), Phrase("cardfile-blank"), "TOY-1")


def _links(cards: Sequence[tuple[Draft, ToolModel]], known: Collection[str]) -> Iterable[tuple[Draft, Fault]]:
    for draft, card in cards:
        if card.kind == "part" and "axe" not in known:
            yield draft, Fault(("kind",), Phrase("cardfile-blank"), "TOY-2")


def _set_faults(found: BoxModel) -> Iterable[Fault]:
    if found.rules != 10:
        yield Fault(("rules",), Phrase("cardfile-blank"), "TOY-3")


def _form(sample: Path) -> CardFormat[ToolModel]:
    return CardFormat(
        package="liza.toolkit",
        title="Toy card file",
        sample=sample,
        card=ToolModel,
        columns=(
            "id", "number", "name.es", "name.en", "kind", "weight", "tags", "rare", "icon", "flavour.es", "flavour.en",
            "does",
        ),
        faults=_faults,
        links=_links,
        set=BoxModel,
        set_faults=_set_faults,
        owed={"name": ("cardfile-blank", "TOY-4")},
        same_name_clause="TOY-5",
    )  # fmt: skip


@pytest.fixture
def form(tmp_path: Path) -> CardFormat[ToolModel]:
    """The format, with the two cards as its sample."""
    sample = tmp_path / "cards.yaml"
    sample.write_text(CARDS, encoding="utf-8")
    return _form(sample)


def _problems(form: CardFormat[ToolModel], old: str, new: str):
    assert old in CARDS
    form.sample.write_text(CARDS.replace(old, new), encoding="utf-8")
    with pytest.raises(ProblemsError) as caught:
        form.load([form.sample])
    return caught.value.problems


def test_a_file_is_read_with_the_sets_own_model(form):
    found = form.sample_cards

    assert [card.id for card in found.cards] == ["axe", "nail"]
    assert isinstance(found.sets[0], BoxModel)
    assert found.by_id["axe"].does[0].do[0].condition == "angry"


FAULTS = {
    "beside a member's name": ("always: heavy", "always: heavy, alwais: 1", "axe.does[1].alwais", "«always»"),
    "inside a member named like its field": ("when: drawn", "when: drown", "axe.does[0].when", "«drawn»"),
    "in a verb, which has fields of its own": ("count: 2", "count: 2, cuont: 1", "axe.does[0].do[0].cuont", "«count»"),
    "misspelt, told once": ("count: 2", "cuont: 2", "axe.does[0].do[0].cuont", "«count»"),
    "missing deep inside": (", count: 2", "", "axe.does[0].do[0].count", "Falta el campo"),
    "below a bound": ("count: 2", "count: 0", "axe.does[0].do[0].count", "El menor posible es 1"),
    "no such verb": ("verb: cut", "verb: cot", "axe.does[0].do[0].verb", "«cut»"),
    "no verb": ("verb: cut, ", "", "axe.does[0].do[0]", "Falta el verbo"),
    "no member of a union": ("{always: heavy}", "{allways: heavy}", "axe.does[1]", "El nombre de un campo"),
    "an alias": ("if: angry", "if: hungry", "axe.does[0].do[0].if", "«angry»"),
    "a word in a list": ("[sharp, old]", "[sharp, odl]", "axe.tags[1]", "«old»"),
    "a set's own field": ("rules: 10", "roles: 10", "set.roles", "«rules»"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place", "said"), FAULTS.values(), ids=FAULTS.keys())
def test_the_shape_of_any_models_is_told_by_place_and_remedy(form, old, new, place, said):
    (fault,) = _problems(form, old, new)

    assert fault.place == place
    assert said in f"{fault.text_es} {fault.remedy_es}"


OWN_FAULTS = {
    "between fields": ("weight: 3", "weight: 7", "axe.weight", "TOY-1"),
    "between cards": ("id: axe", "id: axt", "nail.kind", "TOY-2"),
    "in the set": ("rules: 10", "rules: 9", "set.rules", "TOY-3"),
    "missing where the game has a better word": ("{es: Hacha, en: Axe}", "{es: Hacha}", "axe.name.en", "TOY-4"),
    "one name twice": ("en: Nail", "en: AXE", "nail.name.en", "TOY-5"),
}


@pytest.mark.parametrize(("old", "new", "place", "clause"), OWN_FAULTS.values(), ids=OWN_FAULTS.keys())
def test_what_a_game_says_itself_keeps_place_and_clause(form, old, new, place, clause):
    (fault,) = _problems(form, old, new)

    assert (fault.place, fault.clause) == (place, clause)
    assert fault.line > 0


def test_a_card_that_is_faulty_is_still_known_to_the_others(form):
    assert [fault.place for fault in _problems(form, "weight: 3", "weight: three")] == ["axe.weight"]


def test_fields_of_other_types_are_refused_unless_they_are_unset():
    nail = ToolModel.model_validate(
        {"id": "n", "number": 1, "name": {"es": "a", "en": "b"}, "kind": "part", "icon": "n"}
    )
    table = (("weight", ("tool",), "TOY-6"), ("rare", ("tool",), "TOY-6"), ("tags", ("tool",), "TOY-6"))
    heavy = nail.model_copy(update={"weight": 0})

    assert list(foreign_fields(nail, "part", table)) == []
    assert [(fault.path, fault.clause) for fault in foreign_fields(heavy, "part", table)] == [(("weight",), "TOY-6")]


def test_every_shape_has_its_message_in_both_languages():
    kinds = [f"cardfile-{name}" for name in cardfaults._PLAIN_KINDS.values()]
    kinds += [f"cardfile-{name}-{fault}" for name in ("verb", "rule") for fault in ("unknown", "missing")]
    kinds += ["cardfile-greater-than-equal", "cardfile-less-than-equal"]
    for language in ("es", "en"):
        known = Words.of().ids(language)
        assert [one for one in kinds if not {one, f"{one}.remedy"} <= known] == []


def test_cells_hold_what_their_field_is(form):
    head, axe, nail = write_sheet(form, form.sample_cards.cards).splitlines()

    assert head == ",".join(form.columns)
    assert axe.startswith("axe,1,Hacha,Axe,tool,3,sharp old,true,axe,,,")
    assert axe.endswith(
        '"[{""when"":""drawn"",""do"":[{""verb"":""cut"",""count"":2,""if"":""angry""}]},{""always"":""heavy""}]"'
    )
    assert nail == "nail,2,Clavo,Nail,part,,,,nail,,,"


def test_sheet_and_new_file_bring_the_same_cards_back(form, tmp_path):
    found = form.sample_cards
    again = tmp_path / "again.yaml"
    back = read_sheet(form, write_sheet(form, found.cards))
    again.write_text(write_card_file(form, found.sets[0], back), encoding="utf-8")

    assert tuple(back) == found.cards
    assert form.load([again]) == found
    assert "id: axe\n    number: 1\n    name:" in again.read_text(encoding="utf-8")


def _sheet(card: ToolModel) -> CardSheet:
    return printed_sheet(card, (("weight", "cost"),), _text, _text, extra=False)


def _text(card: ToolModel, language: str) -> str:
    return f"{card.id} {language}"


def _more(tmp_path: Path) -> str:
    more = tmp_path / "more.yaml"
    saw = "  - {id: saw, number: 3, name: {es: Sierra, en: Saw}, kind: tool, icon: saw}\n"
    more.write_text(CARDS.partition("  - id")[0] + saw, encoding="utf-8")
    return str(more)


@pytest.mark.parametrize(("alone", "ids"), [(False, ["axe", "nail", "saw"]), (True, ["saw"])])
def test_a_desk_shows_own_and_further_cards(form, tmp_path, alone, ids):
    desk = open_desk(form, _sheet, [_more(tmp_path)], alone)

    assert [sheet.id for sheet in desk.sheets] == ids
    assert desk.find("SIERRA") is desk.sheets[-1]
    assert desk.sheets[-1].text["en"] == "saw en"
    assert desk.find("hoz") is None
    assert [line.partition(",")[0] for line in desk.to_csv(own_only=True).splitlines()] == ["id", "saw"]


def test_a_desk_leaves_out_figures_that_are_not_printed(form):
    axe, nail = open_desk(form, _sheet).sheets

    assert (axe.numbers, nail.numbers) == ((("cost", 3),), ())


def test_the_schema_names_the_sets_own_fields(form):
    schema: dict[str, Any] = form.json_schema()

    assert schema["title"] == "Toy card file"
    assert "rules" in schema["$defs"]["BoxModel"]["properties"]
