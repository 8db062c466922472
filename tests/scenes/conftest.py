"""What tests leave behind is swept up when it has become much: pictures as large as the windows they show.

What the program does beside the scenes is left out: it tidies up at each change of scene, and solves what
opponents will play from while people play. Each took a quarter of these tests' time.
"""

import os
from pathlib import Path

import pytest

from scenes.app.native_heap import tidy
from scenes.art import surface_cache
from scenes.games.seventeen import asking
from scenes.play.scene import PlayScene

_MUCH = 200 * 1024 * 1024
"""So much more than after the last sweep is worth another one."""
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
_SIZES = Path("/proc/self/statm")


def _in_memory():
    """Bytes that this process holds; where the system doesn't say, none."""
    return int(_SIZES.read_text().split()[1]) * _PAGE if _SIZES.exists() else 0


@pytest.fixture(scope="session")
def held():
    """What was held after the last sweep."""
    return [_in_memory()]


@pytest.fixture(autouse=True)
def swept(held):
    """Scenes and their apps know each other, so they go only when the collector comes by."""
    yield
    if _in_memory() > held[0] + _MUCH:
        surface_cache.forget_all()
        tidy()
        held[0] = _in_memory()


@pytest.fixture(autouse=True)
def unswept(monkeypatch):
    monkeypatch.setattr("scenes.app.app.sweep", lambda _app, **_: None)


@pytest.fixture(autouse=True)
def no_work_ahead(monkeypatch):
    monkeypatch.setattr(PlayScene, "_work_ahead", lambda _self: None)


@pytest.fixture(autouse=True)
def always_at_stake(monkeypatch, request):
    """At 17 people are asked however little lies there; but for the tests of when nobody is."""
    if request.module.__name__.rpartition(".")[2] != "test_pace":
        monkeypatch.setattr(asking, "chance", lambda _view, _seat: 1.0)
