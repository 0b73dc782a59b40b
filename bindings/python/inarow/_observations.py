# SPDX-License-Identifier: BSL-1.0
"""The common parts of the environments: ids, arguments, spaces and observations."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from inarow._core import Layout, Player, Position
from inarow._errors import Error

IDS: dict[str, str | None] = {
    "inarow/ConnectFour-v0": "connect-four",
    "inarow/TicTacToe-v0": "tic-tac-toe",
    "inarow/Gomoku-v0": "gomoku",
    "inarow/Game-v0": None,
}
"""The registered ids and their rules; None if make() needs an argument such as rules="5x5/4"."""

Observation = dict[str, NDArray[Any]]
"""The arrays "observation" and "action_mask"."""

Side = Literal["first", "second", "either"]
Illegal = Literal["raise", "terminate", "penalty"]

_SIDES = {"first": Player.FIRST, "second": Player.SECOND, "either": None}


def checked_side(player: str) -> Player | None:
    """Returns the agent's side; None if each reset chooses the side at random."""
    if player in _SIDES:
        return _SIDES[player]
    sentence = f'player must be "first", "second" or "either", not {player!r}.'
    raise Error(sentence, kind="player")


def checked_illegal(illegal: Illegal) -> Illegal:
    if illegal in ("raise", "terminate", "penalty"):
        return illegal
    sentence = f'illegal must be "raise", "terminate" or "penalty", not {illegal!r}.'
    raise Error(sentence, kind="illegal")


def make_spaces(layout: Layout) -> tuple[Any, Any]:
    """Returns the observation space and the action space."""
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
    """Returns a player's observation. If the player may not move, the mask is all zeros."""
    mask: NDArray[np.int8] = layout.mask(position).view(np.int8)
    return {
        "observation": layout.observation(position, player),
        "action_mask": mask if may_move else np.zeros_like(mask),
    }
