"""The opponents at 17: they deal what they don't see as it may lie, and look ahead a turn in each such round.

`round` a compact round; `guessing` deals one for a view, by `habits`; `instinct` what a seasoned player feels
a call or a play to be worth, from tables; `worth` what tokens come to; `weighing` what each option costs;
`brain` the levels; `haste` how hasty the others' calls were, for the sparring partner; `references` players
to measure them by. `tables` reads what `learning` found by self-play, which `solve` starts.
"""
