# SPDX-License-Identifier: BSL-1.0
"""Gymnasium environments: one agent against an opponent, with any rules.

    import gymnasium, inarow.gymnasium
    env = gymnasium.make("inarow/ConnectFour-v0", opponent="perfect")
    envs = gymnasium.make_vec("inarow/ConnectFour-v0", num_envs=1024)

This module needs gymnasium.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

try:
    import gymnasium
except ImportError as _missing:
    raise ImportError("inarow.gymnasium needs Gymnasium: pip install gymnasium") from _missing

import numpy as np

from inarow._core import Layout, Player, Position, Rules
from inarow._errors import Error, IllegalMove
from inarow._game_vector_env import GameVectorEnv
from inarow._observations import (
    IDS,
    Illegal,
    Observation,
    Side,
    checked_illegal,
    checked_side,
    make_spaces,
    observe,
)
from inarow._opponents import Opponent, make_opponent, refusal_of_opponent
from inarow._rendering import RENDER_MODES, Renderer, RenderMode
from inarow.typing import LayoutName

__all__ = ["IDS", "GameEnv", "GameVectorEnv", "Opponent"]


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """A game against an opponent. Each step includes the reply of the opponent.

    `player` is the agent's side: "first", "second", or "either" for a random side at each reset.
    The reward is 1 for a win, -1 for a loss, otherwise 0. Each observation and each info contains
    the mask of legal actions as "action_mask". An illegal action never changes the board. `illegal`
    determines the effect of an illegal action. With "terminate", the action ends the episode with a
    reward of -1. With "penalty", the reward is -1, and the agent must choose again. With "raise",
    the step raises IllegalMove.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}
    layout: Layout
    rules: Rules
    observation_space: gymnasium.Space[Observation]
    action_space: gymnasium.Space[np.int64]

    def __init__(
        self,
        rules: Rules | str,
        opponent: Opponent = "random",
        player: Side = "first",
        layout: LayoutName = "inarow",
        illegal: Illegal = "terminate",
        render_mode: RenderMode | None = None,
    ) -> None:
        self._side = checked_side(player)
        self._illegal = checked_illegal(illegal)
        self._renderer = Renderer(render_mode)
        self.layout = Layout(rules, layout)
        self.rules = self.layout.rules
        self.render_mode = render_mode
        self.observation_space, self.action_space = make_spaces(self.layout)
        self._opponent = make_opponent(opponent)
        self._agent = self._side or Player.FIRST
        self._position = Position(self.rules)
        self._ended_by_illegal_action = False

    @property
    def position(self) -> Position:
        """The position of the game. The agent is to move, unless the game is over."""
        return self._position

    @property
    def agent(self) -> Player:
        """The agent's side in this game."""
        return self._agent

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a game. If the opponent begins, makes its first move. `options` has no effect."""
        super().reset(seed=seed)
        agent = self._side
        if agent is None:
            agent = (Player.FIRST, Player.SECOND)[self.np_random.integers(2)]
        start = Position(self.rules)
        self._position = start if start.to_move == agent else self._after_reply(start)
        self._agent = agent
        self._ended_by_illegal_action = False
        return self._shown()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes the agent's move, an action of the layout, and the opponent's reply."""
        if self._ended_by_illegal_action:
            sentence = "The episode has ended with an illegal action: reset() starts the next one."
            raise Error(sentence, kind="game_over")
        try:
            after = self.layout.child(self._position, int(action))
        except IllegalMove:
            if self._illegal == "raise" or self._position.is_terminal():
                raise
            self._ended_by_illegal_action = self._illegal == "terminate"
            observation, info = self._shown()
            return observation, -1.0, self._ended_by_illegal_action, False, info
        self._position = after if after.is_terminal() else self._after_reply(after)
        reward = self._position.returns()[self._agent.value]
        observation, info = self._shown()
        return observation, reward, self._position.is_terminal(), False, info

    def render(self) -> Any:
        """Renders in the render mode: text, an image of shape (height, width, 3), or a window."""
        return self._renderer.render(self._position, self.metadata["render_fps"])

    def close(self) -> None:
        """Closes the window of the render mode "human"."""
        self._renderer.close()

    def action_masks(self) -> Any:
        """Returns the action mask of the last observation, for sb3-contrib."""
        return self.layout.mask(self._position)

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        """Returns the observation and the info, and draws the window if there is one."""
        if self.render_mode == "human":
            self.render()
        observation = observe(self._position, self._agent, self.layout, may_move=True)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def _after_reply(self, position: Position) -> Position:
        action = self._opponent.action(position, self.np_random)
        try:
            return position.child(action)
        except IllegalMove as error:
            raise refusal_of_opponent(error) from error


for _name, _rules in IDS.items():
    gymnasium.register(
        _name,
        entry_point="inarow.gymnasium:GameEnv",
        vector_entry_point="inarow.gymnasium:GameVectorEnv",
        kwargs={} if _rules is None else {"rules": _rules},
    )
