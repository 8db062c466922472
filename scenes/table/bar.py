"""The bar at the top of a game: home, the game's name, undo and redo, speed, the log."""

from collections.abc import Callable, Iterable
from typing import Literal

import pygame
from msgspec import Struct
from pygame import Rect
from pygame.event import Event

from scenes.settings import Speed
from scenes.widgets.button import Button, button_size
from scenes.widgets.label import Label
from scenes.widgets.layout import Scale, inset, line
from scenes.widgets.widget import Widget
from scenes.words import _

HEIGHT = 6.4
_ICONS: dict[Speed, str] = {
    "calm": "hourglass",
    "normal": "play",
    "brisk": "fast_forward",
    "instant": "burst",
}


class BarState(Struct, frozen=True):
    """What the bar shows. An empty reason means: it can be done."""

    title: str
    why_no_undo: str
    why_no_redo: str
    speed: Speed
    log_open: bool


class Pressed(Struct, frozen=True):
    """What its buttons do."""

    home: Callable[[], None]
    undo: Callable[[], None]
    redo: Callable[[], None]
    speed: Callable[[], None]
    log: Callable[[], None]


def speed_name(speed: Speed) -> str:
    return {"calm": _("Calm"), "normal": _("Normal"), "brisk": _("Brisk"), "instant": _("Instant")}[speed]


def bar(rect: Rect, scale: Scale, state: BarState, pressed: Pressed) -> Iterable[Widget]:
    inner = inset(rect, scale.px(1.2), scale.px(0.7))
    speed = _("Speed: {speed}").format(speed=speed_name(state.speed))
    undo_words, redo_words, log_words = _("Undo"), _("Redo"), _("Log")
    wide = inner.w > scale.px(110)
    sizes = [
        button_size(scale, words if wide else "", sign)[0]
        for words, sign in (
            (undo_words, "undo"),
            (redo_words, "redo"),
            (speed_name(state.speed), _ICONS[state.speed]),
            (log_words, "book"),
        )
    ]
    places = line(inner, sizes, scale.px(0.8), "right")
    home = Rect(inner.x, inner.y, min(inner.h, inner.w // 8), inner.h)
    yield Button(
        "bar.home",
        _("Back to the title"),
        home,
        icon="home",
        hides_label=True,
        style="quiet",
        on_press=pressed.home,
        help=_("Back to the title. The game is saved; it goes on from here whenever you like."),
    )
    title = Rect(home.right + scale.px(1), inner.y, max(1, places[0].x - home.right - scale.px(2)), inner.h)
    yield Label("bar.title", state.title, title, size="lead", kind="title")
    for name, words, sign, why, chord, press in (
        ("undo", undo_words, "undo", state.why_no_undo, "Ctrl+Z", pressed.undo),
        ("redo", redo_words, "redo", state.why_no_redo, "Ctrl+Y", pressed.redo),
    ):
        yield Button(
            f"bar.{name}",
            words,
            places[0 if name == "undo" else 1],
            icon=sign,
            style="quiet",
            hides_label=not wide,
            enabled=not why,
            reason=why,
            help=_("{what} ({keys})").format(what=words, keys=chord),
            on_press=press,
        )
    yield Button(
        "bar.speed",
        speed if not wide else speed_name(state.speed),
        places[2],
        icon=_ICONS[state.speed],
        style="quiet",
        hides_label=not wide,
        help=_("How fast things move: {speed}. Press for the next speed.").format(
            speed=speed_name(state.speed)
        ),
        on_press=pressed.speed,
    )
    yield Button(
        "bar.log",
        log_words,
        places[3],
        icon="book",
        style="quiet",
        on=state.log_open,
        hides_label=not wide,
        help=_("What happened so far"),
        on_press=pressed.log,
    )


def chord(event: Event) -> Literal["undo", "redo"] | None:
    """What Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z ask for."""
    if not event.mod & pygame.KMOD_CTRL:
        return None
    if event.key == pygame.K_y or (event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT):
        return "redo"
    return "undo" if event.key == pygame.K_z else None
