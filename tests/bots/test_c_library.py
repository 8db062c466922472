"""A C library that isn't there, or is another, is taken for none; its own is loaded once."""

import shutil
from ctypes import CDLL

import pytest

from game.bots.c_library import CLibrary
from game.bots.dalek import compiled_turn as dalek_turn
from game.bots.dicy import compiled_race, compiled_turn
from game.bots.seventeen import luck, search

LIBRARIES = {
    "race": compiled_race.LIBRARY,
    "dicy": compiled_turn.LIBRARY,
    "dalek": dalek_turn.LIBRARY,
    "search": search.LIBRARY,
    "luck": luck.LIBRARY,
}


@pytest.fixture(params=LIBRARIES)
def made(request, tmp_path):
    """A copy of it that was not loaded yet."""
    its = LIBRARIES[request.param]
    if not its.there():
        pytest.skip("no C compiler was there")
    (tmp_path / "made").mkdir()
    shutil.copy(its.path, tmp_path / "made")
    return its


def copy_of(its, folder, version):
    return CLibrary(folder, its.path.stem, version, lambda _found: None)


def test_its_own_version_is_loaded_and_another_is_taken_for_none(made, tmp_path):
    assert isinstance(copy_of(made, tmp_path, made.version).get(), CDLL)
    assert not copy_of(made, tmp_path, made.version + 1).there()


@pytest.mark.parametrize("content", [None, b"", b"\x7fELF"])
def test_one_that_is_missing_or_is_none_is_taken_for_none(content, tmp_path):
    its = copy_of(compiled_race.LIBRARY, tmp_path, 1)
    its.path.parent.mkdir()
    if content is not None:
        its.path.write_bytes(content)
    assert not its.there()
    with pytest.raises(AssertionError, match="whether it is there"):
        its.get()


def test_what_was_found_is_not_looked_for_again(made, tmp_path, monkeypatch):
    told = []
    its = CLibrary(tmp_path, made.path.stem, made.version, told.append)
    assert its.get() is its.get()
    assert told == [its.get()]
