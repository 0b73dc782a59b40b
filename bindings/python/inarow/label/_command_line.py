# SPDX-License-Identifier: BSL-1.0
"""The common parts of the command lines of inarow.label and inarow.ray."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Callable
from typing import Any

from inarow.label._formats import FORMATS
from inarow.label._label import LabelSummary

LABEL_OPTIONS = (
    "column",
    "notation",
    "timeout",
    "bad_rows",
    "prefix",
    "best_moves",
    "deduplicate",
    "part_rows",
    "format",
    "overwrite",
)


def add_label_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("source", metavar="IN", help="Parquet, Arrow, CSV or JSON lines file, or a directory")
    add("target", metavar="OUT", help="File, such as NAME.parquet, or a new directory")
    add("--rules", required=True, help='Rules, such as "connect-four" or "9x7/5/drop"')
    add("--column", default="position", help="Column with the positions [default: position]")
    add("--notation", default="any", help="Notation of moves [default: any]")
    add("--timeout", type=float, help="Time limit for a position, in seconds [default: none]")
    add(
        "--bad-rows",
        choices=("keep", "refuse"),
        default="keep",
        help="Rows without a position: keep them with an error, or refuse them [default: keep]",
    )
    add("--prefix", default="", help="Prefix of the names of the added columns [default: none]")
    add("--best-moves", action="store_true", help="Add a column with the best actions")
    add(
        "--deduplicate",
        choices=("all", "part"),
        default="all",
        help="Solve a position once for all rows, or once for each part with it [default: all]",
    )
    add(
        "--part-rows",
        type=int,
        help="Number of rows in a part, the unit that is read, solved and written "
        "[default: a 32nd of the rows, but at least 16 and at most 262144]",
    )
    add(
        "--format",
        choices=tuple(FORMATS),
        help="Format of the files if OUT is a directory [default: the format of IN]",
    )
    add("--overwrite", action="store_true", help="Replace OUT if it exists")


def label_options(arguments: argparse.Namespace) -> dict[str, Any]:
    return {name: getattr(arguments, name) for name in LABEL_OPTIONS}


def label_result(target: str, summary: LabelSummary) -> str:
    return (
        f"{target}: {summary.rows} rows, {summary.bad_rows} of them bad; "
        f"{summary.positions} positions, {summary.searched} of them searched in this run, "
        f"{summary.unsolved} unsolved."
    )


def shows_progress() -> bool:
    return sys.stderr.isatty() and importlib.util.find_spec("tqdm") is not None


def run_command(program: str, command: Callable[[], str]) -> int:
    """Prints the result of a command, or its error. Returns the exit code."""
    try:
        print(command())
    except (ImportError, OSError, ValueError) as error:
        print(f"{program}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{program}: interrupted; the same command resumes from here.", file=sys.stderr)
        return 130
    return 0
