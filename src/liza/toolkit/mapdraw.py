# plain: for people who make maps, never in play
"""Maps as drawings: SVG for print and for other programs, and letters for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape

from liza.toolkit import cells, hexes
from liza.toolkit.text import Phrase
from liza.toolkit.view import MapView, Space

Render = Callable[[Phrase], str]

HEX = 40.0
"""A side of a hex, in units of a drawing."""
MARGIN = 24.0
BAND = 9.0
"""How wide the inner edge is that tells whose home a region is."""
LETTER = 15.0

_INK, _PAPER, _LINE = "#26241d", "#fbf6e8", "#57503f"
_TERRAINS: dict[str, tuple[str, str, str, int]] = {
    "plain": ("#f3e9cd", "#c3ae76", "M8 14V10M11 14V9M14 14V10M30 34V30M33 34V29M36 34V30", 44),
    "forest": ("#dfe2bf", "#7d8d5a", "M12 20V15M7 15 12 4 17 15ZM34 40V35M29 35 34 24 39 35Z", 46),
    "mountain": ("#e2d5c0", "#8a745c", "M4 18 13 4 22 18M13 4 16 12M28 42 37 28 46 42M37 28 40 36", 50),
    "flooded": ("#c4d6dd", "#6f95a8", "M2 9C6 5 10 5 14 9S22 13 26 9M16 25C20 21 24 21 28 25", 32),
    "hills": ("#e9dcb6", "#a98f5c", "M3 16A8 7 0 0 1 19 16M22 36A8 7 0 0 1 38 36", 42),
    "valley": ("#e3e6bf", "#8f9a5e", "M4 6C8 12 14 12 18 6M22 26C26 32 32 32 36 26", 40),
    "desert": ("#f0dcae", "#bd9a58", "M6 6h.1M20 14h.1M32 8h.1M12 28h.1M28 32h.1", 40),
}
"""By terrain: ground, ink, the path of a tile and its size. Others have the last ground without a tile."""
_LIKE = {"mountains": "mountain", "coast": "flooded", "sea": "flooded", "lake": "flooded", "swamp": "flooded"}
_PLAIN = ("#efe6cf", "#8a745c", "", 40)
_SEATS = ("#20488c", "#a83a12", "#1d6a4b", "#6a2a86", "#7a5a00", "#5b2433")
_HATCHES = (
    "M-2 2 2-2M-2 10 10-2M6 10 10 6", "M2 2h.1M6 6h.1", "M0 2H8M0 6H8", "M0 0 8 8M8 0 0 8", "M2 0V8M6 0V8",
    "M0 6 4 2 8 6",
)  # fmt: skip
"""One for each home, so that they are told apart without colour."""


def draw_svg(view: MapView, render: Render, homes: Sequence[int], terrains: Sequence[tuple[str, str]]) -> str:
    """Returns a map as an SVG drawing: terrain, borders, names, cities, and an inner edge for every home.

    Args:
        view: the map, as a table draws it.
        render: words for its labels.
        homes: by space, the number of the home that it is part of, -1 for none.
        terrains: each terrain with its word, for the key.
    """
    outlines = [_outline(space, view.layout) for space in view.spaces]
    xs, ys = [x for outline in outlines for x, _ in outline], [y for outline in outlines for _, y in outline]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN - 34
    width, height = max(xs) + MARGIN - left, max(ys) + MARGIN + 34 - top
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'font-family="sans-serif" fill="{_INK}">',
        f"<title>{escape(render(view.label))}</title>",
        "<defs>",
        *(_tile(terrain) for terrain, _ in terrains),
        *(_hatch(home) for home in sorted(set(homes) - {-1})),
        *(
            f'<clipPath id="cell-{number}"><path d="{_path(outline)}"/></clipPath>'
            for number, outline in enumerate(outlines)
        ),
        "</defs>",
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="{_PAPER}"/>',
        f'<text x="{left + MARGIN:g}" y="{top + 38:g}" font-size="26">{escape(render(view.label))}</text>',
    ]
    for number, space in enumerate(view.spaces):
        parts += _ground(number, space, _path(outlines[number]), homes[number])
    for one, other in view.ways:
        (ax, ay), (bx, by) = _middle(view.spaces[one], view.layout), _middle(view.spaces[other], view.layout)
        parts.append(
            f'<path d="M{ax:g} {ay:g}L{bx:g} {by:g}" stroke="{_LINE}" stroke-width="2" stroke-dasharray="3 5"/>'
        )
    for space in view.spaces:
        parts += _words(space, view.layout, render)
    parts += _key(terrains, left + MARGIN, top + height - 22)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _outline(space: Space, layout: str) -> cells.Outline:
    if space.outline:
        return space.outline
    return [(x * HEX, y * HEX) for x, y in hexes.corners((space.q, space.r), layout == "pointy")]


def _middle(space: Space, layout: str) -> cells.Point:
    if space.outline:
        return space.x, space.y
    x, y = hexes.middle((space.q, space.r), layout == "pointy")
    return x * HEX, y * HEX


def _path(outline: cells.Outline) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in outline) + "Z"


def _look(terrain: str) -> tuple[str, str, str, int]:
    return _TERRAINS.get(_LIKE.get(terrain, terrain), _PLAIN)


def _tile(terrain: str) -> str:
    fill, ink, path, size = _look(terrain)
    return (
        f'<pattern id="terrain-{terrain}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<rect width="{size}" height="{size}" fill="{fill}"/>'
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="1.2" stroke-linecap="round" '
        'stroke-linejoin="round"/></pattern>'
    )


def _hatch(home: int) -> str:
    colour, path = _SEATS[home % len(_SEATS)], _HATCHES[home % len(_HATCHES)]
    width = 3.4 if "h.1" in path else 2
    return (
        f'<pattern id="home-{home}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/></pattern>'
    )


def _ground(number: int, space: Space, path: str, home: int) -> list[str]:
    parts = [f'<path d="{path}" fill="url(#terrain-{space.terrain})" stroke="{_LINE}" stroke-width="1.6"/>']
    if home >= 0:
        clip = f'clip-path="url(#cell-{number})"'
        parts.append(f'<path d="{path}" fill="none" stroke="url(#home-{home})" stroke-width="{2 * BAND:g}" {clip}/>')
    return parts


def _words(space: Space, layout: str, render: Render) -> list[str]:
    x, y = _middle(space, layout)
    parts: list[str] = []
    if "city" in space.marks or space.site:
        parts.append(f'<circle cx="{x:g}" cy="{y - 12:g}" r="9"/>')
        parts.append(f'<path d="M{x - 5:g} {y - 8:g}v-7h2v2h2v-2h2v2h2v-2h2v7Z" fill="{_PAPER}"/>')
    told = [space.code] if space.code else []
    told += _wrapped(render(space.label)) if space.label else []
    for line, text in enumerate(told):
        strong = 700 if line == 0 and space.code else 400
        parts.append(
            f'<text x="{x:g}" y="{y + 12 + line * LETTER:g}" font-size="{LETTER - 2:g}" font-weight="{strong}" '
            f'text-anchor="middle" stroke="{_PAPER}" stroke-width="3" paint-order="stroke">{escape(text)}</text>'
        )
    return parts


def _wrapped(text: str, longest: int = 11) -> list[str]:
    """Return a name in at most two lines, broken where they are most alike."""
    words = text.split()
    if len(text) <= longest or len(words) < 2:
        return [text]
    splits = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return [*min(splits, key=lambda one: max(len(one[0]), len(one[1])))]


def _key(terrains: Sequence[tuple[str, str]], x: float, y: float) -> list[str]:
    parts: list[str] = []
    for terrain, word in terrains:
        parts.append(
            f'<rect x="{x:g}" y="{y - 13:g}" width="26" height="18" fill="url(#terrain-{terrain})" stroke="{_LINE}"/>'
        )
        parts.append(f'<text x="{x + 32:g}" y="{y:g}" font-size="14">{escape(word)}</text>')
        x += 50 + 8 * len(word)
    return parts


# In letters


def draw_letters(view: MapView, width: int) -> list[str]:
    """Returns a map of regions as lines of so many letters: borders, and each region's code in its middle.

    A sign stands for twice as much height as width; a city has a star after its code.
    """
    xs = [x for space in view.spaces for x, _ in space.outline]
    ys = [y for space in view.spaces for _, y in space.outline]
    left, top = min(xs), min(ys)
    unit = max((max(xs) - left) / width, 1e-9)
    height = max(1, round((max(ys) - top) / unit / 2))
    owners = [
        [_region_at(view, left + (column + 0.5) * unit, top + (row + 0.5) * 2 * unit) for column in range(width)]
        for row in range(height)
    ]
    drawn = [[_sign(owners, row, column) for column in range(width)] for row in range(height)]
    for space in view.spaces:
        text = space.code + ("*" if "city" in space.marks else "")
        row = min(height - 1, max(0, int((space.y - top) / unit / 2)))
        first = min(max(0, int((space.x - left) / unit) - len(text) // 2), max(0, width - len(text)))
        drawn[row][first : first + len(text)] = list(text)
    return ["".join(line).rstrip() for line in drawn]


def _region_at(view: MapView, x: float, y: float) -> int:
    return next((space.number for space in view.spaces if cells.inside((x, y), space.outline)), -1)


def _sign(owners: list[list[int]], row: int, column: int) -> str:
    """Return a dot where a region ends towards the right or below, or where the map begins."""
    own = owners[row][column]
    right = owners[row][column + 1] if column + 1 < len(owners[row]) else -1
    below = owners[row + 1][column] if row + 1 < len(owners) else -1
    before = owners[row][column - 1] if column else -1
    above = owners[row - 1][column] if row else -1
    ends = own != right or own != below or (own >= 0 and -1 in (before, above))
    return "·" if own >= 0 and ends else " "
