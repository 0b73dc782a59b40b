#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The same game has the same name for every compiler, included or imported, so that their objects link:
the symbols of functions that take games are those in mangled_names.txt.

    mangled_names.py                               every compiler that is installed
    mangled_names.py --compilers g++-16            these
    mangled_names.py --compilers clang++-22 --option=-stdlib=libc++
    mangled_names.py --update                      write the symbols of the first compiler
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = f"-I{HERE.parent / 'include'}"
EXPECTED = HERE / "mangled_names.txt"
COMPILERS = ["g++", "clang++-19", "clang++-22"]
WAYS = {"included": "#include <inarow.hpp>", "imported": "import inarow;"}

GAMES = """
#include <type_traits>

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
using large = play<new_game<square_board(19)>, "k10", "a1">;
using from_a_large_board =
    play<set_up<rules{16, 15, 5},
                "X.............../................/................/................/"
                "................/................/................/................/"
                "................/................/................/................/"
                "................/................/..............O.">,
         "a1">;
using long_game = play<new_game<square_board(16)>, "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10">;

"""
TYPES = [
    "forty_two",
    "from_a_board",
    "from_an_empty_board",
    "from_the_start",
    "exact",
    "large",
    "from_a_large_board",
    "long_game",
]


def symbols(compiler, options, way):
    """The symbols of the functions that take the games, a line each."""
    functions = "".join(f"void take({name}) {{}}\n" for name in TYPES)
    command = [compiler, "-std=c++23", *options]
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "games.cpp"
        program.write_text(WAYS[way] + GAMES + functions, encoding="ascii")
        use = [INCLUDE]
        if way == "imported":
            module = HERE.parent / "include/inarow.cppm"
            made = [*command, INCLUDE, "--precompile", module, "-o", "inarow.pcm"]
            subprocess.run(made, cwd=folder, check=True)
            use = ["-fmodule-file=inarow=inarow.pcm"]
        subprocess.run([*command, *use, "-c", program.name], cwd=folder, check=True)
        listed = subprocess.run(
            ["nm", "-P", "games.o"], cwd=folder, capture_output=True, text=True, check=True
        ).stdout.splitlines()
    return sorted(line.split()[0] for line in listed if line.startswith("_Z4take"))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compilers", nargs="+", default=COMPILERS)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    found = {
        (compiler, way): symbols(compiler, arguments.option, way)
        for compiler in arguments.compilers
        if shutil.which(compiler)
        for way in (WAYS if "clang" in compiler else ["included"])
    }
    if arguments.update:
        EXPECTED.write_text("\n".join(next(iter(found.values()))) + "\n", encoding="ascii")
        return 0
    expected = EXPECTED.read_text(encoding="ascii").splitlines()
    assert len(expected) == len(TYPES)
    for (compiler, way), names in found.items():
        print(f"{'the same names' if names == expected else 'FAILED'}: {compiler}, {way}")
        for name in set(names) - set(expected):
            print(f"    {name} is not in {EXPECTED.name}")
    return 0 if found and all(names == expected for names in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
