"""Given any game on the table: who sits there, any command, and how it comes to rest."""

from contextlib import nullcontext
from random import Random
from typing import Any

from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES
from scenes.app.app import App
from scenes.play.scene import PlayScene
from scenes.shelf import on_screen
from scenes.table.sitting import Sitting
from tests.scenes.table.builders import LONGEST, app_at, bot, people
from tests.shelving import FOURTH, on_the_shelf

SPEEDS = ("calm", "normal", "brisk", "instant")
EVERYTHING = {"dicy": {"mode": "interaction"}}
"""Options with which most can happen in a game."""
ALWAYS = {"call_window": "go_on", "confirm_pass": False, "confirm_stop": False}
"""Nothing is asked twice, and nobody is hurried."""
_PLAYED_ON = 0.9
"""How often the turn goes on where somebody else might step in, too."""


def tables(game) -> dict[str, tuple[Seat, ...]]:
    """Who may sit there: where hands are hidden, it makes a difference whose knowledge is on screen."""
    if not on_screen(game).hidden_hands:
        return {"people": people("Ada", "Bo", "Cy")}
    return {
        "bots": (bot("Bo"), bot("Cy"), bot("Di")),
        "one person": (*people("Ada"), bot("Bo"), bot("Cy")),
        "people": people("Ada", "Bo", "Cy"),
    }


def as_many(game, count) -> tuple[Seat, ...]:
    """So many people with the longest names."""
    return people(*LONGEST[:count])


def scene_of(game, seats, seed="tea", **options) -> Any:
    """Opponents keep out of it: the test moves for all."""
    shelved = GAMES[game]
    setup = setup_from(shelved, {"undo": "free", **EVERYTHING.get(game, {}), **options})
    scene = PlayScene(Sitting(Session.start(shelved, Header.of(shelved, setup, seats, seed))))
    scene.drive = lambda: None
    return scene


def playing(game, seats, seed="tea", size=(1280, 720), options=None, **settings) -> tuple[App, Any]:
    scene = scene_of(game, seats, seed, **(options or {}))
    app = app_at(scene, size, **{**ALWAYS, **settings})
    app.advance(0.1)  # hands are dealt before all eyes
    return app, scene


def shelf_for(game):
    """For tests by hypothesis, which take no fixtures of one example."""
    return on_the_shelf() if game == FOURTH else nullcontext()


def commands_of(scene, seats=None) -> list[Any]:
    """All that is legal, of these seats."""
    sitting = scene.sitting
    asked = {*sitting.callers, sitting.to_act} - {None}
    return [command for seat in sorted(asked & set(seats or asked)) for command in sitting.legal(seat)]


def a_command(scene, random: Random, seats=None) -> Any:
    """A kind of command first: else the many ways to choose dice are nearly all there is."""
    commands = commands_of(scene, seats)
    own = [command for command in commands if command.seat == scene.sitting.to_act]
    if own and random.random() < _PLAYED_ON:
        commands = own
    kind = random.choice(sorted({type(command).__name__ for command in commands}))
    return random.choice([command for command in commands if type(command).__name__ == kind])


def assert_table_is_true(scene):
    """What can be seen is what the view says of the moment that is shown."""
    assert scene.table.shown() == scene.table.pictured(scene.view), scene.sitting.seen()[: scene.n]
    assert scene.view == scene.sitting.view_at(scene.n)


def come_to_rest(app, scene, check=lambda: None):
    """All seen; the curtain between two people is opened by whoever comes."""
    for _ in range(600):
        if not scene.director.busy and scene.still:
            return
        if app.top.name == "curtain":
            app.click("curtain.open")
        app.advance(0.1)
        check()
    raise AssertionError("still moving")
