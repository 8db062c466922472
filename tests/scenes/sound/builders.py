"""Given sounds that are written down instead of played: terse builders for the tests of what is heard."""

import wave

from scenes.settings.store import Store
from scenes.sound import catalogue
from scenes.sound.sounds import Sounds


class Deaf:
    """A device that writes down what it is asked for."""

    def __init__(self, state="open"):
        self.state = state
        self.played = []
        self.murmurs = []
        self.tried = 0

    def play(self, file, left, right):
        self.played.append((file, left, right))

    def murmur(self, volume):
        self.murmurs.append(volume)

    def try_again(self, tried):
        self.tried += 1
        tried()

    def close(self):
        self.state = "closed"


class Written:
    """In place of `Sounds`: writes down every cue."""

    missing = False

    def __init__(self):
        self.cues = []

    def play(self, cue):
        self.cues.append(cue)

    def hears(self, event, scene):
        return False

    def names(self):
        return [cue.name for cue in self.cues]


class Clock:
    """Each look at it is so many seconds later than the one before."""

    def __init__(self, step=10.0):
        self.now, self.step = 0.0, step

    def __call__(self):
        self.now += self.step
        return self.now


def sounds(step=10.0, **settings):
    """Sounds, and the device that they are played on."""
    store, device = Store(), Deaf()
    store.change(**settings)
    return Sounds(store, device, Clock(step)), device  # pyright: ignore[reportArgumentType]


def samples(file):
    """A short sound's file as numbers from -1 to 1, and how many of them there are in a second."""
    with wave.open(str(catalogue.path(file))) as read:
        data = memoryview(read.readframes(read.getnframes())).cast("h")
        return [value / 32768 for value in data], read.getframerate()
