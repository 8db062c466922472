"""What is on screen, spoken for people who don't see it: through the system's speech, where there is any.

`readable` what can be read off a scene just now, as plain values, and nothing that isn't shown;
`phrases` how a widget and the state of a table are put into words; `reader` what to say when one sight
follows another; `waiting` what waits to be said, and in which order; `voice` says it, in a thread of its
own; `ssip` is the language that speech-dispatcher understands, and `dispatcher` where it is and how it
is started. `speech` puts them together for the app, by the settings.

What the games' things are called is in the games' own packages. Sounds are `scenes.sound`'s.
"""
