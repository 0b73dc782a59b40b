#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The same game has the same name for every compiler: a function that takes one is compiled by each,
called in an object of another, and the two are linked."""

import itertools
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPILERS = ["g++", "clang++-19", "clang++-22"]

GAMES = """#include <inarow.hpp>

using namespace inarow;
using empty_board = new_game<connect_four>;
using forty_two = play<empty_board, 7, 5, 7, 3, 4, 1, 1, 3, 2, 7, 7, 3, 5, 7, 5, 6, 4, 7, 2, 6, 2, 4, 1, 6,
                       3, 2, 3, 1, 3, 4, 6, 5, 2, 2, 5, 4, 6, 5, 4, 6, 1, 1>;
using from_a_board = play<set_up<tic_tac_toe, "X../.O./...">, "c3", "a1">;
using from_an_empty_board = play<set_up<tic_tac_toe, ".../.../...">, "a1", "b1", "c1", "b2", "a2",
                                 "c2", "b3", "a3", "c3">;
using from_the_start = play<new_game<tic_tac_toe>, "a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3",
                            "c3">;
static_assert(!std::is_same_v<from_an_empty_board, from_the_start>);
using exact = play<new_game<exactly(misere(gomoku))>, "h8">;

"""
TYPES = ["forty_two", "from_a_board", "from_an_empty_board", "from_the_start", "exact"]


def source(defines):
    body = "{ return 0; }" if defines else ";"
    functions = "".join(f"int f{i}({name}) {body}\n" for i, name in enumerate(TYPES))
    calls = " + ".join(f"f{i}({{}})" for i in range(len(TYPES)))
    return GAMES + functions + ("" if defines else f"int main() {{ return {calls}; }}\n")


def main():
    compilers = [compiler for compiler in COMPILERS if shutil.which(compiler)]
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        for compiler, defines in itertools.product(compilers, (True, False)):
            path = directory / f"{compiler}-{defines}.cpp"
            path.write_text(source(defines), encoding="ascii")
            command = [compiler, "-std=c++23", f"-I{ROOT / 'include'}", "-c", path]
            subprocess.run([*command, "-o", path.with_suffix(".o")], check=True)
        failed = 0
        for one, other in itertools.permutations(compilers, 2):
            objects = [directory / f"{one}-True.o", directory / f"{other}-False.o"]
            linked = subprocess.run(["g++", *objects, "-o", directory / "program"], check=False)
            failed += linked.returncode != 0
            print(f"{'FAILED' if linked.returncode else 'linked'}: {one} with {other}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
