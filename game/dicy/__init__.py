"""Dicy Cards (Eric B. Vogel, Blue Orange), by the canon in rules.md.

`cards` the twelve cards and `fives` which of them a mode lays out; `picks` what may be scored with a roll;
`events` and `commands` what happens and what is wanted; `state` the table, `evolve` how events change it;
`rules` the game, and `effects` what a card does to others; `retelling` reads a log back; `refusals` are for
who reads. Nothing here knows a screen.
"""

from game.core.game import Game
from game.dicy.commands import Command
from game.dicy.events import Event, Setup, any_order, earned, rolled, seen, teaches
from game.dicy.evolve import evolve
from game.dicy.retelling import recorded, retell
from game.dicy.rules import SEATS, decide, legal, start, to_act
from game.dicy.state import State, View, fresh, view

GAME: Game[State, Command, Event, View] = Game(
    key="dicy",
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
    view=view,
    seen=seen,
    teaches=teaches,
    rolled=rolled,
    earned=earned,
    retell=retell,
    recorded=recorded,
    refusals="game.dicy.refusals",
    any_order=any_order,
)
