# SPDX-License-Identifier: BSL-1.0
"""Environments of Gymnasium: one agent against an opponent, at any rules.

    import gymnasium, inarow.gymnasium
    env = gymnasium.make("inarow/ConnectFour-v0", opponent="perfect")

Gymnasium is an extra: pip install 'inarow[gymnasium]'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Union

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        "inarow.gymnasium needs Gymnasium: pip install 'inarow[gymnasium]'"
    ) from missing

import numpy as np

from inarow._core import Layout, Player, Position, Rules, Solver
from inarow._errors import Error, IllegalMove
from inarow._shown import IDS, Shown, shown_to, spaces_of

__all__ = ["IDS", "GameEnv", "Opponent"]

Opponent = Union[Literal["random", "perfect"], Solver, Callable[[Position], int]]
"""A way to play: a name, a solver that is asked for the best moves, or a function that gives an action
(as Position counts them)."""

_SIDES = {"first": Player.FIRST, "second": Player.SECOND, "either": None}


class GameEnv(gymnasium.Env[Shown, np.int64]):
    """A game against an opponent, whose moves are part of each step.

    `player` says which side the agent has: "first", "second", or "either", which is drawn at each
    reset. The reward is 1 for a won game, -1 for a lost one, else 0. An action that is not legal
    raises IllegalMove and changes nothing; the mask is in each observation, as "action_mask".
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        rules: Rules | str,
        opponent: Opponent = "random",
        player: Literal["first", "second", "either"] = "first",
        layout: str = "inarow",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        if player not in _SIDES:
            raise Error(f'player must be "first", "second" or "either", not {player!r}.', kind="player")
        if render_mode not in (None, "ansi"):
            raise Error(f'render_mode must be "ansi" or None, not {render_mode!r}.', kind="render_mode")
        self.layout = Layout(rules, layout)
        self.rules = self.layout.rules
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.layout)
        self._side = _SIDES[player]
        self._opponent = self._way_to_play(opponent)
        self._agent = self._side or Player.FIRST
        self._position = Position(self.rules)

    @property
    def position(self) -> Position:
        return self._position

    @property
    def agent(self) -> Player:
        """The agent's side in this game."""
        return self._agent

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        super().reset(seed=seed)
        agent = self._side
        if agent is None:
            agent = (Player.FIRST, Player.SECOND)[self.np_random.integers(2)]
        start = Position(self.rules)
        self._position = start if start.to_move == agent else self._answered(start)
        self._agent = agent
        return self._shown(), {}

    def step(self, action: int | np.int64) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        after = self.layout.child(self._position, int(action))
        self._position = after if after.is_terminal() else self._answered(after)
        reward = self._position.returns()[self._agent.value]
        return self._shown(), reward, self._position.is_terminal(), False, {}

    def render(self) -> Any:
        return self._position.draw() if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """The mask of the last observation, by the name under which sb3-contrib asks for it."""
        return self.layout.mask(self._position)

    def _shown(self) -> Shown:
        return shown_to(self._agent, self._position, self.layout, may_move=True)

    def _answered(self, position: Position) -> Position:
        action = self._opponent(position)
        try:
            return position.child(action)
        except IllegalMove as error:
            raise Error(
                f"The opponent's move is illegal. {error}", kind="opponent", move=error.move
            ) from error

    def _one_of(self, actions: list[int]) -> int:
        return actions[self.np_random.integers(len(actions))]

    def _way_to_play(self, opponent: Opponent) -> Callable[[Position], int]:
        if opponent == "random":
            return lambda position: self._one_of(position.legal_actions())
        if opponent == "perfect":
            opponent = Solver()
        if isinstance(opponent, Solver):
            solver = opponent
            return lambda position: self._one_of(solver.best_moves(position))
        if callable(opponent):
            return opponent
        raise Error(
            f'opponent must be "random", "perfect", a Solver or a function, not {opponent!r}.',
            kind="opponent",
        )


for _name, _rules in IDS.items():
    gymnasium.register(
        _name,
        entry_point="inarow.gymnasium:GameEnv",
        kwargs={} if _rules is None else {"rules": _rules},
    )
