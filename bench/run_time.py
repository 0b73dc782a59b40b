#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures how fast the rules run: moves and counted positions per second, and `inarow replay`.

    bench/run_time.py              builds with g++ and clang++-22, if installed, and runs
    bench/run_time.py --runs 3     quicker, noisier
    bench/run_time.py --write      put the table into docs/performance.md

Each figure is the best run, because other load can only increase the time. The programs of the compilers run in turn.
./play.sh builds `inarow replay`.
"""

import pathlib
import random
import subprocess
import sys
import tempfile
import time

import programs

SOURCE = programs.ROOT / "bench/rules_speed.cpp"
GAMES = 1_000_000
REPLAY_TARGET = 10


def build(compiler, directory):
    return programs.build(SOURCE, pathlib.Path(directory, compiler.name), compiler.command)


def measured(program):
    """{name: count per second}"""
    lines = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    rows = (line.split("\t") for line in lines.splitlines())
    return {name: float(count) / float(seconds) for name, count, seconds in rows}


def write_games(path):
    """Writes lines of 42 moves, each with the drawn game or its mirror image."""
    game = programs.FORTY_TWO_MOVES
    mirrored = "".join(str(8 - int(column)) for column in game)
    random.seed(1)
    with path.open("w", encoding="ascii") as file:
        for _ in range(GAMES // 100):
            file.write("".join(random.choice((game, mirrored)) + "\n" for _ in range(100)))


def replay_seconds(directory, runs):
    """The seconds of the fastest run of `inarow replay` with a million games."""
    play = programs.ROOT / "play.sh"
    subprocess.run([play, "--help"], stdout=subprocess.DEVNULL, check=True)
    program = programs.ROOT / "build/play/bin/inarow"
    games = pathlib.Path(directory, "games")
    write_games(games)
    result = []
    for _ in range(runs):
        with games.open("rb") as standard_input:
            begin = time.monotonic()
            subprocess.run(
                [program, "replay", "--rules", "connect-four"],
                stdin=standard_input,
                stdout=subprocess.DEVNULL,
                check=True,
            )
            result.append(time.monotonic() - begin)
    return min(result)


def rate(number):
    return f"{number / 1e6:.1f} million"


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--compilers", nargs="+", default=["g++", "clang++-22"])
    parser.add_argument("--no-replay", action="store_true")
    options = parser.parse_args()

    compilers = programs.compilers_present(options.compilers)
    if not compilers:
        sys.exit("no such compiler is here")
    best = {compiler.name: {} for compiler in compilers}
    replay = None
    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        built = {compiler.name: build(compiler, directory) for compiler in compilers}
        for _ in range(options.runs):
            for name, program in built.items():
                for what, speed in measured(program).items():
                    best[name][what] = max(best[name].get(what, 0), speed)
        if not options.no_replay:
            replay = replay_seconds(directory, min(options.runs, 3))

    names = list(best)
    lines = [
        f"| per second, compiled with -O2 | {' | '.join(names)} |",
        f"| --- |{' ---: |' * len(names)}",
    ]
    for what in best[names[0]]:
        lines.append(programs.row(what, *(rate(best[name][what]) for name in names)))
    if replay is not None:
        lines.append("")
        lines.append(
            f"`inarow replay`, as built by `./play.sh`, replays a million games of 42 moves in "
            f"{replay:.1f} s (target: {REPLAY_TARGET} s)."
        )
    when_and_where = programs.when_and_where()
    lines += [
        "",
        f"Each figure is the best of {options.runs} runs {when_and_where}, with these compilers:",
        "",
        *(f"- {compiler.name}: {compiler.version}" for compiler in compilers),
    ]
    programs.publish(options, "performance.md", "run-time", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
