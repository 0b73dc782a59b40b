# SPDX-License-Identifier: BSL-1.0
"""A clickable board for Jupyter.

    from inarow.widget import Board
    Board("connect-four", opponent="level-3", hints=True)

This package needs anywidget.
"""

from __future__ import annotations

import pathlib
from typing import Any, SupportsIndex

try:
    import anywidget
    import traitlets
except ImportError as _missing:
    raise ImportError("inarow.widget needs anywidget: pip install anywidget") from _missing

import numpy as np

from inarow._core import Game, Gravity, Outcome, Player, Position, Rules, Solver
from inarow._errors import Error, IllegalMove, Unsolved
from inarow._opponents import Opponent, make_opponent, refusal_of_opponent

__all__ = ["Board", "Opponent"]

_HERE = pathlib.Path(__file__).parent
_PLAYERS = {"first": Player.FIRST, "second": Player.SECOND}
_MOST_SQUARES = 2500
"""The maximum number of squares, because a browser is slow with more buttons."""


class Board(anywidget.AnyWidget):
    """A game that you play with clicks, against an opponent or between two people.

    `start` is the rules, a position, or a game, which is copied. If there is an opponent, `player`
    is the side whose moves you make. With `hints`, each square shows the score of the move to this
    square, if the scores are found within `seconds` [default: 1.0]. Other cells can read `game`,
    the game so far.
    """

    _esm = _HERE / "board.js"
    _css = _HERE / "board.css"
    view: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    """The data that the page draws."""
    hints: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        start: Rules | str | Position | Game = "connect-four",
        opponent: Opponent | None = None,
        player: str = "first",
        *,
        hints: bool = False,
        seconds: float = 1.0,
        seed: int = 0,
    ) -> None:
        if player not in _PLAYERS:
            raise Error(f'player must be "first" or "second", not {player!r}.', kind="player")
        game = start.clone() if isinstance(start, Game) else Game(start)
        if game.position.board.size > _MOST_SQUARES:
            sentence = f"A board to click has at most {_MOST_SQUARES} squares"
            raise Error(f"{sentence}, not {game.position.board.size}.", kind="squares")
        self._game = game
        self._undone: list[int] = []
        self._opponent = None if opponent is None else make_opponent(opponent)
        self._person = _PLAYERS[player]
        self._seconds = seconds
        self._random = np.random.default_rng(seed)
        self._solver = Solver(time_limit=seconds)
        super().__init__(hints=hints)
        self.on_msg(self._act)
        self.observe(lambda _: self._show(), names="hints")
        self._reply()
        self._show()

    @property
    def game(self) -> Game:
        """An independent copy of the game so far."""
        return self._game.clone()

    def __repr__(self) -> str:
        return f"Board({self._game!r})"

    def play(self, action: SupportsIndex) -> None:
        """Makes a move of the player to move, and the opponent's reply."""
        self._game.apply_action(action)
        try:
            self._reply()
        except BaseException:
            self._game.undo()
            raise
        self._undone.clear()
        self._show()

    def undo(self) -> None:
        """Takes back the last move, together with the opponent's reply."""
        self._take_back()
        while self._is_opponents_turn() and self._game.ply > 0:
            self._take_back()
        self._reply()
        self._show()

    def redo(self) -> None:
        """Repeats the moves that the last undo took back."""
        self._make_again()
        while self._is_opponents_turn() and self._undone:
            self._make_again()
        self._show()

    def restart(self) -> None:
        """Starts a new game from the same start position."""
        self._game = Game(self._game.start)
        self._undone.clear()
        self._reply()
        self._show()

    def _act(self, _: Any, message: dict[str, Any], __: Any) -> None:
        """Does the action that was clicked. If it is refused, shows the reason above the board."""
        actions = {"undo": self.undo, "redo": self.redo, "restart": self.restart}
        try:
            if message.get("kind") == "play":
                self.play(int(message["action"]))
            elif message.get("kind") in actions:
                actions[message["kind"]]()
        except Error as error:
            self._show(str(error))

    def _take_back(self) -> None:
        if self._game.ply > 0:
            self._undone.append(self._game.history()[-1])
            self._game.undo()

    def _make_again(self) -> None:
        if self._undone:
            self._game.apply_action(self._undone.pop())

    def _is_opponents_turn(self) -> bool:
        game = self._game
        return (
            self._opponent is not None and not game.is_terminal() and game.to_move != self._person
        )

    def _reply(self) -> None:
        if self._opponent is None or not self._is_opponents_turn():
            return
        action = self._opponent.action(self._game.position, self._random)
        try:
            self._game.apply_action(action)
        except IllegalMove as error:
            raise refusal_of_opponent(error) from error
        self._undone.clear()

    def _show(self, message: str = "") -> None:
        position = self._game.position
        actions = position.legal_actions()
        squares = _squares_of(position, actions)
        scores: dict[int, int] = {}
        if self.hints and actions:
            try:
                scores = dict(zip(squares, self._solver.move_scores(position).values()))
            except Unsolved:
                message = message or f"The scores were not found within {self._seconds:g} s."
        self.view = {
            "columns": position.rules.columns,
            "drops": position.rules.gravity == Gravity.DROP,
            "cells": position.board.ravel().tolist(),
            "moves": [
                {"action": action, "square": square, "text": position.action_to_string(action)}
                for action, square in zip(actions, squares)
            ],
            "scores": scores,
            "line": position.decisive_line,
            "last": self._last_square(),
            "status": message or _status(position),
            "can_undo": self._game.ply > 0,
            "can_redo": bool(self._undone),
        }

    def _last_square(self) -> int | None:
        if self._game.ply == 0:
            return None
        before = self._game.clone()
        before.undo()
        return _squares_of(before.position, self._game.history()[-1:])[0]


def _squares_of(position: Position, actions: list[int]) -> list[int]:
    """Returns the square of each action's stone, numbered row by row from the top left."""
    before = position.board
    changes = (position.child(action).board != before for action in actions)
    return [int(np.flatnonzero(changed)[0]) for changed in changes]


def _status(position: Position) -> str:
    drops = position.rules.gravity == Gravity.DROP
    names = ("Yellow", "Red") if drops else ("X", "O")
    if position.outcome == Outcome.IN_PLAY:
        return f"{names[position.to_move.value]} to move"
    if position.outcome == Outcome.FIRST_WON:
        return f"{names[0]} has won"
    return f"{names[1]} has won" if position.outcome == Outcome.SECOND_WON else "A draw"
