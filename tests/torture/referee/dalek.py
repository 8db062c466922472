"""Dalek Dice, as rules.md tells it."""

from collections.abc import Sequence

from tests.torture.referee.events import Events, indices

FACES = ("H4", "H2", "D3", "D2", "DOC", "EXT")


def play(log: Events) -> None:
    seats, target = log.head.seats, log.head.setup.get("target", 60)
    begun = {"head_start": log.head.head_start} if any(log.head.head_start) else {}
    first = log.first_seat(log.coming("GameStarted").get("first"))
    log.take("GameStarted", first=first, target=target, **begun)
    scores, turns, seat = list(log.head.head_start), [0] * seats, first
    while True:
        log.take("TurnStarted", seat=seat)
        turns[seat] += 1
        scores[seat] += _turn(log, seat, turns[seat])
        seat = (seat + 1) % seats
        if seat == first and max(scores) >= target:
            winners = [one for one in range(seats) if scores[one] == max(scores)]
            log.take("GameEnded", winners=winners, scores=scores)
            return


def _turn(log: Events, seat: int, turn: int) -> int:
    """The points of a turn, its end taken too."""
    hand, aside, roll = list(range(10)), list[str](), 0

    def ends(reason: str, points: int) -> int:
        log.take("TurnEnded", seat=seat, reason=reason, points=points)
        return points

    may_stop = False
    while True:
        kinds = ("DiceRolled", "TurnEnded") if may_stop else ("DiceRolled",)
        if log.choice(*kinds)["type"] == "TurnEnded":
            return ends("stopped", _humans(aside) if _daleks(aside) >= _humans(aside) else 0)
        roll += 1
        values = log.rolled(seat, turn, roll, list(hand), FACES)
        shows = dict(zip(hand, values, strict=True))

        def put(dice: list[int], forced: bool, shows: dict[int, str] = shows) -> None:
            log.take("DiceKept", seat=seat, dice=dice, forced=forced)
            for die in dice:
                hand.remove(die)
                aside.append(shows[die])

        may_stop = False
        for special in ("DOC", "EXT"):
            first = next((die for die in hand if shows[die] == special), None)
            if first is not None:
                put([first], True)
                may_stop = True
        if aside.count("DOC") == 3:
            return ends("doctor", 0)
        plain = [die for die in hand if shows[die] not in ("DOC", "EXT")]
        if aside.count("EXT") == 3:
            if plain:
                put(plain, True)
            return ends("exterminate", 2 * _humans(aside) + (0 if hand else 5))
        if hand and plain:
            kinds = ("DiceKept", "DiceRolled", "TurnEnded") if may_stop else ("DiceKept",)
            event = log.choice(*kinds)
            if event["type"] == "DiceKept":
                dice = indices(event.get("dice"), 10)
                log.check(dice and all(die in plain for die in dice), "dice that can't be kept")
                put(dice or [], False)
                may_stop = True
        if not hand:
            return ends("dice_out", _humans(aside) + 5 if _daleks(aside) >= _humans(aside) else 0)


def _humans(faces: Sequence[str]) -> int:
    return 4 * faces.count("H4") + 2 * faces.count("H2")


def _daleks(faces: Sequence[str]) -> int:
    return 3 * faces.count("D3") + 2 * faces.count("D2")
