"""No window and no sound device; bots answer at once, in this process; the cloth is left out."""

import os

import pytest
from pygame import Surface

from scenes.play import table_scene
from scenes.table.bots.process import Minds
from tests.scenes.games.seventeen.builders import silent

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(autouse=True)
def plain_cloth(monkeypatch):
    monkeypatch.setattr(table_scene, "ground", lambda size, _made, _game: Surface(size))


@pytest.fixture(autouse=True)
def minds(monkeypatch):
    """What the bots do: a function of the question, to be replaced."""
    brain = {"answer": silent}

    def ask_all(self, questions, heard, unanswered):
        answers = tuple(brain["answer"](question) for question in questions)
        self._wake(lambda: heard(answers))

    monkeypatch.setattr(Minds, "ask_all", ask_all)
    monkeypatch.setattr(Minds, "warm", lambda _self: None)
    return brain
