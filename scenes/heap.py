"""The memory that the program holds from the system.

Pictures come in all sizes and go in any order, so that the C library's heap is soon full of holes, which it
keeps. On Linux it gives them back when it is told to.
"""

import gc
import sys


def tidy() -> None:
    """Some milliseconds of work: for when one scene gives way to another, never in mid-animation."""
    gc.collect()  # a scene that has gone leaves pictures as large as the window, in circles of references
    if sys.platform == "linux":
        import ctypes  # only here: nothing is loaded before the first picture that isn't needed for it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
        if trim:
            trim(0)
