"""All that a key can do: `place.what`, with its keys at first. Of several, the first is the one named.

Should two have the same key where both are heard, the first of them here has it: wide places before narrow.
What keys do at a table, its game says (`OnScreen.keys`).
"""

from functools import lru_cache
from typing import Literal, cast

from scenes import shelf
from scenes.keys.action import KeyAction
from scenes.keys.key import Key
from scenes.text.words import _

_WITHIN = {"table": "everywhere", "replay": "everywhere", "book": "everywhere", "review": "replay"}
"""The place around a place. A replay is no table: nothing can be done there."""
for _game in shelf.PACKAGES:
    _WITHIN |= {action.name.partition(".")[0]: _game for action in shelf.on_screen(_game).keys}
    _WITHIN[_game] = "table"

ACTIONS = (
    KeyAction("everywhere.rule", "F1", lambda: _("Rule of the selected thing; rule book")),
    KeyAction("everywhere.undo", "Ctrl+Z", lambda: _("Undo")),
    KeyAction("everywhere.redo", "Ctrl+Y Ctrl+Shift+Z", lambda: _("Redo")),
    KeyAction("everywhere.mute", "M", lambda: _("Sound off and on")),
    KeyAction("everywhere.say_again", "F2", lambda: _("Repeat how things stand (with speech on)")),
    KeyAction("everywhere.full_screen", "F11 Alt+Enter", lambda: _("Full screen or window")),
    KeyAction("everywhere.log", "L", lambda: _("Show or hide the log")),
    KeyAction("table.hint", "H", lambda: _("Hint")),
    KeyAction("table.hurry", "F", lambda: _("Hurry, while held")),
    *(action for game in shelf.PACKAGES for action in shelf.on_screen(game).keys),
    KeyAction("replay.play", "Space", lambda: _("Play or pause")),
    KeyAction("replay.back", "Left", lambda: _("Previous step")),
    KeyAction("replay.on", "Right", lambda: _("Next step")),
    KeyAction("replay.turn_back", "PageUp", lambda: _("Previous turn")),
    KeyAction("replay.turn_on", "PageDown", lambda: _("Next turn")),
    KeyAction("replay.first", "Home", lambda: _("To the beginning")),
    KeyAction("replay.last", "End", lambda: _("To the end")),
    KeyAction("replay.hand", "H", lambda: _("See the next hand")),
    KeyAction("review.mistake", "N", lambda: _("Next mistake")),
    KeyAction("review.luck", "K", lambda: _("Next stroke of luck")),
    KeyAction("book.search", "Ctrl+F", lambda: _("Search the rules")),
    KeyAction("book.previous", "Ctrl+PageUp", lambda: _("Previous chapter")),
    KeyAction("book.next", "Ctrl+PageDown", lambda: _("Next chapter")),
)


def _keys(written: str) -> tuple[Key, ...]:
    keys = tuple(Key.read(one) for one in written.split())
    assert None not in keys, written
    return cast("tuple[Key, ...]", keys)


KEYS: dict[str, tuple[Key, ...]] = {
    name: _keys(written) for action in ACTIONS for name, written in action.written.items()
}


def place_of(action: str) -> str:
    return action.partition(".")[0]


_ORDER = {action: at for at, action in enumerate(KEYS)}


def comes_first(one: str, other: str) -> bool:
    """If they have the same key where both are heard, the one has it and not the other."""
    return _ORDER[one] < _ORDER[other]


def lines() -> dict[str, tuple[str, ...]]:
    """All actions, those that are numbered together under the name of them all."""
    names = dict.fromkeys(line_of(action) for action in KEYS)
    return {name: family(name) or (name,) for name in names}


def line_of(action: str) -> str:
    name, _line, number = action.rpartition("_")
    return name if number.isdigit() else action


def family(name: str) -> tuple[str, ...]:
    """The numbered actions of that name, in order."""
    return tuple(action for action in KEYS if action != name and line_of(action) == name)


Refusal = Literal["fixed", "presses", "moves", "nameless"]


def why_not(action: str, key: Key) -> Refusal | None:
    """Why the action can't have that key. Enter and Space may play a game, and the arrows a replay, but
    everywhere else they must stay free for what is marked.
    """
    place = place_of(action)
    if key.fixed:
        return "fixed"
    if key.presses and place in ("everywhere", "table", "book"):
        return "presses"
    if key.moves and place != "replay":
        return "moves"
    return None if key.has_name else "nameless"


@lru_cache(maxsize=4096)
def can_meet(one: str, other: str) -> bool:
    """Whether there is a moment at which both are heard: one's place lies within the other's."""
    here, there = place_of(one), place_of(other)
    return here in around(there) or there in around(here)


def around(place: str) -> list[str]:
    """The place, and all that it lies within."""
    places = [place]
    while places[-1] in _WITHIN:
        places.append(_WITHIN[places[-1]])
    return places


def within(place: str) -> list[str]:
    """The places that lie within this one, but for what lies within everywhere."""
    return [] if place == "everywhere" else [inner for inner in _WITHIN if place in around(inner)[1:]]
