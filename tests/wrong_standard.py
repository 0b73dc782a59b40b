#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Without C++23, every public header says so in one sentence, and nothing else is said: no error of
the header's own, none of the program that includes it. Older compilers are tried where there are any.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLAG = "inarow needs C++23: add -std=c++23"
LIBRARY = "inarow needs <expected> of C++23: compile with"
# Compiler: the options to try, and the sentence of each.
OPTIONS = {
    "g++": {"": FLAG, "-std=c++17": FLAG, "-std=c++20": FLAG},
    "clang++-19": {"": FLAG, "-std=c++17": FLAG, "-std=c++20": FLAG},
    "clang++-22": {"": FLAG, "-std=c++17": FLAG, "-std=c++20": FLAG},
    "g++-11": {"": FLAG, "-std=c++20": FLAG, "-std=c++23": LIBRARY},
    "clang++-16": {"": FLAG, "-std=c++20": FLAG, "-std=c++2b": LIBRARY},
}
# What a compiler that is not here defines: the compiler that takes its place, options, and the sentence.
MACROS = [
    ("g++", "-D_MSC_VER=1944 -std=c++23", "inarow does not compile with MSVC: compile with"),
    ("g++", "-D_MSC_VER=1944", "inarow does not compile with MSVC: compile with"),
    *(
        (
            "clang++-22",
            f"-D__apple_build_version__=16000026 -U__clang_major__ -D__clang_major__=16 {options}",
            "inarow needs Apple clang 17 (Xcode 16.3) or newer, with -std=c++23",
        )
        for options in ("", "-std=c++23 -U__cpp_concepts -D__cpp_concepts=201907L")
    ),
]
# clang says the sentence and nothing else, but reads on to the end of the headers.
EVERY_HEADER = ["g++", "clang++-22"] if os.environ.get("INAROW_LONG") == "1" else ["g++"]
PROGRAM = """#include <{}>
using namespace inarow;
using game = play<new_game<tic_tac_toe>, "b2">;
"""
# The error with its line of the source and the mark under it; what includes what; the summary.
MOST_LINES = 3
MOST_LINES_IN_ALL = 6


def public_headers():
    include = ROOT / "include"
    paths = sorted(path.relative_to(include) for path in include.rglob("*.hpp"))
    return [
        str(path) for path in paths if "detail" not in path.parts and path.name != "version.hpp"
    ]


def cases():
    for compiler, option, sentence in MACROS:
        for folder in ("include", "single_include"):
            yield compiler, option, sentence, folder, "inarow.hpp"
    for compiler, sentences in OPTIONS.items():
        if not shutil.which(compiler):
            print(f"not tried: {compiler}, which is not installed")
            continue
        for option, sentence in sentences.items():
            for folder in ("include", "single_include"):
                yield compiler, option, sentence, folder, "inarow.hpp"
        if compiler not in EVERY_HEADER:
            continue
        option, sentence = list(sentences.items())[-1]
        for header in public_headers():
            yield compiler, option, sentence, "include", header


def failure(case):
    compiler, option, sentence, folder, header = case
    # The last options replace macros of the compiler's own.
    command = [
        compiler,
        *option.split(),
        "-Wno-builtin-macro-redefined",
        f"-I{ROOT / folder}",
        "-fsyntax-only",
    ]
    run = subprocess.run(
        [*command, "-x", "c++", "-"],
        input=PROGRAM.format(header),
        capture_output=True,
        text=True,
        check=False,
    )
    lines = run.stderr.splitlines()
    errors = [line for line in lines if re.search(r"\b(error|warning|note):", line)]
    context = re.compile(r"In file included from|^ +from |compilation terminated|error generated")
    own_lines = [line for line in lines if not context.search(line)]
    if (
        len(errors) == 1
        and sentence in errors[0]
        and len(own_lines) <= MOST_LINES
        and len(lines) <= MOST_LINES_IN_ALL
    ):
        return None
    return f"{compiler} {option} <{header}> in {folder}:\n{run.stderr[:2000]}"


def main():
    all_cases = list(cases())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [text for text in pool.map(failure, all_cases) if text]
    for text in failures:
        print(f"FAILED {text}")
    print(f"{len(all_cases)} cases, {len(failures)} failures")
    return len(failures)


if __name__ == "__main__":
    sys.exit(main())
