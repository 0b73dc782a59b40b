# SPDX-License-Identifier: BSL-1.0
"""The types of arguments, for annotations: `notation: inarow.typing.Notation`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, SupportsIndex

from numpy.typing import ArrayLike

from inarow._core import Game, Position

Notation = Literal["any", "names", "xy", "algebraic", "columns", "openspiel", "gomocup"]
"""A notation of moves. With "any", the form of a text decides how the text is read."""

LayoutName = Literal["inarow", "pettingzoo", "open_spiel", "pgx", "kaggle"]
"""The name of a Layout."""

Coordinates = Literal["none", "as_played", "letters", "numbers"]
"""The coordinates of a picture."""

BoardLike = str | ArrayLike
"""A board: a text, or numbers as an array or nested lists."""

PositionsLike = ArrayLike | Iterable[str | Position | Game | ArrayLike] | Any
"""Many positions. Includes Any, because columns of pandas, Polars and Arrow have no common type."""

Agent = Callable[[Position], SupportsIndex | str]
"""An agent: a function from a position to an action or a move text."""
