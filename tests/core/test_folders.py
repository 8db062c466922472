"""Where the program keeps what is its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core import folders

ROOT = Path(__file__).parents[2]
ALL = (folders.data_folder, folders.settings_folder, folders.log_folder)


@pytest.mark.parametrize("folder", ALL)
def test_all_of_it_is_in_the_one_folder_that_is_told(folder, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "told"))
    assert folder() == tmp_path / "told"


@pytest.mark.parametrize("folder", ALL)
def test_a_folder_told_from_here_is_the_same_from_everywhere(folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAVOLINO_DATA", "told")
    assert folder() == tmp_path / "told"


@pytest.mark.parametrize("folder", ALL)
@pytest.mark.parametrize("told", [None, ""])
def test_untold_it_is_the_users_own(folder, told, monkeypatch):
    monkeypatch.delenv("TAVOLINO_DATA", raising=False)
    if told is not None:
        monkeypatch.setenv("TAVOLINO_DATA", told)
    assert folder().is_relative_to(Path.home())
    assert "tavolino" in folder().parts


def test_nothing_is_written_elsewhere(tmp_path):
    """The program is played for a moment, off screen, with a home of its own."""
    home, told = tmp_path / "home", tmp_path / "told"
    home.mkdir()
    code = """
import main
from scenes.app.app import App
from scenes.app import loop

def play(first, settings, trace, rescue, _speech):
    app = App((1280, 720), settings)
    app.push(first)
    app.advance(0.2)
    settings.change(speed="instant")
    first._host.lessons.leave_at("dicy.first", 1, 3)
    app.click("box.dalek")
    app.advance(1.0)
    app.click("begin")
    app.advance(0.2)
    app.quit()

loop.play = play
raise SystemExit(main.main([]))
"""
    own = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    own |= {"HOME": str(home), "TAVOLINO_DATA": str(told), "SDL_VIDEODRIVER": "dummy"}
    own |= {"SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
    # Not into a pipe, which a program of the system's that was started meanwhile may hold open (Wine's do).
    with (tmp_path / "said").open("w") as said:
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=own, check=True, stdout=said, stderr=said)
    written = {file.name for file in told.iterdir()}
    assert {"settings.json", "players.json", "tables.json", "lessons.json"} <= written
    assert {"tavolino.sqlite", "locks", "tavolino.log"} <= written
    assert [*home.rglob("*")] == []
