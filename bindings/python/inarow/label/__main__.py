# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.label."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from inarow.label import _command_line as command_line
from inarow.label import label


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.label",
        description="Add the exact scores of its positions to a data set of any size.",
    )
    command_line.add_label_arguments(parser)
    parser.add_argument("--threads", type=int, help="Threads [default: one for each CPU]")
    table_bytes = "Size of each thread's transposition table [default: 67108864]"
    parser.add_argument("--table-bytes", type=int, default=64 * 2**20, help=table_bytes)
    arguments = parser.parse_args(argv)
    return command_line.run_command("inarow.label", lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> str:
    summary = label(
        arguments.source,
        arguments.target,
        arguments.rules,
        **command_line.label_options(arguments),
        threads=arguments.threads,
        table_bytes=arguments.table_bytes,
        progress=command_line.shows_progress(),
    )
    return command_line.label_result(arguments.target, summary)


if __name__ == "__main__":
    sys.exit(main())
