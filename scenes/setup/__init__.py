"""Setting a game up: who sits where, in which colour, what is played, and how.

`scene` the scene and its layout, `plan_editor` what its widgets ask for; `draft` a plan being changed, as
pure functions; `seats` a line for each seat; `people` the questions who sits there and in which colour;
`options` what every game may be played with. What comes of it is a `last_setups.Plan`, and the host begins a
game from that. No rule is here, and nothing of one game: what may be chosen is asked of the game's record
(`SetUp`).
"""
