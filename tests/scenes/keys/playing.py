"""A person who plays by keys alone: the keys of actions, and Tab and Enter for what lies on the table."""

from typing import Any

import pygame

from game.dalek.commands import Keep
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from scenes.games.dicy.widgets import card_id
from tests.scenes.keys.builders import pressed


class Player:
    """Decides by chance. `scene` is the table of `app`."""

    def __init__(self, app, scene, random) -> None:
        self.app: Any = app
        self.scene: Any = scene
        self.random = random

    def act(self, action):
        """With the key that it has now."""
        pressed(self.app, self.random.choice(self.app.settings.now.keys.keys(action)))
        self.app.advance(0.1)

    def press(self, name):
        """What has that name, with Tab and Enter."""
        for _ in range(80):
            if self.app.top.controls.focus == name and self.app.top.controls.ring_shown:
                break
            self.app.press(pygame.K_TAB)
        assert self.app.top.controls.focus == name
        self.app.press(pygame.K_RETURN)
        self.app.advance(0.1)

    def play(self, most=3000):
        """To the end."""
        for _ in range(most):
            if self.scene.ended:
                return
            before = self.standing()
            self.decide()
            self.app.advance(0.2)
            assert self.standing() != before
        raise AssertionError("no end")

    def decide(self):
        raise NotImplementedError

    def standing(self) -> tuple[Any, ...]:
        """Each decision changes something of it."""
        return self.app.top, self.scene.sitting.changes


class DalekPlayer(Player):
    def decide(self):
        table = self.scene.table.state
        if table.stage == "start":
            self.act("dalek.throw")
            return
        legal = list(self.scene.sitting.legal(self.scene.sitting.to_act))
        keeps = [command for command in legal if isinstance(command, Keep)]
        if keeps and (len(keeps) == len(legal) or self.random.random() < 0.7):
            for die in self.random.choice(keeps).dice:
                self.act(f"dalek.die_{die + 1}")
            all_picked = len(self.scene.table.picker.picked) == len(table.hand)
            self.act("dalek.stop" if all_picked or self.random.random() < 0.3 else "dalek.throw")
        else:
            self.app.advance(1.1)  # who presses at once rolls nothing
            kinds = {type(command).__name__ for command in legal if command not in keeps}
            self.act("dalek.stop" if self.random.choice(sorted(kinds)) == "Stop" else "dalek.throw")


class DicyPlayer(Player):
    def decide(self):
        legal = list(self.scene.sitting.legal(self.scene.sitting.to_act))
        scoring = [command for command in legal if isinstance(command, Score)]
        wanted = self.random.choice(scoring if scoring and self.random.random() < 0.8 else legal)
        match wanted:
            case Roll():
                self.act("dicy.throw")
            case Pass():
                self.act("dicy.pass")
                if self.app.top is not self.scene:
                    self.app.press(pygame.K_RETURN)
            case Score(seat, card, dice):
                self._pick(dice)
                self.press(card_id(seat, card))
            case Reroll(seat, card, dice):
                self._pick(dice)
                self.act("dicy.throw")
                self.press(card_id(seat, card))
            case Freeze(seat, card) | Thaw(seat, card):
                self.press(card_id(seat, card))

    def _pick(self, dice):
        """One die more of a value with each press."""
        if self.scene.table.deciding.picker.picked:
            self.app.press(pygame.K_ESCAPE)
        for die in dice:
            self.act(f"dicy.value_{self.scene.table.state.dice[die]}")
        values = self.scene.table.state.dice
        assert sorted(values[die] for die in self.scene.table.deciding.picker.picked) == sorted(
            values[die] for die in dice
        )


class SeventeenPlayer(Player):
    def decide(self):
        if self.app.top.name == "curtain":
            self.app.press(pygame.K_SPACE)
        elif self.scene.table.asking.calling.is_open:
            self._call_or_go_on()
        else:
            self.act(f"turn.card_{self.random.randint(1, len(self.scene.view.hand))}")
            self.act(self.random.choice(["turn.up", "turn.down"]))

    def _call_or_go_on(self):
        callers = [
            seat
            for seat in self.scene.table.asking.calling.people
            if self.scene.table.asking.calling.may_call(seat)
        ]
        if self.random.random() < 0.15 or self.scene.table.asking.begin is None:
            self.act(f"calls.seat_{self.random.choice(callers) + 1}")
        else:
            self.act("seventeen.go_on")

    def standing(self) -> tuple[Any, ...]:
        return *super().standing(), self.scene.table.asking.calling.wished
