# SPDX-License-Identifier: BSL-1.0
"""What the environments show: an observation with the mask of the actions, and their spaces."""

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
"""What is registered, and its rules; None where they must be said: make(id, rules="5x5/4")."""

Shown = dict[str, NDArray[Any]]


def spaces_of(layout: Layout) -> tuple[Any, Any]:
    """Of what is shown, and of the actions."""
    actions = layout.num_distinct_actions
    dtype: Any = np.dtype(layout.dtype)
    shown = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, layout.greatest, layout.shape, dtype),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return shown, gymnasium.spaces.Discrete(actions)


def shown_to(player: Player, position: Position, layout: Layout, *, may_move: bool) -> Shown:
    mask: NDArray[np.int8] = layout.mask(position).astype(np.int8)
    return {
        "observation": layout.observation(position, player),
        "action_mask": mask if may_move else np.zeros_like(mask),
    }
