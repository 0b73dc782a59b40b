#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the CPU time that perfect play costs a compiler, minus the time of <inarow/perfect_play.hpp>.

    bench/perfect_play.py                      g++, clang++-19 and clang++-22, if installed
    bench/perfect_play.py --compilers g++      only these commands
    bench/perfect_play.py --runs 3             quicker, noisier
    bench/perfect_play.py --write              put the table into docs/performance.md

A run measures the user and system time of the whole compiler, with only the flags -std=c++23 and -fsyntax-only. Each
ending in data/positions/endings.txt is a separate program, which is compiled once.
"""

import os
import statistics
import subprocess

import compile_time
import programs
from programs import row

INCLUDE = "#include <inarow/perfect_play.hpp>\nusing namespace inarow;\n"
ALONE = "the include alone"
ENDINGS = programs.ROOT / "data/positions/endings.txt"


def value(rules, plies):
    return f"{INCLUDE}static_assert(value<new_game<{rules}>>.plies == {plies});\n"


def ending(moves, score):
    columns = ", ".join(moves)
    return f"{INCLUDE}static_assert(score<play<new_game<connect_four>, {columns}>> == {score});\n"


# The questions, and the target for each in seconds.
QUESTIONS = {
    "value of the empty 3x3/3": (value("tic_tac_toe", 9), 0.05),
    "value of all 5,478 positions": (
        f"{INCLUDE}constexpr solve::all_values<tic_tac_toe> all;\nstatic_assert(all.size() == 5478);\n",
        0.25,
    ),
    "value of 4x4/4": (value("square_board(4)", 16), 0.2),
    "value of 12x1/3": (value("rules{12, 1, 3}", 12), 5),
    "value of 4x3/3": (value("rules{4, 3, 3}", 7), 5),
    "value of misère 4x3/3": (value("misere(rules{4, 3, 3})", 11), 3),
    "value of misère 4x4/4": (value("misere(square_board(4))", 16), 3),
    "value of 4x4/4/drop": (value("rules{4, 4, 4, drop}", 16), 5),
    "value of 5x4/4/drop": (value("rules{5, 4, 4, drop}", 20), 5),
}
ENDINGS_MEDIAN, ENDINGS_WORST = 0.3, 5

# The refused questions. Below, the targets in seconds and megabytes.
CONNECT_FOUR = "new_game<connect_four>"
REFUSED = {
    "value of Connect Four": f"auto refused = value<{CONNECT_FOUR}>;",
    "best moves of Connect Four": f"auto refused = best_moves<{CONNECT_FOUR}>;",
    "move scores of Connect Four": f"auto refused = move_scores<{CONNECT_FOUR}>;",
    "a claim to win Connect Four": f"auto refused = wins<{CONNECT_FOUR}, first>;",
    "a challenge to Connect Four": f'using refused = challenge<{CONNECT_FOUR}, "4">;',
    "value of 5x5/4/drop": "auto refused = value<new_game<rules{5, 5, 4, drop}>>;",
    "best moves of 8x8/4/drop": "auto refused = best_moves<new_game<rules{8, 8, 4, drop}>>;",
    "value of 6x6/4": "auto refused = value<new_game<rules{6, 6, 4}>>;",
    "value of misère Connect Four": "auto refused = value<new_game<misere(connect_four)>>;",
    "value of misère 5x5/4/drop": "auto refused = value<new_game<misere(rules{5, 5, 4, drop})>>;",
    "value of misère 4x4/3": "auto refused = value<new_game<misere(rules{4, 4, 3})>>;",
    "value of misère 4x4/3/exactly": (
        "auto refused = value<new_game<exactly(misere(rules{4, 4, 3}))>>;"
    ),
    "reply to 15x15/5": "using refused = reply<new_game<gomoku>>;",
}
MOST_SECONDS, MOST_MEGABYTES = 1.5, 200


def endings_seconds(compiler, alone):
    """The seconds for each ending without the header, in ascending order."""
    lines = [line.split() for line in ENDINGS.read_text(encoding="ascii").splitlines()]
    directory, files = programs.written({moves: ending(moves, score) for moves, score in lines})
    with directory:
        return sorted(
            compile_time.cpu_seconds(compiler.check_only(file)) - alone for file in files.values()
        )


def cost_of_refusal(compiler, file):
    """The CPU seconds and megabytes of a compilation, which must fail."""
    with subprocess.Popen(
        compiler.check_only(file), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode == 0:
        raise SystemExit(f"{compiler.name} does not refuse {file.read_text(encoding='utf-8')}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def table_of_refusals(compilers, runs):
    directory, files = programs.written(
        {name: f"{INCLUDE}{text}\n" for name, text in REFUSED.items()}
    )
    names = [c.name for c in compilers]
    target = f"target: below {MOST_SECONDS:g} s and {MOST_MEGABYTES} MB"
    lines = [row(f"refused question ({target})", *names), row("---", *["---:"] * len(names))]
    with directory:
        for name, file in files.items():
            cells = []
            for compiler in compilers:
                costs = [cost_of_refusal(compiler, file) for _ in range(runs)]
                cells.append(f"{min(costs)[0]:.2f} s, {max(c[1] for c in costs):.0f} MB")
            lines.append(row(name, *cells))
    return "\n".join(lines) + "\n"


def table(compilers, runs):
    texts = {ALONE: INCLUDE, **{name: text for name, (text, _) in QUESTIONS.items()}}
    directory, files = programs.written(texts)
    with directory:
        commands = compile_time.commands_of(compilers, files)
        seconds = compile_time.measure(commands, runs)
    names = [c.name for c in compilers]
    alone = {c: statistics.median(seconds[c, ALONE]) for c in names}
    figures = {
        (c, name): compile_time.over(seconds[c, name], seconds[c, ALONE])[0]
        for c in names
        for name in QUESTIONS
    }
    lines = [row("CPU seconds without the header", "target", *names)]
    lines.append(row("---", *["---:"] * (len(names) + 1)))
    for name, (_, target) in QUESTIONS.items():
        lines.append(row(name, f"{target:g}", *(f"{figures[c, name]:.3f}" for c in names)))
    endings = {c.name: endings_seconds(c, alone[c.name]) for c in compilers}
    medians = [f"{statistics.median(endings[c]):.3f}" for c in names]
    worst = [f"{endings[c][-1]:.3f}" for c in names]
    lines.append(row("a hundred Connect Four endgames: median", f"{ENDINGS_MEDIAN:g}", *medians))
    lines.append(row("a hundred Connect Four endgames: slowest", f"{ENDINGS_WORST:g}", *worst))
    return "\n".join(lines) + "\n"


def main():
    options, compilers = programs.options_and_compilers(__doc__, 11)
    runs = options.runs
    text = f"{table(compilers, runs)}\n{table_of_refusals(compilers, runs)}"
    programs.report(options, compilers, "perfect-play", text)


if __name__ == "__main__":
    main()
