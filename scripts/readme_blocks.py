#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Does what README.md says, in an empty folder that has the clone as `inarow`.

A ```cpp block whose first line is `// NAME.cpp` is saved under that name. A ```sh block is run. Of a
```console block with lines that begin with `$ `, each of these is run and must print what follows it.
The Python examples are run by tests/python/test_docs.py, all other C++ by scripts/doc_examples.py.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(?P<kind>cpp|sh|console)\n(?P<text>.*?)^```\n", re.M | re.S)
FILE_NAME = re.compile(r"// (?P<name>\w+\.cpp)\n")
SHOW_PATH = '\nprintf %s "$PATH" > .path\n'


def run(command, folder, environment):
    """What a command prints; it ends the test if it fails."""
    done = subprocess.run(
        ["bash", "-euc", command + SHOW_PATH],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"README.md: exit code {done.returncode} of\n{command}")
    environment["PATH"] = (folder / ".path").read_text()
    return done.stdout


def run_console(text, folder, environment):
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, wanted = part.partition("\n")
        printed = run(command, folder, environment)
        if printed != wanted:
            sys.exit(f"README.md: {command}\nprints\n{printed}instead of\n{wanted}")


def main():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        folder = pathlib.Path(directory)
        home = folder / "home"
        home.mkdir()
        (folder / "inarow").symlink_to(ROOT)
        environment = os.environ | {"HOME": str(home)}
        for block in BLOCK.finditer(readme):
            text = block["text"]
            name = FILE_NAME.match(text)
            if block["kind"] == "cpp" and name:
                (folder / name["name"]).write_text(text, encoding="utf-8")
            elif block["kind"] == "sh":
                run(text, folder, environment)
            elif block["kind"] == "console":
                run_console(text, folder, environment)
    print("README.md: every command does what it says")


if __name__ == "__main__":
    main()
