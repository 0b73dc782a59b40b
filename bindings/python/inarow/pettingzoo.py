# SPDX-License-Identifier: BSL-1.0
"""PettingZoo environments: two agents that move in turn, with any rules.

    from inarow.pettingzoo import env
    game = env("connect-four")

This module needs pettingzoo and gymnasium.
"""

from __future__ import annotations

from typing import Any, Literal, SupportsIndex

try:
    import pettingzoo  # type: ignore[import-untyped]
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
    from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]
except ImportError as _missing:
    raise ImportError(
        "inarow.pettingzoo needs PettingZoo: pip install pettingzoo gymnasium"
    ) from _missing

from inarow._core import Layout, Position, Rules
from inarow._errors import Error, IllegalMove
from inarow._observations import IDS, Observation, make_spaces, observe
from inarow._playing import opponent_of
from inarow._rendering import RENDER_MODES, Renderer, RenderMode
from inarow.typing import LayoutName

__all__ = ["IDS", "env", "raw_env"]

_AGENTS = ["player_0", "player_1"]

Illegal = Literal["raise", "terminate"]


def env(
    rules: Rules | str = "connect-four",
    layout: LayoutName = "pettingzoo",
    illegal: Illegal = "terminate",
    render_mode: RenderMode | None = None,
) -> Any:
    """Returns a game in the wrapper of PettingZoo that enforces the order of calls.

    An illegal action ends the game with a reward of -1 for the agent that chose it, as in
    PettingZoo's own games. With illegal="raise", an illegal action raises IllegalMove and changes
    nothing.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(rules, layout, render_mode, illegal))


class raw_env(AECEnv):  # type: ignore[misc]
    """A game without wrappers. Agent "player_0" starts. Each observation has an "action_mask"."""

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "name": "inarow_v0",
        "is_parallelizable": False,
    }
    layout: Layout
    rules: Rules
    possible_agents: list[str]
    agents: list[str]
    observation_spaces: dict[str, Any]
    action_spaces: dict[str, Any]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _position: Position

    def __init__(
        self,
        rules: Rules | str = "connect-four",
        layout: LayoutName = "pettingzoo",
        render_mode: RenderMode | None = None,
        illegal: Illegal = "raise",
    ) -> None:
        super().__init__()
        if illegal not in ("raise", "terminate"):
            raise Error(f'illegal must be "raise" or "terminate", not {illegal!r}.', kind="illegal")
        self._illegal = illegal
        self._renderer = Renderer(render_mode)
        self.layout = Layout(rules, layout)
        self.rules = self.layout.rules
        self.render_mode = render_mode
        self.possible_agents = _AGENTS[:]
        self.agents = _AGENTS[:]
        starts = self.rules.starts
        self._players = dict(zip(_AGENTS, (starts, opponent_of(starts)), strict=True))
        spaces = {agent: make_spaces(self.layout) for agent in _AGENTS}
        self.observation_spaces = {agent: space for agent, (space, _) in spaces.items()}
        self.action_spaces = {agent: space for agent, (_, space) in spaces.items()}
        self._start()

    @property
    def position(self) -> Position:
        """The position of the game."""
        return self._position

    def observation_space(self, agent: str) -> Any:
        """Returns the space of the observations, which is the same for both agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Returns the space of the actions, which is the same for both agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. Nothing is random: the seed has no effect."""
        self._start()
        self._show()

    def observe(self, agent: str) -> Observation:
        """Returns the agent's observation. If the agent is not to move, the mask is all zeros."""
        return observe(
            self._position,
            self._players[agent],
            self.layout,
            may_move=agent == self.agent_selection and not self._position.is_terminal(),
        )

    def step(self, action: SupportsIndex | None) -> None:
        """Makes a move of the agent to move: an action of the layout, or None after the end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Error("action must not be None: the game is not over.", kind="no_action")
        try:
            self._position = self.layout.child(self._position, int(action))
        except IllegalMove:
            if self._illegal == "raise":
                raise
            self._lose(agent)
            return
        if self._position.is_terminal():
            self.rewards = dict(zip(_AGENTS, self.layout.returns(self._position), strict=True))
            self.terminations = dict.fromkeys(_AGENTS, True)
        self.agent_selection = _AGENTS[1 - _AGENTS.index(agent)]
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        """Renders in the render mode: text, an image of shape (height, width, 3), or a window."""
        return self._renderer.render(self._position, self.metadata["render_fps"])

    def close(self) -> None:
        """Closes the window of the render mode "human"."""
        self._renderer.close()

    def _lose(self, agent: str) -> None:
        """Ends the game after an illegal action of the agent. PettingZoo's TerminateIllegalWrapper
        would do the same, but would make two observations in each step."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(_AGENTS, True)
        self.truncations = dict.fromkeys(_AGENTS, True)
        self.rewards = dict.fromkeys(_AGENTS, 0.0) | {agent: -1.0}
        self._accumulate_rewards()
        self._deads_step_first()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _start(self) -> None:
        self._position = Position(self.rules)
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}


if hasattr(pettingzoo, "register"):  # since 1.27
    for _name, _rules in IDS.items():
        pettingzoo.register(
            "aec",
            _name,
            entry_point="inarow.pettingzoo:env",
            kwargs={} if _rules is None else {"rules": _rules},
        )
