# SPDX-License-Identifier: BSL-1.0
"""Agents of Kaggle's ConnectX in inarow, and agents of inarow in ConnectX.

inarow.bench.run(from_kaggle(my_agent), "connect-four-1")
kaggle_environments.make("connectx").run([to_kaggle("level-3"), "negamax"])
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from inarow._core import Gravity, Layout, Position, Rules
from inarow._errors import Error
from inarow._playing import action_of
from inarow.bench._baselines import baseline
from inarow.typing import Agent

__all__ = ["KaggleAgent", "from_kaggle", "to_kaggle"]

KaggleAgent = Callable[[Any, Any], int]
"""A function from an observation and a configuration to a column, as in ConnectX."""


class _Fields(SimpleNamespace):
    """Fields that can also be read as items, like the fields of Kaggle's objects."""

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


def from_kaggle(agent: KaggleAgent, seconds: float = 2.0) -> Agent:
    """Returns an agent of inarow that plays the moves of an agent of ConnectX.

    `seconds` is the time for a move in the configuration that the agent gets. Nothing stops an
    agent that takes longer.
    """

    def player(position: Position) -> int:
        rules = position.rules
        known = Rules(rules.columns, rules.rows, rules.run, Gravity.DROP, starts=rules.starts)
        if rules != known:
            raise Error(
                f"ConnectX has no game with the rules {rules}, only one with {known}.", kind="rules"
            )
        layout = Layout(rules, "kaggle")
        observation = _Fields(
            board=layout.observation(position).tolist(),
            mark=layout.current_player(position) + 1,
            step=position.stones,
            remainingOverageTime=60,
        )
        configuration = _Fields(
            columns=rules.columns,
            rows=rules.rows,
            inarow=rules.run,
            timeout=seconds,
            actTimeout=seconds,
            episodeSteps=1000,
        )
        return agent(observation, configuration)

    player.__name__ = getattr(agent, "__name__", type(agent).__name__)
    return player


def to_kaggle(agent: Agent | str, seed: int = 0) -> KaggleAgent:
    """Returns an agent of ConnectX that plays the moves of an agent of inarow, or of a baseline."""
    player = baseline(agent, seed) if isinstance(agent, str) else agent

    def kaggle_agent(observation: Any, configuration: Any) -> int:
        columns, rows = configuration["columns"], configuration["rows"]
        layout = Layout(Rules(columns, rows, configuration["inarow"], "drop"), "kaggle")
        position = layout.position(observation["board"])
        return action_of(position, player(position), "any")

    return kaggle_agent
