"""What can be heard. Nothing is told by sound alone, so all of it can be missing and nobody misses a thing.

`cue` what a scene says: which sound, how loud, from where. `catalogue` every sound there is, and its files.
`sounds` decides by the settings what is let out, `loudness` how loud and from which side, `voices` how many
at once; `device` plays it, in a thread of its own. What is heard of a table says `scenes.table.table_sounds`.

Nothing here is imported before the window has shown its first picture, and nothing here is waited for. How
things look or move is not known here; how the files are made is `assets/make_sounds.py`.
"""
