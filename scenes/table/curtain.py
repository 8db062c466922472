"""The curtain between two people at one computer: it names who comes next, and shows nothing else.

Push it over a scene that shows nobody's hand; it pops with True when the person named has opened it. Only
then may the scene below look as that person. It moves in two halves of cloth, and fades with less motion.
"""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.dialog import Answer, Dialog
from scenes.app.scene import Scene
from scenes.art.curtain_art import curtain
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, SeatColour
from scenes.art.surface_cache import kept
from scenes.keys.key import PRESSING
from scenes.sound.cue import Cue
from scenes.table.seats import draw_sign
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.button import Button, button_size
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import Scale, centred, inset, rows
from scenes.widgets.widget import Widget

_cloth = kept(2)(curtain)


class Curtain(Scene):
    name = "curtain"
    arrival = "curtain"

    def __init__(self, seat_name: str, colour: SeatColour) -> None:
        super().__init__()
        self._name, self._colour = seat_name, colour
        self._sign = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.controls.first = "curtain.open"
        self.app.sound(Cue("curtain"))

    def leave(self) -> None:
        self.app.sound(Cue("curtain"))

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        width, height = min(scale.px(78), area.w * 9 // 10), min(scale.px(54), area.h * 8 // 10)
        card = centred(area, width, height)
        inner = inset(card, scale.px(4), scale.px(3))
        open_words, home_words = _("I am {name}: open").format(name=self._name), _("Back to the title")
        high = button_size(scale, open_words)[1]
        wanted = (scale.px(11), scale.px(4), scale.px(12), scale.px(7), high, scale.px(4.4))
        sign, next_up, name, aside, buttons, home = rows(inner, *wanted, gap=scale.px(0.8))
        side = min(sign.h, sign.w)
        self._sign = centred(sign, side, side)
        yield Panel("curtain.card", "", card)
        yield Label("curtain.next", _("Next to play"), next_up, size="lead", align="centre", muted=True)
        yield Label("curtain.name", self._name, name, size="title", kind="title", align="centre")
        others = _("Everybody else, look away now.")
        yield Label("curtain.aside", others, aside, size="lead", kind="medium", align="centre")
        wide = min(buttons.w, button_size(scale, open_words, "eye")[0] + scale.px(4))
        yield Button(
            "curtain.open",
            open_words,
            centred(buttons, wide, buttons.h),
            icon="eye",
            style="primary",
            at_enter=True,
            help=_("Opens the curtain on {name}'s hand (Enter).").format(name=self._name),
            on_press=lambda: self.app.pop(True),
        )
        small = min(home.w, button_size(scale, home_words, "home")[0])
        yield Button(
            "curtain.home",
            home_words,
            centred(home, small, home.h),
            icon="home",
            style="quiet",
            on_press=self.app.home,
        )

    def handle(self, event: Event) -> bool:
        """The space bar opens it too. A click beside the button doesn't: it may be the last player's."""
        if super().handle(event):
            return True
        presses = event.type == pygame.KEYDOWN and event.key in PRESSING
        if presses:
            self.app.pop(True)
        return presses

    def back(self) -> None:
        """Esc asks first."""
        answers = (Answer("home", _("To the title"), icon="home"), Answer("stay", _("Continue"), "primary"))
        words = _("The game is saved. You can continue it at any time.")
        self.app.push(Dialog(_("Leave the table?"), words, answers, "stay"), then=self._heard)

    def _heard(self, answer: object) -> None:
        if answer == "home":
            self.app.home()

    def draw(self, surface: Surface) -> None:
        surface.blit(_cloth(surface.get_size()), (0, 0))
        super().draw(surface)
        sign, colour = self._sign, self._colour
        paint.cast(surface, sign, sign.w // 2, sign.w // 10, sign.w // 24, 120)
        ring = paint.Plate(BRASS_LIGHT, BRASS, CREAM, BRASS_DARK)
        surface.blit(paint.plate(sign.size, sign.w // 2, ring, max(1, sign.w // 40)), sign)
        disc = sign.inflate(-sign.w // 9, -sign.w // 9)
        draw_sign(surface, disc, colour, max(1, disc.w // 40), disc.w * 6 // 10, INK)
