# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.ray label."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from inarow.label import LabelSummary
from inarow.label import _command_line as command_line
from inarow.ray._label import RunConfig, label

_OPTIONS: command_line.Options = {
    "address": (
        str,
        "Address of a Ray cluster [default: RAY_ADDRESS; if unset, Ray starts on this machine]",
    ),
    "cpus": (int, "CPUs that Ray may use if it starts on this machine [default: all]"),
    "workers": (
        int,
        "Units that Ray processes at the same time [default: as many as the CPUs allow]",
    ),
    "threads": (int, "Threads of each worker; each solves different positions [default: 1]"),
    "table_bytes": (int, "Size of each thread's transposition table [default: 67108864]"),
}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.ray",
        description="Exact scores of large data sets, on one machine or a cluster.",
    )
    commands = parser.add_subparsers(required=True)
    command_line.add_arguments(
        commands.add_parser("label", help="Add exact scores to a data set"), _OPTIONS
    )
    arguments = parser.parse_args(argv)
    given = command_line.given(arguments, _OPTIONS)

    def run(*data_set: str, **options: Any) -> LabelSummary:
        config = RunConfig(progress=command_line.shows_progress(), **given)
        source, target, rules = data_set
        return label(source, target, rules, config=config, **options)

    return command_line.run_label("inarow.ray", arguments, run)


if __name__ == "__main__":
    sys.exit(main())
