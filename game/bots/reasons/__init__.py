"""Why the expert does what it does, as a key with values: no words here, those are the scenes'.

`hint` asks the expert and gives its choice with the reason; `dalek`, `dicy`, `seventeen` find the reasons,
from the same figures that the expert plays from; each of the dice games' also has the `cost` of a choice. All
of it knows a view and nothing else.
"""
