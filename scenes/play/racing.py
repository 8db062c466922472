"""The ghost that who plays alone may race: an expert on the same dice, told after each turn.

That is a help of the table, like a hint: nothing of it is in the log. It is worked out when the game begins,
from its seed alone, and told no further than the turns that are over.
"""

from typing import TYPE_CHECKING

from game.core.game import event_type
from game.review.ghost import Raced, may_be_raced
from scenes.table.bots.process import Minds
from scenes.table.ghost_plate import GhostScore
from scenes.text.words import _

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class Racing:
    def __init__(self, scene: "PlayScene") -> None:
        self.scores: tuple[int, ...] = ()
        """The ghost's, by its turns."""
        self._scene = scene
        self._minds = Minds(lambda do: scene.app.wake(do))
        self._asked = False

    @property
    def _wanted(self) -> bool:
        return self._scene.sitting.ease(0).ghost and may_be_raced(self._scene.sitting.session)

    def told(self) -> GhostScore | None:
        """Asks once; who switches the ghost on in the middle of a game has it from then on."""
        if not self._asked and self._wanted:
            self._asked = True
            self._minds.ask(Raced(self._scene.sitting.session.header), self._heard, self.close)
        return self._score

    def close(self) -> None:
        self._minds.close()

    def _heard(self, scores: tuple[int, ...]) -> None:
        self._minds.close()
        self.scores = scores
        self._scene.ghost = self._score
        self._scene.relay()

    @property
    def _score(self) -> GhostScore | None:
        """After as many turns as are over on the table; nothing before the first one is."""
        seen = self._scene.sitting.seen()[: self._scene.n]
        turns = sum(event_type(event) == "TurnEnded" for event in seen)
        if not (turns and self.scores and self._wanted):
            return None
        done = turns >= len(self.scores)
        return GhostScore(self.scores[min(turns, len(self.scores)) - 1], _("done") if done else "")
