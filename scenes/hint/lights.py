"""What of the table is lit for a command: the ids of what could be pressed to give it."""

from collections.abc import Callable
from typing import Any

from pygame import Rect

from game.dalek import commands as dalek
from game.dicy import commands as dicy
from game.seventeen import commands as seventeen
from scenes.widgets.widget import Widget


def lights(command: Any, view: Any, find: Callable[[str], Widget | None]) -> list[Rect]:
    """Where that lies now. A card that a re-roll costs is lit once the dice are in the cup."""
    found = {name: widget for name in lit(command, view) if (widget := find(name))}
    if "reroll" in found:
        found = {name: widget for name, widget in found.items() if not name.startswith("card.")}
    return [widget.rect for widget in found.values()]


def lit(command: Any, view: Any) -> tuple[str, ...]:
    """Of these some may not be there yet: a button may only come when dice have been picked."""
    match command:
        case None | seventeen.BeginTurn():
            return ("go_on",)
        case dalek.Roll() | dicy.Roll():
            return ("roll",)
        case dalek.Keep(_, dice):
            return (*(f"die.{die}" for die in dice), "keep")
        case dalek.Stop():
            return ("stop",)
        case dicy.Score(seat, card, dice):
            return (*(f"die.{die}" for die in dice), f"card.{seat}.{card}")
        case dicy.Reroll(seat, card, dice):
            return (*(f"die.{die}" for die in dice), f"card.{seat}.{card}", "reroll")
        case dicy.Pass():
            return ("pass",)
        case dicy.Freeze(seat, card) | dicy.Thaw(seat, card):
            return (f"card.{seat}.{card}",)
        case seventeen.Call(seat):
            return (f"call.{seat}",)
        case seventeen.Play(_, card, face):
            return (f"hand.{view.hand.index(card)}", f"play.{face}")
        case _:
            raise AssertionError(f"nothing to light for {command}")
