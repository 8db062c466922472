"""People who play what they read on the screen. Each keeps what it chose, to be held against the log.

`do(name)` is how it presses something: `program.click`, or a way there by keys.
"""

from collections.abc import Callable
from time import sleep
from typing import Any

from game.dalek.commands import Keep, Roll, Stop
from game.dicy import commands as dicy
from game.dicy.cards import CARDS
from game.seventeen.cards import KINDS, Kind
from game.seventeen.commands import Call, Play
from scenes.games.seventeen.naming import card_name
from tests.e2e.driving import Program, Sight, numbers

Do = Callable[[str], Sight]

IN_NO_HURRY = {"seventeen": {"call_window": "go_on"}}
"""A setting of games: bots wait until somebody says that they may go on."""


class Player:
    def __init__(self, program: Program, do: Do, seat: int = 0) -> None:
        self.chosen: list[Any] = []
        self.program, self.do, self.seat = program, do, seat

    def play(self) -> None:
        """Until the game has ended."""
        while not (sight := self.program.until("a choice", self.mine)).offers("result"):
            self.choose(sight)

    def mine(self, sight: Sight) -> bool:
        """It is this player's to choose, or the game has ended."""
        raise NotImplementedError

    def choose(self, sight: Sight) -> None:
        raise NotImplementedError

    def chooses(self, choice: Any, name: str) -> None:
        self.chosen.append(choice)
        self.do(name)


def dalek_dice(sight: Sight) -> list[int]:
    """The Humans and Daleks that lie there, by their numbers from 0."""
    return [
        int(target.id.removeprefix("die."))
        for target in sight.named("die.")
        if "Human" in target.label or "Dalek" in target.label
    ]


class DalekPlayer(Player):
    """Sets all aside that it can, and stops as soon as that earns something."""

    ENOUGH = 6
    PATIENCE = 1.5
    """Who rolls on with nothing set aside waits so long, or counts as impatient."""

    def mine(self, sight: Sight) -> bool:
        return not {"result", "keep", "roll", "stop"}.isdisjoint(sight.targets)

    def choose(self, sight: Sight) -> None:
        dice = dalek_dice(sight) if "keep" in sight.targets else []
        for die in dice:
            name = f"die.{die}"
            self.do(name)
            sight = self.program.until(
                "it picked", lambda sight, name=name: "picked" in sight.targets[name].label
            )
        if dice:
            self.chosen.append(Keep(self.seat, tuple(dice)))
        stop = sight.targets.get("stop")
        if dice and len(dice) == len(sight.named("die.")):
            self.do("stop")
        elif stop and (numbers(stop.label)[0] >= self.ENOUGH or not sight.offers("roll")):
            self.chooses(Stop(self.seat), "stop")
        else:
            if stop and not dice:
                sleep(self.PATIENCE)
            self.chooses(Roll(self.seat), "roll")


_QUESTIONS = "choose a card to freeze.", "choose a card to thaw."


class DicyPlayer(Player):
    """Scores the card that makes the most of the roll; a poor roll it rolls again once."""

    POOR = 9
    _rolled_again = False

    def mine(self, sight: Sight) -> bool:
        asked = sight.targets.get("prompt")
        chooses = asked is not None and asked.label.endswith(_QUESTIONS)
        return chooses or sight.offers("result", "roll", "pass")

    def choose(self, sight: Sight) -> None:
        asked = sight.targets["prompt"].label
        if asked.endswith(_QUESTIONS):
            freezing = asked.endswith(_QUESTIONS[0])
            card = self._cards(sight, "active" if freezing else "frozen")[0]
            self.chooses((dicy.Freeze if freezing else dicy.Thaw)(self.seat, card), self._spot(card))
        elif sight.offers("roll"):
            self._rolled_again = False
            self.chooses(dicy.Roll(self.seat), "roll")
        elif offered := self._cards(sight, "points"):
            points = {card: numbers(sight.targets[self._spot(card)].label)[-1] for card in offered}
            best = max(offered, key=lambda card: points[card])
            if points[best] < self.POOR and len(offered) > 1 and not self._rolled_again:
                self._roll_again(sight)
            else:
                dice = self._picked(self.do(self._spot(best)))
                self.chooses(dicy.Score(self.seat, best, dice), self._spot(best))
        else:
            self.chooses(dicy.Pass(self.seat), "pass")
            if "answer.pass" in self.program.sight.targets:
                self.do("answer.pass")

    def _roll_again(self, sight: Sight) -> None:
        self._rolled_again = True
        low = [target.id for target in sight.named("die.") if numbers(target.label)[0] < 3]
        for die in low or [sight.named("die.")[0].id]:
            sight = self.do(die)
        dice = self._picked(sight)
        card = self._cards(self.do("reroll"), "active")[0]
        self.chooses(dicy.Reroll(self.seat, card, dice), self._spot(card))

    def _spot(self, card: str) -> str:
        return f"card.{self.seat}.{card}"

    def _cards(self, sight: Sight, what: str) -> list[Any]:
        """This player's cards of which it says so."""
        return [card for card in CARDS if what in getattr(sight.targets.get(self._spot(card)), "label", "")]

    @staticmethod
    def _picked(sight: Sight) -> tuple[int, ...]:
        picked = [target.id for target in sight.named("die.") if "picked" in target.label]
        return tuple(sorted(int(name.removeprefix("die.")) for name in picked))


def kind_of(label: str) -> Kind:
    """The card of that name in the language that the test speaks too."""
    return next(kind for kind in KINDS if card_name(kind) == label)


class SeventeenPlayer(Player):
    """Plays its first card, numbers face up; calls when the row seems to be worth it."""

    WORTH_A_CALL = 12
    """So much lies there to be seen."""

    def mine(self, sight: Sight) -> bool:
        return sight.offers("result", "hand.0", "go_on")

    def choose(self, sight: Sight) -> None:
        seen = numbers(sight.targets["total"].label)[0]
        if sight.offers(call := f"call.{self.seat}") and seen >= self.WORTH_A_CALL:
            self.chooses(Call(self.seat), call)
        elif "hand.0" in sight.targets:
            kind = kind_of(sight.targets["hand.0"].label)
            face = "down" if kind in ("trap", "trash") else "up"
            self.do("hand.0")
            self.chooses(Play(self.seat, kind, face), f"play.{face}")
        else:
            self.do("go_on")
