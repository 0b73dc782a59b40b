# SPDX-License-Identifier: BSL-1.0
"""Solvers that run on the threads of one process."""

from __future__ import annotations

import concurrent.futures
import functools
from typing import Any

from inarow._core import Position, Rules, Solver
from inarow._errors import Unsolved


class Solvers:
    """Solvers that keep their transposition tables from one part to the next."""

    def __init__(self, threads: int, table_bytes: int, timeout: float | None) -> None:
        self._threads = threads
        self._make = functools.partial(Solver, table_bytes=table_bytes, time_limit=timeout)
        self._first = self._make(threads=threads)

    def score_bounds(self, rules: Rules, texts: list[str]) -> Any:
        # The text of a board with one row has no "/", so score_bounds would read it as moves.
        positions = texts if rules.rows > 1 else [Position(rules, text) for text in texts]
        return self._first.score_bounds(positions, rules=rules)

    @functools.cached_property
    def _of_each_thread(self) -> list[Solver]:
        return [self._first, *(self._make() for _ in range(self._threads - 1))]

    def best_moves(self, rules: Rules, texts: list[str]) -> list[str | None]:
        """Returns the best actions for each position, separated by spaces; None after a timeout."""
        count = self._threads
        shares = [texts[i::count] for i in range(count)]
        with concurrent.futures.ThreadPoolExecutor(count) as pool:
            found = list(
                pool.map(functools.partial(_best_moves, rules), self._of_each_thread, shares)
            )
        result: list[str | None] = [None] * len(texts)
        for i, share in enumerate(found):
            result[i::count] = share
        return result


def _best_moves(rules: Rules, solver: Solver, texts: list[str]) -> list[str | None]:
    result: list[str | None] = []
    for text in texts:
        try:
            actions = solver.best_moves(Position(rules, text))
        except Unsolved:
            result.append(None)
        else:
            result.append(" ".join(map(str, actions)))
    return result
