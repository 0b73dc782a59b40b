#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What each part of the search for dropped boards is worth: the same search without it.

    bench/solver_parts.py                 the heavier sets of bench/positions
    bench/solver_parts.py --limit 8       the first positions of each set alone
    bench/solver_parts.py --write         into docs/solver.md too

A part is taken out by changing a line or two of a header in a copy of include/. All variants take
turns at the same positions. Their scores must be the same: a part may make a search faster, and no
more. The nodes are exact; of the times only the ratios say much.
"""

import argparse
import dataclasses
import datetime
import pathlib
import shutil
import subprocess
import sys
import tempfile

import programs
import solver_speed

SETS = ["middle_medium", "begin_medium", "begin_hard"]
SEARCH = "inarow/solve/detail/drop_board/negamax.hpp"
FOLLOW_UP = "inarow/solve/detail/drop_board/claimeven_bound.hpp"
TABLE = "inarow/solve/detail/drop_board/transposition_table.hpp"
MEMORY = "inarow/solve/detail/drop_board/tiered_transposition_table.hpp"
PROCESSOR = "inarow/core/detail/cpu_dispatch.hpp"


@dataclasses.dataclass
class Part:
    """A part of the search, and how to take it out: {header: [(text, what stands instead)]}."""

    name: str
    changes: dict


PARTS = [
    Part("all of it", {}),
    Part(
        "without the order by squares that win",
        {SEARCH: [("(count << 6) + order", "(count & 0U) + order")]},
    ),
    Part(
        "without rows in that order",
        {SEARCH: [("if (r.rows == 6) add_rows();", "if (r.rows == 0) add_rows();")]},
    ),
    Part(
        "without the bound from following up",
        {SEARCH: [("if (alpha < -on.rows / 2) return", "if (alpha > -100) return")]},
    ),
    Part(
        "that bound without pairs in odd columns",
        {FOLLOW_UP: [("if (pairs == 0) return true;", "return pairs == 0;")]},
    ),
    Part(
        "that bound without forcing below a threat",
        {FOLLOW_UP: [(": most_when_forced_below()", ": unbound")]},
    ),
    Part(
        "with a table of full size from the start",
        {
            TABLE: [
                ("int bits_ = fewest_bits;", "int bits_ = most_bits_;"),
                ("        bits_ = fewest_bits;\n", ""),
                ("&& bits_ == fewest_bits", "&& true"),
            ]
        },
    ),
    Part(
        "without asking the table for all moves first",
        {SEARCH: [("fewest_free_asked_first = 17", "fewest_free_asked_first = 99")]},
    ),
    Part(
        "with one table for all positions",
        {MEMORY: [("fewest_plies_far = 17", "fewest_plies_far = -99")]},
    ),
    Part(
        "without mirror images",
        {SEARCH: [("fewest_free_mirrored = 30", "fewest_free_mirrored = 99")]},
    ),
    Part(
        "for any board, not one known to the compiler",
        {"inarow/solve/solver.hpp": [("starting_with(first, r) == connect_four", "r.columns < 0")]},
    ),
    Part(
        "with registers of 256 bits at most",
        {PROCESSOR: [("    if (avx512_cpu::is_here()) return use(avx512_cpu{});\n", "")]},
    ),
    Part(
        "with the instructions that every processor has",
        {
            PROCESSOR: [
                ("    if (avx512_cpu::is_here()) return use(avx512_cpu{});\n", ""),
                ("    if (avx2_cpu::is_here()) return use(avx2_cpu{});\n", ""),
            ]
        },
    ),
]


def build(part, compiler, directory):
    """solver_speed without the part."""
    include = directory / "include"
    shutil.copytree(programs.INCLUDE, include)
    for header, changes in part.changes.items():
        text = (include / header).read_text(encoding="utf-8")
        for old, new in changes:
            if text.count(old) != 1:
                sys.exit(f"{part.name}: {header} does not have once: {old}")
            text = text.replace(old, new)
        (include / header).write_text(text, encoding="utf-8")
    program = directory / "solver_speed"
    command = [compiler, "-std=c++23", "-O2", "-DNDEBUG", "-pthread", f"-I{include}"]
    subprocess.run([*command, "-o", str(program), str(solver_speed.SOURCE)], check=True)
    return program


def table(figures, sizes):
    lines = [
        "| search | " + " | ".join(f"{name} ({sizes[name]})" for name in figures) + " |",
        "|---|" + "---:|" * len(figures),
    ]
    for part in PARTS:
        cells = []
        for by_part in figures.values():
            whole, mean = by_part[PARTS[0].name], by_part[part.name]
            if part is PARTS[0]:
                time = solver_speed.time_text(mean.microseconds)
                cells.append(f"{time}, {mean.nodes:,.0f} nodes")
            else:
                ratios = mean.microseconds / whole.microseconds, mean.nodes / whole.nodes
                cells.append("{:.2f} times the time, {:.2f} the nodes".format(*ratios))
        lines.append(f"| {part.name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--limit", type=int, help="only so many positions of each set")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--write", action="store_true", help="into docs/solver.md too")
    options = parser.parse_args()
    sets = solver_speed.find_sets(SETS, pathlib.Path(), options.limit)
    with tempfile.TemporaryDirectory() as scratch:
        commands = {}
        for number, part in enumerate(PARTS):
            directory = pathlib.Path(scratch, str(number))
            commands[part.name] = [str(build(part, options.compiler, directory)), "--cpu"]
        solver_speed.OURS = PARTS[0].name
        figures = solver_speed.compare(sets, commands, options.runs)
    sizes = {name: len(positions) for name, positions in sets.items()}
    text = table(figures, sizes)
    print(text)
    if options.write:
        said = f"`bench/solver_parts.py --write`, {datetime.date.today()}, {programs.machine()}; CPU time.\n"
        programs.replace_section(programs.ROOT / "docs/solver.md", "parts", f"{said}\n{text}")


if __name__ == "__main__":
    main()
