"""The Dalek Dice scene: a tray with its four places, a balance of Humans and Daleks, and what is said of it.

`scene` puts it together; `places` where everything lies; `choosing` what a person may pick and what it would
earn; `handling` dice under the mouse and the keys; `balance`, `panels` are drawn; `sentences` its words. The
rules are in `game.dalek`, the table it shares with the other games in `scenes.table`.
"""
