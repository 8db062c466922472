"""What happened in Dicy Cards, in short sentences."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.game import event_type
from game.dicy.cards import points as points_of
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    GameEnded,
    GameStarted,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from game.dicy.state import State
from scenes.art.small_dice import dice
from scenes.games.dicy.naming import card_name, mode_name
from scenes.table.winners import points_words, winners_words
from scenes.text.words import _, ngettext


def _shown(values: Iterable[int]) -> str:
    """What dice show, the lowest first."""
    return dice(sorted(values))


def sentence(event: Any, names: Sequence[str], before: State) -> str | None:
    """`before` is the table just before the event: what the dice showed, and how often they were rolled."""
    match event:
        case GameStarted(first, mode, _cards, target):
            words = _("{mode}: {name} begins. Target: {target}.")
            return words.format(mode=mode_name(mode), name=names[first], target=target)
        case DiceRolled(seat, _dice, values):
            words = _("{name} re-rolls: {dice}.") if before.rolls else _("{name} rolls {dice}.")
            return words.format(name=names[seat], dice=_shown(values))
        case CardScored(seat, card, dice, points):
            values = _shown(before.dice[die] for die in dice)
            return _("{name} scores {card} with {dice}: {points}.").format(
                name=names[seat], card=card_name(card), dice=values, points=points_words(points)
            )
        case CardFrozen(seat, card, why):
            return _frozen(why, names[seat], card_name(card))
        case CardThawed(seat, card, why):
            if why == "pass":
                return None
            return _("{name} thaws {card}.").format(name=names[seat], card=card_name(card))
        case TurnPassed(seat):
            if before.frozen(seat):
                return _("{name} passes and thaws every card.").format(name=names[seat])
            return _("{name} passes.").format(name=names[seat])
        case GameEnded(winners, scores):
            return end_words([names[seat] for seat in winners], max(scores), before)
        case TurnStarted() | TurnEnded():
            return None
        case _:
            raise AssertionError(f"no sentence for {event}")


def heard(event: Any, names: Sequence[str], before: State, after: Any) -> str | None:
    """What is said at the table while it is shown; what dice will show, nobody knows while they roll."""
    match event, after:
        case CardFrozen(seat, card, "reroll"), DiceRolled(_, dice, _):
            words = ngettext(
                "{name} freezes {card} and re-rolls {n} die.",
                "{name} freezes {card} and re-rolls {n} dice.",
                len(dice),
            )
            return words.format(name=names[seat], card=card_name(card), n=len(dice))
        case DiceRolled(seat), _:
            return None if before.rolls else _("{name} rolls.").format(name=names[seat])
        case _:
            return sentence(event, names, before)


def _frozen(why: str, name: str, card: str) -> str | None:
    match why:
        case "reroll":
            return _("{name} freezes {card} for a re-roll.").format(name=name, card=card)
        case "chill":
            return _("{name} is chilled and freezes {card}.").format(name=name, card=card)
        case _:
            return None


def end_words(winners: Sequence[str], points: int, table: State) -> str:
    """Who has won; alone, in how many turns."""
    if table.seats > 1:
        return winners_words(winners, points)
    words = ngettext("{name}: {points} in {n} turn.", "{name}: {points} in {n} turns.", table.round)
    return words.format(name=winners[0], points=points_words(points), n=table.round)


def deed(view: Any, command: Any) -> str:
    """What an undo of it would take back."""
    match command:
        case Roll():
            return _("roll")
        case Reroll(_seat, _card, dice):
            return ngettext("re-roll {n} die", "re-roll {n} dice", len(dice)).format(n=len(dice))
        case Score(_seat, card, dice):
            earned = points_of(card, [view.table.dice[die] for die in dice])
            return _("score {card}, {points}").format(card=card_name(card), points=points_words(earned))
        case Pass():
            return _("pass")
        case Freeze(_seat, card):
            return _("freeze {card}").format(card=card_name(card))
        case Thaw(_seat, card):
            return _("thaw {card}").format(card=card_name(card))
        case _:
            raise AssertionError(f"no words for {command}")


def coming(command: Any, name: str) -> str:
    """What comes next in a game that is looked at: who does what, and nothing of how it comes out."""
    words = {
        "Roll": _("{name} rolls next."),
        "Reroll": _("Next, {name} freezes a card and rolls dice again."),
        "Score": _("{name} scores a card next."),
        "Pass": _("{name} passes next."),
        "Freeze": _("Next, {name} chooses a card to freeze."),
        "Thaw": _("Next, {name} chooses a card to thaw."),
    }
    return words[event_type(command)].format(name=name)
