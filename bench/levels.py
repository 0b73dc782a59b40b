#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures how much stronger each level is than the level below, with games between the two levels.

bench/levels.py                        builds with g++ and plays
bench/levels.py --games 20             quicker
bench/levels.py --board 7x6/4/drop     only on this board
bench/levels.py --write                put the table into docs/solve/level.md
"""

import datetime
import pathlib
import subprocess
import tempfile

import programs
from parts import WHOLE, build


def played(program, options):
    """Rows of board, level, won, drawn, lost."""
    command = [program, str(options.games), str(options.movetime), *options.board]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [line.split("\t") for line in lines.splitlines()]


def table(rows):
    lines = [
        "| board | level | against | won | drawn | lost | points |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for board, level, *counts in rows:
        won, drawn, lost = map(int, counts)
        points = 100 * (won + drawn / 2) / (won + drawn + lost)
        lines.append(
            f"| {board} | {level} | {int(level) - 1} | {won} | {drawn} | {lost} | {points:.0f}% |"
        )
    return lines


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--games", type=int, default=100, help="games of each pair, an even number")
    parser.add_argument(
        "--movetime", type=int, default=900, help="milliseconds per move of level 8"
    )
    parser.add_argument("--board", nargs=1, default=[])
    parser.add_argument("--compiler", default="g++")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        source = programs.ROOT / "bench/levels.cpp"
        program = build(WHOLE, source, options.compiler, pathlib.Path(directory))
        rows = played(program, options)
    lines = table(rows)
    lines += [
        "",
        f"Each pair of levels played {options.games} games, but level 8 only a fifth as many. Level 8 "
        f"used at most {options.movetime} ms per move. The games ran on {datetime.date.today()} on "
        f"{programs.machine()}.",
    ]
    programs.publish(options, "solve/level.md", "levels", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
