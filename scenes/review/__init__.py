"""A game reviewed: a replay with what every roll and every choice did to it.

`scene` is the replay with a curve on its shelf and figures beside the table; `reckoning` has the ledger made
in the bots' process; `findings` what stands out in it; `curve`, `waterfall` and `panel` show it;
`sentences` tells it. Nothing is worked out before somebody opens it.
"""
