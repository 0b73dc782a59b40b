#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the cost to compile programs with inarow: CPU time and template specializations, minus the include's.

    bench/compile_time.py                      g++, clang++-19 and clang++-22, if installed
    bench/compile_time.py --compilers g++      only these commands
    bench/compile_time.py --runs 5             quicker, noisier
    bench/compile_time.py --write              put the table into docs/performance.md
    bench/compile_time.py --typescript TSC --seeds FOLDER
                                               also type-check FOLDER/PROGRAM.ts, such as
                                               "20x20 filled.ts" and "empty file.ts"

A run measures the user and system time of the whole compiler, with only the flags -std=c++23 and -fsyntax-only. In each
run, all compilers compile all programs in turn, so other load affects all of them equally. Each difference between two
figures is computed run by run, and the table shows the median of the differences. A program that takes more than 5
seconds runs at most three times.
"""

import math
import os
import pathlib
import re
import statistics
import subprocess
import sys

import programs
from programs import row

SIDES = (10, 20, 32, 40)
EMPTY, INCLUDE = "empty file", "the include alone"
NINE, FORTY_TWO = "9-move tic-tac-toe", "42-move Connect Four"


LIST = "40x40 filled, in one list"


def board(side):
    return f"{side}x{side} filled"


PROGRAMS = {
    EMPTY: programs.empty(),
    INCLUDE: programs.include_only(),
    NINE: programs.a_move_a_step("inarow::tic_tac_toe", programs.NINE_MOVES),
    FORTY_TWO: programs.a_move_a_step("inarow::connect_four", programs.FORTY_TWO_MOVES),
    **{board(side): programs.filled_board(side) for side in SIDES},
    LIST: programs.in_one_play("inarow::square_board(40)", programs.filling(40)),
}
# The program whose figures are subtracted.
BASE = {INCLUDE: EMPTY, **{name: INCLUDE for name in PROGRAMS if name not in (EMPTY, INCLUDE)}}
TARGET = {INCLUDE: 0.075, FORTY_TWO: 0.01, board(20): 0.05, board(40): 0.25}
GREATEST_EXPONENT = 2.4

SLOW, RUNS_OF_SLOW = 5.0, 3


class TypeScript:
    """The type checker of TypeScript, and a folder with the programs that it can check."""

    def __init__(self, command, folder):
        self.command = command
        self.folder = pathlib.Path(folder)
        self.version = self._said("--version").strip().removeprefix("Version ")
        self.name = f"TypeScript {self.version.split('.')[0]}"

    def _said(self, *options):
        command = [self.command, *options]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def has(self, program):
        return self._file(program).is_file()

    def _file(self, program):
        return self.folder / f"{program}.ts"

    def _options(self, program):
        return ["--noEmit", "--strict", "--skipLibCheck", str(self._file(program))]

    def check_only(self, program):
        return [self.command, *self._options(program)]

    def specializations(self, program):
        told = self._said("--extendedDiagnostics", *self._options(program))
        return int(re.search(r"^Instantiations: +(\d+)$", told, re.M)[1])


def cpu_seconds(command):
    child = os.posix_spawnp(command[0], command, os.environ)
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        sys.exit(f"this does not compile: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime


def measure(commands, runs):
    """{(compiler's name, program): seconds of each run}, from the commands by the same keys."""
    seconds = {key: [] for key in commands}
    is_slow = {}
    for number in range(runs + 1):
        print(f"\rrun {number} of {runs}", end="", file=sys.stderr, flush=True)
        for key, command in commands.items():
            if is_slow.get(key) and number > RUNS_OF_SLOW:
                continue
            taken = cpu_seconds(command)
            is_slow.setdefault(key, taken > SLOW)
            if number > 0:  # the first run only fills caches
                seconds[key].append(taken)
    print("\r", end="", file=sys.stderr)
    return seconds


def over(these, those):
    """(median of the differences, difference of the minima)"""
    differences = [this - that for this, that in zip(these, those)]
    return statistics.median(differences), min(these) - min(those)


def exponent(time_of_side):
    """The slope of log time over log side, by least squares; None if noise leaves no slope."""
    if min(time_of_side.values()) <= 0:
        return None
    points = [(math.log(side), math.log(time)) for side, time in time_of_side.items()]
    mean_x, mean_y = (statistics.fmean(axis) for axis in zip(*points))
    rise = sum((x - mean_x) * (y - mean_y) for x, y in points)
    return rise / sum((x - mean_x) ** 2 for x, _ in points)


def commands_of(compilers, files):
    return {(c.name, name): c.check_only(file) for name, file in files.items() for c in compilers}


def figures_of(compiler, files, bases, seconds):
    """{program: (median, minimum, specializations)}, each minus the figures of the base."""
    counts = {name: compiler.specializations(file) for name, file in files.items()}
    result = {}
    for name, base in bases.items():
        times = over(seconds[compiler.name, name], seconds[compiler.name, base])
        result[name] = (*times, counts[name] - counts[base])
    return result


def growth(figures, which):
    return exponent({side: figures[board(side)][which] for side in SIDES})


def count_text(number):
    return f"{number / 1e6:.3g} million" if number >= 1e6 else f"{number:,.0f}"


def headings(title, columns):
    return [row(title, *columns), row("---", *["---:"] * len(columns))]


def cells_of(figures, name, write):
    """What `write` makes of each column's figures of a program; blank where a column has none."""
    return [write(column[name]) if name in column else "" for column in figures.values()]


def growth_text(figures):
    fits = [growth(figures, which) for which in (0, 1)]
    median, least = ("noise" if fit is None else f"{fit:.2f}" for fit in fits)
    return f"{median} ({least})"


def table(figures):
    lines = headings("CPU seconds: median (minimum)", ["target", *figures])
    for name in BASE:
        target = f"{TARGET[name]:g}" if name in TARGET else ""
        lines.append(row(name, target, *cells_of(figures, name, "{0[0]:.3f} ({0[1]:.3f})".format)))
    fits = [growth_text(column) for column in figures.values()]
    lines += [row("growth: exponent of the side", f"{GREATEST_EXPONENT:g}", *fits), ""]
    lines += headings("template specializations", figures)
    for name in BASE:
        lines.append(row(name, *cells_of(figures, name, lambda figure: count_text(figure[2]))))
    return "\n".join(lines) + "\n"


def whole_table(columns, seconds):
    """The table of total times, which include the time of the include and of an empty file."""
    lines = headings("total CPU seconds, minimum", columns)
    for name in PROGRAMS:
        runs = [seconds.get((column, name)) for column in columns]
        lines.append(row(name, *(f"{min(taken):.3f}" if taken else "" for taken in runs)))
    return "\n".join(lines) + "\n"


def verdicts(compilers, figures):
    for compiler in compilers:
        reached = {name: figures[compiler.name][name][0] <= most for name, most in TARGET.items()}
        power = growth(figures[compiler.name], 0)
        reached["growth"] = power is not None and power <= GREATEST_EXPONENT
        missed = [name for name, is_reached in reached.items() if not is_reached]
        yield f"{compiler.name}: {'missed: ' + ', '.join(missed) if missed else 'all reached'}"


def options_and_compilers():
    def add_typescript(parser):
        parser.add_argument("--typescript", metavar="TSC", default="tsc")
        parser.add_argument("--seeds", metavar="FOLDER", help="the same games in TypeScript")

    options, compilers = programs.options_and_compilers(__doc__, 21, add_typescript)
    seeds = TypeScript(options.typescript, options.seeds) if options.seeds else None
    return options, compilers, seeds


def main():
    options, compilers, seeds = options_and_compilers()
    directory, files = programs.written(PROGRAMS)
    in_seeds = {name: name for name in PROGRAMS if seeds and seeds.has(name)}
    with directory:
        commands = commands_of(compilers, files) | commands_of([seeds], in_seeds)
        seconds = measure(commands, options.runs)
        figures = {c.name: figures_of(c, files, BASE, seconds) for c in compilers}
    if seeds:
        over_empty = {name: EMPTY for name in in_seeds if name != EMPTY}
        figures[seeds.name] = figures_of(seeds, in_seeds, over_empty, seconds)
    tables = f"{table(figures)}\n{whole_table(list(figures), seconds)}"
    measured = [*compilers, seeds] if seeds else compilers
    programs.report(options, measured, "compile-time", tables)
    print(*verdicts(compilers, figures), sep="\n")


if __name__ == "__main__":
    main()
