#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Solves four in a row on empty boards with gravity, and prints the value, the nodes and the time.

    bench/dropping_games.py                    the boards that take less than ten minutes
    bench/dropping_games.py --boards 8x5 10x4
    bench/dropping_games.py --all --timeout 3600    every board of John Tromp's table
    bench/dropping_games.py --write            also writes into docs/solver.md

One thread solves each board separately, with an empty table of 64 MB. The node counts are the same in every run. If a
value differs from the table in tests/data/connect_four_values.csv, the benchmark stops.
"""

import csv
import pathlib
import sys
import tempfile

import placing_games
import programs
from parts import WHOLE, build

# In the order of their node counts.
BOARDS = """
    4x4 4x5 5x4 4x6 6x4 4x7 5x5 5x6 7x4 6x5 4x8 4x9 5x7 6x6 8x4 7x5 5x8 4x10 4x11 6x7 9x4 7x6 5x9
    8x5 5x10 4x13 6x8 4x12 10x4 9x5
""".split()
OUTCOMES = {"1st": "first won", "2nd": "second won", "Draw": "draw"}
VALUES = programs.ROOT / "tests/data/connect_four_values.csv"


def published():
    """{board, such as 7x6: (outcome, ply of the last move or None)}"""
    with VALUES.open() as file:
        return {
            f"{line['width']}x{line['height']}": (
                OUTCOMES[line["winner"]],
                line["last_move"] or None,
            )
            for line in csv.DictReader(file)
        }


def check(board, outcome, plies, known):
    if outcome == "unknown":
        return
    expected, last_move = known[board]
    if outcome != expected or (last_move and plies != last_move):
        sys.exit(f"{board}: {outcome} in {plies}, but published: {expected} in {last_move}")


def values(options):
    known = published()
    boards = list(known) if options.all else options.boards
    lines = ["| board | outcome | last ply | nodes | time |", "| --- | --- | ---: | ---: | ---: |"]
    asked = [f"{board}/4/drop" for board in boards]
    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        program = build(WHOLE, placing_games.SOURCE, "g++", pathlib.Path(directory))
        for fields in placing_games.solved(program, asked, options.timeout, 2**62):
            rules, outcome, nodes, seconds, plies = fields
            board = rules.split("/")[0]
            check(board, outcome, plies, known)
            cells = (
                board,
                outcome,
                "" if plies == "0" else plies,
                f"{int(nodes):,}",
                placing_games.time_text(seconds),
            )
            lines.append(programs.row(*cells))
    lines += ["", f"We measured these times {programs.when_and_where()}."]
    return "\n".join(lines) + "\n"


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--boards", nargs="+", default=BOARDS)
    parser.add_argument("--all", action="store_true", help="every published board")
    parser.add_argument("--timeout", type=int, default=600, help="seconds for each board")
    options = parser.parse_args()
    programs.publish(options, "solver.md", "dropping-games", values(options))


if __name__ == "__main__":
    main()
