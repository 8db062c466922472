"""Game by game, in the order in which they were begun: how high it went, and whether it was won."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface, draw

from game.core.library.careers import Outing
from game.words import number
from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS_DARK, CREAM, CREAM_SHADE, SIGNALS, mix
from scenes.widgets.text import line_height, width_of, write
from scenes.widgets.widget import ReadOnly

HEIGHT = 15.0
MOST = 40
"""So many of the last games are shown."""
_FEW = 12
"""So few have room for their numbers."""


@dataclass(eq=False)
class GameHistory(ReadOnly):
    """A star on its stem for a game that was won, a ring for another."""

    games: Sequence[Outing]
    _: KW_ONLY
    digits: int = 1
    """Of the numbers, after the decimal sign."""

    def draw(self, surface: Surface) -> None:
        scale, games = self.look.scale, self.games[-MOST:]
        px = scale.text("small")
        side = scale.px(1.8)
        most = max(*(game.made for game in games), 1.0)
        told = number(most, self.digits)
        left = width_of(told, "medium", px) + scale.px(1)
        above = line_height(px) + side // 2
        plot = Rect(self.rect.x + left, self.rect.y + above, self.rect.w - left, self.rect.h - above)
        plot.h -= line_height(px)
        soft = mix(CREAM_SHADE, BRASS_DARK, 0.3)
        for share, words in ((0.0, "0"), (1.0, told)):
            y = plot.bottom - round(plot.h * share)
            draw.line(surface, soft, (plot.x, y), (plot.right, y), max(1, scale.px(0.1)))
            beside = Rect(self.rect.x, y - line_height(px) // 2, left - scale.px(1), line_height(px))
            write(surface, words, "medium", px, SIGNALS.aside, beside, "right")
        step = min(plot.w / len(games), scale.px(8))
        first = len(self.games) - len(games) + 1
        for at, game in enumerate(games):
            x = plot.x + round(step * (at + 0.5))
            y = plot.bottom - round(plot.h * game.made / most)
            draw.line(surface, BRASS_DARK, (x, plot.bottom), (x, y), max(1, scale.px(0.16)))
            self._sign(surface, (x, y), side, won=game.won)
            wide = round(step)
            if len(games) <= _FEW:
                over = Rect(x - wide // 2, y - side // 2 - line_height(px), wide, line_height(px))
                write(surface, number(game.made, self.digits), "bold", px, self.text_colour, over, "centre")
            if at in (0, len(games) - 1) or (first + at) % 10 == 0 or len(games) <= _FEW:
                below = Rect(x - scale.px(3), plot.bottom + scale.px(0.3), scale.px(6), line_height(px))
                write(surface, str(first + at), "medium", px, SIGNALS.aside, below, "centre")

    def _sign(self, surface: Surface, at: tuple[int, int], side: int, *, won: bool) -> None:
        if won:
            for wide, ink in ((side + side // 3, CREAM), (side, self.text_colour)):
                draw_icon(surface, "star", wide, ink, center=at)
            return
        draw.circle(surface, CREAM, at, side // 2)
        draw.circle(surface, self.text_colour, at, side // 2 - 1, max(2, side // 7))
