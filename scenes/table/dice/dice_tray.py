"""`DiceTray`: the dice of a table as a scene holds them, with their places, flights and states; no rules."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from math import hypot

import pygame

from scenes.art.palette import EMBER
from scenes.table.dice.die import Die, Lying, Underway
from scenes.table.dice.impacts import Impact
from scenes.table.dice.moves import Look, Passage
from scenes.table.dice.pieces import Pieces
from scenes.table.dice.rings import draw_rings
from scenes.table.dice.table_art import View, centre_of, edge_of
from scenes.table.dice.toss import Throw, toss
from scenes.table.dice.tray import Point, Spot, Tray, carried_over, free_spots, relay

STEP = 1 / 120
_LONGEST_FRAME = 0.1  # a window that is dragged stalls the loop: the dice then wait, they don't leap
GATHER, WIND_UP = 0.26, 0.16
"""Seconds in which dice get to the cup or the hand, and in which it gets to where it throws."""
_OUT = 0.1
_PICK = 0.13
_FINGERTIP = 18
_HOP_HEARD, _SET_DOWN = 0.25, 0.16


class DiceTray(Pieces):
    """What can be done with the dice, and what time does to them."""

    # ------------------------------------------------------------------------------------- what is where

    @property
    def settled(self) -> bool:
        """Nothing moves, so nothing needs to be drawn anew."""
        return self._flight is None and self.heap.still and not any(die.passage for die in self._dice)

    @property
    def numbers(self) -> range:
        return range(len(self._dice))

    def lying(self, number: int) -> Lying | None:
        """Where a die lies, or will when it has come to rest; None if it is in the hand and never lay."""
        return self._dice[number].home

    def loose(self) -> tuple[int, ...]:
        """The dice that lie on the table, in the tray or aside."""
        return tuple(die.number for die in self._dice if die.home and die.number not in self.heap)

    def rect_of(self, number: int) -> pygame.Rect:
        """Where a die is seen now."""
        return self._rect(self._seen(self._dice[number]))

    def _rect(self, look: Look) -> pygame.Rect:
        rect = pygame.Rect(0, 0, round(edge_of(self.view, look) * 1.1), round(edge_of(self.view, look) * 1.1))
        x, y = centre_of(self.view, look)
        rect.center = (round(x), round(y))
        return rect

    def home_rect(self, number: int) -> pygame.Rect:
        """Where a die lies, or is on its way to."""
        return self._rect(self._bound(self._dice[number]))

    def draw_lights(self, surface: pygame.Surface, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Lights dice at these places, each round its own shape; gives the places where none lies."""
        at = {tuple(self.home_rect(number)): self._dice[number].at_home() for number in self.loose()}
        draw_rings(surface, self.view, EMBER, [at[tuple(rect)] for rect in rects if tuple(rect) in at])
        return [rect for rect in rects if tuple(rect) not in at]

    def under(self, at: Point) -> int | None:
        """The die that lies under a point of the window: the nearest, and never smaller than a fingertip."""
        far = [
            (hypot(at[0] - rect.centerx, at[1] - rect.centery), number)
            for number in self.loose()
            for rect in (self.rect_of(number), self.home_rect(number))
            if rect.inflate(4, 4).collidepoint(at)
            or hypot(at[0] - rect.centerx, at[1] - rect.centery) < _FINGERTIP
        ]
        return min(far, default=(0.0, None))[1]

    def snapshot(self) -> tuple[Lying | None, ...]:
        return tuple(die.home if die.number not in self.heap else None for die in self._dice)

    # --------------------------------------------------------------------------------------------- verbs

    def lay(self, rect: pygame.Rect, edge: float) -> None:
        """The window has another size: everything keeps its relative place, in mid-flight too."""
        old, self.tray = self.tray, Tray(rect.width / edge, rect.height / edge)
        self.view = View(rect.left, rect.top, edge)
        self.heap.move_at_once(carried_over(self.heap.at, old, self.tray))
        for die in self._dice:
            if die.passage:
                x, y = carried_over((die.passage.start.pose.x, die.passage.start.pose.y), old, self.tray)
                die.passage.start = die.passage.start._replace(pose=die.passage.start.pose._replace(x=x, y=y))
            if die.home and die.home.aside:
                x, y = carried_over((die.home.spot.x, die.home.spot.y), old, self.tray)
                die.home = replace(die.home, spot=Spot(x, y))
        homes = {die.number: die.home for die in self._dice if die.home and not die.home.aside}
        spots = relay([home.spot for home in homes.values()], old, self.tray)
        for (number, home), spot in zip(homes.items(), spots, strict=True):
            self._dice[number].home = Lying(home.face, spot)
        if self._flight:
            self._flight.ends = tuple(self._spot(number) for number in self._flight.numbers)

    def hold(self, numbers: Iterable[int]) -> None:
        """Dice come into the hand, or into the cup: to wherever the heap is."""
        self._land()
        for die in (self._dice[number] for number in numbers if number not in self.heap):
            seen = self._seen(die)
            self.heap.take([die.number], {die.number: seen.pose.turn})
            die.picked = False
            self._pass(die, seen)

    def put_back(self) -> None:
        """Dice in the hand go back to where they lay."""
        self._put_back(self.heap.numbers)

    def _put_back(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if home := self._dice[number].home:
                self.send(number, home)

    def throw(self, numbers: Sequence[int], faces: Sequence[int], throw: Throw) -> None:
        """Dice not yet in the hand are gathered first. All others stay where they lie, and are solid."""
        self._land()
        self._put_back(set(self.heap.numbers) - set(numbers))
        seen = [self._seen(self._dice[number]) for number in numbers]
        waiting = [number for number in numbers if number not in self.heap]
        self.heap.take(waiting)
        turns = [self.heap.pose(number).turn for number in numbers]
        resting = [self._spot(number) for number in self._in_the_way(numbers)]
        flown = toss(self.tray, resting, throw.mouth or self.heap.at, turns, faces, throw)
        for number, face, spot in zip(numbers, faces, flown.rest, strict=True):
            die = self._dice[number]
            die.home, die.picked, die.greyed = Lying(face, spot), False, False
        if self.reduced:
            self.heap.drop(numbers)
            for number, look in zip(numbers, seen, strict=True):
                self._pass(self._dice[number], look)
            return
        start = -WIND_UP - (GATHER if waiting else 0.0)
        self._flight = Underway(tuple(numbers), flown, start, flown.rest)
        for number, look, keys in zip(numbers, seen, flown.keys, strict=True):
            self.heap.turn(number, keys[0].turn)
            if number in waiting:
                self._dice[number].passage = Passage(look, GATHER, hop=0.6)
            elif self.heap.cup is None:
                self._dice[number].passage = Passage(look, WIND_UP)

    def set_aside(self, number: int, slot: pygame.Rect) -> None:
        """A die goes to a slot in the window, as large as the slot."""
        self.send(number, self._slot(number, slot))

    def lay_aside(self, number: int, slot: pygame.Rect) -> None:
        """The same without a move: for a slot that has itself another place now."""
        self._dice[number].home = self._slot(number, slot)

    def put(self, faces: Mapping[int, int]) -> None:
        """Dice come to lie in the tray with these faces; those that lie there keep their place."""
        lying = {
            number: home
            for number in faces
            if (home := self._dice[number].home) and not home.aside and number not in self.heap
        }
        new = [number for number in faces if number not in lying]
        for number, home in lying.items():
            self.send(number, Lying(faces[number], home.spot))
        yaws = [((number * 37) % 11 - 5) * 0.06 for number in new]  # as if thrown, not set out in ranks
        others = [self._spot(other) for other in self._in_the_way(new)]
        for number, spot in zip(new, free_spots(self.tray, yaws, others), strict=True):
            self.send(number, Lying(faces[number], spot))

    def restore(self, layout: Sequence[Lying | None]) -> None:
        """Every die goes back to where a snapshot has it."""
        self._land()
        for number, home in enumerate(layout):
            if home:
                self.send(number, home)
            else:
                self.hold([number])
                self._dice[number].home = None

    def pick(self, numbers: Collection[int]) -> None:
        """Exactly these dice are lifted out."""
        for die in self._dice:
            if (die.number in numbers) != die.picked:
                seen = self._seen(die)
                die.picked = not die.picked
                self._pass(die, seen, _PICK)

    def grey(self, numbers: Collection[int]) -> None:
        """Exactly these dice are shown as not to be picked now."""
        for die in self._dice:
            die.greyed = die.number in numbers

    # ---------------------------------------------------------------------------------------------- time

    def update(self, dt: float) -> tuple[Impact, ...]:
        """Moves on in fixed steps; answers with what was heard on the way."""
        self._owed += min(dt, _LONGEST_FRAME)
        while self._owed >= STEP:
            self._owed -= STEP
            self._step()
        heard = (*self.heap.rattles, *self._set_down, *(self._flight.impacts() if self._flight else ()))
        self.heap.rattles.clear()
        self._set_down.clear()
        if self._flight and self._flight.clock >= self._flight.toss.duration:
            self._land()
        if self.settled:
            self._owed = 0.0
        return heard

    def finish(self) -> None:
        """Everything lies where it was bound for."""
        self._land()
        self.heap.settle()
        for die in self._dice:
            die.passage = None

    def _step(self) -> None:
        if self.reduced:
            self.heap.settle()
        else:
            self.heap.step(STEP)
        if self._flight:
            self._flight.clock += STEP
            self._let_out(self._flight.left())
        for die in self._dice:
            if die.passage:
                die.passage.step(STEP)
                if die.passage.done:
                    self._let_hear(die, die.passage.hop)
                    die.passage = None

    def _let_out(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if number in self.heap:
                die = self._dice[number]
                seen = self._seen(die)
                self.heap.drop([number])
                die.passage = Passage(seen, _OUT)

    def _let_hear(self, die: Die, hop: float) -> None:
        """It has come from afar, and is set down or dropped among others."""
        if hop > _HOP_HEARD:
            x, y = self._bound(die).pose[:2]
            held = die.number in self.heap or self._flies(die)
            self._set_down.append(Impact(0.0, (x, y), _SET_DOWN, "die" if held else "cloth"))

    def _land(self) -> None:
        if self._flight:
            self.heap.drop(self._flight.numbers)
        self._flight = None
