"""What dice are made of: for pips and for signs, what suits the game, something dark, and something warm."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from scenes.art.palette import DALEK
from scenes.table.dice.icons import PIPS
from scenes.table.dice.style import ICE, STEEL, Colour, DieStyle

Finish = Literal["own", "dark", "warm"]


@cache
def pip_dice(finish: Finish) -> DieStyle:
    """Bone, ebony or amber."""
    if finish == "dark":
        return DieStyle(
            "ebony",
            shade=(14, 11, 16),
            body=(54, 44, 46),
            light=(118, 104, 100),
            inks={"pip": (250, 240, 214)},
            faces=PIPS,
            gleam=0.8,
        )
    if finish == "warm":
        return DieStyle(
            "amber",
            shade=(122, 62, 22),
            body=(240, 170, 66),
            light=(255, 228, 150),
            inks={"pip": (66, 24, 8)},
            faces=PIPS,
            gleam=0.9,
        )
    return ICE


def sign_dice(finish: Finish) -> DieStyle:
    """Steel, gunmetal or brass. The signs keep the colours of their plates, as the palette has them."""
    return _sign_dice(finish, DALEK.human_plate, DALEK.burst_plate)


@cache
def _sign_dice(finish: Finish, human: Colour, burst: Colour) -> DieStyle:
    inks = {**STEEL.inks, "human plate": human, "burst plate": burst}
    if finish == "dark":
        inks["groove"] = (150, 160, 178)
        return _of_metal("gunmetal", (16, 18, 26), (62, 68, 82), (130, 138, 152), inks)
    if finish == "warm":
        inks["groove"] = (92, 62, 22)
        return _of_metal("brass", (92, 60, 22), (214, 172, 96), (255, 240, 190), inks)
    return _of_metal(STEEL.name, STEEL.shade, STEEL.body, STEEL.light, inks)


def _of_metal(name: str, shade: Colour, body: Colour, light: Colour, inks: Mapping[str, Colour]) -> DieStyle:
    return DieStyle(name, shade=shade, body=body, light=light, inks=inks, faces=STEEL.faces, gleam=0.7)
