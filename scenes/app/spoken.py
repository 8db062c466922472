"""What the app asks of speech, which reads scenes and so lies above it: see `scenes.speech`."""

from typing import TYPE_CHECKING, Protocol

from pygame.event import Event

if TYPE_CHECKING:
    from scenes.app.scene import Scene


class Spoken(Protocol):
    @property
    def is_possible(self) -> bool:
        """There is a voice."""
        ...

    def hears(self, event: Event, scene: "Scene") -> bool:
        """Whether the event was one of its own keys."""
        ...

    def see(self, scene: "Scene") -> None:
        """The scene has just been drawn."""
        ...

    def close(self) -> None: ...
