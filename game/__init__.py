"""The games: rules, chance, logs, opponents. Nothing here draws, sounds or waits.

`core` is the engine that every game shares; each game is a package, named on the `shelf`; `bots` holds the
opponents; `review` looks at games that have ended; `cli` has the headless `commands`, and `text` their words.
"""
