"""Requests about tables by correspondence: the clock, seats that change hands, contacts, reports, calendar, export."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from liza.table.feeds import calendar_of
from liza.table.lobby import Known, OfSeat, Seat, TableId
from liza.table.organising import Organising
from liza.table.protocol import (
    CodeBody,
    ContactBody,
    ContactSheet,
    DeedLine,
    Done,
    ExtendBody,
    PauseBody,
    ReasonBody,
    ReplaceBody,
    ReportHead,
    SeatLink,
    TurnReport,
)
from liza.table.reading import Lang

router = APIRouter(prefix="/api", tags=["correspondence"])


def _organising(request: Request) -> Organising:
    return Organising(request.app.state.rooms)


Work = Annotated[Organising, Depends(_organising)]
Round = Annotated[int, Path(ge=0, le=1_000_000)]
SECRET = {"cache-control": "no-store"}


@router.get("/tables/{table_id}/deeds")
async def list_deeds(table_id: TableId, guest: Known, work: Work) -> list[DeedLine]:
    """Tell what was done about a table: deadlines, pauses, replacements, each with its reason."""
    return await work.deeds(table_id, guest)


@router.post("/tables/{table_id}/pause")
async def pause_table(table_id: TableId, body: PauseBody, guest: Known, work: Work) -> Done:
    """Stop the clock of a table that you organise, or let it run again."""
    await work.pause(table_id, guest, body.on, body.reason)
    return Done()


@router.post("/tables/{table_id}/extend")
async def extend_deadlines(table_id: TableId, body: ExtendBody, guest: Known, work: Work) -> Done:
    """Give seats at a table that you organise more time."""
    await work.extend(table_id, guest, body.seats, body.hours, body.reason)
    return Done()


@router.post("/tables/{table_id}/seats/{seat}/replace")
async def replace_player(table_id: TableId, seat: Seat, body: ReplaceBody, guest: Known, work: Work) -> SeatLink:
    """Take a seat from who has it, at a table that you organise, and give the key for who comes instead."""
    return SeatLink(key=await work.replace(table_id, guest, seat, body.level, body.reason))


@router.post("/tables/{table_id}/seats/{seat}/hand-over")
async def hand_over_seat(table_id: TableId, seat: Seat, body: ReasonBody, guest: Known, work: Work) -> SeatLink:
    """Give the key with which somebody else takes your seat over."""
    return SeatLink(key=await work.hand_over(table_id, guest, seat, body.reason))


@router.get("/tables/{table_id}/seats/{seat}/contact")
async def show_contact(table_id: TableId, seat: Seat, guest: Known, work: Work) -> ContactSheet:
    """Tell how your seat is told that it is awaited, and where its calendar is."""
    return await work.contact(table_id, guest, seat)


@router.put("/tables/{table_id}/seats/{seat}/contact")
async def set_contact(table_id: TableId, seat: Seat, body: ContactBody, guest: Known, work: Work) -> ContactSheet:
    """Say how your seat is to be told; a new address is first sent a code."""
    return await work.set_contact(table_id, guest, seat, body)


@router.post("/tables/{table_id}/seats/{seat}/contact/code")
async def confirm_contact(table_id: TableId, seat: Seat, body: CodeBody, guest: Known, work: Work) -> ContactSheet:
    """Give the code that was sent to your address."""
    return await work.confirm(table_id, guest, seat, body.code)


@router.get("/tables/{table_id}/organiser/link")
async def show_organiser_link(table_id: TableId, guest: Known, work: Work) -> SeatLink:
    """Give the key with which you organise this table on another device too."""
    return SeatLink(key=await work.desk_key(table_id, guest))


@router.get("/tables/{table_id}/organiser/contact")
async def show_organiser_contact(table_id: TableId, guest: Known, work: Work) -> ContactSheet:
    """Tell how you are told what waits for you as the organiser; that has no calendar."""
    return await work.desk_contact(table_id, guest)


@router.put("/tables/{table_id}/organiser/contact")
async def set_organiser_contact(table_id: TableId, body: ContactBody, guest: Known, work: Work) -> ContactSheet:
    """Say how you are to be told as the organiser; a new address is first sent a code."""
    return await work.set_desk_contact(table_id, guest, body)


@router.post("/tables/{table_id}/organiser/contact/code")
async def confirm_organiser_contact(table_id: TableId, body: CodeBody, guest: Known, work: Work) -> ContactSheet:
    """Give the code that was sent to the organiser's address."""
    return await work.confirm_desk(table_id, guest, body.code)


@router.get("/tables/{table_id}/reports")
async def list_reports(table_id: TableId, guest: Known, work: Work, seat: OfSeat = "") -> list[ReportHead]:
    """List the rounds that are over, each with a report for your seat."""
    return await work.reports(table_id, guest, seat)


@router.get("/tables/{table_id}/reports/{round_number}", response_model=TurnReport)
async def show_report(table_id: TableId, round_number: Round, guest: Known, work: Work, seat: OfSeat = "") -> Response:
    """Tell a round as your seat was told it, and how you stood after it."""
    body = await work.report(table_id, guest, seat, round_number)
    return Response(body, media_type="application/json", headers=SECRET)


@router.get(
    "/tables/{table_id}/export",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "All that is kept of the table."}},
)
async def export_table(table_id: TableId, guest: Known, work: Work) -> Response:
    """Give all that is kept of a table that you organise; until it is over without what only its players know."""
    body = await work.export(table_id, guest)
    name = "".join(sign for sign in table_id if sign.isascii() and sign.isalnum())[:12]
    saved = {"content-disposition": f'attachment; filename="liza-{name}.json"', **SECRET}
    return Response(body, media_type="application/json", headers=saved)


@router.get(
    "/calendar/{key}.ics",
    response_class=Response,
    responses={200: {"content": {"text/calendar": {}}, "description": "The calendar."}},
)
async def show_calendar(key: Annotated[str, Path(max_length=128)], work: Work, lang: Lang) -> Response:
    """Give the deadlines of a seat to a program for calendars; whoever knows the address may read it."""
    room, seat = await work.calendar(key)
    return Response(calendar_of(room, seat, lang), media_type="text/calendar", headers={"cache-control": "no-cache"})
