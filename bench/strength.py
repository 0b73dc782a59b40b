#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the strength of the heuristic search, with games against a random player and a careful player.

bench/strength.py                        builds with g++ and plays
bench/strength.py --games 4 --movetime 20   quicker
bench/strength.py --board 15x15/5        only on this board
bench/strength.py --write                put the table into docs/solve/heuristic_search.md
"""

import argparse
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
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=int, default=20, help="games against each opponent, an even number"
    )
    parser.add_argument("--movetime", type=int, default=100, help="milliseconds per move")
    parser.add_argument("--board", nargs=1, default=[])
    parser.add_argument("--compiler", default="g++")
    parser.add_argument(
        "--write", action="store_true", help="also write into docs/solve/heuristic_search.md"
    )
    options = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        program = pathlib.Path(directory, "strength")
        source = programs.ROOT / "bench/strength.cpp"
        flags = ["-std=c++23", "-O2", "-DNDEBUG", f"-I{programs.INCLUDE}"]
        subprocess.run([options.compiler, *flags, "-o", str(program), str(source)], check=True)
        rows = played(program, options)
    lines = ["| board | against | won | drawn | lost |", "| --- | --- | ---: | ---: | ---: |"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    lines += [
        "",
        f"Each row is the result of {options.games} games with {options.movetime} ms per move, on "
        f"{datetime.date.today()} on {programs.machine()}.",
    ]
    text = "\n".join(lines) + "\n"
    print(text)
    if options.write:
        programs.replace_section(programs.ROOT / "docs/solve/heuristic_search.md", "strength", text)


if __name__ == "__main__":
    main()
