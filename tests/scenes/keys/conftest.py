"""No window and no sound device; opponents answer at once, in this process; the cloth is left out."""

import os

import pytest
from pygame import Surface

from scenes.play import table_scene
from tests.scenes.answering import minds

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

__all__ = ["minds"]


@pytest.fixture(autouse=True)
def plain_cloth(monkeypatch):
    monkeypatch.setattr(table_scene, "ground", lambda size, _made, _game: Surface(size))
