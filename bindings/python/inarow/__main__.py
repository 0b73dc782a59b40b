# SPDX-License-Identifier: BSL-1.0
"""`python -m inarow` runs the program `inarow`, which is installed with the package."""

import os
import pathlib
import signal
import subprocess
import sys

from inarow._installed import find_file

NAME = "inarow.exe" if sys.platform == "win32" else "inarow"


def find_program() -> pathlib.Path | None:
    """Returns the path of the installed program; None if the package has no program."""
    return find_file(NAME, "bin")


def run(program: pathlib.Path, arguments: list[str]) -> int:
    """Runs the program. On Windows, returns the exit code of the program. On other systems, the
    program replaces the Python process."""
    if sys.platform != "win32":
        for ignored_by_python in signal.SIGPIPE, signal.SIGXFSZ:
            signal.signal(ignored_by_python, signal.SIG_DFL)
        os.execv(program, [str(program), *arguments])
    with subprocess.Popen([program, *arguments]) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # the program gets it too, and decides when to exit
                pass


def main() -> int:
    if program := find_program():
        return run(program, sys.argv[1:])
    print(
        "inarow: the package was built without its command line, because the headers of CLI11 were "
        "missing: install them (Debian: libcli11-dev) and build the package again.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
