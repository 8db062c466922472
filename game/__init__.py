"""The games: rules, chance, logs, opponents. Nothing here draws, sounds, waits or speaks to people.

`core` is the engine that every game shares; `dicy`, `dalek` and `seventeen` are one package a game; `bots`
holds the opponents; `shelf` names the games; `cli` has the headless commands, the only words for people here.
"""
