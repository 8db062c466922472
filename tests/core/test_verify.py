"""Can a log stand? Games as they were played do; whatever is changed in them, chain or no chain, does not."""

import json
from functools import cache, partial
from hashlib import blake2b
from io import BytesIO
from random import Random

import msgspec
import pytest

from game.core.chance import seed_hash
from game.core.illegal import IllegalError
from game.core.log import BrokenLogError, NotALogError, write
from game.core.session import Session
from game.core.verify import entries, verify
from game.shelf import GAMES
from tests.properties.playing import random_command, some_game

A_BOT_SITS_DOWN = {"type": "SeatChanged", "seat": 0, "kind": "bot", "level": "easy"}


def log_of(key, number=3, commands=50_000):
    """A game's lines as objects, without their chain."""
    return list(map(msgspec.json.decode, _lines(key, number, commands)))


@cache
def _lines(key, number, commands):
    played = some_game(key, number, commands)
    return list(write(played.header, played.events))


def chained(objects):
    """The lines of a log whose author knows the chain: `n` and `d` computed anew."""
    link, lines = "", []
    for n, fields in enumerate(objects):
        fields = {key: value for key, value in fields.items() if key != "d"}
        if n:
            fields["n"] = n
        canonical = _compact(fields, sort_keys=True)
        link = blake2b((link + canonical).encode()).hexdigest()[:8]
        lines.append(_compact(fields | {"d": link}).encode())
    return b"\n".join(lines)


_compact = partial(json.dumps, separators=(",", ":"), ensure_ascii=False)


def verified(objects):
    return list(verify(BytesIO(chained(objects)), GAMES))


def refusal(objects):
    with pytest.raises(BrokenLogError) as broken:
        verified(objects)
    return broken.value


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_a_game_as_it_was_played_stands(key, number):
    (outcome,) = verified(log_of(key, number))
    assert outcome.ended


@pytest.mark.parametrize("key", GAMES)
def test_a_running_game_stands_and_is_said_to_be_running(key):
    (outcome,) = verified(log_of(key, commands=20))
    assert not outcome.ended


def altered(value):
    """Other values of the same type."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1, 10**30]
        case str():
            return [value + "x", "", "H4" if value != "H4" else "D2"]
        case []:
            return [[0], ["H4"]]
        case list():
            return [
                value[:-1],
                value[::-1] if value != value[::-1] else [*value, value[0]],
                [*value, value[-1]],
            ]
        case _:
            return [None]


def alterations(objects):
    """Every event with every field altered, one at a time."""
    for n, fields in enumerate(objects[1:], 1):
        for name, value in fields.items():
            if name in ("n", "d"):
                continue
            for other in (*altered(value), None, {}, 1.5):
                yield n, name, [*objects[:n], fields | {name: other}, *objects[n + 1 :]]


def order_is_free(objects, changed):
    """One's own thaws at a pass may come in any order."""
    return any(
        before != after and before.get("why") == after.get("why") == "pass"
        for before, after in zip(objects, changed, strict=True)
    )


def choices(played):
    """The events with which a command begins: there a player could have chosen otherwise."""
    return {point.events + 1 for point in played._points[1:]}


def another_choice(played, objects, n):
    """Does the altered event tell of something else that the player might have done?"""
    game = played.game
    state = played.seek(n - 1)
    try:
        event = msgspec.convert({k: v for k, v in objects[n].items() if k not in "nd"}, game.events)
        following = [msgspec.convert(fields, game.events) for fields in objects[n + 1 : n + 3]]
        return game.decide(state, game.retell(state, [event, *following]), played._chance)[0] == event
    except (IllegalError, msgspec.ValidationError):
        return False


@pytest.mark.parametrize("key", GAMES)
def test_an_event_altered_in_any_field_is_refused_where_it_stands(key):
    objects = log_of(key, commands=15)
    played = some_game(key, 3, 15)
    may_differ = choices(played)
    tried = 0
    for n, name, changed in alterations(objects):
        if n in may_differ and another_choice(played, changed, n):
            continue  # another game, that a player could have played
        assert refusal(changed).line <= n + 1, (objects[n], name)
        tried += 1
    assert tried > 100


@pytest.mark.parametrize("key", GAMES)
def test_events_dropped_doubled_or_swapped_are_refused_even_with_the_chain_computed_anew(key):
    objects = log_of(key, commands=60)
    may_differ = choices(some_game(key, 3, 60))
    for n in range(1, len(objects) - 1):
        refusal([*objects[:n], objects[n], *objects[n:]])
        swapped = [*objects[:n], objects[n + 1], objects[n], *objects[n + 2 :]]
        if not order_is_free(objects, swapped):
            refusal(swapped)
        if n not in may_differ:
            refusal([*objects[:n], *objects[n + 1 :]])


def cuts(objects):
    """After each of the first events; then where two kinds meet, at the first and the last such place."""
    kinds = [(fields.get("type"), fields.get("why"), fields.get("reason")) for fields in objects]
    first, last = {}, {}
    for events in range(1, len(objects) - 1):
        meet = kinds[events], kinds[events + 1]
        first.setdefault(meet, events)
        last[meet] = events
    return sorted({*range(1, min(60, len(objects) - 1)), *first.values(), *last.values()})


@pytest.mark.parametrize("key", GAMES)
def test_a_log_that_breaks_off_in_the_middle_of_a_command_is_refused(key):
    played = some_game(key, 5, 50_000)
    objects = log_of(key, 5)
    whole = {point.events for point in played._points}
    for events in cuts(objects):
        if events in whole:
            verified(objects[: events + 1])
        else:
            assert refusal(objects[: events + 1]).line >= events


# Chance


def test_dice_that_the_seed_does_not_give_are_refused_by_the_chance():
    objects = log_of("dalek", commands=1)
    rolled = next(n for n, fields in enumerate(objects) if fields.get("type") == "DiceRolled")
    faces = ["D3"] * 10
    changed = [*objects[:rolled], objects[rolled] | {"values": faces}]
    assert refusal(changed).why.reason == "not_what_the_seed_gives"


@pytest.mark.parametrize("key", GAMES)
def test_another_seed_or_phrase_does_not_give_this_game(key):
    objects = log_of(key)
    for header in (objects[0] | {"seed": "another"}, objects[0] | {"phrase": "a phrase"}):
        assert refusal([header, *objects[1:]]).why.reason == "not_what_the_seed_gives"


def test_a_seed_that_is_not_the_sealed_one_is_refused():
    objects = log_of("dalek")
    good = objects[0] | {"seed_hash": seed_hash(objects[0]["seed"])}
    verified([good, *objects[1:]])
    broken = refusal([good | {"seed_hash": "0" * 64}, *objects[1:]])
    assert broken.why.reason == "the_seed_is_not_the_sealed_one"


@pytest.mark.parametrize("key", GAMES)
def test_while_the_seed_is_sealed_the_rules_are_checked_and_the_chance_is_taken_from_the_log(key):
    objects = log_of(key)
    header = {name: value for name, value in objects[0].items() if name != "seed"}
    sealed = [header | {"seed_hash": seed_hash(objects[0]["seed"])}, *objects[1:]]
    (outcome,) = verified(sealed)
    assert outcome.sealed
    ended = sealed[-1] | {"scores": [score + 1 for score in sealed[-1]["scores"]]}
    assert refusal([*sealed[:-1], ended]).why.reason == "not_what_the_rules_give"


# The header


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 2},
        {"version": "1"},
        {"version": True},
        {"rules": 9},
        {"game": "chess"},
        {"game": None},
        {"seed": None},
        {"seed": 5},
        {"seats": []},
        {"seats": [{"name": "Ada", "kind": "alien"}]},
        {"seats": [{"name": "Ada", "kind": "human"}] * 99},
        {"setup": {"target": 31}},
        {"setup": {"colour": "red"}},
        {"setup": []},
        {"undone": "many"},
        {"undone": -1},
        {"undone": 2**63},
        {"undone": 10**40},
        {"branch_of": ["abcdefgh", -1]},
        {"branch_of": ["abcdefgh", 10**40]},
        {"rekeyed": [[5, "a"], [3, "b"]]},
        {"rekeyed": [[1, "a"]]},
        {"surprise": 1},
    ],
)
def test_a_header_that_makes_no_sense_is_refused(changes):
    objects = log_of("dalek", commands=5)
    assert refusal([objects[0] | changes, *objects[1:]]).line <= 2


def test_several_games_stand_one_after_the_other():
    three = b"\n".join(chained(log_of(key)) for key in GAMES)
    assert [outcome.header.game for outcome in verify(BytesIO(three), GAMES)] == list(GAMES)
    with pytest.raises(NotALogError, match="more_than_one_game"):
        entries(BytesIO(three), GAMES)


def test_a_header_alone_is_no_game():
    assert refusal(log_of("dalek")[:1]).why.reason == "breaks_off_in_the_middle"


# The journal of a file


@pytest.mark.parametrize("key", GAMES)
def test_the_journal_read_from_a_file_plays_on_like_the_game_it_came_from(key):
    played = some_game(key, 8, 12)
    header, journal = entries(BytesIO(b"".join(write(played.header, played.events))), GAMES)
    again = Session(GAMES[key], header, journal)
    assert (again.state, again.events) == (played.state, played.events)
    assert [point.events for point in again._points] == [point.events for point in played._points]
    command = random_command(played, Random(1))
    assert again.do(command) == played.do(command)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("said", [{}, {"undo": None}])
def test_a_file_that_says_nothing_of_taking_back_is_played_on_as_a_new_game_would_be(key, said):
    objects = log_of(key, 8, 12)
    setup = {name: value for name, value in objects[0]["setup"].items() if name != "undo"} | said
    again = Session(
        GAMES[key], *entries(BytesIO(chained([objects[0] | {"setup": setup}, *objects[1:]])), GAMES)
    )
    assert again.header.setup["undo"] == ("fair" if len(again.seats) > 1 else "free")
    for seat in (None, 0):
        assert again.can_undo(seat) in (True, False)


def test_a_seat_change_may_stand_between_any_two_events():
    objects = log_of("dalek", commands=12)
    for at in range(2, len(objects) + 1):
        (outcome,) = verified([*objects[:at], A_BOT_SITS_DOWN, *objects[at:]])
        assert outcome.events == len(objects)
    assert refusal([*objects[:4], A_BOT_SITS_DOWN | {"seat": 9}, *objects[4:]]).why.reason == "no_such_seat"


def test_every_event_of_every_game_reads_back_as_it_was_written():
    for key in GAMES:
        for fields in log_of(key)[1:]:
            told = {name: value for name, value in fields.items() if name not in "nd"}
            event = msgspec.convert(told, GAMES[key].events)
            assert json.loads(msgspec.json.encode(event)) == told


def test_of_equal_cards_of_17_a_log_may_play_any_copy():
    """Another program may choose otherwise than ours, which plays the lowest."""
    for number in range(40):
        objects = log_of("seventeen", number, commands=6)
        for n, fields in enumerate(objects):
            if fields.get("type") != "CardPlayed" or fields["face"] == "up":
                continue
            kind = fields["card"].split(".")[0]
            drawn = [
                e["card"] for e in objects[:n] if e.get("type") == "CardDrawn" and e["seat"] == fields["seat"]
            ]
            played = [e["card"] for e in objects[:n] if e.get("type") == "CardPlayed"]
            others = [c for c in drawn if c.startswith(kind + ".") and c not in [*played, fields["card"]]]
            if others:
                changed = [*objects[:n], fields | {"card": others[0]}]
                with pytest.raises(BrokenLogError, match="breaks_off_in_the_middle"):
                    verified(changed)  # what follows is missing, but the play itself stands
                return
    raise AssertionError("no game in which a player held two of a kind")


@pytest.mark.parametrize("changes", [1, 5, 100])
def test_any_number_of_seat_changes_may_stand_between_a_freezing_and_its_roll(changes):
    objects = log_of("dicy")
    at = next(n for n, fields in enumerate(objects) if fields.get("why") == "reroll")
    verified([*objects[: at + 1], *[A_BOT_SITS_DOWN] * changes, *objects[at + 1 :]])


@pytest.mark.parametrize("changes", [1, 5, 100])
def test_thaws_at_a_pass_may_come_in_any_order_with_seat_changes_among_them(changes):
    objects = log_of("dicy")
    at = next(
        n for n in range(2, len(objects)) if [e.get("why") for e in objects[n : n + 2]] == ["pass", "pass"]
    )
    one, other = objects[at : at + 2]
    verified([*objects[:at], other, *[A_BOT_SITS_DOWN] * changes, one, *objects[at + 2 :]])
