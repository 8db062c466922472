"""Where one mishap follows another: a way out that works, whatever is at fault, and nothing that is lost."""

from pathlib import Path
from typing import NoReturn

import pygame
import pytest
from pygame.event import Event

from game.core.folders import data_folder
from scenes import start
from scenes.app.app import App
from scenes.app.crash_log import BlackBox
from scenes.app.crash_page import Mishap
from scenes.app.loop import Loop
from scenes.pages import at_home
from scenes.rescue import Rescue
from scenes.settings import store
from scenes.settings.store import Settings, Store
from scenes.title.scene import Title
from tests.scenes.around.builders import kept, plan, shelved
from tests.scenes.frame.test_window import PaperWindow

KEPT = {"settings.json", "tables.json", "players.json", "lessons.json"}


@pytest.fixture(autouse=True)
def told(tmp_path, monkeypatch):
    """A home with everything in it."""
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    monkeypatch.setattr("pygame.event.get", lambda: [Event(pygame.USEREVENT)])
    its = at_home()
    its.memory.set_up(plan("dalek"))
    its.profiles.meet("Ada", "red")
    its.lessons.leave_at("dalek.turn", 1, 3)
    Store(store.default_path()).change(speed="instant", palette="contrast")
    shelved(its, kept())
    its.close()
    return tmp_path


@pytest.fixture
def window():
    return PaperWindow()


@pytest.fixture
def looping(window):
    """The program as `start` opens it."""
    settings, its_host = Store(store.default_path()), at_home()
    its = App((1280, 720), settings)
    loop = Loop(its, window, Rescue(BlackBox(Path("tavolino.log")), its_host, settings).page)
    loop.rescued(lambda: its.push(Title(its_host)))
    turn(loop)
    yield its, loop
    its.quit()


def turn(loop, times=20):
    for _ in range(times):
        loop.rescued(loop.turn)


def fail(*_: object) -> NoReturn:
    raise ZeroDivisionError


def words(its):
    return " ".join(target.label for target in its.targets())


def test_the_first_mishap_offers_only_to_go_back(looping):
    its, loop = looping
    loop.rescued(fail)
    assert its.top.name == "mishap"
    assert {target.id for target in its.targets()} >= {"back", "quit"}
    assert "way_out" not in {target.id for target in its.targets()}


def test_where_the_title_fails_because_of_what_is_read_one_starts_afresh(looping, told, monkeypatch):
    its, loop = looping
    offers = "scenes.title.scene.offers"

    def of_tables(host, *_):
        if host.memory.last_plan:
            raise ZeroDivisionError
        return []

    monkeypatch.setattr(offers, of_tables)
    its.top.relay()
    turn(loop)
    assert its.top.name == "mishap"
    its.click("back")
    turn(loop)
    assert its.top.name == "mishap"
    assert "tavolino.log" in words(its)
    assert str(told) in words(its)
    its.click("way_out")
    turn(loop)
    assert (its.top.name, its.depth) == ("title", 1)
    assert its.settings.now == Settings()
    (aside,) = told.glob("aside-*")
    assert {file.name for file in aside.iterdir()} == KEPT
    assert len(its.top._host.library.list()) == 1


def test_what_was_kept_aside_is_what_there_was(looping, told):
    its, loop = looping
    before = {name: (told / name).read_bytes() for name in KEPT}
    loop.rescued(fail)
    loop.rescued(fail)
    its.click("way_out")
    turn(loop)
    (aside,) = told.glob("aside-*")
    assert {file.name: file.read_bytes() for file in aside.iterdir()} == before


def test_where_the_games_are_at_fault_one_starts_without_them_and_they_stay(looping, monkeypatch):
    its, loop = looping
    look_up = Title._look_up

    def of_games(title):
        if title._host.library.list():
            raise ZeroDivisionError
        look_up(title)

    monkeypatch.setattr(Title, "_look_up", of_games)
    its.later(0, its.top._look_up)
    turn(loop)
    for way in ("back", "way_out", "way_out"):
        loop.rescued(fail) if its.top.name == "title" else None
        its.click(way)
        turn(loop)
    assert its.top.name == "title"
    assert its.top._host.library.list() == ()
    its.quit()
    again = at_home()
    assert len(again.library.list()) == 1
    again.close()


def test_a_library_that_cannot_even_be_asked_is_no_further_mishap(looping, monkeypatch):
    its, loop = looping
    monkeypatch.setattr("scenes.host.host.Host.library", property(fail))
    loop.rescued(fail)
    assert its.top.name == "mishap"
    assert "can't be written" in words(its)


def test_where_nothing_can_be_kept_aside_one_starts_afresh_all_the_same(looping, told, monkeypatch):
    its, loop = looping

    def read_only(*_, **__):
        raise PermissionError(13, "Permission denied")

    loop.rescued(fail)
    loop.rescued(fail)
    monkeypatch.setattr("pathlib.Path.mkdir", read_only)
    its.click("way_out")
    turn(loop)
    assert its.top.name == "title"
    assert its.settings.now.speed == "normal"
    its.settings.change(speed="brisk")
    assert Store(told / "settings.json").now.speed == "instant"


def test_where_the_settings_keep_the_page_from_being_drawn_it_is_drawn_without_them(looping, monkeypatch):
    its, loop = looping
    drawn = Mishap.draw

    def in_contrast(page, surface):
        if page.settings.palette == "contrast":
            raise ZeroDivisionError
        drawn(page, surface)

    monkeypatch.setattr(Mishap, "draw", in_contrast)
    loop.rescued(fail)
    turn(loop)
    assert its.top.name == "mishap"
    assert its.settings.now.palette == "standard"
    its.quit()
    loop._remember_size()
    assert Store(store.default_path()).now.palette == "contrast"


def test_an_error_below_the_page_is_none_of_the_settings(looping):
    its, loop = looping
    for _ in range(5):
        loop.rescued(fail)
        turn(loop)
    assert its.top.name == "mishap"
    assert its.settings.now.palette == "contrast"


def test_settings_that_were_fallen_back_from_are_written_again_when_one_starts_afresh(looping):
    its, loop = looping
    its.settings.fall_back()
    loop.rescued(fail)
    loop.rescued(fail)
    its.click("way_out")
    its.settings.change(speed="brisk")
    assert Store(store.default_path()).now == Settings(speed="brisk")


# Where not even the page can be shown


@pytest.fixture
def asked(monkeypatch):
    """What the system's own box asks, and the answer it gets."""
    heard, answer = [], [0]

    def box(title, told, *_, buttons, **__):
        heard.append((told, buttons))
        return answer[0]

    monkeypatch.setattr("pygame.display.message_box", box)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "x11")
    monkeypatch.setattr("scenes.app.loop.play", fail)
    return heard, answer


@pytest.fixture
def quietly(monkeypatch):
    monkeypatch.setattr("scenes.app.crash_log.BlackBox.open", lambda box: None)


@pytest.mark.usefixtures("quietly")
@pytest.mark.parametrize("afresh", [False, True])
def test_the_last_words_offer_to_start_afresh_next_time(afresh, asked, told):
    heard, answer = asked
    answer[0] = int(afresh)
    assert start.run([]) == 1
    ((told_so, buttons),) = heard
    assert "tavolino.log" in told_so
    assert all(len(line) <= 80 or " " not in line for line in told_so.splitlines())
    assert len(buttons) == 2
    assert {file.name for file in told.iterdir()} & KEPT == (set() if afresh else KEPT)
    assert (data_folder() / "tavolino.sqlite").exists()
