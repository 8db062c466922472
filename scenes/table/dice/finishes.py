"""What dice with pips are made of: what suits the game, something dark, and something warm."""

from dataclasses import replace
from functools import cache
from typing import Literal

from scenes.table.dice.style import ICE, DieStyle

Finish = Literal["own", "dark", "warm"]


@cache
def pip_dice(finish: Finish) -> DieStyle:
    """Bone, ebony or amber."""
    if finish == "dark":
        ebony = {"shade": (14, 11, 16), "body": (54, 44, 46), "light": (118, 104, 100)}
        return replace(ICE, name="ebony", inks={"pip": (250, 240, 214)}, gleam=0.8, **ebony)
    if finish == "warm":
        amber = {"shade": (122, 62, 22), "body": (240, 170, 66), "light": (255, 228, 150)}
        return replace(ICE, name="amber", inks={"pip": (66, 24, 8)}, gleam=0.9, **amber)
    return ICE
