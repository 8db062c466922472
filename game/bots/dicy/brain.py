"""How the levels play Dicy Cards: every choice is weighed by solving the turn, and the level takes one.

The cost of a choice is what it loses against the best: chance of winning, scaled so that an even share of the
table is a half; alone, turns, each worth `A_TURN`. The turn is weighed by what its end is worth (`worth`,
`challenge`), and so is the choice of a card to freeze or thaw that another player forces.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from heapq import nlargest
from operator import itemgetter
from random import Random

from msgspec.structs import replace

from game.bots.budgets import EQUAL, PERFECT, Level, Option, all_the_same, certain, choose
from game.bots.dicy.challenge import challenge
from game.bots.dicy.estimate import carries
from game.bots.dicy.lattice import Multiset
from game.bots.dicy.scoring import most_with
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import Active, Choice, PassIt, RerollOf, ScoreOf, Turn, each
from game.bots.dicy.worth import Standing, bits, last_turn, long_run, now, standing, to_win
from game.dicy.cards import Card, effect
from game.dicy.commands import Command, Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.effects import candidates
from game.dicy.picks import best_pick
from game.dicy.state import State, View

A_TURN = 0.13  # alone: about what a turn is worth in a race of two, in chance of winning
ALONE = 0.4  # alone: stands for the chance of winning; nobody is there to give anything back to
TURNS_KEPT = 8
KEEPS_CONSIDERED = 2

LONG = cache(long_run)
"""The turn played for points, by five."""
LAST = cache(last_turn)
Weighed = Sequence[tuple[Choice, float]]

KINDS = {ScoreOf: "score", PassIt: "pass", RerollOf: "reroll"}


def play(level: Level, view: View, legal: Iterator[Command], random: Random) -> Command:
    table = view.table
    first = next(legal)
    match first:
        case Freeze() | Thaw():
            return _turn_over(level, table, [first, *_choices_of_a_card(legal)], random)
        case Roll():
            if table.seats == 1:
                challenge(in_order(table.cards)).solve_ahead()
            return first
        case _ if not table.active[table.seat]:
            return first
        case _:
            return _with_the_roll(level, table, random)


def _with_the_roll(level: Level, table: State, random: Random) -> Command:
    if won := _wins_now(table):
        return command(table, won)
    turn, unit = turn_of(table), table.seats / 2 if table.seats > 1 else A_TURN
    most = 1.0 if table.seats > 1 else 0.0
    if all_the_same([value for _, value in weigh(turn, table)]):
        return command(table, max(sensible(_for_points(table), table), key=itemgetter(1))[0])
    weighed = considered(sensible(turn, table))
    best = max(value for _, value in weighed)
    options = [Option(choice, (best - value) * unit, KINDS[type(choice)]) for choice, value in weighed]
    chance = best * unit if table.seats > 1 else ALONE
    return command(table, choose(level, certain(options, best, most), random, chance))


def _wins_now(table: State) -> ScoreOf | None:
    """The best score, where it ends the game and nobody has as many points. What else is as good by what is
    solved may be a little less: chances are kept rounded."""
    seat, others = table.seat, [score for one, score in enumerate(table.scores) if one != table.seat]
    if not others or (seat + 1) % table.seats != table.first:
        return None
    scores = [ScoreOf(card, most_with(card, shown(table))) for card in table.active[seat]]
    best = max(scores, key=lambda one: one.points)
    return best if table.scores[seat] + best.points >= max(table.target, max(others) + 1) else None


def _for_points(table: State) -> Turn:
    """In the last round no other turn comes, for which cards would be worth anything."""
    five = in_order(table.cards)
    return LAST(five) if table.seats > 1 and max(table.scores) >= table.target else LONG(five)


def weigh(turn: Turn, table: State) -> Weighed:
    """All that may be done with the running roll."""
    return tuple(turn.choices(bits(in_order(table.cards), table.active[table.seat]), shown(table)))


def sensible(turn: Turn, table: State) -> Weighed:
    """Without what nobody would do: to freeze a card for a throw after which, however the dice fall, the turn
    can't end better than it can at once; and to pass where a score is better to win, and in points too."""
    active = bits(in_order(table.cards), table.active[table.seat])
    weighed = weigh(turn, table)
    at_once = max(value for choice, value in weighed if not isinstance(choice, RerollOf))
    lefts = {turn.cards[card]: left for card, left in each(active)}
    hopeful = {card for card, left in lefts.items() if turn.at_best(left) > at_once + EQUAL}
    points = LONG(turn.cards)
    to_score = any(
        value > turn.passed and points.scored_with(active, choice.card, choice.points) > points.passed
        for choice, value in weighed
        if isinstance(choice, ScoreOf)
    )

    def worth_a_thought(choice: Choice) -> bool:
        match choice:
            case RerollOf(card, keep):
                return card in hopeful and not _as_good_now(turn.cards, card, lefts[card], keep, shown(table))
            case PassIt():
                return not to_score
            case _:
                return True

    return [(choice, value) for choice, value in weighed if worth_a_thought(choice)]


def _as_good_now(five: Sequence[Card], frozen: Card, left: Active, keep: Multiset, roll: Multiset) -> bool:
    """Whatever card is scored once this one is frozen: it makes no more points then, nor does more to the
    others, than it or this one would at once. Estimates don't always know that."""
    cards: list[Card] = [five[one] for one, _ in each(left)]
    stays = keep if len(cards) == 1 else ()  # with several cards other dice can be rolled again

    def as_good(key: Card) -> bool:
        made = most_with(frozen if effect(frozen) == effect(key) else key, roll)
        return max(made, most_with(key, roll)) >= most_with(key, stays)

    return all(map(as_good, cards))


def turn_of(table: State) -> Turn:
    """The running turn: by chance of winning, or alone by turns to go, as a loss."""
    seat = table.seat
    if table.seats == 1:
        return challenge(in_order(table.cards)).turn(table.scores[seat])
    return solved(standing(replace(table, active=_as_it_began(table)), seat))


def considered(choices: Iterable[tuple[Choice, float]]) -> list[tuple[Choice, float]]:
    """Of the re-rolls only the best few for each card: among hundreds any error would find one it likes."""
    found: list[tuple[Choice, float]] = []
    again: dict[Card, list[tuple[Choice, float]]] = {}
    for choice, value in choices:
        of_its_kind = again.setdefault(choice.card, []) if isinstance(choice, RerollOf) else found
        of_its_kind.append((choice, value))
    for rerolls in again.values():
        found += nlargest(KEEPS_CONSIDERED, rerolls, key=itemgetter(1))
    return found


def _as_it_began(table: State) -> tuple[tuple[Card, ...], ...]:
    """What ends are worth is the same whatever cards the roller has left: one solve does for the turn."""
    return (*table.active[: table.seat], (), *table.active[table.seat + 1 :])


@lru_cache(TURNS_KEPT)
def solved(at: Standing) -> Turn:
    return to_win(at)


def shown(table: State) -> Multiset:
    return tuple(sorted(table.dice))


def command(table: State, choice: Choice) -> Command:
    seat = table.seat
    match choice:
        case ScoreOf(card):
            dice = best_pick(card, table.dice)
            assert dice is not None
            return Score(seat, card, dice)
        case RerollOf(card, keep):
            return Reroll(seat, card, _all_but(table, keep))
        case PassIt():
            return Pass(seat)


def _all_but(table: State, keep: Multiset) -> tuple[int, ...]:
    """Of equal dice those with the lowest numbers are rolled again."""
    kept = list(keep)
    dice: list[int] = []
    for die in reversed(range(len(table.dice))):
        if table.dice[die] in kept:
            kept.remove(table.dice[die])
        else:
            dice.append(die)
    return tuple(reversed(dice))


def _choices_of_a_card(legal: Iterator[Command]) -> Iterator[Freeze | Thaw]:
    for one in legal:
        if isinstance(one, Freeze | Thaw):
            yield one


def _turn_over(level: Level, table: State, cards: Sequence[Freeze | Thaw], random: Random) -> Command:
    """Another player's card or pass makes this one choose: by its chance once that turn has ended."""
    chances = [chance_after(table, one) for one in cards]
    if all_the_same(chances):
        return max(cards, key=lambda one: carried(table, one))
    best, unit = max(chances), table.seats / 2
    options = [
        Option(one, (best - chance) * unit, one.card) for one, chance in zip(cards, chances, strict=True)
    ]
    return choose(level, options, random, best * unit)


def carried(table: State, one: Freeze | Thaw) -> float:
    """What the seat's cards are worth in the long run, in points, once this one is turned over."""
    five = in_order(table.cards)
    return carries(five)[bits(five, table.active[one.seat]) ^ 1 << five.index(one.card)]


def chance_after(table: State, choice: Freeze | Thaw) -> float:
    """Of winning, once this card is turned over and the running turn has ended."""
    return now(after(table, choice))


def after(table: State, choice: Freeze | Thaw) -> Standing:
    """Who must choose after this player turns over what it will miss least, or most."""
    chosen = [choice]
    for seat in table.choosers[1:]:
        cards = (type(choice)(seat, card) for card in candidates(table, seat))
        chosen.append(max(cards, key=partial(carried, table)))
    active = list(table.active)
    for one in chosen:
        own = active[one.seat]
        if isinstance(one, Freeze):
            active[one.seat] = tuple(card for card in own if card != one.card)
        else:
            active[one.seat] = (*own, one.card)
    active[table.seat] = tuple(card for card in active[table.seat] if card != table.scored)
    return standing(replace(table, active=tuple(active)), choice.seat)


coach = partial(play, PERFECT)
