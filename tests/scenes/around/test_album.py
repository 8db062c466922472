"""The title's pictures on disk: the same to the pixel, and never a wrong one."""

import os
import random
import threading

import pygame
import pytest
from pygame.event import Event

from scenes.app.app import App
from scenes.art import surface_cache
from scenes.settings.store import Store
from scenes.title import album as albums
from scenes.title import lid_spot
from scenes.title import scene as titles
from scenes.title.album import Album
from scenes.title.scene import Title
from tests.scenes.around.builders import host

DRAWN = ("box", "table_background")


@pytest.fixture
def drawn(monkeypatch):
    """What is drawn, by name."""
    names = []
    for module, name in ((lid_spot, "box"), (titles, "table_background")):
        draw = getattr(module, name)
        told = lambda *given, draw=draw, name=name: (names.append(name), draw(*given))[1]  # noqa: E731
        monkeypatch.setattr(module, name, told)
    return names


@pytest.fixture
def start(tmp_path, drawn):
    """Starts the title and lets it rest; its first picture."""

    def one(edition="1", size=(960, 600), over=None, **settings):
        surface_cache.forget_all()
        drawn.clear()
        store = Store()
        store.change(**settings)
        its = App(size, store)
        its.push(Title(host(tmp_path), None, Album(tmp_path / "cache" / "title.pictures", edition)))
        first = pygame.image.tobytes(its.picture(), "RGB")
        if over:
            middle = next(pygame.Rect(target.rect).center for target in its.targets() if target.id == over)
            its.feed(Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0), touch=False))
            its.advance(0.5)
            its.picture()
        its.advance(2)
        for thread in threading.enumerate():
            if thread.name == "album":
                thread.join()
        its.quit()
        return first

    return one


@pytest.fixture
def file(tmp_path):
    return tmp_path / "cache" / "title.pictures"


def test_the_second_start_draws_nothing_and_looks_the_same(start, drawn, file):
    first = start()
    assert set(drawn) == set(DRAWN)
    written = file.read_bytes()
    assert start() == first
    assert drawn == []
    assert file.read_bytes() == written
    assert [*file.parent.iterdir()] == [file]


@pytest.mark.parametrize(
    "other", [{"edition": "2"}, {"size": (1000, 640)}, {"cloth": "ticking"}, {"scale": 125}]
)
def test_what_pictures_depend_on_has_them_drawn_anew(other, start, drawn):
    start()
    alone = start(**other)
    assert set(drawn) == set(DRAWN)
    assert start(**other) == alone
    assert drawn == []


def damages():
    """What can become of a file."""
    chance = random.Random("a disk")
    yield "empty", lambda _: b""
    yield "cut short", lambda whole: whole[:-1]
    yield "longer", lambda whole: whole + b"x"
    yield "without its first line", lambda whole: whole[whole.index(b"\n") + 1 :]
    yield "another kind", lambda _: b'{"key": 3}\n'
    yield "no end of sizes", lambda whole: whole.replace(b'"size":[960,600]', b'"size":[96000000,600]', 1)
    yield "turned by a quarter", lambda whole: whole.replace(b'"size":[960,600]', b'"size":[600,960]', 1)
    yield "less than nothing", lambda whole: whole.replace(b'"size":[960,600]', b'"size":[-960,-600]', 1)
    yield "another's name", lambda whole: whole.replace(b'"ground"', b'"grount"', 1)
    for _ in range(12):
        at, bit = chance.random(), 1 << chance.randrange(8)
        yield f"a bit at {at:.3f}", lambda whole, at=at, bit=bit: flipped(whole, int(len(whole) * at), bit)
    yield "a bit of the first letters", lambda whole: flipped(whole, 20, 4)


def flipped(whole, at, bit):
    return whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :]


@pytest.mark.parametrize("damage", [pytest.param(do, id=name) for name, do in damages()])
def test_a_damaged_file_is_never_seen_and_is_written_anew(damage, start, drawn, file):
    first = start()
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert start() == first
    assert set(drawn) == set(DRAWN)
    assert file.read_bytes() == whole


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such thing")
def test_what_is_no_file_is_left_alone(start, drawn, file):
    file.parent.mkdir()
    os.mkfifo(file)
    start()
    assert set(drawn) == set(DRAWN)


def test_a_folder_that_cannot_be_made_only_costs_the_time(start, drawn, file):
    file.parent.write_text("in the way")
    first = start()
    assert start() == first
    assert set(drawn) == set(DRAWN)


def test_a_window_too_large_for_it_is_drawn_each_time(start, drawn, file, monkeypatch):
    monkeypatch.setattr(albums, "_MOST", 1000)
    start()
    assert not file.exists()
    start()
    assert set(drawn) == set(DRAWN)


def test_a_lifted_box_is_not_kept(start, file, drawn):
    start(over="box.dalek")
    assert drawn.count("box") == 4
    assert file.read_bytes().split(b"\n", 1)[0].count(b'"name"') == 4


def test_from_source_nothing_is_kept(monkeypatch):
    """Whoever changes how things are drawn sees it."""
    assert albums.of_this_program()._path is None
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert albums.of_this_program()._path
