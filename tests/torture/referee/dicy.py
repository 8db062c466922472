"""Dicy Cards, as rules.md tells it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tests.torture.referee.events import Events, indices

Values = list[int]


class Card(NamedTuple):
    dice: range
    condition: Callable[[Values, Values], bool]
    points: Callable[[Values], int] = sum
    effect: str = ""


def _different(picked: Values, _roll: Values) -> bool:
    return len(set(picked)) == len(picked)


def _equal(picked: Values, _roll: Values) -> bool:
    return len(set(picked)) == 1


def _any(_picked: Values, _roll: Values) -> bool:
    return True


CARDS = {
    "any_two": Card(range(2, 3), _any, effect="chill neighbours"),
    "low_six": Card(range(6, 7), lambda picked, _: max(picked) < 6),
    "odds": Card(range(1, 7), lambda picked, _: all(value % 2 for value in picked)),
    "straight": Card(
        range(2, 7), lambda picked, _: sorted(picked) == list(range(min(picked), min(picked) + len(picked)))
    ),
    "two_pairs": Card(
        range(4, 5), lambda picked, _: sorted(picked.count(value) for value in set(picked)) == [2, 2]
    ),
    "sixes": Card(range(1, 7), lambda picked, _: set(picked) == {6}, effect="thaw neighbours"),
    "pair_double": Card(range(2, 3), _equal, lambda picked: 2 * sum(picked)),
    "lowest_three": Card(
        range(3, 4), lambda picked, roll: sorted(picked) == sorted(roll)[:3], effect="chill everyone"
    ),
    "distinct4": Card(range(1, 7), _different, lambda picked: 4 * len(picked)),
    "distinct_sum": Card(range(1, 6), _different),
    "forty": Card(range(6, 7), _any, lambda picked: 40 - sum(picked)),
    "same5": Card(range(1, 7), _equal, lambda picked: 5 * len(picked)),
}
FIVES = {
    "glacial": ["any_two", "low_six", "odds", "straight", "two_pairs"],
    "beginner": ["odds", "straight", "pair_double", "distinct4", "same5"],
    "intermediate": ["pair_double", "low_six", "straight", "forty", "sixes"],
    "interaction": ["any_two", "sixes", "lowest_three", "straight", "pair_double"],
}
FACES = (1, 2, 3, 4, 5, 6)


def play(log: Events) -> None:
    _Table(log).play()


class _Table:
    def __init__(self, log: Events) -> None:
        self.log, self.seats = log, log.head.seats
        started = log.coming("GameStarted")
        self.first = log.first_seat(started.get("first"))
        mode = log.head.setup.get("mode", "glacial")
        self.cards = self._five(mode, started.get("cards"))
        begun = {"head_start": log.head.head_start} if any(log.head.head_start) else {}
        log.take("GameStarted", first=self.first, mode=mode, cards=self.cards, target=100, **begun)
        self.scores = list(log.head.head_start)
        self.active = [set(self.cards) for _ in range(self.seats)]

    def _five(self, mode: object, said: object) -> list[str]:
        chosen = self.log.head.setup.get("cards")
        if mode == "custom":
            self.log.check(_five_different(chosen), "five different cards")
            return list(chosen or ())
        self.log.check("cards" not in self.log.head.setup, "only custom chooses its cards")
        if mode == "interglacial":
            drawn = self.log.chance.five(list(CARDS)) or said
            self.log.check(_five_different(drawn), "five different cards")
            return [card for card in CARDS if card in drawn]  # pyright: ignore[reportOperatorIssue]
        if not isinstance(mode, str) or mode not in FIVES:
            raise self.log.refuse("no such mode")
        return FIVES[mode]

    def play(self) -> None:
        seat, turns = self.first, [0] * self.seats
        while True:
            self.log.take("TurnStarted", seat=seat)
            turns[seat] += 1
            self._turn(seat, turns[seat])
            self.log.take("TurnEnded", seat=seat)
            seat = (seat + 1) % self.seats
            if seat == self.first and max(self.scores) >= 100:
                ranks = [(score, len(active)) for score, active in zip(self.scores, self.active, strict=True)]
                winners = [one for one in range(self.seats) if ranks[one] == max(ranks)]
                self.log.take("GameEnded", winners=winners, scores=self.scores)
                return

    def _turn(self, seat: int, turn: int) -> None:
        log, active = self.log, self.active[seat]
        if not active:
            log.choice("TurnPassed")
            self._pass(seat)
            return
        log.choice("DiceRolled")
        roll, shown = 1, log.rolled(seat, turn, 1, list(range(6)), FACES)
        while True:
            kinds = ("TurnPassed", "CardScored", "CardFrozen") if active else ("TurnPassed",)
            event = log.choice(*kinds)
            if event["type"] == "TurnPassed":
                self._pass(seat)
                return
            if event["type"] == "CardScored":
                self._score(seat, shown)
                return
            self._turn_over(seat, event.get("card"), "reroll", active)
            dice = indices(log.coming("DiceRolled").get("dice"), 6)
            log.check(dice and dice == sorted(dice), "dice that can't be rolled")
            roll += 1
            for die, value in zip(dice or [], log.rolled(seat, turn, roll, dice or [], FACES), strict=True):
                shown[die] = value

    def _turn_over(self, seat: int, card: object, why: str, among: Iterable[str]) -> None:
        """The next event turns one of these cards."""
        if not isinstance(card, str) or card not in among:
            raise self.log.refuse("no card that can be turned")
        thaws = why in ("pass", "passed", "thaw")
        self.log.take("CardThawed" if thaws else "CardFrozen", seat=seat, card=card, why=why)
        (self.active[seat].add if thaws else self.active[seat].discard)(card)

    def _score(self, seat: int, shown: Values) -> None:
        log, event = self.log, self.log.coming("CardScored")
        card, dice = event.get("card"), indices(event.get("dice"), 6)
        if not isinstance(card, str) or card not in self.active[seat] or dice is None:
            raise log.refuse("no card or dice to score with")
        picked, rule = [shown[die] for die in dice], CARDS[card]
        log.check(len(picked) in rule.dice and rule.condition(picked, shown), "not what the card asks for")
        log.take("CardScored", seat=seat, card=card, dice=dice, points=rule.points(picked))
        self.scores[seat] += rule.points(picked)
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        hit = (
            others
            if rule.effect == "chill everyone"
            else sorted({*others[:1], *others[-1:]}, key=others.index)
        )
        if rule.effect:
            self._choose(hit, "thaw" if "thaw" in rule.effect else "chill")
        self._turn_over(seat, card, "score", self.active[seat])

    def _pass(self, seat: int) -> None:
        self.log.take("TurnPassed", seat=seat)
        for _ in range(5 - len(self.active[seat])):
            card = self.log.coming("CardThawed").get("card")
            self._turn_over(seat, card, "pass", set(self.cards) - self.active[seat])
        self._choose([(seat + step) % self.seats for step in range(1, self.seats)], "passed")

    def _choose(self, seats: list[int], why: str) -> None:
        """Each of them turns a card that can be turned; one that is the only one turns by itself."""
        for seat in seats:
            among = self.active[seat] if why == "chill" else set(self.cards) - self.active[seat]
            if not among:
                continue
            kind = "CardFrozen" if why == "chill" else "CardThawed"
            event = self.log.coming(kind) if len(among) == 1 else self.log.choice(kind)
            self._turn_over(seat, event.get("card"), why, set(among))


def _five_different(cards: object) -> bool:
    return (
        isinstance(cards, list)
        and len(cards) == 5
        and all(isinstance(card, str) and card in CARDS for card in cards)
        and len(set(cards)) == 5
    )
