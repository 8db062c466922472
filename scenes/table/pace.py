"""How long a bot seems to think, and what a table's own motions take, at each speed of the settings."""

from scenes.settings.store import Speed

BOT_SECONDS: dict[Speed, float] = {"calm": 1.5, "normal": 0.85, "brisk": 0.4, "instant": 0.0}
"""From when the table has come to rest until a bot acts: time to see what it decides about."""

HURRIED = 5.0
"""How many times as fast things move after a click that only hurries them."""
