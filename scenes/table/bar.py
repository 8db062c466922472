"""The bar at the top of a game: home, settings, its name, hint and rules, undo and redo, speed, the log."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from pygame import Rect

from scenes.keys.bindings import Bindings
from scenes.settings.store import Speed
from scenes.text.words import _
from scenes.widgets.button import Button, button_size
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import Scale, grid, inset, line
from scenes.widgets.text import width_of
from scenes.widgets.widget import Widget

HEIGHT = 6.4
_WITH_WORDS = 128.0
"""A bar so many units wide has room for words on its buttons."""
_GAP = 0.8
_TITLE = 30.0
"""Room that is left for the ways out and the game's name, rather than for what a key does too."""
_LONG_TITLE = 30.0
"""A title that is longer takes two lines beside the buttons' words."""
_WAYS_OUT = 15.0
"""What the buttons before the title take, with the air around it."""
_LEAST_TITLE = 12.0
"""With less room the game's name is not shown: its table shows which it is."""
_ICONS: dict[Speed, str] = {
    "calm": "hourglass",
    "normal": "play",
    "brisk": "fast_forward",
    "instant": "burst",
}


class BarState(Struct, frozen=True):
    """What the bar shows. An empty reason means: it can be done. No hints: the table plays without them."""

    title: str
    why_no_undo: str
    why_no_redo: str
    why_no_hint: str
    hints: bool
    speed: Speed
    muted: bool
    from_afar: bool
    log_open: bool
    keys: Bindings


class Pressed(Struct, frozen=True):
    """What its buttons do."""

    home: Callable[[], None]
    undo: Callable[[], None]
    redo: Callable[[], None]
    hint: Callable[[], None]
    rules: Callable[[], None]
    speed: Callable[[], None]
    mute: Callable[[], None]
    afar: Callable[[], None]
    log: Callable[[], None]
    settings: Callable[[], None]


def speed_name(speed: Speed) -> str:
    return {"calm": _("Calm"), "normal": _("Normal"), "brisk": _("Brisk"), "instant": _("Instant")}[speed]


def bar(rect: Rect, scale: Scale, state: BarState, pressed: Pressed) -> Iterable[Widget]:
    inner = inset(rect, scale.px(1.2), scale.px(0.7))
    wide = inner.w > scale.px(_WITH_WORDS)
    buttons = list(_buttons(state, pressed, wide=wide))
    for button in buttons:
        button.hides_label |= not wide
    wanted = min(width_of(state.title, "title", scale.text("lead")), scale.px(_LONG_TITLE))
    for button in reversed(buttons):  # the last ones go without their words first
        if _width(buttons, scale) > inner.w - scale.px(_WAYS_OUT) - wanted:
            button.hides_label = True
    if _width(buttons, scale) > inner.w - scale.px(_TITLE):
        buttons = [button for button in buttons if button.id != "bar.mute"]
    sizes = _sizes(buttons, scale)
    places = line(inner, sizes, scale.px(_GAP), "right")
    home = Rect(inner.x, inner.y, min(inner.h, inner.w // 8), inner.h)
    cog = home.move(home.w + scale.px(0.4), 0)
    for button, place in zip(_ways_out(pressed), (home, cog), strict=True):
        button.rect = place
        yield button
    title = Rect(cog.right + scale.px(1), inner.y, max(1, places[0].x - cog.right - scale.px(2)), inner.h)
    if title.w >= scale.px(_LEAST_TITLE):
        yield Label("bar.title", state.title, title, size="lead", kind="title")
    for button, place in zip(buttons, places, strict=True):
        button.rect = place
        yield button


def _sizes(buttons: Sequence[Button], scale: Scale) -> list[int]:
    return [button_size(scale, "" if one.hides_label else one.label, one.icon)[0] for one in buttons]


def _width(buttons: Sequence[Button], scale: Scale) -> int:
    return sum(_sizes(buttons, scale)) + scale.px(_GAP) * len(buttons)


def tiles(rect: Rect, scale: Scale, state: BarState, pressed: Pressed) -> Iterable[Widget]:
    """The same buttons without a word: in two lines, or in one where all of them lie side by side."""
    yield Panel("bar.tiles", "", rect, made_of="dark")
    buttons = [*_ways_out(pressed), *_buttons(state, pressed, wide=False)]
    inner = inset(rect, scale.px(0.6))
    lines = 1 if inner.w >= inner.h * len(buttons) else 2
    for button, place in zip(buttons, grid(inner, -(-len(buttons) // lines), lines, 0), strict=False):
        button.rect, button.hides_label = place, True
        yield button


def _ways_out(pressed: Pressed) -> Iterable[Button]:
    about = _("Back to the title. The game is saved; it goes on from here whenever you like.")
    for button in (
        _button("home", _("Back to the title"), "home", about, pressed.home),
        _button("settings", _("Settings"), "settings", "", pressed.settings),
    ):
        button.hides_label = True
        yield button


def _buttons(state: BarState, pressed: Pressed, *, wide: bool) -> Iterable[Button]:
    """From left to right, without their places."""
    keys, with_key = state.keys, _("{what} ({keys})")
    if state.hints:
        yield _button(
            "hint",
            _("Hint"),
            "hint",
            _("What an expert would do in your place, and why ({key})").format(key=keys.word("table.hint")),
            pressed.hint,
            state.why_no_hint,
        )
    rules = _("The rule book, opened where you are ({key})").format(key=keys.word("everywhere.rule"))
    yield _button("rules", _("Rules"), "book", rules, pressed.rules)
    undo, redo = _("Undo"), _("Redo")
    back = with_key.format(what=undo, keys=keys.word("everywhere.undo"))
    on = with_key.format(what=redo, keys=keys.word("everywhere.redo"))
    yield _button("undo", undo, "undo", back, pressed.undo, state.why_no_undo)
    yield _button("redo", redo, "redo", on, pressed.redo, state.why_no_redo)
    speed = speed_name(state.speed)
    about = _("How fast things move: {speed}. Press for the next speed.").format(speed=speed)
    words = speed if wide else _("Speed: {speed}").format(speed=speed)
    yield _button("speed", words, _ICONS[state.speed], about, pressed.speed)
    no_sound = _("No sound ({key})").format(key=keys.word("everywhere.mute"))
    mute = _button("mute", no_sound, "speaker_off" if state.muted else "speaker", no_sound, pressed.mute)
    mute.on, mute.hides_label = state.muted, True
    yield mute
    told = with_key.format(what=_("What happened so far"), keys=keys.word("everywhere.log"))
    near = _("Seen from near: with words and the log")
    far = _("Seen from across the room: larger, with fewer words")
    about = near if state.from_afar else far
    afar = _button("afar", about, "screen", about, pressed.afar)
    afar.on, afar.hides_label = state.from_afar, True
    yield afar
    log = _button("log", _("Log"), "list", told, pressed.log)
    log.shortcut = "everywhere.log"
    log.on = state.log_open
    yield log


def _button(
    name: str, words: str, sign: str, about: str, press: Callable[[], None], why_not: str = ""
) -> Button:
    return Button(
        f"bar.{name}",
        words,
        Rect(0, 0, 0, 0),
        icon=sign,
        style="quiet",
        enabled=not why_not,
        reason=why_not,
        help=about,
        on_press=press,
    )
