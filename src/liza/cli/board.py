"""A board that reads at a glance, drawn from the generic view: it knows zones, cards and numbers, and no game.

Rivals are always above (▲, then ■ and ◆), the reader below (●). Colour only repeats what shapes and words say.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter as Counting
from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from liza.cli.out import Out
from liza.toolkit.text import SOURCE, Phrase, Words
from liza.toolkit.view import (
    CardView,
    Clash,
    Counter,
    Entry,
    Forecast,
    MapView,
    Number,
    SeatView,
    Space,
    View,
    Zone,
)

ME, OTHER, EMPTY = "●", "◇", "·"
"""The reader, who fights without a seat, and nobody."""
RIVALS = "▲■◆"
"""The signs of rivals, in the order of their seats."""
STYLES = {"me": "bold cyan", "rival": "bold yellow", "shared": "bold"}
SIGNS = {"me": ME, "rival": RIVALS[0], "shared": " "}
"""Of sides, where there are only two."""
ROWS = ("row", "column", "track")
"""Layouts whose cards are told one after the other."""
LABEL = 15
"""Columns for the names of lines."""
CELLS = 3
"""Cards beside one another in a line."""
USUAL = ("points", "resource")
"""Roles of numbers that are told even where a game has no words for them."""


class Board:
    """Draws views in one language."""

    def __init__(self, out: Out, words: Words) -> None:
        self._out = out
        self._words = words

    def draw(self, view: View) -> list[Text]:
        """Return the lines of the board."""
        rule = Text("─" * self._out.width, "dim")
        rival, me = self._sides(view)
        lines = [*self._heading(view), rule]
        for seat in rival:
            lines += self._seat(view, seat, "rival")
        lines.append(Text())
        for block in () if _is_set_up(view) else self._blocks(view):
            lines += [*block, Text()]
        middle = [*self._clashes(view), *self._links(view)]
        if view.outlook is not None:
            middle.insert(0, self._with_clause(self._say(view.outlook), view.outlook_clause))
        lines += [*middle, Text()] if middle else []
        for seat in me:
            lines += self._seat(view, seat, "me")
        lines += self._hand(view)
        return [*lines, rule]

    def question(self, view: View) -> list[Text]:
        """Return what is asked, and the numbered options."""
        lines = []
        if view.ask is not None:
            tag = f"{self._say(view.ask_tag)}. " if view.ask_tag is not None else ""
            lines.append(Text.assemble((tag, "bold reverse"), " " if tag else "", (self._say(view.ask), "bold")))
        if view.ask_note is not None:
            lines.append(Text(self._say(view.ask_note), "dim"))
        entries = [f"{place:>3}  {self._say(option.words)}" for place, option in enumerate(view.options, 1)]
        return lines + [Text(line) for line in columns(entries, self._out.width)]

    def card(self, card: CardView, view: View) -> str:
        """Return a card's name with its numbers and, in parentheses, its marks, on one line."""
        marks = self._marks(card, view)
        words = [self._name(card), ", ".join(self._figures(card)), f"({marks})" if marks else ""]
        return " ".join(word for word in words if word)

    def explain(self, number: Number) -> str:
        """Return what a number is made of: "Ataque 5 = 3 Lobo [INF-3-4] +2 Muro [INF-9-1]"."""
        parts = [
            f"{self._signed(amount, number.scale)} {self._say(source)} [{clause}]"
            for amount, source, clause in number.parts
        ]
        label = self._out.role(self._words, number.role)
        return f"{label} {self._out.amount(number.value, number.scale)} = {' '.join(parts)}".replace("= +", "= ")

    def handles(self, view: View) -> dict[str, str]:
        """Return what each handle is called."""
        found: dict[str, str] = {}
        titles = {seat.seat: self._say(seat.title) for seat in view.seats}
        for zone in view.zones:
            if zone.owner:
                thing = self._say(zone.label)
                found[zone.id] = self._out.say("thing-of-seat", thing=thing, who=titles[zone.owner])
            for card in zone.cards:
                for one in (card, *card.attached):
                    found[one.handle] = self._name(one)
        for seat in view.seats:
            for counter in seat.counters:
                thing, who = self._counter_name(counter), titles[seat.seat]
                found[f"{counter.role}:{seat.seat}"] = self._out.say("thing-of-seat", thing=thing, who=who)
        if view.map is not None:
            found |= {space.handle: self._place(view.map, space) for space in view.map.spaces}
        return found

    # Head and seats

    def _heading(self, view: View) -> Iterator[Text]:
        """Yield the track of a game of fixed length, then the round, whose turn it is, and the phases."""
        if _is_set_up(view):
            yield Text(self._out.say("board-setting-up"), "bold")
            return
        yield from self._track(view)
        text = Text()
        if view.round and view.track is None:
            text.append(self._out.say("board-round", round=view.round), "bold")
        active = next((seat for seat in view.seats if seat.active), None)
        if active is not None and view.phases:
            mine, several = active.seat == view.seat, len(view.seats) > 2
            side = "me" if mine else "other" if not view.seat or several else "rival"
            message = "board-turn" if view.track is None else "board-share"
            text.append(" · " if text else "")
            text.append(self._out.say(message, side=side, who=self._say(active.title)))
        if text and view.phases:
            text.append("   ")
        for place, (phase, name) in enumerate(view.phases):
            now = phase == view.phase
            text.append(" › " if place else "", "dim")
            text.append(f"[{self._say(name)}]" if now else self._say(name), "bold" if now else "dim")
        yield text

    def _track(self, view: View) -> Iterator[Text]:
        """Yield the stages by groups, each with the sign of who begins it, the one of now in brackets."""
        if view.track is None:
            return
        signs = {seat.seat: self._sign(view, seat.seat) for seat in view.seats}
        groups = []
        for group, name in view.track.groups:
            stages = [
                f"[{sign}{stage.number}]" if stage.state == "now" else f"{sign}{stage.number}"
                for stage in view.track.stages
                if stage.group == group
                for sign in [signs[stage.seats[0]] if stage.seats else ""]
            ]
            look = "bold" if group == view.track.group else "dim"
            told = self._say(name)
            groups.append(Text(" ".join([told, *stages] if told != self._say(view.track.label) else stages), look))
        yield from stacked([Text(f"{self._say(view.track.label)}:", "bold"), *groups], self._out.width)

    def _sign(self, view: View, seat: str) -> str:
        rivals, me = self._sides(view)
        signs = {one.seat: RIVALS[place % len(RIVALS)] for place, one in enumerate(rivals)}
        return {**signs, me[0].seat: ME}.get(seat, OTHER)

    def _sides(self, view: View) -> tuple[list[SeatView], list[SeatView]]:
        own = view.seat or view.seats[0].seat
        return [seat for seat in view.seats if seat.seat != own], [seat for seat in view.seats if seat.seat == own]

    def _seat(self, view: View, seat: SeatView, side: str) -> Iterator[Text]:
        """Yield a seat's counters, how it came by its points, and what lies beside the lines."""
        style = STYLES[side]
        note = f" · {self._say(seat.note)}" if seat.note is not None else ""
        sign = self._sign(view, seat.seat)
        head = Text.assemble((f"{'►' if seat.owing else sign} {self._say(seat.title)}", style), note)
        marks = [Text(f"[{self._say(view.legend[mark])}]", style) for mark in seat.marks if mark in view.legend]
        yield from stacked([head, *marks, *(self._counter(counter) for counter in seat.counters)], self._out.width)
        # Where no lines are drawn between the seats, what lies with a seat is the board.
        look = "dim" if view.forecasts else ""
        yield from self._ledger(view, seat)
        for zone in view.zones:
            if zone.owner == seat.seat and not zone.forecast and zone.cards:
                if zone.layout in ROWS:
                    yield from self._listed(view, zone, look)
                elif zone.layout == "grid":
                    yield from self._flowing(self._say(zone.label), self._shelves(zone), look)
                elif zone.layout == "pile":
                    yield from self._pile(zone)
        known = [card for zone in view.zones for card in zone.cards if _is_known(zone, card, seat.seat, view.seat)]
        if known:
            yield from self._flowing(self._out.say("board-known"), self._heap(known), "dim")

    def _counter(self, counter: Counter) -> Text:
        value = self._out.amount(counter.value, counter.scale)
        if counter.highest:
            value += f"/{self._out.amount(counter.highest, counter.scale)}"
        room = ""
        if counter.room > counter.highest:
            room = f" {self._out.say('board-room', most=self._out.amount(counter.room, counter.scale))}"
        return Text.assemble(f"{self._counter_name(counter)} ", (value, "bold"), (room, "dim"))

    def _ledger(self, view: View, seat: SeatView) -> Iterator[Text]:
        """Yield what a seat was given, the same thing several times as one sum."""
        told: dict[tuple[str, str, int], list[Entry]] = {}
        for entry in view.ledger:
            if entry.seat == seat.seat:
                told.setdefault((self._say(entry.source), entry.clause, entry.scale), []).append(entry)
        lines = []
        for (source, clause, scale), entries in told.items():
            times = f" (×{len(entries)})" if len(entries) > 1 else ""
            amount = self._out.amount(sum(entry.amount for entry in entries), scale)
            lines.append(f"{amount} {source}{times} [{clause}]")
        if lines:
            yield from self._flowing(self._out.say("board-ledger"), lines, "dim")

    def _listed(self, view: View, zone: Zone, look: str) -> Iterator[Text]:
        cards = [self._carrying(card, view) for card in zone.cards]
        if zone.layout == "track":
            cards = [f"{place}. {card}" for place, card in enumerate(cards, 1)]
        full = f" {_taken(zone)}/{zone.capacity}" if zone.capacity else ""
        yield from self._flowing(f"{self._say(zone.label)}{full}", cards, look)

    def _pile(self, zone: Zone) -> Iterator[Text]:
        return self._flowing(f"{self._say(zone.label)} ({zone.count})", self._heap(zone.cards), "dim")

    def _flowing(self, label: str, entries: Sequence[str], look: str) -> Iterator[Text]:
        """Yield entries behind their label, in lines that fit."""
        head = f"  {label}: "
        for place, line in enumerate(flow(entries, self._out.width, cell_len(head))):
            yield (
                Text.assemble((head, "dim" if look else "bold"), (line, look))
                if not place
                else Text(" " * 4 + line, look)
            )

    def _heap(self, cards: Sequence[CardView]) -> list[str]:
        """Return the names of cards, alike ones once."""
        counts = Counting(self._name(card) for card in cards)
        return [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]

    def _carrying(self, card: CardView, view: View) -> str:
        """Return a card with what it carries."""
        held = "".join(f" +{self._name(one)}" for one in card.attached)
        return f"{self.card(card, view)}{held}"

    def _shelves(self, zone: Zone) -> list[str]:
        """Return what a seat keeps in store, by the number that the game has a word for, if there is one."""
        shelves: dict[str, list[str]] = {}
        for card in zone.cards:
            told = [one for one in card.numbers if self._words.has(SOURCE, f"shelf-{one.role}")]
            shelf = self._say(Phrase(f"shelf-{told[-1].role}", value=told[-1].value)) if told else ""
            shelves.setdefault(shelf, []).append(self._name(card))
        return [
            entry
            for shelf, names in shelves.items()
            for entry in ([f"{shelf}: {', '.join(names)}"] if shelf else names)
        ]

    def _counter_name(self, counter: Counter) -> str:
        name = self._say(counter.label)
        return name[:1].upper() + name[1:]

    # Lines

    def _blocks(self, view: View) -> Iterator[list[Text]]:
        """Yield what stands between the seats: pairs of facing zones, and boards of cells."""
        for forecast in view.forecasts:
            zones = [zone for zone in view.zones if zone.forecast == forecast.zone]
            facing = sorted(zones, key=lambda zone: zone.side == "me")
            yield self._line(view, forecast, facing)
        if view.map is not None:
            yield [Text(self._say(view.map.label), "bold"), *self._spaces(view, view.map)]
        for zone in view.zones:
            if zone.owner or zone.forecast:
                continue
            if zone.layout == "grid":
                yield self._grid(zone)
            elif zone.layout in ROWS and zone.cards:
                yield [*self._listed(view, zone, STYLES["shared"])]
            elif zone.layout == "pile" and zone.cards:
                yield [*self._pile(zone)]

    def _line(self, view: View, forecast: Forecast, zones: Sequence[Zone]) -> list[Text]:
        """Return a line of the table: its name and forecast at the left, the cards of both sides."""
        rows: list[Text] = []
        for zone in zones:
            rows += self._row(view, zone)
        labels = self._forecast(view, forecast, zones)
        while len(rows) < len(labels):
            rows.append(Text())
        labels += [Text()] * (len(rows) - len(labels))
        return [_join(label, row) for label, row in zip(labels, rows, strict=True)]

    def _forecast(self, view: View, forecast: Forecast, zones: Sequence[Zone]) -> list[Text]:
        strengths = Text()
        for zone in zones:
            strengths.append(f"{SIGNS[zone.side]} {forecast.strengths[zone.owner]}", STYLES[zone.side])
            strengths.append("  ")
        return [
            Text(_cut(self._say(forecast.label), LABEL - 1), "bold"),
            strengths,
            Text(_cut(self._leader(view, forecast), LABEL - 1), "dim"),
        ]

    def _leader(self, view: View, forecast: Forecast) -> str:
        """Return whose a line would be."""
        if not forecast.leader:
            return self._out.say("leader-none")
        if view.seat:
            return self._out.say("leader-me" if forecast.leader == view.seat else "leader-rival")
        return self._out.say("leader-of", who=self._out.say("seat-name", seat=forecast.leader))

    def _row(self, view: View, zone: Zone) -> list[Text]:
        """Return the cards of a zone, so many beside one another, name above state."""
        width = (self._out.width - LABEL - 2) // CELLS
        sign, style = SIGNS[zone.side], STYLES[zone.side]
        if not zone.cards:
            return [Text.assemble((f"{sign} ", style), (EMPTY, "dim"))]
        lines: list[Text] = []
        for start in range(0, len(zone.cards), CELLS):
            cards = zone.cards[start : start + CELLS]
            cells = [self._cell(view, card, width - 2) for card in cards]
            for height in range(max(len(cell) for cell in cells)):
                text = Text(f"{sign} " if not lines else "  ", style)
                for cell in cells:
                    told, look = cell[height] if height < len(cell) else ("", "")
                    text.append(set_cell_size(_cut(told, width - 2), width), look)
                lines.append(text)
        return lines

    def _cell(self, view: View, card: CardView, width: int) -> list[tuple[str, str]]:
        """Return the lines of a card: name, state, and what it bears."""
        state = " ".join(one for one in (*self._figures(card), self._marks(card, view)) if one)
        gear = [(f"+{self._name(one)}", "dim") for one in card.attached]
        return [(self._name(card), "bold"), *((line, "") for line in textwrap.wrap(state, width) or [""]), *gear]

    def _figures(self, card: CardView) -> list[str]:
        """Return the numbers on a card that it has something of; the cost is told in a hand alone."""
        numbers = {one.role: one for one in card.numbers if one.role != "cost" and (one.value or one.printed)}
        told = []
        if "attack" in numbers and "endure" in numbers:
            told.append("/".join(self._figure(numbers.pop(role)) for role in ("attack", "endure")))
        told += [
            self._number(number)
            for number in numbers.values()
            if number.role in USUAL or self._words.has(SOURCE, f"number-{number.role}")
        ]
        return told

    def _number(self, number: Number) -> str:
        """Return a number in the game's words, if it has any."""
        if not self._words.has(SOURCE, f"number-{number.role}"):
            return self._figure(number)
        value = self._figure(number) if number.scale > 1 else number.value
        return self._say(Phrase(f"number-{number.role}", value=value))

    def _marks(self, card: CardView, view: View) -> str:
        return ", ".join(self._say(view.legend[mark]) for mark in card.marks if mark in view.legend).lower()

    def _figure(self, number: Number) -> str:
        return self._out.amount(number.value, number.scale)

    def _signed(self, amount: int, scale: int = 1) -> str:
        return f"{'−' if amount < 0 else '+'}{self._out.amount(abs(amount), scale)}"

    def _grid(self, zone: Zone) -> list[Text]:
        """Return a board of cells; their handles end in the number of the row."""
        ends = [match[0] if (match := re.search(r"\d+$", card.handle)) else "" for card in zone.cards]
        across = max(1, ends.count(ends[0])) if ends and ends[0] else max(1, round(len(ends) ** 0.5))
        names = [self._name(card) if card.owner else EMPTY for card in zone.cards]
        width = max((cell_len(name) for name in names), default=1) + 2
        lines = [Text(self._say(zone.label), "bold")]
        for start in range(0, len(names), across):
            row = Text(f"{ends[start]:>3} ", "dim")
            for card, name in zip(zone.cards[start : start + across], names[start : start + across], strict=True):
                row.append(set_cell_size(name, width), "bold" if card.owner else "dim")
            lines.append(row)
        heads = [card.handle.removesuffix(end) for card, end in zip(zone.cards, ends, strict=True)][:across]
        if all(heads):
            lines.append(Text("    " + "".join(set_cell_size(head, width) for head in heads), "dim"))
        return lines

    # Maps

    def _spaces(self, view: View, shown: MapView) -> Iterator[Text]:
        """Yield the spaces of a map that are not bare, a line each: whose it is, its state, what stands there."""
        cards = {card.handle: card for zone in view.zones if zone.layout == "map" for card in zone.cards}
        titles = {seat.seat: self._say(seat.title) for seat in view.seats}
        for space in shown.spaces:
            told = [titles[space.control]] if space.control else []
            told += [self._say(view.legend[mark]).lower() for mark in space.marks if mark in view.legend]
            told += [self._counter(counter).plain for counter in space.counters]
            told += [self._standing(cards[thing], view, shown, space) for thing in space.things]
            if told:
                yield Text.assemble((f"  {self._place(shown, space)}  ", "bold"), " · ".join(told))

    def _standing(self, card: CardView, view: View, shown: MapView, space: Space) -> str:
        """Return what stands in a space: whose, its name unless it is the space's, numbers, marks, what it carries."""
        name = self._name(card)
        told = [] if name == self._place(shown, space) and card.numbers else [name]
        told += [self._number(number) for number in card.numbers]
        told += [self._say(view.legend[mark]).lower() for mark in card.marks if mark in view.legend]
        told += [f"+{self._name(one)}" for one in card.attached]
        return " ".join([*self._owner(card, view, space), *told])

    def _owner(self, card: CardView, view: View, space: Space) -> list[str]:
        """Return the sign of a card's owner, with the name where there are several rivals and nothing has told it."""
        if not card.owner:
            return []
        sign = self._sign(view, card.owner)
        several = len(view.seats) > 2 and sign != ME and card.owner != space.control
        return [sign, *(self._say(seat.title) for seat in view.seats if several and seat.seat == card.owner)]

    def _place(self, shown: MapView, space: Space) -> str:
        """Return what a space is called: its name, or else where it is."""
        if space.label is not None:
            return self._say(space.label)
        area = next((f"{self._say(area.label)} " for area in shown.areas if area.id == space.area), "")
        return f"{area}({space.q}, {space.r})"

    # Below the lines

    def _clashes(self, view: View) -> Iterator[Text]:
        """Yield the fights under way, each with what both sides add up to and what would come of it."""
        for clash in view.clashes:
            sign = self._sign(view, clash.owner)
            style = STYLES["me" if sign == ME else "rival"]
            draft = "" if clash.fixed else f" {self._out.say('link-draft')}"
            yield Text.assemble((f"{sign} {clash.number}. ", style), (self._say(clash.label), "bold"), (draft, "dim"))
            for seat in sorted(clash.totals, key=lambda seat: seat != clash.owner):
                yield self._total(view, clash, seat)
            if clash.outcome is not None:
                yield self._with_clause(f"     → {self._say(clash.outcome)}", clash.clause)

    def _total(self, view: View, clash: Clash, seat: str) -> Text:
        parts = " ".join(f"{self._signed(amount)} {self._say(name)}" for amount, name, _ in clash.parts.get(seat, ()))
        made = f" = {parts.removeprefix('+')}" if parts else ""
        sign = self._sign(view, seat)
        return Text.assemble((f"     {sign} {clash.totals[seat]}", STYLES["me" if sign == ME else "rival"]), made)

    def _links(self, view: View) -> Iterator[Text]:
        """Yield attacks and the like, declared or being chosen, but those that a clash tells of."""
        names = self.handles(view)
        fought = {(one, clash.target) for clash in view.clashes for one in (*clash.attackers, *clash.defenders)}
        for link in view.links:
            if (link.source, link.target) in fought:
                continue
            sign = self._sign(view, link.owner)
            known = self._out.words.has(self._out.lang, f"link-{link.role}")
            said = self._out.say(
                f"link-{link.role}" if known else "link",
                source=names.get(link.source, link.source),
                target=names.get(link.target, link.target),
            )
            draft = "" if link.fixed else f" {self._out.say('link-draft')}"
            yield Text.assemble((f"{sign} ", STYLES["me" if sign == ME else "rival"]), said, (draft, "dim"))

    def _hand(self, view: View) -> Iterator[Text]:
        for zone in view.zones:
            if zone.layout == "hand" and zone.owner == view.seat and view.seat:
                cards = [self._in_hand(card, view) for card in zone.cards] or [EMPTY]
                label = f"  {self._say(zone.label)} ({zone.count}): "
                for place, line in enumerate(flow(cards, self._out.width, cell_len(label))):
                    yield Text.assemble((label, STYLES["me"]), line) if not place else Text(" " * 4 + line)

    def _in_hand(self, card: CardView, view: View) -> str:
        numbers = {number.role: number for number in card.numbers}
        cost = f"({numbers['cost'].value}) " if "cost" in numbers else ""
        kind = ""
        if "endure" not in numbers and card.kind in view.legend:
            kind = f", {self._say(view.legend[card.kind]).lower()}"
        return f"{cost}{self.card(card, view)}{kind}"

    # Words

    def _name(self, card: CardView) -> str:
        return self._say(card.name) if card.name is not None else self._out.say("board-back")

    def _say(self, phrase: Phrase) -> str:
        return self._out.render(self._words, phrase)

    def _with_clause(self, text: str, clause: str) -> Text:
        return Text.assemble(text, (f"  [{clause}]" if clause else "", "dim"))


def _is_set_up(view: View) -> bool:
    """Tell whether a game with phases has not come to its first."""
    return bool(view.phases) and not view.phase and not view.round


def _taken(zone: Zone) -> int:
    """Return how many places of a zone are taken; a card takes one unless it says otherwise."""
    return sum(next((one.value for one in card.numbers if one.role == "slots"), 1) for card in zone.cards)


def _is_known(zone: Zone, card: CardView, owner: str, reader: str) -> bool:
    """Tell whether it is a card in another's hand that the reader knows."""
    return zone.layout == "hand" and zone.owner == owner != reader and card.card != ""


def _join(label: Text, row: Text) -> Text:
    line = label.copy()
    line.append(" " * max(1, LABEL - cell_len(label.plain)))
    return line.append_text(row)


def _cut(text: str, width: int) -> str:
    """Return a text that fits, with an ellipsis where something was cut."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(1, width - 1)).rstrip() + "…"


def stacked(pieces: Sequence[Text], width: int) -> list[Text]:
    """Return pieces beside one another, in lines that fit and of which all but the first are indented."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", piece)
        else:
            lines.append(Text.assemble("    ", piece) if lines else piece)
    return lines


def flow(entries: Sequence[str], width: int, first: int) -> list[str]:
    """Return entries one after the other, in lines that fit; the first one has `first` columns less."""
    lines: list[str] = []
    line = ""
    room = width - first
    for entry in entries:
        longer = f"{line} · {entry}" if line else entry
        if line and cell_len(longer) > room - 2:
            lines.append(f"{line} ·")
            line, room = entry, width - 4
        else:
            line = longer
    return [*lines, line]


def columns(entries: Sequence[str], width: int) -> list[str]:
    """Return entries in one column, or in two where they are many and fit."""
    half = width // 2 - 1
    if len(entries) < 7 or any(cell_len(entry) > half for entry in entries):
        return list(entries)
    rows = (len(entries) + 1) // 2
    lines = []
    for place in range(rows):
        right = entries[place + rows] if place + rows < len(entries) else ""
        lines.append(f"{set_cell_size(entries[place], half + 1)}{right}".rstrip())
    return lines


def plain(lines: Iterable[Text]) -> str:
    """Return lines without their colours: to compare."""
    return "\n".join(line.plain for line in lines)
