"""What the program does beside the scenes is left out.

It tidies up at each change of scene, and solves what opponents will play from while people play. Each took a
quarter of these tests' time. Opponents think and think; where they should answer, `answering.minds` has them
do so.
"""

from functools import lru_cache

import pytest

from scenes.art import cloth, palette, runs
from scenes.games.seventeen import asking
from scenes.play.scene import PlayScene
from scenes.table import frame
from scenes.table.bots.process import Minds
from scenes.table.dice import dice_tray
from scenes.widgets import text
from tests.scenes.around.conftest import bare_table
from tests.scenes.unpainted import unpainted

__all__ = ["bare_table", "unpainted"]

_LARGE = 1920 * 1080

_painted, _tossed, _measured = frame.table_background, dice_tray.toss, text._measured


@lru_cache(maxsize=24)
def _a_background(size, game, _style, _palette):
    return _painted(size, game)


def _background(size, game):
    """Large ones are left to go."""
    if size[0] * size[1] > _LARGE:
        return _painted(size, game)
    return _a_background(size, game, cloth._chosen, palette._Worn.palette)


_a_toss = lru_cache(maxsize=256)(_tossed)


def _toss(tray, resting, mouth, turns, faces, throw):
    return _a_toss(tray, tuple(resting), mouth, tuple(turns), tuple(faces), throw)


_a_width = lru_cache(maxsize=200_000)(_measured)


def _width(words, kind, px):
    """What fonts of the system draw depends on which are there."""
    return (_a_width if runs.plain(words, kind) else _measured)(words, kind, px)


@pytest.fixture(autouse=True)
def made_once(monkeypatch):
    """The same table is painted, the same throw reckoned and the same words measured once for all tests: that
    took a third of the time of those that only want to sit down."""
    monkeypatch.setattr(frame, "table_background", _background)
    monkeypatch.setattr(dice_tray, "toss", _toss)
    monkeypatch.setattr(text, "_measured", _width)


@pytest.fixture(autouse=True)
def unswept(monkeypatch):
    monkeypatch.setattr("scenes.app.app.sweep", lambda _app, **_: None)


@pytest.fixture(autouse=True)
def no_work_ahead(monkeypatch):
    monkeypatch.setattr(PlayScene, "_work_ahead", lambda _self: None)


@pytest.fixture(autouse=True)
def no_process(monkeypatch):
    monkeypatch.setattr(Minds, "warm", lambda _self: None)
    monkeypatch.setattr(Minds, "_send", lambda _self: None)


@pytest.fixture(autouse=True)
def always_at_stake(monkeypatch, request):
    """At 17 people are asked however little lies there; but for the tests of when nobody is."""
    if request.module.__name__.rpartition(".")[2] != "test_pace":
        monkeypatch.setattr(asking, "chance", lambda _view, _seat: 1.0)
