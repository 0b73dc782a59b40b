# SPDX-License-Identifier: BSL-1.0
"""Solvers that run on the threads of one process."""

from __future__ import annotations

from typing import Any

import numpy as np

from inarow._core import Position, Rules, Solver


class Solvers:
    """Solvers that keep their transposition tables from one part to the next."""

    def __init__(self, threads: int, table_bytes: int, timeout: float | None) -> None:
        self._solver = Solver(threads=threads, table_bytes=table_bytes, time_limit=timeout)

    def score_bounds(self, rules: Rules, texts: list[str]) -> Any:
        return self._solver.score_bounds(_positions(rules, texts), rules=rules)

    def best_moves(self, rules: Rules, texts: list[str]) -> list[str | None]:
        """Returns the best actions for each position, separated by spaces; None after a timeout."""
        masks = self._solver.best_move_masks(
            _positions(rules, texts), rules=rules, keep_unsolved=True
        )
        return [
            " ".join(map(str, np.flatnonzero(mask)))
            if mask.any() or Position(rules, text).is_terminal()
            else None
            for mask, text in zip(masks, texts, strict=True)
        ]


def _positions(rules: Rules, texts: list[str]) -> list[Any]:
    # The text of a board with one row has no "/", so the solver would read it as moves.
    return texts if rules.rows > 1 else [Position(rules, text) for text in texts]
