"""What the bench finds is made short, and what it should find it does find."""

from random import Random
from typing import Any

from tests.torture.running import Case, hold, run
from tests.torture.shrink import shortest, smallest


def test_the_shortest_list_that_still_does_it_is_found():
    steps = list(range(100))
    assert shortest(steps, lambda left: {17, 60} <= set(left)) == [17, 60]


def test_one_step_may_be_enough_and_none_too():
    assert shortest([3, 1, 2], lambda left: 1 in left) == [1]
    assert shortest([3, 1, 2], lambda _: True) == []


def test_numbers_become_as_small_as_they_may_be():
    assert smallest({"a": 900, "b": 7}, lambda numbers: numbers["a"] >= 13) == {"a": 13, "b": 0}


class Fragile:
    """Breaks when two steps meet, in one of two ways."""

    def case(self, random: Random) -> Case:
        return Case({}, {"number": random.randrange(50)}, [random.randrange(30) for _ in range(40)])

    def weight(self, case: Case) -> int:
        return len(case.steps)

    def figures(self) -> dict[str, Any]:
        return {"figure": 1}

    def stands(self, case: Case) -> None:
        hold("three and four meet", not {3, 4} <= set(case.steps), case.steps)
        if case.steps.count(5) > 2:
            raise KeyError(5)


def test_each_sort_of_failure_is_told_once_in_its_shortest_case_and_again_with_the_same_seed():
    report = run(Fragile(), 2_000, "a seed")
    found = {failure.why: failure for failure in report["failures"]}
    assert sorted(found["three and four meet"].shortest.steps) == [3, 4]
    assert found["three and four meet"].shortest.sizes == {"number": 0}
    assert found["KeyError in tests/torture/test_shrink.py:stands"].shortest.steps == [5] * 3
    assert report["failed"] == sum(failure.times for failure in found.values())
    again = run(Fragile(), 1, "a seed", only=found["three and four meet"].case)
    assert again["failures"][0].shortest == found["three and four meet"].shortest
