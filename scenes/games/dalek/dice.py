"""What its dice are made of: metal, with a plate let into each face."""

from dataclasses import replace
from functools import cache

from scenes.art.palette import Rgb
from scenes.games.dalek.colours import DALEK
from scenes.games.dalek.signs import SIGNS
from scenes.table.dice.finishes import Finish
from scenes.table.dice.style import DieStyle

STEEL = DieStyle(
    "steel",
    shade=(58, 66, 84),
    body=(186, 193, 204),
    light=(240, 241, 240),
    inks={
        "groove": (66, 72, 90),
        "human plate": (22, 122, 92),
        "human": (255, 247, 226),
        "robot plate": (38, 33, 40),
        "robot": (255, 176, 66),
        "door plate": (222, 234, 246),
        "door": (24, 74, 168),
        "door dark": (14, 48, 122),
        "door light": (244, 248, 255),
        "lamp": (232, 150, 20),
        "burst plate": (186, 28, 44),
        "burst": (255, 206, 64),
        "burst heart": (255, 250, 232),
    },
    faces=SIGNS,
    gleam=0.7,
)


def sample_die(finish: Finish) -> tuple[DieStyle, int]:
    """A Human on top."""
    return sign_dice(finish), 0


def sign_dice(finish: Finish) -> DieStyle:
    """Steel, gunmetal or brass. The signs keep the colours of their plates, as the palette has them."""
    return _sign_dice(finish, DALEK.human_plate, DALEK.burst_plate)


@cache
def _sign_dice(finish: Finish, human: Rgb, burst: Rgb) -> DieStyle:
    inks = {**STEEL.inks, "human plate": human, "burst plate": burst}
    if finish == "dark":
        inks["groove"] = (150, 160, 178)
        metal = {"shade": (16, 18, 26), "body": (62, 68, 82), "light": (130, 138, 152)}
        return replace(STEEL, name="gunmetal", inks=inks, **metal)
    if finish == "warm":
        inks["groove"] = (92, 62, 22)
        metal = {"shade": (92, 60, 22), "body": (214, 172, 96), "light": (255, 240, 190)}
        return replace(STEEL, name="brass", inks=inks, **metal)
    return replace(STEEL, inks=inks)
