"""Learning by self-play: the same every time, and what it comes to is what anybody would say."""

from game.bots.seventeen import tables
from game.bots.seventeen.habits import HEIGHTS
from game.bots.seventeen.instinct import call_entry, hand_class, next_class, prefers, shares
from game.bots.seventeen.learning import learn
from game.bots.seventeen.policy import choices
from game.bots.seventeen.round import Round
from game.seventeen.cards import PLAIN_BACKED, RANK, Kind


def ranks(words):
    return [RANK[kind] for kind in RANK if kind in words.split() for _ in range(words.split().count(kind))]


def nobody(done):
    del done


def test_the_same_games_teach_the_same():
    assert learn(2, 60, 0.1, nobody) == learn(2, 60, 0.1, nobody)
    assert learn(2, 60, 0.1, nobody) != learn(2, 60, 0.2, nobody)


def test_a_call_is_worth_the_more_the_more_lies_there():
    calls: list[float] = []
    laid: list[tuple[Kind, ...]] = [("o5", "o5", "o2"), ("o5", "o5", "o4"), ("o5", "o5", "o5", "o2")]
    for cards in laid:
        row = Round([[], []], [], 0)
        for card in cards:
            row.lay(0, RANK[card], False)
        row.lay(0, RANK["trap"], True)
        calls.append(tables.instinct(3).calls[call_entry(row, 1)])
    assert -1 < calls[0] < calls[1] < 0 < calls[2] < 1


def test_habits_are_known_for_every_height_and_hidden_kind_and_traps_are_hidden_most():
    for seats in (2, 3, 4, 6):
        habits = tables.habits(seats)
        assert len(habits.hides) == len(habits.keeps) == len(HEIGHTS)
        for hides in habits.hides[1:]:
            assert len(hides) == len(PLAIN_BACKED)
            assert hides[PLAIN_BACKED.index("trap")] > hides[PLAIN_BACKED.index("trash")]


def test_an_open_number_has_one_face_and_a_hidden_one_two():
    r = Round([ranks("o3 o3 h2 trap"), []], [], 0)
    hidden = [(kind, face) for kind in ranks("h2 trap") for face in (False, True)]
    assert sorted(choices(r, 0)) == sorted([(RANK["o3"], False), *hidden])


def test_hands_are_told_apart_by_what_helps():
    assert hand_class(ranks("trash o5")) != hand_class(ranks("trap o5")) != hand_class(ranks("trap o1"))
    assert next_class(ranks("h1 o2")) == next_class(ranks("trap o2")) != next_class(ranks("o1 o2"))


def test_the_better_is_chosen_the_oftener():
    low, high = shares([0.0, 0.3], 0.1)
    assert high > 0.9 > 0.1 > low > 0
    assert prefers(1.0, 0.0, 0.1) > 0.99 > prefers(0.01, 0.0, 0.1) > 0.5
