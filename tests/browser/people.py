"""People in front of browsers: each has a context of their own, so cookies, storage and language are theirs alone."""

from __future__ import annotations

import re
from types import TracebackType
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError

from tests.browser.playing import WATCH

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALES = {"es": "es-ES", "en": "en-GB"}


def in_words(page: Page, words: bool = True) -> None:
    """Chooses the board in words, or the drawn one, as the settings do, and loads the page again."""
    page.evaluate("textBoard => localStorage.setItem('liza.settings', JSON.stringify({ textBoard }))", words)
    page.reload()


class Ears:
    """Hears page errors, and everything that a page writes to the console as an error or a warning."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def listen(self, context: BrowserContext) -> None:
        """Listens to all pages of a context, also to those to come."""
        context.on("weberror", self._web_error)
        context.on("console", self._console)

    def expect(self, pattern: str) -> None:
        """Expects a complaint: what this test does makes the browser itself complain."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """Returns what was heard and not expected."""
        return [said for said in self.heard if not any(pattern.search(said) for pattern in self._expected)]

    def _web_error(self, error: WebError) -> None:
        self.heard.append(f"page error: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")


class People:
    """Opens browsers for people, and closes them all at the end."""

    def __init__(self, browser: Browser, url: str, ears: Ears) -> None:
        self.url = url
        self.ears = ears
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def __enter__(self) -> People:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for context in self._contexts:
            context.close()

    def arrive(
        self,
        path: str = "/",
        *,
        lang: str = "es",
        phone: bool = False,
        scheme: Literal["dark", "light"] = "dark",
        still: bool = True,
        cookie: str = "",
    ) -> Page:
        """Somebody comes to a page.

        Args:
            path: which page.
            lang: what they read.
            phone: a small screen and fingers, instead of a large one and a mouse.
            scheme: what their system prefers.
            still: whether their system asks for less movement.
            cookie: a guest whom the server knows already.
        """
        size = PHONE if phone else DESKTOP
        options: dict[str, Any] = {"has_touch": phone, "is_mobile": phone}
        context = self._browser.new_context(
            base_url=self.url,
            locale=LOCALES[lang],
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            accept_downloads=True,
            **options,
        )
        context.set_default_timeout(15_000)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        if cookie:
            context.add_cookies([{"name": "liza_guest", "value": cookie, "url": self.url}])
        context.add_init_script(WATCH)
        self._contexts.append(context)
        self.ears.listen(context)
        page = context.new_page()
        page.goto(path)
        return page
