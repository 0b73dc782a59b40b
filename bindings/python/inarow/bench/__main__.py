# SPDX-License-Identifier: BSL-1.0
"""Measures an agent with a suite of positions that have exact labels.

python -m inarow.bench --agent FILE --suite connect-four-1
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import pathlib
import sys
from collections.abc import Sequence
from typing import Any, get_args

from inarow._errors import Error
from inarow.bench._baselines import BASELINES, is_baseline
from inarow.bench._run import run
from inarow.bench._suites import SUITES
from inarow.typing import Agent, Notation


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.bench",
        description="Asks an agent for a move in each position of a suite, and prints how good the "
        "moves are.",
    )
    add = parser.add_argument
    add(
        "--agent",
        required=True,
        metavar="FILE",
        help="a Python file that defines agent(position), or make_agent(seed), which returns such a "
        f"function; or the name of a baseline: {', '.join(BASELINES)}, network:FILE, network-32:FILE",
    )
    add("--suite", required=True, choices=SUITES, help="the name of the suite")
    add("--seed", type=int, default=0, help="seed of the agent [default: 0]")
    add(
        "--notation",
        choices=get_args(Notation),
        default="any",
        help="notation of the agent's move texts [default: any]",
    )
    add("--json", action="store_true", help="print the result with all answers as JSON")
    add("--progress", action="store_true", help="show a progress bar, which needs tqdm")
    return parser


def _agent(name: str, seed: int) -> Agent | str:
    """Returns the agent that a file defines, or the name of a baseline."""
    file = pathlib.Path(name)
    if file.suffix != ".py" and is_baseline(name):
        return name
    if not file.is_file():
        raise Error(
            f"there is no file {name!r}, and no baseline with this name. The baselines are "
            f"{', '.join(BASELINES)}.",
            kind="agent",
        )
    module = _executed(file)
    if callable(getattr(module, "make_agent", None)):
        agent: Any = module.make_agent(seed)
    else:
        agent = getattr(module, "agent", None)
    if not callable(agent):
        raise Error(
            f"{name} defines no agent: it must define a function agent(position), or a function "
            "make_agent(seed), which returns such a function.",
            kind="agent",
        )
    return agent  # type: ignore[no-any-return]


def _executed(file: pathlib.Path) -> Any:
    spec = importlib.util.spec_from_file_location("agent_of_bench", file)
    if spec is None or spec.loader is None:
        raise Error(f"{file} is not a Python file: its name must end with .py.", kind="agent")
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.resolve().parent))  # for the modules beside the file
    spec.loader.exec_module(module)
    return module


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.seed < 0:
        parser.error(f"--seed must be at least 0, not {options.seed}")
    try:
        agent = _agent(options.agent, options.seed)
        result = run(
            agent,
            options.suite,
            seed=options.seed,
            notation=options.notation,
            name=agent if isinstance(agent, str) else pathlib.Path(options.agent).stem,
            progress=options.progress,
        )
    except Error as error:
        parser.error(str(error))
    print(json.dumps(result.to_dict()) if options.json else result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
