# SPDX-License-Identifier: BSL-1.0
"""The settings of a run, and the modules of the extra."""

from __future__ import annotations

import dataclasses
import importlib
from typing import Any


@dataclasses.dataclass(frozen=True, kw_only=True)
class RunConfig:
    """The settings of a run."""

    address: str | None = None
    """The address of a Ray cluster [default: RAY_ADDRESS; without it Ray is started here]."""
    cpus: int | None = None
    """The CPUs that a Ray started here may use [default: all]."""
    workers: int | None = None
    """The number of worker processes [default: as many as there are CPUs for]."""
    threads: int = 1
    """The number of threads of each worker; each solves positions of its own."""
    table_bytes: int = 64 * 2**20
    """The size of the transposition table of each thread."""
    batch_size: int = 256
    """The largest number of positions that a worker takes at once."""
    save_interval: float = 10.0
    """The seconds between two saves of the checkpoint."""
    progress: bool = False
    """Whether a progress bar is shown, which needs tqdm."""

    def __post_init__(self) -> None:
        for name in ("cpus", "workers", "threads", "table_bytes", "batch_size"):
            number = getattr(self, name)
            if number is not None and number < 1:
                raise ValueError(f"{name} must be at least 1, not {number}")
        if not self.save_interval >= 0:
            raise ValueError(f"save_interval must be at least 0, not {self.save_interval}")


def import_extra(name: str) -> Any:
    """Imports a module that only this extra needs."""
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        raise ImportError(f"inarow.ray needs {name}: pip install 'inarow[ray]'") from missing
