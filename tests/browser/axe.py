"""WCAG 2.2 A and AA by axe-core, which is injected into the page as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that another colour scheme may break."""

_RUN = """
async (wanted) => {
  await document.fonts.ready;
  // A colour that is still fading in would be judged half-way.
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  const found = await axe.run(document, { runOnly: wanted, resultTypes: ["violations"] });
  return found.violations;
}
"""


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """Returns what axe finds on a page by some rules or all of WCAG's, a line for each element."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        # As the browser's own tool would: the page's policy allows no script from elsewhere, and must stay so.
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN, list(rules or TAGS))
    return [line for violation in found for line in _lines(violation)]


def _lines(violation: dict[str, Any]) -> list[str]:
    return [f"{violation['id']}: {node['target']} {node['failureSummary']}" for node in violation["nodes"]]
