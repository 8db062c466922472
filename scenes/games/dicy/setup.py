"""The set-up of Dicy Cards: with which five cards, given by a mode or picked from the twelve."""

from typing import get_args

from msgspec import UNSET
from pygame import Rect

from game.dicy.cards import CARDS, Card
from game.dicy.fives import GIVEN, HAND, Mode
from scenes.game_record.set_up import Choosing, Option
from scenes.games.dicy.five import lay_five, lay_twelve
from scenes.games.dicy.naming import mode_name, mode_words
from scenes.text.words import _, ngettext
from scenes.widgets.button import Button
from scenes.widgets.layout import grid
from scenes.widgets.sheet import Sheet

MODES: tuple[Mode, ...] = get_args(Mode)
_ROW = 5.0


def choices(sheet: Sheet, choosing: Choosing) -> None:
    sheet.heading("mode", _("The five cards"))
    now = choosing.option("mode")
    across, scale = 3, sheet.scale
    gap = scale.px(0.8)
    high = 2 * scale.px(_ROW) + gap
    cells = grid(Rect(sheet.x, sheet.y, sheet.width, high), across, 2, gap)
    buttons = [
        Button(
            f"mode.{key}",
            mode_name(key),
            at,
            on=key == now,
            on_press=lambda key=key: _set_mode(choosing, key),
        )
        for key, at in zip(MODES, cells, strict=True)
    ]
    sheet.block(buttons, sheet.y + high)
    sheet.sentence("mode.means", mode_words(now))
    if now == "custom":
        picked = _picked(choosing.option)
        lay_twelve(sheet, picked, choosing.colour, lambda card: _pick(choosing, card))
    else:
        lay_five(sheet, now, choosing.colour)


def why_not(option: Option) -> str:
    if option("mode") == "custom" and (missing := HAND - len(_picked(option))):
        return ngettext("Choose one more card.", "Choose {n} more cards.", missing).format(n=missing)
    return ""


def _picked(option: Option) -> tuple[Card, ...]:
    return option("cards") or ()


def _set_mode(choosing: Choosing, mode: Mode) -> None:
    """Cards of one's own are for the custom mode only; it starts from those that lay there."""
    lay = GIVEN.get(choosing.option("mode"), ())
    choosing.set_options(mode=mode, cards=lay if mode == "custom" else UNSET)


def _pick(choosing: Choosing, card: Card) -> None:
    """Or puts it back."""
    picked = _picked(choosing.option)
    kept = {*picked, card} if card not in picked else {one for one in picked if one != card}
    choosing.set_options(cards=tuple(one for one in CARDS if one in kept))
