"""The settings page. Every change holds at once and is kept; there is nothing to confirm."""

from collections.abc import Callable, Sequence

import msgspec
from pygame import Rect

from scenes.page import Page
from scenes.settings import SCALES, Settings
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.choices import Choice, Switch, choice_size
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.slider import Slider
from scenes.widgets.widget import Widget
from scenes.words import AS_THE_SYSTEM, OWN_NAMES, _, languages


class SettingsScene(Page):
    name = "settings"

    def title(self) -> str:
        return _("Settings")

    def buttons(self) -> Sequence[Button]:
        changed = self.settings != Settings(window_size=self.settings.window_size)
        return [
            Button(
                "defaults",
                _("As it was at first"),
                Rect(0, 0, 0, 0),
                icon="undo",
                enabled=changed,
                reason=_("Everything is as it was at first."),
                on_press=self._back_to_defaults,
            )
        ]

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        now = self.settings
        sheet = _Sheet(place, scale)
        sheet.heading("look", _("The table"))
        sheet.slider(
            "scale",
            _("Size of everything"),
            now.scale,
            SCALES,
            lambda value: _("{percent} %").format(percent=value),
            lambda value: self._change(scale=value),
        )
        sheet.choice(
            "display",
            _("Show in"),
            [("window", _("A window")), ("full_screen", _("Full screen"))],
            now.display,
            lambda key: self._change(display=key),
        )
        if len(spoken := languages()) > 1:
            names = [(AS_THE_SYSTEM, _("As the system")), *((key, OWN_NAMES[key]) for key in spoken)]
            sheet.choice(
                "language", _("Language"), names, now.language, lambda key: self._change(language=key)
            )
        sheet.heading("motion", _("Motion"))
        sheet.choice(
            "speed",
            _("How fast things move"),
            [
                ("calm", _("Calm")),
                ("normal", _("Normal")),
                ("brisk", _("Brisk")),
                ("instant", _("Instant")),
            ],
            now.speed,
            lambda key: self._change(speed=key),
        )
        sheet.switch(
            "reduced_motion",
            _("Less motion: nothing slides, sways or flashes"),
            now.reduced_motion,
            lambda on: self._change(reduced_motion=on),
        )
        sheet.heading("games", _("In the games"))
        sheet.choice(
            "call_window",
            _("17: time to call before a bot plays on"),
            [
                ("2", _("2 s")),
                ("4", _("4 s")),
                ("8", _("8 s")),
                ("go_on", _("Until “Go on”")),
            ],
            now.call_window,
            lambda key: self._change(call_window=key),
        )
        sheet.switch(
            "confirm_pass",
            _("Dicy Cards: ask before a pass"),
            now.confirm_pass,
            lambda on: self._change(confirm_pass=on),
        )
        return sheet.widgets, sheet.y - place.y

    def enter(self) -> None:
        self._deaf = self.app.settings.listen(lambda _before, _now: self.relay())

    def leave(self) -> None:
        self._deaf()

    def _change(self, **values: object) -> None:
        self.app.settings.change(**values)

    def _back_to_defaults(self) -> None:
        before = self.settings
        first = msgspec.structs.replace(Settings(), window_size=before.window_size)
        self._change(**msgspec.structs.asdict(first))
        words = _("All settings are as they were at first.")
        self.say(words, _("Undo"), lambda: self._change(**msgspec.structs.asdict(before)))


class _Sheet:
    """Lines of a setting each: its words at the left, what sets it at the right, or below if it is narrow."""

    def __init__(self, place: Rect, scale: Scale) -> None:
        self.widgets: list[Widget] = []
        self.y = place.y
        self._x = place.x
        self._width = place.w
        self._scale = scale

    def heading(self, name: str, words: str) -> None:
        if self.widgets:
            self.y += self._scale.px(1.6)
        high = self._scale.px(4)
        place = Rect(self._x, self.y, self._width, high)
        self.widgets.append(Label(f"heading.{name}", words, place, size="lead", kind="title", muted=True))
        self.y += high + self._scale.px(0.8)

    def choice(
        self,
        name: str,
        words: str,
        options: Sequence[tuple[str, str]],
        chosen: str,
        on_choose: Callable[[str], None],
    ) -> None:
        wide, high = choice_size(self._scale, [option for _key, option in options])
        place = self._beside(name, words, wide, high)
        self._add(Choice(name, words, place, options=options, chosen=chosen, on_choose=on_choose))

    def slider(
        self,
        name: str,
        words: str,
        value: int,
        among: range,
        shown: Callable[[int], str],
        on_change: Callable[[int], None],
    ) -> None:
        place = self._beside(name, words, self._scale.px(44), self._scale.px(HEIGHT))
        low, high, step = among.start, among[-1], among.step
        self._add(
            Slider(
                name,
                words,
                place,
                value=value,
                low=low,
                high=high,
                step=step,
                shown=shown,
                on_change=on_change,
            )
        )

    def switch(self, name: str, words: str, on: bool, on_change: Callable[[bool], None]) -> None:
        room = self._width - self._scale.px(9)
        high = max(self._scale.px(HEIGHT), text_height(self._scale, words, room))
        self._add(Switch(name, words, Rect(self._x, self.y, self._width, high), on=on, on_change=on_change))

    def _beside(self, name: str, words: str, wide: int, high: int) -> Rect:
        """Letters the words, and gives the place for what sets it."""
        gap = self._scale.px(2)
        room = self._width - wide - gap
        if room >= self._scale.px(22):
            tall = max(high, text_height(self._scale, words, room))
            self.widgets.append(Label(f"{name}.words", words, Rect(self._x, self.y, room, tall)))
            return Rect(self._x + self._width - wide, self.y + (tall - high) // 2, wide, high)
        tall = text_height(self._scale, words, self._width)
        self.widgets.append(Label(f"{name}.words", words, Rect(self._x, self.y, self._width, tall)))
        self.y += tall + self._scale.px(0.4)
        return Rect(self._x, self.y, min(wide, self._width), high)

    def _add(self, widget: Widget) -> None:
        self.widgets.append(widget)
        self.y = widget.rect.bottom + self._scale.px(1.0)
