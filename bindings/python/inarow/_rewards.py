# SPDX-License-Identifier: BSL-1.0
"""Rewards of moves from exact scores, to train an agent or a language model."""

from __future__ import annotations

from typing import SupportsIndex

from inarow._core import Position, Solver
from inarow._errors import Unsolved
from inarow._playing import action_of

_SECONDS = 0.01


def reward(
    position: Position, move: SupportsIndex | str, solver: Solver | None = None
) -> float | None:
    """Returns the reward of a move, from 0 to 1; None if the solver does not find the score in
    time.

    The reward is 1/2 + score / (2 * (1 + squares // 2)), with the exact score of the move. A faster
    win has a higher reward than a slower win, a draw has the reward 1/2, and a slower loss has a
    higher reward than a faster loss. An illegal move raises IllegalMove. Pass the same `solver` in
    each call, with a small time limit, because a new solver has an empty transposition table
    [default: a new solver with a time limit of 10 ms].
    """
    lower, upper = reward_bounds(position, move, solver)
    return lower if lower == upper else None


def reward_bounds(
    position: Position, move: SupportsIndex | str, solver: Solver | None = None
) -> tuple[float, float]:
    """Returns the lower and the upper bound of `reward`. The bounds are equal if the solver finds
    the score in time."""
    child = position.child(action_of(position, move, "any"))
    try:
        lower = upper = (solver or Solver(time_limit=_SECONDS)).score(child)
    except Unsolved as unsolved:
        assert unsolved.score_bounds
        lower, upper = unsolved.score_bounds
    # The score of the child is the score of the opponent.
    best = 1 + position.rules.squares // 2
    return 0.5 - upper / (2 * best), 0.5 - lower / (2 * best)
