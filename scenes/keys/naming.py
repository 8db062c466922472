"""What a person reads for an action, and for where it is heard."""

from scenes import shelf
from scenes.keys.actions import around, family, line_of
from scenes.keys.labels import control_word
from scenes.text.words import _

_OF_GAMES = {action.name: action for game in shelf.PACKAGES for action in shelf.on_screen(game).keys}


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
    if name in _OF_GAMES:
        return _OF_GAMES[name].words()
    return {
        "everywhere.rule": _("Rule of the selected thing; rule book"),
        "everywhere.undo": _("Undo"),
        "everywhere.redo": _("Redo"),
        "everywhere.mute": _("Sound off and on"),
        "everywhere.say_again": _("Repeat how things stand (with speech on)"),
        "everywhere.full_screen": _("Full screen or window"),
        "everywhere.log": _("Show or hide the log"),
        "table.hint": _("Hint"),
        "table.hurry": _("Hurry, while held"),
        "replay.play": _("Play or pause"),
        "replay.back": _("Previous step"),
        "replay.on": _("Next step"),
        "replay.turn_back": _("Previous turn"),
        "replay.turn_on": _("Next turn"),
        "replay.first": _("To the beginning"),
        "replay.last": _("To the end"),
        "replay.hand": _("See the next hand"),
        "review.mistake": _("Next mistake"),
        "review.luck": _("Next stroke of luck"),
        "book.search": _("Search the rules"),
        "book.previous": _("Previous chapter"),
        "book.next": _("Next chapter"),
    }[name]


def action_words(action: str) -> str:
    """One action; of a family, the one of its number."""
    name = line_of(action)
    if name == action:
        return line_words(action)
    each = _OF_GAMES[name].each
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
