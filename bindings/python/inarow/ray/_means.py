# SPDX-License-Identifier: BSL-1.0
"""By what means positions are solved, and the packages that it takes."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib
import logging
import os
from collections.abc import Iterator
from typing import Any

from inarow._errors import Error

# Positions are small; what does not fit is written to disk by Ray.
_OBJECT_STORE_BYTES = 512 * 2**20


@dataclasses.dataclass(frozen=True, kw_only=True)
class Means:
    """How positions are solved."""

    address: str | None = None
    """The cluster to join; unless given, that of RAY_ADDRESS, else a Ray is started here."""
    cpus: int | None = None
    """How many processors a Ray that is started here may use; unless given, all."""
    workers: int | None = None
    """How many processes solve positions; unless given, as many as there are processors for."""
    threads: int = 1
    """How many positions each of them solves at once."""
    bytes: int = 64 * 2**20
    """The table that each thread remembers positions in."""
    batch: int = 256
    """How many positions a worker is given at most, and gives back together."""
    keep_every: float = 10.0
    """After how many seconds what was solved meanwhile is written down."""
    progress: bool = False
    """Whether a bar is shown, which needs tqdm."""

    def __post_init__(self) -> None:
        for name in ("cpus", "workers", "threads", "bytes", "batch"):
            number = getattr(self, name)
            if number is not None and number < 1:
                raise ValueError(f"{name} must be at least 1, not {number}")
        if not self.keep_every >= 0:
            raise ValueError(f"keep_every must be at least 0, not {self.keep_every}")


def needed(name: str) -> Any:
    """A module of a package that only those need who use this."""
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        raise ImportError(f"inarow.ray needs {name}: pip install 'inarow[ray]'") from missing


@contextlib.contextmanager
def cluster(means: Means) -> Iterator[Any]:
    """The module ray.data, while there is a Ray: one that is there, or one for just this."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = needed("ray")
    data = needed("ray.data")
    is_ours = not ray.is_initialized()
    if is_ours:
        _start(ray, means)
    context = data.DataContext.get_current()
    before = context.copy()
    context.enable_progress_bars = False
    logger = logging.getLogger("ray.data")
    level = logger.level
    logger.setLevel(logging.CRITICAL)  # what it says of errors is in those we raise
    # A batch of hard positions may take hours.
    context.execution_no_progress_timeout_s = -1
    try:
        yield data
    except ray.exceptions.RayTaskError as error:
        cause = _first_cause(error)
        sentence = f"A worker failed: {type(cause).__name__}: {cause}"
        raise Error(sentence, kind="worker") from error
    except ray.exceptions.RayError as error:
        raise Error(f"Ray failed: {error}", kind="ray") from error
    finally:
        data.DataContext._set_current(before)
        logger.setLevel(level)
        if is_ours:
            ray.shutdown()


def _first_cause(error: BaseException) -> BaseException:
    """What Ray wraps, for some errors several times."""
    wrapped = getattr(error, "cause", None) or error.__cause__
    return _first_cause(wrapped) if isinstance(wrapped, BaseException) else error


def _start(ray: Any, means: Means) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if means.address or os.environ.get("RAY_ADDRESS"):
        ray.init(address=means.address, **quiet)
        return
    # Not "auto": that joins whatever runs here, also what another run started and will stop.
    ray.init(
        address="local",
        num_cpus=means.cpus,
        include_dashboard=False,
        object_store_memory=_OBJECT_STORE_BYTES,
        **quiet,
    )
