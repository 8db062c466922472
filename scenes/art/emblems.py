"""Twelve things from simple shapes, in the hand of the animals' faces."""

from scenes.art.animals import oval, shape, stroke
from scenes.art.drawing import ink
from scenes.art.palette import INK, Rgb, rgb

_LINE = f'stroke="{ink(INK)}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"'
_GOLD, _LEAF, _RED, _BARK = rgb("f2b632"), rgb("4f9a4a"), rgb("c9392f"), rgb("7a4f2a")
_WHITE, _SEA = rgb("fbf8f0"), rgb("3b7fb5")


def path(way: str, colour: Rgb | None, line: str = _LINE) -> str:
    return f'<path d="{way}" fill="{ink(colour) if colour else "none"}" {line}/>'


def box(x: float, y: float, w: float, h: float, colour: Rgb, corner: float = 0, line: str = _LINE) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{corner}" fill="{ink(colour)}" {line}/>'


def _around(count: int, radius: float, part: str) -> str:
    """The same part in a ring about the middle, upright at the top."""
    return "".join(
        f'<g transform="rotate({360 * k / count} 50 50) translate(0 {-radius})">{part}</g>'
        for k in range(count)
    )


def _sun() -> str:
    return _around(12, 31, shape("45,50 55,50 50,38", _GOLD, _LINE)) + oval(50, 50, 22, 22, _GOLD, _LINE)


def _moon() -> str:
    stars = "".join(oval(x, y, r, r, _GOLD) for x, y, r in ((70, 32, 4), (78, 50, 2.6), (66, 48, 2)))
    return path("M 58 18 A 33 33 0 1 0 80 66 A 27 27 0 0 1 58 18 Z", rgb("f4dc8a")) + stars


def _flower() -> str:
    stalk = path("M 50 60 L 50 88 M 50 80 Q 62 80 66 70 Q 54 70 50 80", _LEAF)
    petals = _around(7, 17, oval(50, 50, 9, 13, rgb("e06a9c"), _LINE))
    return stalk + f'<g transform="translate(0 -8)">{petals}{oval(50, 50, 10, 10, _GOLD, _LINE)}</g>'


def _mushroom() -> str:
    spots = oval(36, 40, 6, 5, _WHITE) + oval(55, 32, 7, 6, _WHITE) + oval(69, 45, 5, 4.4, _WHITE)
    stem = path("M 39 52 L 37 80 Q 50 86 63 80 L 61 52 Z", rgb("f3e6cb"))
    return stem + path("M 17 54 Q 20 20 50 20 Q 80 20 83 54 Q 50 62 17 54 Z", _RED) + spots


def _cactus() -> str:
    body = box(41, 20, 18, 52, _LEAF, 9)
    ways = "M 41 52 L 30 52 Q 25 52 25 46 L 25 38", "M 59 44 L 70 44 Q 75 44 75 38 L 75 32"
    arms = "".join(path(way, None, stroke(INK, 12.6)) for way in ways)
    inner = "".join(path(way, None, stroke(_LEAF, 8)) for way in ways)
    joined = box(43, 36, 14, 22, _LEAF, 0, "")
    return arms + inner + body + joined + path("M 34 68 L 66 68 L 62 87 L 38 87 Z", rgb("c4713c"))


def _cup() -> str:
    steam = path("M 40 30 Q 34 23 40 16 M 54 30 Q 48 23 54 16", None)
    handle = path("M 70 46 Q 88 46 84 59 Q 81 69 66 66", None, stroke(INK, 5.5))
    bowl = path("M 22 38 L 72 38 Q 72 76 47 76 Q 22 76 22 38 Z", _WHITE)
    return (
        steam
        + handle
        + oval(47, 80, 34, 5.5, _WHITE, _LINE)
        + bowl
        + path("M 24 48 Q 47 56 70 48", None, f'stroke="{ink(_SEA)}" stroke-width="5"')
    )


def _boat() -> str:
    sails = shape("48,16 48,60 22,60", _WHITE, _LINE) + shape("54,24 54,60 76,60", rgb("f0a04b"), _LINE)
    waves = path("M 12 82 Q 21 75 31 82 T 50 82 T 69 82 T 88 82", None, stroke(_SEA, 4))
    return (
        path("M 51 14 L 51 66", None)
        + sails
        + path("M 18 66 L 82 66 Q 77 81 66 81 L 34 81 Q 23 81 18 66 Z", _RED)
        + waves
    )


def _house() -> str:
    walls = box(26, 46, 48, 36, rgb("f3e0b5")) + box(62, 22, 8, 18, _BARK)
    door = box(44, 60, 13, 22, _BARK, 1) + box(31, 54, 9, 9, _GOLD) + box(61, 54, 9, 9, _GOLD)
    return walls + shape("17,48 50,18 83,48", _RED, _LINE) + door


def _tree() -> str:
    layers = "".join(
        shape(f"50,{top} {50 + half},{top + 25} {50 - half},{top + 25}", _LEAF, _LINE)
        for top, half in ((46, 30), (30, 24), (14, 18))
    )
    return box(44, 70, 12, 17, _BARK) + layers


def _fish() -> str:
    tail = shape("28,50 10,34 12,66", rgb("e8842c"), _LINE)
    body = path("M 24 50 Q 44 22 78 40 Q 88 50 78 60 Q 44 78 24 50 Z", rgb("f0a04b"))
    bands = path(
        "M 44 35 Q 50 50 44 65 M 57 33 Q 63 50 57 67", None, f'stroke="{ink(_WHITE)}" stroke-width="5"'
    )
    return tail + body + bands + oval(73, 46, 4.4, 4.4, _WHITE, _LINE) + oval(74, 46, 1.8, 1.8, INK)


def _ladybird() -> str:
    legs = path(
        "M 24 44 L 14 38 M 22 58 L 11 60 M 28 72 L 18 80 M 76 44 L 86 38 M 78 58 L 89 60 M 72 72 L 82 80",
        None,
    )
    feelers = path("M 44 24 Q 40 14 32 14 M 56 24 Q 60 14 68 14", None)
    spots = "".join(
        oval(x, y, 5, 5, INK) for x, y in ((37, 48), (63, 48), (34, 64), (66, 64), (43, 76), (57, 76))
    )
    return (
        legs
        + feelers
        + oval(50, 30, 16, 12, INK)
        + oval(50, 58, 28, 27, _RED, _LINE)
        + path("M 50 31 L 50 85", None)
        + spots
    )


def _balloon() -> str:
    ropes = path("M 36 56 L 43 76 M 64 56 L 57 76", None)
    stripe = path("M 50 14 Q 34 26 34 40 Q 36 54 45 62 L 55 62 Q 64 54 66 40 Q 66 26 50 14 Z", _GOLD)
    return (
        ropes
        + path("M 50 12 C 18 12 20 46 40 62 L 60 62 C 80 46 82 12 50 12 Z", _RED)
        + stripe
        + box(42, 74, 16, 13, _BARK, 2)
    )


EMBLEMS: dict[str, str] = {
    "sun": _sun(),
    "moon": _moon(),
    "flower": _flower(),
    "mushroom": _mushroom(),
    "cactus": _cactus(),
    "cup": _cup(),
    "boat": _boat(),
    "house": _house(),
    "tree": _tree(),
    "fish": _fish(),
    "ladybird": _ladybird(),
    "balloon": _balloon(),
}
