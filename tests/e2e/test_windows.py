"""The Windows build in real windows, under Wine, from a folder with blanks and Cyrillic letters.

`make windows` builds it, and runs this. Wine isn't Windows: scaling, virus scanners and voices stay unproven.
"""

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from game.core.session import Session
from game.dicy import GAME as DICY
from scenes.library import files
from tests.e2e.driving import ROOT
from tests.e2e.kept import ADA, BO, kept_session
from tests.e2e.playing import IN_NO_HURRY, DalekPlayer, DicyPlayer, SeventeenPlayer
from tests.touring.course import header, next_command

BUILT = ROOT / "build" / "windows"
PREFIX = ROOT / "build" / "wine" / "prefix"
pytestmark = [
    pytest.mark.skipif(not list(BUILT.glob("*.zip")), reason="`make windows` has built nothing yet"),
    pytest.mark.skipif(shutil.which("wine") is None, reason="there is no Wine"),
]
PLAYERS = {"dicy": DicyPlayer, "dalek": DalekPlayer, "seventeen": SeventeenPlayer}
UNDER_WINE = {
    "WINEPREFIX": str(PREFIX),
    "WINEDEBUG": "-all",
    "SDL_VIDEODRIVER": "windows",
    "LC_ALL": "C.UTF-8",
}


def windows_path(path: Path) -> str:
    return "Z:" + str(path).replace("/", "\\")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("Spiele für Игорь")
    with zipfile.ZipFile(next(BUILT.glob("*.zip"))) as packed:
        packed.extractall(folder)
    yield folder / "Tavolino" / "Tavolino.exe"
    subprocess.run(["wineserver", "-k"], env={**os.environ, **UNDER_WINE}, check=False)


@pytest.fixture
def home(tmp_path):
    """A user's folder, as people have them."""
    folder = tmp_path / "Игорь Übermut"
    folder.mkdir()
    return folder


@pytest.fixture
def started(opened, unpacked, home):
    def one(*given, **settings):
        words = ["wine", str(unpacked), *map(windows_path, given)]
        return opened(program=words, folder=home, own=UNDER_WINE, path=windows_path, **settings)

    return one


def begun(program, game):
    program.click(f"box.{game}")
    program.click("begin")
    return PLAYERS[game](program, program.click)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_is_played_by_the_mouse(game, started):
    program = started(speed="instant", games=IN_NO_HURRY)
    player = begun(program, game)
    player.play()
    program.close()
    session = kept_session(program.library)
    assert session.game.to_act(session.state) is None


def test_a_game_that_was_killed_is_gone_on_with(started):
    program = started(speed="instant")
    player = begun(program, "dalek")
    for _ in range(3):
        player.choose(program.until("a choice", player.mine))
    program.kill()
    before = kept_session(program.library).length
    program = started()
    program.click("continue")
    player.program, player.do = program, program.click
    player.choose(program.until("a choice", player.mine))
    program.close()
    assert kept_session(program.library).length > before


def test_a_file_that_is_double_clicked_is_gone_on_with(started, home):
    session = Session.start(DICY, header(DICY, (ADA, BO), "packed", {"mode": "glacial"}))
    for _ in range(4):
        session.do(next_command(session))
    path = home / "Ein Abend für Игорь.tavolino"
    files.write(path, session)
    program = started(path, speed="instant")
    program.until("the question", lambda sight: "answer.play" in sight.targets)
    program.click("answer.play")
    program.until("the table", lambda sight: sight.scene not in ("title", "dialog"))
    program.close()
    assert kept_session(program.library).length >= session.length


def test_two_that_are_started_leave_each_other_s_game_alone(started):
    first = started(speed="instant")
    player = begun(first, "dalek")
    player.choose(first.until("a choice", player.mine))
    second = started()
    second.touch("continue")
    second.until("the title again", lambda sight: sight.scene == "title")
    second.close()
    first.screen.xdotool("windowactivate", "--sync", first.window)
    player.choose(first.until("a choice", player.mine))
    assert kept_session(first.library).length > 2
