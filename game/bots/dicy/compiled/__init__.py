"""The game of two with any five, solved in C: `race.c`, and `solver`, which calls it.

`packaging/compile_solver.py` compiles it: `make play`, `make test` and `make dist` see to that. Where there
is no compiler there is no library: `solver.there()` is then false, and the opponents go by the estimate.
"""
