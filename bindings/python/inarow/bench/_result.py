# SPDX-License-Identifier: BSL-1.0
"""The answers of an agent to a suite, and the measures of their quality."""

from __future__ import annotations

import bisect
import dataclasses
import statistics
from collections.abc import Sequence
from typing import Any, Literal

from inarow._elo import mean_interval, wilson_interval
from inarow._tables import ShownAsTable, Table, cell
from inarow.bench._suites import LabeledPosition, Suite

Row = dict[str, Any]

_PLIES_PER_POINT = 2  # a difference of 1 in scores is two plies


@dataclasses.dataclass(frozen=True)
class Answer:
    """The answer of an agent to a position of a suite."""

    asked: LabeledPosition
    action: int | None
    """The legal action; None if there is none."""
    said: Any
    """What the agent returned; None if it raised an exception."""
    error: str | None
    """The reason why the answer is illegal, or the exception of the agent; otherwise None."""
    kind: Literal["legal", "illegal", "failed"]

    @property
    def is_perfect(self) -> bool:
        """Whether no move has a higher score."""
        return self.action in self.asked.best_actions

    @property
    def is_good(self) -> bool:
        """Whether the move keeps the outcome (win, draw or loss)."""
        return self.action in self.asked.good_actions

    @property
    def regret(self) -> int:
        """The difference between the score of the best move and the score of this move, in plies.
        An illegal or failed answer has the regret of the worst legal move."""
        scores = self.asked.scores
        score = min(scores.values()) if self.action is None else scores[self.action]
        return _PLIES_PER_POINT * (self.asked.best_score - score)

    def to_dict(self) -> Row:
        """The answer as plain data, for JSON."""
        return {
            "position": str(self.asked.position),
            "action": self.action,
            "said": None if self.said is None else repr(self.said),
            "error": self.error,
            "kind": self.kind,
            "score": None if self.action is None else self.asked.scores[self.action],
            "best_score": self.asked.best_score,
        }


@dataclasses.dataclass(frozen=True, repr=False)
class BenchResult(ShownAsTable):
    """The answers of an agent to all positions of a suite. Notebooks display this result as a
    table."""

    suite: Suite
    agent: str
    """The name of the agent."""
    seed: int
    answers: tuple[Answer, ...]

    def rows(self) -> list[Row]:
        """Returns one row for each band of plies, and a row for all positions.

        A rate or a mean is followed by the lower and the upper bound of its 95% interval. The regret
        is None if the labels of the suite are outcomes.
        """
        bands: dict[int, list[Answer]] = {first: [] for first in self.suite.bands}
        for answer in self.answers:
            ply = answer.asked.position.stones
            bands[self.suite.bands[bisect.bisect(self.suite.bands, ply) - 1]].append(answer)
        rows = [self._row(_plies(answers), answers) for answers in bands.values() if answers]
        return [*rows, self._row("all", self.answers)]

    def _row(self, plies: str, answers: Sequence[Answer]) -> Row:
        kinds = [answer.kind for answer in answers]
        regrets = [answer.regret for answer in answers] if self.suite.labels == "scores" else []
        return {
            "plies": plies,
            "positions": len(answers),
            **_rate("perfect", [answer.is_perfect for answer in answers]),
            **_rate("good", [answer.is_good for answer in answers]),
            **_mean("regret", regrets),
            **_rate("illegal", [kind == "illegal" for kind in kinds]),
            "failed": kinds.count("failed"),
        }

    def error_answers(self) -> list[Answer]:
        """The answers that are illegal or failed."""
        return [answer for answer in self.answers if answer.error is not None]

    def to_dict(self) -> Row:
        """The whole result as plain data, for JSON."""
        return {
            "suite": self.suite.name,
            "rules": str(self.suite.rules),
            "agent": self.agent,
            "seed": self.seed,
            "rows": self.rows(),
            "answers": [answer.to_dict() for answer in self.answers],
        }

    def _parts(self) -> tuple[str, Table, list[str]]:
        caption = f"{self.suite.name}, {self.agent}, seed {self.seed}"
        return caption, _table(self), _notes(self)


def _plies(answers: Sequence[Answer]) -> str:
    stones = [answer.asked.position.stones for answer in answers]
    first, last = min(stones), max(stones)
    return str(first) if first == last else f"{first} to {last}"


def _rate(name: str, hits: Sequence[bool]) -> Row:
    share = sum(hits) / len(hits)
    lower, upper = wilson_interval(share, len(hits))
    return {f"{name}_rate": share, f"{name}_lower": lower, f"{name}_upper": upper}


def _mean(name: str, numbers: Sequence[int]) -> Row:
    mean = statistics.fmean(numbers) if numbers else None
    lower = upper = mean
    if mean is not None and len(numbers) > 1:
        lower, upper = mean_interval(mean, statistics.stdev(numbers), len(numbers))
    return {f"{name}_plies": mean, f"{name}_lower": lower, f"{name}_upper": upper}


_TITLES = (
    "plies", "positions", "perfect", "95% interval", "good", "95% interval",
    "regret", "95% interval", "illegal", "failed",
)  # fmt: skip


def _table(result: BenchResult) -> Table:
    return [list(_TITLES), *map(_cells, result.rows())]


def _cells(row: Row) -> list[str]:
    rates = [
        text
        for name in ("perfect", "good")
        for text in (
            cell(row[f"{name}_rate"]),
            f"{row[f'{name}_lower']:.1%} to {row[f'{name}_upper']:.1%}",
        )
    ]
    regret = ["-", "-"]
    if row["regret_plies"] is not None:
        regret = [
            f"{row['regret_plies']:.2f}",
            f"{row['regret_lower']:.2f} to {row['regret_upper']:.2f}",
        ]
    return [
        row["plies"],
        str(row["positions"]),
        *rates,
        *regret,
        cell(row["illegal_rate"]),
        str(row["failed"]),
    ]


_ERRORS = {"illegal": "are illegal", "failed": "ended with an exception of the agent"}


def _notes(result: BenchResult) -> list[str]:
    """Returns sentences about the first illegal and the first failed answer."""
    notes = []
    for kind, what in _ERRORS.items():
        answers = [answer for answer in result.answers if answer.kind == kind]
        if answers:
            position = answers[0].asked.position
            notes.append(
                f"{len(answers)} answers {what}; the first in {position}: {answers[0].error}"
            )
    return notes
