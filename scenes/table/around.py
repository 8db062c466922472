"""What lies around the table of a game being played: the bar, the plates, the log; as the scene stands."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from scenes.handicap.words import head_start_beside
from scenes.settings.store import Speed
from scenes.table import seats
from scenes.table.bar import BarState, Pressed, bar, tiles
from scenes.table.log_panel import LogDrawer, panel
from scenes.table.seats import level_name
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.label import Label
from scenes.widgets.layout import mirrored
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.play import PlayScene

PREFIXES = ("bar.", "seat.", "log.")
"""The ids of these widgets begin so. They never lie on the table."""
_SPEEDS: tuple[Speed, ...] = ("calm", "normal", "brisk", "instant")


def bar_of(scene: "PlayScene") -> Iterable[Widget]:
    assert scene.frame is not None
    undo, redo = scene.sitting.why_no_undo, scene.sitting.why_no_redo
    state = BarState(
        scene.title(),
        refusals.why(undo) if undo else "",
        refusals.why(redo) if redo else "",
        scene.help.hinting.why_not,
        scene.help.offered,
        scene.settings.speed,
        scene.settings.muted,
        scene.settings.from_afar,
        scene.frame.log is not None,
        scene.settings.keys,
    )
    pressed = Pressed(
        home=scene.app.pop,
        undo=scene.undo,
        redo=scene.redo,
        hint=scene.help.hinting.press,
        rules=scene.help.open_rules,
        speed=lambda: _next_speed(scene),
        mute=lambda: scene.app.settings.change(muted=not scene.settings.muted),
        afar=lambda: scene.app.settings.change(from_afar=not scene.settings.from_afar),
        log=lambda: _toggle_log(scene),
        settings=lambda: _open_settings(scene),
    )
    if scene.frame.from_afar:
        yield from tiles(scene.frame.bar, scene.scale, state, pressed)
        return
    for widget in bar(scene.frame.bar, scene.scale, state, pressed):
        if scene.settings.handed == "left":
            widget.rect = mirrored(widget.rect, scene.frame.bar)
            if isinstance(widget, Label):
                widget.align = "right"
        yield widget


def plates_of(scene: "PlayScene") -> Iterable[Widget]:
    assert scene.frame is not None
    acting = scene.acting(scene.view)
    for number, (seat, rect) in enumerate(zip(scene.sitting.seats, scene.frame.seats, strict=True)):
        yield seats.SeatPlate(
            f"seat.{number}",
            _("{name}: {points}").format(name=seat.name, points=scene.standing_words(scene.view, number)),
            rect,
            seat,
            scene.sitting.colours[number],
            picture=scene.sitting.picture(seat),
            from_afar=scene.frame.from_afar,
            to_act=number == acting,
            score=lambda number=number: scene.scores.shown(number),
            detail=scene.detail(scene.view, number) or _ahead(scene, number),
            signs=scene.seat_signs(number),
            help=_("{name}: press to hand this seat to somebody else.").format(name=seat.name),
            on_press=lambda number=number: scene.hand_over(number),
        )


def _ahead(scene: "PlayScene", number: int) -> str:
    """Where the score counts what was given at the start, the plate says so."""
    begun, seat = scene.sitting.head_start(number), scene.sitting.seats[number]
    return head_start_beside(level_name(seat.level) if seat.level else "", begun) if begun else ""


def log_of(scene: "PlayScene") -> Iterable[Widget]:
    """Beside the table, if it is wanted and there is room."""
    if scene.frame is None or scene.frame.log is None:
        return ()
    lines, colours = scene.story.lines, scene.sitting.colours
    return panel(scene.frame.log, scene.scale, lines, colours, _shown(scene), scene.look_at)


def _shown(scene: "PlayScene") -> int:
    """The moment that is marked in the log; 0: it is now."""
    return scene.n if scene.looking_back else 0


def _toggle_log(scene: "PlayScene") -> None:
    if scene.frame and scene.frame.log_beside:
        scene.log_wanted = not scene.log_wanted
        scene.relay()
        return
    drawer = LogDrawer(scene.story.lines, scene.sitting.colours, _shown(scene), scene)
    scene.app.push(drawer, then=lambda n: None if n is None else scene.look_at(cast("int", n)))


def _open_settings(scene: "PlayScene") -> None:
    from scenes.preferences.page import SettingsScene  # with all its samples: only when it is wanted

    scene.app.push(SettingsScene())


def _next_speed(scene: "PlayScene") -> None:
    at = _SPEEDS.index(scene.settings.speed)
    scene.app.settings.change(speed=_SPEEDS[(at + 1) % len(_SPEEDS)])
