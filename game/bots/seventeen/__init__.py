"""The opponents at 17: up to four play by a search over rounds that fit what they see, led by a mixed policy
that was learnt against itself; weaker ones misjudge what it finds.

`round` a compact round, `seen` a view as one; `worth` what tokens come to; `brain` the levels, `explain` why,
`odds` what each way on comes to, `looks` several searches of it, `luck` what deals and draws brought,
`references` players to measure by; `signs` what gives weak players away, for the sparring partner.
`features` and `net` what the policy reads and how, `policy` what it says; `search` what options come to, in
C; `misjudging` what weaker levels get wrong; `belief` what hidden cards may be, by how others play and keep
silent. Without a search, and for more seats: `guessing` deals a round, by `habits`; `instinct` what a call or
a play is felt to be worth, by `tables`; `weighing` what each option costs. `solve` learns all that, by
`native` and by `learning`.
"""

from game.bots.budgets import PERFECT, Misjudging, Sparring
from game.bots.record import Bots

BOTS = Bots(
    levels={
        "easy": Misjudging(0.32, 0.43),
        "medium": Misjudging(0.175, 0.24),
        "hard": Misjudging(0.072, 0.107),
        "expert": PERFECT,
        "sparring": Sparring(1.75, 1),
    },
    play="game.bots.seventeen.brain:play",
    references={
        "coach": "game.bots.seventeen.brain:expert",
        "adviser": "game.bots.seventeen.odds:adviser",
        "random": "game.bots.chance_player:any_legal_or_silence",
        "never": "game.bots.seventeen.references:never",
        **{f"call-{total}": f"game.bots.seventeen.references:call_{total}" for total in range(8, 25)},
    },
    why="game.bots.seventeen.explain:why",
    aloud="game.bots.seventeen.explain:aloud",
    odds="game.bots.seventeen.odds:odds",
    surely="game.bots.seventeen.odds:surely_lost",
    reviewed="game.bots.seventeen.statistics:reviewed",
    appraiser="game.bots.seventeen.appraisal:SeventeenAppraiser",
    build="game.bots.seventeen.solve:build",
)
