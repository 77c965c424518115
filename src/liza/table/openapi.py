"""The schema of the whole application, for programs and for the generator of the page's types."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from liza.table.protocol import union_schemas


def schema_of(app: FastAPI) -> dict[str, Any]:
    """Return an application's schema; a socket has no place in it, so its messages stand among the components."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        _correct_errors(schema)
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        components.update(union_schemas())
        schema["components"]["schemas"] = dict(sorted(components.items()))
        app.openapi_schema = schema
    return app.openapi_schema


def _correct_errors(schema: dict[str, Any]) -> None:
    """Say that errors are JSON also where the answer itself is not: FastAPI gives both the same media type."""
    for operations in schema["paths"].values():
        for operation in operations.values():
            content = operation["responses"]["4XX"]["content"]
            operation["responses"]["4XX"]["content"] = {"application/json": next(iter(content.values()))}


def schema_text() -> str:
    """Return the schema as it is kept in `openapi.json`."""
    from liza.table.app import create_app
    from liza.table.settings import Settings

    return json.dumps(schema_of(create_app(Settings())), ensure_ascii=False, indent=2) + "\n"
