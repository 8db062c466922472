"""What hands and the system do to a window, as plain data: a name, and numbers that choose what and where."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from scenes.app.app import App

Gesture = tuple[str, int, int, int]
Pos = tuple[int, int]

SIZES = (
    (1280, 720), (1000, 700), (1024, 768), (1366, 768), (1920, 1080), (1600, 1200), (1080, 1920),
    (1200, 1600), (2560, 1080), (960, 600), (1000, 1400), (3840, 2160),
)  # fmt: skip

SETTINGS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("language", ("en", "de")),
    ("speed", ("calm", "normal", "brisk", "instant")),
    ("reduced_motion", (True, False)),
    ("from_afar", (True, False)),
    ("large_text", (True, False)),
    ("scale", (80, 100, 150, 200)),
    ("handed", ("left", "right")),
    ("palette", ("standard", "contrast", "protan")),
    ("dice", ("own", "dark", "warm")),
    ("cloth", ("picture", "felt", "ticking")),
    ("confirm_stop", (True, False)),
    ("call_window", ("2", "8", "go_on")),
    ("hints", (True, False)),
)

PRESSED = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2, pygame.K_F11, pygame.K_KP_ENTER),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    *(0, pygame.K_LSHIFT, pygame.K_CAPSLOCK, pygame.K_AC_BACK),
)
MODIFIERS = (
    0,
    0,
    0,
    0,
    pygame.KMOD_LSHIFT,
    pygame.KMOD_LCTRL,
    pygame.KMOD_LALT,
    pygame.KMOD_CTRL | pygame.KMOD_SHIFT,
)
TEXTS = (
    *(
        "a",
        "Ada",
        "é",
        "ß",
        "17",
        " ",
        "",
        "w" * 500,
        "Zoë ♥",
        "\u200d",
        "\u202e",
        "\u0000",
        "\ud800",
        "\U0001f3b2",
    ),
    *("/", "~", "~nobody/x", "//", "../..", "a\nb", "%s{x}", "\x1b[31m"),
)
SECONDS = (0.005, 0.02, 0.05, 0.1, 0.3, 0.8, 2.0)


class Hands:
    """`files` are paths that may be dropped; `anew` opens the next window when this one was closed."""

    def __init__(self, app: App, files: Sequence[Path], anew: Callable[[], App]) -> None:
        self.app, self._files, self._anew = app, files, anew
        self.told: list[str] = []
        """What each gesture was, for people."""

    def do(self, gesture: Gesture) -> None:
        name, *numbers = gesture
        GESTURES[name](self, *numbers)
        if not self.app.running:
            self.app = self._anew()

    def feed(self, *events: Event) -> None:
        self.told.append(", ".join(str(event) for event in events))
        for event in events:
            if self.app.running:
                self.app.feed(event)

    def spot(self, number: int) -> Pos:
        """Most of them on something that can be pressed, others anywhere."""
        wide, tall = self.app.surface.get_size()
        targets = self.app.targets()
        if number % 4 == 0 or not targets:
            return number // 4 % wide, number // 4096 % tall
        target = targets[number // 4 % len(targets)]
        self.told.append(f"at {target.id}")
        x, y, w, h = target.rect
        return x + w // 2, y + h // 2

    # Mouse and finger

    def click(self, where: int, _: int, rarely: int) -> None:
        at = self.spot(where)
        if self.told and self.told[-1] == "at quit" and rarely % 12:
            return
        self.feed(_moved(at), _down(at), _up(at))

    def double(self, where: int, button: int, _: int) -> None:
        at, button = self.spot(where), 1 + button % 5
        self.feed(_moved(at), *(event for _ in range(2) for event in (_down(at, button), _up(at, button))))

    def drag(self, where: int, whither: int, how: int) -> None:
        """With a release, without one, or with the window losing the focus."""
        start, end = self.spot(where), self.spot(whither)
        self.feed(_moved(start), _down(start))
        for step in range(1, 5):
            at = (start[0] + (end[0] - start[0]) * step // 4, start[1] + (end[1] - start[1]) * step // 4)
            self.app.tick(0.017)
            self.feed(_moved(at, held=True))
        if how % 5 == 0:
            self.feed(Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED))
        elif how % 7:
            self.feed(_up(end))

    def release(self, where: int, _what: int, _: int) -> None:
        self.feed(_up(self.spot(where)))

    def hover(self, where: int, _what: int, _: int) -> None:
        self.feed(_moved(self.spot(where)))

    def wheel(self, where: int, how: int, _: int) -> None:
        notches = (1, -1, 5, -40)[how % 4]
        self.feed(
            _moved(self.spot(where)),
            Event(
                pygame.MOUSEWHEEL,
                x=0,
                y=notches,
                precise_x=0.0,
                precise_y=float(notches),
                flipped=False,
                touch=False,
            ),
        )

    def finger(self, where: int, whither: int, which: int) -> None:
        wide, tall = self.app.surface.get_size()
        kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
        for kind, at in zip(kinds, (where, whither, whither), strict=True):
            x, y = self.spot(at)
            spot = {"x": x / wide, "y": y / tall, "dx": 0.0, "dy": 0.0}
            self.feed(Event(kind, {"finger_id": which % 3, "touch_id": 1, **spot}))

    # Keys and text

    def key(self, which: int, how: int, held: int) -> None:
        key, mod = PRESSED[which % len(PRESSED)], MODIFIERS[how % len(MODIFIERS)]
        letters = chr(key) if 32 <= key < 127 else ""
        told = {"key": key, "mod": mod, "unicode": letters, "scancode": which % 200}
        self.feed(Event(pygame.KEYDOWN, told))
        if held % 20:
            self.feed(Event(pygame.KEYUP, told))

    def text(self, which: int, how: int, _: int) -> None:
        text = TEXTS[which % len(TEXTS)]
        if how % 4 == 0:
            self.feed(Event(pygame.TEXTEDITING, text=text, start=how % 3, length=len(text)))
        else:
            self.feed(Event(pygame.TEXTINPUT, text=text))

    # The system

    def resize(self, which: int, _what: int, _: int) -> None:
        size = SIZES[which % len(SIZES)]
        self.told.append(f"size {size}")
        self.app.resize(size)

    def setting(self, which: int, value: int, _: int) -> None:
        name, values = SETTINGS[which % len(SETTINGS)]
        self.told.append(f"{name} = {values[value % len(values)]}")
        self.app.settings.change(**{name: values[value % len(values)]})

    def drop(self, which: int, _what: int, _: int) -> None:
        self.feed(Event(pygame.DROPFILE, file=str(self._files[which % len(self._files)])))

    def window(self, which: int, _what: int, _: int) -> None:
        """Out of sight and back: it sleeps in between."""
        lost, back = (
            (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
            (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
            (pygame.WINDOWLEAVE, pygame.WINDOWENTER),
        )[which % 3]
        self.app.asleep = lost == pygame.WINDOWMINIMIZED
        self.feed(Event(lost))
        self.app.tick(0.5)
        self.app.draw()
        self.app.asleep = False
        self.feed(Event(back))

    def close(self, _which: int, _what: int, _: int) -> None:
        self.feed(Event(pygame.QUIT))

    def wait(self, which: int, _what: int, _: int) -> None:
        seconds = SECONDS[which % len(SECONDS)]
        self.told.append(f"{seconds} s")
        self.app.advance(seconds)

    def rest(self, _which: int, _what: int, _: int) -> None:
        """Until all that has happened was seen, as far as that takes no longer than half a minute."""
        for _step in range(120):
            if not self.app.running or self.app.settled:
                return
            self.app.advance(0.25)


def _moved(pos: Pos, *, held: bool = False) -> Event:
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)


def _down(pos: Pos, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)


def _up(pos: Pos, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)


SHARES = {
    "click": 26, "key": 18, "wait": 9, "rest": 6, "drag": 7, "hover": 5, "text": 4, "double": 3, "wheel": 3,
    "finger": 3, "resize": 2, "setting": 3, "window": 2, "drop": 1, "release": 1,
}  # fmt: skip
"""How often each of them comes; `close` by itself, seldom."""

GESTURES: dict[str, Callable[[Hands, int, int, int], None]] = {
    name: getattr(Hands, name) for name in (*SHARES, "close")
}
