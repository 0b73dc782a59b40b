#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Under the flags of other people's projects, flags.txt, the headers compile without a warning, included
as a program's own are, and do the same.

    flags.py                           g++ and clang 22
    flags.py --compilers g++-16        these

INAROW_LONG=1 reads every header under all of them.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import support

LINE = re.compile(
    r"(?P<rare>\?)?(?P<for>g\+\+|clang\+\+|both) +(?P<how>read|read-all|run) +(?P<flags>.*)"
)
ALWAYS = ["-std=c++23", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
WITHOUT_SEARCHES = "-DINAROW_COMPILED_SOLVER"
HEADERS = {
    "read": ["inarow.hpp"],
    "run": ["inarow.hpp"],
    "read-all": ["inarow/everything.hpp", *support.headers("ui/*.hpp")],
}

# Names that a game's program gives its own variables: a header that uses one hides it (-Wshadow).
PROGRAM = """
extern int board, boards, book, column, game, games, line, lines, mark, move, moves, outcome, player, players,
    position, row, rules, score, scores, square, squares, state, stone, stones, turn, value, winner;

{includes}

#include <cstdio>
#include <string>

using ahead = inarow::play<inarow::new_game<inarow::tic_tac_toe>, "b2", "a1", "c1", "a3", "a2">;
static_assert(inarow::is_ongoing<ahead> && inarow::first_has_won<inarow::play<ahead, 33, "c2">>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::connect_four>, "4", 4>>);

int main() {{
    auto p = *inarow::position_of<inarow::tic_tac_toe>::start(inarow::tic_tac_toe);
    for (const auto s : {{inarow::square{{1, 1}}, inarow::square{{0, 2}}}}) (void)p.apply(s);
    std::string out;
    inarow::draw::board(out, p, {{.set = inarow::draw::unicode}});
    inarow::messages::write_refusal(out, inarow::check({{.columns = 3, .rows = 0}}).error());
    for (const char c : out) {{
        constexpr const char* digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        std::putchar(digits[byte / 16]);
        std::putchar(digits[byte % 16]);
    }}
    return 0;
}}
"""
PRINTED = """\
3 · · ·
2 · × ·
1 ○ · ·
  a b c
"""


def sets(compiler):
    """The lines of flags.txt for a compiler."""
    lines = (support.ROOT / "tests/neighbors/flags.txt").read_text("ascii").splitlines()
    for line in lines:
        if not line or line.startswith("#"):
            continue
        found = LINE.fullmatch(line)
        if not found:
            sys.exit(f"flags.txt: {line}")
        if found["for"] == "both" or compiler.startswith(found["for"]):
            yield found


def cases(found, options):
    for compiler in found:
        for line in sets(compiler):
            flags = [*ALWAYS, *options, *line["flags"].split()]
            if (
                line["rare"]
                and support.compiled(
                    compiler, [*flags, "-fsyntax-only"], "#include <expected>\n"
                ).returncode
            ):
                print(f"not tried: {compiler} {line['flags']}")
                continue
            if line["how"] == "run" or not support.LONG:
                yield compiler, line["how"], flags
            if support.LONG:
                yield compiler, "read-all", [flag for flag in flags if flag != WITHOUT_SEARCHES]


def failure(case):
    compiler, how, flags = case
    title = f"{compiler} {' '.join(flags)}: <{HEADERS[how][0]}>\n"
    text = PROGRAM.format(includes="\n".join(f"#include <{header}>" for header in HEADERS[how]))
    if how != "run":
        made = support.compiled(compiler, [*flags, "-fsyntax-only"], text)
        return title + support.errors(made) if made.returncode or made.stderr else None
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program"
        made = support.compiled(compiler, [*flags, "-o", str(program)], text)
        if made.returncode or made.stderr:
            return title + support.errors(made)
        ran = subprocess.run([program], capture_output=True, text=True, check=False)
        printed = bytes.fromhex(ran.stdout).decode("utf-8") if ran.returncode == 0 else ran.stderr
        return None if printed.startswith(PRINTED) else f"{title}it prints\n{printed}"


def main():
    found, options = support.compilers(__doc__)
    return support.run(failure, list(cases(found, options)))


if __name__ == "__main__":
    sys.exit(main())
