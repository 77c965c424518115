"""Logs: one line for each thing that happened, with the table it happened at; for people or, as JSON, for programs.

No line holds a seed, a deck, a hand, a cookie or the address of a request, which may end in the key of a seat.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, TextIO

import structlog

FORMS: Final = ("console", "json")
SAID_ELSEWHERE: Final = "Exception in ASGI application"
"""How uvicorn begins to tell of a failed request, which the application has logged already."""


def set_up(form: str, stream: TextIO = sys.stderr) -> None:
    """Send all logs, ours and those of libraries, to a stream.

    Args:
        form: one of `FORMS`.
        stream: where they are written.
    """
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_rendering(form, stream)],
        )
    )
    handler.addFilter(_is_news)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # what it says at its start we say ourselves, and alembic names every step it did not need
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _rendering(form: str, stream: TextIO) -> list[Any]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    # the usual traceback for consoles shows local variables, and with them hands and seeds
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain)]


def _is_news(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(SAID_ELSEWHERE)
