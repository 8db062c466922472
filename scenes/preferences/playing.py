"""What a game asks before it goes on, waits for, lets take back and offers; how hard dice are thrown."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.shelf import GAMES
from scenes import shelf
from scenes.game_record import Preference
from scenes.preferences.sheet import Sheet
from scenes.settings.store import Settings
from scenes.text.words import _, pgettext


def playing(sheet: Sheet, now: Settings, change: Callable[..., None]) -> None:
    sheet.heading("games", _("In the games"))
    for own in _of_games():
        _ask(sheet, own, now.value(own.key), partial(_changed, change, own.key))
    sheet.choice(
        "undo",
        _("Undo, in new games"),
        [
            ("by_people", _("Free when alone, otherwise fair")),
            ("free", _("Free")),
            ("fair", _("Fair")),
            ("off", _("Off")),
        ],
        now.undo,
        lambda key: change(undo=key),
    )
    sheet.switch(
        "hints",
        _("Hint button: what an expert would do ({key})").format(key=now.keys.word("table.hint")),
        now.hints,
        lambda on: change(hints=on),
    )


def _ask(sheet: Sheet, own: Preference, value: Any, heard: Callable[[object], None]) -> None:
    if own.options:
        sheet.choice(own.key, own.words(), own.options(), value, heard)
    else:
        sheet.switch(own.key, own.words(), value, heard)


def _changed(change: Callable[..., None], key: str, value: object) -> None:
    change(**{key: value})


def _of_games() -> list[Preference]:
    """Choices before switches."""
    all_games = (own for game in GAMES for own in shelf.on_screen(game).preferences)
    return sorted(all_games, key=lambda own: own.options is None)


def throwing(sheet: Sheet, now: Settings, change: Callable[..., None]) -> None:
    sheet.choice(
        "handed",
        _("Mouse hand"),
        [("left", pgettext("hand", "Left")), ("right", pgettext("hand", "Right"))],
        now.handed,
        lambda key: change(handed=key),
    )
    sheet.choice(
        "strength",
        _("Throwing strength"),
        [("gentle", _("Gently")), ("normal", _("Normal")), ("strong", _("Hard"))],
        now.strength,
        lambda key: change(strength=key),
    )
