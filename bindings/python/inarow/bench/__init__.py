# SPDX-License-Identifier: BSL-1.0
"""Measures agents, with frozen suites of positions that have exact labels, and in judged games.

    result = inarow.bench.run(agent, "connect-four-1")
    result = inarow.bench.play(agent, "connect-four")

On the command line:

    python -m inarow.bench --agent FILE --suite connect-four-1
"""

from inarow.bench._baselines import BASELINES, baseline
from inarow.bench._network import NetworkAgent
from inarow.bench._play import play
from inarow.bench._play_result import JudgedGame, JudgedMove, PlayResult
from inarow.bench._result import Answer, BenchResult
from inarow.bench._run import run
from inarow.bench._suites import SUITES, LabeledPosition, Suite, load

__all__ = [
    "BASELINES",
    "SUITES",
    "Answer",
    "BenchResult",
    "JudgedGame",
    "JudgedMove",
    "LabeledPosition",
    "NetworkAgent",
    "PlayResult",
    "Suite",
    "baseline",
    "load",
    "play",
    "run",
]
