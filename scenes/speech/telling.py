"""How what is on screen is put into words for the ears."""

from collections.abc import Iterable, Sequence

from scenes.widgets.button import Button
from scenes.widgets.widget import Widget
from scenes.words import _

_ENDS = ".!?…:”"


def widget_words(widget: Widget) -> str:
    """Its name and what is set, what it is, and why it can't be pressed if it can't."""
    what = _kinds().get(widget.role, "{name}").format(name=widget.said)
    if isinstance(widget, Button) and widget.on:
        what = _("{name}, button, pressed in").format(name=widget.said)
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


def spoken_text(sentences: Iterable[str]) -> str:
    """One after the other, none of them twice; signs that a voice would read out are left away."""
    plain = (" ".join(words.replace(" · ", ", ").split()) for words in sentences)
    return " ".join(_ended(words) for words in _without_repeats([words for words in plain if words]))


def _ended(words: str) -> str:
    return words if words[-1] in _ENDS else f"{words}."


def _without_repeats(sentences: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(sentences))
