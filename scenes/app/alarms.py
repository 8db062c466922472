"""Alarms on the app's own time: what happens in a while even if nothing moves until then."""

import math
from collections.abc import Callable, Iterator


class Alarm:
    def __init__(self, due: float, do: Callable[[], None]) -> None:
        self.due = due
        self.do = do
        self.over = False
        """It has gone off, or never will."""

    def cancel(self) -> None:
        self.over = True


class Alarms:
    def __init__(self) -> None:
        self._set: list[Alarm] = []

    def add(self, due: float, do: Callable[[], None]) -> Alarm:
        alarm = Alarm(due, do)
        self._set.append(alarm)
        return alarm

    def next_due(self) -> float:
        """When the next one goes off; endless if there is none."""
        self._set = [alarm for alarm in self._set if not alarm.over]
        return min((alarm.due for alarm in self._set), default=math.inf)

    def due(self, now: float) -> Iterator[Alarm]:
        """Those whose time has come, the earliest first; one may still cancel a later one."""
        ringing = sorted((alarm for alarm in self._set if alarm.due <= now), key=lambda alarm: alarm.due)
        self._set = [alarm for alarm in self._set if alarm.due > now and not alarm.over]
        for alarm in ringing:
            if not alarm.over:
                alarm.over = True
                yield alarm
