"""Who you are, and your tables: made, joined, taken along to another device, saved and looked through."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from liza.table.guests import Guests
from liza.table.protocol import (
    Claimed,
    Created,
    JoinBody,
    Me,
    NameBody,
    Review,
    ReviewStep,
    SeatLink,
    TableBody,
    TableLine,
    TableSheet,
)
from liza.table.reading import Lang
from liza.table.rooms import Rooms
from liza.table.store import Guest, Store
from liza.table.trouble import refuse

router = APIRouter(prefix="/api", tags=["tables"])


def _rooms(request: Request) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


def _guests(request: Request) -> Guests:
    found: Guests = request.app.state.guests
    return found


async def _guest(request: Request) -> Guest | None:
    """Return who asks, if this browser has been here before."""
    return await _guests(request).of(request)


async def _known(request: Request) -> Guest:
    """Return who asks.

    Raises:
        Refused: nobody we know.
    """
    guest = await _guest(request)
    if guest is None:
        raise refuse("stranger", 403)
    return guest


TheRooms = Annotated[Rooms, Depends(_rooms)]
Anybody = Annotated[Guest | None, Depends(_guest)]
Known = Annotated[Guest, Depends(_known)]
TheGuests = Annotated[Guests, Depends(_guests)]
TableId = Annotated[str, Path(max_length=64)]
Seat = Annotated[str, Path(max_length=64)]
OfSeat = Annotated[str, Query(max_length=64)]


# You


@router.get("/me")
async def show_me(guest: Anybody) -> Me:
    """Tell who this browser is."""
    return Me(name=guest.name if guest is not None else "")


@router.put("/me")
async def rename_me(body: NameBody, request: Request, response: Response, guests: TheGuests) -> Me:
    """Give this browser's guest a name."""
    guest = await guests.welcome(request, response)
    store: Store = request.app.state.store
    await store.rename(guest.id, body.name)
    return Me(name=body.name)


# Tables


@router.get("/tables")
async def list_tables(guest: Anybody, rooms: TheRooms, lang: Lang) -> list[TableLine]:
    """List your tables, those that wait for you first."""
    return await rooms.lines(guest, lang) if guest is not None else []


@router.post("/tables", status_code=201)
async def create_table(
    body: TableBody, request: Request, response: Response, guests: TheGuests, rooms: TheRooms
) -> Created:
    """Make a table; it begins at once if no seat is open."""
    guest = await guests.welcome(request, response)
    return Created(id=await rooms.create(body, guest))


@router.get("/tables/{table_id}")
async def show_table(table_id: TableId, guest: Anybody, rooms: TheRooms) -> TableSheet:
    """Show who sits at a table and how it stands, without the game itself."""
    return await rooms.sheet(table_id, guest)


@router.post("/tables/{table_id}/join")
async def join_table(
    table_id: TableId, body: JoinBody, request: Request, response: Response, guests: TheGuests, rooms: TheRooms
) -> Created:
    """Take the first open seat; who has one already keeps it."""
    await rooms.sheet(table_id, None)  # so that nobody becomes a guest for a table that isn't there
    guest = await guests.welcome(request, response)
    await rooms.join(table_id, guest, body.deck)
    return Created(id=table_id)


@router.get("/tables/{table_id}/seats/{seat}/link")
async def show_seat_link(table_id: TableId, seat: Seat, guest: Known, rooms: TheRooms) -> SeatLink:
    """Give the key with which your seat is taken on another device."""
    return SeatLink(key=await rooms.seat_key(table_id, seat, guest))


@router.post("/seat-links/{key}")
async def claim_seat(
    key: Annotated[str, Path(max_length=128)],
    request: Request,
    response: Response,
    guests: TheGuests,
    rooms: TheRooms,
) -> Claimed:
    """Take a seat along to this browser by its key."""
    guest = await guests.welcome(request, response)
    return Claimed(id=await rooms.claim(key, guest))


# What was played


@router.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"application/jsonl": {}}, "description": "The record, a line per answer."}},
)
async def show_record(table_id: TableId, guest: Known, rooms: TheRooms) -> Response:
    """Give the record of a finished game, with its seed: the proof that it was honest."""
    text = await rooms.record_text(table_id, guest)
    name = "".join(sign for sign in table_id if sign.isascii() and sign.isalnum())[:12]
    saved = {"content-disposition": f'attachment; filename="liza-{name}.jsonl"', "cache-control": "no-store"}
    return Response(text, media_type="application/jsonl", headers=saved)


@router.get("/tables/{table_id}/review", response_model=Review)
async def show_review(table_id: TableId, guest: Known, rooms: TheRooms, seat: OfSeat = "") -> Response:
    """Tell a finished game as your seat was told it."""
    return _json(await rooms.review(table_id, seat, guest))


@router.get("/tables/{table_id}/review/{at}", response_model=ReviewStep)
async def show_review_step(
    table_id: TableId, at: Annotated[int, Path(ge=0, le=1_000_000)], guest: Known, rooms: TheRooms, seat: OfSeat = ""
) -> Response:
    """Show what your seat saw of a finished game after so many answers."""
    return _json(await rooms.review_step(table_id, seat, at, guest))


def _json(data: bytes) -> Response:
    """Return what is JSON already; a finished game stays as it is, but only its guests may see it."""
    return Response(data, media_type="application/json", headers={"cache-control": "private, max-age=3600"})
