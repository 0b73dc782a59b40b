#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The same game has the same name for every compiler, included or imported: a function that takes one
is compiled by each, called in an object of another, and the two are linked."""

import itertools
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = f"-I{ROOT / 'include'}"
# How a compiler gets at the library, and its options for that.
WAYS = {
    "g++": {"#include <inarow.hpp>": [INCLUDE]},
    "clang++-19": {
        "#include <inarow.hpp>": [INCLUDE],
        "import inarow;": ["-fmodule-file=inarow=clang++-19.pcm"],
    },
    "clang++-22": {
        "#include <inarow.hpp>": [INCLUDE],
        "import inarow;": ["-fmodule-file=inarow=clang++-22.pcm"],
    },
}

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

"""
TYPES = ["forty_two", "from_a_board", "from_an_empty_board", "from_the_start", "exact"]


def source(way, defines):
    body = "{ return 0; }" if defines else ";"
    functions = "".join(f"int f{i}({name}) {body}\n" for i, name in enumerate(TYPES))
    calls = " + ".join(f"f{i}({{}})" for i in range(len(TYPES)))
    main = "" if defines else f"int main() {{ return {calls}; }}\n"
    return way + GAMES + functions + main


def compile_all(directory, ways):
    """{(compiler, way): (the object that defines the functions, the one that calls them)}"""
    objects = {}
    for number, (compiler, way) in enumerate(ways):
        if way.startswith("import"):
            module = [compiler, "-std=c++23", INCLUDE, "--precompile", ROOT / "include/inarow.cppm"]
            subprocess.run([*module, "-o", f"{compiler}.pcm"], cwd=directory, check=True)
        for defines in (True, False):
            path = directory / f"{number}-{defines}.cpp"
            path.write_text(source(way, defines), encoding="ascii")
            command = [compiler, "-std=c++23", *WAYS[compiler][way], "-c", path.name]
            subprocess.run(command, cwd=directory, check=True)
        objects[compiler, way] = [directory / f"{number}-{flag}.o" for flag in (True, False)]
    return objects


def main():
    ways = [
        (compiler, way) for compiler in WAYS if shutil.which(compiler) for way in WAYS[compiler]
    ]
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        objects = compile_all(directory, ways)
        for one, other in itertools.permutations(ways, 2):
            pair = [objects[one][0], objects[other][1]]
            linked = subprocess.run(["g++", *pair, "-o", directory / "program"], check=False)
            failed += linked.returncode != 0
            print(
                f"{'FAILED' if linked.returncode else 'linked'}: {' '.join(one)} with {' '.join(other)}"
            )
    return failed


if __name__ == "__main__":
    sys.exit(main())
