# SPDX-License-Identifier: BSL-1.0
"""The judged games of an agent."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from inarow import _plot
from inarow._core import Game, Player, Position, Rules
from inarow._tables import ShownAsTable, Table, cell

JUDGMENTS = ("best", "inaccuracy", "mistake", "unknown")

Row = dict[str, Any]


@dataclasses.dataclass(frozen=True)
class JudgedMove:
    """A move of the agent."""

    ply: int
    """The number of the move in the game, from 1."""
    player: Player
    action: int
    text: str
    judgment: str
    """ "best", "inaccuracy", "mistake" or "unknown", as in `Analysis`."""
    annotation: str
    """A phrase that says what the move gave away; empty for a best or unknown move."""
    better: tuple[int, ...]
    """The best actions; empty if the move is a best move, or if the best moves are unknown."""

    def to_dict(self) -> Row:
        """The move as plain data, for a row of a table or for JSON."""
        return dataclasses.asdict(self) | {"player": self.player.name.lower()}


@dataclasses.dataclass(frozen=True)
class JudgedGame:
    """A game of the agent."""

    opponent: str
    number: int
    """The number of the game among the games against the same opponent, from 0."""
    agent: Player
    game: Game
    result: str
    """The result for the agent: "win", "draw", "loss", "illegal" (a loss by an illegal answer) or
    "failed" (the agent raised an exception, so the game has no other result)."""
    answer: Any
    """The illegal answer; None if there was no illegal answer."""
    error: str | None
    """The reason why the answer is illegal, or the exception of the agent; otherwise None."""
    moves: tuple[JudgedMove, ...]
    """The agent's moves."""
    unproven_replies: int
    """The number of moves of the opponent "perfect" that are not proven to be best moves."""

    @property
    def position(self) -> Position:
        """The last position. If the agent raised an exception, it did so in this position."""
        return self.game.position

    def to_dict(self) -> Row:
        """The game as plain data, for JSON."""
        return {
            "opponent": self.opponent,
            "number": self.number,
            "agent": self.agent.name.lower(),
            "history": self.game.history(),
            "position": str(self.position),
            "result": self.result,
            "answer": None if self.answer is None else repr(self.answer),
            "error": self.error,
            "moves": [move.to_dict() for move in self.moves],
            "unproven_replies": self.unproven_replies,
        }


@dataclasses.dataclass(frozen=True, repr=False)
class PlayResult(ShownAsTable):
    """The games of an agent, and the quality of its moves. Notebooks display this result as a
    table."""

    rules: Rules
    seed: int
    games: tuple[JudgedGame, ...]

    def rows(self) -> list[Row]:
        """Returns one row for each opponent, and a row for all opponents if there are several."""
        names = list(dict.fromkeys(game.opponent for game in self.games))
        rows = [_row(name, [g for g in self.games if g.opponent == name]) for name in names]
        return [*rows, _row("all", self.games)] if len(rows) > 1 else rows

    def ply_rows(self) -> list[Row]:
        """Returns one row for each ply. The row contains the number of the agent's moves at this
        ply, in total and for each judgment."""
        moves = [move for game in self.games for move in game.moves]
        plies = sorted({move.ply for move in moves})
        return [{"ply": ply} | _counts(m for m in moves if m.ply == ply) for ply in plies]

    def error_games(self) -> list[JudgedGame]:
        """The games that ended with an illegal answer or an exception of the agent."""
        return [game for game in self.games if game.error is not None]

    def to_dict(self) -> Row:
        """The whole result as plain data, for JSON."""
        return {
            "rules": str(self.rules),
            "seed": self.seed,
            "rows": self.rows(),
            "ply_rows": self.ply_rows(),
            "games": [game.to_dict() for game in self.games],
        }

    def plot(self, ax: Any = None) -> Any:
        """Plots the judgments for each ply with matplotlib and returns the axes.

        `ax` are the axes to plot on [default: new axes].
        """
        return _plot.plot_judgments(self.ply_rows(), ax)

    def _parts(self) -> tuple[str, Table, list[str]]:
        return f"{self.rules.name}, seed {self.seed}", _table(self), _notes(self)


def _counts(moves: Iterable[JudgedMove]) -> Row:
    judgments = [move.judgment for move in moves]
    counts = {name: judgments.count(name) for name in JUDGMENTS}
    return {"moves": len(judgments), **counts}


def _row(name: str, games: Iterable[JudgedGame]) -> Row:
    """Returns a row of the table. Shares are None if there are no moves to count."""
    games = list(games)
    results = [game.result for game in games]
    counts = _counts(move for game in games for move in game.moves)
    known = counts["moves"] - counts["unknown"]
    return {
        "opponent": name,
        "games": len(games),
        "wins": results.count("win"),
        "draws": results.count("draw"),
        "losses": results.count("loss") + results.count("illegal"),
        "illegal": results.count("illegal"),
        "failed": results.count("failed"),
        **counts,
        "optimal_share": counts["best"] / known if known else None,
        "unknown_share": counts["unknown"] / counts["moves"] if counts["moves"] else None,
        "unproven_replies": sum(game.unproven_replies for game in games),
    }


_TITLES = {
    "opponent": "opponent",
    "games": "games",
    "wins": "wins",
    "draws": "draws",
    "losses": "losses",
    "illegal": "illegal",
    "failed": "failed",
    "moves": "moves",
    "optimal_share": "optimal",
    "mistake": "mistakes",
    "inaccuracy": "inaccuracies",
    "unknown_share": "unknown",
}


def _table(result: PlayResult) -> Table:
    rows = [[cell(row[key]) for key in _TITLES] for row in result.rows()]
    return [list(_TITLES.values()), *rows]


_ERRORS = {
    "illegal": "were lost by an illegal answer",
    "failed": "ended with an exception of the agent",
}


def _notes(result: PlayResult) -> list[str]:
    """Returns sentences about facts that the numbers of the table do not show."""
    notes = []
    total = result.rows()[-1]
    if total["unknown"]:
        notes.append(
            f"Unknown moves: {total['unknown']}, because of the time limit. They do not count in "
            "the share of optimal moves."
        )
    if total["unproven_replies"]:
        notes.append(
            f"Moves of the perfect opponent that are not proven to be best: "
            f"{total['unproven_replies']}."
        )
    for kind, what in _ERRORS.items():
        games = [game for game in result.games if game.result == kind]
        if games:
            first = games[0]
            notes.append(
                f"{len(games)} games {what}; the first: game {first.number} against "
                f"{first.opponent} after {str(first.game) or 'no move'}: {first.error}"
            )
    return notes
