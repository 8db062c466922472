"""What a game asks before it goes on, waits for, lets take back and offers; how hard dice are thrown."""

from game.shelf import GAMES
from scenes import shelf
from scenes.game_record import Preference
from scenes.preferences.sheet import SettingLines
from scenes.settings.store import Settings, Speed
from scenes.text.words import _, pgettext


def playing(lines: SettingLines, now: Settings) -> None:
    lines.heading("games", _("In the games"))
    for own in _of_games():
        if own.options:
            lines.choice(own.key, own.words(), own.options())
        else:
            lines.switch(own.key, own.words())
    policies = [
        ("by_people", _("Free when alone, otherwise fair")),
        ("free", _("Free")),
        ("fair", _("Fair")),
        ("off", _("Off")),
    ]
    lines.choice("undo", _("Undo, in new games"), policies)
    hints = _("Hint button: what an expert would do ({key})")
    lines.switch("hints", hints.format(key=now.keys.word("table.hint")))


def _of_games() -> list[Preference]:
    """Choices before switches."""
    all_games = (own for game in GAMES for own in shelf.on_screen(game).preferences)
    return sorted(all_games, key=lambda own: own.options is None)


def throwing(lines: SettingLines) -> None:
    hands = [("left", pgettext("hand", "Left")), ("right", pgettext("hand", "Right"))]
    strengths = [("gentle", _("Gently")), ("normal", _("Normal")), ("strong", _("Hard"))]
    lines.choice("handed", _("Mouse hand"), hands)
    lines.choice("strength", _("Throwing strength"), strengths)


def speed_name(speed: Speed) -> str:
    return {"calm": _("Slow"), "normal": _("Normal"), "brisk": _("Fast"), "instant": _("Instant")}[speed]
