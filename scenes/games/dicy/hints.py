"""Hints in Dicy Cards: what is lit for a command, and the expert's reasons as plain sentences."""

from collections.abc import Mapping
from typing import Any

from game.bots.reason import Reason
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from scenes.game_record import Steps
from scenes.game_record.reasons import with_chances
from scenes.games.dicy.naming import card_name
from scenes.table.winners import points_words
from scenes.text.words import _, ngettext, number

_CARDS = ("card", "other_card")
_AVERAGES = ("turns", "other_turns")
_POINTS = ("points", "other_points")


def lights(command: Any, view: Any, reason: Reason | None = None) -> Steps:  # noqa: ARG001 - of the record
    """The card that a re-roll costs is lit with its dice, though it is pressed once they are in the cup."""
    match command:
        case Roll():
            return (("roll",),)
        case Score(seat, card, dice):
            return ((*(f"die.{die}" for die in dice), f"card.{seat}.{card}"),)
        case Reroll(seat, card, dice):
            return ((*(f"die.{die}" for die in dice), "reroll", f"card.{seat}.{card}"),)
        case Pass():
            return (("pass",),)
        case Freeze(seat, card) | Thaw(seat, card):
            return ((f"card.{seat}.{card}",),)
        case _:
            raise AssertionError(f"nothing to light for {command}")


def reason_words(reason: Reason) -> str:
    values: Mapping[str, Any] = reason.values
    told = _sentences(values.get("dice", 1))[reason.key].format(**_named(values))
    return _("{hint} These chances are estimates.").format(hint=told) if "estimated" in values else told


def _named(values: Mapping[str, Any]) -> dict[str, Any]:
    shown = with_chances(values)
    for name, value in values.items():
        if name in _CARDS:
            shown[name] = card_name(value)
        elif name in _AVERAGES:
            shown[name] = number(value, 1)
        elif name in _POINTS:
            shown[name] = points_words(value)
    return shown


def _sentences(dice: int) -> Mapping[str, str]:
    """Some count dice; an `option` is what a tutor says of one way on."""
    return {
        "dicy_first_roll": _("Every turn begins with a roll of all six dice."),
        "dicy_only_pass": _("Nothing else can be done: a pass brings all five cards back."),
        "dicy_only_choice": _("Nothing else can be done."),
        "dicy_score_over_score": _(
            "{card} for {points} wins about {chance} of 100 games from here; {other_card} for {other_points} "
            "wins {other_chance}."
        ),
        "dicy_score_over_reroll": _(
            "{card} for {points} wins about {chance} of 100 games from here; freezing {other_card} to "
            "re-roll wins {other_chance}."
        ),
        "dicy_score_over_pass": _(
            "{card} for {points} wins about {chance} of 100 games from here; passing wins {other_chance}."
        ),
        "dicy_pass_over_score": _(
            "Passing brings all five cards back and wins about {chance} of 100 games from here; {other_card} "
            "for {other_points} wins {other_chance}."
        ),
        "dicy_pass_over_reroll": _(
            "Passing brings all five cards back and wins about {chance} of 100 games from here; freezing "
            "{other_card} to re-roll wins {other_chance}."
        ),
        "dicy_alone_score": _(
            "{card} for {points}: then about {turns} more turns to go; any other way {other_turns}."
        ),
        "dicy_alone_pass": _(
            "Pass, and your cards come back: then about {turns} more turns to go; any other way "
            "{other_turns}."
        ),
        "dicy_freeze": _(
            "Freezing {card} hurts least and wins about {chance} of 100 games from here; freezing "
            "{other_card} wins {other_chance}."
        ),
        "dicy_thaw": _(
            "Thawing {card} helps most and wins about {chance} of 100 games from here; thawing "
            "{other_card} wins {other_chance}."
        ),
        "dicy_freeze_only": _("It is the only card that can freeze."),
        "dicy_thaw_only": _("It is the only card that can thaw."),
        "dicy_reroll_over_score": ngettext(
            "Freezing {card} to re-roll a die wins about {chance} of 100 games from here; {other_card} for "
            "{other_points} now wins {other_chance}.",
            "Freezing {card} to re-roll {dice} dice wins about {chance} of 100 games from here; {other_card} "
            "for {other_points} now wins {other_chance}.",
            dice,
        ),
        "dicy_reroll_over_pass": ngettext(
            "Freezing {card} to re-roll a die wins about {chance} of 100 games from here; passing wins "
            "{other_chance}.",
            "Freezing {card} to re-roll {dice} dice wins about {chance} of 100 games from here; passing wins "
            "{other_chance}.",
            dice,
        ),
        "dicy_alone_reroll": ngettext(
            "Freeze {card} and re-roll a die: then about {turns} more turns to go; any other way "
            "{other_turns}.",
            "Freeze {card} and re-roll {dice} dice: then about {turns} more turns to go; any other way "
            "{other_turns}.",
            dice,
        ),
        "dicy_option_score": _("{card} for {points}: wins {chance} of 100."),
        "dicy_option_score_alone": _("{card} for {points}: {turns} more turns then."),
        "dicy_option_reroll": _("Freeze a card and re-roll: wins {chance} of 100."),
        "dicy_option_reroll_alone": _("Freeze a card and re-roll: {turns} more turns then."),
        "dicy_option_pass": _("Pass: wins {chance} of 100."),
        "dicy_option_pass_alone": _("Pass: {turns} more turns then."),
        "dicy_option_turn": _("{card}: wins {chance} of 100."),
    }
