"""The lettering: Vollkorn for titles, League Spartan for the interface, opened once for each size."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import pygame

from scenes.art.surface_cache import forget_all, forget_too

ASSETS = Path(__file__).resolve().parents[2] / "assets"

Kind = Literal["title", "title_italic", "regular", "medium", "bold", "poster"]

_FILES: dict[str, str] = {
    "title": "Vollkorn-Bold.ttf",
    "title_italic": "Vollkorn-BoldItalic.ttf",
    "regular": "LeagueSpartan-Regular.otf",
    "medium": "LeagueSpartan-Medium.otf",
    "bold": "LeagueSpartan-Bold.otf",
    "poster": "LeagueSpartan-Black.otf",
}


FALLBACK = ASSETS / "fonts" / "NotoSans-Fallback.ttf"
"""Cyrillic and Greek, which the interface's own lettering doesn't have."""


def file_of(kind: Kind) -> Path:
    return ASSETS / "fonts" / _FILES[kind]


@lru_cache(maxsize=128)
def font(kind: Kind, px: int) -> pygame.font.Font:
    """The font of that kind, `px` pixels high. `poster` is for numerals and words on cards and boxes."""
    _tied_to_display()
    return opened(file_of(kind), max(1, px))


def opened(path: Path, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(path, px)


forget_too(font.cache_clear)


@cache
def _tied_to_display() -> None:
    """Fonts die with the display, and what was measured goes with them. Once: nothing takes it back."""
    pygame.register_quit(_gone_with_display)


def _gone_with_display() -> None:
    _tied_to_display.cache_clear()
    forget_all()
