"""A film strip: a reel's frames side by side in one picture, each with its time."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from scenes.art import fonts

GAP = 4
LABEL = 18
PAPER, INK = (18, 18, 20), (235, 232, 224)


def strip(frames: Sequence[tuple[float, Surface]], wide: int, columns: int, title: str) -> Surface:
    """Row by row; each frame so many pixels wide, its time above it."""
    first = frames[0][1]
    high = round(wide * first.get_height() / first.get_width())
    columns = min(columns, len(frames))
    rows = -(-len(frames) // columns)
    size = (columns * (wide + GAP) + GAP, LABEL + rows * (high + LABEL + GAP) + GAP)
    picture = Surface(size)
    picture.fill(PAPER)
    font = fonts.font("medium", 14)
    picture.blit(font.render(title, True, INK), (GAP, 1))
    for number, (time, frame) in enumerate(frames):
        x = GAP + number % columns * (wide + GAP)
        y = LABEL + number // columns * (high + LABEL + GAP)
        picture.blit(font.render(f"{time:.2f} s", True, INK), (x, y))
        small = frame if frame.get_width() == wide else pygame.transform.smoothscale(frame, (wide, high))
        picture.blit(small, (x, y + LABEL))
    return picture
