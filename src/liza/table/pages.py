"""The page as files: `index.html` for every address that people see, the built assets, and the icons."""

from __future__ import annotations

import html
import json
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from fastapi.responses import FileResponse, HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from liza.table.reading import language_of
from liza.table.trouble import refuse, words

ADDRESSES = (
    "/",
    "/mesa/{table}",
    "/mesa/{table}/organiza",
    "/mesa/{table}/informes",
    "/mesa/{table}/informes/{round}",
    "/mesa/{table}/hoja/{number}",
    "/asiento/{key}",
    "/nueva/{game}",
    "/reglas/{game}",
    "/reglas/{game}/{clause}",
    "/acerca",
)
"""What the page shows by itself: the entrance, tables with their desks and reports, seat links, the form, rulebooks."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content, and icons, which never change."""

router = APIRouter()


class Assets(StaticFiles):
    """The built files; those in `assets`, which have a digest in their name, are kept for ever."""

    async def check_config(self) -> None:
        """Say nothing about a missing folder: the page may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response


def page(request: Request, built: Path, status: int = 200) -> Response:
    """Return the page, or a plain one that says how to build it."""
    index = built / "index.html"
    if not index.is_file():
        return HTMLResponse(_unbuilt(language_of(request)), 503, {"cache-control": "no-store"})
    # always asked about again, because it names the assets of one build
    return FileResponse(index, status, {"cache-control": "no-cache"}, media_type="text/html")


def _unbuilt(lang: str) -> str:
    title, text, remedy = (html.escape(words().say(lang, f"unbuilt-{part}")) for part in ("title", "text", "remedy"))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p><p>{remedy}</p></html>"
    )


def wants_page(request: Request) -> bool:
    """Tell whether somebody looks for a page where there is none, rather than a program for an answer."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def _show(request: Request) -> Response:
    return page(request, request.app.state.settings.static)


for _address in ADDRESSES:
    router.add_api_route(_address, _show, methods=["GET", "HEAD"], include_in_schema=False)


@router.get(
    "/icons/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "The icon."}},
    tags=["reading"],
)
def show_icon(request: Request, name: Annotated[str, InPath(pattern=r"^[a-z0-9-]{1,64}$")]) -> Response:
    """Draw an icon of the set game-icons, in the colour of whatever shows it."""
    body = icons(request.app.state.settings.static / "icons.json").get(name)
    if body is None:
        raise refuse("no-icon", 404, name=name)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="currentColor">{body}</svg>'
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": FOR_EVER})


def icons(file: Path) -> dict[str, str]:
    """Return the drawing of every icon by its name; none where the page is not built."""
    try:
        return _read_icons(file, file.stat().st_mtime)
    except FileNotFoundError:
        return {}


@lru_cache(maxsize=1)
def _read_icons(file: Path, changed: float) -> dict[str, str]:
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found
