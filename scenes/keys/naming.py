"""What a person reads for an action, and for where it is heard."""

from scenes import shelf
from scenes.keys.actions import ACTIONS, around, family, line_of
from scenes.keys.labels import control_word
from scenes.text.words import _

_BY_NAME = {action.name: action for action in ACTIONS}


def place_words(place: str) -> str:
    for game in around(place):
        if game in shelf.PACKAGES:
            return shelf.title(game)
    return {
        "everywhere": _("Everywhere"),
        "table": _("At every table"),
        "replay": _("In a replay"),
        "review": _("In a review"),
        "book": _("In the rule book"),
    }[place]


def line_words(name: str) -> str:
    """What a line of the page is about: an action, or a family of numbered ones."""
    return _BY_NAME[name].words()


def action_words(action: str) -> str:
    """One action; of a family, the one of its number."""
    name = line_of(action)
    if name == action:
        return line_words(action)
    each = _BY_NAME[name].each
    assert each, name
    return each().format(n=family(name).index(action) + 1)


def fixed_words() -> tuple[tuple[str, str], ...]:
    """The keys that no action can have, and what they do."""
    return (
        (_("Tab, Shift+Tab"), _("Next, previous")),
        (_("Arrow keys"), _("Move the selection; change a slider or a choice; scroll")),
        (_("Enter, Space"), _("Press the selected thing")),
        (_("Esc"), _("Close, or let go; at a table: menu")),
        ("?", _("Show the keys of this moment")),
        (_("Page up, Page down, Home, End"), _("Scroll")),
        (
            _("{control}+A, {control}+C, {control}+X, {control}+V").format(control=control_word()),
            _("In a text field: select all, copy, cut, paste"),
        ),
        (_("Any key"), _("Hurry, while things move on the table")),
    )
