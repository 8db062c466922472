"""Mutated settings, remembered tables, players, lessons: right types with wrong values, and no JSON at all.

Each is read, every scene that goes by it is laid out, and what is then written can be read again.
"""

import json
from functools import cache
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

from game.shelf import GAMES
from scenes.app.app import App
from scenes.host.last_setups import Memory, Place, Plan
from scenes.lessons.progress import Progress
from scenes.pages import Pages
from scenes.players.page import ProfilePage
from scenes.players.people import Profiles
from scenes.preferences.keys_page import KeysPage
from scenes.preferences.page import SettingsScene
from scenes.settings.store import Store
from scenes.table.ease import Ease
from scenes.title.scene import Title
from tests.scenes.around.builders import begun
from tests.torture import small_files
from tests.torture.mutations import BYTES, OBJECTS, altered, damaged
from tests.torture.running import Case, hold
from tests.torture.short_cuts import bare_tables, minds_are_silent

SIZE = (1280, 720)
CHANGES = 7  # by which a file gets its value


def case(random: Random) -> Case:
    given = {"kind": "kept", "file": random.choice([*small_files.KINDS])}
    pool = [*OBJECTS] * 4 + [*BYTES]
    steps = [
        (random.choice(pool), *(random.randrange(10**6) for _ in range(3)))
        for _ in range(random.choice((1, 1, 2, 3)))
    ]
    return Case(given, {}, steps)


def stands(case: Case, folder: Path) -> bool:
    """Whether anything of it was believed."""
    file = case.given["file"]
    paths = {kind: folder / f"{kind}.json" for kind in small_files.KINDS}
    with bare_tables(), minds_are_silent():
        copytree(_template(folder.parent), folder, dirs_exist_ok=True)
        objects = [json.loads(paths[file].read_bytes())]
        changed = altered(objects, case.steps)
        text = json.dumps(changed[0] if changed else None).encode()
        paths[file].write_bytes(damaged(text, case.steps))
        _open(file, paths, folder)
        believed = not [*folder.glob("*.damaged")]
        for kind, path in paths.items():  # what was written then
            small_files.KINDS[kind][0](path)
        hold("it was damaged twice", len([*folder.glob("*.damaged")]) == (not believed))
    return believed


@cache
def _template(beside: Path) -> Path:
    """A folder with all four files, and a library with a game that runs."""
    folder = beside / "template"
    paths = {kind: folder / f"{kind}.json" for kind in small_files.KINDS}
    for kind, (made, change, _) in small_files.KINDS.items():
        kept = made(paths[kind])
        for number in range(1, CHANGES):
            change(kept, number)
    host = Pages(Memory(paths["tables"]), folder / "library", profiles=Profiles(paths["players"]))
    places = (
        Place("Ada", "human", "red", undo="off", ease=Ease(), head_start=5),
        Place("Bruno", "bot", "blue", "easy"),
    )
    for game in GAMES:
        plan = Plan(game, places if game == "dalek" else places[1:] * 2, {}, "three")
        host.memory.set_up(plan)
    begun(host, Plan("dalek", places, {"target": 30}, "three"))
    host.close()
    return folder


def _open(file: str, paths: dict[str, Path], folder: Path) -> None:
    """What goes by that file."""
    store = Store(paths["settings"])
    profiles, lessons = Profiles(paths["players"]), Progress(paths["lessons"])
    host = Pages(Memory(paths["tables"]), folder / "library", lessons, profiles)
    app = App(SIZE, store)
    app.push(Title(host))
    app.advance(0.3)
    _again(app)
    scenes: list[Any]
    match file:
        case "settings":
            scenes = [SettingsScene, KeysPage, lambda: host.set_up("seventeen")]
        case "tables":
            scenes = [lambda game=game: host.set_up(game) for game in GAMES]
        case "players":
            people = profiles.people[:3]
            scenes = [lambda who=who: ProfilePage(profiles, who, host.names()) for who in people]
        case _:
            scenes = [lambda game=game: host.learn(game) for game in GAMES]
    scenes += [lambda game=game: host.resume(game.id) for game in host.library.list()[:1]]
    for make in scenes:
        app.push(make())
        app.advance(0.2)
        app.targets()
        app.pop()
    store.change(speed="calm" if store.now.speed == "brisk" else "brisk")
    profiles.meet("New player", "red")
    lessons.leave_at("another", 1, 3)
    host.memory.take_colours("another", ("red", "blue"))
    app.quit()


def _again(app: App) -> None:
    """What the title offers to go on with, each pressed."""
    for name in ("again", "next", "continue"):
        if any(target.id == name and target.enabled for target in app.targets()):
            app.click(name)
            app.advance(0.3)
            while app.depth > 1:
                app.pop()
            app.advance(0.3)
