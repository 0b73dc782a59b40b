#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""<inarow/perfect_play.hpp>, and so <inarow.hpp>, needs no library: a program compiled for none links
without any but five functions on memory, and runs.

    freestanding.py                           g++ and clang 22
    freestanding.py --compilers g++-16        these

Prints the sizes; docs/install.md has some.
"""

import pathlib
import platform
import subprocess
import sys
import tempfile

import support

HERE = support.ROOT / "tests/neighbors"
FLAGS = [
    "-std=c++23", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-fno-stack-protector",
    "-fno-pie", "-Wall", "-Wextra", "-Wpedantic", "-Werror",
]  # fmt: skip
# GCC's manual, "Language Standards Supported by GCC", has the first four: it calls them in any program.
ALLOWED = {"memcmp", "memcpy", "memmove", "memset", "strlen"}
OWN = {"outcome_of"}
PARTS = ["freestanding_game", "freestanding", "freestanding_start"]
RUNS_HERE = platform.machine() == "x86_64" and sys.platform == "linux"


def undefined_symbols(program):
    run = subprocess.run(["nm", "-u", program], capture_output=True, text=True, check=True)
    return {line.split()[-1] for line in run.stdout.splitlines()}


def code_size(program):
    run = subprocess.run(["size", program], capture_output=True, text=True, check=True)
    return run.stdout.splitlines()[1].split()[0]


def failure(case):
    compiler, flags = case
    title = f"{compiler} {' '.join(flags)}\n"
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for name in PARTS:
            parts.append(str(pathlib.Path(folder) / f"{name}.o"))
            text = (HERE / f"{name}.cpp").read_text("ascii")
            made = support.compiled(compiler, [*FLAGS, *flags, "-c", "-o", parts[-1]], text)
            if made.returncode:
                return title + support.errors(made)
        if more := (undefined_symbols(parts[0]) | undefined_symbols(parts[1])) - ALLOWED - OWN:
            return f"{title}    asks for {', '.join(sorted(more))}"
        print(f"{compiler} {' '.join(flags)}: {code_size(parts[0])} bytes for a game,")
        print(f"    {code_size(parts[1])} for texts of moves, refusals and boards")
        if not RUNS_HERE:
            return None
        program = str(pathlib.Path(folder) / "program")
        link = [compiler, *flags, "-nostdlib", "-static", *parts, "-o", program]
        made = subprocess.run(link, capture_output=True, text=True, check=False)
        if made.returncode:
            return title + support.errors(made)
        code = subprocess.run([program], check=False).returncode
        return f"{title}    ends with {code}" if code else None


def main():
    found, options = support.compilers(__doc__)
    levels = ["-Os", "-O0", "-O2"] if support.LONG else ["-Os"]
    return support.run(failure, [(each, [*options, level]) for each in found for level in levels])


if __name__ == "__main__":
    sys.exit(main())
