"""What to do next, in one line; and what a pass would do."""

from collections.abc import Collection, Sequence

from game.dicy.state import State
from scenes.games.dicy import choosing
from scenes.games.dicy.naming import card_name
from scenes.table.context import TableContext
from scenes.text.lists import listed
from scenes.text.words import _


def asked_now(context: TableContext) -> str:
    """Why somebody is to choose a card in another player's turn; empty where nobody is, and until what led to
    it has been seen.
    """
    table: State = context.view.table
    if not table.choosers or table.stage == "over" or not context.at_rest:
        return ""
    names, people, chooser = context.sitting.names, context.sitting.people, table.choosers[0]
    why = (table.scored and table.choice) or "passed"
    words = {
        ("passed", "alone"): _("{whose} passed: choose a card to thaw."),
        ("passed", "person"): _("{whose} passed: {name}, choose a card to thaw."),
        ("passed", "bot"): _("{whose} passed: {name} thaws a card."),
        ("chill", "alone"): _("{whose} scored {card}: choose a card to freeze."),
        ("chill", "person"): _("{whose} scored {card}: {name}, choose a card to freeze."),
        ("chill", "bot"): _("{whose} scored {card}: {name} freezes a card."),
        ("thaw", "alone"): _("{whose} scored {card}: choose a card to thaw."),
        ("thaw", "person"): _("{whose} scored {card}: {name}, choose a card to thaw."),
        ("thaw", "bot"): _("{whose} scored {card}: {name} thaws a card."),
    }[why, "bot" if chooser not in people else "person" if len(people) > 1 else "alone"]
    card = card_name(table.scored) if table.scored else ""
    return words.format(whose=names[table.seat], card=card, name=names[chooser])


def next_step(
    table: State, picked: Collection[int], rerolling: Collection[int], purpose: choosing.Purpose = "score"
) -> str:
    """For the person whose turn it is."""
    if choosing.can_only_pass(table):
        if table.rolls:
            return _("no active card is left to score with. Pass, and all your cards thaw.")
        return _("all your cards are frozen. Pass, and they thaw.")
    if table.stage == "start":
        return _("roll the dice.")
    if rerolling:
        return _reroll(table, rerolling)
    if purpose == "reroll":
        return _("re-roll the picked dice.") if picked else _("pick the dice to re-roll.")
    if not picked and not choosing.offers(table, ()):
        return _("no card takes this roll. Pass, or pick dice to re-roll.")
    if not picked:
        return _("pick dice, click a card for its best, or pass.")
    if choosing.offers(table, picked):
        return _("click a card to score the picked dice.")
    return _("no card takes these dice. Pick others, or re-roll these.")


def _reroll(table: State, rerolling: Collection[int]) -> str:
    active = table.active[table.seat]
    if len(active) == 1:
        return _("freeze {card}? It is your last: after the re-roll you can only pass.").format(
            card=card_name(active[0])
        )
    return _("choose a card to freeze for the re-roll. The cheapest now is {card}.").format(
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
