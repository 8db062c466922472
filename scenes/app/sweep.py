"""What a scene leaves behind when another one takes its place."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.app import native_heap
from scenes.art import surface_cache

if TYPE_CHECKING:
    from scenes.app.app import App

_SETTLED = 1.5
"""Seconds after which the first scene has made its pictures, and dropped what they were made of."""
_ARRIVED = 0.8
"""Seconds after which the next scene is there, whose first pictures take long enough."""


def sweep(app: "App", *, small: bool) -> None:
    """Back on the title: drops the surface caches of what was left, and trims the heap. What is small,
    a dialog, leaves little behind elsewhere."""
    if app.depth == 1:
        surface_cache.forget_all()
        _at_rest(app, _SETTLED, native_heap.trim)
    if app.depth == 1 or not small:
        _at_rest(app, _ARRIVED, native_heap.tidy)


def _at_rest(app: "App", seconds: float, do: Callable[[], None]) -> None:
    """In so many seconds, or as many later, where frames take long and the scene is still on its way."""
    app.later(seconds, lambda: do() if app.settled else _at_rest(app, seconds, do))
