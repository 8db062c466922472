"""Dalek Dice on screen: a tray with its four places, a balance of Humans and Daleks, and what is said of it.

`table` puts it together; `places` where everything lies; `choosing` what a person may pick and what it would
earn; `handling` dice under the mouse, and `deciding` the commands that come of it; `widgets` buttons and
spots; `balance`, `lamps`, `panels` are drawn, in the `colours` of the palette; `dice` of metal with `signs`;
`look` its table and box, with `mood`, `cloth`, `steel` and `lid`; `sentences` and `endings` its words. `book`
is its part of the rule book, `lessons` and `hints` what it adds to those pages. The rules are in
`game.dalek`, the table that all games share in `scenes.table`.
"""

from scenes.game_record import KeyAction, OnScreen, OwnSound, Preference, Published, SetUp, later
from scenes.text.words import _

ON_SCREEN = OnScreen(
    key="dalek",
    title="Dalek Dice",
    tagline=lambda: _("Save the Humans, and stop in time."),
    company=lambda: _("2 to {most} players, or alone").format(most=6),
    published=Published("Marco Maggi & Francesco Nepitello", "Cubicle 7"),
    look=later("scenes.games.dalek.look", "look"),
    sample_die=later("scenes.games.dalek.dice", "sample_die"),
    mode=later("scenes.games.dalek.setup", "mode_of"),
    table=later("scenes.games.dalek.table", "DalekTable"),
    set_up=SetUp(
        choices=later("scenes.games.dalek.setup", "choices"),
        most_head_start=lambda option: option("target") - 1,
    ),
    result=later("scenes.games.dalek.result", "result"),
    statistics=later("scenes.games.dalek.statistics", "statistics"),
    keys=(
        KeyAction("dalek.throw", "Space", lambda: _("Roll, or roll on")),
        KeyAction("dalek.keep", "Enter", lambda: _("Set all dice aside, or take them back")),
        KeyAction("dalek.stop", "S", lambda: _("Stop")),
        KeyAction(
            "dalek.die",
            "1 2 3 4 5 6 7 8 9 0",
            lambda: _("Pick die 1 to 10"),
            lambda: _("Pick die {n}"),
        ),
    ),
    sounds={"lamp_doctor": OwnSound(), "lamp_exterminate": OwnSound()},
    previews=lambda: _("Previews: shows what stopping would bring"),
    preferences=(Preference("confirm_stop", False, lambda: _("Dalek Dice: ask before a stop")),),
    check_tables=later("scenes.games.dalek.selftest", "check_tables"),
    first_presses=("roll",),
    short={"target": 30},
    chapters=later("scenes.games.dalek.book", "chapters"),
    lessons=later("scenes.games.dalek.lessons", "lessons"),
    meaning=later("scenes.games.dalek.lessons", "meaning"),
    lights=later("scenes.games.dalek.hints", "lights"),
    reason_words=later("scenes.games.dalek.hints", "reason_words"),
    deed=later("scenes.games.dalek.sentences", "deed"),
    coming=later("scenes.games.dalek.sentences", "coming"),
)
