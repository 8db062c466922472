"""Nothing on screen is the truth: whatever is hurried, skipped, resized or undone, the table ends true."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.seventeen.commands import Call
from tests.scenes.frame.builders import down, up
from tests.scenes.games.seventeen.builders import (
    assert_table_is_true,
    at_hand,
    bot,
    people,
    settle,
    seventeen,
    to_act,
)
from tests.scenes.sizes import SIZES

SPEEDS = ("calm", "normal", "brisk", "instant")
TABLES = {
    "bots": (bot("Bo"), bot("Cy"), bot("Di")),
    "one person": (*people("Ada"), bot("Bo"), bot("Cy")),
    "three people": people("Ada", "Bo", "Cy"),
}


def a_command(scene, random):
    """Anything legal; calls not too often, so that rows grow."""
    sitting = scene.sitting
    seats = (*sitting.callers, sitting.to_act)
    commands = [command for seat in set(seats) for command in sitting.legal(seat)]
    calm = [command for command in commands if not isinstance(command, Call)]
    return random.choice(calm if calm and random.random() < 0.9 else commands)


def disturb(app, scene, random):
    """Something that a person or the system does while things move, or while they don't."""
    match random.randrange(10):
        case 0:
            app.resize(random.choice(SIZES[:4]))
        case 1 | 2:
            app.feed(down((640, 300)), up((640, 300)))
        case 3:
            scene.undo()
        case 4:
            scene.redo()
        case 5:
            app.settings.change(speed=random.choice(SPEEDS))
        case 6:
            app.settings.change(reduced_motion=not app.settings.now.reduced_motion)
        case 7:
            scene.look_at(random.randrange(1, scene.sitting.length + 1))
        case 8 if app.top.name == "curtain":
            app.click("curtain.open")
        case _:
            scene.director.skip()


def come_to_rest(app, scene):
    """Everything seen, the while to call stopped."""
    scene.look_at_now()
    scene.director.skip()
    settle_table(app, scene)


def settle_table(app, scene, check=lambda: None):
    for _ in range(900):
        if not scene.director.busy and scene.still:
            return
        if app.top.name == "curtain":
            app.click("curtain.open")
        app.advance(0.05)
        check()
    raise AssertionError("still moving")


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("table", TABLES)
def test_after_every_event_the_table_shows_what_the_view_says(table, speed, monkeypatch):
    app, scene = seventeen(*TABLES[table], speed=speed, call_window="go_on", seed=table)
    monkeypatch.setattr(scene, "drive", lambda: None)
    app.advance(0.1)
    random = Random(speed)
    rested = set()

    def check():
        if scene.still:
            rested.add(scene.n)
            assert_table_is_true(scene)

    for _ in range(12):
        settle_table(app, scene, check)
        assert scene.n == scene.sitting.length
        assert_table_is_true(scene)
        assert scene.view == scene.sitting.view
        if scene.ended:
            break
        scene.do(a_command(scene, random))
    assert speed == "instant" or len(rested) > 10


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.sampled_from(SPEEDS), st.sampled_from(sorted(TABLES)))
def test_however_it_is_disturbed_it_ends_true(number, speed, table):
    random = Random(number)
    app, scene = seventeen(*TABLES[table], seed=f"{number}", speed=speed, call_window="go_on")
    scene.drive = lambda: None
    app.advance(0.05)
    for _ in range(10):
        if scene.ended:
            break
        scene.do(a_command(scene, random))
        for _ in range(random.randrange(3)):
            app.advance(random.random() * 0.8)
            disturb(app, scene, random)
    come_to_rest(app, scene)
    assert_table_is_true(scene)
    assert scene.view == scene.sitting.view


def test_each_event_is_shown_true_on_its_own():
    """Between two events of one command, too: at the moment when the next one begins."""
    app, scene = seventeen(*TABLES["bots"], seed="truth", speed="brisk")
    checked = []
    show = scene.table.show

    def shown(event, view):
        hold = show(event, view)
        scene.table.finish()
        scores = scene.scores
        scores.put(view.victories)
        assert scene.table.shown() == scene.table.pictured(view), event
        checked.append(type(event).__name__)
        return hold

    scene.table.show = shown
    random = Random(5)
    scene.drive = lambda: None
    app.advance(0.05)
    while not scene.ended and len(scene.sitting.seen()) < 260:
        scene.do(a_command(scene, random))
        settle_table(app, scene)
    assert {"SawShuffled", "SawDrawn", "SawPlayed", "SawRevealed", "RoundEnded", "TokensMoved"} <= set(
        checked
    )


def test_a_row_of_twenty_five_cards_shows_the_corner_of_each():
    app, scene = seventeen(*TABLES["bots"], seed="long", speed="instant", call_window="go_on")
    scene.drive = lambda: None
    app.advance(0.05)
    while len(scene.view.row) < 25:
        seat = to_act(scene)
        scene.do(next(c for c in scene.sitting.legal(seat) if not isinstance(c, Call)))
    lefts = [card.sprite.rect.x for card in scene.table.parts.cards.row]
    assert all(b - a >= at_hand(scene).card * 0.17 for a, b in pairwise(lefts))
    settle(app)
