"""Lines of the settings page, from the top down."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect, Surface

from scenes.art.palette import SIGNALS
from scenes.preferences.key_cap import cap_width
from scenes.preferences.samples import Even, Sample
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.choices import Choice, Switch, choice_size
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import flow
from scenes.widgets.sheet import Sheet
from scenes.widgets.slider import Slider
from scenes.widgets.text import width_of
from scenes.widgets.widget import Widget

_SAMPLE = 7.0
_TOLD = 3.4

Options = Sequence[tuple[str, str]]
DrawSample = Callable[[Surface, Rect, Any], None]
"""Of what is chosen by that key."""


class SettingLines:
    """Lines of a setting each: its words at the left, what sets it at the right, or below if it is narrow.

    A line has the name of its setting: `value(name)` is what is set, `change(name=…)` sets it.
    """

    def __init__(self, sheet: Sheet, value: Callable[[str], Any], change: Callable[..., None]) -> None:
        self._sheet, self._scale = sheet, sheet.scale
        self._value, self._change = value, change
        self._words_end = sheet.y
        """Words beside what sets them may be higher than that."""

    def heading(self, name: str, words: str) -> None:
        if self._sheet.widgets:
            self._sheet.space(1.6)
        place = self._sheet.take(4, 0.8)
        self._sheet.add(Label(f"heading.{name}", words, place, size="lead", kind="title", muted=True))

    def _sets(self, name: str) -> Callable[[Any], None]:
        return lambda value: self._change(**{name: value})

    def choice(self, name: str, words: str, options: Options) -> None:
        wide, high = choice_size(self._scale, [option for _key, option in options])
        place, chosen = self._beside(name, words, wide, high), self._value(name)
        self._add(Choice(name, words, place, options=options, chosen=chosen, on_choose=self._sets(name)))

    def samples(self, name: str, words: str, options: Options, draw: DrawSample) -> None:
        """A choice with a small picture of each option below its words."""
        widths = [choice_size(self._scale, [option])[0] for _key, option in options]
        place = self._beside(name, words, max(widths) * len(options), self._scale.px(HEIGHT))
        chosen, choose = self._value(name), self._sets(name)
        choice = Even(name, words, place, options=options, chosen=chosen, on_choose=choose)
        self._sheet.add(choice)
        _choice, *inside = choice.parts()
        top, tall = inside[0].rect.bottom + self._scale.px(0.8), self._scale.px(_SAMPLE)
        for option, (key, told) in zip(inside, options, strict=True):
            place = Rect(option.rect.x, top, option.rect.w, tall)
            self._sheet.add(
                Sample(
                    f"{name}.{key}.sample",
                    told,
                    place,
                    picture=lambda surface, rect, key=key: draw(surface, rect, key),
                )
            )
        self._sheet.y = top + tall + self._scale.px(1.8)

    def slider(self, name: str, words: str, among: range, shown: Callable[[int], str]) -> None:
        self._add(
            Slider(
                name,
                words,
                self._beside(name, words, self._scale.px(44), self._scale.px(HEIGHT)),
                value=self._value(name),
                low=among.start,
                high=among[-1],
                step=among.step,
                shown=shown,
                on_change=self._sets(name),
            )
        )

    def switch(self, name: str, words: str) -> None:
        room = self._sheet.width - self._scale.px(9)
        place = self._room(max(self._scale.px(HEIGHT), text_height(self._scale, words, room)))
        self._add(Switch(name, words, place, on=self._value(name), on_change=self._sets(name)))

    def note(self, name: str, words: str) -> None:
        high = text_height(self._scale, words, self._sheet.width)
        self._add(Label(name, words, self._room(high), muted=True))

    def warning(self, name: str, words: str) -> None:
        high = text_height(self._scale, words, self._sheet.width, kind="medium")
        self._add(Label(name, words, self._room(high), kind="medium", colour=SIGNALS.bad))

    def told(self, name: str, words: str, what: str) -> None:
        """Words, and what there is to know of them at the right; nothing to set."""
        least = width_of(what, "medium", self._scale.text("body")) + self._scale.px(1)
        wide = min(least, self._sheet.width // 2)
        high = max(self._scale.px(_TOLD), text_height(self._scale, what, wide, kind="medium"))
        place = self._beside(name, words, wide, high)
        self._add(Label(f"{name}.told", what, place, kind="medium", align="right"))

    def caps(self, name: str, words: str, caps: Sequence[Button], at_first: Button | None) -> None:
        """The keys of an action; at the right what makes them what they were, if they are others now."""
        high, gap = self._scale.px(HEIGHT), self._scale.px(0.8)
        sizes = [(cap_width(self._scale, cap.label, cap.icon), high) for cap in caps]
        widest = sum(wide for wide, _high in sizes) + gap * (len(sizes) - 1)
        room = min(widest, self._sheet.width - high - gap)
        places, tall = flow(room, sizes, gap)
        place = self._beside(name, words, room + gap + high, tall)
        place.right = self._sheet.x + self._sheet.width
        spare = room - max(box.right for box in places)
        for cap, box in zip(caps, places, strict=True):
            cap.rect = box.move(place.x + spare, place.y)
        self._sheet.add(*caps)
        if at_first:
            at_first.rect = Rect(place.right - high, place.y, high, high)
            self._sheet.add(at_first)
        self._go_on_below(place)

    def button(self, name: str, words: str, icon: str, on_press: Callable[[], None]) -> None:
        wide, high = button_size(self._scale, words, icon)
        place = self._room(high)
        place.w = min(wide, place.w)
        self._add(Button(name, words, place, icon=icon, on_press=on_press))

    def _room(self, high: int) -> Rect:
        return Rect(self._sheet.x, self._sheet.y, self._sheet.width, high)

    def _beside(self, name: str, words: str, wide: int, high: int) -> Rect:
        """Letters the words, and gives the place for what sets it."""
        sheet, gap = self._sheet, self._scale.px(2)
        room = sheet.width - wide - gap
        if room >= self._scale.px(22):
            tall = max(high, text_height(self._scale, words, room))
            sheet.add(Label(f"{name}.words", words, Rect(sheet.x, sheet.y, room, tall)))
            self._words_end = sheet.y + tall
            return Rect(sheet.x + sheet.width - wide, sheet.y + (tall - high) // 2, wide, high)
        sheet.say(words, f"{name}.words", after=0.8)
        return Rect(sheet.x, sheet.y, min(wide, sheet.width), high)

    def _add(self, widget: Widget) -> None:
        self._sheet.add(widget)
        self._go_on_below(widget.rect)

    def _go_on_below(self, place: Rect) -> None:
        self._sheet.y = max(place.bottom, self._words_end) + self._scale.px(1.0)
