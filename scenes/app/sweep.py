"""What a scene leaves behind when another one takes its place."""

from typing import TYPE_CHECKING

from scenes.app import native_heap
from scenes.art import surface_cache

if TYPE_CHECKING:
    from scenes.app.app import App

_SETTLED = 1.5
"""Seconds after which the first scene has made its pictures, and dropped what they were made of."""


def sweep(app: "App", *, small: bool) -> None:
    """Back on the title: drops the surface caches of what was left, and trims the heap. What is small,
    a dialog, leaves little behind elsewhere."""
    if app.depth == 1:
        surface_cache.forget_all()
        app.later(_SETTLED, lambda: _trim(app))
    if app.depth == 1 or not small:
        native_heap.tidy()


def _trim(app: "App") -> None:
    """At rest: where frames take long, the way to the first scene still holds its pictures."""
    if app.settled:
        native_heap.trim()
    else:
        app.later(_SETTLED, lambda: _trim(app))
