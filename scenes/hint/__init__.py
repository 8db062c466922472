"""A hint: what the expert would do in the place of whoever is to choose, lit on the table, with the reason.

`hinting` asks for it, in a process of its own like the bots', and shows it; `lights` says what of the table
is lit for a command; `words` has the sentences; `slip` draws; `helping` hears the keys, the one for the rules
too. The reasons are found in `game.bots.explain`, from a view: nothing that the eyes at the screen don't know
can come into a hint.
"""
