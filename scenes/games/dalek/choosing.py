"""What a person may do at this point of Dalek Dice, and what it would come to. Views in, plain values out."""

from collections.abc import Collection

from msgspec import Struct

from game.dalek.faces import Face, daleks, humans
from game.dalek.rules import BONUS, may_roll, may_stop, points
from game.dalek.state import State
from scenes.text.words import _


class Outlook(Struct, frozen=True):
    """The turn as it would stand with the picked dice set aside."""

    humans: int
    daleks: int
    left: int
    """Dice left to roll."""
    stopping: int
    """What stopping earns; with no die left, what the turn's end earns."""


def faces(table: State) -> dict[int, Face]:
    """What the dice on the table show that are not set aside."""
    return dict(zip(table.hand, table.shown, strict=True)) if table.shown else {}


def outlook(table: State, picked: Collection[int]) -> Outlook:
    showing = faces(table)
    placed: tuple[Face, ...] = (*table.placed, *(showing[die] for die in sorted(picked)))
    left = len(table.hand) - len(picked)
    earned = points("stopped" if left else "dice_out", placed, left)
    return Outlook(humans(placed), daleks(placed), left, earned)


def why_not_pick(table: State, die: int) -> str | None:
    """The reason's key, or None if the die can be picked now."""
    if table.stage == "start":
        return "roll_first"
    if die not in table.hand:
        return "die_not_in_hand"
    if table.stage == "kept":
        return "this_roll_was_kept_already"
    match faces(table)[die]:
        case "DOC":
            return "the_doctor_of_this_roll_is_already_set_aside"
        case "EXT":
            return "the_exterminate_of_this_roll_is_already_set_aside"
        case _:
            return None


def why_not_roll(table: State, picked: Collection[int]) -> str | None:
    if picked:
        return None if len(picked) < len(table.hand) else "no_die_would_be_left"
    return None if may_roll(table) else "set_a_die_aside_first"


def why_not_stop(table: State, picked: Collection[int]) -> str | None:
    if table.stage == "start":
        return "roll_first"
    return None if picked or may_stop(table) else "set_a_die_aside_first"


def prompt(table: State, picked: Collection[int]) -> str:
    if table.stage == "start":
        return _("roll all ten dice.")
    pickable = any(why_not_pick(table, die) is None for die in table.hand)
    if picked:
        if len(picked) == len(table.hand):
            if outlook(table, picked).stopping == 0:
                return _("stop: no die is left, and nothing counts.")
            return _("stop: no die is left, and that brings {points} more.").format(points=BONUS)
        return _("roll on with the other dice, or stop.")
    if pickable and table.aside_of_roll == 0:
        return _("choose Humans and Daleks to set aside.")
    if pickable:
        return _("choose Humans and Daleks to set aside, roll on, or stop.")
    return _("roll on, or stop.")
