# SPDX-License-Identifier: BSL-1.0
"""The games of inarow in OpenSpiel, with any rules, and perfect or weaker bots that play them.

    import pyspiel
    import inarow.open_spiel
    game = pyspiel.load_game("inarow", {"rules": "5x5/4"})

This module needs open_spiel. The import registers the game "inarow".
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
    from open_spiel.python.observation import (  # type: ignore[import-untyped]
        IIGObserverForPublicInfoGame,
    )
except ImportError as _missing:
    raise ImportError("inarow.open_spiel needs OpenSpiel: pip install open_spiel") from _missing

from inarow._core import Game, Gravity, Layout, Player, Position, Rules
from inarow._errors import Error
from inarow._opponents import Opponent, make_opponent

__all__ = ["BotAgent", "InarowGame", "InarowState", "OpponentBot", "position_of", "state_of"]

_TYPE = pyspiel.GameType(
    short_name="inarow",
    long_name="inarow: k in a row",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "connect-four"},
)


class InarowGame(pyspiel.Game):  # type: ignore[misc]
    """The game "inarow" of OpenSpiel. Its parameter "rules" names the rules.

    Player 0 is the player who starts. Actions have the numbers of `Game.legal_actions`.
    """

    start: Position
    """The empty board."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = (params or {}).get("rules", "connect-four")
        self.start = Game(rules).position
        information = pyspiel.GameInfo(
            num_distinct_actions=self.start.rules.num_distinct_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.start.rules.columns * self.start.rules.rows,
        )
        super().__init__(_TYPE, information, {"rules": str(self.start.rules)})

    def new_initial_state(self) -> InarowState:
        return InarowState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(self)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class InarowState(pyspiel.State):  # type: ignore[misc]
    """A state of the game "inarow". `game` is the same game as an `inarow.Game`."""

    game: Game

    def __init__(self, game: InarowGame) -> None:
        super().__init__(game)
        self.game = Game(game.start)

    def current_player(self) -> int:
        if self.game.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._player(self.game.to_move)

    def _player(self, mover: Player) -> int:
        """Returns the number of a player in OpenSpiel, where player 0 starts."""
        return int(mover != self.game.rules.starts)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.game.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.game.is_terminal()

    def returns(self) -> list[float]:
        first, second = self.game.returns()
        return [first, second] if self.game.rules.starts == Player.FIRST else [second, first]

    def __str__(self) -> str:
        return str(self.game.position)


class _Observer:
    """Observations in the layout "open_spiel"."""

    tensor: NDArray[np.float32]
    dict: dict[str, NDArray[np.float32]]

    def __init__(self, game: InarowGame) -> None:
        self._layout = Layout(game.start.rules, "open_spiel")
        self.tensor = np.zeros(int(np.prod(self._layout.shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(self._layout.shape)}

    def set_from(self, state: InarowState, player: int) -> None:
        del player  # both players see the same board
        self.dict["observation"][...] = self._layout.observation(state.game.position)

    def string_from(self, state: InarowState, player: int) -> str:
        del player
        return str(state)


def position_of(state: Any) -> Position:
    """Returns the position of a state of the game "inarow", or of OpenSpiel's "connect_four" (of any
    size) or "tic_tac_toe".
    """
    if isinstance(state, InarowState):
        return state.game.position
    return Game(_rules_of(state.get_game()), state.history()).position


def _rules_of(game: Any) -> str:
    """Returns the rules of a game of OpenSpiel itself, which must have the same actions as in
    inarow."""
    name = game.get_type().short_name
    if name == "tic_tac_toe":
        return "tic-tac-toe"
    if name == "connect_four":
        return "{columns}x{rows}/{x_in_row}/drop".format(**game.get_parameters())
    raise Error(f"The game {name!r} of OpenSpiel is not a game of inarow.", kind="game")


def state_of(position: Position, game: Any) -> Any:
    """Returns the state of a game of OpenSpiel with this position. The game is "inarow", or OpenSpiel's
    "connect_four" or "tic_tac_toe". The state has no history.
    """
    rules = game.start.rules if isinstance(game, InarowGame) else Rules(_rules_of(game))
    if position.rules != rules:
        raise Error(
            f"The position has the rules {position.rules}, but the game of OpenSpiel has {rules}.",
            kind="game",
        )
    if isinstance(game, InarowGame):
        state = game.new_initial_state()
        state.game = Game(position)
        return state
    rows = [[".xo"[stone] for stone in row] for row in position.board.tolist()]
    is_drop = rules.gravity == Gravity.DROP  # OpenSpiel then lists rows from the bottom
    fields: dict[str, Any] = {
        "board": rows[::-1] if is_drop else [square for row in rows for square in row],
        "current_player": "xo"[position.to_move],
    }
    if is_drop:
        fields |= {"is_terminal": False, "winner": ""}
    return game.new_initial_state(json.dumps(fields))


class BotAgent:
    """An agent of inarow that plays the moves of a bot of OpenSpiel, for `inarow.bench`."""

    def __init__(self, bot: Any, game: Any) -> None:
        """`game` is the game of OpenSpiel that the bot plays."""
        self._bot = bot
        self._game = game

    def __call__(self, position: Position) -> int:
        return int(self._bot.step(state_of(position, self._game)))


class OpponentBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of OpenSpiel that plays the moves of `opponent`: "perfect", "level-1" to "level-8",
    "random", a Solver, or a function from a Position to an action.

    It plays the game "inarow", and OpenSpiel's own games "connect_four" and "tic_tac_toe".
    """

    def __init__(self, opponent: Opponent = "perfect", seed: int | None = None) -> None:
        super().__init__()
        self._opponent = make_opponent(opponent)
        self._random = np.random.default_rng(seed)

    def step(self, state: Any) -> int:
        return int(self._opponent.action(position_of(state), self._random))

    def restart(self) -> None:
        """Does nothing, because each step depends only on the state."""

    def restart_at(self, state: Any) -> None:
        """Does nothing, because each step depends only on the state."""


pyspiel.register_game(_TYPE, InarowGame)
