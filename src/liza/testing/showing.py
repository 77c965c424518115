# plain: for tests
"""What must hold of all that a game shows: its views, the summary of its end, and what it offers in a lobby.

Each function raises AssertionError where it does not hold; `contract` calls them.
"""

from __future__ import annotations

from collections.abc import Iterable

from liza.toolkit.game import Game
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase
from liza.toolkit.view import Choice, Commands, MapView, OptionView, Preview, Row, Summary, View, to_json

LANGUAGES = ("es", "en")


# Views


def assert_view(view: View) -> None:
    """Fail where a view speaks of what it does not show, or of answers that can't be given."""
    handles = handles_of(view)
    for option in [*view.options, *view.standing, *view.blocked]:
        _assert_shown(option.things, handles, f"the answer {option.text!r}")
    legal = [option.text for option in view.options if option.clause == ""]
    assert view.passing in ("", *legal), f"{view.passing!r} lets a window go by, but can't be answered"
    assert view.main in ("", *legal), f"the main button answers {view.main!r}, which can't be answered"
    _assert_reasons(view.blocked, len(view.reasons))
    _assert_hints(view, handles)
    _assert_clashes(view, handles)
    if view.map is not None:
        _assert_map(view, view.map, handles)
    if view.preview is not None:
        _assert_preview(view, view.preview, handles)
    if view.commands is not None:
        _assert_commands(view, view.commands, handles)


def handles_of(view: View) -> set[str]:
    """Return the handles of all that a view shows: cards, what they bear, zones, seats' counters, spaces of a map."""
    cards = [one for zone in view.zones for card in zone.cards for one in (card, *card.attached)]
    counters = {f"{counter.role}:{seat.seat}" for seat in view.seats for counter in seat.counters}
    spaces = {space.handle for space in view.map.spaces} if view.map is not None else set()
    return {card.handle for card in cards} | {zone.id for zone in view.zones} | counters | spaces


def _assert_shown(things: Iterable[str], handles: set[str], what: str) -> None:
    strange = [thing for thing in things if thing not in handles]
    assert not strange, f"{what} points at what is not shown: {', '.join(strange)}"


def _assert_reasons(blocked: list[OptionView], count: int) -> None:
    for option in blocked:
        assert option.clause, f"{option.text!r} is blocked by no clause"
        assert 0 <= option.reason < count, f"{option.text!r} is blocked for a reason that is not given"


def _assert_hints(view: View, handles: set[str]) -> None:
    ids = [hint.id for hint in view.hints]
    assert len(ids) == len(set(ids)), f"a hint is given twice: {ids}"
    assert len(ids) <= view.hint_count, f"{len(ids)} hints of {view.hint_count}"
    for hint in view.hints:
        _assert_shown(hint.things, handles, f"the hint {hint.id!r}")


def _assert_commands(view: View, sheet: Commands, handles: set[str]) -> None:
    for line in sheet.lines:
        _assert_shown([line.thing, *line.way], handles, f"the order of {line.thing}")
        assert line.mark in ("", *view.legend), f"there are no words for {line.mark!r} in the order of {line.thing}"
    things = [line.thing for line in sheet.lines]
    assert len(things) == len(set(things)), f"something has two orders: {things}"
    assert sum(line.open for line in sheet.lines) <= 1, "two orders are asked about at once"


def _assert_clashes(view: View, handles: set[str]) -> None:
    seats = {seat.seat for seat in view.seats}
    for clash in view.clashes:
        _assert_shown([clash.target, *clash.attackers, *clash.defenders], handles, f"the clash {clash.number}")
        sides = {clash.owner, clash.against} - {""}
        assert clash.over or sides <= seats | handles, f"the clash {clash.number} is between {sorted(sides)}"
        assert set(clash.totals) == seats | sides, f"the clash {clash.number} has totals of {sorted(clash.totals)}"
        assert clash.leader in ("", *seats, *sides), f"{clash.leader!r} leads in a clash and is no side of it"
        assert set(clash.sealed) <= seats, f"{clash.sealed} have sealed and are no seats"
        assert all(most >= clash.totals[side] for side, most in clash.most.items()), (
            f"{clash.most} is less than is there"
        )
        assert set(clash.open) <= seats, f"{sorted(clash.open)} have something open and are no seats"
        assert {role for role, _, _ in clash.notes} <= {"rule", "cost", "win", "lose"}, "a note of a clash has no role"
        for seat, parts in clash.parts.items():
            assert sum(part[0] for part in parts) == clash.totals[seat], (
                f"the parts of clash {clash.number} don't add up"
            )
    if view.track is not None:
        groups = {name for name, _ in view.track.groups}
        assert {stage.group for stage in view.track.stages} | {view.track.group} <= {*groups, ""}, "a stage of no group"
        assert sum(stage.state == "now" for stage in view.track.stages) <= 1, "two stages are now"
    assert {entry.seat for entry in view.ledger} <= seats, "the ledger speaks of no seat"


def _assert_map(view: View, shown: MapView, handles: set[str]) -> None:
    spaces = shown.spaces
    assert len({space.handle for space in spaces}) == len(spaces), "two spaces of the map have one handle"
    assert [space.number for space in spaces] == list(range(len(spaces))), "the map's spaces are not in order"
    places = {(space.q, space.r, space.x, space.y) for space in spaces}
    assert len(places) == len(spaces), "two spaces of the map are at one place"
    seats = {seat.seat for seat in view.seats}
    areas = {area.id for area in shown.areas}
    assert {one.area for one in spaces} | {one.group for one in shown.areas} <= {"", *areas}, (
        "an area is not on the map"
    )
    held = {space.control for space in spaces} | {area.control for area in shown.areas}
    assert held <= {"", *seats}, "something of the map is held by no seat"
    for space in spaces:
        _assert_shown(space.sides, handles | seats, f"the order of arrival in {space.handle}")
    placed = sorted(thing for space in spaces for thing in space.things)
    cards = sorted(card.handle for zone in view.zones if zone.layout == "map" for card in zone.cards)
    assert placed == cards, f"on the map stand {placed}, in its zones lie {cards}"


def _assert_preview(view: View, preview: Preview, handles: set[str]) -> None:
    numbers = {
        (card.handle, number.role): number.value
        for zone in view.zones
        for card in zone.cards
        for number in card.numbers
    }
    counters = {(seat.seat, counter.role): counter.value for seat in view.seats for counter in seat.counters}
    for change in [*preview.changes, *(change for pair in preview.pairs for change in pair.changes)]:
        _assert_shown([change.thing], handles, "the preview")
        shown = numbers.get((change.thing, change.role))
        assert shown == change.before, f"the preview says {change.role} {change.before} of {change.thing}, not {shown}"
        assert change.gone or change.after != change.before, f"{change.thing} does not change"
    assert all(0 <= pair.link < len(view.links) for pair in preview.pairs), "a pair is of no link"
    for counter in preview.counters:
        assert counters.get((counter.seat, counter.role)) == counter.before, f"the preview starts elsewhere: {counter}"
    zones = {forecast.zone for forecast in view.forecasts}
    assert {forecast.zone for forecast in preview.forecasts} <= zones, "a forecast of the preview is of no zone"


# The end


def assert_summary(game: Game, summary: Summary) -> None:
    """Fail where a summary is no table, speaks of no seat, or lacks a word."""
    for row in summary.rows:
        _assert_row(game, row, len(summary.columns))
    for label, figures in summary.figures:
        assert set(figures) <= set(game.seats), f"{label} is told of {sorted(figures)}"
    for language in LANGUAGES:
        assert to_json(summary, game.words(), language), "the summary is silent"


def _assert_row(game: Game, row: Row, columns: int) -> None:
    assert len(row.cells) == columns, f"a row of {len(row.cells)} cells stands under {columns} columns"
    for cell in row.cells:
        assert cell.leader in ("", *game.seats), f"{cell.leader!r} leads in a cell and is no seat"
        assert set(cell.numbers) <= set(game.seats), f"a cell has numbers of {sorted(cell.numbers)}"


# In a lobby


def assert_offer(game: Game) -> None:
    """Fail where what a lobby offers of a game has no words, or can't be played."""
    phrases = [game.deck_phrase(name) for name in game.deck_names()]
    phrases += [game.preset_phrase(name) for name in game.preset_names()]
    phrases += [pitch] if (pitch := game.pitch()) is not None else []
    for choice in game.choices():
        phrases += [choice.label, *(words for _, words in choice.values)]
        _assert_choice(game, choice)
    for phrase in phrases:
        _assert_said(game, phrase)
    for name in game.preset_names():
        game.complete({**game.default_setup(), "rules": name})
    assert 0 <= game.minutes < 24 * 60, f"a game lasts {game.minutes} minutes"
    stops = game.usual_stops()
    state = game.simulated(game.complete(game.default_setup()), 0)
    phases = {name for name, _ in game.view(state.observe(0), 0).phases}
    assert {*stops.own, *stops.others} <= phases, f"players are asked in phases that are none: {stops}"


def _assert_said(game: Game, phrase: Phrase) -> None:
    for language in LANGUAGES:
        assert game.words().render(language, phrase).strip(), f"{phrase} is silent in {language}"


def _assert_choice(game: Game, choice: Choice) -> None:
    """Fail unless the default comes first and every value can be played, alone or with some value of another choice."""
    values = [value for value, _ in choice.values]
    assert len(values) == len(set(values)) > 1, f"{choice.name} is no choice: {values}"
    usual = game.complete(game.default_setup())["options"]
    assert usual[choice.name] == values[0], f"the default of {choice.name} is {usual[choice.name]}, not {values[0]}"
    others = [(other.name, value) for other in game.choices() if other.name != choice.name for value, _ in other.values]
    for value in values:
        combined = [{choice.name: value}, *({choice.name: value, name: other} for name, other in others)]
        assert any(_can_be_played(game, options) for options in combined), f"{choice.name} can't be {value}"


def _can_be_played(game: Game, options: dict[str, str]) -> bool:
    try:
        return bool(game.complete({**game.default_setup(), "options": options}))
    except ProblemsError:
        return False


__all__ = ["assert_offer", "assert_summary", "assert_view", "handles_of"]
