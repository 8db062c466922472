"""The result of Dalek Dice: equals win together; choices in a few words."""

from typing import Any

from game.dalek.commands import Keep, Roll, Stop
from scenes.game_record.result import Result
from scenes.games.dalek.sentences import listed
from scenes.text.words import _


def result() -> Result:
    return Result(choice=_choice, mistake=_mistake)


def _choice(view: Any, command: Any) -> str:
    match command:
        case Roll():
            return _("roll on")
        case Stop():
            return _("stop")
        case Keep(_seat, dice):
            shown = dict(zip(view.table.hand, view.table.shown, strict=True))
            return _("set aside {dice}").format(dice=listed([shown[die] for die in dice]))
        case _:
            raise AssertionError(f"no words for {command}")


def _mistake(view: Any, command: Any, best: Any) -> str:
    del view
    match command, best:
        case Stop(), _:
            return _("Stopped too early")
        case _, Stop():
            return _("Too greedy")
        case Keep(), Keep():
            return _("The wrong dice kept")
        case Keep(), _:
            return _("Dice kept for nothing")
        case _:
            return _("Dice left that were worth keeping")
