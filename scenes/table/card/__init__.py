"""Cards: their faces drawn at size, the rime that creeps over them, how they move, and the sprite itself.

Which cards there are and what they do is the games' business; a face is asked for by its name alone.
"""
