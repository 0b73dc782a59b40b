# SPDX-License-Identifier: BSL-1.0
"""docs/gallery.md and the pages in docs/gallery/: every misuse with what each compiler prints. run.py
compiles; these are the pages.

They are written from what the compilers print, and read again: where a compiler was not run, or only
for some cases, what stands in the pages stays. Numbers of lines in the library's headers change with
every edit there, so a difference in nothing else is none.
"""

import ast
import difflib
import pathlib
import re
import statistics

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCS = PROJECT / "docs"
PAGE = DOCS / "gallery.md"
COMMAND = "tests/compile_fail/run.py --gallery"

# Compiler by its title: the versions that the page is of. One that changes under its name is named
# in full.
COMPILERS = {"clang 22": "22", "clang 19": "19", "g++ 16": "16.2.0", "g++ 12": "12"}

# Group: its heading, and what is misused there. In the order of the page. The first is on the page
# itself, the others have pages of their own: hosts show no page of more than 512 KB.
GROUPS = {
    "wrong_standard": (
        "The wrong standard",
        "The library needs C++23. Without it, every header is one error that names the option.",
    ),
    "play": ("Illegal moves", "`play<G, moves...>` is the game after these moves."),
    "notation": (
        "Texts that are not moves",
        "A move is a text in any of the notations; what was expected, and where, is in the error.",
    ),
    "new_game": ("Invalid rules", "`new_game<rules>` is a game by these rules."),
    "set_up": (
        "Boards that no game reaches",
        "`set_up<rules, text>` is a game from a board; `set_up_unchecked` is one from any board.",
    ),
    "take_back": ("Moves taken back", "`take_back<G, n>` is the game before the last `n` moves."),
    "query": (
        "Questions without an answer",
        "A game in play has no winner, and no board can be asked about a square that it has not. "
        "`show<G>` is meant to be an error: it draws the board.",
    ),
    "must": (
        "Values in constants",
        "`must<position, moves...>` is the position after these moves: a value, not a type.",
    ),
    "typed_game": (
        "Typed games",
        "`start_typed<rules>()` is a value whose type knows its status. "
        "The header is `<inarow/everything.hpp>`.",
    ),
    "perfect_play": (
        "Perfect play",
        "Claims, challenges and values that the compiler searches for. "
        "The header is `<inarow/perfect_play.hpp>`.",
    ),
    "large_boards": (
        "Large boards",
        "Of more than ten rows or columns, the part is drawn that the error is about.",
    ),
    "constraints": (
        "Constraints of templates",
        "A template that is constrained by a concept of the library can be overloaded, and asked "
        "about by `requires`. So the error is the language's, and the sentence is its last note.",
    ),
}

INTRODUCTION = """# Gallery of errors

Every misuse that the tests have, and what each compiler prints. `{command}`
writes the pages from what the compilers print, and the test `compile_fail` compares them with that.

Each program is the code shown after these four lines, so that the code begins in line 5 of
`game.cpp`. It is compiled with `-std=c++23 -Wall -Wextra -Wpedantic -fsyntax-only`, unless its title
names another standard:

```cpp ignore
#include <inarow.hpp>

using namespace inarow;

```

clang 22 and g++ 16 print messages that a program computes, with the board as drawn. On clang 19 and
g++ 12 the sentence and the rows of the board are template arguments: clang 19 shortens a string of
more than 36 characters, so it has the sentence in parts.

## Figures

{figures}

They can be measured in the same way for any library. For each misuse, of the text that a compiler
prints, `LC_ALL=C.UTF-8` set, with short relative paths:

- *errors*: the lines with `error: `, by `grep -c 'error: '`;
- *lines*: all lines, the board, the notes and the lines of the source included, by `wc -l`;
- *longest line*: in characters, by `wc -L`;
- *the first error says why*: a person reads in the first line with `error: ` what is wrong with the
  program, in a sentence on its subject, here on games. Each case of the tests names that sentence;
- *a note says why*: the sentence is not in that line, but in one below.

## All misuses

Lines / errors of each; *note* where the first error does not say why, but a note does.

{table}

{first_group}"""


# What a compiler printed ---------------------------------------------------------------------------


def as_shown(output):
    """As of a program game.cpp and installed headers."""
    output = re.sub(r"\b\d+\.cpp\b", "game.cpp", output)
    return re.sub(r"\binclude/(?=inarow)", "", output).strip("\n")


def without_line_numbers(output):
    output = re.sub(r"(inarow[\w./]*\.hpp):\d+(?::\d+)?", r"\1", output)
    return re.sub(r"^ *\d* \|", "|", output, flags=re.M)


def says(line, sentence):
    """Whether a line has a sentence, as it is or in parts that are template arguments."""
    parts = [ast.literal_eval(part) for part in re.findall(r'\{("(?:[^"\\]|\\.)*")\}', line)]
    return sentence in line or sentence.replace(" ", "") in "".join(parts).replace(" ", "")


class Figures:
    def __init__(self, case, compiler, output):
        lines = output.splitlines()
        errors = [line for line in lines if "error: " in line]
        self.lines, self.errors = len(lines), len(errors)
        self.longest = max(map(len, lines), default=0)
        sentences = [case.says, *case.notes]
        # A case can ask for the texts of its moves, too.
        sentences = [sentence for sentence in sentences if " " in sentence]
        self.first_says_why = bool(errors) and any(says(errors[0], s) for s in sentences)
        self.note_says_why = not self.first_says_why and any(
            says(line, s) for s in sentences for line in lines
        )


# The page ------------------------------------------------------------------------------------------


def in_order(cases):
    unknown = {case.group for case in cases if case.code} - GROUPS.keys()
    if unknown:
        raise SystemExit(f"tests/compile_fail/gallery.py: GROUPS has no heading for {unknown}")
    order = list(GROUPS)
    shown = [case for case in cases if case.code]
    return sorted(shown, key=lambda case: order.index(case.group))


def by_group(cases):
    return {group: [c for c in cases if c.group == group] for group in GROUPS}


def heading(text):
    return text[0].upper() + text[1:]


def anchors_of(headings):
    """The anchors that GitHub gives to headings, in their order."""
    seen, anchors = {}, []
    for text in headings:
        anchor = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
        count = seen.get(anchor, 0)
        seen[anchor] = count + 1
        anchors.append(f"{anchor}-{count}" if count else anchor)
    return anchors


def count_of(number, what):
    return f"{number} {what}" + ("" if number == 1 else "s")


def figures_table(of_compiler):
    def median_and_most(values):
        return f"{statistics.median(values):g} / {max(values)}"

    rows = [
        ("misuses", lambda all_of: len(all_of)),
        ("errors, median / most", lambda a: median_and_most([f.errors for f in a])),
        ("lines, median / most", lambda a: median_and_most([f.lines for f in a])),
        ("longest line, median / most", lambda a: median_and_most([f.longest for f in a])),
        ("the first error says why", lambda a: sum(f.first_says_why for f in a)),
        ("a note says why", lambda a: sum(f.note_says_why for f in a)),
    ]
    table = [f"| | {' | '.join(of_compiler)} |", "|---" + "|---:" * len(of_compiler) + "|"]
    for title, value in rows:
        cells = [str(value(all_of)) for all_of in of_compiler.values()]
        table.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(table)


def path_of(group):
    return PAGE if group == next(iter(GROUPS)) else DOCS / "gallery" / f"{group}.md"


def links_of(cases):
    """The links to groups, and to the cases by group and title, from the page."""
    links = {}
    for group, of_group in by_group(cases).items():
        path = path_of(group)
        page = "" if path == PAGE else str(path.relative_to(DOCS))
        keys = [group, *((group, case.title) for case in of_group)]
        headings = [GROUPS[group][0], *(heading(case.title) for case in of_group)]
        for key, anchor in zip(keys, anchors_of(headings), strict=True):
            links[key] = f"{page}#{anchor}"
    return links


def misuses_table(cases, figures):
    links = links_of(cases)
    table = [f"| Misuse | {' | '.join(COMPILERS)} |", "|---" * (1 + len(COMPILERS)) + "|"]
    for group, of_group in by_group(cases).items():
        table.append(f"| **[{GROUPS[group][0]}]({links[group]})** |" + " |" * len(COMPILERS))
        for case in of_group:
            cells = []
            for compiler in COMPILERS:
                f = figures[case.group, case.title, compiler]
                where = "" if f.first_says_why else ", note" if f.note_says_why else ", not said"
                cells.append(f"{f.lines} / {f.errors}{where}")
            link = f"[{heading(case.title)}]({links[group, case.title]})"
            table.append(f"| {link} | {' | '.join(cells)} |")
    return "\n".join(table)


def block(compiler, output, figures):
    title = f"{compiler}: {count_of(figures.lines, 'line')}, " + count_of(figures.errors, "error")
    text = f"```console\n{output}\n```"
    if compiler == next(iter(COMPILERS)):
        return f"{title}\n\n{text}"
    return f"<details><summary>{title}</summary>\n\n{text}\n\n</details>"


def group_page(group, cases, outputs, figures):
    is_own = path_of(group) != PAGE
    level = "#" if is_own else "##"
    parts = [f"{level} {GROUPS[group][0]}\n\n{GROUPS[group][1]}\n"]
    if is_own:
        parts.append(
            "Of the [gallery of errors](../gallery.md), which says how they are compiled.\n"
        )
    for case in cases:
        parts.append(f"{level}# {heading(case.title)}\n\n```cpp ignore\n{case.code}\n```\n")
        for compiler in COMPILERS:
            key = (group, case.title, compiler)
            parts.append(block(compiler, outputs[key], figures[key]) + "\n")
    return "\n".join(parts)


def pages(cases, outputs):
    """The texts of all pages by their paths."""
    cases = in_order(cases)
    figures = {
        (case.group, case.title, compiler): Figures(
            case, compiler, outputs[case.group, case.title, compiler]
        )
        for case in cases
        for compiler in COMPILERS
    }
    of_compiler = {c: [f for key, f in figures.items() if key[2] == c] for c in COMPILERS}
    texts = {
        path_of(group): group_page(group, of_group, outputs, figures)
        for group, of_group in by_group(cases).items()
    }
    texts[PAGE] = INTRODUCTION.format(
        command=COMMAND,
        figures=figures_table(of_compiler),
        table=misuses_table(cases, figures),
        first_group=texts[PAGE],
    )
    return texts


def standing_pages():
    """The pages as they stand in docs/, by their paths."""
    paths = [path for path in [PAGE, *(DOCS / "gallery").glob("*.md")] if path.is_file()]
    return {path: path.read_text(encoding="utf-8") for path in paths}


def read(cases):
    """What stands in the pages, by group, title and compiler."""
    titles = {(case.group, heading(case.title)): case.title for case in cases}
    outputs = {}
    for path, text in standing_pages().items():
        group = next(iter(GROUPS)) if path == PAGE else path.stem
        for section in re.split(r"\n###? ", text)[1:]:
            title = titles.get((group, section.split("\n", 1)[0]))
            for name, output in re.findall(
                r"^(?:<details><summary>)?([\w+ ]+): \d+ lines?, [^\n]*\n\n```console\n(.*?)\n```$",
                section,
                re.M | re.S,
            ):
                if title is not None:
                    outputs[group, title, name] = output
    return outputs


# Writing and checking ------------------------------------------------------------------------------


def is_shown(compiler):
    """Whether the pages are of this version of a compiler."""
    shown = COMPILERS.get(compiler.title)
    return (
        shown is not None
        and not compiler.unusual
        and f"{compiler.version}.".startswith(f"{shown}.")
    )


def merged(cases, outputs):
    """What the pages should show: they are left as they are where only numbers of lines differ."""
    new = read(cases)
    differing = []
    for (group, title, compiler), output in outputs.items():
        if not is_shown(compiler):
            continue
        key = (group, title, compiler.title)
        output = as_shown(output)
        if without_line_numbers(output) != without_line_numbers(new.get(key, "")):
            differing.append((key, new.get(key, ""), output))
            new[key] = output
    return new, differing


def missing(cases, outputs):
    keys = [(case.group, case.title, c) for case in in_order(cases) for c in COMPILERS]
    return [key for key in keys if key not in outputs]


def write(cases, outputs):
    """Writes the pages; every line number is of today where a compiler was run."""
    new, _ = merged(cases, outputs)
    new |= {
        (group, title, compiler.title): as_shown(output)
        for (group, title, compiler), output in outputs.items()
        if is_shown(compiler)
    }
    if absent := missing(cases, new):
        raise SystemExit(
            f"{PAGE.name}: {len(absent)} errors are missing, the first that of {absent[0]}: "
            f"all of {', '.join(COMPILERS)} must be installed, and all cases compiled"
        )
    texts = pages(cases, new)
    for path in standing_pages().keys() - texts.keys():
        path.unlink()
    for path, text in texts.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def complaints(cases, outputs):
    """What of these outputs does not stand in the pages."""
    new, differing = merged(cases, outputs)
    advice = f"if the new text is right, run {COMMAND}, for g++ 16 by scripts/in_root.sh"
    if absent := missing(cases, new):
        return [f"FAILED  docs/gallery.md has no error of {key}: run {COMMAND}" for key in absent]
    found = []
    for (group, title, compiler), old, output in differing:
        diff = difflib.unified_diff(old.splitlines(), output.splitlines(), lineterm="", n=0)
        shown = "\n".join(line[:600] for line in list(diff)[2:])
        found.append(
            f"FAILED  docs/gallery.md is not what {compiler} prints in {group}: {title}; "
            f"{advice}\n{shown}"
        )
    if not found and standing_pages() != pages(cases, new):
        found.append(f"FAILED  docs/gallery.md or docs/gallery/ is not as written: run {COMMAND}")
    return found
