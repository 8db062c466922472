"""What a reason is, and a hint."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

Value = int | float | str


class Reason(Struct, frozen=True):
    """`values` are numbers and names of things, for the sentence that the key stands for.

    A chance is a share of 1. What is written as a whole number is a count.
    """

    key: str
    values: Mapping[str, Value] = {}


class Hint(Struct, frozen=True):
    """What the expert would do; None: stay silent."""

    command: Any
    reason: Reason
