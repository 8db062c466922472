"""17 · Diciassette on screen: a row that grows, hands that stay hidden, and a while to call.

`table` puts it together, `animations` shows each event, `picture` draws it; `places` where everything lies,
`parts` what moves there; `card`, `cards` the cards on the table, always as a view has them; `calling` the
while to call, `asking` who is asked then and whose wish is carried out; `outcome`, `reveal`, `verdict`
the end of a round; `looked_through` the discards; `playing` and `handling` a hand's card and the mouse;
`panels`, `tags`, `tokens`, `stamps`, `speech`, `total`, `crown`, `enlarged` are drawn; `look` its table
and box, with `mood`, `cloth` and `lid`, `posters` the colours of its cards, `token_art` laurels and
penalties; `widgets`, `seal` what can be pressed; `sentences`, `prompts`, `naming` its language. `book` is its
part of the rule book, with `book_figures`; `lessons` and `hints` what it adds to those pages. The
rules are in `game.seventeen`; whose knowledge is on screen say `scenes.table.viewpoint` and, between two
people, `scenes.table.curtain`.

Only views and seen events come here, those of one pair of eyes: what they don't know can't be drawn.
"""

from scenes.game_record import KeyAction, OnScreen, OwnSound, Preference, Published, SetUp, later
from scenes.text.words import _

ON_SCREEN = OnScreen(
    key="seventeen",
    title="17 · Diciassette",
    tagline=lambda: _("Bluff your way to seventeen."),
    company=lambda: _("{fewest} to {most} players").format(fewest=2, most=6),
    published=Published("Munetoshi Harigaya", "Helvetiq"),
    look=later("scenes.games.seventeen.look", "look"),
    table=later("scenes.games.seventeen.table", "SeventeenTable"),
    set_up=SetUp(
        choices=later("scenes.games.seventeen.setup", "choices"),
        most_head_start=later("scenes.games.seventeen.setup", "most_head_start"),
        chance="cards",
        begin=lambda: _("Deal the cards"),
    ),
    result=later("scenes.games.seventeen.result", "result"),
    statistics=later("scenes.games.seventeen.statistics", "statistics"),
    keys=(
        KeyAction("seventeen.go_on", "Enter", lambda: _("Nobody calls: continue")),
        # `turn` is heard by who looks at their own cards.
        KeyAction("turn.card", "1 2 3", lambda: _("Pick a card, from the left"), lambda: _("Pick card {n}")),
        KeyAction("turn.up", "U", lambda: _("Play the picked card face up")),
        KeyAction("turn.down", "D", lambda: _("Play the picked card face down")),
        KeyAction("turn.call", "7", lambda: _("Call, with one person at the table")),
        # `calls` where several share the computer, and nobody's cards are seen.
        KeyAction(
            "calls.seat",
            "1 2 3 4 5 6",
            lambda: _("Call, with several people: a key for each seat"),
            lambda: _("Call, seat {n}"),
        ),
    ),
    sounds={
        "cards_shuffle": OwnSound("table", apart=0.5),
        "token_victory": OwnSound("table", takes=2, apart=0.04),
        "token_penalty": OwnSound("table", takes=2, apart=0.04),
        "stamp": OwnSound("table", apart=0.15),
        "call": OwnSound(),
    },
    time_for=lambda: _("Time to call"),
    hidden_hands=True,
    helps={"counts": lambda: _("Discards tell how many of each card can still come")},
    preferences=(
        Preference(
            "call_window",
            "4",
            lambda: _("17: time to call before a bot plays on"),
            lambda: [
                ("2", _("2 s")),
                ("4", _("4 s")),
                ("8", _("8 s")),
                ("go_on", _("Until “Nobody calls”")),
            ],
        ),
    ),
    first_presses=("curtain.open", "hand.0", "play.down"),
    check_tables=later("scenes.games.seventeen.selftest", "check_tables"),
    chapters=later("scenes.games.seventeen.book", "chapters"),
    lessons=later("scenes.games.seventeen.lessons", "lessons"),
    lights=later("scenes.games.seventeen.hints", "lights"),
    reason_words=later("scenes.games.seventeen.hints", "reason_words"),
    deed=later("scenes.games.seventeen.sentences", "deed"),
    coming=later("scenes.games.seventeen.sentences", "coming"),
)
