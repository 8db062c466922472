"""`Pieces`: the dice of a tray, and how each is seen now: in the hand, in flight, on its way or at home."""

from collections.abc import Sequence

import pygame

from scenes.table.dice.die import Die, Lying, Pouring, Underway
from scenes.table.dice.held_dice import Heap
from scenes.table.dice.impacts import Impact
from scenes.table.dice.mesh import LEAN
from scenes.table.dice.moves import Look, Passage, passage
from scenes.table.dice.rings import draw_rings
from scenes.table.dice.style import DieStyle
from scenes.table.dice.table_art import Drawn, View, draw_dice, draw_shadows
from scenes.table.dice.tray import Spot, Tray

_RING = (255, 196, 84)
_IN_THE_MOUTH = 0.05  # seconds that a die which has left is still seen between the cup's sides


class Pieces:
    """All dice begin in the hand, at `heap.at`; places in pixels are the window's."""

    def __init__(self, style: DieStyle, dice: int, rect: pygame.Rect, edge: float) -> None:
        self.style = style
        self.reduced = False
        self.view = View(rect.left, rect.top, edge)
        self.tray = Tray(rect.width / edge, rect.height / edge)
        self.heap = Heap((self.tray.width / 2, self.tray.height + 1.5))
        self._dice = [Die(number) for number in range(dice)]
        self._flight: Underway | None = None
        self._set_down: list[Impact] = []
        self._owed = 0.0
        self.heap.take(range(dice))

    # ---------------------------------------------------------------------------------------- one die

    def _looks(self, die: Die) -> tuple[Look, ...]:
        """What is to be seen of a die: in a fade, two looks at once."""
        bound = self._bound(die)
        return die.passage.looks(bound) if die.passage else (bound,)

    def _seen(self, die: Die) -> Look:
        return max(self._looks(die), key=lambda look: look.fade)._replace(fade=1.0)

    def _bound(self, die: Die) -> Look:
        """Where it would be seen now if it weren't on its way there."""
        if die.number in self.heap:
            return Look(self.heap.pose(die.number), self.heap.size)
        if self._flight and self._flies(die):
            return self._flight.look(die.number, self.tray)
        return die.at_home()

    def _left_in(self, die: Die) -> Underway | None:
        """The flight in which it has left the heap."""
        flight = self._flight
        return flight if flight and die.number in flight.numbers and die.number not in self.heap else None

    def _flies(self, die: Die) -> bool:
        flight = self._left_in(die)
        return flight is not None and not flight.arrived(die.number, self.tray)

    @property
    def pouring(self) -> Pouring | None:
        """While dice are thrown and not all have left the cup or the hand."""
        return self._flight.pouring if self._flight else None

    def _pass(self, die: Die, seen: Look, seconds: float | None = None) -> None:
        """From what was seen of it to where it is bound for now."""
        if seconds is None:
            die.passage = passage(seen, self._bound(die), reduced=self.reduced)
        else:
            die.passage = Passage(seen, seconds, self.reduced)

    def send(self, number: int, home: Lying) -> None:
        """A die goes to where it is to lie."""
        die = self._dice[number]
        seen = self._seen(die)
        self.heap.drop([number])
        die.home = home
        self._pass(die, seen)

    def _spot(self, number: int) -> Spot:
        home = self._dice[number].home
        if home is None:
            raise ValueError(f"die {number} lies nowhere")
        return home.spot

    def _slot(self, number: int, slot: pygame.Rect) -> Lying:
        size = slot.width / self.view.edge
        x, y = self.view.units(slot.center)
        home = self._dice[number].home
        return Lying(home.face if home else 0, Spot(x, y + LEAN * size / 2), size, aside=True)

    def _in_the_way(self, numbers: Sequence[int]) -> list[int]:
        """The dice that lie within the walls, apart from these."""
        lying = ((die.number, die.home) for die in self._dice if die.number not in self.heap)
        width, height = self.tray.width + 0.5, self.tray.height + 0.5
        return [
            number
            for number, home in lying
            if home and number not in numbers and -0.5 < home.spot.x < width and -0.5 < home.spot.y < height
        ]

    # ------------------------------------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """All dice but those in the hand."""
        self._draw(surface, self._dice)

    def draw_in_tray(self, surface: pygame.Surface) -> None:
        self._draw(surface, [die for die in self._dice if not _aside(die)])

    def draw_aside(self, surface: pygame.Surface) -> None:
        """Those that lie elsewhere, or are on their way there."""
        self._draw(surface, [die for die in self._dice if _aside(die)])

    def _draw(self, surface: pygame.Surface, which: Sequence[Die]) -> None:
        seen = [die for die in which if die.number not in self.heap and not self._leaves(die)]
        flat = [drawn for die in seen if not die.picked for drawn in self._drawn(die)]
        lifted = [drawn for die in seen if die.picked for drawn in self._drawn(die)]
        draw_shadows(surface, self.view, [*flat, *lifted])
        draw_dice(surface, self.view, self.style, flat)
        draw_rings(surface, self.view, _RING, [die.at_home() for die in seen if die.picked and die.home])
        draw_dice(surface, self.view, self.style, lifted)

    def draw_held(self, surface: pygame.Surface) -> None:
        """The dice in the cup, without those that are only on their way to it."""
        draw_dice(surface, self.view, self.style, self._held(come=True))

    def draw_coming(self, surface: pygame.Surface) -> None:
        draw_dice(surface, self.view, self.style, self._held(come=False))

    def draw_carried(self, surface: pygame.Surface) -> None:
        """The dice in a hand."""
        dice = [*self._held(come=True), *self._held(come=False)]
        draw_shadows(surface, self.view, dice)
        draw_dice(surface, self.view, self.style, dice)

    def draw_leaving(self, surface: pygame.Surface) -> None:
        """The dice in the mouth of the cup, between its back and its front."""
        leaving = [drawn for die in self._dice if self._leaves(die) for drawn in self._drawn(die)]
        draw_dice(surface, self.view, self.style, leaving)

    def _held(self, *, come: bool) -> list[Drawn]:
        held = (die for die in self._dice if die.number in self.heap and (die.passage is None) == come)
        return [drawn for die in held for drawn in self._drawn(die)]

    def _leaves(self, die: Die) -> bool:
        flight = self._left_in(die)
        return flight is not None and flight.clock < flight.leaves(die.number) + _IN_THE_MOUTH

    def _drawn(self, die: Die) -> list[Drawn]:
        moves = die.passage or self._flies(die) or (die.number in self.heap and not self.heap.still)
        looks = self._looks(die)
        painted = die.painted if moves and len(looks) == 1 else None
        return [Drawn(look, not moves, die.greyed, painted) for look in looks]


def _aside(die: Die) -> bool:
    return die.home is not None and die.home.aside
