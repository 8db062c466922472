"""One turn of Dalek Dice worked out in C: `turn.c`, seen from Python by `solver`. Where no C compiler was
there to make it, the same is done in Python, and takes some forty times as long.
"""
