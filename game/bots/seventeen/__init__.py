"""The opponents at 17: they deal what they don't see as it may lie, and look ahead a turn in each such round.

`round` a compact round; `guessing` deals one for a view, by `habits`; `instinct` what a seasoned player feels
a call or a play to be worth, from tables; `worth` what tokens come to; `weighing` what each option costs;
`brain` takes one; `explain` says why; `haste` how hasty the others' calls were, for the sparring partner;
`references` players to measure them by. `tables` reads what `learning` found by self-play, which `solve`
starts.
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
