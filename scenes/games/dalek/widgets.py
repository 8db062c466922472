"""The buttons and spots of Dalek Dice, as the game stands."""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.games.dalek import choosing
from scenes.games.dalek.balance import Balance
from scenes.games.dalek.deciding import Deciding
from scenes.games.dalek.places import Places
from scenes.games.dalek.sentences import face_name
from scenes.table.context import TableContext
from scenes.table.winners import points_words
from scenes.text import refusals
from scenes.text.words import _, ngettext
from scenes.widgets import paint
from scenes.widgets.button import Button
from scenes.widgets.layout import Share, centred, columns
from scenes.widgets.text import fit_line, kept_together
from scenes.widgets.widget import KeyboardSpot, Widget

_BUTTONS = 74.0
"""What the three buttons measure across together, where there is room. Each keeps its place."""


@dataclass(eq=False)
class DieSpot(KeyboardSpot):
    """A die, with its number key while the keyboard is used."""

    _: KW_ONLY
    key_name: str
    by_keys: Callable[[], bool]
    chosen: bool = False

    def draw(self, surface: Surface) -> None:
        if self.by_keys():
            side = max(14, self.rect.w // 3)
            name = fit_line(self.key_name, "bold", round(side * 0.7), self.rect.w)
            tag = Rect(0, 0, max(side, name.width + side // 2), side)
            tag.midright = (self.rect.right + side // 2, self.rect.bottom)
            mood = self.look.mood
            surface.blit(paint.fill(tag.size, side // 3, mood.panel, mood.panel, 230), tag)
            surface.blit(paint.ring(tag.size, side // 3, 1, mood.glow), tag)
            name.draw(surface, tag, mood.panel_text, "centre")
        self.draw_ring(surface, self.rect.w // 5)


def controls(context: TableContext, deciding: Deciding, places: Places, balance: Balance) -> Iterable[Widget]:
    choosing_now = context.may_choose
    if choosing_now:
        yield from _dice(context, deciding)
    all_humans = _("Click to set all Humans of this roll aside, or to take them back.")
    all_daleks = _("Click to set all Daleks of this roll aside, or to take them back.")
    humans = _("Humans, set aside: {points}").format(points=balance.humans)
    daleks = _("Daleks, set aside: {points}").format(points=balance.daleks)
    for name, place, words, what in (
        ("humans", places.humans, humans, all_humans),
        ("daleks", places.daleks, daleks, all_daleks),
    ):
        yield KeyboardSpot(
            f"place.{name}",
            words,
            place,
            radius=context.scale.px(1.2),
            help=what if choosing_now else "",
            on_press=lambda name=name: deciding.press_place(name),
        )
    if choosing_now:
        yield from _choices(context, deciding, places.buttons)


def _dice(context: TableContext, deciding: Deciding) -> Iterable[Widget]:
    for die, face in choosing.faces(context.view.table).items():
        words = _("Die {n}: {face}, picked") if die in deciding.picker.picked else _("Die {n}: {face}")
        yield DieSpot(
            f"die.{die}",
            words.format(n=die + 1, face=face_name(face)),
            deciding.handling.tray.home_rect(die),
            on_press=lambda die=die: deciding.toggle(die),
            chosen=die in deciding.picker.picked,
            key_name=context.settings.keys.word(f"dalek.die_{die + 1}"),
            by_keys=lambda: context.controls.ring_shown or deciding.by_number,
        )


def _choices(context: TableContext, deciding: Deciding, place: Rect) -> Iterable[Widget]:
    table, picked = context.view.table, deciding.picker.picked
    scale, keys = context.scale, context.settings.keys
    outlook = choosing.outlook(table, deciding.picker.outlined)
    no_roll, no_stop = choosing.why_not_roll(table, picked), choosing.why_not_stop(table, picked)
    start = table.stage == "start"
    room = centred(place, scale.px(_BUTTONS), place.h)
    first, second, third = columns(room, Share(0.92), Share(1.07), Share(1.01), gap=scale.px(1.2))
    if any(choosing.why_not_pick(table, die) is None for die in table.hand):
        help_words = _(
            "Sets all Humans and Daleks aside, or takes them back ({key}). Rolling on or stopping is final."
        )
        yield Button(
            "keep",
            _("Take back") if picked else _("Set all aside"),
            first,
            icon="chevron_down" if picked else "chevron_up",
            help=help_words.format(key=keys.word("dalek.keep")),
            shortcut="dalek.keep",
            on_press=deciding.set_aside,
        )
    if start or deciding.may_show_roll(second):
        help_words = _("Rolls the dice in hand ({key}). You can also throw them with the cup.")
        yield Button(
            "roll",
            _("Roll") if start else _roll_on(outlook.left),
            first if start else second,
            icon="cup",
            style="primary" if not no_roll and (start or picked) else "plain",
            enabled=not no_roll,
            reason=refusals.words(no_roll) if no_roll else "",
            help=help_words.format(key=keys.word("dalek.throw")),
            on_press=deciding.press_roll,
        )
    if not start:
        stop_words = _("Stop")
        if context.ease.previews:
            stop_words = _("Stop · {points}").format(points=points_words(outlook.stopping))
        yield Button(
            "stop",
            stop_words,
            third,
            icon="check",
            style="plain" if outlook.left else "primary",
            enabled=not no_stop,
            reason=refusals.words(no_stop) if no_stop else "",
            help=_("Ends the turn and takes the points ({key}).").format(key=keys.word("dalek.stop")),
            shortcut="dalek.stop",
            on_press=deciding.ask_stop,
        )


def _roll_on(dice: int) -> str:
    """On two lines it breaks before how many."""
    words = ngettext("Roll on · {n} die", "Roll on · {n} dice", dice).format(n=dice)
    what, dot, how_many = words.partition("· ")
    return f"{what}{dot}{kept_together(how_many)}"
