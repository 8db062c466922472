"""The result of Dicy Cards: active cards decide between equals; choices in a few words."""

from typing import Any

from game.dicy.commands import Freeze, Pass, Reroll, Score, Thaw
from game.dicy.events import CardFrozen, TurnPassed
from scenes.game_record.result import AnySession, Figure, Result, TieBreak, by_seat, turns_made
from scenes.games.dicy.naming import card_name
from scenes.games.dicy.sentences import deed
from scenes.text.words import _, ngettext, number


def result() -> Result:
    return Result(tie_break=_ACTIVE_CARDS, choice=_choice, mistake=_mistake, figures=_figures, luck=True)


def _figures(session: AnySession) -> tuple[Figure, ...]:
    made = turns_made(session)
    passes, frozen = [0] * len(made), [0] * len(made)
    for event in session.events:
        if isinstance(event, TurnPassed):
            passes[event.seat] += 1
        elif isinstance(event, CardFrozen) and event.why == "reroll":
            frozen[event.seat] += 1
    return (
        by_seat(_("Best card"), [max(turns, default=0) for turns in made]),
        by_seat(_("Points a turn"), [number(sum(turns) / max(1, len(turns)), 1) for turns in made]),
        by_seat(_("Passes"), passes),
        by_seat(_("Re-rolls"), frozen),
    )


_ACTIVE_CARDS = TieBreak(
    counted=lambda session: tuple(map(len, session.state.active)),
    as_many=lambda: _("They also have as many active cards: they win together."),
    decides=lambda: _("More active cards decide: {mine} to {theirs} for {name}."),
    amount=lambda n: ngettext("{n} active card", "{n} active cards", n).format(n=n),
)


def _choice(view: Any, command: Any) -> str:
    match command:
        case Score(_seat, card, dice):
            return _("score {card} with {dice}").format(card=card_name(card), dice=_values(view, dice))
        case Reroll(_seat, card, dice):
            return _("freeze {card} and re-roll {dice}").format(
                card=card_name(card), dice=_values(view, dice)
            )
        case _:
            return deed(view, command)


def _values(view: Any, dice: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in sorted(view.table.dice[die] for die in dice))


def _mistake(view: Any, command: Any, best: Any) -> str:
    del view
    match command, best:
        case Freeze() | Thaw(), _:
            return _("The wrong card")
        case Pass(), _:
            return _("Passed too early")
        case _, Pass():
            return _("Held on too long")
        case Score(), Reroll():
            return _("Scored too early")
        case Reroll(), Score():
            return _("Too greedy")
        case Score(_, one), Score(_, other):
            return _("A pattern taken too low") if one == other else _("The wrong card scored")
        case Reroll(_, one), Reroll(_, other) if one != other:
            return _("The wrong card frozen")
        case _:
            return _("The wrong dice re-rolled")
