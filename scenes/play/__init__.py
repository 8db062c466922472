"""A game's table in a scene: `table_scene` holds it, `scene` lets people and bots play at it.

`around` lays what stands around the table: the bar (`bar`, `bar_buttons`), the plates, the log. `seat_dialog`
hands a seat over, `hurry` makes what moves go faster, `dealing` deals before all eyes. The replay and the
lessons are scenes of this kind too; what lies on the table is the game's own (`scenes.games.<game>.table`)
and what games share (`scenes.table`).
"""
