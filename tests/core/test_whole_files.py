"""Only regular files are read; what is written is whole or not there, and over nothing unasked."""

import os
import socket
import sys

import pytest

from game.core.whole_files import NotAFileError, reading, write_new, write_over

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files in a folder")


def only(folder):
    """The one file there is, and what stands in it."""
    (path,) = folder.iterdir()
    return path.name, path.read_bytes()


def test_a_file_is_read(tmp_path):
    (tmp_path / "f").write_bytes(b"a\nb")
    with reading(tmp_path / "f") as stream:
        assert stream.readlines() == [b"a\n", b"b"]


def irregular(folder, kind):
    path = folder / "it"
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "link to a pipe":
            os.mkfifo(folder / "pipe")
            path.symlink_to(folder / "pipe")
        case "socket":
            with socket.socket(socket.AF_UNIX) as it:
                it.bind(str(path))
        case "device":
            return type(path)("/dev/zero")
    return path


@needs_posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "link to a pipe", "socket", "device"])
def test_nothing_else_is_read_nor_written_over_and_nobody_waits(kind, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = irregular(tmp_path, kind)
    before = path.lstat().st_mode, path.lstat().st_ino
    with pytest.raises(NotAFileError):
        reading(path)
    with pytest.raises(NotAFileError):
        write_over(path, b"x")
    with pytest.raises(FileExistsError):
        write_new(path, b"x")
    assert (path.lstat().st_mode, path.lstat().st_ino) == before


@needs_posix
def test_a_pipe_that_takes_the_files_place_meanwhile_is_not_waited_for(tmp_path, monkeypatch):
    (tmp_path / "f").write_bytes(b"")
    os.mkfifo(tmp_path / "pipe")
    found = (tmp_path / "f").stat()
    monkeypatch.setattr(type(tmp_path), "stat", lambda *_, **__: found)
    with pytest.raises(NotAFileError):
        reading(tmp_path / "pipe")


def test_a_missing_file_is_told_of_as_ever(tmp_path):
    with pytest.raises(FileNotFoundError):
        reading(tmp_path / "none")


def test_a_new_file_is_written(tmp_path):
    write_new(tmp_path / "f", b"new")
    assert only(tmp_path) == ("f", b"new")


def test_a_file_that_is_there_is_left_alone(tmp_path):
    (tmp_path / "f").write_bytes(b"old")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "f", b"new")
    assert only(tmp_path) == ("f", b"old")


def test_a_file_that_comes_into_being_meanwhile_is_left_alone_too(tmp_path, monkeypatch):
    (tmp_path / "f").write_bytes(b"old")
    monkeypatch.setattr(os.path, "lexists", lambda _: False)
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "f", b"new")
    assert only(tmp_path) == ("f", b"old")


def test_on_a_disk_without_links_it_is_renamed(tmp_path, monkeypatch):
    def refused(*_):
        raise PermissionError

    monkeypatch.setattr(type(tmp_path), "hardlink_to", refused)
    write_new(tmp_path / "f", b"new")
    assert only(tmp_path) == ("f", b"new")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "f", b"newer")
    assert only(tmp_path) == ("f", b"new")


def test_asked_for_it_is_written_over(tmp_path):
    for content in (b"old", b"new"):
        write_over(tmp_path / "f", content)
        assert only(tmp_path) == ("f", content)


@needs_posix
def test_what_a_link_leads_to_is_written_over_and_the_link_stays(tmp_path):
    (tmp_path / "there").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "there")
    write_over(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "there").read_bytes() == b"new"


@pytest.mark.parametrize("write", [write_new, write_over])
@pytest.mark.parametrize("fails", ["fsync", "replace", "link"])
def test_a_disk_that_fills_up_leaves_what_was_there(write, fails, tmp_path, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    path = tmp_path / "f"
    if write is write_over:
        path.write_bytes(b"old")
    monkeypatch.setattr(os, fails, full)
    if fails == "link":
        monkeypatch.setattr(os, "rename", full)
        monkeypatch.setattr(os, "replace", full)
    if fails == "replace" and write is write_new:
        monkeypatch.setattr(os, "link", full)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == (["f"] if write is write_over else [])


@needs_posix
def test_others_may_read_it_as_they_may_any_file(tmp_path):
    (tmp_path / "plain").write_bytes(b"")
    write_new(tmp_path / "f", b"new")
    assert (tmp_path / "f").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_the_longest_name_that_there_is_can_be_written(tmp_path):
    write_new(tmp_path / ("é" * 123 + ".tavolino"), b"new")
