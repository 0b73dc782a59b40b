# SPDX-License-Identifier: BSL-1.0
"""Plays one game between two sides. `bench.play` and `match` use this loop."""

from __future__ import annotations

import operator
import reprlib
import traceback
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from inarow._core import Game, Outcome, Player, Position
from inarow._errors import Error, IllegalMove, NotationError
from inarow.typing import Notation


class EngineError(Error):
    """A program did not play a move: it ended, it was silent, or it reported an error."""


class Side(NamedTuple):
    """A player of a game."""

    answer: Callable[[Game], Any]
    """Returns an action or a move text for the player to move."""
    notation: Notation = "any"
    """The notation of the move texts."""


class Forfeit(NamedTuple):
    """Why a game ended early."""

    player: Player
    """The player who had to move."""
    error: str
    exception: Exception | None
    """The exception of the side; None if the answer is illegal."""
    answer: Any
    """The illegal answer; None if there is an exception."""


def play_game(game: Game, sides: Mapping[Player, Side]) -> Forfeit | None:
    """Plays the game to its end. If a side gives an illegal answer or raises an exception, stops and
    returns the reason."""
    while not game.is_terminal():
        player, side = game.to_move, sides[game.to_move]
        try:
            answer = side.answer(game)
        except Exception as exception:
            return Forfeit(player, description(exception), exception, None)
        try:
            game.apply_action(action_of(game.position, answer, side.notation))
        except (IllegalMove, NotationError) as refused:
            return Forfeit(player, str(refused), None, answer)
    return None


def action_of(position: Position, answer: Any, notation: Notation) -> int:
    """Returns the legal action that an answer means: an action, or a move text."""
    if isinstance(answer, str):
        text = answer.strip().encode("utf-8", "replace").decode()
        return position.string_to_action(text, notation)
    try:
        action = operator.index(answer)
        position.child(action)
    except TypeError:  # not an integer, or more than 64 bits
        sentence = f"{reprlib.repr(answer)} is neither an action nor a move text."
        raise NotationError(sentence, kind="not_a_move") from None
    return action


def result_for(player: Player, outcome: Outcome) -> str:
    """Returns "win", "draw" or "loss"."""
    if outcome == Outcome.DRAW:
        return "draw"
    first_won = outcome == Outcome.FIRST_WON
    return "win" if first_won == (player == Player.FIRST) else "loss"


def opponent_of(player: Player) -> Player:
    return Player.SECOND if player == Player.FIRST else Player.FIRST


def name_of(agent: object) -> str:
    return str(getattr(agent, "name", getattr(agent, "__name__", type(agent).__name__)))


def description(exception: Exception) -> str:
    if isinstance(exception, EngineError):
        return str(exception)
    return "".join(traceback.format_exception_only(exception)).strip()
