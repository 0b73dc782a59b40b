# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.ray label."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from inarow.label import _command_line as command_line
from inarow.ray._label import RunConfig, label

_CONFIG = {
    "address": "Address of a Ray cluster [default: RAY_ADDRESS; without it Ray is started here]",
    "cpus": "CPUs that a Ray started here may use [default: all]",
    "workers": "Worker processes [default: as many as there are CPUs for]",
    "threads": "Threads of each worker; each solves positions of its own [default: 1]",
    "table_bytes": "Size of each thread's transposition table [default: 67108864]",
}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    return command_line.run_command("inarow.ray", lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> str:
    given = {name: getattr(arguments, name) for name in _CONFIG}
    given = {name: value for name, value in given.items() if value is not None}
    config = RunConfig(progress=command_line.shows_progress(), **given)
    options = command_line.label_options(arguments)
    summary = label(arguments.source, arguments.target, arguments.rules, config=config, **options)
    return command_line.label_result(arguments.target, summary)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.ray",
        description="Exact scores of large data sets, on one machine or a cluster.",
    )
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("label", help="Add exact scores to a data set")
    command_line.add_label_arguments(command)
    for name, text in _CONFIG.items():
        value_type = str if name == "address" else int
        command.add_argument("--" + name.replace("_", "-"), type=value_type, help=text)
    return parser


if __name__ == "__main__":
    sys.exit(main())
