"""The calendar of a seat: its deadlines, as programs for calendars read them."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta

from icalendar import Alarm, Calendar, Event

from liza.table.reading import pick
from liza.table.room import Room
from liza.table.trouble import words

ALARM = timedelta(hours=-3)
"""When a calendar reminds of a deadline."""
LASTS = timedelta(minutes=30)
"""How long a deadline is drawn: something without length is hard to see."""


def calendar_of(room: Room, seat: int, lang: str) -> bytes:
    """Return the calendar of a seat, with what it is awaited for now."""
    title = pick(room.game.title, lang)
    feed = Calendar()
    feed.add("prodid", "-//liza//deadlines//ES")
    feed.add("version", "2.0")
    feed.add("method", "PUBLISH")
    feed.add("x-wr-calname", f"liza · {title}")
    desk = room.desk
    matter = desk.clock.open().get(seat) if desk is not None and room.row.status == "playing" else None
    if matter is not None and matter.due and desk is not None and not desk.clock.paused:
        feed.add_component(_event(room, seat, matter.key, matter.since, matter.due, lang))
    text: bytes = feed.to_ical()
    return text


def _event(room: Room, seat: int, key: str, since: float, due: float, lang: str) -> Event:
    title = pick(room.game.title, lang)
    name = hashlib.sha256(f"{room.row.id} {seat} {key} {since}".encode()).hexdigest()[:24]
    begin = datetime.fromtimestamp(due, UTC)
    summary = words().say(lang, "feed-deadline", title=title)
    event = Event()
    event.add("uid", f"{name}@liza")
    event.add("dtstamp", datetime.fromtimestamp(room.settings.clock(), UTC))
    event.add("dtstart", begin - LASTS)
    event.add("dtend", begin)
    event.add("summary", summary)
    if room.settings.public_url:
        event.add("url", f"{room.settings.public_url}/mesa/{room.row.id}")
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", summary)
    alarm.add("trigger", ALARM)
    event.add_component(alarm)
    return event
