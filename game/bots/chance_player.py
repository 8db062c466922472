"""The bot that does anything legal: no opponent, but what tests and ladders stand on."""

from collections.abc import Iterator
from random import Random
from typing import Any


def any_legal(view: Any, legal: Iterator[Any], random: Random) -> Any:
    del view
    return random.choice(tuple(legal))
