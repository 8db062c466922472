"""What to do next, in one line; and what a pass would do."""

from collections.abc import Collection, Sequence

from game.dicy.state import State
from scenes.games.dicy import choosing
from scenes.games.dicy.words import card_name
from scenes.text.lists import listed
from scenes.text.words import _


def next_step(table: State, picked: Collection[int], rerolling: Collection[int]) -> str:
    """For the person who is to act."""
    if table.choosers:
        return _("Choose a card to freeze.") if table.choice == "chill" else _("Choose a card to thaw.")
    if choosing.can_only_pass(table):
        if table.rolls:
            return _("No active card is left to score with. Pass, and all your cards thaw.")
        return _("All your cards are frozen. Pass, and they thaw.")
    if table.stage == "start":
        return _("Roll the dice.")
    if rerolling:
        return _reroll(table, rerolling)
    if not picked:
        return _("Pick dice, or click a card to pick its best. You can also pass.")
    if choosing.offers(table, picked):
        return _("Click a glowing card to score it, or re-roll the picked dice.")
    return _("No card takes these dice. Pick others, or re-roll these.")


def _reroll(table: State, rerolling: Collection[int]) -> str:
    active = table.active[table.seat]
    if len(active) == 1:
        return _("Freeze {card}? It is your last: after the re-roll you can only pass.").format(
            card=card_name(active[0])
        )
    return _("Choose a card to freeze for the re-roll. The cheapest now is {card}.").format(
        card=card_name(choosing.cheapest(table, rerolling))
    )


def pass_words(table: State, names: Sequence[str]) -> str:
    """What happens if the player passes now."""
    mine = (
        _("All your cards thaw.")
        if table.frozen(table.seat)
        else _("You have no frozen card: nothing thaws for you.")
    )
    others = [names[seat] for seat in choosing.thawing_by_pass(table)]
    if not others:
        return mine
    theirs = _("{name} thaws one.") if len(others) == 1 else _("{name} each thaw one.")
    return _("{mine} {theirs}").format(mine=mine, theirs=theirs.format(name=listed(others)))
