"""Settings that only one game heeds."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Preference:
    """`key` as it stands in the settings; without options it is on or off."""

    key: str
    words: Callable[[], str]
    options: Callable[[], list[tuple[str, str]]] | None = None
