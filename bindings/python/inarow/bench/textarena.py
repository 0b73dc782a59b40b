# SPDX-License-Identifier: BSL-1.0
"""The games of inarow in TextArena. This module needs textarena.

An agent of TextArena is a function from a text to a text, so `TextAgent(agent)`, from
`inarow.bench.chat`, is an agent of inarow.
"""

from __future__ import annotations

from typing import Any

try:
    import textarena  # type: ignore[import-not-found, unused-ignore]
except ImportError as _missing:
    raise ImportError("inarow.bench.textarena needs TextArena: pip install textarena") from _missing

from inarow._core import Game, Layout, Rules
from inarow._errors import IllegalMove, NotationError
from inarow._playing import action_of
from inarow.bench.chat import make_prompt, read_move

__all__ = ["GameEnv"]

_Kind = textarena.ObservationType


class GameEnv(textarena.Env):  # type: ignore[misc, unused-ignore]
    """A game between two players who read and write text. Player 0 starts.

    A player who gives an illegal answer gets the reason and answers again. After `errors` such
    answers, the next illegal answer loses the game.
    """

    game: Game
    """The game."""

    def __init__(self, rules: Rules | str = "connect-four", errors: int = 1) -> None:
        self._rules = Rules(rules) if isinstance(rules, str) else rules
        self._errors = errors

    def reset(self, num_players: int = 2, seed: int | None = None) -> None:
        self.game = Game(self._rules)
        self.state = textarena.TwoPlayerState(num_players, seed, error_allowance=self._errors)
        self.state.reset(game_state={})
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        player = self.state.current_player_id
        self.state.add_observation(action, _Kind.PLAYER_ACTION, from_id=player)
        try:
            move = action_of(self.game.position, read_move(action), "any")
        except (IllegalMove, NotationError) as refused:
            self.state.set_invalid_move(str(refused))
            return self.state.step()  # type: ignore[no-any-return, unused-ignore]
        self.game.apply_action(move)
        self._finish()
        result: tuple[bool, dict[str, Any]] = self.state.step()
        if not self.game.is_terminal():
            self._ask()
        return result

    def _ask(self) -> None:
        player, prompt = self.state.current_player_id, make_prompt(self.game.position)
        self.state.add_observation(prompt, _Kind.GAME_BOARD, to_id=player)

    def _finish(self) -> None:
        if not self.game.is_terminal():
            return
        returns = Layout(self._rules, "inarow").returns(self.game.position)
        if returns[0] == returns[1]:
            self.state.set_draw("The game is a draw.")
        else:
            winner = returns.index(max(returns))
            self.state.set_winner(winner, f"Player {winner} wins.")
