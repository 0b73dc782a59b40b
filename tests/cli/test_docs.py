# SPDX-License-Identifier: BSL-1.0
"""The sessions in docs/cli/*.md: every command is run, and must print what the page says."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from support import PATIENCE, PROGRAM, objects_of

PAGES = sorted((pathlib.Path(__file__).resolve().parents[2] / "docs" / "cli").glob("*.md"))
SESSION = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)


def steps(session):
    """The commands of a session, each with what it prints."""
    for step in re.split(r"^\$ ", session, flags=re.M)[1:]:
        command, _, printed = step.partition("\n")
        yield command, printed


class Sessions(unittest.TestCase):
    maxDiff = None

    def test_pages(self):
        self.assertTrue(PAGES)
        for page in PAGES:
            with self.subTest(page.name), tempfile.TemporaryDirectory() as directory:
                os.symlink(os.path.abspath(PROGRAM), f"{directory}/inarow")
                path = f"{directory}:{os.environ['PATH']}"
                for session in SESSION.findall(page.read_text(encoding="utf-8")):
                    for command, printed in steps(session):
                        self.prints(
                            command, printed, cwd=directory, env={**os.environ, "PATH": path}
                        )

    def prints(self, command, printed, **where):
        if "--in-compiler" in command and not shutil.which("g++"):
            return
        ran = subprocess.run(
            ["bash", "-c", command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            **where,
        )
        self.assertEqual(ran.stdout.decode(), printed, command)
        objects_of(printed)


if __name__ == "__main__":
    unittest.main()
