# SPDX-License-Identifier: BSL-1.0
"""Does the units of work on a Ray cluster."""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from inarow._errors import Error
from inarow.label._extra import import_extra
from inarow.label._units import Executor, Job, Solvers, do_unit

# Small, because no rows pass through the object store, only descriptions of the work.
_OBJECT_STORE_BYTES = 80 * 2**20
_SECONDS_TO_STOP = 10
# While a worker processes a unit, Ray already sends the next unit.
_UNITS_PER_WORKER = 2
_RETRIES = 3


Limits: TypeAlias = tuple[int, int, float | None]
"""The arguments of Solvers."""


@contextlib.contextmanager
def cluster(
    address: str | None, cpus: int | None, workers: int | None, limits: Limits
) -> Iterator[Executor]:
    """Yields an executor on Ray. Initializes Ray for this run if it is not initialized."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = import_extra("ray", "ray")
    is_own = not ray.is_initialized()
    if is_own:
        _start(ray, address or os.environ.get("RAY_ADDRESS"), cpus)
    try:
        yield functools.partial(_run_units, ray, workers, limits)
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


def _run_units(
    ray: Any, workers: int | None, limits: Limits, job: Job, stage: str, units: Sequence[int]
) -> Iterator[int]:
    """Distributes units and yields counts. The workers read and write the files.

    If a worker dies, another worker gets its unit. The same unit is repeated only a few times,
    because the unit may be the cause, for example if it needs too much memory.
    """
    task = ray.remote(num_cpus=limits[0], max_retries=_RETRIES)(_run_unit)
    shared = ray.put((job, stage, limits))
    waiting, limit = iter(units), _limit(ray, workers, limits[0])
    running: dict[Any, int] = {}
    try:
        while True:
            for unit in itertools.islice(waiting, limit - len(running)):
                running[task.remote(shared, unit)] = unit
            if not running:
                return
            [done], _ = ray.wait(list(running))
            unit = running.pop(done)
            try:
                yield ray.get(done)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError) as error:
                raise Error(
                    f"Unit {unit} of {job.texts(stage)} has ended {_RETRIES + 1} workers: "
                    "give them more memory, or choose a smaller part_rows.",
                    kind="worker",
                ) from error
    finally:
        _cancel(ray, list(running))


def _limit(ray: Any, workers: int | None, threads: int) -> int:
    nodes = [node for node in ray.nodes() if node["Alive"]]
    cpus = [int(node["Resources"].get("CPU", 0)) for node in nodes]
    room = sum(count // threads for count in cpus) * _UNITS_PER_WORKER
    if room == 0:
        most = max(cpus, default=0)
        raise ValueError(f"threads must be at most {most}, the CPUs of the largest machine")
    return min(workers or room, room)


def _cancel(ray: Any, tasks: list[Any]) -> None:
    """Cancels tasks and waits, so that no task writes after the run has ended."""
    for task in tasks:
        ray.cancel(task)
    if tasks:
        ray.wait(tasks, num_returns=len(tasks), timeout=_SECONDS_TO_STOP)


def _run_unit(shared: tuple[Job, str, Limits], index: int) -> int:
    job, stage, limits = shared
    return do_unit(job, stage, index, _solvers(*limits))


@functools.cache
def _solvers(threads: int, table_bytes: int, timeout: float | None) -> Solvers:
    """Returns the solvers of this worker process, with the tables that earlier units filled."""
    return Solvers(threads, table_bytes, timeout)


def _root_cause(error: BaseException) -> BaseException:
    """Returns the exception that Ray has wrapped, in some cases several times."""
    wrapped = getattr(error, "cause", None) or error.__cause__
    return _root_cause(wrapped) if isinstance(wrapped, BaseException) else error


def _start(ray: Any, address: str | None, cpus: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is None:
        # Not "auto", which could join a Ray cluster of another run, which may stop soon.
        own = {"num_cpus": cpus, "object_store_memory": _OBJECT_STORE_BYTES}
        ray.init(address="local", include_dashboard=False, **own, **quiet)
        return
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
