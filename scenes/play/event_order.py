"""In which order an event is heard at a table. The widgets and the game's table hear it once each."""

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.keys.key import ENTER
from scenes.widgets.pointer import CANCEL

if TYPE_CHECKING:
    from scenes.play.table_scene import TableScene

_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, CANCEL, pygame.WINDOWFOCUSLOST)
_STEPS = ("everywhere.undo", "everywhere.redo")


def heard(scene: "TableScene", event: Event) -> bool:
    """Whether somebody made use of it."""
    if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and scene.moments.step_aside():
        scene.touch()
    if step := scene.settings.keys.meant(event, _STEPS):
        (scene.undo if step == "everywhere.undo" else scene.redo)()
        return True
    return (
        scene.hurry.hold(event, scene.settings.keys)
        or scene.hurry.takes(event, scene.frame.table if scene.frame else None)
        or scene.asks_for_help(event)
        or _on_table(scene, event)
        or scene.leaves(event)
        or scene.takes_last(event)
    )


def _on_table(scene: "TableScene", event: Event) -> bool:
    if event.type == pygame.KEYDOWN:
        if scene.may_choose and _for_game(scene, event) and scene.table.key(event):
            return True
    elif event.type in _MOUSE and scene.table.gripping:
        return scene.table.mouse(event)
    if scene.controls.handle(event):
        return True
    return event.type in _MOUSE and scene.may_choose and scene.table.mouse(event)


def _for_game(scene: "TableScene", event: Event) -> bool:
    """Not what presses something marked; but Space on what lies on the table is the game's first."""
    marked = scene.controls.pressed_by(event)
    return marked is None or (marked.role == "spot" and event.key not in ENTER)
