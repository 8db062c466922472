"""The picture of the table takes long, and most tests here only ask where things are."""

import pygame
import pytest

from tests.scenes.around.builders import WITH_A_TABLE


@pytest.fixture
def bare_table(monkeypatch):
    """A table without its picture."""

    def bare(size, game):
        return pygame.Surface(size)

    for module in WITH_A_TABLE:
        monkeypatch.setattr(f"scenes.{module}.table_background", bare)
    monkeypatch.setattr("scenes.title.scene.draw_on_table", lambda *_: None)


@pytest.fixture(autouse=True)
def own_home(monkeypatch, tmp_path):
    """Files go where nobody keeps theirs."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / ".config"))
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "data"))
    return home
