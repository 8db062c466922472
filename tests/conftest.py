"""How the tests run: hypothesis without deadlines, since this machine is noisy."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tavolino", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tavolino")
