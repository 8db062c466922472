"""Hints in Dalek Dice: what is lit for a command, and the expert's reasons as plain sentences."""

from collections.abc import Mapping
from typing import Any

from game.bots.reason import Reason
from game.dalek.commands import Keep, Roll, Stop
from scenes.game_record import Steps
from scenes.game_record.reasons import with_chances
from scenes.table.winners import points_words
from scenes.text.words import _, ngettext, number


def lights(command: Any, view: Any, reason: Reason | None = None) -> Steps:  # noqa: ARG001 - of the record
    match command:
        case Roll():
            return (("roll",),)
        case Keep(_, dice):
            return (tuple(f"die.{die}" for die in dice), *_final(reason))
        case Stop():
            return (("stop",),)
        case _:
            raise AssertionError(f"nothing to light for {command}")


def _final(reason: Reason | None) -> Steps:
    """What is pressed once they are set aside, if that is known."""
    if reason is None:
        return ()
    return (("roll" if reason.key.startswith("dalek_keep_roll") else "stop",),)


def reason_words(reason: Reason) -> str:
    values: Mapping[str, Any] = reason.values
    return _sentences(values.get("dice", 1))[reason.key].format(**_named(values))


def _named(values: Mapping[str, Any]) -> dict[str, Any]:
    shown = with_chances(values)
    if "points" in values:
        shown["points"] = points_words(values["points"])
    if "average" in values:
        shown["average"] = points_words(round(values["average"]))
    if "turns" in values:
        shown["turns"] = number(values["turns"], 1)
    return shown


def _sentences(dice: int) -> Mapping[str, str]:
    """Some count dice; an `option` is what a tutor says of one way on."""
    return {
        "dalek_first_roll": _("Every turn begins with a roll of all ten dice."),
        "dalek_keep_ends": _("Setting the last dice aside ends the turn with {points}."),
        "dalek_keep_stop": _("Set these aside and stop: {points} are safe then."),
        "dalek_keep_lost": _("Nothing can be earned with this turn any more: set these aside and stop."),
        "dalek_stop": _(
            "Stopping now earns {points}; rolling on would end with nothing {nothing} of 100 times."
        ),
        "dalek_roll": _(
            "Rolling on earns {average} on average, and nothing {nothing} of 100 times; stopping now earns "
            "{points}."
        ),
        "dalek_roll_from_nothing": _("Stopping now earns nothing; rolling on earns {average} on average."),
        "dalek_stop_wins": _("Stopping now earns {points}, and that wins the game."),
        "dalek_stop_loses": _(
            "Stopping now with {points} would lose the game; rolling on still wins {chance} of 100 times."
        ),
        "dalek_keep_roll": ngettext(
            "Set these aside and roll the last die: {average} on average, nothing {nothing} of 100 times.",
            "Set these aside and roll {dice} dice: {average} on average, nothing {nothing} of 100 times.",
            dice,
        ),
        "dalek_keep_roll_short": ngettext(
            "The Daleks are {short} short, but rolling the last die still brings {average} on average.",
            "The Daleks are {short} short, but rolling {dice} dice still brings {average} on average.",
            dice,
        ),
        "dalek_option_roll": ngettext(
            "Roll the last die: {average} on average, nothing {nothing} of 100; wins {chance} of 100.",
            "Roll {dice} dice: {average} on average, nothing {nothing} of 100; wins {chance} of 100.",
            dice,
        ),
        "dalek_option_roll_alone": ngettext(
            "Roll the last die: {average} on average, nothing {nothing} of 100; then {turns} more turns.",
            "Roll {dice} dice: {average} on average, nothing {nothing} of 100; then {turns} more turns.",
            dice,
        ),
        "dalek_option_end": _("End the turn: {points}; wins {chance} of 100."),
        "dalek_option_end_alone": _("End the turn: {points}; {turns} more turns then."),
    }
