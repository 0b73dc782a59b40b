# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.ray label|book."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from inarow.label import _command_line as command_line
from inarow.ray._books import build_book
from inarow.ray._config import RunConfig
from inarow.ray._labels import label

_CONFIG = {
    "address": (
        str,
        "Address of a Ray cluster [default: RAY_ADDRESS; if it is not set, the command starts Ray]",
    ),
    "cpus": (int, "Number of CPUs that Ray may use if the command starts Ray [default: all]"),
    "workers": (int, "Number of worker processes [default: as many as the CPUs allow]"),
    "threads": (int, "Threads of each worker; each solves different positions [default: 1]"),
    "table_bytes": (int, "Bytes of each thread's transposition table [default: 67108864]"),
}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    command = _run_label if arguments.command == "label" else _run_book
    return command_line.run_command("inarow.ray", lambda: command(arguments))


def _run_label(arguments: argparse.Namespace) -> str:
    summary = label(
        arguments.source,
        arguments.target,
        arguments.rules,
        **command_line.label_options(arguments),
        config=_config(arguments),
    )
    return command_line.label_result(arguments.target, summary)


def _run_book(arguments: argparse.Namespace) -> str:
    summary = build_book(
        arguments.target,
        arguments.rules,
        arguments.plies,
        part_rows=arguments.part_rows,
        config=_config(arguments),
    )
    return (
        f"{arguments.target}: {summary.positions} positions up to ply {arguments.plies} in "
        f"{summary.size_bytes} bytes; {summary.searched} of them searched in this run."
    )


def _config(arguments: argparse.Namespace) -> RunConfig:
    given = {name: getattr(arguments, name) for name in _CONFIG}
    given = {name: value for name, value in given.items() if value is not None}
    return RunConfig(progress=command_line.shows_progress(), **given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.ray",
        description="Exact scores of large data sets, on one machine or a cluster.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    label_parser = commands.add_parser("label", help="Add exact scores to a data set")
    command_line.add_label_arguments(label_parser)
    book_parser = commands.add_parser("book", help="Build an opening book")
    add = book_parser.add_argument
    add("target", metavar="OUT", help="The file of the book")
    add("--rules", required=True, help='Rules, such as "connect-four" or "9x7/5/drop"')
    add("--plies", type=int, required=True, help="Largest number of stones in the book's positions")
    add("--part-rows", type=int, help="Number of positions in a part, the unit of work")
    for command in (label_parser, book_parser):
        for name, (value_type, text) in _CONFIG.items():
            command.add_argument("--" + name.replace("_", "-"), type=value_type, help=text)
    return parser


if __name__ == "__main__":
    sys.exit(main())
