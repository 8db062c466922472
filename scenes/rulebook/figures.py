"""The figures: dice, cards and tokens side by side on a piece of the game's own cloth, as in play."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.palette import mix
from scenes.game_record.chapters import Figure
from scenes.widgets import paint
from scenes.widgets.layout import Scale, flow
from scenes.widgets.widget import ReadOnly

_PAD, _GAP = 1.4, 0.7


@dataclass(eq=False)
class FigureCloth(ReadOnly):
    """`spots` are where the things lie, seen from the figure's corner. The label is its caption."""

    figure: Figure
    spots: tuple[Rect, ...]
    _: KW_ONLY
    game: str

    role = "label"

    def draw(self, surface: Surface) -> None:
        scale, mood = self.look.scale, self.look.mood
        radius = scale.px(1.2)
        cloth = paint.fill(self.rect.size, radius, mood.cloth, mix(mood.cloth, mood.cloth_dark, 0.6))
        surface.blit(cloth, self.rect)
        surface.blit(paint.ring(self.rect.size, radius, max(1, scale.px(0.14)), mood.cloth_dark), self.rect)
        for thing, spot in zip(self.figure.things, self.spots, strict=True):
            thing.draw(surface, spot.move(self.rect.topleft), mood)


def lay(figure: Figure, width: int, scale: Scale) -> tuple[tuple[Rect, ...], tuple[int, int]]:
    """Where the things lie, line by line, and how large the cloth is that they need."""
    pad, gap = scale.px(_PAD), scale.px(_GAP)
    sizes = [thing.size(scale) for thing in figure.things]
    spots, tall = flow(width - 2 * pad, sizes, gap)
    lines: dict[int, list[int]] = {}
    for number, spot in enumerate(spots):
        lines.setdefault(spot.y, []).append(number)
    for numbers in lines.values():
        highest = max(spots[number].h for number in numbers)
        for number in numbers:
            spots[number].y += (highest - spots[number].h) // 2
    wide = max(spot.right for spot in spots) + 2 * pad
    return tuple(spot.move(pad, pad) for spot in spots), (wide, tall + 2 * pad)
