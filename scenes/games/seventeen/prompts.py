"""What to do next, in one line: a newcomer reads it and can play on."""

from typing import TYPE_CHECKING

from scenes.games.seventeen.words import card_name
from scenes.text.words import _, ngettext

if TYPE_CHECKING:
    from scenes.games.seventeen.scene import SeventeenScene


def prompt(scene: "SeventeenScene") -> str:
    if scene.looking_back:
        return scene.of_the_past()
    seat = scene.acting(scene.view)
    if seat is None or not scene.at_rest or scene.handling.dragging:
        return ""
    if scene.choosing and scene.picked is not None:
        kind = scene.view.hand[scene.picked]
        return _("{card}: which way up?").format(card=card_name(kind))
    if scene.calling.is_open and scene.calling.people:
        return _while_to_call(scene, seat)
    if scene.choosing:
        return _turn(scene, seat)
    if scene.sitting.is_bot(seat):
        return _("{name} is playing.").format(name=scene.name_of(seat))
    return ""


def _while_to_call(scene: "SeventeenScene", seat: int) -> str:
    calling = scene.calling
    if calling.wished:
        names = ", ".join(scene.name_of(wished) for wished in calling.wished)
        return ngettext(
            "{names} calls. Does anybody come before?",
            "{names} call. Does anybody come before?",
            len(calling.wished),
        ).format(names=names)
    if scene.asking.go_on_words() == "":
        return _("{name} has no card left and must call.").format(name=scene.name_of(seat))
    if scene.choosing:
        return (
            _("Your turn: play two cards, or call 17.")
            if scene.view.cards == 2
            else _("Your turn: play a card, or call 17.")
        )
    if len(scene.sitting.people) > 1 and not scene.sitting.is_bot(seat):
        words = _("{name} is next. Call 17 now, before the cards are shown, or go on.")
        return words.format(name=scene.name_of(seat))
    return _("{name} is next. Is the row worth 17?").format(name=scene.name_of(seat))


def _turn(scene: "SeventeenScene", seat: int) -> str:
    view = scene.view
    several = len(scene.sitting.people) > 1
    if view.cards == 2:
        words = _("Play two cards ({n} of 2).").format(n=view.played + 1)
    else:
        words = _("Drag a card to the row, or click it.")
    return _("{name}: {what_to_do}").format(name=scene.name_of(seat), what_to_do=words) if several else words
