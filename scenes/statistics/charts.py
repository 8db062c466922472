"""A person's games of one kind: whom they were played with, what the turns brought, game by game."""

from game.core.library.careers import ALONE, Career
from scenes.game_record.statistics import Counted, Statistics
from scenes.shelf import on_screen
from scenes.statistics import sentences
from scenes.statistics.game_history import HEIGHT as COURSE
from scenes.statistics.game_history import MOST, GameHistory
from scenes.statistics.rows import Line, Part, Rows, rows_height
from scenes.text.words import _, ngettext, number
from scenes.widgets.sheet import Sheet


def career_lines(sheet: Sheet, career: Career) -> None:
    own = on_screen(career.game).statistics()
    if career.contested:
        _against(sheet, career)
    _bests(sheet, career)
    if career.review.brought.turns:
        _brought(sheet, career, own)
    if own.counted:
        _counted(sheet, own.counted(career))
    if own.counted or career.turns:
        sheet.say(own.best_and_worst(career), after=1.6)
    if career.played > 1:
        _course(sheet, career, own)


def _chart(sheet: Sheet, name: str, found: tuple[Line, ...]) -> None:
    told = " · ".join(_("{setting}: {value}").format(setting=one.words, value=one.value) for one in found)
    at = sheet.room(rows_height(sheet.scale, found), after=1.0)
    sheet.add(Rows(name, told, at, found))


def _against(sheet: Sheet, career: Career) -> None:
    sheet.say(_("Played and won"), kind="bold", after=0.3)
    sheet.say(_("By the strongest opponent at the table; the filled part was won."), size="small", muted=True)
    found = [(sentences.opponents(who), of) for who, of in _in_order(career) if who != ALONE]
    if len(found) > 1:
        found.insert(0, (_("All games"), (career.contested, career.won)))
    _chart(
        sheet,
        "against",
        tuple(
            Line(who, sentences.won_of(n, won), (Part(0, n, "empty"), Part(0, won, "full")))
            for who, (n, won) in found
        ),
    )
    sheet.space(0.6)


def _bests(sheet: Sheet, career: Career) -> None:
    """What each way of playing brought, and how long a run of wins was."""
    sheet.say(_("Best so far"), kind="bold", after=0.3)
    for mode in career.modes:
        sheet.say(sentences.in_mode(career.game, mode), after=0.2)
    if career.winning[1]:
        sheet.say(sentences.winning(*career.winning), after=0.2)
    sheet.space(0.6)


def _in_order(career: Career) -> list[tuple[str, tuple[int, int]]]:
    """As opponents stand in the set-up, people first."""
    order = sentences.OPPONENTS
    return sorted(
        career.against.items(), key=lambda one: order.index(one[0]) if one[0] in order else len(order)
    )


def _brought(sheet: Sheet, career: Career, own: Statistics) -> None:
    """From what the best play makes on average, over what the dice gave, to what was made of it."""
    brought = career.review.brought
    expected, luck, lost = map(brought.a_turn, (brought.expected, brought.luck, brought.lost))
    offered = expected + luck
    sheet.say(_("Points a turn"), kind="bold", after=0.3)
    sheet.say(
        _("What perfect play would score on average. Luck adds or takes points; mistakes take points."),
        size="small",
        muted=True,
    )
    _chart(
        sheet,
        "brought",
        (
            Line(_("Best play, on average"), number(expected, 1), (Part(0, expected, "empty"),)),
            Line(_("Luck of the dice"), sentences.signed(luck), (Part(expected, offered, "dots"),)),
            Line(_("Choices"), sentences.signed(-lost), (Part(offered - lost, offered, "stripes"),)),
            Line(_("Made"), number(career.average, 1), (Part(0, career.average, "full"),)),
        ),
    )
    sheet.say(sentences.of_dice(brought), after=0.2)
    sheet.say(sentences.of_choices(brought), after=0.2)
    if own.of_review:
        sheet.say(own.of_review(), size="small", muted=True, after=0.2)
    sheet.space(0.6)


def _counted(sheet: Sheet, counted: Counted) -> None:
    sheet.say(counted.heading, kind="bold", after=0.3)
    if any(bar.n for bar in counted.bars):
        _chart(
            sheet,
            counted.name,
            tuple(
                Line(bar.words, number(bar.n), (Part(0, bar.n, "full" if bar.good else "stripes"),))
                for bar in counted.bars
            ),
        )
    sheet.say(counted.said, after=0.2)


def _course(sheet: Sheet, career: Career, own: Statistics) -> None:
    shown = min(MOST, career.played)
    sheet.say(_("Game by game"), kind="bold", after=0.3)
    sheet.say(own.course(), size="small", muted=True)
    if shown < career.played:
        last = ngettext("The last game.", "The last {n} games.", shown).format(n=shown)
        sheet.say(last, size="small", muted=True)
    digits = own.digits
    said = " · ".join(number(game.made, digits) for game in career.course[-MOST:])
    at = sheet.room(sheet.scale.px(COURSE), after=1.0)
    sheet.add(GameHistory("course", said, at, career.course, digits=digits))
