"""Given somebody who listens: what a reader says, written down; and tables that are read to them."""

import pygame

from scenes.app.app import App
from scenes.settings.store import Store
from scenes.speech.speech import Speech
from scenes.speech.voice import Voice
from scenes.speech.waiting import Said, Waiting


class Ear(Voice):
    """A voice without a system: it says everything at once, to itself."""

    def __init__(self):
        self.state = "speaking"
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
    """One that takes its time: whatever it says lasts so many steps."""

    def __init__(self, steps):
        super().__init__()
        self.queue = Waiting()
        self._steps, self._left = steps, 0

    def say(self, words, language, kind):
        self.queue.add(Said(words, language, kind))

    def heard(self):
        self.queue.heard()

    def hush(self):
        self.queue.let_go()

    def let_go_passing(self):
        self.queue.let_go_passing()

    def step(self):
        """A while goes by; gives what is being said in it."""
        self._left -= 1
        if self.queue.to_stop or self._left <= 0:
            self.queue.over()
        if self.queue.saying is None and self.queue.take():
            self._left = self._steps
        return self.queue.saying.words if self.queue.saying else ""


def read_to(ear, app):
    """From now on that ear hears what is on screen."""
    app.settings.change(speech=True)
    app.speech = Speech(app.settings, lambda: None, lambda _changed: ear)
    if app.running:
        app.top.touch()
        app.draw()
    return ear


def heard(app):
    return read_to(Ear(), app)


def listening(*scenes, **settings):
    """An app, heard from its first scene on."""
    store = Store()
    store.change(**{"speed": "instant", **settings})
    app = App((1280, 720), store)
    ear = heard(app)
    for scene in scenes:
        app.push(scene)
        app.draw()
    return app, ear


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


def plain(words):
    """With spaces at which a line may break."""
    return words.replace("\N{NO-BREAK SPACE}", " ")
