"""The modes: which five cards everybody lays out."""

from typing import Literal

from msgspec import UNSET, UnsetType

from game.core.chance import Chance
from game.core.illegal import IllegalError
from game.dicy.cards import CARDS, Card

Mode = Literal["glacial", "interglacial", "beginner", "intermediate", "interaction", "custom"]
HAND = 5  # cards that each player has

GIVEN: dict[Mode, tuple[Card, ...]] = {
    "glacial": ("any_two", "low_six", "odds", "straight", "two_pairs"),
    "beginner": ("odds", "straight", "pair_double", "distinct4", "same5"),
    "intermediate": ("pair_double", "low_six", "straight", "forty", "sixes"),
    "interaction": ("any_two", "sixes", "lowest_three", "straight", "pair_double"),
}


def laid_out(mode: Mode, chosen: tuple[Card, ...] | UnsetType, chance: Chance) -> tuple[Card, ...]:
    """The five of the mode; raises IllegalError for five that can't be laid out."""
    if mode == "custom":
        return _chosen(() if chosen is UNSET else chosen)
    if chosen is not UNSET:
        raise IllegalError("only_custom_chooses_its_cards", mode=mode)
    if mode == "interglacial":
        drawn = chance.cards(CARDS)[:HAND]
        return tuple(card for card in CARDS if card in drawn)
    return GIVEN[mode]


def _chosen(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if len(cards) != HAND:
        raise IllegalError("exactly_n_cards", n=HAND, chosen=len(cards))
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise IllegalError("five_different_cards", card=card)
    return cards
