"""The line that says what to do next: it stays on one line, and shrinks before it is cut."""

from dataclasses import dataclass

from pygame import Surface

from scenes.widgets.label import Label
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit


@dataclass(eq=False)
class Prompt(Label):
    def draw(self, surface: Surface) -> None:
        px = self.look.scale.text(self.size)
        text = fit(self.label, self.kind, px, self.rect.size, SMALLEST_TEXT)
        text.draw(surface, self.rect, self.colour or self.text_colour, self.align)
