"""Somebody who reads the window by a bridge without a system, and asks it for things."""

from scenes.accessible.accessible import Accessible
from scenes.settings.store import Store
from scenes.speech.speech import Speech


class Reader:
    """Every page it was told of, in order."""

    def __init__(self, asked):
        self.ask = asked
        self.reader = 1
        self.pages = []
        self.fronts = []
        self.open = True

    def tell(self, page):
        self.pages.append(page)

    def come_to_front(self, in_front):
        self.fronts.append(in_front)

    def close(self):
        self.open = False

    # For tests

    @property
    def items(self):
        return {item.id: item for item in self.pages[-1].items if item.role != "status"}

    @property
    def announced(self):
        """All that was told aloud so far."""
        told = {item.id: item.label for page in self.pages for item in page.items if item.role == "status"}
        return list(told.values())


def reading(app):
    """From now on somebody reads that app."""
    made = []

    def build(asked):
        made.append(Reader(asked))
        return made[0]

    app.speech = Accessible(app.speech or Speech(Store(), lambda: None), app, build)
    if app.running:
        app.top.touch()
    go_on(app, 1.5)
    return made[0]


def go_on(app, seconds=8.0):
    for _ in range(round(seconds / 0.1)):
        app.advance(0.1)
        app.draw()
