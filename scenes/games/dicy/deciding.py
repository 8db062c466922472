"""What a person does with dice, cards, cup and keys, and the commands that come of it.

Nothing is committed by one press that could be meant otherwise: a card without dice first picks its best, a
re-roll first asks which card it costs, and the cheapest is only pointed out.
"""

import pygame
from pygame import Rect
from pygame.event import Event

from game.dicy.cards import DICE, Card
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.rules import to_act
from game.dicy.state import State
from scenes.app.dialog import Answer, Dialog
from scenes.games.dicy import choosing
from scenes.games.dicy.handling import Dropped, Handling
from scenes.games.dicy.prompt import pass_words
from scenes.games.dicy.rows import CardRows, Named, card_id
from scenes.keys.actions import family
from scenes.table.context import TableContext
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.handling import CupRefused, Thrown
from scenes.table.dice.picker import Picked, Picker, Refused
from scenes.table.dice.toss import Throw
from scenes.table.magnifier import Magnifier
from scenes.text import refusals
from scenes.text.words import _

_VALUES = {action: value for value, action in enumerate(family("dicy.value"), 1)}


class Deciding:
    def __init__(
        self,
        context: TableContext,
        tray: DiceTray,
        hand: Hand,
        rows: CardRows,
        magnifier: Magnifier[Named],
    ) -> None:
        self.rerolling: tuple[int, ...] = ()
        """The dice in the cup while the card that their re-roll costs is chosen."""
        self.purpose: choosing.Purpose = "score"
        """What picked dice are for."""
        self.thrown: Throw | None = None
        """How the dice were thrown that are about to roll."""
        self._outlined: frozenset[int] = frozenset()
        self._context, self._rows, self._magnifier = context, rows, magnifier
        self._tray, self._hand = tray, hand
        self.picker = Picker(tray, lambda _die: choosing.why_not_pick(self._table))
        self.handling = Handling(
            tray, hand, self.picker, self._to_throw, lambda at: rows.under(at) is not None
        )

    @property
    def _table(self) -> State:
        return self._context.view.table

    def forget(self) -> None:
        """What a person had in mind is over; what they hold they hold still, since it may be a throw."""
        self.picker.clear()
        self.rerolling, self.thrown, self.purpose = (), None, "score"

    def pick_for(self, purpose: choosing.Purpose) -> None:
        """The switch between the two. Picked dice that are to be rolled again go into the cup at once."""
        if purpose == "reroll" and self.picker.picked:
            self.start_reroll()
            return
        self.purpose = purpose
        self._context.relay()

    def let_go(self) -> None:
        self.handling.let_go()
        self.forget()

    # ----------------------------------------------------------------------------------- mouse and keys

    def mouse(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and not self._context.area.collidepoint(event.pos):
            self.handling.let_go()
        meant = self.handling.handle(event, self._context.sitting.tumbling(self._context.n))
        match meant:
            case Thrown(throw):
                self.throw(throw)
            case Dropped(at):
                self._dropped(at)
            case CupRefused():
                self._explain(self._why_not_throw(), self._hand.rect)
            case Refused() | Picked():
                self._took(meant)
            case None if self.picker.outlined != self._outlined:
                self._context.relay()
            case None:
                self._context.touch()
        self._outlined = self.picker.outlined
        return meant is not None or self.handling.down

    def key(self, event: Event) -> bool:
        keys = self._context.settings.keys
        if keys.means(event, "dicy.throw"):
            self.throw(None)
        elif event.key == pygame.K_ESCAPE and self.handling.down:
            self.handling.let_go()
        elif event.key == pygame.K_ESCAPE and self.rerolling:
            self.stop_reroll()
        elif event.key == pygame.K_ESCAPE and (self.picker.picked or self.purpose == "reroll"):
            self.forget()
            self._context.relay()
        elif named := keys.meant(event, _VALUES):
            self.pick_value(_VALUES[named])
        else:
            return False
        return True

    # ---------------------------------------------------------------------------------------------- dice

    def toggle(self, die: int) -> None:
        """What a click on the die does."""
        if self._context.may_choose:
            self._took(self.picker.toggle(die))

    def pick_value(self, value: int) -> None:
        """One more die of this value; after the last of them, none."""
        picked = self.picker.picked
        dice = [die for die, shown in enumerate(self._table.dice) if shown == value]
        more = next((die for die in dice if die not in picked), None)
        if not dice and not self._table.dice:
            self._explain(choosing.why_not_pick(self._table), self._hand.rect)
        elif dice and not self.rerolling:
            self._took(self.picker.choose(picked - set(dice) if more is None else picked | {more}))

    def throw(self, throw: Throw | None) -> None:
        """The cup, a throw or the space bar: rolls, or asks what card to freeze for a re-roll."""
        if choosing.chooser(self._table) is not None:
            self._explain("choose_a_card_first", self._hand.rect)
        elif self._table.stage == "start":
            self.roll(throw)
        elif not self.rerolling:
            self.start_reroll(throw)

    def roll(self, throw: Throw | None = None) -> None:
        self.thrown = throw
        if not self._context.do(Roll(self._table.seat), self._hand.rect):
            self.let_go()

    def start_reroll(self, throw: Throw | None = None) -> None:
        """The picked dice go into the cup; then the card is chosen that it costs."""
        reason = choosing.why_not_reroll(self._table, self.picker.picked)
        if reason:
            self._explain(reason, self._hand.rect)
            return
        self.rerolling, self.thrown = tuple(sorted(self.picker.picked)), throw
        self._hand.put_back()
        self._tray.hold(self.rerolling)
        proposed = card_id(self._table.seat, choosing.cheapest(self._table, self.rerolling))
        controls = self._context.controls
        controls.focus_on(proposed, ring=controls.ring_shown)
        self._context.relay()

    def stop_reroll(self) -> None:
        """The dice lie in the tray again, picked as before."""
        self.rerolling, self.thrown = (), None
        self._hand.put_back()
        self._tray.pick(self.picker.picked)
        self._context.relay()

    # --------------------------------------------------------------------------------------------- cards

    def press_card(self, seat: int, card: Card) -> None:
        """A click on a card, or dice dropped on it: what it means depends on what is to be chosen."""
        context, table = self._context, self._table
        about = self._rows.rect(seat, card)
        if not context.may_choose or self._magnifier.stays:
            context.not_now(about)
            return
        if seat != to_act(table):
            context.tell(_("This is {name}'s card.").format(name=context.name_of(seat)), about)
        elif table.choosers:
            context.do((Freeze if table.choice == "chill" else Thaw)(seat, card), about)
        elif self.rerolling:
            context.do(Reroll(seat, card, self.rerolling), about)
        elif self.purpose == "reroll" and not self.picker.picked:
            self._explain("no_dice_picked", about)
        elif self.purpose == "reroll":
            self.start_reroll()
        elif error := choosing.why_card_not(table, card, self.picker.picked):
            context.tell(refusals.why(error), about)
        elif self.picker.picked:
            context.do(Score(seat, card, tuple(sorted(self.picker.picked))), about)
        else:
            self._took(self.picker.choose(choosing.offers(table, ())[card].dice))

    def ask_pass(self) -> None:
        """Asks first, unless the settings say not to, or nothing else can be done."""
        if choosing.can_only_pass(self._table) or not self._context.settings.value("confirm_pass"):
            self._pass()
            return
        answers = (Answer("back", _("Not yet")), Answer("pass", _("Pass"), "primary", "thaw"))
        words = pass_words(self._table, self._context.sitting.names)
        dialog = Dialog(_("Pass?"), words, answers, unless="back")
        self._context.ask(dialog, lambda answer: self._pass() if answer == "pass" else None)

    def _pass(self) -> None:
        self._context.do(Pass(self._table.seat))

    def _dropped(self, at: tuple[int, int]) -> None:
        self._context.relay()
        if named := self._rows.under(at):
            self.press_card(*named)

    def _took(self, taken: Picked | Refused) -> None:
        if isinstance(taken, Refused):
            self._explain(taken.reason, self._tray.rect_of(taken.number))
        else:
            self._context.relay()

    def _explain(self, reason: str | None, about: Rect) -> None:
        if reason:
            self._context.tell(refusals.words(reason), about)

    def lying(self, die: int) -> Rect | None:
        """Where the die lies in the tray; None while it is elsewhere."""
        return self._tray.rect_of(die) if self._tray.lying(die) else None

    @property
    def may_throw(self) -> bool:
        """A press on the cup takes dice."""
        return bool(self._to_throw())

    def _to_throw(self) -> tuple[int, ...]:
        return () if self._why_not_throw() else tuple(sorted(self.picker.picked)) or tuple(range(DICE))

    def _why_not_throw(self) -> str | None:
        if self._table.stage == "start":
            return "every_card_is_frozen" if choosing.can_only_pass(self._table) else None
        if self.rerolling:
            return "choose_a_card_to_freeze"
        return choosing.why_not_reroll(self._table, self.picker.picked)
