#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the C++ in README.md and docs/, runs the programs, and compares what they print.

    scripts/doc_examples.py                    all pages
    scripts/doc_examples.py docs/game/*.md     only these
    scripts/doc_examples.py --update           write what they print into the pages
    scripts/doc_examples.py --solver LIBRARY   link it, so that no example compiles the searches
    scripts/doc_examples.py --built FILE PROGRAM
                                               run a program of examples/ that was built from FILE

A ```cpp block with a ```text block right after it is a program that prints just that. A ```cpp
block alone must compile. ```cpp ignore is left alone.

A block whose first line is `// examples/NAME.cpp` is the text of that file (scripts/check_pages.py),
and reads examples/NAME.in, where there is one. CTest builds these and runs each by --built, so they
are compiled here only if their page is named. A ```c block is always such a file, and left to CTest.
"""

import argparse
import concurrent.futures
import dataclasses
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLAGS = ["-std=c++23", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}"]
BLOCK = re.compile(
    r"^```(?P<language>c|cpp)\b(?P<word>[^\n]*)\n(?P<code>.*?)^```\n"
    r"(?:\n*```text\n(?P<output>.*?)^```\n)?",
    re.M | re.S,
)
FILE_NAME = re.compile(r"// (examples/[\w/]+\.c(?:pp)?)\n")
SECONDS = 600  # a guard against hangs


@dataclasses.dataclass
class Example:
    page: pathlib.Path
    line: int
    language: str
    code: str
    output: str | None
    span: tuple[int, int] | None  # of the output in the page
    printed: str = ""
    error: str = ""
    differs: bool = False

    def where(self):
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    def file(self):
        """The program in examples/ that it is, if it is one."""
        name = FILE_NAME.match(self.code)
        return ROOT / name[1] if name else None

    def input(self):
        typed = self.file() and self.file().with_suffix(".in")
        return typed.read_text(encoding="utf-8") if typed and typed.exists() else ""


def examples_of(page):
    text = page.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        text += "\n"
    blocks = list(BLOCK.finditer(text))
    if len(blocks) != len(re.findall(r"```+ *c(?:pp)?\b", text)):
        sys.exit(f"{page}: a ```cpp or ```c block that is indented, or does not end")
    for block in blocks:
        word = block["word"].strip()
        line = text.count("\n", 0, block.start("code")) + 1
        if word == "ignore":
            continue
        if word:
            sys.exit(f"{page}:{line - 1}: ```cpp {word} means nothing")
        span = block.span("output") if block["output"] is not None else None
        if block["language"] == "c" and not FILE_NAME.match(block["code"]):
            sys.exit(f"{page}:{line - 1}: a ```c block that is not a program of examples/")
        yield Example(page, line, block["language"], block["code"], block["output"], span)


def run(command, **options):
    return subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, check=False, **options
    )


def run_program(example, program):
    """Fills in what it prints, or the error."""
    with tempfile.TemporaryDirectory(prefix="inarow-docs-") as folder:
        ran = run([str(program)], input=example.input(), cwd=folder)
    example.printed = ran.stdout
    if ran.returncode != 0 or ran.stderr:
        example.error = f"ended with {ran.returncode}\n{ran.stderr}"
    elif ran.stdout != example.output:
        lines = difflib.unified_diff(
            example.output.splitlines(True), ran.stdout.splitlines(True), "page", "printed"
        )
        example.error = "".join(lines)
        example.differs = True


def check(example, compiler, solver, directory):
    """Compiles it, and runs it if it is a program."""
    source = f'#line {example.line} "{example.page}"\n{example.code}'
    program = pathlib.Path(directory, f"{id(example)}")
    how = ["-fsyntax-only"] if example.output is None else ["-o", str(program)]
    defined, linked = (
        (["-DINAROW_COMPILED_SOLVER"], ["-x", "none", str(solver)]) if solver else ([], [])
    )
    command = [compiler, *FLAGS, *defined, *how, "-x", "c++", "-", *linked]
    compiled = run(command, input=source)
    if compiled.returncode != 0:
        example.error = compiled.stderr
    elif example.output is not None:
        run_program(example, program)


def check_built(file, program):
    """Compares what a program of examples/ prints with every page that shows it."""
    shown = [e for page in all_pages() for e in examples_of(page) if e.file() == file.resolve()]
    for example in shown:
        if example.output is None:
            example.error = "no ```text block after it says what it prints"
        else:
            run_program(example, program.resolve())
    if not shown:
        sys.exit(f"no page shows {file}")
    return shown


def update(examples):
    """Last to first, so that no place in a page moves before it is used."""
    for page in {example.page for example in examples}:
        text = page.read_text(encoding="utf-8")
        for example in sorted(
            (e for e in examples if e.page == page and e.differs),
            key=lambda e: e.span,
            reverse=True,
        ):
            begin, end = example.span
            text = text[:begin] + example.printed + text[end:]
        page.write_text(text, encoding="utf-8")


def all_pages():
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pages", nargs="*", type=pathlib.Path)
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--solver", type=pathlib.Path, metavar="LIBRARY")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--built", nargs=2, type=pathlib.Path, metavar=("FILE", "PROGRAM"))
    options = parser.parse_args()

    if options.built:
        examples = check_built(*options.built)
    else:
        pages = [page.resolve() for page in options.pages] or all_pages()
        examples = [example for page in pages if page.exists() for example in examples_of(page)]
        if not options.pages:
            examples = [example for example in examples if example.file() is None]
        if not examples:
            sys.exit("no examples: the pages are not as expected")
        examples = [example for example in examples if example.language == "cpp"]
        with (
            tempfile.TemporaryDirectory(prefix="inarow-docs-") as directory,
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool,
        ):
            list(
                pool.map(lambda e: check(e, options.compiler, options.solver, directory), examples)
            )
    if options.update:
        update(examples)
    failed = [e for e in examples if e.error and not (e.differs and options.update)]
    for example in failed:
        print(f"FAILED {example.where()}\n{example.error[:4000]}")
    programs = sum(example.output is not None for example in examples)
    print(f"{len(examples)} examples, {programs} of them run, {len(failed)} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
