"""The opponents at Dalek Dice, and the exact solution that they play from.

`shape` the situations of a turn, `turn` its best play for any worth of its points, `worth` what points are
worth, from the solved `tables`, and with three to six seats by `race`; `choices` weighs a throw, `brain` has
the levels, `references` players to measure them by. `solve` is what the command tells. `batch` and `solving`
build the tables, with numpy; nothing that plays imports them.
"""
