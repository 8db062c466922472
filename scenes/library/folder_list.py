"""A browser of our own: places to look in, and what lies in a folder."""

import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path

from scenes.library import files
from scenes.library.file_errors import shown
from scenes.text import dates
from scenes.text.words import _
from scenes.widgets.button import Button, button_size
from scenes.widgets.layout import flow
from scenes.widgets.lists import ROW_HEIGHT, Entry
from scenes.widgets.sheet import Sheet

_MOST = 300
"""So many entries of a folder are shown."""
_ROW = ROW_HEIGHT * 0.75


def places(recent: Sequence[Path]) -> Sequence[Path]:
    """The folders last used, then those that everybody has."""
    usual = (files.documents(), *files.usual_folders(), Path.home())
    there = (folder for folder in (*recent, *usual) if _is_folder(folder))
    return tuple(dict.fromkeys(there))


def place_buttons(
    sheet: Sheet, recent: Sequence[Path], now: Path | None, go: Callable[[Path], None], after: float
) -> None:
    folders = places(recent)
    words = [_("Home") if folder == Path.home() else shown(folder.name or folder) for folder in folders]
    sizes = [button_size(sheet.scale, name, "library") for name in words]
    spots, tall = flow(sheet.width, sizes, sheet.scale.px(0.8))
    room = sheet.room(tall, after)
    for number, (folder, name, spot) in enumerate(zip(folders, words, spots, strict=True)):
        sheet.add(
            Button(
                f"place.{number}",
                name,
                spot.move(room.topleft),
                icon="library",
                on=folder == now,
                help=shown(folder),
                on_press=lambda folder=folder: go(folder),
            )
        )


def folder_rows(sheet: Sheet, folder: Path, go: Callable[[Path], None], take: Callable[[Path], None]) -> None:
    """The folder above, those inside, and the games; what can't be looked at isn't there."""

    def row(name: str, entry: Entry, on_press: Callable[[], None]) -> None:
        sheet.row(name, entry, on_press, high=_ROW)

    if folder.parent != folder:
        up = Entry("up", _("Folder above"), shown(folder.parent), icon="back")
        row("folder.up", up, lambda: go(folder.parent))
    folders, games = _listed(folder)
    for number, inside in enumerate(folders):
        entry = Entry(str(number), shown(inside.name), icon="library")
        row(f"folder.{number}", entry, lambda inside=inside: go(inside))
    for number, (game, when) in enumerate(games):
        entry = Entry(str(number), shown(game.stem), "", dates.ago(when), "cards")
        row(f"game_file.{number}", entry, lambda game=game: take(game))


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
