"""How many sounds may begin at once. Hurried dice and a swept table would else be one long noise."""

from collections import deque

from scenes.sound.catalogue import KINDS
from scenes.sound.cue import Name

MOST = 7
"""So many may begin within `WITHIN` seconds; what comes on top of that nobody could tell apart."""
WITHIN = 0.12


class Voices:
    def __init__(self) -> None:
        self._begun: deque[float] = deque()
        self._last: dict[Name, float] = {}

    def admit(self, name: Name, now: float) -> bool:
        """Whether it may begin now; if so, it has begun."""
        while self._begun and now - self._begun[0] >= WITHIN:
            self._begun.popleft()
        too_soon = name in self._last and now - self._last[name] < KINDS[name].apart
        if too_soon or len(self._begun) >= MOST:
            return False
        self._begun.append(now)
        self._last[name] = now
        return True
