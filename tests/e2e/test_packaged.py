"""The packaged program: installed, found by its desktop entry, played, closed, gone on with."""

import os
import stat
import subprocess
from pathlib import Path

import pytest

from game.dicy import GAME as DICY
from scenes.library import files
from tests.e2e.installed import DIST, Installed
from tests.e2e.kept import ADA, BO, kept_session
from tests.e2e.playing import IN_NO_HURRY, DalekPlayer, DicyPlayer, SeventeenPlayer
from tests.e2e.screen import wait_for
from tests.touring.course import header, next_command

pytestmark = pytest.mark.skipif(not list(DIST.glob("*.deb")), reason="`make dist` has built nothing yet")

PLAYERS = {"dicy": DicyPlayer, "dalek": DalekPlayer, "seventeen": SeventeenPlayer}
TURNS = 3
LARGEST = {"Tavolino": 46e6, "single/Tavolino": 26e6}


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    return Installed(tmp_path_factory.mktemp("root"))


@pytest.fixture
def started(opened, installed):
    """As from the menu, or by a double-click on these files."""
    return lambda *given, **settings: opened(program=installed.command(*given), **settings)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_is_played_closed_and_gone_on_with(game, started):
    program = started(speed="instant", games=IN_NO_HURRY)
    program.click(f"box.{game}")
    program.click("begin")
    player = PLAYERS[game](program, program.click)
    for _ in range(TURNS):
        player.choose(program.until("a choice", player.mine))
    program.close()
    program = started()
    program.click("continue")
    player.program, player.do = program, program.click
    player.choose(program.until("a choice", player.mine))
    program.close()
    assert kept_session(program.library).length > TURNS


def test_a_file_that_is_double_clicked_is_gone_on_with(started, tmp_path):
    session = _begun()
    path = tmp_path / "An evening.tavolino"
    files.write(path, session)
    program = started(path, speed="instant")
    program.until("the question", lambda sight: "answer.play" in sight.targets)
    program.click("answer.play")
    program.until("the table", lambda sight: sight.scene not in ("title", "dialog"))
    program.close()
    assert kept_session(program.library).length >= session.length


def test_the_title_looks_the_same_when_its_pictures_come_from_disk_or_from_a_damaged_disk(started):
    first = started()
    kept = first.library / "title.pictures"
    wait_for(kept.exists, "the title's pictures")
    first.close()
    written = kept.read_bytes()

    def seen():
        program = started()
        program.away()
        picture = program.pixels()
        wait_for(lambda: kept.exists() and kept.read_bytes() == written, "the pictures as they were")
        program.close()
        return picture

    from_disk = seen()
    kept.write_bytes(written[: len(written) // 2] + bytes(1000) + written[len(written) // 2 + 1000 :])
    assert seen() == from_disk
    kept.unlink()
    assert seen() == from_disk


def test_games_are_played_in_processes_of_the_program_s_own(tmp_path):
    words = ("simulate", "dalek", "--bots", "easy,easy", "--games", "4", "--jobs", "2")
    done = _selftest([DIST / "Tavolino" / "Tavolino"], tmp_path, HOME=str(tmp_path), arguments=words)
    assert done.returncode == 0, done.stderr


def test_a_bad_file_that_is_double_clicked_is_told_of_in_the_window(started, tmp_path):
    path = tmp_path / "milk.tavolino"
    path.write_text("milk\n")
    told = started(path).until("the dialog", lambda sight: sight.scene == "dialog")
    assert any("milk.tavolino" in target.label for target in told.targets.values())


def test_two_that_are_started_leave_each_other_s_game_alone(started, tmp_path):
    first = started(speed="instant")
    first.click("box.dalek")
    first.click("begin")
    player = DalekPlayer(first, first.click)
    player.choose(first.until("a choice", player.mine))
    second = started()
    second.touch("continue")
    second.tab_to("quit")
    assert second.sight.scene == "title"
    second.close()
    first.screen.xdotool("windowactivate", "--sync", first.window)
    player.choose(first.until("a choice", player.mine))
    assert kept_session(first.library).length > TURNS


@pytest.mark.parametrize("build", ["Tavolino/Tavolino", "single/Tavolino"])
def test_it_tests_itself_from_another_folder_with_an_empty_home(build, tmp_path):
    home, elsewhere = tmp_path / "home", tmp_path / "else"
    home.mkdir()
    elsewhere.mkdir()
    done = _selftest([DIST / build], elsewhere, HOME=str(home))
    assert done.returncode == 0, done.stdout
    assert "all is well" in done.stdout
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize(
    "how", [(), ("--appimage-extract-and-run",)], ids=["mounted, or unpacked", "unpacked"]
)
def test_the_appimage_tests_itself_and_leaves_nothing(how, tmp_path):
    image = next(DIST.glob("*.AppImage"), None)
    if image is None:
        pytest.skip("what the AppImage is made with isn't installed: `.ci/run` installs it")
    home, passing = tmp_path / "home", tmp_path / "tmp"
    home.mkdir()
    passing.mkdir()
    done = _selftest([image, *how], tmp_path, HOME=str(home), TMPDIR=str(passing))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all is well" in done.stdout
    assert list(passing.iterdir()) == []


def test_the_appimage_gives_the_program_s_own_exit_code(tmp_path):
    image = next(DIST.glob("*.AppImage"), None)
    if image is None:
        pytest.skip("what the AppImage is made with isn't installed: `.ci/run` installs it")
    assert _selftest([image], tmp_path, HOME=str(tmp_path), arguments=("verify", "nowhere")).returncode == 2


def test_it_tests_itself_where_nothing_may_be_written(installed, tmp_path):
    folder = installed.program.parent
    for path in [*folder.rglob("*"), folder]:
        path.chmod(stat.S_IMODE(path.stat().st_mode) & ~0o222)
    before = _listed(folder)
    done = _selftest([installed.program], tmp_path, HOME=str(tmp_path))
    assert done.returncode == 0, done.stdout
    assert _listed(folder) == before


def test_without_stdin_stdout_and_stderr_nothing_fails(tmp_path):
    words = ["sh", "-c", 'exec "$0" --selftest <&- >&- 2>&-', DIST / "Tavolino" / "Tavolino"]
    assert _selftest(words, tmp_path, HOME=str(tmp_path), arguments=()).returncode == 0


def test_without_a_display_it_says_so_and_exits_with_2(tmp_path):
    done = _selftest([DIST / "Tavolino" / "Tavolino"], tmp_path, HOME=str(tmp_path), arguments=())
    assert done.returncode == 2
    (said,) = [line for line in done.stderr.splitlines() if line.startswith("tavolino: ")]
    assert "no display" in said


@pytest.mark.parametrize("build", LARGEST)
def test_it_is_small(build):
    path = DIST / build
    every = [path] if path.is_file() else path.rglob("*")
    assert sum(one.lstat().st_size for one in every if not one.is_dir()) <= LARGEST[build]


def test_what_a_desktop_asks_for_is_there(installed):
    assert installed.program.exists()
    assert "application/x-tavolino" in installed.told["MimeType"]
    share = installed.within("usr/share")
    for side in (16, 24, 32, 48, 64, 128, 256, 512):
        for icon in ("apps/tavolino", "mimetypes/application-x-tavolino"):
            assert (share / f"icons/hicolor/{side}x{side}/{icon}.png").exists()
    assert (share / "mime/packages/tavolino.xml").exists()
    assert list((share / "metainfo").glob("*.metainfo.xml"))


def test_nothing_inside_is_of_an_unknown_licence(installed):
    bill = next(installed.root.rglob("bill.json")).read_text()
    assert '"name": "pygame-ce"' in bill
    assert "NOASSERTION" not in bill


def test_nothing_heavy_is_inside(installed):
    names = {path.name for path in installed.root.rglob("*")}
    assert not names & {"numpy", "dask", "pytest", "hypothesis"}
    assert not [name for name in names if name.startswith(("libssl", "libcrypto"))]


def _begun():
    from game.core.session import Session

    session = Session.start(DICY, header(DICY, (ADA, BO), "packed", {"mode": "glacial"}))
    for _ in range(4):
        session.do(next_command(session))
    return session


def _selftest(words, folder: Path, *, arguments=("--selftest",), **own):
    return subprocess.run(
        [*map(str, words), *arguments],
        cwd=folder,
        env={"PATH": os.environ["PATH"], **own},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def _listed(folder: Path):
    return sorted((str(path), path.lstat().st_mtime) for path in folder.rglob("*"))
