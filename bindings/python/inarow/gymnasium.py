# SPDX-License-Identifier: BSL-1.0
"""Gymnasium environments: one agent against an opponent, with any rules.

    import gymnasium, inarow.gymnasium
    env = gymnasium.make("inarow/ConnectFour-v0", opponent="perfect")

Gymnasium is an extra: pip install 'inarow[gymnasium]'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        "inarow.gymnasium needs Gymnasium: pip install 'inarow[gymnasium]'"
    ) from missing

import numpy as np

from inarow._core import Layout, Player, Position, Rules, Solver
from inarow._errors import Error, IllegalMove
from inarow._levels import LEVELS, LevelName
from inarow._observations import IDS, Observation, make_spaces, observe
from inarow.typing import LayoutName

__all__ = ["IDS", "GameEnv", "Opponent"]

Opponent = Literal["random", "perfect"] | LevelName | Solver | Callable[[Position], int]
"""A name, "level-1" to "level-8" among them, a solver, whose best moves are played, or a function
that returns an action of a Position."""

_SIDES = {"first": Player.FIRST, "second": Player.SECOND, "either": None}


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """A game against an opponent, whose replies are part of each step.

    `player` is the agent's side: "first", "second", or "either", drawn at each reset. The reward
    is 1 for a win, -1 for a loss, else 0. An illegal action raises IllegalMove and changes nothing.
    Each observation has the mask of legal actions, "action_mask".
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        rules: Rules | str,
        opponent: Opponent = "random",
        player: Literal["first", "second", "either"] = "first",
        layout: LayoutName = "inarow",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        if player not in _SIDES:
            sentence = f'player must be "first", "second" or "either", not {player!r}.'
            raise Error(sentence, kind="player")
        if render_mode not in (None, "ansi"):
            sentence = f'render_mode must be "ansi" or None, not {render_mode!r}.'
            raise Error(sentence, kind="render_mode")
        self.layout = Layout(rules, layout)
        self.rules = self.layout.rules
        self.render_mode = render_mode
        self.observation_space, self.action_space = make_spaces(self.layout)
        self._side = _SIDES[player]
        self._opponent = _checked_opponent(opponent)
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
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        agent = self._side
        if agent is None:
            agent = (Player.FIRST, Player.SECOND)[self.np_random.integers(2)]
        start = Position(self.rules)
        self._position = start if start.to_move == agent else self._after_reply(start)
        self._agent = agent
        return self._observation(), {}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        after = self.layout.child(self._position, int(action))
        self._position = after if after.is_terminal() else self._after_reply(after)
        reward = self._position.returns()[self._agent.value]
        return self._observation(), reward, self._position.is_terminal(), False, {}

    def render(self) -> Any:
        return self._position.draw() if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """The mask of the last observation, for sb3-contrib."""
        return self.layout.mask(self._position)

    def _observation(self) -> Observation:
        return observe(self._position, self._agent, self.layout, may_move=True)

    def _after_reply(self, position: Position) -> Position:
        action = self._opponent_action(position)
        try:
            return position.child(action)
        except IllegalMove as error:
            raise Error(
                f"The opponent's move is illegal. {error}", kind="opponent", move=error.move
            ) from error

    def _choice(self, actions: list[int]) -> int:
        return actions[self.np_random.integers(len(actions))]

    def _opponent_action(self, position: Position) -> int:
        if isinstance(self._opponent, Solver):
            return self._choice(self._opponent.best_moves(position))
        if isinstance(self._opponent, _LevelPlayer):
            return self._opponent.action(position, int(self.np_random.integers(2**63)))
        if self._opponent is None:
            return self._choice(position.legal_actions())
        return self._opponent(position)


class _LevelPlayer:
    """A player of a level of Solver.choose."""

    def __init__(self, level: int) -> None:
        self._level = level
        self._solver = Solver()

    def action(self, position: Position, seed: int) -> int:
        return self._solver.choose(position, level=self._level, seed=seed)[0]


def _checked_opponent(
    opponent: Opponent,
) -> Solver | _LevelPlayer | Callable[[Position], int] | None:
    """A solver, a level, a function, or None for random moves: no closure, which would belong to
    one environment and be shared by its copies."""
    if isinstance(opponent, str) and opponent in ("random", "perfect"):
        return Solver() if opponent == "perfect" else None
    if isinstance(opponent, str) and opponent in LEVELS:
        return _LevelPlayer(LEVELS[opponent])
    if isinstance(opponent, Solver) or callable(opponent):
        return opponent
    raise Error(
        'opponent must be "random", "perfect", "level-1" to "level-8", a Solver or a function, '
        f"not {opponent!r}.",
        kind="opponent",
    )


for _name, _rules in IDS.items():
    gymnasium.register(
        _name,
        entry_point="inarow.gymnasium:GameEnv",
        kwargs={} if _rules is None else {"rules": _rules},
    )
