# SPDX-License-Identifier: BSL-1.0
"""Connecting to a Ray cluster, or starting one."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from typing import Any

from inarow._errors import Error
from inarow.ray._config import RunConfig, import_extra

# Positions are small. Ray writes what does not fit to disk.
_OBJECT_STORE_BYTES = 512 * 2**20


@contextlib.contextmanager
def cluster(config: RunConfig) -> Iterator[Any]:
    """The module ray.data, with Ray running: the one that is initialized, or one for this run."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = import_extra("ray")
    data = import_extra("ray.data")
    is_own = not ray.is_initialized()
    if is_own:
        _start(ray, config)
    context = data.DataContext.get_current()
    previous = context.copy()
    context.enable_progress_bars = False
    logger = logging.getLogger("ray.data")
    level = logger.level
    logger.setLevel(logging.CRITICAL)  # the exceptions raised here say the same
    # A batch of hard positions may take hours.
    context.execution_no_progress_timeout_s = -1
    try:
        yield data
    except ray.exceptions.RayTaskError as error:
        cause = _root_cause(error)
        sentence = f"A worker failed: {type(cause).__name__}: {cause}"
        raise Error(sentence, kind="worker") from error
    except ray.exceptions.RayError as error:
        raise Error(f"Ray failed: {error}", kind="ray") from error
    finally:
        data.DataContext._set_current(previous)
        logger.setLevel(level)
        if is_own:
            ray.shutdown()


def _root_cause(error: BaseException) -> BaseException:
    """The exception that Ray has wrapped, in some cases several times."""
    wrapped = getattr(error, "cause", None) or error.__cause__
    return _root_cause(wrapped) if isinstance(wrapped, BaseException) else error


def _start(ray: Any, config: RunConfig) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if config.address or os.environ.get("RAY_ADDRESS"):
        ray.init(address=config.address, **quiet)
        return
    # Not "auto", which joins any Ray of this machine, even one that another run is about to stop.
    ray.init(
        address="local",
        num_cpus=config.cpus,
        include_dashboard=False,
        object_store_memory=_OBJECT_STORE_BYTES,
        **quiet,
    )
