# SPDX-License-Identifier: BSL-1.0
"""Solving batches of positions on many workers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any

from inarow import _progress
from inarow._core import Position, Rules, Solver
from inarow.ray._checkpoint import Checkpoint
from inarow.ray._config import RunConfig, import_extra

# Small batches, so that all workers end at about the same time.
_BATCHES_PER_WORKER = 16


class SolveBatch:
    """A worker. It keeps its transposition table from one batch to the next."""

    def __init__(self, rules: Rules, threads: int, table_bytes: int, timeout: float | None) -> None:
        self._rules = rules
        self._threads = threads
        self._solver = Solver(table_bytes=table_bytes, time_limit=timeout)

    def __call__(self, table: Any) -> Any:
        arrow: Any = import_extra("pyarrow")
        positions = [Position(self._rules, text) for text in table["position"].to_pylist()]
        bounds = self._solver.score_bounds(positions, threads=self._threads)
        columns = {"position": table["position"], "least": bounds[:, 0], "most": bounds[:, 1]}
        return arrow.table(columns)


def solve(
    data: Any,
    positions: Iterable[str],
    checkpoint: Checkpoint,
    rules: Rules,
    timeout: float | None,
    config: RunConfig,
) -> int:
    """Solves the positions that are not in the checkpoint, and returns their number.

    A worker that dies is replaced, and its batch is solved by another one.
    """
    # Neighbours in this order are similar, so that they share much of the transposition table.
    missing = sorted({text for text in positions if text not in checkpoint.bounds})
    workers = _worker_count(config)
    size = max(1, min(config.batch_size, len(missing) // (_BATCHES_PER_WORKER * workers)))
    batches = [
        import_extra("pyarrow").table({"position": missing[i : i + size]})
        for i in range(0, len(missing), size)
    ]
    if not batches:
        return 0
    solved = data.from_arrow(batches).map_batches(
        SolveBatch,
        fn_constructor_args=(rules, config.threads, config.table_bytes, timeout),
        batch_size=None,
        batch_format="pyarrow",
        compute=data.ActorPoolStrategy(size=min(workers, len(batches))),
        num_cpus=config.threads,
    )
    with _progress.updates(config.progress, len(missing)) as update, _saved(checkpoint):
        for table in solved.iter_batches(
            batch_size=None, batch_format="pyarrow", prefetch_batches=0
        ):
            checkpoint.add(table, config.save_interval)
            update(table.num_rows)
    return len(missing)


def _worker_count(config: RunConfig) -> int:
    """No more workers than there are CPUs for: Ray would wait for the others forever."""
    nodes = [node for node in import_extra("ray").nodes() if node["Alive"]]
    cpus = [int(node["Resources"].get("CPU", 0)) for node in nodes]
    room = sum(count // config.threads for count in cpus)
    if room == 0:
        most = max(cpus, default=0)
        raise ValueError(f"threads must be at most {most}, the CPUs of the largest machine")
    return min(config.workers or room, room)


@contextlib.contextmanager
def _saved(checkpoint: Checkpoint) -> Iterator[None]:
    """Saves the checkpoint at the end, also after an error."""
    try:
        yield
    finally:
        checkpoint.save()
