# SPDX-License-Identifier: BSL-1.0
"""Vector environments of games for Stable-Baselines3, and models of Stable-Baselines3 as agents.

    from inarow.sb3 import GameVecEnv, ModelAgent
    env = GameVecEnv(256, "connect-four", player="either")
    model = MaskablePPO("MultiInputPolicy", env)
    env.set_opponent(ModelAgent(model))  # self-play
    model.learn(1_000_000)

This module needs stable-baselines3.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as _missing:
    raise ImportError(
        "inarow.sb3 needs Stable-Baselines3: pip install stable-baselines3"
    ) from _missing

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from inarow._core import Layout, Position, Rules
from inarow._errors import Error
from inarow._game_vector_env import GameVectorEnv
from inarow._observations import Illegal, Observation, Side, observe
from inarow._opponents import BatchPlayer, Opponent
from inarow.typing import LayoutName

__all__ = ["GameVecEnv", "ModelAgent"]

Indices = None | int | Iterable[int]


class GameVecEnv(VecEnv):
    """Many games against an opponent as a vector environment of Stable-Baselines3. The environment
    behaves like a DummyVecEnv with the same number of GameEnv objects, and is much faster.

    The arguments are the same as for GameVectorEnv. `opponent` can also be a ModelAgent, which
    moves in all games at once. sb3-contrib finds the action masks.
    """

    def __init__(
        self,
        num_envs: int = 64,
        rules: Rules | str = "connect-four",
        opponent: Opponent | ModelAgent = "random",
        player: Side = "first",
        layout: LayoutName = "inarow",
        illegal: Illegal = "terminate",
        max_episode_steps: int | None = None,
    ) -> None:
        self._games = GameVectorEnv(
            num_envs,
            rules,
            opponent,
            player,
            layout,
            illegal,
            autoreset_mode=AutoresetMode.SAME_STEP,
            max_episode_steps=max_episode_steps,
        )
        self.render_mode = None
        super().__init__(
            num_envs, self._games.single_observation_space, self._games.single_action_space
        )
        self._actions = np.zeros(num_envs, np.int64)

    @property
    def positions(self) -> list[Position]:
        """The positions of the games. The agent is to move in each of them."""
        return self._games.positions

    def set_opponent(self, opponent: Opponent | ModelAgent) -> None:
        """Replaces the opponent. The games continue, and the new opponent makes the next reply."""
        self._games.set_opponent(opponent)

    def reset(self) -> Observation:
        """Restarts all games."""
        seed = None if self._seeds[0] is None else int(self._seeds[0])
        observation, _ = self._games.reset(seed=seed)
        self.reset_infos = [{} for _ in range(self.num_envs)]
        self._reset_seeds()
        self._reset_options()
        return observation

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], list[Any]]:
        """Makes the agent's moves and the replies. A game that ends restarts."""
        observation, rewards, terminated, truncated, last = self._games.step(self._actions)
        dones = terminated | truncated
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(dones).tolist():
            infos[i] = {
                "terminal_observation": last["final_obs"][i],
                "TimeLimit.truncated": bool(truncated[i] and not terminated[i]),
            }
        return observation, rewards.astype(np.float32), dones, infos

    def close(self) -> None:
        """Has no effect: the games hold no resources."""

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the masks of legal actions of all games."""
        return self._games.action_masks()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Returns an attribute once for each of these games. All games have the same attributes."""
        return [getattr(self, attr_name)] * len(self._numbers(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Refuses, because the games are not separate objects."""
        raise Error(
            f"The games of a GameVecEnv have no attribute {attr_name!r} of their own.",
            kind="attribute",
        )

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """Calls "action_masks", the only method, for each of these games."""
        if method_name != "action_masks" or method_args or method_kwargs:
            raise Error(
                f'The only method of the games is "action_masks", not {method_name!r}.',
                kind="method",
            )
        return list(self.action_masks()[self._numbers(indices)])

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:
        """Returns False for each of these games."""
        return [False] * len(self._numbers(indices))

    def _numbers(self, indices: Indices) -> list[int]:
        return list(self._get_indices(indices))


class ModelAgent(BatchPlayer):
    """Plays the moves of a model of Stable-Baselines3. A ModelAgent is an agent for inarow.bench
    and inarow.match, and an opponent for environments. If the model is still learning, the agent
    always plays as the model plays now.

    The model gets the observations of a GameVecEnv, or only their array "observation". A model of
    sb3-contrib that takes action masks gets them. If another model chooses an illegal action, the
    agent plays a random legal action.
    """

    def __init__(
        self,
        model: Any,
        layout: LayoutName = "inarow",
        *,
        deterministic: bool = False,
        seed: int = 0,
    ) -> None:
        """If `deterministic` is True, the model plays its most probable action. Otherwise, the
        model draws a random action by its probabilities. `seed` is the seed for the replacements of
        illegal actions."""
        self.name = type(model).__name__
        self._model = model
        self._layout = layout
        self._deterministic = deterministic
        self._takes_masks = "action_masks" in inspect.signature(model.predict).parameters
        self._random = np.random.default_rng(seed)

    def __call__(self, position: Position) -> int:
        """Returns the action in a position."""
        return self.answers([position])[0]

    def answers(self, positions: Sequence[Position]) -> list[int]:
        """Returns the actions in many positions of one game."""
        if not positions:
            return []
        layout = Layout(positions[0].rules, self._layout)
        seen = [observe(p, p.to_move, layout, may_move=True) for p in positions]
        observation = {name: np.stack([each[name] for each in seen]) for name in seen[0]}
        return [layout.to_inarow(int(a)) for a in self.layout_actions(observation, self._random)]

    def layout_actions(
        self, observation: Observation, random: np.random.Generator
    ) -> NDArray[np.int64]:
        """Returns the actions of the layout for many observations."""
        masks = observation["action_mask"].astype(np.bool_)
        seen: Any = observation
        if not isinstance(self._model.observation_space, Dict):
            seen = observation["observation"]
        options = {"action_masks": masks} if self._takes_masks else {}
        predict: Callable[..., Any] = self._model.predict
        actions, _ = predict(seen, deterministic=self._deterministic, **options)
        chosen = np.asarray(actions, np.int64).reshape(-1)
        for i in np.flatnonzero(~masks[np.arange(len(masks)), chosen]).tolist():
            chosen[i] = random.choice(np.flatnonzero(masks[i]))
        return chosen
