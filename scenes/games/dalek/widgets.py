"""The buttons and spots of Dalek Dice, as the game stands."""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.games.dalek import choosing
from scenes.games.dalek.balance import Balance
from scenes.games.dalek.deciding import Deciding
from scenes.games.dalek.places import Places
from scenes.games.dalek.sentences import face_name
from scenes.keys.bindings import Bindings
from scenes.table.context import TableContext
from scenes.table.winners import points_words
from scenes.text import refusals
from scenes.text.words import _, ngettext
from scenes.widgets import paint
from scenes.widgets.button import Button
from scenes.widgets.layout import Share, centred, columns
from scenes.widgets.text import fit_line, kept_together
from scenes.widgets.widget import Spot, Widget

_BUTTONS = 74.0
"""What the three buttons measure across together, where there is room. Each keeps its place."""


@dataclass(eq=False)
class DieSpot(Spot):
    """A die for the keyboard, with its number key while the keyboard is used. The mouse is the picker's."""

    _: KW_ONLY
    key_name: str
    by_keys: Callable[[], bool]
    chosen: bool = False

    pressable = False

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


class PlaceSpot(Spot):
    """A place for the keyboard. The mouse is for the dice on it."""

    pressable = False


def controls(context: TableContext, deciding: Deciding, places: Places, balance: Balance) -> Iterable[Widget]:
    choosing_now = context.may_choose
    if choosing_now:
        yield from _dice(context, deciding)
    for name, place, words in (
        ("humans", places.humans, _("Humans, set aside: {points}").format(points=balance.humans)),
        ("daleks", places.daleks, _("Daleks, set aside: {points}").format(points=balance.daleks)),
    ):
        yield PlaceSpot(
            f"place.{name}",
            words,
            place,
            radius=context.scale.px(1.2),
            help=_place_help(name) if choosing_now else "",
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
            deciding.rect_of(die),
            on_press=lambda die=die: deciding.toggle(die),
            chosen=die in deciding.picker.picked,
            key_name=context.settings.keys.word(f"dalek.die_{die + 1}"),
            by_keys=lambda: context.controls.ring_shown or deciding.by_number,
        )


def _choices(context: TableContext, deciding: Deciding, place: Rect) -> Iterable[Widget]:
    table, picked, scale = context.view.table, deciding.picker.picked, context.scale
    outlook = choosing.outlook(table, deciding.picker.outlined)
    no_roll, no_stop = choosing.why_not_roll(table, picked), choosing.why_not_stop(table, picked)
    start = table.stage == "start"
    roll_words = _("Roll") if start else _roll_on(outlook.left)
    stop_words = _("Stop")
    if context.ease.previews:
        stop_words = _("Stop · {points}").format(points=points_words(outlook.stopping))
    may_keep = any(choosing.why_not_pick(table, die) is None for die in table.hand)
    rows: list[tuple[str, str, str]] = [("roll", roll_words, "cup")]
    if may_keep:
        back = ("keep", _("Take back"), "chevron_down")
        rows.insert(0, back if picked else ("keep", _("Set all aside"), "chevron_up"))
    if not start:
        rows.append(("stop", stop_words, "check"))
    room = centred(place, scale.px(_BUTTONS), place.h)
    first, second, third = columns(room, Share(0.92), Share(1.07), Share(1.01), gap=scale.px(1.2))
    slots = {"keep": first, "roll": first if start else second, "stop": third}
    for name, words, sign in rows:
        if name == "roll" and not start and not deciding.may_show_roll(slots["roll"]):
            continue
        match name:
            case "keep":
                reason, press, shortcut = None, deciding.set_aside, "dalek.keep"
                primary = False
            case "roll":
                reason, press, shortcut = no_roll, deciding.press_roll, None
                primary = no_roll is None and (start or bool(picked))
            case _:
                reason, press, shortcut = no_stop, deciding.ask_stop, "dalek.stop"
                primary = not outlook.left
        yield Button(
            name,
            words,
            slots[name],
            icon=sign,
            style="primary" if primary else "plain",
            enabled=reason is None,
            reason=refusals.words(reason) if reason else "",
            help=_button_help(name, context.settings.keys),
            shortcut=shortcut,
            on_press=press,
        )


def _roll_on(dice: int) -> str:
    """On two lines it breaks before how many."""
    words = ngettext("Roll on · {n} die", "Roll on · {n} dice", dice).format(n=dice)
    what, dot, how_many = words.partition("· ")
    return f"{what}{dot}{kept_together(how_many)}"


def _place_help(place: str) -> str:
    if place == "humans":
        return _("Click to set all Humans of this roll aside, or to take them back.")
    return _("Click to set all Daleks of this roll aside, or to take them back.")


def _button_help(button: str, keys: Bindings) -> str:
    match button:
        case "keep":
            words = _(
                "Sets all Humans and Daleks aside, or takes them back ({key}). Rolling on or stopping is "
                "final."
            )
            return words.format(key=keys.word("dalek.keep"))
        case "roll":
            words = _("Rolls the dice in hand ({key}). You can also throw them with the cup.")
            return words.format(key=keys.word("dalek.throw"))
        case _:
            return _("Ends the turn and takes the points ({key}).").format(key=keys.word("dalek.stop"))
