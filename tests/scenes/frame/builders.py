"""Given a scene of a few widgets: terse builders for the frame's tests."""

from collections.abc import Callable, Iterable

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.app.app import App
from scenes.app.scene import Scene
from scenes.settings.store import Store
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

SIZE = (1280, 720)


class Plain(Scene):
    """A scene of these widgets that writes down which of its verbs were called."""

    def __init__(
        self, name: str = "plain", widgets: Callable[[], Iterable[Widget]] = tuple, heard: list | None = None
    ):
        super().__init__()
        self.name = name
        self.widgets = widgets
        self.heard = [] if heard is None else heard

    def lay(self, area, scale):
        return self.widgets()

    def enter(self):
        self.heard.append(f"{self.name} enters")

    def leave(self):
        self.heard.append(f"{self.name} leaves")


class Mover(Plain):
    """Something moves at ten pixels a second, until it has gone `way` pixels."""

    way = 5.0
    x = 0.0

    @property
    def settled(self):
        return super().settled and self.x >= self.way

    def update(self, dt):
        super().update(dt)
        self.x += 10 * dt


def lay_anew(app, widgets):
    """The app's scene has these widgets from now on."""
    assert isinstance(app.top, Plain)
    app.top.widgets = widgets
    app.top.relay()


def button(name, x=0, y=0, wide=120, high=40, **values):
    return Button(name, name.title(), Rect(x, y, wide, high), **values)


def app_with(*scenes, size=SIZE, speed="instant", **settings):
    store = Store()
    store.change(speed=speed, **settings)
    app = App(size, store)
    for scene in scenes:
        app.push(scene)
    app.draw()
    return app


def showing(*widgets, **settings):
    """An app whose only scene has these widgets."""
    return app_with(Plain(widgets=lambda: widgets), **settings)


def motion(pos, *, held=False):
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)


def down(pos, **more):
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, **{"touch": False, **more})


def up(pos, **more):
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, **{"touch": False, **more})


def finger(kind, pos, which=1, size=SIZE, screen=1):
    place = {"x": pos[0] / size[0], "y": pos[1] / size[1], "dx": 0.0, "dy": 0.0}
    return Event(kind, finger_id=which, touch_id=screen, **place)


def typed(letters):
    return Event(pygame.TEXTINPUT, text=letters)
