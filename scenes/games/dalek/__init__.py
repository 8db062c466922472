"""The Dalek Dice scene: a tray with its four places, a balance of Humans and Daleks, and what is said of it.

`scene` puts it together; `places` where everything lies; `choosing` what a person may pick and what it would
earn; `handling` dice under the mouse, and `deciding` the commands that come of it; `widgets` buttons and
spots; `balance`, `lamps`, `panels` are drawn; `sentences` and `endings` its words. The rules are in
`game.dalek`, the table that all games share in `scenes.table`.
"""
