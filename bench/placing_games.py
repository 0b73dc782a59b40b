#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Solves placing games on empty boards, and prints the outcome, the nodes and the time.

    bench/placing_games.py                     all boards of the table
    bench/placing_games.py --timeout 10        at most 10 seconds each [default: 60]
    bench/placing_games.py --boards 7x7/5 6x6/5
    bench/placing_games.py --parts             the effect of each part of the search, in nodes
    bench/placing_games.py --check             checks that the lines that --parts changes exist
    bench/placing_games.py --write             also writes into the pages

One thread solves each board separately, with an empty table of 64 MB. The node counts are the same in every run.
"""

import pathlib
import subprocess
import sys
import tempfile

import programs
from parts import WHOLE, Part, build, changed_headers

BOARDS = """
    3x3/3 4x3/3 5x5/3
    4x4/4 5x4/4 5x5/4 6x4/4 7x4/4 8x4/4 9x4/4 10x4/4 6x5/4 6x6/4 7x5/4 7x6/4 7x7/4 8x8/4 9x9/4 10x10/4
    5x5/5 6x5/5 9x5/5 6x6/5 7x6/5 8x6/5 9x6/5 7x7/5 8x7/5 8x8/5
    7x7/6 8x8/6 9x9/6 8x8/7 10x10/7 10x10/8 12x12/8 15x15/8 20x20/8 9x9/9 23x23/9 30x30/9
    19x19/19 1x20/3 2x20/3
""".split()

SOURCE = programs.ROOT / "bench/solved_boards.cpp"
FOLDER = "inarow/solve/detail/maker_breaker/"
SEARCH = FOLDER + "maker_breaker_search.hpp"
DF_PN = FOLDER + "df_pn_search.hpp"
POSITION = FOLDER + "searched_position.hpp"
BOUND = FOLDER + "pairing_bound.hpp"
QUESTIONS = FOLDER + "position_search.hpp"
GOMOKU_WIN = "15x15/5 e10 g9 h5 h6 i9 g7 e9 e7 g8 i7 h7 f9 j8"  # a win by threats in 13 plies
PART_BOARDS = ["5x5/4", "7x4/4", "7x5/4", "7x7/4", "6x6/5", "8x6/5", "7x7/5", GOMOKU_WIN]
PART_NODES = 1_000_000

PARTS = [
    WHOLE,
    Part(
        "without pairs, by the potential alone",
        {BOUND: [("if (sum_ > max_sum || !add_pair(from, proof)) return false;", "return false;")]},
    ),
    Part(
        "pairs of the heaviest line alone",
        {BOUND: [("if (2 * sum_ > 3 * enough) return false;", "if (sum_ > 0) return false;")]},
    ),
    Part(
        "without the bound",
        {
            POSITION: [
                ("return bound_.breaks_all(", "return false && bound_.breaks_all("),
                ("max_replies = 12;", "max_replies = 0;"),
            ]
        },
    ),
    Part("without bounded replies", {POSITION: [("max_replies = 12;", "max_replies = 0;")]}),
    Part(
        "without relevance zones",
        {
            SEARCH: [("if (at_.is_stone_welcome()) relevant", "if (false) relevant")],
            DF_PN: [("if (at_.is_stone_welcome()) relevant", "if (false) relevant")],
        },
    ),
    Part("without continuous fours", {POSITION: [("max_vcf_nodes = 50", "max_vcf_nodes = 0")]}),
    Part(
        "without continuous threats",
        {
            QUESTIONS: [
                ("deepen(threats, free, 0, 4 * nodes, ask)", "deepen(threats, free, 0, 0, ask)")
            ]
        },
    ),
    Part("without the df-pn search", {QUESTIONS: [("|| nodes < min_nodes", "|| nodes > 0")]}),
    Part("without iterative deepening", {QUESTIONS: [("nodes = 300", "nodes = unlimited")]}),
    Part("without symmetries", {POSITION: [("i < table_.images().size()", "i < 1")]}),
    Part(
        "moves in reading order",
        {POSITION: [("a.weight != b.weight ? a.weight > b.weight : a.square", "a.square")]},
    ),
]


def solved(program, boards, timeout, nodes):
    """The fields of the lines that the program prints."""
    command = [str(program), str(timeout), str(nodes), *boards]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        for line in run.stdout:
            print(line, end="", file=sys.stderr)
            yield line.rstrip("\n").split("\t")


def time_text(seconds):
    seconds = float(seconds)
    if seconds < 0.0995:
        return f"{1000 * seconds:.2g} ms"
    return f"{seconds:.2g} s" if seconds < 9.95 else f"{seconds:.0f} s"


def row(board, outcome, nodes, seconds, plies="", win_seconds=None):
    win_time = time_text(win_seconds) if win_seconds else ""
    plies = "unknown" if plies == "0" else plies
    return programs.row(board, outcome, f"{int(nodes):,}", time_text(seconds), plies, win_time)


def values(options):
    lines = [
        "| board | outcome | nodes | time | plies to the win | time to find the plies |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        program = build(WHOLE, SOURCE, "g++", pathlib.Path(directory))
        for fields in solved(program, options.boards, options.timeout, 2**62):
            lines.append(row(*fields))
    lines += [
        "",
        f"Each search had at most {options.timeout} s. We measured these times "
        f"{programs.when_and_where()}.",
    ]
    return "\n".join(lines) + "\n"


def heading(board):
    rules, *moves = board.split()
    return f"{rules}, {len(moves)} stones" if moves else rules


def part_cell(nodes, outcome, whole):
    if outcome == "unknown":
        return f"more than {PART_NODES / whole:.0f}"
    return f"{nodes / whole:.2f}"


def parts():
    lines = [
        f"| search | {' | '.join(map(heading, PART_BOARDS))} |",
        "| --- |" + " ---: |" * len(PART_BOARDS),
    ]
    whole = []
    for part in PARTS:
        with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
            program = build(part, SOURCE, "g++", pathlib.Path(directory))
            found = [(int(f[2]), f[1]) for f in solved(program, PART_BOARDS, 600, PART_NODES)]
        whole = whole or [nodes for nodes, _ in found]
        cells = (
            [f"{nodes:,}" for nodes in whole]
            if part is WHOLE
            else [part_cell(*each, all_nodes) for each, all_nodes in zip(found, whole)]
        )
        lines.append(programs.row(part.name, *cells))
    return "\n".join(lines) + "\n"


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--boards", nargs="+", default=BOARDS)
    parser.add_argument("--timeout", type=int, default=60, help="seconds for each board")
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        sys.exit(0 if all(changed_headers(part) for part in PARTS[1:]) else 1)
    if options.parts:
        page = "internals/solve/maker_breaker/maker_breaker_search.md"
        programs.publish(options, page, "parts", parts())
    else:
        programs.publish(options, "solver.md", "placing-games", values(options))


if __name__ == "__main__":
    main()
