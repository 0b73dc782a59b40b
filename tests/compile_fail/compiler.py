# SPDX-License-Identifier: BSL-1.0
"""A compiler, and how it prints what a program computes."""

import dataclasses
import pathlib
import re
import shutil
import subprocess

STANDARD = "c++23"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic"]


@dataclasses.dataclass(frozen=True)
class Compiler:
    command: str  # g++-16, or a path
    version: str  # 16.2.0
    library: int  # the version of libstdc++; 0 is another standard library
    standard: str = STANDARD
    options: tuple = ()

    @property
    def family(self):
        return "clang" if "clang" in self.command else "g++"

    @property
    def file_name(self):
        return pathlib.Path(self.command).name

    @property
    def major(self):
        return int(self.version.split(".")[0])

    @property
    def title(self):
        return f"{self.family} {self.major}"

    def __str__(self):
        return " ".join([self.title, *self.unusual])

    @property
    def unusual(self):
        """What is not as in the gallery."""
        standard = [] if self.standard == STANDARD else [self.standard]
        return [*standard, *self.options]

    @property
    def draws(self):
        """Whether its static_assert prints computed messages; else the sentence and the board are
        template arguments."""
        if self.family == "g++":
            return self.major >= 14
        return self.major >= 21 or self.standard == "c++26"

    @property
    def longest_argument(self):
        """clang shortens longer strings in template arguments."""
        return 36 if self.family == "clang" else 1000

    def flags(self, standard=""):
        """`standard` is what a case has in its section of that name."""
        if standard == "the default":
            return [*self.options, *WARNINGS]
        return [f"-std={standard or self.standard}", *self.options, *WARNINGS]


def version_of(command):
    run = subprocess.run(
        [command, "-dumpfullversion", "-dumpversion"], capture_output=True, text=True, check=True
    )
    return re.search(r"\d+(\.\d+)*", run.stdout)[0]


def library_of(command, options):
    run = subprocess.run(
        [command, *options, "-dM", "-E", "-x", "c++", "-"],
        input="#include <version>\n",
        capture_output=True,
        text=True,
        check=True,
    )
    version = re.search(r"^#define _GLIBCXX_RELEASE (\d+)$", run.stdout, re.M)
    return int(version[1]) if version else 0


def installed(commands, standard=STANDARD, options=()):
    return [
        Compiler(
            command, version_of(command), library_of(command, options), standard, tuple(options)
        )
        for command in commands
        if shutil.which(command)
    ]
