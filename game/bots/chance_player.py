"""The bot that does anything legal: no opponent, but what tests and ladders stand on."""

from collections.abc import Iterator
from random import Random
from typing import Any


def any_legal_or_silence(view: Any, legal: Iterator[Any], random: Random) -> Any:
    """Where seats may call: whoever isn't the one to go on may as well say nothing."""
    if view.stage == "waiting" and view.seat != view.mover and random.random() < 0.5:
        return None
    return any_legal(view, legal, random)


def any_legal(view: Any, legal: Iterator[Any], random: Random) -> Any:
    del view
    return random.choice(tuple(legal))
