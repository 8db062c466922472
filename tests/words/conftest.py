"""Catalogues are read once; whatever a test speaks, the next one speaks English again."""

import sys
from pathlib import Path

import pygame
import pytest

from game import words

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "assets"))


@pytest.fixture(autouse=True)
def english_again(monkeypatch, tmp_path):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "data"))
    yield
    words.speak("en")


@pytest.fixture
def bare_table(monkeypatch):
    """A table without its picture."""
    for module in ("title", "setup.scene", "result.scene", "games.scene", "table.frame"):
        monkeypatch.setattr(f"scenes.{module}.table_background", lambda size, game: pygame.Surface(size))
    monkeypatch.setattr("scenes.title.draw_on_table", lambda *_: None)
