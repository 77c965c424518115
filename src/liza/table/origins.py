"""Where a request or socket comes from: browsers say it, and let any page open a socket to any server."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from liza.table.settings import Settings


def origin_ok(connection: HTTPConnection, settings: Settings) -> bool:
    """Tell whether a request or socket comes from the server's own page, an allowed one, or from no page at all.

    Programs send no `Origin`; a browser does with every socket and unsafe request, and no page can change it.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = connection.headers.get("host", "")
    return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
