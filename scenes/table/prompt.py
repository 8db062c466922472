"""The line that says whose turn it is and what to do. It shrinks, on two lines too, before it is cut."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import SeatColour, mix
from scenes.table.context import TableContext
from scenes.text.words import _
from scenes.widgets.label import Label
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import evened, fit


@dataclass(eq=False)
class Prompt(Label):
    """Before the words the sign of the seat that they are about, if it is any one's."""

    _: KW_ONLY
    sign: SeatColour | None = None

    def draw(self, surface: Surface) -> None:
        px = min(self.look.scale.text(self.size), self.rect.h)
        side = round(px * 0.9) if self.sign and self.label else 0
        beside = side + side // 2 if side else 0
        text = evened(fit(self.label, self.kind, px, (self.rect.w - beside, self.rect.h), SMALLEST_TEXT))
        spare = self.rect.w - beside - text.width
        start = {"left": 0, "centre": spare // 2, "right": spare}[self.align]
        x = self.rect.x + start
        if self.sign and side:
            shape = icon(self.sign.shape, side, mix(self.sign.colour, (255, 255, 255), 0.25))
            surface.blit(shape, (x, self.rect.centery - side // 2))
        place = Rect(x + beside, self.rect.y, text.width, self.rect.h)
        text.draw(surface, place, self.colour or self.text_colour, self.align)


def prompt_words(
    context: TableContext, acting: int | None, to_do: Callable[[], str], ended: Callable[[], str]
) -> str:
    """The same in every game: whose turn it is, and what they may do; or what is being done."""
    if context.looking_back:
        return context.past_words
    if acting is None:
        return ended()
    name, alone = context.name_of(acting), len(context.sitting.people) < 2
    if context.may_choose:
        words = _("Your turn: {what_to_do}") if alone else _("{name}: {what_to_do}")
        return words.format(name=name, what_to_do=to_do())
    if context.sitting.is_bot(acting):
        return context.story.heard or _("{name} is playing.").format(name=name)
    return context.story.heard


def sign_of(context: TableContext, acting: int | None) -> SeatColour | None:
    """Of the seat that the prompt is about."""
    return None if acting is None or context.looking_back else context.sitting.colours[acting]
