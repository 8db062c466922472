"""What lies around the table of a game being played: the bar, the plates, the log; as the scene stands."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from scenes.handicap.labels import head_start_beside
from scenes.play.bar import bar, tiles
from scenes.table import seats
from scenes.table.ghost_plate import beside
from scenes.table.log_panel import panel
from scenes.table.prompt import Prompt
from scenes.table.seats import level_name
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.layout import mirrored
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.play.table_scene import TableScene

PREFIXES = ("bar.", "seat.", "log.")
"""The ids of these widgets begin so. They never lie on the table."""


def bar_of(scene: "TableScene", ways_out: Sequence[Button], buttons: Sequence[Button]) -> Iterable[Widget]:
    assert scene.frame is not None
    if scene.frame.from_afar:
        yield from tiles(scene.frame.bar, scene.scale, [*ways_out, *buttons])
        return
    for widget in bar(scene.frame.bar, scene.scale, scene.title(), ways_out, buttons):
        if scene.settings.handed == "left":
            widget.rect = mirrored(widget.rect, scene.frame.bar)
            if isinstance(widget, Label):
                widget.align = "right"
        yield widget


def laid(scene: "TableScene") -> Iterable[Widget]:
    yield _prompt(scene)
    yield from plates_of(scene)
    yield from _log(scene)


def plates_of(scene: "TableScene") -> Iterable[Widget]:
    assert scene.frame is not None
    acting = scene.table.acting(scene.view)
    winners = scene.sitting.winners_at(scene.n)
    for number, (seat, rect) in enumerate(zip(scene.sitting.seats, scene.frame.seats, strict=True)):
        stands = scene.table.standing_words(scene.view, number)
        plate = seats.SeatPlate(
            f"seat.{number}",
            _("{name}: {points}").format(name=seat.name, points=stands),
            rect,
            seat,
            scene.sitting.colours[number],
            picture=scene.sitting.picture(seat),
            from_afar=scene.frame.from_afar,
            to_act=number == acting,
            won=number in winners,
            score=lambda number=number: scene.scores.shown(number),
            detail=_ahead(scene, number),
            signs=scene.table.seat_signs(number),
            help=_("{name}: click to replace this player.").format(name=seat.name),
            on_press=lambda number=number: scene.press_plate(number),
        )
        yield from beside(plate, scene.ghost)


def _ahead(scene: "TableScene", number: int) -> str:
    """Where the score counts what was given at the start, the plate says so."""
    begun, seat = scene.sitting.head_start(number), scene.sitting.seats[number]
    return head_start_beside(level_name(seat.level) if seat.level else "", begun) if begun else ""


def _prompt(scene: "TableScene") -> Prompt:
    assert scene.frame is not None
    about, words = scene.table.prompts(scene.view), scene.table.prompt()
    if scene.looking_back:
        about = None
    elif scene.story.stuck is not None:
        about = scene.story.stuck
        words = _("{name} can't play: a file is damaged.").format(name=scene.name_of(about))
    sign = None if about is None else scene.sitting.colours[about]
    return Prompt("prompt", words, scene.frame.prompt, sign=sign, lit=scene.table.awaits)


def _log(scene: "TableScene") -> Iterable[Widget]:
    """Beside the table, if it is wanted and there is room."""
    if scene.frame is None or scene.frame.log is None:
        return ()
    lines, colours = scene.story.lines, scene.sitting.colours
    marked = scene.n if scene.looking_back else 0
    return panel(scene.frame.log, scene.scale, lines, colours, marked, scene.look_at)
