#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Retired words: names and phrases that a standard term has replaced, found anywhere in the project.

    scripts/check_words.py                 all files that git knows or would add
    scripts/check_words.py FILE...         only these

docs/glossary.md has the standard terms. Ordinary English words are only looked for in code, where
they were names.
"""

import argparse
import ast
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The changelog tells what the names were; the others are generated or not ours.
SKIPPED = re.compile(
    r"CHANGELOG\.md|LICENSE|single_include/.*|.*package-lock\.json|scripts/check_words\.py"
    r"|tests/compile_fail/expected/.*"
)
CODE = {".hpp", ".ipp", ".cpp", ".ts", ".tsx", ".py"}

# Whole words that mean nothing but what they were: nowhere. What to say instead.
NAMES = {
    "compact_table|drop_memory|fixed_table|large_table": "a transposition table: packed_, tiered_, fixed_ or heap_transposition_table",
    "scattered_key|scattered": "hash",
    "look_at|look_at_any|look_at_all|look_at_all_inlined": "negamax, null_window_any, search_moves",
    "compare_moves": "search_moves",
    "tried_sooner|tried_later|step_and_a_half|promise_when_known": "move_score, or an ordering bonus",
    "follow_up|most_when_answered": "claimeven_bound",
    "is_bound_by_weights": "potential_bound",
    "wins_with_second|holds_against_second|score_of_end": "wins_in_3, survives_threats_in_4, score_of_win",
    "busy_marks": "abdada_table",
    "drop_investigator|investigator": "parallel_search, position_searcher",
    "well_read": "book_probing",
    "inquiry|line_inquiry|move_scores_inquiry|best_moves_inquiry": "query",
    "go_on|gone_on": "resume",
    "is_answered": "is_done",
    "as_usual": "default_limits",
    "deepest_ply": "max_ply",
    "best_found|selective_search": "heuristic_search, pvs",
    "found_move": "search_result",
    "judge_of_lines": "evaluation",
    "threat_search": "vcf_search",
    "score_lies|scores_lie": "score_bounds",
    "fixed_board|any_board": "constant_board, variable_board",
    "book_draft": "book_builder",
    "winning_line": "decisive_line",
    "fresh_game": "unplayed_game",
    "refused_line": "a noun of its own: which line, refused by what",
}

# Ordinary English, or names of other things elsewhere: only where they are names in the code of the
# library and what is built on it. A pattern, where it is looked for, what to say instead.
LIBRARY = "include/ src/ apps/ bindings/ docs/"
SEARCH = (
    "include/inarow/bitboard include/inarow/solve src/ bindings/"
    " docs/bitboard docs/solve docs/internals"
)
CODE_NAMES = [
    (r"recall|remember|forget", LIBRARY, "probe, store, clear"),
    (r"compare(?=\()", LIBRARY, "null_window"),
    (r"grid(?!\()|completing", SEARCH, "bitboard::geometry, winning_squares"),
    (r"sides|sides_of", SEARCH, "bitboard::stones"),
    (r"promise", LIBRARY, "move_score"),
    (r"spend", LIBRARY, "consume"),
    (r"up_to", LIBRARY, "node_limit"),
    (r"means", LIBRARY, "a search policy"),
    (r"zeroed|mixed|processor", LIBRARY, "zeroed_pages, mix64, cpu_dispatch"),
    (
        r"core::(?:text|list|wide|lanes)|(?:struct|class) (?:text|list|wide|lanes)",
        LIBRARY,
        "fixed_string, inplace_vector, wide_uint, simd",
    ),
    (r"(?:begun|played)(?=<)", LIBRARY + " tests/", "started, after_move"),
    (r"ui::copy|ui::exchange", LIBRARY + " tests/ docs/", "ui::export_format, ui/json.hpp"),
    (r"breathe|hear|patience", LIBRARY + " web/ tests/", "what is done or waited for"),
]
FILE_STEMS = {"later", "kept", "breathe", "hear", "patience", "copy", "exchange", "answer", "table"}

PHRASES = {
    r"so many(?! (?:thousand|million))": "the number and its unit",
    r"unless given|\(unless said\)": "[default: VALUE]",
    r"(?:he|him|his)": "they, their, the mover",
    r"positions (?:are |it )?look(?:s|ed) at": "nodes",
    r"drop_search\.md|grid\.md|inquiry\.md": "the page as it is named now",
}

PREPOSITION = r"(?:by|with|from|of|on|at|to)"
# A parameter or member: after a type, before what ends a declarator.
CPP_PREPOSITION = re.compile(
    rf"[\w>&*\]]\s+[&*]?({PREPOSITION}_?)\s*(?=[,;={{)\[])|[&*>]({PREPOSITION}_?)\s*(?=[,;={{)\[])"
)
BINDING_PREPOSITION = re.compile(
    rf"""nb::arg\("({PREPOSITION})"\)|"({PREPOSITION})"_a|\.def_(?:prop_)?r[ow]\w*\(\s*"({PREPOSITION})\""""
)


def files():
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    for name in sorted(filter(None, listed.decode().split("\0"))):
        if not SKIPPED.fullmatch(name) and (ROOT / name).is_file():
            yield name


MARKDOWN_PROSE = re.compile(r"(?:\A|```\n)(.*?)(?=```\w|\Z)", re.S)
COMMENT_OR_STRING = re.compile(
    r"""R"\w*\(.*?\)\w*"|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`""",
    re.S,
)
PYTHON_COMMENT_OR_STRING = re.compile(
    r'''"""(?:\\.|.)*?"""|#[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*\'''', re.S
)


def code_in_prose(found):
    """What stands in backticks, on the lines where it stands."""
    return "".join(re.findall(r"`[^`\n]*`|\n", found[0].replace("```\n", "\n")))


def code_of(name, text):
    """The text without what is in comments and strings; lines stay where they are."""
    if name.endswith(".md"):
        return MARKDOWN_PROSE.sub(code_in_prose, text)
    if pathlib.PurePath(name).suffix not in CODE:
        return ""
    pattern = PYTHON_COMMENT_OR_STRING if name.endswith(".py") else COMMENT_OR_STRING
    blank = lambda found: "\n" * found[0].count("\n") if found[0][0] != "'" else "' '"  # noqa: E731
    # A digit separator is no quote.
    return pattern.sub(blank, re.sub(r"(?<=\d)'(?=\d)", "", text))


def hits(name, text, pattern, instead, flags=0):
    for found in re.finditer(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, flags):
        yield text.count("\n", 0, found.start()) + 1, found[0], instead


def prepositions(name, code, text):
    if name.startswith(("include/", "src/", "apps/", "bindings/")):
        for found in CPP_PREPOSITION.finditer(code):
            word = found[1] or found[2]
            if not re.search(r"\b(?:return|co_return|operator)\s*$", code[: found.start(1)]):
                yield code.count("\n", 0, found.start()) + 1, word, "a noun"
    if name.startswith("bindings/python/src/"):
        for found in BINDING_PREPOSITION.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, found[0], "a noun"
    if name.startswith("bindings/python/inarow/") and name.endswith(".py"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.arg) and re.fullmatch(PREPOSITION, node.arg):
                yield node.lineno, node.arg, "a noun"


def findings(name):
    try:
        text = (ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    if pathlib.PurePath(name).stem in FILE_STEMS and pathlib.PurePath(name).suffix in CODE:
        yield 1, name, "a noun that says what is in the file"
    code = code_of(name, text)
    for pattern, instead in NAMES.items():
        yield from hits(name, text, pattern, instead)
    for pattern, places, instead in CODE_NAMES:
        if name.startswith(tuple(places.split())):
            yield from hits(name, code, pattern, instead)
    for pattern, instead in PHRASES.items():
        yield from hits(name, text, pattern, instead, re.I)
    yield from prepositions(name, code, text)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    named = [str(path.resolve().relative_to(ROOT)) for path in options.files]
    count = 0
    for name in named or files():
        for line, word, instead in findings(name):
            print(f"{name}:{line}: {word!r} is retired; say: {instead}")
            count += 1
    sys.exit(f"{count} retired words" if count else 0)


if __name__ == "__main__":
    main()
