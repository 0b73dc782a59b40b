# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.label."""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Sequence

from inarow.label import _command_line as command_line
from inarow.label import label

_OPTIONS: command_line.Options = {
    "threads": (int, "Threads [default: one for each CPU]"),
    "table_bytes": (int, "Size of each thread's transposition table [default: 67108864]"),
}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.label",
        description="Add the exact scores of its positions to a data set of any size.",
    )
    command_line.add_arguments(parser, _OPTIONS)
    arguments = parser.parse_args(argv)
    given = command_line.given(arguments, _OPTIONS)
    run = functools.partial(label, **given, progress=command_line.shows_progress())
    return command_line.run_label("inarow.label", arguments, run)


if __name__ == "__main__":
    sys.exit(main())
