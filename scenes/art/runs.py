"""Text that one font can't draw, in runs: each with the font that has its letters, and the way it is read.

Runs stand as they are seen from left to right. What is written from right to left stands whole, also among
words that are written the other way; brackets and figures inside it are left to the font.
"""

import unicodedata
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.art import small_dice, system_fonts
from scenes.art.coverage import covers
from scenes.art.fonts import FALLBACK, Kind, file_of, font, opened
from scenes.art.palette import Rgb
from scenes.art.surface_cache import forget_too

_EASTWARD = {"R", "AL", "RLE", "RLO", "AN"}
_SCRIPTS = (("Hebr", 0x0590, 0x05FF), ("Arab", 0x0600, 0x08FF), ("Arab", 0xFB50, 0xFEFF))
_JOINS = {0x200C, 0x200D, 0xFE0E, 0xFE0F, *range(0x1F3FB, 0x1F400)}
"""What belongs to the letter before it."""
_MISSING = "?"
"""In the place of a letter that no font has."""
_DICE = Path("small dice")
"""No font's: they are drawn."""
_TALL = 1.9
"""Pictures of one size only (emoji) come so much higher than they were asked for."""


class Run(NamedTuple):
    text: str
    path: Path | None
    """None: our own font, or nobody's."""
    backward: bool


def plain(text: str, kind: Kind) -> bool:
    """Our own font draws all of it."""
    return text.isascii() or all(_own(letter, kind) for letter in set(text) if not letter.isascii())


def undrawable(text: str, kind: Kind) -> str:
    """The letters that no font has, each once."""
    return "".join(dict.fromkeys(letter for letter in text if not _joins(letter) and not _has(letter, kind)))


@lru_cache(maxsize=2048)
def _own(letter: str, kind: Kind) -> bool:
    if letter in small_dice.DICE:
        return False
    return letter == "\u00a0" or covers(file_of(kind), letter)


def _has(letter: str, kind: Kind) -> bool:
    return _own(letter, kind) or _path(letter) is not None


@lru_cache(maxsize=2048)
def _path(letter: str) -> Path | None:
    if letter in small_dice.DICE:
        return _DICE
    return FALLBACK if covers(FALLBACK, letter) else system_fonts.find(letter)


def _joins(letter: str) -> bool:
    return ord(letter) in _JOINS or unicodedata.category(letter) in ("Mn", "Me", "Cf")


@lru_cache(maxsize=1024)
def runs(text: str, kind: Kind) -> tuple[Run, ...]:
    backward = _directions(text)
    base = next((way for letter, way in zip(text, backward, strict=True) if letter.isalpha()), False)
    parts = [
        (way, "".join(letter for letter, _way in group))
        for way, group in groupby(zip(text, backward, strict=True), key=lambda one: one[1])
    ]
    if base:
        parts.reverse()
    return tuple(run for way, part in parts for run in _by_font(part, kind, backward=way))


def _directions(text: str) -> list[bool]:
    """Whether each letter is read from right to left; what has no way of its own goes along with both its
    neighbours, if they agree.
    """
    own = [_direction(letter) for letter in text]
    base = next((way for way in own if way is not None), False)
    found: list[bool] = []
    for at, way in enumerate(own):
        before = found[-1] if found else base
        after = next((later for later in own[at:] if later is not None), base)
        found.append(way if way is not None else before if before == after else base)
    return found


def _direction(letter: str) -> bool | None:
    sort = unicodedata.bidirectional(letter)
    if sort in _EASTWARD:
        return True
    return False if sort in ("L", "EN") else None


def _by_font(text: str, kind: Kind, *, backward: bool) -> list[Run]:
    found: list[Run] = []
    for letter in text:
        joins = bool(found) and (_joins(letter) or (letter == " " and backward))
        letter = letter if joins or _joins(letter) or _has(letter, kind) else _MISSING
        path = found[-1].path if joins else None if _own(letter, kind) else _path(letter)
        if found and found[-1].path == path:
            found[-1] = found[-1]._replace(text=found[-1].text + letter)
        else:
            found.append(Run(letter, path, backward))
    return found[::-1] if backward else found


@lru_cache(maxsize=64)
def _face(path: Path, px: int, script: str, *, bold: bool) -> pygame.font.Font:
    face = opened(path, max(1, px))
    face.set_bold(bold)
    if script:
        face.set_script(script)
        face.set_direction(pygame.DIRECTION_RTL)
    return face


forget_too(_face.cache_clear)
forget_too(runs.cache_clear)  # the words of a game's players, and of its dates


def _font_of(run: Run, kind: Kind, px: int) -> pygame.font.Font:
    if run.path is None:
        return font(kind, px)
    codes = {name for letter in run.text for name, first, last in _SCRIPTS if first <= ord(letter) <= last}
    script = min(codes) if run.backward and codes else ""
    return _face(run.path, px, script, bold=kind in ("bold", "title", "title_italic", "poster"))


class _Drawn(NamedTuple):
    size: tuple[int, int]
    above: int
    """From its top to the line that letters stand on."""
    share: float
    """How much smaller than its font it is drawn."""


def _drawn(run: Run, kind: Kind, px: int) -> _Drawn:
    if run.path == _DICE:
        wide, high = small_dice.size(run.text, px)
        return _Drawn((wide, high), high, 1.0)
    face = _font_of(run, kind, px)
    wide, high = face.size(run.text)
    stands_out = max((one[3] for one in face.metrics(run.text) if one), default=0) - face.get_ascent()
    share = 1.2 * px / high if high > _TALL * px * 1.3 else 1.0
    above = face.get_ascent() + max(0, stands_out)
    return _Drawn((round(wide * share), round(high * share)), round(above * share), share)


def width(text: str, kind: Kind, px: int) -> int:
    return sum(_drawn(run, kind, px).size[0] for run in runs(text, kind))


def above(text: str, kind: Kind, px: int) -> int:
    """How much higher than a line of our own font the picture begins."""
    return max(_drawn(run, kind, px).above for run in runs(text, kind)) - font(kind, px).get_ascent()


def picture(text: str, kind: Kind, px: int, colour: Rgb) -> Surface:
    parts = [(run, _drawn(run, kind, px)) for run in runs(text, kind)]
    line = max(part.above for _run, part in parts)
    high = line + max(part.size[1] - part.above for _run, part in parts)
    made = Surface((max(1, sum(part.size[0] for _run, part in parts)), max(1, high)), pygame.SRCALPHA)
    x = 0
    for run, part in parts:
        if not part.size[0]:  # a joiner with nothing to join: SDL draws no picture that has no width
            continue
        if run.path == _DICE:
            letters = small_dice.picture(run.text, px, colour)
        else:
            letters = _font_of(run, kind, px).render(run.text, True, colour)
        if part.share != 1.0:
            letters = pygame.transform.smoothscale(letters.convert_alpha(), part.size)
        made.blit(letters, (x, line - part.above))
        x += part.size[0]
    return made
