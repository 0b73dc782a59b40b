# SPDX-License-Identifier: BSL-1.0
"""The common parts of the command lines of inarow.label and inarow.ray."""

from __future__ import annotations

import argparse
import dataclasses
import importlib.util
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

from inarow.label._formats import FORMATS
from inarow.label._label import LabelOptions, LabelSummary

Options: TypeAlias = dict[str, tuple[type, str]]
"""The types and the descriptions of options by name."""


def add_arguments(parser: argparse.ArgumentParser, options: Options) -> None:
    """Adds the arguments of every run, and further options."""

    def add(name: str, text: str, **settings: Any) -> None:
        parser.add_argument(name, help=text, **settings)

    add("source", "Parquet, Arrow, CSV or JSON lines file, or a directory", metavar="IN")
    add("target", "File, such as NAME.parquet, or a new directory", metavar="OUT")
    add("--rules", 'Rules, such as "connect-four" or "9x7/5/drop"', required=True)
    add("--column", "Column with the positions [default: position]", default="position")
    add("--notation", "Notation of moves [default: any]", default="any")
    add("--timeout", "Time limit for a position, in seconds [default: none]", type=float)
    bad_rows = "Rows without a position: keep them with an error, or refuse them [default: keep]"
    add("--bad-rows", bad_rows, choices=("keep", "refuse"), default="keep")
    add("--prefix", "Prefix of the names of the added columns [default: none]", default="")
    add("--best-moves", "Add a column with the best actions", action="store_true")
    part_rows = "Positions that are solved as one unit [default: a 32nd of the rows, 16 to 65536]"
    add("--part-rows", part_rows, type=int)
    add("--format", "Format of the files of a directory [default: that of IN]", choices=[*FORMATS])
    add("--overwrite", "Replace OUT if it exists", action="store_true")
    for name, (option_type, text) in options.items():
        add("--" + name.replace("_", "-"), text, type=option_type)


def given(arguments: argparse.Namespace, options: Options) -> dict[str, Any]:
    values = {name: getattr(arguments, name) for name in options}
    return {name: value for name, value in values.items() if value is not None}


def run_label(
    program: str, arguments: argparse.Namespace, label: Callable[..., LabelSummary]
) -> int:
    def run() -> str:
        names = [field.name for field in dataclasses.fields(LabelOptions)]
        options = {name: getattr(arguments, name) for name in names}
        summary = label(arguments.source, arguments.target, arguments.rules, **options)
        return (
            f"{arguments.target}: {summary.rows} rows, {summary.bad_rows} of them bad; "
            f"{summary.positions} positions, {summary.searched} of them searched in this run, "
            f"{summary.unsolved} unsolved."
        )

    return run_command(program, run)


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
