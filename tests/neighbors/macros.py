#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""No header has a name that macros.h defines: it compiles after the macros of other people's headers.

    macros.py                           g++ and clang 22
    macros.py --compilers g++-16        these

The preprocessor tells: where it expands none of the macros, the program is the same as without
them. The headers of the standard library come first, because the macros would break those too.
INAROW_LONG=1 compiles what the preprocessor has read.
"""

import re
import sys

import support

HERE = support.ROOT / "tests/neighbors"
EXPANDED = "@FOREIGN"
MACRO = re.compile(r"^#define (\w+)(\([^)]*\))? FOREIGN", re.M)
STANDARD = "-std=c++23"

# What a program may still write after the macros: docs/pitfalls.md.
PROGRAM = """
constexpr auto start = inarow::position_of<inarow::tic_tac_toe>::start(inarow::tic_tac_toe);
constexpr inarow::move center{inarow::square{1, 1}};
static_assert((start->check)(center).legal && (inarow::check)(inarow::tic_tac_toe));
using game = inarow::play<inarow::new_game<inarow::tic_tac_toe>, "b2">;
static_assert(inarow::is_ongoing<game>);
"""


def macros():
    return MACRO.findall((HERE / "macros.h").read_text("ascii"))


def including(*names, standard=True):
    text = support.standard_headers() if standard else "#include <stddef.h>\n"
    text += f'#include "{HERE / "macros.h"}"\n'
    return text + "".join(f"#include <{name}>\n" for name in names)


def cases(found, options):
    # The tables of the book are a second for a compiler and have strings only.
    every = [*support.headers("*.hpp"), *support.headers("*.ipp")]
    cpp = [STANDARD, *options]
    for compiler in found:
        yield compiler, cpp, "c++", "include", including(*every)
        yield compiler, ["-std=c11"], "c", "include", including("inarow.h", standard=False)
        yield compiler, cpp, "c++", "include", including("inarow.h")
        for header in sorted((support.ROOT / "single_include").rglob("*.hpp")):
            name = str(header.relative_to(support.ROOT / "single_include"))
            yield compiler, cpp, "c++", "single_include", including(name)


def expansions(output):
    """The lines of the preprocessor's output that a macro is in, with their places in the headers."""
    file, number = "", 0
    for line in output.splitlines():
        if place := re.match(r'# (\d+) "(.*?)"', line):
            number, file = int(place[1]) - 1, place[2]
            continue
        number += 1
        if EXPANDED in line:
            yield f"    {file}:{number}: {line.strip()}\n"


def failure(case):
    compiler, options, language, folder, text = case
    title = f"{compiler}, {language}, {folder}: {text.splitlines()[-1]}"
    read = support.compiled(compiler, [*options, "-E"], text, language, folder)
    if read.returncode != 0:
        return f"{title}\n{support.errors(read)}"
    if EXPANDED in read.stdout:
        return f"{title}\n" + "".join(expansions(read.stdout))
    if not support.LONG:
        return None
    made = support.compiled(compiler, [*options, "-fsyntax-only"], text, language, folder)
    return f"{title}\n{support.errors(made)}" if made.returncode != 0 else None


def poison_failure(compiler):
    """Each macro would be seen, were its name in a header."""
    uses = [f"{name}{arguments.replace('...', 'x')}" for name, arguments in macros()]
    read = support.compiled(compiler, [STANDARD, "-E"], including() + "\n".join(uses) + "\n")
    if read.stdout.count(EXPANDED) == len(uses):
        return None
    return f"{compiler} does not expand every macro\n{support.errors(read)}"


def program_failure(compiler):
    text = including("inarow.hpp") + PROGRAM
    made = support.compiled(compiler, [STANDARD, "-fsyntax-only"], text)
    return f"{compiler}: the program\n{support.errors(made)}" if made.returncode != 0 else None


def main():
    found, options = support.compilers(__doc__)
    assert len(macros()) >= 120
    all_cases = [(failure, case) for case in cases(found, options)]
    all_cases += [(test, name) for test in (poison_failure, program_failure) for name in found]
    return support.run(lambda case: case[0](case[1]), all_cases)


if __name__ == "__main__":
    sys.exit(main())
