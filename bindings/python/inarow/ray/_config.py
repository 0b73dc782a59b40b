# SPDX-License-Identifier: BSL-1.0
"""The settings of a run on Ray."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, kw_only=True)
class RunConfig:
    """The settings of a run."""

    address: str | None = None
    """The address of a Ray cluster [default: RAY_ADDRESS; if it is not set, the run starts Ray]."""
    cpus: int | None = None
    """The number of CPUs that Ray may use if the run starts Ray [default: all]."""
    workers: int | None = None
    """The number of worker processes [default: as many as the CPUs allow]."""
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
