"""The result of 17: laurels round by round; penalties decide between equals."""

from typing import Any

from game.core.game import event_type
from game.seventeen.cards import BACK, KIND, VALUE
from game.seventeen.commands import Call, Play
from game.seventeen.events import Called, GameEnded, RowRevealed
from game.seventeen.tokens import GOAL
from scenes.game_record.result import AnySession, Courses, Figure, Result, TieBreak, by_seat
from scenes.games.seventeen.naming import back_name, special_name
from scenes.text.words import _, ngettext


def result() -> Result:
    return Result(
        courses=_by_rounds,
        clear=_three_laurels,
        tie_break=_PENALTIES,
        figures=_figures,
        choice=_choice,
        mistake=_mistake,
    )


def _figures(session: AnySession) -> tuple[Figure, ...]:
    seats = len(session.seats)
    right, wrong, traps = [0] * seats, [0] * seats, [0] * seats
    lengths, totals, caller = [0], [0], 0
    for n, event in enumerate(session.events, 1):
        if isinstance(event, Called):
            caller = event.seat
        elif isinstance(event, RowRevealed):
            (right if event.total >= GOAL else wrong)[caller] += 1
            lengths.append(len(event.cards))
            totals.append(event.total)
            for laid in session.seek(n - 1).row:
                traps[laid.seat] += laid.face == "down" and KIND[laid.card] == "trap"
    return (
        by_seat(_("Right calls"), right),
        by_seat(_("Wrong calls"), wrong),
        by_seat(_("Traps sprung"), traps),
        Figure(_("Longest row"), (str(max(lengths)),)),
        Figure(_("Highest row"), (str(max(totals)),)),
    )


def _by_rounds(session: AnySession) -> Courses:
    courses: list[list[int]] = [[] for _ in session.seats]
    for n, event in enumerate(session.events, 1):
        if event_type(event) == "RoundEnded":
            for course, victories in zip(courses, session.seek(n).victories, strict=True):
                course.append(victories)
    return tuple(map(tuple, courses))


def _three_laurels(best: int, second: int, rounds: int) -> str:
    del best, second
    return ngettext("Three laurels in one round.", "Three laurels in {n} rounds.", rounds).format(n=rounds)


def _penalties(session: AnySession) -> tuple[int, ...]:
    end = next(event for event in reversed(session.events) if isinstance(event, GameEnded))
    return tuple(end.penalties)


_PENALTIES = TieBreak(
    counted=_penalties,
    fewer_win=True,
    as_many=lambda: _("They also have as many penalties: they win together."),
    decides=lambda: _("Fewer penalties decide: {mine} to {theirs} for {name}."),
    amount=lambda n: ngettext("{n} penalty", "{n} penalties", n).format(n=n),
)


def _choice(view: Any, command: Any) -> str:
    del view
    match command:
        case Call():
            return _("call")
        case Play(_seat, card, face):
            words = _("play {card} face up") if face == "up" else _("play {card} face down")
            number = str(VALUE[card]) if BACK[card] != "plain" else f"{VALUE[card]} ({back_name('plain')})"
            return words.format(card=special_name(card) or number)
        case _:
            return _("not call")


def _mistake(view: Any, command: Any, best: Any) -> str:
    del view
    match command, best:
        case Call(), _:
            return _("Called too soon")
        case _, Call():
            return _("Held too long")
        case Play(_, one), Play(_, other) if one == other:
            return _("The wrong way up")
        case _:
            return _("The wrong card played")
