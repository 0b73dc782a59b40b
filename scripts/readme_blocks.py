#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Does what a page says, in a bare root that has the clone as /home/stranger/inarow.

    scripts/readme_blocks.py ROOT [PAGE]            PAGE is README.md, if none is named

The shell function enter_root of scripts/roots.sh is in the environment. Before anything else, each ```cpp block whose first
line is `// NAME.cpp` or `// examples/.../NAME.cpp` is saved as NAME.cpp. A ```sh or ```shell block is run; the latter installs
what is missing, so nothing but this runs it. A ```sh block that names the first of several programs is run for each of them,
and prints the ```text block after it; a program of examples/ reads its .in file. Of a ```console block with lines that begin
with `$ `, each of these is run and must print what follows it or, where nothing follows, nothing or the ```text block above.
The Python examples are run by tests/python/test_docs.py, all other C++ by scripts/doc_examples.py.
"""

import argparse
import dataclasses
import itertools
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(?P<kind>cpp|sh|shell|console|text)\n(?P<text>.*?)^```\n", re.M | re.S)
FILE_NAME = re.compile(r"// (?P<folder>examples/(?:\w+/)*)?(?P<name>\w+)\.cpp\n")
WARNING = re.compile(r"^.*: warning: .*$", re.M)
SHOW_PATH = '\nprintf %s "$PATH" > .path\n'
HOME = "/home/stranger"


@dataclasses.dataclass(frozen=True)
class Program:
    name: str
    text: str
    input: bytes
    output: str | None  # where the page says it


def programs_of(blocks):
    found = {}
    for block, after in itertools.zip_longest(blocks, blocks[1:]):
        file = FILE_NAME.match(block["text"])
        if block["kind"] != "cpp" or not file:
            continue
        name = file["name"]
        read = ROOT / (file["folder"] or "") / f"{name}.in"
        program = Program(
            name,
            block["text"],
            read.read_bytes() if file["folder"] and read.exists() else b"",
            after["text"] if after and after["kind"] == "text" else None,
        )
        if found.setdefault(name, program) != program:
            sys.exit(f"two programs of a page are {name}.cpp")
    return list(found.values())


class Machine:
    def __init__(self, page, root):
        self.page = page
        self.root = root
        self.folder = pathlib.Path(root + HOME)
        self.path = ""

    def run(self, command, typed=b""):
        """What a command prints; it ends the test if it fails."""
        script = (f"PATH='{self.path}'\n" if self.path else "") + command + SHOW_PATH
        entered = ["bash", "-euc", 'enter_root "$@"', "-", self.root, "root", HOME]
        done = subprocess.run(
            [*entered, "bash", "-euc", script], input=typed, capture_output=True, check=False
        )
        printed, errors = done.stdout.decode(), done.stderr.decode(errors="replace")
        sys.stderr.write(errors)
        if warning := WARNING.search(printed + errors):
            sys.exit(f"{self.page}: a compiler's warning of\n{command}{warning[0]}")
        if done.returncode != 0:
            sys.exit(f"{self.page}: exit code {done.returncode} of\n{command}{printed}")
        self.path = (self.folder / ".path").read_text()
        return printed

    def run_and_compare(self, command, *wanted, typed=b""):
        printed = self.run(command, typed)
        if printed not in wanted:
            sys.exit(f"{self.page}: {command}\nprints\n{printed}instead of\n{wanted[-1]}")

    def run_console(self, text, above):
        for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
            command, _, wanted = part.partition("\n")
            self.run_and_compare(command, *([wanted] if wanted else ["", above]))

    def run_for_each(self, command, programs):
        first = programs[0].name if programs else None
        if len(programs) < 2 or f"{first}.cpp" not in command:
            self.run(command)
            return
        for program in programs:
            own = command.replace(first, program.name)
            self.run_and_compare(own, program.output, typed=program.input)

    def do(self, text):
        blocks = list(BLOCK.finditer(text))
        programs = programs_of(blocks)
        for program in programs:
            (self.folder / f"{program.name}.cpp").write_text(program.text, encoding="utf-8")
        above = ""
        for block in blocks:
            if block["kind"] == "sh":
                self.run_for_each(block["text"], programs)
            elif block["kind"] == "shell":
                self.run(block["text"])
            elif block["kind"] == "console":
                self.run_console(block["text"], above)
            elif block["kind"] == "text":
                above = block["text"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("root")
    parser.add_argument("page", nargs="?", default="README.md")
    options = parser.parse_args()
    text = (ROOT / options.page).read_text(encoding="utf-8")
    Machine(options.page, options.root).do(text)
    print(f"{options.page}: every command does what it says")


if __name__ == "__main__":
    main()
