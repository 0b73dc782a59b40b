#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Makes each mistake of docs/tutorial.md, and compares what the compilers say with the page.

    scripts/tutorial_mistakes.py

A mistake is the ```cpp ignore block after "**The mistake.**" or "**Another mistake.**"; it stands above
main in the program of its step, or, where it is indented, in place of the line with the same call. The
```console blocks up to the next mistake or heading are what clang 22 says of it, and g++ 12, if their
quotation marks are g++'s. g++ 14 and later print computed messages, as clang 22 does, so where g++ is one
of them, it must say what clang says of a refusal.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/tutorial.md"
STEP = re.compile(
    r"^```cpp\n(?P<code>// examples/tutorial/(?P<name>step\d)\.cpp\n.*?)^```\n", re.M | re.S
)
MISTAKE = re.compile(
    r"\*\*(?:The|Another) mistake\.\*\*.*?^```cpp ignore\n(?P<code>.*?)^```\n", re.M | re.S
)
CONSOLE = re.compile(r"^```console\n(?P<said>(?!\$).*?)^```\n", re.M | re.S)


def with_mistake(program, mistake):
    """The program of a step with the mistake in it."""
    if not mistake.startswith(" "):
        return program.replace("int main()", mistake + "\nint main()", 1)
    call = mistake.strip().split("(")[0]
    lines = program.splitlines(keepends=True)
    (number,) = [i for i, line in enumerate(lines) if f"{call}(" in line]
    lines[number] = mistake
    return "".join(lines)


def what_it_says(compiler, name, program):
    with tempfile.TemporaryDirectory(prefix="inarow-tutorial-") as folder:
        pathlib.Path(folder, f"{name}.cpp").write_text(program, encoding="utf-8")
        pathlib.Path(folder, "inarow").symlink_to(ROOT)
        how = ["-std=c++23", "-I", "inarow/include", "-fsyntax-only", f"{name}.cpp"]
        ran = subprocess.run(
            [compiler, *how],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
            env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"},
        )
    return [line.rstrip() for line in ran.stderr.splitlines()]


def has_computed_messages(compiler):
    run = subprocess.run([compiler, "-dumpversion"], capture_output=True, text=True, check=True)
    return int(run.stdout.split(".")[0]) >= 14


def lacking(said, expected):
    """The expected lines that are not there, in this order; what stands before them in a line, and
    the margin of a drawing, do not matter."""
    rest = iter(said)
    return [line for line in expected if not any(other.endswith(line) for other in rest)]


def main():
    text = PAGE.read_text(encoding="utf-8")
    sections = text.split("\n## ")[1:]
    failures = compared = 0
    for section in sections:
        step, mistakes = STEP.search(section), list(MISTAKE.finditer(section))
        if step is None:
            continue
        ends = [mistake.start() for mistake in mistakes[1:]] + [len(section)]
        for mistake, end in zip(mistakes, ends, strict=True):
            program = with_mistake(step["code"], mistake["code"])
            of_clang = []
            for console in CONSOLE.finditer(section, mistake.end(), end):
                lines = [line.rstrip() for line in console["said"].splitlines()]
                compiler = "clang++-22"
                if "\N{LEFT SINGLE QUOTATION MARK}" in console["said"]:
                    compiler = "g++"
                    if "because<" in console["said"] and has_computed_messages(compiler):
                        lines = of_clang
                of_clang = of_clang or lines
                said = what_it_says(compiler, step["name"], program)
                compared += 1
                missing = lacking(said, lines)
                if missing:
                    failures += 1
                    print(f"{step['name']}, {compiler}: not said:", *missing, sep="\n    ")
                    print("it said:", *said, sep="\n    ")
    print(f"{compared} messages of {PAGE.relative_to(ROOT)}, {failures} differ")
    sys.exit(failures != 0 or compared < len(STEP.findall(text)))


if __name__ == "__main__":
    main()
