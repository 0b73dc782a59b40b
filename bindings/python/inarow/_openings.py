# SPDX-License-Identifier: BSL-1.0
"""Openings of matches."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from inarow._core import Game, Gravity, Outcome, Player, Position, Rules
from inarow._playing import opponent_of
from inarow._records import Record
from inarow.typing import Notation

Opening = str | Position | Game | Record


def make_openings(
    openings: int | Sequence[Opening], rules: Rules, count: int, seed: int, notation: Notation
) -> list[Game]:
    """Returns `count` openings; repeats them if there are fewer."""
    if isinstance(openings, int):
        found = _random_openings(rules, openings, count, seed)
    else:
        found = [_game_of(opening, rules, notation) for opening in openings]
    if not found:
        raise ValueError("openings must contain at least one opening")
    return [found[i % len(found)] for i in range(count)]


def _game_of(opening: Opening, rules: Rules, notation: Notation) -> Game:
    if isinstance(opening, str):
        game = Game(rules, opening, notation)
    elif isinstance(opening, Position):
        game = Game(opening)
    else:
        game = opening.game if isinstance(opening, Record) else opening.clone()
    if game.rules != rules or game.is_terminal():
        why = "is over" if game.is_terminal() else f"has the rules {game.rules}"
        raise ValueError(f"an opening must be a game of {rules} in play, but {opening!r} {why}")
    return game


def _random_openings(rules: Rules, plies: int, count: int, seed: int) -> list[Game]:
    """Returns different openings of this length, or of a smaller length with more openings."""
    best = [Game(rules)]
    for length in range(plies, 0, -1):
        rng = random.Random(f"{seed}/{length}")
        found: dict[Position, Game] = {}
        for _ in range(100 + 20 * count):
            game = _random_game(rules, length, rng)
            key = game.position.canonical()
            if key not in found and _is_balanced(game):
                found[key] = game
            if len(found) == count:
                break
        best = max(best, list(found.values()), key=len)
        if len(best) == count:
            break
    return best


def _random_game(rules: Rules, plies: int, rng: random.Random) -> Game:
    game = Game(rules)
    while game.ply < plies and not game.is_terminal():
        legal = game.legal_actions()
        game.apply_action(rng.choice(list(_near(game, legal)) or legal))
    return game


def _near(game: Game, actions: list[int]) -> Iterator[int]:
    """Yields the squares at most two columns and rows from a stone, or from the center."""
    if game.rules.gravity == Gravity.DROP:
        return
    columns, rows = game.rules.columns, game.rules.rows
    others = game.history() or [rows // 2 * columns + columns // 2]
    for action in actions:
        row, column = divmod(action, columns)
        places = (divmod(square, columns) for square in others)
        if any(max(abs(row - r), abs(column - c)) <= 2 for r, c in places):
            yield action


def _is_balanced(game: Game) -> bool:
    """Returns whether neither player, if they were to move, would win within three plies."""
    if game.is_terminal():
        return False
    position, run = game.position, game.rules.run
    if (position.stones + 1) // 2 + 2 < run:  # too few stones for a line
        return True
    passed = Position(game.rules, position.board, to_move=opponent_of(game.to_move), unchecked=True)
    return not (_wins(position, 3) or _wins(passed, 3))


def _wins(position: Position, plies: int) -> bool:
    """Returns whether the player to move can win within an odd number of plies."""
    won = _WON[position.to_move]
    children = [position.child(action) for action in position.legal_actions()]
    if any(child.outcome == won for child in children):
        return True
    return plies > 1 and any(
        all(
            (reply := child.child(action)).outcome == won
            or (not reply.is_terminal() and _wins(reply, plies - 2))
            for action in child.legal_actions()
        )
        for child in children
        if not child.is_terminal()
    )


_WON = {Player.FIRST: Outcome.FIRST_WON, Player.SECOND: Outcome.SECOND_WON}
