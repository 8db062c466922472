"""What is printed on the lids of the three boxes. In units of a lid, 600 by 680."""

from math import cos, pi, sin
from random import Random

LID = (600, 680)


def _die(x: float, y: float, size: float, top: int, tones: tuple[str, str, str, str]) -> str:
    """A die on its edge seen from above; tones of top, right, left and pips."""
    upper, right, left, pip = tones
    spots = {
        1: ((0.0, 0.0),),
        3: ((-0.5, 0.0), (0.0, 0.0), (0.5, 0.0)),
        5: ((-0.52, 0.0), (0.52, 0.0), (0.0, 0.0), (0.0, -0.52), (0.0, 0.52)),
        6: tuple((0.30 * a + 0.30 * b, 0.30 * b - 0.30 * a) for a in (-1, 1) for b in (-1.5, 0, 1.5)),
    }[top]
    dots = "".join(
        f'<ellipse cx="{dx * 78:.1f}" cy="{-50 + dy * 38:.1f}" rx="14" ry="7.5"/>' for dx, dy in spots
    )
    sides = "".join(
        f'<ellipse cx="{cx}" cy="{cy}" rx="8.5" ry="13" transform="rotate({lean} {cx} {cy})"/>'
        for cx, cy, lean in ((-68, 10, -14), (-26, 78, -14), (70, 8, 14), (47, 44, 14), (25, 80, 14))
    )
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        f'<path fill="{left}" d="M-94 -46V58C-94 66 -92 70 -86 73L-10 109C-4 112 0 110 0 110V-2Z"/>'
        f'<path fill="{right}" d="M94 -46V58C94 66 92 70 86 73L10 109C4 112 0 110 0 110V-2Z"/>'
        f'<path fill="{upper}" d="M-10 -98C-4 -101 4 -101 10 -98L88 -59C98 -54 98 -46 88 -41'
        f'L10 -2C4 1 -4 1 -10 -2L-88 -41C-98 -46 -98 -54 -88 -59Z"/><g fill="{pip}">{dots}{sides}</g></g>'
    )


def _flake(x: float, y: float, r: float, opacity: float) -> str:
    arms: list[str] = []
    for k in range(6):
        a = pi * k / 3
        c, s = cos(a), sin(a)
        arms.append(f"M0 0L{r * c:.1f} {r * s:.1f}")
        for turn in (-0.9, 0.9):
            bx, by = 0.58 * r * c, 0.58 * r * s
            arms.append(f"M{bx:.1f} {by:.1f}l{0.36 * r * cos(a + turn):.1f} {0.36 * r * sin(a + turn):.1f}")
    return (
        f'<path transform="translate({x:.0f} {y:.0f})" d="{"".join(arms)}" fill="none" stroke="#ffffff" '
        f'stroke-opacity="{opacity}" stroke-width="{max(2.0, r * 0.13):.1f}" stroke-linecap="round"/>'
    )


def _glacier() -> str:
    rng = Random(4)  # noqa: S311 (a drawing)
    flakes = "".join(
        _flake(rng.uniform(20, 580), rng.uniform(200, 560), rng.uniform(7, 19), rng.uniform(0.25, 0.7))
        for _ in range(20)
    )
    peaks = (
        ("#9fd0e6", "M0 470L90 330 160 400 250 290 330 390 420 300 520 410 600 340V680H0Z"),
        (
            "#d5eef8",
            "M90 330L110 372 84 410 60 376ZM250 290L282 350 250 384 216 350ZM420 300L446 344 416 376 392 338",
        ),
        ("#5ba3c6", "M0 560L120 440 210 520 330 420 450 530 600 430V680H0Z"),
        ("#8cc6e0", "M120 440L160 490 130 520 96 478ZM330 420L380 480 340 520 290 470Z"),
        ("#2c749c", "M0 640C120 590 240 610 330 596S520 570 600 600V680H0Z"),
    )
    clear = ("#f2fbff", "#a9d8ec", "#7dbbd8", "#174a6d")
    ice = ("#d6eff9", "#86c2de", "#5b9fc2", "#123d5c")
    return (
        '<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="460">'
        '<stop offset="0%" stop-color="#0d3355"/><stop offset="55%" stop-color="#2d77a3"/>'
        '<stop offset="100%" stop-color="#a8dcee"/></linearGradient></defs>'
        '<rect width="600" height="680" fill="url(#sky)"/>'
        '<circle cx="300" cy="330" r="132" fill="#e9f8fd" fill-opacity="0.35"/>'
        '<circle cx="300" cy="330" r="96" fill="#f6fcff" fill-opacity="0.55"/>'
        + "".join(f'<path fill="{tone}" d="{shape}"/>' for tone, shape in peaks)
        + flakes
        + '<ellipse cx="300" cy="612" rx="236" ry="34" fill="#0d3355" fill-opacity="0.45"/>'
        + (_die(196, 506, 0.98, 5, clear) + _die(414, 520, 0.84, 3, ice) + _die(300, 566, 0.60, 1, clear))
    )


def _night() -> str:
    rng = Random(9)  # noqa: S311 (a drawing)
    stars = "".join(
        f'<circle cx="{rng.uniform(0, 600):.0f}" cy="{rng.uniform(0, 520):.0f}" '
        f'r="{0.8 + 2.2 * rng.random() ** 3:.1f}" fill="#fff6e0" fill-opacity="{rng.uniform(0.4, 1):.2f}"/>'
        for _ in range(90)
    )
    rivets = "".join(
        f'<circle cx="{x}" cy="{y}" r="6" fill="#151a26" fill-opacity="0.7"/>'
        f'<circle cx="{x - 1}" cy="{y - 1}" r="4.6" fill="#c3ccdb"/>'
        for x, y in [(40 + 65 * i, 22) for i in range(9)]
        + [(40 + 65 * i, 658) for i in range(9)]
        + [(22, 86 + 64 * i) for i in range(9)]
        + [(578, 86 + 64 * i) for i in range(9)]
    )
    steel = ("#e8edf6", "#aab4c6", "#7d889c", "#232a3a")
    return (
        '<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="80" y2="680">'
        '<stop offset="0%" stop-color="#0a0d24"/><stop offset="60%" stop-color="#232a63"/>'
        '<stop offset="100%" stop-color="#51306b"/></linearGradient>'
        '<radialGradient id="eye" gradientUnits="userSpaceOnUse" cx="300" cy="300" r="46">'
        '<stop offset="0%" stop-color="#ffffff"/><stop offset="35%" stop-color="#ffd37a"/>'
        '<stop offset="100%" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>'
        '<linearGradient id="body" gradientUnits="userSpaceOnUse" x1="170" y1="0" x2="430" y2="0">'
        '<stop offset="0%" stop-color="#3c4558"/><stop offset="32%" stop-color="#aeb8ca"/>'
        '<stop offset="48%" stop-color="#8792a7"/>'
        '<stop offset="100%" stop-color="#2b3243"/></linearGradient></defs>'
        f'<rect width="600" height="680" fill="url(#sky)"/>{stars}'
        '<circle cx="470" cy="210" r="62" fill="#f1e3bf"/><circle cx="490" cy="196" r="62" fill="#1d2352"/>'
        '<path fill="#ffd37a" fill-opacity="0.16" d="M300 300L-60 190V420Z"/>'
        '<path fill="#ffd37a" fill-opacity="0.16" d="M300 300L660 210V400Z"/>'
        '<path fill="url(#body)" d="M206 452H394L436 630H164Z"/>'
        '<path fill="#1b2130" fill-opacity="0.55" d="M198 486H402L405 498H195ZM187 534H413L416 546H184Z'
        'M176 582H424L427 594H173Z"/>'
        '<path fill="url(#body)" d="M200 348H400V452H200Z"/>'
        '<path fill="#1b2130" d="M200 360H400V370H200ZM200 388H400V398H200ZM200 416H400V426H200Z"/>'
        '<path fill="url(#body)" d="M192 348C192 268 236 214 300 214S408 268 408 348Z"/>'
        '<path fill="#151a27" d="M206 282H394L402 322H198Z"/>'
        '<circle cx="300" cy="302" r="66" fill="url(#eye)"/><circle cx="300" cy="302" r="15" fill="#fff7e2"/>'
        '<path fill="#7d889c" d="M228 226L212 186 224 182 244 216ZM372 226L388 186 376 182 356 216Z"/>'
        '<circle cx="217" cy="178" r="16" fill="#8fd0ff"/><circle cx="383" cy="178" r="16" fill="#8fd0ff"/>'
        '<circle cx="212" cy="173" r="5" fill="#ffffff"/><circle cx="378" cy="173" r="5" fill="#ffffff"/>'
        '<path fill="#0b0e1d" fill-opacity="0.6" d="M0 634C150 606 450 606 600 634V680H0Z"/>'
        + (_die(120, 566, 0.62, 5, steel) + _die(478, 572, 0.62, 3, steel))
        + '<path fill="#8a94a8" fill-rule="evenodd" d="M0 0H600V680H0ZM44 44V636H556V44Z"/>'
        '<path fill="none" stroke="#f4f7fc" stroke-opacity="0.5" stroke-width="3" '
        'd="M2 678V2H598M556 44V636H44"/>'
        '<path fill="none" stroke="#141926" stroke-opacity="0.75" stroke-width="4" d="M42 638V42H558"/>'
        + rivets
    )


def _poster() -> str:
    rays = "".join(
        f"M300 372L{300 + 640 * cos(2 * pi * i / 18):.0f} {372 + 640 * sin(2 * pi * i / 18):.0f}"
        f"L{300 + 640 * cos(2 * pi * (i + 0.5) / 18):.0f} {372 + 640 * sin(2 * pi * (i + 0.5) / 18):.0f}Z"
        for i in range(18)
    )
    wave = "".join("q30 -24 60 0t60 0" for _ in range(7))
    return (
        f'<rect width="600" height="680" fill="#c8542c"/><path fill="#d9703f" d="{rays}"/>'
        '<circle cx="300" cy="372" r="214" fill="#f0b43c"/>'
        '<circle cx="300" cy="372" r="236" fill="none" stroke="#fbf1dc" stroke-width="9"/>'
        f'<path fill="#8cc3cf" d="M-60 560{wave}V700H-60Z"/>'
        '<path fill="#fbf1dc" d="M466 470C492 500 504 540 502 572H466Z"/>'
        '<path fill="#ecd5a4" d="M458 486C440 520 430 550 430 572H458Z"/>'
        '<path fill="#93351c" d="M418 580H516C510 600 496 608 480 608H450C434 608 424 598 418 580Z"/>'
        f'<path fill="#1c6b8c" d="M-90 600{wave}V700H-60Z"/>'
        f'<path fill="#124a66" d="M-60 632{wave}V700H-60Z"/>'
        '<rect x="17" y="17" width="566" height="646" rx="5" fill="none" stroke="#fbf1dc" stroke-width="7"/>'
    )


LIDS = {"dicy": _glacier(), "dalek": _night(), "seventeen": _poster()}
