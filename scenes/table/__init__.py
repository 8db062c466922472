"""The table of a game: what all games' tables share. No scene is here, no game's rules and no game's words.

A game's table is a `GameTable` (`game_table`): places, pictures, movements, words. It asks the scene that
holds it for what `TableContext` (`context`) names, and nothing else; those in `scenes.games` are
examples. `scenes.play`, the lessons and the replay are the scenes.

`sitting` is a session at this table, as views and seen events; `viewpoint` whose knowledge is on screen,
`curtain` between two people; `director` turns events into movements; `bots` is the
opponents' own process, `question` what they are asked. Around the table: `frame` where the parts lie,
`seats`, `story` with `log_panel`, drawn as one `layer`; on it `prompt`, the score `pad`, `moments` with
`leaves`, how a game ends (`winners`), a card enlarged (`magnifier`) and what is heard, `table_sounds`. `dice`
and `card` are packages of their own.

`show(event, view)` sets movements going and gives a `Hold`: `Settle(pause)` or `Overlap(after)`.
`shown()` and `pictured(view)` are equal after every event, at every speed: the tests compare them.
"""
