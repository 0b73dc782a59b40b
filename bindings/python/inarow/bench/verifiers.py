# SPDX-License-Identifier: BSL-1.0
# mypy: disable-error-code="import-not-found,misc,untyped-decorator"
"""The suites as a taskset of verifiers, to evaluate or train a language model. This module needs
verifiers.

    taskset = SuiteTaskset(SuiteConfig(suite="connect-four-1"))
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

try:
    import verifiers.v1 as vf
except ImportError as _missing:
    raise ImportError("inarow.bench.verifiers needs verifiers: pip install verifiers") from _missing

from inarow.bench._run import answer_of
from inarow.bench._suites import load
from inarow.bench.chat import make_prompt, read_move

__all__ = ["SuiteConfig", "SuiteData", "SuiteTask", "SuiteTaskset"]


class SuiteConfig(vf.TasksetConfig):
    """The suite that the tasks are from."""

    suite: str = "tic-tac-toe-1"


class SuiteData(vf.TaskData):
    """A position of a suite."""

    suite: str
    number: int
    """The index of the position in the suite."""


class SuiteTask(vf.Task[SuiteData, vf.State, vf.TaskConfig]):
    """A position of a suite. The reward is 1 if the move keeps the win, draw or loss, otherwise 0."""

    def _answer(self, trace: Any) -> Any:
        asked = load(self.data.suite).positions[self.data.number]
        return answer_of(asked, lambda position: read_move(trace.last_reply))

    @vf.reward
    async def good_move(self, trace: vf.Trace) -> float:
        return float(self._answer(trace).is_good)

    @vf.metric
    async def perfect_move(self, trace: vf.Trace) -> float:
        return float(self._answer(trace).is_perfect)

    @vf.metric
    async def illegal(self, trace: vf.Trace) -> float:
        return float(self._answer(trace).kind == "illegal")

    @vf.metric
    async def regret_plies(self, trace: vf.Trace) -> float:
        return float(self._answer(trace).regret)


class SuiteTaskset(vf.Taskset[SuiteTask, SuiteConfig]):
    """A task for each position of a suite."""

    def load(self) -> Iterator[SuiteTask]:
        name = self.config.suite
        for number, asked in enumerate(load(name).positions):
            prompt = make_prompt(asked.position)
            yield SuiteTask(SuiteData(prompt=prompt, suite=name, number=number), self.config.task)
