"""How the table and the box of Dicy Cards look."""

from scenes.art.look import Box, Lamp, Lettering, Look
from scenes.art.palette import rgb
from scenes.game_record import later
from scenes.games.dicy.lid import glacier
from scenes.games.dicy.mood import GLACIER

_WHITE, _UNDER = rgb("ffffff"), rgb("0d3355")


def look() -> Look:
    box = Box(
        "Dicy Cards",
        rgb("154a70"),
        (
            Lettering("Dicy", "title", 132, 92, _WHITE, _UNDER),
            Lettering("Cards", "title", 96, 194, _WHITE, _UNDER),
        ),
        glacier,
    )
    cloth = later("scenes.games.dicy.cloth", "ice")
    return Look(mood=GLACIER, cloth=cloth, box=box, lamp=Lamp(dusk=rgb("74788c")))
