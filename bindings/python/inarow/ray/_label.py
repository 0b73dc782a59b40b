# SPDX-License-Identifier: BSL-1.0
"""Labels data sets on a cluster."""

from __future__ import annotations

import dataclasses
import os
from typing import Any

from inarow._core import Rules
from inarow.label._extra import import_extra
from inarow.label._label import LabelOptions, LabelSummary, run_label
from inarow.ray._cluster import cluster


@dataclasses.dataclass(frozen=True, kw_only=True)
class RunConfig:
    """The settings of a run."""

    address: str | None = None
    """The address of a Ray cluster [default: RAY_ADDRESS; if it is not set, Ray starts on this
    machine]."""
    cpus: int | None = None
    """The number of CPUs that Ray may use if it starts on this machine [default: all]."""
    workers: int | None = None
    """The number of units that Ray processes at the same time [default: as many as the CPUs
    allow]."""
    threads: int = 1
    """The number of threads of each worker. Each thread solves different positions."""
    table_bytes: int = 64 * 2**20
    """The size of the transposition table of each thread."""
    progress: bool = False
    """Whether to show a progress bar, which needs tqdm."""

    def __post_init__(self) -> None:
        for name in ("cpus", "workers", "threads", "table_bytes"):
            number = getattr(self, name)
            if number is not None and number < 1:
                raise ValueError(f"{name} must be at least 1, not {number}")


def label(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    rules: Rules | str,
    *,
    config: RunConfig | None = None,
    **options: Any,
) -> LabelSummary:
    """Does the same as inarow.label.label, on the processes and machines of Ray.

    The options are the same as for inarow.label.label, except `threads`, `table_bytes` and
    `progress`, which are in `config`. This process reads `source` and writes `target`; the workers
    read and write files in `target`.parts, so all machines must have access to this directory.
    """
    config = config or RunConfig()
    label_options = LabelOptions(**options)
    for name in ("ray", "pyarrow", "duckdb"):
        import_extra(name, "ray")
    limits = config.threads, config.table_bytes, label_options.timeout
    execution = cluster(config.address, config.cpus, config.workers, limits)
    return run_label(source, target, rules, label_options, execution, progress=config.progress)
