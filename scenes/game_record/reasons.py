"""Chances as people are told them: what the reasons of several games have in common."""

from collections.abc import Mapping
from typing import Any

from scenes.text.words import number

_CHANCES = ("chance", "other_chance", "nothing", "before", "after")
_COMPARED = ("chance", "other_chance")


def with_chances(values: Mapping[str, Any]) -> dict[str, Any]:
    """A chance as so many of 100; two that would read the same are told to a tenth."""
    chances = [round(100 * values[name]) for name in _COMPARED if name in values]
    alike = len(set(chances)) < len(chances)
    told = {
        name: number(100 * values[name], 1) if alike and name in _COMPARED else round(100 * values[name])
        for name in _CHANCES
        if name in values
    }
    return {**values, **told}
