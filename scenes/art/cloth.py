"""What lies in the middle of the table: the picture that a game's look has, or plain cloth in its mood's
colours, felt or striped. Which of them is one choice for all tables: `choose`.
"""

import pygame

from scenes.art.look import look
from scenes.art.palette import Mood, Rgb, mix
from scenes.art.weave import plain, woven

_chosen = "picture"


def choose(style: str) -> None:
    """From now on tables are covered with this: "picture", "felt" or "ticking"."""
    global _chosen
    _chosen = style


def lay(cloth: pygame.Surface, game: str | None) -> None:
    """Of the chosen style, for the table of this game; without a game, for the café's."""
    styled(cloth, game, _chosen)


def styled(cloth: pygame.Surface, game: str | None, style: str) -> None:
    worn = look(game)
    if style == "felt":
        plain(cloth, _ground(worn.mood))
    elif style == "ticking":
        ticking(cloth, worn.mood)
    else:
        worn.cloth(cloth)


def _ground(colours: Mood) -> Rgb:
    return mix(colours.cloth, colours.cloth_light, 0.3)


def ticking(cloth: pygame.Surface, colours: Mood) -> None:
    """Striped as on old mattresses: a broad dark stripe with a thread of light on either side."""
    plain(cloth, _ground(colours))
    width, height = cloth.get_size()
    pitch = max(8, round(height / 9))
    dark, thread = mix(colours.cloth, colours.cloth_dark, 0.55), mix(colours.cloth, colours.cloth_light, 0.8)
    hair = max(1, pitch // 24)
    for x in range(pitch // 3, width, pitch):
        cloth.fill(dark, (x, 0, pitch // 3, height))
        for beside in (x - 2 * hair, x + pitch // 3 + hair):
            cloth.fill(thread, (beside, 0, hair, height))
    woven(cloth)
