# SPDX-License-Identifier: BSL-1.0
"""Doing the units of work on a Ray cluster."""

from __future__ import annotations

import contextlib
import functools
import logging
import os
from collections.abc import Iterable, Iterator
from typing import Any

from inarow._errors import Error
from inarow.label._answerers import Solvers
from inarow.label._executor import Executor, Step
from inarow.label._extra import import_extra
from inarow.label._work import Counts, Job
from inarow.ray._config import RunConfig

# Rows do not pass through the object store, only what to do.
_OBJECT_STORE_BYTES = 80 * 2**20
# While a worker has an item, the next one is on its way.
_ITEMS_PER_WORKER = 2


@contextlib.contextmanager
def cluster(config: RunConfig, timeout: float | None) -> Iterator[Executor]:
    """An executor on the Ray that is initialized, or on one for this run."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # What goes wrong is raised as an exception; the same is logged several times before.
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
    ray = import_extra("ray", "ray")
    is_own = not ray.is_initialized()
    if is_own:
        _start(ray, config)
    try:
        yield _RayExecutor(ray, config, timeout)
    except ray.exceptions.RayTaskError as error:
        cause = _root_cause(error)
        if isinstance(cause, Error):
            raise cause from None
        sentence = f"A worker failed: {type(cause).__name__}: {cause}"
        raise Error(sentence, kind="worker") from error
    except ray.exceptions.RayError as error:
        raise Error(f"Ray failed: {error}", kind="ray") from error
    finally:
        if is_own:
            ray.shutdown()


class _RayExecutor:
    """The driver gives out items and adds counts; workers read and write by themselves.

    An item whose worker dies is given to another one.
    """

    def __init__(self, ray: Any, config: RunConfig, timeout: float | None) -> None:
        self._ray = ray
        self._config = config
        self._arguments = (config.threads, config.table_bytes, timeout)

    def run(self, step: Step, job: Job, items: Iterable[Any]) -> Iterator[Counts]:
        ray = self._ray
        task = ray.remote(num_cpus=self._config.threads, max_retries=-1)(_run_step)
        shared = ray.put((step, job, self._arguments))
        waiting, running = iter(items), set()
        limit = self._limit()
        while True:
            while len(running) < limit:
                try:
                    item = next(waiting)
                except StopIteration:
                    break
                running.add(task.remote(shared, item))
            if not running:
                return
            done, _ = ray.wait(list(running))
            running.difference_update(done)
            yield from ray.get(done)

    def _limit(self) -> int:
        threads = self._config.threads
        nodes = [node for node in self._ray.nodes() if node["Alive"]]
        cpus = [int(node["Resources"].get("CPU", 0)) for node in nodes]
        room = sum(count // threads for count in cpus)
        if room == 0:
            most = max(cpus, default=0)
            raise ValueError(f"threads must be at most {most}, the CPUs of the largest machine")
        return min(self._config.workers or room * _ITEMS_PER_WORKER, room * _ITEMS_PER_WORKER)


def _run_step(shared: tuple[Step, Job, tuple[int, int, float | None]], item: Any) -> Counts:
    step, job, arguments = shared
    return step(job, item, _solvers(*arguments))


@functools.cache
def _solvers(threads: int, table_bytes: int, timeout: float | None) -> Solvers:
    """Those of this worker process, so that the next part finds their transposition tables."""
    return Solvers(threads, table_bytes, timeout)


def _root_cause(error: BaseException) -> BaseException:
    """The exception that Ray has wrapped, in some cases several times."""
    wrapped = getattr(error, "cause", None) or error.__cause__
    return _root_cause(wrapped) if isinstance(wrapped, BaseException) else error


def _start(ray: Any, config: RunConfig) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    address = config.address or os.environ.get("RAY_ADDRESS")
    if address:
        _join(ray, address, quiet)
        return
    # Not "auto", which joins any Ray of this machine, even one that another run is about to stop.
    ray.init(
        address="local",
        num_cpus=config.cpus,
        include_dashboard=False,
        object_store_memory=_OBJECT_STORE_BYTES,
        **quiet,
    )


def _join(ray: Any, address: str, quiet: dict[str, Any]) -> None:
    try:
        ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ray.exceptions.RayError) as error:
        raise Error(
            f'The Ray cluster "{address}" cannot be joined: none is there, or it asks for a token. '
            "`ray start --head` asks for one by default: set RAY_AUTH_MODE=token, and "
            "RAY_AUTH_TOKEN to the token of the cluster.",
            kind="ray",
        ) from error
