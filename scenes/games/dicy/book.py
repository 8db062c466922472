"""The rules of Dicy Cards, chapter by chapter."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from game.dicy.cards import CARDS, Card, Value, effect, points
from game.dicy.fives import GIVEN, Mode
from game.dicy.picks import best_pick
from game.dicy.rules import can_only_pass
from game.dicy.state import State
from scenes.art.palette import SEATS
from scenes.game_record.book_figures import LyingCard, LyingDie, Sign, Tone, Worth
from scenes.game_record.chapters import Chapter, Figure, Part, Thing, head, point
from scenes.games.dicy.conditions import Side
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.naming import card_name, card_words, mode_name, mode_words
from scenes.keys.actions import family
from scenes.keys.bindings import Bindings
from scenes.table.dice.finishes import pip_dice
from scenes.table.winners import points_words
from scenes.text.lists import listed
from scenes.text.words import _

EXAMPLES: dict[Card, tuple[Value, ...]] = {
    "any_two": (5, 4, 1, 3, 2, 2),
    "low_six": (2, 3, 5, 5, 1, 4),
    "odds": (5, 5, 3, 1, 1, 6),
    "straight": (2, 3, 4, 6, 6, 2),
    "two_pairs": (6, 6, 3, 3, 1, 5),
    "sixes": (6, 6, 6, 2, 1, 4),
    "pair_double": (4, 4, 1, 6, 2, 3),
    "lowest_three": (1, 3, 3, 6, 5, 6),
    "distinct4": (1, 5, 2, 6, 6, 2),
    "distinct_sum": (5, 2, 4, 5, 2, 2),
    "forty": (2, 3, 6, 4, 1, 3),
    "same5": (1, 1, 1, 4, 6, 2),
}
"""A roll for each card; what its best dice are and bring is counted by the rules."""


def chapters(keys: Bindings) -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The idea"), tuple(_aim())),
        Chapter("turn", _("A turn"), tuple(_turn())),
        Chapter("freezing", _("Freezing a card to re-roll"), tuple(_freezing())),
        Chapter("scoring", _("Scoring a card"), tuple(_scoring())),
        Chapter("others", _("When others chill or thaw you"), tuple(_others())),
        Chapter("passing", _("Passing"), tuple(_passing())),
        Chapter("cards", _("The twelve cards"), tuple(_cards())),
        Chapter("examples", _("Three turns in a row"), tuple(_examples())),
        Chapter("modes", _("Which five cards"), tuple(_modes())),
        Chapter("end", _("The end of the game"), tuple(_end())),
        Chapter("table", _("At this table"), tuple(_table(keys))),
    )


def chapter_of(table: State, picked: Collection[int], rerolling: Collection[int]) -> str:
    """The key of the chapter that fits what is on the table."""
    if table.stage == "over":
        return "end"
    if table.choosers:
        return "others"
    if can_only_pass(table):
        return "passing"
    if rerolling:
        return "freezing"
    return "turn" if table.stage == "start" else "scoring" if picked else "cards"


def best(card: Card, roll: Sequence[Value]) -> tuple[tuple[int, ...], int]:
    """The dice of this roll that bring most on the card, and how much."""
    dice = best_pick(card, roll)
    assert dice is not None
    return dice, points(card, [roll[die] for die in dice])


def _die(value: Value, tone: Tone = "plain") -> LyingDie:
    return LyingDie(partial(pip_dice, "own"), value - 1, tone)


def _roll(*values: Value, left: Collection[Value] = ()) -> tuple[Thing, ...]:
    """Dice side by side; those that are not lit at the end."""
    return (*(_die(value, "lit") for value in values), *(_die(value, "dim") for value in left))


def _card(card: Card, side: Side = "active") -> LyingCard:
    return LyingCard(DicyFace(card, side, SEATS[1].key))


def _scored(card: Card, roll: Sequence[Value]) -> tuple[Thing, ...]:
    dice, worth = best(card, roll)
    shown = tuple(_die(value, "lit" if die in dice else "dim") for die, value in enumerate(roll))
    return (_card(card), *shown, Sign("chevron_right"), Worth(str(worth)))


def _aim() -> Iterator[Part]:
    yield _(
        "Everybody has the same five cards. Each card scores a different pattern, and each "
        "card you use freezes. Once somebody has 100 points, the round is played to its end; "
        "the most points win."
    )
    yield Figure(
        (_card("straight"), _card("straight", "frozen")),
        _("The same card, active on the left and frozen on the right."),
    )
    yield _("Only active cards can be used. A pass thaws them all, but thaws one for everybody else too.")


def _turn() -> Iterator[Part]:
    yield point(_("Roll all six dice."))
    yield point(
        _("If you like, freeze an active card to roll some of the dice again, as often as you can pay.")
    )
    yield point(_("Then score one of your active cards, or pass."))
    yield _("If all five of your cards are frozen when your turn begins, you don't roll: you can only pass.")


def _freezing() -> Iterator[Part]:
    yield _(
        "A re-roll costs a card: freeze one of your active cards, and roll any one or more of your dice "
        "again. You may do so as often as you have active cards."
    )
    yield Figure(
        (*_roll(6, 6, 3, 3, left=(1, 2)), Sign("chevron_right"), _card("odds", "frozen")),
        _("To roll the 1 and the 2 again, the player freezes a card: {card}.").format(card=card_name("odds")),
    )
    yield _("Freeze the card that brings you least with the dice you keep.")
    yield _(
        "You may freeze even your last active card. But then nothing is left to score with, and you must "
        "pass."
    )


def _scoring() -> Iterator[Part]:
    yield _("Choose one of your active cards and dice of your roll that fit it. It goes in this order:")
    yield point(_("You get the points."))
    yield point(_("The card's effect on the others happens, if it has one."))
    yield point(_("The card freezes."))
    yield _("You needn't take the dice that bring most: any dice that fit the card will do.")
    roll = EXAMPLES["straight"]
    yield Figure(
        _scored("straight", roll),
        _("{card}: {points} for the lit dice.").format(
            card=card_name("straight"), points=points_words(best("straight", roll)[1])
        ),
    )


def _others() -> Iterator[Part]:
    yield _("Three of the twelve cards reach across the table when they are scored.")
    for card in CARDS:
        if effect(card):
            yield Figure(
                (_card(card),),
                _("{card}. {effect}").format(card=card_name(card), effect=card_words(card).effect),
            )
    yield _(
        "Whoever is chilled or thawed chooses the card, in seat order from the left of "
        "whoever scored. Whoever has no such card is spared."
    )
    yield _("It isn't optional: whoever can, must. With two players, left and right are the same person.")


def _passing() -> Iterator[Part]:
    yield _(
        "Instead of scoring you may pass. All your frozen cards thaw. Then every other player who has a "
        "frozen card thaws one of theirs, of their own choice."
    )
    yield Figure(
        (
            *(_card(card, "frozen") for card in ("any_two", "odds", "straight")),
            Sign("thaw"),
            *(_card(card) for card in ("any_two", "odds", "straight")),
        ),
        _("A pass brings no points, but all your cards back."),
    )
    yield _("You may pass with the best of rolls, and with no frozen card at all.")


def _cards() -> Iterator[Part]:
    yield _("The lit dice bring the most. Cards marked A are the five of the first game.")
    for card in CARDS:
        said = card_words(card)
        sentence = _("{dice} {points} Here that is {worth}.").format(
            dice=said.dice, points=said.points, worth=best(card, EXAMPLES[card])[1]
        )
        yield head(said.name)
        if said.effect:
            sentence = f"{sentence} {said.effect}"
        yield Figure(_scored(card, EXAMPLES[card]), sentence)


FIRST: tuple[Value, ...] = (6, 6, 5, 2, 1, 1)
SECOND: tuple[Value, ...] = (5, 5, 4, 4, 4, 3)
THIRD: tuple[Value, ...] = (6, 4, 4, 3, 2, 1)


def _examples() -> Iterator[Part]:
    yield _("One player's first three turns in the mode {mode}.").format(mode=mode_name("intermediate"))
    yield Figure(
        _scored("pair_double", FIRST),
        _("First turn: {card} for {points}. Four active cards are left.").format(
            card=card_name("pair_double"), points=points_words(best("pair_double", FIRST)[1])
        ),
    )
    yield Figure(
        (*_roll(5, 5, 4, 4, left=(2, 1)), Sign("chevron_right"), _card("forty", "frozen")),
        _("Second turn: the 1 and the 2 are rolled again, for a card. They come up 6 and 3."),
    )
    yield Figure(
        (*_roll(5, 5, 4, 4, 3, left=(6,)), Sign("chevron_right"), _card("sixes", "frozen")),
        _("The 6 is rolled again, for another card, and comes up 4."),
    )
    yield Figure(
        _scored("low_six", SECOND),
        _("{card} for {points}. One active card is left.").format(
            card=card_name("low_six"), points=points_words(best("low_six", SECOND)[1])
        ),
    )
    yield Figure(
        _scored("straight", THIRD),
        _(
            "Third turn: {card} for {points}. Now all cards are frozen, and the next turn can only be a pass."
        ).format(card=card_name("straight"), points=points_words(best("straight", THIRD)[1])),
    )


def _modes() -> Iterator[Part]:
    yield _("All players have the same five of the twelve cards. The mode says which.")
    for mode in GIVEN:
        yield head(mode_name(mode))
        yield Figure(tuple(_card(card) for card in GIVEN[mode]), mode_words(mode))
    ours: tuple[Mode, ...] = ("beginner", "intermediate", "interaction")
    yield _("The cards of {modes} are our own choice.").format(
        modes=listed([mode_name(mode) for mode in ours])
    )
    drawn: tuple[Mode, ...] = ("interglacial", "custom")
    for mode in drawn:
        yield head(mode_name(mode))
        yield mode_words(mode)


def _end() -> Iterator[Part]:
    yield _(
        "As soon as somebody has 100 points, the round is played to its end. Then the most "
        "points win. If tied, more active cards win; if still tied, they win together."
    )
    yield _("Alone, you try to reach 100 in as few turns as you can. Effects on others hit nobody.")


def _table(keys: Bindings) -> Iterator[Part]:
    yield point(
        _("Throw with the cup: press, drag, let go. A click on it or {key} rolls too.").format(
            key=keys.word("dicy.throw")
        )
    )
    yield point(
        _("Pick dice with a click, by drawing a box around them, or by value: {keys}.").format(
            keys=keys.words(family("dicy.value"))
        )
    )
    yield point(
        _("Cards that fit the picked dice glow and say what they would bring: click one to score it.")
    )
    yield point(_("A click on a card while no dice are picked picks its best dice."))
    yield point(_("“Re-roll” asks which card to freeze; “Don't re-roll” takes the dice back out of the cup."))
    yield point(
        _("{pass_} passes, {undo} undoes, {hint} asks for a hint, {rule} on a card shows its rule.").format(
            pass_=keys.word("dicy.pass"),
            undo=keys.word("everywhere.undo"),
            hint=keys.word("table.hint"),
            rule=keys.word("everywhere.rule"),
        )
    )
