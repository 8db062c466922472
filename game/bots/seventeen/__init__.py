"""The opponents at 17: the expert plays a mixed policy, learnt against itself; others misjudge what it knows.

`round` a compact round, `seen` a view as one; `features` and `net` what the policy reads and how, `policy`
what it says; `worth` what tokens come to; `brain` the levels, `misjudging` what weaker ones get wrong,
`haste` how hasty the others' calls were, for the sparring partner; `belief` what hidden cards may be, by how
the others play and keep silent; `explain` says why; `references` players to measure by. `solve` learns the
policy, by `native`.
"""

from game.bots.budgets import PERFECT, Misjudging, Sparring
from game.bots.record import Bots

BOTS = Bots(
    levels={
        "easy": Misjudging(0.175, 0.21),
        "medium": Misjudging(0.11, 0.14),
        "hard": Misjudging(0.055, 0.084),
        "expert": PERFECT,
        "sparring": Sparring(0.87, 0.4, 8),
    },
    play="game.bots.seventeen.brain:play",
    references={
        "random": "game.bots.chance_player:any_legal_or_silence",
        "never": "game.bots.seventeen.references:never",
        **{f"call-{total}": f"game.bots.seventeen.references:call_{total}" for total in range(8, 25)},
    },
    why="game.bots.seventeen.explain:why",
    reviewed="game.bots.seventeen.statistics:reviewed",
    build="game.bots.seventeen.solve:build",
)
