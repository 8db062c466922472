"""What is printed on the lid of Dicy Cards: dice on a glacier. In units of a lid."""

from math import cos, pi, sin
from random import Random

from scenes.art.drawing import fade
from scenes.art.lids import printed_die
from scenes.art.palette import rgb


def glacier() -> str:
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
        fade("sky", (0, 0), (0, 460), (0, rgb("0d3355"), 1), (55, rgb("2d77a3"), 1), (100, rgb("a8dcee"), 1))
        + '<rect width="600" height="680" fill="url(#sky)"/>'
        '<circle cx="300" cy="330" r="132" fill="#e9f8fd" fill-opacity="0.35"/>'
        '<circle cx="300" cy="330" r="96" fill="#f6fcff" fill-opacity="0.55"/>'
        + "".join(f'<path fill="{tone}" d="{shape}"/>' for tone, shape in peaks)
        + flakes
        + '<ellipse cx="300" cy="612" rx="236" ry="34" fill="#0d3355" fill-opacity="0.45"/>'
        + (
            printed_die(196, 506, 0.98, 5, clear)
            + printed_die(414, 520, 0.84, 3, ice)
            + printed_die(300, 566, 0.60, 1, clear)
        )
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
