"""The line that says what to do next: it stays on one line, and shrinks before it is cut."""

from dataclasses import dataclass

from pygame import Surface

from scenes.widgets.label import Label
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit_line


@dataclass(eq=False)
class Prompt(Label):
    def draw(self, surface: Surface) -> None:
        px = self.look.scale.text(self.size)
        text = fit_line(self.label, self.kind, min(px, self.rect.h), self.rect.w, SMALLEST_TEXT)
        text.draw(surface, self.rect, self.colour or self.text_colour, self.align)
