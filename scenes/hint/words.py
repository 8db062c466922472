"""The expert's reasons as plain sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from game.bots.explain.reason import Reason
from scenes.games.dalek.sentences import points_words
from scenes.games.dicy.words import card_name
from scenes.text.words import _, ngettext, number

_CHANCES = ("chance", "other_chance", "nothing", "before", "after")
_COMPARED = ("chance", "other_chance")
_CARDS = ("card", "other_card")
_AVERAGES = ("turns", "other_turns")


def sentence(reason: Reason) -> str:
    values = reason.values
    words = _dice_words().get(reason.key)
    told = (words(values) if words else _sentences()[reason.key]).format(**_named(values))
    return _("{hint} These chances are estimates.").format(hint=told) if "estimated" in values else told


def _named(values: Mapping[str, Any]) -> dict[str, Any]:
    """A chance as so many of 100; two that would read the same are told to a tenth."""
    shown = dict(values)
    chances = [round(100 * values[name]) for name in _COMPARED if name in values]
    alike = len(set(chances)) < len(chances)
    for name, value in values.items():
        if name in _CHANCES:
            shown[name] = number(100 * value, 1) if alike and name in _COMPARED else round(100 * value)
        elif name in _CARDS:
            shown[name] = card_name(value)
        elif name in _AVERAGES:
            shown[name] = number(value, 1)
        elif name == "average":
            shown[name] = points_words(round(value))
        elif name in ("points", "other_points"):
            shown[name] = points_words(value)
    return shown


def _dice_words() -> Mapping[str, Callable[[Mapping[str, Any]], str]]:
    """Sentences in which dice are counted."""
    return {
        "dalek_keep_roll": lambda values: ngettext(
            "Set these aside and roll the last die: {average} on average, nothing {nothing} of 100 times.",
            "Set these aside and roll {dice} dice: {average} on average, nothing {nothing} of 100 times.",
            values["dice"],
        ),
        "dalek_keep_roll_short": lambda values: ngettext(
            "The Daleks are {short} short, but rolling the last die still brings {average} on average.",
            "The Daleks are {short} short, but rolling {dice} dice still brings {average} on average.",
            values["dice"],
        ),
        "dicy_reroll_over_score": lambda values: ngettext(
            "Freezing {card} to re-roll a die wins about {chance} of 100 games from here; {other_card} for "
            "{other_points} now wins {other_chance}.",
            "Freezing {card} to re-roll {dice} dice wins about {chance} of 100 games from here; {other_card} "
            "for {other_points} now wins {other_chance}.",
            values["dice"],
        ),
        "dicy_reroll_over_pass": lambda values: ngettext(
            "Freezing {card} to re-roll a die wins about {chance} of 100 games from here; passing wins "
            "{other_chance}.",
            "Freezing {card} to re-roll {dice} dice wins about {chance} of 100 games from here; passing wins "
            "{other_chance}.",
            values["dice"],
        ),
        "dicy_alone_reroll": lambda values: ngettext(
            "Freeze {card} and re-roll a die: then about {turns} more turns to go; any other way "
            "{other_turns}.",
            "Freeze {card} and re-roll {dice} dice: then about {turns} more turns to go; any other way "
            "{other_turns}.",
            values["dice"],
        ),
    }


def _sentences() -> Mapping[str, str]:
    return {
        "dalek_first_roll": _("Every turn begins with a roll of all ten dice."),
        "dalek_keep_ends": _("Setting the last dice aside ends the turn with {points}."),
        "dalek_keep_stop": _("Set these aside and stop: {points} are safe then."),
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
        "dicy_first_roll": _("Every turn begins with a roll of all six dice."),
        "dicy_only_pass": _("Nothing else can be done: a pass brings all your cards back."),
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
            "Passing brings your cards back and wins about {chance} of 100 games from here; {other_card} for "
            "{other_points} wins {other_chance}."
        ),
        "dicy_pass_over_reroll": _(
            "Passing brings your cards back and wins about {chance} of 100 games from here; freezing "
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
            "Freezing {card} hurts least: you win about {chance} of 100 games from here; with {other_card} "
            "frozen {other_chance}."
        ),
        "dicy_thaw": _(
            "Thawing {card} helps most: you win about {chance} of 100 games from here; with {other_card} "
            "thawed {other_chance}."
        ),
        "dicy_freeze_only": _("It is the only card that can freeze."),
        "dicy_thaw_only": _("It is the only card that can thaw."),
        "seventeen_call": _("As far as you can know, the row is worth 17 or more {chance} of 100 times."),
        "seventeen_no_call": _(
            "Don't call: as far as you can know, the row is worth 17 or more only {chance} of 100 times."
        ),
        "seventeen_far": _("Don't call: the row can hardly be worth 17 yet."),
        "seventeen_far_up": _("The {number} in the open: the row is still far from 17."),
        "seventeen_far_down": _("The {number} face down: still far from 17, and only you know it."),
        "seventeen_far_special": _(
            "The row is far from 17, so there is time: the numbers are kept for later."
        ),
        "seventeen_first_up": _("A {number} to begin the row: nobody can call it yet."),
        "seventeen_first_down": _("A {number} to begin the row, and nobody can be sure of it."),
        "seventeen_number_up": _(
            "The {number} in the open: the row is worth 17 or more {after} of 100 times then, as far as you "
            "can know; {before} without it."
        ),
        "seventeen_number_down": _(
            "The {number} face down: the row is worth 17 or more {after} of 100 times then, as far as you "
            "can know, and the others can only guess."
        ),
        "seventeen_reverse_up": _(
            "The Reverse adds nothing, and somebody else has to play next: the row is worth 17 or more "
            "{before} of 100 times."
        ),
        "seventeen_double_up": _(
            "The Double adds nothing, and whoever moves next has to play two cards: the row is worth 17 or "
            "more {before} of 100 times."
        ),
        "seventeen_trash_up": _(
            "The Trash takes a card away: the row is worth 17 or more {after} of 100 times then; {before} "
            "before."
        ),
        "seventeen_trap_down": _(
            "The Trap waits for whoever calls; the row looks like 17 or more {before} of 100 times."
        ),
        **_bluffs(),
    }


def _bluffs() -> Mapping[str, str]:
    """Specials that do nothing as they lie."""
    words = _(
        "It adds nothing, and the others can't know that: the row is worth 17 or more {before} of 100 times."
    )
    open_words = _("It adds nothing: the row stays at 17 or more {before} of 100 times.")
    return {
        "seventeen_reverse_down": words,
        "seventeen_double_down": words,
        "seventeen_trash_down": words,
        "seventeen_trap_up": open_words,
    }
