"""17 · Diciassette (Munetoshi Harigaya, Helvetiq), by the canon in rules.md.

`cards` the seventy cards; `events` and `commands` what happens and what is wanted; `past` the chain of events
that a state keeps; `state` the table; `rules` the game; `tokens` the end of a round; `views` who may know
what; `retelling` reads a log back; `refusals` are for who reads.

For whoever plays from a view, and loaded only then: `guesses` where unseen cards may have come from;
`beliefs` how likely each is. Nothing here knows a screen.
"""

from game.core.game import Game
from game.seventeen.commands import Command
from game.seventeen.events import Event, Setup, earned, teaches
from game.seventeen.reach import begins_by_itself
from game.seventeen.retelling import recorded, retell
from game.seventeen.rules import SEATS, callers, decide, first_wish, legal, start, to_act
from game.seventeen.state import State, evolve, fresh
from game.seventeen.views import View, seen, view

GAME: Game[State, Command, Event, View] = Game(
    key="seventeen",
    seats=SEATS,
    setup=Setup,
    commands=Command,
    events=Event,
    fresh=fresh,
    start=start,
    decide=decide,
    evolve=evolve,
    to_act=to_act,
    callers=callers,
    first_wish=first_wish,
    legal=legal,
    by_itself=begins_by_itself,
    view=view,
    seen=seen,
    teaches=teaches,
    unit="laurels",
    earned=earned,
    retell=retell,
    recorded=recorded,
    refusals="game.seventeen.refusals",
    future="dealt",
)
