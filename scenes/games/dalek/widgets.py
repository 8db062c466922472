"""The buttons and spots of Dalek Dice, as the game stands."""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.games.dalek import choosing
from scenes.games.dalek.sentences import face_name, points_words, winners_words
from scenes.keys.bindings import Bindings
from scenes.table.prompt import Prompt
from scenes.text import refusals
from scenes.text.words import _, ngettext
from scenes.widgets import paint
from scenes.widgets.button import Button, button_size
from scenes.widgets.layout import line
from scenes.widgets.text import fit_line
from scenes.widgets.widget import Spot, Widget

if TYPE_CHECKING:
    from scenes.games.dalek.scene import DalekScene


@dataclass(eq=False)
class DieSpot(Spot):
    """A die for the keyboard, with its number key while the keyboard is used. The mouse is the picker's."""

    _: KW_ONLY
    key_name: str
    by_keys: Callable[[], bool]

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


def controls(scene: "DalekScene") -> Iterable[Widget]:
    places = scene.places
    choosing_now = scene.may_choose
    yield from _dice(scene)
    for name, place, words in (
        ("humans", places.humans, _("Humans, set aside: {points}").format(points=scene.balance.humans)),
        ("daleks", places.daleks, _("Daleks, set aside: {points}").format(points=scene.balance.daleks)),
    ):
        yield Spot(
            f"place.{name}",
            words,
            place,
            radius=scene.scale.px(1.2),
            help=_place_help(name) if choosing_now else "",
            on_press=lambda name=name: scene.deciding.press_place(name),
        )
    yield Prompt("prompt", _prompt(scene), places.prompt, size="lead", kind="medium", align="centre")
    if scene.looking_back:
        yield _alone(scene, "now", _("Back to now"), "fast_forward", scene.look_at_now)
    elif scene.ended and scene.at_rest:
        yield _alone(scene, "result", _("See the result"), "trophy", scene.to_result)
    elif choosing_now:
        yield from _choices(scene)


def _dice(scene: "DalekScene") -> Iterable[Widget]:
    if not scene.may_choose:
        return
    for die, face in choosing.faces(scene.table).items():
        words = _("Die {n}: {face}, picked") if die in scene.picker.picked else _("Die {n}: {face}")
        yield DieSpot(
            f"die.{die}",
            words.format(n=die + 1, face=face_name(face)),
            scene.tray.rect_of(die),
            on_press=lambda die=die: scene.deciding.toggle(die),
            key_name=scene.settings.keys.word(f"dalek.die_{die + 1}"),
            by_keys=lambda: scene.controls.ring_shown or scene.deciding.by_number,
        )


def _choices(scene: "DalekScene") -> Iterable[Widget]:
    table, picked = scene.table, scene.picker.picked
    outlook = choosing.outlook(table, picked)
    no_roll, no_stop = choosing.why_not_roll(table, picked), choosing.why_not_stop(table, picked)
    start = table.stage == "start"
    keep_words = _("Set aside")
    roll_words = (
        _("Roll")
        if start
        else ngettext("Roll on · {n} die", "Roll on · {n} dice", outlook.left).format(n=outlook.left)
    )
    stop_words = (
        _("Stop · {points}").format(points=points_words(outlook.stopping)) if scene.previews else _("Stop")
    )
    may_keep = any(choosing.why_not_pick(table, die) is None for die in table.hand)
    rows: list[tuple[str, str, str]] = [("roll", roll_words, "cup")]
    if may_keep:
        rows.insert(0, ("keep", keep_words, "chevron_up"))
    if not start:
        rows.append(("stop", stop_words, "check"))
    sizes = [button_size(scene.scale, words, sign)[0] + scene.scale.px(2) for _name, words, sign in rows]
    for (name, words, sign), rect in zip(
        rows, line(scene.places.buttons, sizes, scene.scale.px(1.6), "centre"), strict=True
    ):
        match name:
            case "keep":
                reason = None if picked else "no_dice_picked"
                press, shortcut = scene.deciding.keep_picked, "dalek.keep"
                primary = bool(picked)
            case "roll":
                reason, press, shortcut = no_roll, scene.deciding.roll, None
                primary = not picked and no_roll is None
            case _:
                reason, press, shortcut = no_stop, scene.deciding.ask_stop, "dalek.stop"
                primary = False
        yield Button(
            name,
            words,
            rect,
            icon=sign,
            style="primary" if primary else "plain",
            enabled=reason is None,
            reason=refusals.words(reason) if reason else "",
            help=_button_help(name, scene.settings.keys),
            shortcut=shortcut,
            on_press=press,
        )


def _alone(scene: "DalekScene", name: str, words: str, sign: str, press: Callable[[], None]) -> Button:
    width = button_size(scene.scale, words, sign)[0] + scene.scale.px(4)
    (rect,) = line(scene.places.buttons, [width], 0, "centre")
    return Button(name, words, rect, icon=sign, style="primary", at_enter=True, on_press=press)


def _prompt(scene: "DalekScene") -> str:
    if scene.looking_back:
        return scene.of_the_past()
    acting = scene.acting(scene.view)
    if acting is None:
        table = scene.table
        return winners_words([scene.name_of(seat) for seat in table.winners], max(table.scores))
    if scene.may_choose:
        name = scene.name_of(acting) if len(scene.sitting.people) > 1 else ""
        return choosing.prompt(scene.table, scene.picker.picked, name)
    if scene.sitting.is_bot(acting):
        return _("{name} is playing.").format(name=scene.name_of(acting))
    return ""


def _place_help(place: str) -> str:
    if place == "humans":
        return _("Press to pick all Humans of this roll, or to set the picked dice aside.")
    return _("Press to pick all Daleks of this roll, or to set the picked dice aside.")


def _button_help(button: str, keys: Bindings) -> str:
    match button:
        case "keep":
            words = _("Sets the picked dice aside ({key}). You can also drag them to their place.")
            return words.format(key=keys.word("dalek.keep"))
        case "roll":
            words = _("Rolls the dice in hand ({key}). You can also throw them with the cup.")
            return words.format(key=keys.word("dalek.throw"))
        case _:
            return _("Ends the turn and takes the points ({key}).").format(key=keys.word("dalek.stop"))
