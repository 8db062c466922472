"""Everything a person sees or hears: scenes, the table, widgets. State and time live here, rules never do.

`scenes` imports `game`; `game` never imports `scenes`. A scene shows views and events-as-seen; nothing on
screen is ever the truth, and it can be laid anew from the view at any moment.

In layers, each importing only those below it (a contract holds this): `text`, `keys`, `settings`, `art`,
`sound`, `widgets`; `app`, the program around every scene; `table`, what all games' tables share;
`game_record`, what a game tells of itself; `games`, one package each; then the pages, from `rulebook` and
`play` up to `title`. `shelf` finds a game's record, `host` keeps the library and who plays, `pages` knows
the ways from page to page, `start` opens the window, `rescue` finds a way out when something fails.
"""
