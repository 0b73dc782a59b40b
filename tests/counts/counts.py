#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Gates what inarow costs a compiler, in counts that do not vary from run to run.

    tests/counts/counts.py --compiler g++            compare with expected.tsv
    tests/counts/counts.py --compiler g++ --update   measure, and write it there

- specializations: the templates that a program specializes, beyond the include alone;
- steps: the largest single constant evaluation that a program needs, which is the least
  -fconstexpr-ops-limit (g++) or -fconstexpr-steps (clang) that it compiles with, to a thousandth;
- instructions: the millions that the compiler itself executes for the include and for a filled board of
  20x20, as valgrind counts them.

A count more than 2% above the expected one fails. A compiler that expected.tsv does not know is
left out: this then ends with 77.
"""

import itertools
import json
import pathlib
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "bench"))
import compile_instructions  # noqa: E402
import programs  # noqa: E402

EXPECTED = HERE / "expected.tsv"
MOST = 1.02
SKIPPED = 77
# No user should have to raise these.
DEFAULT_LIMIT = {True: ("-fconstexpr-steps", 1 << 20), False: ("-fconstexpr-ops-limit", 1 << 25)}

TIC_TAC_TOE, CONNECT_FOUR, FORTY = (
    "inarow::tic_tac_toe",
    "inarow::connect_four",
    "inarow::square_board(40)",
)


def refused(rules, moves, move):
    """The diagnostic of a refused move, without the error."""
    arguments = ", ".join(f'"{each}"' for each in moves)
    return (
        f"{programs.include_only()}"
        f"using g = inarow::play<inarow::new_game<{rules}>, {arguments}>;\n"
        "constexpr inarow::detail::diagnostic diagnostic = inarow::detail::diagnose(\n"
        f'    inarow::detail::first_refused(g::position, inarow::move_text{{"{move}"}}));\n'
        "static_assert(diagnostic.sentence.size() > 0 && diagnostic.board.size() > 0);\n"
    )


def set_up(rules, text):
    return (
        f"{programs.include_only()}"
        f'static_assert(inarow::is_drawn<inarow::set_up<{rules}, "{text}">>);\n'
    )


def refused_set_up():
    """A filled board where a line and a far longer one stand, of which one was played too late."""
    rows = programs.filled_rows(40).split("/")[::-1]
    rows[39] = "X" * 9 + rows[39][9:20] + "X" * 5 + rows[39][25:]
    # As many of the first player's stones less as came in, so that the counts can be reached.
    surplus = sum(row.count("X") - row.count("O") for row in rows) - 1
    rows[0] = rows[0].replace("X", ".", surplus)
    text = "/".join(rows)
    return (
        f"{programs.include_only()}"
        f'static_assert(!inarow::reachable<inarow::rules{{40, 40, 5}}, "{text} O">);\n'
    )


def perfect_play(claim):
    return f"#include <inarow/perfect_play.hpp>\nusing namespace inarow;\nstatic_assert({claim});\n"


def hopeless(rules):
    """The first slice of a query beyond the default limits."""
    return perfect_play(
        f"!detail::after_slices<detail::initial_value<new_game<{rules}>>, 1>::state.query.is_done()"
    )


SPECIALIZATIONS = {
    "9-move tic-tac-toe": programs.a_move_a_step(TIC_TAC_TOE, programs.NINE_MOVES),
    "9-move tic-tac-toe, one list": programs.in_one_play(TIC_TAC_TOE, programs.NINE_MOVES),
    "42-move Connect Four": programs.a_move_a_step(CONNECT_FOUR, programs.FORTY_TWO_MOVES),
    "42-move Connect Four, one list": programs.in_one_play(CONNECT_FOUR, programs.FORTY_TWO_MOVES),
    "10x10 filled": programs.filled_board(10),
    # The largest board that is part of a name, where no line fits.
    "15x15 filled, one list": programs.in_one_play(
        "inarow::rules{15, 15, 16}", programs.filling(15)
    ),
    "20x20 filled": programs.filled_board(20),
    # Longer than the depth of templates that a compiler allows.
    "40x40 filled": programs.filled_board(40),
    "40x40 filled, one list": programs.in_one_play(FORTY, programs.filling(40)),
}
STEPS = {
    # One move alone needs less than the include does, and would not be seen.
    "the include alone": programs.include_only(),
    "9-move tic-tac-toe, one list": programs.in_one_play(TIC_TAC_TOE, programs.NINE_MOVES),
    "42-move Connect Four, one list": programs.in_one_play(CONNECT_FOUR, programs.FORTY_TWO_MOVES),
    "40 moves on 40x40, one list": programs.in_one_play(
        FORTY, itertools.islice(programs.filling(40), 40), "is_ongoing"
    ),
    "a refused move of tic-tac-toe": refused(TIC_TAC_TOE, ["b2"], "center"),
    "a refused move of Connect Four": refused(CONNECT_FOUR, "444444", "4"),
    "a refused move on 40x40": refused(FORTY, ["t20"], "20,20"),
    "a set-up of 40x40, filled": set_up(FORTY, programs.filled_rows(40)),
    "a set-up of 40x40, filled by drops": set_up(
        "inarow::rules{40, 40, 40, inarow::drop}",
        "/".join(reversed(programs.filled_rows(40).split("/"))),
    ),
    "a refused set-up of 40x40": refused_set_up(),
    "the value of tic-tac-toe": perfect_play("value<new_game<tic_tac_toe>>.plies == 9"),
    "the moves of tic-tac-toe": perfect_play("move_scores<new_game<tic_tac_toe>>.size() == 9"),
    "the variation of tic-tac-toe": perfect_play(
        "principal_variation<new_game<tic_tac_toe>>.size() == 9"
    ),
    "the value of all 5,478 positions": perfect_play(
        "solve::all_values<tic_tac_toe>().size() == 5478"
    ),
    "the value of exactly tic-tac-toe": perfect_play(
        "value<new_game<exactly(tic_tac_toe)>>.plies == 9"
    ),
    "the value of misere tic-tac-toe": perfect_play(
        "value<new_game<misere(tic_tac_toe)>>.plies == 9"
    ),
    "the value of misere 4x3/3": perfect_play(
        "value<new_game<misere(rules{4, 3, 3})>>.plies == 11"
    ),
    "the value of misere 4x4/4": perfect_play(
        "value<new_game<misere(square_board(4))>>.plies == 16"
    ),
    "the value of 12x1/3": perfect_play("value<new_game<rules{12, 1, 3}>>.plies == 12"),
    "the value of 4x4/4": perfect_play("value<new_game<square_board(4)>>.plies == 16"),
    # Whatever is asked, no slice may pass the limit.
    "a slice of Connect Four": hopeless("connect_four"),
    "a slice of 8x7/5": hopeless("rules{8, 7, 5}"),
    "a slice of 7x7/4": hopeless("rules{7, 7, 4}"),
    "a slice of 15x15/5": hopeless("gomoku"),
    "a slice of 15x15/4/drop": hopeless("rules{15, 15, 4, drop}"),
    "a slice of 15x15/5/exactly": hopeless("exactly(gomoku)"),
    "a slice of 7x6/4/drop/misere": hopeless("misere(connect_four)"),
    "a slice of 4x4/3/misere": hopeless("misere(rules{4, 4, 3})"),
    "a slice of 5x5/4/drop/misere": hopeless("misere(rules{5, 5, 4, drop})"),
    "a slice of 7x6/4/drop/misere/exactly": hopeless("exactly(misere(connect_four))"),
    "a slice of 15x15/5/misere": hopeless("misere(gomoku)"),
    "a slice of 7x6/4/drop/exactly": hopeless("exactly(connect_four)"),
}


def limit(compiler, steps):
    return f"{DEFAULT_LIMIT[compiler.is_clang][0]}={steps}"


def least_steps(compiler, file, expected):
    """By halving between a limit that is too low and one that is not; near the expected one first."""
    enough = DEFAULT_LIMIT[compiler.is_clang][1]
    if not compiler.compiles(file, limit(compiler, enough)):
        print(file.read_text(encoding="utf-8")[:2000])
        sys.exit(f"this does not compile with {compiler.name}'s own limit")
    too_few = 0
    near = [int(expected * share) for share in (1.1, 0.9)] if expected else []
    while enough - too_few > max(1, enough // 1000):
        middle = near.pop(0) if near else (enough + too_few) // 2
        if not too_few < middle < enough:
            continue
        if compiler.compiles(file, limit(compiler, middle)):
            enough = middle
        else:
            too_few = middle
    return enough


def instructions(compiler):
    """The millions of instructions of each program but the empty one, or none without valgrind."""
    if not shutil.which("valgrind"):
        print("not counted: instructions: valgrind is not installed; ./test.sh installs it")
        return {}
    return {
        name: round(compile_instructions.instructions(compiler.command[-1], programs.INCLUDE, text))
        for name, text in compile_instructions.PROGRAMS.items()
        if text
    }


def read_expected():
    """{compiler: {what: {program: count}}}"""
    head, *lines = EXPECTED.read_text(encoding="utf-8").splitlines()
    result = {compiler: {} for compiler in head.split("\t")[2:]}
    for line in lines:
        what, name, *counts = line.split("\t")
        for of_compiler, count in zip(result.values(), counts):
            if count:
                of_compiler.setdefault(what, {})[name] = int(count)
    return result


def write_expected(expected):
    compilers = sorted(expected)
    keys = {(what, name) for c in compilers for what in expected[c] for name in expected[c][what]}
    rows = [["what", "program", *compilers]]
    for what, name in sorted(keys):
        counts = [expected[c].get(what, {}).get(name, "") for c in compilers]
        rows.append([what, name, *map(str, counts)])
    text = "".join("\t".join(row) + "\n" for row in rows)
    EXPECTED.write_text(text, encoding="utf-8")


def compare(what, name, count, expected):
    """Says how a count compares; whether it may be so."""
    if expected is None:
        print(f"FAILED {what}: {name}: {count}, but none is expected: --update")
        return False
    word = "FAILED" if count > expected * MOST else "fewer " if count < expected else "as is "
    print(f"{word} {what}: {name}: {count}, expected {expected} ({count / expected - 1:+.1%})")
    return count <= expected * MOST


def main():
    parser = programs.parser(__doc__)
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()

    if options.update and not shutil.which("valgrind"):
        parser.error("--update needs valgrind; ./test.sh installs it")
    compiler = programs.Compiler(options.compiler)
    all_expected = read_expected()
    if compiler.name not in all_expected and not options.update:
        print(f"nothing is expected of {compiler.version}")
        sys.exit(SKIPPED)
    expected = all_expected.get(compiler.name, {})

    directory, files = programs.written(
        {
            "include": programs.include_only(),
            **{("specializations", name): text for name, text in SPECIALIZATIONS.items()},
            **{("steps", name): text for name, text in STEPS.items()},
        }
    )
    fine = True
    measured = {"specializations": {}, "steps": {}, "instructions": instructions(compiler)}
    with directory:
        alone = compiler.specializations(files["include"])
        for name in SPECIALIZATIONS:
            count = compiler.specializations(files["specializations", name]) - alone
            measured["specializations"][name] = count
        for name in STEPS:
            file = files["steps", name]
            before = expected.get("steps", {}).get(name)
            # Only a count that has grown is worth the compiles that find it.
            if (
                not options.update
                and before
                and compiler.compiles(file, limit(compiler, int(before * MOST)))
            ):
                print(f"as is  steps: {name}: at most {int(before * MOST)}, expected {before}")
                continue
            measured["steps"][name] = least_steps(compiler, file, before)

    if options.update:
        # Another compiler may have been measured meanwhile.
        write_expected(read_expected() | {compiler.name: measured})
        print(json.dumps(measured, indent=2))
        return
    for what, counts in measured.items():
        for name, count in counts.items():
            fine &= compare(what, name, count, expected.get(what, {}).get(name))
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
