"""What is not allowed, and why: one error, whose reason is a key that the scenes can translate."""

from collections.abc import Iterable
from typing import Any


class IllegalError(Exception):
    """A command or a set-up that the rules don't allow.

    `reason` is a key (`two_pairs_need_different_values`); `values` are what its sentence names.
    """

    def __init__(self, reason: str, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={_shown(value)}" for name, value in self.values.items())])


class DamagedTableError(IllegalError):
    """A file that opponents play by isn't whole: nobody can play by it, nor tell what is best."""


def _shown(value: object) -> str:
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ",".join(str(one) for one in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return str(value)
