"""Why the expert does what it does, as a key with values: no words here, those are the scenes'.

`hint` asks the expert and gives its choice with the reason; `coach` says it after its own turn; `costs` finds
the dearest choices of a game. Each game's own `explain` finds the reasons, from the same figures that the
expert plays from. All of it knows a view and nothing else.
"""
