"""One thing that a key does: its name, its key at first, and what a person reads for it."""

from collections.abc import Callable

from msgspec import Struct


class KeyAction(Struct, frozen=True):
    """`name` is `place.what`, as it stands in the settings' file. At a game's table the place is the game's
    key, or one within the game that is heard in some of its moments only.
    """

    name: str
    keys: str
    """At first; of several the first is the one named. With `each`, one for each number."""
    words: Callable[[], str]
    each: Callable[[], str] | None = None
    """One of several that are numbered together, with `{n}`."""

    @property
    def written(self) -> dict[str, str]:
        if not self.each:
            return {self.name: self.keys}
        return {f"{self.name}_{n}": key for n, key in enumerate(self.keys.split(), 1)}
