"""Frames of ten dice in the air above twenty cards, in turns with a bare one: a full-screen blit and a flip.

Runs in a window of its own, opened by `frame` and `thinking` on a screen of theirs; prints the seconds of
each frame's work as JSON, by the wall's clock and by the processor's: others use this machine too. With
`--level` an opponent of that level thinks all the while; `--size 3840x2160` is another window.
"""

import argparse
import json
from random import Random
from time import perf_counter, thread_time
from typing import Any

import pygame

from game.core.seats import Seat
from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from scenes.app.app import App
from scenes.app.window import Window
from scenes.games.dalek.dice import STEEL
from scenes.games.dicy.table import DicyTable
from scenes.play.scene import PlayScene
from scenes.settings.store import Store
from scenes.table.bots.process import Minds
from scenes.table.context import TableContext
from scenes.table.dice.cup_art import STEEL_CUP
from scenes.table.sitting import Sitting
from scenes.table.throwing import DiceAndCup

SIZE = "1920x1080"
THROWS = 12
FRAME = 1 / 60


class TenDice(DicyTable):
    """Four players' cards around a tray with the ten dice of the other game."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.dice = DiceAndCup(context, STEEL, 10, STEEL_CUP)
        self.tray, self.hand = self.dice.tray, self.dice.hand
        self.moving = self.dice, self.rows, self.pad

    def throw(self, number: int) -> None:
        random = Random(number)
        self.tray.hold(self.tray.numbers)
        self.hand.offer(self.tray.numbers, number)
        self.hand.throw(
            self.tray.numbers, [random.randrange(6) for _ in range(10)], self.hand.default_throw()
        )


def ten_dice() -> tuple[PlayScene, TenDice]:
    seats = tuple(Seat(name, "human") for name in ("Ada", "Bo", "Cleo", "Dan"))
    scene = PlayScene(Sitting.in_memory(DICY, DICY.setup(), seats, "bench"))
    table = scene.table = TenDice(scene)
    return scene, table


Work = dict[str, dict[str, list[float]]]


def frames(size: tuple[int, int], level: str | None) -> Work:
    window = Window(size)
    (scene, table), app = ten_dice(), App(window.surface.get_size(), Store())
    app.show_on(window.surface)
    app.push(scene)
    while not app.settled:
        app.advance(0.1)
        app.draw()
    bare_ground = window.surface.copy()
    work: Work = {clock: {"bare": [], "toss": []} for clock in ("wall", "processor")}
    for number in range(THROWS + 1):
        table.throw(number)
        with_thought = _Thinker(app, level) if level else None
        while not table.still:
            start = _now()
            window.surface.blit(bare_ground, (0, 0))
            window.flip()
            between = _now()
            app.tick(FRAME)
            app.draw()
            window.flip()
            end = _now()
            if number:  # the first throw fills the caches
                for clock in work:
                    work[clock]["bare"].append(between[clock] - start[clock])
                    work[clock]["toss"].append(end[clock] - between[clock])
            pygame.event.pump()
            pygame.time.wait(max(0, round((FRAME - (perf_counter() - start["wall"])) * 1000)))
        if with_thought:
            with_thought.close()
    window.close()
    return work


def _now() -> dict[str, float]:
    return {"wall": perf_counter(), "processor": thread_time()}


class _Thinker:
    """An opponent who is asked again as soon as it has answered."""

    def __init__(self, app: App, level: str) -> None:
        seats = (Seat("Ada", "human"), Seat("Bruno", "bot", level))
        sitting = Sitting.in_memory(DALEK, DALEK.setup(first=1), seats, "bench")
        sitting.do(next(sitting.legal(1)))
        self._question = sitting.question(1)
        self._minds = Minds(app.wake)
        self._ask()

    def _ask(self, *_: Any) -> None:
        self._minds.ask(self._question, self._ask, self._ask)

    def close(self) -> None:
        self._minds.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--level")
    parser.add_argument("--size", default=SIZE)
    asked = parser.parse_args()
    wide, tall = map(int, asked.size.split("x"))
    print(json.dumps(frames((wide, tall), asked.level)))
