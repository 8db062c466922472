"""What a game asks before it goes on, waits for, lets take back and offers; how hard dice are thrown."""

from collections.abc import Callable

from scenes.preferences.sheet import Sheet
from scenes.settings.store import Settings
from scenes.text.words import _


def playing(sheet: Sheet, now: Settings, change: Callable[..., None]) -> None:
    sheet.heading("games", _("In the games"))
    sheet.choice(
        "call_window",
        _("17: time to call before a bot plays on"),
        [
            ("2", _("2 s")),
            ("4", _("4 s")),
            ("8", _("8 s")),
            ("go_on", _("Until “Go on”")),
        ],
        now.call_window,
        lambda key: change(call_window=key),
    )
    sheet.switch(
        "confirm_pass",
        _("Dicy Cards: ask before a pass"),
        now.confirm_pass,
        lambda on: change(confirm_pass=on),
    )
    sheet.switch(
        "confirm_stop",
        _("Dalek Dice: ask before a stop"),
        now.confirm_stop,
        lambda on: change(confirm_stop=on),
    )
    sheet.choice(
        "undo",
        _("Taking back, in new games"),
        [
            ("by_people", _("Alone free, else fair")),
            ("free", _("Free")),
            ("fair", _("Fair")),
            ("off", _("Off")),
        ],
        now.undo,
        lambda key: change(undo=key),
    )
    sheet.switch(
        "hints",
        _("A button that shows what an expert would do ({key})").format(key=now.keys.word("table.hint")),
        now.hints,
        lambda on: change(hints=on),
    )


def throwing(sheet: Sheet, now: Settings, change: Callable[..., None]) -> None:
    sheet.choice(
        "handed",
        _("The mouse is in"),
        [("left", _("The left hand")), ("right", _("The right hand"))],
        now.handed,
        lambda key: change(handed=key),
    )
    sheet.choice(
        "strength",
        _("How hard dice are thrown"),
        [("gentle", _("Gently")), ("normal", _("Normal")), ("strong", _("Hard"))],
        now.strength,
        lambda key: change(strength=key),
    )
