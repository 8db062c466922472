"""How the tests run: hypothesis without deadlines, since this machine is noisy, and in English."""

import os

from hypothesis import HealthCheck, settings

os.environ["LANGUAGE"] = "en"

settings.register_profile(
    "tavolino", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tavolino")
