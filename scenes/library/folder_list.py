"""A browser of our own: places to look in, and what lies in a folder."""

import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import Rect

from scenes.library import files
from scenes.library.file_errors import shown
from scenes.text import dates
from scenes.text.words import _
from scenes.widgets.button import Button, button_size
from scenes.widgets.layout import Scale, flow
from scenes.widgets.lists import ROW_HEIGHT, Entry, Row
from scenes.widgets.widget import Widget

_MOST = 300
"""So many entries of a folder are shown."""


def places(recent: Sequence[Path]) -> Sequence[Path]:
    """The folders last used, then those that everybody has."""
    usual = (files.documents(), *files.usual_folders(), Path.home())
    there = (folder for folder in (*recent, *usual) if _is_folder(folder))
    return tuple(dict.fromkeys(there))


def place_buttons(
    rect: Rect, scale: Scale, recent: Sequence[Path], now: Path | None, go: Callable[[Path], None]
) -> tuple[list[Widget], int]:
    """And how high they are."""
    folders = places(recent)
    words = [_("Home") if folder == Path.home() else shown(folder.name or folder) for folder in folders]
    sizes = [button_size(scale, name, "library") for name in words]
    spots, tall = flow(rect.w, sizes, scale.px(0.8))
    made: list[Widget] = []
    for number, (folder, name, spot) in enumerate(zip(folders, words, spots, strict=True)):
        made.append(
            Button(
                f"place.{number}",
                name,
                spot.move(rect.topleft),
                icon="library",
                on=folder == now,
                help=shown(folder),
                on_press=lambda folder=folder: go(folder),
            )
        )
    return made, tall


def folder_rows(
    rect: Rect, scale: Scale, folder: Path, go: Callable[[Path], None], take: Callable[[Path], None]
) -> tuple[list[Widget], int]:
    """The folder above, those inside, and the games; what can't be looked at isn't there."""
    entries: list[tuple[str, Entry, Callable[[], None]]] = []
    if folder.parent != folder:
        up = Entry("up", _("Folder above"), shown(folder.parent), icon="back")
        entries.append(("folder.up", up, lambda: go(folder.parent)))
    folders, games = _listed(folder)
    for number, inside in enumerate(folders):
        entry = Entry(str(number), shown(inside.name), icon="library")
        entries.append((f"folder.{number}", entry, lambda inside=inside: go(inside)))
    for number, (game, when) in enumerate(games):
        entry = Entry(str(number), shown(game.stem), "", dates.ago(when), "cards")
        entries.append((f"game_file.{number}", entry, lambda game=game: take(game)))
    high, gap = scale.px(ROW_HEIGHT * 0.75), scale.px(0.4)
    made: list[Widget] = [
        Row(
            name,
            ", ".join(filter(None, (entry.title, entry.detail, entry.aside))),
            Rect(rect.x, rect.y + at * (high + gap), rect.w, high),
            entry,
            on_press=do,
        )
        for at, (name, entry, do) in enumerate(entries)
    ]
    return made, len(made) * (high + gap)


def _listed(folder: Path) -> tuple[list[Path], list[tuple[Path, float]]]:
    folders: list[Path] = []
    games: list[tuple[Path, float]] = []
    try:
        with os.scandir(folder) as inside:
            for entry in list(inside)[: 10 * _MOST]:
                try:
                    if entry.name.startswith("."):
                        continue
                    if entry.is_dir():
                        folders.append(Path(entry.path))
                    elif entry.name.endswith(files.SUFFIX) and stat.S_ISREG(entry.stat().st_mode):
                        games.append((Path(entry.path), entry.stat().st_mtime))
                except OSError:
                    continue
    except OSError:
        pass
    folders.sort(key=lambda path: path.name.lower())
    games.sort(key=lambda game: -game[1])
    return folders[:_MOST], games[:_MOST]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False
