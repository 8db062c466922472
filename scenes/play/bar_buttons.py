"""The buttons around a table: the bar's, without their places, and the one that goes on."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from pygame import Rect

from game.core.illegal import IllegalError
from scenes.play.bar import has_words
from scenes.preferences.page import speed_name
from scenes.settings.store import Speed
from scenes.table.log_panel import LogDrawer
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.button import Button, HoldButton, button_size
from scenes.widgets.text import width_of

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene
    from scenes.play.table_scene import TableScene

_ICONS: dict[Speed, str] = {
    "calm": "hourglass",
    "normal": "play",
    "brisk": "fast_forward",
    "instant": "burst",
}


def ways_out(scene: "TableScene") -> Sequence[Button]:
    about = _("To the title. The game is saved; continue it whenever you like.")
    return _signs(scene, _button("home", _("To the title"), "home", about, scene.app.home))


def ways_back(scene: "TableScene") -> Sequence[Button]:
    """Where one only looks on: to where one came from."""
    return _signs(scene, _button("back", _("Back"), "back", _("Back (Esc)"), scene.back))


def _signs(scene: "TableScene", out: Button) -> Sequence[Button]:
    settings = _button("settings", _("Settings"), "settings", _("Settings"), scene.open_settings)
    out.hides_label = settings.hides_label = True
    return out, settings


def alone(
    scene: "TableScene", name: str, words: str, sign: str, press: Callable[[], None], *, at_enter: bool = True
) -> Button:
    """Where nothing else can be done: not in the bar, but in the middle of where the game has its buttons."""
    room = scene.table.buttons_area()
    wide, high = button_size(scene.scale, words, sign)
    rect = Rect(0, 0, min(room.w, wide + scene.scale.px(4)), min(room.h, high))
    rect.center = room.center
    return Button(name, words, rect, icon=sign, style="primary", at_enter=at_enter, on_press=press)


def hint(scene: "PlayScene") -> Button:
    words = _("What an expert would do in your place, and why ({key})")
    about = words.format(key=scene.settings.keys.word("table.hint"))
    return _button("hint", _("Hint"), "hint", about, scene.hinting.press, scene.hinting.why_not)


def rules(scene: "TableScene") -> Button:
    words = _("The rule book, opened where you are ({key})")
    about = words.format(key=scene.settings.keys.word("everywhere.rule"))
    return _button("rules", _("Rules"), "book", about, scene.open_rules)


def review(press: Callable[[], None]) -> Button:
    return _button("review", _("Review"), "chart", _("Luck and choices in this game"), press)


def undo(scene: "PlayScene") -> Button:
    words, deeds = _("Undo"), [scene.game.deed(view, command) for command, view in scene.sitting.undoes]
    what = _("Undo: {what}").format(what=", ".join(deeds)) if any(deeds) else words
    about = _with_key(scene, what, "everywhere.undo")
    return _button("undo", words, "undo", about, scene.undo, _why(scene.sitting.why_no_undo))


def redo(scene: "PlayScene") -> Button:
    words = _("Redo")
    about = _with_key(scene, words, "everywhere.redo")
    return _button("redo", words, "redo", about, scene.redo, _why(scene.sitting.why_no_redo))


def of_view(scene: "TableScene") -> Sequence[Button]:
    """How the table is seen and heard."""
    return [_speed(scene), _hurry(scene), _mute(scene), _from_afar(scene), _log(scene)]


def _speed(scene: "TableScene") -> Button:
    now, change = scene.settings.speed, scene.app.settings.change
    speeds = tuple(_ICONS)
    after = speeds[(speeds.index(now) + 1) % len(speeds)]
    name = speed_name(now)
    about = _("Speed: {speed}. Click for the next one.").format(speed=name)
    words = name if scene.frame and has_words(scene.frame.bar, scene.scale) else _("Speed: {speed}")
    button = _button("speed", words.format(speed=name), _ICONS[now], about, lambda: change(speed=after))
    px = scene.scale.text("body")
    button.longest_label = max(map(speed_name, speeds), key=lambda word: width_of(word, "medium", px))
    return button


def _hurry(scene: "TableScene") -> Button:
    words = _("Hold to hurry ({key})").format(key=scene.settings.keys.word("table.hurry"))
    at, about = Rect(0, 0, 0, 0), _("Things move faster while you hold it.")
    button = HoldButton("bar.hurry", words, at, icon="hurry", style="quiet", help=f"{words}. {about}")
    button.hides_label, button.on_hold = True, scene.director.hold
    return button


def _mute(scene: "TableScene") -> Button:
    muted = scene.settings.muted
    words = _("No sound ({key})").format(key=scene.settings.keys.word("everywhere.mute"))
    sign = "speaker_off" if muted else "speaker"
    button = _button("mute", words, sign, words, lambda: scene.app.settings.change(muted=not muted))
    button.on, button.hides_label = muted, True
    return button


def _from_afar(scene: "TableScene") -> Button:
    now = scene.settings.from_afar
    near = _("Leave couch mode: with words and the log")
    far = _("Couch mode: larger, with fewer words")
    words = near if now else far
    button = _button("afar", words, "screen", words, lambda: scene.app.settings.change(from_afar=not now))
    button.on, button.hides_label = now, True
    return button


def _log(scene: "TableScene") -> Button:
    about = _with_key(scene, _("What happened so far"), "everywhere.log")
    button = _button("log", _("Log"), "list", about, lambda: _toggle_log(scene))
    button.shortcut = "everywhere.log"
    button.on = scene.frame is not None and scene.frame.log is not None
    return button


def _toggle_log(scene: "TableScene") -> None:
    if scene.frame and scene.frame.log_beside:
        scene.log_wanted = not scene.log_wanted
        scene.relay()
        return
    shown = scene.n if scene.looking_back else 0
    drawer = LogDrawer(scene.story.lines, scene.sitting.colours, shown, scene)
    scene.app.push(drawer, then=lambda n: None if n is None else scene.look_at(cast("int", n)))


def _with_key(scene: "TableScene", what: str, action: str) -> str:
    return _("{what} ({keys})").format(what=what, keys=scene.settings.keys.word(action))


def _why(error: IllegalError | None) -> str:
    return refusals.why(error) if error else ""


def _button(
    name: str, words: str, sign: str, about: str, press: Callable[[], None], why_not: str = ""
) -> Button:
    return Button(
        f"bar.{name}",
        words,
        Rect(0, 0, 0, 0),
        icon=sign,
        style="quiet",
        enabled=not why_not,
        reason=why_not,
        help=about,
        on_press=press,
    )
