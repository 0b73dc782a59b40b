#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Does what a page says, in a bare root that has the clone as /home/stranger/inarow.

    scripts/readme_blocks.py ROOT [PAGE]            PAGE is README.md, if none is named

The shell function enter_root of scripts/roots.sh is in the environment. A ```cpp block whose first line is
`// NAME.cpp` is saved under that name. A ```sh or ```shell block is run; the latter installs what is missing, so nothing
but this runs it. Of a ```console block with lines that begin with `$ `, each of these is run and must print what follows
it. The Python examples are run by tests/python/test_docs.py, all other C++ by scripts/doc_examples.py.
"""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(?P<kind>cpp|sh|shell|console)\n(?P<text>.*?)^```\n", re.M | re.S)
FILE_NAME = re.compile(r"// (?P<name>\w+\.cpp)\n")
WARNING = re.compile(r"^.*: warning: .*$", re.M)
SHOW_PATH = '\nprintf %s "$PATH" > .path\n'
HOME = "/home/stranger"


class Machine:
    def __init__(self, page, root):
        self.page = page
        self.root = root
        self.folder = pathlib.Path(root + HOME)
        self.path = ""

    def run(self, command):
        """What a command prints; it ends the test if it fails."""
        script = (f"PATH='{self.path}'\n" if self.path else "") + command + SHOW_PATH
        entered = ["bash", "-euc", 'enter_root "$@"', "-", self.root, "root", HOME]
        done = subprocess.run(
            [*entered, "bash", "-euc", script],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        sys.stderr.write(done.stderr)
        if warning := WARNING.search(done.stdout + done.stderr):
            sys.exit(f"{self.page}: a compiler's warning of\n{command}{warning[0]}")
        if done.returncode != 0:
            sys.exit(f"{self.page}: exit code {done.returncode} of\n{command}{done.stdout}")
        self.path = (self.folder / ".path").read_text()
        return done.stdout

    def run_console(self, text):
        for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
            command, _, wanted = part.partition("\n")
            printed = self.run(command)
            if printed != wanted:
                sys.exit(f"{self.page}: {command}\nprints\n{printed}instead of\n{wanted}")

    def do(self, text):
        for block in BLOCK.finditer(text):
            name = FILE_NAME.match(block["text"])
            if block["kind"] == "cpp" and name:
                (self.folder / name["name"]).write_text(block["text"], encoding="utf-8")
            elif block["kind"] in ("sh", "shell"):
                self.run(block["text"])
            elif block["kind"] == "console":
                self.run_console(block["text"])


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
