"""How often each face came: bars of one colour with their numbers, and a line where fair dice would be."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface, draw

from game.core.library.fairness import Fairness
from scenes.art.palette import BRASS, BRASS_DARK, EMBER
from scenes.records import words
from scenes.widgets import paint
from scenes.widgets.text import fit_line
from scenes.widgets.widget import Widget

FACES = {"dicy": ("1", "2", "3", "4", "5", "6"), "dalek": ("H4", "H2", "D3", "D2", "DOC", "EXT")}
ROW = 3.0


@dataclass(eq=False)
class Bars(Widget):
    _: KW_ONLY
    dice: Fairness

    role = "picture"
    focusable = False
    pressable = False

    def draw(self, surface: Surface) -> None:
        faces = FACES[self.dice.game]
        scale, px = self.look.scale, self.look.scale.text("body")
        high = self.rect.h // len(faces)
        name, count = min(scale.px(16), self.rect.w // 3), min(scale.px(9), self.rect.w // 6)
        room = Rect(self.rect.x + name, self.rect.y, self.rect.w - name - count, self.rect.h)
        fair = self.dice.dice / 6
        most = max(*self.dice.counts.values(), fair) * 1.05
        for number, face in enumerate(faces):
            line = Rect(self.rect.x, self.rect.y + number * high, self.rect.w, high)
            came = self.dice.counts.get(face, 0)
            fit_line(words.face(face), "medium", px, name).draw(
                surface, Rect(line.x, line.y, name, high), self.text_colour
            )
            long = max(2, round(room.w * came / most))
            bar = Rect(room.x, line.y + high // 5, long, high * 3 // 5)
            surface.blit(paint.fill(bar.size, min(long, bar.h) // 4, BRASS, BRASS_DARK), bar)
            told = fit_line(words.number(came), "bold", px, count)
            told.draw(surface, Rect(room.right, line.y, count, high), self.text_colour, "right")
        x = room.x + round(room.w * fair / most)
        draw.line(surface, EMBER, (x, room.y), (x, room.bottom), max(2, scale.px(0.25)))
