"""Catalogues are read once; whatever a test speaks, the next one speaks English again."""

import sys
from pathlib import Path

import pytest

from game import words
from tests.scenes.answering import minds
from tests.scenes.around.conftest import bare_table
from tests.scenes.conftest import made_once
from tests.scenes.unpainted import unpainted

__all__ = ["bare_table", "made_once", "minds", "unpainted"]

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "assets"))


@pytest.fixture(autouse=True)
def english_again(monkeypatch, tmp_path):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "data"))
    yield
    words.speak("en")
