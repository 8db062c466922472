"""The dice of the table: how they fly, how they look, how a hand throws them and picks them.

- `rotation`, `tray`: a die in space, and the walled tray as geometry.
- `toss` with `flight`, `physics`, `cube` and `impacts`: a toss, simulated ahead to rest. Nothing of it draws.
  The faces come from the caller, and are put on the dice so that they end on top.
- `icons`, `style`, `mesh`, `shadow`, `die_art`, `rings`, `cup_art`, `table_art`: what dice and cup look like.
- `dice_tray`: `DiceTray`, what a scene holds: what is done with the dice; `pieces`: how each of them is seen.
- `held_dice`: dice in the cup, jostled by Chipmunk, or in a hand; `hand`: throwing them by mouse;
  `handling`: what a press, a drag and a release mean at any game of dice.
- `picker`: choosing dice by mouse.

No rule of a game and no word for people is known here: dice are numbers 0..9 with faces 0..5.
"""
