"""Given a game at the table, without a window: terse builders for the tests of tables and game scenes."""

from game.core.seats import Seat
from scenes.app.app import App
from scenes.settings.store import Store
from scenes.table.sitting import Sitting

LONGEST = (
    "Maximiliane-Charlotte",
    "Bartholomäus",
    "Wilhelmine Antoinette",
    "Konstantinos",
    "Ana",
    "Björn-Ole",
)


def people(*names):
    return tuple(Seat(name, "human") for name in names or ("Ada", "Bo"))


def bot(name, level="easy"):
    return Seat(name, "bot", level)


def app_at(scene, size=(1280, 720), speed="normal", **settings):
    store = Store()
    store.change(speed=speed, **settings)
    app = App(size, store)
    app.push(scene)
    app.draw()
    return app


def sat_down(game, seats, seed="a seed", **options):
    first = {} if game.key == "seventeen" else {"first": 0}  # 17 draws it
    return Sitting.in_memory(game, game.setup(**first, **options), seats, seed)


def settle(app, limit=60.0):
    """All that has happened has been shown."""
    while not app.settled:
        app.advance(0.1)
        limit -= 0.1
        assert limit > 0, "still moving"


def targets(app):
    return {target.id: target for target in app.targets()}
