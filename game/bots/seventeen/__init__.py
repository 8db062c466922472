"""The opponents at 17: two-handed the expert plays a mixed policy, learnt against itself, and others misjudge
what it knows; at larger tables they look a turn ahead, in rounds that fit what they see.

`round` a compact round, `seen` a view as one; `worth` what tokens come to; `brain` the levels, `explain` why,
`references` players to measure by; `haste` how hasty the others' calls were, for the sparring partner.
For two: `features` and `net` what the policy reads and how, `policy` what it says; `misjudging` what weaker
levels get wrong; `belief` what hidden cards may be, by how the others play and keep silent.
For more: `guessing` deals a round, by `habits`; `instinct` what a call or a play is felt to be worth, by
`tables`; `weighing` what each option costs. `solve` learns all that, by `native` and by `learning`.
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
    appraiser="game.bots.seventeen.appraisal:SeventeenAppraiser",
    build="game.bots.seventeen.solve:build",
)
