# SPDX-License-Identifier: BSL-1.0
"""The opponents of the environments, and the sides of `match` that are given by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol, SupportsIndex, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from inarow._core import Position, Solver
from inarow._errors import Error, Unsolved
from inarow._levels import LEVELS, LevelName

Opponent = Literal["random", "perfect"] | LevelName | Solver | Callable[[Position], SupportsIndex]
"""A name, such as "random" or "level-1"; a solver, which plays its best moves; or a function from a
Position to an action."""


class OpponentPlayer(Protocol):
    """Chooses the opponent's moves. All random numbers come from the generator `random`."""

    def action(self, position: Position, random: np.random.Generator) -> SupportsIndex: ...


@runtime_checkable
class BatchPlayer(Protocol):
    """Chooses the opponent's moves in many games at once, as actions of the layout of the
    observations."""

    def layout_actions(
        self, observation: dict[str, NDArray[Any]], random: np.random.Generator
    ) -> NDArray[np.int64]: ...


# Classes instead of closures, so that environments can be copied and pickled.


class RandomPlayer:
    """Plays uniformly random legal moves."""

    def action(self, position: Position, random: np.random.Generator) -> int:
        return _choice(position.legal_actions(), random)


class _SolverPlayer:
    """Plays random best moves, within the limits of its solver."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def action(self, position: Position, random: np.random.Generator) -> int:
        return _choice(self._solver.best_moves(position), random)


class PerfectPlayer:
    """Plays random best moves. If the solver does not find all best moves in time, plays the best
    move found."""

    def __init__(self, solver: Solver, seconds: float) -> None:
        """`seconds` is the time limit for one move, if the solver does not find all best moves."""
        self._solver = solver
        self._seconds = seconds

    def action(self, position: Position, random: np.random.Generator) -> int:
        actions, _ = best_moves_found(self._solver, position, self._seconds)
        return _choice(actions, random)


class _LevelPlayer:
    """Plays the moves of Solver.choose at one level."""

    def __init__(self, level: int, seconds: float) -> None:
        self._level = level
        self._seconds = seconds
        self._solver = Solver()

    def action(self, position: Position, random: np.random.Generator) -> int:
        seed = int(random.integers(2**63))
        return self._solver.choose(position, self._seconds, level=self._level, seed=seed)[0]


class _FunctionPlayer:
    def __init__(self, function: Callable[[Position], SupportsIndex]) -> None:
        self._function = function

    def action(self, position: Position, random: np.random.Generator) -> SupportsIndex:
        return self._function(position)


def make_opponent(opponent: Opponent, seconds: float = 1.0) -> OpponentPlayer:
    """`seconds` is the time limit for one move. "perfect" first gets three times this time to find
    all best moves."""
    if isinstance(opponent, str) and opponent == "random":
        return RandomPlayer()
    if isinstance(opponent, str) and opponent == "perfect":
        return PerfectPlayer(Solver(time_limit=3 * seconds), seconds)
    if isinstance(opponent, str) and opponent in LEVELS:
        return _LevelPlayer(LEVELS[opponent], seconds)
    if isinstance(opponent, Solver):
        return _SolverPlayer(opponent)
    if callable(opponent):
        return _FunctionPlayer(opponent)
    raise Error(
        'opponent must be "random", "perfect", "level-1" to "level-8", a Solver or a function, '
        f"not {opponent!r}.",
        kind="opponent",
    )


def best_moves_found(solver: Solver, position: Position, seconds: float) -> tuple[list[int], bool]:
    """Returns all best moves, and True. If the solver does not find all best moves in time, returns
    the best move found, and whether this move is proven to be a best move."""
    try:
        return solver.best_moves(position), True
    except Unsolved:
        action, is_proven = solver.choose(position, seconds)
        return [action], is_proven


def refusal_of_opponent(error: Error) -> Error:
    """Returns the error for an illegal move of the opponent."""
    return Error(f"The opponent's move is illegal. {error}", kind="opponent", move=error.move)


def _choice(actions: list[int], random: np.random.Generator) -> int:
    return actions[random.integers(len(actions))]
