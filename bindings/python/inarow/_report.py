# SPDX-License-Identifier: BSL-1.0
"""What is said of an agent."""

from __future__ import annotations

import dataclasses
import html
from collections.abc import Iterable
from typing import Any

from inarow._core import Game, Player, Position, Rules

RESULTS = ("win", "draw", "loss", "illegal", "failed")
JUDGEMENTS = ("best", "inaccuracy", "mistake", "unknown")

Row = dict[str, Any]


@dataclasses.dataclass(frozen=True)
class JudgedMove:
    """A move of the agent."""

    ply: int
    """Which move of the game it was, from 1."""
    player: Player
    action: int
    text: str
    judgement: str
    """ "best", "inaccuracy", "mistake" or "unknown", as in `Analysis`."""
    remark: str
    """What is wrong with it, in words; empty if nothing is."""
    better: tuple[int, ...]
    """The best actions, if it is none of them."""

    def to_dict(self) -> Row:
        return dataclasses.asdict(self) | {"player": self.player.name.lower()}


@dataclasses.dataclass(frozen=True)
class JudgedGame:
    """A game of the agent."""

    opponent: str
    number: int
    """Which of the games against that opponent, from 0."""
    agent: Player
    game: Game
    result: str
    """For the agent: "win", "draw", "loss", "illegal" (its answer was, and it lost) or "failed" (it
    raised, and the game counts neither way)."""
    answer: Any
    """The illegal answer."""
    error: str | None
    """What was wrong with the answer, or what the agent raised."""
    moves: tuple[JudgedMove, ...]
    """Those of the agent."""
    doubtful_replies: int
    """How many moves of a perfect opponent are not known to be perfect."""

    @property
    def position(self) -> Position:
        """The last one; where the agent failed, the one that it was asked about."""
        return self.game.position

    def to_dict(self) -> Row:
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
            "doubtful_replies": self.doubtful_replies,
        }


@dataclasses.dataclass(frozen=True, repr=False)
class Report:
    """How an agent has played. In a notebook it is a table; `plot` draws its mistakes."""

    rules: Rules
    seed: int
    games: tuple[JudgedGame, ...]

    def rows(self) -> list[Row]:
        """One for each opponent, and what they come to."""
        names = list(dict.fromkeys(game.opponent for game in self.games))
        rows = [_row(name, [g for g in self.games if g.opponent == name]) for name in names]
        return [*rows, _row("all", self.games)] if len(rows) > 1 else rows

    def by_ply(self) -> list[Row]:
        """For each ply how many moves the agent made there, and what they were."""
        moves = [move for game in self.games for move in game.moves]
        plies = sorted({move.ply for move in moves})
        return [{"ply": ply} | _counts(m for m in moves if m.ply == ply) for ply in plies]

    def refused(self) -> list[JudgedGame]:
        """The games that ended with an illegal answer, or because the agent raised."""
        return [game for game in self.games if game.error is not None]

    def to_dict(self) -> Row:
        """All of it as plain data, for JSON."""
        return {
            "rules": str(self.rules),
            "seed": self.seed,
            "rows": self.rows(),
            "by_ply": self.by_ply(),
            "games": [game.to_dict() for game in self.games],
        }

    def plot(self, ax: Any = None) -> Any:
        """Draws what the moves of each ply were with matplotlib, and gives the axes."""
        from inarow._plot import plot_report

        return plot_report(self, ax)

    def __repr__(self) -> str:
        lines = [f"{self.rules.name}, seed {self.seed}", *_aligned(_table(self))]
        return "\n".join([*lines, *_notes(self)])

    def _repr_html_(self) -> str:
        head, *body = _table(self)
        rows = [f"<tr>{''.join(f'<th>{cell}</th>' for cell in head)}</tr>"]
        rows += [f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in body]
        notes = "".join(f"<p>{html.escape(note)}</p>" for note in _notes(self))
        caption = html.escape(f"{self.rules.name}, seed {self.seed}")
        return f"<table><caption>{caption}</caption>{''.join(rows)}</table>{notes}"


def _counts(moves: Iterable[JudgedMove]) -> Row:
    judgements = [move.judgement for move in moves]
    counted = {name: judgements.count(name) for name in JUDGEMENTS}
    return {"moves": len(judgements), **counted}


def _row(name: str, games: Iterable[JudgedGame]) -> Row:
    """Shares are None where there is nothing that they could be of."""
    games = list(games)
    results = [game.result for game in games]
    counted = _counts(move for game in games for move in game.moves)
    known = counted["moves"] - counted["unknown"]
    return {
        "opponent": name,
        "games": len(games),
        "wins": results.count("win"),
        "draws": results.count("draw"),
        "losses": results.count("loss") + results.count("illegal"),
        "illegal": results.count("illegal"),
        "failed": results.count("failed"),
        **counted,
        "optimal_share": counted["best"] / known if known else None,
        "unknown_share": counted["unknown"] / counted["moves"] if counted["moves"] else None,
        "doubtful_replies": sum(game.doubtful_replies for game in games),
    }


_HEAD = {
    "opponent": "against",
    "games": "games",
    "wins": "wins",
    "draws": "draws",
    "losses": "losses",
    "illegal": "illegal",
    "failed": "failed",
    "moves": "moves",
    "optimal_share": "optimal",
    "mistake": "mistakes",
    "inaccuracy": "inaccurate",
    "unknown_share": "unknown",
}


def _table(report: Report) -> list[list[str]]:
    return [list(_HEAD.values()), *([_cell(row[key]) for key in _HEAD] for row in report.rows())]


def _cell(value: Any) -> str:
    if value is None:
        return "-"
    return f"{value:.1%}" if isinstance(value, float) else str(value)


def _aligned(table: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    ]


_ENDS = {"illegal": "lost by an illegal answer", "failed": "ended, as the agent raised"}


def _notes(report: Report) -> list[str]:
    """What numbers alone do not tell."""
    notes = []
    total = report.rows()[-1]
    if total["unknown"]:
        notes.append(
            f"{total['unknown']} moves could not be judged in the time: the share of optimal ones "
            "is of the others."
        )
    if total["doubtful_replies"]:
        notes.append(
            f"{total['doubtful_replies']} moves of the perfect opponent are not known to be "
            "perfect."
        )
    for result, what in _ENDS.items():
        ended = [game for game in report.games if game.result == result]
        if ended:
            game = ended[0]
            notes.append(
                f"{len(ended)} games {what}; first, game {game.number} against {game.opponent} "
                f"after {str(game.game) or 'no move'}: {game.error}"
            )
    return notes
