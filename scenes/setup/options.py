"""What every game may be played with, each choice with a sentence on what it means."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from game.core.chance import seed_hash
from game.core.game import UndoPolicy
from scenes import shelf
from scenes.handicap.labels import undo_means, undo_name
from scenes.host.evening import Length
from scenes.host.last_setups import Plan
from scenes.setup import draft
from scenes.setup.plan_editor import PlanEditor
from scenes.text.lists import spaced
from scenes.text.words import _
from scenes.widgets.choices import Choice, Switch
from scenes.widgets.field import Field
from scenes.widgets.sheet import Sheet

LONGEST_PHRASE = 60
_ROW = 5.0

Choose = Callable[[str], None]


def evening(sheet: Sheet, plan: Plan, editor: PlanEditor) -> None:
    words: dict[str, tuple[str, str]] = {
        "one": (_("One game"), _("Only this game, without a running score.")),
        "three": (_("Best of three"), _("Up to three games; whoever wins two wins the evening.")),
        "five": (_("Best of five"), _("Up to five games; whoever wins three wins the evening.")),
        "open": (_("Open-ended"), _("Game after game, with the score kept, as long as you like.")),
    }
    lengths: dict[str, Length | None] = {"one": None, "three": "three", "five": "five", "open": "open"}
    now = plan.length or "one"
    means = words[now][1]
    if plan.length and not shelf.draws_first_seat(plan.game):
        means = _("{meaning} The first seat goes round.").format(meaning=means)
    options = [(key, label) for key, (label, _means) in words.items()]
    _choice(
        sheet, "evening", _("This evening"), options, now, lambda key: editor.set_length(lengths[key]), means
    )


def undo(sheet: Sheet, plan: Plan, editor: PlanEditor) -> None:
    now = draft.undo_policy(plan)
    options = [(undo, undo_name(undo)) for undo in get_args(UndoPolicy)]
    choose = partial(editor.set_option, "undo")
    _choice(sheet, "undo", _("Undo"), options, now, choose, undo_means(now))


def _choice(
    sheet: Sheet,
    name: str,
    label: str,
    options: Sequence[tuple[str, str]],
    now: str,
    choose: Choose,
    means: str,
) -> None:
    place = sheet.titled(name, label, _ROW)
    sheet.choice(Choice(name, label, place, options=options, chosen=now, on_choose=choose), means)


def sealed(sheet: Sheet, plan: Plan, editor: PlanEditor, seed: str, phrase: str) -> None:
    """The hash is shown before the phrase is asked for: so nobody could have picked the seed."""
    cards = shelf.on_screen(plan.game).set_up.chance == "cards"
    sheet.space(1.2)
    label = _("Seal the shuffle") if cards else _("Seal the dice")
    on = bool(draft.option(plan, "sealed"))
    place = sheet.take(4.0, 0.6)
    sheet.add(
        Switch("sealed", label, place, on=on, on_change=lambda value: editor.set_option("sealed", value))
    )
    if not on:
        words = _("Proof of fair luck: a seal (hash) is shown now, the seed at the end.")
        sheet.sentence("sealed.means", words)
        return
    sheet.sentence("sealed.means", _("Note this hash. After the end you can check the seed against it."))
    sheet.copied("sealed", spaced(seed_hash(seed)), seed_hash(seed))
    sheet.add(
        Field(
            "phrase",
            _("A phrase of your own"),
            sheet.take(_ROW, 0.8),
            value=phrase,
            placeholder=_("A phrase of your own, if you like"),
            longest=LONGEST_PHRASE,
            on_change=editor.say_phrase,
        )
    )
    sheet.sentence("phrase.means", _("Mixed in after the hash was shown, so nobody could foresee it."))
    sheet.sentence(
        "sealed.where",
        _(
            "The seed lies on this computer's disk. Sealing proves that nothing was chosen "
            "afterwards; it hides nothing from whoever owns the computer."
        ),
    )
