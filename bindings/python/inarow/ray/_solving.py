# SPDX-License-Identifier: BSL-1.0
"""Positions solved by many workers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any

from inarow import _progress
from inarow._core import Position, Rules, Solver
from inarow.ray._means import Means, needed
from inarow.ray._parts import Parts

# So that no worker has much left to do when the others are done.
_BATCHES_OF_A_WORKER = 16


class Solving:
    """What each worker does. Its solver goes on remembering from batch to batch."""

    def __init__(self, rules: Rules, threads: int, size: int, timeout: float | None) -> None:
        self._rules = rules
        self._threads = threads
        self._solver = Solver(bytes=size, time_limit=timeout)

    def __call__(self, table: Any) -> Any:
        arrow: Any = needed("pyarrow")
        positions = [Position(self._rules, text) for text in table["position"].to_pylist()]
        lie = self._solver.score_bounds(positions, threads=self._threads)
        columns = {"position": table["position"], "least": lie[:, 0], "most": lie[:, 1]}
        return arrow.table(columns)


def solve(
    data: Any,
    positions: Iterable[str],
    parts: Parts,
    rules: Rules,
    timeout: float | None,
    means: Means,
) -> int:
    """Solves those that the parts do not have. A worker that dies is replaced, and what it was at
    is done by another. Says how many there were."""
    # Neighbours are alike, which helps a solver that remembers.
    missing = sorted({text for text in positions if text not in parts.known})
    workers = _workers(means)
    size = max(1, min(means.batch, len(missing) // (_BATCHES_OF_A_WORKER * workers)))
    batches = [
        needed("pyarrow").table({"position": missing[i : i + size]})
        for i in range(0, len(missing), size)
    ]
    if not batches:
        return 0
    found = data.from_arrow(batches).map_batches(
        Solving,
        fn_constructor_args=(rules, means.threads, means.bytes, timeout),
        batch_size=None,
        batch_format="pyarrow",
        compute=data.ActorPoolStrategy(size=min(workers, len(batches))),
        num_cpus=means.threads,
    )
    with _progress.shown(means.progress, len(missing)) as update, _kept(parts):
        for table in found.iter_batches(
            batch_size=None, batch_format="pyarrow", prefetch_batches=0
        ):
            parts.add(table, means.keep_every)
            update(table.num_rows)
    return len(missing)


def _workers(means: Means) -> int:
    """As many as were asked for, if there are processors for them: others would wait for ever."""
    nodes = [node for node in needed("ray").nodes() if node["Alive"]]
    cpus = [int(node["Resources"].get("CPU", 0)) for node in nodes]
    room = sum(count // means.threads for count in cpus)
    if room == 0:
        raise ValueError(f"no machine has {means.threads} processors, but {max(cpus, default=0)}")
    return min(means.workers or room, room)


@contextlib.contextmanager
def _kept(parts: Parts) -> Iterator[None]:
    """Whatever happens, what was found is written down."""
    try:
        yield
    finally:
        parts.keep()
