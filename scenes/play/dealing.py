"""A game of hidden hands that has just begun is dealt while everybody looks on."""

from typing import TYPE_CHECKING

from scenes.table.sitting import Beat
from scenes.table.viewpoint import eyes_wanted

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


def deal_before_all_eyes(scene: "PlayScene") -> None:
    scene.sitting.look_as(eyes_wanted(scene.sitting))
    scene.view = scene.sitting.view
    if scene.table.only_dealt(scene.view):
        scene.n, scene.view = 0, scene.sitting.view_at(0)
        scene.later(0.0, lambda: _deal(scene))


def _deal(scene: "PlayScene") -> None:
    if scene.n == 0 and not scene.director.busy:
        seen = enumerate(scene.sitting.seen(), 1)
        scene.bots.table_moves()
        scene.director.play([Beat(n, event, scene.sitting.view_at(n)) for n, event in seen])
