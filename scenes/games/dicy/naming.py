"""What the twelve cards, their rules and the modes are called, in our own words."""

from collections.abc import Mapping
from typing import Any, get_args

from msgspec import Struct

from game.dicy.cards import Card, Effect, effect
from game.dicy.fives import GIVEN, Mode
from scenes.text.words import _

GLACIAL = frozenset(GIVEN["glacial"])
"""The cards marked A."""


class CardWords(Struct, frozen=True):
    """A card's rule: which dice, what they are worth, and what befalls the others, if anything."""

    name: str
    dice: str
    points: str
    effect: str


def card_name(card: Card) -> str:
    return {
        "any_two": _("Any two"),
        "low_six": _("Low dice"),
        "odds": _("Odds"),
        "straight": _("Straight"),
        "two_pairs": _("Two pairs"),
        "sixes": _("Sixes"),
        "pair_double": _("Double pair"),
        "lowest_three": _("Lowest three"),
        "distinct4": _("Four apiece"),
        "distinct_sum": _("Mixed bag"),
        "forty": _("Forty minus"),
        "same5": _("Five apiece"),
    }[card]


def card_words(card: Card) -> CardWords:
    return CardWords(card_name(card), _dice(card), _points(card), effect_words(effect(card)))


def _dice(card: Card) -> str:
    return {
        "any_two": _("Two dice, whatever they show."),
        "low_six": _("All six dice, and no 6 among them."),
        "odds": _("One to six dice, all of them odd: 1, 3 or 5."),
        "straight": _("Two to six dice in a row, such as 2, 3, 4. No value comes twice."),
        "two_pairs": _("Four dice: two pairs, and the pairs differ."),
        "sixes": _("As many sixes as you like."),
        "pair_double": _("Two dice that show the same."),
        "lowest_three": _("The three lowest dice of your six."),
        "distinct4": _("One to six dice, all different."),
        "distinct_sum": _("One to five dice, all different."),
        "forty": _("All six dice, whatever they show."),
        "same5": _("One to six dice that all show the same."),
    }[card]


def _points(card: Card) -> str:
    match card:
        case "pair_double":
            return _("Scores twice their sum.")
        case "distinct4":
            return _("Scores 4 for each die.")
        case "forty":
            return _("Scores 40 minus their sum: low dice are good.")
        case "same5":
            return _("Scores 5 for each die.")
        case _:
            return _("Scores their sum.")


def effect_words(hit: Effect | None) -> str:
    match hit:
        case "chill_neighbours":
            return _("Then the players to your left and right each freeze one of their active cards.")
        case "chill_everyone":
            return _("Then every other player freezes one of their active cards.")
        case "thaw_neighbours":
            return _("Then the players to your left and right each thaw one of their frozen cards.")
        case None:
            return ""


def mark_name(card: Card) -> str:
    """Cards with a mark belong to the mode for a first game."""
    return _("A · one of the Glacial five") if card in GLACIAL else ""


def mode_name(mode: Mode) -> str:
    return {
        "glacial": _("Glacial"),
        "interglacial": _("Interglacial"),
        "beginner": _("Beginner"),
        "intermediate": _("Intermediate"),
        "interaction": _("Close company"),
        "custom": _("Your own five"),
    }[mode]


def mode_of(setup: Mapping[str, Any]) -> str:
    """Nothing of one that nobody knows: anything may stand in a file."""
    mode = setup.get("mode", "glacial")
    return mode_name(mode) if mode in get_args(Mode) else ""


def mode_words(mode: Mode) -> str:
    return {
        "glacial": _("The five cards marked A. A good first game."),
        "interglacial": _("Five of the twelve cards, drawn for this game, the same for everybody."),
        "beginner": _("Five easy cards that don't touch the others."),
        "intermediate": _("Five cards that reward a bold re-roll."),
        "interaction": _("Five cards that chill and thaw the others."),
        "custom": _("Any five different cards you choose."),
    }[mode]
