# SPDX-License-Identifier: BSL-1.0
"""The result of a match."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import Any

from inarow._core import Player, Rules
from inarow._elo import Sprt, elo_of, mean_score, score_interval
from inarow._records import Record
from inarow._tables import ShownAsTable, Table, cell

_POINTS = {"loss": 0, "draw": 1, "win": 2}  # in halves of a point


@dataclasses.dataclass(frozen=True)
class MatchGame:
    """A game of a match."""

    number: int
    """The number of the game in the match, from 0."""
    opening: int
    """The number of the opening, from 0."""
    one: Player
    """The player whose moves the side `one` made."""
    result: str
    """The result for `one`: "win", "draw" or "loss"."""
    record: Record
    """The game with its opening, the names of the sides and the result."""
    forfeited_by: str | None
    """The side that lost by an illegal answer, by an exception, or because its program ended or was
    too slow: "one" or "other"; None if no side did."""
    error: str | None
    """The reason why this side lost."""

    def to_dict(self) -> dict[str, Any]:
        """The game as plain data, for JSON."""
        game = self.record.game
        return {
            "number": self.number,
            "opening": self.opening,
            "one": self.one.name.lower(),
            "result": self.result,
            "start": str(game.start),
            "history": game.history(),
            "forfeited_by": self.forfeited_by,
            "error": self.error,
        }


def counted_pairs(games: Sequence[MatchGame]) -> list[int]:
    """Returns the numbers of pairs of games with 0, 1/2, 1, 3/2 and 2 points for `one`."""
    points = [_POINTS[game.result] for game in games]
    pairs = [a + b for a, b in zip(points[::2], points[1::2])]
    return [pairs.count(total) for total in range(5)]


@dataclasses.dataclass(frozen=True, repr=False)
class MatchResult(ShownAsTable):
    """The games of a match, from the point of view of `one`. Notebooks display this result as a
    table."""

    rules: Rules
    seed: int
    one: str
    """The name of the first side."""
    other: str
    """The name of the second side."""
    stop: Sprt | None
    games: tuple[MatchGame, ...]

    def _count(self, result: str) -> int:
        return sum(game.result == result for game in self.games)

    @property
    def wins(self) -> int:
        return self._count("win")

    @property
    def draws(self) -> int:
        return self._count("draw")

    @property
    def losses(self) -> int:
        return self._count("loss")

    @property
    def pairs(self) -> list[int]:
        """The numbers of pairs of games with 0, 1/2, 1, 3/2 and 2 points for `one`."""
        return counted_pairs(self.games)

    @property
    def score(self) -> float:
        """The share of the points, from 0 to 1. A draw is half a point."""
        return mean_score(self.pairs)

    @property
    def elo(self) -> float:
        """The Elo difference at which this score is expected; infinite for a score of 0 or 1."""
        return elo_of(self.score)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the Elo difference."""
        lower, upper = score_interval(self.pairs)
        return elo_of(lower), elo_of(upper)

    @property
    def llr(self) -> float | None:
        """The log-likelihood ratio of the stop rule; None without a stop rule."""
        return self.stop.llr(self.pairs) if self.stop else None

    @property
    def verdict(self) -> str | None:
        """The Elo difference that the stop rule accepts, "elo0" or "elo1"; None if there is no
        decision."""
        return self.stop.verdict(self.pairs) if self.stop else None

    @property
    def records(self) -> list[Record]:
        """The games as records, for `write_sgf`."""
        return [game.record for game in self.games]

    def forfeits(self) -> list[MatchGame]:
        """The games that a side lost by an illegal answer, by an exception, or because its program
        ended or was too slow."""
        return [game for game in self.games if game.error is not None]

    def row(self) -> dict[str, Any]:
        """The numbers of the match as plain data. An infinite Elo difference is None."""
        lower, upper = self.elo_interval
        return {
            "one": self.one,
            "other": self.other,
            "games": len(self.games),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "forfeits": len(self.forfeits()),
            "score": self.score,
            "elo": _finite(self.elo),
            "elo_lower": _finite(lower),
            "elo_upper": _finite(upper),
        }

    def to_dict(self) -> dict[str, Any]:
        """The whole match as plain data, for JSON."""
        return {
            "rules": str(self.rules),
            "seed": self.seed,
            "stop": dataclasses.asdict(self.stop) if self.stop else None,
            **self.row(),
            "pairs": self.pairs,
            "llr": self.llr,
            "verdict": self.verdict,
            "records": [game.to_dict() for game in self.games],
        }

    def _parts(self) -> tuple[str, Table, list[str]]:
        return f"{self.rules.name}, seed {self.seed}", _table(self), _notes(self)


def _finite(elo: float) -> float | None:
    return elo if math.isfinite(elo) else None


def _table(result: MatchResult) -> Table:
    keys = ["one", "other", "games", "wins", "draws", "losses", "forfeits", "score"]
    row = result.row()
    lower, upper = result.elo_interval
    elo = [f"{result.elo:+.0f}", f"{lower:+.0f} to {upper:+.0f}"]
    return [[*keys, "Elo", "95% interval"], [*(cell(row[key]) for key in keys), *elo]]


def _notes(result: MatchResult) -> list[str]:
    """Returns sentences about facts that the numbers of the table do not show."""
    notes = []
    if result.stop:
        accepted = getattr(result.stop, result.verdict) if result.verdict else None
        lower, upper = result.stop.bounds
        notes.append(
            f"Test of Elo {result.stop.elo0:g} against {result.stop.elo1:g}: "
            + ("undecided" if accepted is None else f"accepts {accepted:g}")
            + f", log-likelihood ratio {result.llr:.2f} of {lower:.2f} to {upper:.2f}."
        )
    for side, name in (("one", result.one), ("other", result.other)):
        games = [game for game in result.forfeits() if game.forfeited_by == side]
        if games:
            moves = str(games[0].record.game) or "no move"
            notes.append(
                f"{name} forfeited {len(games)} games; the first: game {games[0].number} after "
                f"{moves}: {games[0].error}"
            )
    return notes
