"""The system's speech: speech-dispatcher on Linux, SAPI on Windows, `say` on macOS."""

import sys

from scenes.speech import dispatcher, say
from scenes.speech.background import Background
from scenes.speech.ssip import AbsentError, Line, LostError
from scenes.speech.voice import Connection


def is_here() -> bool:
    """As far as can be told without asking it. Every Windows has a voice."""
    if sys.platform == "win32":
        return True
    return say.is_here() if sys.platform == "darwin" else dispatcher.is_here()


def connected() -> Connection:
    """Raises `LostError` where there is none."""
    if sys.platform == "win32":
        from scenes.speech.sapi import Sapi  # nowhere else can it be imported

        return Background(Sapi)
    if sys.platform == "darwin":
        return Background(say.Say)
    return _dispatched()


def _dispatched() -> Connection:
    """A line to speech-dispatcher, started if need be."""
    place = dispatcher.address()
    if place is None or not dispatcher.is_here():
        raise LostError
    try:
        return Line(place)
    except AbsentError:
        dispatcher.start()
        return Line(place)
