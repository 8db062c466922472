"""In C: the game of two with any five, `race.c`, called by `solver`; one turn, `turn.c`, called by `turns`.

`packaging/compile_solver.py` compiles it: `make play`, `make test` and `make dist` see to that. Where
there is no compiler there is no library: `solver.there()` is then false, and the opponents go by the
estimate; a turn is then worked out in Python, to the same bit.
"""
