# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.ray label|book."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Sequence

from inarow.ray._books import build_book
from inarow.ray._config import RunConfig
from inarow.ray._labels import label

_CONFIG = {
    "address": (
        str,
        "Address of a Ray cluster [default: RAY_ADDRESS; without it Ray is started here]",
    ),
    "cpus": (int, "CPUs that a Ray started here may use [default: all]"),
    "workers": (int, "Worker processes [default: as many as there are CPUs for]"),
    "threads": (int, "Threads of each worker; each solves positions of its own [default: 1]"),
    "table_bytes": (int, "Size of each thread's transposition table [default: 67108864]"),
    "batch_size": (int, "Largest number of positions that a worker takes at once [default: 256]"),
    "save_interval": (float, "Seconds between two saves of the checkpoint [default: 10]"),
}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    given = {name: getattr(arguments, name) for name in _CONFIG}
    given = {name: value for name, value in given.items() if value is not None}
    try:
        config = RunConfig(progress=_shows_progress(), **given)
        run = _run_label if arguments.command == "label" else _run_book
        print(run(arguments, config))
    except (ImportError, OSError, ValueError) as error:
        print(f"inarow.ray: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("inarow.ray: interrupted; the same command resumes from here.", file=sys.stderr)
        return 130
    return 0


def _run_label(arguments: argparse.Namespace, config: RunConfig) -> str:
    summary = label(
        arguments.source,
        arguments.target,
        arguments.rules,
        column=arguments.column,
        notation=arguments.notation,
        timeout=arguments.timeout,
        bad_rows=arguments.bad_rows,
        prefix=arguments.prefix,
        overwrite=arguments.overwrite,
        checkpoint=arguments.checkpoint,
        config=config,
    )
    return (
        f"{arguments.target}: {summary.rows} rows, {summary.bad_rows} of them bad; "
        f"{summary.positions} positions, {summary.searched} of them searched in this run, "
        f"{summary.unsolved} unsolved."
    )


def _run_book(arguments: argparse.Namespace, config: RunConfig) -> str:
    summary = build_book(
        arguments.target,
        arguments.rules,
        arguments.plies,
        checkpoint=arguments.checkpoint,
        config=config,
    )
    return (
        f"{arguments.target}: {summary.positions} positions up to ply {arguments.plies} in "
        f"{summary.size_bytes} bytes; {summary.searched} of them searched in this run."
    )


def _shows_progress() -> bool:
    return sys.stderr.isatty() and importlib.util.find_spec("tqdm") is not None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.ray",
        description="Exact scores of large data sets, on one machine or a cluster.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    label_parser = commands.add_parser("label", help="Add exact scores to a data set")
    label_parser.add_argument("source", metavar="IN", help="Parquet file, or a directory of them")
    label_parser.add_argument("target", metavar="OUT", help="NAME.parquet, or a new directory")
    add = label_parser.add_argument
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
    add("--overwrite", action="store_true", help="Replace OUT if it exists")
    book_parser = commands.add_parser("book", help="Build an opening book")
    book_parser.add_argument("target", metavar="OUT", help="The book")
    book_parser.add_argument(
        "--plies", type=int, required=True, help="Largest number of stones of its positions"
    )
    for command in (label_parser, book_parser):
        command.add_argument(
            "--rules", required=True, help='Rules, such as "connect-four" or "9x7/5/drop"'
        )
        command.add_argument(
            "--checkpoint",
            metavar="DIR",
            help="Directory from which a run resumes [default: OUT.checkpoint, removed at the end]",
        )
        for name, (value_type, text) in _CONFIG.items():
            command.add_argument("--" + name.replace("_", "-"), type=value_type, help=text)
    return parser


if __name__ == "__main__":
    sys.exit(main())
