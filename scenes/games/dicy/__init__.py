"""Dicy Cards on screen: dice in the middle, the cards that they score around them, a score pad at the side.

`table` puts it together; `places` where everything lies; `choosing` what a person may do and what it would
bring; `deciding` what comes of mouse and keys, with `handling` for dice under the mouse; `rows` everybody's
cards as sprites; `widgets` buttons and spots; `picture`, `badges`, `pad`, `panels` and `sheet` are drawn;
`look` its table and box, with `mood`, `cloth` and `lid`; `naming`, `sentences` and `prompt` what is said.
`book` is its part of the rule book, `lessons` and `hints` what it adds to those pages. The rules are in
`game.dicy`, the table it shares with the other games in `scenes.table`.

Who sits below, with large cards: the person whose turn it is. While an opponent of the program plays, the
person who moved last stays there, so that at a table with one person nothing ever changes places. With
several, the two rows that change places slide past each other as a turn begins, and at no other time: a
choice in the middle of somebody's turn lights the small row where it lies.
"""

from scenes.game_record import KeyAction, OnScreen, Preference, Published, SetUp, later
from scenes.text.words import _

ON_SCREEN = OnScreen(
    key="dicy",
    title="Dicy Cards",
    tagline=lambda: _("Score with your cards before they freeze."),
    company=lambda: _("2 to {most} players, or alone").format(most=4),
    published=Published("Eric B. Vogel", "Blue Orange"),
    look=later("scenes.games.dicy.look", "look"),
    sample_die=later("scenes.games.dicy.dice", "sample_die"),
    mode=later("scenes.games.dicy.naming", "mode_of"),
    table=later("scenes.games.dicy.table", "DicyTable"),
    set_up=SetUp(
        choices=later("scenes.games.dicy.setup", "choices"),
        most_head_start=lambda option: option("target") - 1,
        why_not=later("scenes.games.dicy.setup", "why_not"),
        colours=4,
        begin=lambda: _("Deal the cards"),
    ),
    result=later("scenes.games.dicy.result", "result"),
    statistics=later("scenes.games.dicy.statistics", "statistics"),
    keys=(
        KeyAction("dicy.throw", "Space", lambda: _("Roll, or re-roll the picked dice")),
        KeyAction("dicy.pass", "P", lambda: _("Pass")),
        KeyAction(
            "dicy.value",
            "1 2 3 4 5 6",
            lambda: _("Pick a die that shows 1 to 6"),
            lambda: _("Pick a die that shows {n}"),
        ),
    ),
    previews=lambda: _("Previews: cards say what the picked dice would bring"),
    helps={
        "best": lambda: _("Best: cards say what they could bring, and which is the cheapest to freeze"),
        "glow": lambda: _("Glow: cards that fit the picked dice light up"),
    },
    preferences=(Preference("confirm_pass", True, lambda: _("Dicy Cards: ask before a pass")),),
    check_tables=later("scenes.games.dicy.selftest", "check_tables"),
    first_presses=("roll",),
    chapters=later("scenes.games.dicy.book", "chapters"),
    lessons=later("scenes.games.dicy.lessons", "lessons"),
    meaning=later("scenes.games.dicy.lessons", "meaning"),
    lights=later("scenes.games.dicy.hints", "lights"),
    reason_words=later("scenes.games.dicy.hints", "reason_words"),
    deed=later("scenes.games.dicy.sentences", "deed"),
    coming=later("scenes.games.dicy.sentences", "coming"),
)
