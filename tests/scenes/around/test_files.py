"""Paths as people type them, and files as they lie about: whatever it is, one clear sentence tells of it."""

import os
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.library import files
from scenes.library.files import FileError
from scenes.library.scene import GamesScene
from tests.scenes.around.builders import app, host, kept, shelved
from tests.scenes.frame.builders import typed

pytestmark = pytest.mark.usefixtures("bare_table")

LONG = "x" * 300

WRONG_FOR_BOTH = {
    "/": "is a folder",
    "//": "is a folder",
    ".": "is a folder",
    "..": "is a folder",
    "~": "is a folder",
    "~/": "is a folder",
    "/tmp": "is a folder",
    "~/album/": "is a folder",
    "~/album.tavolino": "is a folder",
    "~nobody at all/x": "no user called “nobody at all”",
    "~nobody at all": "no user called “nobody at all”",
    "/dev/null": "isn't a file",
    "~/pipe.tavolino": "isn't a file",
    "~/nul\0l": "A file can't have that name",
    "~/escape\x1b[2J": "A file can't have that name",
    "~/half\ud800": "A file can't have that name",
    f"~/{LONG}": "too long for a file",
    "~/" + "deep/" * 70 + "er": None,
}


def said(its):
    """On the page itself, or in a toast."""
    its.targets()
    error = its.top.controls.find("error")
    return error.label if error else its.top.controls.toast.words


def all_over(its, page, words):
    """Types it over what stands there."""
    its.click("path")
    its.press(pygame.K_a, pygame.KMOD_CTRL)
    its.top._typed(words)  # a keyboard can't type all of these; a name that is pasted can hold them
    its.click("save" if page == "export" else "open")


@pytest.fixture
def furnished(own_home):
    (own_home / "album").mkdir()
    (own_home / "album.tavolino").mkdir()
    os.mkfifo(own_home / "pipe.tavolino")
    return own_home


@pytest.mark.parametrize("page", ["export", "import"])
@pytest.mark.parametrize("words", WRONG_FOR_BOTH, ids=repr)
def test_a_path_that_cannot_be_gets_one_clear_sentence(page, words, furnished, tmp_path):
    its_host = host(tmp_path)
    shelved(its_host, kept())
    its = app(GamesScene(its_host))
    its.click(page)
    all_over(its, page, words)
    told = WRONG_FOR_BOTH[words]
    if page == "export" and told is None:
        assert its.top.name == "games"  # folders are made
    else:
        assert its.top.name == page
        assert (told or "There is no file") in said(its)
    its.picture()


@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
@pytest.mark.parametrize("why", [PermissionError(13, "Permission denied"), OSError(5, "Input/output error")])
def test_what_the_system_refuses_is_told(why, own_home, monkeypatch):
    path = own_home / "tea.tavolino"
    files.write(path, kept())

    def refuse(*_, **__):
        raise why

    told = "permission" if isinstance(why, PermissionError) else "Input/output error"
    with monkeypatch.context() as refusing:
        refusing.setattr("pathlib.Path.open", refuse)
        refusing.setattr("os.open", refuse)
        with pytest.raises(FileError, match=told):
            files.read(path)
        for write in (files.write, files.write_over):
            with pytest.raises(FileError, match=told):
                write(own_home / "ale.tavolino", kept())


def test_where_one_may_not_even_look_is_told_too(own_home, monkeypatch):
    looked = Path.stat

    def refuse(path, **how):
        if "shut" in path.parts:
            raise PermissionError(13, "Permission denied")
        return looked(path, **how)

    monkeypatch.setattr("pathlib.Path.stat", refuse)
    for words in ("~/shut/x", "~/shut/x.tavolino"):
        with pytest.raises(FileError, match="permission"):
            files.read(files.typed_path(words))


def test_a_full_disk_is_told(own_home, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    for write in (files.write, files.write_over):
        with pytest.raises(FileError, match="disk is full"):
            write(own_home / "tea.tavolino", kept())
    assert list(own_home.iterdir()) == []


def test_a_name_is_told_without_what_cannot_be_shown(own_home):
    path = own_home / "be\x1b[31mll\u202eb\udcff.tavolino"
    with pytest.raises(FileError) as told:
        files.read(path)
    assert str(told.value).isprintable()
    with pytest.raises(FileError) as told:
        files.read(own_home / f"{'y' * 250}.tavolino")
    assert len(str(told.value)) < 200


# What lies in the usual folders


def test_one_dangling_link_hides_no_other_file(own_home):
    files.write(own_home / "tea.tavolino", kept())
    (own_home / "gone.tavolino").symlink_to(own_home / "nowhere")
    (own_home / "round.tavolino").symlink_to(own_home / "round.tavolino")
    assert [path.name for path, _written in files.found()] == ["tea.tavolino"]


def test_only_files_are_found(furnished):
    files.write(furnished / "tea.tavolino", kept())
    assert [path.name for path, _written in files.found()] == ["tea.tavolino"]


def test_a_file_that_vanishes_is_told_of_when_it_is_wanted(own_home, tmp_path):
    files.write(own_home / "tea.tavolino", kept())
    its = app(GamesScene(host(tmp_path)))
    its.click("import")
    (own_home / "tea.tavolino").unlink()
    its.top.relay()
    its.click("file.0")
    assert its.top.name == "import"
    assert "There is no file tea.tavolino" in said(its)


def test_a_file_that_vanishes_while_one_looks_hides_no_other(own_home, monkeypatch):
    for name in ("ale", "tea"):
        files.write(own_home / f"{name}.tavolino", kept())
    looked = Path.stat

    def vanishing(path, **how):
        if path.name == "ale.tavolino":
            raise FileNotFoundError(2, "No such file or directory")
        return looked(path, **how)

    monkeypatch.setattr("pathlib.Path.stat", vanishing)
    assert [path.name for path, _written in files.found()] == ["tea.tavolino"]


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_file_whose_name_is_no_text_is_listed_and_brought_in(own_home, tmp_path):
    files.write(own_home / "tea.tavolino", kept())
    (own_home / "tea.tavolino").rename(own_home / os.fsdecode(b"t\xe9\xff\x1ba.tavolino"))
    its_host = host(tmp_path)
    its = app(GamesScene(its_host))
    its.click("import")
    its.picture()
    its.click("file.0")
    assert its.top.name == "games"
    assert [game.name.isprintable() for game in its_host.library.list()] == [True]


def test_a_file_with_a_long_name_is_brought_in_by_a_short_one(own_home, tmp_path):
    path = own_home / f"{'y' * 240}.tavolino"
    files.write(path, kept())
    its_host = host(tmp_path)
    its = app(GamesScene(its_host))
    its.feed(Event(pygame.DROPFILE, file=str(path)))
    assert [len(game.name) <= 80 for game in its_host.library.list()] == [True]


def test_a_name_typed_without_its_ending_gets_it(own_home, tmp_path):
    its = app(GamesScene(host(tmp_path)))
    files.write(own_home / "tea.tavolino", kept())
    its.click("import")
    its.click("path")
    its.feed(typed("tea"))
    its.click("open")
    assert its.top.name == "games"


# Nothing is written over unasked


def about_to_write_over(folder, home):
    its_host = host(folder)
    shelved(its_host, kept())
    (home / "tea.tavolino").write_text("mine")
    its = app(GamesScene(its_host))
    its.click("export")
    its.click("path")
    its.press(pygame.K_a, pygame.KMOD_CTRL)
    its.feed(typed("tea"))
    its.click("save")
    return its


@pytest.mark.parametrize("answer", ["answer.keep", pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_file_that_is_there_stays_unless_one_says_otherwise(answer, own_home, tmp_path):
    its = about_to_write_over(tmp_path, own_home)
    assert its.top.name == "dialog"
    its.click(answer) if isinstance(answer, str) else its.press(answer)
    assert its.top.name == "export"
    assert (own_home / "tea.tavolino").read_text() == "mine"


def test_who_says_so_writes_over_it(own_home, tmp_path):
    its = about_to_write_over(tmp_path, own_home)
    its.click("answer.over")
    assert its.top.name == "games"
    assert files.read(own_home / "tea.tavolino").session.events == kept().events
    assert [path.name for path in own_home.iterdir()] == ["tea.tavolino"]


def test_a_folder_whose_name_is_a_files_is_told_of(own_home):
    (own_home / "ale").write_text("")
    with pytest.raises(FileError, match="can't be written"):
        files.write(own_home / "ale" / "tea.tavolino", kept())
