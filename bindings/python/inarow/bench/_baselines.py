# SPDX-License-Identifier: BSL-1.0
"""Agents of known strength, with which other agents are compared."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from inarow._core import Player, Position, Rules, TreeSearch, VectorGames
from inarow._errors import Error
from inarow._levels import LEVELS
from inarow._opponents import make_opponent
from inarow.bench._network import Network, NetworkAgent
from inarow.typing import Agent

BASELINES = ("random", *LEVELS, "mcts-100", "mcts-1000", "mcts-10000")
"""The names of the baselines without a file. The number of simulations of "mcts-N" can be any
number."""


def is_baseline(name: str) -> bool:
    """Returns whether `baseline` knows this name. The file of a network need not exist."""
    return name in BASELINES or re.fullmatch(r"mcts-\d+|network(-\d+)?:.+", name) is not None


def baseline(name: str, seed: int = 0) -> Agent:
    """Returns the baseline with this name: "random", "level-1" to "level-8", or "mcts-N", which is
    Monte Carlo tree search with N simulations. "network:FILE" plays the moves of a network that
    examples/python/alphazero.py trained, and "network-N:FILE" searches with the network."""
    if simulations := re.fullmatch(r"mcts-(\d+)", name):
        return _Mcts(int(simulations[1]), seed)
    if parts := re.fullmatch(r"network(?:-(\d+))?:(.+)", name):
        network = Network(parts[2])
        return NetworkAgent(network, network.rules, int(parts[1]) if parts[1] else None)
    if name in BASELINES:
        return _Opponent(name, seed)
    raise Error(
        f"There is no baseline {name!r}. The baselines are {', '.join(BASELINES)}.", kind="baseline"
    )


class _Opponent:
    def __init__(self, name: Any, seed: int) -> None:
        self._player = make_opponent(name)
        self._random = np.random.default_rng(seed)

    def __call__(self, position: Position) -> int:
        return int(self._player.action(position, self._random))


class _Mcts:
    """Monte Carlo tree search by PUCT with equal priors, and the result of one random playout as the
    value of a leaf. Plays the most visited action."""

    def __init__(self, simulations: int, seed: int) -> None:
        self._simulations = simulations
        self._seed = seed

    def __call__(self, position: Position) -> int:
        return self.answers([position])[0]

    def answers(self, positions: Sequence[Position]) -> list[int]:
        """Searches from all positions at once, which is much faster than from one after another."""
        by_rules: dict[Rules, list[int]] = defaultdict(list)
        for index, position in enumerate(positions):
            by_rules[position.rules].append(index)
        actions = [0] * len(positions)
        for rules, indices in by_rules.items():
            search = TreeSearch(rules, simulations=self._simulations, layout="kaggle")
            visits, _ = search.run([positions[i] for i in indices], _Playouts(rules, self._seed))
            for index, action in zip(indices, visits.argmax(axis=1), strict=True):
                actions[index] = int(action)
        return actions


class _Playouts:
    """Evaluates each leaf by one random game from this leaf."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = rules
        self._random = VectorGames(rules, 1, seed=seed).state()["random"]

    def __call__(
        self, observations: NDArray[Any], masks: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        games = VectorGames.from_state(self._state(observations))
        returns = games.playouts()
        self._random = games.state()["random"]
        signs = np.where(games.players == Player.FIRST, 1, -1)
        return masks.astype(np.float32), (returns * signs).astype(np.float32)

    def _state(self, observations: NDArray[Any]) -> dict[str, Any]:
        """Returns the state of games with these boards. The layout has a 1 for the player who
        starts, and a state has a 1 for the first player."""
        n, second_starts = len(observations), self._rules.starts == Player.SECOND
        stones = (observations > 0).sum(axis=1)
        boards = np.where(observations > 0, 3 - observations, 0) if second_starts else observations
        return {
            "rules": str(self._rules),
            "layout": "inarow",
            "auto_reset": False,
            "boards": boards.reshape(n, self._rules.rows, self._rules.columns).astype(np.int8),
            "players": ((stones + second_starts) % 2).astype(np.int8),
            "rewards": np.zeros((n, 2), np.float32),
            "terminated": np.zeros(n, np.bool_),
            "outcomes": np.zeros(n, np.int8),
            "random": self._random,
        }
