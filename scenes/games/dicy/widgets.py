"""The buttons and spots of Dicy Cards, as the game stands."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.games.dicy import choosing
from scenes.games.dicy.picture import offered
from scenes.games.dicy.prompt import next_step, pass_words
from scenes.games.dicy.words import card_name
from scenes.table.card.stock import corner_of
from scenes.table.prompt import Prompt
from scenes.text import refusals
from scenes.text.words import _, ngettext
from scenes.widgets.button import Button, button_size
from scenes.widgets.layout import REST, rows
from scenes.widgets.widget import Spot, Widget

if TYPE_CHECKING:
    from scenes.games.dicy.scene import DicyScene


@dataclass(eq=False)
class DieSpot(Spot):
    """A die for the keyboard. The mouse is the picker's."""

    pressable = False

    def draw(self, surface: Surface) -> None:
        self.draw_ring(surface, self.rect.w // 5)


@dataclass(eq=False)
class CardSpot(Spot):
    """A card. The keyboard comes by only where there is something to choose."""

    idle: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.focusable = not self.idle


def card_id(seat: int, card: str) -> str:
    return f"card.{seat}.{card}"


def controls(scene: "DicyScene") -> Iterable[Widget]:
    start = scene.table.stage == "start" and not choosing.can_only_pass(scene.table)
    scene.controls.first = "roll" if start else card_id(scene.rows.below, scene.cards[0])
    says = _inside(scene.places.prompt)
    yield Prompt("prompt", prompt(scene), says, size="body", kind="medium", align="centre")
    yield from _dice(scene)
    yield from _cards(scene)
    yield from _buttons(scene)


def _inside(prompt: Rect) -> Rect:
    return prompt.inflate(-prompt.h, 0)


def prompt(scene: "DicyScene") -> str:
    if scene.looking_back:
        return scene.of_the_past()
    acting = scene.acting(scene.view)
    if acting is None:
        return _("The game is over.")
    name = scene.name_of(acting)
    if scene.may_choose:
        words = next_step(scene.table, scene.deciding.picked, scene.deciding.rerolling)
        if acting == scene.rows.below:
            return words
        return _("{name}: {what_to_do}").format(name=name, what_to_do=words)
    if scene.table.choosers:
        if scene.table.choice == "chill":
            return _("{name} is choosing a card to freeze.").format(name=name)
        return _("{name} is choosing a card to thaw.").format(name=name)
    return _("{name} is playing.").format(name=name)


def _dice(scene: "DicyScene") -> Iterable[Widget]:
    if not scene.may_choose or scene.deciding.rerolling or choosing.why_not_pick(scene.table):
        return
    lying = [die for die in range(len(scene.table.dice)) if scene.tray.lying(die)]
    for die in sorted(lying, key=lambda die: scene.tray.rect_of(die).x):
        words = _("Die showing {value}, picked") if die in scene.deciding.picked else _("Die showing {value}")
        yield DieSpot(
            f"die.{die}",
            words.format(value=scene.table.dice[die]),
            scene.tray.rect_of(die),
            on_press=lambda die=die: scene.deciding.toggle(die),
        )


def _cards(scene: "DicyScene") -> Iterable[Widget]:
    offers = choosing.offers(scene.table, scene.deciding.picked)
    chooser = choosing.chooser(scene.table)
    glowing = offered(scene)
    for seat in scene.rows.order():
        for card, rect in zip(scene.cards, scene.rows.row_of(seat).cards, strict=True):
            offer = offers.get(card) if seat == scene.table.seat and scene.may_choose else None
            active = card in scene.table.active[seat]
            words = _("{name}: {card}, active") if active else _("{name}: {card}, frozen")
            if offer and scene.previews:
                words = _("{name}: {card}, active, {points} points")
            yield CardSpot(
                card_id(seat, card),
                words.format(
                    name=scene.name_of(seat), card=card_name(card), points=offer.points if offer else 0
                ),
                rect,
                radius=corner_of(rect.w),
                on_press=lambda seat=seat, card=card: scene.deciding.press_card(seat, card),
                idle=seat not in (scene.rows.below, chooser),
                glows=(seat, card) in glowing,
            )


def _buttons(scene: "DicyScene") -> Iterable[Widget]:
    start = scene.table.stage == "start" and not choosing.can_only_pass(scene.table)
    scene.controls.first = "roll" if start else card_id(scene.rows.below, scene.cards[0])
    room = scene.places.buttons
    gap = min(scene.scale.px(1.2), room.h // 10)
    upper, lower = rows(room, REST, REST, gap=gap)
    if scene.looking_back:
        yield _alone("now", _("Back to now"), "fast_forward", upper, scene.look_at_now)
    elif scene.ended and scene.at_rest:
        yield _alone("result", _("See the result"), "trophy", upper, scene.to_result)
    elif scene.may_choose and scene.deciding.rerolling:
        yield Button(
            "back",
            _("Don't re-roll"),
            upper,
            icon="undo",
            on_press=scene.deciding.stop_reroll,
        )
    elif scene.table.stage != "over" and not choosing.chooser(scene.table):
        yield from _turn(scene, upper, lower)


def _turn(scene: "DicyScene", upper: Rect, lower: Rect) -> Iterable[Widget]:
    table, picked, mine = scene.table, scene.deciding.picked, scene.may_choose
    only_pass = choosing.can_only_pass(table)
    waits = _("It is another player's turn.")
    if table.stage == "start":
        reason = "every_card_is_frozen" if only_pass else None
        name, words, sign, press = "roll", _("Roll"), "cup", scene.deciding.roll
        tip = _("Rolls all six dice ({key}). You can also throw them with the cup.")
    else:
        reason = choosing.why_not_reroll(table, picked)
        words = _("Re-roll")
        if picked and not reason:
            longer = ngettext("Re-roll {n} die", "Re-roll {n} dice", len(picked)).format(n=len(picked))
            words = longer if button_size(scene.scale, longer, "dice")[0] * 0.8 < upper.w else words
        name, sign, press = "reroll", "dice", scene.deciding.start_reroll
        tip = _("Rolls the picked dice again; it costs a card, which you choose ({key}).")
    yield Button(
        name,
        words,
        upper,
        icon=sign,
        style="primary" if name == "roll" and mine and not reason else "plain",
        enabled=mine and not reason,
        reason=(refusals.words(reason) if reason else "") if mine else waits,
        help=tip.format(key=scene.settings.keys.word("dicy.throw")),
        on_press=press,
    )
    no_pass = choosing.why_not_pass(table)
    yield Button(
        "pass",
        _("Pass"),
        lower,
        icon="thaw",
        style="primary" if only_pass and mine else "plain",
        enabled=mine and not no_pass,
        reason=(refusals.words(no_pass) if no_pass else "") if mine else waits,
        help=pass_words(table, scene.sitting.names),
        shortcut="dicy.pass",
        on_press=scene.deciding.ask_pass,
    )


def _alone(name: str, words: str, sign: str, rect: Rect, press: Callable[[], None]) -> Button:
    return Button(name, words, rect, icon=sign, style="primary", at_enter=True, on_press=press)
