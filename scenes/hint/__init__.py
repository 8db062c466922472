"""A hint: what the expert would do in the place of whoever is to choose, lit on the table, with the reason.
A seat with a tutor is told the odds of each way on first (`hinting`), and its dear choices are held back once
(`tutoring`).

`hinting` asks for it, in a process of its own like the bots', and shows it; `lights` says where what is
lit lies, `balloon` draws. What is lit for a command, and the sentences, are each game's (`hints`). The
reasons are found in `game.bots.explain`, from a view: nothing that the eyes at the screen don't know can
come into a hint.
"""
