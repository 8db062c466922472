"""The bar at the top of a game, or its tiles below the plates: where the buttons of `bar_buttons` lie."""

from collections.abc import Iterable, Sequence

from pygame import Rect

from scenes.widgets.button import Button, button_size
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import Scale, grid, inset, line
from scenes.widgets.text import width_of
from scenes.widgets.widget import Widget

_WITH_WORDS = 128.0
"""A bar so many units wide has room for words on its buttons."""
_GAP = 0.8
_LONG_TITLE = 30.0
"""A title that is longer takes two lines beside the buttons' words."""
_WAYS_OUT = 15.0
"""What the buttons before the title take, with the air around it."""
_LEAST_TITLE = 12.0
"""With less room the game's name is not shown: its table shows which it is."""


def has_words(rect: Rect, scale: Scale) -> bool:
    """There is room for words on the buttons of a bar that lies there."""
    return inset(rect, scale.px(1.2), scale.px(0.7)).w > scale.px(_WITH_WORDS)


def bar(
    rect: Rect, scale: Scale, title: str, ways_out: Sequence[Button], buttons: Sequence[Button]
) -> Iterable[Widget]:
    """The ways out at the left, the game's name, then the buttons: the last go without words first."""
    inner = inset(rect, scale.px(1.2), scale.px(0.7))
    for button in buttons:
        button.hides_label |= not has_words(rect, scale)
    wanted = min(width_of(title, "title", scale.text("lead")), scale.px(_LONG_TITLE))
    for button in reversed(buttons):
        if _width(buttons, scale) > inner.w - scale.px(_WAYS_OUT) - wanted:
            button.hides_label = True
    sizes = _sizes(buttons, scale)
    places = line(inner, sizes, scale.px(_GAP), "right")
    home = Rect(inner.x, inner.y, min(inner.h, inner.w // 8), inner.h)
    cog = home.move(home.w + scale.px(0.4), 0)
    for button, place in zip(ways_out, (home, cog), strict=True):
        button.rect = place
        yield button
    room = Rect(cog.right + scale.px(1), inner.y, max(1, places[0].x - cog.right - scale.px(2)), inner.h)
    if room.w >= scale.px(_LEAST_TITLE):
        yield Label("bar.title", title, room, size="lead", kind="title")
    for button, place in zip(buttons, places, strict=True):
        button.rect = place
        yield button


def _sizes(buttons: Sequence[Button], scale: Scale) -> list[int]:
    return [max(button_size(scale, words, one.icon)[0] for words in _words(one)) for one in buttons]


def _words(button: Button) -> Sequence[str]:
    """All that a button must have room for, so that none beside it moves when its word changes."""
    return ("",) if button.hides_label else (button.label, button.longest_label or button.label)


def _width(buttons: Sequence[Button], scale: Scale) -> int:
    return sum(_sizes(buttons, scale)) + scale.px(_GAP) * len(buttons)


def tiles(rect: Rect, scale: Scale, buttons: Sequence[Button]) -> Iterable[Widget]:
    """The same buttons without a word: in two lines, or in one where all of them lie side by side."""
    yield Panel("bar.tiles", "", rect, made_of="dark")
    inner = inset(rect, scale.px(0.6))
    lines = 1 if inner.w >= inner.h * len(buttons) else 2
    for button, place in zip(buttons, grid(inner, -(-len(buttons) // lines), lines, 0), strict=False):
        button.rect, button.hides_label = place, True
        yield button
