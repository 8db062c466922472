"""Every game: random play ends, undo round-trips, replay equals live, what is legal is accepted."""

import re
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.changes import Advanced, Rewound
from game.core.game import event_type
from game.core.illegal import IllegalError
from game.core.journal import encode_entry, entry_decoder
from game.core.log import load, write
from game.core.session import Session
from game.core.verify import verify
from game.shelf import GAMES
from tests.properties.playing import games, meddle, new_game, play, seeds, some_game

lengths = st.integers(0, 60)


def everyone(played):
    return (None, *range(len(played.seats)))


def folded(game, seats, events):
    state = game.fresh(seats)
    for event in events:
        state = game.evolve(state, event)
    return state


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", range(6))
def test_random_play_ends(key, number):
    played = some_game(key, number, commands=50_000)
    assert played.ended
    assert event_type(played.events[-1]) == "GameEnded"
    assert played.events[-1].winners


@given(games, seeds, lengths)
def test_somebody_is_to_act_until_the_game_ends_and_has_something_to_do(key, number, commands):
    played = some_game(key, number, commands)
    game, state = played.game, played.state
    to_act = game.to_act(state)
    assert (to_act is None) == (event_type(played.events[-1]) == "GameEnded")
    for seat in range(len(played.seats)):
        has_something = any(True for _ in islice(game.legal(state, seat), 1))
        assert has_something == (seat == to_act or seat in game.callers(state))


@given(games, seeds, lengths)
def test_every_legal_command_is_accepted_and_changes_nothing_by_being_tried(key, number, commands):
    played = some_game(key, number, commands)
    state = played.state
    chance = played._chance
    for seat in range(len(played.seats)):
        legal = list(islice(played.game.legal(state, seat), 400))
        assert len(set(legal)) == len(legal)
        for command in legal:
            assert command.seat == seat
            assert played.game.decide(state, command, chance)
    assert played.state is state


def wild_commands(game):
    """Commands of the right types with any contents."""
    return st.from_type(game.commands)


@given(st.data(), games, seeds, lengths)
def test_a_command_is_carried_out_or_refused_with_a_reason(data, key, number, commands):
    played = some_game(key, number, commands)
    command = data.draw(wild_commands(played.game))
    before = played.state, played.events
    try:
        played.do(command)
    except IllegalError as refused:
        assert refused.reason.replace("_", "").isalnum()
        assert (played.state, played.events) == before
    else:
        assert 0 <= command.seat < len(played.seats)


@given(games, seeds, lengths)
def test_a_seat_that_has_nothing_to_do_is_refused_what_another_may(key, number, commands):
    played = some_game(key, number, commands)
    game, state = played.game, played.state
    if played.ended:
        return
    to_act: Any = game.to_act(state)
    command = next(game.legal(state, to_act))
    for seat in range(-1, len(played.seats) + 1):
        other = msgspec.structs.replace(command, seat=seat)
        if seat != to_act and other not in tuple(game.legal(state, seat)):
            with pytest.raises(IllegalError):
                played.do(other)


@given(games, seeds, lengths)
def test_undo_and_redo_lead_back_from_every_point(key, number, commands):
    played = some_game(key, number, commands)
    state, events = played.state, played.events
    steps = 0
    while played.can_undo():
        shorter = len(played.events)
        played.undo()
        steps += 1
        assert len(played.events) < shorter
        assert played.events == events[: len(played.events)]
        assert played.state == folded(played.game, len(played.seats), played.events)
    with pytest.raises(IllegalError):
        played.undo()
    for _ in range(steps):
        played.redo()
    assert (played.state, played.events) == (state, events)
    assert played.header.undone == 0
    assert not played.can_redo()


@given(games, seeds, st.integers(1, 60))
def test_after_undo_the_same_choices_bring_the_same_events(key, number, commands):
    played = some_game(key, number, commands)
    state, events = played.state, played.events
    steps: Any = played._steps[1:]
    done = [step.command for step in steps]
    while played.can_undo():
        played.undo()
    kept = sum(hasattr(step, "command") for step in played._steps)
    for command in done[kept:]:
        played.do(command)
    assert (played.state, played.events) == (state, events)


@given(games, seeds, lengths)
def test_replay_from_the_log_equals_live_at_every_event(key, number, commands):
    played = some_game(key, number, commands)
    header, events = load(write(played.header, played.events), GAMES)
    assert header == played.header
    assert tuple(events) == played.events
    state = played.game.fresh(len(played.seats))
    for n, event in enumerate(events):
        assert played.seek(n) == state
        state = played.game.evolve(state, event)
    assert played.seek(len(events)) == state == played.state


@given(games, seeds, lengths, st.randoms(use_true_random=False))
def test_saved_and_loaded_equals_live_with_all_its_undo_and_redo(key, number, commands, random):
    journal = []
    played = new_game(key, number)
    live = Session(played.game, played.header, (), journal.append)
    live._absorb(played._steps[0])
    journal.append(played._steps[0])
    meddle(live, random, commands)
    decode = entry_decoder(live.game)
    loaded = Session(live.game, played.header, [decode(encode_entry(entry)) for entry in journal])
    assert (loaded.state, loaded.events, loaded.seats, loaded.header) == (
        live.state,
        live.events,
        live.seats,
        live.header,
    )
    assert (loaded.can_undo(), loaded.can_redo()) == (live.can_undo(), live.can_redo())


@given(games, seeds, lengths, st.randoms(use_true_random=False))
def test_what_was_played_with_undo_redo_and_changed_seats_stands_up_to_verify(key, number, commands, random):
    played = new_game(key, number)
    meddle(played, random, commands)
    (verified,) = verify(BytesIO(b"".join(write(played.header, played.events))), GAMES)
    assert (verified.events, verified.ended) == (len(played.events), played.ended)


@given(games, seeds, lengths, st.randoms(use_true_random=False))
def test_listeners_hear_every_change_with_the_views_of_their_own_seat(key, number, commands, random):
    played = new_game(key, number)
    heard = {seat: [] for seat in everyone(played)}
    before = {seat: (played.view(seat), len(played.events)) for seat in everyone(played)}
    for seat in everyone(played):
        played.listen(seat, heard[seat].append)
    meddle(played, random, commands)
    for seat in everyone(played):
        view, length = before[seat]
        for change in heard[seat]:
            assert change.before == view
            view = change.after
            if isinstance(change, Advanced):
                length += len(change.events)
            else:
                length += len(change.stayed) - change.events
        assert view == played.view(seat)
        assert length == len(played.events)
        assert {type(change) for change in heard[seat]} <= {Advanced, Rewound}


@given(games, seeds, lengths)
def test_every_event_can_be_seen_by_every_seat(key, number, commands):
    played = some_game(key, number, commands)
    for seat in everyone(played):
        assert len(played.seen(seat)) == len(played.events)


@given(games, seeds, st.integers(1, 60), seeds)
def test_a_branch_shares_the_past_and_draws_new_chance(key, number, commands, where):
    played = some_game(key, number, commands)
    at = 1 + where % len(played.events)
    try:
        header, journal = played.branch(at, "another seed", origin="g1")
    except IllegalError:
        assert at < played._points[1].events  # within the set-up there is nothing to go on from
        return
    branch = Session(played.game, header, journal)
    shared = len(branch.events)
    assert shared <= at
    assert branch.events == played.events[:shared]
    assert branch.header.branch_of == ("g1", shared)
    play(branch, Random(number), 40)
    (verified,) = verify(BytesIO(b"".join(write(branch.header, branch.events))), GAMES)
    assert verified.events == len(branch.events)


@given(seeds, lengths)
def test_ten_dice_are_in_hand_or_aside(number, commands):
    state = some_game("dalek", number, commands).state
    assert sorted((*state.hand, *state.aside)) == list(range(10))
    assert len(state.placed) == len(state.aside)


@given(seeds, lengths)
def test_seventy_cards_lie_somewhere_and_nowhere_twice(number, commands):
    state = some_game("seventeen", number, commands).state
    hands = [card for hand in state.hands for card in hand]
    laid = [laid.card for laid in (*state.row, *state.discards)]
    cards = [*hands, *laid, *state.pile]
    assert len(cards) == len(set(cards)) == 70


@given(seeds, lengths)
def test_everybody_has_the_same_five_cards_active_or_frozen(number, commands):
    state = some_game("dicy", number, commands).state
    assert len(set(state.cards)) == 5
    for active in state.active:
        assert set(active) <= set(state.cards)
        assert len(set(active)) == len(active)


@given(seeds, lengths)
def test_no_view_and_no_event_as_seen_tells_one_copy_of_a_card_from_another(number, commands):
    played = some_game("seventeen", number, commands)
    for seat in everyone(played):
        assert not re.search(rb"\.\d", msgspec.json.encode((played.view(seat), played.seen(seat))))


@given(games, seeds, lengths)
def test_views_hold_for_a_spectator_nothing_that_some_seat_does_not_see(key, number, commands):
    played = some_game(key, number, commands)
    onlooker = played.seen(None)
    for seat in range(len(played.seats)):
        for public, own in zip(onlooker, played.seen(seat), strict=True):
            assert type(public) is type(own)
