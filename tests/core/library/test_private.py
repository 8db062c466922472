"""Nobody else on the computer reads the library, in which the seeds of running games lie in clear."""

import os
import stat

import pytest

from tests.core.library.builders import id_of, library, play, started

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="Windows has no such rights; its user folders are closed"
)


@pytest.fixture(autouse=True)
def generous_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder):
    """Of the folder and of all that is in it, as octal digits."""
    found = (folder, *folder.rglob("*"))
    return {path.name: f"{stat.S_IMODE(path.stat().st_mode):o}" for path in found}


def assert_closed(folder):
    for path in (folder, *folder.rglob("*")):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


def test_a_new_library_is_closed_to_others_while_it_is_played_and_after(tmp_path):
    folder = tmp_path / "deep" / "library"
    with library(folder) as lib:
        play(started(lib), 5)
        assert {"tavolino.sqlite", "tavolino.sqlite-wal", "locks", "library", id_of(lib)} <= {*rights(folder)}
        assert_closed(folder)
    assert_closed(folder)


def test_a_library_that_was_open_to_others_is_closed_when_it_is_next_opened(tmp_path):
    folder = tmp_path / "library"
    with library(folder) as lib:
        started(lib)
    (folder / "tavolino.corrupt-2024.sqlite").touch(0o644)
    (folder / "locks" / "abcd").touch(0o644)
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    with library(folder) as lib:
        play(lib.resume(id_of(lib)), 5)
        assert_closed(folder)


def test_a_file_begun_anew_in_place_of_a_damaged_one_is_closed_too(tmp_path):
    folder = tmp_path / "library"
    folder.mkdir(mode=0o755)
    (folder / "tavolino.sqlite").write_bytes(b"no library at all" * 1000)
    with library(folder) as lib:
        assert lib.trouble is not None
        play(started(lib), 5)
        assert_closed(folder)


def test_what_is_not_ours_in_the_folder_and_a_folder_shared_on_purpose_stay_as_they_are(tmp_path):
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    (folder / "shopping.txt").touch()
    (folder / "shopping.txt").chmod(0o644)
    with library(folder) as lib:
        started(lib)
        assert rights(folder)["shared"] == "1777"
        assert rights(folder)["shopping.txt"] == "644"
        assert rights(folder)["tavolino.sqlite"] == "600"
