# SPDX-License-Identifier: BSL-1.0
"""The command line: python -m inarow.ray label|book."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Sequence

from inarow.ray._books import book
from inarow.ray._labels import label
from inarow.ray._means import Means

_MEANS = {
    "address": (str, "the cluster to join; unless given, RAY_ADDRESS, else one is started here"),
    "cpus": (int, "how many processors a Ray that is started here may use"),
    "workers": (int, "how many processes solve positions; unless given, as there is room for"),
    "threads": (int, "how many positions each of them solves at once (1)"),
    "bytes": (int, "the table that each thread remembers positions in (67108864)"),
    "batch": (int, "how many positions a worker is given at most, and gives back together (256)"),
    "keep_every": (float, "after how many seconds what was solved is written down (10)"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    said = _parser().parse_args(arguments)
    given = {name: getattr(said, name) for name in _MEANS if getattr(said, name) is not None}
    try:
        means = Means(progress=_shows_progress(), **given)
        print(_labelled(said, means) if said.command == "label" else _made(said, means))
    except (ImportError, OSError, ValueError) as error:
        print(f"inarow.ray: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("inarow.ray: stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


def _labelled(said: argparse.Namespace, means: Means) -> str:
    done = label(
        said.source,
        said.target,
        said.rules,
        column=said.column,
        notation=said.notation,
        timeout=said.timeout,
        bad_rows=said.bad_rows,
        prefix=said.prefix,
        overwrite=said.overwrite,
        parts=said.parts,
        means=means,
    )
    return (
        f"{said.target}: {done.rows} rows, {done.bad} of them bad; {done.positions} positions, "
        f"{done.solved} of them worked at now, {done.unsolved} unsolved."
    )


def _made(said: argparse.Namespace, means: Means) -> str:
    done = book(said.target, said.rules, said.plies, parts=said.parts, means=means)
    return (
        f"{said.target}: {done.positions} positions up to ply {said.plies} in {done.bytes} bytes; "
        f"{done.solved} of them worked at now."
    )


def _shows_progress() -> bool:
    return sys.stderr.isatty() and importlib.util.find_spec("tqdm") is not None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.ray",
        description="Exact scores of very many positions, on one machine or many.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    of_labels = commands.add_parser("label", help="write a data set again, with scores")
    of_labels.add_argument("source", metavar="IN", help="a Parquet file, or a directory of them")
    of_labels.add_argument("target", metavar="OUT", help="a name.parquet, or a new directory")
    add = of_labels.add_argument
    add("--column", default="position", help="the column with positions (position)")
    add("--notation", default="any", help="how moves are written in it (any)")
    add("--timeout", type=float, help="the seconds for each position; unless given, all it takes")
    add("--bad-rows", choices=("keep", "refuse"), default="keep", help="keep them, with an error")
    add("--prefix", default="", help="what the names of the added columns begin with")
    add("--overwrite", action="store_true", help="even if OUT is there")
    of_books = commands.add_parser("book", help="make an opening book")
    of_books.add_argument("target", metavar="OUT", help="the book")
    of_books.add_argument("--plies", type=int, required=True, help="the most stones on its boards")
    for each in (of_labels, of_books):
        each.add_argument("--rules", required=True, help='"connect-four", "9x7/5/drop", ...')
        each.add_argument("--parts", help="the directory for what is solved, which is then kept")
        for name, (kind, help_of) in _MEANS.items():
            each.add_argument("--" + name.replace("_", "-"), type=kind, help=help_of)
    return parser


if __name__ == "__main__":
    sys.exit(main())
