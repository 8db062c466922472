"""Random gestures in every scene, at all sizes and in two languages, with opponents that answer.

No error reaches the loop; a table at rest shows what its view says; what was played is in the library.
"""

import gc
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from game.shelf import GAMES
from scenes.app.app import App
from scenes.art import surface_cache
from scenes.drills.scene import DrillScene
from scenes.host.host import Host
from scenes.host.last_setups import Memory, Place, Plan
from scenes.lessons.progress import Progress
from scenes.library import files
from scenes.pages import Pages
from scenes.play.table_scene import TableScene
from scenes.players.people import Profiles
from scenes.settings.store import Store
from scenes.setup import draft
from scenes.title.scene import Title
from tests.scenes.around.builders import kept
from tests.torture import running
from tests.torture.gestures import SETTINGS, SHARES, SIZES, Gesture, Hands
from tests.torture.places import quick, strange_home
from tests.torture.running import Case, FoundError, hold
from tests.torture.short_cuts import bare_tables, minds_answer

GESTURES = 120  # a case
TABLES = tuple(f"table of {game}" for game in GAMES)
LONGEST_WAY = 240.0  # seconds within which a table comes to rest
SWEEP = 8  # cases after which what they kept is dropped


def run(times: int, seed: str, only: int | None = None) -> dict[str, Any]:
    with strange_home(), bare_tables(), minds_answer():
        return running.run(Windows(), times, seed, only)


class Windows:
    def __init__(self) -> None:
        from tests.words.scenes import SCENES

        # Those that are pairs hold a game that other tests look at too: here tables are played at.
        self._makers: dict[str, Any] = {
            name: make for name, make in SCENES.items() if not isinstance(make, tuple)
        }
        self._cases = 0
        self._scenes, self._at_rest = set[str](), 0

    def case(self, random: Random) -> Case:
        names = [*TABLES] * 12 + [*self._makers]
        given: dict[str, Any] = {
            name: random.choice(values) for name, values in SETTINGS if random.random() < 0.3
        }
        given = {
            "settings": given | {"language": random.choice(("en", "de"))},
            "scene": random.choice(names),
            "size": random.choice(SIZES[:-1] if random.random() < 0.95 else SIZES[-1:]),
            "undo": random.choice(("free", "fair", "off")),
            "bots": random.choice((0, 1, 2, 6, 7, 62)),
        }
        sizes = {"number": random.randrange(1000), "seats": random.randrange(6)}
        kinds = random.choices([*SHARES], [*SHARES.values()], k=GESTURES)
        if random.random() < 0.25:
            kinds[random.randrange(GESTURES)] = "close"
        return Case(given, sizes, [(kind, *(random.randrange(10**6) for _ in range(3))) for kind in kinds])

    def weight(self, case: Case) -> int:
        return len(case.steps)

    def figures(self) -> dict[str, Any]:
        return {"scenes_seen": len(self._scenes), "tables_compared_at_rest": self._at_rest}

    def stands(self, case: Case) -> None:
        with tempfile.TemporaryDirectory(prefix="tavolino-window-", dir=quick()) as name:
            sitting = _Sitting(case, Path(name))
            hands = Hands(sitting.open(self._makers), sitting.files, sitting.title)
            try:
                for gesture in case.steps:
                    self._one(hands, tuple(gesture))
                self._come_to_rest(hands.app)
                hands.app.quit()
                sitting.look_into_the_library()
            except FoundError as found:
                raise FoundError(found.what, f"{found.seen}\n{_told(hands)}") from found
            except Exception as error:
                error.add_note(_told(hands))
                raise
        self._cases += 1
        if self._cases % SWEEP == 0:
            surface_cache.forget_all()
            gc.collect()

    def _one(self, hands: Hands, gesture: Gesture) -> None:
        hands.told.append(f"[{gesture[0]}]")
        hands.do(gesture)
        app = hands.app
        app.tick((0.0, 0.017, 0.1)[gesture[3] % 3])
        small = app.surface.get_width() * app.surface.get_height() < 2_100_000
        if app.running and gesture[2] % (5 if small else 20) == 0:
            app.draw()
        self._scenes.add(app.top.name if app.running else "")
        self._compare(app)

    def _come_to_rest(self, app: App) -> None:
        left = LONGEST_WAY
        while app.running and not app.settled and left > 0:
            app.advance(0.25)
            left -= 0.25
        hold("it never comes to rest", left > 0, app.top.name if app.running else "")
        app.draw()
        self._compare(app)

    def _compare(self, app: App) -> None:
        if not app.running or not app.settled:
            return
        for scene in app._stack.visible:
            if isinstance(scene, TableScene) and scene.frame is not None and not _foretells(scene):
                self._at_rest += 1
                shown, pictured = scene.table.shown(), scene.table.pictured(scene.view)
                hold("the table doesn't show its view", shown == pictured, lambda: (shown, pictured))  # noqa: B023
                hold("its view is of another moment", scene.view == scene.sitting.view_at(scene.n), scene.n)


def _foretells(scene: Any) -> bool:
    """Dalek Dice weighs what is picked as if it were set aside already; at Dicy Cards dice to be rolled again
    lie in the cup before the card for it is chosen. An answered drill shows the answer, *Roll* too. And
    what is being dragged is in the hand."""
    if scene.table.gripping:
        return True
    if isinstance(scene, DrillScene) and scene.chosen is not None:
        return True
    match scene.sitting.game:
        case "dalek":
            return bool(scene.table.picker.picked)
        case "dicy":
            return bool(scene.table.deciding.rerolling)
        case _:
            return False


class _Sitting:
    """The folder of one case, and the windows that are opened on it."""

    def __init__(self, case: Case, folder: Path) -> None:
        self._case, self._folder = case, folder
        self.files = [
            folder / name for name in ("a.tavolino", "b.tavolino", "none.tavolino", "folder", "\udcff.x")
        ]
        files.write(self.files[0], kept("dalek", commands=9))
        self.files[1].write_bytes(self.files[0].read_bytes()[:-40])
        self.files[3].mkdir()
        self._size = case.given["size"]
        self._settings = {**case.given["settings"]}

    def _host(self) -> Host:
        path = self._folder
        return Pages(
            Memory(path / "tables.json"),
            path / "library",
            Progress(path / "lessons.json"),
            Profiles(path / "players.json"),
        )

    def title(self) -> App:
        """A window is opened; what was left by the last one is there."""
        store = Store(self._folder / "settings.json")
        store.change(**self._settings)
        app = App(self._size, store)
        self.host = self._host()
        app.push(Title(self.host))
        app.advance(0.2)
        return app

    def open(self, makers: dict[str, Any]) -> App:
        app, name = self.title(), self._case.given["scene"]
        make = partial(_begin, self.host, self._case) if name in TABLES else partial(makers[name], self.host)
        scene = make()
        if not isinstance(scene, Title):
            app.push(scene)
        app.advance(0.1)
        return app

    def look_into_the_library(self) -> None:
        host = self._host()
        with host.library as library:
            hold("the library is in trouble", library.trouble is None, library.trouble)
            for game in library.list():
                host.read(game.id)


def _begin(host: Host, case: Case) -> Any:
    game = case.given["scene"].removeprefix("table of ")
    colours = draft.colours(game)
    count = max(2, min(len(colours), case.sizes["seats"] + 1))
    levels = ("easy", "medium", "hard", "sparring")
    places = tuple(
        Place(f"N{at}", "bot", colour, levels[(case.sizes["number"] + at) % len(levels)])
        if case.given["bots"] >> at & 1
        else Place(f"N{at}", "human", colour)
        for at, colour in enumerate(colours[:count])
    )
    options: dict[str, Any] = {"undo": case.given["undo"]}
    if game == "dicy":
        options["mode"] = ("glacial", "interaction", "intermediate")[case.sizes["number"] % 3]
    return host.begin(Plan(game, places, options), f"window {case.sizes['number']}")


def _told(hands: Hands) -> str:
    return f"size {hands.app.surface.get_size()}; the last of: " + " ".join(hands.told[-80:])
