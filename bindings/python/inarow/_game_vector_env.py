# SPDX-License-Identifier: BSL-1.0
"""Many games against an opponent as one vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from inarow._core import Layout, Position, Rules, VectorGames
from inarow._errors import Error, IllegalMove
from inarow._observations import (
    Illegal,
    Observation,
    Side,
    checked_illegal,
    checked_side,
    make_spaces,
)
from inarow._opponents import (
    BatchPlayer,
    Opponent,
    OpponentPlayer,
    RandomPlayer,
    make_opponent,
    refusal_of_opponent,
)
from inarow._rendering import Renderer, RenderMode
from inarow.typing import LayoutName

_RENDER_MODES = ["ansi", "rgb_array"]

Flags = NDArray[np.bool_]
Infos = dict[str, Any]


class GameVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A vector environment: many games, which are stored in a VectorGames. The environment behaves
    like Gymnasium's SyncVectorEnv with the same number of GameEnv objects.

    The opponents "random" and inarow.sb3.ModelAgent move in all games at once; other opponents
    choose game by game. A step raises an exception if the opponent makes an illegal move or, with
    illegal="raise", if an action is illegal. Such a step changes no game. An episode is truncated
    after `max_episode_steps` steps.
    """

    metadata: dict[str, Any]
    layout: Layout
    rules: Rules
    single_observation_space: Space[Observation]
    single_action_space: Space[NDArray[np.int64]]
    observation_space: Space[Observation]
    action_space: Space[NDArray[np.int64]]

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str = "connect-four",
        opponent: Opponent | BatchPlayer = "random",
        player: Side = "first",
        layout: LayoutName = "inarow",
        illegal: Illegal = "terminate",
        render_mode: RenderMode | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
    ) -> None:
        self._side = checked_side(player)
        self._illegal = checked_illegal(illegal)
        self._renderer = Renderer(render_mode, _RENDER_MODES)
        self._autoreset = _checked_autoreset(autoreset_mode)
        self._max_steps = _checked_steps(max_episode_steps)
        self.set_opponent(opponent)
        self.layout = Layout(rules, layout)
        self.rules = self.layout.rules
        self.num_envs = num_envs
        self._games = self._new_games()
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": _RENDER_MODES,
            "render_fps": 2,
            "autoreset_mode": self._autoreset,
        }
        self.single_observation_space, self.single_action_space = make_spaces(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._agents = np.zeros(num_envs, np.int8)
        self._steps = np.zeros(num_envs, np.int64)
        self._ended = np.zeros(num_envs, np.bool_)

    @property
    def positions(self) -> list[Position]:
        """The positions of the games. In every game that is not over, the agent is to move."""
        return list(self._games)

    @property
    def agents(self) -> NDArray[np.int8]:
        """The agents' sides in their games: 0 for the first player, 1 for the second."""
        return self._agents.copy()

    def set_opponent(self, opponent: Opponent | BatchPlayer) -> None:
        """Replaces the opponent. The games continue, and the new opponent makes the next reply."""
        self._opponent: OpponentPlayer | BatchPlayer
        if isinstance(opponent, BatchPlayer):
            self._opponent = opponent
        else:
            self._opponent = make_opponent(opponent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """Restarts all games, or the games that options["reset_mask"] selects."""
        super().reset(seed=seed)
        which = self._reset_mask(options)
        games = self._games.clone()
        if seed is not None:
            games = self._new_games()
            for i in np.flatnonzero(~which).tolist():
                games[i] = self._games[i]
        agents = self._start(games, self._agents, which)
        self._keep(games, agents, np.where(which, 0, self._steps), self._ended & ~which)
        return self._observed(games, agents)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], Flags, Flags, Infos]:
        """Makes the agent's move, an action of the layout, and the opponent's reply in each
        game."""
        starting = self._starting()
        illegal = self._illegal_actions(actions) & ~starting
        games = self._games.clone()
        games.step(actions, where=~(starting | illegal))
        agents = self._start(games, self._agents, starting)
        rewards = games.rewards[np.arange(self.num_envs), agents].astype(np.float64)
        rewards[illegal] = -1
        terminated = games.terminated | (illegal & (self._illegal == "terminate"))
        steps = np.where(starting, 0, self._steps + 1)
        truncated = (steps >= self._max_steps) & ~starting
        ended = terminated | truncated
        observation, infos = self._observed(games, agents)
        if self._autoreset == AutoresetMode.SAME_STEP and ended.any():
            final = _final_infos(observation, ended)
            agents = self._start(games, agents, ended)
            observation, infos = self._observed(games, agents)
            infos |= final
            steps[ended] = 0
            ended = np.zeros_like(ended)
        self._keep(games, agents, steps, ended)
        return observation, rewards, terminated, truncated, infos

    def render(self) -> Any:
        """Renders each game like GameEnv.render."""
        if self.render_mode is None:
            return None
        return tuple(self._renderer.render(p, self.metadata["render_fps"]) for p in self._games)

    def action_masks(self) -> Flags:
        """Returns the action masks of the last observation."""
        return self._games.masks.copy()

    def _new_games(self) -> VectorGames:
        seed = int(self.np_random.integers(2**63))
        return VectorGames(
            self.rules, self.num_envs, auto_reset=False, seed=seed, layout=self.layout.name
        )

    def _keep(
        self, games: VectorGames, agents: NDArray[np.int8], steps: NDArray[np.int64], ended: Flags
    ) -> None:
        self._games, self._agents, self._steps, self._ended = games, agents, steps, ended

    def _reset_mask(self, options: dict[str, Any] | None) -> Flags:
        mask: Any = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise Error("reset_mask must be an array of dtype bool.", kind="reset_mask")
        if mask.shape != (self.num_envs,):
            sentence = f"reset_mask must have the shape ({self.num_envs},), not {mask.shape}."
            raise Error(sentence, kind="reset_mask")
        return mask

    def _starting(self) -> Flags:
        """Returns which games this step restarts instead of making a move."""
        if self._autoreset == AutoresetMode.NEXT_STEP:
            return self._ended
        if self._ended.any():  # never with SAME_STEP
            game = int(np.flatnonzero(self._ended)[0])
            sentence = (
                f"Game {game} has ended: reset(options={{'reset_mask': mask}}) starts it anew."
            )
            raise Error(sentence, kind="game_over", index=game)
        return np.zeros(self.num_envs, np.bool_)

    def _illegal_actions(self, actions: NDArray[np.int64]) -> Flags:
        """Returns which games have an illegal action; all False if VectorGames checks actions."""
        given = np.asarray(actions)
        count = self.layout.num_distinct_actions
        if (
            self._illegal == "raise"
            or given.shape != (self.num_envs,)
            or given.dtype.kind not in "iu"
        ):
            return np.zeros(self.num_envs, np.bool_)
        is_action = (given >= 0) & (given < count)
        legal = self._games.masks[np.arange(self.num_envs), np.where(is_action, given, 0)]
        return ~(is_action & legal)

    def _start(
        self, games: VectorGames, agents: NDArray[np.int8], which: Flags
    ) -> NDArray[np.int8]:
        """Restarts the games `which`, and makes the opponent's moves. Returns the agents' sides."""
        agents = agents.copy()
        count = int(which.sum())
        games.reset(which)
        if self._side is None:
            agents[which] = self.np_random.integers(2, size=count)
        else:
            agents[which] = self._side.value
        waiting = ~games.terminated & (games.players != agents)
        if isinstance(self._opponent, RandomPlayer):
            games.step(games.random_actions(), where=waiting)
        elif waiting.any():
            self._reply(games, agents, waiting)
        return agents

    def _reply(self, games: VectorGames, agents: NDArray[np.int8], waiting: Flags) -> None:
        actions = np.zeros(self.num_envs, np.int64)
        if isinstance(self._opponent, BatchPlayer):
            seen = {"observation": games.observe(1 - agents), "action_mask": games.masks}
            asked = {name: values[waiting] for name, values in seen.items()}
            actions[waiting] = self._opponent.layout_actions(asked, self.np_random)
        else:
            for i in np.flatnonzero(waiting).tolist():
                action = self._opponent.action(games[i], self.np_random)
                actions[i] = self.layout.from_inarow(action)
        try:
            games.step(actions, where=waiting)
        except IllegalMove as error:
            raise refusal_of_opponent(error) from error

    def _observed(self, games: VectorGames, agents: NDArray[np.int8]) -> tuple[Observation, Infos]:
        masks = games.masks.astype(np.int8)
        observation = {"observation": games.observe(agents), "action_mask": masks}
        infos = {"action_mask": masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return observation, infos


def _final_infos(observation: Observation, ended: Flags) -> Infos:
    """Returns the last observations and infos of the games that have ended."""
    last = np.full(ended.size, None, dtype=object)
    for i in np.flatnonzero(ended).tolist():
        last[i] = {name: values[i] for name, values in observation.items()}
    masks = np.where(ended[:, np.newaxis], observation["action_mask"], 0).astype(np.int8)
    return {
        "final_obs": last,
        "_final_obs": ended.copy(),
        "final_info": {"action_mask": masks, "_action_mask": ended.copy()},
        "_final_info": ended.copy(),
    }


def _checked_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(f'"{known.value}"' for known in AutoresetMode)
        sentence = f"autoreset_mode must be one of {names}, not {mode!r}."
        raise Error(sentence, kind="autoreset_mode") from None


def _checked_steps(steps: int | None) -> float:
    """Returns the maximum number of steps of an episode, or infinity if there is no limit."""
    if steps is None:
        return float("inf")
    if steps < 1:
        sentence = f"max_episode_steps must be at least 1, not {steps}."
        raise Error(sentence, kind="max_episode_steps")
    return steps
