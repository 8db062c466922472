"""What is solved of Dicy Cards in numpy: what `solve dicy` prints and what the opponents' tables hold.

`turns` solves many turns at once; `alone` the solo challenge and the long run of any five cards; `lead` the
endless game for the lead; `reach` a single turn's chances; `fitting` the weights of the estimate; `building`
makes the tables of `assets/tables`; `solve` is what `main.py solve` asks. The game of two is not here but in
`compiled_race`. The opponents import nothing from here: the packaged game has no numpy.
"""
