"""The table's socket: who may open it, what it takes, and when it is closed."""

from __future__ import annotations

import asyncio

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from liza.table.connections import Connection, Gone
from liza.table.encode import refused_message
from liza.table.guard import Buckets
from liza.table.guests import Guests
from liza.table.origins import origin_ok
from liza.table.protocol import GOING, GONE, STRANGER, TOO_MUCH, ClientMessage
from liza.table.room import Room
from liza.table.rooms import Rooms
from liza.table.settings import Settings
from liza.table.store import StoreError
from liza.table.trouble import Refused, refusal

log = structlog.get_logger(__name__)
router = APIRouter()
_messages: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


@router.websocket("/ws/tables/{table_id}")
async def table_socket(websocket: WebSocket, table_id: str) -> None:
    """Show a table to one of its guests and take what they answer, until one side closes."""
    rooms: Rooms = websocket.app.state.rooms
    guests: Guests = websocket.app.state.guests
    # a page learns the reason from the code, and it gets one only on a socket that was accepted
    await websocket.accept()
    if not origin_ok(websocket, rooms.settings):
        await websocket.close(STRANGER)
        return
    try:
        guest = await guests.of(websocket)
        room = await rooms.room(table_id)
    except Refused:
        await websocket.close(GONE)
        return
    except StoreError as error:
        log.error("socket not opened", table=table_id, code=error.code)
        await websocket.close(GOING)
        return
    if guest is None or not room.admits(guest.id):
        await websocket.close(STRANGER)
        return
    await _attend(websocket, room, Connection(guest.id, SocketPipe(websocket), rooms.settings.patience), rooms.settings)


async def _attend(websocket: WebSocket, room: Room, connection: Connection, settings: Settings) -> None:
    room.enter(connection)
    writer = asyncio.create_task(connection.write(room))
    reader = asyncio.create_task(_read(websocket, room, connection, settings))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            # what was said last is still to be sent: a code, or why nothing more is taken
            await asyncio.wait({writer}, timeout=settings.patience if connection.closing else 0)
    finally:
        room.leave(connection)
        writer.cancel()
        reader.cancel()
        for end in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(end, Exception):
                log.error("socket failed", table=room.row.id, exc_info=end)


async def _read(websocket: WebSocket, room: Room, connection: Connection, settings: Settings) -> None:
    """Take messages until the socket is closed, or too many come."""
    bucket = Buckets(settings.message_rate, settings.message_burst)
    while (frame := await websocket.receive())["type"] == "websocket.receive":
        text = frame.get("text") or ""
        if bucket.take("") or len(text) > settings.message_bytes:
            connection.close(TOO_MUCH)
            return
        try:
            message = _messages.validate_json(text)
        except ValidationError:
            connection.push(refused_message("", refusal("message")))
            continue
        doing = asyncio.create_task(room.receive(connection, message))
        try:
            await asyncio.shield(doing)
        except asyncio.CancelledError:
            await doing  # begun is finished: or memory would not know what the database does
            raise


class SocketPipe:
    """Carries messages over a WebSocket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send(self, data: bytes) -> None:
        """Send a message; raises Gone where nobody takes it."""
        try:
            await self._websocket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def close(self, code: int) -> None:
        """Close with a code, unless it is closed."""
        if self._websocket.application_state is WebSocketState.CONNECTED:
            try:
                await self._websocket.close(code)
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise Gone from None
