"""What a seat may know of a game of 17, and that it learns nothing else."""

import gc
import re
from itertools import combinations, islice, product
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from game.seventeen.cards import BACK, KIND, Hidden, told
from game.seventeen.commands import Call, Play
from game.seventeen.events import CardDrawn, CardPlayed, CardsTrashed, Event, PileShuffled, RowRevealed
from game.seventeen.past import Past, backwards, then
from game.seventeen.state import State, evolve, fresh
from game.seventeen.views import (
    Lying,
    SawDrawn,
    SawPlayed,
    SawRevealed,
    SawShuffled,
    SawTrashed,
    Seen,
    seen,
    view,
)
from tests.seventeen.table import called, small_game, states, table

PLAIN = Hidden("plain")


# The table


def test_a_player_knows_the_own_hand_and_of_the_others_the_backs_sorted():
    state = table("trap o5 h1", "o2 reverse o1").state
    mine, looking_on = view(state, 0), view(state, None)
    assert mine.hand == ("h1", "o5", "trap")
    assert mine.hands == looking_on.hands == (("5", "plain", "plain"), ("1", "2", "plain"))
    assert looking_on.hand == ()


def test_a_face_down_card_in_the_row_is_known_to_its_player_and_the_others_see_its_back():
    state = table("o1", "o1", "o1", row="0:h3/ 1:o4/ 2:h2").state
    assert [lying.card for lying in view(state, 0).row] == ["h3", Hidden("4"), "h2"]
    assert [lying.card for lying in view(state, 1).row] == [PLAIN, "o4", "h2"]
    assert [lying.card for lying in view(state, None).row] == [PLAIN, Hidden("4"), "h2"]
    assert view(state, 2).row[0] == Lying(0, PLAIN, "down")


def test_the_back_of_an_open_number_tells_its_kind_and_a_plain_one_nothing():
    assert told(Hidden("4")) == "o4"
    assert told(PLAIN) is None
    assert told("h3") == "h3"


def test_the_top_of_the_draw_pile_shows_its_back_at_all_times():
    played = table("o1", "o1", pile="h1 o4")
    assert (view(played.state, 1).top, view(played.state, 1).pile) == ("plain", 2)
    played.do(Play(0, "o1", "up"))
    assert (view(played.state, 1).top, view(played.state, 1).pile) == ("4", 1)
    assert view(table("o1", "o1").state, 0).top is None


def test_a_face_down_card_is_trashed_unseen_by_all_but_its_player():
    state = table("trash o1", "o1", "o1", row="1:h4/", pile="o1").do(Play(0, "trash", "up")).state
    assert [lying.card for lying in view(state, 0).discards] == [PLAIN, "trash"]
    assert [lying.card for lying in view(state, 1).discards] == ["h4", "trash"]


def test_after_a_reveal_the_whole_row_is_known():
    state = called("o1", "o1", row="0:h1/ 1:trap/", pile="o1").do(Call(1)).state
    for seat in (0, 1, None):
        assert [lying.card for lying in view(state, seat).discards] == ["h1", "trap"]


def test_the_deck_is_public():
    assert view(small_game("h1 o2 trap h1").state, None).deck == ("h1", "h1", "o2", "trap")


# Events


@pytest.mark.parametrize(
    ("event", "as_one_of_its_seat", "as_the_others"),
    [
        (CardDrawn(0, "h3.1"), SawDrawn(0, "h3"), SawDrawn(0, PLAIN)),
        (CardDrawn(0, "o3.1"), SawDrawn(0, "o3"), SawDrawn(0, Hidden("3"))),
        (CardPlayed(0, "h3.1", "up"), SawPlayed(0, "h3", "up"), SawPlayed(0, "h3", "up")),
        (CardPlayed(0, "h3.1", "down"), SawPlayed(0, "h3", "down"), SawPlayed(0, PLAIN, "down")),
        (CardPlayed(0, "o3.1", "down"), SawPlayed(0, "o3", "down"), SawPlayed(0, Hidden("3"), "down")),
        (PileShuffled(("h3.1", "o5.0")), SawShuffled(2, "plain"), SawShuffled(2, "plain")),
        (CardsTrashed(("h3.1", "trash.0")), SawTrashed(2), SawTrashed(2)),
        (RowRevealed(("h3.1", "o5.0"), 8), SawRevealed(("h3", "o5"), 8), SawRevealed(("h3", "o5"), 8)),
    ],
)
def test_an_event_shows_each_seat_what_it_may_see(event, as_one_of_its_seat, as_the_others):
    assert seen(event, 0) == as_one_of_its_seat
    assert seen(event, 1) == seen(event, None) == as_the_others


def test_an_event_of_a_type_that_is_not_listed_is_an_error_and_no_leak():
    with pytest.raises(AssertionError):
        seen(msgspec.defstruct("CardGlimpsed", [("card", str)])("h3.0"), 0)  # type: ignore[arg-type]


def test_no_seen_event_has_a_field_that_could_hold_an_id():
    for kind in get_args(Seen):
        for name, hint in {field.name: field.type for field in msgspec.structs.fields(kind)}.items():
            assert str not in (hint, *get_args(hint)), f"{kind.__name__}.{name}"
    assert {type(seen(event, 0)) for event in ONE_OF_EACH} == set(get_args(Seen))


ONE_OF_EACH: list[Event] = list(
    {
        type(event): event for seed in range(4) for state in states(seed) for event in backwards(state.past)
    }.values()
)


def test_random_games_bring_every_type_of_event():
    assert {type(event) for event in ONE_OF_EACH} == set(get_args(Event))


def test_the_history_is_what_the_seat_saw_event_by_event():
    some = [state for seed in (5, 6) for state in islice(states(seed), 0, None, 7)]
    for state in (*some, *Random(1).sample(some, len(some))):  # on, back and over to another game
        for seat in (0, 1, None):
            expected = [seen(event, seat) for event in backwards(state.past)]
            assert list(view(state, seat).history) == expected[::-1]


def test_a_game_that_is_gone_leaves_no_past():
    def pasts() -> int:
        gc.collect()
        return sum(isinstance(there, Past) for there in gc.get_objects())

    before = pasts()
    assert all(view(state, 0).history for state in islice(states(8), 1, None))
    assert pasts() == before


# Nothing leaks


def since_shuffle(state: State, number: int) -> tuple[list[Event], list[Event]]:
    """The events before the n-th shuffle, and those from it on."""
    events = list(backwards(state.past))[::-1]
    shuffles = [place for place, event in enumerate(events) if isinstance(event, PileShuffled)]
    return events[: shuffles[number - 1]], events[shuffles[number - 1] :]


def exchanged(state: State, names: dict[str, str], number: int = 1) -> State:
    """The same game with cards exchanged for each other, from the n-th shuffle on."""
    before, after = since_shuffle(state, number)
    pattern = re.compile("|".join(rf'"{re.escape(name)}"' for name in names))
    text = pattern.sub(lambda found: f'"{names[found[0][1:-1]]}"', msgspec.json.encode(after).decode())
    other = fresh(state.seats)
    for event in (*before, *msgspec.json.decode(text, type=list[Event])):
        other = evolve(other, event)
    return other


def watched(seed: int, calls: float = 0.15) -> list[State]:
    return list(islice(states(seed, calls=calls), 0, 300, 5))


def never_shown_to(state: State, seat: int | None, number: int = 1) -> set[str]:
    """The cards of the n-th shuffle of which this seat has only seen the back since."""
    shown: set[str] = set()
    shuffled: set[str] = set()
    for event in since_shuffle(state, number)[1]:
        match event:
            case PileShuffled(order):
                shuffled |= shuffled or set(order)
            case CardDrawn(drawer, card) if drawer == seat:
                shown.add(card)
            case CardPlayed(player, card, face) if face == "up" or player == seat:
                shown.add(card)
            case RowRevealed(cards):
                shown.update(cards)
            case _:
                pass
    return shuffled - shown


def test_two_cards_with_equal_backs_that_a_seat_never_saw_can_change_places():
    random = Random(1)
    tried = [0, 0]
    for state in (*watched(0), *watched(1), *watched(0, calls=0.03), *watched(1, calls=0.03)):
        for seat, number in product((0, 1, 2, None), {1, state.shuffles}):
            unknown = sorted(never_shown_to(state, seat, number))
            alike = [(a, b) for a, b in combinations(unknown, 2) if BACK[KIND[a]] == BACK[KIND[b]]]
            for one, two in random.sample(alike, min(2, len(alike))):
                other = exchanged(state, {one: two, two: one}, number)
                assert view(other, seat) == view(state, seat)
                tried[number > 1] += KIND[one] != KIND[two]
    assert min(tried) > 50  # from the first shuffle on, and from a later one


@pytest.mark.parametrize("seed", range(3))
def test_a_card_that_a_seat_has_seen_can_not_be_another_without_its_seeing(seed):
    """The counter-test: what was shown is in the view."""
    state = watched(seed)[-1]
    hidden_from = never_shown_to(state, 0)
    known = sorted({KIND[card]: card for card in KIND if card not in hidden_from}.values())
    for one, two in combinations(known, 2):
        if BACK[KIND[one]] == BACK[KIND[two]]:
            assert view(exchanged(state, {one: two, two: one}), 0) != view(state, 0)


@pytest.mark.parametrize("seed", range(3))
def test_copies_of_a_kind_are_alike_in_every_view(seed):
    random = Random(seed)
    for state in watched(seed)[::4]:
        names: dict[str, str] = {}
        for kind in set(KIND.values()):
            copies = [card for card in KIND if KIND[card] == kind]
            names |= dict(zip(copies, random.sample(copies, len(copies)), strict=True))
        other = exchanged(state, names)
        for seat in (0, 1, 2, None):
            assert view(other, seat) == view(state, seat)


def test_no_view_and_no_seen_event_names_a_copy():
    for state in watched(1):
        for seat in (0, 1, 2, None):
            assert not re.search(r'"\w+\.\d"', msgspec.json.encode(view(state, seat)).decode())


# The past


def chain(length: int) -> Past | None:
    past: Past | None = None
    for number in range(length):
        past = then(past, CardDrawn(number % 2, "h1.0"))
    return past


def test_a_long_past_is_compared_hashed_and_let_go_without_recursion():
    assert chain(50_000) == chain(50_000)
    assert chain(50_000) != chain(49_999)
    assert hash(chain(50_000)) == hash(chain(50_000))
    assert "50000" in repr(chain(50_000))


def test_pasts_differ_where_one_event_does():
    def ending(card: str) -> Any:
        return then(then(chain(3), CardDrawn(0, card)), CardDrawn(0, "h1.2"))

    assert ending("h1.1") == ending("h1.1")
    assert ending("h1.1") != ending("h1.2")
