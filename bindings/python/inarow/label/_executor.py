# SPDX-License-Identifier: BSL-1.0
"""Does the units of work on one machine."""

from __future__ import annotations

import concurrent.futures
import contextlib
import itertools
import queue
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeAlias

from inarow._core import Rules
from inarow.label._answerers import Solvers
from inarow.label._work import Answerer, Counts, Job

Step: TypeAlias = "Callable[[Job, Any, Answerer], Counts]"

# One part is read while a second part is solved and a third part is written.
_LANES = 3


class Executor(Protocol):
    def run(self, step: Step, job: Job, items: Iterable[Any]) -> Iterator[Counts]:
        """Yields the counts of each item, in any order. If several items are refused, raises the
        refusal of the first of these items, even if another item is refused earlier in time."""


class LocalExecutor:
    """Reads and writes on other threads, and solves on the calling thread, so that Ctrl-C works."""

    def __init__(self, threads: int, table_bytes: int, timeout: float | None) -> None:
        self._solvers = Solvers(threads, table_bytes, timeout)

    def run(self, step: Step, job: Job, items: Iterable[Any]) -> Iterator[Counts]:
        caller = _Caller(self._solvers)
        waiting = iter(items)
        with concurrent.futures.ThreadPoolExecutor(_LANES) as lanes, contextlib.closing(caller):
            running: list[concurrent.futures.Future[Counts]] = []
            while True:
                for item in itertools.islice(waiting, _LANES - len(running)):
                    future = lanes.submit(step, job, item, caller)
                    future.add_done_callback(lambda _: caller.wake())
                    running.append(future)
                if not running:
                    return
                caller.answer_one()
                for future in [future for future in running if _has_counts(future)]:
                    running.remove(future)
                    yield future.result()
                if running[:1] and running[0].done():
                    running[0].result()  # raises, because all earlier items are done


def _has_counts(future: concurrent.futures.Future[Counts]) -> bool:
    return future.done() and future.exception() is None


class _Caller:
    """Passes questions to the thread that calls `answer_one`."""

    def __init__(self, solvers: Solvers) -> None:
        self._solvers = solvers
        self._questions: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._closed = False

    def score_bounds(self, rules: Rules, texts: list[str]) -> Any:
        return self._ask(self._solvers.score_bounds, rules, texts)

    def best_moves(self, rules: Rules, texts: list[str]) -> list[str | None]:
        answer: list[str | None] = self._ask(self._solvers.best_moves, rules, texts)
        return answer

    def wake(self) -> None:
        self._questions.put(None)

    def answer_one(self) -> None:
        question = self._questions.get()
        if question is None:
            return
        future, method, rules, texts = question
        try:
            future.set_result(method(rules, texts))
        except BaseException as error:
            future.set_exception(error)
            if not isinstance(error, Exception):
                raise

    def close(self) -> None:
        """Cancels the questions, so that the threads that wait for an answer end."""
        self._closed = True
        while not self._questions.empty():
            if question := self._questions.get():
                question[0].cancel()

    def _ask(self, method: Any, rules: Rules, texts: list[str]) -> Any:
        future: concurrent.futures.Future[Any] = concurrent.futures.Future()
        self._questions.put((future, method, rules, texts))
        if self._closed:
            future.cancel()
        return future.result()
