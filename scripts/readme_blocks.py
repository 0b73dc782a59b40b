#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Does what a page says, in an empty folder that has the clone as `inarow`.

    scripts/readme_blocks.py                             README.md, here
    scripts/readme_blocks.py --in ROOT [PAGE]            in a bare root, which has the clone in its home/stranger

A ```cpp block whose first line is `// NAME.cpp` is saved under that name. A ```sh block is run, and in a bare root a
```shell block, too: it installs what is missing. Of a ```console block with lines that begin with `$ `, each of these is
run and must print what follows it. The Python examples are run by tests/python/test_docs.py, all other C++ by
scripts/doc_examples.py.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(?P<kind>cpp|sh|shell|console)\n(?P<text>.*?)^```\n", re.M | re.S)
FILE_NAME = re.compile(r"// (?P<name>\w+\.cpp)\n")
SHOW_PATH = '\nprintf %s "$PATH" > .path\n'
HOME = "/home/stranger"  # in a bare root


class Machine:
    """Where the commands are run: in a folder of this machine, or of a bare root."""

    def __init__(self, page, folder, root=None):
        self.page = page
        self.folder = folder
        self.root = root
        self.path = ""

    def run(self, command):
        """What a command prints; it ends the test if it fails."""
        script = (f"PATH='{self.path}'\n" if self.path else "") + command + SHOW_PATH
        argv = ["bash", "-euc", script]
        if self.root:
            argv = ["bash", "-euc", 'enter_root "$@"', "-", self.root, "root", HOME, *argv]
        done = subprocess.run(
            argv,
            cwd=self.folder,
            env=os.environ | {"HOME": str(self.folder / "home")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
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
            elif block["kind"] == "sh" or (block["kind"] == "shell" and self.root):
                self.run(block["text"])
            elif block["kind"] == "console":
                self.run_console(block["text"])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("page", nargs="?", default="README.md")
    parser.add_argument("--in", dest="root")
    options = parser.parse_args()
    text = (ROOT / options.page).read_text(encoding="utf-8")
    if options.root:
        Machine(options.page, pathlib.Path(options.root + HOME), options.root).do(text)
    else:
        with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
            folder = pathlib.Path(directory)
            (folder / "home").mkdir()
            (folder / "inarow").symlink_to(ROOT)
            Machine(options.page, folder).do(text)
    print(f"{options.page}: every command does what it says")


if __name__ == "__main__":
    main()
