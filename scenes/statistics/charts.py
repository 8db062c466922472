"""A person's games of one kind: whom they were played with, what the turns brought, game by game."""

from game.core.library.careers import ALONE, Career
from scenes.game_record.statistics import Counted, Statistics
from scenes.shelf import on_screen
from scenes.statistics import sentences
from scenes.statistics.game_history import HEIGHT as COURSE
from scenes.statistics.game_history import MOST, GameHistory
from scenes.statistics.rows import Line, Part, Rows, rows_height
from scenes.statistics.sheet import Lines
from scenes.text.words import _, ngettext, number


def career_lines(lines: Lines, career: Career) -> None:
    own = on_screen(career.game).statistics()
    if career.contested:
        _against(lines, career)
    _bests(lines, career)
    if career.review.brought.turns:
        _brought(lines, career, own)
    if own.counted:
        _counted(lines, own.counted(career))
    if own.counted or career.turns:
        lines.say(own.best_and_worst(career), after=1.6)
    if career.played > 1:
        _course(lines, career, own)


def _chart(lines: Lines, name: str, found: tuple[Line, ...]) -> None:
    told = " · ".join(_("{setting}: {value}").format(setting=one.words, value=one.value) for one in found)
    at = lines.room(rows_height(lines.scale, found), after=1.0)
    lines.widgets.append(Rows(name, told, at, found))


def _against(lines: Lines, career: Career) -> None:
    lines.say(_("Played and won"), kind="bold", after=0.3)
    lines.say(_("By the strongest opponent at the table; the filled part was won."), size="small", muted=True)
    found = [(sentences.opponents(who), of) for who, of in _in_order(career) if who != ALONE]
    if len(found) > 1:
        found.insert(0, (_("All games"), (career.contested, career.won)))
    _chart(
        lines,
        "against",
        tuple(
            Line(who, sentences.won_of(n, won), (Part(0, n, "empty"), Part(0, won, "full")))
            for who, (n, won) in found
        ),
    )
    lines.space(0.6)


def _bests(lines: Lines, career: Career) -> None:
    """What each way of playing brought, and how long a run of wins was."""
    lines.say(_("Best so far"), kind="bold", after=0.3)
    for mode in career.modes:
        lines.say(sentences.in_mode(career.game, mode), after=0.2)
    if career.winning[1]:
        lines.say(sentences.winning(*career.winning), after=0.2)
    lines.space(0.6)


def _in_order(career: Career) -> list[tuple[str, tuple[int, int]]]:
    """As opponents stand in the set-up, people first."""
    order = sentences.OPPONENTS
    return sorted(
        career.against.items(), key=lambda one: order.index(one[0]) if one[0] in order else len(order)
    )


def _brought(lines: Lines, career: Career, own: Statistics) -> None:
    """From what the best play makes on average, over what the dice gave, to what was made of it."""
    brought = career.review.brought
    expected, luck, lost = map(brought.a_turn, (brought.expected, brought.luck, brought.lost))
    offered = expected + luck
    lines.say(_("Points a turn"), kind="bold", after=0.3)
    lines.say(
        _("What perfect play would score on average. Luck adds or takes points; mistakes take points."),
        size="small",
        muted=True,
    )
    _chart(
        lines,
        "brought",
        (
            Line(_("Best play, on average"), number(expected, 1), (Part(0, expected, "empty"),)),
            Line(_("Luck of the dice"), sentences.signed(luck), (Part(expected, offered, "dots"),)),
            Line(_("Choices"), sentences.signed(-lost), (Part(offered - lost, offered, "stripes"),)),
            Line(_("Made"), number(career.average, 1), (Part(0, career.average, "full"),)),
        ),
    )
    lines.say(sentences.of_dice(brought), after=0.2)
    lines.say(sentences.of_choices(brought), after=0.2)
    if own.of_review:
        lines.say(own.of_review(), size="small", muted=True, after=0.2)
    lines.space(0.6)


def _counted(lines: Lines, counted: Counted) -> None:
    lines.say(counted.heading, kind="bold", after=0.3)
    if any(bar.n for bar in counted.bars):
        _chart(
            lines,
            counted.name,
            tuple(
                Line(bar.words, number(bar.n), (Part(0, bar.n, "full" if bar.good else "stripes"),))
                for bar in counted.bars
            ),
        )
    lines.say(counted.said, after=0.2)


def _course(lines: Lines, career: Career, own: Statistics) -> None:
    shown = min(MOST, career.played)
    lines.say(_("Game by game"), kind="bold", after=0.3)
    lines.say(own.course(), size="small", muted=True)
    if shown < career.played:
        last = ngettext("The last game.", "The last {n} games.", shown).format(n=shown)
        lines.say(last, size="small", muted=True)
    digits = own.digits
    said = " · ".join(number(game.made, digits) for game in career.course[-MOST:])
    at = lines.room(lines.scale.px(COURSE), after=1.0)
    lines.widgets.append(GameHistory("course", said, at, career.course, digits=digits))
