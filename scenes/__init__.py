"""Everything a person sees or hears: scenes, the table, widgets. State and time live here, rules never do.

`scenes` imports `game`; `game` never imports `scenes`. A scene shows views and events-as-seen; nothing on
screen is ever the truth, and it can be laid anew from the view at any moment.

The frame: `app`, `scene`, `stack`, `window`, `loop`, `settings`, `words`, `widgets`, `art`, `sound`. Games
being played: `table`, with `dicy`, `dalek`, `seventeen` on it. Around them: `start` opens the window; people
come through `title`, `setup`, `games`, `replay`, `result`; the `host` brings games to the table, and keeps
the library and, in `memory`, the last set-ups, colours and evenings; `files`, `importing` bring games in and
out.
"""
