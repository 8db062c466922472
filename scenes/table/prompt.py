"""The line that says whose turn it is and what to do: in every game in the same place and the same words."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.palette import BRASS, SeatColour, mix
from scenes.art.tokens import seat_disc
from scenes.table.context import TableContext
from scenes.table.seats import LIT, UNLIT
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import evened, fit
from scenes.widgets.widget import ReadOnly


@dataclass(eq=False)
class Prompt(ReadOnly):
    """A small plate on the table's frame. Before the words lies the token of the seat that they are about;
    it is lit where a person is to do something. The words shrink, on two lines too, before they are cut.
    """

    _: KW_ONLY
    sign: SeatColour | None = None
    lit: bool = False

    role = "label"
    played_with = True

    def draw(self, surface: Surface) -> None:
        if not self.label:
            return
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        side, pad = round(rect.h * 0.86), rect.h // 2
        beside = side + pad // 2 if self.sign else 0
        edge, thick = (mood.glow, scale.px(0.35)) if self.lit else (BRASS, scale.px(0.15))
        inside = rect.h - 2 * thick
        room = rect.w - beside - 2 * pad, rect.h
        text = evened(
            fit(self.label, "medium", min(scale.text("lead"), inside * 9 // 10), room, SMALLEST_TEXT)
        )
        body = Rect(0, 0, text.width + beside + 2 * pad, rect.h)
        body.center = rect.center
        base = mix(mood.panel, self.sign.colour, LIT if self.lit else UNLIT) if self.sign else mood.panel
        surface.blit(paint.fill(body.size, rect.h // 2, base, mix(base, (0, 0, 0), 0.25)), body)
        surface.blit(paint.ring(body.size, rect.h // 2, max(1 + self.lit, thick), edge), body)
        x = body.x + pad
        if self.sign:
            surface.blit(seat_disc(self.sign, side), (x - pad // 3, rect.centery - side // 2))
        text.draw(surface, Rect(x + beside, rect.y, text.width, rect.h), mood.panel_text, "centre")


def prompt_words(context: TableContext, acting: int | None, to_do: Callable[[], str]) -> str:
    """Whose turn it is, and what they may do; or what is being done, and at the end who has won."""
    if context.looking_back:
        return context.past_words
    if acting is None:
        return context.story.heard
    name, alone = context.name_of(acting), len(context.sitting.people) < 2
    if context.may_choose:
        words = _("Your turn: {what_to_do}") if alone else _("{name}: {what_to_do}")
        return words.format(name=name, what_to_do=to_do())
    if context.sitting.is_bot(acting):
        return heard_now(context, acting) or _("{name} is playing.").format(name=name)
    return context.story.heard


def heard_now(context: TableContext, acting: int | None) -> str:
    """What the rules or a player did is said while it is shown; what the one who is to act did stands longer,
    until something else happens.
    """
    passed = context.at_rest and context.story.heard_of != acting
    return "" if passed else context.story.heard
