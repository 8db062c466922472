"""Given somebody who listens: what a reader says, written down; and tables that are read to them."""

import pygame

from scenes.app import App
from scenes.settings import Store
from scenes.speech.speech import Speech
from scenes.speech.waiting import Said, Waiting


class Ear:
    """A voice that says everything at once. It takes the place of `Voice`."""

    state = "speaking"

    def __init__(self, changed=lambda: None):
        self.said: list[Said] = []
        self.hushed = 0
        self.open = True

    def say(self, words, language, kind):
        self.said.append(Said(words, language, kind))

    def heard(self): ...

    def hush(self):
        self.hushed += 1

    def let_go_passing(self): ...

    def close(self):
        self.open = False

    def wait(self, seconds): ...

    # For tests

    @property
    def words(self):
        return " | ".join(said.words for said in self.said)

    @property
    def last(self):
        return self.said[-1].words

    def fresh(self):
        """What was said since the last time."""
        said, self.said = self.said, []
        return [one.words for one in said]


class SlowVoice(Ear):
    """One that takes its time: what it is saying is `saying`, so many steps long."""

    def __init__(self, steps):
        super().__init__()
        self.waiting = Waiting()
        self._steps, self._left = steps, 0

    def say(self, words, language, kind):
        self.waiting.add(Said(words, language, kind))

    def heard(self):
        self.waiting.heard()

    def hush(self):
        self.waiting.let_go()

    def let_go_passing(self):
        self.waiting.let_go_passing()

    def go_on(self):
        """A step; gives what is being said in it."""
        self._left -= 1
        if self.waiting.to_stop or self._left <= 0:
            self.waiting.over()
        if self.waiting.saying is None and self.waiting.take():
            self._left = self._steps
        return self.waiting.saying


def read_to(ear, app):
    """From now on that ear hears what is on screen."""
    app.settings.change(speech=True)
    app.speech = Speech(app.settings, lambda: None, lambda _changed: ear)
    app.top.touch()
    app.draw()
    return ear


def heard(app):
    return read_to(Ear(), app)


def listening(*scenes, **settings):
    """An app with these scenes, and what is heard of it."""
    store = Store()
    store.change(**{"speed": "instant", **settings})
    app = App((1280, 720), store)
    ear = heard_from_the_beginning(app)
    for scene in scenes:
        app.push(scene)
        app.draw()
    return app, ear


def heard_from_the_beginning(app):
    ear = Ear()
    app.settings.change(speech=True)
    app.speech = Speech(app.settings, lambda: None, lambda _changed: ear)
    return ear


def go_on(app, seconds=8.0):
    """Time goes by, and each picture is drawn."""
    for _ in range(round(seconds / 0.1)):
        app.advance(0.1)
        app.draw()


def press(app, key, mod=0, seconds=8.0):
    app.press(key, mod)
    app.draw()
    go_on(app, seconds)


def tab_to(app, name):
    for _ in range(80):
        app.press(pygame.K_TAB)
        app.draw()
        if app.top.controls.focus == name:
            return
    raise AssertionError(f"{name} can't be reached")
