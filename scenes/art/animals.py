"""Twelve animals' faces from one drawing: what differs is their fur, ears, muzzle and marks."""

from dataclasses import dataclass
from typing import Literal

from scenes.art.drawing import ink
from scenes.art.palette import CREAM, INK, Rgb, rgb

Ears = Literal["pointed", "round", "wide", "long", "hanging", "tufts", "none"]


def stroke(colour: Rgb, width: float) -> str:
    return f'stroke="{ink(colour)}" stroke-width="{width}" stroke-linecap="round"'


_OUTLINE = f'stroke="{ink(INK)}" stroke-width="2.6" stroke-linejoin="round"'
_ROSE, _ORANGE, _GREY = rgb("f0a5a0"), rgb("e08a32"), rgb("8b8f98")


@dataclass(frozen=True)
class Animal:
    """`behind` and `marks` are drawn before and after the head's shape, below eyes and nose."""

    fur: Rgb
    ears: Ears
    inner: Rgb = _ROSE
    muzzle: Rgb | None = None
    nose: Literal["small", "snout", "beak"] = "small"
    behind: str = ""
    marks: str = ""
    whiskers: bool = False
    eyes: Literal["plain", "large", "high"] = "plain"


def oval(x: float, y: float, rx: float, ry: float, colour: Rgb, line: str = "", turned: float = 0) -> str:
    turn = f' transform="rotate({turned} {x} {y})"' if turned else ""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{ink(colour)}" {line}{turn}/>'


def shape(points: str, colour: Rgb, line: str = "") -> str:
    return f'<polygon points="{points}" fill="{ink(colour)}" {line}/>'


def _both(left: str) -> str:
    """The same on the other side."""
    return f'{left}<g transform="matrix(-1 0 0 1 100 0)">{left}</g>'


def _ears(animal: Animal) -> str:
    fur, inner = animal.fur, animal.inner
    match animal.ears:
        case "pointed":
            return _both(shape("22,50 20,14 49,30", fur, _OUTLINE) + shape("27,38 25,23 38,31", inner))
        case "round":
            return _both(oval(27, 31, 11, 11, fur, _OUTLINE) + oval(27, 31, 5.5, 5.5, inner))
        case "wide":
            return _both(oval(23, 32, 17, 17, fur, _OUTLINE) + oval(23, 32, 10, 10, inner))
        case "long":
            return _both(oval(37, 23, 8, 21, fur, _OUTLINE, -8) + oval(37, 23, 3.6, 14, inner, "", -8))
        case "tufts":
            return _both(shape("24,46 22,18 46,30", fur, _OUTLINE))
        case "hanging" | "none":
            return ""


def _eyes(animal: Animal) -> str:
    if animal.eyes == "large":
        return _both(
            oval(38, 49, 11.5, 11.5, CREAM, _OUTLINE)
            + oval(39, 49, 5.2, 5.2, INK)
            + oval(41, 47, 1.7, 1.7, CREAM)
        )
    y = 30 if animal.eyes == "high" else 50
    return (
        _both(oval(38, y, 4.2, 4.6, INK))
        + oval(39.4, y - 1.6, 1.4, 1.4, CREAM)
        + oval(63.4, y - 1.6, 1.4, 1.4, CREAM)
    )


def _nose(animal: Animal) -> str:
    line = f'fill="none" {stroke(INK, 2.2)}'
    match animal.nose:
        case "beak":
            return shape("43,56 57,56 50,69", _ORANGE, _OUTLINE)
        case "snout":
            return (
                oval(50, 64, 12.5, 8.5, animal.inner, _OUTLINE)
                + _both(oval(45.5, 64, 2.1, 3, INK))
                + f'<path d="M 42 77 Q 50 82 58 77" {line}/>'
            )
        case "small":
            return (
                oval(50, 61, 4.8, 3.4, INK)
                + f'<path d="M 50 64 L 50 68 M 41 69 Q 45.5 73.5 50 68.5 Q 54.5 73.5 59 69" {line}/>'
            )


def _whiskers() -> str:
    return _both(f'<path d="M 33 64 L 15 60 M 33 68 L 16 71" {stroke(INK, 1.8)} fill="none"/>')


def face(animal: Animal) -> str:
    parts = [animal.behind, _ears(animal), oval(50, 56, 31, 27, animal.fur, _OUTLINE), animal.marks]
    if animal.muzzle:
        parts.append(oval(50, 67, 15, 11.5, animal.muzzle))
    parts += [_eyes(animal), _nose(animal)]
    if animal.whiskers:
        parts.append(_whiskers())
    return "".join(parts)


def _mane() -> str:
    petals = (
        oval(50, 18, 11, 13, rgb("a3541f"), f'{_OUTLINE} transform="rotate({turn} 50 54)"')
        for turn in range(0, 360, 30)
    )
    return "".join(petals)


def _stripes(colour: Rgb) -> str:
    return f'<path d="M 50 30 L 50 39 M 42 32 L 43 39 M 58 32 L 57 39" {stroke(colour, 3.4)}/>'


_WHITE = rgb("fbf8f0")
_DARK = rgb("33313a")

ANIMALS: dict[str, Animal] = {
    "cat": Animal(
        rgb("f0a04b"),
        "pointed",
        muzzle=rgb("fdeed6"),
        whiskers=True,
        marks=_stripes(rgb("a85d1a")),
    ),
    "dog": Animal(
        rgb("c99a63"),
        "hanging",
        muzzle=rgb("f6e6cb"),
        marks=_both(oval(22, 52, 10, 21, rgb("7a4f2a"), _OUTLINE, 14)) + oval(50, 76, 4, 5.4, rgb("e0716d")),
    ),
    "fox": Animal(
        rgb("dd6b2a"),
        "pointed",
        inner=_DARK,
        marks=_both(f'<path d="M 50 82 Q 24 80 20 58 Q 36 56 50 66 Z" fill="{ink(_WHITE)}"/>'),
    ),
    "bear": Animal(rgb("8d5a35"), "round", inner=rgb("c99a6c"), muzzle=rgb("dcb68a")),
    "panda": Animal(
        _WHITE,
        "round",
        inner=_DARK,
        marks=_both(oval(37, 51, 9.5, 11, _DARK, "", 24) + oval(38, 50, 6, 6, _WHITE)),
    ),
    "rabbit": Animal(rgb("d9d3cd"), "long", muzzle=_WHITE, whiskers=True),
    "mouse": Animal(rgb("a9a5b3"), "wide", whiskers=True),
    "pig": Animal(rgb("f3b1ad"), "tufts", inner=rgb("e58d8b"), nose="snout"),
    "lion": Animal(rgb("eebf5d"), "none", muzzle=rgb("fbe9c2"), behind=_mane()),
    "owl": Animal(
        rgb("94704d"),
        "tufts",
        nose="beak",
        eyes="large",
        marks=_both(oval(38, 49, 14.5, 14.5, rgb("e4cfa8"))),
    ),
    "frog": Animal(
        rgb("68ab4c"),
        "none",
        eyes="high",
        inner=rgb("68ab4c"),
        marks=_both(oval(38, 30, 10.5, 10.5, rgb("68ab4c"), _OUTLINE) + oval(38, 30, 6.6, 6.6, _WHITE)),
    ),
    "penguin": Animal(
        _DARK, "none", nose="beak", marks=_both(oval(39, 54, 14, 15, _WHITE)) + oval(50, 69, 20, 12.5, _WHITE)
    ),
}
