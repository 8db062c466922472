"""How the tests run: hypothesis without deadlines, since this machine is noisy, and in English.

What this computer's own Tavolino keeps, games and solved sets of cards, is left alone.
"""

import os
from tempfile import mkdtemp

from hypothesis import HealthCheck, settings

os.environ["LANGUAGE"] = "en"
os.environ["TAVOLINO_DATA"] = mkdtemp(prefix="tavolino-tests-")

settings.register_profile(
    "tavolino", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tavolino")
