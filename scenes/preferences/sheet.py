"""Lines of the settings page, from the top down."""

from collections.abc import Callable, Sequence

from pygame import Rect

from scenes.art.palette import SIGNALS
from scenes.preferences.key_cap import cap_width
from scenes.preferences.samples import Draw, Even, Sample
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.choices import Choice, Switch, choice_size
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale, flow
from scenes.widgets.slider import Slider
from scenes.widgets.text import width_of
from scenes.widgets.widget import Widget

_SAMPLE = 7.0
_TOLD = 3.4


class Sheet:
    """Lines of a setting each: its words at the left, what sets it at the right, or below if it is narrow."""

    def __init__(self, place: Rect, scale: Scale) -> None:
        self.widgets: list[Widget] = []
        self.y = place.y
        self._x = place.x
        self._width = place.w
        self._scale = scale
        self._words_end = place.y
        """Words beside what sets them may be higher than that."""

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

    def samples(
        self,
        name: str,
        words: str,
        options: Sequence[tuple[str, str]],
        chosen: str,
        on_choose: Callable[[str], None],
        draw: Callable[[str], Draw],
    ) -> None:
        """A choice with a small picture of each option below its words."""
        widths = [choice_size(self._scale, [option])[0] for _key, option in options]
        place = self._beside(name, words, max(widths) * len(options), self._scale.px(HEIGHT))
        choice = Even(name, words, place, options=options, chosen=chosen, on_choose=on_choose)
        self.widgets.append(choice)
        _choice, *inside = choice.parts()
        top, tall = inside[0].rect.bottom + self._scale.px(0.8), self._scale.px(_SAMPLE)
        for option, (key, told) in zip(inside, options, strict=True):
            place = Rect(option.rect.x, top, option.rect.w, tall)
            self.widgets.append(Sample(f"{name}.{key}.sample", told, place, picture=draw(key)))
        self.y = top + tall + self._scale.px(1.8)

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

    def note(self, name: str, words: str) -> None:
        high = text_height(self._scale, words, self._width)
        self._add(Label(name, words, Rect(self._x, self.y, self._width, high), muted=True))

    def warning(self, name: str, words: str) -> None:
        """Below the line that it is about."""
        high = text_height(self._scale, words, self._width, kind="medium")
        place = Rect(self._x, self.y, self._width, high)
        self._add(Label(name, words, place, kind="medium", colour=SIGNALS.bad))

    def told(self, name: str, words: str, what: str) -> None:
        """Words, and what there is to know of them at the right; nothing to set."""
        wide = min(width_of(what, "medium", self._scale.text("body")) + self._scale.px(1), self._width // 2)
        high = max(self._scale.px(_TOLD), text_height(self._scale, what, wide, kind="medium"))
        place = self._beside(name, words, wide, high)
        self._add(Label(f"{name}.told", what, place, kind="medium", align="right"))

    def caps(self, name: str, words: str, caps: Sequence[Button], at_first: Button | None) -> None:
        """The keys of an action; at the right what makes them what they were, if they are others now."""
        high, gap = self._scale.px(HEIGHT), self._scale.px(0.8)
        sizes = [(cap_width(self._scale, cap.label, cap.icon), high) for cap in caps]
        widest = sum(wide for wide, _high in sizes) + gap * (len(sizes) - 1)
        room = min(widest, self._width - high - gap)
        places, tall = flow(room, sizes, gap)
        place = self._beside(name, words, room + gap + high, tall)
        place.right = self._x + self._width
        spare = room - max(box.right for box in places)
        for cap, box in zip(caps, places, strict=True):
            cap.rect = box.move(place.x + spare, place.y)
        self.widgets.extend(caps)
        if at_first:
            at_first.rect = Rect(place.right - high, place.y, high, high)
            self.widgets.append(at_first)
        self.y = max(place.bottom, self._words_end) + self._scale.px(1.0)

    def button(self, name: str, words: str, icon: str, on_press: Callable[[], None]) -> None:
        wide, high = button_size(self._scale, words, icon)
        place = Rect(self._x, self.y, min(wide, self._width), high)
        self._add(Button(name, words, place, icon=icon, on_press=on_press))

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
            self._words_end = self.y + tall
            return Rect(self._x + self._width - wide, self.y + (tall - high) // 2, wide, high)
        tall = text_height(self._scale, words, self._width)
        self.widgets.append(Label(f"{name}.words", words, Rect(self._x, self.y, self._width, tall)))
        self.y += tall + self._scale.px(0.8)
        return Rect(self._x, self.y, min(wide, self._width), high)

    def _add(self, widget: Widget) -> None:
        self.widgets.append(widget)
        self.y = max(widget.rect.bottom, self._words_end) + self._scale.px(1.0)
