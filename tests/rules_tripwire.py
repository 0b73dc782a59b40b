#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Sees that nothing derived from `rules` can forget a part of them.

First, in a copy of the headers `rules` gets a field with a meaning: `diagonals`, which may be
ignored. Only what CONTRIBUTING says is done (NEW_FIELD): the field has its meaning in game/line.hpp
and its texts, and each form that the compiler points at decides, which here means to refuse. Then
tests/rules_forms.cpp holds all forms to games played by the rules in game/.

Then, in a copy of the headers `rules` gets one more field, and each of its enumerations one more
enumerator. Neither may compile before every form that is derived from rules has decided about it:
FIELD and ENUMERATORS name the files that must fail, each at its own place. A file that compares a
part of the rules without such a decision must be in COMPARED, with the reason why it may.

    tests/rules_tripwire.py                          with g++; INAROW_LONG=1: every compiler there is
    tests/rules_tripwire.py --compilers clang++-22
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
COMPILERS = ["g++", "clang++-19", "clang++-22"] if os.environ.get("INAROW_LONG") == "1" else ["g++"]
FLAGS = ["-std=c++23", "-fsyntax-only", "-Werror=switch-enum"]
RULES = "include/inarow/game/rules.hpp"

# Everything derived from rules, instantiated where it is a template.
HEADERS = [
    "inarow/everything.hpp",
    *sorted(f"inarow/ui/{path.name}" for path in PROJECT.glob("include/inarow/ui/*.hpp")),
]
PROGRAM = (
    "".join(f"#include <{header}>\n" for header in HEADERS)
    + """\
#include <inarow/solve/detail/heuristic_search.ipp>
#include <inarow/solve/detail/solver.ipp>
#include <inarow/solve/detail/vcf_search.ipp>
#include <inarow/solve/proof_maker.hpp>

template class inarow::basic_game<9>;
template class inarow::basic_layout<9>;
template class inarow::basic_position<9>;
template class inarow::detail::retraction_search<9>;
template struct inarow::bitboard::geometry<std::uint64_t>;
template class inarow::draw::detail::svg_writer<9, std::string>;
template class inarow::ui::detail::view_writer<std::string>;

void instantiate(std::string& out, const inarow::rules& r) {
    inarow::notation::print_rules_name(out, r);
    inarow::notation::print_rules_in_cpp(out, r);
    inarow::notation::openspiel::print(out, r, {}, inarow::first);
    inarow::messages::detail::write_no_order(out, r);
    inarow::ui::write_rules_sentence(out, r);
}
"""
)

# The files that must fail when `rules` gets a field ...
FIELD = {
    "include/inarow/bitboard/geometry.hpp",
    "include/inarow/game/detail/retraction.hpp",
    "include/inarow/game/position.hpp",
    "include/inarow/notation/rules_text.hpp",
    "include/inarow/solve/book.hpp",
    "include/inarow/solve/book_builder.hpp",
    "include/inarow/solve/detail/search_kind.hpp",
    "include/inarow/solve/detail/symmetry_strategy.hpp",
    "include/inarow/solve/detail/tile_strategy.hpp",
    "include/inarow/solve/detail/heuristic/open_lines.hpp",
    "include/inarow/solve/detail/heuristic/line_patterns.hpp",
    "include/inarow/solve/detail/opening_book/ranking.hpp",
    "include/inarow/solve/detail/proof/heading.hpp",
    "include/inarow/solve/proof_maker.hpp",
    "include/inarow/solve/winning_strategy.hpp",
    "include/inarow/type/game.hpp",
    "include/inarow/type/new_game.hpp",
    "include/inarow/ui/rules_sentence.hpp",
    "include/inarow/ui/view.hpp",
}
# ... and when an enumeration gets an enumerator. That of rules.hpp itself is its name, at least.
ENUMERATORS = {
    "gravity": {
        "include/inarow/bitboard/geometry.hpp",
        "include/inarow/game/detail/retraction.hpp",
        "include/inarow/game/layout.hpp",
        "include/inarow/game/position.hpp",
        "include/inarow/game/rules.hpp",
        "include/inarow/messages/refusal.hpp",
        "include/inarow/notation/notation.hpp",
        "include/inarow/notation/openspiel.hpp",
        "include/inarow/notation/rules_text.hpp",
        "include/inarow/solve/detail/search_kind.hpp",
        "include/inarow/solve/detail/symmetry_strategy.hpp",
        "include/inarow/solve/detail/tile_strategy.hpp",
        "include/inarow/solve/detail/heuristic/open_lines.hpp",
        "include/inarow/solve/detail/heuristic/line_patterns.hpp",
        "include/inarow/solve/detail/heuristic/shallow_search.hpp",
        "include/inarow/solve/detail/opening_book/ranking.hpp",
        "include/inarow/solve/level.hpp",
        "include/inarow/solve/proof_maker.hpp",
        "include/inarow/draw/board_style.hpp",
        "include/inarow/ui/position_editor.hpp",
    },
    "line_length": {
        "include/inarow/bitboard/geometry.hpp",
        "include/inarow/game/detail/retraction.hpp",
        "include/inarow/game/rules.hpp",
        "include/inarow/notation/rules_text.hpp",
        "include/inarow/solve/detail/search_kind.hpp",
        "include/inarow/solve/detail/heuristic/line_patterns.hpp",
        "include/inarow/solve/detail/heuristic/patterns_of.hpp",
        "include/inarow/solve/detail/maker_breaker/searched_position.hpp",
        "include/inarow/solve/detail/maker_breaker/position_search.hpp",
        "include/inarow/solve/detail/proof/builder.hpp",
        "include/inarow/solve/detail/proof/checker.hpp",
        "include/inarow/solve/detail/proof/node.hpp",
        "include/inarow/solve/detail/proof_make.ipp",
        "include/inarow/solve/detail/stones_of_player.hpp",
        "include/inarow/solve/detail/tile_strategy.hpp",
        "include/inarow/solve/proof_maker.hpp",
        "include/inarow/solve/winning_strategy.hpp",
        "include/inarow/ui/rules_sentence.hpp",
    },
    "convention": {
        "include/inarow/draw/svg.hpp",
        "include/inarow/game/rules.hpp",
        "include/inarow/notation/rules_text.hpp",
        "include/inarow/solve/detail/search_kind.hpp",
        "include/inarow/solve/detail/symmetry_strategy.hpp",
        "include/inarow/solve/detail/tile_strategy.hpp",
        "include/inarow/solve/detail/heuristic/line_patterns.hpp",
        "include/inarow/solve/detail/heuristic/shallow_search.hpp",
        "include/inarow/solve/detail/heuristic_search.ipp",
        "include/inarow/solve/detail/vcf_search.ipp",
        "include/inarow/solve/game_value.hpp",
        "include/inarow/solve/proof_maker.hpp",
        "include/inarow/solve/winning_strategy.hpp",
        "include/inarow/ui/rules_sentence.hpp",
    },
    "edges": {
        "include/inarow/bitboard/geometry.hpp",
        "include/inarow/game/layout.hpp",
        "include/inarow/game/line.hpp",
        "include/inarow/game/rules.hpp",
        "include/inarow/notation/rules_text.hpp",
        "include/inarow/solve/detail/search_kind.hpp",
        "include/inarow/solve/detail/tile_strategy.hpp",
        "include/inarow/solve/detail/heuristic/open_lines.hpp",
        "include/inarow/solve/detail/heuristic/line_patterns.hpp",
        "include/inarow/solve/detail/opening_book/ranking.hpp",
        "include/inarow/solve/level.hpp",
        "include/inarow/solve/proof_maker.hpp",
        "include/inarow/ui/rules_sentence.hpp",
    },
    "player": {"include/inarow/game/rules.hpp", "include/inarow/notation/rules_text.hpp"},
}
# Files that compare a part of the rules without deciding about each of its values.
COMPARED = {
    "include/inarow/draw/labels.hpp": "letters name columns unless moves are columns",
    "include/inarow/draw/plot_svg.hpp": "only colors",
    "include/inarow/notation/columns.hpp": "refused unless stones drop",
    "include/inarow/notation/detail/environment_record.hpp": "only what an action of OpenSpiel names",
    "include/inarow/notation/read_games.hpp": "only which texts can be openings of gomoku",
    "include/inarow/solve/choice.hpp": "only shares of the time",
    "include/inarow/solve/query.hpp": "only the order of questions",
    "include/inarow/solve/questions.hpp": "only how many nodes fit into a constant evaluation",
    "include/inarow/solve/detail/general/negamax.hpp": "search_kind.hpp has decided",
    "include/inarow/solve/detail/symmetry_strategy.hpp": "the bound is given only to what it names",
    "include/inarow/solve/detail/heuristic/evaluation.hpp": "only weights",
    "include/inarow/type/game_constant.hpp": "only names of moves, as an editor completes them",
    "include/inarow/type/perfect_play.hpp": "only the size of a table",
}

SOURCES = [
    "include/**/*.hpp",
    "include/**/*.ipp",
    "src/*",
    "apps/**/*.[ch]pp",
    "bindings/**/*.[ch]pp",
]
COMPARISON = re.compile(
    r"[!=]= (place|drop|gravity::\w+|line_length::\w+|(inarow::)?convention::\w+|edges::\w+)\b"
)

# What is done for a new field: in a file, each pattern is replaced, at least once.
IGNORED = "r.diagonals == diagonals::ignored && step.columns != 0 && step.rows != 0"
REFUSED = r"if (diagonal_lines == diagonals::ignored) return {};\n        \1"
NEW_FIELD = {
    RULES: [
        (r"(/// The rules of an)", r"enum class diagonals : std::uint8_t { count, ignored };\n\1"),
        (
            r"(player starts = first;)",
            r"inarow::diagonals diagonals = inarow::diagonals::count;\n    \1",
        ),
    ],
    "include/inarow/game/line.hpp": [
        (
            r"(bool has_lines\(const rules& r, direction step\) \{)",
            rf"\1 if ({IGNORED}) return false;",
        ),
        (
            r"(?s)(int length_through\(const Bits& stones, const rules& r, square s,\s*direction step\) \{)",
            rf"\1 if ({IGNORED}) return 1;",
        ),
        (
            r"(bool completes_line\(const Bits& stones, const rules& r, square last,\s*int index\) \{)",
            r"\1 if (r.diagonals == diagonals::ignored) { bool found = false; for (const direction step : "
            r"{direction{1, 0}, direction{0, 1}}) found = found || is_decisive(r, length_through(stones, "
            r"r, last, step)); return found; }",
        ),
        (
            r"(for \(const direction& step : line_directions\) \{)",
            r"\1 if (!has_lines(r, step)) continue;",
        ),
    ],
    "include/inarow/game/position.hpp": [
        (
            r"(static_cast<std::uint64_t>\(edges\) << 5)",
            r"\1 | static_cast<std::uint64_t>(diagonal_lines) << 6",
        )
    ],
    "include/inarow/notation/rules_text.hpp": [
        (
            r"(if \(skip\(\"/torus\".*\n)",
            r'\1 if (skip("/rows", expected_token::suffix_from_second)) '
            r"diagonal_lines = diagonals::ignored;\n",
        ),
        (
            r"(    switch \(starts\) \{\n        case first: break;\n        case second: core)",
            r'if (diagonal_lines == diagonals::ignored) core::write(out, "/rows");\n\1',
        ),
        (r"(    named.edges = edges::bounded;)", r"\1 named.diagonals = diagonals::count;"),
        (
            r"(    switch \(edges\) \{\n        case edges::bounded: break;\n        case edges::wrapping: call)",
            r'if (diagonal_lines == diagonals::ignored) call("without_diagonals(");\n\1',
        ),
    ],
    "include/inarow/ui/rules_sentence.hpp": [
        (
            r"(    if \(!has_lines\(r\)\))",
            r'if (diagonal_lines == diagonals::ignored) core::write(out, " Diagonals do not count.");\n\1',
        )
    ],
    "include/inarow/type/game.hpp": [
        (r"set\(edges, parts\)", r"\g<0>, set(diagonal_lines, parts)")
    ],
    "include/inarow/type/new_game.hpp": [
        (
            r"with_part<edges, Rules.starts",
            r"with_part<typename with_part<edges, Rules.diagonals, defaults.diagonals>::game, Rules.starts",
        ),
        (r"decltype\(starts\)", r"\g<0>, decltype(diagonal_lines)"),
    ],
    "include/inarow/bitboard/geometry.hpp": [(r"(switch \(edges\))", REFUSED)],
    "include/inarow/solve/detail/search_kind.hpp": [
        (r"(switch \(edges\))", REFUSED.replace("{}", "search_kind::reference"))
    ],
    "include/inarow/solve/detail/heuristic/open_lines.hpp": [(r"(switch \(edges\))", REFUSED)],
    "include/inarow/solve/detail/heuristic/line_patterns.hpp": [(r"(switch \(edges\))", REFUSED)],
    "include/inarow/solve/detail/opening_book/ranking.hpp": [(r"(switch \(edges\))", REFUSED)],
}
# The field in every structured binding of all fields.
BINDING = (r"(auto&? \[[^\]]*\bedges,)(\s*starts\])", r"\1 diagonal_lines,\2")

ERROR = re.compile(r"^(?P<file>[^\s:]+):\d+:\d+: (fatal )?error: (?P<text>.*)", re.M)
FORGOTTEN = re.compile(
    r"names? provided|names? (was|were) provided|not (explicitly )?handled in switch"
)


class Copy:
    """A copy of the headers, and of what else is compiled."""

    def __init__(self, folder):
        self.root = pathlib.Path(folder)
        shutil.copytree(PROJECT / "include", self.root / "include")
        shutil.copytree(PROJECT / "apps" / "inarow", self.root / "apps" / "inarow")
        (self.root / "program.cpp").write_text(PROGRAM, encoding="utf-8")
        self.rules = (self.root / RULES).read_text(encoding="utf-8")

    def change(self, *edits):
        """Puts the edits into rules.hpp, each of which must fit once."""
        text = self.rules
        for old, new in edits:
            text, count = re.subn(old, new, text)
            if count != 1:
                sys.exit(f"{RULES}: {old} is there {count} times")
        (self.root / RULES).write_text(text, encoding="utf-8")

    def output_of(self, compiler):
        limit = "-fmax-errors=0" if compiler.startswith("g++") else "-ferror-limit=0"
        done = subprocess.run(
            [compiler, *FLAGS, limit, "-Iinclude", "-Iapps/inarow", "program.cpp"],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        return done.returncode, done.stdout


def try_new_field(folder, compiler):
    """Yields what is wrong once the rules have a field that all forms have decided about."""
    root = pathlib.Path(folder)
    shutil.copytree(PROJECT / "include", root / "include")
    for file, edits in NEW_FIELD.items():
        text = (root / file).read_text(encoding="utf-8")
        for old, new in edits:
            text, count = re.subn(old, new, text)
            if count == 0:
                sys.exit(f"{file}: {old} is not there")
        (root / file).write_text(text, encoding="utf-8")
    for path in [*root.rglob("*.hpp"), *root.rglob("*.ipp")]:
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(*BINDING, text), encoding="utf-8")
    program = root / "forms"
    command = [compiler, "-std=c++23", "-O1", "-DINAROW_RULES_TRIPWIRE", f"-I{root / 'include'}"]
    command += [
        f"-I{PROJECT / 'tests'}",
        str(PROJECT / "tests/rules_forms.cpp"),
        "-o",
        str(program),
    ]
    for step in (command, [str(program)]):
        done = subprocess.run(step, capture_output=True, text=True)
        if done.returncode != 0:
            yield f"{compiler}: with a new field:\n{(done.stdout + done.stderr)[:4000]}"
            return


def files_that_forget(output, text=""):
    """The files with an error about what they leave out; with `text`, only errors that hold it."""
    return {
        str(pathlib.PurePosixPath(m["file"]))
        for m in ERROR.finditer(output)
        if FORGOTTEN.search(m["text"]) and text in m["text"]
    }


def lacks_name(output, enumeration):
    """Whether its table of names fails: in core/enum_names.hpp, which does not say where it is."""
    table = rf"(Enum = |enum_names_of<)inarow::(v0::)?{enumeration}\b"
    return "an enumerator has no name" in output and re.search(table, output) is not None


def complaints(compiler, what, found, expected):
    for file in sorted(expected - found):
        yield f"{compiler}: {what}: {file} compiles silently"
    for file in sorted(found - expected):
        yield f"{compiler}: {what}: {file} fails too, and is not listed"


def try_compiler(copy, compiler):
    copy.change()
    status, output = copy.output_of(compiler)
    if status != 0:
        yield f"{compiler}: the program does not compile without a change\n{output[:2000]}"
        return

    copy.change((r"(player starts = first;)", r"\1\n    int tripwire = 0;"))
    found = files_that_forget(copy.output_of(compiler)[1])
    yield from complaints(compiler, "a field", found, FIELD)

    # All at once; their names tell them apart.
    copy.change(
        *(
            (rf"(enum class {name} : std::uint8_t {{[^}}]*\w) }};", rf"\1, {name}_tripwire }};")
            for name in ENUMERATORS
        )
    )
    output = copy.output_of(compiler)[1]
    for name, expected in ENUMERATORS.items():
        found = files_that_forget(output, f"{name}_tripwire")
        if lacks_name(output, name):
            found.add(RULES)
        yield from complaints(compiler, f"an enumerator of {name}", found, expected)


def silent_comparisons():
    """Where comparisons stand that neither decide nor are in COMPARED."""
    deciding = set().union(FIELD, *ENUMERATORS.values())
    found = {}
    for pattern in SOURCES:
        for path in sorted(PROJECT.glob(pattern)):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if COMPARISON.search(line.split("//")[0]):
                    found.setdefault(path.relative_to(PROJECT).as_posix(), []).append(number)
    for file, numbers in found.items():
        if file not in deciding and file not in COMPARED:
            yield f"{file}:{numbers[0]}: compares a part of the rules, and is not listed"
    for file in COMPARED:
        if file not in found:
            yield f"{file} is listed, but compares nothing"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compilers", nargs="+", help="instead of these")
    arguments = parser.parse_args()

    compilers = arguments.compilers or [c for c in COMPILERS if shutil.which(c)]
    wrong = list(silent_comparisons())
    with tempfile.TemporaryDirectory(prefix="rules_tripwire.") as folder:
        wrong += try_new_field(folder, compilers[0])
    with tempfile.TemporaryDirectory(prefix="rules_tripwire.") as folder:
        copy = Copy(folder)
        for compiler in compilers:
            wrong += try_compiler(copy, compiler)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    places = len(FIELD) + sum(map(len, ENUMERATORS.values()))
    print(f"{places} places on {', '.join(compilers)}; {len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
