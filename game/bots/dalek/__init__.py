"""The opponents at Dalek Dice, and the exact solution that they play from.

`shape` the situations of a turn, `turn` its best play for any worth of its points, `worth` what points
are worth, from the solved `tables`, and with three to six seats by `race`; `choices` weighs a throw,
`brain` takes one of them, `references` are players to measure levels by. `explain` says why, and what a
choice cost; `compiled_turn` works a turn out in C. `solve` is what the command tells. `batch` and `solving`
build the tables, with numpy; nothing that plays imports them.
"""

from game.bots.budgets import PERFECT, Misjudging, Repaying
from game.bots.record import ANY_LEGAL, Bots

BOTS = Bots(
    levels={
        "easy": Misjudging(0.4, 0.3),
        "medium": Misjudging(0.15, 0.15),
        "hard": Misjudging(0.056, 0.1),
        "expert": PERFECT,
        "sparring": Repaying(0.2),
    },
    play="game.bots.dalek.brain:play",
    references={
        "random": ANY_LEGAL,
        "coach": "game.bots.dalek.brain:coach",
        "points": "game.bots.dalek.references:points",
        "lookahead2": "game.bots.dalek.references:lookahead2",
        "duel": "game.bots.dalek.references:duel",
        "threshold": "game.bots.dalek.references:threshold",
    },
    why="game.bots.dalek.explain:why",
    cost="game.bots.dalek.explain:cost",
    odds="game.bots.dalek.odds:odds",
    outcome="game.bots.dalek.odds:outcome",
    thumb="threshold",
    reviewed="game.bots.dalek.statistics:reviewed",
    appraiser="game.bots.dalek.appraisal:DalekAppraiser",
    solver="game.bots.dalek.solve",
    build="game.bots.dalek.solve:build",
)
