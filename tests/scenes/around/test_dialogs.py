"""Opening and saving: the system's dialogs where there are any, a browser of our own where not."""

import ctypes
import os
import stat
import sys
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.host.last_setups import MOST_FOLDERS, Memory
from scenes.library import files, system_dialog, windows_dialog
from scenes.library.scene import GamesScene
from scenes.library.system_dialog import Asked
from scenes.title.scene import Title
from tests.scenes.around.builders import app, at_title, host, kept, played, shelved
from tests.scenes.frame.builders import Plain, typed

pytestmark = pytest.mark.usefixtures("bare_table")


@pytest.fixture
def system(monkeypatch, tmp_path):
    """A program in the place of the system's dialog; it writes down what it was asked."""

    def answers(path="", code=0):
        program = tmp_path / "dialog.py"
        program.write_text(f"import sys\nprint({str(path)!r}, end='\\n')\nsys.exit({code})\n")
        monkeypatch.setattr(system_dialog, "there_is_one", lambda: True)
        monkeypatch.setattr(system_dialog, "command", lambda _asked: [sys.executable, str(program)])

    return answers


def until(its, holds):
    """The dialog runs in a process of its own."""
    for _time in range(600):
        its.advance(0.02)
        if holds():
            return
        pygame.time.wait(10)
    raise AssertionError("it never came")


def ids(its):
    return {target.id for target in its.targets()}


def label(its, name):
    return next(target.label for target in its.targets() if target.id == name)


# The system's


def test_a_game_is_opened_in_the_systems_dialog(system, tmp_path):
    file = tmp_path / "tea.tavolino"
    files.write(file, kept())
    system(file)
    its, its_host = at_title(tmp_path / "data")
    its.click("import")
    until(its, lambda: its.top.name == "title")
    assert len(its_host.library.list()) == 1
    assert its_host.memory.folders == (tmp_path,)
    its.click("toast.action")
    its.advance(0.3)
    assert its.top.name == "replay"


def test_who_changes_their_mind_there_opens_nothing(system, tmp_path):
    system("", code=1)
    its, its_host = at_title(tmp_path)
    its.click("import")
    until(its, lambda: its.top.name == "title")
    assert its_host.library.list() == ()


def test_a_bad_file_is_told_of_in_a_dialog(system, tmp_path):
    bad = tmp_path / "milk.tavolino"
    bad.write_text("milk\n")
    system(bad)
    its, _ = at_title(tmp_path / "data")
    its.click("import")
    until(its, lambda: "answer.close" in ids(its))
    assert "milk.tavolino" in label(its, "dialog.words")


def test_where_the_systems_dialog_fails_ours_is_there(system, tmp_path):
    system("", code=127)
    its, _ = at_title(tmp_path)
    its.click("import")
    until(its, lambda: its.top.name == "import")


def test_waiting_for_it_can_be_ended(monkeypatch, system, tmp_path):
    system()
    words = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(system_dialog, "command", lambda _asked: words)
    its, _ = at_title(tmp_path)
    its.click("import")
    until(its, lambda: its.top._running._process is not None)
    running = its.top._running._process
    its.press(pygame.K_ESCAPE)
    assert its.top.name == "title"
    assert running.wait(10) != 0


@pytest.mark.parametrize("chosen", ["tea.tavolino", "tea"])
def test_a_game_is_saved_where_the_systems_dialog_says(chosen, system, tmp_path):
    system(tmp_path / chosen)
    its_host = host(tmp_path / "data")
    shelved(its_host, kept(), "Sunday")
    its = app(Plain(), GamesScene(its_host))
    its.click("export")
    until(its, lambda: its.top.name == "games")
    assert files.read(tmp_path / "tea.tavolino").session.events == kept().events


def test_what_the_system_has_not_asked_about_is_not_written_over(system, tmp_path):
    """It was asked about `tea`, and the file is `tea.tavolino`."""
    (tmp_path / "tea.tavolino").write_text("mine")
    system(tmp_path / "tea")
    its_host = host(tmp_path / "data")
    shelved(its_host, kept(), "Sunday")
    its = app(Plain(), GamesScene(its_host))
    its.click("export")
    until(its, lambda: "answer.keep" in ids(its))
    its.click("answer.keep")
    assert (tmp_path / "tea.tavolino").read_text() == "mine"


def test_nobody_is_asked_where_nobody_sees_it():
    assert not system_dialog.there_is_one()


@pytest.mark.parametrize(
    ("desktop", "there", "taken"),
    [
        ("KDE", ("kdialog", "zenity"), "kdialog"),
        ("GNOME", ("kdialog", "zenity"), "zenity"),
        ("", ("kdialog",), "kdialog"),
        ("KDE", ("zenity",), "zenity"),
        ("GNOME", (), None),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="of Linux")
def test_which_dialog_a_desktop_has(desktop, there, taken, monkeypatch, tmp_path):
    for name in there:
        program = tmp_path / name
        program.write_text("#!/bin/sh\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
    for asked in (Asked(tmp_path), Asked(tmp_path, "tea.tavolino")):
        words = system_dialog.command(asked)
        assert (Path(words[0]).name if words else None) == taken
        if words:
            assert any(str(asked.start) in word for word in words)


def test_a_name_with_quotes_is_one_word_of_applescript():
    words = system_dialog._applescript(Asked(Path('/tmp/"a"\\b'), 'my "game"'))
    assert words[:2] == ["/usr/bin/osascript", "-e"]
    assert '"my \\"game\\""' in words[2]


def test_the_structure_of_windows_has_the_size_that_windows_wants():
    assert ctypes.sizeof(windows_dialog._OpenFileName) == (152 if sys.maxsize > 2**32 else 88)
    if sys.platform != "win32":
        with pytest.raises(OSError, match="not Windows"):
            windows_dialog.choose(Asked(Path()))


# Ours


def test_a_game_is_found_by_going_through_folders(tmp_path, own_home):
    folder = own_home / "deep" / "deeper"
    folder.mkdir(parents=True)
    (own_home / ".hidden").mkdir()
    (folder / "notes.txt").write_text("")
    files.write(folder / "tea.tavolino", kept())
    its, its_host = at_title(tmp_path)
    its.click("import")
    home = next(target.id for target in its.targets() if target.label == "Home")
    its.click(home)
    assert not any(".hidden" in target.label for target in its.targets())
    for name in ("deep", "deeper"):
        its.click(next(t.id for t in its.targets() if t.label == name and t.id.startswith("folder.")))
    games = [target for target in its.targets() if target.id.startswith("game_file.")]
    assert len(games) == 1
    its.click("folder.up")
    assert any(target.label == "deeper" for target in its.targets())
    its.click("folder.0")
    its.click("game_file.0")
    assert its.top.name == "title"
    assert len(its_host.library.list()) == 1


def test_a_folder_that_cannot_be_read_is_empty(tmp_path, own_home, monkeypatch):
    def refused(_path):
        raise PermissionError(13, "no")

    its, _ = at_title(tmp_path)
    its.click("import")
    monkeypatch.setattr(os, "scandir", refused)
    its.click(next(target.id for target in its.targets() if target.label == "Home"))
    assert "folder.up" in ids(its)


def test_an_error_stands_in_the_dialog_until_something_else_is_tried(tmp_path, own_home):
    (own_home / "milk.tavolino").write_text("milk\n")
    its, _ = at_title(tmp_path)
    its.click("import")
    its.click("file.0")
    its.advance(30)
    assert "milk.tavolino" in label(its, "error")
    assert its.top.controls.toast is None
    its.click(next(target.id for target in its.targets() if target.label == "Home"))
    assert "error" not in ids(its)


def test_recent_places_are_remembered(tmp_path, own_home):
    folders = [own_home / f"place {n}" for n in range(MOST_FOLDERS + 1)]
    memory = Memory(tmp_path / "tables.json")
    for folder in folders:
        folder.mkdir()
        memory.visit(folder)
    again = Memory(tmp_path / "tables.json")
    assert again.folders == tuple(reversed(folders[1:]))
    files.write(folders[-1] / "tea.tavolino", kept())
    its = app(Title(host(tmp_path / "data", again)))
    its.click("import")
    assert label(its, "place.0") == folders[-1].name
    its.click("place.0")
    its.click("game_file.0")
    assert its.top.name == "title"


@pytest.mark.parametrize("rubbish", [["x" * 9000], ["a\0b"], [""], [7], "no list", [{}]])
def test_places_that_make_no_sense_are_forgotten(rubbish, tmp_path):
    import json

    path = tmp_path / "tables.json"
    path.write_text(json.dumps({"folders": rubbish}))
    assert Memory(path).folders == ()


def test_a_dropped_file_opens_anywhere_files_are(tmp_path):
    file = tmp_path / "tea.tavolino"
    files.write(file, kept())
    its_host = host(tmp_path / "data")
    its = app(Plain(), GamesScene(its_host))
    its.feed(Event(pygame.DROPFILE, file=str(file)))
    assert len(its_host.library.list()) == 1
    (tmp_path / "milk.tavolino").write_text("milk\n")
    its.feed(Event(pygame.DROPFILE, file=str(tmp_path / "milk.tavolino")))
    assert "milk.tavolino" in label(its, "dialog.words")


def test_a_file_dropped_on_a_table_opens_and_the_game_is_kept(tmp_path):
    file = tmp_path / "tea.tavolino"
    files.write(file, kept())
    its, its_host = at_title(tmp_path / "data")
    its.click("box.dalek")
    its.advance(0.5)
    its.click("begin")
    its.advance(0.5)
    assert its.top.name == "dalek"
    its.feed(Event(pygame.DROPFILE, file=str(file)))
    its.advance(0.5)
    assert its.top.name == "replay"
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    assert its.top.name == "title"
    assert "continue" in ids(its)
    assert len(its_host.library.list()) == 1


# Letters, and what is copied


def test_no_letter_is_a_hotkey_while_a_field_is_open(tmp_path):
    its_host = host(tmp_path)
    shelved(its_host, kept(), "Sunday")
    its = app(Plain(), GamesScene(its_host))
    event = Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0)
    its.click("rename")
    assert not its.means(event, "everywhere.mute")
    its.top.controls.focus_on(None, ring=False)
    assert not its.means(event, "everywhere.mute"), "a field without the focus is open too"
    full = Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
    assert its.means(full, "everywhere.full_screen")
    its.feed(typed("m"))


def test_a_hash_is_copied(tmp_path, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    its_host = host(tmp_path)
    its = app(Plain(), its_host.set_up("dalek"), size=(1920, 1080))
    its.top.set_option("sealed", True)
    its.advance(1)
    shown = label(its, "sealed.hash")
    its.click("sealed.copy")
    assert copied == [shown.replace(" ", "")]


def test_the_seed_and_a_path_are_copied(tmp_path, monkeypatch, own_home):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    its_host = host(tmp_path)
    game = shelved(its_host, played("dalek", sealed=True), "Sunday")
    its = app(Plain(), its_host.result(game), size=(1920, 1080))
    its.click("seed.copy")
    assert copied == ["tea"]
    its = app(Plain(), GamesScene(its_host))
    its.click("export")
    its.click("save")
    its.advance(0.5)
    its.click("toast.action")
    assert copied[-1] == str(own_home / "Sunday.tavolino")


def test_without_a_clipboard_nothing_happens(monkeypatch, tmp_path):
    def none(_words):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    its = app(Plain(), host(tmp_path).set_up("dalek"), size=(1920, 1080))
    its.top.set_option("sealed", True)
    its.advance(1)
    its.click("sealed.copy")
    assert its.running
