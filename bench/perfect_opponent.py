#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures how quickly the perfect opponent of Connect Four replies, and how often its move is proven.

bench/perfect_opponent.py                   builds with g++ and plays
bench/perfect_opponent.py --positions 20    quicker, noisier
bench/perfect_opponent.py --book FILE       with another opening book
bench/perfect_opponent.py --write           put the table into docs/solver.md
"""

import collections
import pathlib
import statistics
import subprocess
import tempfile

import programs
from parts import WHOLE, build

GROUPS = [range(0, 9), range(9, 11), range(11, 13), range(13, 15), range(0, 15)]


def replies(program, options):
    """{plies: [(whether the move is proven, seconds)]}."""
    command = [program, options.book, options.positions, options.movetime, options.threads]
    lines = subprocess.run(
        [str(each) for each in command], capture_output=True, text=True, check=True
    ).stdout
    result = collections.defaultdict(list)
    for line in lines.splitlines():
        plies, proven, seconds = line.split("\t")
        result[int(plies)].append((proven == "1", float(seconds)))
    return result


def table(by_plies):
    lines = [
        "| plies played | positions | proven | median time | 99th percentile |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for group in GROUPS:
        found = [each for plies in group for each in by_plies[plies]]
        proven = 100 * sum(is_proven for is_proven, _ in found) / len(found)
        times = sorted(seconds for _, seconds in found)
        lines.append(
            f"| {group.start} to {group.stop - 1} | {len(found)} | {proven:.1f}% "
            f"| {1000 * statistics.median(times):.2g} ms "
            f"| {1000 * times[(len(times) - 1) * 99 // 100]:.0f} ms |"
        )
    return lines


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument(
        "--positions", type=int, default=100, help="positions for each number of plies"
    )
    parser.add_argument("--movetime", type=int, default=500, help="milliseconds per move")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--book", default=programs.ROOT / "data/connect-four.book")
    parser.add_argument("--compiler", default="g++")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        source = programs.ROOT / "bench/perfect_opponent.cpp"
        program = build(WHOLE, source, options.compiler, pathlib.Path(directory))
        by_plies = replies(program, options)
    lines = table(by_plies)
    threads = "one thread" if options.threads == 1 else f"{options.threads} threads"
    lines += [
        "",
        f"The opponent had {options.movetime} ms per move and {threads}. We measured the times "
        f"{programs.when_and_where()}.",
    ]
    programs.publish(options, "solver.md", "perfect-opponent", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
