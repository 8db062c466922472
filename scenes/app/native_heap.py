"""The memory that the program holds from the system.

Pictures come in all sizes and go in any order, so that the C library's heap is soon full of holes, which it
keeps. On Linux it gives them back when it is told to, and the largest need not be in it.
"""

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""So called in glibc's malloc.h."""

_LARGEST = 4 * 1024 * 1024
"""As large as the window. Left alone, the heap takes in larger and larger pictures; but what an animation
makes and drops again and again comes quicker from the heap."""

_AT_THE_TOP = 64 * 1024 * 1024
"""So much may lie free at the heap's end; with less, each dropped picture would go back at once."""


def settle() -> None:
    """Early, while the heap is small; but the first picture waits for it no more than for sounds."""
    gc.enable()
    if library := _glibc():
        library.mallopt(_MMAP_THRESHOLD, _LARGEST)
        library.mallopt(_TRIM_THRESHOLD, _AT_THE_TOP)


def tidy() -> None:
    """Some milliseconds of work: for when one scene gives way to another, never in mid-animation."""
    gc.collect()  # a scene that has gone leaves pictures as large as the window, in circles of references
    trim()


def trim() -> None:
    """The holes go back to the system."""
    if library := _glibc():
        library.malloc_trim(0)


def _glibc() -> "ctypes.CDLL | None":
    if sys.platform != "linux":
        return None
    import ctypes  # not for the first picture

    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None  # musl has none
