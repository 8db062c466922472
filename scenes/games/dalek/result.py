"""The result of Dalek Dice: equals win together; choices in a few words."""

from typing import Any

from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import TurnEnded
from scenes.game_record.result import AnySession, Figure, Result, by_seat, turns_made
from scenes.games.dalek.sentences import deed, listed
from scenes.text.words import _, number


def result() -> Result:
    return Result(choice=_choice, mistake=_mistake, figures=_figures, luck=True)


def _figures(session: AnySession) -> tuple[Figure, ...]:
    made, ends = turns_made(session), [event for event in session.events if isinstance(event, TurnEnded)]
    seats = range(len(session.seats))

    def ended_by(reason: str) -> list[int]:
        return [sum(end.seat == seat and end.reason == reason for end in ends) for seat in seats]

    empty = [sum(not points for points in turns) for turns in made]
    average = [number(sum(turns) / max(1, len(turns)), 1) for turns in made]
    return (
        by_seat(_("Best turn"), [max(turns, default=0) for turns in made]),
        by_seat(_("Points a turn"), average),
        by_seat(_("Empty turns"), empty),
        by_seat(_("Lost to Doctors"), ended_by("doctor")),
        by_seat(_("Exterminate"), ended_by("exterminate")),
    )


def _choice(view: Any, command: Any) -> str:
    match command:
        case Roll():
            return _("roll on")
        case Keep(_seat, dice):
            shown = dict(zip(view.table.hand, view.table.shown, strict=True))
            return _("set aside {dice}").format(dice=listed([shown[die] for die in dice]))
        case _:
            return deed(view, command)


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
