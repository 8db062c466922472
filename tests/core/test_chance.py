"""Chance is exactly what log-format.md says: derived here a second time, in a few lines of its own."""

from hashlib import blake2b

from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import SeededChance, new_seed, seed_hash

TWELVE = ("any_two", "low_six", "odds", "straight", "two_pairs", "sixes", "pair_double", "lowest_three")


def h(text: str, purpose: str) -> int:
    k = blake2b(text.encode("utf-8"), digest_size=32).digest()
    return int.from_bytes(blake2b(purpose.encode("utf-8"), key=k, digest_size=16).digest(), "big")


@given(st.text(max_size=80), st.integers(0, 5), st.integers(1, 400), st.integers(1, 30), st.integers(0, 10))
def test_a_die_is_h_of_seat_turn_roll_and_position_mod_6(seed, seat, turn, roll, count):
    dice = SeededChance(seed).dice(seat, turn, roll, count)
    assert dice == tuple(h(seed, f"die {seat} {turn} {roll} {position}") % 6 for position in range(count))


@given(st.text(max_size=80), st.integers(1, 6))
def test_the_first_seat_is_h_of_first_mod_seats(seed, seats):
    assert SeededChance(seed).first(seats) == h(seed, "first") % seats


@given(st.text(max_size=80))
def test_cards_are_sorted_by_h_of_card_and_key(seed):
    assert SeededChance(seed).cards(TWELVE) == tuple(sorted(TWELVE, key=lambda key: h(seed, f"card {key}")))


@given(st.text(max_size=80), st.integers(1, 9))
def test_a_shuffle_is_sorted_by_h_of_shuffle_number_and_card(seed, number):
    cards = [f"h{n}.{copy}" for n in range(1, 6) for copy in range(3)]
    expected = tuple(sorted(cards, key=lambda card: h(seed, f"shuffle {number} {card}")))
    assert SeededChance(seed).shuffle(number, cards) == expected


@given(st.text(max_size=40), st.text(max_size=40))
def test_a_phrase_of_the_table_is_part_of_the_seed(seed, phrase):
    assert SeededChance(seed, phrase).dice(0, 1, 1, 10) == SeededChance(f"{seed}|{phrase}").dice(0, 1, 1, 10)


def test_the_hash_of_a_sealed_seed_is_blake2b_of_the_seed_without_the_phrase():
    assert seed_hash("abc") == blake2b(b"abc", digest_size=32).hexdigest()


def test_a_new_seed_is_32_hex_digits_and_not_the_last_one():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and set(seed) <= set("0123456789abcdef") for seed in seeds)


def test_what_others_rolled_before_changes_no_die():
    fresh, used = SeededChance("s"), SeededChance("s")
    for turn in range(1, 50):
        used.dice(1, turn, 1, 10)
    assert used.dice(0, 7, 2, 6) == fresh.dice(0, 7, 2, 6)


def test_the_faces_are_even_over_many_rolls():
    counts = [0] * 6
    for turn in range(1, 2001):
        for face in SeededChance("evenness").dice(0, turn, 1, 6):
            counts[face] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 20.5  # chi-square, 5 degrees, p = 0.001
