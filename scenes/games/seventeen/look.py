"""How the table and the box of 17 look."""

from scenes.art.look import Box, Lettering, Look
from scenes.art.palette import CREAM, rgb
from scenes.game_record import later
from scenes.games.seventeen.lid import poster
from scenes.games.seventeen.mood import POSTER

_RED = rgb("7a2016")


def look() -> Look:
    box = Box(
        "Diciassette",
        rgb("1f5741"),
        (
            Lettering("17", "poster", 330, 384, _RED, rgb("fbe3a4")),
            Lettering("Diciassette", "title_italic", 92, 92, CREAM, _RED),
        ),
        poster,
    )
    return Look(mood=POSTER, cloth=later("scenes.games.seventeen.cloth", "poster"), box=box)
