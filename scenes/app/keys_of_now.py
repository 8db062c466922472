"""The keys that are heard at this moment, shown by `?`."""

from pygame import Rect
from pygame.event import Event

from scenes.app.page import Page
from scenes.keys.actions import around, lines, place_of, within
from scenes.keys.key import asks_for_keys
from scenes.keys.naming import fixed_words, line_words, place_words
from scenes.text.words import _
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Share, columns
from scenes.widgets.sheet import Sheet


class KeysOfNow(Page):
    name = "keys_of_now"

    def __init__(self, place: str) -> None:
        super().__init__()
        self._place = place

    def title(self) -> str:
        return _("Keyboard shortcuts")

    def handle(self, event: Event) -> bool:
        if asks_for_keys(event):
            self.back()
            return True
        return super().handle(event)

    def body(self, sheet: Sheet) -> None:
        heard = self.settings.keys
        for where in (*within(self._place), *around(self._place)):
            own = {line: actions for line, actions in lines().items() if place_of(line) == where}
            if own:
                sheet.heading(where, place_words(where))
            for line, actions in own.items():
                _told(sheet, line, line_words(line), heard.words(actions))
        sheet.heading("fixed", _("The same everywhere"))
        for at, (keys, what) in enumerate(fixed_words()):
            _told(sheet, f"fixed.{at}", what, keys)


def _told(sheet: Sheet, name: str, what: str, keys: str) -> None:
    scale = sheet.scale
    left, right = columns(Rect(sheet.x, sheet.y, sheet.width, 1), Share(3), Share(2), gap=scale.px(2))
    high = max(text_height(scale, what, left.w), text_height(scale, keys, right.w, kind="medium"))
    left.h = right.h = sheet.room(high).h
    sheet.add(
        Label(f"now.{name}", what, left),
        Label(f"now.{name}.keys", keys, right, kind="medium", align="right"),
    )
