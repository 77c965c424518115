"""The application around the tables: its parts put together, and every error turned into words."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

import liza
from liza import _build
from liza.games import BrokenGameError, UnknownGameError
from liza.table import lobby, organiser, pages, reading, sockets
from liza.table.guard import HEADERS, Guard, answer
from liza.table.guests import Guests
from liza.table.openapi import schema_of
from liza.table.protocol import Fault, Trouble, Wire
from liza.table.rooms import Rooms
from liza.table.settings import Settings
from liza.table.store import Store, StoreError, default_url, url_of
from liza.table.trouble import Refused, faults_of, of_store, refusal, refuse, words
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Argument

log = structlog.get_logger(__name__)


class Health(Wire):
    """How the server is."""

    status: str
    """`ok` or `broken`."""
    version: str
    build: str
    """`compiled` or `interpreted`."""
    database: bool
    """Whether it answers."""


def create_app(settings: Settings) -> FastAPI:
    """Return the application; its lifespan opens the database and the tables, and closes them."""
    app = FastAPI(
        title="liza",
        version=liza.__version__,
        summary="Tables at which games are played.",
        lifespan=_lifespan,
        # the schema alone is enough: the usual pages about it load scripts from elsewhere
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_operation_id,
        responses={"4XX": {"model": Trouble, "description": "It was not done."}},
    )
    app.state.settings = settings
    app.add_middleware(Guard, settings=settings)
    app.include_router(reading.router)
    app.include_router(lobby.router)
    app.include_router(organiser.router)
    app.include_router(sockets.router)
    app.include_router(pages.router)
    app.add_api_route("/healthz", _health, response_model=Health, tags=["server"], responses={503: {"model": Health}})
    app.mount("/", pages.Assets(directory=settings.static, check_dir=False), name="static")
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.openapi = lambda: schema_of(app)  # type: ignore[method-assign]
    return app


def _operation_id(route: APIRoute) -> str:
    return route.name.strip("_")


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the database and the tables for as long as the server runs.

    Raises:
        StoreError: the database can't be used.
    """
    settings: Settings = app.state.settings
    store = await Store.open(url_of(settings.database) if settings.database else default_url())
    try:
        rooms = Rooms(settings, store)
        app.state.store, app.state.rooms = store, rooms
        app.state.guests = Guests(store, await store.secret("cookie"))
        rooms.open()
        try:
            yield
        finally:
            await rooms.close()
    finally:
        await store.close()


async def _health(request: Request, response: Response) -> Health:
    """Tell whether the server can do its work, for whoever watches over it."""
    store: Store = request.app.state.store
    healthy = await store.healthy()
    response.status_code = 200 if healthy else 503
    response.headers["cache-control"] = "no-store"
    return Health(
        status="ok" if healthy else "broken",
        version=liza.__version__,
        build=_build.build_words(),
        database=healthy,
    )


# Errors


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(error)


async def _problems(request: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemsError)
    return answer(Refused(refusal("setup"), 422, faults_of(error.problems, reading.language_of(request))))


async def _no_game(request: Request, error: Exception) -> Response:
    assert isinstance(error, UnknownGameError)
    return answer(refuse("no-game", 404, game=error.id[:40], known=error.known))


async def _broken_game(request: Request, error: Exception) -> Response:
    log.error("game broken", reason=str(error), **_where(request))
    return answer(refuse("broken-game", 503))


async def _store(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreError)
    log.error("database", code=error.code, detail=error.detail, **_where(request))
    return answer(of_store(error))


async def _http(request: Request, error: Exception) -> Response:
    """Answer what Starlette and FastAPI refuse by themselves."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refused):  # a body that grew too large while FastAPI was reading it
        return answer(error.__cause__)
    if error.status_code == 404 and pages.wants_page(request):
        return pages.page(request, request.app.state.settings.static, 404)
    codes = {404: "no-page", 405: "method"}
    response = answer(refuse(codes.get(error.status_code, "not-json"), error.status_code))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    errors = error.errors()
    if any(one["type"] == "json_invalid" or one["loc"] == ("body",) for one in errors):
        return answer(refuse("not-json", 400))
    faults = _faults(errors, reading.language_of(request))
    return answer(Refused(refusal("request", count=len(faults)), 422, faults))


async def _failed(request: Request, error: Exception) -> Response:
    log.error("request failed", exc_info=error, **_where(request))
    response = answer(refuse("server", 500))
    response.headers.update(HEADERS)  # this answer is given outside the guard
    return response


HANDLERS: dict[type[Exception], Any] = {
    Refused: _refused,
    ProblemsError: _problems,
    UnknownGameError: _no_game,
    BrokenGameError: _broken_game,
    StoreError: _store,
    HTTPException: _http,
    RequestValidationError: _invalid,
    Exception: _failed,
}


def _where(request: Request) -> dict[str, str]:
    """Return what a log may say about a request: never its address, which may hold the key of a seat."""
    route = request.scope.get("route")
    found = {"method": request.method, "route": str(getattr(route, "path", ""))}
    table = request.path_params.get("table_id")
    return {**found, "table": table} if table else found


FAULTS = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "string_too_long": "long",
    "too_long": "long",
    "string_too_short": "short",
    "too_short": "short",
    "literal_error": "value",
    "enum": "value",
}
"""Words for the kinds of error that people can make; all others are a wrong kind of value."""


QUOTED = re.compile(r"'([^']*)'")


def _faults(errors: Sequence[Any], lang: str) -> list[Fault]:
    """Return what is wrong, field by field; where a union's members disagree, what goes deepest says most."""
    found = {(fault.place, fault.text): fault for fault in (_fault(one, lang) for one in errors)}
    places = [fault.place for fault in found.values()]
    return [fault for fault in found.values() if not any(one.startswith(f"{fault.place}.") for one in places)]


def _fault(error: dict[str, Any], lang: str) -> Fault:
    """Return what is wrong with one field; Pydantic's own words are English alone and speak to programmers."""
    facts = error.get("ctx", {})
    args: dict[str, Argument] = {
        "most": int(facts.get("max_length", 0)),
        "least": int(facts.get("min_length", 0)),
        "expected": QUOTED.findall(str(facts.get("expected", ""))),
    }
    message = f"fault-{FAULTS.get(error['type'], 'kind')}"
    return Fault(
        place=_place(error["loc"]),
        line=0,
        text=words().say(lang, message, **args),
        remedy=words().say(lang, f"{message}.remedy", **args),
        clause="",
        advice=False,
    )


def _place(parts: tuple[int | str, ...]) -> str:
    """Return where a field is, as `seats[0].deck`; the names of a union's members are left out."""
    place = ""
    for part in parts[1:]:
        if isinstance(part, int):
            place += f"[{part}]"
        elif part.replace("_", "").isalpha() and part.islower():
            place += f".{part}"
    return place.lstrip(".")
