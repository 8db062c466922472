"""Settings that only one game heeds."""

from collections.abc import Callable

from msgspec import Struct


class Preference(Struct, frozen=True):
    """`key` as it stands in the settings, where no other is called so; without options it is on or off."""

    key: str
    at_first: bool | str
    words: Callable[[], str]
    options: Callable[[], list[tuple[str, str]]] | None = None

    def allows(self, value: object) -> bool:
        if not self.options:
            return isinstance(value, bool)
        return any(value == option for option, _ in self.options())
