# SPDX-License-Identifier: BSL-1.0
"""The expected texts of the compilers, and the gallery that is made of them: every misuse with what
each compiler prints. run.py compiles.

A file in expected/ has the texts of one compiler. Where a compiler was not run, or only for some
cases, what stands there stays. Numbers of lines in the library's headers change with every edit there,
so a difference in nothing else is none.
"""

import ast
import difflib
import pathlib
import re
import statistics

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
EXPECTED = pathlib.Path(__file__).resolve().parent / "expected"
INTRODUCTION = PROJECT / "docs" / "gallery.md"
FIGURES, MISUSES = "<!-- figures -->", "<!-- misuses -->"
COMMAND = "tests/compile_fail/run.py --update"

# Compiler by its title: the version whose texts are expected. One that changes under its name is
# named in full.
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
        "`unplayed<rules>.then<move>()` is a value whose type has all moves of the game. "
        "The header is `<inarow/type/game_constant.hpp>`.",
    ),
    "perfect_play": (
        "Perfect play",
        "Claims, challenges and values that the compiler searches for. "
        "The header is `<inarow/perfect_play.hpp>`.",
    ),
    "large_boards": (
        "Large boards",
        "If a board has more than ten rows or columns, the error draws only the part that it is about.",
    ),
    "constraints": (
        "Constraints of templates",
        "A template that is constrained by a concept of the library can be overloaded, and asked "
        "about by `requires`. So the error is the language's, and the sentence is its last note.",
    ),
}

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


def page_of(group):
    """The page of a group, as the first page links to it."""
    return "gallery.md" if group == next(iter(GROUPS)) else f"gallery/{group}.md"


def links_of(cases):
    """The links to groups, and to the cases by group and title, from the page."""
    links = {}
    for group, of_group in by_group(cases).items():
        page = page_of(group).removeprefix("gallery.md")
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
    is_own = page_of(group) != "gallery.md"
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
    """The texts of all pages by their paths in docs/. The first is docs/gallery.md, filled."""
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
        page_of(group): group_page(group, of_group, outputs, figures)
        for group, of_group in by_group(cases).items()
    }
    introduction = INTRODUCTION.read_text(encoding="utf-8")
    texts["gallery.md"] = introduction.replace(FIGURES, figures_table(of_compiler)).replace(
        MISUSES, f"{misuses_table(cases, figures)}\n\n{texts['gallery.md']}"
    )
    return texts


def write_pages(cases, folder):
    """Writes the gallery there: gallery.md, and a page of each other group in gallery/."""
    outputs = read()
    if absent := missing(cases, outputs):
        raise SystemExit(f"tests/compile_fail/expected/ has no text of {absent[0]}: run {COMMAND}")
    for name, text in pages(cases, outputs).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# The expected texts --------------------------------------------------------------------------------


def file_of(title):
    return EXPECTED / f"{title.replace(' ', '-')}.txt"


def read():
    """What is expected, by group, title and compiler: after `=== group: title`, what is printed."""
    outputs = {}
    for compiler in COMPILERS:
        path = file_of(compiler)
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for section in re.split(r"^=== ", text, flags=re.M)[1:]:
            name, output = section.split("\n", 1)
            group, title = name.split(": ", 1)
            outputs[group, title, compiler] = output.strip("\n")
    return outputs


def texts(cases, outputs):
    """The texts of the files in expected/ by their paths, the cases in order, but for missing ones."""
    return {
        file_of(compiler): "\n".join(
            f"=== {case.group}: {case.title}\n{outputs[case.group, case.title, compiler]}\n"
            for case in in_order(cases)
            if (case.group, case.title, compiler) in outputs
        )
        for compiler in COMPILERS
    }


# Writing and checking ------------------------------------------------------------------------------


def is_shown(compiler):
    """Whether the texts of this version of a compiler are expected."""
    shown = COMPILERS.get(compiler.title)
    return (
        shown is not None
        and not compiler.unusual
        and f"{compiler.version}.".startswith(f"{shown}.")
    )


def merged(cases, outputs):
    """What is to be expected: as it is where only numbers of lines differ."""
    new = read()
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
    """Writes what is expected; every line number is of today where a compiler was run."""
    new, _ = merged(cases, outputs)
    new |= {
        (group, title, compiler.title): as_shown(output)
        for (group, title, compiler), output in outputs.items()
        if is_shown(compiler)
    }
    EXPECTED.mkdir(exist_ok=True)
    for path, text in texts(cases, new).items():
        path.write_text(text, encoding="utf-8")
    if absent := missing(cases, new):
        print(
            f"{len(absent)} texts are still missing, the first that of {absent[0]}: run {COMMAND} there"
        )


def complaints(cases, outputs):
    """What of these outputs is not expected."""
    new, differing = merged(cases, outputs)
    advice = f"if the new text is right, run {COMMAND}, for g++ 16 by scripts/in_root.sh"
    if absent := missing(cases, new):
        return [f"FAILED  no text is expected of {key}: run {COMMAND}" for key in absent]
    found = []
    for (group, title, compiler), old, output in differing:
        diff = difflib.unified_diff(old.splitlines(), output.splitlines(), lineterm="", n=0)
        shown = "\n".join(line[:600] for line in list(diff)[2:])
        found.append(
            f"FAILED  {file_of(compiler).name} is not what {compiler} prints in {group}: {title}; "
            f"{advice}\n{shown}"
        )
    standing = {path: path.read_text(encoding="utf-8") for path in EXPECTED.glob("*")}
    if not found and standing != texts(cases, new):
        found.append(f"FAILED  tests/compile_fail/expected/ is not as written: run {COMMAND}")
    return found
