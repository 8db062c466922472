"""The line that says what to do next: it stays on one line, and shrinks before it is cut."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from scenes.table.context import TableContext
from scenes.text.words import _
from scenes.widgets.label import Label
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit_line


@dataclass(eq=False)
class Prompt(Label):
    def draw(self, surface: Surface) -> None:
        px = self.look.scale.text(self.size)
        text = fit_line(self.label, self.kind, min(px, self.rect.h), self.rect.w, SMALLEST_TEXT)
        text.draw(surface, self.rect, self.colour or self.text_colour, self.align)


def prompt_words(
    context: TableContext, acting: int | None, to_do: Callable[[], str], ended: Callable[[], str]
) -> str:
    """The same in every game; with several people at the screen it names the one who is to do it."""
    if context.looking_back:
        return context.past_words
    if acting is None:
        return ended()
    name = context.name_of(acting)
    if context.may_choose:
        words = to_do()
        if len(context.sitting.people) < 2:
            return words
        return _("{name}: {what_to_do}").format(name=name, what_to_do=words)
    if context.sitting.is_bot(acting):
        return _("{name} is playing.").format(name=name)
    return ""
