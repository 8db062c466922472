"""How the table and the box of Dalek Dice look."""

from scenes.art.look import Box, Edge, Lamp, Lettering, Look
from scenes.art.palette import EMBER_LIGHT, mix, rgb
from scenes.game_record import later
from scenes.games.dalek.lid import night
from scenes.games.dalek.mood import NIGHT

_STEEL = ("steel_width", "draw_steel", "light_lamps")


def look() -> Look:
    """Its lamp is low and cool."""
    title = Lettering("Dalek Dice", "title", 104, 104, rgb("ffd37a"), rgb("080a18"))
    return Look(
        mood=NIGHT,
        cloth=later("scenes.games.dalek.cloth", "night"),
        box=Box("Dalek Dice", rgb("2b3348"), (title,), night),
        edge=Edge(*(later("scenes.games.dalek.steel", name) for name in _STEEL)),
        lamp=Lamp(warmth=0.10, warm=mix(EMBER_LIGHT, rgb("bcd0ff"), 0.6)),
    )
