"""Every scene is opened off screen, and drawn at two sizes.

Each is imported when its turn comes: a scene that can't be is a failed check, not the end of all.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from game.shelf import GAMES
from scenes.app.scene import Scene
from scenes.host.host import Host
from scenes.host.last_setups import Memory, Place, Plan
from scenes.pages import Pages
from scenes.selftest import Check

SIZES = ((1000, 700), (1920, 1080))


def checks() -> Iterator[Check]:
    for name, make in _makers().items():
        yield f"scene: {name}", partial(_drawn, make)


def people(game: str) -> Plan:
    return Plan(game, (Place("Ada", "human", "red"), Place("Bo", "human", "blue")), {})


def _makers() -> dict[str, Callable[[Host], Scene]]:
    def of(module: str, name: str, *given: object, **named: object) -> Callable[[Host], Scene]:
        return lambda _: getattr(import_module(f"scenes.{module}"), name)(*given, **named)

    def hosted(module: str, name: str) -> Callable[[Host], Scene]:
        return lambda host: getattr(import_module(f"scenes.{module}"), name)(host)

    def kept(show: str, game: str) -> Callable[[Host], Scene]:
        return lambda host: getattr(host, show)(_begun(host, game))

    makers: dict[str, Callable[[Host], Scene]] = {
        "title": hosted("title.scene", "Title"),
        "settings": of("preferences.page", "SettingsScene"),
        "about": of("about.page", "About"),
        "what is inside": of("about.licences", "Inside"),
        "games": hosted("library.scene", "GamesScene"),
        "import": hosted("library.importing", "ImportPage"),
        "name, colour and picture": _profile,
        "something went wrong": of("app.crash_page", "Mishap", Path("tavolino.log"), kept=True),
    }
    for game in GAMES:
        makers[f"set-up of {game}"] = lambda host, game=game: host.set_up(game)
        makers[f"rules of {game}"] = of("rulebook.scene", "BookScene", game)
        makers[f"table of {game}"] = lambda host, game=game: host.begin(people(game))
        makers[f"replay of {game}"] = kept("replay", game)
    return makers


def _profile(host: Host) -> Scene:
    from scenes.players.page import ProfilePage

    return ProfilePage(host.profiles, host.profiles.of("Ada"), host.names())


def _begun(host: Host, game: str) -> str:
    host.begin(people(game))
    game_id = host.library.list()[0].id
    host.library.leave(game_id)
    return game_id


def _drawn(make: Callable[[Host], Scene]) -> None:
    from scenes.app.app import App

    with TemporaryDirectory(prefix="tavolino-selftest-", ignore_cleanup_errors=True) as folder:
        host = Pages(Memory(), Path(folder))
        try:
            for size in SIZES:
                app = App(size)
                app.push(make(host))
                app.advance(1.0)
                picture = app.picture()
                assert picture.get_size() == size
                spots = {tuple(picture.get_at((size[0] * n // 9, size[1] * n // 9))) for n in range(1, 9)}
                assert len(spots) > 1, "an empty picture"
                app.quit()
        finally:
            host.close()
