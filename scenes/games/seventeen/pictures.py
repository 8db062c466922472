"""The pictures on the cards of 17, flat as an old Italian poster: as many things as the number says, the four
specials, and the tiles of the plain back. In the cards' units; what reaches beyond the panel is cut off.
"""

from math import cos, pi, sin

TERRACOTTA = "#c8542c"
BRICK = "#93351c"
GREEN = "#215a43"
PINE = "#163d2e"
LEAF = "#5f8f4e"
OCHRE = "#f0b43c"
OCHRE_SHADE = "#c98a24"
LEMON = "#f8d24e"
LEMON_SHADE = "#dba92c"
SEA = "#1c6b8c"
SEA_DEEP = "#124a66"
FOAM = "#8cc3cf"
WINE_DEEP = "#57142d"
CREAM = "#fbf1dc"
SAND = "#ecd5a4"
INK = "#231c1a"
SUN = "#e2562b"


def _rays(x: float, y: float, inner: float, outer: float, count: int, colour: str, opacity: float = 1) -> str:
    """Wedges of light around a point, every second one left out."""
    parts: list[str] = []
    for i in range(count):
        a, b = (2 * pi * (i - 0.25) / count, 2 * pi * (i + 0.25) / count)
        parts.append(
            f"M{x + inner * cos(a):.1f} {y + inner * sin(a):.1f}L{x + outer * cos(a):.1f} "
            f"{y + outer * sin(a):.1f}L{x + outer * cos(b):.1f} {y + outer * sin(b):.1f}"
            f"L{x + inner * cos(b):.1f} {y + inner * sin(b):.1f}Z"
        )
    return f'<path fill="{colour}" fill-opacity="{opacity}" d="{"".join(parts)}"/>'


def _wave(y: float, colour: str, shift: float = 0) -> str:
    crests = "".join("q30 -26 60 0t60 0" for _ in range(6))
    return f'<path fill="{colour}" d="M{-60 - shift} {y}{crests}V700H-60Z"/>'


def _sail(x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        f'<path fill="{colour}" d="M0 -120C36 -84 52 -40 50 0H0Z"/>'
        f'<path fill="{SAND}" d="M-10 -100C-30 -66 -46 -30 -48 0H-10Z"/>'
        f'<path fill="{TERRACOTTA}" d="M-62 12H66C60 34 42 44 22 44H-28C-46 44 -58 32 -62 12Z"/></g>'
    )


def _lemon(x: float, y: float, turn: float, size: float = 1) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">'
        f'<path fill="{LEAF}" d="M-8 -62C-46 -112 -96 -104 -112 -92C-92 -60 -48 -42 -8 -62Z"/>'
        f'<path fill="{LEMON}" d="M0 -82C12 -74 18 -68 30 -62C66 -40 72 34 34 60C20 68 12 74 0 84'
        f'C-12 74 -20 68 -34 60C-72 34 -66 -40 -30 -62C-18 -68 -12 -74 0 -82Z"/>'
        f'<path fill="{LEMON_SHADE}" d="M30 -62C66 -40 72 34 34 60C20 68 12 74 0 84C-6 78 -12 74 -18 70'
        f'C34 52 46 -18 30 -62Z"/></g>'
    )


def _arch(x: float, y: float, width: float, height: float, colour: str) -> str:
    r = width / 2
    spring = y - height + r
    return f'<path fill="{colour}" d="M{x} {y}V{spring}A{r} {r} 0 0 1 {x + width} {spring}V{y}Z"/>'


def _olive(x: float, y: float, turn: float) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<path fill="{LEAF}" d="M-4 -34C14 -92 62 -100 86 -92C80 -56 44 -26 -4 -34Z"/>'
        f'<path fill="#3f7a52" d="M-4 -34C30 -56 56 -76 86 -92C80 -56 44 -26 -4 -34Z"/>'
        f'<ellipse rx="34" ry="44" fill="{OCHRE}"/>'
        f'<path fill="{OCHRE_SHADE}" d="M18 -37A34 44 0 0 1 -20 36A46 54 0 0 0 18 -37Z"/>'
        f'<ellipse cx="-11" cy="-14" rx="6" ry="10" transform="rotate(20 -11 -14)" fill="{CREAM}"/></g>'
    )


_SUN_AND_SEA = (
    _rays(250, 330, 180, 620, 18, "#f7cc6c")
    + f'<circle cx="250" cy="330" r="190" fill="{SUN}" stroke="{CREAM}" stroke-width="10"/>'
    + (_wave(575, FOAM) + _wave(610, SEA, 30) + _wave(645, SEA_DEEP))
)
_TWO_SAILS = (
    f'<circle cx="368" cy="150" r="78" fill="{OCHRE}"/>'
    f'<path fill="{SEA_DEEP}" fill-opacity="0.55" d="M28 196H472V700H28Z"/>'
    + (_wave(470, SEA_DEEP) + _sail(128, 498, 1.05, CREAM) + _wave(535, "#17587a", 30))
    + (_sail(352, 588, 1.2, CREAM) + _wave(625, SEA_DEEP, 10) + _wave(655, FOAM, 40))
)
_THREE_LEMONS = (
    f'<path fill="{PINE}" d="M28 700V430C140 350 340 520 472 400V700Z"/>'
    '<path fill="#2f7355" d="M28 28H472V120C330 210 190 40 28 150Z"/>'
    + (_lemon(352, 150, 24, 0.95) + _lemon(126, 562, -18, 1.05) + _lemon(345, 590, 62, 0.8))
)
_FOUR_ARCHES = (
    f'<circle cx="380" cy="140" r="72" fill="{OCHRE}"/>'
    f'<path fill="{BRICK}" d="M28 448H472V700H28Z"/><path fill="{SAND}" d="M28 448H472V474H28Z"/>'
    + "".join(
        _arch(46 + 104 * i, 690, 92, 190, CREAM) + _arch(60 + 104 * i, 690, 64, 166, GREEN) for i in range(4)
    )
)
_FIVE_OLIVES = _rays(250, 350, 100, 620, 20, WINE_DEEP, 0.75) + "".join(
    _olive(x, y, turn)
    for x, y, turn in ((368, 130, 8), (118, 552, -30), (384, 500, 40), (104, 226, 128), (250, 600, 10))
)
MOTIFS = {1: _SUN_AND_SEA, 2: _TWO_SAILS, 3: _THREE_LEMONS, 4: _FOUR_ARCHES, 5: _FIVE_OLIVES}


def _card(turn: float, x: float, y: float, colour: str) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<rect x="-108" y="-150" width="216" height="300" rx="22" fill="{INK}" fill-opacity="0.28"/>'
        f'<rect x="-116" y="-158" width="216" height="300" rx="22" fill="{CREAM}"/>'
        f'<rect x="-98" y="-140" width="180" height="264" rx="12" fill="{colour}"/></g>'
    )


def _times_two(x: float, y: float, colour: str) -> str:
    return (
        f'<g transform="translate({x} {y})" fill="none" stroke="{colour}" stroke-width="24" '
        f'stroke-linecap="round" stroke-linejoin="round"><path d="M-66 -16 -22 28M-22 -16 -66 28"/>'
        f'<path d="M14 -26C16 -62 72 -62 70 -22C68 4 26 22 14 46H74"/></g>'
    )


def _turning(colour: str, start: float) -> str:
    """An arrow round the middle, a little less than half way round."""
    x, y, r, end = 250, 330, 138, start + 2.1
    px, py, dx, dy = x + r * cos(end), y + r * sin(end), cos(end), sin(end)
    head = (
        f"M{px + 74 * dx:.1f} {py + 74 * dy:.1f}L{px - 74 * dx:.1f} {py - 74 * dy:.1f}"
        f"L{px - 104 * dy - 18 * dx:.1f} {py + 104 * dx - 18 * dy:.1f}Z"
    )
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="62" d="M{x + r * cos(start):.1f} '
        f'{y + r * sin(start):.1f}A{r} {r} 0 0 1 {px:.1f} {py:.1f}"/><path fill="{colour}" d="{head}"/>'
    )


_REVERSE = (
    f'<circle cx="250" cy="330" r="212" fill="{SAND}"/><circle cx="250" cy="330" r="62" fill="{OCHRE}"/>'
    + (_turning(TERRACOTTA, 3.3) + _turning(GREEN, 3.3 + pi))
)
_DOUBLE = (
    _rays(250, 330, 60, 640, 16, "#f3b95b")
    + (_card(-12, 214, 318, GREEN) + _card(9, 296, 346, TERRACOTTA))
    + _times_two(284, 338, CREAM)
)
_TRASH = (
    f'<circle cx="250" cy="320" r="196" fill="{CREAM}" fill-opacity="0.75"/>'
    f'<g transform="rotate(12 262 134)"><rect x="206" y="76" width="92" height="128" rx="12" fill="{CREAM}"/>'
    f'<rect x="218" y="88" width="68" height="104" rx="7" fill="{TERRACOTTA}"/></g>'
    f'<path fill="{GREEN}" d="M136 256H364L344 500A24 24 0 0 1 320 522H180A24 24 0 0 1 156 500Z"/>'
    f'<path fill="{PINE}" d="M250 256H364L344 500A24 24 0 0 1 320 522H250Z"/>'
    f'<path fill="{LEAF}" d="M184 300h26l8 176h-24ZM237 300h26v176h-26ZM290 300h26l-10 176h-24Z"/>'
    f'<path fill="{OCHRE}" d="M116 236H384A14 14 0 0 1 384 274H116A14 14 0 0 1 116 236Z"/>'
)
_SPRING = "".join(f'<ellipse cx="248" cy="{y}" rx="27" ry="10"/>' for y in range(280, 390, 20))
_TRAP = (
    _rays(250, 330, 100, 640, 14, "#383753") + '<g transform="rotate(-14 250 330)">'
    '<rect x="106" y="196" width="300" height="292" rx="18" fill="#171624"/>'
    f'<rect x="98" y="184" width="300" height="292" rx="18" fill="{LEMON_SHADE}"/>'
    '<path d="M98 250H398M98 330H398M98 410H398" stroke="#c08f22" stroke-width="5"/>'
    f'<rect x="228" y="184" width="40" height="292" fill="{BRICK}"/>'
    f'<path d="M248 224H132V436H248" fill="none" stroke="{CREAM}" stroke-width="17" stroke-linejoin="round" '
    f'stroke-linecap="round"/><g fill="none" stroke="{CREAM}" stroke-width="9">{_SPRING}</g>'
    f'<path fill="{LEMON}" d="M300 372 384 330V398H300Z"/><path fill="{OCHRE}" d="M300 372H384V398H300Z"/>'
    f'<g fill="{LEMON_SHADE}"><circle cx="356" cy="362" r="9"/><circle cx="326" cy="386" r="7"/></g></g>'
)
SPECIALS = {"reverse": _REVERSE, "double": _DOUBLE, "trash": _TRASH, "trap": _TRAP}


def _tile(x: float, y: float, side: float) -> str:
    h = side / 2
    return (
        f'<g transform="translate({x + h} {y + h})">'
        f'<path fill="{TERRACOTTA}" d="M0 {-h}A{h} {h} 0 0 0 {h} 0A{h} {h} 0 0 0 0 {h}A{h} {h} 0 0 0 {-h} 0'
        f'A{h} {h} 0 0 0 0 {-h}Z"/>'
        f'<circle r="{h * 0.30}" fill="{OCHRE}"/>'
        + "".join(
            f'<path fill="none" stroke="{CREAM}" stroke-width="{side * 0.045}" d="M{dx * h} {dy * h * 0.42}'
            f'A{h * 0.58} {h * 0.58} 0 0 {1 if dx * dy < 0 else 0} {dx * h * 0.42} {dy * h}"/>'
            for dx in (-1, 1)
            for dy in (-1, 1)
        )
        + "</g>"
    )


TILES = (
    "".join(_tile(30 + 110 * column, 20 + 110 * row, 110) for column in range(4) for row in range(6))
    + f'<circle cx="250" cy="350" r="142" fill="#234f43"/><circle cx="250" cy="350" r="128" fill="none" '
    f'stroke="{OCHRE}" stroke-width="9"/><circle cx="250" cy="350" r="112" fill="{TERRACOTTA}"/>'
)
