"""How many pixels a millimetre of the screen has. SDL knows, and pygame doesn't ask it."""

import sys
from contextlib import suppress

import pygame

_MM_AN_INCH = 25.4
_USUAL = 96.0
"""Dots an inch, of a screen that tells nothing; systems that scale count from there."""
_SENSIBLE = (70.0, 600.0)
"""Televisions, projectors and virtual screens tell what they like."""


def of(window: int, ratio: float) -> float:
    """Where that window is, by its number; `ratio`: how many pixels the system counts as one of its units."""
    with suppress(OSError, AttributeError):
        told = _told(window)
        if _SENSIBLE[0] <= told <= _SENSIBLE[1]:
            return told / _MM_AN_INCH
    return _USUAL * ratio / _MM_AN_INCH


def _told(window: int) -> float:
    """Dots an inch, 0 where SDL doesn't know. A module of pygame's finds SDL for us: it is linked with it."""
    import ctypes  # not for the first picture

    library = "SDL2.dll" if sys.platform == "win32" else str(pygame.display.__file__)
    sdl = ctypes.CDLL(library)
    sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
    display = sdl.SDL_GetWindowDisplayIndex(ctypes.c_void_p(sdl.SDL_GetWindowFromID(window)))
    diagonal = ctypes.c_float()
    sdl.SDL_GetDisplayDPI(display, ctypes.byref(diagonal), None, None)
    return diagonal.value
