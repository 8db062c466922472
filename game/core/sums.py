"""Figures that are counted game by game and add up."""

from operator import add
from typing import Self

from msgspec import Struct, structs


class Sum(Struct, frozen=True):
    """Adds up field by field."""

    def __add__(self, more: Self) -> Self:
        return type(self)(*map(add, structs.astuple(self), structs.astuple(more)))
