"""What lies in the middle of the table: the picture that a game's look has, or plain cloth in its mood's
colours, felt or striped. Which of them is one choice for all tables: `choose`.
"""

import pygame

from scenes.art.look import look
from scenes.art.palette import Mood, mix
from scenes.art.weave import woven

_chosen = "picture"


def choose(style: str) -> None:
    """From now on tables are covered with this: "picture", "felt" or "ticking"."""
    global _chosen
    _chosen = style


def cloth(size: tuple[int, int], game: str | None) -> pygame.Surface:
    """Of the chosen style, for the table of this game; without a game, for the café's."""
    return styled(size, game, _chosen)


def styled(size: tuple[int, int], game: str | None, style: str) -> pygame.Surface:
    worn = look(game)
    if style == "felt":
        return plain(size, worn.mood)
    if style == "ticking":
        return ticking(size, worn.mood)
    return worn.cloth(size)


def plain(size: tuple[int, int], colours: Mood) -> pygame.Surface:
    cloth = pygame.Surface(size)
    cloth.fill(mix(colours.cloth, colours.cloth_light, 0.3))
    woven(cloth)
    return cloth


def ticking(size: tuple[int, int], colours: Mood) -> pygame.Surface:
    """Striped as on old mattresses: a broad dark stripe with a thread of light on either side."""
    cloth = plain(size, colours)
    width, height = size
    pitch = max(8, round(height / 9))
    dark, thread = mix(colours.cloth, colours.cloth_dark, 0.55), mix(colours.cloth, colours.cloth_light, 0.8)
    hair = max(1, pitch // 24)
    for x in range(pitch // 3, width, pitch):
        cloth.fill(dark, (x, 0, pitch // 3, height))
        for beside in (x - 2 * hair, x + pitch // 3 + hair):
            cloth.fill(thread, (beside, 0, hair, height))
    woven(cloth)
    return cloth
