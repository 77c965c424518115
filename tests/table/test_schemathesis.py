"""Whatever is sent to an address of `/openapi.json`, right or wrong, the server answers as the schema says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from liza.table.app import create_app
from liza.table.guests import COOKIE
from liza.table.openapi import schema_of
from liza.table.settings import Settings
from tests.table import web

POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
OPERATIONS = [
    (path, method, mode)
    for path, methods in schema_of(create_app(Settings()))["paths"].items()
    for method, operation in methods.items()
    # without anything to be sent nothing about a request can be wrong
    for mode in ((POSITIVE, NEGATIVE) if operation.keys() & {"parameters", "requestBody"} else (POSITIVE,))
]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Tried:
    """An application with a guest who has a table, so that addresses lead somewhere."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(web.settings(folder))
        self.schema = schemathesis.openapi.from_asgi("/openapi.json", self.app, config=SchemathesisConfig())
        with asgi.get_client(self.app) as client:  # type: ignore[arg-type]
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = client.post("/api/tables", json={"game": "inframundis", "seats": seats})
            table = made.json()["id"]
            self.cookies = {COOKIE: str(made.cookies[COOKIE])}
            linked = client.get(f"/api/tables/{table}/seats/south/link", cookies=self.cookies)
        self.known = {
            "table_id": table,
            "seat": "south",
            "key": linked.json()["key"],
            "game_id": "inframundis",
            "card_id": "umbral-wall",
            "language": "es",
            "name": "lion",
            "round_number": "1",
        }


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tried]:
    yield Tried(tmp_path_factory.mktemp("schemathesis"))
    asgi.shutdown_lifespans()


@pytest.mark.parametrize(("path", "method", "mode"), OPERATIONS)
def test_no_request_makes_the_server_fail(tried: Tried, path: str, method: str, mode: GenerationMode):
    cases = tried.schema[path][method].as_strategy(generation_mode=mode)

    @settings(
        max_examples=25,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, found=st.booleans(), guest=st.booleans())
    def one(case: Any, found: bool, guest: bool) -> None:
        if found:
            case.path_parameters.update({name: tried.known[name] for name in case.path_parameters if name != "at"})
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "inframundis"
        case.call_and_validate(checks=CHECKS, cookies=tried.cookies if guest else {})

    one()
