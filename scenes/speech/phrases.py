"""How what is on screen is put into words for the ears."""

from collections.abc import Iterable, Sequence

from scenes.art.small_dice import spelled
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

_ENDS = ".!?…:”"


def widget_words(widget: Widget) -> str:
    """Its name and what is set, what it is, its key, and why it can't be pressed if it can't."""
    name = widget.said.removesuffix(".")
    what = _kinds().get(widget.role, "{name}").format(name=name)
    if isinstance(widget, Button) and widget.on:
        what = _("{name}, button, pressed in").format(name=name)
    if widget.enabled and widget.shortcut:
        return _("{what}. Key: {key}").format(what=what, key=widget.look.keys.word(widget.shortcut))
    if widget.enabled:
        return what
    if not widget.reason:
        return _("{what}. Not possible now.").format(what=what)
    return _("{what}. Not possible now: {why}").format(what=what, why=widget.reason)


def _kinds() -> dict[str, str]:
    return {
        "button": _("{name}, button"),
        "switch": _("{name}, switch"),
        "slider": _("{name}, slider: left and right change it"),
        "choice": _("{name}, choice: left and right change it"),
        "field": _("{name}, text field"),
        "scroll": _("{name}, list: up and down go through it"),
        "seat": _("{name}, seat"),
    }


def playing_words(name: str) -> str:
    return _("{name} is playing.").format(name=name)


def choices_words(choices: Sequence[str]) -> str:
    return _("Choices: {choices}.").format(choices="; ".join(choices))


def dice_words(dice: Sequence[str]) -> list[str]:
    """Dice that show the same are told once, with how many there are; the order is that of the table."""
    return [
        what if (n := dice.count(what)) == 1 else _("{n} times: {what}").format(n=n, what=what)
        for what in dict.fromkeys(dice)
    ]


def spoken_text(sentences: Iterable[str]) -> str:
    """One after the other; signs that a voice would read out are left away."""
    lines = (line for words in sentences for line in words.splitlines())
    plain = (" ".join(spelled(line.replace(" · ", ", ")).split()) for line in lines)
    return " ".join(_ended(words) for words in plain if words)


def _ended(words: str) -> str:
    return words if words[-1] in _ENDS else f"{words}."
