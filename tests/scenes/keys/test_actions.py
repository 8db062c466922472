"""Every action: its key does it, another key that it is given does it, and then the old one is dead."""

from typing import Any, cast

import pygame
import pytest

from game.dalek.commands import Keep
from scenes.keys.actions import KEYS
from scenes.keys.bindings import AT_FIRST
from scenes.rulebook.scene import BookScene
from scenes.sound.sounds import Sounds
from scenes.speech.speech import Speech
from scenes.widgets.field import Field
from tests.scenes.answering import minds
from tests.scenes.around.builders import app as around
from tests.scenes.around.builders import host, kept, shelved
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.games.dalek.builders import dalek_app, free_dice
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import at_table, bot, dealt, order, people, started
from tests.scenes.keys.builders import key, pressed
from tests.scenes.sound.builders import Clock, Deaf
from tests.scenes.table.builders import app_at

pytestmark = pytest.mark.usefixtures("unpainted")

__all__ = ["minds"]

SIX = people("Ada", "Bo", "Cy", "Di", "Eva", "Flo")

# Each stage: an app, and what shows whether the action was done.


class Silent:
    """A voice that writes down what it is asked to say."""

    state = "speaking"

    def __init__(self, _changed):
        self.said = []

    def say(self, words, language, kind):
        self.said.append(words)

    def hush(self): ...

    heard = let_go_passing = hush


def dalek(*, rolled=False) -> Any:
    app, scene = dalek_app(speed="instant")
    if rolled:
        scene.table.deciding.roll()
        app.draw()
    return app, scene


def rule(_action, _folder):
    app, _scene = dalek()
    return app, lambda: app.top.name


def kept_one() -> Any:
    """The first roll is no choice to go back to; what was set aside is."""
    app, scene = dalek(rolled=True)
    scene.table.deciding.toggle(free_dice(scene)[0])
    scene.do(Keep(0, tuple(scene.table.picker.picked)))
    app.draw()
    return app, scene


def undo(_action, _folder):
    app, scene = kept_one()
    return app, lambda: scene.sitting.length


def redo(_action, _folder):
    app, scene = kept_one()
    scene.undo()
    return app, lambda: scene.sitting.length


def mute(_action, _folder):
    app = app_with(Plain())
    app.sounds = cast("Any", Sounds)(app.settings, Deaf(), Clock())
    return app, lambda: app.settings.now.muted


def say_again(_action, _folder):
    app, _scene = dalek_app(speed="instant", speech=True)
    given = []
    app.speech = cast("Any", Speech)(
        app.settings, lambda: None, lambda ch: given.append(Silent(ch)) or given[0]
    )
    return app, lambda: len(given[0].said)


def full_screen(_action, _folder):
    app = app_with(Plain())
    return app, lambda: app.settings.now.display


def log(_action, _folder):
    app, scene = dalek()
    return app, lambda: scene.log_wanted


def hint(_action, _folder):
    app, scene = dalek(rolled=True)
    return app, lambda: app.advance(0.1) or scene.hinting.hint is not None


def hurry(_action, _folder):
    app, scene = dicy_app()
    held = []
    scene.director.hold = held.append
    return app, lambda: sum(held)


def dicy_throw(_action, _folder):
    app, scene = dicy_app(speed="instant")
    return app, lambda: scene.sitting.length


def dicy_pass(_action, _folder):
    app, _scene = dicy_app(speed="instant", confirm_pass=True)
    pressed(app, "Space")
    return app, lambda: app.top.name


def dicy_value(action, _folder):
    value = int(action[-1])
    app, scene = rolled_until(dicy_app, lambda scene: value in scene.table.state.dice)
    return app, lambda: scene.table.deciding.picker.picked


def dalek_throw(_action, _folder):
    app, scene = dalek()
    return app, lambda: scene.sitting.length


def dalek_keep(_action, _folder):
    app, scene = dalek(rolled=True)
    return app, lambda: set(scene.table.picker.picked)


def dalek_stop(_action, _folder):
    app, scene = dalek(rolled=True)
    return app, lambda: scene.sitting.length


def dalek_die(action, _folder):
    die = int(action.rpartition("_")[2]) - 1
    app, scene = rolled_until(dalek_app, lambda scene: die in free_dice(scene))
    return app, lambda: set(scene.table.picker.picked)


def rolled_until(make, holds) -> Any:
    """The first of many games whose first roll is such."""
    for seed in map(str, range(50)):
        app, scene = make(speed="instant", seed=seed)
        scene.table.deciding.roll()
        app.draw()
        if holds(scene):
            return app, scene
    raise AssertionError


def hand(*seats, first=0, **settings) -> Any:
    sitting = dealt(order("o5 o5 o5 o5"), *seats, first=first)
    return started(*at_table(sitting, speed="instant", call_window="go_on", **settings))


def go_on(_action, _folder):
    app, scene = hand(*SIX)
    scene.table.playing.play(0, "up")
    app.advance(0.1)
    return app, lambda: app.advance(0.1) or scene.table.asking.calling.is_open


def card(_action, _folder):
    app, scene = hand(*SIX)
    return app, lambda: scene.table.playing.picked


def side(_action, _folder):
    app, scene = hand(*SIX)
    scene.table.playing.pick(0)
    app.draw()
    return app, lambda: scene.sitting.length


def call_alone(_action, _folder):
    app, scene = hand(*people("Ada"), bot("Bo"), first=1)
    while not scene.table.asking.calling.is_open:
        app.advance(0.1)
    return app, lambda: (scene.table.asking.calling.wished, scene.sitting.length)


def call_seat(action, _folder):
    """Who has just played may not call, so somebody else has."""
    seat = int(action[-1]) - 1
    app, scene = hand(*SIX, first=(seat + 1) % len(SIX))
    scene.table.playing.play(0, "up")
    app.advance(0.1)
    app.draw()
    return app, lambda: (scene.table.asking.calling.wished, scene.sitting.length)


def replay(_action, folder):
    its = host(folder)
    scene: Any = its.replay(shelved(its, kept("seventeen")))
    app = around(Plain(), scene)
    scene.seek(scene.course.turns[2])
    app.advance(0.2)
    scene.seek(scene.course.after(scene.n))
    app.advance(0.2)
    return app, lambda: (scene.n, scene.playing, scene.onlooking.eyes, scene.onlooking.all_hands)


def review(_action, folder) -> Any:
    its = host(folder)
    scene: Any = its.review(shelved(its, kept("dalek")))
    app = around(Plain(), scene)
    app.advance(0.2)
    return app, lambda: scene.n


def book(_action, _folder):
    scene = BookScene("dalek", "turn")
    app = app_at(scene, speed="instant")
    return app, lambda: (scene.chapter.key, app.top.controls.focus == "book.search")


STAGES: dict[str, Any] = {
    "everywhere.rule": rule,
    "everywhere.undo": undo,
    "everywhere.redo": redo,
    "everywhere.mute": mute,
    "everywhere.say_again": say_again,
    "everywhere.full_screen": full_screen,
    "everywhere.log": log,
    "table.hint": hint,
    "table.hurry": hurry,
    "dicy.throw": dicy_throw,
    "dicy.pass": dicy_pass,
    "dicy.value": dicy_value,
    "dalek.throw": dalek_throw,
    "dalek.keep": dalek_keep,
    "dalek.stop": dalek_stop,
    "dalek.die": dalek_die,
    "seventeen.go_on": go_on,
    "turn.card": card,
    "turn.up": side,
    "turn.down": side,
    "turn.call": call_alone,
    "calls.seat": call_seat,
    "replay": replay,
    "review": review,
    "book": book,
}


def staged(action, folder):
    for name in (action, action.rpartition("_")[0], action.partition(".")[0]):
        if name in STAGES:
            return STAGES[name](action, folder)
    raise AssertionError(f"no test knows what {action} does")


@pytest.mark.parametrize("action", KEYS)
def test_its_keys_do_it(action, tmp_path):
    for at, at_first in enumerate(KEYS[action]):
        app, seen = staged(action, tmp_path / str(at))
        before = seen()
        pressed(app, at_first)
        assert seen() != before, at_first


@pytest.mark.parametrize("action", KEYS)
def test_bound_anew_the_new_key_does_it_and_the_old_ones_are_dead(action, tmp_path):
    app, seen = staged(action, tmp_path)
    app.settings.change(keys=AT_FIRST.with_key(action, key("Ctrl+F9")))
    app.draw()
    before = seen()
    for at_first in KEYS[action]:
        pressed(app, at_first)
        assert seen() == before, at_first
    pressed(app, "F9")
    assert seen() == before
    pressed(app, "Ctrl+F9")
    assert seen() != before


def test_what_is_typed_is_no_action():
    """Not even where an action has a letter with nothing held, or a key that edits."""
    field = Field("name", "Name", pygame.Rect(0, 0, 300, 50), value="Ada")
    app = app_with(Plain(widgets=lambda: [field]))
    keys = AT_FIRST.with_key("everywhere.full_screen", key("K")).with_key("everywhere.mute", key("Ctrl+A"))
    app.settings.change(keys=keys)
    app.sounds = cast("Any", Sounds)(app.settings, Deaf(), Clock())
    app.press(pygame.K_TAB)
    before = app.settings.now
    pressed(app, "K")
    pressed(app, "Ctrl+A")
    assert app.settings.now == before
    app.top.controls.focus_on(None, ring=False)
    pressed(app, "K")
    assert app.settings.now == before, "while a field is open, a letter is for it"
    field.enabled = False
    pressed(app, "K")
    pressed(app, "Ctrl+A")
    assert app.settings.now.display != before.display
    assert app.settings.now.muted != before.muted


def test_an_arrow_with_ctrl_is_an_action_even_where_arrows_move_the_mark():
    app, scene = dalek()
    app.settings.change(keys=AT_FIRST.with_key("dalek.throw", key("Ctrl+Left")))
    app.press(pygame.K_TAB)
    before = scene.sitting.length
    pressed(app, "Ctrl+Left")
    assert scene.sitting.length > before


def test_a_press_while_things_move_hurries_them_whatever_is_held():
    app, scene = dalek_app(speed="calm")
    app.settings.change(keys=AT_FIRST.with_key("dalek.stop", key("Ctrl+K")))
    scene.table.deciding.roll()
    app.advance(0.2)
    before = scene.sitting.length
    assert scene.director.busy
    app.press(pygame.K_LCTRL, pygame.KMOD_LCTRL)
    pressed(app, "Ctrl+K")
    assert scene.sitting.length == before
