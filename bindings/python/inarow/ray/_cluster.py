# SPDX-License-Identifier: BSL-1.0
"""Does the units of work on a Ray cluster."""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from inarow._errors import Error
from inarow.label._answerers import Solvers
from inarow.label._executor import Executor, Step
from inarow.label._extra import import_extra
from inarow.label._work import Counts, Job
from inarow.ray._config import RunConfig

# Small, because no rows pass through the object store, only descriptions of the work.
_OBJECT_STORE_BYTES = 80 * 2**20
_SECONDS_TO_STOP = 10
# While a worker does an item, Ray already sends the next item.
_ITEMS_PER_WORKER = 2


@contextlib.contextmanager
def cluster(config: RunConfig, timeout: float | None) -> Iterator[Executor]:
    """Yields an executor on Ray. Initializes Ray for this run if it is not initialized."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
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
    """The driver distributes items and adds counts. The workers read and write the files.

    If a worker dies, another worker gets its item.
    """

    def __init__(self, ray: Any, config: RunConfig, timeout: float | None) -> None:
        self._ray = ray
        self._config = config
        self._arguments = (config.threads, config.table_bytes, timeout)

    def run(self, step: Step, job: Job, items: Iterable[Any]) -> Iterator[Counts]:
        ray = self._ray
        task = ray.remote(num_cpus=self._config.threads, max_retries=-1)(_run_step)
        shared = ray.put((step, job, self._arguments))
        waiting, limit = iter(items), self._limit()
        running: list[Any] = []
        try:
            while True:
                for item in itertools.islice(waiting, limit - len(running)):
                    running.append(task.remote(shared, item))
                if not running:
                    return
                [done], _ = ray.wait(running)
                counts = self._counts(done, running)
                running.remove(done)
                yield counts
        finally:
            _cancel(ray, running)

    def _counts(self, done: Any, running: list[Any]) -> Counts:
        try:
            counts: Counts = self._ray.get(done)
        except self._ray.exceptions.RayTaskError:
            for earlier in running[: running.index(done)]:
                self._ray.get(earlier)
            raise
        return counts

    def _limit(self) -> int:
        threads = self._config.threads
        nodes = [node for node in self._ray.nodes() if node["Alive"]]
        cpus = [int(node["Resources"].get("CPU", 0)) for node in nodes]
        room = sum(count // threads for count in cpus)
        if room == 0:
            most = max(cpus, default=0)
            raise ValueError(f"threads must be at most {most}, the CPUs of the largest machine")
        return min(self._config.workers or room * _ITEMS_PER_WORKER, room * _ITEMS_PER_WORKER)


def _cancel(ray: Any, tasks: list[Any]) -> None:
    """Cancels tasks and waits, so that no task writes after the run has ended."""
    for task in tasks:
        ray.cancel(task)
    if tasks:
        ray.wait(tasks, num_returns=len(tasks), timeout=_SECONDS_TO_STOP)


def _run_step(shared: tuple[Step, Job, tuple[int, int, float | None]], item: Any) -> Counts:
    step, job, arguments = shared
    return step(job, item, _solvers(*arguments))


@functools.cache
def _solvers(threads: int, table_bytes: int, timeout: float | None) -> Solvers:
    """Returns the solvers of this worker process, with the tables that earlier parts filled."""
    return Solvers(threads, table_bytes, timeout)


def _root_cause(error: BaseException) -> BaseException:
    """Returns the exception that Ray has wrapped, in some cases several times."""
    wrapped = getattr(error, "cause", None) or error.__cause__
    return _root_cause(wrapped) if isinstance(wrapped, BaseException) else error


def _start(ray: Any, config: RunConfig) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    address = config.address or os.environ.get("RAY_ADDRESS")
    if address:
        _join(ray, address, quiet)
        return
    # Not "auto", which would join a Ray on this machine that another run may soon stop.
    ray.init(
        address="local",
        num_cpus=config.cpus,
        include_dashboard=False,
        object_store_memory=_OBJECT_STORE_BYTES,
        **quiet,
    )


def _join(ray: Any, address: str, quiet: dict[str, Any]) -> None:
    try:
        with _without_stderr():
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ray.exceptions.RayError) as error:
        raise Error(
            f'The Ray cluster "{address}" cannot be joined: none is there, or it asks for a token. '
            "`ray start --head` asks for one by default: set RAY_AUTH_MODE=token, and "
            "RAY_AUTH_TOKEN to the token of the cluster.",
            kind="ray",
        ) from error


@contextlib.contextmanager
def _without_stderr() -> Iterator[None]:
    """Hides the messages that Ray repeats before it fails to join; no setting turns them off."""
    sys.stderr.flush()
    kept = os.dup(2)
    try:
        with open(os.devnull, "wb") as nothing:
            os.dup2(nothing.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
