"""What a person set up once and finds again: one frozen value, and the store that keeps it on disk.

    store.now.speed                    the value
    store.change(speed="brisk")        written at once, then everybody who listens hears it

The store knows no scene. Where the file is damaged, defaults are used (see `json_file`).
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.core.folders import settings_folder
from scenes.keys.bindings import AT_FIRST, Bindings
from scenes.settings import json_file, of_games
from scenes.settings.of_games import OfGames

Speed = Literal["calm", "normal", "brisk", "instant"]
Display = Literal["window", "full_screen"]
Palette = Literal["standard", "contrast", "protan", "deutan", "tritan"]
Dice = Literal["own", "dark", "warm"]
Cloth = Literal["picture", "felt", "ticking"]
Handed = Literal["right", "left"]
Strength = Literal["gentle", "normal", "strong"]
TakingBack = Literal["by_people", "free", "fair", "off"]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]

PACE: dict[Speed, float] = {"calm": 0.6, "normal": 1.0, "brisk": 1.7, "instant": 0.0}
"""How many times as fast as normal things move; 0: they don't, they are there."""

FORCE: dict[Strength, float] = {"gentle": 0.5, "normal": 1.0, "strong": 2.0}
"""How many times as hard as normal dice are thrown."""

LARGE = 1.25
"""How many times as large as usual large text is, where there is room for it."""

SCALES = range(80, 201, 10)
VOLUMES = range(0, 101, 5)


class Settings(msgspec.Struct, frozen=True):
    scale: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    """Size of everything, in per cent."""
    large_text: bool = False
    """Lettering larger than the rest."""
    from_afar: bool = False
    """Games on a screen across the kitchen table: everything larger, fewer words, no log beside."""
    display: Display = "window"
    palette: Palette = "standard"
    """Of seats and signals; contrast: of all. The last three: for eyes without red, green, blue cones."""
    dice: Dice = "own"
    """What dice are made of; own: what suits each game."""
    cloth: Cloth = "picture"
    """What the table is covered with; picture: what is drawn for each game."""
    speed: Speed = "normal"
    reduced_motion: bool = False
    coarse: bool = True
    """While things move, a large window is drawn at half size where the machine can't keep up."""
    games: OfGames = {}
    """What only one game heeds, by game: what its record says that there is (`Preference`)."""
    handed: Handed = "right"
    """Cup and buttons lie on the side of the hand with the mouse; plates and log change sides too."""
    strength: Strength = "normal"
    """Of throws, by whatever hand."""
    undo: TakingBack = "by_people"
    """In new games whose set-up doesn't say; by people: free alone, fair among several."""
    hints: bool = True
    """The table offers hints; without them the button and the key are gone."""
    volume_table: Volume = 80
    """Of dice and cards."""
    volume_moments: Volume = 70
    volume_ambience: Volume = 35
    """Of the café around the table; 0: there is none."""
    muted: bool = False
    quiet_behind: bool = True
    """Nothing is heard while another window is in front."""
    speech: bool = False
    """What is on screen is spoken by the system's voice."""
    language: str = ""
    """None chosen: the system's."""
    keys: Bindings = AT_FIRST
    """Which key does what."""
    window_size: tuple[int, int] | None = None
    """The window as it was last; None before the first time."""

    def value(self, name: str) -> Any:
        """Of a setting, a game's own too."""
        return getattr(self, name) if name in SHARED else of_games.value(self.games, name)


SHARED = Settings.__struct_fields__

Listener = Callable[[Settings, Settings], None]


def default_path() -> Path:
    return settings_folder() / "settings.json"


class Store:
    """Holds the settings. Without a path it forgets them in the end, which is what tests want."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._written = True
        self._listeners: list[Listener] = []
        older = partial(of_games.from_older_file, shared=SHARED)
        self.now = (json_file.read(path, Settings, older=older) if path else None) or Settings()

    def change(self, **values: Any) -> None:
        """By name, a game's own too. A value that one can't have raises `msgspec.ValidationError`."""
        values = of_games.by_game(values, self.now.games, SHARED)
        wanted = msgspec.to_builtins(self.now, enc_hook=json_file.for_file) | values
        changed = msgspec.convert(wanted, Settings, dec_hook=json_file.from_file)
        if changed == self.now:
            return
        if self._path and self._written:
            json_file.write(self._path, changed)
        self._become(changed)

    def begin_anew(self) -> None:
        """All as at first; whoever calls has taken care of the file."""
        self._written = True
        self._become(Settings())

    def fall_back(self) -> None:
        """The same, and from now on nothing is written: what is in the file may be wanted again."""
        self._written = False
        self._become(Settings())

    def _become(self, now: Settings) -> None:
        before, self.now = self.now, now
        for listener in list(self._listeners):
            listener(before, self.now)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener(before, now)` after each change, until the function returned here is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
