#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the strength of the heuristic search, with games against a random player and a careful player.

bench/strength.py                        builds with g++ and plays
bench/strength.py --games 4 --movetime 20   quicker
bench/strength.py --board 15x15/5        only on this board
bench/strength.py --write                put the table into docs/solve/heuristic_search.md
"""

import datetime
import pathlib
import subprocess
import tempfile

import programs


def played(program, options):
    """Rows of board, opponent, won, drawn, lost."""
    command = [program, str(options.games), str(options.movetime), *options.board]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [line.split("\t") for line in lines.splitlines()]


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument(
        "--games", type=int, default=20, help="games against each opponent, an even number"
    )
    parser.add_argument("--movetime", type=int, default=100, help="milliseconds per move")
    parser.add_argument("--board", nargs=1, default=[])
    parser.add_argument("--compiler", default="g++")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        source = programs.ROOT / "bench/strength.cpp"
        program = programs.build(source, pathlib.Path(directory, "strength"), options.compiler)
        rows = played(program, options)
    lines = ["| board | against | won | drawn | lost |", "| --- | --- | ---: | ---: | ---: |"]
    lines += [programs.row(*row) for row in rows]
    lines += [
        "",
        f"Each row is the result of {options.games} games with {options.movetime} ms per move, on "
        f"{datetime.date.today()} on {programs.machine()}.",
    ]
    programs.publish(options, "solve/heuristic_search.md", "strength", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
