"""The compact round follows the rules: random games, played by both, stay alike."""

from random import Random

import pytest

from game.bots.seventeen.features import active, phase_to_call, phase_to_play, unseen
from game.bots.seventeen.round import OPEN, Round
from game.bots.seventeen.seen import as_seen
from game.seventeen import GAME
from game.seventeen.cards import KIND, KINDS, RANK, Kind
from game.seventeen.commands import Call, Play
from game.seventeen.tokens import awards, favoured
from tests.seventeen.table import AsTheyLie, small_game, table
from tests.table import Played


def ranks(cards):
    return [RANK[KIND[card]] for card in cards]


def compact(state) -> Round:
    return Round([ranks(hand) for hand in state.hands], ranks(state.pile)[::-1], state.mover, state.direction)


class ByKind(AsTheyLie):
    """Chance that lays a new pile in the order of kinds."""

    def shuffle(self, number, cards):
        return tuple(sorted(cards, key=lambda card: RANK[KIND[card]]))


def by_kind(pile):
    pile.sort(reverse=True)


def told(r):
    row = [kind for _, kind, _ in r.row]
    return (
        [sorted(hand) for hand in r.hands],
        row,
        r.pile[::-1],
        sorted(r.discards),
        r.mover,
        r.last,
        (r.direction, r.cards, r.played),
        (r.total(), sum(map(sum, r.when)), sum(r.traps)),
    )


def of_rules(state):
    row = [RANK[KIND[laid.card]] for laid in state.row]
    hidden = [laid for laid in state.row if laid.face == "down" and KIND[laid.card][0] != "o"]
    return (
        [sorted(ranks(hand)) for hand in state.hands],
        row,
        ranks(state.pile),
        sorted(RANK[KIND[laid.card]] for laid in state.discards),
        state.mover,
        -1 if state.last is None else state.last,
        (state.direction, state.cards, state.played),
        (
            sum(int(KIND[laid.card][1]) for laid in state.row if KIND[laid.card][1:].isdigit()),
            len(hidden),
            sum(KIND[laid.card] == "trap" for laid in hidden),
        ),
    )


def read(r, seat, state, deck):
    """What the policy goes by: from the whole round no more and no less than from the seat's view."""
    held = tuple(zip(state.victories, state.penalties, strict=True))
    calling = state.stage == "waiting" or seat != r.mover
    phase = phase_to_call(r, seat) if calling else phase_to_play(r)
    return active(r, seat, phase, held), unseen(r, seat, deck)


def follow(random, begun: Played, calls):
    """Plays at random by the rules, and the same in the compact round."""
    r = compact(begun.state)
    deck = tuple([begun.state.deck.count(kind) for kind in KINDS])
    while (mover := GAME.to_act(begun.state)) is not None:
        assert told(r) == of_rules(begun.state)
        state = begun.state
        for seat in range(state.seats):
            assert read(r, seat, state, deck) == read(as_seen(GAME.view(state, seat)), seat, state, deck)
        callers = GAME.callers(state)
        if state.stage == "waiting":
            assert list(r.callers()) == list(callers)
        if callers and (r.must_call() or random.random() < calls):
            caller = random.choice(callers)
            assert r.awards(caller) == awards(state.row, caller, state.last, state.seats)
            assert r.favoured(caller) == favoured(state.row, caller, state.last)
            begun.do(Call(caller))
            r.end(caller)
            if begun.state.stage == "over":
                return
            r.mover = begun.state.mover
        else:
            command = random.choice([c for c in GAME.legal(state, mover) if not isinstance(c, Call)])
            begun.do(command)
            if isinstance(command, Play):
                r.play(RANK[command.card], command.face == "down", by_kind)
                continue
        r.begin(by_kind)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("calls", [0.02, 0.3])
def test_it_follows_the_rules_through_random_games(seats, calls):
    deck = [kind for kind in RANK for _ in range(2)]
    for seed in range(25):
        random = Random(seed)
        random.shuffle(deck)
        begun = small_game(" ".join(deck), seats=seats, dealt=3)
        begun.chance = ByKind()
        follow(random, begun, calls)


def test_a_copy_is_a_round_of_its_own():
    r = compact(table("o1 trap", "o2", pile="o3 o4 o5").state)
    twin = r.copy()
    twin.play(RANK["trap"], True, by_kind)
    assert told(r) != told(twin)
    assert not r.row


def test_a_hidden_card_tells_how_high_the_row_was_that_it_was_laid_on():
    r = compact(table("h5 h5 h5 o5", "o2").state)
    laid: list[tuple[Kind, int]] = [("h5", 0), ("o5", OPEN), ("h5", 1), ("o5", OPEN), ("h5", 2), ("trap", 3)]
    for card, height in laid:
        r.lay(0, RANK[card], True)
        assert r.row[-1][2] == height
    assert r.when == [[1, 1, 1, 1], [0, 0, 0, 0]]
    assert r.traps == [1, 0]
