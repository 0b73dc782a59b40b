#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the effect of each part of the drop search, by running the search without this part.

    bench/solver_parts.py                 the harder sets of data/positions
    bench/solver_parts.py --limit 8       only the first positions of each set
    bench/solver_parts.py --write         also writes into docs/solver.md
    bench/solver_parts.py --check         checks that the lines to change exist

All variants run in turn on the same positions. Their scores must be equal, because a part may only make a search
faster. The node counts are exact. Of the times, only the ratios are meaningful.
"""

import pathlib
import sys
import tempfile

import programs
import solver_speed
from parts import WHOLE, Part, build, changed_headers

SETS = ["middle_medium", "begin_medium", "begin_hard"]
DROP_SEARCH = "inarow/solve/detail/drop_search/"
SEARCH = DROP_SEARCH + "negamax.hpp"
BOARD = DROP_SEARCH + "drop_geometry.hpp"
CLAIMEVEN = DROP_SEARCH + "claimeven_bound.hpp"
TABLE = DROP_SEARCH + "packed_transposition_table.hpp"
TIERS = DROP_SEARCH + "tiered_transposition_table.hpp"
DROP_SEARCH_MAKER = "inarow/solve/detail/drop_search.ipp"
CPU_DISPATCH = "inarow/core/detail/cpu_dispatch.hpp"
AVX512 = ("    if (avx512_cpu::is_supported()) return function(avx512_cpu{});\n", "")
AVX2 = ("    if (avx2_cpu::is_supported()) return function(avx2_cpu{});\n", "")


PARTS = [
    WHOLE,
    Part(
        "without move ordering by winning squares",
        {SEARCH: [("(count << 6) + bonus", "(count & 0U) + bonus")]},
    ),
    Part(
        "without the row bonuses of move ordering",
        {BOARD: [("if (r.rows == 6) set_row_bonuses();", "if (r.rows == 0) set_row_bonuses();")]},
    ),
    Part(
        "without the claimeven bound",
        {SEARCH: [("if (alpha < -geometry().rows / 2)\n", "if (alpha > -100)\n")]},
    ),
    Part(
        "claimeven bound without pairs (baseinverse)",
        {
            CLAIMEVEN: [
                (
                    "if (!board_.has_line(certain | pairs)) return true;",
                    "return pairs == 0 && !board_.has_line(certain);",
                )
            ]
        },
    ),
    Part(
        "claimeven bound without zugzwang",
        {CLAIMEVEN: [("unbounded : bound_by_zugzwang()", "unbounded : unbounded")]},
    ),
    Part(
        "with a table of full size from the start",
        {
            TABLE: [
                (
                    "capacity_ = min_capacity();\n    std::",
                    "capacity_ = min_capacity() << doublings();\n    std::",
                ),
                ("        capacity_ = min_capacity();\n    }", "    }"),
                ("capacity_ == min_capacity();", "true;"),
            ]
        },
    ),
    Part(
        "without the claimeven bound of the children",
        {SEARCH: [("min_plies_bounded = 17", "min_plies_bounded = 99")]},
    ),
    Part(
        "without probing the table for all children first",
        {SEARCH: [("min_free_probed = 17", "min_free_probed = 99")]},
    ),
    Part("with one transposition table", {TIERS: [("min_far_plies = 17", "min_far_plies = -99")]}),
    Part("without mirror images", {SEARCH: [("min_free_mirrored = 30", "min_free_mirrored = 99")]}),
    Part(
        "with a board that is not a compile-time constant",
        {DROP_SEARCH_MAKER: [("starting_with(first, r) == connect_four", "r.columns < 0")]},
    ),
    Part("with AVX2", {CPU_DISPATCH: [AVX512]}),
    Part("with baseline x86-64", {CPU_DISPATCH: [AVX512, AVX2]}),
]


def table(figures, sizes):
    lines = [
        "| search | " + " | ".join(f"{name} ({sizes[name]})" for name in figures) + " |",
        "|---|" + "---:|" * len(figures),
    ]
    for part in PARTS:
        cells = []
        for by_part in figures.values():
            whole, mean = by_part[WHOLE.name], by_part[part.name]
            if part is WHOLE:
                time = solver_speed.time_text(mean.microseconds)
                cells.append(f"{time}, {mean.nodes:,.0f} nodes")
            else:
                ratios = mean.microseconds / whole.microseconds, mean.nodes / whole.nodes
                cells.append("{:.2f} × time, {:.2f} × nodes".format(*ratios))
        lines.append(programs.row(part.name, *cells))
    return "\n".join(lines) + "\n"


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--limit", type=int, help="positions of each set, at most [default: all]")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--check", action="store_true", help="only check that the lines exist")
    options = parser.parse_args()
    if options.check:
        sys.exit(0 if all(changed_headers(part) for part in PARTS[1:]) else 1)
    sets = solver_speed.read_sets(SETS, options.limit)
    with tempfile.TemporaryDirectory() as scratch:
        commands = {}
        for number, part in enumerate(PARTS):
            directory = pathlib.Path(scratch, str(number))
            commands[part.name] = [
                str(build(part, solver_speed.SOURCE, options.compiler, directory)),
                "--cpu",
            ]
        solver_speed.OURS = WHOLE.name
        figures = solver_speed.compare(sets, commands, options.runs)
    sizes = {name: len(positions) for name, positions in sets.items()}
    text = table(figures, sizes)
    print(text)
    if options.write:
        said = (
            "`bench/solver_parts.py --write` measured these CPU times "
            f"{programs.when_and_where()}.\n"
        )
        programs.replace_section("solver.md", "parts", f"{said}\n{text}")


if __name__ == "__main__":
    main()
