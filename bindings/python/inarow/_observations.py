# SPDX-License-Identifier: BSL-1.0
"""What the environments have in common: their ids, their spaces and their observations."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from inarow._core import Layout, Player, Position

IDS = {
    "inarow/ConnectFour-v0": "connect-four",
    "inarow/TicTacToe-v0": "tic-tac-toe",
    "inarow/Gomoku-v0": "gomoku",
    "inarow/Game-v0": None,
}
"""The registered ids and their rules; None where they are an argument: make(id, rules="5x5/4")."""

Observation = dict[str, NDArray[Any]]
"""The arrays "observation" and "action_mask"."""


def make_spaces(layout: Layout) -> tuple[Any, Any]:
    """The observation space and the action space."""
    actions = layout.num_distinct_actions
    dtype: Any = np.dtype(layout.dtype)
    observations = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, layout.max_value, layout.shape, dtype),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observations, gymnasium.spaces.Discrete(actions)


def observe(position: Position, player: Player, layout: Layout, *, may_move: bool) -> Observation:
    """A player's observation. The mask is empty unless the player may move."""
    mask: NDArray[np.int8] = layout.mask(position).astype(np.int8)
    return {
        "observation": layout.observation(position, player),
        "action_mask": mask if may_move else np.zeros_like(mask),
    }
