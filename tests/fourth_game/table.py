"""Pig on screen: one die, what it has brought in this turn, and two buttons."""

from scenes.art.look import CAFE, Look, felt, plain_box
from scenes.game_record import OnScreen, SetUp
from scenes.game_record.chapters import Chapter
from scenes.game_record.result import Result
from scenes.game_record.statistics import Statistics
from scenes.table.dice.cup_art import LEATHER
from scenes.table.dice.finishes import pip_dice
from scenes.table.director import Settle
from scenes.table.game_table import GameTable
from scenes.table.throwing import DiceAndCup
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.layout import REST, Share, centred, columns, rows
from tests.fourth_game.rules import TARGET, Bank, DiceRolled, Roll, TurnEnded, TurnStarted


class PigTable(GameTable):
    def __init__(self, context):
        super().__init__(context)
        self.dice = DiceAndCup(context, pip_dice("own"), 1, LEATHER)
        self.moving = (self.dice,)

    def place(self, table, scale):
        middle, self.buttons = rows(table, REST, scale.px(HEIGHT), gap=scale.px(1))
        walls, beside = columns(middle, Share(3), REST, gap=scale.px(2))
        side = min(beside.size) * 2 // 3
        self.dice.lay(walls, min(walls.w / 9, walls.h / 5), centred(beside, side, side))
        self.arrange(self.context.view)
        self.finish()

    def widgets(self):
        view = self.context.view
        if self.context.may_choose:
            roll, bank = columns(self.buttons, REST, REST, gap=self.buttons.h // 3)
            yield Button("roll", "Roll", roll, on_press=self.roll)
            words, why = f"Bank {view.heap}", "" if view.heap else "There is nothing to bank yet."
            yield Button("bank", words, bank, enabled=not why, reason=why, on_press=self.bank)

    def to_do(self):
        return "Roll, or bank."

    def roll(self):
        self.context.do(Roll(self.context.view.seat))

    def bank(self):
        self.context.do(Bank(self.context.view.seat))

    def show(self, event, view):
        if isinstance(event, DiceRolled):
            return self.dice.throw(event.dice, [event.values[0] - 1], None)
        if isinstance(event, TurnStarted):
            self.dice.tray.hold((0,))
        return Settle(0.1)

    def arrange(self, view):
        if view.shown:
            self.dice.tray.put({0: view.shown - 1})
        else:
            self.dice.tray.hold((0,))

    def sentence(self, event, names, before):
        match event:
            case DiceRolled(seat, _, (value,)):
                return f"{names[seat]} rolls a {value}."
            case TurnEnded(seat, points):
                return f"{names[seat]} banks {points}." if points else f"{names[seat]} loses the turn."

    def move(self, dt, real):
        self.dice.update(dt, real)

    def move_less(self, reduced):
        self.dice.move_less(reduced)

    def buttons_area(self):
        return self.buttons

    def acting(self, view):
        return view.seat

    def score(self, view, seat):
        return view.scores[seat]

    def draw(self, surface):
        self.dice.tray.draw(surface)
        self.dice.hand.draw(surface)

    def shown(self):
        return self.dice.face(0), self.context.scores.all_shown()

    def pictured(self, view):
        return view.shown - 1 if view.shown else None, view.scores


RULES = "Roll as often as you dare: a 1 loses what the turn has brought. The first at 100 wins."
ON_SCREEN = OnScreen(
    key="pig",
    title="Pig",
    tagline=lambda: "As often as you dare.",
    company=lambda: "1 to 4 players",
    look=lambda: Look(mood=CAFE, cloth=felt, box=plain_box("Pig")),
    table=PigTable,
    set_up=SetUp(most_head_start=lambda _option: TARGET - 1, colours=4),
    result=Result,
    statistics=Statistics,
    first_presses=("roll",),
    chapters=lambda _keys: (Chapter("rules", "Pig", (RULES,)),),
    lights=lambda command, _view, _reason: ((type(command).__name__.lower(),),),
    coming=lambda command, name: f"{name} goes on.",
)
