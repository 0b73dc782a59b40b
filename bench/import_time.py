#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the cost to compile a program with `import inarow;` instead of `#include <inarow.hpp>`.

    bench/import_time.py                       clang++-19 and clang++-22, if installed
    bench/import_time.py --runs 5              quicker, noisier
    bench/import_time.py --write               put the table into docs/performance.md

A run measures the user and system time of the whole compiler (-std=c++23 -fsyntax-only), from its start to its end. In
each run, all compilers compile all programs in both ways, in turn. The module is compiled once.
"""

import pathlib
import statistics
import sys

import programs
from compile_time import cpu_seconds

EMPTY, EXAMPLE = "empty file", "the README's first example"
INCLUDED, IMPORTED = "#include", "import"
TARGET = {EXAMPLE: 0.03}
FIRST_EXAMPLE = f"""{programs.include_only()}
using game  = inarow::new_game<inarow::tic_tac_toe>;
using after = inarow::play<game, "center", "top-left">;
static_assert(inarow::is_ongoing<after>);
"""
PROGRAMS = {
    EXAMPLE: FIRST_EXAMPLE,
    "9-move tic-tac-toe": programs.a_move_a_step("inarow::tic_tac_toe", programs.NINE_MOVES),
    "42-move Connect Four": programs.a_move_a_step(
        "inarow::connect_four", programs.FORTY_TWO_MOVES
    ),
    "20x20 filled": programs.filled_board(20),
    "40x40 filled": programs.filled_board(40),
}


def importing(program):
    return program.replace(programs.include_only(), "import inarow;\n")


def commands_of(compiler, files, module):
    """{(program, way): command}"""
    yield (EMPTY, INCLUDED), compiler.check_only(files[EMPTY])
    for name in PROGRAMS:
        yield (name, INCLUDED), compiler.check_only(files[name])
        command = compiler.check_only(
            files[f"{name}, {IMPORTED}"], f"-fmodule-file=inarow={module}"
        )
        yield (name, IMPORTED), command


def compile_module(compiler, module):
    command = [
        *compiler.command, "-std=c++23", f"-I{programs.INCLUDE}", "--precompile",
        str(programs.INCLUDE / "inarow.cppm"), "-o", str(module),
    ]  # fmt: skip
    return cpu_seconds(command)


def measure(commands, runs):
    """{what: seconds of each run}"""
    seconds = {what: [] for what in commands}
    for number in range(runs + 1):
        print(f"\rrun {number} of {runs}", end="", file=sys.stderr, flush=True)
        for what, command in commands.items():
            taken = cpu_seconds(command)
            if number > 0:  # the first run only fills caches
                seconds[what].append(taken)
    print("\r", end="", file=sys.stderr)
    return seconds


def table(compilers, seconds, modules):
    def row(*cells):
        lines.append(f"| {' | '.join(cells)} |")

    def cell(*what):
        taken = seconds.get(what)
        return f"{statistics.median(taken):.3f} ({min(taken):.3f})" if taken else ""

    lines = []
    columns = [(c.name, way) for c in compilers for way in (INCLUDED, IMPORTED)]
    heads = [f"{name}, `{way}`" for name, way in columns]
    row("total CPU seconds: median (minimum)", "target", *heads)
    row("---", *["---:"] * (len(heads) + 1))
    for name in (EMPTY, *PROGRAMS):
        target = f"{TARGET[name]:g}" if name in TARGET else ""
        row(name, target, *(cell(compiler, name, way) for compiler, way in columns))
    once = [f"{modules[name]:.1f}" if way == IMPORTED else "" for name, way in columns]
    row("the module itself, compiled once", "", *once)
    return "\n".join(lines) + "\n"


def main():
    options, compilers = programs.options_and_compilers(__doc__, 21)
    compilers = [compiler for compiler in compilers if compiler.is_clang]
    if not compilers:
        raise SystemExit("no compiler here has modules")
    texts = {EMPTY: programs.empty(), **PROGRAMS}
    texts |= {f"{name}, {IMPORTED}": importing(text) for name, text in PROGRAMS.items()}
    directory, files = programs.written(texts)
    with directory:
        commands, modules = {}, {}
        for compiler in compilers:
            module = pathlib.Path(directory.name, f"{compiler.name.replace(' ', '-')}.pcm")
            modules[compiler.name] = compile_module(compiler, module)
            for what, command in commands_of(compiler, files, module):
                commands[(compiler.name, *what)] = command
        seconds = measure(commands, options.runs)
    programs.report(options, compilers, "import-time", table(compilers, seconds, modules))
    for compiler in compilers:
        for name, most in TARGET.items():
            least = min(seconds[compiler.name, name, IMPORTED])
            print(f"{compiler.name}: {name}: {'reached' if least <= most else 'missed'}")


if __name__ == "__main__":
    main()
