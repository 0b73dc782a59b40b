#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What inarow costs to compile: CPU time and template specializations, over the include alone.

    bench/compile_time.py                      g++, clang++-19, clang++-22, as far as present
    bench/compile_time.py --compilers g++      only these commands
    bench/compile_time.py --runs 5             quicker, noisier
    bench/compile_time.py --write              put the table into docs/performance.md

A run is user and system time of the whole compiler (-std=c++23 -fsyntax-only, no other flags). The
compilers and programs are gone through in turn, run by run, so that what disturbs the machine
disturbs all of them. A figure over another one is taken run by run, and then its median.
"""

import math
import os
import statistics
import sys

import programs

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
# Each over the program that stands for it.
BASE = {INCLUDE: EMPTY, **{name: INCLUDE for name in PROGRAMS if name not in (EMPTY, INCLUDE)}}
TARGET = {INCLUDE: 0.075, FORTY_TWO: 0.01, board(20): 0.05, board(40): 0.25}
GREATEST_EXPONENT = 2.4

# As given, not measured here: the documents that inarow began from, in TypeScript 7.0.2 on another
# day: seconds of checking over the empty file, and instantiations; and the empty file.
SEEDS_EMPTY = 0.087
SEEDS = {
    NINE: (0.028, 22356),
    FORTY_TWO: (0.043, 66630),
    board(10): (0.116, 165565),
    board(20): (1.25, 2.03e6),
    board(32): (8.27, 12.0e6),
    board(40): (24.0, 29.4e6),
}


def cpu_seconds(command):
    child = os.posix_spawnp(command[0], command, os.environ)
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        sys.exit(f"this does not compile: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime


def measure(compilers, files, runs):
    """{(compiler's name, program): seconds of each run}"""
    seconds = {(c.name, name): [] for c in compilers for name in files}
    for number in range(runs + 1):
        print(f"\rrun {number} of {runs}", end="", file=sys.stderr, flush=True)
        for name, file in files.items():
            for compiler in compilers:
                taken = cpu_seconds(compiler.check_only(file))
                if number > 0:  # the first one warms up
                    seconds[compiler.name, name].append(taken)
    print("\r", end="", file=sys.stderr)
    return seconds


def over(these, those):
    """(median of the differences, difference of the minima)"""
    differences = [this - that for this, that in zip(these, those)]
    return statistics.median(differences), min(these) - min(those)


def exponent(time_of_side):
    """The slope of log time over log side, by least squares; None where noise leaves no line."""
    if min(time_of_side.values()) <= 0:
        return None
    points = [(math.log(side), math.log(time)) for side, time in time_of_side.items()]
    mean_x, mean_y = (statistics.fmean(axis) for axis in zip(*points))
    rise = sum((x - mean_x) * (y - mean_y) for x, y in points)
    return rise / sum((x - mean_x) ** 2 for x, _ in points)


def figures_of(compiler, files, seconds):
    """{program: (median, minimum, specializations)}, over the include, which is over nothing."""
    counts = {name: compiler.specializations(file) for name, file in files.items()}
    result = {}
    for name, base in BASE.items():
        times = over(seconds[compiler.name, name], seconds[compiler.name, base])
        result[name] = (*times, counts[name] - counts[base])
    return result


def growth(figures, which):
    return exponent({side: figures[board(side)][which] for side in SIDES})


def count_text(number):
    return f"{number / 1e6:.3g} million" if number >= 1e6 else f"{number:,.0f}"


def table(compilers, figures):
    def row(*cells):
        lines.append(f"| {' | '.join(cells)} |")

    lines = []
    names = [c.name for c in compilers]
    row("CPU seconds: median (minimum)", "to reach", *names, "seeds, TypeScript 7")
    row("---", *["---:"] * (len(names) + 2))
    for name in BASE:
        cells = [f"{figures[c][name][0]:.3f} ({figures[c][name][1]:.3f})" for c in names]
        target = f"{TARGET[name]:g}" if name in TARGET else ""
        row(name, target, *cells, f"{SEEDS[name][0]:g}" if name in SEEDS else "")
    cells = []
    for c in names:
        fits = [growth(figures[c], which) for which in (0, 1)]
        median, least = ("noise" if fit is None else f"{fit:.2f}" for fit in fits)
        cells.append(f"{median} ({least})")
    seeds = exponent({side: SEEDS[board(side)][0] for side in SIDES})
    row("growth: N to the power of", f"{GREATEST_EXPONENT:g}", *cells, f"{seeds:.2f}")
    lines.append("")
    row("template specializations", *names, "seeds: instantiations")
    row("---", *["---:"] * (len(names) + 1))
    for name in BASE:
        cells = [count_text(figures[c][name][2]) for c in names]
        row(name, *cells, count_text(SEEDS[name][1]) if name in SEEDS else "")
    return "\n".join(lines) + "\n"


def whole_table(compilers, seconds):
    """Whole times: what a person waits for, the include and the empty file in it."""
    names = [c.name for c in compilers]
    lines = [
        f"| {' | '.join(['whole CPU seconds, minimum', *names, 'seeds, TypeScript 7'])} |",
        f"| {' | '.join(['---', *['---:'] * (len(names) + 1)])} |",
    ]
    for name in PROGRAMS:
        seeds = SEEDS_EMPTY + SEEDS[name][0] if name in SEEDS else None
        cells = [f"{min(seconds[c, name]):.3f}" for c in names]
        cells.append(f"{SEEDS_EMPTY:.2f}" if name == EMPTY else f"{seeds:.2f}" if seeds else "")
        lines.append(f"| {' | '.join([name, *cells])} |")
    return "\n".join(lines) + "\n"


def verdicts(compilers, figures):
    for compiler in compilers:
        reached = {name: figures[compiler.name][name][0] <= most for name, most in TARGET.items()}
        power = growth(figures[compiler.name], 0)
        reached["growth"] = power is not None and power <= GREATEST_EXPONENT
        missed = [name for name, is_reached in reached.items() if not is_reached]
        yield f"{compiler.name}: {'missed: ' + ', '.join(missed) if missed else 'all reached'}"


def main():
    options, compilers = programs.options_and_compilers(__doc__, 21)
    directory, files = programs.written(PROGRAMS)
    with directory:
        seconds = measure(compilers, files, options.runs)
        figures = {c.name: figures_of(c, files, seconds) for c in compilers}
    tables = f"{table(compilers, figures)}\n{whole_table(compilers, seconds)}"
    programs.report(options, compilers, "compile-time", tables)
    print(*verdicts(compilers, figures), sep="\n")


if __name__ == "__main__":
    main()
