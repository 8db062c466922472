"""What is only read: lettering, and the panels that things lie on."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.fonts import Kind
from scenes.art.palette import BRASS, BRASS_DARK, CREAM, CREAM_SHADE, SHADOW, Mood, Rgb, mix
from scenes.art.surface_cache import kept
from scenes.widgets import paint
from scenes.widgets.layout import Align, Scale, TextRole
from scenes.widgets.text import block, fit
from scenes.widgets.widget import Ground, ReadOnly


def text_height(scale: Scale, words: str, width: int, role: TextRole = "body", kind: Kind = "regular") -> int:
    """How high a label of that width has to be."""
    return block(words, kind, scale.text(role), max(1, width)).height


@dataclass(eq=False)
class Label(ReadOnly):
    """Wrapped, and a little smaller if it has to be."""

    _: KW_ONLY
    size: TextRole = "body"
    kind: Kind = "regular"
    align: Align = "left"
    muted: bool = False
    colour: Rgb | None = None

    role = "label"

    def draw(self, surface: Surface) -> None:
        colour = self.colour or (self.muted_colour if self.muted else self.text_colour)
        text = fit(self.label, self.kind, self.look.scale.text(self.size), self.rect.size)
        text.draw(surface, self.rect, colour, self.align)


@dataclass(eq=False)
class OnPicture(Label):
    """In the middle, on a shade no wider than the words: they can be read whatever is pictured below."""

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        text = fit(self.label, self.kind, scale.text(self.size), self.rect.size)
        shade = Rect(0, 0, text.width + scale.px(3), text.height + scale.px(0.6))
        shade.center = self.rect.center
        surface.blit(paint.fill(shade.size, shade.h // 3, SHADOW, SHADOW, 105), shade)
        super().draw(surface)


@dataclass(eq=False)
class Panel(ReadOnly):
    """A page of card stock, or a dark board. What is laid after it, and lies on it, is coloured to fit."""

    _: KW_ONLY
    made_of: Ground = "paper"

    role = "panel"

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        radius = scale.px(1.6)
        paint.cast(surface, self.rect, radius, scale.px(2.4), scale.px(1.0), 170)
        if self.made_of == "paper":
            edge = max(1, scale.px(0.12))
            surface.blit(_page(self.rect.size, radius, edge, scale.px(0.7)), self.rect)
        else:
            mood = self.look.mood
            surface.blit(_board(self.rect.size, radius, max(1, scale.px(0.14)), mood), self.rect)


@kept(4)
def _page(size: tuple[int, int], radius: int, edge: int, margin: int) -> Surface:
    """Card stock with a fine brass line around what is printed on it."""
    made = paint.Plate(
        CREAM, mix(CREAM, CREAM_SHADE, 0.55), (255, 252, 244), mix(CREAM_SHADE, BRASS_DARK, 0.5)
    )
    page = paint.plate(size, radius, made, edge).copy()
    inner = page.get_rect().inflate(-2 * margin, -2 * margin)
    page.blit(paint.ring(inner.size, max(2, radius - margin), edge, BRASS, 150), inner)
    return page


@kept(4)
def _board(size: tuple[int, int], radius: int, edge: int, mood: Mood) -> Surface:
    board = paint.fill(size, radius, mix(mood.panel, CREAM, 0.05), mood.panel).copy()
    board.blit(paint.ring(size, radius, edge, mood.accent, 170), (0, 0))
    return board
