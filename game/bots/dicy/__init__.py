"""The opponents at Dicy Cards, and the solutions that they play from.

`lattice` the rolls of six dice, `scoring` what they are worth on a card, `turn` the best play of a turn for
any worth of its end; `worth` that worth, for two seats from the solved `races` by `pairs`, else by
`estimate`, for three and four from `compiled_crowd`, and `playing_out` tells their chances; `challenge` the
game alone. `compiled_turn` works a turn out in C, `compiled_race` solves a race, `ahead` has that done when
the five are known, `race_cache` is the cache of what was solved; `tables` is what ships about every five.
`brain` takes a choice, `references` are players to measure levels by; `explain` says why, and what a choice
cost. `exact` has what `main.py solve` tells, and builds the tables, with numpy; nothing that plays imports
it.
"""

from game.bots.budgets import PERFECT, Misjudging, Repaying
from game.bots.record import ANY_LEGAL, Bots

BOTS = Bots(
    levels={
        "easy": Misjudging(0.21, 0.25),
        "medium": Misjudging(0.14, 0.18),
        "hard": Misjudging(0.085, 0.125),
        "expert": PERFECT,
        "sparring": Repaying(0.2),
    },
    play="game.bots.dicy.brain:play",
    references={
        "random": ANY_LEGAL,
        "coach": "game.bots.dicy.brain:coach",
        "solo": "game.bots.dicy.references:solo",
        "greedy": "game.bots.dicy.references:greedy",
    },
    why="game.bots.dicy.explain:why",
    cost="game.bots.dicy.explain:cost",
    odds="game.bots.dicy.odds:odds",
    outcome="game.bots.dicy.odds:outcome",
    thumb="greedy",
    solved_alike=1,
    reviewed="game.bots.dicy.statistics:reviewed",
    appraiser="game.bots.dicy.appraisal:DicyAppraiser",
    solver="game.bots.dicy.exact.solve",
    build="game.bots.dicy.exact.solve:build",
    ahead="game.bots.dicy.ahead:ahead",
)
