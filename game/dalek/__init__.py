"""Dalek Dice (Marco Maggi & Francesco Nepitello, Cubicle 7), by the canon in rules.md.

`faces` the dice; `events` and `commands` what happens and what is wanted; `state` the table; `rules` the
game; `retelling` reads a log back; `refusals` are for who reads. Nothing here knows a screen.
"""

from game.core.game import Game
from game.dalek.commands import Command
from game.dalek.events import Event, Setup, earned, rolled, seen, teaches
from game.dalek.retelling import recorded, retell
from game.dalek.rules import SEATS, decide, goes_with, legal, start, to_act
from game.dalek.state import State, View, evolve, fresh, view

GAME: Game[State, Command, Event, View] = Game(
    key="dalek",
    seats=SEATS,
    setup=Setup,
    commands=Command,
    events=Event,
    fresh=fresh,
    start=start,
    decide=decide,
    evolve=evolve,
    to_act=to_act,
    legal=legal,
    goes_with=goes_with,
    view=view,
    seen=seen,
    teaches=teaches,
    rolled=rolled,
    earned=earned,
    retell=retell,
    recorded=recorded,
    refusals="game.dalek.refusals",
)
