"""What happened in Dalek Dice, in short sentences, and the names of its faces."""

from collections.abc import Sequence
from typing import Any

from game.core.game import event_type
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import DiceKept, DiceRolled, GameEnded, GameStarted, TurnEnded, TurnStarted
from game.dalek.faces import FACES, Face
from game.dalek.state import State
from scenes.table.winners import points_words, winners_words
from scenes.text.words import _, ngettext
from scenes.widgets.text import kept_together


def face_name(face: Face) -> str:
    return {
        "H4": _("Human 4"),
        "H2": _("Human 2"),
        "D3": _("Dalek 3"),
        "D2": _("Dalek 2"),
        "DOC": _("Doctor"),
        "EXT": _("Exterminate"),
    }[face]


def listed(faces: Sequence[Face]) -> str:
    """Faces by kind, with how many there are of each."""
    counted = [(faces.count(face), face_name(face)) for face in FACES if face in faces]
    parts = [face if n == 1 else _("{n} × {face}").format(n=n, face=face) for n, face in counted]
    return ", ".join(map(kept_together, parts))


def sentence(event: Any, names: Sequence[str], before: State) -> str | None:
    """`before` is the table just before the event: which faces the dice showed."""
    match event:
        case GameStarted(first, target):
            return _("{name} begins. Target: {target}.").format(name=names[first], target=target)
        case DiceRolled(seat, _dice, values):
            return _("{name} rolls {dice}.").format(name=names[seat], dice=listed(values))
        case DiceKept(seat, dice, forced):
            showing = dict(zip(before.hand, before.shown, strict=True))
            kept = listed([showing[die] for die in dice])
            words = _("Set aside by the rules: {dice}.") if forced else _("{name} sets aside {dice}.")
            return words.format(name=names[seat], dice=kept)
        case TurnEnded(seat, reason, points):
            return _turn_end(reason, points).format(name=names[seat], points=points_words(points))
        case GameEnded(winners, scores):
            return winners_words([names[seat] for seat in winners], max(scores))
        case TurnStarted():
            return None
        case _:
            raise AssertionError(f"no sentence for {event}")


def heard(event: Any, names: Sequence[str], before: State) -> str | None:
    """What is said at the table while it is shown; what dice will show, nobody knows while they roll."""
    if isinstance(event, DiceRolled):
        words = ngettext("{name} rolls {n} die.", "{name} rolls {n} dice.", len(event.dice))
        return words.format(name=names[event.seat], n=len(event.dice))
    return sentence(event, names, before)


def _turn_end(reason: str, points: int) -> str:
    if reason == "doctor":
        return _("The third Doctor ends the turn: no points for {name}.")
    if reason == "exterminate":
        return _("The third Exterminate: {points} for {name}.")
    if reason == "dice_out":
        if points:
            return _("All dice are set aside: {points} for {name}.")
        return _("All dice are set aside, but too few Daleks: no points for {name}.")
    if points:
        return _("{name} stops with {points}.")
    return _("{name} stops with no points.")


def deed(view: Any, command: Any) -> str:
    """What an undo of it would take back."""
    match command:
        case Roll():
            dice = len(view.table.hand)
            return ngettext("roll {n} die", "roll {n} dice", dice).format(n=dice)
        case Keep(_seat, dice):
            return ngettext("set {n} die aside", "set {n} dice aside", len(dice)).format(n=len(dice))
        case Stop():
            return _("stop")
        case _:
            raise AssertionError(f"no words for {command}")


def coming(command: Any, name: str) -> str:
    """What comes next in a game that is looked at: who does what, and nothing of how it comes out."""
    words = {
        "Roll": _("{name} rolls next."),
        "Keep": _("Next, {name} sets dice aside."),
        "Stop": _("{name} stops next."),
    }
    return words[event_type(command)].format(name=name)
