"""What every game may be played with, each choice with a sentence on what it means."""

from collections.abc import Callable
from typing import Protocol

from game.core.chance import seed_hash
from scenes import shelf
from scenes.app import clipboard
from scenes.host.evening import Length
from scenes.host.last_setups import Plan
from scenes.setup import draft
from scenes.text.words import _
from scenes.widgets.choices import Choice, Switch
from scenes.widgets.field import Field
from scenes.widgets.sheet import Sheet

LONGEST_PHRASE = 60
_ROW = 5.0


class Chosen(Protocol):
    """What the choices ask of the scene."""

    def set_option(self, key: str, value: object) -> None: ...
    def set_length(self, length: Length | None) -> None: ...
    def say_phrase(self, words: str) -> None: ...


def evening(sheet: Sheet, plan: Plan, chosen: Chosen) -> None:
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
    sheet.choice(
        Choice(
            "evening",
            _("This evening"),
            sheet.titled("evening", _("This evening"), _ROW),
            options=[(key, label) for key, (label, _means) in words.items()],
            chosen=now,
            on_choose=lambda key: chosen.set_length(lengths[key]),
        ),
        means,
    )


def undo(sheet: Sheet, plan: Plan, chosen: Chosen) -> None:
    words = {
        "free": (_("Free"), _("Any step can be undone, even a roll or a draw; the result will say so.")),
        "fair": (_("Fair"), _("A step can be undone until something new is rolled, drawn or shown.")),
        "off": (_("Off"), _("Nothing can be undone.")),
    }
    now = draft.undo_policy(plan)
    sheet.choice(
        Choice(
            "undo",
            _("Undo"),
            sheet.titled("undo", _("Undo"), _ROW),
            options=[(key, label) for key, (label, _means) in words.items()],
            chosen=now,
            on_choose=lambda key: chosen.set_option("undo", key),
        ),
        words[now][1],
    )


def sealed(sheet: Sheet, plan: Plan, chosen: Chosen, seed: str, phrase: str) -> None:
    """The hash is shown before the phrase is asked for: so nobody could have picked the seed."""
    cards = shelf.on_screen(plan.game).set_up.chance == "cards"
    sheet.space(1.2)
    label = _("Seal the shuffle") if cards else _("Seal the dice")
    on = bool(draft.option(plan, "sealed"))
    switch: Callable[[bool], None] = lambda value: chosen.set_option("sealed", value)  # noqa: E731
    sheet.add(Switch("sealed", label, sheet.take(4.0, 0.6), on=on, on_change=switch))
    if not on:
        sheet.sentence(
            "sealed.means",
            _("Proof of fair luck: a seal (hash) is shown now, the seed at the end."),
        )
        return
    sheet.sentence("sealed.means", _("Note this hash. After the end you can check the seed against it."))
    shown = spaced(seed_hash(seed))
    sheet.copied("sealed", shown, seed_hash(seed), clipboard.copy)
    sheet.add(
        Field(
            "phrase",
            _("A phrase of your own"),
            sheet.take(_ROW, 0.8),
            value=phrase,
            placeholder=_("A phrase of your own, if you like"),
            longest=LONGEST_PHRASE,
            on_change=chosen.say_phrase,
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


def spaced(digits: str) -> str:
    """Long digits in groups that can be read out."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))
