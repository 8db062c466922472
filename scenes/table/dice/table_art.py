"""The dice of a table drawn together: shadows first, then the dice from low to high."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from scenes.table.dice.die_art import Painted, draw_die, draw_shadow, draw_still
from scenes.table.dice.mesh import LEAN
from scenes.table.dice.moves import Look
from scenes.table.dice.style import DieStyle
from scenes.table.dice.tray import Point

_NEARER = 0.07  # a die is drawn this much larger for each edge that it is higher


@dataclass(frozen=True)
class View:
    """Where the tray lies in the window: its corner and a die's edge, in pixels."""

    left: float
    top: float
    edge: float

    def pixels(self, at: Point) -> Point:
        return (self.left + at[0] * self.edge, self.top + at[1] * self.edge)

    def units(self, at: Point) -> Point:
        return ((at[0] - self.left) / self.edge, (at[1] - self.top) / self.edge)


@dataclass(frozen=True)
class Drawn:
    """One die to draw. What is `still` is drawn once and kept."""

    look: Look
    still: bool = False
    greyed: bool = False
    painted: Painted | None = None
    """What is left of the last frame, of a die that moves."""


def edge_of(view: View, look: Look) -> float:
    return view.edge * look.size * (1 + _NEARER * (look.pose.height - 0.5 * look.size))


def centre_of(view: View, look: Look) -> Point:
    """Where the middle of the die is seen."""
    x, y = view.pixels((look.pose.x, look.pose.y))
    return (x, y - LEAN * look.pose.height * view.edge)


def draw_shadows(surface: pygame.Surface, view: View, dice: Iterable[Drawn]) -> None:
    for die in dice:
        pose, size, fade = die.look
        at, high, edge = view.pixels((pose.x, pose.y)), pose.height / size, view.edge * size
        if die.painted:
            die.painted.draw_shadow(surface, pose.turn, at, high, edge)
        else:
            draw_shadow(surface, pose.turn, at, high, edge, fade, still=die.still)


def draw_dice(surface: pygame.Surface, view: View, style: DieStyle, dice: Sequence[Drawn]) -> None:
    _paint_anew(view, style, dice)
    for die in sorted(dice, key=lambda die: die.look.pose.height + LEAN * die.look.pose.y):
        at = centre_of(view, die.look)
        if die.painted:
            die.painted.draw(surface, at)
            continue
        turn, edge, fade = die.look.pose.turn, edge_of(view, die.look), die.look.fade
        if die.still:
            draw_still(surface, style, turn, at, edge, fade, greyed=die.greyed)
        else:
            draw_die(surface, style, turn, at, edge, fade)


def _paint_anew(view: View, style: DieStyle, dice: Sequence[Drawn]) -> None:
    """Of those that move half at most in a frame, and those first whose picture is off the most: else many
    dice that tumble together would make a frame late. No picture is ever off by far.
    """
    off: list[tuple[float, int]] = []
    for n, die in enumerate(dice):
        if die.painted and (far := die.painted.off(style, die.look.pose.turn, edge_of(view, die.look))):
            off.append((far, n))
    for count, (far, n) in enumerate(sorted(off, reverse=True)):
        if (painted := dice[n].painted) and (far >= 1 or count <= len(dice) // 2):
            painted.paint(style, dice[n].look.pose.turn, edge_of(view, dice[n].look))
