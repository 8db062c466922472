"""A game looked at: on its own table, read-only, from any moment to any other.

`timeline` where one may stop, as plain numbers; `scrub` the bar that shows and
sets where one is, `strip` the shelf it stands on; `onlooking` whose hands are seen; `scene` holds the
table. Nothing here changes a game: going on from a moment makes another one.
"""
