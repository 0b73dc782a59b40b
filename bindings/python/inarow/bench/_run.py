# SPDX-License-Identifier: BSL-1.0
"""Asks an agent about each position of a suite, without a solver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from inarow import _progress
from inarow._core import Position
from inarow._errors import IllegalMove, NotationError
from inarow._playing import action_of, description, name_of
from inarow.bench._baselines import baseline
from inarow.bench._result import Answer, BenchResult
from inarow.bench._suites import LabeledPosition, Suite, load
from inarow.typing import Agent, Notation


def run(
    agent: Agent | str,
    suite: Suite | str,
    *,
    seed: int = 0,
    notation: Notation = "any",
    name: str | None = None,
    progress: bool = False,
) -> BenchResult:
    """Asks the agent for a move in each position of a suite, and scores its answers.

    `agent` is a function from a Position to an action or a move text in `notation`, or the name of a
    baseline, such as "random", "level-3" or "mcts-100". If the agent has a method `answers`, this
    method is called once with the list of all positions, and returns the list of moves. An
    exception of this method ends the run.

    An illegal answer is neither perfect nor good. If the agent raises an exception, the answer has
    failed, and is neither perfect nor good either. `seed` is the seed of a baseline. `name` is the
    name of the agent in the table [default: its own name].
    """
    suite = load(suite) if isinstance(suite, str) else suite
    name = name or (agent if isinstance(agent, str) else name_of(agent))
    player: Any = baseline(agent, seed) if isinstance(agent, str) else agent
    if not callable(player):
        raise TypeError(f"agent must be callable, not {type(player).__name__}")
    answers = []
    with _progress.updates(progress, len(suite)) as update:
        for asked, call in zip(suite.positions, _calls(player, suite), strict=True):
            answers.append(answer_of(asked, call, notation))
            update(1)
    return BenchResult(suite=suite, agent=name, seed=seed, answers=tuple(answers))


def _calls(player: Any, suite: Suite) -> Iterator[Callable[[Position], Any]]:
    """Yields, for each position, a function that returns the answer."""
    if not hasattr(player, "answers"):
        yield from [player] * len(suite)
        return
    moves = list(player.answers([asked.position for asked in suite.positions]))
    if len(moves) != len(suite):
        raise ValueError(f"answers must return {len(suite)} moves, not {len(moves)}")
    yield from (lambda position, move=move: move for move in moves)


def answer_of(
    asked: LabeledPosition, call: Callable[[Position], Any], notation: Notation = "any"
) -> Answer:
    """Returns the answer of an agent to a position."""
    try:
        said = call(asked.position)
    except Exception as exception:
        return Answer(asked, None, None, description(exception), "failed")
    try:
        return Answer(asked, action_of(asked.position, said, notation), said, None, "legal")
    except (IllegalMove, NotationError) as refused:
        return Answer(asked, None, said, str(refused), "illegal")
