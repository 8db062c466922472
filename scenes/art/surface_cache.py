"""LRU caches of drawn surfaces: the last ones of each kind are kept, until nobody wants their size.

    @kept(64)
    def token(kind, px): …          the last 64 that were drawn; blit them, never draw on them

All of them are forgotten together: after a change of size, and when a game is left for the title.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar, cast

_Drawn = TypeVar("_Drawn", bound=Callable[..., object])
_forget: list[Callable[[], None]] = []


def kept(most: int) -> Callable[[_Drawn], _Drawn]:
    """Keeps the last `most` pictures that a function has drawn."""

    def keep(draw: _Drawn) -> _Drawn:
        keeper = lru_cache(maxsize=most)(draw)
        forget_too(keeper.cache_clear)
        return cast(_Drawn, keeper)

    return keep


def forget_too(forget: Callable[[], None]) -> None:
    """For what is kept otherwise: fonts, which die with the display."""
    _forget.append(forget)


def forget_all() -> None:
    for forget in _forget:
        forget()
