"""Every scene around a game is reached from the title and left again: by mouse alone, by keys alone."""

import pygame
import pytest

from scenes.title.scene import Title
from tests.scenes.around.builders import app, begun, host, kept, plan, shelved

pytestmark = pytest.mark.usefixtures("bare_table")

WAYS = {
    "setup": ["box.dalek"],
    "seventeen setup": ["box.seventeen"],
    "who": ["box.dalek", "seat.1.who"],
    "colour": ["box.dicy", "seat.0.colour"],
    "table": ["continue"],
    "games": ["games"],
    "replay": ["games", "look"],
    "export": ["games", "export"],
    "import from games": ["games", "import"],
    "import": ["import"],
    "settings": ["settings"],
    "about": ["about"],
}
LEFT_BY = {"dalek": "bar.home", "replay": "bar.back"}


@pytest.fixture
def title(tmp_path):
    its_host = host(tmp_path)
    shelved(its_host, kept())
    begun(its_host, plan())
    its = app(Title(its_host), size=(1920, 1080))
    yield its
    its.quit()


def focus_on(its, name):
    for _time in range(120):
        if its.top.controls.focus == name:
            return
        its.press(pygame.K_TAB)
    raise AssertionError(f"{name} can't be reached by Tab")


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_there_and_back_by_mouse_alone(way, title):
    names = ["title"]
    for step in way:
        title.click(step)
        title.advance(0.3)
        names.append(title.top.name)
    assert len(set(names)) == len(names)
    while title.top.name != "title":
        title.click(LEFT_BY.get(title.top.name, "back"))
        title.advance(0.3)
    assert title.depth == 1


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_there_and_back_by_keys_alone(way, title):
    names = ["title"]
    for step in way:
        focus_on(title, step)
        title.press(pygame.K_RETURN)
        title.advance(0.3)
        names.append(title.top.name)
    assert len(set(names)) == len(names)
    for _step in way:
        title.press(pygame.K_ESCAPE)
        title.advance(0.3)
        if title.top.name == "menu":
            focus_on(title, "menu.title")
            title.press(pygame.K_RETURN)
            title.advance(0.3)
    assert title.top.name == "title"


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_tab_comes_round_to_everything_that_can_be_pressed(way, title):
    for step in way:
        title.click(step)
        title.advance(0.3)
    wanted = set(title.top.controls.tab_order)
    reached = set()
    for _time in range(len(wanted) + 2):
        title.press(pygame.K_TAB)
        title.advance(0.3)
        reached.add(title.top.controls.focus)
    assert reached == wanted
    pressed = {
        w.id for w in title.top.controls.widgets if w.pressable and w.role in ("button", "row", "field")
    }
    lines = {name for name in pressed if name.startswith("log.")}  # arrows go from one to the next
    assert pressed - lines <= wanted


def test_escape_at_the_title_leaves_nothing(title):
    title.press(pygame.K_ESCAPE)
    assert title.running
    assert title.top.name == "title"


def test_a_game_is_begun_by_keys_alone(title):
    focus_on(title, "box.dalek")
    title.press(pygame.K_RETURN)
    title.advance(0.3)
    assert title.top.controls.focus == "begin"
    title.press(pygame.K_RETURN)
    title.advance(0.3)
    assert title.top.name == "dalek"
